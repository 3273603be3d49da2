"""What rules ask and Paladins may change: attributes, costs, worker spaces (PW-1.3, 5.1, 10.4)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bags import MOST, WIDTH, held, size
from caravanserai.core.bits import bit, has
from caravanserai.core.ids import Ints, Seat
from caravanserai.core.ints import added, filled, row
from caravanserai.games.paladins.box import (
    ATTACK_PRICE,
    FAITH_FLAGS,
    MOST_USES,
    PALADINS,
    SOLO,
    SPACES,
    STRENGTH_FLAGS,
)
from caravanserai.games.paladins.choices import BAG_SIZES, BAGS, MOST_PLACED
from caravanserai.games.paladins.components import (
    ACTIONS,
    ANY,
    ATTACK,
    BOARD_ACTIONS,
    COMMISSION,
    COVERABLE,
    CRIMINAL,
    DEVELOP,
    FIRST_RIGHT,
    NOUNS,
    RECRUIT,
    SILVER,
    STRENGTH,
    WORKERS,
)
from caravanserai.games.paladins.state import EMPTY, PaladinsTable, PlayerState

SOLO_PLAYERS: Final[i64] = SOLO["board_player_count"]
SPACE_PLAYERS: Final = row([space.players for space in SPACES])
SPACE_FAITH: Final = row([FAITH_FLAGS[space.region] for space in SPACES])
SPACE_STRENGTH: Final = row([STRENGTH_FLAGS[space.region] for space in SPACES])
COVERS: Final = 1 << COVERABLE  # ways to cover the worker spaces of an action
NO_MORE: Final = -1  # the action cannot be taken again in this game


# Attributes


def attribute_of(p: PlayerState, attribute: i64) -> i64:
    """The track level plus the bonus of the Paladin in play (PW-1.3, 1.5)."""
    level = p.track[attribute]
    if p.paladin != EMPTY and p.revealed:
        level += PALADINS[p.paladin].attributes[attribute]
    return level


# Costs


def changed_cost(p: PlayerState, action: i64, noun: i64, usual: i64) -> i64:
    """What an action costs of a resource, with the Paladin of the round (PW-10.4)."""
    if p.paladin != EMPTY and p.revealed:
        paladin, place = PALADINS[p.paladin], action * len(NOUNS) + noun
        return paladin.cost[place] if paladin.cost[place] >= 0 else max(usual + paladin.more[place], 0)
    return usual


def is_used_up(p: PlayerState, action: i64) -> bool:
    """Whether a player has taken an action as often as the game allows (PW-5.3.1, 5.3.3)."""
    most = MOST_USES[action]
    return most >= 0 and uses(p, action) >= most


def uses(p: PlayerState, action: i64) -> i64:
    """How often an action was taken; a free Develop uses up a Workshop too (PW-6.1, 9.2.7)."""
    return p.developed() if action == DEVELOP else p.taken[action]


def use_cost(p: PlayerState, action: i64) -> i64:
    """Silver or Provisions for the next use, whatever its target; NO_MORE if there is none."""
    return NO_MORE if is_used_up(p, action) else next_cost(p, action)


def next_cost(p: PlayerState, action: i64) -> i64:
    """What the next use of an action that is not used up costs (PW-6.1.1, 6.5.1, 8.1.1 to 8.6.1)."""
    printed = BOARD_ACTIONS[action]
    usual = printed.silver if len(printed.costs) == 0 else printed.costs[p.taken[action]]
    return changed_cost(p, action, printed.noun, usual)


def use_requirement(p: PlayerState, action: i64) -> i64:
    """The attribute needed for the next use; -1 where it depends on the target, or on nothing (PW-8.2.2, 8.4.3)."""
    requirement = BOARD_ACTIONS[action].requirement
    if len(requirement) == 0 or is_used_up(p, action):
        return -1
    return requirement[p.taken[action]]


def town_cost(p: PlayerState, printed: i64) -> i64:
    """Silver for a Townsfolk of the display (PW-6.2.7, 10.8)."""
    return changed_cost(p, RECRUIT, SILVER, printed)


def is_recruiting_free(p: PlayerState) -> bool:
    """With "Recruit costs no Silver" no Debt may be taken instead (PW-10.8)."""
    return p.paladin != EMPTY and p.revealed and PALADINS[p.paladin].cost[RECRUIT * len(NOUNS) + SILVER] >= 0


def attack_cost(p: PlayerState, place: i64) -> i64:
    """Silver for every two Strength missing, rounded up (PW-8.5.2, 8.5.3)."""
    missing = STRENGTH_FLAGS[place] - attribute_of(p, STRENGTH)
    usual = 0 if missing <= 0 else (missing + 1) // 2 * ATTACK_PRICE
    return changed_cost(p, ATTACK, SILVER, usual)


# Spaces of the main board


def board_players(s: PaladinsTable) -> i64:
    """For how many players the main board is open (PW-2.2.9, 16.1.10)."""
    return SOLO_PLAYERS if s.solo else s.seats


def open_space(s: PaladinsTable, space: i64) -> bool:
    """Whether a space is open for the number of players (PW-2.2.9, 8.1.4)."""
    return SPACE_PLAYERS[space] <= board_players(s)


def flag(action: i64, space: i64) -> i64:
    """What the region of a space asks of a Monk or an Outpost (PW-8.1.3, 8.3.3)."""
    return SPACE_FAITH[space] if action == COMMISSION else SPACE_STRENGTH[space]


def can_take_space(s: PaladinsTable, seat: Seat, action: i64, space: i64) -> bool:
    """Whether a Monk or Outpost may be placed there (PW-8.1.3, 8.1.4, 8.3.3, 8.3.4)."""
    if s.spaces[space] != EMPTY or not open_space(s, space):
        return False
    return flag(action, space) <= attribute_of(s.of(seat), BOARD_ACTIONS[action].needs)


def any_space(s: PaladinsTable, me: PlayerState, action: i64) -> bool:
    """Whether there is an allowed empty space (PW-8.1.7)."""
    reach, players = attribute_of(me, BOARD_ACTIONS[action].needs), board_players(s)
    flags = SPACE_FAITH if action == COMMISSION else SPACE_STRENGTH
    for space in range(len(s.spaces)):
        if s.spaces[space] == EMPTY and flags[space] <= reach and SPACE_PLAYERS[space] <= players:
            return True
    return False


# Worker spaces


def is_covered(p: PlayerState, action: i64, space: i64) -> bool:
    """Whether a Workshop covers a worker space (PW-6.1.6)."""
    return action >= FIRST_RIGHT and space < COVERABLE and has(p.covered, COVERABLE * (action - FIRST_RIGHT) + space)


def cover_of(p: PlayerState, action: i64) -> i64:
    """Which of an action's worker spaces are covered, as bits."""
    return 0 if action < FIRST_RIGHT else (p.covered >> (COVERABLE * (action - FIRST_RIGHT))) & (COVERS - 1)


