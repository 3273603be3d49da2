"""How tables are kept in a browser."""

from collections.abc import Callable
from dataclasses import dataclass, field
from secrets import token_hex

from caravanserai.core.rng import fresh_key
from caravanserai.tables.clocks import now_ms


@dataclass(frozen=True)
class Alone:
    """The settings of one window: nobody else looks on, so the time that a bot takes tells nobody anything."""

    paced: bool = False
    hold_seconds: float = 90
    lease_seconds: float = 10
    poll_seconds: float = 5
    idle_seconds: float = 120
    over_seconds: float = 30
    now: Callable[[], int] = now_ms
    keys: Callable[[], bytes] = fresh_key
    process: str = field(default_factory=lambda: token_hex(8))
