"""Stories of any game: what building a position, playing tokens and looking at a table have in common."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from typing import Any, ClassVar, Generic, Self, TypeVar

from caravanserai.core import play
from caravanserai.core.bits import bit
from caravanserai.core.event import redact
from caravanserai.core.game import Game, Standing, start
from caravanserai.core.ids import NOBODY, Ints
from caravanserai.core.state import State
from caravanserai.core.step import Refusal

S = TypeVar("S", bound=State)
T = TypeVar("T")
EMPTY = -1  # no piece on a place
NONE = "none"  # its name


def name_of(piece: int, names: Sequence[str]) -> str | None:
    """What a piece is called; None where there is none."""
    return None if piece == EMPTY else names[piece]


def names_on(places: Iterable[int], names: Sequence[str]) -> list[str]:
    """What lies on a row of places, "none" for an empty one."""
    return [name_of(piece, names) or NONE for piece in places]


def number_of(name: str, names: Sequence[str]) -> int:
    """The piece of a name; no piece for "none"."""
    return EMPTY if name == NONE else names.index(name)


def lift(places: Ints, piece: int) -> None:
    """Take a piece from a row of places, if it lies there; its place stays empty."""
    for n, lies in enumerate(places):
        if lies == piece:
            places[n] = EMPTY


def lift_all(places: Ints, where: range) -> int:
    """Empty these places of a row; what lay there, as bits."""
    lay = 0
    for n in where:
        if places[n] != EMPTY:
            lay |= bit(places[n])
        places[n] = EMPTY
    return lay


def change_places(places: Ints, n: int, piece: int) -> None:
    """Lay a piece on a place; what lay there goes where the piece was."""
    for other, lies in enumerate(places):
        if lies == piece and piece != EMPTY:
            places[other] = places[n]
    places[n] = piece


def change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What is more or fewer, and by how much."""
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


class Player(Generic[T]):
    """One player of a story."""

    resources: ClassVar[Sequence[str]] = ()  # what a stock is made of, in games that have one

    def __init__(self, story: T, seat: int) -> None:
        self.story = story
        self.seat = seat

    @property
    def me(self) -> Any:
        """The player's part of the state."""
        raise NotImplementedError

    def __getattr__(self, name: str) -> int:
        """A plain number that a player has: how much of a resource, or a field of the state."""
        if name in self.resources:
            return self.stock[name]
        value = getattr(self.me, name)
        assert isinstance(value, int)
        return value

    @property
    def stock(self) -> dict[str, int]:
        """Everything owned, zeros included."""
        return {name: int(n) for name, n in zip(self.resources, self.me.stock, strict=True)}


class Story(Generic[S]):
    """A table with nobody asked; the story of a game lays it and knows its pieces."""

    game: Game[S]

    def __init__(self, seats: int, key: int, **options: Any) -> None:
        self.s = self.game.deal(seats, self.game.options(seats, options), key)
        self.s.stack.clear()
        self.s.log = []

    # -- playing --------------------------------------------------------------------------------------------------

    def go(self) -> Self:
        """Run whatever asks nobody."""
        play.settle(self.s)
        return self

    def play(self, *tokens: str) -> Self:
        """Play tokens one after the other, each by whoever is asked (of several asked at once: the first)."""
        for token in tokens:
            no = play.explain(self.s, token)
            assert no is None, f"{token} refused: {no.message} ({no.rule}); legal: {self.legal()}"
            play.apply(self.s, token)
        return self

    def play_as(self, seat: int, token: str) -> Self:
        """Answer a question asked of several at once."""
        play.apply(self.s, token, seat)
        return self

    def one_more(self, n: int) -> None:
        """Take one of the legal choices, a different one for each n."""
        legal = play.legal(self.s)
        play.apply(self.s, legal[n * 7919 % len(legal)])

    # -- looking --------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[int, ...]:
        return play.asked(self.s)

    @property
    def question(self) -> str:
        """The name of the step that asks; empty if nobody is asked."""
        return type(self.s.stack[-1]).__name__ if self.s.stack else ""

    def legal(self, seat: int = NOBODY) -> list[str]:
        return [self.game.space.token(choice) for choice in play.legal(self.s, seat)]

    def offered(self, seat: int = NOBODY) -> list[str]:
        """What may be tried, refused or not."""
        return [self.game.space.token(choice) for choice in play.candidates(self.s, seat)]

    def refused(self, token: str, seat: int = NOBODY) -> Refusal:
        """The refusal of a token; fails if it is legal."""
        no = play.explain(self.s, token, seat)
        assert no is not None, f"{token} is legal"
        return no

    def rule(self, token: str, seat: int = NOBODY) -> str:
        """The rule id that forbids a token."""
        return str(self.refused(token, seat).rule)

    def events(self) -> list[str]:
        """The kinds of all events so far, in order."""
        return [self.game.events.kinds[event.kind].name for event in self.s.log or []]

    def told(self, kind: str) -> list[tuple[int, ...]]:
        """The numbers of all events of a kind so far."""
        kinds = self.game.events.kinds
        found = [event for event in self.s.log or [] if kinds[event.kind].name == kind]
        return [tuple(event.values()[: len(kinds[event.kind].arguments)]) for event in found]

    def standings(self) -> list[Standing]:
        return self.game.standings(self.s)

    def standing_of(self, seat: int) -> Standing:
        return next(standing for standing in self.standings() if standing.seat == seat)

    def ties(self) -> list[tuple[int, str, tuple[int, ...]]]:
        """Seat, the rule that puts it above the next of as many points, and what was compared; best first."""
        return [(x.seat, x.decided, tuple(step.value for step in x.compared)) for x in self.standings()]

    def tie_rules(self, seat: int) -> list[str]:
        """The rules by which a seat was compared with those of as many points."""
        return [step.rule for step in self.standing_of(seat).compared]

    def score(self, seat: int) -> int:
        return self.standing_of(seat).score

    def winners(self) -> list[int]:
        return [standing.seat for standing in self.standings() if standing.won]

    def sheet(self, seat: int) -> dict[str, int]:
        """The score sheet of a seat by message."""
        out: dict[str, int] = {}
        for line in self.standing_of(seat).lines:
            out[line.message] = out.get(line.message, 0) + line.points
        return out

    def lines(self, seat: int) -> dict[str, int]:
        """The score sheet of a seat, lines that score nothing left out."""
        return {message: points for message, points in self.sheet(seat).items() if points}


class Dealt(Story[S]):
    """A table ready for its first decision; nothing is taken off the stack and nobody is moved."""

    def __init__(self, seats: int, key: int, **options: Any) -> None:
        self.s = start(self.game, seats, key=key, **options)


Told = TypeVar("Told", bound=Story[Any])


def twin_of(t: Told, seat: int, key: int) -> Told:
    """The table as a seat imagines it."""
    twin = copy(t)
    twin.s = t.game.imagine(t.s, seat, key)
    return twin


def seen(t: Story[Any], seat: int) -> str:
    """All that a seat (or a spectator) may know, as text."""
    return json.dumps(t.game.show(t.s, seat), sort_keys=True)


def told(t: Story[Any], seat: int) -> list[tuple[str, list[int]]]:
    """The log as one seat may see it."""
    log = [redact(t.game.events, event, seat) for event in t.s.log or []]
    return [(t.game.events.kinds[event.kind].name, event.values()) for event in log]


def revealed(t: Story[Any], deed: Callable[[], object]) -> int:
    """How much chance something uses up, or how much it turns face up."""
    before = t.s.reveals
    deed()
    return int(t.s.reveals - before)
