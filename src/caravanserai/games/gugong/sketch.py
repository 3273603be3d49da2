"""A quick row of numbers about a seat: what a strong player looks at to say how the game will end.

Groups are written one after the other; the names of each group stand above the
function that writes it, in its order. Of other seats only that is read which
everybody sees. Lengths never depend on numbers that an owner of the game may
correct, so that a judge that was taught once fits every box.
"""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import count
from caravanserai.core.floats import best_and_mean, lead, yes, zeros
from caravanserai.core.game import sum_of
from caravanserai.core.ids import NOBODY, Floats, Seat
from caravanserai.games.gugong.actions.servants import can_spend, supplies
from caravanserai.games.gugong.actions.tracks import is_ahead
from caravanserai.games.gugong.box import (
    ARRIVAL_VP,
    BENEFITS,
    DAY_SERVANTS,
    DAYS,
    INTRIGUE_STEPS,
    JADE_EXTRA_VP,
    JADE_VP,
    OPTIONS_B,
    PALACE_STEPS,
    PAY_SERVANTS,
    SERVANTS,
    SQUARE_COST,
)
from caravanserai.games.gugong.components import PALACE, WALL
from caravanserai.games.gugong.flow import Turns
from caravanserai.games.gugong.heuristics import (
    WORTH,
    chance_to_arrive,
    decree_points,
    jade_points,
    palace,
    servants,
    ships,
    tomorrow,
    wall,
    worth,
)
from caravanserai.games.gugong.prospects import (
    A_PRICE,
    A_TERM,
    HAND,
    MANY,
    MAP,
    MOST_CARDS,
    PILE,
    TILES,
    WATERS,
    the_canal,
    the_decrees,
    the_hand,
    the_map,
    the_pile,
)
from caravanserai.games.gugong.questions import jade_cost, wall_extra, wall_size
from caravanserai.games.gugong.scoring import score_lines
from caravanserai.games.gugong.state import EMPTY, LOCKED, POOL, SUPPLY, Gugong

# What is divided by, so that no number is far from -1 to 1.
A_GOOD_SCORE: Final = 50.0
A_LEAD: Final = 25.0  # a clear one, in points
MOST_TURNS: Final = 20.0  # in the whole game
MOST_JADE: Final = 6.0
MOST_SEATS: Final = 5
A_MIDDLING_GIFT: Final = 4.5  # what an unseen card is taken for


class Sketch:
    """The sketcher of the game."""

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES

    def sketch(self, s: Gugong, seat: int) -> Floats:
        return sketched(s, seat)


def sketched(s: Gugong, seat: Seat) -> Floats:
    out = zeros(LENGTH)
    out[0] = worth(s, seat) / A_GOOD_SCORE
    at = the_terms(s, seat, out, 1)
    at = the_time(s, seat, out, at)
    at = the_palace(s, seat, out, at)
    at = the_servants(s, seat, out, at)
    at = the_jade(s, seat, out, at)
    at = the_wall(s, seat, out, at)
    at = the_canal(s, seat, out, at)
    at = the_decrees(s, seat, out, at)
    at = the_hand(s, seat, out, at)
    at = the_pile(s, seat, out, at)
    at = the_map(s, seat, out, at)
    the_others(s, seat, out, at)
    return out


def cards_in_hand(s: Gugong, seat: Seat) -> i64:
    """Turns to come; Meng's cards are a pile with something under it."""
    return count(s.of(seat).hand) + (len(s.bottom) if s.is_meng(seat) else 0)


def is_day(s: Gugong) -> bool:
    """Whether turns are being taken; at Night and in the Morning the hands are already those of the next Day."""
    for step in s.stack:
        if isinstance(step, Turns):
            return True
    return False


def turns_left(s: Gugong, seat: Seat) -> i64:
    """Turns of today, and one for each own card on each Day to come."""
    today = cards_in_hand(s, seat)
    cards = today + count(s.of(seat).discard) + (len(s.meng_discard) if s.is_meng(seat) else 0)
    return (today if is_day(s) else 0) + (DAYS - 1 - s.day) * cards


