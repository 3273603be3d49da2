"""How far changes are off that reviews tell of single turns: judged and counted on the same tables, and summed up."""

import json
from pathlib import Path

import pytest

from caravanserai.core.game import games
from caravanserai.review.bands import FILE
from caravanserai.review.estimate import Estimate
from tools import bands
from tools.losses import (
    ChangeRow,
    GameRow,
    constant,
    is_told,
    is_within,
    main,
    off_by,
    pieces_of,
    row_of,
    summed_up,
)
from tools.puzzles import file_of


def row(judged: float, counted: float, apart: float = 0.0, off: float = 0.0, share: float = 1.0) -> ChangeRow:
    return {"told": [judged, 0.01], "share": share, "off": off, "judged": judged, "counted": counted, "apart": apart}


def test_what_changes_come_to_when_they_are_counted() -> None:
    """A loss of ten points is one of eight, and so is a draw that takes ten."""
    found = summed_up([row(0.1, 0.08), row(-0.1, -0.08), row(0.2, 0.16)], 0.05)
    assert (3, 0.1333, 0.1067) == (found["changes"], found["judged"], found["counted"])
    assert {"size": 0.8, "low": 0.8, "high": 0.8} == found["of_it"]
    assert {"changes": 1} == summed_up([row(0.1, 0.08)], 0.05), "of one nobody can say"


def test_what_samples_explain_is_not_the_judge_s_error() -> None:
    """They are off by ten points each; of the second ones that is as much as samples alone are."""
    assert found_off([row(0.3, 0.2), row(0.3, 0.4)]) == pytest.approx(0.1)
    assert 0.0 == found_off([row(0.3, 0.2, apart=0.1), row(0.3, 0.4, apart=0.1)])


def found_off(rows: list[ChangeRow]) -> float:
    return float(summed_up(rows, 0.05)["off"]["size"])


def test_what_does_not_grow_is_what_half_the_change_leaves_over() -> None:
    """Off by 8 and by 15 in squares: 15 are half of 30 points; where a half was judged, each is half as much."""
    many = 1000
    off = (0.08**2 + 0.15**2) ** 0.5
    assert constant([row(0.3, 0.3 - off), row(0.3, 0.3 + off)] * many) == pytest.approx(0.08, rel=0.002)
    half = [row(0.3, 0.3 - off / 2, share=0.5), row(-0.3, -0.3 + off / 2, share=0.5)] * many
    assert constant(half) == pytest.approx(0.08, rel=0.002)
    assert 0.0 == constant([row(0.3, 0.2)] * many), "less than half of it"
    assert constant([row(0.1, 0.0)] * 5) > constant([row(0.1, 0.0)] * many), "of few it is less sure"


def test_what_lies_within_the_width_that_is_told() -> None:
    """Nine in ten of half the change, of what does not grow or the share of the parts, and of its samples together."""
    width = 1.645 * (0.03**2 + 0.05**2 + 0.2**2) ** 0.5
    for off, share in ((0.05, 0.02), (0.02, 0.05)):
        assert is_within(row(0.4, 0.4 - 0.99 * width, 0.03, share), off)
        assert not is_within(row(0.4, 0.4 - 1.01 * width, 0.03, share), off)


def test_those_of_which_a_review_tells() -> None:
    """Of a change the review has measured itself, on whichever tables."""
    told = row(0.0, 0.0)
    assert is_told({**told, "told": [0.2, 0.01]}, 0.05)
    assert not is_told({**told, "told": [0.2, 0.01]}, 0.08)
    assert not is_told({**told, "told": [0.2, 0.01], "off": 0.08}, 0.05)


def test_a_row_is_judged_and_counted_on_the_same_tables() -> None:
    """So what both sides share is not in the error of their difference."""
    found = row_of(Estimate(0.3, 0.01), 0.5, 0.08, [0.1, 0.5, 0.3], [0.0, 0.4, 0.2])
    assert {
        "told": [0.3, 0.01],
        "share": 0.5,
        "off": 0.08,
        "judged": 0.3,
        "counted": 0.2,
        "apart": 0.0,
    } == found


def test_what_is_found_is_written_beside_what_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In units of the spread of an even chance, which is a half for two; all else in the file stays as it is."""
    game = games()["gugong"]
    known = json.loads(file_of(game, FILE).read_text(encoding="utf-8"))
    file = tmp_path / FILE
    file.write_text(json.dumps(known | {"changes": {"quick": 0.5}}), encoding="utf-8")
    monkeypatch.setattr(bands, "file_of", lambda *_: file)
    rows = [row(0.1, 0.0), row(0.1, 0.2)]
    off = off_by(game, 2, rows, is_fitted=True)
    written = json.loads(file.read_text(encoding="utf-8"))
    assert {"quick": 0.5, "standard": pytest.approx(off / 0.5, abs=1e-3)} == written.pop("changes")
    assert {name: value for name, value in known.items() if name != "changes"} == written
    assert off_by(game, 2, rows, is_fitted=False) == pytest.approx(known["changes"]["standard"] * 0.5)


def test_where_nothing_seemed_large_nothing_is_written() -> None:
    with pytest.raises(SystemExit, match="nothing to go by"):
        off_by(games()["gugong"], 2, [], is_fitted=True)


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
