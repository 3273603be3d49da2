"""How far the curves of a review are off: measured on games that were played to their end, by stage of the game.

What was measured holds for one edition, one box with the options that nobody chose, one judge and one number of seats;
of anything else it is said that it was not measured. `python -m tools.bands` makes the file beside the rules.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from math import sqrt
from typing import Any, Final, TypedDict

from caravanserai.core.game import Game
from caravanserai.review.estimate import NINE_IN_TEN
from caravanserai.review.learned import weights_of

FILE: Final = "bands.json"
FORM: Final = 1  # of the file
STAGES: Final = 10  # of a game
LEAST: Final = 1e-4  # a chance: before the end nothing is certain, however sure the judge is


class BandsRow(TypedDict):
    """Bands as they are kept."""

    chance: list[float]
    points: list[float]


@dataclass(frozen=True)
class Bands:
    """By tenth of a game; what is said of a tenth holds in its middle, and in between what lies in between.

    `points`: so far either side of the points that were expected nine of ten games ended. `chance`: how far a chance
    was from the share of games won when many were played on from there, as a standard error in units of the root of
    p (1 - p), so that a chance that is nearly certain is less far off than an even one.
    """

    chance: tuple[float, ...]
    points: tuple[float, ...]

    def chance_error(self, passed: float, chance: float) -> float:
        """The standard error of a chance, with so much of the game passed."""
        within = min(max(chance, LEAST), 1.0 - LEAST)
        return between(self.chance, passed) * sqrt(within * (1.0 - within))

    def points_error(self, passed: float) -> float:
        """The standard error of points, of which the width is made again."""
        return between(self.points, passed) / NINE_IN_TEN

    def plain(self) -> BandsRow:
        """As they are kept."""
        return {"chance": list(self.chance), "points": list(self.points)}


def bands_from(row: Mapping[str, Any]) -> Bands:
    """What `plain` wrote; KeyError, TypeError or ValueError for anything else."""
    found = Bands(tuple(map(float, row["chance"])), tuple(map(float, row["points"])))
    if not len(found.chance) == len(found.points) == STAGES:
        raise ValueError(f"bands of {len(found.chance)} and {len(found.points)} stages")
    return found


def between(by_stage: Sequence[float], passed: float) -> float:
    """What holds when so much of a game has passed."""
    at = min(max(passed * STAGES - 0.5, 0.0), STAGES - 1.0)
    n = min(int(at), STAGES - 2)
    return by_stage[n] + (at - n) * (by_stage[n + 1] - by_stage[n])


def bands_of(game: Game[Any], seats: int) -> Bands | None:
    """What was measured for this judge, edition, box and number of seats; nothing where it was not."""
    found = measured(game.package)
    if found is None or any(found[name] != value for name, value in head(game, seats).items()):
        return None
    points = found["points"].get(str(seats))
    return None if points is None else bands_from({"chance": found["chance"], "points": points})


def head(game: Game[Any], seats: int) -> dict[str, Any]:
    """What bands are of."""
    about = {"form": FORM, "game": game.id, "edition": game.edition, "box": game.box.digest}
    return {**about, "weights": weights_of(game, seats)}


@cache
def measured(package: str) -> dict[str, Any] | None:
    """What lies in the game's folder, if anything."""
    file = resources.files(package) / FILE
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else None
