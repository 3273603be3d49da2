"""Who sees what; and imagine, its inverse (GG-16.2)."""

from typing import Any, Final, TypedDict

from mypy_extensions import i64

from caravanserai.core.bits import bit, count, has, nth, numbers
from caravanserai.core.ids import Ints, Seat
from caravanserai.core.ints import total
from caravanserai.core.rng import RngKey
from caravanserai.games.gugong.actions.cards import SwapWhere
from caravanserai.games.gugong.actions.exchange import ChoosePlace
from caravanserai.games.gugong.actions.tracks import arrival_vp
from caravanserai.games.gugong.box import CITIES, COMPLETE_AT, DECREES, SOLO_CARDS, TOKENS
from caravanserai.games.gugong.choices import GIFT, HARBOUR, HOUSE, PLACE
from caravanserai.games.gugong.questions import decree_cost
from caravanserai.games.gugong.solo import LEVELS
from caravanserai.games.gugong.state import EMPTY, OWN_BOARD, Gugong, PlayerState

DOUBLE_PLACES: Final = ["locked", "pool", "supply", "wall", "ship", "token", "focus"]
OWN: Final = "own"


class MarkerView(TypedDict):
    token: str
    place: str  # a location, or "own": beside the player board


class PlayerView(TypedDict):
    seat: int
    meng: bool
    pool: int
    supply: int
    wall: int
    double: str
    double_as: int
    vp: int
    jade: int
    envoy: int
    arrival_vp: int
    intrigue: int
    city: str
    taken: str
    decrees: list[str]
    ships: int
    slots: dict[str, int]
    tokens: list[str]
    markers: list[MarkerView]
    hand_size: int
    discard_size: int
    hand: list[str] | None  # None: not yours to see
    discard: list[str] | None


class DecreeView(TypedDict):
    id: str
    level: int
    cost: int  # for the seat that looks
    holders: list[int]


class ShipView(TypedDict):
    harbour: str
    owner: int
    cargo: int


class SoloView(TypedDict):
    level: str
    focus: str
    cards_left: int
    today: list[str]
    used: list[str]
    discard_top: str


class GugongView(TypedDict):
    seat: int
    day: int
    first: int
    medal: int
    ended: bool
    side: int
    bonus: bool
    expert: bool
    dice: list[int]
    gifts: dict[str, str]
    cities: dict[str, str]
    houses: dict[str, int]
    decrees: list[DecreeView]
    ships: list[ShipView]
    wall: int
    wall_complete_at: int
    intrigue_order: list[int]
    deck: int
    piles: list[int]
    traded: int
    players: list[PlayerView]
    solo: SoloView | None


def cards_of(bits: i64) -> list[str]:
    return [GIFT.labels[card] for card in numbers(bits)]


def kinds_of(tokens: Ints) -> list[str]:
    return [TOKENS[kind].id for kind in tokens]


def show(s: Gugong, seat: int) -> GugongView:
    """What a seat may know; NOBODY is a spectator (GG-16.2)."""
    wall: i64 = 0
    for p in s.players:
        wall += p.wall
    return {
        "seat": seat,
        "day": int(s.day) + 1,
        "first": int(s.first),
        "medal": int(s.medal),
        "ended": s.ended,
        "side": int(s.side),
        "bonus": s.bonus,
        "expert": s.expert,
        "dice": list(s.dice),
        "gifts": {PLACE.labels[place]: GIFT.labels[s.gifts[place]] for place in range(len(s.gifts))},
        "cities": {CITIES[city]: TOKENS[kind].id for city, kind in enumerate(s.cities) if kind != EMPTY},
        "houses": {HOUSE.labels[house]: price for house, price in enumerate(s.houses)},
        "decrees": [show_decree(s, decree, seat) for decree in s.decrees],
        "ships": [show_ship(s, h) for h in range(len(s.harbours)) if s.harbours[h] != EMPTY],
        "wall": int(wall),
        "wall_complete_at": int(COMPLETE_AT[s.seats]),
        "intrigue_order": intrigue_order(s),
        "deck": int(count(s.deck)),
        "piles": [int(s.left_pile), int(total(s.bag) - s.left_pile)],
        "traded": int(total(s.traded)),
        "players": [show_player(s, other, seat) for other in range(s.seats)],
        "solo": show_solo(s) if s.solo else None,
    }


def show_decree(s: Gugong, decree: i64, seat: int) -> DecreeView:
    cost = decree_cost(s, seat, decree) if seat >= 0 else DECREES[decree].cost
    holders: list[int] = []
    for other in range(s.seats):
        if has(s.of(other).decrees, decree):
            holders.append(other)
    return {"id": DECREES[decree].id, "level": int(DECREES[decree].level), "cost": int(cost), "holders": holders}


def show_ship(s: Gugong, h: i64) -> ShipView:
    return {
        "harbour": HARBOUR.labels[h + 5 * s.side],
        "owner": int(s.harbours[h]),
        "cargo": int(s.cargo[h]),
    }


def height_of(p: PlayerState) -> i64:
    return p.intrigue * 100000 + p.height


def intrigue_order(s: Gugong) -> list[int]:
    """The seats, the furthest marker first (GG-9.1.6)."""
    order: list[int] = []
    for seat in range(s.seats):
        at = 0
        while at < len(order) and height_of(s.of(order[at])) > height_of(s.of(seat)):
            at += 1
        order.insert(at, seat)
    return order


