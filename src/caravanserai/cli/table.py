"""A table in the terminal: the game, who sits there, its record on disk, and how to go back."""

from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from caravanserai.bots import Bot, SeatView, find_bot
from caravanserai.cli.saves import Player, SaveFile
from caravanserai.core import play
from caravanserai.core.game import Game
from caravanserai.core.record import BadRecord, Move, Record, begin, finish
from caravanserai.core.space import UnknownToken
from caravanserai.core.state import State
from caravanserai.core.step import Illegal, NotAsked


@dataclass(frozen=True)
class Mark:
    """What was so just before a decision: who was asked, whether there was a choice, what had been revealed."""

    seat: int
    forced: bool
    reveals: int
    log: int


class Table:
    """Plays a record further; every decision is on disk before the next is asked for."""

    def __init__(self, game: Game[Any], record: Record, players: list[Player], file: SaveFile | None = None) -> None:
        self.game = game
        self.record = record
        self.players = players
        self.file = file
        self.undone: list[Move] = []
        self.bots: dict[int, Bot] = {
            seat: find_bot(player.kind)(seed_of(record.key, seat))
            for seat, player in enumerate(players)
            if not player.human
        }
        self.marks: list[Mark] = []
        self.s: State = self.laid(record.moves)

    # Playing

    def laid(self, moves: list[Move]) -> State:
        """The table after these decisions, with its log and marks; or BadRecord."""
        s = begin(self.record)
        if s.log is None:
            s.log = []
        self.marks = []
        for n, move in enumerate(moves):
            self.turn_key(s, n)
            try:
                self.mark(s, move.seat)
                play.apply(s, move.token, move.seat)
            except (Illegal, NotAsked, UnknownToken) as error:
                line = move.line or self.record.first_line() + n
                raise BadRecord(line, f"{move.seat} {move.token}: {error}") from None
        return s

    def turn_key(self, s: State, n: int) -> bool:
        """Take chance from another key if the record says so after n decisions; whether it does."""
        if n not in self.record.later:
            return False
        s.change_key(self.record.later[n])
        return True

    def mark(self, s: State, seat: int) -> None:
        log = len(s.log) if s.log is not None else 0
        self.marks.append(Mark(seat, len(play.legal(s, seat)) == 1, int(s.reveals), log))

    def asked(self) -> int | None:
        """Who decides next: where several are asked, those who need no time first."""
        seats = play.asked(self.s)
        return min(seats, key=lambda seat: (self.players[seat].human, seat)) if seats else None

    def decide(self, seat: int, choice: int) -> None:
        """Take a choice and write it down."""
        move = Move(seat, self.game.space.token(choice))
        is_turned = self.turn_key(self.s, len(self.record.moves))
        self.mark(self.s, seat)
        try:
            play.apply(self.s, choice, seat)
        except Illegal:
            self.marks.pop()
            raise
        self.record.moves.append(move)
        if self.undone and self.undone[0] == move:
            del self.undone[0]
        else:
            self.undone.clear()
        if self.file is not None and self.file.path.exists() and not is_turned:  # the head tells of keys in use
            self.file.append(move)
        else:
            self.save()

    def bot_choice(self, seat: int) -> int:
        return self.bots[seat].choose(SeatView(self.game, self.s, seat))

    def end(self) -> None:
        """The game is over: its digest and scores belong to the record."""
        if not self.record.digest:
            finish(self.record, self.s)
            self.save()

    def save(self) -> None:
        if self.file is not None:
            self.file.write(self.record)

    # Going back

    @property
    def humans(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.human]

    def undo_point(self, seat: int) -> int | None:
        """The last decision of a person where there was a choice; with several at the table, of this one."""
        for n in range(len(self.marks) - 1, -1, -1):
            mark = self.marks[n]
            if mark.seat == seat and not mark.forced:
                return n
        return None

    def is_free(self, n: int, seat: int) -> bool:
        """Whether going back concerns nobody else: one person plays, or only this one decided and nothing was shown."""
        if len(self.humans) == 1:
            return True
        return self.marks[n].reveals == self.s.reveals and all(mark.seat == seat for mark in self.marks[n:])

    def go_back(self, n: int) -> None:
        """Before decision n; what is taken back can be played again."""
        self.undone = self.record.moves[n:] + self.undone
        del self.record.moves[n:]
        self.record.digest, self.record.scores = "", []
        self.s = self.laid(self.record.moves)
        self.save()

    def go_on(self) -> int:
        """Play again what was taken back, up to a person's next decision; how many decisions."""
        count = 0
        while self.undone and (count == 0 or not self.waits_for_a_person()):
            move = self.undone[0]
            self.decide(move.seat, self.game.space.code(move.token))
            count += 1
        return count

    def waits_for_a_person(self) -> bool:
        seat = self.asked()
        return seat is not None and self.players[seat].human and len(play.legal(self.s, seat)) > 1


def seed_of(key: bytes, seat: int) -> int:
    """A bot's own chance: the same whenever the game is taken up again."""
    return int.from_bytes(blake2b(bytes([seat]), key=key, digest_size=4, person=b"bot").digest(), "little")
