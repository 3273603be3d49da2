"""How a quick bot judges it: roughly the points that a seat will have in the end.

The weights are points, guessed by a player and mended by playing; what the box
prints (points, costs, requirements) is read from the box.
"""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bags import held, size
from caravanserai.core.game import sum_of
from caravanserai.core.ids import NOBODY, Ints, Seat
from caravanserai.core.weights import Weights
from caravanserai.games.paladins.box import (
    ORDER_NEEDS,
    ORDER_VP,
    ORDERS,
    PAID_VP,
    PALADINS,
    ROUNDS,
    TRACK_TOP,
    TRACK_VP,
    WALLS,
    WORKSHOP_VP,
)
from caravanserai.games.paladins.choices import PLAN, plan_played
from caravanserai.games.paladins.components import (
    ACTIONS,
    ATTRIBUTES,
    BOARD_ACTIONS,
    CRIMINAL,
    FIRST_RIGHT,
    LABOURER,
    NOUNS,
)
from caravanserai.games.paladins.questions import is_used_up, use_requirement
from caravanserai.games.paladins.scoring import converted_vp, of_track, score_lines
from caravanserai.games.paladins.state import EMPTY, PaladinsTable, PlayerState


class PaladinsWeights(Weights):
    """What things are worth, in points, and parts of that."""

    def __init__(self) -> None:
        self.a_worker: float = 0.75
        self.a_labourer: float = 0.6
        self.a_criminal: float = 0.95
        self.a_kept_worker: float = 0.5  # for the next round
        self.a_silver: float = 0.45
        self.a_provision: float = 0.5
        self.a_leftover: float = 0.36  # of a resource in the last round: three make a point, if nothing else
        self.enough: float = 6.0  # of a resource
        self.beyond_enough: float = 0.5  # the part of its worth that each more has
        self.a_debt: float = -2.4  # it may still be paid
        self.a_paid_debt: float = 0.6  # beside its points: another can be paid no more
        self.a_suspicion: float = -0.35
        self.the_most_suspicion: float = -0.8
        self.a_level: float = 0.22  # of an attribute, for each round to come: it opens the board
        self.a_crew: float = 0.28  # a member, for each round to come
        self.a_convert: float = 0.2  # beside its points, for each round to come: they still grow
        self.a_workshop: float = 0.5  # for each round to come: a worker saved
        self.a_use: float = 0.3  # of a right-side action, on the way to the points for many
        self.a_track_step: float = 0.5  # the part of the next step of a track that counts before it is reached
        self.an_order: float = 0.55  # the part of an Order that each step towards it counts
        self.an_open_action: float = 0.55  # an action that a Paladin brings within reach
        self.a_free_action: float = 0.8  # an action that a Paladin makes cheaper
        self.a_lift: float = 0.3  # an attribute that a Paladin lifts well


WORTH: Final = PaladinsWeights()
LIFTED_WELL: Final = 2  # levels, or more


def worth(s: PaladinsTable, seat: Seat) -> float:
    """What a seat has, what that will score, and what can still be made of the rest."""
    if s.ended:
        return float(sum_of(score_lines(s, seat)))
    me = s.of(seat)
    later = float(ROUNDS - max(s.round, 1))
    out = tracks(me, later) + orders(s, seat) + counts(me) + belongings(me, later)
    for card in me.converted:
        out += float(converted_vp(s, seat, card)) + WORTH.a_convert * later
    out += WORTH.a_crew * later * float(len(me.crew))
    out += WORTH.a_workshop * later * float(me.developed()) + points_on_the_way(WORKSHOP_VP, me.developed())
    out += trouble(s, me)
    if len(s.answers) > 0 and me.drawn and s.answers[seat] != NOBODY:
        out += promise(me, plan_played(PLAN.index(s.answers[seat])))
    return out


def points_on_the_way(values: Ints, n: i64) -> float:
    """Points of a track so far, and a part of the next step."""
    now = of_track(values, n)
    return float(now) + WORTH.a_track_step * float(of_track(values, n + 1) - now)


