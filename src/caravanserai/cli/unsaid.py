"""`caravanserai check --words xx`: what a language does not say yet, all of it, for the house and for each game."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from caravanserai.cli.arguments import known_games, read_language
from caravanserai.core.game import Game
from caravanserai.core.languages import Language, languages
from caravanserai.speech import Speaker
from caravanserai.speech.missing import Part, house, is_begun, of_game, strays


def show_unsaid(console: Console, speaker: Speaker, word: str, only: Game[Any] | None) -> bool:
    """List it; whether that is a fault: something that is wrong, or missing from a language that calls itself complete.

    A game need not speak a language; if it does it has to say everything.
    """
    language = languages()[read_language(word, "--words")]
    chosen = [only] if only is not None else list(known_games().values())
    parts = [] if only is not None else [house(language)]
    parts += [of_game(game, language) for game in chosen]
    for part in parts:
        show_part(console, speaker, part)
    lost = list(strays(language, known_games())) if only is None else []
    show_list(console, speaker.text("cli-words-wrong", n=len(lost)), lost, "red")
    whole = not lost and all(part.is_whole for part in parts)
    console.print(
        Text(speaker.text("cli-words-whole" if whole else "cli-words-open", language=language.name), style="bold")
    )
    return bool(lost) or any(part.wrong for part in parts) or is_lacking(language, parts, chosen)


def is_lacking(language: Language, parts: Sequence[Part], chosen: Sequence[Game[Any]]) -> bool:
    """Whether a language that calls itself complete is not."""
    silent = {game.id for game in chosen if not is_begun(game, language)}
    return language.complete and not all(part.is_whole for part in parts if part.name not in silent)


def show_part(console: Console, speaker: Speaker, part: Part) -> None:
    """The house or a game: how much is said, then everything that is not."""
    said = speaker.text("cli-words-messages", n=part.messages - len(part.missing), all=part.messages)
    told = speaker.text("cli-words-rules", n=part.rules - len(part.untold), all=part.rules) if part.rules else ""
    mark = ("✓ ", "green") if part.is_whole else ("· ", "yellow")
    console.print(Text.assemble(mark, (part.name, "bold"), f": {'; '.join(filter(None, (said, told)))}"))
    show_list(console, speaker.text("cli-words-wrong", n=len(part.wrong)), part.wrong, "red")
    show_list(console, speaker.text("cli-words-missing", n=len(part.missing)), part.missing)
    show_list(console, speaker.text("cli-words-untold", n=len(part.untold)), part.untold)
    show_list(console, speaker.text("cli-words-same", n=len(part.same)), part.same)


def show_list(console: Console, head: str, lines: Sequence[str], style: str = "") -> None:
    """A heading with a number, and one line for each."""
    if lines:
        console.print(Text(f"  {head}", style=style or "bold"))
        for line in lines:
            console.print(Text(f"    {line}", style=style), soft_wrap=True)
