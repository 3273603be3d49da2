"""Commission, Garrison, Fortify, Absolve, Attack and Convert (PW-8)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, has, set_of
from caravanserai.core.effect import Enact
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import added
from caravanserai.core.step import Price, Refusal, Said, Saying, Step, refusals
from caravanserai.games.paladins.actions.town import place_of
from caravanserai.games.paladins.actions.tracks import pay_silver, price_in
from caravanserai.games.paladins.box import (
    ABSOLVE,
    BOARD_ACTIONS,
    COMMISSION,
    FAITH,
    FAITH_FLAGS,
    GARRISON,
    JARS,
    MOST_ASKED,
    OUTSIDERS,
    SILVER,
    SPACES,
    STRENGTH,
    WALLS,
)
from caravanserai.games.paladins.choices import JAR, OUTSIDER, SPACE_ON_BOARD
from caravanserai.games.paladins.events import (
    JAR_PLACED,
    MONK_PLACED,
    OUTPOST_PLACED,
    OUTSIDER_ATTACKED,
    OUTSIDER_CONVERTED,
    WALL_BUILT,
)
from caravanserai.games.paladins.questions import attack_cost, attribute_of, flag, open_space
from caravanserai.games.paladins.state import EMPTY, PaladinsTable, PlayerState

SPACE_TAKEN: Final = Refusal("PW-8.1.4", "refuse-space-taken")
SPACE_TAKEN_TOO: Final = Refusal("PW-8.3.4", "refuse-space-taken")
SPACE_CLOSED: Final = Refusal("PW-2.2.9", "refuse-space-closed")
TOO_LITTLE_FAITH: Final = refusals("PW-8.1.3", "refuse-too-little-faith", MOST_ASKED)
TOO_LITTLE_STRENGTH: Final = refusals("PW-8.3.3", "refuse-too-little-strength", MOST_ASKED)
TOO_LITTLE_TO_CONVERT: Final = refusals("PW-8.6.2", "refuse-too-little-faith", MOST_ASKED)
TOO_DEAR_TO_ATTACK: Final = refusals("PW-8.5.3", "refuse-too-little-silver", MOST_ASKED)
JAR_THERE: Final = Refusal("PW-8.4.6", "refuse-jar-there")


# Monks and Outposts


SENDING: Final = Saying("say-send-monk", ["faith"])
BUILDING: Final = Saying("say-build-outpost", ["strength"])
ATTACKING: Final = Saying("say-attack-whom", ["strength", "silver"])
CONVERTING: Final = Saying("say-convert-whom", ["faith"])


class OnBoard(Step[PaladinsTable]):
    """Which space of the main board a piece takes (PW-17.11)."""

    def action(self) -> i64:
        """Commission or Garrison."""
        raise NotImplementedError

    def candidates(self, s: PaladinsTable) -> Ints:
        return SPACE_ON_BOARD.all()

    def refuse(self, s: PaladinsTable, choice: Choice) -> Refusal | None:
        return refuse_space(s, self.seat, self.action(), SPACE_ON_BOARD.index(choice))

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        take_space(s, self.seat, self.action(), SPACE_ON_BOARD.index(choice))


class SendMonk(OnBoard):
    """Where the Monk goes (PW-8.1.3, 8.1.4)."""

    def action(self) -> i64:
        return COMMISSION

    def says(self, s: PaladinsTable) -> Said | None:
        return Said(SENDING, [int(attribute_of(s.of(self.seat), BOARD_ACTIONS[COMMISSION].needs))])


class BuildOutpost(OnBoard):
    """Where the Outpost goes (PW-8.3.3, 8.3.4)."""

    def action(self) -> i64:
        return GARRISON

    def says(self, s: PaladinsTable) -> Said | None:
        return Said(BUILDING, [int(attribute_of(s.of(self.seat), BOARD_ACTIONS[GARRISON].needs))])


def refuse_space(s: PaladinsTable, seat: Seat, action: i64, space: i64) -> Refusal | None:
    """Why a Monk or an Outpost may not stand there, or None."""
    if not open_space(s, space):
        return SPACE_CLOSED
    if s.spaces[space] != EMPTY:
        return SPACE_TAKEN if action == COMMISSION else SPACE_TAKEN_TOO
    needed = flag(action, space)
    if needed <= attribute_of(s.of(seat), BOARD_ACTIONS[action].needs):
        return None
    return TOO_LITTLE_FAITH[needed] if action == COMMISSION else TOO_LITTLE_STRENGTH[needed]


def take_space(s: PaladinsTable, seat: Seat, action: i64, space: i64) -> None:
    """The left-most piece goes there, for the printed reward (PW-8.1.2, 8.1.5, 8.3.2, 8.3.5)."""
    outpost = action == GARRISON
    s.spaces[space] = 2 * seat + (1 if outpost else 0)
    s.emit(OUTPOST_PLACED if outpost else MONK_PLACED, seat, space)
    s.next(Enact(seat, SPACES[space].effect))


# Walls and Jars


def build_wall(s: PaladinsTable, seat: Seat) -> None:
    """Draw a Wall and gain what it shows (PW-8.2.3, 8.2.4)."""
    me = s.of(seat)
    wall = s.any_of("walls", s.wall_pile)
    s.wall_pile ^= bit(wall)
    me.walls = added(me.walls, wall)
    s.emit(WALL_BUILT, seat, wall)
    s.next(Enact(seat, WALLS[wall].effect))


class PlaceJar(Step[PaladinsTable]):
    """Which reward space the left-most Jar takes (PW-8.4.6)."""

    def candidates(self, s: PaladinsTable) -> Ints:
        return JAR.all()

    def refuse(self, s: PaladinsTable, choice: Choice) -> Refusal | None:
        return JAR_THERE if has(s.of(self.seat).jars, JAR.index(choice)) else None

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        jar = JAR.index(choice)
        s.of(self.seat).jars |= bit(jar)
        s.emit(JAR_PLACED, self.seat, jar)
        s.next(Enact(self.seat, JARS[jar]), Enact(self.seat, BOARD_ACTIONS[ABSOLVE].effect))


# Outsiders


class AttackWhom(Step[PaladinsTable]):
    """Which Outsider; missing Strength is bought (PW-8.5)."""

    def says(self, s: PaladinsTable) -> Said | None:
        return Said(ATTACKING, [int(attribute_of(s.of(self.seat), STRENGTH)), int(s.of(self.seat).silver)])

    def candidates(self, s: PaladinsTable) -> Ints:
        return OUTSIDER.codes(set_of(s.outsiders))

    def refuse(self, s: PaladinsTable, choice: Choice) -> Refusal | None:
        me = s.of(self.seat)
        cost = attack_cost(me, place_of(s.outsiders, OUTSIDER.index(choice)))
        return None if cost <= me.silver else TOO_DEAR_TO_ATTACK[cost]

    def price(self, s: PaladinsTable, choice: Choice) -> Price | None:
        return price_in(SILVER, attack_cost(s.of(self.seat), place_of(s.outsiders, OUTSIDER.index(choice))))

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        card = OUTSIDER.index(choice)
        pay_silver(s, self.seat, attack_cost(s.of(self.seat), place_of(s.outsiders, card)))
        attack(s, self.seat, card)


def attack(s: PaladinsTable, seat: Seat, card: i64) -> None:
    """The rewards of the upper right; the card is kept face down (PW-8.5.4, 8.5.5)."""
    s.outsiders[place_of(s.outsiders, card)] = EMPTY
    s.of(seat).attacked |= bit(card)
    s.emit(OUTSIDER_ATTACKED, seat, card)
    s.next(Enact(seat, OUTSIDERS[card].attack))


class ConvertWhom(Step[PaladinsTable]):
    """Which Outsider within one's Faith (PW-8.6.2)."""

    def says(self, s: PaladinsTable) -> Said | None:
        return Said(CONVERTING, [int(attribute_of(s.of(self.seat), FAITH))])

    def candidates(self, s: PaladinsTable) -> Ints:
        return OUTSIDER.codes(set_of(s.outsiders))

    def refuse(self, s: PaladinsTable, choice: Choice) -> Refusal | None:
        return refuse_convert(s.of(self.seat), place_of(s.outsiders, OUTSIDER.index(choice)))

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        convert(s, self.seat, OUTSIDER.index(choice))


def refuse_convert(me: PlayerState, place: i64) -> Refusal | None:
    """Why the Outsider of a space cannot be converted, or None (PW-8.6.2)."""
    needed = FAITH_FLAGS[place]
    return None if needed <= attribute_of(me, FAITH) else TOO_LITTLE_TO_CONVERT[needed]


def convert(s: PaladinsTable, seat: Seat, card: i64) -> None:
    """Face up on the left-most free space; its Strength is gained (PW-8.6.3, 8.6.4)."""
    me = s.of(seat)
    s.outsiders[place_of(s.outsiders, card)] = EMPTY
    me.converted = added(me.converted, card)
    s.emit(OUTSIDER_CONVERTED, seat, card)
    s.next(Enact(seat, OUTSIDERS[card].convert))
