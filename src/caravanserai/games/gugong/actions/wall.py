"""Great Wall: placing, scoring, Intrigue benefits (GG-7)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit
from caravanserai.core.ids import NOBODY, Choice, Ints, Seat
from caravanserai.core.ints import added, filled
from caravanserai.core.space import COUNT, SKIP, YES, YES_SKIP, A
from caravanserai.core.step import Auto, Refusal, Said, Saying, Step
from caravanserai.games.gugong.actions.action import Action
from caravanserai.games.gugong.actions.servants import (
    KEEP_PIECE,
    NO_REGULAR_TO_PLACE,
    NO_SERVANT,
    NOT_BOTH,
    SUPPLY_EMPTY,
    TOO_FEW_SERVANTS,
    can_spend,
    pieces,
    spend,
    supplies,
)
from caravanserai.games.gugong.actions.tracks import is_ahead, move_envoy, move_intrigue, score
from caravanserai.games.gugong.box import BENEFITS, DICE, OPTIONS_B, WALL_ENVOY, WALL_VP
from caravanserai.games.gugong.choices import (
    BENEFIT,
    DOUBLE_AS_1,
    FACE,
    REGULAR,
    REGULAR_OR_1_OR_2,
    SKIP_OR_BENEFIT,
)
from caravanserai.games.gugong.components import LARGEST_VALUE, WALL
from caravanserai.games.gugong.events import BENEFIT_TAKEN, DIE_TURNED, WALL_PLACED, WALL_SCORED
from caravanserai.games.gugong.questions import wall_extra, wall_size
from caravanserai.games.gugong.state import MENGS_BENEFIT, ON_WALL, POOL, SUPPLY, Gugong

TOO_LOW: Final = Refusal("GG-7.3.5", "refuse-marker-too-low")
NOT_ON_DIE: Final = Refusal("GG-7.3.7", "refuse-not-on-that-die")


ON_THE_WALL: Final = Saying("say-great-wall", ["have", "left"])


class GreatWall(Action):
    """Place one servant, or pay one and place up to two (GG-7.1.1, 7.1.2)."""

    def place(self) -> i64:
        return WALL

    def follower(self, seat: Seat) -> Action:
        return GreatWall(seat, 1)

    def says(self, s: Gugong) -> Said | None:
        return Said(ON_THE_WALL, [int(s.of(self.seat).pool), int(wall_size(s) - on_wall(s))])

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        if choice == SKIP:
            return None
        if choice == A:
            return None if pieces(s.of(self.seat)) > 0 else NO_SERVANT
        cost = OPTIONS_B[WALL].spend
        return None if can_spend(s.of(self.seat), cost, KEEP_PIECE) else NOT_BOTH[cost]

    def perform(self, s: Gugong, choice: Choice) -> None:
        seat = self.seat
        if choice == A:
            s.next(PlaceOnWall(seat, POOL), MaybeExtraOnWall(seat), CheckWall(seat))
        else:
            s.next(CountForWall(seat), MaybeExtraOnWall(seat), CheckWall(seat))
            spend(s, seat, OPTIONS_B[WALL].spend, KEEP_PIECE)


class CountForWall(Step[Gugong]):
    """One servant or two (GG-7.1.2)."""

    def candidates(self, s: Gugong) -> Ints:
        return COUNT.codes(bit(OPTIONS_B[WALL].place + 1) - 2)

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        n = COUNT.index(choice)
        return None if pieces(s.of(self.seat)) >= n else TOO_FEW_SERVANTS[n]

    def take(self, s: Gugong, choice: Choice) -> None:
        for _ in range(COUNT.index(choice)):
            s.next(PlaceOnWall(self.seat, POOL))


class PlaceOnWall(Auto[Gugong]):
    """Place a servant from the pool or the supply, asking which if the Double Servant is there."""

    def __init__(self, seat: Seat, source: i64) -> None:
        super().__init__(seat)
        self.source: Final = source

    def run(self, s: Gugong) -> None:
        if s.of(self.seat).double == self.source:
            s.next(PlaceWhichOnWall(self.seat, self.source))
        else:
            place_regular(s, self.seat, self.source)


def place_regular(s: Gugong, seat: Seat, source: i64) -> None:
    me = s.of(seat)
    if source == POOL:
        me.pool -= 1
    else:
        me.supply -= 1
    me.wall += 1
    s.emit(WALL_PLACED, seat, 1)


class PlaceWhichOnWall(Step[Gugong]):
    """Place a servant or the Double Servant, as one or two (GG-9.6.4, 9.6.5)."""

    def __init__(self, seat: Seat, source: i64) -> None:
        super().__init__(seat)
        self.source: Final = source

    def stands_alone(self) -> bool:
        return True  # it only names the piece of a placement that has begun (GG-6.4.8)

    def candidates(self, s: Gugong) -> Ints:
        return REGULAR_OR_1_OR_2

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        me = s.of(self.seat)
        regular = me.pool if self.source == POOL else me.supply
        return NO_REGULAR_TO_PLACE if choice == REGULAR and regular == 0 else None

    def take(self, s: Gugong, choice: Choice) -> None:
        if choice == REGULAR:
            place_regular(s, self.seat, self.source)
            return
        me = s.of(self.seat)
        me.double = ON_WALL
        me.double_as = 1 if choice == DOUBLE_AS_1 else 2
        me.wall += me.double_as
        s.emit(WALL_PLACED, self.seat, me.double_as)


class MaybeExtraOnWall(Auto[Gugong]):
    """With the decree, more servants from the supply may be placed (GG-8.3.3)."""

    def run(self, s: Gugong) -> None:
        for _ in range(min(wall_extra(s, self.seat), supplies(s.of(self.seat)))):
            s.next(ExtraOnWall(self.seat))


class ExtraOnWall(Step[Gugong]):
    """Place the additional servant or not (GG-8.3.3)."""

    def candidates(self, s: Gugong) -> Ints:
        return YES_SKIP

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        return SUPPLY_EMPTY if choice == YES and supplies(s.of(self.seat)) == 0 else None

    def take(self, s: Gugong, choice: Choice) -> None:
        if choice == YES:
            s.next(PlaceOnWall(self.seat, SUPPLY))


class CheckWall(Auto[Gugong]):
    """Score the wall when it is complete (GG-7.1.3, 7.1.4)."""

    def run(self, s: Gugong) -> None:
        if on_wall(s) >= wall_size(s):
            score_complete_wall(s)


def on_wall(s: Gugong) -> i64:
    """How many servants stand on the wall."""
    n: i64 = 0
    for p in s.players:
        n += p.wall
    return n


def score_complete_wall(s: Gugong) -> None:
    """The scoring, then a benefit for each who was there, the lowest marker first (GG-7.3.1, 7.3.2, 7.3.10)."""
    waiting = filled(0, 0)
    for seat in range(s.seats):
        if s.of(seat).wall > 0:
            waiting = with_highest_first(s, waiting, seat)
    score_wall(s, WALL_SCORED)
    for seat in waiting:  # the last pushed is asked first
        s.next(MENGS_BENEFIT[0] if s.is_meng(seat) else IntrigueBenefit(seat))


def with_highest_first(s: Gugong, seats: Ints, new: Seat) -> Ints:
    """Seats in falling order of their Intrigue markers, with one more."""
    out = filled(0, 0)
    waits = True
    for seat in seats:
        if waits and is_ahead(s, new, seat):
            out = added(out, new)
            waits = False
        out = added(out, seat)
    return added(out, new) if waits else out


def score_wall(s: Gugong, told: i64) -> None:
    """Points and an Envoy step for the most servants, which go home; how it is told (GG-7.2.1, 7.2.2)."""
    winner: Seat = NOBODY
    for seat in range(s.seats):
        mine = s.of(seat).wall
        if mine == 0:
            continue
        if winner == NOBODY or mine > s.of(winner).wall:
            winner = seat
        elif mine == s.of(winner).wall and is_ahead(s, seat, winner):
            winner = seat
    if winner == NOBODY:
        return
    me = s.of(winner)
    s.emit(told, winner, me.wall)
    me.supply += me.wall
    if me.double == ON_WALL:
        me.supply -= me.double_as
        me.double = SUPPLY
    me.wall = 0
    score(s, winner, WALL_VP)
    move_envoy(s, winner, WALL_ENVOY)


class IntrigueBenefit(Step[Gugong]):
    """Go back for one benefit, or not (GG-7.3.4, 7.3.5, 7.3.8)."""

    def candidates(self, s: Gugong) -> Ints:
        return SKIP_OR_BENEFIT

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        if choice == SKIP:
            return None
        benefit = BENEFITS[BENEFIT.index(choice)]
        if s.of(self.seat).intrigue < benefit.back:
            return TOO_LOW
        return s.op(benefit.effect).able(s, self.seat)

    def take(self, s: Gugong, choice: Choice) -> None:
        if choice != SKIP:
            take_benefit(s, self.seat, BENEFIT.index(choice))


def take_benefit(s: Gugong, seat: Seat, n: i64) -> None:
    """Pay the steps back and receive the benefit; may ask: nothing after it may need the benefit."""
    s.emit(BENEFIT_TAKEN, seat, n)
    move_intrigue(s, seat, -BENEFITS[n].back)
    s.op(BENEFITS[n].effect).enact(s, seat)


def turnable() -> Ints:
    """The faces that the dice really have (GG-7.3.7)."""
    faces: i64 = 0
    for die in range(len(DICE)):
        for value in DICE[die]:
            faces |= bit(die * LARGEST_VALUE + value - 1)
    return FACE.codes(faces)


TURNABLE: Final = turnable()


class TurnDie(Step[Gugong]):
    """Turn one destiny die to another face (GG-7.3.4, 7.3.7)."""

    def candidates(self, s: Gugong) -> Ints:
        return FACE.all()

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        die, value = FACE.index(choice) // LARGEST_VALUE, FACE.index(choice) % LARGEST_VALUE + 1
        return None if value in DICE[die] else NOT_ON_DIE

    def legal(self, s: Gugong) -> Ints:
        return TURNABLE

    def take(self, s: Gugong, choice: Choice) -> None:
        die, value = FACE.index(choice) // LARGEST_VALUE, FACE.index(choice) % LARGEST_VALUE + 1
        s.dice[die] = value
        s.emit(DIE_TURNED, self.seat, FACE.index(choice))
