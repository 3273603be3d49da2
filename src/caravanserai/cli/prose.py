"""Rules as the terminal prints them: chapters of a rulebook, found by an id and laid out; and how to play."""

from collections.abc import Iterator
from typing import Any, ClassVar

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.markdown import Markdown, MarkdownElement, TableElement
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from caravanserai.core.book import Chapter
from caravanserai.core.game import Game
from caravanserai.core.howto import HowtoSection
from caravanserai.speech import Speaker
from caravanserai.speech.howto import told

NUMBERED = "turn"  # the shape of a section whose items come one after the other
INDENT = 3


class FoldedTable(TableElement):
    """A table in which a word that is wider than its column goes on in the next line: nothing is cut off."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for part in super().__rich_console__(console, options):
            if isinstance(part, Grid):
                for column in part.columns:
                    column.overflow = "fold"
            yield part


class Prose(Markdown):
    """The words of a rule."""

    elements: ClassVar[dict[str, type[MarkdownElement]]] = Markdown.elements | {"table_open": FoldedTable}


def full_id(game: Game[Any], wanted: str) -> str:
    """The id of a rule or section as it is typed: `GG-5.2`, `5.2.4`, `gg-5`."""
    name = wanted.upper()
    return name if name.startswith(f"{game.prefix}-") else f"{game.prefix}-{name}"


def only_under(chapter: Chapter, name: str) -> Chapter:
    """What a chapter has of a section, or the one rule of that id; its own words only with a whole section."""
    rules = [rule for rule in chapter.rules if rule.id == name or rule.id.startswith(f"{name}.")]
    return chapter._replace(rules=rules, text=chapter.text if rules == chapter.rules else "")


def in_print(chapter: Chapter, notes: dict[str, str]) -> Iterator[RenderableType]:
    """A chapter, each rule with the note on it, if there is one."""
    yield Text(chapter.heading.title, style="bold")
    if chapter.text:
        yield Prose(chapter.text)
    for rule in chapter.rules:
        yield Prose(f"**{rule.id}** {rule.text}")
        if rule.id in notes:
            yield Padding(Prose(notes[rule.id], style="dim"), (0, 0, 0, 4))


def guide(game: Game[Any], language: str) -> Group:
    """How to play a game that says so."""
    speaker = Speaker(game, language)
    title = Text(speaker.text("cli-howto", game=speaker.title()), style="bold")
    return Group(title, *(part for section in told(game, language) for part in guide_section(section)))


def guide_section(section: HowtoSection) -> Iterator[RenderableType]:
    """Its title, and each thing with what is told of it and the rule that says it."""
    yield Text()
    yield Rule(Text(section.title, style="bold"), align="left", style="dim")
    for n, item in enumerate(section.items, 1):
        mark = f"{n}." if section.shape == NUMBERED else "•"
        yield Text.assemble((f"{mark:<{INDENT}}", "cyan"), (item.name, "bold"))
        rule = (f"  {item.rule}", "dim cyan") if item.rule else ""
        yield Padding(Text.assemble(item.text, rule), (0, 0, 0, INDENT))
