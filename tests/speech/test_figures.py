"""Messages speak of the numbers of the box that is played with."""

from dataclasses import replace
from typing import Any

import pytest

from caravanserai.core.box import corrected_box
from caravanserai.core.figures import figures, paths, untold
from caravanserai.core.game import Game, games
from caravanserai.core.howto import BadHowto
from caravanserai.speech import Speaker
from caravanserai.speech.grammar import grammar
from caravanserai.tables.lessons import offered
from tests.languages import LANGUAGES

GUGONG, PALADINS = games()["gugong"], games()["paladins"]


def corrected(game: Game[Any], text: str) -> Game[Any]:
    return replace(game, box=corrected_box(game.box, f"{game.id}.toml", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_corrected_number_is_said(language: str) -> None:
    """A choice and a line of the score sheet, in every language, with its noun in the right number."""
    dearer = corrected(GUGONG, "[exchange]\npay_servants = 5\n")
    assert "2" in Speaker(GUGONG, language).choice("payment:servants")
    said = Speaker(dearer, language).choice("payment:servants")
    assert ("5" in said, "2" in said) == (True, False)
    larger = corrected(PALADINS, "[scoring]\nresources_per_vp = 4\n")
    assert "3" in Speaker(PALADINS, language).line("score-resources")
    assert "4" in Speaker(larger, language).line("score-resources")


def test_the_browser_is_told_the_same_figures() -> None:
    dearer = corrected(GUGONG, "[exchange]\npay_servants = 1\n")
    assert {"n": 1} == grammar(dearer)["figures"]["payment-servants"]
    assert "Pay 1 servant" == Speaker(dearer, "en").choice("payment:servants")


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_with_figures_uses_them(game: Game[Any], language: str) -> None:
    """What is named there stands in the message: no other number can be told in its place."""
    speaker = Speaker(game, language)
    for message, given in figures(game).items():
        said = speaker.text(message)
        assert all(str(one) in said for one in given.values()), message
        assert "{$" not in said


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_another_figure_is_another_sentence(game: Game[Any], language: str) -> None:
    """Whichever of its figures is corrected, a message says so, in every language."""
    speaker = Speaker(game, language)
    for message, given in figures(game).items():
        for name, n in given.items():
            assert isinstance(n, int)
            assert speaker.text(message) != speaker.text(message, **{name: n + 1}), (message, name)


def test_a_lesson_is_not_offered_where_the_box_lacks_a_figure_of_its_texts() -> None:
    """An owner made the benefit something else than servants: the game is played, the lesson would lie."""
    lesson = offered(GUGONG)
    assert GUGONG.lesson == lesson
    other = corrected(GUGONG, '[[intrigue.benefits]]\nid = "back_3"\ngain = { jade = 1 }\n')
    assert {"lesson-wall-text"} == untold(other)
    assert offered(other) is None
    dearer = corrected(GUGONG, "[exchange]\npay_servants = 5\n")
    assert set() == untold(dearer)
    assert lesson == offered(dearer)
    assert "costs 5 servants" in Speaker(dearer, "en").text("lesson-first-turn-text")


def test_a_path_that_leads_nowhere_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravanserai.core.figures.paths", lambda _package: {"payment-servants": {"n": "exchange.x"}})
    with pytest.raises(BadHowto, match=r"gugong: speech/figures\.toml: payment-servants: 'exchange\.x'"):
        figures(GUGONG)
    assert {} == paths("tests.oasis")
