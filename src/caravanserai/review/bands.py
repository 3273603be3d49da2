"""How far the curves and the parts of a review are off: measured on games that were played to their end.

What was measured holds for one edition, one box with the options that nobody chose, one judge and one number of seats;
of anything else it is said that it was not measured. `python -m tools.bands` makes the file beside the rules, and
`python -m tools.unexplained` adds what holds for the parts.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from math import sqrt
from typing import Any, Final, NotRequired, TypedDict

from caravanserai.core.game import Game
from caravanserai.review.estimate import NINE_IN_TEN
from caravanserai.review.learned import weights_of

FILE: Final = "bands.json"
FORM: Final = 2  # of the file
STAGES: Final = 10  # of a game
LEAST: Final = 1e-4  # a chance: before the end nothing is certain, however sure the judge is


class BandsRow(TypedDict):
    """Bands as they are kept."""

    chance: list[float]
    points: list[float]
    parts: NotRequired[dict[str, float]]
    changes: NotRequired[dict[str, float]]


@dataclass(frozen=True)
class Bands:
    """By tenth of a game; what is said of a tenth holds in its middle, and in between what lies in between.

    `points`: so far either side of the points that were expected nine of ten games ended. `chance`: how far a chance
    was from the share of games won when many were played on from there, as a standard error in units of the root of
    p (1 - p), so that a chance that is nearly certain is less far off than an even one. `parts`: by depth, how far all
    that is told of a game together was from its result, in the same units, of an even chance; `changes`: how far a
    single one was that seemed large, besides what grows with it.
    """

    chance: tuple[float, ...]
    points: tuple[float, ...]
    parts: Mapping[str, float] = field(default_factory=dict)
    changes: Mapping[str, float] = field(default_factory=dict)

    def chance_error(self, passed: float, chance: float) -> float:
        """The standard error of a chance, with so much of the game passed."""
        within = min(max(chance, LEAST), 1.0 - LEAST)
        return between(self.chance, passed) * sqrt(within * (1.0 - within))

    def points_error(self, passed: float) -> float:
        """The standard error of points, of which the width is made again."""
        return between(self.points, passed) / NINE_IN_TEN

    def plain(self) -> BandsRow:
        """As they are kept."""
        out: BandsRow = {"chance": list(self.chance), "points": list(self.points)}
        if self.parts:
            out["parts"] = dict(self.parts)
        if self.changes:
            out["changes"] = dict(self.changes)
        return out


def bands_from(row: Mapping[str, Any]) -> Bands:
    """What `plain` wrote; KeyError, TypeError or ValueError for anything else."""
    parts, changes = (by_depth(row.get(name, {})) for name in ("parts", "changes"))
    found = Bands(tuple(map(float, row["chance"])), tuple(map(float, row["points"])), parts, changes)
    if not len(found.chance) == len(found.points) == STAGES:
        raise ValueError(f"bands of {len(found.chance)} and {len(found.points)} stages")
    return found


def by_depth(row: Mapping[str, Any]) -> dict[str, float]:
    return {str(depth): float(error) for depth, error in row.items()}


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
    curves = {name: found[name].get(str(seats)) for name in ("chance", "points")}
    return None if None in curves.values() else bands_from({**found, **curves})


def head(game: Game[Any], seats: int) -> dict[str, Any]:
    """What bands are of."""
    about = {"form": FORM, "game": game.id, "edition": game.edition, "box": game.box.digest}
    return {**about, "weights": weights_of(game, seats)}


@cache
def measured(package: str) -> dict[str, Any] | None:
    """What lies in the game's folder, if anything."""
    file = resources.files(package) / FILE
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else None
