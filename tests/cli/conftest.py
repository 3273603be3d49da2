"""The same surroundings for commands that are called as for those that are started."""

import pytest

from tests.cli.terminal import COLOURS, SURROUNDINGS


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """How wide and how colourful the terminal is depends on nobody."""
    for name, value in SURROUNDINGS.items():
        monkeypatch.setenv(name, value)
    for name in COLOURS:
        monkeypatch.delenv(name, raising=False)
