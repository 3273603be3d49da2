"""A quick row of numbers about a seat: what a strong player looks at to say how the game will end.

Groups are written one after the other; the names of each group stand above the
function that writes it, in its order. Of other seats only that is read which
everybody sees. Lengths never depend on numbers that an owner of the game may
correct, so that a judge that was taught once fits every box.
"""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bags import held, size
from caravanserai.core.bits import count, has
from caravanserai.core.floats import best_and_mean, lead, yes, zeros
from caravanserai.core.game import sum_of
from caravanserai.core.ids import Floats, Seat
from caravanserai.core.step import Together
from caravanserai.games.marcopolo2.actions.spaces import (
    BUY_BLACK_DIE,
    refuse_bonus,
)
from caravanserai.games.marcopolo2.box import (
    CHARACTERS,
    CONTRACT_CITIES,
    GOALS,
    LOCATIONS,
    MARKER_CITIES,
    POST_VP,
    POSTS,
    ROUNDS,
    SEALS,
    SHIELD_VP,
)
from caravanserai.games.marcopolo2.components import (
    CAMEL,
    COIN,
    DICE_VALUES,
    FIRST_GOOD,
    OWN_DICE,
    RESOURCE_NAMES,
    RESOURCES,
)
from caravanserai.games.marcopolo2.heuristics import WORTH, belongings, contracts, dice, posts, under_way, worth
from caravanserai.games.marcopolo2.prospects import (
    A_CONTRACT,
    A_HEAP,
    A_TERM,
    BOARD,
    CITIES,
    FEW,
    MANY_DICE,
    MARKER_BONUSES,
    MOST_CONTRACTS,
    SEAL_BONUSES,
    TRADE,
    WAYS,
    shields_of,
    the_contracts,
    the_spaces,
    the_ways,
)
from caravanserai.games.marcopolo2.questions import can_pay_cost, character, dice_left
from caravanserai.games.marcopolo2.scoring import contract_vp, goal_vp, score_lines
from caravanserai.games.marcopolo2.state import EMPTY, MarcoPolo, PlayerState

# What is divided by, so that no number is far from -1 to 1.
A_GOOD_SCORE: Final = 80.0
A_LEAD: Final = 30.0  # a clear one, in points
MOST_SEATS: Final = 4
A_PURSE: Final = 15.0  # coins or camels
MANY_GOODS: Final = 15.0
MOST_PIPS: Final = 20.0
MOST_TURNS: Final = 25.0  # in the whole game
MOST_SHIELDS: Final = 13.0
A_ROUND: Final = 10.0  # what a rich player gains at its start, in points
CITY_NAMES: Final = [place.id for place in LOCATIONS if place.is_city]


class Sketch:
    """The sketcher of the game."""

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES

    def sketch(self, s: MarcoPolo, seat: int) -> Floats:
        return sketched(s, seat)


def sketched(s: MarcoPolo, seat: Seat) -> Floats:
    out = zeros(LENGTH)
    out[0] = worth(s, seat) / A_GOOD_SCORE
    at = the_terms(s, seat, out, 1)
    at = the_time(s, seat, out, at)
    at = the_stock(s, seat, out, at)
    at = the_posts(s, seat, out, at)
    at = the_ways(s, seat, out, at)
    at = the_contracts(s, seat, out, at)
    at = the_seals(s, seat, out, at)
    at = the_spaces(s, seat, out, at)
    the_others(s, seat, out, at)
    return out


def rounds_to_come(s: MarcoPolo) -> i64:
    return ROUNDS - max(s.round, 1)


def shields_counted(me: PlayerState, here: i64, with_goal: bool) -> i64:
    """Shields with those of the goal card and the character (MP-19.2.2, 20.2.3)."""
    out = count(here)
    if with_goal and me.goal != EMPTY:
        out += count(here & GOALS[me.goal].shields)
    if me.character != EMPTY:
        out += character(me).shields
    return out


