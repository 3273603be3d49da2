"""What is on the table."""

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.bags import size
from caravanserai.core.bits import count
from caravanserai.core.effect import Op
from caravanserai.core.ids import Ints, Seat
from caravanserai.core.ints import NO_ROW, copied, filled_places, total
from caravanserai.core.space import Space
from caravanserai.core.state import State
from caravanserai.games.marcopolo2.choices import SPACE
from caravanserai.games.marcopolo2.components import EFFECTS

EMPTY: Final = -1
BLACK: Final = 4  # whose a placed die is: a seat, black, or neutral
NEUTRAL: Final = 5
WHOSE: Final = 8
VALUES: Final = 8

# The bonus actions with dice, numbered as order.toml does.
MONEY_BAG: Final = 0
BLACK_DIE: Final = 3


class PlayerState:
    """One player's board and pieces."""

    def __init__(self) -> None:
        self.vp: i64 = 0
        self.character: i64 = EMPTY
        self.posts: i64 = 0  # locations, as bits
        self.seals: i64 = 0  # owned, as bits
        self.improved: i64 = 0
        self.completed: i64 = 0  # contracts, as bits
        self.goal: i64 = EMPTY
        self.dealt: i64 = 0  # goal cards to choose from, as bits
        self.returned: i64 = 0  # goal cards put back, as bits
        self.own: i64 = 0  # dice of the own colour on the player board: a bag of values
        self.black: i64 = 0  # black dice there
        self.used: i64 = 0  # spaces used with the own colour this round, as bits
        self.tiles: i64 = 0  # outpost tiles kept, as bits
        self.stock: Ints = NO_ROW  # coins, camels, pepper, silk, gold, jade
        self.figures: Ints = NO_ROW  # where they stand
        self.active: Ints = NO_ROW  # contracts

    def clone(self) -> "PlayerState":
        out = PlayerState()
        out.vp = self.vp
        out.character = self.character
        out.posts = self.posts
        out.seals = self.seals
        out.improved = self.improved
        out.completed = self.completed
        out.goal = self.goal
        out.dealt = self.dealt
        out.returned = self.returned
        out.own = self.own
        out.black = self.black
        out.used = self.used
        out.tiles = self.tiles
        out.stock = copied(self.stock)
        out.figures = copied(self.figures)
        out.active = copied(self.active)
        return out


