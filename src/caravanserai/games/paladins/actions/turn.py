"""A turn: an action, a King's Favour or passing (PW-5, 9.2, 13)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from caravanserai.core.bags import contained, contains, size
from caravanserai.core.bits import bit, raised, shifted
from caravanserai.core.effect import Enact
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import filled, row
from caravanserai.core.step import Pick, Price, Refusal, Step
from caravanserai.games.paladins.actions.after import After
from caravanserai.games.paladins.actions.allowed import (
    allowed_actions,
    allowed_favours,
    favour_place,
    favours_shown,
    refuse_action,
    refuse_favour,
)
from caravanserai.games.paladins.actions.outsiders import AttackWhom, ConvertWhom
from caravanserai.games.paladins.actions.pray import PrayFor
from caravanserai.games.paladins.actions.spaces import BuildOutpost, SendMonk
from caravanserai.games.paladins.actions.tax import suspect
from caravanserai.games.paladins.actions.tracks import pay_provisions, pay_silver, price_in
from caravanserai.games.paladins.actions.walls import PlaceJar, build_wall
from caravanserai.games.paladins.actions.workers import add_workers, placement
from caravanserai.games.paladins.box import CONSPIRED, FAVOURS, KEPT, PAID_IN, PALADINS, ROUNDS
from caravanserai.games.paladins.choices import ACTION, BAG, BAG_SIZES, BAGS, FAVOUR, PASS
from caravanserai.games.paladins.components import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    BOARD_ACTIONS,
    COMMISSION,
    CONSPIRE,
    CRIMINAL,
    FORTIFY,
    GARRISON,
    PRAY,
    PROVISION,
    SILVER,
    USUAL_SUSPICION,
)
from caravanserai.games.paladins.events import ACTION_TAKEN, FAVOUR_USED, PASSED, WORKERS_KEPT
from caravanserai.games.paladins.questions import (
    FITTING,
    TRIED,
    form_of,
    lone_space,
    next_cost,
    spaces_of,
    use_cost,
)
from caravanserai.games.paladins.state import EMPTY, PLACE_WIDTH, PaladinsTable, PlayerState

WORKERS_DO_NOT_FIT: Final = Refusal("PW-5.1.3", "refuse-workers-do-not-fit")


# Taking a turn


@mypyc_attr(free_list_len=1)  # made and dropped all the time
class TakeTurn(Step[PaladinsTable]):
    """An action, a Favour, or pass (PW-17.4)."""

    def candidates(self, s: PaladinsTable) -> Ints:
        return turn_choices(bit(ACTIONS) - 1, favours_shown(s))

    def refuse(self, s: PaladinsTable, choice: Choice) -> Refusal | None:
        if ACTION.has(choice):
            return refuse_action(s, s.of(self.seat), ACTION.index(choice))
        if FAVOUR.has(choice):
            return refuse_favour(s, s.of(self.seat), FAVOUR.index(choice))
        return None

    def price(self, s: PaladinsTable, choice: Choice) -> Price | None:
        if ACTION.has(choice):
            return action_price(s.of(self.seat), ACTION.index(choice))
        return favour_price(FAVOUR.index(choice)) if FAVOUR.has(choice) else None

    def legal(self, s: PaladinsTable) -> Ints:
        me = s.of(self.seat)
        return turn_choices(allowed_actions(s, me), allowed_favours(s, me))

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        if choice == PASS:
            pass_turn(s, self.seat)
            return
        me = s.of(self.seat)
        if ACTION.has(choice):
            action = ACTION.index(choice)
            only = only_bag(me, spaces_of(me, action))
            if only == EMPTY:
                s.next(PlaceWorkers(self.seat, action))
            else:
                take_action(s, self.seat, action, only)
        else:
            favour = FAVOUR.index(choice)
            only = only_bag(me, lone_space(FAVOURS[favour].slot))
            if only == EMPTY:
                s.next(PlaceOnFavour(self.seat, favour))
            else:
                use_favour(s, self.seat, favour, only)


def turn_choices(actions: i64, favours: i64) -> Ints:
    """The choices of a turn, given as bits: actions, Favours and passing follow each other in the game's space."""
    return raised(actions | shifted(favours, FAVOUR.first - ACTION.first) | bit(PASS - ACTION.first), ACTION.first)


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


def only_bag(me: PlayerState, spaces: i64) -> i64:
    """The one bag for these worker spaces that a player has, or EMPTY if there are several (PW-17.6)."""
    found: i64 = EMPTY
    for n in FITTING[spaces]:
        if contains(me.workers, BAGS[n]):
            if found != EMPTY:
                return EMPTY
            found = n
    return found


class PayWithWorkers(Step[PaladinsTable]):
    """Which workers are placed (PW-17.6)."""

    def spaces(self, s: PaladinsTable) -> i64:
        """The worker spaces to fill."""
        raise NotImplementedError

    def candidates(self, s: PaladinsTable) -> Ints:
        return contained(s.of(self.seat).workers, BAGS, TRIED[self.spaces(s)], BAG.first)

    def refuse(self, s: PaladinsTable, choice: Choice) -> Refusal | None:
        return None if BAG.index(choice) in FITTING[self.spaces(s)] else WORKERS_DO_NOT_FIT

    def legal(self, s: PaladinsTable) -> Ints:
        return contained(s.of(self.seat).workers, BAGS, FITTING[self.spaces(s)], BAG.first)


@mypyc_attr(free_list_len=1)  # made and dropped all the time
class PlaceWorkers(PayWithWorkers):
    """Which workers an action gets; their number is its form (PW-5.1, 17.5)."""

    def __init__(self, seat: Seat, action: i64) -> None:
        super().__init__(seat)
        self.action: Final = action

    def spaces(self, s: PaladinsTable) -> i64:
        return spaces_of(s.of(self.seat), self.action)

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        take_action(s, self.seat, self.action, BAG.index(choice))


class PlaceOnFavour(PayWithWorkers):
    """Which worker a Favour gets (PW-9.2.4)."""

    def __init__(self, seat: Seat, favour: i64) -> None:
        super().__init__(seat)
        self.favour: Final = favour

    def spaces(self, s: PaladinsTable) -> i64:
        return lone_space(FAVOURS[self.favour].slot)

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        use_favour(s, self.seat, self.favour, BAG.index(choice))


def take_action(s: PaladinsTable, seat: Seat, action: i64, bag: i64) -> None:
    """Place the workers and pay; then the action and what follows it (PW-5.1.10, 5.2.1)."""
    me = s.of(seat)
    me.workers -= BAGS[bag]
    me.placed[action] = placement(me, action, BAGS[bag], BAG_SIZES[bag])
    s.emit(ACTION_TAKEN, seat, action, bag)
    cost = next_cost(me, action)
    if PAID_IN[action] == SILVER:
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
    add_workers(s, seat, CRIMINAL, CONSPIRED)
    paladin = s.of(seat).paladin
    each = USUAL_SUSPICION if paladin == EMPTY else PALADINS[paladin].suspicion[CONSPIRE]
    suspect(s, seat, CONSPIRED * each)


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


TO_KEEP: Final = row([n for n in range(len(BAGS)) if BAG_SIZES[n] == KEPT])  # bags


class KeepWorkers(Pick[PaladinsTable]):
    """Which workers are kept for the next round (PW-13.4, 17.18, 17.22)."""

    def candidates(self, s: PaladinsTable) -> Ints:
        return contained(s.of(self.seat).workers, BAGS, TO_KEEP, BAG.first)

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        s.of(self.seat).workers = BAGS[BAG.index(choice)]
        s.emit(WORKERS_KEPT, self.seat, BAG.index(choice))
