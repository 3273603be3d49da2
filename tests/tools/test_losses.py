"""How far changes are off that reviews tell of single turns: judged and counted on the same tables, and summed up."""

import json
from pathlib import Path

import pytest

from caravanserai.review.estimate import Estimate
from tools.losses import ChangeRow, GameRow, is_within, main, pieces_of, row_of, summed_up


def row(judged: float, counted: float, error: float = 0.0, allowed: float = 0.05, share: float = 1.0) -> ChangeRow:
    return {
        "is_told": True,
        "share": share,
        "allowed": allowed,
        "judged": judged,
        "counted": counted,
        "error": error,
    }


def test_what_changes_come_to_when_they_are_counted() -> None:
    """A loss of ten points is one of eight, and so is a draw that takes ten."""
    found = summed_up([row(0.1, 0.08), row(-0.1, -0.08), row(0.2, 0.16)])
    assert (3, 0.1333, 0.1067) == (found["changes"], found["judged"], found["counted"])
    assert {"size": 0.8, "low": 0.8, "high": 0.8} == found["of_it"]
    assert {"changes": 1} == summed_up([row(0.1, 0.08)]), "of one nobody can say"


def test_what_samples_explain_is_not_the_judge_s_error() -> None:
    """They are off by ten points each; of the second ones that is as much as samples alone are."""
    assert found_off([row(0.3, 0.2), row(0.3, 0.4)]) == pytest.approx(0.1)
    assert 0.0 == found_off([row(0.3, 0.2, error=0.1), row(0.3, 0.4, error=0.1)])


def found_off(rows: list[ChangeRow]) -> float:
    return float(summed_up(rows)["off"]["size"])


def test_what_grows_is_what_is_left_over_by_the_change() -> None:
    """Of thirty points fifteen, on top of the share of the parts; where a half was judged that is all of it."""
    off = (0.05**2 + 0.15**2) ** 0.5
    assert summed_up([row(0.3, 0.3 - off), row(0.3, 0.3 + off)])["grows"]["size"] == pytest.approx(0.5, abs=1e-3)
    off = (0.025**2 + 0.075**2) ** 0.5
    half = [row(0.3, 0.3 - off, 0.0, 0.025, 0.5), row(0.3, 0.3 + off, 0.0, 0.025, 0.5)]
    assert summed_up(half)["grows"]["size"] == pytest.approx(0.5, abs=1e-3)


def test_what_lies_within_the_width_that_is_told() -> None:
    """Nine in ten of half the change, its share and its samples together."""
    width = 1.645 * (0.03**2 + 0.05**2 + 0.2**2) ** 0.5
    assert is_within(row(0.4, 0.4 - 0.99 * width, error=0.03))
    assert not is_within(row(0.4, 0.4 - 1.01 * width, error=0.03))


def test_a_row_is_judged_and_counted_on_the_same_tables() -> None:
    """So what both sides share is not in the error of their difference."""
    found = row_of(Estimate(0.3, 0.01), 0.5, 0.08, 2.0, [0.1, 0.5, 0.3], [0.0, 0.4, 0.2])
    assert {"is_told": True, "share": 0.5, "allowed": 0.04, "judged": 0.3, "counted": 0.2, "error": 0.0} == found
    assert not row_of(Estimate(0.1, 0.01), 0.5, 0.08, 2.0, [0.1, 0.2], [0.1, 0.2])["is_told"]


def test_turns_are_looked_at_in_an_order_by_lot() -> None:
    """One of so many of each game; where a run is broken off hangs on nothing in the games."""
    games: dict[str, GameRow] = {"7": {"record": "one", "free": list(range(40)), "drawn": [3, 5], "off": 0.1}}
    names = list(pieces_of(games, False, 4, 8))
    assert {f"turn/7/{n}" for n in range(0, 40, 4)} == set(names)
    assert sorted(names) != names
    assert {"draw/7/3", "draw/7/5"} == set(pieces_of(games, True, 1, 8))


@pytest.mark.compiled
def test_a_game_is_looked_at(tmp_path: Path) -> None:
    """Its turns and its draws, into one journal."""
    file = tmp_path / "losses.json"
    for more in ("--every 60", "--every 60 --draws"):
        main(f"gugong --games 1 --first-key 7 --worlds 2 --jobs 1 --json {file} {more}".split())
        found = json.loads(file.read_text(encoding="utf-8"))
        assert 1 <= found["looked_at"]
    journal = file.with_suffix(".json.pieces").read_text(encoding="utf-8")
    names = [json.loads(line)[0] for line in journal.splitlines()[1:] if line]
    assert {"7", "turn", "draw"} == {name.split("/")[0] for name in names}
