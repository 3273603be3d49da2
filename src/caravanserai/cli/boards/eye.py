"""One who looks at a table in the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich import box
from rich.console import Console, ConsoleOptions, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from caravanserai.cli.boards.colours import colour
from caravanserai.cli.voice import Voice
from caravanserai.core.game import View

NOTHING = "·"


class Eye(NamedTuple):
    """Who looks, at what, in which language."""

    view: View
    voice: Voice
    seat: int

    @property
    def data(self) -> dict[str, Any]:
        return self.voice.game.box.data

    def say(self, message: str, /, **arguments: str | int) -> str:
        return self.voice.text(f"board-{message}", **arguments)

    def name(self, sort: str, name: str) -> str:
        return self.voice.speaker.component(sort, name)

    def about(self, sort: str, name: str) -> str:
        return self.voice.speaker.about(sort, name)

    def effect(self, effects: Any) -> str:
        """What effects do, as they are written in the component file."""
        return self.voice.speaker.effect(effects)

    def player(self, seat: int) -> Text:
        return Text(self.voice.names[seat], style=colour(seat))

    def players(self, seats: list[int]) -> Text:
        return Text(", ").join(self.player(seat) for seat in seats)


def facts(pairs: list[tuple[str, Text | str]]) -> Text:
    """Short facts in a line, each with its label."""
    return Text("   ").join(Text.assemble((f"{label} ", "dim"), value) for label, value in pairs)


def banner(eye: Eye, pairs: list[tuple[str, Text | str]], style: str = "blue") -> Panel:
    """What everybody looks at first, under the name of the game."""
    return Panel(facts(pairs), title=Text(eye.voice.title, style="bold"), border_style=style, box=box.HEAVY)


class Grid(Table):
    """A table in which a word that is longer than its column goes on in the next line: nothing is cut off."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for column in self.columns:
            column.overflow = "fold"
        yield from super().__rich_console__(console, options)


def plain_grid(*columns: str | Text) -> Grid:
    """A table with these headings and no frame."""
    grid = Grid(box=box.SIMPLE_HEAD, expand=True, pad_edge=False, header_style="dim")
    for heading in columns:
        grid.add_column(heading)
    return grid


def side_by_side(names: list[Text], columns: Sequence[Mapping[str, Text | str]]) -> Grid:
    """The facts of each player by label, a column each."""
    grid = plain_grid("", *names)
    for label in columns[0]:
        grid.add_row(Text(label, style="dim"), *(column[label] for column in columns))
    return grid
