"""Grand Canal: loading and sailing ships (GG-9.4, 9.5.1, 9.5.2)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, shifted
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import joined
from caravanserai.core.space import JUST_SKIP, SKIP, A
from caravanserai.core.step import Auto, Refusal, Said, Saying, Step
from caravanserai.games.gugong.actions.action import Action
from caravanserai.games.gugong.actions.harbours import (
    ANY_SHIP,
    CANNOT_MOVE,
    ClaimRewards,
    can_sail,
    free_harbour,
    harbour_ahead,
    harbour_index,
    harbour_number,
    is_last,
    lose_ship,
    own_ships,
    sail,
)
from caravanserai.games.gugong.actions.servants import (
    KEEP_PIECE,
    NO_REGULAR_TO_PLACE,
    NO_SERVANT,
    NOT_BOTH,
    SUPPLY_EMPTY,
    can_spend,
    pieces,
    spend,
    supplies,
)
from caravanserai.games.gugong.box import OPTIONS_B, ROUTES, SHIP_CAPACITY
from caravanserai.games.gugong.choices import DOUBLE_AS_1, DOUBLE_AS_2, REGULAR, REGULAR_OR_1_OR_2, ROUTE
from caravanserai.games.gugong.components import CANAL
from caravanserai.games.gugong.events import SHIP_LAUNCHED, SHIP_LOADED
from caravanserai.games.gugong.state import EMPTY, ON_SHIP, POOL, Gugong

NO_ROOM: Final = Refusal("GG-9.4.4", "refuse-ship-full")
NO_ROOM_FOR_TWO: Final = Refusal("GG-9.6.4", "refuse-no-room-for-two")
NO_FREE_HARBOUR: Final = Refusal("GG-9.4.6", "refuse-no-free-harbour")
NO_SHIP_LEFT: Final = Refusal("GG-9.4.7", "refuse-no-ship-left")
NO_SHIP_TO_LOAD: Final = Refusal("GG-9.4.10", "refuse-no-ship-to-load")
NOTHING_TO_DO: Final = Refusal("GG-9.4.10", "refuse-nothing-to-do")
NOT_NEITHER: Final = Refusal("GG-9.4.1", "refuse-not-neither")
ON_THE_CANAL: Final = Saying("say-grand-canal", ["have"])
AT_LEAST_ONE: Final = Refusal("GG-9.4.3", "refuse-load-at-least-one")


def can_load(s: Gugong, seat: Seat) -> bool:
    """Whether some ship has room or can be launched (GG-9.4.10)."""
    for h in range(len(s.harbours)):
        if s.harbours[h] == seat and s.cargo[h] < SHIP_CAPACITY:
            return True
    if s.of(seat).ships > 0:
        for route in range(ROUTES[s.side]):
            if free_harbour(s, route) != EMPTY:
                return True
    return False


class GrandCanal(Action):
    """Load and/or sail, or pay one and load twice (GG-9.4.1, 9.4.3)."""

    def place(self) -> i64:
        return CANAL

    def follower(self, seat: Seat) -> Action:
        return GrandCanal(seat, 1)

    def says(self, s: Gugong) -> Said | None:
        return Said(ON_THE_CANAL, [int(s.of(self.seat).pool)])

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        if choice == SKIP:
            return None
        me = s.of(self.seat)
        if choice == A:
            if can_sail(s, self.seat) or (pieces(me) > 0 and can_load(s, self.seat)):
                return None
            return NO_SERVANT if pieces(me) == 0 else NOTHING_TO_DO
        cost = OPTIONS_B[CANAL].spend
        if not can_spend(me, cost, KEEP_PIECE):
            return NOT_BOTH[cost]
        return None if can_load(s, self.seat) else NO_SHIP_TO_LOAD

    def perform(self, s: Gugong, choice: Choice) -> None:
        seat = self.seat
        if choice == A:
            s.next(LoadOrSail(seat, POOL, 1))
        else:
            s.next(LoadShip(seat, POOL, 0), LoadMore(seat, OPTIONS_B[CANAL].loads - 1))
            spend(s, seat, OPTIONS_B[CANAL].spend, KEEP_PIECE)


class Load(Step[Gugong]):
    """Put a servant on an own ship or a new one (GG-9.4.5, 9.4.6)."""

    def __init__(self, seat: Seat, source: i64, optional: i64) -> None:
        super().__init__(seat)
        self.source: Final = source
        self.optional: Final = optional

    def candidates(self, s: Gugong) -> Ints:
        routes = shifted(bit(ROUTES[s.side]) - 1, s.side)
        return joined(joined(JUST_SKIP, own_ships(s, self.seat)), ROUTE.codes(routes))

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        if choice == SKIP:
            return None if self.optional else AT_LEAST_ONE
        if not ROUTE.has(choice):
            return None if s.cargo[harbour_index(s, choice)] < SHIP_CAPACITY else NO_ROOM
        if s.of(self.seat).ships == 0:
            return NO_SHIP_LEFT
        return NO_FREE_HARBOUR if free_harbour(s, route_index(s, choice)) == EMPTY else None

    def load(self, s: Gugong, choice: Choice) -> i64:
        """Launch a ship if that was chosen, and load; which harbour. May ask: nothing after it may need the cargo."""
        me = s.of(self.seat)
        harbour: i64
        if ROUTE.has(choice):
            harbour = free_harbour(s, route_index(s, choice))
            s.harbours[harbour] = self.seat
            me.ships -= 1
            s.emit(SHIP_LAUNCHED, self.seat, harbour_number(s, harbour))
        else:
            harbour = harbour_index(s, choice)
        if me.double == self.source:
            s.next(LoadWhich(self.seat, self.source, harbour))
        else:
            load_regular(s, self.seat, self.source, harbour)
        return harbour


def route_index(s: Gugong, choice: Choice) -> i64:
    """The route of a choice, counted on this side of the board."""
    return ROUTE.index(choice) - s.side


class LoadShip(Load):
    """Load, after which full ships may claim: all own ships after a placement from the pool (GG-9.5.5)."""

    def take(self, s: Gugong, choice: Choice) -> None:
        if choice == SKIP:
            return
        s.next(ClaimRewards(self.seat, ANY_SHIP))
        self.load(s, choice)


class LoadFromSupply(Load):
    """Load from the supply, after which that ship may claim (GG-6.3.10, 8.2.2, 9.5.5)."""

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        if supplies(s.of(self.seat)) == 0:  # tokens exchanged beside this question may have emptied it
            return None if choice == SKIP else SUPPLY_EMPTY
        return super().refuse(s, choice)

    def take(self, s: Gugong, choice: Choice) -> None:
        if choice == SKIP:
            return
        harbour = free_harbour(s, route_index(s, choice)) if ROUTE.has(choice) else harbour_index(s, choice)
        s.next(ClaimRewards(self.seat, harbour))
        self.load(s, choice)


def load_regular(s: Gugong, seat: Seat, source: i64, harbour: i64) -> None:
    me = s.of(seat)
    if source == POOL:
        me.pool -= 1
    else:
        me.supply -= 1
    s.cargo[harbour] += 1
    s.emit(SHIP_LOADED, seat, harbour_number(s, harbour), s.cargo[harbour])


class LoadWhich(Step[Gugong]):
    """A servant or the Double Servant, as one or two (GG-9.6.4, 9.6.5)."""

    def __init__(self, seat: Seat, source: i64, harbour: i64) -> None:
        super().__init__(seat)
        self.source: Final = source
        self.harbour: Final = harbour

    def stands_alone(self) -> bool:
        return True  # it only names the piece of a placement that has begun (GG-6.4.8)

    def candidates(self, s: Gugong) -> Ints:
        return REGULAR_OR_1_OR_2

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        me = s.of(self.seat)
        if choice == REGULAR:
            return NO_REGULAR_TO_PLACE if (me.pool if self.source == POOL else me.supply) == 0 else None
        if choice == DOUBLE_AS_2 and s.cargo[self.harbour] + 2 > SHIP_CAPACITY:
            return NO_ROOM_FOR_TWO
        return None

    def take(self, s: Gugong, choice: Choice) -> None:
        if choice == REGULAR:
            load_regular(s, self.seat, self.source, self.harbour)
            return
        me = s.of(self.seat)
        me.double = ON_SHIP
        me.double_as = 1 if choice == DOUBLE_AS_1 else 2
        me.double_at = self.harbour
        s.cargo[self.harbour] += me.double_as
        s.emit(SHIP_LOADED, self.seat, harbour_number(s, self.harbour), s.cargo[self.harbour])


class LoadMore(Auto[Gugong]):
    """The further servants of option B, where one can still be placed (GG-9.4.3)."""

    def __init__(self, seat: Seat, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left

    def run(self, s: Gugong) -> None:
        if self.left > 0 and pieces(s.of(self.seat)) > 0 and can_load(s, self.seat):
            s.next(LoadShip(self.seat, POOL, 1), LoadMore(self.seat, self.left - 1))


class LoadOrSail(Load):
    """Option A: load first, or leave that out and sail (GG-9.4.1, 9.4.2)."""

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        if choice == SKIP:
            return None if can_sail(s, self.seat) else NOT_NEITHER
        if pieces(s.of(self.seat)) == 0:
            return NO_SERVANT
        return super().refuse(s, choice)

    def take(self, s: Gugong, choice: Choice) -> None:
        seat = self.seat
        if choice == SKIP:
            s.next(MoveShip(seat, 0))
            return
        s.next(ClaimRewards(seat, ANY_SHIP), MaybeMoveShip(seat))
        self.load(s, choice)


class MaybeMoveShip(Auto[Gugong]):
    """The movement after a placement, if a ship can move (GG-9.4.1)."""

    def run(self, s: Gugong) -> None:
        if can_sail(s, self.seat):
            s.next(MoveShip(self.seat, 1))


class MoveShip(Step[Gugong]):
    """Move a ship to the next free harbour, or out to sea; then full ships may claim (GG-9.5.1, 9.5.2, 9.5.5)."""

    def __init__(self, seat: Seat, optional: i64) -> None:
        super().__init__(seat)
        self.optional: Final = optional

    def candidates(self, s: Gugong) -> Ints:
        return joined(JUST_SKIP, own_ships(s, self.seat))

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        if choice == SKIP:
            return None if self.optional else NOT_NEITHER
        harbour = harbour_index(s, choice)
        return None if is_last(harbour) or harbour_ahead(s, harbour) != EMPTY else CANNOT_MOVE

    def take(self, s: Gugong, choice: Choice) -> None:
        if choice == SKIP:
            return
        s.next(ClaimRewards(self.seat, ANY_SHIP))
        harbour = harbour_index(s, choice)
        if is_last(harbour):
            lose_ship(s, harbour)
        else:
            sail(s, harbour, harbour_ahead(s, harbour))
