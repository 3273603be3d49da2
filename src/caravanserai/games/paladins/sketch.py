"""A quick row of numbers about one seat, for judges that were taught by playing.

What a strong player looks at when a turn is over: points so far and on the way, workers, attributes, the time,
what can still be made of it all (prospects.py), and where the others stand. A row is about the seat as the seat
itself knows it; of others it tells only what all can see.
"""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bags import held, size
from caravanserai.core.bits import lowest
from caravanserai.core.floats import zeros
from caravanserai.core.ids import Floats, Seat
from caravanserai.core.ints import total
from caravanserai.games.paladins.box import (
    ORDER_VP,
    PAID_VP,
    PALADINS,
    RESOURCES_PER_VP,
    ROUNDS,
    SOLO_LEVELS,
    TAVERNS,
    TRACK_TOP,
    TRACK_VP,
    UNPAID_VP,
    WORKSHOP_VP,
)
from caravanserai.games.paladins.choices import plan_top
from caravanserai.games.paladins.components import (
    ABSOLVE,
    ACTIONS,
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    BOARD_ACTIONS,
    COMMISSION,
    FIRST_RIGHT,
    GARRISON,
    LABOURER,
    WORKERS,
)
from caravanserai.games.paladins.heuristics import belongings, counts, orders, promise, tracks, trouble, worth
from caravanserai.games.paladins.prospects import (
    A_CREW,
    ACTION_NUMBERS,
    ALL_WORKSHOPS,
    CREW_NUMBERS,
    DEBTS,
    DISPLAY_NUMBERS,
    FOREMOST,
    LEVELS,
    ORDER_NUMBERS,
    SPACE_NUMBERS,
    TROUBLE_NUMBERS,
    lay_actions,
    lay_crew,
    lay_displays,
    lay_orders,
    lay_spaces,
    lay_trouble,
    paladin_of,
    plan_chosen,
)
from caravanserai.games.paladins.scoring import (
    RIVAL_SCORES_RESOURCES,
    RIVAL_SCORES_WORKSHOPS,
    converted_vp,
    of_track,
    orders_vp,
    walls_vp,
)
from caravanserai.games.paladins.state import EMPTY, PaladinsTable, PlayerState

# What the numbers are divided by: about the most that is seen of each.
A_WORTH: Final = 40.0
A_SCORE: Final = 50.0
A_LEAD: Final = 30.0
A_LINE: Final = 20.0  # points of one line of the score, or of one term of the worth
A_PROMISE: Final = 3.0
A_STACK: Final = 10.0  # Silver, Provisions
SCARCE_SILVER: Final = 4.0  # the dearest single price
SCARCE_PROVISIONS: Final = 3.0
A_BUNCH: Final = 4.0  # workers of a kind
A_CROWD: Final = 10.0  # workers
A_STEP: Final = 4.0  # points of the next level of a track
MANY_ACTIONS: Final = 24.0  # right-side actions of one player
OTHERS: Final = 3.0
ALL_LEVELS: Final = float(ATTRIBUTES * TRACK_TOP)
ALL_ORDERS: Final = float(max(total(ORDER_VP), 1))
TOP: Final = float(TRACK_TOP)
OF_A_PALADIN: Final = float(max(int(size(paladin.workers)) for paladin in PALADINS))  # workers
OF_A_TAVERN: Final = float(max(int(size(bag)) for bag in TAVERNS))
IN_ALL: Final = (OF_A_PALADIN + OF_A_TAVERN) * float(ROUNDS)


# Points


def count_points(s: PaladinsTable, seat: Seat) -> i64:
    """For Workshops, Monks, Walls, Outposts and Jars (PW-15.1.4 to 15.1.8)."""
    me = s.of(seat)
    out = of_track(BOARD_ACTIONS[COMMISSION].vp, me.taken[COMMISSION]) + walls_vp(s, seat)
    out += of_track(BOARD_ACTIONS[GARRISON].vp, me.taken[GARRISON])
    out += of_track(BOARD_ACTIONS[ABSOLVE].vp, me.taken[ABSOLVE])
    if RIVAL_SCORES_WORKSHOPS or not s.is_rival(seat):
        out += of_track(WORKSHOP_VP, me.developed())
    return out


def converts_points(s: PaladinsTable, seat: Seat) -> i64:
    out: i64 = 0
    for card in s.of(seat).converted:
        out += converted_vp(s, seat, card)
    return out


def debt_points(me: PlayerState) -> i64:
    return PAID_VP * me.paid + UNPAID_VP * me.unpaid