def show_player(s: Gugong, other: Seat, seat: int) -> PlayerView:
    """A player's board; cards only for their owner (GG-5.3.2, 5.3.3, 16.2.2)."""
    p = s.of(other)
    mine = other == seat and not s.is_meng(other)
    hand_size = count(p.hand)
    discard_size = count(p.discard)
    if s.is_meng(other):
        hand_size += len(s.bottom)
        discard_size += len(s.meng_discard)
    return {
        "seat": int(other),
        "meng": s.is_meng(other),
        "pool": int(p.pool),
        "supply": int(p.supply),
        "wall": int(p.wall),
        "double": DOUBLE_PLACES[p.double],
        "double_as": int(p.double_as),
        "vp": int(p.vp),
        "jade": int(p.jade),
        "envoy": int(p.envoy),
        "arrival_vp": int(arrival_vp(s, other)),
        "intrigue": int(p.intrigue),
        "city": "" if p.city == EMPTY else CITIES[p.city],
        "taken": "" if p.taken == EMPTY else TOKENS[p.taken].id,
        "decrees": [DECREES[decree].id for decree in numbers(p.decrees)],
        "ships": int(p.ships),
        "slots": {"vp": int(p.vp_slots), "card": int(p.card_slots), "double": int(p.double_slots)},
        "tokens": kinds_of(p.tokens),
        "markers": [show_marker(laid) for laid in p.laid],
        "hand_size": int(hand_size),
        "discard_size": int(discard_size),
        "hand": cards_of(p.hand) if mine else None,
        "discard": cards_of(p.discard) if mine else None,
    }


def show_marker(laid: i64) -> MarkerView:
    return {"token": TOKENS[laid // 8].id, "place": OWN if laid % 8 == OWN_BOARD else PLACE.labels[laid % 8]}


def show_solo(s: Gugong) -> SoloView:
    top = s.meng_discard[len(s.meng_discard) - 1] if len(s.meng_discard) > 0 else EMPTY
    return {
        "level": LEVELS[s.level],
        "focus": PLACE.labels[s.focus],
        "cards_left": int(count(s.solo_pile)),
        "today": [SOLO_CARDS[n].id for n in s.solo_today],
        "used": [SOLO_CARDS[n].id for n in numbers(s.solo_used)],
        "discard_top": GIFT.labels[top] if top != EMPTY and has(s.shown, top) else "",
    }


def imagine(s: Gugong, seat: int, key: RngKey) -> Gugong:
    """A table the seat cannot tell from the true one: unseen cards dealt anew, new chance."""
    out = s.clone()
    out.trust(key)
    reveals = out.reveals
    deal_unseen(out, seat)
    for other in range(out.seats):
        if other != seat and not out.is_meng(other):
            mix_hand_and_pile(out, other)
            change_mind(out, other)
    out.reveals = reveals
    return out


def pick(s: Gugong, bits: i64) -> i64:
    """Any number of a set."""
    return nth(bits, s.below("imagine", count(bits)))


def deal_unseen(s: Gugong, seat: Seat) -> None:
    """Deal the deck and the cards that nobody but their owners has seen anew, place for place."""
    unseen = s.deck
    for other in range(s.seats):
        if other != seat:
            unseen |= (s.of(other).hand | s.of(other).discard) & ~s.shown
    for card in s.bottom:
        unseen |= bit(card) & ~s.shown
    for card in s.meng_discard:
        unseen |= bit(card) & ~s.shown
    if unseen == s.deck:
        return
    placed = s.placed
    left = unseen
    s.placed &= ~unseen
    for other in range(s.seats):
        if other != seat:
            p = s.of(other)
            hidden = p.hand & ~s.shown
            p.hand &= s.shown
            for card in numbers(hidden):
                new = pick(s, left)
                left ^= bit(new)
                p.hand |= bit(new)
                s.placed |= bit(new) if has(placed, card) else 0
            hidden = p.discard & ~s.shown
            p.discard &= s.shown
            for card in numbers(hidden):
                new = pick(s, left)
                left ^= bit(new)
                p.discard |= bit(new)
                s.placed |= bit(new) if has(placed, card) else 0
    left = deal_row(s, s.bottom, left)
    left = deal_row(s, s.meng_discard, left)
    s.deck = left


def deal_row(s: Gugong, cards: Ints, left: i64) -> i64:
    """Replace the unseen cards of a pile of Meng's; what is left to deal."""
    for i in range(len(cards)):
        if not has(s.shown, cards[i]):
            new = pick(s, left)
            left ^= bit(new)
            cards[i] = new
            s.placed |= bit(new)
    return left


def mix_hand_and_pile(s: Gugong, other: Seat) -> None:
    """Cards known to be somebody's, but not whether in hand or on the pile (GG-16.2.2)."""
    p = s.of(other)
    loose = (p.hand | p.discard) & ~s.placed
    in_hand = count(p.hand & ~s.placed)
    if loose == 0 or in_hand == 0 or in_hand == count(loose):
        return
    p.hand &= s.placed
    for _ in range(in_hand):
        card = pick(s, loose)
        loose ^= bit(card)
        p.hand |= bit(card)
    p.discard = (p.discard & s.placed) | loose


def change_mind(s: Gugong, other: Seat) -> None:
    """A card that another player has picked but not yet laid down might be any of those they have."""
    if not s.stack:
        return
    top = s.stack[-1]
    p = s.of(other)
    if isinstance(top, ChoosePlace) and top.seat == other:
        s.stack[-1] = ChoosePlace(other, pick(s, p.hand))
    elif isinstance(top, SwapWhere) and top.seat == other:
        s.stack[-1] = SwapWhere(other, pick(s, p.hand | p.discard))


def viewed(s: Gugong, seat: int) -> dict[str, Any]:
    """The view as a plain table, for those who do not know the game."""
    return dict(show(s, seat))


