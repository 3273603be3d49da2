"""What every game promises, at every player count and with every option; one test for each promise."""

from typing import Any

import pytest

from caravanserai import compiled
from caravanserai.core.game import Game
from caravanserai.kit import INVARIANTS, check, settings
from tests.kit.games import every_game

INTERPRETED = 3  # times as few tables are looked at, without options: the same sources are looked at compiled

pytestmark = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)


def faults(game: Game[Any], *only: str) -> str:
    """What the kit finds, a line each; small games are looked at more closely, interpreted ones at fewer tables."""
    stride = 3 if game.longest < 1000 else 23 if game.longest < 10_000 else 71
    stride *= 1 if compiled() else INTERPRETED
    tables = [setting for setting in settings(game) if compiled() or not setting.options]
    return "\n".join(map(str, check(game, games=1, seed=1, only=only, stride=stride, at=tables)))


def test_rooms(game: Game[Any]) -> None:
    """The same rooms in every game, and no others."""
    assert faults(game, "rooms") == ""


def test_tokens(game: Game[Any]) -> None:
    """Every choice has one code and one token."""
    assert faults(game, "tokens") == ""


def test_steps(game: Game[Any]) -> None:
    """A name and its fields rebuild a step."""
    assert faults(game, "steps") == ""


def test_plain(game: Game[Any]) -> None:
    """States are plain and steps hold whole numbers."""
    assert faults(game, "plain") == ""


def test_alive(game: Game[Any]) -> None:
    """Something is legal exactly when somebody is asked, and every game ends."""
    assert faults(game, "alive") == ""


def test_census(game: Game[Any]) -> None:
    """No component is lost or found."""
    assert faults(game, "census") == ""


def test_agreement(game: Game[Any]) -> None:
    """Legal choices are the candidates that are not refused; explanations agree, for every code there is."""
    assert faults(game, "agreement") == ""


def test_ways(game: Game[Any]) -> None:
    """Choices offered as one can be taken one after the other."""
    assert faults(game, "ways") == ""


def test_independent_clones(game: Game[Any]) -> None:
    """A clone is equal, and playing on it leaves the original alone."""
    assert faults(game, "clones") == ""


def test_no_leaks(game: Game[Any]) -> None:
    """In an imagined world a seat sees, may do and is refused the same; imagining is more than copying."""
    assert faults(game, "leaks", "imagination") == ""


def test_no_leaks_in_the_log(game: Game[Any]) -> None:
    """Nobody is told what they cannot know, and whatever is shown counts as revealed."""
    assert faults(game, "log", "declared", "events") == ""


def test_round_trips(game: Game[Any]) -> None:
    """A saved table loads as the same table, and a record plays the same game."""
    assert faults(game, "round-trips", "records") == ""


def test_deterministic(game: Game[Any]) -> None:
    """The same key, options and tokens give the same table, with either sort of chance."""
    assert faults(game, "deterministic") == ""


def test_illegal_choices_change_nothing(game: Game[Any]) -> None:
    """A choice that is not legal, not known or not asked for raises and leaves no trace."""
    assert faults(game, "illegal") == ""


def test_views(game: Game[Any]) -> None:
    """Views are JSON, observations have their size and limits."""
    assert faults(game, "views") == ""


def test_standings(game: Game[Any]) -> None:
    """One standing for each seat, lines that add up, places in order."""
    assert faults(game, "standings") == ""


def test_how_to_play(game: Game[Any]) -> None:
    """What newcomers are told can be made from the box, and its drawings have a position to show."""
    assert faults(game, "howto") == ""


def test_every_invariant_has_a_test(game: Game[Any], request: pytest.FixtureRequest) -> None:
    """No invariant of the kit is left out above."""
    source = request.path.read_text(encoding="utf-8")
    assert [name for name in INVARIANTS if f'"{name}"' not in source] == []
    assert game.id
