"""Who sees what; and imagine, its inverse (MP-25.30, 25.31)."""

from typing import Any, Literal, TypeAlias, TypedDict

from mypy_extensions import i64

from caravanserai.core.bags import held
from caravanserai.core.bits import bit, count, numbers
from caravanserai.core.game import sum_of
from caravanserai.core.ids import NOBODY, UNUSED_COLOUR, Seat
from caravanserai.core.play import imagine_answers
from caravanserai.core.rng import RngKey
from caravanserai.games.marcopolo2.actions.spaces import occupation
from caravanserai.games.marcopolo2.actions.travel import Move
from caravanserai.games.marcopolo2.box import (
    BAG,
    CARD_CITIES,
    CHARACTERS,
    CITY_CARDS,
    CONTRACT_CITIES,
    CONTRACTS,
    GOALS,
    POSTS,
    SEALS,
    SPACE_NAMES,
)
from caravanserai.games.marcopolo2.components import (
    BOX,
    CARD_SPACE,
    DICE_VALUES,
    LOCATION_NAMES,
    MARKER_NAMES,
    RESOURCE_NAMES,
    SEAL_NAMES,
    SHIELD_NAMES,
)
from caravanserai.games.marcopolo2.flow import ChooseGoals, EndTurn, FirstRound, StartRound
from caravanserai.games.marcopolo2.questions import character
from caravanserai.games.marcopolo2.scoring import score_lines, shields
from caravanserai.games.marcopolo2.state import BLACK, EMPTY, NEUTRAL, VALUES, WHOSE, MarcoPolo, PlayerState

OUTPOST_NAMES = BOX.ids("outpost_bonuses")
TILE_NAMES = BOX.ids("offer_tiles")
ONE = 1  # the value of a die that costs a coin where a space is occupied


Phase: TypeAlias = Literal["characters", "goals", "bonuses", "roll", "turn", "end"]


class DieView(TypedDict):
    """A die on a space."""

    owner: int  # a seat; -1: black, -2: neutral
    value: int


class SpaceView(TypedDict):
    """A space for dice; the last die lies on top."""

    id: str
    dice: list[DieView]
    occupied: bool  # whether using it costs coins


class CardView(TypedDict):
    """A city card and where it lies; an empty city is the action area."""

    space: str
    card: str
    city: str


class ContractView(TypedDict):
    """A contract on the map."""

    card: str  # "": an empty space
    city: str


class PlayerView(TypedDict):
    """A player board and what else a player has."""

    seat: int
    character: str
    vp: int
    score: int  # with everything that is open now
    stock: dict[str, int]
    own: list[int]  # dice on the player board, by value
    black: list[int]
    spared: list[str]  # what the character does not pay on routes
    figures: list[str]
    posts: list[str]
    posts_left: int
    seals: list[str]
    improved: list[str]
    active: list[str]
    completed: int
    tiles: list[str]
    shields: list[str]
    goal: str | None  # None: not yours to see
    goals_dealt: list[str] | None
    goals_returned: list[str] | None


class PlanView(TypedDict):
    """A movement that is being planned."""

    figure: int  # 0 or 1
    at: str  # where it has come to
    through: list[str]
    left: int  # steps
    costs: dict[str, int]  # so far, with what the space costs


class MarcoPoloView(TypedDict):
    """The whole table."""

    seat: int
    round: int
    first: int
    hourglass: int
    phase: Phase
    ended: bool
    open_dice: bool
    extra_bonuses: bool
    characters: list[str]  # to be picked
    markers: dict[str, str]
    outposts: dict[str, str]
    cards: list[CardView]
    card_deck: int
    contracts: list[ContractView]
    pile: int
    offers: list[str]
    next_offers: list[str]
    seal_stacks: dict[str, int]
    black_left: int
    black_shown: list[int]
    spaces: list[SpaceView]
    bag: list[DieView]
    acted: bool
    plan: PlanView | None
    players: list[PlayerView]


