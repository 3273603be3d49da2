"""A turn: bonus actions, one normal action, bonus actions, the end (MP-6, 7, 8, 9, 14, 15)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bags import some
from caravanserai.core.bits import bit, has, set_of
from caravanserai.core.effect import Enact
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import added, copied, filled, joined
from caravanserai.core.step import Auto, Price, Refusal, Said, Saying, Step, refusals
from caravanserai.games.marcopolo2.actions.contracts import complete, contracts_action
from caravanserai.games.marcopolo2.actions.dice import FillBag, change, place_dice, reroll, take_black
from caravanserai.games.marcopolo2.actions.seals import SealBonus, TakeSeal, improve
from caravanserai.games.marcopolo2.actions.spaces import (
    BONUSES,
    BUY_BLACK_DIE,
    COLOUR_USED,
    KHAN_TOO_LOW,
    LOWER_DIE,
    MONEY_BAG,
    MOST,
    RAISE_DIE,
    REROLL_DIE,
    VALUE_TOO_LOW,
    at_least,
    bonus_left,
    coins_for,
    fewest_coins,
    kind_of,
    least_value,
    occupation,
    refuse_bonus,
    refuse_end,
    refuse_space,
    refuse_value,
    refuse_with,
)
from caravanserai.games.marcopolo2.actions.stock import IN_CAMELS, IN_COINS, IN_JADE, charge, pay_cost
from caravanserai.games.marcopolo2.actions.travel import Move, begin_movement, owe
from caravanserai.games.marcopolo2.box import (
    ALL_SPACES,
    BUY_BLACK,
    CHANGE,
    CHANGE_BY,
    CITY_CARDS,
    CONTRACTS,
    OUTPOSTS,
    PRINTED_OFFERS,
    REROLL,
    SEALS,
    SPACES,
    SPECIAL_CITIES,
    TILE_OFFERS,
)
from caravanserai.games.marcopolo2.choices import (
    BONUS,
    CONTRACT,
    DICE,
    END,
    FIRST_THROW,
    LOWEST,
    MOST_DICE,
    OFFER,
    SEAL,
    SPACE_CHOICE,
    TILE,
)
from caravanserai.games.marcopolo2.components import (
    BOOK_SPACES,
    CAMEL,
    CARD_SPACE,
    COIN,
    CONTRACTS_SPACE,
    GUILD,
    JADE,
    KHAN,
    SPECIAL,
    TRAVEL,
    TRAVELS,
    Offer,
)
from caravanserai.games.marcopolo2.events import CARD_USED, DICE_PLACED, HOURGLASS, TILE_USED
from caravanserai.games.marcopolo2.questions import (
    can_pay,
    can_pay_cost,
    dice_at,
    dice_left,
    fewer_dice,
    has_throw,
)
from caravanserai.games.marcopolo2.state import MarcoPolo

CANNOT_COMPLETE: Final = Refusal("MP-16.2.2", "refuse-cannot-pay")
CANNOT_IMPROVE: Final = Refusal("MP-16.3.1", "refuse-cannot-pay")
TOO_LITTLE_JADE: Final = refusals("MP-8.5", "refuse-too-little-jade", MOST)


# The turn


class TakeTurn(Step[MarcoPolo]):
    """A normal action, a bonus action, or the end of the turn (MP-6.1, 25.6)."""

    def candidates(self, s: MarcoPolo) -> Ints:
        out = filled(0, 0)
        if not s.acted and dice_left(s.of(self.seat)) > 0:
            out = copied(SPACE_CHOICE.all())
        return added(joined(joined(out, BONUS.all()), self.owned(s)), END)

    def owned(self, s: MarcoPolo) -> Ints:
        """Contracts to complete, seals to improve, tiles to use."""
        me = s.of(self.seat)
        cards = joined(CONTRACT.codes(set_of(me.active)), SEAL.codes(me.seals & ~me.improved))
        return joined(cards, TILE.codes(me.tiles))

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

    def price(self, s: MarcoPolo, choice: Choice) -> Price | None:
        if SPACE_CHOICE.has(choice):
            coins = fewest_coins(s, self.seat, SPACE_CHOICE.index(choice))
            return IN_COINS[coins] if coins > 0 else None
        if BONUS.has(choice) and BONUS.index(choice) != MONEY_BAG:
            return IN_CAMELS[bonus_camels(BONUS.index(choice))]
        return None

    def legal(self, s: MarcoPolo) -> Ints:
        out = filled(0, 0)
        me = s.of(self.seat)
        if not s.acted and dice_left(me) > 0:
            dice, black = at_least(me.own + me.black), at_least(me.black)
            for space in range(ALL_SPACES):
                if refuse_with(s, self.seat, space, dice, black) is None:
                    out = added(out, SPACE_CHOICE.code(space))
        may_end = len(out) == 0
        for bonus in range(BONUSES):
            if refuse_bonus(s, self.seat, bonus) is None:
                out = added(out, BONUS.code(bonus))
        for choice in self.owned(s):
            if self.refuse(s, choice) is None:
                out = added(out, choice)
        if may_end and refuse_end(s, self.seat) is None:
            out = added(out, END)
        return out

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
        if dice_left(s.of(self.seat)) > 0 or bonus_left(s, self.seat):
            s.next(TakeTurn(self.seat))


def bonus_camels(bonus: i64) -> i64:
    """What a bonus action with dice costs (MP-16.5 to 16.7)."""
    if bonus == REROLL_DIE:
        return REROLL.amounts[CAMEL]
    return BUY_BLACK.amounts[CAMEL] if bonus == BUY_BLACK_DIE else CHANGE.amounts[CAMEL]


def bonus_action(s: MarcoPolo, seat: Seat, bonus: i64) -> None:
    """One of the bonus actions with dice (MP-16.4 to 16.7)."""
    s.bonuses += some(kind_of(bonus), 1)
    if bonus == MONEY_BAG:
        s.next(FillBag(seat))
    elif bonus == REROLL_DIE:
        reroll(s, seat)
    elif bonus == RAISE_DIE:
        change(s, seat, CHANGE_BY)
    elif bonus == LOWER_DIE:
        change(s, seat, -CHANGE_BY)
    else:
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


OCCUPIED: Final = Saying("say-place-dice-occupied", [])
PRICED: Final = Saying("say-place-dice-priced", ["n"])
BOTH: Final = Saying("say-place-dice-both", ["n"])


class PlaceDice(Step[MarcoPolo]):
    """Which dice are placed (MP-7.3, 25.13)."""

    def __init__(self, seat: Seat, space: i64) -> None:
        super().__init__(seat)
        self.space: Final = space

    def candidates(self, s: MarcoPolo) -> Ints:
        me = s.of(self.seat)
        out = filled(0, 0)
        for n in range(1, MOST_DICE + 1):
            if n == dice_at(self.space) or n == fewer_dice(me, self.space):
                for throw in range(FIRST_THROW[n], FIRST_THROW[n + 1]):
                    if has_throw(me, throw, False):
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

    def says(self, s: MarcoPolo) -> Said | None:
        """What is paid for the dice that lie there, and what for the space itself (MP-7.8, 11.2)."""
        own = int(coins_for(s, self.space, 0))
        is_occupied = occupation(s, self.space, 1) > 0
        if own > 0:
            return Said(BOTH if is_occupied else PRICED, [own])
        return Said(OCCUPIED, []) if is_occupied else None

    def price(self, s: MarcoPolo, choice: Choice) -> Price | None:
        coins = coins_for(s, self.space, LOWEST[DICE.index(choice)])
        return IN_COINS[coins] if coins > 0 else None

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
    cost = printed.cost.amounts
    begin_movement(s, seat, min(printed.steps, value))
    owe(s, coins + cost[COIN], cost[CAMEL], cost[JADE])
    s.next(Move(seat, 0, 1 if printed.extra_post else 0, 0, 0))


def special_action(s: MarcoPolo, seat: Seat, n: i64, value: i64) -> None:
    """The fixed reward, then the bonus of the matching improved seal (MP-14.4, 14.5)."""
    special = SPECIAL_CITIES[n]
    if has(s.of(seat).improved, special.seal):
        for _ in range(special.times[value - 1]):
            s.next(SealBonus(seat, special.seal))
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

    def price(self, s: MarcoPolo, choice: Choice) -> Price | None:
        jade = offers_of(s, self.book)[OFFER.index(choice)].jade
        return IN_JADE[jade] if jade > 0 else None

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        offer = offers_of(s, self.book)[OFFER.index(choice)]
        s.next(Enact(self.seat, offer.effect))
        charge(s, self.seat, self.coins, 0, offer.jade)
