"""A turn: bonus actions, one normal action, bonus actions, the end (MP-6, 7, 8, 9, 14, 15)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bags import size
from caravanserai.core.bits import bit, has
from caravanserai.core.effect import Enact
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import added, filled
from caravanserai.core.step import Auto, Refusal, Step, refusals
from caravanserai.games.marcopolo2.actions.contracts import can_take_contract, complete, contracts_action
from caravanserai.games.marcopolo2.actions.dice import FillBag, change, place_dice, reroll, take_black
from caravanserai.games.marcopolo2.actions.seals import TakeSeal, can_take_seal, improve, seal_bonus
from caravanserai.games.marcopolo2.actions.stock import charge, pay_cost
from caravanserai.games.marcopolo2.actions.travel import Move, begin_movement, can_move
from caravanserai.games.marcopolo2.box import (
    ALL_SPACES,
    BLACK_PER_TURN,
    BOOK_SPACES,
    BUY_BLACK,
    CARD_CITIES,
    CARD_SPACE,
    CHANGE,
    CITY_CARDS,
    CONTRACTS,
    CONTRACTS_SPACE,
    DICE_VALUES,
    GUILD,
    KHAN,
    OUTPOSTS,
    PRINTED_OFFERS,
    REROLL,
    SEALS,
    SPACES,
    SPECIAL,
    SPECIAL_CITIES,
    SPECIALS,
    TILE_OFFERS,
    TRAVEL,
    TRAVELS,
    Offer,
)
from caravanserai.games.marcopolo2.choices import (
    BONUS,
    CONTRACT,
    DICE,
    END,
    LOWEST,
    OFFER,
    SEAL,
    SPACE_CHOICE,
    THROW_SIZES,
    TILE,
)
from caravanserai.games.marcopolo2.events import CARD_USED, DICE_PLACED, HOURGLASS, TILE_USED
from caravanserai.games.marcopolo2.questions import (
    can_pay,
    can_pay_cost,
    character,
    dice_at,
    dice_left,
    fewer_dice,
    fits_size,
    has_old_post,
    has_throw,
    least_lowest,
)
from caravanserai.games.marcopolo2.state import EMPTY, MarcoPolo, PlayerState

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
CARD_USELESS: Final = Refusal("MP-7.14", "refuse-card-useless")
NO_DIE: Final = Refusal("MP-16.4.1", "refuse-no-die")
TOO_FEW_CAMELS: Final = [
    refusals("MP-16.5", "refuse-too-few-camels", MOST),
    refusals("MP-16.6", "refuse-too-few-camels", MOST),
    refusals("MP-16.7", "refuse-too-few-camels", MOST),
]
BLACK_ONCE: Final = Refusal("MP-16.8", "refuse-black-once")
NO_BLACK: Final = Refusal("MP-16.9", "refuse-no-black")
CANNOT_COMPLETE: Final = Refusal("MP-16.2.2", "refuse-cannot-pay")
CANNOT_IMPROVE: Final = Refusal("MP-16.3.1", "refuse-cannot-pay")
MUST_ACT: Final = Refusal("MP-6.2", "refuse-must-act")
TOO_LITTLE_JADE: Final = refusals("MP-8.5", "refuse-too-little-jade", MOST)

MONEY_BAG: Final = 0
REROLL_DIE: Final = 1
RAISE_DIE: Final = 2
LOWER_DIE: Final = 3
BUY_BLACK_DIE: Final = 4


# Whether an action can be taken


def occupation(s: MarcoPolo, space: i64, value: i64) -> i64:
    """Coins for a blue space where a die lies (MP-7.8, 7.9); other spaces cost nothing (MP-9.6, 14.3)."""
    if space == KHAN or space >= SPECIAL:
        return 0
    return value if has(s.occupied, space) else 0


def refuse_space(s: MarcoPolo, seat: Seat, space: i64) -> Refusal | None:
    """Why a space cannot be used with any of the player's dice, or None (MP-7)."""
    me = s.of(seat)
    no = refuse_closed(s, seat, space)
    if no is not None:
        return no
    only_black = has(me.used, space)
    n = dice_at(me, space)
    fewer = fewer_dice(me, space)
    if fewer > 0:
        n = min(n, fewer)
    least = least_value(s, space)
    if least_lowest(me, n, 1, only_black) == 0:
        return COLOUR_USED if only_black and size(me.own) > 0 else NOT_ENOUGH_DICE
    value = least_lowest(me, n, least, only_black)
    if value == 0:
        return KHAN_TOO_LOW[least] if space == KHAN else VALUE_TOO_LOW[least]
    first: Refusal | None = None
    while value > 0:
        no = refuse_value(s, seat, space, value)
        if no is None:
            return None
        if first is None:
            first = no
        value = least_lowest(me, n, value + 1, only_black) if value < DICE_VALUES else 0
    return first


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
        return max(s.khan_last, 1)
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
        return None if can_move(s, seat, coins + SPACES[space].coins, 0, 0) else NO_ROUTE
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
    if s.bagged > 0 and not any_placement(s, seat):
        return None
    return MUST_ACT


