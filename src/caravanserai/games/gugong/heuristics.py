"""How a quick bot judges it: roughly the points that a seat will have in the end.

The weights are points, guessed by a player and mended by playing; what the box
prints (points, steps, prices) is read from the box.
"""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import count
from caravanserai.core.game import sum_of
from caravanserai.core.ids import Seat
from caravanserai.core.weights import Weights
from caravanserai.games.gugong.actions.tracks import is_ahead
from caravanserai.games.gugong.box import (
    ARRIVAL_VP,
    DAYS,
    DECREES,
    GIFTS,
    HARBOUR_REWARDS,
    JADE_VP,
    PALACE_STEPS,
    REWARDS,
    SHIP_CAPACITY,
    TOKENS,
    WALL_VP,
)
from caravanserai.games.gugong.components import DATA, HARBOURS, REWARD_CARD, REWARD_DOUBLE, REWARD_VP, nouns_and_verbs
from caravanserai.games.gugong.questions import wall_size
from caravanserai.games.gugong.scoring import jade_vp, score_lines
from caravanserai.games.gugong.state import EMPTY, LOCKED, POOL, Gugong, PlayerState


class GugongWeights(Weights):
    """What things are worth, in points, and parts of that."""

    def __init__(self) -> None:
        self.a_turn: float = 3.0  # a card in hand is a turn to come
        self.a_servant: float = 0.8
        self.a_crowd: float = 0.02  # the square of the servants in the pool makes so much less of them
        self.used_today: float = 0.25  # the part of the pool that each turn of today uses,
        self.used_later: float = 0.4  # and each Day to come
        self.a_supply: float = 0.05
        self.a_step: float = 1.3  # of the Envoy
        self.base: float = 20.0  # what everybody scores somehow
        self.steps_a_turn: float = 1.1  # of the Envoy, with an effort
        self.a_step_by_luck: float = 0.5
        self.turns_a_day: float = 4.2
        self.hopeless: float = 0.95  # the share of the steps still possible beyond which one will hardly arrive
        self.a_last_hope: float = 0.1
        self.a_jade: float = 0.9
        self.jade_days: float = 2.0  # no more Days than that count for a collection
        self.jade_fades: float = 0.2  # with each piece one has
        self.an_intrigue: float = 0.3
        self.at_the_end: float = 0.4  # the part of it, and of matches, that is left on the last Day
        self.a_medal: float = 0.3
        self.a_token: float = 0.55
        self.a_match: float = 1.1
        self.a_morning: float = 1.3  # of a level-1 decree
        self.a_change: float = 0.7  # of a level-2 decree, each Day
        self.an_extra_card: float = 2.2  # each Day
        self.a_double_servant: float = 1.0  # each Day
        self.double_in_pool: float = 1.5  # servants that it is like
        self.double_at_once: float = 1.5  # when it is unlocked
        self.aboard: float = 0.45  # a servant on a ship
        self.a_reward: float = 0.4  # the part of a reward that a full ship is worth before it is claimed
        self.in_the_last_harbour: float = 0.5  # the part of that for a ship that is not full there,
        self.on_the_last_day: float = 0.3  # and for one that is not full at the end
        self.a_gift: float = 0.19  # for each number of its value, on the next Day
        self.an_action: float = 0.7  # of a card, on the next Day
        self.on_the_wall: float = 0.7
        self.leading_the_wall: float = 0.8  # the part of its reward, as far as it is built
        self.vp_a_day: float = 0.5  # how much of the points, and of what else a decree counts, each Day to come adds
        self.jade_a_day: float = 0.5
        self.decrees_a_day: float = 0.4
        self.rewards_a_day: float = 0.4


WORTH: Final = GugongWeights()

REWARD_POINTS: Final = float(nouns_and_verbs(DATA["canal"]["rewards"][REWARD_VP]["effects"]).get("vp", 0))


def worth(s: Gugong, seat: Seat) -> float:
    """What a seat has, what that will score, what can still be made of the rest; and whether it will count at all."""
    me = s.of(seat)
    if len(s.stack) == 0:
        return float(sum_of(score_lines(s, seat)))
    later = float(DAYS - 1 - s.day)
    today = float(count(me.hand))
    out = WORTH.base + float(me.vp) + jade_points(me, later) + decree_points(s, me, later)
    out += WORTH.an_intrigue * float(me.intrigue) * (1.0 if later > 0.0 else WORTH.at_the_end)
    out += WORTH.a_turn * today
    out += servants(me, later, today)
    out += wall(s, seat) + ships(s, seat, later)
    out += tomorrow(s, me, later)
    out += WORTH.an_extra_card * later * float(me.card_slots)
    if s.medal == seat:
        out += WORTH.a_medal * min(later, 1.0)
    return (out + palace(s, me)) * chance_to_arrive(me, later, today)


