"""What a server is told when it starts."""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_hex

from caravanserai.core.rng import fresh_key
from caravanserai.server.clients import Proxies
from caravanserai.server.limits import Caps
from caravanserai.tables.clocks import now_ms


def data_folder() -> Path:
    """Where the embedded database lies unless a folder is named."""
    if sys.platform == "win32" and os.environ.get("LOCALAPPDATA"):
        base = Path(os.environ["LOCALAPPDATA"])
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "caravanserai"


def embedded(folder: Path) -> str:
    """The address of the database in a folder."""
    return f"sqlite:///{folder / 'tables.sqlite'}"


def without_password(url: str) -> str:
    """The address of a database as it may be shown."""
    scheme, found, rest = url.partition("://")
    who, at, where = rest.rpartition("@")
    return f"{scheme}{found}{who.partition(':')[0]}{at}{where}"


@dataclass(frozen=True)
class Corrected:
    """The one corrected box that a process plays with, which game it is of, and the text of its correction."""

    id: str
    game: str
    text: str


@dataclass(frozen=True)
class Config:
    """The settings of one server process."""

    database: str  # sqlite:///… or postgresql://…
    web: Path | None = None  # the built front end; the package's own if missing
    limits: bool = True  # whether it is counted what clients do, and how many there are
    caps: Caps = field(default_factory=Caps)  # how many may be connected, and how long they may take
    proxies: Proxies = field(default_factory=Proxies)  # who is believed to say for whom they ask
    correction: Corrected | None = None  # in an annex: the box of its tables; it is not alone on the database
    workers: int = 0  # processes in which bots think; 0: a thread of this one
    reviewers: int = 1  # processes in which a finished game is judged, one game at a time; 0: none is
    paced: bool = True  # whether levels answer at beats, so that the time they take tells nothing
    hold_seconds: float = 90  # a held decision is confirmed by itself after so long
    lease_seconds: float = 10  # so long a process that has died keeps its tables
    poll_seconds: float = 2  # how often the store is asked for what notifications may have missed
    idle_seconds: float = 600  # a table that nobody looks at stays in memory so long
    over_seconds: float = 30  # the same, when its game is over
    now: Callable[[], int] = now_ms  # the time by which games are reckoned, in milliseconds
    keys: Callable[[], bytes] = fresh_key  # where the key of a new game comes from: all its chance
    process: str = field(default_factory=lambda: token_hex(8))
