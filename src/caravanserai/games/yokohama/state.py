"""What is on the table."""

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.bits import count
from caravanserai.core.effect import Op
from caravanserai.core.ids import Ints, Seat
from caravanserai.core.ints import NO_ROW, copied, filled_places, total
from caravanserai.core.space import Space
from caravanserai.core.state import State
from caravanserai.core.step import Step
from caravanserai.games.yokohama.box import ANYTIME
from caravanserai.games.yokohama.choices import SPACE
from caravanserai.games.yokohama.components import EFFECTS

EMPTY: Final = -1
NEUTRAL: Final = 4  # an assistant of an unused colour
MOST_SEATS: Final = 4
SHOP_SPACES: Final = 4

# Why the end was triggered.
BY_HOUSES: Final = 1
BY_SHOPS: Final = 2
BY_ORDERS: Final = 3
BY_CHURCH: Final = 4
BY_CUSTOMS: Final = 5

OWN_TURN: Final[list[Step[Any]]] = []  # what a seat may do at any decision of its turn; laid by actions/extra.py


class PlayerState:
    """One player's hand, warehouse and pieces."""

    def __init__(self) -> None:
        self.vp: i64 = 0
        self.president: i64 = EMPTY  # an area; EMPTY: in hand
        self.assistants: i64 = 0  # in hand
        self.shops: i64 = 0
        self.houses: i64 = 0
        self.store_assistants: i64 = 0  # in the warehouse
        self.store_shops: i64 = 0
        self.store_houses: i64 = 0
        self.shop_areas: i64 = 0  # with an own shop, as bits
        self.house_areas: i64 = 0
        self.names: i64 = 0  # technologies by name, as bits
        self.cards: i64 = 0  # technology cards, as bits
        self.dealt: i64 = 0  # orders to choose from, as bits
        self.rejected: i64 = EMPTY  # the order put back at set-up
        self.open: i64 = 0  # orders in hand that all have seen, as bits
        self.completed: i64 = 0  # orders, as bits
        self.achieved: i64 = 0  # achievement tiles by place, as bits
        self.reward: i64 = EMPTY  # the achievement reward token
        self.tokens: i64 = 0  # five-power tokens, as bits
        self.spent: i64 = 0  # agents face down
        self.spent_free: i64 = 0  # free agents face down
        self.stock: Ints = NO_ROW  # yen, copper, silk, tea, fish, imports
        self.placed: Ints = NO_ROW  # assistants by area
        self.hand: Ints = NO_ROW  # orders
        self.agents: Ints = NO_ROW  # face up, by country, then free ones

    def clone(self) -> "PlayerState":
        out = PlayerState()
        out.vp = self.vp
        out.president = self.president
        out.assistants = self.assistants
        out.shops = self.shops
        out.houses = self.houses
        out.store_assistants = self.store_assistants
        out.store_shops = self.store_shops
        out.store_houses = self.store_houses
        out.shop_areas = self.shop_areas
        out.house_areas = self.house_areas
        out.names = self.names
        out.cards = self.cards
        out.dealt = self.dealt
        out.rejected = self.rejected
        out.open = self.open
        out.completed = self.completed
        out.achieved = self.achieved
        out.reward = self.reward
        out.tokens = self.tokens
        out.spent = self.spent
        out.spent_free = self.spent_free
        out.stock = copied(self.stock)
        out.placed = copied(self.placed)
        out.hand = copied(self.hand)
        out.agents = copied(self.agents)
        return out


