"""What is in the box, typed: `TRADERS[3].effect`."""

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.box import load_box, overlay_folder
from caravanserai.core.meanings import Effects, Row

BOX: Final = load_box("oasis", Path(__file__).parent, overlay_folder())
DATA: Final[dict[str, Any]] = BOX.data
EFFECTS: Final = Effects()  # numbered here, read by effects.py

NOUNS: Final = ["vp", "date", "water"]
VP: Final = 0
DATE: Final = 1
WATER: Final = 2


class Card:
    """A trader, or a place: a name and what it does (OA-4.1, 5)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.effect: Final[i64] = EFFECTS.number(data["effects"])


PLACES: Final = [Card(row) for row in DATA["places"]]
TRADERS: Final = [Card(row) for row in DATA["traders"]]
ALL_WATER: Final[i64] = DATA["supplies"][0]["copies"]
START: Final[dict[str, int]] = DATA["start"]
RULES: Final[dict[str, int]] = DATA["rules"]
STARS: Final[i64] = 3
