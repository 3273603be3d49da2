"""A quick row of numbers about a seat: what a strong player looks at to say how the game will end.

Groups are written one after the other; the names of each group stand above the
function that writes it, in its order. Of other seats only that is read which
everybody sees. Lengths never depend on numbers that an owner of the game may
correct, so that a judge that was taught once fits every box.
"""

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, count, has
from caravanserai.core.floats import zeros
from caravanserai.core.game import sum_of
from caravanserai.core.ids import NOBODY, Floats, Ints, Seat
from caravanserai.core.ints import filled, row
from caravanserai.games.gugong.actions.servants import KEEP_REGULAR, can_spend, supplies
from caravanserai.games.gugong.actions.tracks import is_ahead
from caravanserai.games.gugong.actions.travel import reachable
from caravanserai.games.gugong.box import (
    ARRIVAL_VP,
    BENEFITS,
    CANAL,
    COMPLETE_AT,
    DATA,
    DAY_SERVANTS,
    DAYS,
    DECREES,
    DECREES_PLACE,
    GIFTS,
    HARBOUR_REWARDS,
    HARBOURS,
    INTRIGUE,
    INTRIGUE_STEPS,
    JADE_EXTRA_VP,
    JADE_VP,
    LARGEST_VALUE,
    MARKERS,
    OPTIONS_B,
    PALACE,
    PALACE_STEPS,
    PAY_SERVANTS,
    PLACE_NAMES,
    PLACES,
    REWARD_CARD,
    REWARD_DOUBLE,
    REWARD_VP,
    REWARDS,
    SERVANTS,
    SHIP_CAPACITY,
    SHIPS,
    SQUARE_COST,
    TOKEN_LIMIT,
    TOKENS,
    WALL,
    nouns_and_verbs,
)
from caravanserai.games.gugong.flow import Turns
from caravanserai.games.gugong.heuristics import (
    A_GIFT,
    A_TOKEN,
    A_TURN,
    AN_EXTRA_CARD,
    AN_INTRIGUE,
    BASE,
    chance_to_arrive,
    decree_points,
    end_points,
    jade_points,
    palace,
    servants,
    ships,
    tomorrow,
    wall,
    worth,
)
from caravanserai.games.gugong.questions import decree_cost, is_free, jade_cost, wall_extra
from caravanserai.games.gugong.scoring import score_lines
from caravanserai.games.gugong.state import EMPTY, LOCKED, OWN_BOARD, POOL, SUPPLY, Gugong

# What is divided by, so that no number is far from -1 to 1.
A_GOOD_SCORE: Final = 50.0
A_LEAD: Final = 25.0  # a clear one, in points
A_TERM: Final = 10.0  # of `worth`, in points
MOST_CARDS: Final = 6.0
MOST_VALUES: Final = 30.0  # the values of a good hand, added up
MOST_TURNS: Final = 20.0  # in the whole game
MOST_JADE: Final = 6.0
A_PRICE: Final = 6.0  # in servants
MOST_MATCHES: Final = 4.0
MOST_TOKENS: Final = 10.0  # within reach
MANY: Final = 3.0  # of things of which there are few
MOST_SEATS: Final = 5
A_MIDDLING_GIFT: Final = 4.5  # what an unseen card is taken for
FIRST_LEVEL: Final = 1  # of the decrees
LEVELS: Final = 3

# The places whose actions cards have: none has Travel or Jade (GG-5.5.1).
CARD_PLACES: Final = [PLACE_NAMES[place] for place in (WALL, INTRIGUE, PALACE, DECREES_PLACE, CANAL)]
BASIC_TOKENS: Final[i64] = len([kind for kind in TOKENS if not kind.bonus])


def cards_that_perform() -> Ints:
    """For each of those places the cards that perform its action; then the cards that swap."""
    out = filled(len(CARD_PLACES) + 1, 0)
    for card, data in enumerate(DATA["gift_cards"]):
        for part in parts(data["effects"]):
            if part.get("location") in CARD_PLACES:
                out[CARD_PLACES.index(part["location"])] |= bit(card)
            if part.get("kind") == "swap_card":
                out[len(CARD_PLACES)] |= bit(card)
    return out


def parts(effects: Any) -> list[dict[str, Any]]:
    return [effects] if isinstance(effects, dict) else effects


PERFORMING: Final = cards_that_perform()
CARD_SERVANTS: Final = row([nouns_and_verbs(data["effects"]).get("servant", 0) for data in DATA["gift_cards"]])


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


def yes(condition: bool) -> float:
    return 1.0 if condition else 0.0


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
    out[at + 8] = AN_EXTRA_CARD * later * float(me.card_slots) / A_TERM
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
    whole = COMPLETE_AT[s.seats]
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


