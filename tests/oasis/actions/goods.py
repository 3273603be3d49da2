"""Taking and paying points, dates and water (OA-4.3, 4.7)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.ids import Seat
from caravanserai.core.step import Refusal, refusals
from tests.oasis.box import ALL_WATER, DATE, WATER
from tests.oasis.events import GAINED, PAID
from tests.oasis.state import Oasis

MOST: Final = 9  # that anything costs
TOO_FEW: Final = {
    DATE: refusals("OA-4.7", "refuse-too-few-dates", MOST),
    WATER: refusals("OA-4.7", "refuse-too-little-water", MOST),
}
WELL_IS_DRY: Final = Refusal("OA-4.3", "refuse-well-is-dry")


def gain(s: Oasis, seat: Seat, noun: i64, n: i64) -> None:
    """Water comes from the well, as far as there is any (OA-4.3)."""
    if noun == WATER:
        n = min(n, s.well)
        s.well -= n
    if n > 0:
        s.of(seat).goods[noun] += n
        s.emit(GAINED, seat, noun, n)


def cannot_gain(s: Oasis, noun: i64) -> Refusal | None:
    return WELL_IS_DRY if noun == WATER and s.well == 0 else None


def pay(s: Oasis, seat: Seat, noun: i64, n: i64) -> None:
    """Water goes back into the well (OA-4.7)."""
    if noun == WATER:
        s.well += n
        assert s.well <= ALL_WATER
    if n > 0:
        s.of(seat).goods[noun] -= n
        s.emit(PAID, seat, noun, n)


def cannot_pay(s: Oasis, seat: Seat, noun: i64, n: i64) -> Refusal | None:
    return None if s.of(seat).goods[noun] >= n else TOO_FEW[noun][min(n, MOST)]
