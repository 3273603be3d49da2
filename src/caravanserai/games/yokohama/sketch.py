"""A quick row of numbers about one seat, for judges that were taught by playing.

What a strong player looks at when a turn is over: points so far and on the way, stock and pieces, how near the end
is, what can still be made of it all (prospects.py), and where the others stand. A row is about the seat as the seat
itself knows it; of others it tells only what all can see.
"""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import count
from caravanserai.core.floats import zeros
from caravanserai.core.ids import Floats, Seat
from caravanserai.core.ints import filled_places, total
from caravanserai.games.yokohama.box import (
    CHURCH_END,
    CHURCH_VP,
    CUSTOMS_END,
    CUSTOMS_VP,
    EXTRA_ROUNDS,
    HOUSES_END,
    SHOPS_END,
    SHORT_REFILL_ENDS,
    TECHNOLOGY_VP,
)
from caravanserai.games.yokohama.components import FIRST_GOOD, GOODS, IMPORT, LAST_GOOD, YEN
from caravanserai.games.yokohama.heuristics import (
    belongings,
    cards,
    on_the_map,
    pieces,
    promises,
    time_left,
    worth,
)
from caravanserai.games.yokohama.prospects import (
    A_HAND,
    ACHIEVEMENT_NUMBERS,
    AREA_NUMBERS,
    BOARD_NUMBERS,
    CARD_NUMBERS,
    COUNTRY_NUMBERS,
    FOREMOST,
    MANY_CARDS,
    MANY_ORDERS,
    ORDER_NUMBERS,
    TO_THE_END,
    built_in,
    lay_achievements,
    lay_areas,
    lay_boards,
    lay_cards,
    lay_countries,
    lay_orders,
    powers_of,
)
from caravanserai.games.yokohama.questions import house_price
from caravanserai.games.yokohama.scoring import goods_of, points_by_line, score_of
from caravanserai.games.yokohama.state import EMPTY, PlayerState, Yokohama

# What the numbers are divided by: about the most that is seen of each.
A_WORTH: Final = 60.0
A_SCORE: Final = 100.0
A_LEAD: Final = 40.0
A_LINE: Final = 20.0  # points of one line of the score, or of one term of the worth
A_PURSE: Final = 10.0  # yen
A_PRICE: Final = 4.0  # the yen of a trading house
A_STACK: Final = 5.0  # goods of a kind, imports
ALL_GOODS: Final = 15.0
A_CROWD: Final = 10.0  # assistants
IN_HAND: Final = 3.0  # shops, trading houses, agents
STORED: Final = 6.0  # shops, trading houses
MANY_AREAS: Final = 4.0  # with buildings, of one type
MANY_TOKENS: Final = 5.0
A_GAME: Final = 20.0  # rounds
OTHERS: Final = 3.0
ALL_SHOPS: Final = float(max(SHOPS_END, 1))
ALL_HOUSES: Final = float(max(HOUSES_END, 1))


# Points

POINT_NUMBERS: Final = (
    "worth",
    "points",
    "track-points",
    "church-prize",
    "customs-prize",
    "technology-prize",
    "country-points",
    "agent-points",
    "leftover-points",
)
CHURCH_PRIZE: Final = float(max(1, *CHURCH_VP))
CUSTOMS_PRIZE: Final = float(max(1, *CUSTOMS_VP))
TECHNOLOGY_PRIZE: Final = float(max(1, *TECHNOLOGY_VP))


def lay_points(out: Floats, at: i64, s: Yokohama, seat: Seat) -> float:
    """The worth, and the score so far line by line; the whole score is returned."""
    lines = points_by_line(s, seat)
    points = float(total(lines))
    out[at] = worth(s, seat) / A_WORTH
    out[at + 1] = points / A_SCORE
    out[at + 2] = float(lines[0]) / A_SCORE
    out[at + 3] = float(lines[1]) / CHURCH_PRIZE
    out[at + 4] = float(lines[2]) / CUSTOMS_PRIZE
    out[at + 5] = float(lines[3]) / TECHNOLOGY_PRIZE
    out[at + 6] = float(lines[4]) / A_LINE
    out[at + 7] = float(lines[5]) / IN_HAND
    out[at + 8] = float(lines[6] + lines[7] + lines[8]) / A_LINE
    return points


# The terms of the worth

TERM_NUMBERS: Final = (
    "worth-belongings",
    "worth-pieces",
    "worth-cards",
    "worth-map",
    "worth-promises",
    "time-left",
)


def lay_terms(out: Floats, at: i64, s: Yokohama, seat: Seat) -> None:
    me = s.of(seat)
    out[at] = belongings(me) / A_LINE
    out[at + 1] = pieces(me) / (2.0 * A_LINE)
    out[at + 2] = cards(me) / A_LINE
    out[at + 3] = on_the_map(s, seat) / A_LINE
    out[at + 4] = promises(s, seat) / A_LINE
    out[at + 5] = 0.0 if s.ended else time_left(s)


# Stock and pieces

GOOD_NUMBERS: Final = ("yen", "some-yen", "import", *GOODS, "goods")


