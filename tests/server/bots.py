"""Bots of the tests: one that never ends, one that breaks, one that cheats, one that plans, one that does not.

`installed` makes them known as any package makes its bots known, so that workers in processes of their own find them.
"""

import os
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from caravanserai.bots import SeatView, bots, find_bot
from caravanserai.core import play
from caravanserai.core.rng import key_from

STUCK_IN: Final = "CARAVANSERAI_TEST_STUCK"  # the folder by which a stuck bot and its test talk
GO: Final = "go"
SOON: Final = 0.02  # seconds between two looks
SECRET: Final = "holds gift:set1_9"  # what a broken bot says


class Stuck:
    """Thinks until it is let go; says in which process."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, seat: SeatView) -> int:
        folder = Path(os.environ[STUCK_IN])
        (folder / f"{time.monotonic_ns()}.pid").write_text(str(os.getpid()))
        while not (folder / GO).exists():
            time.sleep(SOON)
        return seat.legal[0]


class Broken:
    """Raises what it should keep to itself."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, seat: SeatView) -> int:
        raise RuntimeError(f"{SECRET}: {seat.view}")


class Cheat:
    """Chooses what is not allowed."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, seat: SeatView) -> int:
        return max(seat.legal) + 1


class Singly:
    """Takes the first of everything, and thinks of nothing but that."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, seat: SeatView) -> int:
        return seat.legal[0]


class Planner:
    """Means to take the first of everything, as many times as there is anything."""

    LENGTH: Final = 30
    thoughts = 0

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, seat: SeatView) -> int:
        return self.plan(seat)[0]

    def plan(self, seat: SeatView) -> tuple[int, ...]:
        Planner.thoughts += 1
        table = seat.imagine(key_from(self.seed))
        out = [seat.legal[0]]
        while len(out) < self.LENGTH:
            play.apply(table, out[-1], seat.seat)
            if play.asked(table) != (seat.seat,):
                break
            out.append(int(play.legal(table, seat.seat)[0]))
        return tuple(out)


@contextmanager
def installed(folder: Path, patched: pytest.MonkeyPatch, known: Mapping[str, type]) -> Iterator[Path]:
    """Bots by name, ahead of those of the same name; the folder by which stuck ones are let go."""
    info, talk = folder / "site" / "bots_of_tests-1.0.dist-info", folder / "stuck"
    for one in (info, talk):
        one.mkdir(parents=True)
    lines = [f"{name} = {kind.__module__}:{kind.__qualname__}" for name, kind in known.items()]
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bots-of-tests\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("\n".join(["[caravanserai.bots]", *lines, ""]))
    patched.syspath_prepend(str(info.parent))
    patched.setenv(STUCK_IN, str(talk))
    forget()
    try:
        yield talk
    finally:
        (talk / GO).touch()
        forget()


def forget() -> None:
    bots.cache_clear()
    find_bot.cache_clear()


def stuck_pids(talk: Path) -> list[int]:
    """The processes in which somebody is stuck, or was; the first first."""
    return [int(text) for path in sorted(talk.glob("*.pid")) if (text := path.read_text())]
