"""What Meng does: the effects of cards as he takes them, and the actions of locations (GG-15.3.4 to 15.3.6).

An effect may be an action, an action may be a journey, and a token found on one has an effect.
"""

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.effect import Op
from caravanserai.core.ids import Ints, Seat
from caravanserai.core.ints import added, filled
from caravanserai.core.step import Auto
from caravanserai.core.verbs import AnyOrder, Choose, If, InOrder, May, Per, Times, UpTo
from caravanserai.games.gugong.actions.court import maybe_take_medal
from caravanserai.games.gugong.actions.tracks import move_envoy, move_intrigue, score
from caravanserai.games.gugong.actions.travel import take_token
from caravanserai.games.gugong.box import OPTIONS_A, TOKENS
from caravanserai.games.gugong.components import DECREES_PLACE, INTRIGUE, JADE, PALACE, TRAVEL, WALL
from caravanserai.games.gugong.events import GIFT_RETRIEVED, MENG_CANNOT
from caravanserai.games.gugong.solo.box import (
    FALLBACK_VP,
    SPECIAL_ENVOY,
    SPECIAL_INTRIGUE,
    SPECIAL_MOVES,
    SPECIAL_PALACE_INTRIGUE,
)
from caravanserai.games.gugong.solo.canal import load, load_for_nothing, load_from_pool
from caravanserai.games.gugong.solo.cards import AT_DUSK, BY_DAY, has_gifts, lay_gift_aside
from caravanserai.games.gugong.solo.places import build, buy_jade, take_decree
from caravanserai.games.gugong.solo.route import destination
from caravanserai.games.gugong.solo.tokens import MengKeeps
from caravanserai.games.gugong.state import EMPTY, MENG, SUPPLY, Gugong
from caravanserai.games.gugong.verbs import (
    DiscardCard,
    LoadServant,
    MoveTheTraveller,
    Perform,
    RetrieveCard,
    SailShip,
    SwapCard,
    TurnADie,
)


def without_question(s: Gugong, op: Op[Any]) -> Op[Any]:
    """What others are asked about: he takes what he may, and of a choice the first that he can (GG-15.3.4)."""
    if isinstance(op, May):
        return without_question(s, s.op(op.effect))
    if isinstance(op, Choose):
        for branch in op.branches:
            if s.op(branch).able(s, MENG) is None:
                return without_question(s, s.op(branch))
    return op


def parts_of(s: Gugong, op: Op[Any]) -> Ints:
    """The effects that an effect is made of, in the order in which he takes them; none for a single one."""
    if isinstance(op, (InOrder, AnyOrder)):
        return op.parts
    if isinstance(op, Times):
        return filled(op.n, op.effect)
    if isinstance(op, UpTo):
        return filled(op.most, op.effect)
    if isinstance(op, Per):
        return filled(op.times(s, MENG), op.effect)
    if isinstance(op, If):
        return filled(1, op.then if op.test.holds(s, MENG) else op.otherwise)
    return filled(0, 0)


class MengEnact(Auto[Gugong]):
    """One of several effects, when its turn comes (GG-15.3.4)."""

    def __init__(self, seat: Seat, effect: i64, when: i64, is_special: i64) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.when: Final = when
        self.is_special: Final = is_special

    def run(self, s: Gugong) -> None:
        enact(s, s.op(self.effect), self.when, self.is_special)


def enact(s: Gugong, op: Op[Any], when: i64, is_special: i64) -> None:
    """An effect as Meng takes it: whenever he can, some for a point instead (GG-15.3.4, 15.6.7)."""
    op = without_question(s, op)
    parts = parts_of(s, op)
    for n in range(len(parts) - 1, -1, -1):
        s.next(MengEnact(MENG, parts[n], when, is_special))
    if len(parts) == 0:
        enact_one(s, op, when, is_special)


