"""All the time there is: nothing in tests is given up, or thought about less, for want of time."""

import time
from collections.abc import Callable
from typing import Any, Final

from caravanserai.bots import hint
from caravanserai.server import annexes, corrections, hatch, health, lines, service, thinking
from caravanserai.server.limits import Caps

NEVER: Final = 1e6  # seconds
LIMITS: Final = (  # by which something is late, in seconds; a test of one sets it for itself
    (annexes, "SILENCE_SECONDS"),
    (corrections, "READ_SECONDS"),
    (corrections, "TRY_SECONDS"),
    (hatch, "START_SECONDS"),
    (hint, "GUARD"),
    (lines, "BEAT_SECONDS"),
    (service, "MOST_SECONDS"),
)
# Nobody is cut off for being slow, nor asks just when a line is closed that was idle for too long
PATIENT: Final = Caps(head_seconds=NEVER, body_seconds=NEVER, answer_seconds=NEVER, idle_seconds=int(NEVER))


def give_all_the_time_there_is(put: Callable[[Any, str, Any], None]) -> None:
    """To a server in this process; and who is there is written down as a test says."""
    for module, limit in LIMITS:
        put(module, limit, NEVER)
    put(thinking.Thinkers.__init__, "__defaults__", (NEVER, thinking.GRACE_SECONDS))
    put(health.Health.__init__, "__defaults__", (NEVER, time.monotonic))
