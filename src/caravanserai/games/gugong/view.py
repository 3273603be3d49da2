"""Who sees what; and imagine, its inverse (GG-16.2)."""

from typing import Any, Final, Literal, TypeAlias, TypedDict

from mypy_extensions import i64

from caravanserai.core.bits import bit, count, has, numbers, set_of
from caravanserai.core.ids import Ints, Seat
from caravanserai.core.ints import copied, filled, total
from caravanserai.core.rng import RngKey
from caravanserai.games.gugong.actions.cards import DiscardFor, SwapWhere
from caravanserai.games.gugong.actions.exchange import ChoosePlace
from caravanserai.games.gugong.actions.harbours import harbour_number
from caravanserai.games.gugong.actions.tracks import arrival_vp
from caravanserai.games.gugong.actions.wall import with_highest_first
from caravanserai.games.gugong.box import CITIES, DECREES, GIFTS, SOLO_CARDS, TOKENS
from caravanserai.games.gugong.choices import GIFT, HARBOUR, HOUSE, PLACE
from caravanserai.games.gugong.flow import DayPhase, NextDay, Night
from caravanserai.games.gugong.questions import decree_cost, matching, wall_size
from caravanserai.games.gugong.solo.box import LEVELS
from caravanserai.games.gugong.state import EMPTY, ON_SHIP, OWN_BOARD, Gugong, kind_of, place_of

Phase: TypeAlias = Literal["morning", "day", "night", "end"]
DoublePlace: TypeAlias = Literal["locked", "pool", "supply", "wall", "ship", "token", "focus"]
DOUBLE_PLACES: Final[list[DoublePlace]] = ["locked", "pool", "supply", "wall", "ship", "token", "focus"]
OWN: Final = "own"
MOST_DEALS: Final = 1000  # tries to imagine cards that agree with what was told; then the true ones serve


class MarkerView(TypedDict):
    """A Bonus token in use."""

    token: str
    place: str  # a location, or "own": beside the player board


class PlayerView(TypedDict):
    """A player board and what else a player has."""

    seat: int
    meng: bool
    pool: int
    supply: int
    wall: int
    double: DoublePlace
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
    """A decree on the board."""

    id: str
    level: int
    cost: int  # for the seat that looks
    holders: list[int]


class ShipView(TypedDict):
    """A ship in a harbour."""

    harbour: str
    owner: int
    cargo: int
    double: int  # how many of them the Double Servant stands for


class SoloView(TypedDict):
    """What is known of Meng."""

    level: str
    focus: str
    cards_left: int
    today: list[str]
    used: list[str]
    discard_top: str


class GugongView(TypedDict):
    """The whole table."""

    seat: int
    day: int
    first: int
    medal: int
    phase: Phase
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
        "phase": phase_of(s),
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
        "wall_complete_at": int(wall_size(s)),
        "intrigue_order": intrigue_order(s),
        "deck": int(count(s.deck)),
        "piles": [int(s.left_pile), int(total(s.bag) - s.left_pile)],
        "traded": int(total(s.traded)),
        "players": [show_player(s, other, seat) for other in range(s.seats)],
        "solo": show_solo(s) if s.solo else None,
    }


def phase_of(s: Gugong) -> Phase:
    """Morning, Day phase, Night; the end is counted after the last of them (GG-3.1.1)."""
    if s.ended:
        return "end"
    if s.awaits(Night):
        return "morning" if s.awaits(DayPhase) else "day"
    return "night" if s.awaits(NextDay) else "end"


def show_decree(s: Gugong, decree: i64, seat: int) -> DecreeView:
    cost = decree_cost(s, seat, decree) if seat >= 0 else DECREES[decree].cost
    holders: list[int] = []
    for other in range(s.seats):
        if has(s.of(other).decrees, decree):
            holders.append(other)
    return {"id": DECREES[decree].id, "level": int(DECREES[decree].level), "cost": int(cost), "holders": holders}


def show_ship(s: Gugong, h: i64) -> ShipView:
    owner = s.of(s.harbours[h])
    carries_double = owner.double == ON_SHIP and owner.double_at == h
    return {
        "harbour": HARBOUR.labels[harbour_number(s, h)],
        "owner": int(s.harbours[h]),
        "cargo": int(s.cargo[h]),
        "double": int(owner.double_as) if carries_double else 0,
    }


def intrigue_order(s: Gugong) -> list[int]:
    """The seats, the furthest marker first (GG-9.1.6)."""
    order = filled(0, 0)
    for seat in range(s.seats):
        order = with_highest_first(s, order, seat)
    return list(order)


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
    place = place_of(laid)
    return {"token": TOKENS[kind_of(laid)].id, "place": OWN if place == OWN_BOARD else PLACE.labels[place]}


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
    """A table the seat cannot tell from the true one: unseen cards dealt anew, new chance.

    What has been told limits the deal: the matches of the last Night, and that a
    player who gives up a card has one worth it.
    """
    out = s.clone()
    out.draw_from(key)
    out.log = None
    luck_before = out.reveals
    for _ in range(MOST_DEALS):
        deal_unseen(out, s, seat)
        if is_possible(out, s, seat):
            break
        take_over_cards(out, s)
    change_minds(out, seat)
    out.reveals = luck_before
    return out


