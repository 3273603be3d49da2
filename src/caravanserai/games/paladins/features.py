"""How a network sees it: the table, the own Paladins, and every player from the own seat to the left."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bags import held
from caravanserai.core.bits import bit, count, set_of
from caravanserai.core.game import Piece
from caravanserai.core.ids import Ints, Seat
from caravanserai.core.observe import alone, from_seat, members
from caravanserai.games.paladins.actions.workers import occupied
from caravanserai.games.paladins.box import (
    FAVOURS,
    FAVOURS_USED,
    JARS,
    ORDERS,
    ORDERS_USED,
    OUTSIDERS,
    PALADINS,
    REGIONS,
    ROUNDS,
    SCHEMES,
    SPACES,
    SUSPICION_TAX,
    TAVERNS,
    TAX_SUPPLY,
    TOP_ROW,
    TOWN_SLOTS,
    TOWNSFOLK,
    TRACK_TOP,
    WALLS,
)
from caravanserai.games.paladins.components import ACTIONS, ATTRIBUTES, COVERABLE, FIRST_RIGHT, WORKERS
from caravanserai.games.paladins.state import EMPTY, RIVAL, PaladinsTable

MOST_SEATS: Final = 4
MOST_OF_A_THING: Final = 60.0  # Silver, Provisions, workers of a kind
MOST_CARDS: Final = 24.0  # Suspicion, Debts
MOST_USES: Final = 40.0  # of an action in a game
LARGEST_TAX: Final = float(max(TAX_SUPPLY))
MOST_COPIES: Final = 12.0  # Schemes of a kind, and places of the resource track


class Features:
    """Public information and the own Paladins, laid end to end; the seat that looks comes first."""

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return PIECES

    def observe(self, s: PaladinsTable, seat: int) -> list[float]:
        out = the_table(s, seat) + the_displays(s) + the_kings_cards(s, seat) + the_tavern(s, seat)
        out += the_spaces(s, seat) + own_paladins(s, seat)
        for n in range(MOST_SEATS):
            if n < s.seats:
                out += the_player(s, (seat + n) % s.seats)
            else:
                out += [0.0] * A_PLAYER
        return out + the_rival(s)


def the_table(s: PaladinsTable, seat: Seat) -> list[float]:
    """The round, who began it and whose turn it is, the Tax supply, the piles."""
    out = alone(s.round - 1, ROUNDS) + from_seat(s.seats, seat, s.first, MOST_SEATS)
    out += [*from_seat(s.seats, seat, s.active, MOST_SEATS), float(s.tax)]
    return [*out, float(count(s.town_pile)), float(count(s.outsider_pile)), float(count(s.wall_pile))]


def the_displays(s: PaladinsTable) -> list[float]:
    """The Townsfolk and the Outsider of each place."""
    out: list[float] = []
    for card in s.town:
        out += alone(card, len(TOWNSFOLK))
    for card in s.outsiders:
        out += alone(card, len(OUTSIDERS))
    return out


def the_kings_cards(s: PaladinsTable, seat: Seat) -> list[float]:
    """Revealed Orders and Favours, and which Favours are in use."""
    out: list[float] = []
    for order in s.orders:
        out += alone(order, len(ORDERS))
    for favour in s.favours:
        out += alone(favour, len(FAVOURS))
    return out + [0.0 if worker == EMPTY else 1.0 for worker in s.favour_workers]


def the_tavern(s: PaladinsTable, seat: Seat) -> list[float]:
    """The Tavern cards still to be had."""
    left: i64 = 0
    for n in range(len(s.taverns)):
        if s.tavern_takers[n] == EMPTY:
            left |= bit(s.taverns[n])
    return members(left, len(TAVERNS))


def the_spaces(s: PaladinsTable, seat: Seat) -> list[float]:
    """The spaces of the main board: mine, another's, or free."""
    mine: list[float] = []
    others: list[float] = []
    for piece in s.spaces:
        mine.append(1.0 if piece != EMPTY and piece // 2 == seat else 0.0)
        others.append(1.0 if piece != EMPTY and piece // 2 != seat else 0.0)
    return mine + others


def own_paladins(s: PaladinsTable, seat: Seat) -> list[float]:
    """In hand, on top of the deck, under it, and in the slot."""
    me = s.of(seat)
    out = members(me.drawn, len(PALADINS)) + alone(me.top, len(PALADINS))
    return out + members(set_of(me.bottom), len(PALADINS)) + alone(me.paladin, len(PALADINS))


def the_player(s: PaladinsTable, seat: Seat) -> list[float]:
    """What anybody can see of a player."""
    me = s.of(seat)
    out = [
        1.0,  # somebody sits there
        1.0 if me.passed else 0.0,
        float(me.silver),
        float(me.provisions),
        float(me.unpaid),
        float(me.paid),
        float(len(me.suspicion)),
        tax_drawn(me.suspicion),
    ]
    out += [float(held(me.workers, kind)) for kind in range(len(WORKERS))]
    out += [float(level) for level in me.track]
    out += [float(n) for n in me.taken]
    out += members(occupied(me), ACTIONS)
    out += members(me.covered, COVERABLE * (ACTIONS - FIRST_RIGHT))
    out += members(me.jars, len(JARS))
    out += alone(me.paladin if me.revealed else EMPTY, len(PALADINS))
    out += members(set_of(me.crew), len(TOWNSFOLK))
    out += members(set_of(me.walls), len(WALLS))
    out += members(me.attacked, len(OUTSIDERS))
    return out + members(set_of(me.converted), len(OUTSIDERS))


def tax_drawn(suspicion: Ints) -> float:
    """The Tax on a player's Suspicion cards."""
    out: i64 = 0
    for kind in suspicion:
        out += SUSPICION_TAX[kind]
    return float(out)


def the_rival(s: PaladinsTable) -> list[float]:
    """The solo opponent: workers, marker, Workshops, top row, Schemes turned over."""
    if not s.solo:
        return [0.0] * OF_THE_RIVAL
    out = [float(s.rival_workers), float(s.rival_marker)]
    out += [float(s.rival_shops[action]) for action in range(FIRST_RIGHT, ACTIONS)]
    out += members(s.rival_top, len(TOP_ROW))
    out += [1.0 if s.of(RIVAL).placed[action] else 0.0 for action in range(FIRST_RIGHT, ACTIONS)]
    return out + [float(n) for n in s.schemes_gone]


def player_pieces(n: int) -> list[Piece]:
    """In the order of `the_player`."""
    sizes = [
        ("seated", 1, 1.0),
        ("passed", 1, 1.0),
        ("silver", 1, MOST_OF_A_THING),
        ("provisions", 1, MOST_OF_A_THING),
        ("unpaid-debts", 1, MOST_CARDS),
        ("paid-debts", 1, MOST_CARDS),
        ("suspicion", 1, MOST_CARDS),
        ("suspicion-tax", 1, 2.0 * MOST_CARDS),
        ("workers", len(WORKERS), MOST_OF_A_THING),
        ("track", int(ATTRIBUTES), float(TRACK_TOP)),
        ("taken", int(ACTIONS), MOST_USES),
        ("in-use", int(ACTIONS), 1.0),
        ("workshops", int(COVERABLE * (ACTIONS - FIRST_RIGHT)), 1.0),
        ("jars", len(JARS), 1.0),
        ("paladin", len(PALADINS), 1.0),
        ("crew", len(TOWNSFOLK), 1.0),
        ("walls", len(WALLS), 1.0),
        ("attacked", len(OUTSIDERS), 1.0),
        ("converted", len(OUTSIDERS), 1.0),
    ]
    return [Piece(f"player-{n}-{name}", size, most) for name, size, most in sizes]


def rival_pieces() -> list[Piece]:
    """In the order of `the_rival`."""
    right = int(ACTIONS - FIRST_RIGHT)
    return [
        Piece("rival-workers", 1, MOST_OF_A_THING),
        Piece("rival-marker", 1, MOST_COPIES),
        Piece("rival-workshops", right, 3.0),
        Piece("rival-top-row", len(TOP_ROW), 1.0),
        Piece("rival-in-use", right, 1.0),
        Piece("rival-schemes", len(SCHEMES), MOST_COPIES),
    ]


def all_pieces() -> tuple[Piece, ...]:
    """In the order of `observe`."""
    players: list[Piece] = []
    for n in range(MOST_SEATS):
        players += player_pieces(n)
    return (
        Piece("round", int(ROUNDS), 1.0),
        Piece("start-player", MOST_SEATS, 1.0),
        Piece("active", MOST_SEATS, 1.0),
        Piece("tax", 1, LARGEST_TAX),
        Piece("townsfolk-pile", 1, float(len(TOWNSFOLK))),
        Piece("outsider-pile", 1, float(len(OUTSIDERS))),
        Piece("wall-pile", 1, float(len(WALLS))),
        Piece("townsfolk", len(TOWN_SLOTS) * len(TOWNSFOLK), 1.0),
        Piece("outsiders", int(REGIONS) * len(OUTSIDERS), 1.0),
        Piece("orders", int(ORDERS_USED) * len(ORDERS), 1.0),
        Piece("favours", int(FAVOURS_USED) * len(FAVOURS), 1.0),
        Piece("favours-in-use", int(FAVOURS_USED), 1.0),
        Piece("taverns", len(TAVERNS), 1.0),
        Piece("own-spaces", len(SPACES), 1.0),
        Piece("others-spaces", len(SPACES), 1.0),
        Piece("own-drawn", len(PALADINS), 1.0),
        Piece("own-top", len(PALADINS), 1.0),
        Piece("own-bottom", len(PALADINS), 1.0),
        Piece("own-paladin", len(PALADINS), 1.0),
        *players,
        *rival_pieces(),
    )


A_PLAYER: Final = sum(piece.size for piece in player_pieces(0))
OF_THE_RIVAL: Final = sum(piece.size for piece in rival_pieces())
PIECES: Final = all_pieces()