def show(s: MarcoPolo, seat: int) -> MarcoPoloView:
    """What a seat may know; NOBODY is a spectator (MP-25.30, 25.31)."""
    return {
        "seat": seat,
        "round": int(s.round),
        "first": int(s.first),
        "hourglass": int(s.hourglass),
        "phase": phase_of(s),
        "ended": s.ended,
        "open_dice": s.open_dice,
        "extra_bonuses": s.extra_bonuses,
        "characters": [CHARACTERS[n].id for n in numbers(s.characters)],
        "markers": {LOCATION_NAMES[n]: MARKER_NAMES[tile] for n, tile in enumerate(s.markers) if tile != EMPTY},
        "outposts": {LOCATION_NAMES[n]: OUTPOST_NAMES[tile] for n, tile in enumerate(s.outposts) if tile != EMPTY},
        "cards": [show_card(s, n) for n in range(len(s.cards))],
        "card_deck": int(count(s.card_deck)),
        "contracts": [show_contract(s, n) for n in range(len(s.contracts))],
        "pile": int(count(s.pile)) + len(s.under),
        "offers": [TILE_NAMES[tile] for tile in s.tiles],
        "next_offers": [TILE_NAMES[tile] for tile in s.next_tiles if tile != EMPTY],
        "seal_stacks": {SEAL_NAMES[n]: int(s.seal_stacks[n]) for n in range(len(SEALS))},
        "black_left": int(s.black_left),
        "black_shown": values_of(s.black_shown),
        "spaces": [show_space(s, n) for n in range(len(SPACE_NAMES))],
        "bag": dice_on_space(s, BAG),
        "acted": s.acted,
        "plan": show_plan(s),
        "players": [show_player(s, other, seat) for other in range(s.seats)],
    }


def phase_of(s: MarcoPolo) -> Phase:
    """Characters and goals; then in each round bonuses, the roll, turns (MP-3.8, 5)."""
    if s.ended:
        return "end"
    if s.awaits(ChooseGoals):
        return "characters"
    if s.awaits(FirstRound):
        return "goals"
    if s.awaits(StartRound):
        return "bonuses"
    return "turn" if s.awaits(EndTurn) else "roll"


def show_plan(s: MarcoPolo) -> PlanView | None:
    """What has been planned of a movement; there is one only while it is asked for."""
    if not s.stack or not isinstance(s.stack[-1], Move):
        return None
    return {
        "figure": int(s.figure),
        "at": LOCATION_NAMES[s.at],
        "through": [LOCATION_NAMES[place] for place in numbers(s.through)],
        "left": int(s.left),
        "costs": {"coin": int(s.coins), "camel": int(s.camels), "jade": int(s.jade)},
    }


def values_of(dice: i64) -> list[int]:
    """The values of a bag of dice, ascending."""
    out: list[int] = []
    for value in range(DICE_VALUES):
        for _ in range(held(dice, value)):
            out.append(value + 1)
    return out


def show_card(s: MarcoPolo, n: i64) -> CardView:
    city = CARD_CITIES[n]
    return {
        "space": SPACE_NAMES[CARD_SPACE + n],
        "card": "" if s.cards[n] == EMPTY else CITY_CARDS[s.cards[n]].id,
        "city": "" if city < 0 else LOCATION_NAMES[city],
    }


def show_contract(s: MarcoPolo, n: i64) -> ContractView:
    card = s.contracts[n]
    return {"card": "" if card == EMPTY else CONTRACTS[card].id, "city": LOCATION_NAMES[CONTRACT_CITIES[n]]}


def dice_on_space(s: MarcoPolo, space: i64) -> list[DieView]:
    out: list[DieView] = []
    for die in s.dice:
        if die // (VALUES * WHOSE) == space:
            whose = die // VALUES % WHOSE
            owner = NOBODY if whose == BLACK else UNUSED_COLOUR if whose == NEUTRAL else int(whose)
            out.append({"owner": owner, "value": int(die % VALUES)})
    return out