def enact_one(s: Gugong, op: Op[Any], when: i64, is_special: i64) -> None:
    """An effect that is not made of others (GG-15.3.4, 15.6.7)."""
    if isinstance(op, Perform):
        s.next(MengAction(MENG, op.place, is_special))
    elif isinstance(op, MoveTheTraveller):
        travel(s, op.n, when)
    elif isinstance(op, (SwapCard, SailShip, TurnADie)):
        score(s, MENG, FALLBACK_VP)
    elif isinstance(op, RetrieveCard):
        retrieve(s, when)
    elif isinstance(op, DiscardCard):
        discard_top_gift(s, op, when)
    elif isinstance(op, LoadServant):
        if s.of(MENG).supply > 0:
            load(s, SUPPLY, when)
    elif not op.is_nothing() and op.able(s, MENG) is None:
        op.enact(s, MENG)


def retrieve(s: Gugong, when: i64) -> None:
    """The top card of his discard pile goes under his gift pile (GG-15.6.7, 15.6.8)."""
    if when == AT_DUSK or len(s.meng_discard) == 0:
        score(s, MENG, FALLBACK_VP)
        return
    last = len(s.meng_discard) - 1
    card = s.meng_discard[last]
    s.meng_discard = s.meng_discard[:last]
    s.bottom = added(s.bottom, card)
    s.emit(GIFT_RETRIEVED, MENG, card)


def discard_top_gift(s: Gugong, op: DiscardCard, when: i64) -> None:
    """The top card of his gift pile, whatever its value, for what the token gives (GG-15.6.7, 15.6.8)."""
    if when == AT_DUSK or not has_gifts(s):
        score(s, MENG, FALLBACK_VP)
        return
    lay_gift_aside(s)
    s.op(op.gain).enact(s, MENG)


class MengAction(Auto[Gugong]):
    """The action of a location by option A, or the special version (GG-15.3.5, 15.3.6, 15.13)."""

    def __init__(self, seat: Seat, place: i64, is_special: i64) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.is_special: Final = is_special

    def run(self, s: Gugong) -> None:
        if not act(s, self.place, self.is_special == 1):
            s.emit(MENG_CANNOT, self.place)


def act(s: Gugong, place: i64, is_special: bool) -> bool:
    """Perform the action of a place if he can; whether he could (GG-15.12.1)."""
    if place == TRAVEL:
        return travel(s, SPECIAL_MOVES if is_special else OPTIONS_A[TRAVEL].moves, BY_DAY)
    if place == WALL:
        return build(s, is_special)
    if place == JADE:
        return buy_jade(s, is_special)
    if place == INTRIGUE:
        move_intrigue(s, MENG, SPECIAL_INTRIGUE if is_special else OPTIONS_A[INTRIGUE].intrigue)
        if not is_special and OPTIONS_A[INTRIGUE].medal:
            maybe_take_medal(s, MENG)
        return True
    if place == PALACE:
        move_envoy(s, MENG, SPECIAL_ENVOY if is_special else OPTIONS_A[PALACE].envoy)
        move_intrigue(s, MENG, SPECIAL_PALACE_INTRIGUE if is_special else OPTIONS_A[PALACE].intrigue)
        return True
    if place == DECREES_PLACE:
        return take_decree(s, is_special)
    return load_for_nothing(s) if is_special else load_from_pool(s)


def travel(s: Gugong, moves: i64, when: i64) -> bool:
    """So many moves, one after the other (GG-15.6.1)."""
    if destination(s) == EMPTY:
        return False
    for _ in range(moves):
        s.next(MengMove(MENG, when))
    return True


class MengMove(Auto[Gugong]):
    """One move: the token and its benefit (GG-15.6.1, 15.6.7)."""

    def __init__(self, seat: Seat, when: i64) -> None:
        super().__init__(seat)
        self.when: Final = when

    def run(self, s: Gugong) -> None:
        city = destination(s)
        if city == EMPTY:
            return
        kind = take_token(s, MENG, city)
        s.next(MengKeeps(MENG))
        enact(s, s.op(TOKENS[kind].effect), self.when, 0)
