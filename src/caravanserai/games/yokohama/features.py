"""How a network sees it: the table, the own orders, and every player from the own seat to the left."""

from typing import Final

from caravanserai.core.bits import count, set_of
from caravanserai.core.game import Piece
from caravanserai.core.ids import Seat
from caravanserai.core.observe import alone, from_seat, members
from caravanserai.games.yokohama.box import (
    ACHIEVEMENTS,
    AGENTS,
    AREAS,
    CARDS,
    CHURCH,
    CUSTOMS,
    MOST_POWER,
    ORDERS,
    REWARD_NAMES,
    SURCHARGES,
    TECHNOLOGIES,
    TILES,
    TOKENS,
)
from caravanserai.games.yokohama.box import PORT_LEVELS as PORT_PLACES
from caravanserai.games.yokohama.components import GROUPS, RESOURCES
from caravanserai.games.yokohama.questions import power_in
from caravanserai.games.yokohama.state import EMPTY, MOST_SEATS, NEUTRAL, SHOP_SPACES, Yokohama

MOST_OF_A_THING: Final = 200.0
MOST_POINTS: Final = 500.0
MOST_PIECES: Final = 30.0
MOST_ROUNDS: Final = 400.0
BY_PLACE: Final = 5  # four seats from the own on, and the neutral colour
MOST_SLOTS: Final = 18


class Features:
    """Public information and the own orders, laid end to end; the seat that looks comes first."""

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return PIECES

    def observe(self, s: Yokohama, seat: int) -> list[float]:
        out = the_table(s, seat) + the_areas(s, seat) + the_boards(s, seat) + own_orders(s, seat)
        for n in range(MOST_SEATS):
            if n < s.seats:
                out += the_player(s, (seat + n) % s.seats)
            else:
                out += [0.0] * A_PLAYER
        return out


def the_table(s: Yokohama, seat: Seat) -> list[float]:
    """The round, who began and whose turn it is, whether the end comes, agents and tiles on display."""
    out = [float(s.round), 1.0 if s.trigger else 0.0, 1.0 if s.last_round else 0.0, float(s.agents_used)]
    out += from_seat(s.seats, seat, s.first, MOST_SEATS) + from_seat(s.seats, seat, s.active, MOST_SEATS)
    out += [float(n) for n in s.agents] + members(set_of(s.achievements), len(ACHIEVEMENTS))
    out += members(s.rewards, len(REWARD_NAMES)) + alone(s.station, len(AREAS))
    return [*out, float(count(s.deck)), float(count(s.card_deck))]


def the_areas(s: Yokohama, seat: Seat) -> list[float]:
    """Where each area lies, its tile and token, its buildings."""
    out: list[float] = []
    for slot in range(MOST_SLOTS):
        out += alone(s.slots[slot] if slot < len(s.slots) else EMPTY, len(AREAS))
    for area in range(len(AREAS)):
        out += alone(s.tiles[area], len(TILES)) + alone(s.tokens[area], len(TOKENS))
        out += whose(s, seat, s.house_of[area])
        for n in range(SHOP_SPACES):
            out += whose(s, seat, s.shops[SHOP_SPACES * area + n])
    return out


def whose(s: Yokohama, seat: Seat, owner: int) -> list[float]:
    """A piece by its owner's place from the own seat on; nothing where none lies."""
    if owner == EMPTY:
        return [0.0] * BY_PLACE
    return alone(NEUTRAL if owner == NEUTRAL else (owner - seat + s.seats) % s.seats, BY_PLACE)


def the_boards(s: Yokohama, seat: Seat) -> list[float]:
    """Church and customs, the cards on laboratories and ports."""
    out: list[float] = []
    for owner in s.church:
        out += whose(s, seat, owner)
    for owner in s.customs:
        out += whose(s, seat, owner)
    for card in s.labs:
        out += alone(card, CARDS)
    for order in s.ports:
        out += alone(order, len(ORDERS))
    return out


def own_orders(s: Yokohama, seat: Seat) -> list[float]:
    me = s.of(seat)
    return members(me.dealt, len(ORDERS)) + members(set_of(me.hand), len(ORDERS)) + alone(me.rejected, len(ORDERS))


