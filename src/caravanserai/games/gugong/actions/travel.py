"""Travel: the Traveller, cities and tokens (GG-6.1, 6.2)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, has
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import joined
from caravanserai.core.space import JUST_SKIP, SKIP, A, B
from caravanserai.core.step import Refusal, Said, Saying, Step
from caravanserai.core.verbs import offer
from caravanserai.games.gugong.actions.action import Action
from caravanserai.games.gugong.actions.servants import TOO_FEW_SERVANTS, can_spend, spend
from caravanserai.games.gugong.actions.tokens import KeepToken
from caravanserai.games.gugong.box import OPTIONS_A, OPTIONS_B, ROADS, TOKENS
from caravanserai.games.gugong.choices import CITY, SKIP_OR_CITY
from caravanserai.games.gugong.components import TRAVEL
from caravanserai.games.gugong.events import TRAVELLER_MOVED
from caravanserai.games.gugong.questions import travel_b_cost
from caravanserai.games.gugong.state import EMPTY, Gugong

NO_TOKEN: Final = Refusal("GG-6.2.4", "refuse-no-token-there")
OUT_OF_REACH: Final = Refusal("GG-6.2.3", "refuse-out-of-reach")
NOWHERE_TO_GO: Final = Refusal("GG-6.2.4", "refuse-nowhere-to-go")


def with_token(s: Gugong) -> i64:
    """The cities that hold a token, as bits."""
    out: i64 = 0
    one: i64 = 1
    for kind in s.cities:
        if kind != EMPTY:
            out |= one
        one <<= 1
    return out


def reachable(s: Gugong, seat: Seat) -> i64:
    """Cities with a token joined to the Traveller's by cities without (GG-6.2.1, 6.2.3)."""
    tokens = with_token(s)
    start = s.of(seat).city
    if start == EMPTY:
        return tokens
    seen: i64 = bit(start)
    edge: i64 = ROADS[start]
    found: i64 = 0
    while edge:
        found |= edge & tokens
        walk = edge & ~tokens & ~seen
        seen |= edge
        edge = 0
        city: i64 = 0
        while walk:
            if walk & 1:
                edge |= ROADS[city]
            walk >>= 1
            city += 1
        edge &= ~seen
    return found


TRAVELLING: Final = Saying("say-travel", ["have"])
MOVING: Final = Saying("say-move-traveller", ["left"])


class Travel(Action):
    """Move once, or pay and move twice (GG-6.1.1, 6.1.2)."""

    def place(self) -> i64:
        return TRAVEL

    def follower(self, seat: Seat) -> Action:
        return Travel(seat, 1)

    def says(self, s: Gugong) -> Said | None:
        return Said(TRAVELLING, [int(s.of(self.seat).pool)])

    def cost(self, s: Gugong, choice: Choice) -> i64:
        return travel_b_cost(s, self.seat) if choice == B else OPTIONS_A[TRAVEL].spend

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        if choice == SKIP:
            return None
        if choice == B:
            cost = self.cost(s, choice)
            if not can_spend(s.of(self.seat), cost):
                return TOO_FEW_SERVANTS[cost]
        return None if reachable(s, self.seat) else NOWHERE_TO_GO

    def perform(self, s: Gugong, choice: Choice) -> None:
        if choice == A:
            s.next(MoveTraveller(self.seat, 0, OPTIONS_A[TRAVEL].moves - 1))
        else:
            s.next(MoveTraveller(self.seat, 0, OPTIONS_B[TRAVEL].moves - 1))
            spend(s, self.seat, self.cost(s, choice))


class MoveTraveller(Step[Gugong]):
    """Move to a city with a token, take it and perhaps its benefit (GG-6.1.5, 6.2)."""

    def __init__(self, seat: Seat, optional: i64, more: i64) -> None:
        super().__init__(seat)
        self.optional: Final = optional
        self.more: Final = more  # moves that may follow

    def candidates(self, s: Gugong) -> Ints:
        return SKIP_OR_CITY if self.optional else CITY.all()

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        if choice == SKIP:
            return None
        city = CITY.index(choice)
        if s.cities[city] == EMPTY:
            return NO_TOKEN
        return None if has(reachable(s, self.seat), city) else OUT_OF_REACH

    def says(self, s: Gugong) -> Said | None:
        return Said(MOVING, [int(self.more) + 1])

    def legal(self, s: Gugong) -> Ints:
        cities = CITY.codes(reachable(s, self.seat))
        return joined(JUST_SKIP, cities) if self.optional else cities

    def take(self, s: Gugong, choice: Choice) -> None:
        if choice == SKIP:
            return
        if self.more > 0:
            s.next(MoveTraveller(self.seat, 1, self.more - 1))
        s.next(KeepToken(self.seat))
        kind = take_token(s, self.seat, CITY.index(choice))
        offer(s, self.seat, TOKENS[kind].effect)


def take_token(s: Gugong, seat: Seat, city: i64) -> i64:
    """Move to a city and take its token; its kind (GG-6.1.1)."""
    kind = s.cities[city]
    s.cities[city] = EMPTY
    me = s.of(seat)
    me.city = city
    me.taken = kind
    s.emit(TRAVELLER_MOVED, seat, city, kind)
    return kind
