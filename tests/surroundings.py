"""What a test run finds around it and must not depend on: where files lie, settings of an owner, proxies, cores."""

import os
import shutil
import tempfile
from collections.abc import MutableMapping
from pathlib import Path
from typing import Final

# Files of tests live for seconds, and thousands of times something waits until they are on the disk. In memory that
# takes as long whatever else the disk has to do (with a disk that nobody else uses, it makes no difference). What a
# disk promises is the system's; what is tested is that it is asked.
MEMORY: Final = Path("/dev/shm")  # noqa: S108 (folders within have names of their own)
ENOUGH: Final = 2 * 1024**3  # bytes free: some eight times what a run leaves there
OURS: Final = "CARAVANSERAI_"
OF_TESTS: Final = {  # which tests themselves are told by; all others are somebody's, for the game that they run
    "CARAVANSERAI_CHROMIUM",
    "CARAVANSERAI_EXPECT",
    "CARAVANSERAI_REQUIRE_NATIVE",
    "CARAVANSERAI_REQUIRE_WEB",
    "CARAVANSERAI_TRACES",
}
HERE: Final = ("127.0.0.1", "localhost", "::1")
LIMIT: Final = Path("/sys/fs/cgroup/cpu.max")
NO_LIMIT: Final = "max 100000"


def settle_in() -> None:
    """For this process and all that it begins."""
    keep_files_in_memory()
    forget_settings(os.environ)
    ask_no_proxy_for_ourselves(os.environ)


def keep_files_in_memory() -> None:
    """Where there is such a place with room, and nobody has said where files should lie."""
    if "TMPDIR" not in os.environ and MEMORY.is_dir() and is_fit(MEMORY):
        os.environ["TMPDIR"] = str(MEMORY)
        tempfile.tempdir = None  # it may have been looked up before


def is_fit(folder: Path) -> bool:
    """Whether we may write there, there is room, and what was written can be executed: tests write programs, too."""
    if not os.access(folder, os.W_OK | os.X_OK) or os.statvfs(folder).f_flag & os.ST_NOEXEC:
        return False
    return shutil.disk_usage(folder).free >= ENOUGH


def forget_settings(surroundings: MutableMapping[str, str]) -> None:
    """No test opens the database that somebody plays with, or reads their corrections."""
    for name in [name for name in surroundings if name.startswith(OURS) and name not in OF_TESTS]:
        del surroundings[name]


def ask_no_proxy_for_ourselves(surroundings: MutableMapping[str, str]) -> None:
    """A proxy knows nothing of a server on this machine; what is fetched from elsewhere still goes through it."""
    for name in ("no_proxy", "NO_PROXY"):
        known = [one.strip() for one in surroundings.get(name, "").split(",") if one.strip()]
        if known != ["*"]:  # which means all, but only where nothing stands beside it
            surroundings[name] = ",".join([*known, *(here for here in HERE if here not in known)])


def cores_within(cores: int, limit: str) -> int:
    """How many of the cores can be at work at once where a container is given so much time, as `cpu.max` says it."""
    quota, period = limit.split()
    return cores if quota == "max" else min(cores, max(1, -(-int(quota) // int(period))))


def limit() -> str:
    """What this container is given; most machines are none."""
    return LIMIT.read_text(encoding="ascii") if LIMIT.is_file() else NO_LIMIT
