"""Which spaces and bonus actions are open to a player, and why the others are not (MP-6, 7, 16)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bags import held, size, some
from caravanserai.core.bits import has
from caravanserai.core.ids import Seat
from caravanserai.core.step import Refusal, refusals
from caravanserai.games.marcopolo2.actions.contracts import can_take_contract
from caravanserai.games.marcopolo2.actions.seals import can_take_seal
from caravanserai.games.marcopolo2.actions.travel import can_move
from caravanserai.games.marcopolo2.box import (
    ALL_SPACES,
    BUY_BLACK,
    CARD_CITIES,
    CHANGE,
    CHANGE_BY,
    CHANGE_WRAPS,
    CITY_CARDS,
    CONTRACTS,
    KHAN_LEAST,
    LIMITS,
    REROLL,
    SEALS,
    SPACES,
    SPECIAL_CITIES,
)
from caravanserai.games.marcopolo2.components import (
    CAMEL,
    CARD_SPACE,
    COIN,
    CONTRACTS_SPACE,
    DICE_VALUES,
    GUILD,
    JADE,
    KHAN,
    SPECIAL,
    SPECIALS,
    TRAVEL,
    TRAVELS,
)
from caravanserai.games.marcopolo2.questions import (
    can_pay,
    can_pay_cost,
    character,
    dice_at,
    dice_left,
    fewer_dice,
    has_old_post,
)
from caravanserai.games.marcopolo2.state import EMPTY, MarcoPolo, PlayerState
from caravanserai.games.marcopolo2.state import MONEY_BAG as BAG_ACTION

MOST: Final = 20

NOT_ENOUGH_DICE: Final = Refusal("MP-7.3", "refuse-too-few-dice")
COLOUR_USED: Final = Refusal("MP-7.5", "refuse-colour-used")
VALUE_TOO_LOW: Final = refusals("MP-8.2", "refuse-value-too-low", DICE_VALUES)
TOO_FEW_COINS: Final = refusals("MP-7.8", "refuse-too-few-coins", MOST)
KHAN_FULL: Final = Refusal("MP-9.4", "refuse-khan-full")
KHAN_TOO_LOW: Final = refusals("MP-9.3", "refuse-value-too-low", DICE_VALUES)
NO_SEAL_TO_TAKE: Final = Refusal("MP-10.1", "refuse-no-seal-to-take")
NOT_THIS_TRAVEL: Final = Refusal("MP-20.7.1", "refuse-not-this-travel")
NO_ROUTE: Final = Refusal("MP-7.14", "refuse-no-route")
NO_CONTRACT: Final = Refusal("MP-13.1", "refuse-no-contract")
NO_POST: Final = Refusal("MP-14.2", "refuse-no-post")
NO_POST_FOR_CARD: Final = Refusal("MP-15.1", "refuse-no-post")
CITY_FULL: Final = Refusal("MP-14.3", "refuse-space-taken")
CARD_TAKEN: Final = Refusal("MP-15.2", "refuse-space-taken")
NO_CARD: Final = Refusal("MP-15.2", "refuse-no-card")
NO_DIE_FOR_BAG: Final = Refusal("MP-16.4.1", "refuse-no-die")
NO_DIE_TO_CHANGE: Final = Refusal("MP-16.11", "refuse-no-die")
TOO_FEW_CAMELS: Final = [
    refusals("MP-16.5", "refuse-too-few-camels", MOST),
    refusals("MP-16.6", "refuse-too-few-camels", MOST),
    refusals("MP-16.7", "refuse-too-few-camels", MOST),
]
ALL_HIGHEST: Final = Refusal("MP-16.6", "refuse-no-higher")
ALL_LOWEST: Final = Refusal("MP-16.6", "refuse-no-lower")
ONCE: Final = Refusal("MP-16.8", "refuse-black-once")
NO_BLACK: Final = Refusal("MP-16.9", "refuse-no-black")
MUST_ACT: Final = Refusal("MP-6.2", "refuse-must-act")

MONEY_BAG: Final = 0
REROLL_DIE: Final = 1
RAISE_DIE: Final = 2
LOWER_DIE: Final = 3
BUY_BLACK_DIE: Final = 4
BONUSES: Final = 5


def occupation(s: MarcoPolo, space: i64, value: i64) -> i64:
    """Coins for a blue space where a die lies (MP-7.8, 7.9); other spaces cost nothing (MP-9.6, 14.3)."""
    if space == KHAN or space >= SPECIAL:
        return 0
    return value if has(s.occupied, space) else 0


def coins_for(s: MarcoPolo, space: i64, value: i64) -> i64:
    """What dice of this lowest value cost there: for the dice that lie there, and for the space (MP-7.8, 11.2)."""
    return occupation(s, space, value) + (SPACES[space].cost.amounts[COIN] if space < len(SPACES) else 0)


def fewest_coins(s: MarcoPolo, seat: Seat, space: i64) -> i64:
    """The same with the player's cheapest dice that will do."""
    me = s.of(seat)
    dice = at_least(me.black if has(me.used, space) else me.own + me.black)
    for value in range(least_value(s, space), DICE_VALUES + 1):
        enough = held(dice, value - 1) >= fewest_dice(me, space) and shows(dice, value)
        if enough and refuse_value(s, seat, space, value) is None:
            return coins_for(s, space, value)
    return 0