def plain_points(s: PaladinsTable, seat: Seat) -> i64:
    """For attributes, Debts and what is left of the resources."""
    me = s.of(seat)
    out = debt_points(me)
    for level in me.track:
        out += of_track(TRACK_VP, level)
    if RIVAL_SCORES_RESOURCES or not s.is_rival(seat):
        out += (me.silver + me.provisions) // RESOURCES_PER_VP
    return out


def points_of(s: PaladinsTable, seat: Seat) -> i64:
    """What the score sheet would say now (PW-15.1)."""
    return orders_vp(s, seat) + count_points(s, seat) + converts_points(s, seat) + plain_points(s, seat)


POINT_NUMBERS: Final = ("worth", "points", "order-points", "count-points", "convert-points", "debt-points")


def lay_points(out: Floats, at: i64, s: PaladinsTable, seat: Seat) -> float:
    """The worth, and the score so far with its larger lines; the whole score is returned."""
    of_orders, of_counts, of_converts = orders_vp(s, seat), count_points(s, seat), converts_points(s, seat)
    points = float(of_orders + of_counts + of_converts + plain_points(s, seat))
    out[at] = worth(s, seat) / A_WORTH
    out[at + 1] = points / A_SCORE
    out[at + 2] = float(of_orders) / ALL_ORDERS
    out[at + 3] = float(of_counts) / A_LINE
    out[at + 4] = float(of_converts) / A_LINE
    out[at + 5] = float(debt_points(s.of(seat))) / A_LINE
    return points


# The terms of the worth

TERM_NUMBERS: Final = (
    "worth-tracks",
    "worth-orders",
    "worth-counts",
    "worth-belongings",
    "worth-trouble",
    "promise",
    "next-promise",
    "choosing",
)


def best_promise(me: PlayerState) -> float:
    """Of the Paladins in hand."""
    out = 0.0
    left = me.drawn
    while left:
        out = max(out, promise(me, lowest(left)))
        left &= left - 1
    return out


def lay_terms(out: Floats, at: i64, s: PaladinsTable, seat: Seat, later: float) -> None:
    """The terms one by one, and what the Paladins of this round and the next promise."""
    me, plan, paladin = s.of(seat), plan_chosen(s, seat), paladin_of(s, seat)
    top = me.top if plan == EMPTY else plan_top(plan)
    out[at] = tracks(me, later) / A_LINE
    out[at + 1] = orders(s, seat) / ALL_ORDERS
    out[at + 2] = counts(me) / A_LINE
    out[at + 3] = min(belongings(me, later) / A_LINE, FOREMOST)
    out[at + 4] = trouble(s, me) / A_LINE
    out[at + 5] = (best_promise(me) if paladin == EMPTY else promise(me, paladin)) / A_PROMISE
    if top != EMPTY and later > 0.0:
        out[at + 6] = promise(me, top) / A_PROMISE
    out[at + 7] = 1.0 if me.drawn and plan == EMPTY else 0.0


# Workers and resources

GOOD_NUMBERS: Final = (
    "silver",
    "provisions",
    "some-silver",
    "some-provisions",
    *WORKERS,
    "workers",
    "coloured-workers",
)
KINDS: Final[i64] = len(WORKERS)


def lay_goods(out: Floats, at: i64, me: PlayerState) -> None:
    """Silver and Provisions, once for having many and once for having any; workers by kind."""
    silver, provisions, workers = float(me.silver), float(me.provisions), size(me.workers)
    out[at] = min(silver / A_STACK, FOREMOST)
    out[at + 1] = min(provisions / A_STACK, FOREMOST)
    out[at + 2] = min(silver / SCARCE_SILVER, 1.0)
    out[at + 3] = min(provisions / SCARCE_PROVISIONS, 1.0)
    for kind in range(KINDS):
        out[at + 4 + kind] = min(float(held(me.workers, kind)) / A_BUNCH, FOREMOST)
    out[at + 4 + KINDS] = min(float(workers) / A_CROWD, FOREMOST)
    out[at + 5 + KINDS] = min(float(workers - held(me.workers, LABOURER)) / A_CROWD, FOREMOST)


# Time

TIMES: Final = 7  # numbers of rounds left that are told apart
TIME_NUMBERS: Final = (
    *[f"rounds-left-{n}" for n in range(TIMES)],
    "workers-to-come",
    "workers-in-all",
    "passed",
    "others-at-work",
    "starts",
    "starts-next",
    "turns-until-own",
    "three-seats",
    "four-seats",
    "solo",  # -1 for the solo opponent itself
    "rival-level",
    "rival-workers",
)
HARDEST: Final = float(max(len(SOLO_LEVELS) - 1, 1))


