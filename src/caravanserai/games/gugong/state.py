"""What is on the table."""

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, count
from caravanserai.core.effect import Op
from caravanserai.core.ids import NOBODY, Ints, Seat
from caravanserai.core.ints import NO_ROW, copied, total
from caravanserai.core.space import Space
from caravanserai.core.state import State
from caravanserai.core.step import Step
from caravanserai.games.gugong.box import POOL_START, SHIPS, SUPPLY_START
from caravanserai.games.gugong.choices import SPACE
from caravanserai.games.gugong.components import EFFECTS

# Where the Double Servant is (GG-9.6).
LOCKED: Final = 0
POOL: Final = 1
SUPPLY: Final = 2
ON_WALL: Final = 3
ON_SHIP: Final = 4
WITH_TOKEN: Final = 5  # beside a Bonus token
AT_FOCUS: Final = 6  # Meng's, at his focus

EMPTY: Final = -1
MENG: Final = 1  # his seat in a solo game
OWN_BOARD: Final = 7  # where a Bonus token lies that lies at no location
WHERE: Final = 8  # places where one can lie, the own board included


def marker(kind: i64, where: i64) -> i64:
    """A Bonus token in use, as one number: its kind, and where it lies."""
    return kind * WHERE + where


def kind_of(laid: i64) -> i64:
    return laid // WHERE


def place_of(laid: i64) -> i64:
    """The location where it lies, or OWN_BOARD."""
    return laid % WHERE


class PlayerState:
    """One player's board and pieces."""

    def __init__(self) -> None:
        self.pool: i64 = POOL_START
        self.supply: i64 = SUPPLY_START
        self.wall: i64 = 0  # strength on the wall, the Double Servant's included
        self.double: i64 = LOCKED
        self.double_as: i64 = 0  # what it counts as on the wall or a ship
        self.double_at: i64 = 0  # the harbour of the ship that carries it
        self.vp: i64 = 0
        self.jade: i64 = 0
        self.envoy: i64 = 0
        self.arrival: i64 = EMPTY
        self.intrigue: i64 = 0
        self.height: i64 = 0  # later arrivals lie higher in a stack
        self.city: i64 = EMPTY
        self.taken: i64 = EMPTY  # a token taken whose benefit is not yet resolved
        self.decrees: i64 = 0  # bits
        self.ships: i64 = SHIPS  # beside the board
        self.vp_slots: i64 = 0
        self.card_slots: i64 = 0
        self.double_slots: i64 = 0
        self.hand: i64 = 0  # bits
        self.discard: i64 = 0  # bits
        self.tokens: Ints = NO_ROW  # kinds, oldest first
        self.laid: Ints = NO_ROW  # Bonus tokens in use, each a `marker`

    def clone(self) -> "PlayerState":
        out = PlayerState()
        out.pool = self.pool
        out.supply = self.supply
        out.wall = self.wall
        out.double = self.double
        out.double_as = self.double_as
        out.double_at = self.double_at
        out.vp = self.vp
        out.jade = self.jade
        out.envoy = self.envoy
        out.arrival = self.arrival
        out.intrigue = self.intrigue
        out.height = self.height
        out.city = self.city
        out.taken = self.taken
        out.decrees = self.decrees
        out.ships = self.ships
        out.vp_slots = self.vp_slots
        out.card_slots = self.card_slots
        out.double_slots = self.double_slots
        out.hand = self.hand
        out.discard = self.discard
        out.tokens = copied(self.tokens)
        out.laid = copied(self.laid)
        return out

    def slots(self) -> i64:
        """Servants on the trade-reward slots."""
        return self.vp_slots + self.card_slots + self.double_slots


