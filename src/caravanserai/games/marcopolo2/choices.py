"""What can be chosen."""

from itertools import combinations_with_replacement
from typing import Final

from caravanserai.core.bags import packed
from caravanserai.core.ints import row
from caravanserai.core.space import Family, Space
from caravanserai.games.marcopolo2.box import LOCATIONS, SPACE_NAMES
from caravanserai.games.marcopolo2.components import BOX, DICE_VALUES, GOODS, LOCATION_NAMES, SEAL_NAMES

MOST_DICE: Final = 3  # of one placement (MP-7.16)
FACES: Final = [f"{colour}_{n}" for colour in ("own", "black") for n in range(1, DICE_VALUES + 1)]


def throws() -> list[tuple[int, ...]]:
    """Every choice of one to three dice by colour and value, the small ones first."""
    return [dice for n in range(1, MOST_DICE + 1) for dice in combinations_with_replacement(range(len(FACES)), n)]


def side(dice: tuple[int, ...], first: int) -> int:
    """The dice of one colour, as a bag of values."""
    return int(packed([dice.count(first + value) for value in range(DICE_VALUES)]))


CHARACTER: Final = Family("character", BOX.ids("characters"))
GOAL: Final = Family("goal", BOX.ids("goal_cards"))
SPACE_CHOICE: Final = Family("space", SPACE_NAMES)
DICE: Final = Family("dice", ["+".join(FACES[die] for die in dice) for dice in throws()])
DIE: Final = Family("die", FACES)
BONUS: Final = Family("bonus", ["money_bag", "reroll", "raise", "lower", "black_die"])
CONTRACT: Final = Family("contract", BOX.ids("contracts"))
SEAL: Final = Family("seal", SEAL_NAMES)
OFFER: Final = Family("offer", ["left", "right", "one_jade", "two_jade"])
LOCATION: Final = Family("location", LOCATION_NAMES)
FIGURE: Final = Family("figure", ["first", "second"])
GOOD: Final = Family("good", GOODS)
TILE: Final = Family("tile", BOX.ids("outpost_bonuses"))
BENEFIT: Final = Family(
    "benefit",
    [f"{place.id}_{kind}" for place in LOCATIONS if place.is_city for kind in ("marker", "outpost", "contract")]
    + ["oases"],
)
TURN: Final = Family("turn", ["end"])
FAMILIES: Final = [CHARACTER, GOAL, SPACE_CHOICE, DICE, DIE, BONUS, CONTRACT, SEAL, OFFER, LOCATION, FIGURE, GOOD]
SPACE: Final = Space([*FAMILIES, TILE, BENEFIT, TURN])

END: Final = TURN.named("end")
OWN_SIDES: Final = row([side(dice, 0) for dice in throws()])
BLACK_SIDES: Final = row([side(dice, DICE_VALUES) for dice in throws()])
FIRST_THROW: Final = row([sum(1 for dice in throws() if len(dice) < n) for n in range(MOST_DICE + 2)])  # by number
LOWEST: Final = row([min(die % DICE_VALUES for die in dice) + 1 for dice in throws()])
