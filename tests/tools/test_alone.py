"""How games alone are compared: deal by deal, by who won, the lead, and where points came from."""

import argparse
import json
from math import inf
from pathlib import Path
from typing import Any

import pytest

from caravanserai.bots import SeatView
from caravanserai.bots.levels import SAGE
from caravanserai.core.game import games, start
from caravanserai.core.play import asked
from tools.alone import Changed, change_from, main, name_of, summed_up

GUGONG = games()["gugong"]


def row(mine: int, theirs: int) -> dict[str, Any]:
    lines = [[["score-track", mine]], [["score-track", theirs - 5], ["score-jade", 5]]]
    return {"won": mine > theirs, "points": [mine, theirs], "lines": lines}


FIRST = [row(50, 40), row(40, 50), row(60, 40), row(45, 50)]


def test_a_setting_is_told_by_itself() -> None:
    """Games won and the lead; and what the points of both were made of, in games won and lost."""
    told = summed_up(FIRST)

    assert 0.5 == told["share"]
    assert 3.75 == told["lead"]["mean"]
    assert "more_won" not in told
    theirs = {"score-jade": 5.0, "score-track": 35.0}
    assert {"games": 2, "mine": {"score-track": 55.0}, "theirs": theirs} == told["won"]
    assert {"score-jade": 5.0, "score-track": 45.0} == told["lost"]["theirs"]


def test_a_second_setting_is_told_beside_the_first() -> None:
    """Deal by deal: who leads by two more everywhere does so for certain, and one more deal of four is won."""
    second = [row(52, 40), row(42, 50), row(62, 40), row(52, 50)]
    told = summed_up(second, FIRST)

    assert {"mean": 0.25, "give_or_take": 0.49} == told["more_won"]
    assert 3.25 == told["more_lead"]["mean"]
    assert {"mean": 2.0, "give_or_take": 0.0} == summed_up([row(52, 40), row(42, 50)], FIRST[:2])["more_lead"]


def test_changes_are_numbers_of_the_tactics_or_another_search() -> None:
    """Named as they are there; anything else is refused."""
    assert (("worlds", 8.0), ("scale", 5.0)) == change_from("worlds=8,scale=5")
    assert "worlds=8,scale=5" == name_of(change_from("worlds=8,scale=5"))
    assert "search=beam,width=32" == name_of(change_from("search=beam,width=32"))
    with pytest.raises(argparse.ArgumentTypeError, match="no number of the tactics: off"):
        change_from("off=1")
    with pytest.raises(argparse.ArgumentTypeError, match="no search: 1; known: beam"):
        change_from("search=1")


def test_a_part_of_the_simulations_is_not_cut_short_by_a_slow_machine() -> None:
    """There is no time after which such a search gives up; what is changed is changed."""
    s = start(GUGONG, 2, 1)
    view = SeatView(GUGONG, s, asked(s)[0])
    whole, part = (Changed(SAGE, share, 1, change_from("width=3")).tactics(view) for share in (1.0, 0.1))
    assert whole.simulations == 10 * part.simulations
    assert (inf, inf, 3) == (whole.guard, part.guard, part.width)


def test_games_are_played_and_told(tmp_path: Path) -> None:
    """A level that thinks little plays one deal against Ganelon, as it is and looking at fewer tables."""
    file = tmp_path / "alone.json"
    arguments = ["--games", "1", "--jobs", "1", "--level", "apprentice", "--try", "width=1", "--json", str(file)]
    main(["paladins", *arguments])

    told = json.loads(file.read_text(encoding="utf-8"))
    assert "easy" == told["difficulty"]
    assert ["as it is", "width=1"] == [one["setting"] for one in told["settings"]]
    assert [1, 1] == [one["games"] for one in told["settings"]]
