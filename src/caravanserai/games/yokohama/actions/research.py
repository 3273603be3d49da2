"""Laboratories: technology cards and what they cost (YK-7.11, 11.2.11)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, count, has, lowest, numbers
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.space import COUNT, SKIP
from caravanserai.core.step import Auto, Pick, Price, Refusal, Said, Saying, Step, Way, prices
from caravanserai.games.yokohama.actions.stock import (
    FREE,
    IN_YEN,
    MOST,
    CheckPair,
    Moment,
    Reward,
    can_pay,
    pay,
    pay_cost,
    price_of,
)
from caravanserai.games.yokohama.box import (
    CARD_COUNTRIES,
    CARD_NAMES,
    EXTRA_COSTS,
    EXTRA_FROM,
    IMPORT_VALUE,
    LAB_SPACES,
    LABORATORIES,
    MOST_POWER_VALUE,
    SURCHARGES,
    TECHNOLOGIES,
    YEN_PER_VALUE,
)
from caravanserai.games.yokohama.choices import AREA, COUNTRY, PAYMENT, TECHNOLOGY
from caravanserai.games.yokohama.components import AREA_NAMES, IMPORT, TECHNOLOGY_TAKEN, YEN
from caravanserai.games.yokohama.events import STATION_PLACED, TECHNOLOGY_SHOWN
from caravanserai.games.yokohama.events import TECHNOLOGY_TAKEN as TAKEN_TOLD
from caravanserai.games.yokohama.questions import land
from caravanserai.games.yokohama.state import EMPTY, PlayerState, Yokohama

OWNED: Final = Refusal("YK-7.11.8", "refuse-technology-owned")
TOO_DEAR: Final = Refusal("YK-7.11.5", "refuse-technology-too-dear")
NO_EXTRA: Final = Refusal("YK-7.11.10", "refuse-no-extra")
NO_STATION_ON_CANAL: Final = Refusal("YK-11.2.11", "refuse-canal")
IN_VALUE: Final = prices("price-value", MOST)
IN_VALUE_AND_EXTRA: Final = prices("price-value-extra", MOST)
LAB_AREAS: Final = [AREA_NAMES.index(name) for name in LABORATORIES]


def missing_value(s: Yokohama, place: i64, power: i64) -> i64:
    """What power does not cover of the card on a space (YK-7.11.2, 7.11.5, 7.11.6)."""
    value = TECHNOLOGIES[CARD_NAMES[s.labs[place]]].value + SURCHARGES[place]
    return max(value - min(power, MOST_POWER_VALUE), 0)


def needs_extra(me: PlayerState) -> bool:
    """From the fourth card on (YK-7.11.9, 7.11.19)."""
    return count(me.cards) + 1 >= EXTRA_FROM


def most_imports(me: PlayerState, missing: i64, extra: i64) -> i64:
    """The most imports that can go into the missing value beside an extra cost; -1 if it cannot be paid at all."""
    yen, imports = me.stock[YEN], me.stock[IMPORT]
    if extra >= 0:
        if not can_pay(me, EXTRA_COSTS[extra]):
            return -1
        yen -= EXTRA_COSTS[extra][YEN]
        imports -= EXTRA_COSTS[extra][IMPORT]
    most = min(imports, needed_imports(missing))
    return most if (missing - most * IMPORT_VALUE) * YEN_PER_VALUE <= yen else -1


def needed_imports(missing: i64) -> i64:
    """As many as are of use (YK-7.11.18)."""
    return (missing + IMPORT_VALUE - 1) // IMPORT_VALUE


def fewest_imports(me: PlayerState, missing: i64, extra: i64) -> i64:
    """The fewest imports with which the rest can be paid in yen."""
    yen = me.stock[YEN] - (EXTRA_COSTS[extra][YEN] if extra >= 0 else 0)
    n: i64 = 0
    while max(missing - n * IMPORT_VALUE, 0) * YEN_PER_VALUE > yen:
        n += 1
    return n


def can_research(me: PlayerState, missing: i64) -> bool:
    if not needs_extra(me):
        return most_imports(me, missing, -1) >= 0
    for extra in range(len(EXTRA_COSTS)):
        if most_imports(me, missing, extra) >= 0:
            return True
    return False


def places_of(s: Yokohama, board: i64, name: i64) -> i64:
    """The spaces of a board with cards of a name, as bits."""
    out: i64 = 0
    for place in range(LAB_SPACES * board, LAB_SPACES * (board + 1)):
        if s.labs[place] != EMPTY and CARD_NAMES[s.labs[place]] == name:
            out |= bit(place)
    return out


RESEARCHING: Final = Saying("say-take-technology", ["value", "imports", "yen"])


class TakeTechnology(Step[Yokohama]):
    """Which technology, or none (YK-7.11.1, 7.11.15)."""

    def __init__(self, seat: Seat, board: i64, power: i64) -> None:
        super().__init__(seat)
        self.board: Final = board
        self.power: Final = power

    def says(self, s: Yokohama) -> Said | None:
        stock = s.of(self.seat).stock
        return Said(RESEARCHING, [int(min(self.power, MOST_POWER_VALUE)), int(stock[IMPORT]), int(stock[YEN])])

    def candidates(self, s: Yokohama) -> Ints:
        names: i64 = 0
        for place in range(LAB_SPACES * self.board, LAB_SPACES * (self.board + 1)):
            if s.labs[place] != EMPTY:
                names |= bit(CARD_NAMES[s.labs[place]])
        return TECHNOLOGY.codes_after(SKIP, names)

    def legal(self, s: Yokohama) -> Ints:
        me = s.of(self.seat)
        names: i64 = 0
        for place in range(LAB_SPACES * self.board, LAB_SPACES * (self.board + 1)):
            if s.labs[place] != EMPTY and not has(me.names, CARD_NAMES[s.labs[place]]):
                if can_research(me, missing_value(s, place, self.power)):
                    names |= bit(CARD_NAMES[s.labs[place]])
        return TECHNOLOGY.codes_after(SKIP, names)

    def refuse(self, s: Yokohama, choice: Choice) -> Refusal | None:
        if choice == SKIP:
            return None
        me, name = s.of(self.seat), TECHNOLOGY.index(choice)
        if has(me.names, name):
            return OWNED
        if self.affordable(s, name):
            return None
        return NO_EXTRA if needs_extra(me) and not can_research(me, 0) else TOO_DEAR

    def affordable(self, s: Yokohama, name: i64) -> i64:
        """The spaces whose card of a name can be paid, as bits."""
        out: i64 = 0
        places = places_of(s, self.board, name)
        for place in range(LAB_SPACES * self.board, LAB_SPACES * (self.board + 1)):
            if has(places, place) and can_research(s.of(self.seat), missing_value(s, place, self.power)):
                out |= bit(place)
        return out

    def price(self, s: Yokohama, choice: Choice) -> Price | None:
        """What power leaves to be paid, of two cards of a name the cheaper; and whether more is asked for."""
        if choice == SKIP:
            return None
        least: i64 = MOST
        for place in numbers(self.affordable(s, TECHNOLOGY.index(choice))):
            least = min(least, missing_value(s, place, self.power))
        if needs_extra(s.of(self.seat)):
            return IN_VALUE_AND_EXTRA[least]
        return IN_VALUE[least] if least > 0 else FREE

    def ways(self, s: Yokohama) -> list[Way]:
        """Each card that can be taken, by its name and its country (YK-2.5.10)."""
        out: list[Way] = []
        for place in range(LAB_SPACES * self.board, LAB_SPACES * (self.board + 1)):
            card = s.labs[place]
            if card == EMPTY or has(s.of(self.seat).names, CARD_NAMES[card]):
                continue
            missing = missing_value(s, place, self.power)
            if can_research(s.of(self.seat), missing):
                means = [int(TECHNOLOGY.code(CARD_NAMES[card])), int(COUNTRY.code(CARD_COUNTRIES[card]))]
                is_asked = count(self.affordable(s, CARD_NAMES[card])) > 1
                out.append(Way(means if is_asked else means[:1], {"value": int(missing)}, means))
        return out

    def take(self, s: Yokohama, choice: Choice) -> None:
        if choice == SKIP:
            return
        places = self.affordable(s, TECHNOLOGY.index(choice))
        if count(places) > 1:
            s.next(WhichCopy(self.seat, places, self.power))
        else:
            research(s, self.seat, lowest(places), self.power)


class WhichCopy(Pick[Yokohama]):
    """Two cards of one name: which country (YK-2.5.10)."""

    def __init__(self, seat: Seat, places: i64, power: i64) -> None:
        super().__init__(seat)
        self.places: Final = places
        self.power: Final = power

    def candidates(self, s: Yokohama) -> Ints:
        countries: i64 = 0
        for place in range(len(s.labs)):
            if has(self.places, place):
                countries |= bit(CARD_COUNTRIES[s.labs[place]])
        return COUNTRY.codes(countries)

    def take(self, s: Yokohama, choice: Choice) -> None:
        for place in range(len(s.labs)):
            if has(self.places, place) and CARD_COUNTRIES[s.labs[place]] == COUNTRY.index(choice):
                research(s, self.seat, place, self.power)
                return

    def stands_alone(self) -> bool:
        return True


def research(s: Yokohama, seat: Seat, place: i64, power: i64) -> None:
    """The extra cost, then the missing value, then the card (YK-7.11.16)."""
    me, missing = s.of(seat), missing_value(s, place, power)
    if not needs_extra(me):
        pay_missing(s, seat, place, missing, -1)
        return
    open_costs: i64 = 0
    for extra in range(len(EXTRA_COSTS)):
        if most_imports(me, missing, extra) >= 0:
            open_costs |= bit(extra)
    if count(open_costs) > 1:
        s.next(PayExtra(seat, place, missing))
    else:
        pay_missing(s, seat, place, missing, lowest(open_costs))


def payment_of(cost: Ints) -> Choice:
    """The token of a cost in yen or imports."""
    return WITH_IMPORTS if cost[IMPORT] > 0 else WITH_YEN


class PayExtra(Step[Yokohama]):
    """How the extra cost from the fourth card on is paid (YK-7.11.9)."""

    def __init__(self, seat: Seat, place: i64, missing: i64) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.missing: Final = missing

    def candidates(self, s: Yokohama) -> Ints:
        return PAYMENTS

    def refuse(self, s: Yokohama, choice: Choice) -> Refusal | None:
        return None if most_imports(s.of(self.seat), self.missing, extra_of(choice)) >= 0 else NO_EXTRA

    def price(self, s: Yokohama, choice: Choice) -> Price | None:
        return price_of(EXTRA_COSTS[extra_of(choice)])

    def take(self, s: Yokohama, choice: Choice) -> None:
        pay_missing(s, self.seat, self.place, self.missing, extra_of(choice))

    def stands_alone(self) -> bool:
        return True


WITH_IMPORTS: Final = PAYMENT.named("import")
WITH_YEN: Final = PAYMENT.named("yen")
PAYMENTS: Final = PAYMENT.codes(bit(PAYMENT.index(WITH_IMPORTS)) | bit(PAYMENT.index(WITH_YEN)))


def extra_of(choice: Choice) -> i64:
    """Which of the extra costs a token means."""
    for extra in range(len(EXTRA_COSTS)):
        if payment_of(EXTRA_COSTS[extra]) == choice:
            return extra
    return -1


def pay_missing(s: Yokohama, seat: Seat, place: i64, missing: i64, extra: i64) -> None:
    """Ask how much of the missing value is paid in imports, where there is a choice (YK-7.11.5, 7.11.18)."""
    me = s.of(seat)
    least, most = fewest_imports(me, missing, extra), most_imports(me, missing, extra)
    if extra >= 0:
        pay_cost(s, seat, EXTRA_COSTS[extra])
    if least < most:
        s.next(PayInImports(seat, place, missing))
    else:
        settle_research(s, seat, place, missing, most)


VALUE_SHORT: Final = Saying("say-pay-in-imports", ["missing"])


class PayInImports(Pick[Yokohama]):
    """How many imports go into the missing value; the rest is yen (YK-7.11.5)."""

    def __init__(self, seat: Seat, place: i64, missing: i64) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.missing: Final = missing

    def says(self, s: Yokohama) -> Said | None:
        return Said(VALUE_SHORT, [int(self.missing)])

    def candidates(self, s: Yokohama) -> Ints:
        me = s.of(self.seat)
        least, most = fewest_imports(me, self.missing, -1), most_imports(me, self.missing, -1)
        return COUNT.codes(bit(most + 1) - bit(least))

    def price(self, s: Yokohama, choice: Choice) -> Price | None:
        yen = rest_in_yen(self.missing, COUNT.index(choice))
        return IN_YEN[min(yen, MOST)] if yen > 0 else None

    def take(self, s: Yokohama, choice: Choice) -> None:
        settle_research(s, self.seat, self.place, self.missing, COUNT.index(choice))

    def stands_alone(self) -> bool:
        return True


def rest_in_yen(missing: i64, imports: i64) -> i64:
    """What the imports leave to be paid (YK-7.11.5)."""
    return max(missing - imports * IMPORT_VALUE, 0) * YEN_PER_VALUE


def settle_research(s: Yokohama, seat: Seat, place: i64, missing: i64, imports: i64) -> None:
    """Pay and take the card; bonuses of earlier ones, its own effect, an agent, the refill (YK-7.11.16)."""
    pay(s, seat, IMPORT, imports)
    pay(s, seat, YEN, rest_in_yen(missing, imports))
    card = s.labs[place]
    s.emit(TAKEN_TOLD, seat, CARD_NAMES[card], CARD_COUNTRIES[card])
    s.next(Moment(seat, TECHNOLOGY_TAKEN), OwnCard(seat, card), RefillLab(seat, place))


class OwnCard(Auto[Yokohama]):
    """The card is the player's: its effect at once, and its country (YK-7.11.11, 7.11.12)."""

    def __init__(self, seat: Seat, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def run(self, s: Yokohama) -> None:
        me, name = s.of(self.seat), CARD_NAMES[self.card]
        me.cards |= bit(self.card)
        me.names |= bit(name)
        for place in range(len(s.labs)):
            if s.labs[place] == self.card:
                s.labs[place] = EMPTY
        s.next(CheckPair(self.seat, CARD_COUNTRIES[self.card]))
        if TECHNOLOGIES[name].effect >= 0:
            s.next(Reward(self.seat, TECHNOLOGIES[name].effect))


class RefillLab(Auto[Yokohama]):
    """Cards slide left, a new one comes on the right (YK-7.11.13, 7.11.14)."""

    def __init__(self, seat: Seat, place: i64) -> None:
        super().__init__(seat)
        self.place: Final = place

    def run(self, s: Yokohama) -> None:
        board = self.place // LAB_SPACES
        last = LAB_SPACES * (board + 1) - 1
        for place in range(self.place, last):
            s.labs[place] = s.labs[place + 1]
        s.labs[last] = EMPTY
        if s.card_deck:
            card = s.any_of("technologies", s.card_deck)
            s.card_deck ^= bit(card)
            s.labs[last] = card
            s.emit(TECHNOLOGY_SHOWN, CARD_NAMES[card], CARD_COUNTRIES[card], LAB_AREAS[board])


class PlaceStation(Step[Yokohama]):
    """Where the station token goes (YK-11.2.11)."""

    def candidates(self, s: Yokohama) -> Ints:
        return AREA.codes(s.used)

    def refuse(self, s: Yokohama, choice: Choice) -> Refusal | None:
        return None if has(land(s), AREA.index(choice)) else NO_STATION_ON_CANAL

    def take(self, s: Yokohama, choice: Choice) -> None:
        s.station = AREA.index(choice)
        s.emit(STATION_PLACED, self.seat, s.station)
