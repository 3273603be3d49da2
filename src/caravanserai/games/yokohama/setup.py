"""How it starts (YK-2)."""

from typing import Any

from mypy_extensions import i64

import caravanserai.games.yokohama.effects  # noqa: F401  reads the printed effects
from caravanserai.core.bits import bit, count, has, set_of, whole
from caravanserai.core.ids import Ints
from caravanserai.core.ints import copied, filled, row
from caravanserai.core.play import settle
from caravanserai.core.rng import RngKey
from caravanserai.games.yokohama.box import (
    ACHIEVEMENTS,
    AGENTS,
    AREAS,
    AREAS_USED,
    CARDS,
    CHURCH,
    CUSTOMS,
    DEALT,
    LAB_SPACES,
    LABORATORIES,
    NEUTRALS,
    ORDERS,
    ORDERS_REMOVED,
    PIECE_DATA,
    PORT_SPACES,
    PORTS,
    REWARD_NAMES,
    REWARDS_DRAWN,
    SLOTS_NEAR,
    TILES,
    TOKENS,
    USUAL_TOKENS,
)
from caravanserai.games.yokohama.components import AREA_NAMES, DATA, GROUPS, RESOURCE_NAMES, BoardSpace
from caravanserai.games.yokohama.flow import Opening
from caravanserai.games.yokohama.state import EMPTY, MOST_SEATS, NEUTRAL, SHOP_SPACES, PlayerState, Yokohama


def deal(seats: int, options: dict[str, Any], key: RngKey) -> Yokohama:
    """A table ready for its first decision."""
    s = Yokohama()
    s.draw_from(key)
    s.seats = seats
    read_options(s, options)
    s.first = s.below("start", s.seats)
    lay_areas(s)
    lay_boards(s)
    for seat in range(s.seats):
        s.players.append(new_player(seat == s.first))
    lay_cards(s)
    s.next(Opening())
    settle(s)
    return s


def read_options(s: Yokohama, options: dict[str, Any]) -> None:
    s.mini_1 = options.get("mini_1", False)
    s.mini_2 = options.get("mini_2", False)
    s.exact_customs = options.get("customs_exact_payment", False)
    s.pairs_once = options.get("pair_each_symbol_once", True)
    s.station_needs = options.get("station_requires_assistant", True)
    s.mining_each = options.get("mining_per_exchange", False)
    s.neutral_ranks = options.get("neutral_competes", False)
    s.free_agent_vp = options.get("free_agent_unused_vp", 0)
    s.lone_both = options.get("lone_takes_both", False)
    s.rival = options.get("two_player_tech_rival", False)
    s.single_return = options.get("return_single_area", False)


def lay_areas(s: Yokohama) -> None:
    """Areas, building tiles and five-power tokens at random (YK-2.2.1, 2.2.5, 2.2.9)."""
    left = set_of(AREAS_USED[s.seats])
    s.used = left
    near = SLOTS_NEAR[s.seats]
    s.slots = filled(len(near), EMPTY)
    for slot in range(len(near)):
        s.slots[slot] = s.any_of("areas", left)
        left ^= bit(s.slots[slot])
    s.near = filled(len(AREAS), 0)
    for slot in range(len(near)):
        for other in range(len(near)):
            if has(near[slot], other):
                s.near[s.slots[slot]] |= bit(s.slots[other])
    lay_tiles(s)


def lay_tiles(s: Yokohama) -> None:
    s.tiles = filled(len(AREAS), EMPTY)
    s.tokens = filled(len(AREAS), EMPTY)
    s.shops = filled(SHOP_SPACES * len(AREAS), EMPTY)
    s.house_of = filled(len(AREAS), EMPTY)
    tiles = whole(len(TILES))
    tokens = whole(len(TOKENS) if s.mini_2 else USUAL_TOKENS)
    for area in s.slots:
        if AREAS[area].tile:
            s.tiles[area] = s.any_of("tiles", tiles)
            tiles ^= bit(s.tiles[area])
        if AREAS[area].token:
            s.tokens[area] = s.any_of("tokens", tokens)
            tokens ^= bit(s.tokens[area])