TERMS: Final = (
    "term-palace",
    "term-chance-to-arrive",
    "term-jade",
    "term-decrees",
    "term-servants",
    "term-wall",
    "term-ships",
    "term-tomorrow",
    "term-extra-cards",
)


def the_terms(s: Gugong, seat: Seat, out: Floats, at: i64) -> i64:
    """The single terms of `worth`."""
    me = s.of(seat)
    later = float(DAYS - 1 - s.day)
    today = float(count(me.hand))
    out[at] = palace(s, me) / A_TERM
    out[at + 1] = chance_to_arrive(me, later, today)
    out[at + 2] = jade_points(me, later) / A_TERM
    out[at + 3] = decree_points(s, me, later) / A_TERM
    out[at + 4] = servants(me, later, today) / A_TERM
    out[at + 5] = wall(s, seat) / A_TERM
    out[at + 6] = ships(s, seat, later) / A_TERM
    out[at + 7] = tomorrow(s, me, later) / A_TERM
    out[at + 8] = WORTH.an_extra_card * later * float(me.card_slots) / A_TERM
    return at + 9


TIME: Final = (
    "days-left",
    "last-day",
    "night",
    "over",
    "turns-today",
    "turns-left",
    "others-turns-today",
    "last-turns-today",
    "to-act",
    "turns-to-wait",
    "begins",
    "begins-tomorrow",
    "medal-free",
    "seats-2",
    "seats-3",
    "seats-4",
    "seats-5",
    "solo",
    "bonus-tokens",
)


def the_time(s: Gugong, seat: Seat, out: Floats, at: i64) -> i64:
    """How long it still goes on, who acts when, and how many play."""
    later = DAYS - 1 - s.day
    over = len(s.stack) == 0
    day = is_day(s)
    today: i64 = cards_in_hand(s, seat) if day else 0
    rivals: i64 = 0
    most: i64 = 0
    for other in range(s.seats):
        if other != seat and day:
            cards = cards_in_hand(s, other)
            rivals += cards
            most = max(most, cards)
    out[at] = 0.0 if over else float(later + 1) / float(DAYS)
    out[at + 1] = yes(later == 0 and not over)
    out[at + 2] = yes(not day and not over)
    out[at + 3] = yes(over)
    out[at + 4] = float(today) / MOST_CARDS
    out[at + 5] = float(turns_left(s, seat)) / MOST_TURNS
    out[at + 6] = float(rivals) / MOST_TURNS
    out[at + 7] = float(today - most) / MOST_CARDS
    if not over:
        actor = s.stack[-1].seat
        out[at + 8] = yes(actor == seat)
        out[at + 9] = float((seat - actor + s.seats) % s.seats) / float(MOST_SEATS - 1)
    out[at + 10] = yes(s.first == seat)
    out[at + 11] = yes(s.medal == seat or (s.medal == NOBODY and s.first == seat))
    out[at + 12] = yes(s.medal == NOBODY)
    if s.solo:
        out[at + 17] = 1.0
    else:
        out[at + 11 + s.seats] = 1.0
    out[at + 18] = yes(s.bonus)
    return at + 19


COURT: Final = (
    "points",
    "envoy",
    "arrived",
    "arrival-points",
    "next-arrival-points",
    "steps-a-turn",
    "others-arrived",
    "others-nearer",
    "intrigue",
    "intrigue-lead",
    "ties-won",
    "benefits",
)


