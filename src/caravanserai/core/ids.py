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

__all__ = ["NOBODY", "Choice", "Floats", "Ints", "RuleId", "Seat", "vec"]
