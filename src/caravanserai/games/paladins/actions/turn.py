"""A turn: an action, a King's Favour or passing (PW-5, 9.2, 13)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bags import contains, size
from caravanserai.core.bits import bit
from caravanserai.core.effect import Enact
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import added, filled, row
from caravanserai.core.step import Pick, Price, Refusal, Step, refusals
from caravanserai.games.paladins.actions.after import After
from caravanserai.games.paladins.actions.left import PrayFor
from caravanserai.games.paladins.actions.right import (
    AttackWhom,
    BuildOutpost,
    ConvertWhom,
    PlaceJar,
    SendMonk,
    build_wall,
    refuse_convert,
)
from caravanserai.games.paladins.actions.tax import suspect
from caravanserai.games.paladins.actions.town import refuse_town
from caravanserai.games.paladins.actions.tracks import MOST, pay_provisions, pay_silver, price_in
from caravanserai.games.paladins.actions.workers import (
    SUSPICION_PER_CRIMINAL,
    add_workers,
    occupied,
    placement,
)
from caravanserai.games.paladins.box import (
    ABSOLVE,
    ACTIONS,
    ANY,
    ATTACK,
    BOARD_ACTIONS,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    FAVOURS,
    FORTIFY,
    GARRISON,
    KEPT,
    PALADINS,
    PRAY,
    PROVISION,
    RECRUIT,
    ROUNDS,
    SILVER,
)
from caravanserai.games.paladins.choices import ACTION, BAG, BAG_SIZES, BAGS, FAVOUR, PASS
from caravanserai.games.paladins.events import ACTION_TAKEN, FAVOUR_USED, PASSED, WORKERS_KEPT
from caravanserai.games.paladins.questions import (
    FITTING_ONE,
    any_space,
    attack_cost,
    attribute_of,
    fitting_bags,
    form_of,
    is_used_up,
    use_cost,
    use_requirement,
)
from caravanserai.games.paladins.state import EMPTY, PLACE_WIDTH, PaladinsTable, PlayerState

EASY_FIRST: Final = row([CONSPIRE, *range(CONSPIRE), *range(COMMISSION, ACTIONS)])

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
FAVOUR_SILVER: Final = refusals("PW-9.2.4", "refuse-too-little-silver", MOST)
FAVOUR_PROVISIONS: Final = refusals("PW-9.2.4", "refuse-too-few-provisions", MOST)
WORKERS_DO_NOT_FIT: Final = Refusal("PW-5.1.3", "refuse-workers-do-not-fit")

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
TOO_LITTLE_SILVER: Final = [refusals(rule, "refuse-too-little-silver", MOST) for rule in COST_RULES]
TOO_FEW_PROVISIONS: Final = [refusals(rule, "refuse-too-few-provisions", MOST) for rule in COST_RULES]
LOW_INFLUENCE_TO_FORTIFY: Final = refusals("PW-8.2.2", "refuse-too-little-influence", MOST)
LOW_INFLUENCE_TO_ABSOLVE: Final = refusals("PW-8.4.3", "refuse-too-little-influence", MOST)


# Whether an action can be taken


def refuse_action(s: PaladinsTable, seat: Seat, action: i64) -> Refusal | None:
    """Why an action may not be chosen, or None (PW-5.1.8, 5.1.11, 5.1.12, 5.3)."""
    me = s.of(seat)
    if me.placed[action]:
        return IN_USE
    if is_used_up(me, action):
        return ALL_DEVELOPED if action == DEVELOP else USED_UP
    no = refuse_requirement(me, action)
    if no is not None:
        return no
    if not has_bag(me, fitting_bags(me, action)):
        return NO_WORKERS[action]
    no = refuse_cost(me, action)
    return refuse_target(s, seat, action) if no is None else no


def refuse_requirement(me: PlayerState, action: i64) -> Refusal | None:
    """Why the attribute does not reach for the next Wall or Jar, or None (PW-8.2.2, 8.4.3, 5.3.5)."""
    needed = use_requirement(me, action)
    if needed <= 0 or needed <= attribute_of(me, BOARD_ACTIONS[action].needs):
        return None
    return LOW_INFLUENCE_TO_FORTIFY[needed] if action == FORTIFY else LOW_INFLUENCE_TO_ABSOLVE[needed]


def refuse_cost(me: PlayerState, action: i64) -> Refusal | None:
    """Why the fixed price of an action cannot be paid, or None (PW-5.1.11)."""
    cost = use_cost(me, action)
    if BOARD_ACTIONS[action].noun == SILVER:
        return None if cost <= me.silver else TOO_LITTLE_SILVER[action][cost]
    return None if cost <= me.provisions else TOO_FEW_PROVISIONS[action][cost]


def refuse_target(s: PaladinsTable, seat: Seat, action: i64) -> Refusal | None:
    """Why there is nothing to do it with, or None (PW-5.1.12)."""
    if action == RECRUIT:
        return refuse_town(s, seat)
    if action == PRAY:
        return None if occupied(s.of(seat)) & ~bit(PRAY) else NOTHING_TO_CLEAR
    if action == COMMISSION:
        return None if any_space(s, seat, action) else NO_SPACE
    if action == GARRISON:
        return None if any_space(s, seat, action) else NO_SPACE_TOO
    if action == FORTIFY:
        return None if s.wall_pile else NO_WALLS
    if action in (ATTACK, CONVERT):
        return refuse_outsiders(s, seat, action)
    return None


def refuse_outsiders(s: PaladinsTable, seat: Seat, action: i64) -> Refusal | None:
    """Why no displayed Outsider can be attacked or converted, or None."""
    me = s.of(seat)
    no: Refusal | None = NO_OUTSIDER
    for place in range(len(s.outsiders) - 1, -1, -1):
        if s.outsiders[place] == EMPTY:
            continue
        if action == CONVERT:
            no = refuse_convert(s, seat, place)
        else:
            cost = attack_cost(me, place)
            no = None if cost <= me.silver else TOO_LITTLE_SILVER[action][cost]
        if no is None:
            return None
    return no


def has_bag(me: PlayerState, bags: Ints) -> bool:
    """Whether a player has the workers for any of these bags."""
    for n in bags:
        if contains(me.workers, BAGS[n]):
            return True
    return False


def refuse_favour(s: PaladinsTable, seat: Seat, favour: i64) -> Refusal | None:
    """Why a revealed Favour cannot be used, or None (PW-9.2)."""
    me, printed = s.of(seat), FAVOURS[favour]
    if s.favour_workers[favour_place(s, favour)] != EMPTY:
        return FAVOUR_TAKEN
    if not has_bag(me, FITTING_ONE[printed.slot - ANY]):
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
    out: i64 = 0
    for favour in s.favours:
        if favour != EMPTY:
            out |= bit(favour)
    return out


def can_act(s: PaladinsTable, seat: Seat) -> bool:
    """Whether anything but passing is possible (PW-13.10)."""
    if s.of(seat).workers == 0:
        return False
    for action in EASY_FIRST:
        if refuse_action(s, seat, action) is None:
            return True
    for favour in s.favours:
        if favour != EMPTY and refuse_favour(s, seat, favour) is None:
            return True
    return False


# Taking a turn


class TakeTurn(Step[PaladinsTable]):
    """An action, a Favour, or pass (PW-17.4)."""

    def candidates(self, s: PaladinsTable) -> Ints:
        out = ACTION.codes(bit(ACTIONS) - 1)
        for choice in FAVOUR.codes(favours_shown(s)):
            out = added(out, choice)
        return added(out, PASS)

    def refuse(self, s: PaladinsTable, choice: Choice) -> Refusal | None:
        if ACTION.has(choice):
            return refuse_action(s, self.seat, ACTION.index(choice))
        if FAVOUR.has(choice):
            return refuse_favour(s, self.seat, FAVOUR.index(choice))
        return None

    def price(self, s: PaladinsTable, choice: Choice) -> Price | None:
        if ACTION.has(choice):
            return action_price(s.of(self.seat), ACTION.index(choice))
        return favour_price(FAVOUR.index(choice)) if FAVOUR.has(choice) else None

    def legal(self, s: PaladinsTable) -> Ints:
        out = filled(0, 0)
        for action in range(ACTIONS):
            if refuse_action(s, self.seat, action) is None:
                out = added(out, ACTION.code(action))
        shown = favours_shown(s)
        if shown:
            for choice in FAVOUR.codes(shown):
                if refuse_favour(s, self.seat, FAVOUR.index(choice)) is None:
                    out = added(out, choice)
        return added(out, PASS)

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        if choice == PASS:
            pass_turn(s, self.seat)
            return
        me = s.of(self.seat)
        if ACTION.has(choice):
            action = ACTION.index(choice)
            only = only_bag(me, fitting_bags(me, action))
            if only == EMPTY:
                s.next(PlaceWorkers(self.seat, action))
            else:
                take_action(s, self.seat, action, only)
        else:
            favour = FAVOUR.index(choice)
            only = only_bag(me, FITTING_ONE[FAVOURS[favour].slot - ANY])
            if only == EMPTY:
                s.next(PlaceOnFavour(self.seat, favour))
            else:
                use_favour(s, self.seat, favour, only)


def action_price(me: PlayerState, action: i64) -> Price | None:
    """What the next use of an action costs, whatever its target; nothing is told where it never costs (PW-10.4)."""
    printed = BOARD_ACTIONS[action]
    if len(printed.costs) == 0 and printed.silver == 0:
        return None
    return price_in(printed.noun, use_cost(me, action))


def favour_price(favour: i64) -> Price | None:
    """What is printed on a Favour, where it is one resource (PW-9.2.4)."""
    printed = FAVOURS[favour]
    if (printed.silver > 0) == (printed.provision > 0):
        return None
    return price_in(SILVER, printed.silver) if printed.silver > 0 else price_in(PROVISION, printed.provision)


def only_bag(me: PlayerState, bags: Ints) -> i64:
    """The one bag that a player has, or EMPTY if there are several (PW-17.6)."""
    found: i64 = EMPTY
    for n in bags:
        if contains(me.workers, BAGS[n]):
            if found != EMPTY:
                return EMPTY
            found = n
    return found


def owned(me: PlayerState, bags: Ints) -> Ints:
    """The choices of these bags that a player has the workers for."""
    out = filled(0, 0)
    for n in bags:
        if contains(me.workers, BAGS[n]):
            out = added(out, BAG.code(n))
    return out


def owned_of_sizes(me: PlayerState, bags: Ints) -> Ints:
    """The choices of all bags that a player has, of the sizes of these."""
    sizes: i64 = 0
    for n in bags:
        sizes |= bit(BAG_SIZES[n])
    out = filled(0, 0)
    for n in range(len(BAGS)):
        if sizes & bit(BAG_SIZES[n]) and contains(me.workers, BAGS[n]):
            out = added(out, BAG.code(n))
    return out


class PayWithWorkers(Step[PaladinsTable]):
    """Which workers are placed (PW-17.6)."""

    def bags(self, s: PaladinsTable) -> Ints:
        """The bags that fit."""
        raise NotImplementedError

    def candidates(self, s: PaladinsTable) -> Ints:
        return owned_of_sizes(s.of(self.seat), self.bags(s))

    def refuse(self, s: PaladinsTable, choice: Choice) -> Refusal | None:
        return None if BAG.index(choice) in self.bags(s) else WORKERS_DO_NOT_FIT

    def legal(self, s: PaladinsTable) -> Ints:
        return owned(s.of(self.seat), self.bags(s))


class PlaceWorkers(PayWithWorkers):
    """Which workers an action gets; their number is its form (PW-5.1, 17.5)."""

    def __init__(self, seat: Seat, action: i64) -> None:
        super().__init__(seat)
        self.action: Final = action

    def bags(self, s: PaladinsTable) -> Ints:
        return fitting_bags(s.of(self.seat), self.action)

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        take_action(s, self.seat, self.action, BAG.index(choice))


class PlaceOnFavour(PayWithWorkers):
    """Which worker a Favour gets (PW-9.2.4)."""

    def __init__(self, seat: Seat, favour: i64) -> None:
        super().__init__(seat)
        self.favour: Final = favour

    def bags(self, s: PaladinsTable) -> Ints:
        return FITTING_ONE[FAVOURS[self.favour].slot - ANY]

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        use_favour(s, self.seat, self.favour, BAG.index(choice))


def take_action(s: PaladinsTable, seat: Seat, action: i64, bag: i64) -> None:
    """Place the workers and pay; then the action and what follows it (PW-5.1.10, 5.2.1)."""
    me = s.of(seat)
    me.workers -= BAGS[bag]
    me.placed[action] = placement(me, action, BAGS[bag], BAG_SIZES[bag])
    s.emit(ACTION_TAKEN, seat, action, bag)
    cost = use_cost(me, action)
    if BOARD_ACTIONS[action].noun == SILVER:
        pay_silver(s, seat, cost)
    else:
        pay_provisions(s, seat, cost)
    me.taken[action] += 1
    s.next(After(seat, action, len(me.crew)))
    if action < COMMISSION:
        act_left(s, seat, action, form_of(action, bag))
    else:
        act_right(s, seat, action)


def act_left(s: PaladinsTable, seat: Seat, action: i64, form: i64) -> None:
    """A left-side action in one of its forms (PW-6)."""
    if action == PRAY:
        s.next(PrayFor(seat))
    elif action == CONSPIRE:
        conspire(s, seat)
    else:
        s.next(Enact(seat, BOARD_ACTIONS[action].gains[form]))


def conspire(s: PaladinsTable, seat: Seat) -> None:
    """A Criminal, and the Suspicion it brings (PW-6.6.2, 19.1.9)."""
    add_workers(s, seat, CRIMINAL, 1)
    paladin = s.of(seat).paladin
    suspect(s, seat, SUSPICION_PER_CRIMINAL if paladin == EMPTY else PALADINS[paladin].suspicion[CONSPIRE])


def act_right(s: PaladinsTable, seat: Seat, action: i64) -> None:
    """A right-side action (PW-8)."""
    if action == COMMISSION:
        s.next(SendMonk(seat))
    elif action == FORTIFY:
        build_wall(s, seat)
    elif action == GARRISON:
        s.next(BuildOutpost(seat))
    elif action == ABSOLVE:
        s.next(PlaceJar(seat))
    elif action == ATTACK:
        s.next(AttackWhom(seat))
    else:
        s.next(ConvertWhom(seat))


def use_favour(s: PaladinsTable, seat: Seat, favour: i64, bag: i64) -> None:
    """The worker stays on the card until the end of the round (PW-9.2.4, 9.2.5)."""
    me = s.of(seat)
    me.workers -= BAGS[bag]
    s.favour_workers[favour_place(s, favour)] = PLACE_WIDTH * seat + bag  # a bag of one has the worker's number
    s.emit(FAVOUR_USED, seat, favour, bag)
    pay_silver(s, seat, FAVOURS[favour].silver)
    pay_provisions(s, seat, FAVOURS[favour].provision)
    s.next(Enact(seat, FAVOURS[favour].effect))


# Passing


def pass_turn(s: PaladinsTable, seat: Seat) -> None:
    """The workers on the board go back; three of the others may stay (PW-13.3, 13.4)."""
    me = s.of(seat)
    me.passed = True
    me.placed = filled(ACTIONS, 0)
    s.emit(PASSED, seat)
    if size(me.workers) > KEPT and s.round < ROUNDS:
        s.next(KeepWorkers(seat))


class KeepWorkers(Pick[PaladinsTable]):
    """Which workers are kept for the next round (PW-13.4, 17.18, 17.22)."""

    def candidates(self, s: PaladinsTable) -> Ints:
        me = s.of(self.seat)
        out = filled(0, 0)
        for n in range(len(BAGS)):
            if BAG_SIZES[n] == KEPT and contains(me.workers, BAGS[n]):
                out = added(out, BAG.code(n))
        return out

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        s.of(self.seat).workers = BAGS[BAG.index(choice)]
        s.emit(WORKERS_KEPT, self.seat, BAG.index(choice))