def pick(s: Gugong, bits: i64) -> i64:
    """Any number of a set."""
    return s.any_of("imagine", bits)


def deal_unseen(out: Gugong, s: Gugong, seat: Seat) -> None:
    """Deal the deck and the cards that only their owners have seen anew; mix hands and piles that nobody can tell."""
    left = s.deck
    for other in range(s.seats):
        if other != seat:
            left |= (s.of(other).hand | s.of(other).discard) & ~s.shown
    left |= (set_of(s.bottom) | set_of(s.meng_discard)) & ~s.shown
    if left != s.deck:
        out.placed &= ~left
        out.tested &= ~left
        for other in range(s.seats):
            if other != seat:
                left = deal_pile(out, s, other, True, left)
                left = deal_pile(out, s, other, False, left)
        left = deal_row(out, out.bottom, left)
        left = deal_row(out, out.meng_discard, left)
        out.deck = left
    for other in range(s.seats):
        if other != seat and not s.is_meng(other):
            mix_hand_and_pile(out, other)


def deal_pile(out: Gugong, s: Gugong, other: Seat, is_hand: bool, left: i64) -> i64:
    """Replace the unseen cards of a hand or a discard pile, one for one; what is left to deal."""
    p = out.of(other)
    true_cards = s.of(other).hand if is_hand else s.of(other).discard
    cards = true_cards & s.shown
    for card in numbers(true_cards & ~s.shown):
        new = pick(out, left)
        left ^= bit(new)
        cards |= bit(new)
        if has(s.placed, card):
            out.placed |= bit(new)
        if has(s.tested, card):
            out.tested |= bit(new)
    if is_hand:
        p.hand = cards
    else:
        p.discard = cards
    return left


def deal_row(out: Gugong, cards: Ints, left: i64) -> i64:
    """Replace the unseen cards of a pile of Meng's; what is left to deal."""
    for i in range(len(cards)):
        if not has(out.shown, cards[i]):
            cards[i] = pick(out, left)
            left ^= bit(cards[i])
            out.placed |= bit(cards[i])
    return left


def mix_hand_and_pile(out: Gugong, other: Seat) -> None:
    """Cards known to be somebody's, but not whether in hand or on the pile (GG-16.2.2)."""
    p = out.of(other)
    loose = (p.hand | p.discard) & ~out.placed
    in_hand = count(p.hand & ~out.placed)
    if in_hand == 0 or in_hand == count(loose):
        return
    p.hand &= out.placed
    for _ in range(in_hand):
        card = pick(out, loose)
        loose ^= bit(card)
        p.hand |= bit(card)
    p.discard = (p.discard & out.placed) | loose


def is_possible(out: Gugong, s: Gugong, seat: Seat) -> bool:
    """Whether a deal agrees with what everybody has been told (GG-10.1.3, 16.3.4, 6.3.5)."""
    if s.tested:
        for other in range(s.seats):
            if other != seat and not s.is_meng(other):
                true_cards = (s.of(other).hand | s.of(other).discard) & s.tested & ~s.shown
                cards = (out.of(other).hand | out.of(other).discard) & out.tested & ~out.shown
                if matching(true_cards, s.tested_by) != matching(cards, s.tested_by):
                    return False
    for step in s.stack:
        if isinstance(step, DiscardFor) and step.seat != seat and highest(out.of(step.seat).hand) < step.least:
            return False
    return True


def highest(cards: i64) -> i64:
    """The largest value among some cards."""
    most: i64 = 0
    for card in numbers(cards):
        most = max(most, GIFTS[card].value)
    return most


def take_over_cards(out: Gugong, s: Gugong) -> None:
    """Put all cards where they truly are, to deal once more."""
    for n in range(len(s.players)):
        out.players[n].hand = s.players[n].hand
        out.players[n].discard = s.players[n].discard
    out.deck = s.deck
    out.placed = s.placed
    out.tested = s.tested
    if s.solo:
        out.bottom = copied(s.bottom)
        out.meng_discard = copied(s.meng_discard)


def change_minds(out: Gugong, seat: Seat) -> None:
    """A card that another player has picked but not yet laid down might be any of those they have."""
    for n in range(len(out.stack)):
        step = out.stack[n]
        if step.seat == seat:
            continue
        if isinstance(step, ChoosePlace):
            out.stack[n] = ChoosePlace(step.seat, pick(out, out.of(step.seat).hand))
        elif isinstance(step, SwapWhere):
            p = out.of(step.seat)
            out.stack[n] = SwapWhere(step.seat, pick(out, p.hand | p.discard))


def viewed(s: Gugong, seat: int) -> dict[str, Any]:
    """The view as a plain table, for those who do not know the game."""
    return dict(show(s, seat))
