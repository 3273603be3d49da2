"""How far hints are off: chance alone is no miss, a judgement that is off by so much is, and a run goes on."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from caravanserai.core.game import games
from tools import hints
from tools.hints import Place, found_at, missed, off_by, places

GUGONG = games()["gugong"]
KEY = 300_000


def made_up(off: float, tables: int = 400, plays: int = 10) -> list[list[float]]:
    """Tables at which 5 points were said, and the truth lies somewhere around that; games that differ by more."""
    luck = Random(1)  # noqa: S311  not for secrets
    rows = []
    for _ in range(tables):
        truth = luck.gauss(5.0, off)
        rows.append([5.0, 1.645 * 6.0, *(luck.gauss(truth, 12.0) for _ in range(plays))])
    return rows


def test_what_chance_explains_is_no_miss() -> None:
    """The mean of ten games is off by four points by itself; a hint that is right is then off by nothing."""
    assert off_by(made_up(0.0))["low"] == 0.0
    assert off_by(made_up(0.0))["off"] < 1.5


def test_a_judgement_is_off_by_what_it_is_and_the_interval_says_how_well_that_is_known() -> None:
    few, many = off_by(made_up(6.0, 40)), off_by(made_up(6.0))
    assert many["low"] < 6.0 < many["high"]
    assert many["high"] - many["low"] < few["high"] - few["low"]
    assert (400, many["inside"]) == (many["tables"], sum(abs(sum(row[2:]) / 10 - 5) <= 9.87 for row in made_up(6.0)))


def test_tables_are_somewhere_in_a_game_and_whoever_is_asked_there_has_a_choice() -> None:
    wanted = places(GUGONG, 2, KEY, 3, 1, "trader")
    assert [str(KEY + n) for n in range(3)] == list(wanted)
    assert 1 < len({place.until for place in wanted.values()})
    found = found_at(Place("gugong", 2, KEY, 20, 1, "trader"))
    assert found is not None
    assert 20 <= found[0].decided < 40
    assert found_at(Place("gugong", 2, KEY, 10_000, 1, "trader")) is None
    assert {} == missed(Place("gugong", 2, KEY, 10_000, 1, "trader"))


@pytest.mark.compiled
def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    """What is said of each figure, in the words of the tactics; the same in one go."""

    def ran(name: str, positions: int) -> dict[str, Any]:
        file = tmp_path / f"{name}.json"
        hints.main(f"gugong --positions {positions} --games 2 --first-key {KEY} --jobs 1 --json {file}".split())
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return found

    ran("a", 2)
    assert ran("b", 3) == ran("a", 3)
    found = ran("a", 3)
    assert {"first": KEY, "last": KEY + 2} == found["keys"]
    assert 3 == found["points"]["tables"] == found["chance"]["tables"]
    assert vars(GUGONG.tactics[5].off) == {name: found[name]["told"] for name in ("points", "chance", "apart")}
