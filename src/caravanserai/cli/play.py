"""`caravanserai play`: a game in the terminal, against bots, the solo opponent, or each other."""

import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer

from caravanserai.bots import BotFailed, UnknownBot
from caravanserai.bots.levels import suggested
from caravanserai.cli import saves
from caravanserai.cli.arguments import HUMAN, Lang, find_game, read_key, read_language, read_options, read_seats
from caravanserai.cli.ending import show_ending
from caravanserai.cli.menu import Wishes, ask_wishes
from caravanserai.cli.saves import Player, Saved, SaveFile
from caravanserai.cli.screen import Screen, new_console
from caravanserai.cli.seated import Leave, Seated
from caravanserai.cli.table import Table
from caravanserai.cli.voice import Voice
from caravanserai.cli.wrong import Wrong
from caravanserai.core import play as rules
from caravanserai.core.game import BadOption, Game
from caravanserai.core.record import BadRecord, new_record

INTERRUPTED = 130


def play(
    game: Annotated[str | None, typer.Argument(help="The game, for example gugong.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many players; 1 is a solo game.")] = None,
    seat: Annotated[
        list[str] | None, typer.Option(help="Who sits there, in order: human, human:NAME, or a bot's name.")
    ] = None,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE; may be given several times.")] = None,
    lang: Lang = None,
    key: Annotated[str | None, typer.Option(help="A number that decides all chance; fresh if missing.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where to save the game, decision by decision.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play in the terminal."""
    heed_ctrl_c()
    language = read_language(lang)
    if resume is not None:
        if game or seats or option or key or save:
            raise Wrong("--resume: the saved game says all but --seat and --lang")
        run(resumed(resume, list(seat or [])), language)
        return
    wishes = Wishes(game, seats, list(seat or []), list(option or []), language)
    if wishes.are_none() and sys.stdin.isatty():
        wishes = ask_wishes(new_console(), wishes, asked_language=lang is None)
    run(new_table(wishes, key, save), wishes.language)


def heed_ctrl_c() -> None:
    """Who sits at a terminal can leave by Ctrl-C, even where the command inherited that it is ignored."""
    if sys.stdin.isatty() and signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def new_table(wishes: Wishes, key: str | None, save: Path | None) -> Table:
    """A table with a fresh record, on disk before the first decision."""
    game = find_game(wishes.game)
    sitting = read_seats(game, wishes.seats, wishes.seat, suggested())
    try:
        options = game.options(len(sitting), read_options(wishes.option))
    except BadOption as error:
        raise Wrong(str(error)) from error
    if save is not None and save.exists():
        raise Wrong(f"--save {save}: is there already; go on with it by --resume, or name another file")
    record = new_record(game, len(sitting), read_key(key), options)
    players = [Player(kind, name) for kind, name in sitting]
    try:
        table = Table(game, record, players, SaveFile(save or saves.fresh_path(game.id), players))
    except UnknownBot as error:
        raise Wrong(str(error)) from error
    table.save()
    return table


def resumed(path: Path, seat: list[str]) -> Table:
    """A saved game at the decision where it was left."""
    saved = saves.read(path)
    game = find_game(saved.record.game)
    players = saved.players
    if seat or not players:
        players = [Player(kind, name) for kind, name in read_seats(game, saved.record.seats, seat, suggested())]
    try:
        return laid(game, saved, players)
    except UnknownBot as error:
        raise Wrong(f"{path}: {error}") from error


def laid(game: Game[Any], saved: Saved, players: list[Player]) -> Table:
    """Play a saved record again; a last line that has no end and cannot be played was never finished."""
    file = SaveFile(saved.path, players)
    try:
        table = Table(game, saved.record, players, file)
    except BadRecord as error:
        if not (saves.cut_short(saved) and error.line == saved.record.moves[-1].line):
            raise saved.wrong(error) from error
        saved.record.moves.pop()
        table = Table(game, saved.record, players, file)
    if not saved.text.endswith("\n") or players != saved.players:
        table.save()
    return table


def run(table: Table, language: str) -> None:
    """Play until the end, or until somebody leaves; the file is complete at every moment."""
    screen = Screen(new_console(), Voice(table.game, language, table.players))
    with suppress(ImportError):
        import readline  # noqa: F401, PLC0415  only importing it makes input lines editable
    greet(screen, table)
    try:
        while (seat := table.asked()) is not None:
            if table.players[seat].human:
                Seated(screen, table, seat).decide()
            else:
                bot_decides(screen, table, seat)
        finished(screen, table)
    except Leave:
        where(screen, table)
    except BotFailed as fault:
        table.save()
        screen.say("cli-bot-failed", "red", player=screen.voice.names[fault.seat], why=fault.what)
        where(screen, table)
        raise typer.Exit(1) from None
    except (KeyboardInterrupt, EOFError) as end:
        table.save()  # a decision may have been taken and not yet been written
        screen.console.print()
        where(screen, table)
        raise typer.Exit(INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0) from None


def greet(screen: Screen, table: Table) -> None:
    """Whose table it is, and what differs from when it was saved."""
    screen.say("cli-welcome", "bold")
    if table.record.edition != table.game.edition:
        screen.say("cli-edition-differs", "yellow", saved=table.record.edition, here=table.game.edition)
    if table.record.box != table.game.box.digest:
        screen.say("cli-box-differs", "yellow", saved=table.record.box, here=table.game.box.digest)
    if table.record.moves:
        screen.say("cli-taken-up", n=len(table.record.moves))


def bot_decides(screen: Screen, table: Table, seat: int) -> None:
    if screen.console.is_terminal and HUMAN in (player.kind for player in table.players):
        with screen.console.status(screen.voice.text("cli-thinking", player=screen.voice.names[seat])):
            choice = table.bot_choice(seat)
    else:
        choice = table.bot_choice(seat)
    table.decide(seat, choice)


def finished(screen: Screen, table: Table) -> None:
    """The score sheet line by line, the winner, and where the record lies."""
    table.end()
    humans = table.humans
    seat = humans[0] if len(humans) == 1 else -1
    screen.log(screen.voice.events(table.s, seat)[-12:])
    screen.say("cli-game-over", "bold")
    standings = show_ending(screen, table.game, table.s)
    if any(standing.won and humans == [standing.seat] for standing in standings):
        screen.say("cli-you-won", "bold green")
    where(screen, table, over=True)


def where(screen: Screen, table: Table, over: bool = False) -> None:
    """Where the game lies, and how to go on with it."""
    if table.file is None:
        return
    screen.say("cli-saved-game", file=str(table.file.path))
    if not over and rules.asked(table.s):
        screen.say("cli-resume-with", "dim", command=f"caravanserai play --resume {table.file.path}")
