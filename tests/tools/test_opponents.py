"""The page about the opponents says what the ladders say."""

import json
from pathlib import Path
from typing import Any

import pytest

from caravanserai.ladder.course import Course
from caravanserai.ladder.summary import summary
from tests.ladder.matches import GUGONG, ladder, made_up
from tools import opponents
from tools.absurd import endings, shares
from tools.alone import summed_up
from tools.calibrate import BINS, figures_of
from tools.decision_times import summed_up as summed_up_times
from tools.hints import off_by
from tools.piecework import made
from tools.rivals import summed_up as met
from tools.secrets import share

PAGE = f"# Opponents\n\n{opponents.BEGIN}\nold\n\n{opponents.END}\nThe end.\n"
LEVELS = ("trader", "caravan-master")


def results(seats: int, games: int = 40, **other: Any) -> dict[str, Any]:
    course = Course(ladder(GUGONG, seats, levels=LEVELS, **other), games)
    for fixture in course.fixtures():
        course.by_name[fixture.match.name].add(fixture, made_up(fixture))
    return summary(course)


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "ladder").mkdir()
    file = tmp_path / "opponents.md"
    file.write_text(PAGE, encoding="utf-8")
    return file


def run(page: Path, *arguments: str) -> int:
    return opponents.main(list(arguments), page, page.parent / "ladder")


def keep(page: Path, name: str, found: dict[str, Any]) -> None:
    (page.parent / "ladder" / f"{name}.json").write_text(json.dumps(found), encoding="utf-8")


def test_the_page_is_as_the_ladders_say() -> None:
    assert 0 == opponents.main(["--check"])


def test_every_figure_comes_from_a_ladder(page: Path) -> None:
    """Two players before four, the solo game last; a drawing for each; what stands around stays."""
    found = {"x": results(4, mirrors=("trader",)), "y": results(2), "solo": results(1)}
    for name, one in found.items():
        keep(page, name, one)
    assert 1 == run(page, "--check")
    assert PAGE == page.read_text(encoding="utf-8")
    assert 0 == run(page)
    assert 0 == run(page, "--check")
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Opponents\n")
    assert text.endswith("The end.\n")
    assert "old" not in text
    heads = [line for line in text.splitlines() if line.startswith("###")]
    who = ["2 players", "4 players", "against Meng"]
    assert [f"### Gùgōng, {one}: levels 2, 4" for one in who] == heads
    pair = found["x"]["pairs"][0]
    wins = f"{pair['share']:.1%} | {pair['low']:.1%} – {pair['high']:.1%}"
    assert f"| 4 caravan master – 3 × 2 trader | 40 | {wins} |" in text
    assert "wins of the first (fair: 25%)" in text
    assert "Control: 2 trader against itself" in text
    assert "| 4 caravan master, hard | 40 |" in text
    assert {"x.svg", "y.svg", "solo.svg"} == {path.name for path in (page.parent / "ladder").glob("*.svg")}


