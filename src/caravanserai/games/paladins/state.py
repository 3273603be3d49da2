"""What is on the table."""

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.bits import count
from caravanserai.core.effect import Op
from caravanserai.core.ids import Ints, Seat
from caravanserai.core.ints import NO_ROW, copied, filled, filled_places, total
from caravanserai.core.space import Space
from caravanserai.core.state import State
from caravanserai.games.paladins.box import START_PROVISIONS, START_SILVER
from caravanserai.games.paladins.choices import SPACE
from caravanserai.games.paladins.components import ACTIONS, ATTRIBUTES, EFFECTS

EMPTY: Final = -1
RIVAL: Final = 1  # the seat of the solo opponent
PLACE_BITS: Final = 3
PLACE_WIDTH: Final = 1 << PLACE_BITS  # workers on an action: one digit of this base for each space, 0 for an empty one


class PlayerState:
    """One player's board and pieces."""

    def __init__(self) -> None:
        self.workers: i64 = 0  # a bag: the personal supply (PW-4.3.1)
        self.silver: i64 = START_SILVER
        self.provisions: i64 = START_PROVISIONS
        self.unpaid: i64 = 0  # Debts
        self.paid: i64 = 0
        self.covered: i64 = 0  # spaces under Workshops: bits 2 * (action - 6) + space
        self.jars: i64 = 0  # Absolve reward spaces with a Jar, as bits
        self.attacked: i64 = 0  # Outsiders, as bits
        self.passed: bool = False
        self.paladin: i64 = EMPTY  # in the slot
        self.revealed: bool = False  # whether it lies face up
        self.drawn: i64 = 0  # Paladins in hand while one is chosen, as bits
        self.top: i64 = EMPTY  # the Paladin put on top of the deck
        self.unseen: i64 = 0  # the middle of the deck that nobody has seen, as bits
        self.track: Ints = NO_ROW
        self.taken: Ints = NO_ROW  # how often each action was taken in the game
        self.placed: Ints = NO_ROW  # the workers on each action
        self.suspicion: Ints = NO_ROW  # values of the cards, the newest last
        self.crew: Ints = NO_ROW  # Townsfolk, in the order in which they joined
        self.walls: Ints = NO_ROW
        self.converted: Ints = NO_ROW
        self.bottom: Ints = NO_ROW  # Paladins put under the deck, the upper one first

    def ready(self) -> "PlayerState":
        """With empty tracks and actions, as a player board comes out of the box (PW-3.2)."""
        self.track = filled(ATTRIBUTES, 0)
        self.taken = filled(ACTIONS, 0)
        self.placed = filled(ACTIONS, 0)
        return self

    def clone(self) -> "PlayerState":
        out = PlayerState()
        out.workers = self.workers
        out.silver = self.silver
        out.provisions = self.provisions
        out.unpaid = self.unpaid
        out.paid = self.paid
        out.covered = self.covered
        out.jars = self.jars
        out.attacked = self.attacked
        out.passed = self.passed
        out.paladin = self.paladin
        out.revealed = self.revealed
        out.drawn = self.drawn
        out.top = self.top
        out.unseen = self.unseen
        out.track = copied(self.track)
        out.taken = copied(self.taken)
        out.placed = copied(self.placed)
        out.suspicion = copied(self.suspicion)
        out.crew = copied(self.crew)
        out.walls = copied(self.walls)
        out.converted = copied(self.converted)
        out.bottom = copied(self.bottom)
        return out

    def developed(self) -> i64:
        """Workshops on the board (PW-6.1)."""
        return count(self.covered)


