"""A review as a server makes it, nothing put in its place: by its own process, through the database, to its end."""

from pathlib import Path
from typing import Any

import pytest

from caravanserai.core.game import games
from caravanserai.core.record import parse
from caravanserai.review.depth import QUICK
from caravanserai.review.judging import Judging
from caravanserai.review.turns import played_from
from caravanserai.server.reviewed import measure
from caravanserai.server.workers import Worker
from tests.oasis import GAME as OASIS
from tests.review.tables import reviewed
from tests.server.house import House, config_for, sqlite_in
from tests.server.judging import begin_judging_oasis
from tests.server.leisure import NEVER
from tests.server.teaching import GAME, finished, review, review_when

PATIENCE = 900.0  # seconds for a process that everybody else goes before


@pytest.mark.slow
def test_a_real_review_comes_to_its_end_and_says_what_was_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a depth that people can ask for; every number is what judging the record by itself gives."""
    monkeypatch.setitem(games(), GAME, OASIS)
    with House(config_for(sqlite_in(tmp_path), over_seconds=NEVER, idle_seconds=NEVER)) as house:
        house.service.reviews.workers[:] = [Worker(is_thread=False, begin=begin_judging_oasis)]
        me = house.guest()
        table = finished(house, me)
        review(me, table, "quick")
        found = review_when(me, table, PATIENCE, state="done")
        record = me.http.get(f"/api/tables/{table}/record").text
        moment = me.http.get(f"/api/tables/{table}/review/moments/99/choice")
    assert (404, "not-found") == (moment.status_code, moment.json()["error"])
    assert (None, QUICK.name, "caravan-master") == (found["reason"], found["judge"]["depth"], found["judge"]["bot"])
    assert found["judged"] == found["turns"] == len(found["curve"]) - 1

    played = played_from(parse(record), OASIS)
    expected = reviewed(played, Judging(OASIS, played.seats, QUICK))
    assert [hopes_of(hopes) for _, hopes in expected.curve] == [point["hopes"] for point in found["curve"]]
    names = ("own", "others", "luck", "unexplained")
    assert [[near(measure(getattr(part, name))) for name in names] for part in expected.parts] == [
        [part[name] for name in names] for part in found["parts"]
    ]
    assert played.result == [part["result"] for part in found["parts"]]


def hopes_of(hopes: Any) -> Any:
    return [{"chance": near(measure(hope.chance)), "points": near(measure(hope.points))} for hope in hopes]


def near(told: Any) -> Any:
    """What is stored has six digits."""
    return pytest.approx(told, abs=0.0011)
