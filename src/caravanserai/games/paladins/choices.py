"""What can be chosen."""

from itertools import combinations_with_replacement, permutations
from typing import Final

from mypy_extensions import i64

from caravanserai.core.bags import packed, size
from caravanserai.core.ints import row
from caravanserai.core.space import Family, Space
from caravanserai.games.paladins.box import KEPT, PALADINS
from caravanserai.games.paladins.components import ACTION_NAMES, ATTRIBUTE_NAMES, BOX, COVERABLE, FIRST_RIGHT, WORKERS

MOST_PLACED: Final = 3  # workers on one action, or kept (PW-7.8, 13.4)
SIDES: Final = ["left", "middle"]  # the two spaces of an action that Workshops cover (PW-6.1.3)


def bags() -> list[tuple[int, ...]]:
    """Every choice of one to three workers, the small ones first."""
    most = max(MOST_PLACED, KEPT)
    return [bag for n in range(1, most + 1) for bag in combinations_with_replacement(range(len(WORKERS)), n)]


def bag_of(kinds: tuple[int, ...]) -> int:
    return int(packed([kinds.count(kind) for kind in range(len(WORKERS))]))


ACTION: Final = Family("action", ACTION_NAMES)
FAVOUR: Final = Family("favour", BOX.ids("kings_favours"))
TURN: Final = Family("turn", ["pass"])
BAG: Final = Family("workers", ["+".join(WORKERS[kind] for kind in bag) for bag in bags()])
# Which of the three Paladins is played and which goes on top of the deck; the third goes under it (PW-17.2).
PLAN: Final = Family("plan", [f"{a.id}+{b.id}" for a, b in permutations(PALADINS, 2)])
TAVERN: Final = Family("tavern", BOX.ids("tavern_cards"))
TOWNSFOLK_CARD: Final = Family("townsfolk", BOX.ids("townsfolk"))
PAYMENT: Final = Family("payment", ["silver", "debt"])
OUTSIDER: Final = Family("outsider", BOX.ids("outsiders"))
SPACE_ON_BOARD: Final = Family("space", BOX.ids("board_spaces"))
JAR: Final = Family("jar", BOX.ids("absolve_spaces"))
WORKSHOP: Final = Family(
    "workshop", [f"{action}_{side}" for action in ACTION_NAMES[FIRST_RIGHT:] for side in SIDES[:COVERABLE]]
)
ATTRIBUTE: Final = Family("attribute", ATTRIBUTE_NAMES)

SPACE: Final = Space(
    [
        ACTION,
        FAVOUR,
        TURN,
        BAG,
        PLAN,
        TAVERN,
        TOWNSFOLK_CARD,
        PAYMENT,
        OUTSIDER,
        SPACE_ON_BOARD,
        JAR,
        WORKSHOP,
        ATTRIBUTE,
    ]
)

PASS: Final = TURN.named("pass")
WITH_SILVER: Final = PAYMENT.named("silver")
WITH_DEBT: Final = PAYMENT.named("debt")
BAGS: Final = row([bag_of(kinds) for kinds in bags()])
BAG_SIZES: Final = row([int(size(bag)) for bag in BAGS])


OTHERS: Final[i64] = len(PALADINS) - 1


def plan_played(plan: i64) -> i64:
    """The Paladin that a plan plays."""
    return plan // OTHERS


def plan_top(plan: i64) -> i64:
    """The Paladin that a plan puts on top."""
    other = plan % OTHERS
    return other if other < plan_played(plan) else other + 1


def plan_of(played: i64, top: i64) -> i64:
    return played * OTHERS + (top if top < played else top - 1)
