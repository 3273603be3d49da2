"""What it is worth (YK-13)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bags import held, some
from caravanserai.core.bits import count
from caravanserai.core.game import Line, Sheet, Standing, TieBreak, placed
from caravanserai.core.ids import Ints, Seat
from caravanserai.core.ints import filled, total
from caravanserai.core.standing import Row
from caravanserai.core.step import Caution, cautions
from caravanserai.games.yokohama.box import (
    AGENT_VP,
    CHURCH_VP,
    CUSTOMS_VP,
    GOODS_PER_VP,
    IMPORT_VP,
    RIVAL_HALVES,
    SET_VP,
    TECHNOLOGY_VP,
    YEN_PER_VP,
)
from caravanserai.games.yokohama.choices import FREE_AGENT
from caravanserai.games.yokohama.components import COUNTRIES, FIRST_GOOD, IMPORT, LAST_GOOD, YEN
from caravanserai.games.yokohama.questions import all_symbols, value_of
from caravanserai.games.yokohama.state import EMPTY, NEUTRAL, PlayerState, Yokohama

MOST_TOLD: Final = 20  # more of them are told as so many
OPEN_ORDERS: Final = cautions("YK-12.2.2", "caution-open-orders", MOST_TOLD)
PLACES: Final = 100  # more than any board has: a count outweighs every position


def strengths(s: Yokohama, board: Ints) -> Ints:
    """How each seat, and last the neutral colour, ranks on a board: number, then the rightmost place (YK-13.1.7)."""
    out = filled(NEUTRAL + 1, 0)
    for place in range(len(board)):
        if board[place] != EMPTY:
            whose = board[place]
            out[whose] = (out[whose] // PLACES + 1) * PLACES + place
    if not s.neutral_ranks:
        out[NEUTRAL] = 0
    return out


def technology_strengths(s: Yokohama) -> Ints:
    """Production values, ties to the earlier in turn order; the old rival of two players last (YK-13.3, 16.1.2)."""
    out = filled(NEUTRAL + 1, 0)
    for seat in range(s.seats):
        value = value_of(s.of(seat))
        if value > 0:
            out[seat] = 2 * value * PLACES + PLACES - 1 - (seat - s.first + s.seats) % s.seats
    if s.rival and s.seats == 2:
        out[NEUTRAL] = RIVAL_HALVES * PLACES
    return out


def prize(s: Yokohama, seat: Seat, strength: Ints, prizes: Ints) -> i64:
    """First and second prize; one who is alone takes only the first, but by an old rule both (YK-13.1.4, 16.1.1)."""
    if strength[seat] == 0:
        return 0
    better: i64 = 0
    others: i64 = 0
    for other in range(len(strength)):
        if other != seat and strength[other] > 0:
            others += 1
            if strength[other] > strength[seat]:
                better += 1
    if better == 0:
        return prizes[0] + (prizes[1] if others == 0 and s.lone_both else 0)
    return prizes[1] if better == 1 else 0


DURING: Final = "sheet-during"
BONUSES: Final = "sheet-bonuses"
REST: Final = "sheet-rest"
SHEET: Final = Sheet(  # what was scored on the way, then the end in its order (YK-13.0.1)
    rows=(
        Row("score-orders", DURING, "sheet-orders"),
        Row("score-boards", DURING, "sheet-boards"),
        Row("score-achievements", DURING, "sheet-achievements"),
        Row("score-buildings", DURING, "sheet-buildings"),
        Row("score-areas", DURING, "sheet-areas"),
        Row("score-track", DURING, "sheet-areas"),
        Row("score-church", BONUSES, "sheet-boards"),
        Row("score-customs", BONUSES, "sheet-boards"),
        Row("score-technology", BONUSES, "sheet-technology"),
        Row("score-countries", BONUSES, "sheet-countries"),
        Row("score-agents", REST, "sheet-rest"),
        Row("score-imports", REST, "sheet-rest"),
        Row("score-yen", REST, "sheet-rest"),
        Row("score-goods", REST, "sheet-rest"),
    ),
    tie_breaks=(TieBreak("YK-13.6.2", "tie-turn-order", is_least=True),),
    track="score-track",
    gains={"points": 1},
    causes={
        "order-completed": "score-orders",
        "on-board": "score-boards",
        "achieved": "score-achievements",
        "shop-built": "score-buildings",
        "house-built": "score-buildings",
        "action": "score-areas",
        "token-taken": "score-areas",
        "technology-taken": "score-areas",
        "technology-used": "score-areas",
        "reward-taken": "score-areas",
    },
    otherwise="score-areas",
)

LINES: Final = [
    "score-track",
    "score-church",
    "score-customs",
    "score-technology",
    "score-countries",
    "score-agents",
    "score-imports",
    "score-yen",
    "score-goods",
]


def country_vp(me: PlayerState) -> i64:
    """Sets of different countries, each as large as can be (YK-13.4.2 to 13.4.5)."""
    left = all_symbols(me)
    out: i64 = 0
    while left:
        size: i64 = 0
        for country in range(COUNTRIES):
            if held(left, country) > 0:
                left -= some(country, 1)
                size += 1
        out += SET_VP[size]
    return out


def agent_vp(s: Yokohama, me: PlayerState) -> i64:
    """Unused agents; free ones only by an option (YK-13.5.1, 14.1.9, 15.1.8)."""
    out: i64 = 0
    for country in range(COUNTRIES):
        out += AGENT_VP * me.agents[country]
    return out + s.free_agent_vp * me.agents[FREE_AGENT]


def goods_of(me: PlayerState) -> i64:
    out: i64 = 0
    for good in range(FIRST_GOOD, LAST_GOOD + 1):
        out += me.stock[good]
    return out


def points_by_line(s: Yokohama, seat: Seat) -> Ints:
    """The score of a player line by line, in the order of LINES (YK-13.0.1)."""
    me = s.of(seat)
    out = filled(len(LINES), 0)
    out[0] = me.vp
    out[1] = prize(s, seat, strengths(s, s.church), CHURCH_VP)
    out[2] = prize(s, seat, strengths(s, s.customs), CUSTOMS_VP)
    out[3] = prize(s, seat, technology_strengths(s), TECHNOLOGY_VP)
    out[4] = country_vp(me)
    out[5] = agent_vp(s, me)
    out[6] = IMPORT_VP * me.stock[IMPORT]
    out[7] = me.stock[YEN] // YEN_PER_VP
    out[8] = goods_of(me) // GOODS_PER_VP
    return out


def score_lines(s: Yokohama, seat: Seat) -> list[Line]:
    """Every line of a player's score (YK-13.0.1)."""
    points, counts = points_by_line(s, seat), counts_by_line(s, seat)
    return [Line(LINES[n], int(points[n]), counts.get(LINES[n])) for n in range(len(LINES))]