def workers_to_come(s: PaladinsTable, seat: Seat) -> float:
    """What the Paladin and the Tavern will still bring in this round."""
    me = s.of(seat)
    if s.ended or me.passed or s.is_rival(seat):
        return 0.0
    for taker in s.tavern_takers:
        if taker == seat:
            return 0.0
    return OF_A_TAVERN + (0.0 if me.revealed else OF_A_PALADIN)


def lay_time(out: Floats, at: i64, s: PaladinsTable, seat: Seat, later: float) -> None:
    """Rounds and workers left, who has passed, the order of turns, the number of seats, the solo opponent."""
    me, coming = s.of(seat), workers_to_come(s, seat)
    at_work: i64 = 0
    for other in range(s.seats):
        if other != seat and not s.of(other).passed:
            at_work += 1
    if not s.ended:
        out[at + min(ROUNDS - max(s.round, 1), TIMES - 1)] = 1.0
    at += TIMES
    out[at] = coming / A_CROWD
    out[at + 1] = (float(size(me.workers)) + coming + (OF_A_PALADIN + OF_A_TAVERN) * later) / IN_ALL
    out[at + 2] = 1.0 if me.passed else 0.0
    out[at + 3] = float(at_work) / OTHERS
    out[at + 4] = 1.0 if s.first == seat else 0.0
    out[at + 5] = 1.0 if (s.first + 1) % s.seats == seat else 0.0
    out[at + 6] = float((seat - s.active + s.seats) % s.seats) / OTHERS
    out[at + 7] = 1.0 if s.seats == 3 else 0.0
    out[at + 8] = 1.0 if s.seats == 4 else 0.0
    if s.solo:
        out[at + 9] = -1.0 if s.is_rival(seat) else 1.0
        out[at + 10] = float(s.level) / HARDEST
        out[at + 11] = min(float(s.rival_workers) / A_CROWD, FOREMOST)


# Attributes

TRACK_NUMBERS: Final = (
    *ATTRIBUTE_NAMES,
    *[f"{name}-of-the-paladin" for name in ATTRIBUTE_NAMES],
    *[f"{name}-next-points" for name in ATTRIBUTE_NAMES],
    "lowest-attribute",
    "levels-for-later",
)


def levels_of(p: PlayerState) -> i64:
    return total(p.track)


def lay_tracks(out: Floats, at: i64, s: PaladinsTable, seat: Seat, later: float) -> None:
    """Levels, what the Paladin adds, the points of the next level, and all levels for the rounds to come."""
    me, paladin = s.of(seat), paladin_of(s, seat)
    least: i64 = TRACK_TOP
    for n in range(ATTRIBUTES):
        level = me.track[n]
        least = min(least, level)
        out[at + n] = float(level) / TOP
        if paladin != EMPTY:
            out[at + ATTRIBUTES + n] = float(PALADINS[paladin].attributes[n]) / LEVELS
        out[at + 2 * ATTRIBUTES + n] = float(of_track(TRACK_VP, level + 1) - of_track(TRACK_VP, level)) / A_STEP
    out[at + 3 * ATTRIBUTES] = float(least) / TOP
    out[at + 3 * ATTRIBUTES + 1] = float(levels_of(me)) * later / ALL_LEVELS


# The others

OTHER_NUMBERS: Final = (
    "others-best-points",
    "others-mean-points",
    "lead",
    "others-ahead",
    "others-best-levels",
    "others-mean-levels",
    "others-most-actions",
    "others-most-workshops",
    "others-largest-crew",
    "others-best-orders",
    "others-most-workers",
    "others-mean-workers",
    "others-mean-resources",
    "others-mean-debts",
)


def actions_of(p: PlayerState) -> i64:
    """Right-side actions taken."""
    out: i64 = 0
    for action in range(FIRST_RIGHT, ACTIONS):
        out += p.taken[action]
    return out


def workers_of(s: PaladinsTable, seat: Seat) -> i64:
    return s.rival_workers if s.is_rival(seat) else size(s.of(seat).workers)


def workshops_of(s: PaladinsTable, seat: Seat) -> i64:
    return total(s.rival_shops) if s.is_rival(seat) else s.of(seat).developed()


