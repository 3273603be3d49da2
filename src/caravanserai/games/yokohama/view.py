"""Who sees what; and imagine, its inverse (YK-3.1.4, 18.1)."""

from typing import Any, Literal, TypeAlias, TypedDict

from mypy_extensions import i64

from caravanserai.core.bits import bit, count, has, numbers
from caravanserai.core.ids import UNUSED_COLOUR, Seat
from caravanserai.core.ints import copied
from caravanserai.core.play import imagine_answers
from caravanserai.core.rng import RngKey
from caravanserai.games.yokohama.actions.area import FivePower, MaybeBuild, Recover
from caravanserai.games.yokohama.actions.place import MaybePlace
from caravanserai.games.yokohama.actions.president import MovePresident, PayOnTheWay, TakeBack
from caravanserai.games.yokohama.box import (
    ACHIEVEMENTS,
    ANYTIME,
    AREAS,
    CARD_COUNTRIES,
    CARD_NAMES,
    CHURCH,
    CUSTOMS,
    LAB_SPACES,
    LABORATORIES,
    ORDERS,
    PORT_SPACES,
    PORTS,
    REWARD_NAMES,
    TECHNOLOGIES,
    TILES,
    TOKEN_NAMES,
)
from caravanserai.games.yokohama.choices import AGENT
from caravanserai.games.yokohama.components import AREA_NAMES, COUNTRY_NAMES, RESOURCE_NAMES
from caravanserai.games.yokohama.questions import power_in
from caravanserai.games.yokohama.scoring import score_of
from caravanserai.games.yokohama.state import (
    EMPTY,
    MOST_SEATS,
    NEUTRAL,
    SHOP_SPACES,
    PlayerState,
    Yokohama,
)

Phase: TypeAlias = Literal["orders", "before", "place", "move", "act", "token", "build", "recover", "after", "end"]


class AreaView(TypedDict):
    """An area, by slot of the layout."""

    id: str
    tile: str  # "": the canal has none
    token: str  # "": taken, or none
    shops: list[int]  # whose, by space; -1: free
    house: int  # whose; -1: none
    station: bool
    presidents: list[int]
    assistants: list[int]  # by seat
    powers: list[int]  # that each seat would have there now


class CardView(TypedDict):
    """A technology card on a laboratory board."""

    technology: str  # "": an empty space
    country: str


class SpaceView(TypedDict):
    """A space of the church or customs board."""

    id: str
    owner: int  # -1: free, -2: neutral


class AchievementView(TypedDict):
    """A revealed achievement tile and who completed it, in order."""

    id: str
    by: list[int]


class PlayerView(TypedDict):
    """A player's hand, warehouse and cards."""

    seat: int
    vp: int
    score: int  # with everything that is open now
    president: str  # "": in hand
    stock: dict[str, int]
    assistants: int
    shops: int
    houses: int
    store_assistants: int
    store_shops: int
    store_houses: int
    technologies: list[CardView]
    completed: list[str]
    orders: int
    hand: list[str] | None  # None: not yours to see
    dealt: list[str] | None
    rejected: str | None
    agents: dict[str, int]  # face up
    spent: int
    tokens: list[str]
    reward: str
    uses_left: list[str]  # technologies that can still be used this turn


class YokohamaView(TypedDict):
    """The whole table."""

    seat: int
    round: int
    first: int
    active: int
    area: str  # where an action is under way; "": none is
    power: int  # of that action
    trigger: int
    last_round: int
    phase: Phase
    ended: bool
    areas: list[AreaView]
    church: list[SpaceView]
    customs: list[SpaceView]
    laboratories: dict[str, list[CardView]]
    ports: dict[str, list[str]]
    technology_deck: int
    order_deck: int
    agents: dict[str, int]
    achievements: list[AchievementView]
    rewards: list[str]
    mini_1: bool
    players: list[PlayerView]


