"""How a network sees it: the table, the own cards, and every player from the own seat to the left."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, count, set_of
from caravanserai.core.game import Piece
from caravanserai.core.ids import Seat
from caravanserai.core.observe import alone, from_seat, members
from caravanserai.games.gugong.actions.tracks import is_ahead
from caravanserai.games.gugong.box import (
    CITIES,
    DAYS,
    DECREES,
    DICE,
    GIFTS,
    INTRIGUE_STEPS,
    PALACE_STEPS,
    REWARDS,
    SERVANTS,
    SHIP_CAPACITY,
    SHIPS,
    SIDES,
    SOLO_CARDS,
    TOKEN_LIMIT,
    TOKENS,
)
from caravanserai.games.gugong.choices import HARBOUR, HOUSE
from caravanserai.games.gugong.components import HARBOURS, LARGEST_VALUE, PLACES
from caravanserai.games.gugong.state import EMPTY, LOCKED, POOL, SUPPLY, Gugong, PlayerState, place_of

MOST_SEATS: Final = 5
MOST_POINTS: Final = 100.0
MOST_JADE: Final = 12.0
MOST_CARDS: Final = 6.0  # a set and the extra cards
SPOTS: Final = PLACES + 1  # where a Bonus token in use may lie: the places and the own board
OF_A_PLAYER: Final = 23  # numbers, before decrees and tokens in use


class Features:
    """Public information and the own cards, laid end to end; the seat that looks comes first."""

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return PIECES

    def observe(self, s: Gugong, seat: int) -> list[float]:
        out = the_table(s, seat) + the_gifts(s) + the_map(s, seat) + the_canal(s, seat)
        out += members(s.of(seat).hand, len(GIFTS)) + members(s.of(seat).discard, len(GIFTS))
        for n in range(MOST_SEATS):
            if n < s.seats:
                out += the_player(s, (seat + n) % s.seats)
            else:
                out += [0.0] * (OF_A_PLAYER + len(DECREES) + SPOTS)
        return out + meng(s)


def from_here(s: Gugong, seat: Seat, who: Seat) -> list[float]:
    """A player, counted from the one that looks."""
    return from_seat(s.seats, seat, who, MOST_SEATS)


def the_table(s: Gugong, seat: Seat) -> list[float]:
    """The Day, who begins now and next, envoys arrived, dice, prices of the houses, decrees to be had, the deck."""
    out = alone(s.day, DAYS) + alone(s.side, len(SIDES))
    out += from_here(s, seat, s.first) + from_here(s, seat, s.medal)
    out += [float(s.arrived)] + [float(die) for die in s.dice]
    out += [float(s.houses[n]) if n < len(s.houses) else 0.0 for n in range(HOUSE.size)]
    return out + members(set_of(s.decrees), len(DECREES)) + [float(count(s.deck))]


def the_gifts(s: Gugong) -> list[float]:
    """The card at each place."""
    out: list[float] = []
    for gift in s.gifts:
        out += alone(gift, len(GIFTS))
    return out


def the_map(s: Gugong, seat: Seat) -> list[float]:
    """The token in each city, and where the own Traveller is."""
    out = alone(s.of(seat).city, len(CITIES))
    for token in s.cities:
        out += alone(token, len(TOKENS))
    return out


def the_canal(s: Gugong, seat: Seat) -> list[float]:
    """The owner of the ship in each harbour and its cargo; the harbours of the other side stay empty."""
    out: list[float] = []
    for n in range(HARBOUR.size):
        harbour = n - HARBOURS * s.side
        if 0 <= harbour < len(s.harbours):
            out += from_here(s, seat, s.harbours[harbour])
            out.append(float(s.cargo[harbour]))
        else:
            out += [0.0] * (MOST_SEATS + 1)
    return out


def the_player(s: Gugong, seat: Seat) -> list[float]:
    """What anybody can see of a player."""
    me = s.of(seat)
    out = [
        float(n)
        for n in (
            me.pool,
            me.supply,
            me.wall,
            me.vp,
            me.jade,
            me.envoy,
            0 if me.arrival == EMPTY else 1,
            me.intrigue,
            ties_won(s, seat),
            me.ships,
            me.vp_slots,
            me.card_slots,
            me.double_slots,
            count(me.hand) + (len(s.bottom) if s.is_meng(seat) else 0),
            count(me.discard) + (len(s.meng_discard) if s.is_meng(seat) else 0),
            len(me.tokens),
            doubles(me),
            0 if me.double == LOCKED else 1,
            1 if me.double == POOL else 0,
            1 if me.double == SUPPLY else 0,
            me.double_as if me.double > SUPPLY else 0,
            0 if me.city == EMPTY else 1,
            1,  # somebody sits there
        )
    ]
    spots: i64 = 0
    for laid in me.laid:
        spots |= bit(place_of(laid))
    return out + members(me.decrees, len(DECREES)) + members(spots, SPOTS)


def ties_won(s: Gugong, seat: Seat) -> i64:
    """Over how many players this one would win a tie (GG-9.1.6)."""
    n: i64 = 0
    for other in range(s.seats):
        if other != seat and is_ahead(s, seat, other):
            n += 1
    return n


def doubles(me: PlayerState) -> i64:
    n: i64 = 0
    for kind in me.tokens:
        n += TOKENS[kind].worth - 1
    return n


def meng(s: Gugong) -> list[float]:
    """His focus, and the solo cards that have been played."""
    today, used = set_of(s.solo_today), s.solo_used
    return alone(s.focus, PLACES) + members(today, len(SOLO_CARDS)) + members(used, len(SOLO_CARDS))


def player_pieces(n: int) -> list[Piece]:
    """In the order of `the_player`."""
    slots = [float(reward.slots) for reward in REWARDS]
    servants, cards, tokens = float(SERVANTS), MOST_CARDS, float(TOKEN_LIMIT) + 1.0
    most = {
        "pool": servants,
        "supply": servants,
        "wall": servants,
        "vp": MOST_POINTS,
        "jade": MOST_JADE,
        "envoy": float(PALACE_STEPS),
        "arrived": 1.0,
        "intrigue": float(INTRIGUE_STEPS),
        "ties-won": float(MOST_SEATS - 1),
        "ships": float(SHIPS),
        "vp-slots": slots[0],
        "card-slots": slots[1],
        "double-slots": slots[2],
        "hand": cards,
        "pile": cards,
        "tokens": tokens,
        "double-tokens": tokens,
        "double-unlocked": 1.0,
        "double-in-pool": 1.0,
        "double-in-supply": 1.0,
        "double-counts-as": 2.0,
        "on-the-map": 1.0,
        "seated": 1.0,
    }
    out = [Piece(f"player-{n}-{name}", 1, value) for name, value in most.items()]
    return [*out, Piece(f"player-{n}-decrees", len(DECREES), 1.0), Piece(f"player-{n}-tokens-in-use", int(SPOTS), 1.0)]


def all_pieces() -> tuple[Piece, ...]:
    """In the order of `observe`."""
    players: list[Piece] = []
    for n in range(MOST_SEATS):
        players += player_pieces(n)
    return (
        Piece("day", int(DAYS), 1.0),
        Piece("side", len(SIDES), 1.0),
        Piece("start-player", MOST_SEATS, 1.0),
        Piece("medal", MOST_SEATS, 1.0),
        Piece("arrived", 1, float(MOST_SEATS)),
        Piece("dice", len(DICE), float(LARGEST_VALUE)),
        Piece("houses", int(HOUSE.size), float(SERVANTS)),
        Piece("decrees", len(DECREES), 1.0),
        Piece("deck", 1, float(len(GIFTS))),
        Piece("gifts", PLACES * len(GIFTS), 1.0),
        Piece("own-city", len(CITIES), 1.0),
        Piece("tokens", len(CITIES) * len(TOKENS), 1.0),
        Piece("harbours", int(HARBOUR.size) * (MOST_SEATS + 1), float(SHIP_CAPACITY)),
        Piece("own-hand", len(GIFTS), 1.0),
        Piece("own-pile", len(GIFTS), 1.0),
        *players,
        Piece("focus", PLACES, 1.0),
        Piece("solo-today", len(SOLO_CARDS), 1.0),
        Piece("solo-used", len(SOLO_CARDS), 1.0),
    )


PIECES: Final = all_pieces()
