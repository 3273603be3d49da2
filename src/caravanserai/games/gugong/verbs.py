"""What the verbs of this game's components do."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import numbers
from caravanserai.core.effect import Op
from caravanserai.core.ids import NOBODY, Seat
from caravanserai.core.step import Refusal
from caravanserai.games.gugong.actions.canal import NO_SHIP_TO_LOAD, LoadFromSupply, LoadShip, MoveShip, can_load
from caravanserai.games.gugong.actions.cards import DiscardFor, Retrieve, SwapWhich, draw
from caravanserai.games.gugong.actions.court import maybe_take_medal
from caravanserai.games.gugong.actions.exchange import action
from caravanserai.games.gugong.actions.harbours import CANNOT_MOVE, DECK_EMPTY, can_sail
from caravanserai.games.gugong.actions.servants import (
    NO_SERVANT,
    SUPPLY_EMPTY,
    TOO_FEW_SERVANTS,
    can_spend,
    gain,
    pieces,
    spend,
    supplies,
)
from caravanserai.games.gugong.actions.tokens import UseBonusToken
from caravanserai.games.gugong.actions.tracks import move_envoy, move_intrigue, score, take_jade
from caravanserai.games.gugong.actions.travel import NOWHERE_TO_GO, MoveTraveller, reachable
from caravanserai.games.gugong.actions.wall import TOO_LOW, CheckWall, PlaceOnWall, TurnDie
from caravanserai.games.gugong.box import GIFTS
from caravanserai.games.gugong.events import DOUBLE_UNLOCKED
from caravanserai.games.gugong.state import LOCKED, POOL, SUPPLY, Gugong

NO_CARD_TO_SWAP: Final = Refusal("GG-5.5.4", "refuse-no-card")
NO_CARD_ON_PILE: Final = Refusal("GG-6.3.7", "refuse-pile-empty")
NO_HIGH_CARD: Final = Refusal("GG-6.3.5", "refuse-no-high-card")
NO_MEDAL: Final = Refusal("GG-9.1.3", "refuse-medal-taken")
ALREADY_UNLOCKED: Final = Refusal("GG-9.5.7", "refuse-no-slot-left")


class GainVp(Op[Gugong]):
    """Score victory points now (GG-6.3.6)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def enact(self, s: Gugong, seat: Seat) -> None:
        score(s, seat, self.n)


class GainServants(Op[Gugong]):
    """Gain servants from the supply (GG-5.5.2, 5.5.3, 6.3.16)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def able(self, s: Gugong, seat: Seat) -> Refusal | None:
        return None if supplies(s.of(seat)) > 0 else SUPPLY_EMPTY

    def enact(self, s: Gugong, seat: Seat) -> None:
        gain(s, seat, self.n)


class GainJade(Op[Gugong]):
    """Take jade from the stock (GG-9.3.4)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def enact(self, s: Gugong, seat: Seat) -> None:
        take_jade(s, seat, self.n)


class AdvanceEnvoy(Op[Gugong]):
    """Advance the Envoy (GG-6.3.3)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def enact(self, s: Gugong, seat: Seat) -> None:
        move_envoy(s, seat, self.n)


class AdvanceIntrigue(Op[Gugong]):
    """Advance the Intrigue marker (GG-6.3.4)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def enact(self, s: Gugong, seat: Seat) -> None:
        move_intrigue(s, seat, self.n)


class SpendServants(Op[Gugong]):
    """Pay with servants from the pool (GG-6.3.11)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def able(self, s: Gugong, seat: Seat) -> Refusal | None:
        return None if can_spend(s.of(seat), self.n) else TOO_FEW_SERVANTS[self.n]

    def enact(self, s: Gugong, seat: Seat) -> None:
        spend(s, seat, self.n)


class StepBack(Op[Gugong]):
    """Pay with steps back on the Intrigue track (GG-7.3.5)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def able(self, s: Gugong, seat: Seat) -> Refusal | None:
        return None if s.of(seat).intrigue >= self.n else TOO_LOW

    def enact(self, s: Gugong, seat: Seat) -> None:
        move_intrigue(s, seat, -self.n)


class Perform(Op[Gugong]):
    """Perform a location's action; that question can be declined itself (GG-5.5.1)."""

    def __init__(self, place: int) -> None:
        self.place: Final[i64] = place

    def asks_itself(self) -> bool:
        return True

    def enact(self, s: Gugong, seat: Seat) -> None:
        s.next(action(seat, self.place, 0))


