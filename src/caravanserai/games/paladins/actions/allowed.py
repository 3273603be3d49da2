"""What may be done on a turn, and why not (PW-5.1, 5.3, 9.2, 13.10)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, has, set_of
from caravanserai.core.ids import Seat
from caravanserai.core.step import Refusal, refusals
from caravanserai.games.paladins.actions.outsiders import refuse_convert
from caravanserai.games.paladins.actions.town import refuse_town
from caravanserai.games.paladins.actions.workers import occupied
from caravanserai.games.paladins.box import FAVOURS, MOST_ASKED, PAID_IN
from caravanserai.games.paladins.components import (
    ACTIONS,
    ATTACK,
    BOARD_ACTIONS,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    COVERABLE,
    DEVELOP,
    FIRST_RIGHT,
    FORTIFY,
    GARRISON,
    PRAY,
    RECRUIT,
    SILVER,
)
from caravanserai.games.paladins.questions import (
    COVERS,
    any_space,
    attack_cost,
    attribute_of,
    fillable,
    is_used_up,
    lone_space,
    next_cost,
    spaces_of,
)
from caravanserai.games.paladins.state import EMPTY, PaladinsTable, PlayerState

IN_USE: Final = Refusal("PW-5.1.8", "refuse-in-use")
USED_UP: Final = Refusal("PW-5.3.1", "refuse-used-up")
ALL_DEVELOPED: Final = Refusal("PW-5.3.3", "refuse-used-up")
NOTHING_TO_CLEAR: Final = Refusal("PW-6.5.6", "refuse-nothing-to-clear")
NO_SPACE: Final = Refusal("PW-8.1.7", "refuse-no-space")
NO_SPACE_TOO: Final = Refusal("PW-8.3.3", "refuse-no-space")
NO_WALLS: Final = Refusal("PW-8.2.7", "refuse-no-walls")
NO_OUTSIDER: Final = Refusal("PW-5.1.12", "refuse-no-outsider")
FAVOUR_TAKEN: Final = Refusal("PW-9.2.2", "refuse-favour-taken")
FAVOUR_WORKER: Final = Refusal("PW-9.2.4", "refuse-workers")
FAVOUR_SILVER: Final = refusals("PW-9.2.4", "refuse-too-little-silver", MOST_ASKED)
FAVOUR_PROVISIONS: Final = refusals("PW-9.2.4", "refuse-too-few-provisions", MOST_ASKED)

WORKER_RULES: Final = [
    "PW-6.1.1",
    "PW-6.2.2",
    "PW-6.3.1",
    "PW-6.4.1",
    "PW-6.5.1",
    "PW-6.6.1",
    "PW-7.2",
    "PW-7.3",
    "PW-7.4",
    "PW-7.5",
    "PW-7.6",
    "PW-7.7",
]
COST_RULES: Final = [
    "PW-6.1.1",
    "PW-6.2.7",
    "PW-6.3.1",
    "PW-6.4.1",
    "PW-6.5.1",
    "PW-6.6.1",
    "PW-8.1.1",
    "PW-8.2.1",
    "PW-8.3.1",
    "PW-8.4.1",
    "PW-8.5.3",
    "PW-8.6.1",
]
NO_WORKERS: Final = [Refusal(rule, "refuse-workers") for rule in WORKER_RULES]
TOO_LITTLE_SILVER: Final = [refusals(rule, "refuse-too-little-silver", MOST_ASKED) for rule in COST_RULES]
TOO_FEW_PROVISIONS: Final = [refusals(rule, "refuse-too-few-provisions", MOST_ASKED) for rule in COST_RULES]
LOW_INFLUENCE_TO_FORTIFY: Final = refusals("PW-8.2.2", "refuse-too-little-influence", MOST_ASKED)
LOW_INFLUENCE_TO_ABSOLVE: Final = refusals("PW-8.4.3", "refuse-too-little-influence", MOST_ASKED)


# Actions


def refuse_action(s: PaladinsTable, me: PlayerState, action: i64) -> Refusal | None:
    """Why an action may not be chosen, or None (PW-5.1.8, 5.1.11, 5.1.12, 5.3)."""
    if me.placed[action]:
        return IN_USE
    no = refuse_use(me, action)
    if no is not None:
        return no
    if not has(fillable(me), spaces_of(me, action)):
        return NO_WORKERS[action]
    no = refuse_cost(me, action)
    return refuse_target(s, me, action) if no is None else no


def allows_action(s: PaladinsTable, me: PlayerState, action: i64) -> bool:
    """Whether an action that is not in use may be chosen by somebody who has the workers."""
    if refuse_use(me, action) is not None or refuse_cost(me, action) is not None:
        return False
    return refuse_target(s, me, action) is None


def staffed_actions(me: PlayerState) -> i64:
    """The actions not in use that a player has the workers for, as bits."""
    spaces, covered = fillable(me), me.covered
    out: i64 = 0
    weight: i64 = 1
    for action in range(ACTIONS):
        cover: i64 = 0
        if action >= FIRST_RIGHT:
            cover = covered & (COVERS - 1)
            covered >>= COVERABLE
        if me.placed[action] == 0 and (spaces >> cover) & 1:
            out |= weight
        weight += weight
        spaces >>= COVERS
    return out


def allowed_actions(s: PaladinsTable, me: PlayerState) -> i64:
    """The actions that are not refused, as bits."""
    staffed = staffed_actions(me)
    out: i64 = 0
    weight: i64 = 1
    for action in range(ACTIONS):
        if staffed & weight and allows_action(s, me, action):
            out |= weight
        weight += weight
    return out


def refuse_use(me: PlayerState, action: i64) -> Refusal | None:
    """Why an action cannot be taken once more, or None: used up, or out of reach (PW-5.3, 8.2.2, 8.4.3)."""
    if is_used_up(me, action):
        return ALL_DEVELOPED if action == DEVELOP else USED_UP
    printed = BOARD_ACTIONS[action]
    if len(printed.requirement) == 0:
        return None
    needed = printed.requirement[me.taken[action]]
    if needed <= attribute_of(me, printed.needs):
        return None
    return LOW_INFLUENCE_TO_FORTIFY[needed] if action == FORTIFY else LOW_INFLUENCE_TO_ABSOLVE[needed]


def refuse_cost(me: PlayerState, action: i64) -> Refusal | None:
    """Why the fixed price of an action cannot be paid, or None (PW-5.1.11)."""
    cost = next_cost(me, action)
    if PAID_IN[action] == SILVER:
        return None if cost <= me.silver else TOO_LITTLE_SILVER[action][cost]
    return None if cost <= me.provisions else TOO_FEW_PROVISIONS[action][cost]


def refuse_target(s: PaladinsTable, me: PlayerState, action: i64) -> Refusal | None:
    """Why there is nothing to do it with, or None (PW-5.1.12)."""
    if action == RECRUIT:
        return refuse_town(s, me)
    if action == PRAY:
        return None if occupied(me) & ~bit(PRAY) else NOTHING_TO_CLEAR
    if action == COMMISSION:
        return None if any_space(s, me, action) else NO_SPACE
    if action == GARRISON:
        return None if any_space(s, me, action) else NO_SPACE_TOO
    if action == FORTIFY:
        return None if s.wall_pile else NO_WALLS
    return refuse_outsiders(s, me, action) if action >= ATTACK else None  # and Convert


def refuse_outsiders(s: PaladinsTable, me: PlayerState, action: i64) -> Refusal | None:
    """Why no displayed Outsider can be attacked or converted, or None."""
    no: Refusal | None = NO_OUTSIDER
    for place in range(len(s.outsiders) - 1, -1, -1):
        if s.outsiders[place] == EMPTY:
            continue
        if action == CONVERT:
            no = refuse_convert(me, place)
        else:
            cost = attack_cost(me, place)
            no = None if cost <= me.silver else TOO_LITTLE_SILVER[action][cost]
        if no is None:
            return None
    return no


# Favours


def refuse_favour(s: PaladinsTable, me: PlayerState, favour: i64) -> Refusal | None:
    """Why a revealed Favour cannot be used, or None (PW-9.2)."""
    printed = FAVOURS[favour]
    if s.favour_workers[favour_place(s, favour)] != EMPTY:
        return FAVOUR_TAKEN
    if not has(fillable(me), lone_space(printed.slot)):
        return FAVOUR_WORKER
    if printed.silver > me.silver:
        return FAVOUR_SILVER[printed.silver]
    return None if printed.provision <= me.provisions else FAVOUR_PROVISIONS[printed.provision]


def favour_place(s: PaladinsTable, favour: i64) -> i64:
    for place in range(len(s.favours)):
        if s.favours[place] == favour:
            return place
    return EMPTY


def favours_shown(s: PaladinsTable) -> i64:
    """The revealed Favours, as bits (PW-9.2.3)."""
    return set_of(s.favours)


def allowed_favours(s: PaladinsTable, me: PlayerState) -> i64:
    """The revealed Favours that are not refused, as bits."""
    out: i64 = 0
    for favour in s.favours:
        if favour != EMPTY and refuse_favour(s, me, favour) is None:
            out |= bit(favour)
    return out


# Anything at all


def can_act(s: PaladinsTable, seat: Seat) -> bool:
    """Whether anything but passing is possible (PW-13.10)."""
    me = s.of(seat)
    if me.workers == 0:
        return False
    if refuse_action(s, me, CONSPIRE) is None:  # the easiest
        return True
    staffed = staffed_actions(me)
    for action in range(ACTIONS):
        if has(staffed, action) and allows_action(s, me, action):
            return True
    return allowed_favours(s, me) != 0