class MarcoPolo(State):
    """The whole table, empty until setup.py or clone lays it."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: i64 = 0
        self.open_dice: bool = False  # the black dice variant (MP-23.1)
        self.extra_bonuses: bool = False  # MP-11.18.3
        self.round: i64 = 0
        self.first: Seat = 0
        self.hourglass: Seat = 0  # who begins the next round
        self.farthest: i64 = 0  # the highest travel space used this round
        self.ended: bool = False
        self.players: list[PlayerState] = []
        self.characters: i64 = 0  # revealed and not yet picked, as bits
        self.goals_left: i64 = 0  # bits
        self.markers: Ints = NO_ROW  # by location, EMPTY where none lies
        self.outposts: Ints = NO_ROW  # by location
        self.cards: Ints = NO_ROW  # by city-card space
        self.card_deck: i64 = 0  # bits: a bag, drawn at random, as are all piles
        self.contracts: Ints = NO_ROW  # by contract space
        self.pile: i64 = 0  # contracts that nobody has seen, as bits
        self.under: Ints = NO_ROW  # contracts put under the pile, the upper one first
        self.contracts_gone: i64 = 0  # bits: in the box
        self.tiles: Ints = NO_ROW  # the offer tile on each book
        self.next_tiles: Ints = NO_ROW  # the visible top of each pile, EMPTY in the last round
        self.tile_bags: Ints = NO_ROW  # the others of each book, one of them in the box, as bits
        self.seal_stacks: Ints = NO_ROW
        self.black_left: i64 = 0  # black dice on the board
        self.black_shown: i64 = 0  # their values in the variant: a bag
        self.dice: Ints = NO_ROW  # placed this round, in order: 64 * space + 8 * whose + value
        self.occupied: i64 = 0  # spaces with a die, as bits
        self.khan: i64 = 0  # dice in the Khan's row
        self.khan_last: i64 = 0
        self.special: Ints = NO_ROW  # dice in each special city
        # The turn.
        self.acted: bool = False  # the normal action has been taken
        self.bonuses: i64 = 0  # bonus actions with dice in this turn: a bag, by their numbers
        self.fresh: i64 = 0  # posts placed in this turn, as bits
        self.taken: i64 = 0  # contracts taken in this action, as bits
        self.value: i64 = 0  # of the die in use
        # A movement that is being planned.
        self.figure: i64 = 0
        self.at: i64 = EMPTY
        self.left: i64 = 0  # steps
        self.walked: i64 = 0  # steps counted so far
        self.hops: i64 = 0  # routes taken so far
        self.coins: i64 = 0  # what it comes to
        self.camels: i64 = 0
        self.jade: i64 = 0
        self.through: i64 = 0  # locations passed, as bits
        self.oases: i64 = 0  # oases entered, as bits
        self.moved: i64 = 0  # figures that have moved, as bits
        self.other_at: i64 = EMPTY  # where the other figure ends

    def of(self, seat: Seat) -> PlayerState:
        return self.players[seat]

    def space(self) -> Space:
        return SPACE

    def op(self, number: i64) -> Op[Any]:
        return EFFECTS.ops[number]

    def value_in_use(self, seat: Seat) -> i64:
        return self.value

    def clone(self) -> "MarcoPolo":
        out = MarcoPolo()
        out.copy_core(self)
        out.seats = self.seats
        out.open_dice = self.open_dice
        out.extra_bonuses = self.extra_bonuses
        out.round = self.round
        out.first = self.first
        out.hourglass = self.hourglass
        out.farthest = self.farthest
        out.ended = self.ended
        players: list[PlayerState] = []
        for p in self.players:
            players.append(p.clone())
        out.players = players
        out.characters = self.characters
        out.goals_left = self.goals_left
        out.markers = self.markers  # never changes after set-up
        out.outposts = copied(self.outposts)
        out.cards = copied(self.cards)
        out.card_deck = self.card_deck
        out.contracts = copied(self.contracts)
        out.pile = self.pile
        out.under = copied(self.under)
        out.contracts_gone = self.contracts_gone
        out.tiles = copied(self.tiles)
        out.next_tiles = copied(self.next_tiles)
        out.tile_bags = copied(self.tile_bags)
        out.seal_stacks = copied(self.seal_stacks)
        out.black_left = self.black_left
        out.black_shown = self.black_shown
        out.dice = copied(self.dice)
        out.occupied = self.occupied
        out.khan = self.khan
        out.khan_last = self.khan_last
        out.special = copied(self.special)
        out.acted = self.acted
        out.bonuses = self.bonuses
        out.fresh = self.fresh
        out.taken = self.taken
        out.value = self.value
        out.copy_plan(self)
        return out

    def copy_plan(self, other: "MarcoPolo") -> None:
        """Take over the movement that is being planned."""
        self.figure = other.figure
        self.at = other.at
        self.left = other.left
        self.walked = other.walked
        self.hops = other.hops
        self.coins = other.coins
        self.camels = other.camels
        self.jade = other.jade
        self.through = other.through
        self.oases = other.oases
        self.moved = other.moved
        self.other_at = other.other_at

    def census(self) -> list[int]:
        """Count the components: these numbers never change (MP-1)."""
        contracts = count(self.pile) + len(self.under) + count(self.contracts_gone) + filled_places(self.contracts)
        seals = total(self.seal_stacks)
        black = self.black_left
        negative: i64 = 0
        for p in self.players:
            contracts += len(p.active) + count(p.completed)
            seals += count(p.seals)
            black += size(p.black)
            for n in p.stock:
                if n < 0:
                    negative += 1
        for die in self.dice:
            if die // VALUES % WHOSE == BLACK:
                black += 1
        return [contracts, seals, black, negative]
