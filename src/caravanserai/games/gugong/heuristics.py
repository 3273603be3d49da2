"""How a quick bot judges it: roughly the points that a seat will have in the end.

The weights are points, guessed by a player and mended by playing; what the box
prints (points, steps, prices) is read from the box.
"""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import count
from caravanserai.core.game import sum_of
from caravanserai.core.ids import Seat
from caravanserai.games.gugong.actions.tracks import is_ahead
from caravanserai.games.gugong.box import (
    ARRIVAL_VP,
    COMPLETE_AT,
    DATA,
    DAYS,
    DECREES,
    GIFTS,
    HARBOUR_REWARDS,
    HARBOURS,
    JADE_VP,
    PALACE_STEPS,
    REWARD_CARD,
    REWARD_DOUBLE,
    REWARD_VP,
    REWARDS,
    SHIP_CAPACITY,
    TOKENS,
    WALL_VP,
    nouns_and_verbs,
)
from caravanserai.games.gugong.scoring import jade_vp, score_lines
from caravanserai.games.gugong.state import EMPTY, LOCKED, POOL, Gugong, PlayerState

A_TURN: Final = 3.0  # a card in hand is a turn to come
A_SERVANT: Final = 0.8
A_CROWD: Final = 0.02  # the square of the servants in the pool makes so much less of them
USED_TODAY: Final = 0.25  # the part of the pool that each turn of today uses,
USED_LATER: Final = 0.4  # and each Day to come
A_SUPPLY: Final = 0.05
A_STEP: Final = 1.3  # of the Envoy
BASE: Final = 20.0  # what everybody scores somehow
STEPS_A_TURN: Final = 1.1  # of the Envoy, with an effort
A_STEP_BY_LUCK: Final = 0.5
TURNS_A_DAY: Final = 4.2
HOPELESS: Final = 0.95  # the share of the steps still possible beyond which one will hardly arrive
A_LAST_HOPE: Final = 0.1
A_JADE: Final = 0.9
JADE_DAYS: Final = 2.0  # no more Days than that count for a collection
JADE_FADES: Final = 0.2  # with each piece one has
AN_INTRIGUE: Final = 0.3
AT_THE_END: Final = 0.4  # the part of it, and of matches, that is left on the last Day
A_MEDAL: Final = 0.3
A_TOKEN: Final = 0.55
A_MATCH: Final = 1.1
A_MORNING: Final = 1.3  # of a level-1 decree
A_CHANGE: Final = 0.7  # of a level-2 decree, each Day
AN_EXTRA_CARD: Final = 2.2  # each Day
A_DOUBLE_SERVANT: Final = 1.0  # each Day
DOUBLE_IN_POOL: Final = 1.5  # servants that it is like
DOUBLE_AT_ONCE: Final = 1.5  # when it is unlocked
ABOARD: Final = 0.45  # a servant on a ship
A_REWARD: Final = 0.4  # the part of a reward that a full ship is worth before it is claimed
IN_THE_LAST_HARBOUR: Final = 0.5  # the part of that for a ship that is not full there,
ON_THE_LAST_DAY: Final = 0.3  # and for one that is not full at the end
A_GIFT: Final = 0.19  # for each number of its value, on the next Day
AN_ACTION: Final = 0.7  # of a card, on the next Day
ON_THE_WALL: Final = 0.7
LEADING_THE_WALL: Final = 0.8  # the part of its reward, as far as it is built
VP_A_DAY: Final = 0.5  # how much of the points, and of what else a decree counts, each Day to come adds
JADE_A_DAY: Final = 0.5
DECREES_A_DAY: Final = 0.4
REWARDS_A_DAY: Final = 0.4

REWARD_POINTS: Final = float(nouns_and_verbs(DATA["canal"]["rewards"][REWARD_VP]["effects"]).get("vp", 0))


def worth(s: Gugong, seat: Seat) -> float:
    """What a seat has, what that will score, what can still be made of the rest; and whether it will count at all."""
    me = s.of(seat)
    if len(s.stack) == 0:
        return float(sum_of(score_lines(s, seat)))
    later = float(DAYS - 1 - s.day)
    today = float(count(me.hand))
    out = BASE + float(me.vp) + jade_points(me, later) + decree_points(s, me, later)
    out += AN_INTRIGUE * float(me.intrigue) * (1.0 if later > 0.0 else AT_THE_END)
    out += A_TURN * today
    out += servants(me, later, today)
    out += wall(s, seat) + ships(s, seat, later)
    out += tomorrow(s, me, later)
    out += AN_EXTRA_CARD * later * float(me.card_slots)
    if s.medal == seat:
        out += A_MEDAL * min(later, 1.0)
    return (out + palace(s, me)) * chance_to_arrive(me, later, today)


def palace(s: Gugong, me: PlayerState) -> float:
    """The points of the Envoy's space, or of the next one that is free (GG-9.2.3)."""
    spaces = ARRIVAL_VP[s.side]
    if me.arrival != EMPTY:
        return float(spaces[me.arrival]) + A_STEP
    return float(spaces[s.arrived]) if s.arrived < len(spaces) else 0.0


def chance_to_arrive(me: PlayerState, later: float, today: float) -> float:
    """Who does not arrive has nothing in the end (GG-9.2.5): the fewer turns are left, the dearer each step."""
    if me.arrival != EMPTY:
        return 1.0
    need = float(PALACE_STEPS - me.envoy)
    can = STEPS_A_TURN * (today + TURNS_A_DAY * later) + A_STEP_BY_LUCK
    share = need / can
    return 1.0 - share * share if share < HOPELESS else A_LAST_HOPE / share


