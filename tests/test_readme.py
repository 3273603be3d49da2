"""The lines of Python in the README do what they say."""

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_game_in_the_readme() -> None:
    """All of them, and there are some."""
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 10
    assert failed == 0