def refuse_bonus(s: MarcoPolo, seat: Seat, bonus: i64) -> Refusal | None:
    """Why a bonus action cannot be taken, or None (MP-16.4 to 16.9)."""
    me = s.of(seat)
    if bonus == BUY_BLACK_DIE:
        if s.bought >= BLACK_PER_TURN:
            return BLACK_ONCE
        if s.black_left == 0:
            return NO_BLACK
        return None if can_pay_cost(me, BUY_BLACK, 1) else TOO_FEW_CAMELS[2][BUY_BLACK.amounts[1]]
    if dice_left(me) == 0:
        return NO_DIE
    if bonus == REROLL_DIE:
        return None if can_pay_cost(me, REROLL, 1) else TOO_FEW_CAMELS[0][REROLL.amounts[1]]
    if bonus in (RAISE_DIE, LOWER_DIE):
        if not can_pay_cost(me, CHANGE, 1):
            return TOO_FEW_CAMELS[1][CHANGE.amounts[1]]
        return refuse_change(me, bonus)
    return None


ALL_HIGHEST: Final = Refusal("MP-16.6", "refuse-no-higher")
ALL_LOWEST: Final = Refusal("MP-16.6", "refuse-no-lower")


def refuse_change(me: PlayerState, bonus: i64) -> Refusal | None:
    """Why no die can be changed that way, or None (MP-16.6)."""
    if bonus == RAISE_DIE:
        return None if least_lowest(me, 1, 1, False) < DICE_VALUES else ALL_HIGHEST
    higher = least_lowest(me, 1, 2, False)
    return None if higher > 0 else ALL_LOWEST


# The turn


class TakeTurn(Step[MarcoPolo]):
    """A normal action, a bonus action, or the end of the turn (MP-6.1, 25.6)."""

    def candidates(self, s: MarcoPolo) -> Ints:
        out = filled(0, 0)
        me = s.of(self.seat)
        if not s.acted and dice_left(me) > 0:
            for choice in SPACE_CHOICE.all():
                out = added(out, choice)
        for choice in BONUS.all():
            out = added(out, choice)
        active: i64 = 0
        for card in me.active:
            active |= bit(card)
        for choice in CONTRACT.codes(active):
            out = added(out, choice)
        for choice in SEAL.codes(me.seals & ~me.improved):
            out = added(out, choice)
        for choice in TILE.codes(me.tiles):
            out = added(out, choice)
        return added(out, END)

    def refuse(self, s: MarcoPolo, choice: Choice) -> Refusal | None:
        me = s.of(self.seat)
        if SPACE_CHOICE.has(choice):
            return refuse_space(s, self.seat, SPACE_CHOICE.index(choice))
        if BONUS.has(choice):
            return refuse_bonus(s, self.seat, BONUS.index(choice))
        if CONTRACT.has(choice):
            return None if can_pay_cost(me, CONTRACTS[CONTRACT.index(choice)].cost, 1) else CANNOT_COMPLETE
        if SEAL.has(choice):
            return None if can_pay_cost(me, SEALS[SEAL.index(choice)].cost, 1) else CANNOT_IMPROVE
        return refuse_end(s, self.seat) if choice == END else None

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        if choice == END:
            return
        s.next(MaybeGoOn(self.seat))
        if SPACE_CHOICE.has(choice):
            choose_dice(s, self.seat, SPACE_CHOICE.index(choice))
        elif BONUS.has(choice):
            bonus_action(s, self.seat, BONUS.index(choice))
        elif CONTRACT.has(choice):
            complete(s, self.seat, CONTRACT.index(choice))
        elif SEAL.has(choice):
            improve(s, self.seat, SEAL.index(choice))
        else:
            use_tile(s, self.seat, TILE.index(choice))


class MaybeGoOn(Auto[MarcoPolo]):
    """The turn goes on; by itself it ends where nothing but ending is possible (MP-25.27)."""

    def run(self, s: MarcoPolo) -> None:
        s.next(TakeTurn(self.seat))
        if len(TakeTurn(self.seat).legal(s)) == 1 and refuse_end(s, self.seat) is None:
            s.stack.pop()


def bonus_action(s: MarcoPolo, seat: Seat, bonus: i64) -> None:
    """One of the bonus actions with dice (MP-16.4 to 16.7)."""
    if bonus == MONEY_BAG:
        s.next(FillBag(seat))
    elif bonus == REROLL_DIE:
        reroll(s, seat)
    elif bonus == RAISE_DIE:
        change(s, seat, 1)
    elif bonus == LOWER_DIE:
        change(s, seat, -1)
    else:
        s.bought += 1
        s.next(BlackDie(seat))
        pay_cost(s, seat, BUY_BLACK, 1)


class BlackDie(Auto[MarcoPolo]):
    """A black die that has been paid for (MP-16.7)."""

    def run(self, s: MarcoPolo) -> None:
        take_black(s, self.seat)


def use_tile(s: MarcoPolo, seat: Seat, tile: i64) -> None:
    """A kept outpost tile goes to the box for its bonus (MP-20.5.3)."""
    s.of(seat).tiles ^= bit(tile)
    s.emit(TILE_USED, seat, tile)
    s.next(Enact(seat, OUTPOSTS[tile]))