def the_player(s: Yokohama, seat: Seat) -> list[float]:
    """What anybody can see of a player."""
    me = s.of(seat)
    out = [1.0, float(me.vp), float(len(me.hand)), float(me.spent), float(me.spent_free)]
    out += [float(me.assistants), float(me.shops), float(me.houses)]
    out += [float(me.store_assistants), float(me.store_shops), float(me.store_houses)]
    out += [float(n) for n in me.stock] + [float(n) for n in me.agents] + [float(n) for n in me.placed]
    out += alone(me.president, len(AREAS)) + members(me.names, len(TECHNOLOGIES)) + members(me.cards, CARDS)
    out += members(me.completed, len(ORDERS)) + members(me.achieved, len(GROUPS)) + members(me.tokens, len(TOKENS))
    out += alone(me.reward, len(REWARD_NAMES)) + members(s.uses if seat == s.active else 0, len(TECHNOLOGIES))
    return out + [float(power_in(s, seat, area)) for area in range(len(AREAS))]


def player_pieces(n: int) -> list[Piece]:
    """In the order of `the_player`."""
    sizes = [
        ("seated", 1, 1.0),
        ("points", 1, MOST_POINTS),
        ("orders-in-hand", 1, MOST_PIECES),
        ("agents-spent", 2, MOST_PIECES),
        ("hand", 3, MOST_PIECES),
        ("warehouse", 3, MOST_PIECES),
        ("stock", int(RESOURCES), MOST_OF_A_THING),
        ("agents", len(AGENTS) + 1, MOST_PIECES),
        ("assistants", len(AREAS), MOST_PIECES),
        ("president", len(AREAS), 1.0),
        ("technologies", len(TECHNOLOGIES), 1.0),
        ("technology-cards", int(CARDS), 1.0),
        ("completed-orders", len(ORDERS), 1.0),
        ("achieved", len(GROUPS), 1.0),
        ("five-power-tokens", len(TOKENS), 1.0),
        ("reward", len(REWARD_NAMES), 1.0),
        ("used-this-turn", len(TECHNOLOGIES), 1.0),
        ("power", len(AREAS), float(MOST_POWER)),
    ]
    return [Piece(f"player-{n}-{name}", size, most) for name, size, most in sizes]


def all_pieces() -> tuple[Piece, ...]:
    """In the order of `observe`."""
    players: list[Piece] = []
    for n in range(MOST_SEATS):
        players += player_pieces(n)
    per_area = len(TILES) + len(TOKENS) + BY_PLACE + SHOP_SPACES * BY_PLACE
    return (
        Piece("round", 1, MOST_ROUNDS),
        Piece("end-comes", 2, 1.0),
        Piece("agents-used", 1, MOST_PIECES),
        Piece("first-player", MOST_SEATS, 1.0),
        Piece("active-player", MOST_SEATS, 1.0),
        Piece("agents-left", len(AGENTS), MOST_PIECES),
        Piece("achievements", len(ACHIEVEMENTS), 1.0),
        Piece("rewards", len(REWARD_NAMES), 1.0),
        Piece("station", len(AREAS), 1.0),
        Piece("decks", 2, float(len(ORDERS))),
        Piece("slots", MOST_SLOTS * len(AREAS), 1.0),
        Piece("areas", per_area * len(AREAS), 1.0),
        Piece("church", BY_PLACE * len(CHURCH), 1.0),
        Piece("customs", BY_PLACE * len(CUSTOMS), 1.0),
        Piece("laboratories", len(SURCHARGES) * int(CARDS), 1.0),
        Piece("ports", len(PORT_PLACES) * len(ORDERS), 1.0),
        Piece("own-orders-dealt", len(ORDERS), 1.0),
        Piece("own-orders", len(ORDERS), 1.0),
        Piece("own-order-rejected", len(ORDERS), 1.0),
        *players,
    )


A_PLAYER: Final = sum(piece.size for piece in player_pieces(0))
PIECES: Final = all_pieces()