@pytest.mark.parametrize(
    ("changed", "named"),
    [({"complete": False}, "not played to its end"), ({"keys": {"for": "tuning"}}, "for tuning, not for reporting")],
)
def test_what_is_no_result_is_not_shown(
    changed: dict[str, Any], named: str, page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep(page, "x", results(2) | changed)
    assert 1 == run(page)
    assert named in capsys.readouterr().err
    assert PAGE == page.read_text(encoding="utf-8")


def counted(hits: int, of: int) -> dict[str, Any]:
    return {"counts": [[hits, of], [0, of]], "decisions": 300 + hits, "ended": not hits}


def other_figures() -> dict[str, dict[str, Any]]:
    """One file of each kind, as the tools write them."""
    common = {"keys": {"first": 2000000, "last": 2000009}, "part": 0.5, "confidence": 0.95}
    tables = [counted(1, 4), counted(0, 4)]
    row = {"name": "merchant", "level": 3, **shares(tables)}
    predicted = [{name: [[2.0, n, 1.0]] * BINS for name in ("points", "chances", "values")} for n in (0.5, 1.5)]
    check = {**common, "against": "guessed", "games": 400, "share": 0.6, "low": 0.55, "high": 0.65}
    won, lost = ({"won": n == 1, "points": [40 + n, 40], "lines": [[], []]} for n in (1, 0))
    tried = [{"setting": "as it is", **summed_up([won, lost])}, {"setting": "worlds=8", **summed_up([won], [lost])}]
    missed = {**off_by([[1.0, 4.0, 3.0, 5.0], [1.0, 4.0, 9.0, 9.0]]), "told": 6.0}
    rivals = met([{"won": [1.0, 0.0], "seconds": [0.25, 1.5]}, {"won": [1.0, 1.0], "seconds": [0.25, 2.5]}])
    constants = [{"name": "A_YEN", "guessed": 0.35, "tuned": 0.41234}]
    return {
        "times": {
            **made("times", GUGONG), **common, "seats": 5, "games": 1,
            "by_level": [{"name": "sage", "level": 5, **summed_up_times([[5, 0.5, 700.4], [5, 0.9, 33.25]])}],
        },
        "absurd-gugong": {**made("absurd", GUGONG), **common, "counted": "games lost", "by_level": [row]},
        "absurd-tried": {
            **made("absurd", GUGONG), **common, "counted": "games lost", "setting": "search=turns", "by_level": [row],
        },
        "secrets": {
            **made("secrets", GUGONG), **common, "level": "caravan-master", "matches": [share([[1.0, 0.0]], 2)],
        },
        "mixed": {**made("mixed", GUGONG), **common, "levels": [1, 5], "seats": [2, 3], **endings(tables)},
        "calibration": {
            **made("calibration", GUGONG), **common, "taught": True,
            "by_seats": [{"seats": 2, "games": 2, **figures_of(predicted)}],
        },
        "hints": {
            **made("hints", GUGONG), **common, "seats": 2, "games": 2, "level": "trader",
            **dict.fromkeys(("points", "chance", "apart"), missed),
        },
        "alone": {
            **made("alone", GUGONG), **common, "level": "caravan-master", "difficulty": "easy", "settings": tried,
        },
        "rivals": {
            **made("rivals", GUGONG), **common, "level": "sage", "setting": "search=beam",
            "theirs": "width=8", "against": [{"name": "merchant", "level": 3, **rivals}],
        },
        "tuning": {
            **made("tuning", GUGONG), **common, "checks": [check], "steps": 20, "games": 50, "seats": 2,
            "level": "trader", "constants": constants,
        },
    }  # fmt: skip


def test_each_kind_of_figures_has_a_section_of_its_own(page: Path) -> None:
    """After the ladders; a drawing for predictions; and nothing where there is no file."""
    for name, one in other_figures().items():
        keep(page, name, one)
    assert 0 == run(page)
    assert 0 == run(page, "--check")
    text = page.read_text(encoding="utf-8")
    assert opponents.NONE in text
    assert "| Gùgōng | 5 | 5 sage | 2 | 367 | 700 | 1 | 33.2 | 2000000–2000009 |" in text
    assert "| Gùgōng | 3 merchant | games lost | 4 | 1 of 16 | 6.2% |" in text
    assert "| Gùgōng | 3 merchant, search=turns | games lost | 4 | 1 of 16 | 6.2% |" in text
    assert "| Gùgōng | caravan master | 2 | 2 | 50.0% | 9.5% – 90.5% | 50% | 2000000–2000009 |" in text
    assert "| Gùgōng | 2, 3 | 1, 5 | 2 | 1 | 9.5% – 90.5% | 301 decisions | 50% | 2000000–2000009 |" in text
    assert "| Gùgōng | 2 | 2 | +0.0 (-0.5 – +0.5) | +0.0% (" in text
    assert "2 players, 2 games from each turn, played on by traders." in text
    assert "| Gùgōng | points ahead | 2 | 6.0 | 0.0 – 9.5 | 6.0 | 1 of 2 | 2000000–2000009 |" in text
    assert "| Gùgōng | chance to win | 2 | 600% |" in text
    assert "The caravan master against the opponent at easy, with 50% of the simulations; keys 2000000" in text
    assert "| as it is | 2 | 50.0% | 9.5% – 90.5% | +0.5 ± 1.0 | – | – |" in text
    assert "| worlds=8 | 1 | 100.0% | 20.7% – 100.0% | +1.0 ± 0.0 | +100.0 ± 0.0 % | +1.0 ± 0.0 |" in text
    assert "| Gùgōng | sage, search=beam | 3 merchant, width=8 | 4 | 75.0% |" in text
    assert "| 0.25 and 2.00 | 2000000–2000009 |" in text
    assert "| A_YEN | 0.35 | 0.412 |" in text
    assert "Tuned against guessed 60.0% (55.0% – 65.0%) of 400 games" in text
    assert {"calibration.svg"} == {path.name for path in (page.parent / "ladder").glob("*.svg")}
    (page.parent / "ladder" / "mixed.json").unlink()
    assert 0 == run(page)
    assert "comes to an end" not in page.read_text(encoding="utf-8")
