"""Rolling, changing and placing dice (MP-7, 16.4 to 16.13, 17)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bags import held, some
from caravanserai.core.bits import bit
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import added
from caravanserai.core.step import Pick, Refusal, Step
from caravanserai.games.marcopolo2.actions.stock import pay_cost
from caravanserai.games.marcopolo2.box import BAG, CHANGE, CHANGE_WRAPS, MONEY_BAG, REROLL
from caravanserai.games.marcopolo2.choices import BLACK_SIDES, DIE, OWN_SIDES
from caravanserai.games.marcopolo2.components import DICE_VALUES, KHAN, SPECIAL, SPECIALS
from caravanserai.games.marcopolo2.events import BLACK_DIE, DIE_CHANGED, DIE_REROLLED
from caravanserai.games.marcopolo2.events import MONEY_BAG as BAGGED
from caravanserai.games.marcopolo2.questions import character
from caravanserai.games.marcopolo2.state import BLACK, EMPTY, VALUES, WHOSE, MarcoPolo, PlayerState

NO_HIGHER: Final = Refusal("MP-16.6", "refuse-no-higher")
NO_LOWER: Final = Refusal("MP-16.6", "refuse-no-lower")


def roll(s: MarcoPolo) -> i64:
    return s.below("dice", DICE_VALUES) + 1


def rolled(s: MarcoPolo, seat: Seat, value: i64) -> None:
    """A die was rolled: somebody may gain by it (MP-20.6.1)."""
    me = s.of(seat)
    if me.character == EMPTY or character(me).die_rolled < 0:
        return
    before = s.value
    s.value = value
    s.op(character(me).die_rolled).enact(s, seat)
    s.value = before


# Black dice


def take_black(s: MarcoPolo, seat: Seat) -> None:
    """From the board, rolled at once; in the variant one of those shown (MP-16.7, 17.4, 23.1)."""
    if s.black_left == 0:
        return
    if s.open_dice:
        s.next(TakeShownDie(seat))
        return
    s.black_left -= 1
    value = roll(s)
    add_black(s, seat, value)


def add_black(s: MarcoPolo, seat: Seat, value: i64) -> None:
    s.of(seat).black += some(value - 1, 1)
    s.emit(BLACK_DIE, seat, value)
    rolled(s, seat, value)


class TakeShownDie(Pick[MarcoPolo]):
    """Which of the black dice on the board (MP-23.1, 25.11)."""

    def candidates(self, s: MarcoPolo) -> Ints:
        values: i64 = 0
        for value in range(DICE_VALUES):
            if held(s.black_shown, value) > 0:
                values |= bit(DICE_VALUES + value)
        return DIE.codes(values)

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        value = DIE.index(choice) - DICE_VALUES
        s.black_left -= 1
        s.black_shown -= some(value, 1)
        add_black(s, self.seat, value + 1)


# The dice on the player board


def dice_on(me: PlayerState) -> i64:
    """The kinds of dice on a player board, as bits of the family `die`."""
    out: i64 = 0
    for value in range(DICE_VALUES):
        if held(me.own, value) > 0:
            out |= bit(value)
        if held(me.black, value) > 0:
            out |= bit(DICE_VALUES + value)
    return out


def change_die(me: PlayerState, die: i64, value: i64) -> None:
    """Turn a die of the player board to another value."""
    if die < DICE_VALUES:
        me.own += some(value - 1, 1) - some(die, 1)
    else:
        me.black += some(value - 1, 1) - some(die - DICE_VALUES, 1)


class ChooseDie(Step[MarcoPolo]):
    """One of the dice on the player board (MP-25.9, 25.10)."""

    def candidates(self, s: MarcoPolo) -> Ints:
        return DIE.codes(dice_on(s.of(self.seat)))


class Reroll(ChooseDie):
    """Which die is rolled again (MP-16.5)."""

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        die = DIE.index(choice)
        value = roll(s)
        change_die(s.of(self.seat), die, value)
        s.emit(DIE_REROLLED, self.seat, die, value)
        rolled(s, self.seat, value)


class ChangeDie(ChooseDie):
    """Which die is changed by 1; a 6 never becomes a 1, nor a 1 a 6 (MP-16.6)."""

    def __init__(self, seat: Seat, by: i64) -> None:
        super().__init__(seat)
        self.by: Final = by

    def refuse(self, s: MarcoPolo, choice: Choice) -> Refusal | None:
        value = DIE.index(choice) % DICE_VALUES + 1 + self.by
        if CHANGE_WRAPS or 1 <= value <= DICE_VALUES:
            return None
        return NO_HIGHER if value > DICE_VALUES else NO_LOWER

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        die = DIE.index(choice)
        value = (die % DICE_VALUES + self.by) % DICE_VALUES + 1
        change_die(s.of(self.seat), die, value)
        s.emit(DIE_CHANGED, self.seat, die, value)


class FillBag(ChooseDie):
    """Which die goes on the money bag (MP-16.4.1)."""

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        die = DIE.index(choice)
        me = s.of(self.seat)
        if die < DICE_VALUES:
            me.own -= some(die, 1)
            lay_die(s, BAG, self.seat, die + 1)
        else:
            me.black -= some(die - DICE_VALUES, 1)
            lay_die(s, BAG, BLACK, die - DICE_VALUES + 1)
        s.emit(BAGGED, self.seat, die)
        s.op(MONEY_BAG).enact(s, self.seat)


def reroll(s: MarcoPolo, seat: Seat) -> None:
    s.next(Reroll(seat))
    pay_cost(s, seat, REROLL, 1)


def change(s: MarcoPolo, seat: Seat, by: i64) -> None:
    s.next(ChangeDie(seat, by))
    pay_cost(s, seat, CHANGE, 1)


# Dice on spaces


def lay_die(s: MarcoPolo, space: i64, whose: i64, value: i64) -> None:
    """A die on a space, on top of those already there (MP-7.11)."""
    s.dice = added(s.dice, VALUES * WHOSE * space + VALUES * whose + value)
    s.occupied |= bit(space)
    if space == KHAN:
        s.khan += 1
        s.khan_last = value
    elif SPECIAL <= space < SPECIAL + SPECIALS:
        s.special[space - SPECIAL] += 1


def place_dice(s: MarcoPolo, seat: Seat, space: i64, throw: i64) -> None:
    """The dice leave the player board for a space (MP-7.10)."""
    me = s.of(seat)
    me.own -= OWN_SIDES[throw]
    me.black -= BLACK_SIDES[throw]
    if OWN_SIDES[throw]:
        me.used |= bit(space)
    for value in range(DICE_VALUES):
        for _ in range(held(OWN_SIDES[throw], value)):
            lay_die(s, space, seat, value + 1)
        for _ in range(held(BLACK_SIDES[throw], value)):
            lay_die(s, space, BLACK, value + 1)
