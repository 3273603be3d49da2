"""The lines of Python in the README do what they say."""

import doctest
from pathlib import Path

import caravanserai

README = Path(__file__).parents[1] / "README.md"


def test_the_game_in_the_readme() -> None:
    """All of them, and there are some."""
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_the_games_are_found_again_and_again() -> None:
    """The package of the games and the function that finds them share a name, and both work."""
    import caravanserai.games.gugong as gugong  # noqa: PLC0415, PLR0402

    assert caravanserai.games()["gugong"] is gugong.GAME
    assert caravanserai.games()["gugong"] is caravanserai.games.gugong.GAME  # type: ignore[attr-defined]
