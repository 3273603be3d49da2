"""A game alone is reviewed by the server as well: for who sat there, the opponent of the rules being chance."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from caravanserai.review.depth import DEPTHS, QUICK
from caravanserai.server import judges
from tests.review.test_alone import ALONE
from tests.server.hands import play_on
from tests.server.house import Luck
from tests.server.teaching import Judge, review, review_when, school


@pytest.mark.compiled
def test_a_game_alone_is_reviewed_for_its_one_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Gùgōng against Meng, who has no curve and no part; the start is told with its width, and all adds up."""
    monkeypatch.setitem(DEPTHS, QUICK.name, replace(ALONE, name=QUICK.name))
    with school(tmp_path, Judge(judged=judges.judged)) as house:
        me = house.guest()
        table = me.table("me")
        play_on(house, table, Luck(2), lambda live: live.status == "over")
        review(me, table, "quick")
        found: Any = review_when(me, table, state="done")
    assert found["judged"] == found["turns"] == len(found["curve"]) - 1
    assert {1} == {len(point["hopes"]) for point in found["curve"]}
    assert {None, 0} == {point["seat"] for point in found["curve"]}
    (part,) = found["parts"]
    assert 0.0 < part["start_width"] < 1.0
    assert {"mean": 0.0, "width": 0.0} == part["others"]
    moved = [part[name]["mean"] for name in ("own", "luck", "unexplained")]
    assert part["result"] == pytest.approx(part["start"] + sum(moved), abs=0.001)
    assert part["unexplained"]["width"] >= part["start_width"], "what is not known of the start is not explained"
