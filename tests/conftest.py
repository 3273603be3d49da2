"""What all tests share: the long runs on request, and the build that is expected to be under test."""

import os

import pytest

import caravanserai


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", default=False, help="a million random games of each game")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Stop at once if the wrong build would be tested: the compiled rules or the interpreted ones."""
    expected = os.environ.get("CARAVANSERAI_EXPECT")
    found = "compiled" if caravanserai.compiled() else "interpreted"
    if expected not in (None, found):
        pytest.exit(f"expected the {expected} build, but the {found} one is imported", returncode=4)
