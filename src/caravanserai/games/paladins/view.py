"""Who sees what; and imagine, its inverse (PW-17.30 to 17.33)."""

from typing import Any, Final, Literal, TypeAlias, TypedDict

from mypy_extensions import i64

from caravanserai.core.bags import held
from caravanserai.core.bits import bit, count, numbers, set_of
from caravanserai.core.game import sum_of
from caravanserai.core.ids import Seat
from caravanserai.core.ints import total
from caravanserai.core.play import imagine_answers
from caravanserai.core.rng import RngKey
from caravanserai.games.paladins.actions.workers import digit
from caravanserai.games.paladins.box import (
    ORDER_VP,
    OUTSIDERS,
    PALADINS,
    SCHEMES,
    SOLO_LEVELS,
    SPACES,
    SUSPICION_TAX,
    TOP_ROW,
    TOWN_SLOTS,
    TOWNSFOLK,
    WALLS,
    WORKSHOPS,
)
from caravanserai.games.paladins.choices import FAVOUR, JAR, TAVERN
from caravanserai.games.paladins.components import (
    ACTION_NAMES,
    ATTRIBUTE_NAMES,
    BOARD_ACTIONS,
    BOX,
    FIRST_RIGHT,
    WORKERS,
)
from caravanserai.games.paladins.flow import ActionPhase, Gathering, RoundEnd
from caravanserai.games.paladins.questions import attribute_of, is_covered, open_space, use_cost, use_requirement
from caravanserai.games.paladins.scoring import has_fulfilled, orders_fulfilled, score_lines
from caravanserai.games.paladins.state import EMPTY, PLACE_WIDTH, RIVAL, PaladinsTable, PlayerState

ORDER_NAMES: Final[list[str]] = BOX.ids("kings_orders")


Phase: TypeAlias = Literal["set-up", "paladins", "gather", "act", "end"]


class ActionView(TypedDict):
    """One action of a player board."""

    taken: int  # times in the game
    workers: list[str]  # by space, "" where none stands
    covered: list[bool]  # by space: under a Workshop
    cost: int  # Silver or Provisions of the next use, with the Paladin of the round; -1: no more uses
    requirement: int  # the attribute needed for the next use; -1: it depends on the target


class PlayerView(TypedDict):
    """A player board and what else a player has."""

    seat: int
    rival: bool
    passed: bool
    workers: dict[str, int]  # the personal supply
    silver: int
    provisions: int
    track: dict[str, int]
    attributes: dict[str, int]  # with the Paladin of the round
    paladin: str | None  # "": none in the slot; None: face down, and not yours to see
    deck: int
    deck_known: list[str]  # what is left in the deck, as a set, and so no secret
    suspicion: list[int]  # Tax values, the newest last
    unpaid: int
    paid: int
    crew: list[str]
    actions: dict[str, ActionView]
    workshops: int  # still in the row
    jars: list[str]  # Absolve reward spaces with a Jar
    walls: list[str]
    attacked: list[str]
    converted: list[str]
    orders: int  # fulfilled
    vp: int  # if the game ended now
    drawn: list[str] | None  # None: not yours to see
    top: str | None
    bottom: list[str] | None


class TownView(TypedDict):
    """A place in the row of Townsfolk."""

    card: str  # "": empty
    silver: int
    debt: bool


class OrderView(TypedDict):
    """A King's Order."""

    card: str  # "": face down
    vp: int
    fulfilled: list[int]


class FavourView(TypedDict):
    """A King's Favour."""

    card: str
    owner: int  # of the worker on it; -1: free
    worker: str


class TavernView(TypedDict):
    """A Tavern card of the round."""

    card: str
    taker: int


class SpaceView(TypedDict):
    """A space for a Monk or an Outpost."""

    id: str
    open: bool  # with this number of players
    owner: int  # -1: empty
    outpost: bool


class SoloView(TypedDict):
    """The solo opponent's own board."""

    level: str
    workers: int
    marker: int  # 1 to 5
    shops: dict[str, int]
    standing: dict[str, int]  # workers on each right-side action
    top_used: list[str]
    stack: list[str]  # the attributes, the lowest of the stack first
    schemes: int  # cards left in the deck
    schemes_gone: dict[str, int]
    scheme: str  # turned over last


class PaladinsView(TypedDict):
    """The whole table."""

    seat: int
    round: int
    first: int
    active: int
    phase: Phase
    ended: bool
    tax: int
    town: list[TownView]
    town_pile: int
    town_gone: list[str]
    outsiders: list[str]
    outsider_pile: int
    outsiders_gone: list[str]
    walls: int
    orders: list[OrderView]
    favours: list[FavourView]
    taverns: list[TavernView]
    tavern_pile: int
    tavern_gone: list[str]  # face up (PW-14.7)
    suspicion_pile: int
    suspicion_gone: list[int]  # Tax values: all of them were seen
    spaces: list[SpaceView]
    players: list[PlayerView]
    solo: SoloView | None