def fits(needed: list[int], bag: i64) -> bool:
    """Whether workers fill worker spaces exactly; a Criminal stands for any of them (PW-5.1.2 to 5.1.6)."""
    if size(bag) != len(needed):
        return False
    missing: i64 = 0
    for kind in range(len(WORKERS)):
        wanted: i64 = needed.count(kind)
        missing += max(wanted - held(bag, kind), 0)
    spare = held(bag, CRIMINAL) - needed.count(CRIMINAL)
    return missing == 0 or (needed.count(CRIMINAL) <= held(bag, CRIMINAL) and missing <= spare)


def fitting(needed: list[int]) -> Ints:
    """The bags, by number, that fill these worker spaces."""
    out = filled(0, 0)
    for n in range(len(BAGS)):
        if fits(needed, BAGS[n]):
            out = added(out, n)
    return out


def forms(action: i64, cover: i64) -> list[Ints]:
    """The bags that each form of an action takes; a right-side action has one form (PW-6.2.1, 6.3, 6.4, 7.8)."""
    slots = list(BOARD_ACTIONS[action].slots)
    if action >= FIRST_RIGHT:
        return [fitting([slots[n] for n in range(len(slots)) if not has(cover, n)])]
    return [fitting(slots[:n]) for n in BOARD_ACTIONS[action].modes]


def all_forms(action: i64, cover: i64) -> Ints:
    out = filled(0, 0)
    for bags in forms(action, cover):
        for n in bags:
            out = added(out, n)
    return out


# Worker spaces that are filled together have one number: those of each action, for each way they
# can be covered, then a lone space of each kind, a transparent one first.
LONE: Final = ACTIONS * COVERS - ANY


def spaces_of(p: PlayerState, action: i64) -> i64:
    """The worker spaces of an action as a player has covered them."""
    return action * COVERS + cover_of(p, action)


def lone_space(slot: i64) -> i64:
    """A worker space that stands alone."""
    return LONE + slot


# For each of them: the bags that fit, by number.
FITTING: Final = [all_forms(action, cover) for action in range(ACTIONS) for cover in range(COVERS)] + [
    fitting([slot]) for slot in range(ANY, len(WORKERS))
]


def of_their_sizes(bags: Ints) -> Ints:
    """All bags that are as large as one of these."""
    sizes = {int(BAG_SIZES[n]) for n in bags}
    return row([n for n in range(len(BAGS)) if int(BAG_SIZES[n]) in sizes])


# And the bags that a player might try.
TRIED: Final = [of_their_sizes(bags) for bags in FITTING]

DIGIT: Final = 2  # bits for a number of workers of one kind


def supply(workers: i64) -> i64:
    """A bag as a small number: of each kind no more are counted than an action can take (PW-7.8)."""
    out: i64 = 0
    place: i64 = 0
    while workers:
        out |= min(workers & MOST, MOST_PLACED) << place
        workers >>= WIDTH
        place += DIGIT
    return out


def all_fillable() -> Ints:
    """For each supply the worker spaces that it fills: itself, or with one worker fewer."""
    out = filled(bit(DIGIT * len(WORKERS)), 0)
    for spaces in range(len(FITTING)):
        for n in FITTING[spaces]:
            out[supply(BAGS[n])] |= bit(spaces)
    for full in range(len(out)):
        for kind in range(len(WORKERS)):
            if (full >> (DIGIT * kind)) & MOST_PLACED:
                out[full] |= out[full - bit(DIGIT * kind)]
    return out


FILLABLE: Final = all_fillable()


def fillable(p: PlayerState) -> i64:
    """Which worker spaces a player has the workers for, as bits (PW-5.1.2 to 5.1.6)."""
    return FILLABLE[supply(p.workers)]


def form_of(action: i64, bag: i64) -> i64:
    """Which form of a left-side action so many workers are (PW-17.5)."""
    modes = BOARD_ACTIONS[action].modes
    for n in range(len(modes)):
        if modes[n] == BAG_SIZES[bag]:
            return n
    return 0