def palace(s: Gugong, me: PlayerState) -> float:
    """The points of the Envoy's space, or of the next one that is free (GG-9.2.3)."""
    spaces = ARRIVAL_VP[s.side]
    if me.arrival != EMPTY:
        return float(spaces[me.arrival]) + WORTH.a_step
    return float(spaces[s.arrived]) if s.arrived < len(spaces) else 0.0


def chance_to_arrive(me: PlayerState, later: float, today: float) -> float:
    """Who does not arrive has nothing in the end (GG-9.2.5): the fewer turns are left, the dearer each step."""
    if me.arrival != EMPTY:
        return 1.0
    need = float(PALACE_STEPS - me.envoy)
    can = WORTH.steps_a_turn * (today + WORTH.turns_a_day * later) + WORTH.a_step_by_luck
    share = need / can
    return 1.0 - share * share if share < WORTH.hopeless else WORTH.a_last_hope / share


def jade_points(me: PlayerState, later: float) -> float:
    """A collection grows with each piece (GG-11.5.1): the first ones are worth something for those to come."""
    n = float(min(me.jade, len(JADE_VP) - 1))
    return float(jade_vp(me.jade)) + WORTH.a_jade * min(later, WORTH.jade_days) * n * (1.0 - WORTH.jade_fades * n)


def servants(me: PlayerState, later: float, today: float) -> float:
    """Servants in the pool are worth as much as there are turns to use them in."""
    use = min(1.0, WORTH.used_today * today + WORTH.used_later * later)
    n = float(me.pool)
    out = WORTH.a_servant * use * n - WORTH.a_crowd * n * n
    if me.double != LOCKED:
        out += WORTH.a_double_servant * later
        if me.double == POOL:
            out += WORTH.a_servant * use * WORTH.double_in_pool
    return out + WORTH.a_supply * float(me.supply) * min(later, 1.0)


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
    out = WORTH.on_the_wall * float(me.wall)
    if leads:
        out += (float(WALL_VP) + WORTH.a_step) * WORTH.leading_the_wall * float(total) / float(wall_size(s))
    return out


def ships(s: Gugong, seat: Seat, later: float) -> float:
    """Ships sail on by themselves each Night; what they carry is worth what waits ahead (GG-10.2.1)."""
    me = s.of(seat)
    out = 0.0
    for harbour in range(len(s.harbours)):
        if s.harbours[harbour] != seat:
            continue
        cargo = s.cargo[harbour]
        if cargo == 0:
            continue
        at: i64 = harbour % HARBOURS
        best = 0.0
        for ahead in range(at, min(at + 2, HARBOURS)):
            best = max(best, reward_points(me, ahead, later))
        share = float(cargo) / float(SHIP_CAPACITY)
        if at == HARBOURS - 1 and cargo < SHIP_CAPACITY:
            share *= WORTH.in_the_last_harbour
        if later == 0.0 and cargo < SHIP_CAPACITY:
            share *= WORTH.on_the_last_day
        out += WORTH.aboard * float(cargo) * min(1.0, later) + WORTH.a_reward * best * share
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
            best = max(best, WORTH.a_turn + WORTH.an_extra_card * later)
        elif reward == REWARD_DOUBLE and me.double_slots < REWARDS[reward].slots:
            best = max(best, WORTH.double_at_once + WORTH.a_double_servant * later)
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
                out += WORTH.a_gift * float(value)
                out += 0.0 if s.op(GIFTS[card].effect).is_nothing() else WORTH.an_action
        cards >>= 1
        card += 1
    tokens: i64 = 0
    for kind in me.tokens:
        tokens += TOKENS[kind].worth
    return out + WORTH.a_match * float(matches) * min(1.0, WORTH.at_the_end + later) + WORTH.a_token * float(tokens)


def decree_points(s: Gugong, me: PlayerState, later: float) -> float:
    """What decrees will still bring: each Morning, with each action, or at the end (GG-8.2, 8.3, 8.4)."""
    out = 0.0
    for decree in s.decrees:
        if (me.decrees >> decree) & 1:
            tile = DECREES[decree]
            if tile.level == 1:
                out += WORTH.a_morning * later
            elif tile.level == 2:
                out += WORTH.a_change * later
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
        return float(me.vp) * (1.0 + WORTH.vp_a_day * later)
    if per == "jade":
        return float(me.jade) + WORTH.jade_a_day * later
    if per == "decree_servants":
        return float(count(me.decrees)) + WORTH.decrees_a_day * later
    if per == "trade_servants":
        return float(me.slots()) + WORTH.rewards_a_day * later
    return 1.0