def jade_points(me: PlayerState, later: float) -> float:
    """A collection grows with each piece (GG-11.5.1): the first ones are worth something for those to come."""
    n = float(min(me.jade, len(JADE_VP) - 1))
    return float(jade_vp(me.jade)) + A_JADE * min(later, JADE_DAYS) * n * (1.0 - JADE_FADES * n)


def servants(me: PlayerState, later: float, today: float) -> float:
    """Servants in the pool are worth as much as there are turns to use them in."""
    use = min(1.0, USED_TODAY * today + USED_LATER * later)
    n = float(me.pool)
    out = A_SERVANT * use * n - A_CROWD * n * n
    if me.double != LOCKED:
        out += A_DOUBLE_SERVANT * later
        if me.double == POOL:
            out += A_SERVANT * use * DOUBLE_IN_POOL
    return out + A_SUPPLY * float(me.supply) * min(later, 1.0)


def wall(s: Gugong, seat: Seat) -> float:
    """Servants on the wall wait for its scoring; more if they would win it (GG-7.2.1)."""
    me = s.of(seat)
    if me.wall == 0:
        return 0.0
    total: i64 = 0
    leads = True
    for other in range(s.seats):
        there = s.of(other).wall
        total += there
        if other != seat and (there > me.wall or (there == me.wall and is_ahead(s, other, seat))):
            leads = False
    out = ON_THE_WALL * float(me.wall)
    if leads:
        out += (float(WALL_VP) + A_STEP) * LEADING_THE_WALL * float(total) / float(COMPLETE_AT[s.seats])
    return out


def ships(s: Gugong, seat: Seat, later: float) -> float:
    """Ships sail on by themselves each Night; what they carry is worth what waits ahead (GG-10.2.1)."""
    me = s.of(seat)
    out = 0.0
    for harbour in range(len(s.harbours)):
        if s.harbours[harbour] != seat:
            continue
        at: i64 = harbour % HARBOURS
        cargo = s.cargo[harbour]
        best = 0.0
        for ahead in range(at, min(at + 2, HARBOURS)):
            best = max(best, reward_points(me, ahead, later))
        share = float(cargo) / float(SHIP_CAPACITY)
        if at == HARBOURS - 1 and cargo < SHIP_CAPACITY:
            share *= IN_THE_LAST_HARBOUR
        if later == 0.0 and cargo < SHIP_CAPACITY:
            share *= ON_THE_LAST_DAY
        out += ABOARD * float(cargo) * min(1.0, later) + A_REWARD * best * share
    return out


def reward_points(me: PlayerState, harbour: i64, later: float) -> float:
    """The best reward of a harbour that there is still a slot for (GG-9.5.6)."""
    best = 0.0
    for reward in range(len(REWARDS)):
        if (HARBOUR_REWARDS[harbour] >> reward) & 1 == 0:
            continue
        if reward == REWARD_VP and me.vp_slots < REWARDS[reward].slots:
            best = max(best, REWARD_POINTS)
        elif reward == REWARD_CARD and me.card_slots < REWARDS[reward].slots:
            best = max(best, A_TURN + AN_EXTRA_CARD * later)
        elif reward == REWARD_DOUBLE and me.double_slots < REWARDS[reward].slots:
            best = max(best, DOUBLE_AT_ONCE + A_DOUBLE_SERVANT * later)
    return best


def tomorrow(s: Gugong, me: PlayerState, later: float) -> float:
    """The cards taken today: their matches tonight (GG-10.1), and what they can do on the next Day."""
    out = 0.0
    matches: i64 = 0
    card: i64 = 0
    cards = me.discard
    while cards:
        if cards & 1:
            value = GIFTS[card].value
            for die in s.dice:
                matches += 1 if die == value else 0
            if later > 0.0:
                out += A_GIFT * float(value)
                out += 0.0 if s.op(GIFTS[card].effect).is_nothing() else AN_ACTION
        cards >>= 1
        card += 1
    tokens: i64 = 0
    for kind in me.tokens:
        tokens += TOKENS[kind].worth
    return out + A_MATCH * float(matches) * min(1.0, AT_THE_END + later) + A_TOKEN * float(tokens)


def decree_points(s: Gugong, me: PlayerState, later: float) -> float:
    """What decrees will still bring: each Morning, with each action, or at the end (GG-8.2, 8.3, 8.4)."""
    out = 0.0
    for decree in s.decrees:
        if (me.decrees >> decree) & 1:
            tile = DECREES[decree]
            if tile.level == 1:
                out += A_MORNING * later
            elif tile.level == 2:
                out += A_CHANGE * later
            else:
                out += end_points(me, decree, later)
    return out


def end_points(me: PlayerState, decree: i64, later: float) -> float:
    """What a level-3 decree scores as things stand, and a little more for the Days to come (GG-8.4)."""
    out = 0.0
    for rule in DECREES[decree].scoring:
        n = counted(me, rule.per, later)
        points = float(rule.base) + float(rule.vp) * n / float(rule.every)
        out += min(points, float(rule.most)) if rule.most >= 0 else points
    return out


def counted(me: PlayerState, per: str, later: float) -> float:
    """How many of a thing a player has, or will have by the end at the present pace."""
    if per == "vp":
        return float(me.vp) * (1.0 + VP_A_DAY * later)
    if per == "jade":
        return float(me.jade) + JADE_A_DAY * later
    if per == "decree_servants":
        return float(count(me.decrees)) + DECREES_A_DAY * later
    if per == "trade_servants":
        return float(me.slots()) + REWARDS_A_DAY * later
    return 1.0