WATERS: Final = (
    "ships-home",
    "aboard",
    *[f"cargo-{n}" for n in range(1, HARBOURS + 1)],
    "full-ships",
    "tonight-points",
    "tonight-card",
    "tonight-double",
    "lost-tonight",
    "point-rewards",
    "card-rewards",
)


def the_canal(s: Gugong, seat: Seat, out: Floats, at: i64) -> i64:
    """Ships, what they carry where, what this Night will bring of it, and rewards claimed (GG-9.4, 9.5, 10.2)."""
    me = s.of(seat)
    capacity = float(SHIP_CAPACITY)
    aboard: i64 = 0
    full: i64 = 0
    tonight: i64 = 0
    lost: i64 = 0
    for h in range(len(s.harbours)):
        if s.harbours[h] != seat:
            continue
        harbour = h % HARBOURS
        cargo = s.cargo[h]
        aboard += cargo
        out[at + 2 + harbour] = max(out[at + 2 + harbour], float(cargo) / capacity)
        if harbour == HARBOURS - 1:
            lost += cargo
        if cargo == SHIP_CAPACITY:
            full += 1
            if harbour < HARBOURS - 1:
                tonight |= HARBOUR_REWARDS[harbour + 1]
    out[at] = float(me.ships) / float(max(SHIPS, 1))
    out[at + 1] = float(aboard) / (capacity * float(max(SHIPS, 1)))
    out[at + 7] = float(full) / float(max(SHIPS, 1))
    out[at + 8] = yes(has(tonight, REWARD_VP) and me.vp_slots < REWARDS[REWARD_VP].slots)
    out[at + 9] = yes(has(tonight, REWARD_CARD) and me.card_slots < REWARDS[REWARD_CARD].slots and s.deck != 0)
    out[at + 10] = yes(has(tonight, REWARD_DOUBLE) and me.double_slots < REWARDS[REWARD_DOUBLE].slots)
    out[at + 11] = float(lost) / capacity
    out[at + 12] = float(me.vp_slots) / MANY
    out[at + 13] = float(me.card_slots) / MANY
    return at + 14


TILES: Final = (
    *[f"decree-{decree.id}" for decree in DECREES],
    *[f"cheapness-of-level-{level}" for level in range(FIRST_LEVEL, FIRST_LEVEL + LEVELS)],
    "pays-decrees",
    "decrees-end-points",
    "best-open-end-points",
)


def the_decrees(s: Gugong, seat: Seat, out: Floats, at: i64) -> i64:
    """Decrees held, and what the others cost and would score (GG-8)."""
    me = s.of(seat)
    prices = at + len(DECREES)
    pays: i64 = 0
    held = 0.0
    best = 0.0
    for decree in s.decrees:
        tile = DECREES[decree]
        scores = 0.0 if len(tile.scoring) == 0 else end_points(me, decree, 0.0)
        if has(me.decrees, decree):
            out[at + decree] = 1.0
            held += scores
            continue
        best = max(best, scores)
        cost = decree_cost(s, seat, decree)
        pays += 1 if can_spend(me, cost, KEEP_REGULAR) else 0
        level = prices + tile.level - FIRST_LEVEL
        out[level] = max(out[level], 1.0 / float(cost + 1))  # 0 where there is nothing to be had
    out[prices + LEVELS] = float(pays) / A_PRICE
    out[prices + LEVELS + 1] = held / A_TERM
    out[prices + LEVELS + 2] = best / A_TERM
    return prices + LEVELS + 3


HAND: Final = (
    "hand-values",
    "hand-highest",
    *[f"hand-{place}" for place in CARD_PLACES],
    "hand-swaps",
    "hand-servants",
    *[f"free-at-{place}" for place in PLACE_NAMES],
    "free-cards",
    "free-matches",
    "own-markers",
    "tolls-of-others",
)