def show(s: Yokohama, seat: int) -> YokohamaView:
    """What a seat may know; NOBODY is a spectator (YK-3.1.4, 18.1.2)."""
    return {
        "seat": seat,
        "round": int(s.round),
        "first": int(s.first),
        "active": int(s.active),
        "area": "" if s.area == EMPTY else AREA_NAMES[s.area],
        "power": int(s.power),
        "trigger": int(s.trigger),
        "last_round": int(s.last_round),
        "phase": phase_of(s),
        "ended": s.ended,
        "areas": [show_area(s, area) for area in s.slots],
        "church": [{"id": CHURCH[n].id, "owner": show_owner(s.church[n])} for n in range(len(CHURCH))],
        "customs": [{"id": CUSTOMS[n].id, "owner": show_owner(s.customs[n])} for n in range(len(CUSTOMS))],
        "laboratories": {
            LABORATORIES[board]: [show_card(card) for card in s.labs[LAB_SPACES * board : LAB_SPACES * (board + 1)]]
            for board in range(len(LABORATORIES))
            if has(s.used, AREA_NAMES.index(LABORATORIES[board]))
        },
        "ports": {
            PORTS[port]: [order_name(n) for n in s.ports[PORT_SPACES * port : PORT_SPACES * (port + 1)]]
            for port in range(len(PORTS))
            if has(s.used, AREA_NAMES.index(PORTS[port]))
        },
        "technology_deck": int(count(s.card_deck)),
        "order_deck": int(count(s.deck)),
        "agents": {COUNTRY_NAMES[n]: int(s.agents[n]) for n in range(len(s.agents))},
        "achievements": [show_achievement(s, n) for n in range(len(s.achievements))],
        "rewards": [REWARD_NAMES[n] for n in numbers(s.rewards)],
        "mini_1": s.mini_1,
        "players": [show_player(s, other, seat) for other in range(s.seats)],
    }


def phase_of(s: Yokohama) -> Phase:
    """Extras, the steps of the main action, extras again; what an agent does belongs to the extras (YK-4.1, 6)."""
    if s.ended or s.round == 0:
        return "end" if s.ended else "orders"
    if s.awaits(MaybePlace):
        return "before"
    if s.awaits(MovePresident):
        return "move" if isinstance(s.stack[-1], MovePresident) else "place"
    if s.awaits(PayOnTheWay) or s.awaits(TakeBack):
        return "move"
    if s.area == EMPTY or s.area != s.of(s.active).president:  # there an agent acts
        return "after"
    if s.awaits(FivePower):
        return "act"
    if s.awaits(MaybeBuild):
        return "token"
    return "build" if s.awaits(Recover) else "recover"


def show_owner(owner: i64) -> int:
    """A seat, -1 or -2, as in the views of all games."""
    return UNUSED_COLOUR if owner == NEUTRAL else int(owner)


def order_name(order: i64) -> str:
    return "" if order == EMPTY else ORDERS[order].id


def show_card(card: i64) -> CardView:
    if card == EMPTY:
        return {"technology": "", "country": ""}
    return {"technology": TECHNOLOGIES[CARD_NAMES[card]].id, "country": COUNTRY_NAMES[CARD_COUNTRIES[card]]}


def show_area(s: Yokohama, area: i64) -> AreaView:
    seats = range(s.seats)
    return {
        "id": AREAS[area].id,
        "tile": "" if s.tiles[area] == EMPTY else TILES[s.tiles[area]].id,
        "token": "" if s.tokens[area] == EMPTY else TOKEN_NAMES[s.tokens[area]],
        "shops": [int(s.shops[SHOP_SPACES * area + n]) for n in range(SHOP_SPACES)] if AREAS[area].tile else [],
        "house": int(s.house_of[area]),
        "station": s.station == area,
        "presidents": [int(seat) for seat in seats if s.of(seat).president == area],
        "assistants": [int(s.of(seat).placed[area]) for seat in seats],
        "powers": [int(power_in(s, seat, area)) for seat in seats],
    }


def show_achievement(s: Yokohama, n: i64) -> AchievementView:
    by = s.achievers[MOST_SEATS * n : MOST_SEATS * (n + 1)]
    return {"id": ACHIEVEMENTS[s.achievements[n]].id, "by": [int(seat) for seat in by if seat != EMPTY]}


