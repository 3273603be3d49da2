"""Bots: how they are found, and what they are given."""

from pathlib import Path

import pytest

from caravanserai.bots import SeatView, UnknownBot, bots, find_bot
from caravanserai.bots.random import RandomBot
from caravanserai.core.game import games, start
from caravanserai.core.play import apply, asked, legal
from caravanserai.core.wire import digest
from tests.plugins import write_plugin

GUGONG = games()["gugong"]


def test_ours_are_found_by_name() -> None:
    assert {"random", "greedy"} <= set(bots())
    assert RandomBot is find_bot("random")


def test_an_unknown_name_is_told_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match=r"'grandmaster'.*greedy.*random"):
        find_bot("grandmaster")


def test_a_view_holds_nothing_hidden() -> None:
    """Everything reachable from a view by name is what the seat may know; trying things out changes nothing."""
    s = start(GUGONG, 3, key=5)
    seat = asked(s)[0]
    view = SeatView(GUGONG, s, seat)
    before = digest(s)
    assert GUGONG.show(s, seat) == view.view
    assert tuple(legal(s, seat)) == view.legal
    assert s not in vars(view).values()
    assert all(player["hand"] is None for player in view.view["players"] if player["seat"] != seat)
    other = view.imagine(99)
    apply(other, view.legal[0], seat)
    assert before == digest(s)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_choice_is_legal_and_depends_on_the_view_and_the_seed_alone(name: str) -> None:
    """A second bot of the same seed, made in the middle of the game, goes on in the same way."""
    s = start(GUGONG, 2, key=11)
    bot = find_bot(name)(4)
    for _ in range(40):
        seat = asked(s)[0]
        view = SeatView(GUGONG, s, seat)
        choice = bot.choose(view)
        assert choice in view.legal
        assert choice == find_bot(name)(4).choose(view)
        apply(s, choice, seat)


def test_random_choices_differ_by_seed_and_decision() -> None:
    s = start(GUGONG, 4, key=3)
    view = SeatView(GUGONG, s, asked(s)[0])
    assert set(view.legal) == {RandomBot(seed).choose(view) for seed in range(60)}


def test_a_bot_that_cannot_be_loaded_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one line, when somebody asks for it; the others are there."""
    write_plugin(tmp_path, "hasty", "caravanserai.bots", {"hasty": "hasty_of_a_stranger:Hasty"})
    monkeypatch.syspath_prepend(str(tmp_path))
    bots.cache_clear()
    try:
        assert {"hasty", "sage"} <= set(bots())
        with pytest.raises(UnknownBot, match=r"^hasty cannot be loaded: ModuleNotFoundError: No module named"):
            find_bot("hasty")
        assert find_bot("random")(1) is not None
    finally:
        monkeypatch.undo()
        bots.cache_clear()