def show(s: PaladinsTable, seat: int) -> PaladinsView:
    """What a seat may know; NOBODY is a spectator (PW-17.30 to 17.32)."""
    return {
        "seat": seat,
        "round": int(s.round),
        "first": int(s.first),
        "active": int(s.active),
        "phase": phase_of(s),
        "ended": s.ended,
        "tax": int(s.tax),
        "town": [show_town(s, place) for place in range(len(s.town))],
        "town_pile": int(count(s.town_pile)),
        "town_gone": [TOWNSFOLK[card].id for card in numbers(s.town_gone)],
        "outsiders": ["" if card == EMPTY else OUTSIDERS[card].id for card in s.outsiders],
        "outsider_pile": int(count(s.outsider_pile)),
        "outsiders_gone": [OUTSIDERS[card].id for card in numbers(s.outsiders_gone)],
        "walls": int(count(s.wall_pile)),
        "orders": [show_order(s, place) for place in range(len(s.orders))],
        "favours": [show_favour(s, place) for place in range(len(s.favours))],
        "taverns": [
            {"card": TAVERN.labels[s.taverns[n]], "taker": int(s.tavern_takers[n])} for n in range(len(s.taverns))
        ],
        "tavern_pile": int(count(s.tavern_pile)),
        "tavern_gone": [TAVERN.labels[card] for card in numbers(s.tavern_gone)],
        "suspicion_pile": int(total(s.suspicion_pile)),
        "suspicion_gone": [
            int(SUSPICION_TAX[kind]) for kind in range(len(SUSPICION_TAX)) for _ in range(s.suspicion_gone[kind])
        ],
        "spaces": [show_space(s, n) for n in range(len(s.spaces))],
        "players": [show_player(s, other, seat) for other in range(s.seats)],
        "solo": show_solo(s) if s.solo else None,
    }


def phase_of(s: PaladinsTable) -> Phase:
    """Paladins are drawn, workers gathered, actions taken (PW-3.3, 4)."""
    if s.ended:
        return "end"
    if s.awaits(Gathering):
        return "paladins"
    if s.awaits(ActionPhase):
        return "gather"
    return "act" if s.awaits(RoundEnd) else "set-up"


def show_town(s: PaladinsTable, place: i64) -> TownView:
    slot, card = TOWN_SLOTS[place], s.town[place]
    return {"card": "" if card == EMPTY else TOWNSFOLK[card].id, "silver": int(slot.silver), "debt": slot.debt}


def show_order(s: PaladinsTable, place: i64) -> OrderView:
    order = s.orders[place]
    fulfilled: list[int] = []
    for seat in range(s.seats):
        if order != EMPTY and has_fulfilled(s, seat, order):
            fulfilled.append(seat)
    return {"card": "" if order == EMPTY else ORDER_NAMES[order], "vp": int(ORDER_VP[place]), "fulfilled": fulfilled}


