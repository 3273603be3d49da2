"""What a seat can still make of its pieces and of the table: parts of its sketch.

Ships and what they will bring, decrees, cards for today and for tomorrow, tokens in reach.
Each part has its names above the function that writes it.
"""

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, count, has
from caravanserai.core.floats import yes
from caravanserai.core.ids import Floats, Ints, Seat
from caravanserai.core.ints import filled, row
from caravanserai.games.gugong.actions.servants import KEEP_REGULAR, can_spend
from caravanserai.games.gugong.actions.travel import reachable
from caravanserai.games.gugong.box import (
    DECREES,
    GIFTS,
    HARBOUR_REWARDS,
    MARKERS,
    REWARDS,
    SHIP_CAPACITY,
    SHIPS,
    TOKEN_LIMIT,
    TOKENS,
)
from caravanserai.games.gugong.components import (
    CANAL,
    DATA,
    DECREES_PLACE,
    HARBOURS,
    INTRIGUE,
    LARGEST_VALUE,
    PALACE,
    PLACE_NAMES,
    PLACES,
    REWARD_CARD,
    REWARD_DOUBLE,
    REWARD_VP,
    WALL,
    nouns_and_verbs,
)
from caravanserai.games.gugong.heuristics import end_points
from caravanserai.games.gugong.questions import decree_cost, is_free
from caravanserai.games.gugong.state import EMPTY, OWN_BOARD, Gugong, kind_of, place_of

# What is divided by, so that no number is far from -1 to 1.
A_TERM: Final = 10.0  # of `worth`, in points
MOST_CARDS: Final = 6.0
MOST_VALUES: Final = 30.0  # the values of a good hand, added up
A_PRICE: Final = 6.0  # in servants
MOST_MATCHES: Final = 4.0
MOST_TOKENS: Final = 10.0  # within reach
MANY: Final = 3.0  # of things of which there are few

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
                tolls += 0 if place_of(laid) == OWN_BOARD else MARKERS[kind_of(laid)].owner_vp
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
