"""The course of one game: its table, every decision that led there, and how to go back and on again.

Nothing here waits or writes: tables in the terminal and on a server are played with the same code. A decision is
tried on a copy, and becomes the course of the game when it is accepted: when it is on disk, or the store has it.
"""

import json
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeAlias

from caravanserai.core import play
from caravanserai.core.event import Event
from caravanserai.core.game import Game, Options, start
from caravanserai.core.state import State
from caravanserai.core.telling import Told, tellings
from caravanserai.core.wire import digest, to_wire

SNAPSHOT_EVERY: Final = 20

Taken: TypeAlias = Sequence[Any]  # a seat and a token, as they are kept: what was taken back and can be played again


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision, and what was so just before it: whether there was a choice, what had been revealed and told."""

    n: int
    seat: int
    token: str
    forced: bool
    reveals: int
    told: int
    at: int


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as it was put: its step, and what could be chosen."""

    step: str
    legal: list[int]


@dataclass(frozen=True, slots=True)
class Tried:
    """A decision that is legal, with the table it leads to; not yet part of the game."""

    s: State
    decision: Decision
    told: list[Told]
    asked: Asked
    events: Sequence[Event] = ()  # what was told, as the rules told it

    @property
    def over(self) -> bool:
        """Whether the game is over after it."""
        return not play.asked(self.s)


