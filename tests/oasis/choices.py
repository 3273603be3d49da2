"""What can be chosen."""

from typing import Final

from caravanserai.core.space import Family, Space
from tests.oasis.box import PLACES, TRADERS

PLACE: Final = Family("place", [place.id for place in PLACES])
TRADER: Final = Family("trader", [trader.id for trader in TRADERS])
EAT: Final = Family("eat", ["dates"])  # last: offered beside every other question, and offers are ascending

SPACE: Final = Space([PLACE, TRADER, EAT])