def shield_points(n: i64) -> i64:
    """By the shield track, which ends (MP-22.4)."""
    return SHIELD_VP[min(n, len(SHIELD_VP) - 1)]


def income(s: MarcoPolo, me: PlayerState) -> float:
    """What markers and improved seals bring at the start of a round, in points (MP-5.5)."""
    out = 0.0
    for city in CITIES:
        if has(me.posts, city) and s.markers[city] != EMPTY:
            out += MARKER_BONUSES[s.markers[city]]
    for seal in range(len(SEALS)):
        if has(me.improved, seal):
            out += SEAL_BONUSES[seal]
    return out


TERMS: Final = (
    "points",
    "term-shields",
    "term-goal",
    "term-most-contracts",
    "term-belongings",
    "term-dice",
    "term-posts",
    "term-contracts",
    "term-under-way",
    "income",
    "income-to-come",
    "tiles",
)


def the_terms(s: MarcoPolo, seat: Seat, out: Floats, at: i64) -> i64:
    """The points so far, the single terms of `worth`, and what comes in by itself."""
    me = s.of(seat)
    later = float(rounds_to_come(s))
    each = income(s, me)
    out[at] = float(me.vp) / A_GOOD_SCORE
    out[at + 1] = float(shield_points(shields_counted(me, shields_of(me), True))) / A_TERM
    out[at + 2] = float(goal_vp(me)) / A_TERM
    out[at + 3] = float(contract_vp(s, seat)) / A_CONTRACT
    out[at + 4] = belongings(me, later) / A_TERM
    out[at + 5] = dice(me) / A_TERM
    out[at + 6] = posts(me, later) / (2.0 * A_TERM)
    out[at + 7] = contracts(me) / A_TERM
    out[at + 8] = under_way(s, seat, later) / A_TERM
    out[at + 9] = each / A_ROUND
    out[at + 10] = each * later / (2.0 * A_TERM)
    out[at + 11] = float(count(me.tiles)) / FEW
    return at + 12


TIME: Final = (
    "rounds-left",
    "last-round",
    "set-up",
    "over",
    "dice-left",
    "black-dice",
    "turns-left",
    "others-dice",
    "last-turns",
    "to-act",
    "acted",
    "turns-to-wait",
    "begins",
    "hourglass",
    "seats-2",
    "seats-3",
    "seats-4",
    "open-dice",
    *[f"character-{who.id}" for who in CHARACTERS],
)


def the_time(s: MarcoPolo, seat: Seat, out: Floats, at: i64) -> i64:
    """How long it still goes on, who acts when, how many play, and as whom (MP-5, 20, 21)."""
    me = s.of(seat)
    over = len(s.stack) == 0
    mine = dice_left(me)
    rivals: i64 = 0
    most: i64 = 0
    for other in range(s.seats):
        if other != seat:
            left = dice_left(s.of(other))
            rivals += left
            most = max(most, left)
    later = rounds_to_come(s)
    out[at] = 0.0 if over else float(later + 1) / float(ROUNDS)
    out[at + 1] = yes(later == 0 and not over)
    out[at + 2] = yes(s.round == 0)
    out[at + 3] = yes(over)
    out[at + 4] = float(mine) / float(max(OWN_DICE, 1))
    out[at + 5] = float(size(me.black)) / MANY_DICE
    out[at + 6] = float(mine + later * OWN_DICE) / MOST_TURNS
    out[at + 7] = float(rivals) / MOST_TURNS
    out[at + 8] = float(mine - most) / float(max(OWN_DICE, 1))
    if not over:
        top = s.stack[-1]
        if isinstance(top, Together):
            out[at + 9] = yes(top.waits_for(seat))
        else:
            out[at + 9] = yes(top.seat == seat)
            out[at + 10] = yes(top.seat == seat and s.acted)
            out[at + 11] = float((seat - top.seat + s.seats) % s.seats) / float(MOST_SEATS - 1)
    out[at + 12] = yes(s.first == seat)
    out[at + 13] = yes(s.hourglass == seat)
    out[at + 12 + s.seats] = 1.0
    out[at + 17] = yes(s.open_dice)
    if me.character != EMPTY:
        out[at + 18 + me.character] = 1.0
    return at + 18 + len(CHARACTERS)