@dataclass
class Course:
    """A game from its first decision to where it stands."""

    game: Game[Any]
    seats: int
    key: bytes
    options: Options
    s: State
    decisions: list[Decision] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    snapshots: dict[int, str] = field(default_factory=dict)  # tables as text, by decision
    later: dict[int, bytes] = field(default_factory=dict)  # keys of later chance, by the decisions taken before
    # What a seat could not know was dealt anew: whose knowledge stayed, and the key, by the decisions taken before.
    anew: dict[int, tuple[int, bytes]] = field(default_factory=dict)
    asked: dict[int, Asked] = field(default_factory=dict)  # the latest questions, by the decisions taken before

    @property
    def decided(self) -> int:
        """How many decisions have been taken."""
        return len(self.decisions)

    # Going on

    def trial(self, seat: int, choice: int | str, now: int) -> Tried:
        """Take a choice on a copy of the table; or Illegal, NotAsked, UnknownToken."""
        code = int(play.code(self.s, choice))
        asked = asked_of(self.s, seat)
        after = self.s.clone()
        after.log = []
        self.turn_key(after, self.decided)
        play.apply(after, code, seat)
        token = self.game.space.token(code)
        forced = len(asked.legal) == 1
        decision = Decision(self.decided + 1, seat, token, forced, int(self.s.reveals), len(self.told), now)
        told = tellings(self.game, after.log)
        self.deal_anew(after, self.decided + 1)
        return Tried(after, decision, told, asked, after.log)

    def accept(self, tried: Tried) -> None:
        """A decision that the store has becomes part of the game."""
        self.s = tried.s
        self.s.log = None
        self.asked[self.decided] = tried.asked
        self.asked.pop(self.decided - SNAPSHOT_EVERY, None)
        self.decisions.append(tried.decision)
        self.told += tried.told
        if self.decided % SNAPSHOT_EVERY == 0:
            self.snapshots[self.decided] = saved(self.s)

    def again(self, redo: Sequence[Taken], now: int, waits: Callable[["Course"], bool]) -> Iterator[Tried]:
        """Play again what was taken back: at least one decision, then until the course waits for somebody."""
        for n, (seat, token) in enumerate(redo):
            if n > 0 and waits(self):
                return
            tried = self.trial(int(seat), str(token), now)
            self.accept(tried)
            yield tried

    def copy(self, n: int | None = None) -> "Course":
        """The same course, as it is or after n decisions, to go on with on trial."""
        out = replace(
            self,
            decisions=list(self.decisions),
            told=list(self.told),
            snapshots=dict(self.snapshots),
            asked=dict(self.asked),
        )
        if n is not None:
            out.go_back(n)
        return out

    # Going back

    def undo_point(self, seats: Iterable[int]) -> int | None:
        """How many decisions there were before the last one of these seats that was a choice."""
        mine = set(seats)
        for decision in reversed(self.decisions):
            if decision.seat in mine and not decision.forced:
                return decision.n - 1
        return None

    def is_quiet(self, n: int, seats: Iterable[int]) -> bool:
        """Whether since then only these seats decided and nothing was revealed."""
        mine = set(seats)
        since = self.decisions[n:]
        return not since or (
            since[0].reveals == int(self.s.reveals) and all(decision.seat in mine for decision in since)
        )

    def quiet_until(self, n: int) -> int:
        """How many decisions there were when, after n, something was next revealed; or are now."""
        since = self.decisions[n:]
        after = [*(decision.reveals for decision in since[1:]), int(self.s.reveals)]
        for decision, reveals in zip(since, after, strict=False):
            if reveals != decision.reveals:
                return decision.n - 1
        return self.decided

    def asked_at(self, n: int) -> Asked:
        """The question that the decision after n others has answered."""
        found = self.asked.get(n)
        if found is None:
            found = self.asked[n] = asked_of(self.table_at(n), self.decisions[n].seat)
        return found

    def table_at(self, n: int) -> State:
        """The table after n decisions: from the nearest snapshot on."""
        known = sorted(self.snapshots)
        at = bisect_right(known, n)
        begin = known[at - 1] if at else 0
        s = self.game.from_wire(json.loads(self.snapshots[begin])) if at else self.dealt()
        s.log = None
        for decision in self.decisions[begin:n]:
            self.apply(s, decision)
        return s

    def apply(self, s: State, decision: Decision) -> None:
        """Play a decision once more, with the chance that was its own."""
        self.turn_key(s, decision.n - 1)
        play.apply(s, decision.token, decision.seat)
        self.deal_anew(s, decision.n)

    def turn_key(self, s: State, n: int) -> None:
        """Before the decision after n others: take chance from another key if one comes into force there."""
        if n in self.later:
            s.change_key(self.later[n])

    def deal_anew(self, s: State, n: int) -> None:
        """After n decisions: deal what a seat cannot know anew, if that was done there."""
        if n in self.anew:
            self.game.deal_anew(s, *self.anew[n])

    def key_at(self, n: int) -> bytes:
        """The key that the decision after n others draws from."""
        keys = {at: key for at, (_, key) in self.anew.items()} | self.later
        before = [one for one in keys if one <= n]
        return keys[max(before)] if before else self.key

    def dealt(self) -> State:
        s: State = start(self.game, self.seats, self.key, **self.options)
        self.deal_anew(s, 0)
        return s

    def told_at(self, n: int) -> int:
        """How much had been told after n decisions."""
        return self.decisions[n].told if n < self.decided else len(self.told)

    def taken_since(self, n: int) -> list[Taken]:
        """What going back to n decisions takes back, to be played again."""
        return [[one.seat, one.token] for one in self.decisions[n:]]

    def go_back(self, n: int) -> None:
        """Stand after n decisions again."""
        self.s = self.table_at(n)
        del self.told[self.told_at(n) :]
        del self.decisions[n:]
        self.snapshots = {at: wire for at, wire in self.snapshots.items() if at <= n}
        self.asked = {at: asked for at, asked in self.asked.items() if at < n}


def begun(
    game: Game[Any],
    seats: int,
    key: bytes,
    options: Options,
    later: Mapping[int, bytes] | None = None,
    anew: Mapping[int, tuple[int, bytes]] | None = None,
) -> Course:
    """A game before its first decision."""
    s = start(game, seats, key, **options)
    told = tellings(game, s.log or [])
    s.log = None
    course = Course(game, seats, key, dict(options), s, told=told, later=dict(later or {}), anew=dict(anew or {}))
    course.deal_anew(s, 0)
    return course


def asked_of(s: State, seat: int) -> Asked:
    """What a seat is asked now; or NotAsked."""
    return Asked(type(play.question(s, seat)).__name__, play.legal(s, seat))


def saved(s: State) -> str:
    return json.dumps(to_wire(s), separators=(",", ":"))


def digest_of(s: State) -> str:
    return digest(s)


def still_to_redo(redo: Sequence[Taken], tries: Iterable[Tried]) -> list[Taken]:
    """What can still be played again when these are taken: nothing if they go another way."""
    left = list(redo)
    for tried in tries:
        left = left[1:] if left and [*left[0]] == [tried.decision.seat, tried.decision.token] else []
    return left
