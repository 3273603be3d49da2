"""What a process may take up that works with what a stranger has written: memory, and its part of the cores."""

import os
import signal
import sys
from contextlib import suppress
from typing import Final

from caravanserai.server.workers import NICER, begin_work

MEMORY: Final = 1 << 30  # bytes of data; four games, their tables and a bot's search take a fifth of it

if sys.platform != "win32":
    import resource


def bound_memory(most: int = MEMORY) -> None:
    """No more than so many bytes of data, where the system can be told so."""
    if sys.platform != "win32":
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(resource.RLIMIT_DATA, (wanted, hard))


def begin_bounded_work() -> None:
    """In a worker that looks at what strangers have written."""
    begin_work()
    bound_memory()


def begin_annex() -> None:
    """In an annex: it ends when the house says so."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bound_memory()


def stand_back(pid: int) -> None:
    """Of an annex, from its first moment: where both want the same core the house comes first, also while it loads."""
    if hasattr(os, "setpriority"):
        with suppress(OSError):  # it has ended already
            os.setpriority(os.PRIO_PROCESS, pid, os.getpriority(os.PRIO_PROCESS, 0) + NICER)
