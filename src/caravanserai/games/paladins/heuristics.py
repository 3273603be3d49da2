"""How a quick bot judges it: roughly the points that a seat will have in the end.

The weights are points, guessed by a player and mended by playing; what the box
prints (points, costs, requirements) is read from the box.
"""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bags import held, size
from caravanserai.core.game import sum_of
from caravanserai.core.ids import NOBODY, Ints, Seat
from caravanserai.games.paladins.box import (
    ACTIONS,
    ATTRIBUTES,
    BOARD_ACTIONS,
    CRIMINAL,
    FIRST_RIGHT,
    LABOURER,
    NOUNS,
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
from caravanserai.games.paladins.questions import is_used_up, use_requirement
from caravanserai.games.paladins.scoring import converted_vp, of_track, score_lines
from caravanserai.games.paladins.state import EMPTY, PaladinsTable, PlayerState

A_WORKER: Final = 0.75
A_LABOURER: Final = 0.6
A_CRIMINAL: Final = 0.95
A_KEPT_WORKER: Final = 0.5  # for the next round
A_SILVER: Final = 0.45
A_PROVISION: Final = 0.5
A_LEFTOVER: Final = 0.36  # of a resource in the last round: three make a point, if nothing else
ENOUGH: Final = 6.0  # of a resource
BEYOND_ENOUGH: Final = 0.5  # the part of its worth that each more has
A_DEBT: Final = -2.4  # it may still be paid
A_PAID_DEBT: Final = 0.6  # beside its points: another can be paid no more
A_SUSPICION: Final = -0.35
THE_MOST_SUSPICION: Final = -0.8
A_LEVEL: Final = 0.22  # of an attribute, for each round to come: it opens the board
A_CREW: Final = 0.28  # a member, for each round to come
A_CONVERT: Final = 0.2  # beside its points, for each round to come: they still grow
A_WORKSHOP: Final = 0.5  # for each round to come: a worker saved
A_USE: Final = 0.3  # of a right-side action, on the way to the points for many
A_TRACK_STEP: Final = 0.5  # the part of the next step of a track that counts before it is reached
AN_ORDER: Final = 0.55  # the part of an Order that each step towards it counts
AN_OPEN_ACTION: Final = 0.55  # an action that a Paladin brings within reach
A_FREE_ACTION: Final = 0.8  # an action that a Paladin makes cheaper
A_LIFT: Final = 0.3  # an attribute that a Paladin lifts well
LIFTED_WELL: Final = 2  # levels, or more


def worth(s: PaladinsTable, seat: Seat) -> float:
    """What a seat has, what that will score, and what can still be made of the rest."""
    if s.ended:
        return float(sum_of(score_lines(s, seat)))
    me = s.of(seat)
    later = float(ROUNDS - max(s.round, 1))
    out = tracks(me, later) + orders(s, seat) + counts(me) + belongings(me, later)
    for card in me.converted:
        out += float(converted_vp(s, seat, card)) + A_CONVERT * later
    out += A_CREW * later * float(len(me.crew))
    out += A_WORKSHOP * later * float(me.developed()) + points_on_the_way(WORKSHOP_VP, me.developed())
    out += trouble(s, me)
    if len(s.answers) > 0 and me.drawn and s.answers[seat] != NOBODY:
        out += promise(me, plan_played(PLAN.index(s.answers[seat])))
    return out


def points_on_the_way(values: Ints, n: i64) -> float:
    """Points of a track so far, and a part of the next step."""
    now = of_track(values, n)
    return float(now) + A_TRACK_STEP * float(of_track(values, n + 1) - now)


def tracks(me: PlayerState, later: float) -> float:
    """The attributes: points, and what they open."""
    out = 0.0
    for n in range(ATTRIBUTES):
        out += points_on_the_way(TRACK_VP, me.track[n]) + A_LEVEL * later * float(me.track[n])
    return out


def orders(s: PaladinsTable, seat: Seat) -> float:
    """Fulfilled Orders, and the way to the others."""
    out = 0.0
    for place in range(len(s.orders)):
        order = s.orders[place]
        if order == EMPTY:
            continue
        done = min(float(s.of(seat).taken[ORDERS[order]]) / float(ORDER_NEEDS[order]), 1.0)
        out += float(ORDER_VP[place]) * (1.0 if done == 1.0 else AN_ORDER * done)
    return out


def counts(me: PlayerState) -> float:
    """Right-side actions taken, and the points printed on Walls."""
    out = 0.0
    for action in range(FIRST_RIGHT, ACTIONS):
        out += points_on_the_way(BOARD_ACTIONS[action].vp, me.taken[action]) + A_USE * float(me.taken[action])
    for wall in me.walls:
        out += float(WALLS[wall].vp)
    return out


def belongings(me: PlayerState, later: float) -> float:
    """Workers, Silver and Provisions; in the end only sets of three resources count."""
    out = capped(float(me.silver), A_SILVER, later) + capped(float(me.provisions), A_PROVISION, later)
    if me.passed:
        return out + (A_KEPT_WORKER * float(size(me.workers)) if later > 0.0 else 0.0)
    labourers, criminals = float(held(me.workers, LABOURER)), float(held(me.workers, CRIMINAL))
    others = float(size(me.workers)) - labourers - criminals
    return out + A_LABOURER * labourers + A_CRIMINAL * criminals + A_WORKER * others


def capped(n: float, each: float, later: float) -> float:
    """A resource: what is more than enough counts less, and all of it when the end is near."""
    weight = each if later > 0.0 else A_LEFTOVER
    return weight * (min(n, ENOUGH) + BEYOND_ENOUGH * max(n - ENOUGH, 0.0))


def trouble(s: PaladinsTable, me: PlayerState) -> float:
    """Debts, and Suspicion, worst for whoever has the most."""
    out = A_DEBT * float(me.unpaid) + (float(PAID_VP) + A_PAID_DEBT) * float(me.paid)
    mine: i64 = len(me.suspicion)
    most: i64 = 1
    for p in s.players:
        most = max(most, len(p.suspicion))
    return out + A_SUSPICION * float(mine) + (THE_MOST_SUSPICION if mine == most else 0.0)


def promise(me: PlayerState, paladin: i64) -> float:
    """What a Paladin would do in this round: actions within reach, and actions for less."""
    out = 0.0
    for action in range(ACTIONS):
        needed = use_requirement(me, action)
        if needed > 0:
            printed = BOARD_ACTIONS[action].needs
            level = me.track[printed]
            if level < needed <= level + PALADINS[paladin].attributes[printed]:
                out += AN_OPEN_ACTION
        if is_used_up(me, action):
            continue
        for noun in range(len(NOUNS)):
            place = action * len(NOUNS) + noun
            if PALADINS[paladin].cost[place] >= 0 or PALADINS[paladin].more[place] < 0:
                out += A_FREE_ACTION
        if PALADINS[paladin].after[action] >= 0:
            out += A_FREE_ACTION
    return out + A_LIFT * float(lifted_well(me, paladin))


def lifted_well(me: PlayerState, paladin: i64) -> i64:
    """How many attributes that are not at the top of their track a Paladin lifts by two levels or more."""
    out: i64 = 0
    for n in range(ATTRIBUTES):
        if PALADINS[paladin].attributes[n] >= LIFTED_WELL and me.track[n] < TRACK_TOP:
            out += 1
    return out