def tracks(me: PlayerState, later: float) -> float:
    """The attributes: points, and what they open."""
    out = 0.0
    a_level = WORTH.a_level * later
    for n in range(ATTRIBUTES):
        out += points_on_the_way(TRACK_VP, me.track[n]) + a_level * float(me.track[n])
    return out


def orders(s: PaladinsTable, seat: Seat) -> float:
    """Fulfilled Orders, and the way to the others."""
    out = 0.0
    for place in range(len(s.orders)):
        order = s.orders[place]
        if order == EMPTY:
            continue
        done = min(float(s.of(seat).taken[ORDERS[order]]) / float(ORDER_NEEDS[order]), 1.0)
        out += float(ORDER_VP[place]) * (1.0 if done == 1.0 else WORTH.an_order * done)
    return out


def counts(me: PlayerState) -> float:
    """Right-side actions taken, and the points printed on Walls."""
    out = 0.0
    a_use = WORTH.a_use
    for action in range(FIRST_RIGHT, ACTIONS):
        n = me.taken[action]
        out += points_on_the_way(BOARD_ACTIONS[action].vp, n) + a_use * float(n)
    for wall in me.walls:
        out += float(WALLS[wall].vp)
    return out


def belongings(me: PlayerState, later: float) -> float:
    """Workers, Silver and Provisions; in the end only sets of three resources count."""
    out = capped(float(me.silver), WORTH.a_silver, later) + capped(float(me.provisions), WORTH.a_provision, later)
    if me.passed:
        return out + (WORTH.a_kept_worker * float(size(me.workers)) if later > 0.0 else 0.0)
    labourers, criminals = float(held(me.workers, LABOURER)), float(held(me.workers, CRIMINAL))
    others = float(size(me.workers)) - labourers - criminals
    return out + WORTH.a_labourer * labourers + WORTH.a_criminal * criminals + WORTH.a_worker * others


def capped(n: float, each: float, later: float) -> float:
    """A resource: what is more than enough counts less, and all of it when the end is near."""
    weight = each if later > 0.0 else WORTH.a_leftover
    enough = WORTH.enough
    return weight * (min(n, enough) + WORTH.beyond_enough * max(n - enough, 0.0))


def trouble(s: PaladinsTable, me: PlayerState) -> float:
    """Debts, and Suspicion, worst for whoever has the most."""
    out = WORTH.a_debt * float(me.unpaid) + (float(PAID_VP) + WORTH.a_paid_debt) * float(me.paid)
    mine: i64 = len(me.suspicion)
    most: i64 = 1
    for p in s.players:
        most = max(most, len(p.suspicion))
    return out + WORTH.a_suspicion * float(mine) + (WORTH.the_most_suspicion if mine == most else 0.0)


def promise(me: PlayerState, paladin: i64) -> float:
    """What a Paladin would do in this round: actions within reach, and actions for less."""
    out = 0.0
    for action in range(ACTIONS):
        needed = use_requirement(me, action)
        if needed > 0:
            printed = BOARD_ACTIONS[action].needs
            level = me.track[printed]
            if level < needed <= level + PALADINS[paladin].attributes[printed]:
                out += WORTH.an_open_action
        if is_used_up(me, action):
            continue
        for noun in range(len(NOUNS)):
            place = action * len(NOUNS) + noun
            if PALADINS[paladin].cost[place] >= 0 or PALADINS[paladin].more[place] < 0:
                out += WORTH.a_free_action
        if PALADINS[paladin].after[action] >= 0:
            out += WORTH.a_free_action
    return out + WORTH.a_lift * float(lifted_well(me, paladin))


def lifted_well(me: PlayerState, paladin: i64) -> i64:
    """How many attributes that are not at the top of their track a Paladin lifts by two levels or more."""
    out: i64 = 0
    for n in range(ATTRIBUTES):
        if PALADINS[paladin].attributes[n] >= LIFTED_WELL and me.track[n] < TRACK_TOP:
            out += 1
    return out
