"""The solo opponent: a deck of Schemes that plays by itself (PW-16)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, has
from caravanserai.core.effect import Enact
from caravanserai.core.ints import filled, row, total
from caravanserai.core.step import Auto
from caravanserai.games.paladins.actions.after import After
from caravanserai.games.paladins.actions.outsiders import attack, convert, refuse_convert
from caravanserai.games.paladins.actions.spaces import take_space
from caravanserai.games.paladins.actions.tax import pay_debt, remove_suspicion, suspect
from caravanserai.games.paladins.actions.town import dismiss
from caravanserai.games.paladins.actions.tracks import advance_marker
from caravanserai.games.paladins.actions.walls import build_wall
from caravanserai.games.paladins.actions.workers import add_workers
from caravanserai.games.paladins.box import (
    FAVOURS,
    ORDERS,
    SCHEMES,
    SOLO,
    SOLO_ORDERS,
    SPACES,
    STRENGTH_FLAGS,
    TOP_GAINS,
    TOP_ROW,
    TOP_SUSPICION,
    TOP_WORKERS,
)
from caravanserai.games.paladins.components import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    ATTRIBUTE_NAMES,
    BOARD_ACTIONS,
    COMMISSION,
    CONVERT,
    FIRST_RIGHT,
    FORTIFY,
    GARRISON,
    LABOURER,
    STRENGTH,
)
from caravanserai.games.paladins.events import (
    RIVAL_ACTION,
    RIVAL_CANNOT,
    RIVAL_CLEARED,
    RIVAL_FAVOUR,
    RIVAL_JAR,
    RIVAL_PASSES,
    RIVAL_SCHEME,
    RIVAL_SHUFFLES,
    RIVAL_TOP_ROW,
    RIVAL_WORKSHOP,
)
from caravanserai.games.paladins.questions import attribute_of, can_take_space, is_used_up, use_requirement
from caravanserai.games.paladins.scoring import has_fulfilled
from caravanserai.games.paladins.state import EMPTY, PLACE_WIDTH, RIVAL, PaladinsTable

TOP_RECRUIT: Final = TOP_ROW.index("recruit")
TOP_PRAY: Final = TOP_ROW.index("pray")
TOP_TRADE: Final = TOP_ROW.index("trade")
TOP_CONSPIRE: Final = TOP_ROW.index("conspire")
TOP_REST: Final = TOP_ROW.index("rest")

WORKERS_BASE: Final[i64] = SOLO["workers_base"]
RIGHT_WORKERS: Final[i64] = SOLO["right_action_workers"]
FAVOUR_WORKERS: Final[i64] = SOLO["favour_workers"]
REST_BASE: Final[i64] = SOLO["rest_base"]
PAY_DEBT_GROUP: Final[i64] = SOLO["space_priority"].index("pay_debt")
GROUPS: Final[i64] = len(SOLO["space_priority"])


# Set-up


def set_up_rival(s: PaladinsTable, level: i64) -> None:
    """Workshops for some Orders, the stack of attributes, the Scheme deck (PW-16.1.3 to 16.1.7)."""
    s.level = level
    s.rival_shops = filled(ACTIONS, 0)
    left = s.orders_left
    for _ in range(SOLO_ORDERS[level]):
        order = s.any_of("orders", left)
        left ^= bit(order)
        add_workshop(s, order)
    s.rival_stack = row([ATTRIBUTE_NAMES.index(name) for name in SOLO["attribute_stack_start"]])
    s.schemes = filled(len(SCHEMES), 0)
    s.schemes_gone = filled(len(SCHEMES), 0)
    for n in range(len(SCHEMES)):
        if SCHEMES[n].starts:
            s.schemes[n] = SCHEMES[n].copies


def add_workshop(s: PaladinsTable, order: i64) -> None:
    """A Workshop of the solo opponent goes to the action that an Order shows (PW-16.1.6, 16.2.1)."""
    s.rival_shops[ORDERS[order]] += 1
    s.emit(RIVAL_WORKSHOP, ORDERS[order])


def add_favour_scheme(s: PaladinsTable) -> None:
    """The Scheme card on a revealed Favour joins the discards (PW-16.2.2)."""
    for n in range(len(SCHEMES)):
        if not SCHEMES[n].starts:
            s.schemes_gone[n] += 1


def ready_rival(s: PaladinsTable) -> None:
    """Workers for a round; everything else was cleared (PW-16.2.6, 16.7.1)."""
    s.rival_workers = s.round + WORKERS_BASE
    s.rival_top = 0
    s.of(RIVAL).placed = filled(ACTIONS, 0)


# A turn


class RivalTurn(Auto[PaladinsTable]):
    """Turn over a Scheme and attempt it; else the top row (PW-16.4)."""

    def run(self, s: PaladinsTable) -> None:
        s.active = RIVAL
        if s.rival_workers == 0:
            rest_for_the_round(s)
            return
        scheme = turn_over(s)
        s.emit(RIVAL_SCHEME, scheme)
        if not attempt(s, scheme):
            s.emit(RIVAL_CANNOT, scheme)
            use_top_row(s, first_of_top_row(s))


def rest_for_the_round(s: PaladinsTable) -> None:
    """The round of the solo opponent is over (PW-16.4.6)."""
    s.of(RIVAL).passed = True
    s.emit(RIVAL_PASSES)


def turn_over(s: PaladinsTable) -> i64:
    """The top Scheme, onto the discards (PW-16.4.2, 16.4.9)."""
    if total(s.schemes) == 0:
        shuffle_schemes(s)
    n = s.below("schemes", total(s.schemes))
    kind: i64 = 0
    while n >= s.schemes[kind]:
        n -= s.schemes[kind]
        kind += 1
    s.schemes[kind] -= 1
    s.schemes_gone[kind] += 1
    s.scheme = kind
    return kind


def shuffle_schemes(s: PaladinsTable) -> None:
    """Deck and discards make a new deck (PW-16.5.6, 16.5.12)."""
    for n in range(len(s.schemes)):
        s.schemes[n] += s.schemes_gone[n]
        s.schemes_gone[n] = 0
    s.emit(RIVAL_SHUFFLES)


def attempt(s: PaladinsTable, scheme: i64) -> bool:
    """Do what a Scheme says, if it can be done."""
    card = SCHEMES[scheme]
    if card.order:
        return attempt_order(s)
    if card.action < 0:
        return attempt_favour(s)
    if card.action >= FIRST_RIGHT:
        return attempt_right(s, card.action)
    top = top_of(card.action)
    if not is_top_free(s, top):
        return False
    use_top_row(s, top)
    return True


def attempt_order(s: PaladinsTable) -> bool:
    """Revealed Orders from right to left: first those not fulfilled, then the others (PW-16.6.13, 16.6.21)."""
    for fulfilled in (False, True):
        for place in range(len(s.orders) - 1, -1, -1):
            order = s.orders[place]
            if order == EMPTY or has_fulfilled(s, RIVAL, order) != fulfilled:
                continue
            if attempt_right(s, ORDERS[order]):
                return True
    return False


def attempt_favour(s: PaladinsTable) -> bool:
    """The first free Favour from the marker on (PW-16.6.16, 16.6.17); its cost is ignored (PW-16.3.7)."""
    spaces: i64 = len(s.favours)
    for i in range(spaces):
        place = (s.rival_marker + i) % spaces
        if s.favours[place] != EMPTY and s.favour_workers[place] == EMPTY and s.rival_workers >= FAVOUR_WORKERS:
            s.rival_workers -= FAVOUR_WORKERS
            s.favour_workers[place] = PLACE_WIDTH * RIVAL + LABOURER
            s.emit(RIVAL_FAVOUR, s.favours[place])
            s.next(Enact(RIVAL, FAVOURS[s.favours[place]].effect))
            return True
    return False


# The top row


def top_of(action: i64) -> i64:
    """The top-row action of a left-side action."""
    return TOP_ROW.index(BOARD_ACTIONS[action].id)


def is_top_free(s: PaladinsTable, top: i64) -> bool:
    """Whether a top-row action is available (PW-16.4.4, 16.4.5, 16.5.3)."""
    if has(s.rival_top, top) or s.rival_workers < TOP_WORKERS[top]:
        return False
    return top != TOP_RECRUIT or rival_target(s) != EMPTY


def first_of_top_row(s: PaladinsTable) -> i64:
    """The left-most available one; Rest is always left (PW-16.4.4)."""
    for top in range(len(TOP_ROW)):
        if is_top_free(s, top):
            return top
    return TOP_REST


def use_top_row(s: PaladinsTable, top: i64) -> None:
    """Place the worker, which stays until the end of the round, and do it (PW-16.4.5, 16.5)."""
    s.rival_workers -= min(TOP_WORKERS[top], s.rival_workers)
    s.rival_top |= bit(top)
    s.emit(RIVAL_TOP_ROW, top)
    if top == TOP_RECRUIT:
        rival_dismisses(s)
    elif top == TOP_PRAY:
        rival_prays(s)
    elif top == TOP_TRADE:
        advance_marker(s, 1)
    elif top == TOP_CONSPIRE:
        add_workers(s, RIVAL, LABOURER, TOP_GAINS[top])
        suspect(s, RIVAL, TOP_SUSPICION[top])
    else:
        advance_marker(s, REST_BASE + s.rival_workers)
        rest_for_the_round(s)


def rival_target(s: PaladinsTable) -> i64:
    """The displayed Townsfolk at the marker, or the next to the right (PW-16.3.8, 16.3.9)."""
    spaces: i64 = len(s.town)
    for i in range(spaces):
        card = s.town[(s.rival_marker + i) % spaces]
        if card != EMPTY:
            return card
    return EMPTY


def rival_dismisses(s: PaladinsTable) -> None:
    """The targeted Townsfolk goes for its reward (PW-16.5.2, 16.6.5)."""
    card = rival_target(s)
    if card != EMPTY:
        dismiss(s, RIVAL, card)


def rival_prays(s: PaladinsTable) -> None:
    """Clear the right side, or gain a worker; shuffle the Schemes (PW-16.5.4 to 16.5.6)."""
    if total(s.of(RIVAL).placed) > 0:
        s.of(RIVAL).placed = filled(ACTIONS, 0)
        s.emit(RIVAL_CLEARED)
    else:
        add_workers(s, RIVAL, LABOURER, 1)
    shuffle_schemes(s)


# The right side


def workers_needed(s: PaladinsTable, action: i64) -> i64:
    """Three, less one for each Workshop there (PW-16.4.3)."""
    return max(RIGHT_WORKERS - s.rival_shops[action], 0)


def attempt_right(s: PaladinsTable, action: i64) -> bool:
    """Take a right-side action if its conditions hold (PW-16.4.3, 16.4.4, 16.4.8, 16.6)."""
    me = s.of(RIVAL)
    needed = workers_needed(s, action)
    if me.placed[action] or s.rival_workers < needed or is_used_up(me, action):
        return False
    requirement = use_requirement(me, action)
    if requirement > 0 and requirement > attribute_of(me, BOARD_ACTIONS[action].needs):
        return False
    target = right_target(s, action)
    if target == EMPTY:
        return False
    s.rival_workers -= needed
    me.placed[action] = max(needed, 1)
    me.taken[action] += 1
    s.emit(RIVAL_ACTION, action, needed)
    s.next(After(RIVAL, action, 0))
    act(s, action, target)
    return True


def right_target(s: PaladinsTable, action: i64) -> i64:
    """A space, an Outsider, or 0 where no target is needed; EMPTY: impossible."""
    if action in (COMMISSION, GARRISON):
        return best_space(s, action)
    if action in (ATTACK, CONVERT):
        return outsider_target(s, action)
    if action == FORTIFY and s.wall_pile == 0:
        return EMPTY
    return 0


def best_space(s: PaladinsTable, action: i64) -> i64:
    """The reachable free space with the reward it likes best, the left-most of them (PW-16.6.2 to 16.6.4)."""
    best: i64 = EMPTY
    group = GROUPS
    for space in range(len(SPACES)):
        wanted = SPACES[space].group
        if wanted >= group or (wanted == PAY_DEBT_GROUP and s.of(RIVAL).unpaid == 0):
            continue
        if can_take_space(s, RIVAL, action, space):
            best, group = space, wanted
    return best


def outsider_target(s: PaladinsTable, action: i64) -> i64:
    """The first Outsider within reach from the marker on (PW-16.3.8 to 16.3.10, 16.6.10, 16.6.12)."""
    spaces: i64 = len(s.outsiders)
    for i in range(spaces):
        place = (s.rival_marker + i) % spaces
        if s.outsiders[place] != EMPTY and is_in_reach(s, action, place):
            return s.outsiders[place]
    return EMPTY


def is_in_reach(s: PaladinsTable, action: i64, place: i64) -> bool:
    """Strength and Faith are never bought (PW-16.6.10, 16.6.12)."""
    if action == CONVERT:
        return refuse_convert(s.of(RIVAL), place) is None
    return STRENGTH_FLAGS[place] <= attribute_of(s.of(RIVAL), STRENGTH)


def act(s: PaladinsTable, action: i64, target: i64) -> None:
    """Carry out a right-side action (PW-16.6)."""
    if action in (COMMISSION, GARRISON):
        take_space(s, RIVAL, action, target)
    elif action == FORTIFY:
        build_wall(s, RIVAL)
    elif action == ABSOLVE:
        absolve(s)
    elif action == ATTACK:
        attack(s, RIVAL, target)
    else:
        convert(s, RIVAL, target)


def absolve(s: PaladinsTable) -> None:
    """Turn over a Jar: remove Suspicion, and pay a Debt or remove one more (PW-16.6.6, 16.6.7)."""
    s.emit(RIVAL_JAR, s.of(RIVAL).taken[ABSOLVE])
    if s.of(RIVAL).unpaid > 0:
        pay_debt(s, RIVAL, 1)
        remove_suspicion(s, RIVAL, 1)
    else:
        remove_suspicion(s, RIVAL, 2)
