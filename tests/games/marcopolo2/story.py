"""Stories: build a position, play tokens, and look at what a player would see."""

from __future__ import annotations

from typing import Any

from caravanserai.core.bags import held, packed
from caravanserai.core.bits import bit, gathered, numbers
from caravanserai.core.effect import Enact
from caravanserai.core.game import Standing
from caravanserai.core.ids import NOBODY
from caravanserai.core.ints import row
from caravanserai.games.marcopolo2 import GAME, flow, view
from caravanserai.games.marcopolo2.actions import dice, turn
from caravanserai.games.marcopolo2.box import (
    BAG,
    CARD_CITIES,
    CHARACTERS,
    CITY_CARDS,
    CONTRACT_CITIES,
    CONTRACTS,
    GOALS,
    SEALS,
    SPACE_NAMES,
)
from caravanserai.games.marcopolo2.components import (
    DICE_VALUES,
    EFFECTS,
    KHAN,
    LOCATION_NAMES,
    MARKER_NAMES,
    RESOURCE_NAMES,
    SEAL_NAMES,
    SHIELD_NAMES,
    SPECIALS,
)
from caravanserai.games.marcopolo2.effects import MEANINGS
from caravanserai.games.marcopolo2.scoring import shields
from caravanserai.games.marcopolo2.state import BLACK, EMPTY, NEUTRAL, MarcoPolo, PlayerState
from tests.games import stories
from tests.games.stories import NONE, change_places, lift, lift_all, name_of, names_on, number_of

PLAIN = "de_wu"
CONTRACT_NAMES = [card.id for card in CONTRACTS]
CARD_NAMES = [card.id for card in CITY_CARDS]
CHARACTER_NAMES = [card.id for card in CHARACTERS]
GOAL_NAMES = [card.id for card in GOALS]
TILE_NAMES = GAME.box.ids("offer_tiles")
OUTPOST_NAMES = GAME.box.ids("outpost_bonuses")
FIRST_CARD = SPACE_NAMES.index("city_card_1")
WHOSE_NAMES = {BLACK: "black", NEUTRAL: "neutral"}


def bag(values: tuple[int, ...]) -> int:
    """Dice as a bag of values."""
    return int(packed([values.count(value) for value in range(1, DICE_VALUES + 1)]))


def values(dice_held: int) -> list[int]:
    """The values of a bag of dice, ascending."""
    return [value + 1 for value in range(DICE_VALUES) for _ in range(held(dice_held, value))]


def place(name: str) -> int:
    return LOCATION_NAMES.index(name)


def card_space(name: str) -> int:
    """A space of city cards, counted among them."""
    return SPACE_NAMES.index(name) - FIRST_CARD


class Player(stories.Player["Story"]):
    """One player as everybody sees the board, and the own goal cards."""

    resources = RESOURCE_NAMES

    @property
    def me(self) -> PlayerState:
        return self.story.s.of(self.seat)

    @property
    def character(self) -> str | None:
        return name_of(self.me.character, CHARACTER_NAMES)

    @property
    def own(self) -> list[int]:
        """The values of the own dice on the player board, ascending."""
        return values(self.me.own)

    @property
    def black(self) -> list[int]:
        """The values of the black dice on the player board, ascending."""
        return values(self.me.black)

    @property
    def figures(self) -> list[str]:
        """Where the figures stand."""
        return [LOCATION_NAMES[n] for n in self.me.figures]

    @property
    def posts(self) -> set[str]:
        return {LOCATION_NAMES[n] for n in numbers(self.me.posts)}

    @property
    def seals(self) -> set[str]:
        """Owned seals, basic and improved."""
        return {SEAL_NAMES[n] for n in numbers(self.me.seals)}

    @property
    def improved(self) -> set[str]:
        return {SEAL_NAMES[n] for n in numbers(self.me.improved)}

    @property
    def active(self) -> list[str]:
        """Active contracts, the oldest first."""
        return [CONTRACT_NAMES[n] for n in self.me.active]

    @property
    def completed(self) -> set[str]:
        return {CONTRACT_NAMES[n] for n in numbers(self.me.completed)}

    @property
    def tiles(self) -> set[str]:
        """Kept outpost tiles."""
        return {OUTPOST_NAMES[n] for n in numbers(self.me.tiles)}

    @property
    def shields(self) -> set[str]:
        """The different shields of cities with own posts."""
        return {SHIELD_NAMES[n] for n in numbers(shields(self.me))}

    @property
    def goal(self) -> str | None:
        return name_of(self.me.goal, GOAL_NAMES)

    @property
    def dealt(self) -> set[str]:
        """Goal cards to choose from."""
        return {GOAL_NAMES[n] for n in numbers(self.me.dealt)}

    @property
    def returned(self) -> set[str]:
        return {GOAL_NAMES[n] for n in numbers(self.me.returned)}