class Gugong(State):
    """The whole table, empty until setup.py or clone lays it."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: i64 = 0  # players at the table, Meng included
        self.side: i64 = 0
        self.solo: bool = False
        self.level: i64 = EMPTY  # of the solo opponent
        self.focus: i64 = EMPTY  # where Meng's Double Servant lies
        self.bonus: bool = False  # Bonus travel tokens are used
        self.expert: bool = False
        self.day: i64 = 0
        self.first: Seat = 0
        self.medal: Seat = NOBODY
        self.arrived: i64 = 0  # Envoys in the Palace
        self.heights: i64 = 0  # Intrigue moves so far, for the order in a stack
        self.ended: bool = False
        self.players: list[PlayerState] = []
        self.gifts: Ints = NO_ROW
        self.deck: i64 = 0  # bits: a bag, drawn at random
        self.shown: i64 = 0  # cards that everybody knows who has
        self.placed: i64 = 0  # cards that everybody knows to be in hand or on the pile
        self.tested: i64 = 0  # cards nobody else has seen that were compared with the dice last Night
        self.tested_by: Ints = NO_ROW  # those dice
        self.cities: Ints = NO_ROW
        self.bag: Ints = NO_ROW  # tokens of each kind in the two piles together: nobody knows their order
        self.left_pile: i64 = 0  # how many of them lie on the left
        self.traded: Ints = NO_ROW  # tokens of each kind on the discard pile
        self.dice: Ints = NO_ROW
        self.houses: Ints = NO_ROW  # the price while jade is there, else 0
        self.decrees: Ints = NO_ROW  # by level, the upper space first
        self.harbours: Ints = NO_ROW  # owner of the ship
        self.cargo: Ints = NO_ROW
        self.solo_pile: i64 = 0  # bits: Meng's cards still to be drawn
        self.solo_today: Ints = NO_ROW  # played this Day, in order
        self.solo_used: i64 = 0  # bits: played on earlier Days
        self.bottom: Ints = NO_ROW  # cards put under Meng's gift pile, in order; the rest of it is his hand
        self.meng_discard: Ints = NO_ROW  # the top card last

    def of(self, seat: Seat) -> PlayerState:
        return self.players[seat]

    def is_meng(self, seat: Seat) -> bool:
        return self.solo and seat == MENG

    def space(self) -> Space:
        return SPACE

    def op(self, number: i64) -> Op[Any]:
        return EFFECTS.ops[number]

    def anytime(self, seat: Seat) -> Step[Any] | None:
        """Tokens may be exchanged at every decision of one's own (GG-6.4.8)."""
        if len(self.players[seat].tokens) == 0 or self.stack[-1].stands_alone():
            return None
        return TRADERS[seat]

    def clone(self) -> "Gugong":
        out = Gugong()
        out.copy_core(self)
        out.seats = self.seats
        out.side = self.side
        out.solo = self.solo
        out.level = self.level
        out.focus = self.focus
        out.bonus = self.bonus
        out.expert = self.expert
        out.day = self.day
        out.first = self.first
        out.medal = self.medal
        out.arrived = self.arrived
        out.heights = self.heights
        out.ended = self.ended
        players: list[PlayerState] = []
        for p in self.players:
            players.append(p.clone())
        out.players = players
        out.gifts = copied(self.gifts)
        out.deck = self.deck
        out.shown = self.shown
        out.placed = self.placed
        out.tested = self.tested
        out.tested_by = self.tested_by  # replaced, never changed
        out.cities = copied(self.cities)
        out.bag = copied(self.bag)
        out.left_pile = self.left_pile
        out.traded = copied(self.traded)
        out.dice = copied(self.dice)
        out.houses = copied(self.houses)
        out.decrees = self.decrees  # never changes after set-up
        out.harbours = copied(self.harbours)
        out.cargo = copied(self.cargo)
        if self.solo:
            out.solo_pile = self.solo_pile
            out.solo_today = copied(self.solo_today)
            out.solo_used = self.solo_used
            out.bottom = copied(self.bottom)
            out.meng_discard = copied(self.meng_discard)
        return out

    def census(self) -> list[int]:
        """Count the components: these numbers never change (GG-9.7.2, 5.3.4)."""
        cards: i64 = count(self.deck) + len(self.gifts) + len(self.bottom) + len(self.meng_discard)
        tokens: i64 = total(self.bag) + total(self.traded)
        for kind in self.cities:
            tokens += 0 if kind == EMPTY else 1
        negative: i64 = 0
        out: list[int] = []
        for seat in range(len(self.players)):
            me = self.players[seat]
            negative += 1 if me.pool < 0 or me.supply < 0 or me.wall < 0 or me.vp < 0 else 0
            cards += count(me.hand) + count(me.discard)
            tokens += len(me.tokens) + len(me.laid) + (0 if me.taken == EMPTY else 1)
            out.append(self.servants_of(seat))
            out.append(self.ships_of(seat))
        solo_cards = count(self.solo_pile) + len(self.solo_today) + count(self.solo_used)
        return [cards, tokens, solo_cards, negative, *out]

    def servants_of(self, seat: Seat) -> i64:
        """All regular servants of a player, wherever they are (GG-9.7.2); Meng marks rewards with others."""
        me = self.players[seat]
        servants = me.pool + me.supply + me.wall + count(me.decrees) + len(me.laid)
        if not self.is_meng(seat):
            servants += me.slots()
        for h in range(len(self.harbours)):
            if self.harbours[h] == seat:
                servants += self.cargo[h]
        if me.double == ON_WALL or me.double == ON_SHIP:
            servants -= me.double_as
        if me.double == WITH_TOKEN:
            servants -= 1
        return servants

    def ships_of(self, seat: Seat) -> i64:
        ships = self.players[seat].ships
        for owner in self.harbours:
            ships += 1 if owner == seat else 0
        return ships


def show_to_all(s: Gugong, card: i64) -> None:
    """Everybody knows from now on where a card is (GG-16.2)."""
    s.shown |= bit(card)
    s.placed |= bit(card)


# Constant steps, filled by the rooms that define them: state comes before the rules in the order of imports.
TRADERS: Final[list[Step[Any]]] = []  # one a seat, by actions/tokens.py
MENGS_BENEFIT: Final[list[Step[Any]]] = []  # one, by solo/places.py
