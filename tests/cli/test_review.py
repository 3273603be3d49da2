"""`caravanserai review` as a person has it: a report in every language, going on after a stop, and what is refused."""

import json
import os
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import caravanserai
from caravanserai.cli import main
from caravanserai.cli.review_report import apart, chance, change, in_short, instead, points, signed
from caravanserai.cli.saves import Player
from caravanserai.cli.voice import Voice
from caravanserai.core.game import games
from caravanserai.ladder import pools
from caravanserai.review.depth import DEPTHS, QUICK
from caravanserai.review.estimate import NINE_IN_TEN, Estimate
from caravanserai.review.judged import Task
from tests.ladder.test_pools import FakeRay
from tests.languages import LANGUAGES
from tests.oasis import GAME as OASIS
from tests.review.tables import FEW, at_random, chosen_by, recorded

command = import_module("caravanserai.cli.review")  # the package has the function under this name
GUGONG = games()["gugong"]
CHANGES = Path(__file__).with_name("changes.json")
DONE, CANNOT, WRONG = 0, 1, 2


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A finished game of the small game, which can be named in this process; judged as quickly as can be."""
    monkeypatch.setitem(games(), OASIS.id, OASIS)
    monkeypatch.setitem(DEPTHS, QUICK.name, replace(FEW, name=QUICK.name))
    return written(tmp_path / "oasis.record", 1)


def written(path: Path, key: int) -> Path:
    path.write_text(recorded(OASIS, key, [at_random(key), at_random(key + 1)], short=True).text(), encoding="utf-8")
    return path


def review(path: Path, *more: str) -> int:
    return main(["review", str(path), "--depth", "quick", "--jobs", "1", "--lang", "en", *more])


def as_json(path: Path, capsys: pytest.CaptureFixture[str], *more: str) -> Any:
    assert DONE == review(path, "--json", *more)
    return json.loads(capsys.readouterr().out)


def journal(path: Path) -> Path:
    return path.with_name(f"{path.name}.{QUICK.name}.review")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_said_in_every_language(game: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Who, what moved them, and the moments, without a word that is missing."""
    assert DONE == review(game, "--lang", language)
    out = capsys.readouterr().out
    assert "cli-" not in out
    assert "log-" not in out
    assert "100" in out
    assert out.count("±") > 4


def test_the_numbers_are_whole_and_add_up(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In the file as in the game: every turn, the judge, its weights, and parts that make the result."""
    found = as_json(game, capsys)
    assert ("oasis", 1, "caravan-master", "worth", False) == tuple(
        found[name] for name in ("game", "edition", "judge", "weights", "calibrated")
    )
    assert found["judged"] == found["of"] == len(found["turns"]) == len(found["curve"]) - 1, "the deal is no turn"
    assert found["result"] == [point["mean"] for point in found["curve"][-1]["chance"]]
    for part in found["parts"]:
        parts = [part[name]["mean"] for name in ("own", "others", "luck", "unexplained")]
        assert part["result"] == pytest.approx(part["start"] + sum(parts), abs=3e-4)


def test_a_review_that_was_stopped_is_gone_on_with(
    game: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is on the disk is not judged again, a line cut short is; and all is the same in the end."""
    whole = as_json(game, capsys)
    lines = journal(game).read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) == whole["of"] + 2, "what it is a review of, the deal, and the turns"
    journal(game).write_text("".join(lines[:5]) + lines[5][:20], encoding="utf-8")
    asked: list[int] = []
    judge = command.carried_out

    def noted(task: Task) -> dict[str, Any]:
        asked.append(task.number)
        found: dict[str, Any] = judge(task)
        return found

    monkeypatch.setattr(command, "carried_out", noted)
    assert whole == as_json(game, capsys)
    assert whole["of"] + 1 - 4 == len(asked) == len(set(asked))
    assert whole == as_json(game, capsys)
    assert whole["of"] + 1 - 4 == len(asked), "nothing is left to be judged"