def the_palace(s: Gugong, seat: Seat, out: Floats, at: i64) -> i64:
    """Points on the track, the Envoy and the race for the Palace, Intrigue (GG-9.1, 9.2)."""
    me = s.of(seat)
    spaces = ARRIVAL_VP[s.side]
    need = PALACE_STEPS - me.envoy
    nearer: i64 = 0
    ties: i64 = 0
    furthest: i64 = 0
    for other in range(s.seats):
        if other == seat:
            continue
        them = s.of(other)
        if me.arrival == EMPTY and them.arrival == EMPTY and them.envoy >= me.envoy:
            nearer += 1
        ties += 1 if is_ahead(s, seat, other) else 0
        furthest = max(furthest, them.intrigue)
    within: i64 = 0
    for benefit in BENEFITS:
        within += 1 if me.intrigue >= benefit.back else 0
    rivals = float(s.seats - 1)
    arrived: i64 = 0 if me.arrival == EMPTY else 1
    out[at] = float(me.vp) / A_GOOD_SCORE
    out[at + 1] = float(me.envoy) / float(PALACE_STEPS)
    out[at + 2] = float(arrived)
    if arrived == 1:
        out[at + 3] = float(spaces[me.arrival]) / A_TERM
    elif s.arrived < len(spaces):
        out[at + 4] = float(spaces[s.arrived]) / A_TERM
    out[at + 5] = min(float(need) / float(turns_left(s, seat) + 1), MANY) / MANY
    out[at + 6] = float(s.arrived - arrived) / rivals
    out[at + 7] = float(nearer) / rivals
    out[at + 8] = float(me.intrigue) / float(INTRIGUE_STEPS)
    out[at + 9] = float(me.intrigue - furthest) / float(INTRIGUE_STEPS)
    out[at + 10] = float(ties) / rivals
    out[at + 11] = float(within) / float(max(len(BENEFITS), 1))
    return at + 12


POOLS: Final = (
    "pool",
    "supply",
    "gone",
    "double-unlocked",
    "double-in-pool",
    "double-in-supply",
    "income",
    "pays-lesser-gift",
    "pays-gift-and-palace",
)


def the_servants(s: Gugong, seat: Seat, out: Floats, at: i64) -> i64:
    """Servants to be used, to be gained and gone for good; what they pay for (GG-4.5, 5.2.4, 9.6, 9.7)."""
    me = s.of(seat)
    all_of_them = float(SERVANTS)
    gone = count(me.decrees) + (0 if s.is_meng(seat) else me.slots())
    out[at] = float(me.pool) / all_of_them
    out[at + 1] = float(me.supply) / all_of_them
    out[at + 2] = float(gone) / all_of_them
    out[at + 3] = yes(me.double != LOCKED)
    out[at + 4] = yes(me.double == POOL)
    out[at + 5] = yes(me.double == SUPPLY)
    if s.day + 1 < DAYS:
        out[at + 6] = float(min(DAY_SERVANTS[s.day + 1], supplies(me))) / A_PRICE
    out[at + 7] = yes(can_spend(me, PAY_SERVANTS))
    out[at + 8] = yes(can_spend(me, PAY_SERVANTS + OPTIONS_B[PALACE].spend))
    return at + 9


STONES: Final = ("jade", "next-jade-points", "jade-price", "pays-jade", "houses-left")


def the_jade(s: Gugong, seat: Seat, out: Floats, at: i64) -> i64:
    """Jade owned, what one more scores and costs, how much of it is still cheap (GG-9.3, 11.5)."""
    me = s.of(seat)
    price: i64 = SQUARE_COST
    left: i64 = 0
    for house in s.houses:
        if house > 0:
            price = house if left == 0 else min(price, house)
            left += 1
    price = jade_cost(s, seat, price)
    better: i64 = JADE_VP[me.jade + 1] - JADE_VP[me.jade] if me.jade + 1 < len(JADE_VP) else JADE_EXTRA_VP
    out[at] = float(me.jade) / MOST_JADE
    out[at + 1] = float(better) / A_TERM
    out[at + 2] = float(price) / A_PRICE
    out[at + 3] = yes(can_spend(me, price))
    out[at + 4] = float(left) / float(max(len(s.houses), 1))
    return at + 5


BRICKS: Final = ("wall", "wall-built", "wall-lead", "wall-leads", "wall-to-be-won", "wall-to-be-lost")


