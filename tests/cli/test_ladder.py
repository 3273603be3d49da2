"""`caravanserai ladder` as a person has it: results, going on after a kill, a drawing, and what is refused."""

import json
import os
import re
import signal
import subprocess
import time
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from caravanserai import bots
from caravanserai.cli import main
from caravanserai.cli.ladder_plot import apart
from caravanserai.core.game import Game, games
from caravanserai.ladder import playing
from caravanserai.ladder.ratings import has_openskill
from caravanserai.speech.catalogue import Arguments, Catalogue
from tests.cli.terminal import COMMAND, Terminal, environment, state_of
from tests.cli.test_pseudo import PSEUDO
from tests.languages import LANGUAGES
from tests.oasis import GAME as OASIS
from tests.patience import PATIENCE_S

ladder_command = import_module("caravanserai.cli.ladder")  # the package has the function under this name
SMALL = ("ladder", "oasis", "--levels", "random,greedy", "--games", "6", "--jobs", "1", "--lang", "en")
QUICK = ("ladder", "gugong", "--levels", "random,greedy", "--lang", "en")
WRONG, CANNOT = 2, 1


@pytest.fixture
def oasis(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The small game can be named, in this process."""
    with_game(monkeypatch, OASIS)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def with_game(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    monkeypatch.setattr(ladder_command, "find_game", lambda _: game)
    monkeypatch.setattr(playing, "games", lambda: {**games(), game.id: game})


def results(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def timeless(path: Path) -> dict[str, Any]:
    """What does not depend on the machine."""
    found = results(path)
    for row in found["strength"]:
        for name in ("mean_ms", "p95_ms"):
            del row[name]
    return found


def test_the_results_say_who_won_and_how_it_was_measured(oasis: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main([*SMALL, "--seats", "3", "--json", "out/small.json"])
    found = results(oasis / "out" / "small.json")
    assert ("oasis", 1, 3, 1 / 3, True) == tuple(found[n] for n in ("game", "edition", "seats", "fair", "complete"))
    assert {"first": 1_000_000, "last": 1_000_001, "for": "reporting"} == found["keys"]
    assert (1_000_000, None, 0.95) == (found["first_key"], found["until"], found["confidence"])
    (pair,) = found["pairs"]
    assert ("greedy", "random", 6, 1 / 3) == tuple(pair[name] for name in ("a", "b", "games", "fair"))
    assert 0 <= pair["low"] < pair["share"] < pair["high"] <= 1 or pair["share"] in (0, 1)
    assert pair["points"]["a"] > 0
    assert 3 == len(pair["by_seat"])
    assert (0, 0) == (pair["unended"], pair["nobody"])
    (control,) = found["mirror"]
    assert ("random", "random") == (control["a"], control["b"])
    assert ["random", "greedy"] == [row["name"] for row in found["strength"]]
    for row in found["strength"]:
        assert 0 < row["mean_ms"] <= row["p95_ms"] * 50
        assert 0 < row["thought"] <= row["decisions"]
        assert has_openskill() == (row["rating"] is not None)
    out = capsys.readouterr().out
    assert "33.3 %" in out
    assert "Control:" in out
    assert "1000000–1000001" in out
    assert has_openskill() != ("openskill is not installed" in out)


def test_tuning_keys_are_told_apart(oasis: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main([*SMALL, "--first-key", "7", "--json", "t.json", "--mirror", "none"])
    found = results(oasis / "t.json")
    assert ("tuning", 7, []) == (found["keys"]["for"], found["first_key"], found["mirror"])
    assert "for choosing" in capsys.readouterr().out


def test_a_run_that_is_repeated_plays_nothing_again(
    oasis: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And one for more games goes on with those that there are."""
    assert 0 == main([*SMALL, "--json", "r.json"])
    first = results(oasis / "r.json")
    monkeypatch.setattr(playing, "games", dict)  # nothing can be played
    assert 0 == main([*SMALL, "--json", "r.json"])
    assert first == results(oasis / "r.json")
    assert "12 games had been played before" in capsys.readouterr().out
    with_game(monkeypatch, OASIS)
    assert 0 == main([*SMALL, "--json", "r.json", "--games", "10"])
    assert 0 == main([*SMALL, "--json", "whole.json", "--games", "10"])
    assert timeless(oasis / "whole.json") == timeless(oasis / "r.json")


def test_another_ladder_is_refused_and_nothing_changed(oasis: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main([*SMALL, "--json", "r.json"])
    before = {path.name: path.read_bytes() for path in oasis.iterdir()}
    capsys.readouterr()
    assert WRONG == main([*SMALL, "--json", "r.json", "--seats", "3"])
    assert "caravanserai: r.json.games: games of another ladder: seats is 2 there, 3 here\n" == capsys.readouterr().err
    assert before == {path.name: path.read_bytes() for path in oasis.iterdir()}


def test_another_file_is_not_overwritten(oasis: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (oasis / "mine.txt").write_text("mine", encoding="utf-8")
    assert WRONG == main([*SMALL, "--json", "mine.txt"])
    assert 1 == len(capsys.readouterr().err.splitlines())
    assert ["mine.txt"] == [path.name for path in oasis.iterdir()]
    assert "mine" == (oasis / "mine.txt").read_text(encoding="utf-8")


def test_games_without_an_end_are_told(
    oasis: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with_game(monkeypatch, replace(OASIS, longest=5))
    assert 0 == main([*SMALL, "--json", "r.json"])
    assert 6 == results(oasis / "r.json")["pairs"][0]["unended"]
    assert "12 games were not over after 5 moves" in capsys.readouterr().out


def test_a_bot_that_fails_is_named_in_one_line(
    oasis: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_bot(_: str) -> Any:
        raise ArithmeticError("lost count")

    monkeypatch.setattr(bots, "find_bot", no_bot)
    assert CANNOT == main([*SMALL, "--json", "r.json"])
    assert re.fullmatch(r"caravanserai: greedy/random, key 1000000, .*: lost count\n", capsys.readouterr().err)


@pytest.mark.parametrize("seats", ["2", "4"])
def test_the_drawing_has_an_interval_for_each_match_and_a_dot_for_each_level(seats: str, oasis: Path) -> None:
    levels = ("--levels", "random,greedy,trader")
    assert 0 == main([*SMALL, *levels, "--games", "4", "--seats", seats, "--json", "r.json", "--plot", "r.svg"])
    svg = ET.parse(oasis / "r.svg").getroot()  # noqa: S314  our own file
    intervals = [node for node in svg if node.get("class") == "interval"]
    found = results(oasis / "r.json")
    assert 3 == len(intervals) == len(found["pairs"])
    widths = [float(str(node.get("x2"))) - float(str(node.get("x1"))) for node in intervals]
    assert [row["high"] - row["low"] for row in found["pairs"]] == pytest.approx([w / 400 for w in widths], abs=0.001)
    assert 6 == sum(node.tag.endswith("circle") for node in svg)


@pytest.mark.parametrize(
    "dots", [[(50.0, 80.0)] * 4, [(50.0, 80.0), (60.0, 84.0), (70.0, 79.0)], [(1.0, 9.0), (300.0, 9.0)]]
)
def test_names_do_not_lie_over_each_other(dots: list[tuple[float, float]]) -> None:
    """Where dots are close, their names stand one above the other; where they are not, each beside its dot."""
    heights = apart(dots)
    for n, (x, _) in enumerate(dots):
        near = [heights[m] for m, (other, _) in enumerate(dots) if m != n and abs(other - x) < 110]
        assert all(abs(heights[n] - height) >= 15 for height in near)
    if abs(dots[0][0] - dots[-1][0]) > 110:
        assert [y for _, y in dots] == heights


def test_alone_all_difficulties_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "solo.json"
    arguments = ["ladder", "gugong", "--solo", "--levels", "random", "--games", "3", "--jobs", "1", "--lang", "en"]
    assert 0 == main([*arguments, "--json", str(file), "--plot", str(tmp_path / "solo.svg")])
    found = results(file)
    assert ([], [], None) == (found["pairs"], found["mirror"], found["fair"])
    assert ["easy", "normal", "hard"] == [row["difficulty"] for row in found["solo"]]
    for row in found["solo"]:
        assert (3, 0.0, 0.0) == (row["games"], row["share"], row["low"])  # nobody beats Meng by chance
        assert row["points"]["b"] > row["points"]["a"]
    assert "Meng (Easy)" in capsys.readouterr().out
    assert 0 == main([*arguments, "--option", "solo_level=hard", "--json", str(file.with_name("hard.json"))])
    hard = results(file.with_name("hard.json"))["solo"]
    assert [row for row in found["solo"] if row["difficulty"] == "hard"] == hard  # the same deals


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ("ladder", ["game"]),
        ("ladder chess", ["'chess'", "gugong"]),
        ("ladder gugong --levels 6,2", ["--levels 6", "1–5", "greedy"]),
        ("ladder gugong --levels 2,trader", ["trader", "twice"]),
        ("ladder gugong --levels 2", ["--levels 2", "at least 2"]),
        ("ladder gugong --levels 2,", ["--levels"]),
        ("ladder gugong --pairs 2-4", ["--pairs 2-4", "4:2"]),
        ("ladder gugong --pairs 2:6", ["--pairs 6", "1–5"]),
        ("ladder gugong --pairs 4:2,2:4", ["--pairs", "2:4", "twice"]),
        ("ladder gugong --pairs 4:2 --solo", ["--pairs", "--levels"]),
        ("ladder gugong --seats 6", ["6", "1–5"]),
        ("ladder yokohama --seats 1", ["2–4"]),
        ("ladder marcopolo2 --solo", ["2–4"]),
        ("ladder gugong --games 0", ["--games"]),
        ("ladder gugong --jobs 0", ["--jobs"]),
        ("ladder gugong --until 1.5", ["--until 1.5", "0 and 1"]),
        ("ladder gugong --mirror some", ["--mirror", "one"]),
        ("ladder gugong --first-key 999999 --games 4", ["--first-key 999999", "2 deals", "tuning", "reporting"]),
        ("ladder gugong --first-key 2000000", ["--first-key 2000000", "1999999"]),
        ("ladder gugong --solo --option solo_level=harder", ["solo_level", "harder"]),
        ("ladder gugong --option nosuch=1", ["nosuch"]),
        ("ladder gugong --lang de", ["--lang de"]),
        ("ladder gugong --json .", ["directory"]),
        ("ladder gugong --json /dev/null/r.json", ["/dev/null"]),
    ],
)
def test_what_is_wrong_is_named(
    arguments: str,
    named: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert WRONG == main(arguments.split())
    out, err = capsys.readouterr()
    assert 1 == len(err.splitlines())
    assert named == [word for word in named if word in err]
    assert ("", []) == (out, list(tmp_path.iterdir()))


def test_nothing_is_said_but_through_the_catalogues(
    oasis: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With other letters in every message, none are left in the terminal or in the drawing but the names of bots."""
    plain = Catalogue.say

    def say(self: Catalogue, message: str, arguments: Arguments, attribute: str = "") -> str:
        return plain(self, message, arguments, attribute).translate(PSEUDO)

    monkeypatch.setattr(Catalogue, "say", say)
    with_game(monkeypatch, replace(OASIS, longest=30))
    assert 0 == main([*SMALL, "--until", "0.9", "--json", "r.json", "--plot", "r.svg"])
    texts = [node.text or "" for node in ET.parse(oasis / "r.svg").getroot().iter() if node.tag.endswith("text")]  # noqa: S314
    shown = capsys.readouterr().out + " ".join(texts)
    assert "𝖮" in shown
    assert set() == set(re.findall(r"[A-Za-z]{2,}", shown)) - {"ms"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_its_sentences(language: str, oasis: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No id is said instead of a message, no argument is left open."""
    assert 0 == main([*SMALL[:-1], language, "--until", "0.4", "--seats", "3"])
    out = capsys.readouterr().out
    assert "cli-" not in out
    assert "{" not in out


# In processes


def games_in(path: Path) -> int:
    return path.read_bytes().count(b'"match"') if path.exists() else 0


def has_a_deal(path: Path) -> bool:
    """Whether the first deal of the pair is over at both seats: however slow one of the processes is, that counts."""
    first = b'{"match": "greedy/random", "key": 1000000, '
    return path.exists() and 2 == sum(line.startswith(first) for line in path.read_bytes().splitlines())


def children_of(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]


def is_running(pid: int) -> bool:
    """Whether a process is there and not just waiting to be counted off."""
    try:
        return state_of(pid) != "Z"
    except OSError:  # it was counted off, perhaps just now
        return False


def wait_until(what: Any) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not what():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.slow
def test_a_killed_run_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    """It is killed without warning, its last line torn; nothing of it stays behind, and no finished game is lost."""
    arguments = [*QUICK, "--mirror", "none"]
    journal = tmp_path / "r.json.games"
    process = subprocess.Popen(
        [*COMMAND, *arguments, "--games", "5000", "--json", "r.json", "--jobs", "2"],
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=subprocess.DEVNULL,
    )
    wait_until(lambda: games_in(journal) >= 2)
    workers = children_of(process.pid)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    assert workers
    wait_until(lambda: not any(map(is_running, workers)))
    before = games_in(journal)
    with journal.open("ab") as file:
        file.write(b'{"match": "greedy/ran')

    wanted = 2 * (before // 2 + 2)
    for name in ("r.json", "whole.json"):
        assert 0 == main([*arguments, "--games", str(wanted), "--json", str(tmp_path / name), "--jobs", "1"])
    assert timeless(tmp_path / "whole.json") == timeless(tmp_path / "r.json")
    rows = [line for line in journal.read_text(encoding="utf-8").splitlines() if line.endswith("}}}")]
    played = [tuple(json.loads(line)[name] for name in ("match", "key", "seat")) for line in rows]
    assert before < len(played) == len(set(played))  # what was over was kept, and none is played twice


@pytest.mark.slow
def test_a_process_that_is_killed_is_told_in_one_line(tmp_path: Path) -> None:
    """What was played is kept, and the results so far are written."""
    process = subprocess.Popen(
        [*COMMAND, *QUICK, "--games", "5000", "--json", "r.json", "--jobs", "2"],
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    wait_until(lambda: games_in(tmp_path / "r.json.games") >= 6)
    workers = children_of(process.pid)
    names = {pid: Path(f"/proc/{pid}/cmdline").read_bytes() for pid in workers}
    os.kill(next(pid for pid, name in names.items() if b"spawn_main" in name), signal.SIGKILL)
    _, err = process.communicate(timeout=PATIENCE_S)
    assert (CANNOT, 1) == (process.returncode, len(err.splitlines()))
    assert b"was killed; the same command goes on" in err
    wait_until(lambda: not any(map(is_running, workers)))
    assert not results(tmp_path / "r.json")["complete"]


@pytest.mark.slow
def test_ctrl_c_keeps_what_was_played_and_leaves_nobody_behind(tmp_path: Path) -> None:
    with Terminal(tmp_path, *QUICK, "--games", "5000", "--json", "r.json", "--jobs", "2") as terminal:
        wait_until(lambda: has_a_deal(tmp_path / "r.json.games"))
        workers = children_of(terminal.process.pid)
        terminal.press(b"\x03")
        shown = terminal.expect("The same command goes on from here.")
        assert "Traceback" not in shown
        assert 130 == terminal.wait()
    wait_until(lambda: not any(map(is_running, workers)))  # Python's own helper ends just after
    found = results(tmp_path / "r.json")
    assert not found["complete"]
    assert found["pairs"][0]["games"] > 0