def the_hand(s: Gugong, seat: Seat, out: Floats, at: i64) -> i64:
    """Cards for today: values, actions, where they can be given freely (GG-5.2, 5.5, 13)."""
    hand = s.of(seat).hand
    at = the_values(hand, out, at)
    card: i64 = 0
    free: i64 = 0
    left = hand
    while left:
        if left & 1:
            good = False
            for place in range(PLACES):
                if is_free(s, seat, card, s.gifts[place]):
                    out[at + place] = 1.0
                    good = True
            free += 1 if good else 0
        left >>= 1
        card += 1
    gifts: i64 = 0
    for place in range(PLACES):
        if out[at + place] > 0.0:
            gifts += matches_of(s, s.gifts[place])
    at += PLACES
    out[at] = float(free) / MOST_CARDS
    out[at + 1] = float(gifts) / MOST_MATCHES
    out[at + 2] = float(len(s.of(seat).laid)) / MANY
    tolls: i64 = 0
    for other in range(s.seats):
        if other != seat:
            for laid in s.of(other).laid:
                tolls += 0 if laid % 8 == OWN_BOARD else MARKERS[laid // 8].owner_vp
    out[at + 3] = float(tolls) / MANY
    return at + 4


def the_values(cards: i64, out: Floats, at: i64) -> i64:
    """The values of some cards and what they do."""
    total: i64 = 0
    highest: i64 = 0
    gain: i64 = 0
    left = cards
    card: i64 = 0
    while left:
        if left & 1:
            value = GIFTS[card].value
            total += value
            highest = max(highest, value)
            gain += CARD_SERVANTS[card]
        left >>= 1
        card += 1
    out[at] = float(total) / MOST_VALUES
    out[at + 1] = float(highest) / float(LARGEST_VALUE)
    at += 2
    for n in range(len(PERFORMING)):
        out[at + n] = float(count(cards & PERFORMING[n])) / MANY
    at += len(PERFORMING)
    out[at] = float(gain) / MANY
    return at + 1


def matches_of(s: Gugong, card: i64) -> i64:
    """How many dice show the number of a card (GG-10.1.2)."""
    n: i64 = 0
    for die in s.dice:
        n += 1 if die == GIFTS[card].value else 0
    return n


PILE: Final = (
    "pile",
    "matches",
    "pile-values",
    "pile-highest",
    *[f"pile-{place}" for place in CARD_PLACES],
    "pile-swaps",
    "pile-servants",
)


def the_pile(s: Gugong, seat: Seat, out: Floats, at: i64) -> i64:
    """Cards for tomorrow, and their matches tonight (GG-5.3.1, 10.1)."""
    pile = s.of(seat).discard
    matches: i64 = 0
    left = pile
    card: i64 = 0
    while left:
        if left & 1:
            matches += matches_of(s, card)
        left >>= 1
        card += 1
    out[at] = float(count(pile)) / MOST_CARDS
    out[at + 1] = float(matches) / MOST_MATCHES
    return the_values(pile, out, at + 2)


MAP: Final = (
    "tokens",
    "on-the-map",
    "tokens-in-reach",
    *[f"reach-{kind.id}" for kind in TOKENS if not kind.bonus],
    "reach-bonus",
)


def the_map(s: Gugong, seat: Seat, out: Floats, at: i64) -> i64:
    """Tokens kept, and those that the Traveller could take next (GG-6)."""
    me = s.of(seat)
    values: i64 = 0
    for kind in me.tokens:
        values += TOKENS[kind].worth
    near = reachable(s, seat)
    for city in range(len(s.cities)):
        if has(near, city):
            out[at + 3 + min(s.cities[city], BASIC_TOKENS)] = 1.0
    out[at] = float(values) / float(max(TOKEN_LIMIT, 1))
    out[at + 1] = yes(me.city != EMPTY)
    out[at + 2] = min(float(count(near)) / MOST_TOKENS, 2.0)
    return at + 4 + BASIC_TOKENS


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
    out[at] = lead(mine - out[at + 3] * A_GOOD_SCORE)
    out[at + 1] = lead(float(me.vp) - out[at + 5] * A_GOOD_SCORE)
    out[at + 2] = float(ahead) * share
    return at + 17


def lead(points: float) -> float:
    """A lead in points, or what is behind; beyond twice a clear one it makes no difference."""
    return min(max(points / A_LEAD, -2.0), 2.0)


def best_and_mean(out: Floats, at: i64, number: float, share: float) -> None:
    """One more of the others: the largest so far, and the sum of their shares."""
    out[at] = max(out[at], number)
    out[at + 1] += number * share


def prospect(s: Gugong, seat: Seat) -> float:
    """What everybody can see of a seat's `worth`: its cards are counted, not looked at."""
    if len(s.stack) == 0:
        return float(sum_of(score_lines(s, seat)))
    me = s.of(seat)
    later = float(DAYS - 1 - s.day)
    today = float(cards_in_hand(s, seat))
    out = BASE + float(me.vp) + jade_points(me, later) + decree_points(s, me, later)
    out += AN_INTRIGUE * float(me.intrigue) + A_TURN * today + A_TOKEN * float(len(me.tokens))
    out += servants(me, later, today) + wall(s, seat) + ships(s, seat, later)
    out += AN_EXTRA_CARD * later * float(me.card_slots)
    if later > 0.0:
        out += A_GIFT * A_MIDDLING_GIFT * float(count(me.discard))
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
