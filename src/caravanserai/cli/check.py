"""`caravanserai check`: hold games against everything that a game promises."""

from collections import Counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from caravanserai.cli.arguments import Lang, find_game, read_language
from caravanserai.cli.screen import new_console
from caravanserai.cli.unsaid import show_unsaid
from caravanserai.core.box import BoxError
from caravanserai.core.game import Game, games, why
from caravanserai.core.languages import unread
from caravanserai.kit import INVARIANTS, Fault
from caravanserai.kit import check as held_against_the_kit
from caravanserai.speech import Speaker
from caravanserai.speech.check import word_faults

WORDS = "words"  # what the kit calls the check that is lent to it
SHOWN = 3  # faults of one invariant


def check(
    game: Annotated[str | None, typer.Argument(help="The game; all that are installed if missing.")] = None,
    games_: Annotated[int, typer.Option("--games", min=1, help="Random games at each setting.")] = 1,
    seed: Annotated[int, typer.Option(help="Where the random games begin.")] = 0,
    words: Annotated[str | None, typer.Option(help="Only list what this language does not say yet.")] = None,
    lang: Lang = None,
) -> None:
    """Check the box of a game and run the conformance kit; exit code 1 if there are faults."""
    language = read_language(lang)
    console = new_console()
    if words is not None:
        one = find_game(game) if game is not None else None
        raise typer.Exit(int(show_unsaid(console, Speaker(None, language), words, one)))
    found = [find_game(game)] if game is not None else list(games().values())
    faults = sum(check_game(console, one, games_, seed, language) for one in found)
    if game is None:
        faults += show_unloaded(console)
    if faults:
        raise typer.Exit(1)


def show_unloaded(console: Console) -> int:
    """What keeps games and languages from being there at all, every fault with its place; the number of them."""
    lines: list[str] = []
    for name, error in games().faults.items():
        lines += [f"{name}: {fault}" for fault in (error.faults if isinstance(error, BoxError) else [why(error)])]
    lines += unread()
    for line in lines:
        console.print(Text.assemble(("✗ ", "bold red"), line), soft_wrap=True)
    return len(lines)


def check_game(console: Console, game: Game[Any], number: int, seed: int, language: str) -> int:
    """One line for each invariant; the number of faults. That the game could be loaded says that its box is sound."""
    speaker = Speaker(game, language)
    with console.status(speaker.text("cli-checking", game=speaker.text(f"game-{game.id}"))):
        faults = held_against_the_kit(game, number, seed, words=word_faults)
    times = Counter(fault.invariant for fault in faults)
    console.print(Text.assemble(("✓ ", "green"), f"{game.id}: box {game.box.digest}"))
    for invariant in (*INVARIANTS, WORDS):
        ok = not times[invariant]
        mark = ("✓ ", "green") if ok else ("✗ ", "bold red")
        console.print(Text.assemble(mark, f"{game.id}: {invariant}", "" if ok else f": {times[invariant]}"))
        show(console, [fault for fault in faults if fault.invariant == invariant])
    name = speaker.text(f"game-{game.id}")
    message = "cli-check-faults" if faults else "cli-check-sound"
    console.print(Text(speaker.text(message, game=name, n=len(faults)), style="bold"))
    return len(faults)


def show(console: Console, faults: list[Fault]) -> None:
    for fault in faults[:SHOWN]:
        console.print(Text(f"    {fault}", style="red"))
