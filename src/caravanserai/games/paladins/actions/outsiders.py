"""Attack and Convert: what becomes of Outsiders (PW-8.5, 8.6)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, set_of
from caravanserai.core.effect import Enact
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import added
from caravanserai.core.step import Price, Refusal, Said, Saying, Step, refusals
from caravanserai.games.paladins.actions.town import place_of
from caravanserai.games.paladins.actions.tracks import pay_silver, price_in
from caravanserai.games.paladins.box import FAITH_FLAGS, MOST_ASKED, OUTSIDERS
from caravanserai.games.paladins.choices import OUTSIDER
from caravanserai.games.paladins.components import FAITH, SILVER, STRENGTH
from caravanserai.games.paladins.events import (
    OUTSIDER_ATTACKED,
    OUTSIDER_CONVERTED,
)
from caravanserai.games.paladins.questions import attack_cost, attribute_of
from caravanserai.games.paladins.state import EMPTY, PaladinsTable, PlayerState

TOO_LITTLE_TO_CONVERT: Final = refusals("PW-8.6.2", "refuse-too-little-faith", MOST_ASKED)
TOO_DEAR_TO_ATTACK: Final = refusals("PW-8.5.3", "refuse-too-little-silver", MOST_ASKED)
ATTACKING: Final = Saying("say-attack-whom", ["strength", "silver"])
CONVERTING: Final = Saying("say-convert-whom", ["faith"])


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
