"""The end of a game in the terminal."""

from io import StringIO

import pytest
from rich.console import Console

from caravanserai.cli.ending import show_ending, ties
from caravanserai.cli.saves import Player
from caravanserai.cli.screen import Screen
from caravanserai.cli.voice import Voice
from caravanserai.core.game import games
from tests.games.gugong.story import Story as Gugong
from tests.games.marcopolo2.story import Story as MarcoPolo
from tests.languages import LANGUAGES

PLAYERS = [Player("human", "Ayşe"), Player("human", "Lisa")]


def voice(game: str, language: str = "en") -> Voice:
    return Voice(games()[game], language, PLAYERS)


def tied() -> Gugong:
    """7 points each; Lisa is further on the Intrigue track."""
    return Gugong(2).envoy(0, 8).envoy(1, 8).points(1, 2).intrigue((0, 4), (1, 5)).end()


def test_the_rule_of_a_tie_is_told() -> None:
    """With both values and the id of the rule."""
    assert ["Lisa and Ayşe have 7 points each. Lisa: ahead on the Intrigue track, 5 to 4 (GG-11.6.2)"] == list(
        ties(voice("gugong"), tied().standings())
    )


def test_a_shared_victory_is_told() -> None:
    """No rule tells two with as many camels apart."""
    t = MarcoPolo(2).vp(0, 10).vp(1, 10).round(5)
    for seat in (0, 1):
        t.stock(seat, camel=2)
    assert ["Ayşe and Lisa have 11 points each and share place 1."] == list(ties(voice("marcopolo2"), t.standings()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_it(language: str) -> None:
    """With names, values and rule."""
    (said,) = ties(voice("gugong", language), tied().standings())
    assert all(word in said for word in ("Ayşe", "Lisa", "5", "4", "GG-11.6.2"))


def test_the_sheet_is_in_the_order_of_the_rulebook() -> None:
    """What was scored during the game, then wall, decrees, Palace, jade; losses with a minus."""
    t = tied()
    out = StringIO()
    screen = Screen(Console(file=out, width=100), voice("gugong"))
    show_ending(screen, games()["gugong"], t.s)
    text = out.getvalue()
    rows = ["Great Wall scorings", "Most destiny matches", "Last Great Wall scoring", "Arrival", "Jade collection"]
    assert sorted(rows, key=text.index) == rows
    assert "Winner: Lisa" in text