class Yokohama(State):
    """The whole table, empty until setup.py or clone lays it."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: i64 = 0
        self.mini_1: bool = False
        self.mini_2: bool = False
        self.exact_customs: bool = False
        self.pairs_once: bool = True
        self.station_needs: bool = True
        self.mining_each: bool = False
        self.neutral_ranks: bool = False
        self.free_agent_vp: i64 = 0
        self.lone_both: bool = False
        self.rival: bool = False
        self.single_return: bool = False
        self.round: i64 = 0
        self.first: Seat = 0
        self.active: Seat = 0
        self.trigger: i64 = 0  # why the end comes
        self.last_round: i64 = 0  # 0: not known yet
        self.ended: bool = False
        self.players: list[PlayerState] = []
        self.slots: Ints = NO_ROW  # the area in each slot of the layout
        self.near: Ints = NO_ROW  # for each area those that touch it, as bits
        self.used: i64 = 0  # areas in play, as bits
        self.tiles: Ints = NO_ROW  # the building tile of each area
        self.tokens: Ints = NO_ROW  # the five-power token of each area
        self.shops: Ints = NO_ROW  # whose shop stands on each space: 4 for each area
        self.house_of: Ints = NO_ROW  # whose trading house stands in each area
        self.station: i64 = EMPTY
        self.church: Ints = NO_ROW  # whose assistant lies on each space
        self.customs: Ints = NO_ROW
        self.labs: Ints = NO_ROW  # technology cards by space: those of A, then those of B
        self.ports: Ints = NO_ROW  # order cards by space
        self.card_deck: i64 = 0  # bits: a bag, drawn at random, as are all piles
        self.deck: i64 = 0  # orders
        self.removed: i64 = 0  # orders that nobody has seen, in the box
        self.agents: Ints = NO_ROW  # in the supply, by country
        self.achievements: Ints = NO_ROW  # the tile of each group
        self.achievers: Ints = NO_ROW  # who completed each, in order: 4 for each tile
        self.rewards: i64 = 0  # reward tokens on display, as bits
        # The turn.
        self.agents_used: i64 = 0
        self.uses: i64 = 0  # technologies used in this turn, as bits
        self.area: i64 = EMPTY  # where the action is; EMPTY: none is under way
        self.power: i64 = 0
        self.mined: bool = False  # this gaining event has had its extra copper

    def of(self, seat: Seat) -> PlayerState:
        return self.players[seat]

    def space(self) -> Space:
        return SPACE

    def op(self, number: i64) -> Op[Any]:
        return EFFECTS.ops[number]

    def value_in_use(self, seat: Seat) -> i64:
        return self.power

    def anytime(self, seat: Seat) -> Step[Any] | None:
        """Technologies that may be used at any decision of the own turn (YK-11.2.10, 11.2.37)."""
        if seat != self.active or self.round == 0 or seat < 0:
            return None
        if self.stack and self.stack[-1].stands_alone():
            return None
        if self.players[seat].names & ANYTIME == 0:
            return None
        return OWN_TURN[seat]

    def clone(self) -> "Yokohama":
        out = Yokohama()
        out.copy_core(self)
        out.copy_options(self)
        out.round = self.round
        out.first = self.first
        out.active = self.active
        out.trigger = self.trigger
        out.last_round = self.last_round
        out.ended = self.ended
        players: list[PlayerState] = []
        for p in self.players:
            players.append(p.clone())
        out.players = players
        out.slots = self.slots  # these four never change after set-up
        out.near = self.near
        out.used = self.used
        out.tiles = self.tiles
        out.achievements = self.achievements
        out.tokens = copied(self.tokens)
        out.shops = copied(self.shops)
        out.house_of = copied(self.house_of)
        out.station = self.station
        out.church = copied(self.church)
        out.customs = copied(self.customs)
        out.labs = copied(self.labs)
        out.ports = copied(self.ports)
        out.card_deck = self.card_deck
        out.deck = self.deck
        out.removed = self.removed
        out.agents = copied(self.agents)
        out.achievers = copied(self.achievers)
        out.rewards = self.rewards
        out.agents_used = self.agents_used
        out.uses = self.uses
        out.area = self.area
        out.power = self.power
        out.mined = self.mined
        return out

    def copy_options(self, other: "Yokohama") -> None:
        """Take over what the table was laid with."""
        self.seats = other.seats
        self.mini_1 = other.mini_1
        self.mini_2 = other.mini_2
        self.exact_customs = other.exact_customs
        self.pairs_once = other.pairs_once
        self.station_needs = other.station_needs
        self.mining_each = other.mining_each
        self.neutral_ranks = other.neutral_ranks
        self.free_agent_vp = other.free_agent_vp
        self.lone_both = other.lone_both
        self.rival = other.rival
        self.single_return = other.single_return

    def census(self) -> list[int]:
        """Count the components: these numbers never change (YK-1)."""
        orders = count(self.deck) + count(self.removed) + filled_places(self.ports)
        cards = count(self.card_deck) + filled_places(self.labs)
        agents = total(self.agents)
        pieces: list[int] = []
        for seat in range(self.seats):
            p = self.players[seat]
            orders += count(p.dealt) + len(p.hand) + count(p.completed) + (0 if p.rejected == EMPTY else 1)
            cards += count(p.cards)
            agents += total(p.agents) - p.agents[len(p.agents) - 1] + p.spent
            pieces.append(self.assistants_of(seat))
            pieces.append(p.shops + p.store_shops + count(p.shop_areas))
            pieces.append(p.houses + p.store_houses + count(p.house_areas))
            for n in p.stock:
                if n < 0:
                    pieces.append(EMPTY)
        return [orders, cards, agents, *pieces]

    def assistants_of(self, seat: Seat) -> i64:
        """All assistants of a player, wherever they are."""
        p = self.players[seat]
        out = p.assistants + p.store_assistants + total(p.placed) + count(p.achieved)
        for n in range(len(self.church)):
            out += 1 if self.church[n] == seat else 0
        for n in range(len(self.customs)):
            out += 1 if self.customs[n] == seat else 0
        return out