STOCK: Final = (
    *RESOURCE_NAMES,
    "goods",
    *[f"dice-of-{value}" for value in range(1, DICE_VALUES + 1)],
    "pips",
    "black-left",
    "pays-black-die",
)


def the_stock(s: MarcoPolo, seat: Seat, out: Floats, at: i64) -> i64:
    """Coins, camels, goods; dice on the player board by value, and those to be had (MP-16.7)."""
    me = s.of(seat)
    goods: i64 = 0
    for resource in range(RESOURCES):
        n = me.stock[resource]
        out[at + resource] = min(float(n) / (A_HEAP if resource >= FIRST_GOOD else A_PURSE), FEW)
        if resource >= FIRST_GOOD:
            goods += n
    at += RESOURCES
    out[at] = min(float(goods) / MANY_GOODS, FEW)
    pips: i64 = 0
    for value in range(DICE_VALUES):
        n = held(me.own, value) + held(me.black, value)
        pips += n * (value + 1)
        out[at + 1 + value] = float(n) / MANY_DICE
    at += 1 + DICE_VALUES
    out[at] = float(pips) / MOST_PIPS
    out[at + 1] = float(s.black_left) / A_HEAP
    out[at + 2] = yes(refuse_bonus(s, seat, BUY_BLACK_DIE) is None)
    return at + 3


MAP: Final = (
    *[f"post-{city}" for city in CITY_NAMES],
    "posts",
    "next-post-points",
    "shields",
    "next-shield-points",
    "goal-shields-missing",
    "goal-seal-points-missing",
    "paying-posts",
    "contract-cities",
)


def the_posts(s: MarcoPolo, seat: Seat, out: Floats, at: i64) -> i64:
    """Posts by city, what the next one scores, shields and what the goal card still wants (MP-12.4, 19.2, 22.3)."""
    me = s.of(seat)
    for n in range(len(CITIES)):
        out[at + n] = yes(has(me.posts, CITIES[n]))
    at += len(CITIES)
    placed = count(me.posts)
    here = shields_of(me)
    shields = shields_counted(me, here, True)
    trading: i64 = 0
    city: i64 = EMPTY
    for place in CONTRACT_CITIES:
        if place != city and has(me.posts, place):
            trading += 1
        city = place
    out[at] = float(placed) / float(max(POSTS, 1))
    out[at + 1] = float(POST_VP[placed + 1]) / A_CONTRACT if placed + 1 < len(POST_VP) else 0.0
    out[at + 2] = float(shields) / MOST_SHIELDS
    out[at + 3] = float(shield_points(shields + 1) - shield_points(shields)) / A_HEAP
    if me.goal != EMPTY:
        goal = GOALS[me.goal]
        missing: i64 = 0
        for seal in range(len(goal.seal_vp)):
            if not has(me.improved, seal):
                missing += goal.seal_vp[seal]
        out[at + 4] = float(count(goal.shields & ~here)) / FEW
        out[at + 5] = float(missing) / A_TERM
    out[at + 6] = float(count(me.posts & MARKER_CITIES)) / A_HEAP
    out[at + 7] = float(trading) / A_HEAP
    return at + 8


GUILDS: Final = (
    *[f"seal-{seal.id}" for seal in SEALS],
    *[f"improved-{seal.id}" for seal in SEALS],
    "seals-payable",
    "goal-seals-held",
)


