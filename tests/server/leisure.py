"""All the time there is: nothing in tests is given up, or thought about less, for want of time."""

import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from caravanserai.bots import hint
from caravanserai.server import (
    annexes,
    backup,
    corrections,
    database,
    embedded,
    events,
    hatch,
    health,
    lines,
    listening,
    reviews,
    service,
    thinking,
)
from caravanserai.server.limits import Caps

NEVER: Final = 1e6  # seconds
LIMITS: Final = (  # by which something is late, in seconds; a test of one sets it for itself
    (annexes, "IDLE_SECONDS"),
    (annexes, "SILENCE_SECONDS"),
    (backup, "HANDED_OVER"),
    (corrections, "READ_SECONDS"),
    (corrections, "TRY_SECONDS"),
    (events, "SIGN_OF_LIFE"),
    (hatch, "START_SECONDS"),
    (hint, "GUARD"),
    (lines, "BEAT_SECONDS"),
    (listening, "SIGN_OF_LIFE"),
    (reviews, "IDLE_SECONDS"),
    (reviews, "TURN_OF_CLIENT"),
    (service, "MOST_SECONDS"),
)
# Nobody is cut off for being slow, nor asks just when a line is closed that was idle for too long
PATIENT: Final = Caps(head_seconds=NEVER, body_seconds=NEVER, answer_seconds=NEVER, idle_seconds=int(NEVER))


def give_all_the_time_there_is(put: Callable[[Any, str, Any], None]) -> None:
    """To a server in this process; and who is there is written down as a test says."""
    for module, limit in LIMITS:
        put(module, limit, NEVER)
    put(embedded, "PATIENCE_MS", int(1000 * NEVER))
    put(database, "create_async_engine", patient_engine)
    put(thinking.Thinkers.__init__, "__defaults__", (NEVER, thinking.GRACE_SECONDS))
    put(health.Health.__init__, "__defaults__", (NEVER, time.monotonic))


def patient_engine(*given: Any, **more: Any) -> AsyncEngine:
    """One whose connections may be waited for."""
    return create_async_engine(*given, **more | {"pool_timeout": NEVER})
