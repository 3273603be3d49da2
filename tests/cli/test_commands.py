"""simulate, replay, verify, record, check, bench and --version."""

import json
import pickle
import re
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from caravanserai import bots, compiled
from caravanserai.bots import Bot, BotFailed, SeatView
from caravanserai.cli import main, speed
from caravanserai.cli.plot import bars
from caravanserai.core.game import games
from caravanserai.core.record import BadRecord, parse, verify
from caravanserai.kit import INVARIANTS
from tests.cli.terminal import PROMPT, Terminal, lines, moves, run
from tests.oasis import GAME as OASIS

check_command = import_module("caravanserai.cli.check")  # the package has the function under this name
GUGONG = games()["gugong"]
SOLO = ("play", "gugong", "--seats", "1", "--key", "7", "--lang", "en")


def saved(home: Path, *typed: str) -> Path:
    """A saved solo game after these lines."""
    run(home, *SOLO, "--save", "game.record", typed=lines(*typed, "quit"))
    return home / "game.record"


def test_version_says_how_it_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["--version"])
    assert ("compiled" if compiled() else "interpreted") in capsys.readouterr().out


def test_help_names_every_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each with a whole sentence, also in a terminal of 80 columns."""
    monkeypatch.setenv("COLUMNS", "80")
    assert 0 == main(["--help"])
    commands = capsys.readouterr().out.partition("Commands:")[2]
    for command in ("play", "howto", "simulate", "replay", "verify", "record", "check", "bench"):
        assert command in commands
    assert [] == [line for line in commands.splitlines() if line.strip() and not line.endswith(".")]
    assert "..." not in commands


# howto


def test_how_to_play_is_told_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    """The figures are those of the box; a game that is not there is named."""
    assert 0 == main(["howto", "gugong", "--lang", "fr"])
    out = capsys.readouterr().out
    assert "Comment jouer" in out
    assert f"Après {GUGONG.box.data['meta']['rounds']} jours" in out
    assert 2 == main(["howto", "chess"])
    assert "chess" in capsys.readouterr().err


# simulate


def test_simulate_prints_speed_length_scores_and_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["simulate", "gugong", "--seats", "3", "--games", "6", "--jobs", "1", "--lang", "en"])
    out = capsys.readouterr().out
    assert "6 games played" in out
    for words in ("moves a second", "games a second", "Moves a game", "Mean", "Quartiles", "Wins"):
        assert words in out
    assert 3 == len(re.findall(r"Wanderer \d", out))


def test_the_same_games_whatever_the_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    def scores(jobs: int) -> list[str]:
        assert 0 == main(f"simulate gugong --seats 2 --games 9 --jobs {jobs} --seed 5 --lang en".split())
        return [line for line in capsys.readouterr().out.splitlines() if "Wanderer" in line]

    assert scores(1) == scores(2)


def test_simulate_seats_other_bots_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    command = "simulate gugong --games 1 --jobs 1 --bot greedy --bot random --option bonus_tokens=true --lang en"
    assert 0 == main(command.split())
    out = capsys.readouterr().out
    assert "Pedlar" in out
    assert "Wanderer" in out


def test_simulate_the_solo_game_shows_the_opponent(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["simulate", "gugong", "--seats", "1", "--games", "2", "--jobs", "1", "--lang", "en"])
    assert "Meng" in capsys.readouterr().out


class Stumbling:
    """Raises, or chooses what it may not."""

    def __init__(self, fault: Exception | None) -> None:
        self.fault = fault

    def choose(self, seat: SeatView) -> int:
        if self.fault is not None:
            raise self.fault
        return -7


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (ZeroDivisionError("by\nnothing"), "greedy: ZeroDivisionError: by nothing"),
        (None, "greedy: chose -7, which is not among its choices"),
    ],
)
def test_simulate_names_a_bot_that_fails(
    fault: Exception | None, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bots, "find_bot", lambda _: lambda _: Stumbling(fault))
    assert 1 == main(["simulate", "gugong", "--games", "2", "--jobs", "1", "--bot", "greedy", "--lang", "en"])
    assert f"caravanserai: {told}\n" == capsys.readouterr().err


def test_simulate_names_a_bot_that_cannot_be_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(_: int) -> Bot:
        raise OSError("no such weights")

    monkeypatch.setattr(bots, "find_bot", lambda _: refuse)
    assert 1 == main(["simulate", "gugong", "--games", "2", "--jobs", "1", "--bot", "greedy", "--lang", "en"])
    assert "caravanserai: greedy cannot be made: OSError: no such weights\n" == capsys.readouterr().err


def test_what_went_wrong_in_a_bot_comes_back_from_another_process() -> None:
    told = pickle.loads(pickle.dumps(BotFailed("greedy", 1, "lost count")))  # noqa: S301  our own
    assert ("greedy: lost count", 1) == (str(told), told.seat)


# replay


def test_replay_to_a_decision(tmp_path: Path) -> None:
    file = saved(tmp_path, "1", "1", "1")
    done = run(tmp_path, "replay", str(file), "--to", "2", "--seat", "1", "--lang", "en")
    assert 0 == done.code
    assert moves(file)[1].split()[1] in done.out
    assert "Your hand" in done.out


def test_a_spectator_sees_no_hand(tmp_path: Path) -> None:
    file = saved(tmp_path, "1", "1")
    done = run(tmp_path, "replay", str(file), "--to", "1", "--lang", "en")
    assert 0 == done.code
    assert "Your hand" not in done.out


def test_replay_step_by_step(tmp_path: Path) -> None:
    file = saved(tmp_path, "1", "1", "1")
    played = moves(file)
    with Terminal(tmp_path, "replay", str(file), "--lang", "en") as terminal:
        terminal.expect(f"0/{len(played)}")
        terminal.expect(PROMPT)
        terminal.type("")
        terminal.expect(played[0].split()[1])
        terminal.expect(PROMPT)
        terminal.type("3")
        terminal.expect(played[2].split()[1])
        terminal.expect(PROMPT)
        terminal.type("0")
        terminal.expect(f"0/{len(played)}")
        terminal.expect(PROMPT)
        terminal.type("q")
        assert 0 == terminal.wait()


def test_replay_beyond_the_record_is_refused(tmp_path: Path) -> None:
    file = saved(tmp_path, "1")
    for arguments in (("--to", "99"), ("--to", "-1"), ("--seat", "2"), ("--seat", "0")):
        assert 2 == run(tmp_path, "replay", str(file), *arguments).code


# verify, record


def test_verify_a_whole_game_and_a_part(tmp_path: Path) -> None:
    part = saved(tmp_path, "1", "1")
    done = run(tmp_path, "verify", str(part), "--lang", "en")
    assert 0 == done.code
    assert "not over" in done.out
    run(tmp_path, "play", "--resume", str(part), typed=lines(*["1"] * 300))
    done = run(tmp_path, "verify", str(part), "--lang", "en")
    assert 0 == done.code
    assert "digest and scores agree" in done.out


def test_a_record_hides_its_key_until_the_game_is_over(tmp_path: Path) -> None:
    part = saved(tmp_path, "1", "1")
    key = parse(part.read_text(encoding="utf-8")).key.hex()
    shown = run(tmp_path, "record", str(part)).out
    assert key not in shown
    assert moves(part) == [line for line in shown.splitlines() if line[:1].isdigit()]
    with pytest.raises(BadRecord, match="key"):
        parse(shown)
    run(tmp_path, "play", "--resume", str(part), typed=lines(*["1"] * 300))
    done = run(tmp_path, "record", str(part), "--out", "whole.record")
    assert 0 == done.code
    text = (tmp_path / "whole.record").read_text(encoding="utf-8")
    assert key in text
    assert "# seat" not in text
    verify(parse(text))
    assert 2 == run(tmp_path, "record", str(part), "--out", "whole.record").code


def test_a_game_saved_with_another_box_or_edition_says_so(tmp_path: Path) -> None:
    """It is played again by the rules here, as far as they agree."""
    file = saved(tmp_path, "1", "1")
    text = file.read_text(encoding="utf-8")
    text = re.sub("^box .*$", "box 00000000", text, flags=re.MULTILINE).replace("edition 1", "edition 0")
    file.write_text(text, encoding="utf-8")
    done = run(tmp_path, "play", "--resume", str(file), "--lang", "en", typed="quit\n")
    assert 0 == done.code
    assert "edition 0" in done.out
    assert "00000000" in done.out
    done = run(tmp_path, "verify", str(file))
    assert 2 == done.code
    assert "line 3: box" in done.err


# check


def test_check_prints_a_line_for_each_invariant(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check_command, "find_game", lambda _: OASIS)
    assert 0 == main(["check", "oasis", "--games", "1", "--lang", "en"])
    out = capsys.readouterr().out
    for invariant in INVARIANTS:
        assert f"✓ oasis: {invariant}" in out
    assert "Oasis: sound" in out


def test_check_finds_a_fault_and_exits_with_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game whose view tells too much."""

    def leaking(s: object, seat: int) -> dict[str, object]:
        return {**OASIS.show(s, seat), "all": [[*p.goods, p.hand] for p in s.players]}  # type: ignore[attr-defined,arg-type]

    broken = replace(OASIS, show=leaking)
    monkeypatch.setattr(check_command, "find_game", lambda _: broken)
    assert 1 == main(["check", "oasis", "--games", "1", "--lang", "en"])
    out = capsys.readouterr().out
    assert "✗ oasis: leaks" in out
    assert "✓ oasis: census" in out


