"""What all tests share: the long runs on request, the build that is expected to be under test, what was missing."""

import gc
import os
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

import caravanserai
from tests.needs import MISSING
from tests.surroundings import cores_within, limit, settle_in

BUILD = "compiled" if caravanserai.compiled() else "interpreted"
MUCH: Final = 50_000  # objects: to look through them takes some 30 ms
OTHER = "interpreted" if caravanserai.compiled() else "compiled"
FAILED: Final = Path(__file__).resolve().parents[1] / "build" / "tests" / "failed.log"


settle_in()
# What Hypothesis tries is the same in every run, and takes as long as it takes.
settings.register_profile(
    "steady", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", default=False, help="a million random games of each game")


@pytest.hookimpl(wrapper=True, optionalhook=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """No more of them than get time at once; who has named a number gets that."""
    cores = yield
    return cores if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ else cores_within(cores, limit())


def pytest_sessionstart(session: pytest.Session) -> None:
    """Stop at once if the wrong build would be tested: the compiled rules or the interpreted ones."""
    expected = os.environ.get("CARAVANSERAI_EXPECT")
    if expected not in (None, BUILD):
        pytest.exit(f"expected the {expected} build, but the {BUILD} one is imported", returncode=4)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What only the other build can do is left to its run."""
    others = [item for item in items if item.get_closest_marker(OTHER)]
    if others:
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if not item.get_closest_marker(OTHER)]


def pytest_collection_finish() -> None:
    keep_what_there_is()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None]:
    """When all tests of a file are done, and much has come to stay: what was read of games, and their words."""
    yield
    if nextitem is not None and nextitem.path != item.path and len(gc.get_objects(generation=2)) > MUCH:
        keep_what_there_is()


def keep_what_there_is() -> None:
    """Look no more for waste in what all tests are made of: each time it would take half a second."""
    gc.collect()
    gc.freeze()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Write down at once what failed: a run that is broken off says nothing at its end."""
    is_ours = report.nodeid.startswith("tests/")  # and not of a run that a test has begun
    if report.failed and is_ours and "PYTEST_XDIST_WORKER" not in os.environ:
        FAILED.parent.mkdir(parents=True, exist_ok=True)
        with FAILED.open("a", encoding="utf-8") as log:
            log.write(f"{report.nodeid} ({report.when})\n{report.longreprtext}\n\n")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly what was not tested for want of something."""
    missing = Counter(reason for report in terminalreporter.stats.get("skipped", ()) if (reason := missed(report)))
    if missing:
        terminalreporter.section("NOT TESTED", sep="!", red=True, bold=True)
        for what, tests in missing.items():
            terminalreporter.line(f"{tests} tests for want of {what}", red=True, bold=True)


def missed(report: pytest.TestReport) -> str:
    """What a skipped test had needed; empty if it was skipped for another reason."""
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else ""
    return reason.partition(MISSING)[2]