def show_favour(s: PaladinsTable, place: i64) -> FavourView:
    favour, worker = s.favours[place], s.favour_workers[place]
    return {
        "card": "" if favour == EMPTY else FAVOUR.labels[favour],
        "owner": -1 if worker == EMPTY else int(worker // PLACE_WIDTH),
        "worker": "" if worker == EMPTY else WORKERS[worker % PLACE_WIDTH],
    }


def show_space(s: PaladinsTable, n: i64) -> SpaceView:
    piece = s.spaces[n]
    owner = -1 if piece == EMPTY else int(piece // 2)
    return {"id": SPACES[n].id, "open": open_space(s, n), "owner": owner, "outpost": piece != EMPTY and piece % 2 == 1}


def show_player(s: PaladinsTable, other: Seat, seat: int) -> PlayerView:
    """A player's board; the Paladins in hand and in the deck only for their owner (PW-17.31)."""
    p = s.of(other)
    mine = other == seat
    return {
        "seat": int(other),
        "rival": s.is_rival(other),
        "passed": p.passed,
        "workers": {WORKERS[kind]: int(held(p.workers, kind)) for kind in range(len(WORKERS))},
        "silver": int(p.silver),
        "provisions": int(p.provisions),
        "track": {ATTRIBUTE_NAMES[n]: int(level) for n, level in enumerate(p.track)},
        "attributes": {ATTRIBUTE_NAMES[n]: int(attribute_of(p, n)) for n in range(len(p.track))},
        "paladin": show_paladin(p, mine),
        "deck": int(count(p.unseen)) + len(p.bottom) + (0 if p.top == EMPTY else 1),
        "deck_known": [PALADINS[n].id for n in numbers(deck_cards(p))],
        "suspicion": [int(SUSPICION_TAX[kind]) for kind in p.suspicion],
        "unpaid": int(p.unpaid),
        "paid": int(p.paid),
        "crew": [TOWNSFOLK[card].id for card in p.crew],
        "actions": {
            ACTION_NAMES[action]: show_action(p, action, s.is_rival(other)) for action in range(len(ACTION_NAMES))
        },
        "workshops": len(WORKSHOPS) - int(p.developed()),
        "jars": [JAR.labels[jar] for jar in numbers(p.jars)],
        "walls": [WALLS[wall].id for wall in p.walls],
        "attacked": [OUTSIDERS[card].id for card in numbers(p.attacked)],
        "converted": [OUTSIDERS[card].id for card in p.converted],
        "orders": int(orders_fulfilled(s, other)),
        "vp": sum_of(score_lines(s, other)),
        "drawn": [PALADINS[n].id for n in numbers(p.drawn)] if mine else None,
        "top": ("" if p.top == EMPTY else PALADINS[p.top].id) if mine else None,
        "bottom": [PALADINS[n].id for n in p.bottom] if mine else None,
    }


def show_paladin(p: PlayerState, mine: bool) -> str | None:
    if p.paladin == EMPTY:
        return ""
    return PALADINS[p.paladin].id if p.revealed or mine else None


def show_action(p: PlayerState, action: i64, rival: bool) -> ActionView:
    """One action; how many workers the solo opponent has there is told in its own part."""
    workers: list[str] = []
    covered: list[bool] = []
    for space in range(len(BOARD_ACTIONS[action].slots)):
        standing = 0 if rival else digit(p.placed[action], space)
        workers.append("" if standing == 0 else WORKERS[standing - 1])
        covered.append(is_covered(p, action, space))
    return {
        "taken": int(p.taken[action]),
        "workers": workers,
        "covered": covered,
        "cost": int(use_cost(p, action)),
        "requirement": int(use_requirement(p, action)),
    }


def deck_cards(p: PlayerState) -> i64:
    """All that a player has not played: in the deck, in hand, or face down in the slot (PW-17.33)."""
    out = p.unseen | p.drawn
    if p.top != EMPTY:
        out |= bit(p.top)
    if p.paladin != EMPTY and not p.revealed:
        out |= bit(p.paladin)
    return out | set_of(p.bottom)


def show_solo(s: PaladinsTable) -> SoloView:
    p = s.of(RIVAL)
    right = range(FIRST_RIGHT, len(ACTION_NAMES))
    return {
        "level": SOLO_LEVELS[s.level],
        "workers": int(s.rival_workers),
        "marker": int(s.rival_marker) + 1,
        "shops": {ACTION_NAMES[action]: int(s.rival_shops[action]) for action in right},
        "standing": {ACTION_NAMES[action]: int(p.placed[action]) for action in right},
        "top_used": [TOP_ROW[top] for top in numbers(s.rival_top)],
        "stack": [ATTRIBUTE_NAMES[attribute] for attribute in s.rival_stack],
        "schemes": int(total(s.schemes)),
        "schemes_gone": {SCHEMES[n].id: int(s.schemes_gone[n]) for n in range(len(SCHEMES))},
        "scheme": "" if s.scheme == EMPTY else SCHEMES[s.scheme].id,
    }


def imagine(s: PaladinsTable, seat: int, key: RngKey) -> PaladinsTable:
    """A table the seat cannot tell from the true one: the others' Paladins dealt anew, new chance.

    All piles of the main board are drawn from at random, so their order is new chance too.
    """
    out = s.clone()
    out.draw_from(key)
    out.log = None
    luck_before = out.reveals
    for other in range(out.seats):
        if other != seat and not out.is_rival(other):
            deal_anew(out, out.of(other))
    imagine_answers(out, seat)
    out.reveals = luck_before
    return out


def deal_anew(out: PaladinsTable, p: PlayerState) -> None:
    """The same number of cards in each place, drawn from all that are not yet played (PW-17.31, 17.33)."""
    left = deck_cards(p)
    p.drawn = out.some_of("imagine", left, count(p.drawn))
    left ^= p.drawn
    if p.paladin != EMPTY and not p.revealed:
        p.paladin = pick(out, left)
        left ^= bit(p.paladin)
    if p.top != EMPTY:
        p.top = pick(out, left)
        left ^= bit(p.top)
    for n in range(len(p.bottom)):
        p.bottom[n] = pick(out, left)
        left ^= bit(p.bottom[n])
    p.unseen = left


def pick(s: PaladinsTable, cards: i64) -> i64:
    """Any number of a set."""
    return s.any_of("imagine", cards)


def viewed(s: PaladinsTable, seat: int) -> dict[str, Any]:
    """The view as a plain table, for those who do not know the game."""
    return dict(show(s, seat))