def counts_by_line(s: Yokohama, seat: Seat) -> dict[str, int]:
    """What is counted for the lines that count something."""
    me = s.of(seat)
    return {
        "score-church": pieces_on(s.church, seat),
        "score-customs": pieces_on(s.customs, seat),
        "score-technology": int(value_of(me)),
        "score-agents": int(total(me.agents)),
        "score-imports": int(me.stock[IMPORT]),
        "score-yen": int(me.stock[YEN]),
        "score-goods": int(goods_of(me)),
    }


def pieces_on(board: Ints, seat: Seat) -> int:
    return sum(1 for whose in board if whose == seat)


def score_of(s: Yokohama, seat: Seat) -> i64:
    """All lines together."""
    return total(points_by_line(s, seat))


def standings(s: Yokohama) -> list[Standing]:
    """Where everyone stands, or would if the game ended now; ties go by turn order (YK-13.6)."""
    order = [int((seat - s.first + s.seats) % s.seats) + 1 for seat in range(s.seats)]
    return placed([score_lines(s, seat) for seat in range(s.seats)], SHEET.tie_breaks, [order])


def cards_in_hand(me: PlayerState) -> i64:
    return len(me.hand) + count(me.dealt)


def at_stake(s: Yokohama, seat: Seat) -> Caution | None:
    """In the last round, orders in hand: not completed, they bring nothing (YK-12.2.2)."""
    orders = min(len(s.of(seat).hand), MOST_TOLD)
    return OPEN_ORDERS[orders] if s.last_round != 0 and s.round >= s.last_round and orders > 0 else None
