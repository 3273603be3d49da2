"""How often a thing may be done: buckets that fill with time and are emptied by use."""

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from caravanserai.server.problem import Problem

MOST_BUCKETS: Final = 20_000


@dataclass(frozen=True)
class Limit:
    """So many at once, and so many a second after that."""

    burst: float
    a_second: float


SIGN_IN: Final = Limit(10, 10 / 60)  # each of these for one address
NEW_GUEST: Final = Limit(30, 30 / 60)
NEW_TABLE: Final = Limit(30, 30 / 60)
REQUEST: Final = Limit(300, 60)
COMMAND: Final = Limit(120, 30)  # each of these for one seat of one table, or one socket
CHAT: Final = Limit(10, 1)
WATCHER_CHAT: Final = Limit(3, 3 / 60)  # of all at one address who do not sit at a table; and of all addresses together
WATCHERS_CHAT: Final = Limit(10, 10 / 60)
ASK_TO_JOIN: Final = Limit(5, 2 / 60)  # of one address, at one table in mid-game


class Limits:
    """The buckets of one process."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def count(self, what: str, whose: str, limit: Limit) -> None:
        """Once more; or a Problem that says when to come again."""
        if not self.on:
            return
        now, name = time.monotonic(), (what, whose)
        left, at = self.buckets.pop(name, (limit.burst, now))
        left = min(limit.burst, left + (now - at) * limit.a_second)
        if left < 1:
            self.buckets[name] = (left, now)
            wait = int((1 - left) / limit.a_second) + 1
            raise Problem(429, "too-many", f"{what}: wait {wait} s", wait=wait)
        self.buckets[name] = (left - 1, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