def block(board: Ints, spaces: list[BoardSpace]) -> None:
    """Neutral assistants on the marked spaces (YK-2.6.1, 2.6.2)."""
    for n in range(len(spaces)):
        if spaces[n].blocked:
            board[n] = NEUTRAL


def lay_boards(s: Yokohama) -> None:
    """Church and customs, achievements, reward tokens, agents (YK-2.3.1, 2.5.1, 2.6.1, 14.1.2)."""
    s.church = filled(len(CHURCH), EMPTY)
    s.customs = filled(len(CUSTOMS), EMPTY)
    if NEUTRALS[s.seats]:
        block(s.church, CHURCH)
        block(s.customs, CUSTOMS)
    s.agents = copied(AGENTS)
    s.achievements = filled(len(GROUPS), EMPTY)
    s.achievers = filled(MOST_SEATS * len(GROUPS), EMPTY)
    for group in range(len(GROUPS)):
        tiles: i64 = 0
        for n in range(len(ACHIEVEMENTS)):
            if ACHIEVEMENTS[n].group == group:
                tiles |= bit(n)
        s.achievements[group] = s.any_of("achievements", tiles)
    if s.mini_1:
        s.rewards = s.some_of("rewards", whole(len(REWARD_NAMES)), REWARDS_DRAWN)


def lay_cards(s: Yokohama) -> None:
    """Technologies on laboratories, orders on ports and to the players (YK-2.5.2 to 2.5.7)."""
    s.card_deck = whole(CARDS)
    s.labs = filled(LAB_SPACES * len(LABORATORIES), EMPTY)
    for board in range(len(LABORATORIES)):
        if has(s.used, AREA_NAMES.index(LABORATORIES[board])):
            for place in range(LAB_SPACES * board, LAB_SPACES * (board + 1)):
                s.labs[place] = s.any_of("technologies", s.card_deck)
                s.card_deck ^= bit(s.labs[place])
    s.deck = whole(len(ORDERS))
    s.removed = s.some_of("orders", s.deck, ORDERS_REMOVED[s.seats])
    s.deck ^= s.removed
    s.ports = filled(PORT_SPACES * len(PORTS), EMPTY)
    for port in range(len(PORTS)):
        if has(s.used, AREA_NAMES.index(PORTS[port])):
            for place in range(PORT_SPACES * port, PORT_SPACES * (port + 1)):
                s.ports[place] = s.any_of("orders", s.deck)
                s.deck ^= bit(s.ports[place])
    for seat in range(s.seats):
        me = s.of(seat)
        me.dealt = s.some_of("orders", s.deck, min(DEALT, count(s.deck)))
        s.deck ^= me.dealt


def start_stock(first: bool) -> Ints:
    """One of each good, and yen by the place in turn order (YK-2.4.3, 2.4.4)."""
    start = DATA["start_resources"]
    more = start["start_player"] if first else start["other_players"]
    return row([start["all"].get(name, 0) + more.get(name, 0) for name in RESOURCE_NAMES])


def new_player(first: bool) -> PlayerState:
    """A hand and a warehouse as they come out of the box (YK-2.4.1)."""
    me = PlayerState()
    me.assistants = PIECE_DATA["assistants_hand"]
    me.store_assistants = PIECE_DATA["assistants_warehouse"]
    me.shops = PIECE_DATA["shops_hand"]
    me.store_shops = PIECE_DATA["shops_warehouse"]
    me.houses = PIECE_DATA["trading_houses_hand"]
    me.store_houses = PIECE_DATA["trading_houses_warehouse"]
    me.stock = start_stock(first)
    me.placed = filled(len(AREAS), 0)
    me.agents = filled(len(AGENTS) + 1, 0)
    return me
