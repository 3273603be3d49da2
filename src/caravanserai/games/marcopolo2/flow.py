"""How it goes: characters and goals, rounds, turns, the end (MP-3, 5, 6)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bags import held, some
from caravanserai.core.bits import bit, has, numbers
from caravanserai.core.effect import Enact, moment
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import filled, joined
from caravanserai.core.space import COUNT
from caravanserai.core.state import last_first
from caravanserai.core.step import Auto, Pick, Together, ask_together
from caravanserai.games.marcopolo2.actions.benefits import (
    BENEFITS_OF,
    CITY_INDEX,
    MARKER,
    PER_CITY,
    MarkerBonus,
    bonus_cities,
    marker_bonus,
)
from caravanserai.games.marcopolo2.actions.contracts import refill_contracts
from caravanserai.games.marcopolo2.actions.dice import lay_die, roll, rolled
from caravanserai.games.marcopolo2.actions.seals import SealBonus
from caravanserai.games.marcopolo2.actions.stock import gain
from caravanserai.games.marcopolo2.actions.turn import TakeTurn
from caravanserai.games.marcopolo2.box import (
    AREA_CARDS,
    BLACK_DICE,
    BOOKS,
    CITY_CARD_SPACES,
    COMPENSATION,
    FROM_LAST,
    GOALS_DEALT,
    NEUTRAL_DICE,
    ROUNDS,
    SEALS,
    THRESHOLD,
)
from caravanserai.games.marcopolo2.choices import BENEFIT, CHARACTER, GOAL, SEAL
from caravanserai.games.marcopolo2.components import DICE_VALUES, OWN_DICE, SPECIALS
from caravanserai.games.marcopolo2.events import (
    CARD_SHOWN,
    CHARACTER_PICKED,
    COMPENSATED,
    DICE_ROLLED,
    FIRST_PLAYER,
    GAME_OVER,
    GOAL_SHOWN,
    OFFER_SHOWN,
    ROUND_BEGINS,
    TURN_ENDS,
)
from caravanserai.games.marcopolo2.events import GOALS_DEALT as GOALS_TOLD
from caravanserai.games.marcopolo2.questions import character, dice_left
from caravanserai.games.marcopolo2.state import EMPTY, NEUTRAL, MarcoPolo

# Before the first round


class Opening(Auto[MarcoPolo]):
    """Characters from the last player to the first, then goals, then round 1 (MP-3.8 to 3.13)."""

    def run(self, s: MarcoPolo) -> None:
        s.next(ChooseGoals(), FirstRound(), NextRound())
        for i in range(s.seats):
            s.next(PickCharacter((s.first + (i if FROM_LAST else s.seats - 1 - i)) % s.seats))


class PickCharacter(Pick[MarcoPolo]):
    """Which of the revealed characters (MP-3.9, 25.1)."""

    def candidates(self, s: MarcoPolo) -> Ints:
        return CHARACTER.codes(s.characters)

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        me = s.of(self.seat)
        me.character = CHARACTER.index(choice)
        s.characters ^= bit(me.character)
        s.emit(CHARACTER_PICKED, self.seat, me.character)
        for effect in character(me).picked:
            s.next(Enact(self.seat, effect))


class ChooseGoals(Auto[MarcoPolo]):
    """Goal cards, which nobody looks at before, and all at once (MP-3.7, 3.10, 3.12)."""

    def run(self, s: MarcoPolo) -> None:
        s.characters = 0
        for seat in range(s.seats):
            me = s.of(seat)
            me.dealt = s.some_of("goals", s.goals_left, GOALS_DEALT)
            s.goals_left ^= me.dealt
        s.emit(GOALS_TOLD, GOALS_DEALT)
        ask_together(s, KeepGoal(0, bit(s.seats) - 1), s.seats)


class KeepGoal(Together[MarcoPolo]):
    """Which goal card is kept, in secret (MP-3.10, 25.2)."""

    def again(self, seat: Seat, waiting: i64) -> "KeepGoal":
        return KeepGoal(seat, waiting)

    def candidates(self, s: MarcoPolo) -> Ints:
        return GOAL.codes(s.of(self.seat).dealt)

    def legal(self, s: MarcoPolo) -> Ints:
        return self.candidates(s)

    def reveal(self, s: MarcoPolo) -> None:
        for seat in range(s.seats):
            me = s.of(seat)
            me.goal = GOAL.index(s.answers[seat])
            me.returned = me.dealt ^ bit(me.goal)
            me.dealt = 0


# A round


class FirstRound(Auto[MarcoPolo]):
    """Nothing is replaced; only characters pay (MP-3.13, 3.14)."""

    def run(self, s: MarcoPolo) -> None:
        begin_round(s)
        s.next(StartRound())
        for seat in last_first(s.first, s.seats):
            character_round(s, seat)


def begin_round(s: MarcoPolo) -> None:
    s.round += 1
    s.emit(ROUND_BEGINS, s.round)
    s.emit(FIRST_PLAYER, s.first)


class NextRound(Auto[MarcoPolo]):
    """Dice, offers, bonuses, city cards, a new roll; after the last round the end (MP-5.2, 5.12)."""

    def run(self, s: MarcoPolo) -> None:
        if s.round == ROUNDS:
            end_game(s)
            return
        s.first = s.hourglass
        s.farthest = 0
        begin_round(s)
        retrieve_dice(s)
        new_offers(s)
        s.next(NewCards(), StartRound(), NextRound())
        for seat in last_first(s.first, s.seats):
            s.next(RoundBonuses(seat))


def retrieve_dice(s: MarcoPolo) -> None:
    """Own dice to the player boards, black dice to the board, neutral dice stay (MP-5.3, 4.6)."""
    s.dice = filled(0, 0)
    s.occupied = 0
    s.khan = 0
    s.khan_last = 0
    s.special = filled(SPECIALS, 0)
    s.black_left = BLACK_DICE[s.seats]
    s.black_shown = 0
    for p in s.players:
        p.own = 0
        p.black = 0
        p.used = 0
    lay_neutral_dice(s)


def lay_neutral_dice(s: MarcoPolo) -> None:
    """The dice of unused colours with fewer players (MP-4.1 to 4.5)."""
    dice = NEUTRAL_DICE[s.seats]
    for n in range(0, len(dice), 2):
        lay_die(s, dice[n], NEUTRAL, dice[n + 1])


def new_offers(s: MarcoPolo) -> None:
    """The visible tile of each pile moves to its book; the next one is seen (MP-5.4)."""
    for book in range(BOOKS):
        s.tiles[book] = s.next_tiles[book]
        s.emit(OFFER_SHOWN, s.tiles[book])
    show_next_offers(s)


def show_next_offers(s: MarcoPolo) -> None:
    """The new top of each pile; none before the last round (MP-5.1, 5.4)."""
    for book in range(BOOKS):
        s.next_tiles[book] = EMPTY
        if s.round < ROUNDS:
            s.next_tiles[book] = s.any_of("offers", s.tile_bags[book])
            s.tile_bags[book] ^= bit(s.next_tiles[book])


class RoundBonuses(Auto[MarcoPolo]):
    """Markers, improved seals, the character; one may be doubled (MP-5.5, 20.4.6)."""

    def run(self, s: MarcoPolo) -> None:
        me = s.of(self.seat)
        if character(me).doubles > 0:
            s.next(MaybeDouble(self.seat, character(me).doubles, 0, 0))
        round_bonuses(s, self.seat)


def round_bonuses(s: MarcoPolo, seat: Seat) -> None:
    """Everything that pays at the start of a round, once (MP-5.5)."""
    me = s.of(seat)
    for city in numbers(bonus_cities(s, seat)):
        s.next(MarkerBonus(seat, city))
    for seal in range(len(SEALS)):
        if has(me.improved, seal):
            s.next(SealBonus(seat, seal))
    character_round(s, seat)


def character_round(s: MarcoPolo, seat: Seat) -> None:
    """A character that pays at the start of each round (MP-3.13, 20.3.1)."""
    moment(s, seat, character(s.of(seat)).round)


class MaybeDouble(Auto[MarcoPolo]):
    """Another bonus may be doubled, if there is one (MP-20.4.6)."""

    def __init__(self, seat: Seat, n: i64, cities: i64, seals: i64) -> None:
        super().__init__(seat)
        self.n: Final = n
        self.cities: Final = cities  # doubled already, as bits
        self.seals: Final = seals

    def run(self, s: MarcoPolo) -> None:
        left = (bonus_cities(s, self.seat) & ~self.cities) | (s.of(self.seat).improved & ~self.seals)
        if left:
            s.next(DoubleBonus(self.seat, self.n, self.cities, self.seals))


class DoubleBonus(Pick[MarcoPolo]):
    """Which marker or improved seal pays twice (MP-20.4.6, 20.4.7)."""

    def __init__(self, seat: Seat, n: i64, cities: i64, seals: i64) -> None:
        super().__init__(seat)
        self.n: Final = n
        self.cities: Final = cities
        self.seals: Final = seals

    def candidates(self, s: MarcoPolo) -> Ints:
        markers: i64 = 0
        for city in numbers(bonus_cities(s, self.seat) & ~self.cities):
            markers |= bit(BENEFITS_OF[city] + MARKER)
        return joined(SEAL.codes(s.of(self.seat).improved & ~self.seals), BENEFIT.codes(markers))

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        cities, seals = self.cities, self.seals
        if SEAL.has(choice):
            seals |= bit(SEAL.index(choice))
            s.next(SealBonus(self.seat, SEAL.index(choice)))
        else:
            city = CITY_INDEX[BENEFIT.index(choice) // PER_CITY]
            cities |= bit(city)
            marker_bonus(s, self.seat, city)
        if self.n > 1:
            s.next(MaybeDouble(self.seat, self.n - 1, cities, seals))


class NewCards(Auto[MarcoPolo]):
    """Two new city cards in the action area (MP-5.6)."""

    def run(self, s: MarcoPolo) -> None:
        lay_area_cards(s)


def lay_area_cards(s: MarcoPolo) -> None:
    for n in range(CITY_CARD_SPACES, CITY_CARD_SPACES + AREA_CARDS):
        s.cards[n] = EMPTY
        if s.card_deck:
            s.cards[n] = s.any_of("cards", s.card_deck)
            s.card_deck ^= bit(s.cards[n])
            s.emit(CARD_SHOWN, s.cards[n])


class StartRound(Auto[MarcoPolo]):
    """The roll and what it brings; then turns (MP-5.7 to 5.11, 3.13)."""

    def run(self, s: MarcoPolo) -> None:
        if s.round > 1:
            roll_all(s)
        s.next(Turns(s.first))
        for seat in last_first(s.first, s.seats):
            s.next(Compensate(seat))
            s.next(Pairs(seat, 0))


def roll_all(s: MarcoPolo) -> None:
    """All roll their own dice; in the variant the black dice of the board too (MP-5.7, 23.3)."""
    for seat in range(s.seats):
        me = s.of(seat)
        me.own = 0
        total: i64 = 0
        for _ in range(OWN_DICE):
            value = roll(s)
            me.own += some(value - 1, 1)
            total += value
        s.emit(DICE_ROLLED, seat, total)
    if s.open_dice:
        s.black_shown = 0
        for _ in range(s.black_left):
            s.black_shown += some(roll(s) - 1, 1)


class Pairs(Auto[MarcoPolo]):
    """Who gains by rolling: pairs turned into another bonus, then the single dice (MP-20.6.1 to 20.6.3)."""

    def __init__(self, seat: Seat, value: i64) -> None:
        super().__init__(seat)
        self.value: Final = value  # counted from 0

    def run(self, s: MarcoPolo) -> None:
        me = s.of(self.seat)
        if character(me).die_rolled < 0 or self.value == DICE_VALUES:
            return
        s.next(Pairs(self.seat, self.value + 1))
        n = held(me.own, self.value)
        if n > 1 and character(me).pair_rolled >= 0:
            s.next(TurnPairs(self.seat, self.value))
            return
        for _ in range(n):
            rolled(s, self.seat, self.value + 1)


class TurnPairs(Pick[MarcoPolo]):
    """How many pairs of a value bring the doubles bonus (MP-20.6.2, 25.4)."""

    def __init__(self, seat: Seat, value: i64) -> None:
        super().__init__(seat)
        self.value: Final = value

    def candidates(self, s: MarcoPolo) -> Ints:
        return COUNT.codes(bit(held(s.of(self.seat).own, self.value) // 2 + 1) - 1)

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        me, pairs = s.of(self.seat), COUNT.index(choice)
        before = s.value
        s.value = self.value + 1
        for _ in range(pairs):
            s.op(character(me).pair_rolled).enact(s, self.seat)
        s.value = before
        for _ in range(held(me.own, self.value) - 2 * pairs):
            rolled(s, self.seat, self.value + 1)


class Compensate(Auto[MarcoPolo]):
    """A low roll is made good (MP-5.8)."""

    def run(self, s: MarcoPolo) -> None:
        if shortfall(s, self.seat) > 0:
            s.next(TakeCompensation(self.seat))


def shortfall(s: MarcoPolo, seat: Seat) -> i64:
    out: i64 = THRESHOLD
    for value in range(DICE_VALUES):
        out -= (value + 1) * held(s.of(seat).own, value)
    return max(out, 0)


class TakeCompensation(Pick[MarcoPolo]):
    """How many camels; the rest in coins (MP-5.8, 25.5)."""

    def candidates(self, s: MarcoPolo) -> Ints:
        return COUNT.codes(bit(shortfall(s, self.seat) + 1) - 1)

    def take(self, s: MarcoPolo, choice: Choice) -> None:
        second = COUNT.index(choice)
        first = shortfall(s, self.seat) - second
        s.emit(COMPENSATED, self.seat, first + second)
        gain(s, self.seat, COMPENSATION[0], first)
        gain(s, self.seat, COMPENSATION[1], second)


# Turns


class Turns(Auto[MarcoPolo]):
    """Clockwise, skipping players without dice, until nobody has any (MP-5.11, 6.3, 6.11)."""

    def run(self, s: MarcoPolo) -> None:
        seat = self.seat
        for _ in range(s.seats):
            if dice_left(s.of(seat)) > 0:
                s.acted = False
                s.bonuses = 0
                s.fresh = 0
                s.next(TakeTurn(seat), EndTurn(seat), Turns((seat + 1) % s.seats))
                return
            seat = (seat + 1) % s.seats


class EndTurn(Auto[MarcoPolo]):
    """Contract spaces are refilled (MP-6.8, 13.12)."""

    def run(self, s: MarcoPolo) -> None:
        s.emit(TURN_ENDS, self.seat)
        s.fresh = 0
        refill_contracts(s)


def end_game(s: MarcoPolo) -> None:
    """Goal cards are shown; everything else is counted by scoring.py (MP-22.1)."""
    s.ended = True
    s.reveals += 1
    for seat in range(s.seats):
        s.emit(GOAL_SHOWN, seat, s.of(seat).goal)
    s.emit(GAME_OVER)