# Placing dice


def choose_dice(s: MarcoPolo, seat: Seat, space: i64) -> None:
    """Ask which dice, unless only one choice is left."""
    step = PlaceDice(seat, space)
    fitting = step.legal(s)
    if len(fitting) == 1:
        use_space(s, seat, space, DICE.index(fitting[0]))
    else:
        s.next(step)


class PlaceDice(Step[MarcoPolo]):
    """Which dice are placed (MP-7.3, 25.13)."""

    def __init__(self, seat: Seat, space: i64) -> None:
        super().__init__(seat)
        self.space: Final = space

    def candidates(self, s: MarcoPolo) -> Ints:
        me = s.of(self.seat)
        out = filled(0, 0)
        for throw in range(len(THROW_SIZES)):
            if fits_size(me, self.space, throw) and has_throw(me, throw, False):
                out = added(out, DICE.code(throw))
        return out

    def refuse(self, s: MarcoPolo, choice: Choice) -> Refusal | None:
        me, throw = s.of(self.seat), DICE.index(choice)
        if not has_throw(me, throw, has(me.used, self.space)):
            return COLOUR_USED
        least = least_value(s, self.space)
        if LOWEST[throw] < least:
            return KHAN_TOO_LOW[least] if self.space == KHAN else VALUE_TOO_LOW[least]
        return refuse_value(s, self.seat, self.space, LOWEST[throw])

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        use_space(s, self.seat, self.space, DICE.index(choice))


def use_space(s: MarcoPolo, seat: Seat, space: i64, throw: i64) -> None:
    """Place the dice, then pay and act (MP-7.10)."""
    value = LOWEST[throw]
    coins = occupation(s, space, value)
    place_dice(s, seat, space, throw)
    s.acted = True
    s.value = value
    s.emit(DICE_PLACED, seat, space, throw)
    if space < BOOK_SPACES:
        s.next(ChooseOffer(seat, SPACES[space].book, coins))
    elif TRAVEL <= space < TRAVEL + TRAVELS:
        travel(s, seat, space, value, coins)
    else:
        s.next(Act(seat, space, value))
        charge(s, seat, coins, 0, 0)


class Act(Auto[MarcoPolo]):
    """The action of a space once it is paid for."""

    def __init__(self, seat: Seat, space: i64, value: i64) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.value: Final = value

    def run(self, s: MarcoPolo) -> None:
        if self.space == KHAN:
            s.next(Enact(self.seat, SPACES[KHAN].effect))
        elif self.space == GUILD:
            s.next(TakeSeal(self.seat, self.value))
        elif self.space == CONTRACTS_SPACE:
            contracts_action(s, self.seat)
        elif self.space < CARD_SPACE:
            special_action(s, self.seat, self.space - SPECIAL, self.value)
        else:
            card = s.cards[self.space - CARD_SPACE]
            s.emit(CARD_USED, self.seat, card)
            s.next(Enact(self.seat, CITY_CARDS[card].effect))


def travel(s: MarcoPolo, seat: Seat, space: i64, value: i64, coins: i64) -> None:
    """A Travel space: the hourglass, and as many steps as space and dice allow (MP-11.2 to 11.4, 21.1)."""
    printed = SPACES[space]
    if printed.rank >= s.farthest:
        s.farthest = printed.rank
        if s.hourglass != seat:
            s.hourglass = seat
            s.emit(HOURGLASS, seat)
    begin_movement(s, seat, min(printed.steps, value), coins + printed.coins)
    s.next(Move(seat, 0, 1 if printed.extra_post else 0, 0, 0))


def special_action(s: MarcoPolo, seat: Seat, n: i64, value: i64) -> None:
    """The fixed reward, then the bonus of the matching improved seal (MP-14.4, 14.5)."""
    special = SPECIAL_CITIES[n]
    if has(s.of(seat).improved, special.seal):
        for _ in range(special.times[value - 1]):
            seal_bonus(s, seat, special.seal)
    s.next(Enact(seat, special.effect))


# Books


def offers_of(s: MarcoPolo, book: i64) -> list[Offer]:
    """The two printed offers and the two of the tile (MP-8.4 to 8.6)."""
    return PRINTED_OFFERS[book] + TILE_OFFERS[s.tiles[book]]


class ChooseOffer(Step[MarcoPolo]):
    """Which offer of a book is taken (MP-8.4, 25.15)."""

    def __init__(self, seat: Seat, book: i64, coins: i64) -> None:
        super().__init__(seat)
        self.book: Final = book
        self.coins: Final = coins  # for the occupied space

    def candidates(self, s: MarcoPolo) -> Ints:
        return OFFER.all()

    def refuse(self, s: MarcoPolo, choice: Choice) -> Refusal | None:
        jade = offers_of(s, self.book)[OFFER.index(choice)].jade
        return None if can_pay(s.of(self.seat), self.coins, 0, jade) else TOO_LITTLE_JADE[jade]

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        offer = offers_of(s, self.book)[OFFER.index(choice)]
        s.next(Enact(self.seat, offer.effect))
        charge(s, self.seat, self.coins, 0, offer.jade)
