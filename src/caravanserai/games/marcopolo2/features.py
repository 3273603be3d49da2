"""How a network sees it: the table, the own goal cards, and every player from the own seat to the left."""

from typing import Final

from caravanserai.core.bags import held
from caravanserai.core.bits import count, set_of
from caravanserai.core.game import Piece
from caravanserai.core.ids import Seat
from caravanserai.core.observe import alone, from_seat, members
from caravanserai.games.marcopolo2.box import (
    ALL_SPACES,
    CARD_CITIES,
    CHARACTERS,
    CITY_CARDS,
    CONTRACT_CITIES,
    CONTRACTS,
    GOALS,
    LOCATIONS,
    MARKERS,
    OUTPOSTS,
    ROUNDS,
    SEALS,
    TILE_BOOKS,
)
from caravanserai.games.marcopolo2.components import DICE_VALUES, RESOURCES
from caravanserai.games.marcopolo2.state import BLACK_DIE, MarcoPolo

MOST_SEATS: Final = 4
MOST_OF_A_THING: Final = 200.0
MOST_POINTS: Final = 400.0
MOST_DICE: Final = 12.0


class Features:
    """Public information and the own goal cards, laid end to end; the seat that looks comes first."""

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return PIECES

    def observe(self, s: MarcoPolo, seat: int) -> list[float]:
        out = the_table(s, seat) + the_map(s) + the_cards(s) + own_goals(s, seat)
        for n in range(MOST_SEATS):
            if n < s.seats:
                out += the_player(s, (seat + n) % s.seats)
            else:
                out += [0.0] * A_PLAYER
        return out


def the_table(s: MarcoPolo, seat: Seat) -> list[float]:
    """The round, who began it and will begin the next, the turn so far, dice on the board."""
    out = alone(s.round - 1, ROUNDS) + from_seat(s.seats, seat, s.first, MOST_SEATS)
    out += from_seat(s.seats, seat, s.hourglass, MOST_SEATS)
    out += [
        1.0 if s.acted else 0.0,
        float(held(s.bonuses, BLACK_DIE)),
        float(s.black_left),
        float(s.khan),
        float(s.khan_last),
    ]
    out += [float(held(s.black_shown, value)) for value in range(DICE_VALUES)]
    out += members(s.occupied, ALL_SPACES) + members(s.characters, len(CHARACTERS))
    return out + [float(n) for n in s.seal_stacks]


def the_map(s: MarcoPolo) -> list[float]:
    """The marker and the outpost tile of each location."""
    out: list[float] = []
    for tile in s.markers:
        out += alone(tile, len(MARKERS))
    for tile in s.outposts:
        out += alone(tile, len(OUTPOSTS))
    return out


def the_cards(s: MarcoPolo) -> list[float]:
    """City cards and contracts by space, the offers of this round and the next."""
    out: list[float] = []
    for card in s.cards:
        out += alone(card, len(CITY_CARDS))
    for card in s.contracts:
        out += alone(card, len(CONTRACTS))
    return out + members(set_of(s.tiles), len(TILE_BOOKS)) + members(set_of(s.next_tiles), len(TILE_BOOKS))


def own_goals(s: MarcoPolo, seat: Seat) -> list[float]:
    """The goal cards to choose from, the one kept, those put back."""
    me = s.of(seat)
    return members(me.dealt, len(GOALS)) + alone(me.goal, len(GOALS)) + members(me.returned, len(GOALS))


def the_player(s: MarcoPolo, seat: Seat) -> list[float]:
    """What anybody can see of a player; points may be below 0 and are told as two numbers."""
    me = s.of(seat)
    out = [1.0, float(max(me.vp, 0)), float(max(-me.vp, 0)), float(count(me.completed))]
    out += alone(me.character, len(CHARACTERS)) + [float(n) for n in me.stock]
    out += [float(held(me.own, value)) for value in range(DICE_VALUES)]
    out += [float(held(me.black, value)) for value in range(DICE_VALUES)]
    out += members(set_of(me.figures), len(LOCATIONS)) + members(me.posts, len(LOCATIONS))
    out += members(me.seals, len(SEALS)) + members(me.improved, len(SEALS))
    out += members(set_of(me.active), len(CONTRACTS)) + members(me.tiles, len(OUTPOSTS))
    return out + members(me.used, ALL_SPACES)


def player_pieces(n: int) -> list[Piece]:
    """In the order of `the_player`."""
    sizes = [
        ("seated", 1, 1.0),
        ("points", 1, MOST_POINTS),
        ("points-below-0", 1, MOST_POINTS),
        ("contracts", 1, float(len(CONTRACTS))),
        ("character", len(CHARACTERS), 1.0),
        ("stock", int(RESOURCES), MOST_OF_A_THING),
        ("own-dice", int(DICE_VALUES), MOST_DICE),
        ("black-dice", int(DICE_VALUES), MOST_DICE),
        ("figures", len(LOCATIONS), 1.0),
        ("posts", len(LOCATIONS), 1.0),
        ("seals", len(SEALS), 1.0),
        ("improved-seals", len(SEALS), 1.0),
        ("active-contracts", len(CONTRACTS), 1.0),
        ("tiles", len(OUTPOSTS), 1.0),
        ("spaces-used", int(ALL_SPACES), 1.0),
    ]
    return [Piece(f"player-{n}-{name}", size, most) for name, size, most in sizes]


def all_pieces() -> tuple[Piece, ...]:
    """In the order of `observe`."""
    players: list[Piece] = []
    for n in range(MOST_SEATS):
        players += player_pieces(n)
    return (
        Piece("round", int(ROUNDS), 1.0),
        Piece("first-player", MOST_SEATS, 1.0),
        Piece("hourglass", MOST_SEATS, 1.0),
        Piece("acted", 1, 1.0),
        Piece("black-dice-bought", 1, MOST_DICE),
        Piece("black-dice-left", 1, MOST_DICE),
        Piece("khan", 1, MOST_DICE),
        Piece("khan-last", 1, float(DICE_VALUES)),
        Piece("black-dice-shown", int(DICE_VALUES), MOST_DICE),
        Piece("spaces", int(ALL_SPACES), 1.0),
        Piece("characters", len(CHARACTERS), 1.0),
        Piece("seal-stacks", len(SEALS), float(max(seal.copies for seal in SEALS))),
        Piece("markers", len(LOCATIONS) * len(MARKERS), 1.0),
        Piece("outposts", len(LOCATIONS) * len(OUTPOSTS), 1.0),
        Piece("city-cards", len(CARD_CITIES) * len(CITY_CARDS), 1.0),
        Piece("contracts", len(CONTRACT_CITIES) * len(CONTRACTS), 1.0),
        Piece("offers", len(TILE_BOOKS), 1.0),
        Piece("next-offers", len(TILE_BOOKS), 1.0),
        Piece("own-goals-dealt", len(GOALS), 1.0),
        Piece("own-goal", len(GOALS), 1.0),
        Piece("own-goals-returned", len(GOALS), 1.0),
        *players,
    )


A_PLAYER: Final = sum(piece.size for piece in player_pieces(0))
PIECES: Final = all_pieces()
