"""How it starts (MP-2, 3, 4)."""

from typing import Any

from mypy_extensions import i64

import caravanserai.games.marcopolo2.effects  # noqa: F401  reads the printed effects
from caravanserai.core.bits import bit, count, numbers, whole
from caravanserai.core.ints import added, copied, filled, row
from caravanserai.core.play import settle
from caravanserai.core.rng import RngKey
from caravanserai.games.marcopolo2.actions.contracts import top_contract
from caravanserai.games.marcopolo2.box import (
    BLACK_DICE,
    BOOKS,
    CARD_CITIES,
    CHARACTERS,
    CITY_CARD_SPACES,
    CITY_CARDS,
    CONTRACT_CITIES,
    CONTRACTS,
    GOALS,
    LOCATIONS,
    MARKER_CITIES,
    MARKERS,
    MORE_CHARACTERS,
    OUTPOST_CITIES,
    OUTPOSTS,
    SEALS,
    START_CONTRACTS,
    START_LOCATION,
    START_RESOURCES,
    START_VP,
    TILE_BOOKS,
)
from caravanserai.games.marcopolo2.components import SPECIALS
from caravanserai.games.marcopolo2.events import STARTING_CONTRACT
from caravanserai.games.marcopolo2.flow import Opening, lay_area_cards, lay_neutral_dice, roll_all, show_next_offers
from caravanserai.games.marcopolo2.state import EMPTY, MarcoPolo, PlayerState


def deal(seats: int, options: dict[str, Any], key: RngKey) -> MarcoPolo:
    """A table ready for its first decision."""
    s = MarcoPolo()
    s.draw_from(key)
    s.seats = seats
    s.open_dice = options.get("black_dice_open", False)
    s.extra_bonuses = options.get("extra_post_gets_bonuses", False)
    s.first = s.below("start", s.seats)
    s.hourglass = s.first
    lay_board(s)
    for _ in range(s.seats):
        s.players.append(new_player())
    deal_players(s)
    s.next(Opening())
    settle(s)
    return s


def new_player() -> PlayerState:
    """A player board as it comes out of the box (MP-3.5, 3.6)."""
    me = PlayerState()
    me.vp = START_VP
    me.stock = copied(START_RESOURCES)
    me.figures = row([START_LOCATION])
    return me


def lay_board(s: MarcoPolo) -> None:
    """Markers, tiles, cards, contracts, offers, seals, dice (MP-2.3 to 2.16)."""
    s.markers = filled(len(LOCATIONS), EMPTY)
    scatter(s, "markers", MARKER_CITIES, len(MARKERS), True)
    s.outposts = filled(len(LOCATIONS), EMPTY)
    scatter(s, "outposts", OUTPOST_CITIES, len(OUTPOSTS), False)
    lay_cards(s)
    lay_contracts(s)
    lay_offers(s)
    s.seal_stacks = row([seal.copies for seal in SEALS])
    s.special = filled(SPECIALS, 0)
    s.black_left = BLACK_DICE[s.seats]
    lay_neutral_dice(s)


def scatter(s: MarcoPolo, stream: str, cities: i64, n: i64, markers: bool) -> None:
    """One of n tiles, at random, on each of some cities (MP-2.5, 2.7)."""
    left = whole(n)
    for city in numbers(cities):
        tile = s.any_of(stream, left)
        left ^= bit(tile)
        if markers:
            s.markers[city] = tile
        else:
            s.outposts[city] = tile


def lay_cards(s: MarcoPolo) -> None:
    """City cards beside cities and in the action area (MP-2.8)."""
    s.card_deck = whole(len(CITY_CARDS))
    s.cards = filled(len(CARD_CITIES), EMPTY)
    for n in range(CITY_CARD_SPACES):
        s.cards[n] = s.any_of("cards", s.card_deck)
        s.card_deck ^= bit(s.cards[n])
    lay_area_cards(s)


def lay_contracts(s: MarcoPolo) -> None:
    """A contract on every space; the starting ones apart (MP-2.10 to 2.12)."""
    for n in range(len(CONTRACTS)):
        if CONTRACTS[n].starting:
            s.contracts_gone |= bit(n)
        else:
            s.pile |= bit(n)
    s.contracts = filled(len(CONTRACT_CITIES), EMPTY)
    for n in range(len(s.contracts)):
        s.contracts[n] = top_contract(s)


def lay_offers(s: MarcoPolo) -> None:
    """A tile on each book, the next one visible; of the others one is in the box (MP-2.14)."""
    s.tile_bags = filled(BOOKS, 0)
    for tile in range(len(TILE_BOOKS)):
        s.tile_bags[TILE_BOOKS[tile]] |= bit(tile)
    s.tiles = filled(BOOKS, EMPTY)
    s.next_tiles = filled(BOOKS, EMPTY)
    for book in range(BOOKS):
        s.tiles[book] = s.any_of("offers", s.tile_bags[book])
        s.tile_bags[book] ^= bit(s.tiles[book])
    show_next_offers(s)


def deal_players(s: MarcoPolo) -> None:
    """Dice and starting contracts; characters are revealed (MP-3.2, 3.4, 3.8)."""
    roll_all(s)
    for seat in range(s.seats):
        for _ in range(min(START_CONTRACTS, count(s.contracts_gone))):
            card = s.any_of("starting", s.contracts_gone)
            s.contracts_gone ^= bit(card)
            s.of(seat).active = added(s.of(seat).active, card)
            s.emit(STARTING_CONTRACT, seat, card)
    s.goals_left = whole(len(GOALS))
    s.characters = s.some_of("characters", whole(len(CHARACTERS)), s.seats + MORE_CHARACTERS)
