"""`caravanserai replay`: a recorded game, step by step."""

from pathlib import Path
from typing import Annotated

import typer

from caravanserai.cli import saves
from caravanserai.cli.arguments import HUMAN, Lang, find_game, read_language
from caravanserai.cli.ending import show_ending
from caravanserai.cli.saves import Player
from caravanserai.cli.screen import Screen, new_console
from caravanserai.cli.table import Table
from caravanserai.cli.voice import Voice
from caravanserai.cli.wrong import Wrong
from caravanserai.core import play
from caravanserai.core.ids import NOBODY
from caravanserai.core.record import BadRecord, Move


def replay(
    file: Annotated[Path, typer.Argument(help="A record or a saved game.")],
    to: Annotated[int | None, typer.Option(help="Show the table after so many decisions, and stop.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="Look from this seat (1, 2, …); from beside the table if missing.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Step through a record. Enter for the next decision, a number to go there, q to stop."""
    saved = saves.read(file)
    record = saved.record
    if seat is not None and not 1 <= seat <= record.seats:
        raise Wrong(f"--seat {seat}: the record has {record.seats} seats")
    if to is not None and not 0 <= to <= len(record.moves):
        raise Wrong(f"--to {to}: the record has {len(record.moves)} decisions")
    players = saved.players or [Player(HUMAN)] * record.seats
    try:
        table = Table(find_game(record.game), record, [Player(HUMAN, player.name) for player in players])
    except BadRecord as error:
        raise saved.wrong(error) from error
    voice = Voice(table.game, read_language(lang), players)
    viewer = Viewer(Screen(new_console(), voice), table, NOBODY if seat is None else seat - 1)
    if to is not None:
        viewer.show(to, whole=True)
    else:
        viewer.walk()


class Viewer:
    """Goes to and fro in a record."""

    def __init__(self, screen: Screen, table: Table, seat: int) -> None:
        self.screen = screen
        self.table = table
        self.seat = seat
        self.moves: list[Move] = list(table.record.moves)

    def walk(self) -> None:
        """Until q, or the end of the input."""
        at = 0
        self.show(at, whole=True)
        while True:
            self.screen.console.file.flush()
            try:
                word = input(f"{at}/{len(self.moves)} {self.screen.voice.text('cli-replay-keys')} ❯ ").strip()
            except EOFError:
                return
            if word.lower() in {"q", "quit"}:
                return
            if word.isdigit() and int(word) <= len(self.moves):
                at = int(word)
                self.show(at, whole=True)
            elif word:
                self.screen.say("cli-not-a-choice", "yellow", n=len(self.moves))
            elif at < len(self.moves):
                at += 1
                self.show(at, whole=False)
            else:
                return

    def show(self, at: int, whole: bool) -> None:
        """The table after so many decisions: what was decided last, what came of it, and who is asked."""
        s, voice = self.table.at(at), self.screen.voice
        if at:
            move = self.moves[at - 1]
            since = self.table.course.told_at(at - 1)
            self.screen.line(f"{at}. {voice.names[move.seat]}: {self.said(move)}", "bold")
            self.screen.log(voice.events(s, self.seat, since))
        if whole:
            self.screen.board(s, self.seat)
        if not play.asked(s):
            show_ending(self.screen, self.table.game, s)

    def said(self, move: Move) -> str:
        return f"{self.screen.voice.speaker.choice(move.token)}  ({move.token})"
