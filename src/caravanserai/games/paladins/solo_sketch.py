"""The row of numbers of who plays against the solo opponent: a sketch as of any seat, then all there is to see of it.

Its board, its Workshops, the Schemes in its deck and the workers that it has left all lie open (PW-16).
"""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import has
from caravanserai.core.floats import yes, zeros
from caravanserai.core.ids import Floats, Seat
from caravanserai.core.ints import total
from caravanserai.games.paladins.box import ORDER_NEEDS, ORDERS, SCHEMES, SOLO_LEVELS, TOP_ROW
from caravanserai.games.paladins.components import ACTIONS, ATTRIBUTE_NAMES, ATTRIBUTES, BOARD_ACTIONS, FIRST_RIGHT
from caravanserai.games.paladins.prospects import DEBTS
from caravanserai.games.paladins.scoring import orders_vp
from caravanserai.games.paladins.sketch import (
    A_BUNCH,
    A_CROWD,
    A_LINE,
    A_SCORE,
    ALL_ORDERS,
    NAMES,
    TOP,
    Sketch,
    converts_points,
    points_of,
)
from caravanserai.games.paladins.solo import RIGHT_WORKERS, is_top_free, workers_needed
from caravanserai.games.paladins.state import EMPTY, RIVAL, PaladinsTable

RIGHT: Final = [BOARD_ACTIONS[action].id for action in range(FIRST_RIGHT, ACTIONS)]
OFTEN: Final = 7.0  # times that an action is taken at the most

BOARD_NUMBERS: Final = (
    *[f"rival-{level}" for level in SOLO_LEVELS],
    "rival-points",
    "rival-order-points",
    "rival-convert-points",
    "rival-converts",
    "rival-walls",
    "rival-unpaid",
    "rival-paid",
    "rival-suspicion",
    "rival-crew",
    "rival-passed",
    *[f"rival-{name}" for name in ATTRIBUTE_NAMES],
)


def lay_board(out: Floats, at: i64, s: PaladinsTable) -> i64:
    """What it has, and what that scores (PW-16.7)."""
    me = s.of(RIVAL)
    out[at + s.level] = 1.0
    at += len(SOLO_LEVELS)
    out[at] = float(points_of(s, RIVAL)) / A_SCORE
    out[at + 1] = float(orders_vp(s, RIVAL)) / ALL_ORDERS
    out[at + 2] = float(converts_points(s, RIVAL)) / A_LINE
    out[at + 3] = float(len(me.converted)) / A_BUNCH
    out[at + 4] = float(len(me.walls)) / A_BUNCH
    out[at + 5] = float(me.unpaid) / DEBTS
    out[at + 6] = float(me.paid) / DEBTS
    out[at + 7] = float(len(me.suspicion)) / A_BUNCH
    out[at + 8] = float(len(me.crew)) / A_BUNCH
    out[at + 9] = yes(me.passed)
    at += 10
    for n in range(ATTRIBUTES):
        out[at + n] = float(me.track[n]) / TOP
    return at + ATTRIBUTES


WORK_NUMBERS: Final = (
    *[f"rival-{name}" for name in RIGHT],
    *[f"rival-{name}-workers" for name in RIGHT],
    *[f"rival-{name}-taken" for name in RIGHT],
    "rival-orders-near",
    *[f"rival-top-{name}" for name in TOP_ROW],
    *[f"scheme-{scheme.id}" for scheme in SCHEMES],
    "schemes",
)


def lay_work(out: Floats, at: i64, s: PaladinsTable) -> i64:
    """What it has done, what it may still do this round and at what price, and the Schemes to come (PW-16.4)."""
    me = s.of(RIVAL)
    right = ACTIONS - FIRST_RIGHT
    for n in range(right):
        action = FIRST_RIGHT + n
        out[at + n] = float(me.taken[action]) / OFTEN
        out[at + right + n] = float(workers_needed(s, action)) / float(RIGHT_WORKERS)
        out[at + 2 * right + n] = yes(me.placed[action] != 0)
    at += 3 * right
    near: i64 = 0
    for order in s.orders:
        if order != EMPTY and me.taken[ORDERS[order]] + 1 == ORDER_NEEDS[order]:
            near += 1
    out[at] = float(near) / A_BUNCH
    for top in range(len(TOP_ROW)):
        out[at + 1 + top] = yes(not has(s.rival_top, top) and is_top_free(s, top))
    at += 1 + len(TOP_ROW)
    left = total(s.schemes)
    for n in range(len(SCHEMES)):
        cards = s.schemes[n] if left > 0 else s.schemes_gone[n]
        out[at + n] = float(cards) / A_BUNCH
    at += len(SCHEMES)
    out[at] = float(left) / A_CROWD
    return at + 1


SOLO_NAMES: Final[tuple[str, ...]] = (*NAMES, *BOARD_NUMBERS, *WORK_NUMBERS)
LENGTH: Final[i64] = len(NAMES)
PLAIN: Final = Sketch()
BLANK: Final = zeros(len(SOLO_NAMES))


class SoloSketch:
    """The sketcher for whoever plays alone."""

    @property
    def names(self) -> tuple[str, ...]:
        return SOLO_NAMES

    def sketch(self, s: PaladinsTable, seat: int) -> Floats:
        return solo_sketched(s, seat)


def solo_sketched(s: PaladinsTable, seat: Seat) -> Floats:
    out, plain = BLANK[:], PLAIN.sketch(s, seat)
    for n in range(LENGTH):
        out[n] = plain[n]
    at = lay_board(out, LENGTH, s)
    lay_work(out, at, s)
    return out
