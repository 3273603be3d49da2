"""The small words everything else is written in."""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Seat: TypeAlias = i64
Choice: TypeAlias = i64
RuleId: TypeAlias = str
Ints: TypeAlias = "vec[i64]"  # a string: compiled code would turn vec[i64] into vec[int] at import
Floats: TypeAlias = "vec[float]"

NOBODY: Final = -1
UNUSED_COLOUR: Final = -2  # in views, whose a piece is that belongs to no player and is no free space either

__all__ = ["NOBODY", "UNUSED_COLOUR", "Choice", "Floats", "Ints", "RuleId", "Seat", "vec"]
