"""How a quick bot judges it: roughly the points that a seat will have in the end.

The weights are points, guessed by a player and mended by playing; what the box
prints (points, costs, prizes) is read from the box.
"""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import count, has
from caravanserai.core.game import sum_of
from caravanserai.core.ids import Seat
from caravanserai.games.yokohama.box import (
    AREAS,
    COPPER,
    FIRST_GOOD,
    IMPORT,
    LAST_GOOD,
    ORDERS,
    SILK,
    YEN,
)
from caravanserai.games.yokohama.questions import has_achieved, power_in
from caravanserai.games.yokohama.scoring import country_vp, score_lines
from caravanserai.games.yokohama.state import EMPTY, PlayerState, Yokohama

A_YEN: Final = 0.55
A_GOOD: Final = 0.6
A_DEAR_GOOD: Final = 1.0  # copper and silk
AN_IMPORT: Final = 2.6
AN_ASSISTANT: Final = 0.9  # out of the warehouse
ON_THE_MAP: Final = 0.25  # an assistant in an area, beside that
A_SHOP: Final = 1.6  # in hand
A_HOUSE: Final = 2.6
BUILT: Final = 1.5  # a building in an area helps each action there
A_CARD: Final = 3.5  # a technology, beside its value
OF_ITS_VALUE: Final = 0.7
AN_AGENT: Final = 2.5
AN_ORDER: Final = 1.0  # in hand
PAYABLE: Final = 5.0  # one whose goods are there
AN_ACHIEVEMENT: Final = 4.0  # met and not yet completed
POWER: Final = 0.35  # of the area where the president could go next
IN_HAND: Final = 1.0  # the president is free to go anywhere
LATE: Final = 0.4  # what helps later actions is worth less when the end comes


def worth(s: Yokohama, seat: Seat) -> float:
    """What a seat has, what that will score, and what can still be made of the rest."""
    now = float(sum_of(score_lines(s, seat)))
    if s.ended:
        return now
    me = s.of(seat)
    later = LATE if s.trigger else 1.0
    out = now + later * (belongings(me) + pieces(me) + cards(me) + on_the_map(s, seat)) + promises(s, seat)
    return out + 0.5 * float(country_vp(me)) * later


def belongings(me: PlayerState) -> float:
    """Yen, goods and imports, beside what is left of them in the end."""
    out = A_YEN * float(me.stock[YEN]) + AN_IMPORT * float(me.stock[IMPORT])
    for good in range(FIRST_GOOD, LAST_GOOD + 1):
        out += (A_DEAR_GOOD if good in (COPPER, SILK) else A_GOOD) * float(me.stock[good])
    return out


def pieces(me: PlayerState) -> float:
    """Pieces out of the warehouse, and buildings."""
    out = AN_ASSISTANT * float(me.assistants) + A_SHOP * float(me.shops) + A_HOUSE * float(me.houses)
    out += (A_SHOP + BUILT) * float(count(me.shop_areas)) + (A_HOUSE + BUILT) * float(count(me.house_areas))
    agents: i64 = 0
    for n in me.agents:
        agents += n
    return out + AN_AGENT * float(agents)


def cards(me: PlayerState) -> float:
    return A_CARD * float(count(me.cards))


def on_the_map(s: Yokohama, seat: Seat) -> float:
    """Assistants in areas, and the power that they have gathered there."""
    me = s.of(seat)
    out = 0.0
    for area in range(len(AREAS)):
        if me.placed[area] > 0:
            out += (AN_ASSISTANT + ON_THE_MAP) * float(me.placed[area])
            power = float(power_in(s, seat, area))
            out += POWER * power * power / 5.0
    return out + (IN_HAND if me.president == EMPTY else 0.0)


def promises(s: Yokohama, seat: Seat) -> float:
    """Orders in hand, and achievements within reach."""
    me = s.of(seat)
    out = 0.0
    for order in me.hand:
        out += AN_ORDER
        missing: i64 = 0
        for good in range(FIRST_GOOD, LAST_GOOD + 1):
            missing += max(ORDERS[order].cost[good] - me.stock[good], 0)
        out += PAYABLE / float(1 + missing)
    for n in range(len(s.achievements)):
        if not has(me.achieved, n) and has_achieved(me, s.achievements[n]):
            out += AN_ACHIEVEMENT
    return out
