"""What a game says of itself to somebody who does not know it."""

from typing import Any

import pytest

from caravanserai.core.about import BadAbout, about_of
from caravanserai.core.game import Game, games
from caravanserai.speech.patterns import patterns

WHOLE = "weight = 4\nminutes = { 2 = 60, 3 = 90 }\nrulings = ['exact']\nneeds = { unused = 'mini' }\n"


def test_the_figures_are_read() -> None:
    """Minutes by the number of players, the weight, and what the options are."""
    about = about_of("camel", WHOLE)
    assert {2: 60, 3: 90} == about.minutes
    assert {"clone": 2.0} == about_of("camel", f"{WHOLE}\n[aims]\nclone = 2.0\n").aims
    assert (4, 0, ("exact",), {"unused": "mini"}) == (about.weight, about.lesson_minutes, about.rulings, about.needs)


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        ("weight = 6\nminutes = { 2 = 60 }", "weight: 6"),
        ("weight = 0\nminutes = {}", "weight: 0"),
        ("weight = 3\nminutes = { 2 = 0 }", "minutes"),
        ("weight = 3", "minutes: missing"),
        ("minutes = { 2 = 60 }", "weight: missing"),
        ("weight = ", "Invalid value"),
    ],
)
def test_figures_that_cannot_be_true_are_refused(wrong: str, what: str) -> None:
    with pytest.raises(BadAbout, match=f"^camel: {what}"):
        about_of("camel", wrong)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_game_of_the_house_says_it_of_itself(game: Game[Any]) -> None:
    """The time for every number of players; what is named as an option is one; a lesson says how long it takes."""
    about = game.about
    assert set(game.seats) == set(about.minutes)
    assert list(about.minutes.values()) == sorted(about.minutes.values())
    options = {option.id for option in game.box.options}
    assert options >= {*about.rulings, *about.needs, *about.needs.values()}
    assert about.weight > 0
    said = patterns(game.package, "en")
    assert about.legend
    assert {(message, "") for message in about.legend.values()} <= said.keys()
    assert (game.lesson is None) == (about.lesson_minutes == 0)