def lay_goods(out: Floats, at: i64, me: PlayerState) -> None:
    """Yen, once for having many and once for having any; imports; goods by kind and all together."""
    out[at] = min(float(me.stock[YEN]) / A_PURSE, FOREMOST)
    out[at + 1] = min(float(me.stock[YEN]) / A_PRICE, 1.0)
    out[at + 2] = min(float(me.stock[IMPORT]) / A_STACK, FOREMOST)
    for good in range(FIRST_GOOD, LAST_GOOD + 1):
        out[at + 3 + good - FIRST_GOOD] = min(float(me.stock[good]) / A_STACK, FOREMOST)
    out[at + 4 + LAST_GOOD - FIRST_GOOD] = min(float(goods_of(me)) / ALL_GOODS, FOREMOST)


PIECE_NUMBERS: Final = (
    "assistants",
    "assistants-placed",
    "assistants-stored",
    "shops-in-hand",
    "houses-in-hand",
    "shops-stored",
    "houses-stored",
    "shops-built",
    "houses-built",
    "house-affordable",
    "production-areas",
    "commercial-areas",
    "president-in-hand",
    "agents",
    "agents-spent",
    "five-power-tokens",
)


def lay_pieces(out: Floats, at: i64, me: PlayerState) -> None:
    """Where assistants, shops and trading houses are, agents, tokens."""
    out[at] = min(float(me.assistants) / A_CROWD, FOREMOST)
    out[at + 1] = min(float(total(me.placed)) / A_CROWD, FOREMOST)
    out[at + 2] = min(float(me.store_assistants) / A_CROWD, FOREMOST)
    out[at + 3] = min(float(me.shops) / IN_HAND, FOREMOST)
    out[at + 4] = min(float(me.houses) / IN_HAND, FOREMOST)
    out[at + 5] = min(float(me.store_shops) / STORED, FOREMOST)
    out[at + 6] = min(float(me.store_houses) / STORED, FOREMOST)
    out[at + 7] = float(count(me.shop_areas)) / ALL_SHOPS
    out[at + 8] = float(count(me.house_areas)) / ALL_HOUSES
    out[at + 9] = 1.0 if me.store_houses > 0 and me.stock[YEN] >= house_price(me) else 0.0
    out[at + 10] = float(built_in(me, True)) / MANY_AREAS
    out[at + 11] = float(built_in(me, False)) / MANY_AREAS
    out[at + 12] = 1.0 if me.president == EMPTY else 0.0
    out[at + 13] = min(float(total(me.agents)) / IN_HAND, FOREMOST)
    out[at + 14] = min(float(me.spent + me.spent_free) / MANY_TOKENS, FOREMOST)
    out[at + 15] = min(float(count(me.tokens)) / MANY_TOKENS, FOREMOST)


# Time

LAST_TURNS: Final = 3  # numbers of own turns left that are told apart, once they are known
TIME_NUMBERS: Final = (
    "round",
    "end-triggered",
    *[f"turns-left-{n}" for n in range(LAST_TURNS)],
    "turns-until-own",
    "place-in-order",
    "three-seats",
    "four-seats",
    "nearest-end",
)


def nearest_end(s: Yokohama) -> i64:
    """How few assistants, buildings or orders are missing until the end is triggered (YK-12.1)."""
    if s.trigger:
        return 0
    out = min(CHURCH_END[s.seats] - filled_places(s.church), CUSTOMS_END[s.seats] - filled_places(s.customs))
    if SHORT_REFILL_ENDS:
        out = min(out, count(s.deck) + 1)
    for p in s.players:
        out = min(out, HOUSES_END - count(p.house_areas))
        out = min(out, SHOPS_END - count(p.shop_areas))
    return max(out, 0)


def turns_left(s: Yokohama, seat: Seat) -> i64:
    """Own turns until the end that has been triggered, the one that is to come in this round included (YK-12.2)."""
    last = s.last_round or s.round + EXTRA_ROUNDS
    mine, now = (seat - s.first + s.seats) % s.seats, (s.active - s.first + s.seats) % s.seats
    return last - s.round + (1 if mine >= now else 0)


def lay_time(out: Floats, at: i64, s: Yokohama, seat: Seat) -> None:
    """The round, own turns left once the end is known, the order of turns, the number of seats."""
    out[at] = min(float(s.round) / A_GAME, FOREMOST)
    if s.trigger:
        out[at + 1] = 1.0
        left: i64 = 0 if s.ended else turns_left(s, seat)
        out[at + 2 + min(left, LAST_TURNS - 1)] = 1.0
    at += 2 + LAST_TURNS
    out[at] = float((seat - s.active + s.seats) % s.seats) / OTHERS
    out[at + 1] = float((seat - s.first + s.seats) % s.seats) / OTHERS
    out[at + 2] = 1.0 if s.seats == 3 else 0.0
    out[at + 3] = 1.0 if s.seats == 4 else 0.0
    out[at + 4] = float(nearest_end(s)) / TO_THE_END


# The others