def lay_others(out: Floats, at: i64, s: PaladinsTable, seat: Seat, mine: float) -> None:
    """The best and the mean of the others, and the lead over them."""
    best, points, ahead = -A_SCORE, 0.0, 0.0
    most_levels: i64 = 0
    levels: i64 = 0
    most_actions: i64 = 0
    most_workshops: i64 = 0
    largest_crew: i64 = 0
    most_workers: i64 = 0
    workers: i64 = 0
    resources: i64 = 0
    debts: i64 = 0
    best_orders: i64 = 0
    for other in range(s.seats):
        if other == seat:
            continue
        p, theirs = s.of(other), float(points_of(s, other))
        best = max(best, theirs)
        points += theirs
        if theirs > mine:
            ahead += 1.0
        most_levels = max(most_levels, levels_of(p))
        levels += levels_of(p)
        most_actions = max(most_actions, actions_of(p))
        most_workshops = max(most_workshops, workshops_of(s, other))
        largest_crew = max(largest_crew, len(p.crew))
        best_orders = max(best_orders, orders_vp(s, other))
        most_workers = max(most_workers, workers_of(s, other))
        workers += workers_of(s, other)
        resources += p.silver + p.provisions
        debts += p.unpaid
    others = float(s.seats - 1)
    out[at] = best / A_SCORE
    out[at + 1] = points / (others * A_SCORE)
    out[at + 2] = min(max((mine - best) / A_LEAD, -2.0), 2.0)
    out[at + 3] = ahead / OTHERS
    out[at + 4] = float(most_levels) / ALL_LEVELS
    out[at + 5] = float(levels) / (others * ALL_LEVELS)
    out[at + 6] = min(float(most_actions) / MANY_ACTIONS, FOREMOST)
    out[at + 7] = float(most_workshops) / ALL_WORKSHOPS
    out[at + 8] = min(float(largest_crew) / A_CREW, FOREMOST)
    out[at + 9] = float(best_orders) / ALL_ORDERS
    out[at + 10] = min(float(most_workers) / A_CROWD, FOREMOST)
    out[at + 11] = min(float(workers) / (others * A_CROWD), FOREMOST)
    out[at + 12] = min(float(resources) / (others * 2.0 * A_STACK), FOREMOST)
    out[at + 13] = min(float(debts) / (others * DEBTS), FOREMOST)


# The row

AT_TERMS: Final[i64] = len(POINT_NUMBERS)
AT_GOODS: Final[i64] = AT_TERMS + len(TERM_NUMBERS)
AT_TIME: Final[i64] = AT_GOODS + len(GOOD_NUMBERS)
AT_TRACKS: Final[i64] = AT_TIME + len(TIME_NUMBERS)
AT_ACTIONS: Final[i64] = AT_TRACKS + len(TRACK_NUMBERS)
AT_ORDERS: Final[i64] = AT_ACTIONS + len(ACTION_NUMBERS)
AT_CREW: Final[i64] = AT_ORDERS + len(ORDER_NUMBERS)
AT_TROUBLE: Final[i64] = AT_CREW + len(CREW_NUMBERS)
AT_SPACES: Final[i64] = AT_TROUBLE + len(TROUBLE_NUMBERS)
AT_DISPLAYS: Final[i64] = AT_SPACES + len(SPACE_NUMBERS)
AT_OTHERS: Final[i64] = AT_DISPLAYS + len(DISPLAY_NUMBERS)
NAMES: Final[tuple[str, ...]] = (
    *POINT_NUMBERS,
    *TERM_NUMBERS,
    *GOOD_NUMBERS,
    *TIME_NUMBERS,
    *TRACK_NUMBERS,
    *ACTION_NUMBERS,
    *ORDER_NUMBERS,
    *CREW_NUMBERS,
    *TROUBLE_NUMBERS,
    *SPACE_NUMBERS,
    *DISPLAY_NUMBERS,
    *OTHER_NUMBERS,
)
BLANK: Final = zeros(len(NAMES))


class Sketch:
    """The numbers of one seat, part by part."""

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES

    def sketch(self, s: PaladinsTable, seat: int) -> Floats:
        out, me, later = BLANK[:], s.of(seat), float(ROUNDS - max(s.round, 1))
        points = lay_points(out, 0, s, seat)
        lay_terms(out, AT_TERMS, s, seat, later)
        lay_goods(out, AT_GOODS, me)
        lay_time(out, AT_TIME, s, seat, later)
        lay_tracks(out, AT_TRACKS, s, seat, later)
        lay_actions(out, AT_ACTIONS, s, seat, later)
        lay_orders(out, AT_ORDERS, s, me)
        lay_crew(out, AT_CREW, me, later)
        lay_trouble(out, AT_TROUBLE, s, seat)
        lay_spaces(out, AT_SPACES, s, seat)
        lay_displays(out, AT_DISPLAYS, s, seat)
        lay_others(out, AT_OTHERS, s, seat, points)
        return out