def the_wall(s: Gugong, seat: Seat, out: Floats, at: i64) -> i64:
    """Servants on the wall, who leads, and whether one action would complete it (GG-7)."""
    me = s.of(seat)
    whole = wall_size(s)
    total: i64 = me.wall
    best: i64 = 0
    leader: Seat = NOBODY
    for other in range(s.seats):
        there = s.of(other).wall
        if other == seat:
            continue
        total += there
        if there > best or (there == best and there > 0 and is_ahead(s, other, leader)):
            best = there
            leader = other
    option = OPTIONS_B[WALL]
    mine = min(max(me.pool - option.spend, 1), option.place) if me.pool > 0 else 0
    if supplies(me) > 0:
        mine += wall_extra(s, seat)
    goal = me.wall + mine
    out[at] = float(me.wall) / float(whole)
    out[at + 1] = float(total) / float(whole)
    out[at + 2] = float(me.wall - best) / float(whole)
    out[at + 3] = yes(me.wall > 0 and outdoes(s, seat, me.wall, leader, best))
    out[at + 4] = yes(mine > 0 and total + mine >= whole and outdoes(s, seat, goal, leader, best))
    out[at + 5] = yes(best > 0 and total + option.place >= whole and not outdoes(s, seat, me.wall, leader, best))
    return at + 6


def outdoes(s: Gugong, seat: Seat, mine: i64, other: Seat, theirs: i64) -> bool:
    """Whether so many servants on the wall win it against the best of the others (GG-7.2.1)."""
    return mine > theirs or (mine == theirs and (other == NOBODY or is_ahead(s, seat, other)))


OTHERS: Final = (
    "prospect-lead",
    "points-lead",
    "others-ahead",
    *[
        f"{which}-{what}"
        for what in (
            "prospect",
            "points",
            "envoy",
            "jade",
            "decrees",
            "rewards",
            "pool",
        )
        for which in ("best", "mean")
    ],
)


def the_others(s: Gugong, seat: Seat, out: Floats, at: i64) -> i64:
    """The best and the mean of the others, and how far this seat is ahead of the best."""
    me = s.of(seat)
    share = 1.0 / float(s.seats - 1)
    mine = prospect(s, seat)
    ahead: i64 = 0
    for other in range(s.seats):
        if other == seat:
            continue
        them = s.of(other)
        theirs = prospect(s, other)
        ahead += 1 if theirs > mine else 0
        best_and_mean(out, at + 3, theirs / A_GOOD_SCORE, share)
        best_and_mean(out, at + 5, float(them.vp) / A_GOOD_SCORE, share)
        best_and_mean(out, at + 7, float(them.envoy) / float(PALACE_STEPS), share)
        best_and_mean(out, at + 9, float(them.jade) / MOST_JADE, share)
        best_and_mean(out, at + 11, float(count(them.decrees)) / A_PRICE, share)
        best_and_mean(out, at + 13, float(them.slots()) / A_PRICE, share)
        best_and_mean(out, at + 15, float(them.pool) / float(SERVANTS), share)
    out[at] = lead(mine - out[at + 3] * A_GOOD_SCORE, A_LEAD)
    out[at + 1] = lead(float(me.vp) - out[at + 5] * A_GOOD_SCORE, A_LEAD)
    out[at + 2] = float(ahead) * share
    return at + 17


def prospect(s: Gugong, seat: Seat) -> float:
    """What everybody can see of a seat's `worth`: its cards are counted, not looked at."""
    if len(s.stack) == 0:
        return float(sum_of(score_lines(s, seat)))
    me = s.of(seat)
    later = float(DAYS - 1 - s.day)
    today = float(cards_in_hand(s, seat))
    out = WORTH.base + float(me.vp) + jade_points(me, later) + decree_points(s, me, later)
    out += WORTH.an_intrigue * float(me.intrigue) + WORTH.a_turn * today + WORTH.a_token * float(len(me.tokens))
    out += servants(me, later, today) + wall(s, seat) + ships(s, seat, later)
    out += WORTH.an_extra_card * later * float(me.card_slots)
    if later > 0.0:
        out += WORTH.a_gift * A_MIDDLING_GIFT * float(count(me.discard))
    out += palace(s, me)
    return out if s.is_meng(seat) else out * chance_to_arrive(me, later, today)  # he is spared (GG-15.14.1)


NAMES: Final[tuple[str, ...]] = (
    "worth",
    *TERMS,
    *TIME,
    *COURT,
    *POOLS,
    *STONES,
    *BRICKS,
    *WATERS,
    *TILES,
    *HAND,
    *PILE,
    *MAP,
    *OTHERS,
)
LENGTH: Final = len(NAMES)