def show_space(s: MarcoPolo, space: i64) -> SpaceView:
    return {
        "id": SPACE_NAMES[space],
        "dice": dice_on_space(s, space),
        "occupied": occupation(s, space, ONE) > 0,
    }


def show_player(s: MarcoPolo, other: Seat, seat: int) -> PlayerView:
    """A player's board; goal cards only for their owner until the end (MP-3.11, 25.30)."""
    p = s.of(other)
    mine = other == seat
    return {
        "seat": int(other),
        "character": "" if p.character == EMPTY else CHARACTERS[p.character].id,
        "vp": int(p.vp),
        "score": open_score(s, other, mine),
        "stock": {RESOURCE_NAMES[n]: int(amount) for n, amount in enumerate(p.stock)},
        "own": values_of(p.own),
        "black": values_of(p.black),
        "spared": spared(p),
        "figures": [LOCATION_NAMES[place] for place in p.figures],
        "posts": [LOCATION_NAMES[place] for place in numbers(p.posts)],
        "posts_left": int(POSTS - count(p.posts)),
        "seals": [SEAL_NAMES[seal] for seal in numbers(p.seals)],
        "improved": [SEAL_NAMES[seal] for seal in numbers(p.improved)],
        "active": [CONTRACTS[card].id for card in p.active],
        "completed": int(count(p.completed)),
        "tiles": [OUTPOST_NAMES[tile] for tile in numbers(p.tiles)],
        "shields": [SHIELD_NAMES[shield] for shield in numbers(shields(p))],
        "goal": ("" if p.goal == EMPTY else GOALS[p.goal].id) if mine or s.ended else None,
        "goals_dealt": [GOALS[n].id for n in numbers(p.dealt)] if mine else None,
        "goals_returned": [GOALS[n].id for n in numbers(p.returned)] if mine else None,
    }


def open_score(s: MarcoPolo, seat: Seat, mine: bool) -> int:
    """The score if the game ended now; a goal card counts only for those who may see it."""
    return sum_of(score_lines(s, seat, mine or s.ended))


def imagine(s: MarcoPolo, seat: int, key: RngKey) -> MarcoPolo:
    """A table the seat cannot tell from the true one: the others' goal cards dealt anew, new chance.

    All piles are drawn from at random, so their order is new chance too.
    """
    out = s.clone()
    out.draw_from(key)
    out.log = None
    luck_before = out.reveals
    if not s.ended:
        deal_goals(out, seat)
    imagine_answers(out, seat)
    out.reveals = luck_before
    return out


def deal_goals(out: MarcoPolo, seat: Seat) -> None:
    """The goal cards that a seat has not seen, dealt anew (MP-25.30)."""
    left = out.goals_left
    for other in range(out.seats):
        if other != seat:
            left |= goal_cards(out.of(other))
    for other in range(out.seats):
        if other != seat:
            p = out.of(other)
            n, returned = count(p.dealt), count(p.returned)
            p.dealt = out.some_of("imagine", left, n)
            left ^= p.dealt
            if p.goal != EMPTY:
                p.goal = out.any_of("imagine", left)
                left ^= bit(p.goal)
            p.returned = out.some_of("imagine", left, returned)
            left ^= p.returned
    out.goals_left = left


def goal_cards(p: PlayerState) -> i64:
    """All goal cards that a player was dealt, as bits."""
    return p.dealt | p.returned | (0 if p.goal == EMPTY else bit(p.goal))


def spared(me: PlayerState) -> list[str]:
    """What routes cost others and not this player (MP-20.7.2)."""
    if me.character == EMPTY:
        return []
    free = character(me)
    return [name for name, is_free in (("coin", free.free_coins), ("camel", free.free_camels)) if is_free]


def viewed(s: MarcoPolo, seat: int) -> dict[str, Any]:
    """The view as a plain table, for those who do not know the game."""
    return dict(show(s, seat))