def test_it_is_said_that_a_review_is_gone_on_with(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    review(game)
    capsys.readouterr()
    review(game)
    assert "turns had been judged before" in capsys.readouterr().out


def test_a_review_of_something_else_is_refused(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of another seed, or no review at all: named, and left as it is."""
    review(game)
    before = journal(game).read_bytes()
    assert WRONG == review(game, "--seed", "1")
    assert "another review: seed is 0 there, 1 here" in capsys.readouterr().err
    assert before == journal(game).read_bytes()
    journal(game).write_text("my notes\n", encoding="utf-8")
    assert WRONG == review(game)
    assert "not a review" in capsys.readouterr().err


def test_another_version_goes_on_with_a_review(
    game: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that measures the same: what is finished is told, what is begun gone on with; also a line of it."""
    whole = as_json(game, capsys)
    before = journal(game).read_bytes()
    monkeypatch.setattr(caravanserai, "__version__", "99.0")
    assert whole | {"version": "99.0"} == as_json(game, capsys)
    assert before == journal(game).read_bytes().rstrip(b"\n") + b"\n"
    first = before.splitlines()[0]
    journal(game).write_bytes(first[: first.index(b"version") + 12])
    assert whole | {"version": "99.0"} == as_json(game, capsys)


def test_a_game_that_is_not_over_is_refused(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And nothing is written beside it."""
    text = game.read_text(encoding="utf-8").rstrip().rpartition("\n")[0]
    game.write_text(f"{text}\n", encoding="utf-8")
    assert WRONG == review(game)
    assert "the game is not over: seat" in capsys.readouterr().err
    assert not journal(game).exists()


def test_all_games_of_a_folder(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each as if it were alone; a folder without any is refused."""
    other = written(game.with_name("second.record"), 5)
    both = as_json(game.parent, capsys)
    assert [as_json(game, capsys), as_json(other, capsys)] == both
    empty = game.parent / "empty"
    empty.mkdir()
    assert WRONG == review(empty)


def test_what_cannot_be_reviewed_of_a_folder_is_named_and_the_others_are(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each in a line; the reports say which file they are of, and the exit code that not all is done."""
    whole = game.read_text(encoding="utf-8")
    game.with_name("broken.record").write_text("caravanserai 1\nnonsense\n", encoding="utf-8")
    game.with_name("running.record").write_text(whole.rstrip().rpartition("\n")[0] + "\n", encoding="utf-8")
    written(game.with_name("second.record"), 5)
    assert WRONG == review(game.parent)
    said = capsys.readouterr()
    assert "· oasis.record" in said.out
    assert "· second.record" in said.out
    named = [line for line in said.err.splitlines() if line]
    assert ["broken.record", "running.record", "2 of 4 records"] == [
        next(name for name in ("broken.record", "running.record", "2 of 4 records") if name in line) for line in named
    ]
    assert WRONG == review(game.parent, "--json")
    assert ["oasis.record", "second.record"] == [one["file"] for one in json.loads(capsys.readouterr().out)]
    game.unlink()
    game.with_name("second.record").unlink()
    assert WRONG == review(game.parent)
    assert "none of its 2 records" in capsys.readouterr().err


def test_a_game_by_other_rules_is_refused(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its turns mean something else today."""
    text = game.read_text(encoding="utf-8")
    assert "\nedition 1\n" in text
    game.write_text(text.replace("\nedition 1\n", "\nedition 9\n"), encoding="utf-8")
    assert WRONG == review(game)
    assert "played by edition 9 of the rules, here it is 1" in capsys.readouterr().err
    assert not journal(game).exists()


def test_what_is_no_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A review lies beside its record, and a pipe has no place beside it."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert WRONG == review(pipe)
    assert "not a file" in capsys.readouterr().err
    assert [pipe] == list(tmp_path.iterdir())


def test_damaged_lines_are_judged_again(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever has become of them: what is told is as if nothing had happened."""
    whole = as_json(game, capsys)
    first, *rows = journal(game).read_text(encoding="utf-8").splitlines()
    deal = next(row for row in map(json.loads, rows) if row["turn"] < 0)
    choice = next(row for row in map(json.loads, rows) if "choice" in row)
    endless = {**choice, "hopes": [[float("nan")] * 4 for _ in choice["hopes"]]}
    unknown = {**choice, "choice": {**choice["choice"], "better": [99999]}}
    alone = {**choice, "hopes": choice["hopes"][:1]}
    other = {**choice, "turn": len(rows)}
    fewer = {**choice, "choice": {**choice["choice"], "moved": []}}
    unlucky = {name: value for name, value in deal.items() if name != "luck"}
    cases: list[Any] = [endless, unknown, alone, other, fewer, unlucky, {**deal, "luck": []}, [], {"turn": 1}]
    for damaged in cases:
        kept = [row for row in rows if not isinstance(damaged, dict) or json.loads(row)["turn"] != damaged["turn"]]
        lines = [first, json.dumps(damaged), *kept]
        journal(game).write_text("\n".join(lines) + "\n", encoding="utf-8")
        assert whole == as_json(game, capsys)


@pytest.mark.parametrize("length", [0, 1, 40])
def test_a_review_that_was_killed_at_its_first_line_begins_anew(
    game: Path, capsys: pytest.CaptureFixture[str], length: int
) -> None:
    whole = as_json(game, capsys)
    journal(game).write_bytes(journal(game).read_bytes()[:length])
    assert whole == as_json(game, capsys)


@pytest.mark.long
def test_processes_find_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two at once, in another order: the same to the last digit as one after the other."""
    found = []
    for jobs in ("1", "2"):
        path = tmp_path / jobs / "game.record"
        path.parent.mkdir()
        path.write_text(recorded(GUGONG, 3, chosen_by(["random"], 3)).text(), encoding="utf-8")
        assert DONE == main(["review", str(path), "--depth", "quick", "--jobs", jobs, "--json"])
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1]


def test_a_cluster_finds_the_same(
    game: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Handed out turn by turn; a cluster that is not there is named."""
    alone = as_json(game, capsys)
    journal(game).unlink()
    fake = FakeRay()
    monkeypatch.setattr(pools, "import_module", lambda _: fake)
    assert alone == as_json(game, capsys, "--ray", "local")
    assert (alone["of"] + 1, False) == (fake.handed_out, fake.is_up)
    journal(game).unlink()
    assert CANNOT == review(game, "--ray", "nowhere")
    assert "no cluster there" in capsys.readouterr().err


# Figures


@pytest.mark.parametrize(
    ("mean", "width", "said"),
    [
        (0.334, 0.05, "33% ± 5"),
        (0.334, 0.004, "33% ± 1"),
        (0.334, 0.15, "about 35%, 20 to 50"),
        (0.02, 0.1, "about 2%, 1 to 10"),
        (0.95, 0.5, "about 95%, 45 to 99"),
        (0.98, 0.1, "about 98%, 90 to 99"),
        (0.001, 0.1, "under 1%"),
        (0.001, 0.03, "under 1%"),
        (0.0001, 0.001, "under 1%"),
        (0.999, 0.03, "over 99%"),
        (1.0, 0.0, "100%"),
        (0.0, 0.0, "0%"),
    ],
)
def test_a_chance_says_how_sure_it_is(mean: float, width: float, said: str) -> None:
    """Whole percents; the wide ones in fives with their range; certain only what is certain."""
    voice = Voice(GUGONG, "en", [Player("human")] * 2)
    assert said == chance(voice, Estimate(mean, width / NINE_IN_TEN))


@pytest.mark.parametrize(
    ("mean", "width", "said"),
    [
        (41.6, 12.7, "42 ± 13"),
        (41.6, 0.2, "42 ± 1"),
        (-3.7, 5.0, "\u22124 ± 5"),
        (-4.0, 0.0, "\u22124"),
        (55.0, 0.0, "55"),
    ],
)
def test_points_say_how_sure_they_are(mean: float, width: float, said: str) -> None:
    """As whole numbers; those of the end have no width."""
    voice = Voice(GUGONG, "en", [Player("human")] * 2)
    assert said == points(voice, Estimate(mean, width / NINE_IN_TEN))


def test_what_a_moment_moved_is_never_told_as_exact() -> None:
    voice = Voice(GUGONG, "en", [Player("human")] * 2)
    assert "\u22126 ± 1" == change(voice, Estimate(-0.06, 0.002 / NINE_IN_TEN))


@pytest.mark.parametrize("one", json.loads(CHANGES.read_text(encoding="utf-8")))
def test_a_wide_change_is_told_in_fives_with_its_range(one: dict[str, Any]) -> None:
    """As the page, which is tested with the same; what many turns moved may be more than all there is."""
    voice = Voice(GUGONG, "en", [Player("human")] * 2)
    about, low, high = one["said"]
    assert f"about {about}, {low} to {high}" == change(voice, Estimate(one["mean"], one["width"] / NINE_IN_TEN))


def test_a_narrow_change_is_told_with_its_width() -> None:
    voice = Voice(GUGONG, "en", [Player("human")] * 2)
    assert "\u221220 ± 7" == change(voice, Estimate(-0.2, 0.0749 / NINE_IN_TEN))


@pytest.mark.parametrize(
    ("mean", "width", "moved", "said"),
    [
        (0.334, 0.15, -0.1, "– a chance of about 35 instead of 25%"),
        (0.33, 0.05, -0.1, "– a chance of about 33 instead of 23%"),
        (0.344, 0.15, -0.015, "– a chance of about 34 instead of 33%"),
        (0.04, 0.15, -0.2, "– a chance of about 5 instead of 1%"),
        (0.334, 0.15, 0.0, ""),
    ],
)
def test_where_points_do_not_explain_a_turn_its_chance_does(mean: float, width: float, moved: float, said: str) -> None:
    """What the better turn would have left, instead of what was left, as exactly as it is known."""
    voice = Voice(GUGONG, "en", [Player("human")] * 2)
    assert said == instead(voice, Estimate(mean, width / NINE_IN_TEN), Estimate(moved, 0.01))


def test_a_change_has_a_sign() -> None:
    assert ["+25", "\u221225", "0", "0"] == [signed(value) for value in (0.251, -0.249, 0.001, -0.004)]


def test_two_turns_are_told_from_where_they_part() -> None:
    """With the last line that they have in common; what is different from the first line on is told whole."""
    assert (["…", "b", "c"], ["…", "b", "d"]) == apart(["a", "b", "c"], ["a", "b", "d"])
    assert (["a", "c"], ["a", "d"]) == apart(["a", "c"], ["a", "d"])
    assert (["c"], ["d"]) == apart(["c"], ["d"])
    assert (["…", "b", "c"], ["…", "b"]) == apart(["a", "b", "c"], ["a", "b"])


def test_of_a_long_turn_the_beginning_is_told_and_the_end() -> None:
    assert "1 · 2 · 3 · 4 · 5 · 6" == in_short(list("123456"))
    assert "1 · 2 · 3 · 4 · … · 9" == in_short(list("123456789"))