# bench


QUICKEST = "marcopolo2"  # to measure, at three numbers of players


def test_bench_measures_and_writes(tmp_path: Path) -> None:
    done = run(tmp_path, "bench", QUICKEST, "--quick", "--out", "b/bench.json", "--plot", "b/bench.svg")
    assert (0, "") == (done.code, done.err)
    figures = json.loads((tmp_path / "b" / "bench.json").read_text(encoding="utf-8"))
    assert [QUICKEST] == list(figures)
    for name, found in figures.items():
        rates = found["decisions_per_second"]
        assert [str(n) for n in games()[name].seats] == list(rates["interpreted"])
        assert compiled() == bool(rates["unchecked"])
        assert rates["unchecked"].keys() == rates["recorded"].keys()
        assert compiled() == bool(found["times_as_long_recorded"])
        assert all(rate > 0 for row in rates.values() for rate in row.values())
        for key in ("simulations_per_second", "clone_us", "imagine_us", "legal_and_explain_us", "start_s"):
            assert found[key] > 0
    svg = ET.parse(tmp_path / "b" / "bench.svg").getroot()  # noqa: S314  our own file
    assert svg.tag.endswith("svg")
    assert speed.has_catanatron() or "Catanatron is not installed" in done.out


def test_a_plot_has_a_bar_for_each_figure() -> None:
    svg = bars("Speed & more", {"ours": 10.0, "theirs": 2.0}, "theirs")
    root = ET.fromstring(svg)  # noqa: S314  our own text
    found = [node for node in root if node.tag.endswith("rect")]
    assert [None, "other"] == [node.get("class") for node in found]
    widths = [float(str(node.get("width"))) for node in found]
    assert 5.0 == pytest.approx(widths[0] / widths[1])
