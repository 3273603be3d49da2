"""Two builds are compared by turns, and what is said of them is no more than was measured."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Self

import pytest

from tools import speed
from tools.speed import PLAYER, Case, Ratio, compared, outside_of, ratio_of

GUGONG = Case("gugong", 2, "quick")


class Steady:
    """A player whose decisions always take as long as it is told."""

    def __init__(self, seconds: float, asked: list[tuple[float, Case, int]]) -> None:
        self.seconds = seconds
        self.asked = asked
        self.seats = {"gugong": [2, 3]}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def plays(self, case: Case, deals: int) -> tuple[float, int]:
        self.asked.append((self.seconds, case, deals))
        return self.seconds * 100 * deals, 100 * deals


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, Case, int]]:
    """What the players were asked for: the folder of a build says how long a decision takes there."""
    out: list[tuple[float, Case, int]] = []
    monkeypatch.setattr(speed, "player", lambda build: Steady(float(build.name), out))
    return out


@pytest.mark.parametrize(("launches", "outside"), [(5, None), (6, 0), (8, 0), (9, 1), (24, 6), (40, 13)])
def test_an_interval_by_order_alone(launches: int, outside: int | None) -> None:
    """Below six values there is none; those of more are what tables of the sign test have."""
    assert outside == outside_of(launches)


def test_median_and_interval() -> None:
    assert Ratio(1.05, 1.01, 1.09) == ratio_of([n / 100 for n in (110, 101, 109, 100, 105, 104, 106, 103, 107)])
    assert Ratio(1.0, None, None) == ratio_of([1.0, 0.9, 1.1])


@pytest.mark.parametrize(
    ("ratio", "verdict"),
    [
        (Ratio(1.00, 0.99, 1.02), ""),
        (Ratio(1.02, 0.99, 1.05), "?"),
        (Ratio(1.05, 1.04, 1.06), "slower"),
        (Ratio(1.00, None, None), "?"),
    ],
)
def test_what_is_slower(ratio: Ratio, verdict: str) -> None:
    assert verdict == ratio.verdict(1.03)


def test_builds_take_turns(asked: list[tuple[float, Case, int]]) -> None:
    """The same deals in both, whoever begins changing; a build that takes a quarter longer is told so."""
    found = compared(Path("0.004"), Path("0.005"), [GUGONG], launches=6, slices=2)
    assert {GUGONG: Ratio(1.25, 1.25, 1.25)} == {
        case: Ratio(*(round(x or 0, 9) for x in (one.middle, one.low, one.high))) for case, one in found.items()
    }
    of_a_launch = [seconds for seconds, _, _ in asked[-4:]]
    assert [0.004, 0.005, 0.005, 0.004] == of_a_launch
    assert 1 == len({deals for _, _, deals in asked[-24:]})


def test_the_gate(asked: list[tuple[float, Case, int]], capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The exit code says whether something became slower; builds are folders here."""
    for name in ("0.004", "0.005"):
        (tmp_path / name / "caravanserai").mkdir(parents=True)
    quick, slow = str(tmp_path / "0.004"), str(tmp_path / "0.005")
    assert 1 == speed.main([quick, "--mine", slow, "--seats", "2", "--launches", "6", "--slices", "1"])
    assert "gugong       2 quick     1.250 [1.250, 1.250] slower" in capsys.readouterr().out
    assert 0 == speed.main([slow, "--mine", quick, "--seats", "2", "--launches", "6", "--slices", "1"])
    assert "gugong       2 recorded  0.800 [0.800, 0.800]\n" in capsys.readouterr().out
    assert {2} == {case.seats for _, case, _ in asked}


@pytest.mark.parametrize("what", ["no-such-commit", "/no/such/folder"])
def test_what_is_no_build(what: str) -> None:
    with pytest.raises(SystemExit, match=f"{what}: neither a commit nor a folder"):
        speed.main([what])


def test_a_game_that_a_build_has_not(asked: list[tuple[float, Case, int]]) -> None:
    with pytest.raises(SystemExit, match="chess: not in both builds, which have gugong"):
        speed.cases_in(Path("1"), Path("1"), ["chess"], [], ["quick"])
    assert not asked


VALGRIND = """#!{python}
import sys
out = next(word for word in sys.argv if word.startswith("--callgrind-out-file=")).partition("=")[2]
cost = {cost}
for n, line in enumerate(sys.stdin):
    deals = int(line.split()[-1])
    for part, total in ((2 * n + 1, 999), (2 * n + 2, cost * deals)):
        open(f"{{out}}.{{part}}", "w").write(f"events: Ir\\n\\ntotals: {{total}}\\n")
"""


def test_instructions_are_those_of_the_games_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not of loading, of the first game or of what is between: three parts of four are passed over."""
    script = tmp_path / "valgrind"
    script.touch(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    cases = [GUGONG, Case("gugong", 3, "quick")]
    script.write_text(VALGRIND.format(python=sys.executable, cost=50), encoding="utf-8")
    assert [400, 400] == speed.instructions(tmp_path, cases, 8)
    script.write_text(f"#!{sys.executable}\n", encoding="utf-8")  # ends without having counted
    with pytest.raises(SystemExit, match="valgrind"):
        speed.instructions(tmp_path, cases, 8)


def test_the_player_plays() -> None:
    """Both ways, the same deals again in the same number of decisions."""
    lines = "gugong 2 quick 1 1\ngugong 2 quick 1 1\ngugong 2 recorded 1 1\n"
    command = [sys.executable, "-P", str(PLAYER), "--marked"]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    hello, *told = [json.loads(line) for line in done.stdout.splitlines()]
    answers: list[dict[str, Any]] = told
    assert [2, 3, 4, 5] == [n for n in hello["seats"]["gugong"] if n > 1]
    assert answers[0]["decisions"] == answers[1]["decisions"] > 0
    assert answers[2]["decisions"] > 0
    assert all(one["seconds"] > 0 for one in answers)
