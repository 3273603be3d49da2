"""The questions before a game in the terminal: who plays against you is one of five, and Enter is a good answer."""

import io

import pytest
from rich.console import Console

from caravanserai.bots.levels import LEVELS, opponents, suggested
from caravanserai.cli.menu import Wishes, ask_wishes
from caravanserai.speech import Speaker
from tests.languages import LANGUAGES


def asked(monkeypatch: pytest.MonkeyPatch, language: str, *typed: str) -> tuple[Wishes, str]:
    """What somebody wants who types this – the game, how many play, who –, and what they read."""
    answers = iter(typed)
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    out = io.StringIO()
    wishes = ask_wishes(Console(file=out, width=200), Wishes(None, None, [], [], language), asked_language=False)
    return wishes, out.getvalue()


def test_enter_takes_the_opponent_that_is_proposed(monkeypatch: pytest.MonkeyPatch) -> None:
    wishes, _ = asked(monkeypatch, "en", "1", "2", "")
    assert ["human", suggested(), suggested()] == wishes.seat


@pytest.mark.parametrize("n", range(1, 6))
def test_levels_are_chosen_by_their_number(monkeypatch: pytest.MonkeyPatch, n: int) -> None:
    wishes, _ = asked(monkeypatch, "en", "1", "1", str(n))
    assert ["human", LEVELS[n - 1]] == wishes.seat


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_introduced(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """By its name and a line about it, from the gentlest to the strongest; bots for programs are not offered."""
    _, read = asked(monkeypatch, language, "1", "1", "")
    speaker = Speaker(None, language)
    lines = [f"{n} {speaker.text(f'bot-{one}')} – {speaker.about('bot', one)}" for n, one in enumerate(LEVELS, 1)]
    places = [read.index(line) for line in lines]
    assert sorted(places) == places
    assert speaker.text("bot-greedy") not in read
    assert speaker.text("bot-random") not in read


def test_people_may_play_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    wishes, _ = asked(monkeypatch, "en", "1", "1", str(len(opponents()) + 1))
    assert ["human", "human"] == wishes.seat
