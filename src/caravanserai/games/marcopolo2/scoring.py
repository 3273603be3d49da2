"""What it is worth (MP-22)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, count, has, numbers
from caravanserai.core.game import Line, Sheet, Standing, TieBreak, placed
from caravanserai.core.ids import Seat
from caravanserai.core.standing import Row
from caravanserai.core.step import Caution, cautions
from caravanserai.games.marcopolo2.box import (
    COINS_PER_VP,
    GOALS,
    GOODS_COUNTED,
    GOODS_PER_VP,
    LOCATIONS,
    MOST_VP,
    ROUNDS,
    SECOND_VP,
    SHIELD_VP,
    TIE_BREAK,
    TIED_SCORE,
)
from caravanserai.games.marcopolo2.components import COIN, RESOURCE_NAMES
from caravanserai.games.marcopolo2.questions import character
from caravanserai.games.marcopolo2.state import EMPTY, MarcoPolo, PlayerState

MOST_TOLD: Final = 20  # more of them are told as so many
OPEN_CONTRACTS: Final = cautions("MP-5.12", "caution-open-contracts", MOST_TOLD)
DURING: Final = "sheet-during"
END: Final = "sheet-end"
SHEET: Final = Sheet(  # what was scored on the way, then the end in its order (MP-22.1)
    rows=(
        Row("score-carried-out", DURING, "sheet-contracts"),
        Row("score-travel", DURING, "sheet-travel"),
        Row("score-seals", DURING, "sheet-seals"),
        Row("score-cards", DURING, "sheet-cards"),
        Row("score-actions", DURING, "sheet-actions"),
        Row("score-track", DURING, "sheet-actions"),
        Row("score-goal", END, "sheet-goal"),
        Row("score-shields", END, "sheet-travel"),
        Row("score-goods", END, "sheet-stock"),
        Row("score-coins", END, "sheet-stock"),
        Row("score-contracts", END, "sheet-contracts"),
    ),
    tie_breaks=tuple(TieBreak("MP-22.12", f"tie-{RESOURCE_NAMES[n]}") for n in TIE_BREAK),
    track="score-track",
    gains={"points": 1, "points-paid": -1},
    causes={
        "contract-completed": "score-carried-out",
        "moved": "score-travel",
        "post-placed": "score-travel",
        "post-moved": "score-travel",
        "marker-bonus": "score-travel",
        "outpost-taken": "score-travel",
        "tile-used": "score-travel",
        "seal-taken": "score-seals",
        "seal-improved": "score-seals",
        "seal-bonus": "score-seals",
        "card-used": "score-cards",
        "dice-placed": "score-actions",
        "money-bag": "score-actions",
        "hourglass": "score-actions",
        "turn-ends": "score-actions",
        "round-begins": "score-actions",
        "dice-rolled": "score-actions",
    },
    otherwise="score-actions",
    is_lasting=True,  # a card or a journey goes on over several decisions
)


def shields(me: PlayerState) -> i64:
    """The different shields of cities with own posts, as bits (MP-19.3, 22.3)."""
    out: i64 = 0
    for city in numbers(me.posts):
        if LOCATIONS[city].shield >= 0:
            out |= bit(LOCATIONS[city].shield)
    return out


def shield_count(me: PlayerState, with_goal: bool) -> i64:
    """Different shields, with those of the goal card and the character (MP-19.2.2, 20.2.3, 22.3)."""
    here = shields(me)
    out = count(here)
    if with_goal and me.goal != EMPTY:
        out += count(here & GOALS[me.goal].shields)
    if me.character != EMPTY:
        out += character(me).shields
    return out


def shield_vp(me: PlayerState, with_goal: bool) -> i64:
    """By the shield track, which ends (MP-22.4, 22.5)."""
    return SHIELD_VP[min(shield_count(me, with_goal), len(SHIELD_VP) - 1)]


def goal_vp(me: PlayerState) -> i64:
    """Improved seals on the goal card (MP-19.2.1, 22.2)."""
    out: i64 = 0
    if me.goal != EMPTY:
        for seal in range(len(GOALS[me.goal].seal_vp)):
            if has(me.improved, seal):
                out += GOALS[me.goal].seal_vp[seal]
    return out


def goods(me: PlayerState) -> i64:
    """Goods left, jade included (MP-22.6)."""
    out: i64 = 0
    for good in GOODS_COUNTED:
        out += me.stock[good]
    return out


def goods_vp(me: PlayerState) -> i64:
    """Points for full sets of goods (MP-22.6)."""
    return goods(me) // GOODS_PER_VP


def contract_vp(s: MarcoPolo, seat: Seat) -> i64:
    """For the most completed contracts, and the second most; all tied score (MP-22.8 to 22.11)."""
    mine = count(s.of(seat).completed)
    if mine == 0:
        return 0
    more: i64 = 0  # different numbers above the own one
    seen: i64 = 0
    tied: i64 = 0
    for p in s.players:
        n = count(p.completed)
        if n == mine:
            tied += 1
        if n > mine and not has(seen, n):
            seen |= bit(n)
            more += 1
    if tied > 1 and not TIED_SCORE:
        return 0
    if more == 0:
        return MOST_VP
    return SECOND_VP[s.seats] if more == 1 else 0


def score_lines(s: MarcoPolo, seat: Seat, with_goal: bool) -> list[Line]:
    """Every line of a player's score; the goal card counts only for those who may see it (MP-22.1, 25.30)."""
    me = s.of(seat)
    return [
        Line("score-track", int(me.vp)),
        Line("score-goal", int(goal_vp(me)) if with_goal else 0),
        Line("score-shields", int(shield_vp(me, with_goal)), int(shield_count(me, with_goal))),
        Line("score-goods", int(goods_vp(me)), int(goods(me))),
        Line("score-coins", int(me.stock[COIN] // COINS_PER_VP), int(me.stock[COIN])),
        Line("score-contracts", int(contract_vp(s, seat)), int(count(me.completed))),
    ]


def standings(s: MarcoPolo) -> list[Standing]:
    """Where everyone stands; before the end without the goal cards; more camels break a tie (MP-22.12, 22.14)."""
    lines = [score_lines(s, seat, s.ended) for seat in range(s.seats)]
    return placed(lines, SHEET.tie_breaks, [[int(player.stock[n]) for player in s.players] for n in TIE_BREAK])


def at_stake(s: MarcoPolo, seat: Seat) -> Caution | None:
    """In the last round, contracts that are not completed: they bring nothing (MP-5.12)."""
    open_ones = min(len(s.of(seat).active), MOST_TOLD)
    return OPEN_CONTRACTS[open_ones] if s.round == ROUNDS and open_ones > 0 else None