class Story(stories.Story[MarcoPolo]):
    """A table within round 1 with nobody asked; seat 0 began the round; displays as dealt.

    Nobody has dice, contracts or a goal card; everybody stands in Beijing with 8 coins and 3 camels. All have the same
    character, De Wu, who touches only Guild Seals, improving seals and final shields: where these matter, give another.
    """

    game = GAME

    def __init__(self, seats: int = 4, key: int = 1, **options: Any) -> None:
        super().__init__(seats, key, **options)
        self.s.first = self.s.hourglass = 0
        self.s.round = 1
        self.s.characters = 0
        for seat in range(seats):
            me = self.s.of(seat)
            me.own = me.dealt = 0
            self._box(me)
            self.character(seat, PLAIN)

    def _box(self, me: PlayerState) -> None:
        """Active contracts go to the box."""
        for card in me.active:
            self.s.contracts_gone |= bit(card)
        me.active = row([])

    # -- building: the table --------------------------------------------------------------------------------------

    def round(self, n: int) -> Story:
        """Round 1 to 5."""
        self.s.round = n
        return self

    def first(self, seat: int) -> Story:
        """Who began this round and holds the hourglass."""
        self.s.first = self.s.hourglass = seat
        return self

    def markers(self, **cities: str) -> Story:
        """Markers by city: `markers(hormuz="marker_camels")`; "none" takes one away; clashing markers change places."""
        for city, name in cities.items():
            change_places(self.s.markers, place(city), number_of(name, MARKER_NAMES))
        return self

    def outposts(self, **cities: str) -> Story:
        """Outpost tiles by city, "none" for one that is gone; clashing tiles change places."""
        for city, name in cities.items():
            change_places(self.s.outposts, place(city), number_of(name, OUTPOST_NAMES))
        return self

    def no_outposts(self) -> Story:
        """All outpost tiles are gone."""
        lift_all(self.s.outposts, range(len(self.s.outposts)))
        return self

    def card(self, space: str, name: str) -> Story:
        """A city card on a space: `card("city_card_1", "double_coins")`, `card("area_card_2", …)`."""
        n, card = card_space(space), CARD_NAMES.index(name)
        old = self.s.cards[n]
        for other, lies in enumerate(self.s.cards):
            if lies == card:
                self.s.cards[other] = old
                old = EMPTY
        self.s.card_deck &= ~bit(card)
        if old != EMPTY:
            self.s.card_deck |= bit(old)
        self.s.cards[n] = card
        return self

    def card_spaces(self, city: str) -> list[str]:
        """The card spaces beside a city."""
        return [SPACE_NAMES[FIRST_CARD + n] for n, where in enumerate(CARD_CITIES) if where == place(city)]

    def card_deck(self, *names: str) -> Story:
        """Leave exactly these in the city-card deck."""
        self.s.card_deck = gathered([CARD_NAMES.index(name) for name in names])
        return self

    def contracts(self, city: str, *names: str) -> Story:
        """The contracts that lie in a contract city ("none": an empty space); those that lay there go to the pile."""
        spaces = [n for n, where in enumerate(CONTRACT_CITIES) if where == place(city)]
        assert len(names) == len(spaces)
        for n, name in zip(spaces, names, strict=True):
            self.s.pile |= lift_all(self.s.contracts, range(n, n + 1))
            if name != NONE:
                self._pull(CONTRACT_NAMES.index(name))
                self.s.contracts[n] = CONTRACT_NAMES.index(name)
        return self

    def _pull(self, card: int) -> None:
        """Take a contract from wherever it is; an emptied space of the map stays empty."""
        self.s.pile &= ~bit(card)
        self.s.contracts_gone &= ~bit(card)
        self.s.under = row([n for n in self.s.under if n != card])
        lift(self.s.contracts, card)
        for me in self.s.players:
            me.active = row([n for n in me.active if n != card])
            me.completed &= ~bit(card)

    def pile(self, *names: str) -> Story:
        """The unseen part of the contract pile is exactly this: with one name the next contract is certain.

        All others of the pile go to the box.
        """
        self.s.contracts_gone |= self.s.pile
        self.s.pile = 0
        for name in names:
            self._pull(CONTRACT_NAMES.index(name))
            self.s.pile |= bit(CONTRACT_NAMES.index(name))
        return self

    def offer(self, book: int, tile: str) -> Story:
        """The offer tile on book 1, 2 or 3."""
        self.s.tile_bags[book - 1] |= bit(self.s.tiles[book - 1])
        n = TILE_NAMES.index(tile)
        if self.s.next_tiles[book - 1] == n:
            self.s.next_tiles[book - 1] = self.s.tiles[book - 1]
        self.s.tile_bags[book - 1] &= ~bit(n)
        self.s.tiles[book - 1] = n
        return self

    def black_left(self, n: int) -> Story:
        """How many black dice lie on the board."""
        self.s.black_left = n
        return self

    def black_shown(self, *dice_values: int) -> Story:
        """The black dice on the board in the variant, by value."""
        self.s.black_left = len(dice_values)
        self.s.black_shown = bag(dice_values)
        return self

    def seal_stack(self, seal: str, n: int) -> Story:
        self.s.seal_stacks[SEAL_NAMES.index(seal)] = n
        return self

    def lay(self, space: str, whose: int | str, *dice_values: int) -> Story:
        """Dice that lie on a space already: of a seat, "black" or "neutral"; `lay("khan", 1, 3)`, `lay("bag", …)`."""
        number = BAG if space == "bag" else SPACE_NAMES.index(space)
        owner = {"black": BLACK, "neutral": NEUTRAL}[whose] if isinstance(whose, str) else whose
        for value in dice_values:
            dice.lay_die(self.s, number, owner, value)
        if isinstance(whose, int):
            self.s.of(whose).used |= bit(number)
        return self

    def clear_spaces(self) -> Story:
        """No dice on the board, neutral ones neither."""
        self.s.dice = row([])
        self.s.occupied = self.s.khan = self.s.khan_last = 0
        self.s.special = row([0] * SPECIALS)
        return self

    # -- building: a player ---------------------------------------------------------------------------------------

    def stock(self, seat: int, **amounts: int) -> Story:
        """Exactly this, everything that is not named 0: `stock(0, coin=5, jade=1)`."""
        self.s.of(seat).stock = row([amounts.get(name, 0) for name in RESOURCE_NAMES])
        return self

    def vp(self, seat: int, n: int) -> Story:
        self.s.of(seat).vp = n
        return self

    def character(self, seat: int, name: str) -> Story:
        """Only the tile: what it brings when picked is not given (the second figure is, for Mailin and Tian Chin)."""
        me = self.s.of(seat)
        me.character = CHARACTER_NAMES.index(name)
        me.figures = row([me.figures[0]] * (2 if name == "mailin_tian_chin" else 1))
        return self

    def dice(self, seat: int, *own: int) -> Story:
        """The own dice on the player board are exactly these."""
        self.s.of(seat).own = bag(own)
        return self

    def black(self, seat: int, *dice_values: int) -> Story:
        """Black dice on the player board, taken from the board."""
        self.s.of(seat).black = bag(dice_values)
        self.s.black_left -= len(dice_values)
        return self

    def figure(self, seat: int, *cities: str) -> Story:
        """Where the figures stand."""
        self.s.of(seat).figures = row([place(city) for city in cities])
        return self

    def posts(self, seat: int, *cities: str) -> Story:
        """Posts that were placed in earlier turns; exactly these."""
        self.s.of(seat).posts = gathered([place(city) for city in cities])
        return self

    def seals(self, seat: int, *names: str, improved: tuple[str, ...] = ()) -> Story:
        """Basic seals, and improved ones beside them; taken from the stacks."""
        me = self.s.of(seat)
        for seal in numbers(me.seals):
            self.s.seal_stacks[seal] += 1
        me.improved = gathered([SEAL_NAMES.index(name) for name in improved])
        me.seals = me.improved | gathered([SEAL_NAMES.index(name) for name in names])
        for seal in numbers(me.seals):
            self.s.seal_stacks[seal] -= 1
        return self

    def active(self, seat: int, *names: str) -> Story:
        """Active contracts, the oldest first; exactly these."""
        me = self.s.of(seat)
        self._box(me)
        for name in names:
            self._pull(CONTRACT_NAMES.index(name))
        me.active = row([CONTRACT_NAMES.index(name) for name in names])
        return self

    def completed(self, seat: int, *names: str) -> Story:
        for name in names:
            self._pull(CONTRACT_NAMES.index(name))
        self.s.of(seat).completed = gathered([CONTRACT_NAMES.index(name) for name in names])
        return self

    def tiles(self, seat: int, *names: str) -> Story:
        """Outpost tiles kept; they leave the map."""
        for n, lies in enumerate(self.s.outposts):
            if lies != EMPTY and OUTPOST_NAMES[lies] in names:
                self.s.outposts[n] = EMPTY
        self.s.of(seat).tiles = gathered([OUTPOST_NAMES.index(name) for name in names])
        return self

    def goal(self, seat: int, name: str) -> Story:
        """The goal card kept."""
        self.s.of(seat).goal = GOAL_NAMES.index(name)
        return self

    # -- playing --------------------------------------------------------------------------------------------------

    def opening(self) -> Story:
        """Characters, goal cards, then round 1: with the dice, contracts and cards of a fresh deal of the same key."""
        self.s = GAME.deal(self.s.seats, GAME.options(int(self.s.seats), self._options()), 1)
        self.s.log = []
        return self

    def _options(self) -> dict[str, Any]:
        return {"black_dice_open": self.s.open_dice, "extra_post_gets_bonuses": self.s.extra_bonuses}

    def turn(self, seat: int) -> Story:
        """Ask a player for a turn; the end of the turn (refill) follows, and nothing after it."""
        self.s.acted = False
        self.s.bonuses = self.s.fresh = 0
        self.s.next(turn.TakeTurn(seat), flow.EndTurn(seat))
        return self.go()

    def turns(self, seat: int) -> Story:
        """Turns clockwise beginning with this player until nobody has dice, and nothing after it."""
        self.s.next(flow.Turns(seat))
        return self.go()

    def use(self, seat: int, space: str, throw: str, *tokens: str) -> Story:
        """Take a turn with a space and these dice ("own_3+black_5"), then play the tokens given."""
        self.turn(seat).play(f"space:{space}")
        if f"dice:{throw}" in self.legal():
            self.play(f"dice:{throw}")
        return self.play(*tokens)

    def new_round(self) -> Story:
        """The next round (or the end after round 5) and everything after it."""
        self.s.next(flow.NextRound())
        return self.go()

    def bonuses(self, seat: int) -> Story:
        """Only what pays one player at the start of a round (step 3)."""
        self.s.next(flow.RoundBonuses(seat))
        return self.go()

    def after_roll(self, seat: int) -> Story:
        """What the dice on the player board bring as a start-of-round roll: character bonuses, then compensation."""
        self.s.next(flow.Pairs(seat, 0), flow.Compensate(seat))
        return self.go()

    def gain(self, seat: int, effects: Any) -> Story:
        """A player gains an effect written as in the component file: `{"camel": 2}`, `{"kind": "move", "steps": 2}`."""
        number = EFFECTS.number(effects)
        EFFECTS.read(MEANINGS)
        self.s.next(Enact(seat, number))
        return self.go()

    def end_turn(self) -> Story:
        """End the turn, if it has not ended by itself."""
        if self.question == "TakeTurn":
            self.play("turn:end")
        return self

    # -- looking --------------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return Player(self, seat)

    def seen(self, seat: int = NOBODY) -> view.MarcoPoloView:
        """The view of a seat, or of a spectator."""
        return view.show(self.s, seat)

    def on(self, space: str) -> list[tuple[int | str, int]]:
        """The dice on a space in the order of placement, the top one last: [(seat or "black"/"neutral", value)]."""
        number = BAG if space == "bag" else SPACE_NAMES.index(space)
        found = [int(die) for die in self.s.dice if int(die) // 64 == number]
        return [(WHOSE_NAMES.get(die // 8 % 8, die // 8 % 8), die % 8) for die in found]

    @property
    def khan(self) -> list[tuple[int | str, int]]:
        """The Khan's Favour row, left to right."""
        return self.on(SPACE_NAMES[KHAN])

    def marker(self, city: str) -> str | None:
        return name_of(self.s.markers[place(city)], MARKER_NAMES)

    def outpost(self, city: str) -> str | None:
        return name_of(self.s.outposts[place(city)], OUTPOST_NAMES)

    def card_on(self, space: str) -> str | None:
        return name_of(self.s.cards[card_space(space)], CARD_NAMES)

    def contracts_in(self, city: str) -> list[str]:
        """The contracts of a city by space, "none" for an empty one."""
        spaces = [n for n, where in enumerate(CONTRACT_CITIES) if where == place(city)]
        return names_on([self.s.contracts[n] for n in spaces], CONTRACT_NAMES)

    @property
    def under(self) -> list[str]:
        """The contracts put under the pile, the upper one first."""
        return [CONTRACT_NAMES[n] for n in self.s.under]

    @property
    def pile_size(self) -> int:
        """Contracts nobody has seen, with those put under them."""
        return sum(1 for _ in numbers(self.s.pile)) + len(self.s.under)

    @property
    def in_pile(self) -> set[str]:
        """The contracts of the pile that nobody has seen."""
        return {CONTRACT_NAMES[n] for n in numbers(self.s.pile)}

    @property
    def boxed(self) -> set[str]:
        """Contracts out of the game."""
        return {CONTRACT_NAMES[n] for n in numbers(self.s.contracts_gone)}

    @property
    def offer_tiles(self) -> list[str]:
        """The tile on each book."""
        return [TILE_NAMES[n] for n in self.s.tiles]

    @property
    def next_tiles(self) -> list[str]:
        """The visible top of each offer pile."""
        return names_on(self.s.next_tiles, TILE_NAMES)

    @property
    def stacks(self) -> dict[str, int]:
        """The seals left."""
        return {SEALS[n].id: int(left) for n, left in enumerate(self.s.seal_stacks)}

    @property
    def black_dice(self) -> int:
        """Black dice on the board."""
        return int(self.s.black_left)

    @property
    def hourglass(self) -> int:
        """Who begins the next round."""
        return int(self.s.hourglass)

    @property
    def first_seat(self) -> int:
        """Who began this round."""
        return int(self.s.first)

    @property
    def this_round(self) -> int:
        return int(self.s.round)

    def standings(self) -> list[Standing]:
        """As if the game were over now: goal cards count."""
        over = self.s.clone()
        over.ended = True
        return GAME.standings(over)
