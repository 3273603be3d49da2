"""A table in the terminal: the game, who sits there, its record on disk, and how to go back."""

from typing import Any, Final

from caravanserai.bots import Bot, SeatView, choice_of, made, seed_of
from caravanserai.cli.saves import Player, SaveFile
from caravanserai.core import play
from caravanserai.core.course import Course, Taken, Tried, still_to_redo
from caravanserai.core.event import Event
from caravanserai.core.game import Game
from caravanserai.core.record import BadRecord, Move, Record, begin, finish
from caravanserai.core.space import UnknownToken
from caravanserai.core.state import State
from caravanserai.core.step import Illegal, NotAsked
from caravanserai.core.telling import tellings

NO_TIME: Final = 0  # nobody is timed here


class Table:
    """Plays a record further; every decision is on disk before the next is asked for."""

    def __init__(self, game: Game[Any], record: Record, players: list[Player], file: SaveFile | None = None) -> None:
        self.game = game
        self.record = record
        self.players = players
        self.file = file
        self.undone: list[Taken] = []
        self.bots: dict[int, Bot] = {
            seat: made(player.kind, seed_of(record.key, seat))
            for seat, player in enumerate(players)
            if not player.human
        }
        s = begin(record)
        self.events: list[Event] = s.log or []
        self.course = Course(
            game,
            record.seats,
            record.key,
            dict(record.options),
            s,
            told=tellings(game, self.events),
            later=record.later,
            anew=record.anew,
        )
        for n, move in enumerate(record.moves):
            self.follow(n, move)

    @property
    def s(self) -> State:
        """The table as it stands, with all that was told."""
        return self.course.s

    # Playing

    def follow(self, n: int, move: Move) -> None:
        """Play a decision of the record; or BadRecord."""
        try:
            self.accept(self.course.trial(move.seat, move.token, NO_TIME))
        except (Illegal, NotAsked, UnknownToken) as error:
            line = move.line or self.record.first_line() + n
            raise BadRecord(line, f"{move.seat} {move.token}: {error}") from None

    def accept(self, tried: Tried) -> None:
        self.course.accept(tried)
        self.hear(tried)

    def hear(self, tried: Tried) -> None:
        """What came of a decision goes into the log."""
        self.events += tried.events
        self.course.s.log = self.events

    def asked(self) -> int | None:
        """Who decides next: where several are asked, those who need no time first."""
        seats = play.asked(self.course.s)
        return min(seats, key=lambda seat: (self.players[seat].human, seat)) if seats else None

    def decide(self, seat: int, choice: int) -> None:
        """Take a choice and write it down."""
        tried = self.course.trial(seat, choice, NO_TIME)
        self.accept(tried)
        self.write(tried)

    def write(self, tried: Tried) -> None:
        """Put a decision that was taken on disk."""
        move = Move(tried.decision.seat, tried.decision.token)
        is_turned = len(self.record.moves) in self.record.later  # the head tells of keys in use
        self.record.moves.append(move)
        self.undone = still_to_redo(self.undone, [tried])
        if self.file is not None and self.file.path.exists() and not is_turned:
            self.file.append(move)
        else:
            self.save()

    def bot_choice(self, seat: int) -> int:
        """What a bot chooses; or BotFailed, whatever went wrong in it."""
        return choice_of(self.bots[seat], self.players[seat].kind, SeatView(self.game, self.s, seat))

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
        """How many decisions there were before the last one of a seat that was a choice."""
        return self.course.undo_point([seat])

    def is_free(self, n: int, seat: int) -> bool:
        """Whether going back concerns nobody else: one person plays, or only this one decided and nothing was shown."""
        return len(self.humans) == 1 or self.course.is_quiet(n, [seat])

    def go_back(self, n: int) -> None:
        """Before decision n; what is taken back can be played again."""
        self.undone = self.course.taken_since(n) + self.undone
        del self.events[self.course.told_at(n) :]
        self.course.go_back(n)
        self.course.s.log = self.events
        del self.record.moves[n:]
        self.record.digest, self.record.scores = "", []
        self.save()

    def go_on(self) -> int:
        """Play again what was taken back, up to a person's next decision; how many decisions."""
        count = 0
        for tried in self.course.again(self.undone, NO_TIME, self.waits_for_a_person):
            self.hear(tried)
            self.write(tried)
            count += 1
        return count

    def waits_for_a_person(self, course: Course) -> bool:
        seat = self.asked()
        return seat is not None and self.players[seat].human and len(play.legal(course.s, seat)) > 1

    def at(self, n: int) -> State:
        """The table as it stood after n decisions, with all that had been told."""
        s = self.course.table_at(n)
        s.log = self.events[: self.course.told_at(n)]
        return s