class MoveTheTraveller(Op[Gugong]):
    """Move the Traveller (GG-6.2)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def able(self, s: Gugong, seat: Seat) -> Refusal | None:
        return None if reachable(s, seat) else NOWHERE_TO_GO

    def enact(self, s: Gugong, seat: Seat) -> None:
        if reachable(s, seat):
            s.next(MoveTraveller(seat, 0, self.n - 1))


class PlaceServants(Op[Gugong]):
    """Servants from pool or supply on the wall, which is scored if that completes it (GG-6.3.9)."""

    def __init__(self, n: int, source: int) -> None:
        self.n: Final[i64] = n
        self.source: Final[i64] = source

    def able(self, s: Gugong, seat: Seat) -> Refusal | None:
        if self.source == POOL:
            return None if pieces(s.of(seat)) > 0 else NO_SERVANT
        return None if supplies(s.of(seat)) > 0 else SUPPLY_EMPTY

    def enact(self, s: Gugong, seat: Seat) -> None:
        me = s.of(seat)
        s.next(CheckWall(seat))
        for _ in range(min(self.n, pieces(me) if self.source == POOL else supplies(me))):
            s.next(PlaceOnWall(seat, self.source))


class LoadServant(Op[Gugong]):
    """A servant from pool or supply on a ship, old or new (GG-6.3.10)."""

    def __init__(self, source: int) -> None:
        self.source: Final[i64] = source

    def able(self, s: Gugong, seat: Seat) -> Refusal | None:
        if self.source == POOL and pieces(s.of(seat)) == 0:
            return NO_SERVANT
        if self.source == SUPPLY and supplies(s.of(seat)) == 0:
            return SUPPLY_EMPTY
        return None if can_load(s, seat) else NO_SHIP_TO_LOAD

    def enact(self, s: Gugong, seat: Seat) -> None:
        if self.able(s, seat) is None:
            if self.source == POOL:
                s.next(LoadShip(seat, POOL, 0))
            else:
                s.next(LoadFromSupply(seat, SUPPLY, 0))


class SailShip(Op[Gugong]):
    """Move a ship (GG-9.5.1)."""

    def able(self, s: Gugong, seat: Seat) -> Refusal | None:
        return None if can_sail(s, seat) else CANNOT_MOVE

    def enact(self, s: Gugong, seat: Seat) -> None:
        if can_sail(s, seat):
            s.next(MoveShip(seat, 0))


class TakeMedal(Op[Gugong]):
    """Take the Medal if it is still there (GG-9.1.3)."""

    def able(self, s: Gugong, seat: Seat) -> Refusal | None:
        return None if s.medal == NOBODY else NO_MEDAL

    def enact(self, s: Gugong, seat: Seat) -> None:
        maybe_take_medal(s, seat)


class SwapCard(Op[Gugong]):
    """Swap an own card with one on the board (GG-5.5.4)."""

    def able(self, s: Gugong, seat: Seat) -> Refusal | None:
        me = s.of(seat)
        return None if me.hand | me.discard else NO_CARD_TO_SWAP

    def enact(self, s: Gugong, seat: Seat) -> None:
        if self.able(s, seat) is None:
            s.next(SwapWhich(seat))


class DiscardCard(Op[Gugong]):
    """Give up a card of high value (GG-6.3.5)."""

    def __init__(self, least: int, gain_number: int) -> None:
        self.least: Final[i64] = least
        self.gain: Final[i64] = gain_number

    def able(self, s: Gugong, seat: Seat) -> Refusal | None:
        hand = s.of(seat).hand
        for card in numbers(hand):
            if GIFTS[card].value >= self.least:
                return None
        return NO_HIGH_CARD

    def enact(self, s: Gugong, seat: Seat) -> None:
        if self.able(s, seat) is None:
            s.next(DiscardFor(seat, self.least, self.gain))


class RetrieveCard(Op[Gugong]):
    """A card from the discard pile back into the hand (GG-6.3.7)."""

    def able(self, s: Gugong, seat: Seat) -> Refusal | None:
        return None if s.of(seat).discard else NO_CARD_ON_PILE

    def enact(self, s: Gugong, seat: Seat) -> None:
        if self.able(s, seat) is None:
            s.next(Retrieve(seat))


class DrawCard(Op[Gugong]):
    """Draw the top cards of the gift deck (GG-9.5.6)."""

    def __init__(self, n: int) -> None:
        self.n: Final[i64] = n

    def able(self, s: Gugong, seat: Seat) -> Refusal | None:
        return None if s.deck else DECK_EMPTY

    def enact(self, s: Gugong, seat: Seat) -> None:
        for _ in range(self.n):
            if s.deck:
                draw(s, seat)


class TurnADie(Op[Gugong]):
    """Turn a destiny die (GG-7.3.4)."""

    def enact(self, s: Gugong, seat: Seat) -> None:
        s.next(TurnDie(seat))


class UnlockDoubleServant(Op[Gugong]):
    """The Double Servant enters the pool (GG-9.5.6)."""

    def able(self, s: Gugong, seat: Seat) -> Refusal | None:
        return None if s.of(seat).double == LOCKED else ALREADY_UNLOCKED

    def enact(self, s: Gugong, seat: Seat) -> None:
        if s.of(seat).double == LOCKED:
            s.of(seat).double = POOL
            s.emit(DOUBLE_UNLOCKED, seat)


class LayDayMarker(Op[Gugong]):
    """Use a Bonus token; that question can be declined itself (GG-13.1.1)."""

    def asks_itself(self) -> bool:
        return True

    def enact(self, s: Gugong, seat: Seat) -> None:
        s.next(UseBonusToken(seat, s.of(seat).taken))