def refuse_space(s: MarcoPolo, seat: Seat, space: i64) -> Refusal | None:
    """Why a space cannot be used with any of the player's dice, or None (MP-7)."""
    me = s.of(seat)
    return refuse_with(s, seat, space, at_least(me.own + me.black), at_least(me.black))


def at_least(dice: i64) -> i64:
    """How many dice show at least each value: counted as a bag of dice is."""
    out: i64 = 0
    n: i64 = 0
    for value in range(DICE_VALUES - 1, -1, -1):
        n += held(dice, value)
        out += some(value, n)
    return out


def refuse_with(s: MarcoPolo, seat: Seat, space: i64, dice: i64, black: i64) -> Refusal | None:
    """The same, for one who has counted the dice by `at_least`."""
    me = s.of(seat)
    no = refuse_closed(s, seat, space)
    if no is not None:
        return no
    only_black = has(me.used, space)
    mine = black if only_black else dice
    n = fewest_dice(me, space)
    if held(mine, 0) < n:
        return COLOUR_USED if only_black and size(me.own) > 0 else NOT_ENOUGH_DICE
    least = least_value(s, space)
    if held(mine, least - 1) < n:
        return KHAN_TOO_LOW[least] if space == KHAN else VALUE_TOO_LOW[least]
    first: Refusal | None = None
    for value in range(least, DICE_VALUES + 1):
        if held(mine, value - 1) >= n and shows(mine, value):
            no = refuse_value(s, seat, space, value)
            if no is None or not more_helps(s, space):
                return no
            if first is None:
                first = no
    return first


def shows(counted: i64, value: i64) -> bool:
    """Whether a die shows exactly this."""
    return value == DICE_VALUES or held(counted, value - 1) > held(counted, value)


def fewest_dice(me: PlayerState, space: i64) -> i64:
    """The smallest number of dice for a space (MP-7.3, 20.2.1)."""
    fewer = fewer_dice(me, space)
    return min(dice_at(space), fewer) if fewer > 0 else dice_at(space)


def more_helps(s: MarcoPolo, space: i64) -> bool:
    """Whether a higher value may do what a lower one cannot: for seals; elsewhere it can only cost more."""
    return space == GUILD or space >= CARD_SPACE


def refuse_closed(s: MarcoPolo, seat: Seat, space: i64) -> Refusal | None:
    """Why a space is closed to the player whatever the dice, or None."""
    if space == KHAN:
        return KHAN_FULL if s.khan >= SPACES[KHAN].slots else None
    if TRAVEL <= space < TRAVEL + TRAVELS:
        return None if has(character(s.of(seat)).travels, space - TRAVEL) else NOT_THIS_TRAVEL
    if space == CONTRACTS_SPACE:
        return None if can_take_contract(s, seat) else NO_CONTRACT
    if SPECIAL <= space < SPECIAL + SPECIALS:
        special = SPECIAL_CITIES[space - SPECIAL]
        if not has_old_post(s, seat, special.city):
            return NO_POST
        return None if s.special[space - SPECIAL] < special.slots else CITY_FULL
    if space >= CARD_SPACE:
        return refuse_card_space(s, seat, space - CARD_SPACE)
    return None


def refuse_card_space(s: MarcoPolo, seat: Seat, n: i64) -> Refusal | None:
    if s.cards[n] == EMPTY:
        return NO_CARD
    if CARD_CITIES[n] >= 0 and not has_old_post(s, seat, CARD_CITIES[n]):
        return NO_POST_FOR_CARD
    return CARD_TAKEN if has(s.occupied, CARD_SPACE + n) else None


def least_value(s: MarcoPolo, space: i64) -> i64:
    """The least value of a die there (MP-8.2, 9.3)."""
    if space == KHAN:
        return max(s.khan_last, KHAN_LEAST)
    return SPACES[space].least if space < len(SPACES) else 1