def show_player(s: Yokohama, other: Seat, seat: int) -> PlayerView:
    """What lies in front of a player; orders in hand only for their owner (YK-3.1.4)."""
    p = s.of(other)
    mine = other == seat
    return {
        "seat": int(other),
        "vp": int(p.vp),
        "score": int(score_of(s, other)),
        "president": "" if p.president == EMPTY else AREA_NAMES[p.president],
        "stock": {RESOURCE_NAMES[n]: int(amount) for n, amount in enumerate(p.stock)},
        "assistants": int(p.assistants),
        "shops": int(p.shops),
        "houses": int(p.houses),
        "store_assistants": int(p.store_assistants),
        "store_shops": int(p.store_shops),
        "store_houses": int(p.store_houses),
        "technologies": [show_card(card) for card in numbers(p.cards)],
        "completed": [ORDERS[n].id for n in numbers(p.completed)],
        "orders": len(p.hand),
        "hand": [ORDERS[n].id for n in p.hand] if mine or s.ended else None,
        "dealt": [ORDERS[n].id for n in numbers(p.dealt)] if mine else None,
        "rejected": order_name(p.rejected) if mine else None,
        "agents": {AGENT.labels[n]: int(p.agents[n]) for n in range(len(p.agents)) if p.agents[n]},
        "spent": int(p.spent + p.spent_free),
        "tokens": [TOKEN_NAMES[n] for n in numbers(p.tokens)],
        "reward": "" if p.reward == EMPTY else REWARD_NAMES[p.reward],
        "uses_left": uses_left(s, other),
    }


def uses_left(s: Yokohama, seat: Seat) -> list[str]:
    if s.anytime(seat) is None:
        return []
    return [TECHNOLOGIES[n].id for n in numbers(s.of(seat).names & ANYTIME & ~s.uses)]


def imagine(s: Yokohama, seat: int, key: RngKey) -> Yokohama:
    """A table the seat cannot tell from the true one: unseen orders dealt anew, new chance.

    All piles are drawn from at random, so their order is new chance too; orders
    taken from a port were seen by all and stay where they are.
    """
    out = s.clone()
    out.draw_from(key)
    out.log = None
    luck_before = out.reveals
    if not s.ended:
        deal_orders(out, seat)
    imagine_answers(out, seat)
    out.reveals = luck_before
    return out


def deal_orders(out: Yokohama, seat: Seat) -> None:
    """The orders that a seat has not seen, dealt anew (YK-18.1.1, 18.1.2)."""
    deck, removed = count(out.deck), count(out.removed)
    left = out.deck | out.removed
    for other in range(out.seats):
        if other != seat:
            left |= hidden_orders(out.of(other))
    for other in range(out.seats):
        if other != seat:
            left = redealt(out, out.of(other), left)
    out.deck = out.some_of("imagine", left, deck)
    out.removed = out.some_of("imagine", left ^ out.deck, removed)


def hidden_orders(p: PlayerState) -> i64:
    """Orders of a player that others have not seen, as bits."""
    out = p.dealt | (0 if p.rejected == EMPTY else bit(p.rejected))
    for order in p.hand:
        if not has(p.open, order):
            out |= bit(order)
    return out


def redealt(out: Yokohama, p: PlayerState, left: i64) -> i64:
    """Another player's hidden orders drawn anew; what is left after that."""
    dealt = out.some_of("imagine", left, count(p.dealt))
    p.dealt = dealt
    left ^= dealt
    hand = copied(p.hand)
    for n in range(len(hand)):
        if not has(p.open, hand[n]):
            hand[n] = out.any_of("imagine", left)
            left ^= bit(hand[n])
    p.hand = hand
    if p.rejected != EMPTY:
        p.rejected = out.any_of("imagine", left)
        left ^= bit(p.rejected)
    return left


def viewed(s: Yokohama, seat: int) -> dict[str, Any]:
    """The view as a plain table, for those who do not know the game."""
    return dict(show(s, seat))
