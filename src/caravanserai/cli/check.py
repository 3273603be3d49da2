"""`caravanserai check`: hold games against everything that a game promises."""

import re
from collections import Counter
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
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
from caravanserai.kit.rooms import before_it_loads, by_room
from caravanserai.speech import Speaker
from caravanserai.speech.check import word_faults

WORDS = "words"  # what the kit calls the check that is lent to it
NUMBER = re.compile(r"\d+")


def check(
    game: Annotated[str | None, typer.Argument(help="The game; all that are installed if missing.")] = None,
    games_: Annotated[int, typer.Option("--games", min=1, help="Random games at each setting.")] = 1,
    seed: Annotated[int, typer.Option(help="Where the random games begin.")] = 0,
    words: Annotated[str | None, typer.Option(help="Only list what this language does not say yet.")] = None,
    lang: Lang = None,
) -> None:
    """Check the box of a game and run the conformance kit. Exit code 1 if there are faults."""
    language = read_language(lang)
    console = new_console()
    if words is not None:
        one = find_game(game) if game is not None else None
        raise typer.Exit(int(show_unsaid(console, Speaker(None, language), words, one)))
    if game in games().faults:
        console.print(Text.assemble(("✗ ", "bold red"), f"{game}: box"))
        raise typer.Exit(int(show_unloadable(console, str(game)) > 0))
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
    show_rooms(console, game, faults)
    name = speaker.text(f"game-{game.id}")
    message = "cli-check-faults" if faults else "cli-check-sound"
    console.print(Text(speaker.text(message, game=name, n=len(faults)), style="bold"))
    return len(faults)


def show_rooms(console: Console, game: Game[Any], faults: list[Fault]) -> None:
    """All that is wrong, under the file where it is mended; the one to begin with first."""
    for room, found in by_room(game, faults).items():
        alike: dict[tuple[str, str], list[Fault]] = {}
        for fault in found:  # the same at many tables is told once, with the first of them
            alike.setdefault((fault.invariant, NUMBER.sub("", fault.what)), []).append(fault)
        console.print(Text(f"  {room}", style="bold"), soft_wrap=True)
        for one, *more in alike.values():
            times = f" ×{len(more) + 1}" if more else ""
            console.print(Text(f"    {one.told}{times}", style="red"), soft_wrap=True)


def show_unloadable(console: Console, name: str) -> int:
    """What keeps a game from being loaded, and all that it does not have yet; the number of faults."""
    rooms = before_it_loads(name, folder_of(name), games().faults[name])
    for room, whats in rooms.items():
        console.print(Text(f"  {room}", style="bold"), soft_wrap=True)
        for what in whats:
            console.print(Text(f"    {what}", style="red"), soft_wrap=True)
    return sum(map(len, rooms.values()))


def folder_of(name: str) -> Path:
    """The folder of a game that cannot be loaded, from its entry point."""
    point = next(one for one in entry_points(group="caravanserai.games") if one.name == name)
    parent, _, _ = point.module.rpartition(".")
    try:
        found = find_spec(point.module)
    except ImportError:  # that of a package around it
        found = find_spec(parent)
    return Path(str(found.origin)).parent if found is not None else Path(name)
