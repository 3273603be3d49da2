"""Marco Polo II in the terminal: every language, and what its board shows."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from caravanserai.cli.boards import marcopolo2 as board
from caravanserai.cli.saves import Player
from caravanserai.cli.screen import Screen
from caravanserai.cli.voice import Voice
from caravanserai.core import play
from caravanserai.games.marcopolo2 import GAME
from tests.cli.terminal import lines, run
from tests.games.marcopolo2.story import Story
from tests.languages import LANGUAGES

WIDE = 160


def drawn(t: Story, language: str = "en", seat: int = 0) -> str:
    """The board as a seat sees it."""
    players = [Player("human", name) for name in ("Ann", "Bob", "Cid", "Dan")]
    console = Console(file=io.StringIO(), width=WIDE)
    console.print(board.draw(t.seen(seat), Voice(GAME, language, players), seat))  # type: ignore[arg-type]
    shown = console.file
    assert isinstance(shown, io.StringIO)
    return shown.getvalue()


def asked(t: Story, width: int = WIDE) -> list[str]:
    """What is asked just now, line by line."""
    console = Console(file=io.StringIO(), width=width)
    voice = Voice(GAME, "en", [Player("human", name) for name in ("Ann", "Bob", "Cid", "Dan")])
    Screen(console, voice).question(t.s, play.question(t.s))
    shown = console.file
    assert isinstance(shown, io.StringIO)
    return [" ".join(one.strip("─ ").split()) for one in shown.getvalue().splitlines() if one.strip("─ ")]


def line(shown: str, start: str) -> str:
    """The line that begins with these words, with single spaces."""
    plain = (" ".join(one.split()) for one in shown.splitlines())
    return next(one for one in plain if one.startswith(start))


def test_the_spaces_say_what_they_need_and_bring() -> None:
    """Dice, their least value, the price of the lower Travel space, and the dice that lie there."""
    shown = drawn(Story().clear_spaces().lay("book_2", 1, 4))
    assert "Book II (silk) 1 ≥3 ⚃ 4" == line(shown, "Book II (silk)")
    assert "Khan's Favor 1 +4 coins, +2 camels ·" == line(shown, "Khan's Favor")
    assert "Travel, lower space 1 2 coins → 1 step ·" == line(shown, "Travel, lower space")
    assert "Travel, middle space 2 up to 4 steps ·" == line(shown, "Travel, middle space")
    assert "+3 coins or +2 camels or +1 jade" in line(shown, "Money bag")


def test_the_guild_seals_say_how_many_are_left() -> None:
    """The lower die that each needs, its jade, and what improving costs and brings."""
    shown = drawn(Story().seal_stack("spicers", 2).seals(0, improved=("farmers",)))
    assert "Spicers' guild ≥2 +1 jade 2 left 5 coins, 2 pepper → +1 jade" == line(shown, "Spicers' guild")
    assert "Guild seals Farmers' guild ✓" in line(shown, "Guild seals Farmers'")


def test_posts_and_figures_stand_in_their_cities() -> None:
    """Names for posts, a pawn for a figure; an oasis is shown only when somebody is there."""
    t = Story().posts(0, "kollam").posts(1, "kollam").figure(1, "oasis_gobi")
    shown = drawn(t)
    assert line(shown, "Kollam").endswith("Ann Bob")
    assert "Oasis in the Gobi ♟Bob" == line(shown, "Oasis in the Gobi ♟")
    assert "Oasis of Dunhuang" not in shown.partition("Routes")[0]


def test_a_goal_card_is_shown_to_its_owner() -> None:
    """Below the table, and to nobody else."""
    t = Story().goal(0, "goal_05")
    words = "6 points for the improved seal of the Spicers' guild"
    assert words in drawn(t)
    assert words not in drawn(t, seat=1)


def test_a_question_says_what_is_left_and_owed() -> None:
    """Steps left and what is owed for the way so far, nothing of what is not; cut nowhere, however narrow it is."""
    t = Story().no_outposts().figure(0, "xanadu").dice(0, 4, 4).stock(0, camel=9)
    t.use(0, "travel_middle", "own_4+own_4")
    assert ["Ann Where do you travel? Steps left: 4 of 4", "Nothing to pay so far"] == asked(t)
    t.play("location:oasis_gobi", "location:karakorum")
    narrow = ["Ann", "Where do you travel? Steps", "left: 2 of 4", "To pay so far: 2 camels"]
    assert narrow == asked(t, 30)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_plays_without_a_missing_message(tmp_path: Path, language: str) -> None:
    """No id of a message is ever shown in place of its text."""
    typed = lines("help", "score", "1", "why", "undo", "rules MP-7.8", "log", *["1"] * 200)
    seats = ["--seats", "2", "--seat", "human", "--seat", "random", "--key", "5"]
    done = run(tmp_path, "play", "marcopolo2", *seats, "--lang", language, typed=typed)
    assert (0, "") == (done.code, done.err)
    for start_of_id in ("cli-", "board-", "ask-", "wait-", "log-", "refuse-", "effect-", "score-", "noun-", "space-"):
        assert start_of_id not in done.out