def the_seals(s: MarcoPolo, seat: Seat, out: Floats, at: i64) -> i64:
    """Seals held and improved, those that can be improved at once, and those the goal card pays for (MP-10, 16.3)."""
    me = s.of(seat)
    payable: i64 = 0
    promised: i64 = 0
    for seal in range(len(SEALS)):
        if not has(me.seals, seal):
            continue
        out[at + seal] = 1.0
        if has(me.improved, seal):
            out[at + len(SEALS) + seal] = 1.0
            continue
        payable += 1 if can_pay_cost(me, SEALS[seal].cost, 1) else 0
        promised += GOALS[me.goal].seal_vp[seal] if me.goal != EMPTY else 0
    at += 2 * len(SEALS)
    out[at] = float(payable) / MANY_DICE
    out[at + 1] = float(promised) / A_CONTRACT
    return at + 2


OTHERS: Final = (
    "prospect-lead",
    "points-lead",
    "others-ahead",
    *[
        f"{which}-{what}"
        for what in (
            "prospect",
            "points",
            "posts",
            "shields",
            "contracts",
            "improved-seals",
            "income",
            "purse",
            "goods",
            "dice",
        )
        for which in ("best", "mean")
    ],
)


def the_others(s: MarcoPolo, seat: Seat, out: Floats, at: i64) -> i64:
    """The best and the mean of the others, and how far this seat is ahead of the best."""
    me = s.of(seat)
    share = 1.0 / float(s.seats - 1)
    mine = prospect(s, seat)
    ahead: i64 = 0
    out[at + 3] = -1.0  # there is another, and points may be below 0
    out[at + 5] = -1.0
    for other in range(s.seats):
        if other == seat:
            continue
        them = s.of(other)
        theirs = prospect(s, other)
        ahead += 1 if theirs > mine else 0
        goods: i64 = 0
        for good in range(FIRST_GOOD, RESOURCES):
            goods += them.stock[good]
        purse = them.stock[COIN] + them.stock[CAMEL]
        best_and_mean(out, at + 3, theirs / A_GOOD_SCORE, share)
        best_and_mean(out, at + 5, float(them.vp) / A_GOOD_SCORE, share)
        best_and_mean(out, at + 7, float(count(them.posts)) / float(max(POSTS, 1)), share)
        best_and_mean(out, at + 9, float(shields_counted(them, shields_of(them), s.ended)) / MOST_SHIELDS, share)
        best_and_mean(out, at + 11, float(count(them.completed)) / MOST_CONTRACTS, share)
        best_and_mean(out, at + 13, float(count(them.improved)) / FEW, share)
        best_and_mean(out, at + 15, income(s, them) / A_ROUND, share)
        best_and_mean(out, at + 17, min(float(purse) / (2.0 * A_PURSE), FEW), share)
        best_and_mean(out, at + 19, min(float(goods) / MANY_GOODS, FEW), share)
        best_and_mean(out, at + 21, float(dice_left(them)) / float(max(OWN_DICE, 1)), share)
    out[at] = lead(mine - out[at + 3] * A_GOOD_SCORE, A_LEAD)
    out[at + 1] = lead(float(me.vp) - out[at + 5] * A_GOOD_SCORE, A_LEAD)
    out[at + 2] = float(ahead) * share
    return at + 23


def prospect(s: MarcoPolo, seat: Seat) -> float:
    """What everybody can see of a seat's `worth`: all but its goal card."""
    if s.ended:
        return float(sum_of(score_lines(s, seat, True)))
    me = s.of(seat)
    later = float(rounds_to_come(s))
    out = float(me.vp) + float(shield_points(shields_counted(me, shields_of(me), False)))
    out += WORTH.in_doubt * float(contract_vp(s, seat)) + belongings(me, later) + dice(me) + posts(me, later)
    out += contracts(me) + WORTH.a_seal * float(count(me.seals & ~me.improved)) * min(later, 1.0)
    return out + WORTH.an_improved_seal * later * float(count(me.improved)) + WORTH.a_tile * float(count(me.tiles))


NAMES: Final[tuple[str, ...]] = (
    "worth",
    *TERMS,
    *TIME,
    *STOCK,
    *MAP,
    *WAYS,
    *TRADE,
    *GUILDS,
    *BOARD,
    *OTHERS,
)
LENGTH: Final = len(NAMES)