OTHER_NUMBERS: Final = (
    "others-best-points",
    "others-mean-points",
    "lead",
    "others-ahead",
    "others-most-shops",
    "others-most-houses",
    "others-most-orders",
    "others-most-technologies",
    "others-most-agents",
    "others-mean-yen",
    "others-mean-goods",
    "others-mean-imports",
    "others-mean-assistants",
    "others-mean-orders-in-hand",
)


def lay_others(out: Floats, at: i64, s: Yokohama, seat: Seat, mine: float) -> None:
    """The best and the mean of the others, and the lead over them."""
    best, points, ahead = 0.0, 0.0, 0.0
    shops: i64 = 0
    houses: i64 = 0
    orders: i64 = 0
    technologies: i64 = 0
    agents: i64 = 0
    yen: i64 = 0
    goods: i64 = 0
    imports: i64 = 0
    assistants: i64 = 0
    in_hand: i64 = 0
    for other in range(s.seats):
        if other == seat:
            continue
        p, theirs = s.of(other), float(score_of(s, other))
        best = max(best, theirs)
        points += theirs
        if theirs > mine:
            ahead += 1.0
        shops = max(shops, count(p.shop_areas))
        houses = max(houses, count(p.house_areas))
        orders = max(orders, count(p.completed))
        technologies = max(technologies, count(p.cards))
        agents = max(agents, total(p.agents))
        yen += p.stock[YEN]
        goods += goods_of(p)
        imports += p.stock[IMPORT]
        assistants += p.assistants
        in_hand += len(p.hand)
    others = float(s.seats - 1)
    out[at] = best / A_SCORE
    out[at + 1] = points / (others * A_SCORE)
    out[at + 2] = min(max((mine - best) / A_LEAD, -2.0), 2.0)
    out[at + 3] = ahead / OTHERS
    out[at + 4] = float(shops) / ALL_SHOPS
    out[at + 5] = float(houses) / ALL_HOUSES
    out[at + 6] = min(float(orders) / MANY_ORDERS, FOREMOST)
    out[at + 7] = min(float(technologies) / MANY_CARDS, FOREMOST)
    out[at + 8] = min(float(agents) / IN_HAND, FOREMOST)
    out[at + 9] = min(float(yen) / (others * A_PURSE), FOREMOST)
    out[at + 10] = min(float(goods) / (others * ALL_GOODS), FOREMOST)
    out[at + 11] = min(float(imports) / (others * A_STACK), FOREMOST)
    out[at + 12] = min(float(assistants) / (others * A_CROWD), FOREMOST)
    out[at + 13] = float(in_hand) / (others * A_HAND)


# The row

AT_TERMS: Final[i64] = len(POINT_NUMBERS)
AT_GOODS: Final[i64] = AT_TERMS + len(TERM_NUMBERS)
AT_PIECES: Final[i64] = AT_GOODS + len(GOOD_NUMBERS)
AT_TIME: Final[i64] = AT_PIECES + len(PIECE_NUMBERS)
AT_CARDS: Final[i64] = AT_TIME + len(TIME_NUMBERS)
AT_COUNTRIES: Final[i64] = AT_CARDS + len(CARD_NUMBERS)
AT_ORDERS: Final[i64] = AT_COUNTRIES + len(COUNTRY_NUMBERS)
AT_AREAS: Final[i64] = AT_ORDERS + len(ORDER_NUMBERS)
AT_BOARDS: Final[i64] = AT_AREAS + len(AREA_NUMBERS)
AT_ACHIEVEMENTS: Final[i64] = AT_BOARDS + len(BOARD_NUMBERS)
AT_OTHERS: Final[i64] = AT_ACHIEVEMENTS + len(ACHIEVEMENT_NUMBERS)
NAMES: Final[tuple[str, ...]] = (
    *POINT_NUMBERS,
    *TERM_NUMBERS,
    *GOOD_NUMBERS,
    *PIECE_NUMBERS,
    *TIME_NUMBERS,
    *CARD_NUMBERS,
    *COUNTRY_NUMBERS,
    *ORDER_NUMBERS,
    *AREA_NUMBERS,
    *BOARD_NUMBERS,
    *ACHIEVEMENT_NUMBERS,
    *OTHER_NUMBERS,
)
BLANK: Final = zeros(len(NAMES))


class Sketch:
    """The numbers of one seat, part by part."""

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES

    def sketch(self, s: Yokohama, seat: int) -> Floats:
        out, me, powers = BLANK[:], s.of(seat), powers_of(s, seat)
        points = lay_points(out, 0, s, seat)
        lay_terms(out, AT_TERMS, s, seat)
        lay_goods(out, AT_GOODS, me)
        lay_pieces(out, AT_PIECES, me)
        lay_time(out, AT_TIME, s, seat)
        lay_cards(out, AT_CARDS, s, me, powers)
        lay_countries(out, AT_COUNTRIES, s, me)
        lay_orders(out, AT_ORDERS, s, seat)
        lay_areas(out, AT_AREAS, s, seat, powers)
        lay_boards(out, AT_BOARDS, s, seat)
        lay_achievements(out, AT_ACHIEVEMENTS, s, seat)
        lay_others(out, AT_OTHERS, s, seat, points)
        return out