class PaladinsTable(State):
    """The whole table, empty until setup.py or clone lays it."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: i64 = 0  # players at the table, the solo opponent included
        self.solo: bool = False
        self.level: i64 = EMPTY  # of the solo opponent
        self.may_dismiss: bool = False  # a free recruit may be used to dismiss (PW-12.1.15)
        self.round: i64 = 0  # 0 before the first round begins
        self.first: Seat = 0
        self.active: Seat = 0  # whose turn it is, or who gathers workers (PW-11.4.10)
        self.tax: i64 = 0
        self.inquiring: bool = False  # an Inquisition is being resolved (PW-11.1.6)
        self.ended: bool = False
        self.players: list[PlayerState] = []
        self.town: Ints = NO_ROW  # the displayed Townsfolk, left to right
        self.town_pile: i64 = 0  # bits: a bag, drawn at random, as are all piles
        self.town_gone: i64 = 0  # bits
        self.outsiders: Ints = NO_ROW  # the displayed Outsiders, left to right
        self.outsider_pile: i64 = 0  # bits
        self.outsiders_gone: i64 = 0  # bits: those discarded at the end of a round
        self.wall_pile: i64 = 0  # bits
        self.orders: Ints = NO_ROW  # by space, EMPTY while face down
        self.orders_left: i64 = 0  # bits: those face down or in the box
        self.favours: Ints = NO_ROW  # by space, EMPTY while face down
        self.favours_left: i64 = 0  # bits
        self.favour_workers: Ints = NO_ROW  # the worker on each Favour: 8 * seat + worker, or EMPTY
        self.taverns: Ints = NO_ROW  # the Tavern cards of the round
        self.tavern_takers: Ints = NO_ROW  # who took each, or EMPTY
        self.tavern_pile: i64 = 0  # bits
        self.tavern_gone: i64 = 0  # bits
        self.suspicion_pile: Ints = NO_ROW  # cards left of each kind
        self.suspicion_gone: Ints = NO_ROW
        self.spaces: Ints = NO_ROW  # EMPTY, 2 * seat for a Monk, 2 * seat + 1 for an Outpost
        # The solo opponent (PW-16).
        self.rival_workers: i64 = 0
        self.rival_top: i64 = 0  # bits: the top-row actions in use
        self.rival_marker: i64 = 0
        self.rival_shops: Ints = NO_ROW  # Workshops on each action
        self.rival_stack: Ints = NO_ROW  # the attributes, the lowest of the stack first (PW-16.3.6)
        self.schemes: Ints = NO_ROW  # cards of each kind in the deck
        self.schemes_gone: Ints = NO_ROW
        self.scheme: i64 = EMPTY  # the one turned over last

    def of(self, seat: Seat) -> PlayerState:
        return self.players[seat]

    def is_rival(self, seat: Seat) -> bool:
        return self.solo and seat == RIVAL

    def space(self) -> Space:
        return SPACE

    def op(self, number: i64) -> Op[Any]:
        return EFFECTS.ops[number]

    def clone(self) -> "PaladinsTable":
        out = PaladinsTable()
        out.copy_core(self)
        out.seats = self.seats
        out.solo = self.solo
        out.level = self.level
        out.may_dismiss = self.may_dismiss
        out.round = self.round
        out.first = self.first
        out.active = self.active
        out.tax = self.tax
        out.inquiring = self.inquiring
        out.ended = self.ended
        players: list[PlayerState] = []
        for p in self.players:
            players.append(p.clone())
        out.players = players
        out.town = copied(self.town)
        out.town_pile = self.town_pile
        out.town_gone = self.town_gone
        out.outsiders = copied(self.outsiders)
        out.outsider_pile = self.outsider_pile
        out.outsiders_gone = self.outsiders_gone
        out.wall_pile = self.wall_pile
        out.orders = copied(self.orders)
        out.orders_left = self.orders_left
        out.favours = copied(self.favours)
        out.favours_left = self.favours_left
        out.favour_workers = copied(self.favour_workers)
        out.taverns = copied(self.taverns)
        out.tavern_takers = copied(self.tavern_takers)
        out.tavern_pile = self.tavern_pile
        out.tavern_gone = self.tavern_gone
        out.suspicion_pile = copied(self.suspicion_pile)
        out.suspicion_gone = copied(self.suspicion_gone)
        out.spaces = copied(self.spaces)
        if self.solo:
            out.rival_workers = self.rival_workers
            out.rival_top = self.rival_top
            out.rival_marker = self.rival_marker
            out.rival_shops = copied(self.rival_shops)
            out.rival_stack = copied(self.rival_stack)
            out.schemes = copied(self.schemes)
            out.schemes_gone = copied(self.schemes_gone)
            out.scheme = self.scheme
        return out

    def census(self) -> list[int]:
        """Count the components: these numbers never change (PW-2.1)."""
        town = count(self.town_pile) + count(self.town_gone) + filled_places(self.town)
        outsiders = count(self.outsider_pile) + count(self.outsiders_gone) + filled_places(self.outsiders)
        walls = count(self.wall_pile)
        suspicion = total(self.suspicion_pile) + total(self.suspicion_gone)
        negative: i64 = 0
        for p in self.players:
            town += len(p.crew)
            outsiders += count(p.attacked) + len(p.converted)
            walls += len(p.walls)
            suspicion += len(p.suspicion)
            if min(p.silver, p.provisions, p.unpaid, p.paid) < 0:
                negative += 1
        orders = count(self.orders_left) + filled_places(self.orders)
        favours = count(self.favours_left) + filled_places(self.favours)
        taverns = count(self.tavern_pile) + count(self.tavern_gone) + len(self.taverns)
        return [town, outsiders, walls, suspicion, orders, favours, taverns, negative]
