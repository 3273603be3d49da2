"""The row of numbers of who plays against Meng: what a sketch tells of any seat, then all there is to see of him.

At a table of several his kind does not sit, and there the first part is all. What is told of him lies open
(GG-15): his board, the solo cards out and still to come, how many gifts he has.
"""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import has
from caravanserai.core.floats import yes, zeros
from caravanserai.core.ids import Floats, Seat
from caravanserai.games.gugong.box import (
    ARRIVAL_VP,
    DECREES,
    INTRIGUE_STEPS,
    PALACE_STEPS,
    SERVANTS,
    SHIP_CAPACITY,
    SOLO_CARDS,
    SOLO_LEVELS,
    TOKEN_LIMIT,
    TOKENS,
)
from caravanserai.games.gugong.components import HARBOURS, PLACE_NAMES, PLACES
from caravanserai.games.gugong.heuristics import end_points
from caravanserai.games.gugong.prospects import A_TERM, MANY, MOST_CARDS
from caravanserai.games.gugong.scoring import jade_vp
from caravanserai.games.gugong.sketch import (
    A_GOOD_SCORE,
    LENGTH,
    MOST_JADE,
    MOST_TURNS,
    NAMES,
    cards_in_hand,
    is_day,
    sketched,
    turns_left,
)
from caravanserai.games.gugong.solo.box import LEVELS
from caravanserai.games.gugong.state import EMPTY, MENG, Gugong

SETTING: Final = (*[f"meng-{level}" for level in LEVELS], *[f"focus-{place}" for place in PLACE_NAMES])


def the_setting(s: Gugong, out: Floats, at: i64) -> i64:
    """How strong he is, and where he likes best to be (GG-15.1)."""
    out[at + s.level] = 1.0
    out[at + len(SOLO_LEVELS) + s.focus] = 1.0
    return at + len(SOLO_LEVELS) + PLACES


CARDS: Final = (*[f"to-come-{card.id}" for card in SOLO_CARDS], *[f"dusk-{card.id}" for card in SOLO_CARDS])


def the_cards(s: Gugong, out: Floats, at: i64) -> i64:
    """The solo cards that he may draw next, and those whose Dusk is still to come (GG-15.3.7, 15.4)."""
    coming = s.solo_pile or s.solo_used
    for n in range(len(SOLO_CARDS)):
        out[at + n] = yes(has(coming, n))
    at += len(SOLO_CARDS)
    for n in s.solo_today:
        out[at + n] = 1.0
    return at + len(SOLO_CARDS)


BOARD: Final = (
    "meng-points",
    "meng-sure-points",
    "meng-turns-today",
    "meng-turns-left",
    "meng-pile",
    "meng-jade",
    "meng-envoy",
    "meng-arrived",
    "meng-arrival-points",
    "meng-intrigue",
    "meng-pool",
    "meng-supply",
    "meng-wall",
    "meng-aboard",
    "meng-fullest-ship",
    "meng-card-rewards",
    "meng-point-rewards",
    "meng-tokens",
    "meng-end-points",
    *[f"meng-{decree.id}" for decree in DECREES],
)


def the_board(s: Gugong, out: Floats, at: i64) -> i64:
    """His points so far and what he has for more of them."""
    me = s.of(MENG)
    ending = 0.0
    for decree in s.decrees:
        if has(me.decrees, decree):
            out[at + 19 + decree] = 1.0
            ending += 0.0 if len(DECREES[decree].scoring) == 0 else end_points(me, decree, 0.0)
    arrival = 0.0 if me.arrival == EMPTY else float(ARRIVAL_VP[s.side][me.arrival])
    aboard: i64 = 0
    fullest: i64 = 0
    for harbour in range(len(s.harbours)):
        if s.harbours[harbour] == MENG:
            aboard += s.cargo[harbour]
            fullest = max(fullest, s.cargo[harbour])
    tokens: i64 = 0
    for kind in me.tokens:
        tokens += TOKENS[kind].worth
    out[at] = float(me.vp) / A_GOOD_SCORE
    out[at + 1] = (float(me.vp + jade_vp(me.jade)) + arrival + ending) / A_GOOD_SCORE
    out[at + 2] = float(cards_in_hand(s, MENG) if is_day(s) else 0) / MOST_CARDS
    out[at + 3] = float(turns_left(s, MENG)) / MOST_TURNS
    out[at + 4] = float(len(s.meng_discard)) / MOST_CARDS
    out[at + 5] = float(me.jade) / MOST_JADE
    out[at + 6] = float(me.envoy) / float(PALACE_STEPS)
    out[at + 7] = yes(me.arrival != EMPTY)
    out[at + 8] = arrival / A_TERM
    out[at + 9] = float(me.intrigue) / float(INTRIGUE_STEPS)
    out[at + 10] = float(me.pool) / float(SERVANTS)
    out[at + 11] = float(me.supply) / float(SERVANTS)
    out[at + 12] = float(me.wall) / MANY
    out[at + 13] = float(aboard) / float(SHIP_CAPACITY * HARBOURS)
    out[at + 14] = float(fullest) / float(SHIP_CAPACITY)
    out[at + 15] = float(me.card_slots) / MANY
    out[at + 16] = float(me.vp_slots) / MANY
    out[at + 17] = float(tokens) / float(max(TOKEN_LIMIT, 1))
    out[at + 18] = ending / A_TERM
    return at + 19 + len(DECREES)


SOLO_NAMES: Final[tuple[str, ...]] = (*NAMES, *SETTING, *CARDS, *BOARD)
SOLO_LENGTH: Final = len(SOLO_NAMES)


class SoloSketch:
    """The sketcher for whoever plays alone."""

    @property
    def names(self) -> tuple[str, ...]:
        return SOLO_NAMES

    def sketch(self, s: Gugong, seat: int) -> Floats:
        return solo_sketched(s, seat)


def solo_sketched(s: Gugong, seat: Seat) -> Floats:
    out, plain = zeros(SOLO_LENGTH), sketched(s, seat)
    for n in range(LENGTH):
        out[n] = plain[n]
    at = the_setting(s, out, LENGTH)
    at = the_cards(s, out, at)
    the_board(s, out, at)
    return out