def refuse_value(s: MarcoPolo, seat: Seat, space: i64, value: i64) -> Refusal | None:
    """Why dice with this lowest value cannot carry out the action even once, or None (MP-7.14)."""
    me = s.of(seat)
    coins = occupation(s, space, value)
    if not can_pay(me, coins, 0, 0):
        return TOO_FEW_COINS[coins]
    if space == GUILD:
        return None if can_take_seal(s, seat, value) else NO_SEAL_TO_TAKE
    if TRAVEL <= space < TRAVEL + TRAVELS:
        cost = SPACES[space].cost.amounts
        return None if can_move(s, seat, coins + cost[COIN], cost[CAMEL], cost[JADE]) else NO_ROUTE
    if space >= CARD_SPACE:
        card = s.cards[space - CARD_SPACE]
        return s.op(CITY_CARDS[card].effect).able_times(s, seat, value)
    return None


def any_placement(s: MarcoPolo, seat: Seat) -> bool:
    """Whether any placement is legal (MP-6.5)."""
    for space in range(ALL_SPACES):
        if refuse_space(s, seat, space) is None:
            return True
    return False


def refuse_end(s: MarcoPolo, seat: Seat) -> Refusal | None:
    """Why the turn cannot end yet, or None (MP-6.2, 6.4, 6.5, 6.9)."""
    if s.acted or dice_left(s.of(seat)) == 0:
        return None
    if held(s.bonuses, BAG_ACTION) > 0 and not any_placement(s, seat):
        return None
    return MUST_ACT


def kind_of(bonus: i64) -> i64:
    """The bonus action of the component file: raising and lowering a die are one."""
    return bonus if bonus <= RAISE_DIE else bonus - 1


def refuse_bonus(s: MarcoPolo, seat: Seat, bonus: i64) -> Refusal | None:
    """Why a bonus action cannot be taken, or None (MP-16.4 to 16.9, 16.11)."""
    me = s.of(seat)
    if held(s.bonuses, kind_of(bonus)) >= LIMITS[kind_of(bonus)]:
        return ONCE
    if bonus == BUY_BLACK_DIE:
        if s.black_left == 0:
            return NO_BLACK
        return None if can_pay_cost(me, BUY_BLACK, 1) else TOO_FEW_CAMELS[2][BUY_BLACK.amounts[CAMEL]]
    if dice_left(me) == 0:
        return NO_DIE_FOR_BAG if kind_of(bonus) == BAG_ACTION else NO_DIE_TO_CHANGE
    if bonus == REROLL_DIE:
        return None if can_pay_cost(me, REROLL, 1) else TOO_FEW_CAMELS[0][REROLL.amounts[CAMEL]]
    if bonus in (RAISE_DIE, LOWER_DIE):
        if not can_pay_cost(me, CHANGE, 1):
            return TOO_FEW_CAMELS[1][CHANGE.amounts[CAMEL]]
        return refuse_change(me, bonus)
    return None


def refuse_change(me: PlayerState, bonus: i64) -> Refusal | None:
    """Why no die can be changed that way, or None (MP-16.6)."""
    values = me.own + me.black
    if CHANGE_WRAPS:
        return None
    if CHANGE_BY > 1:
        return refuse_far_change(values, bonus)
    end: i64 = DICE_VALUES - 1 if bonus == RAISE_DIE else 0
    if held(values, end) < size(values):
        return None
    return ALL_HIGHEST if bonus == RAISE_DIE else ALL_LOWEST


def refuse_far_change(values: i64, bonus: i64) -> Refusal | None:
    """The same where an owner changes dice by more than one."""
    for value in range(DICE_VALUES):
        to = value + CHANGE_BY if bonus == RAISE_DIE else value - CHANGE_BY
        if held(values, value) > 0 and 0 <= to < DICE_VALUES:
            return None
    return ALL_HIGHEST if bonus == RAISE_DIE else ALL_LOWEST


def bonus_left(s: MarcoPolo, seat: Seat) -> bool:
    """Whether a player without dice can take any bonus action (MP-25.27)."""
    me = s.of(seat)
    if me.tiles or refuse_bonus(s, seat, BUY_BLACK_DIE) is None:
        return True
    for card in me.active:
        if can_pay_cost(me, CONTRACTS[card].cost, 1):
            return True
    for seal in range(len(SEALS)):
        if has(me.seals & ~me.improved, seal) and can_pay_cost(me, SEALS[seal].cost, 1):
            return True
    return False
