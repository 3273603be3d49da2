"""Faults that are put into sources, and whether they are found."""

import ast
import sys
import tomllib
from pathlib import Path

import pytest

from tools import mutate
from tools.mutants import Mutant, mutants
from tools.mutate import KILLED, SURVIVED, TIMED_OUT, Part

RULES = '''"""Rules of a stall."""

OPEN: bool = True


def may_buy(coins: int, price: int = 3) -> bool:
    """Whether it can be paid (XX-1)."""
    if not OPEN:
        return False
    return coins >= price


def bought(coins: int, price: int) -> int:
    if coins < price:
        raise ValueError("too dear")
    return coins - price
'''

TEST = """
from caravanserai.stall import bought, may_buy

def test_may_buy():
    assert may_buy(3) and not may_buy(2)

def test_bought():
    assert bought(5, 3) == 2
"""


def texts(source: str) -> set[tuple[str, str]]:
    return {(one.before, one.after) for one in mutants("x.py", source)}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("x = a < b", {"x = a <= b", "x = a >= b"}),
        ("x = a is not b", {"x = a is b"}),
        ("x = a not in b", {"x = a in b"}),
        ("x = a and b or c", {"x = a or b or c", "x = a and b and c"}),
        ("x = not a", {"x = a"}),
        ("x = 0", {"x = 1"}),
        ("x = 7", {"x = 6", "x = 8"}),
        ("x = True", {"x = False"}),
        ("x = a + b", {"x = a - b"}),
        ("x += a", {"pass", "x -= a"}),
        ("x.y = a", {"pass"}),
        ("f(a)", {"pass"}),
        ("del x[a]", {"pass"}),
        ("x = a if b else c", {"x = a if not (b) else c"}),
        ("raise A", {"pass"}),
        ("x: list[A & 3] = y", set()),
        ("assert a < b", set()),
        ('"""Less than 3 < 4."""', set()),
        ("é = ü < b", {"é = ü <= b", "é = ü >= b"}),
    ],
)
def test_what_is_replaced(before: str, after: set[str]) -> None:
    assert {(before, one) for one in after} == texts(before + "\n")


def test_guards_and_answers() -> None:
    """A guard is left out as a whole; a question gets both answers, anything else none."""
    found = texts(RULES)
    assert ("if coins < price:", "pass") in found
    assert ('raise ValueError("too dear")', "pass") in found
    assert {("return coins >= price", f"return {answer}") for answer in (True, False)} <= found
    assert ("return coins - price", "return None") in found


def test_a_fault_is_one_replacement() -> None:
    for one in mutants("x.py", RULES):
        changed = one.applied(RULES)
        ast.parse(changed)
        assert changed != RULES
        assert one.before in RULES.splitlines()[one.line - 1]
        assert one.after.splitlines()[0] in changed.splitlines()[one.line - 1]


@pytest.fixture
def stall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Part:
    """A project with one module and its test."""
    (tmp_path / "src/caravanserai").mkdir(parents=True)
    (tmp_path / "src/caravanserai/__init__.py").write_text("")
    (tmp_path / "src/caravanserai/stall.py").write_text(RULES)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_stall.py").write_text(TEST)
    (tmp_path / "pyproject.toml").write_text(
        '[project]\nname = "caravanserai"\nversion = "1"\nscripts = {}\nentry-points = {}\n'
    )
    (tmp_path / "equivalent.toml").write_text("")
    monkeypatch.setattr(mutate, "ROOT", tmp_path)
    monkeypatch.setattr(mutate, "PACKAGE", tmp_path / "src/caravanserai")
    monkeypatch.setattr(mutate, "EQUIVALENT", tmp_path / "equivalent.toml")
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # its tests need none, and begin sooner without
    return Part("stall", ["*.py"], [["tests/test_{module}.py"], ["tests/test_nothing_of_the_kind.py"]])


def one_of(part: Part, before: str, after: str) -> Mutant:
    return next(one for one in part.mutants() if (one.before, one.after) == (before, after))


def test_tests_beside_a_module_are_named_and_there() -> None:
    """The lists name nothing that is gone."""
    for part in mutate.parts().values():
        modules = {path.stem for path in part.sources()}
        assert set(part.beside) <= {*modules, mutate.OTHERS}
        for tests in part.beside.values():
            files = [one for one in tests if one.startswith("tests/")]
            assert files
            assert [] == [one for one in files if not (mutate.ROOT / one).exists()]


def test_what_is_not_changed_may_be_compiled(stall: Part, tmp_path: Path) -> None:
    """Its libraries lie in the copy; a part that is compiled itself is not tried so."""
    compiled = tmp_path / "native"
    (compiled / "caravanserai").mkdir(parents=True)
    (compiled / "shared__mypyc.so").touch()
    (compiled / "caravanserai/other.cpython-311.so").touch()
    bench = mutate.Bench(tmp_path / "bench", sys.executable, compiled)
    assert (bench.source / "shared__mypyc.so").exists()
    assert (bench.source / "caravanserai/other.cpython-311.so").exists()
    assert [] == mutate.compiled_of(stall, compiled)
    (compiled / "caravanserai/stall.cpython-311.so").touch()
    assert ["stall.py"] == mutate.compiled_of(stall, compiled)


def test_stages_of_a_module() -> None:
    part = Part("x", [], [["tests/core/test_{module}.py"], ["{beside}", "-x"]], {"bags": ["tests/core/test_box.py"]})
    assert [["tests/core/test_bags.py"], ["tests/core/test_box.py", "-x"]] == part.stages_for("core/bags.py")
    assert [["tests/core/test_ints.py"]] == part.stages_for("core/ints.py")
    part.beside[mutate.OTHERS] = ["tests/core"]
    assert [["tests/core/test_ints.py"], ["tests/core", "-x"]] == part.stages_for("core/ints.py")


@pytest.mark.slow
def test_what_no_test_notices_survives(stall: Part, tmp_path: Path) -> None:
    """And is not tried again by a second run; the sources are as they were."""
    noticed = one_of(stall, "return coins >= price", "return coins > price")
    unnoticed = one_of(stall, 'raise ValueError("too dear")', "pass")
    ledger = mutate.Ledger(tmp_path / "results/stall.jsonl")
    assert [] == mutate.work(stall, [noticed, unnoticed], ledger, 2, sys.executable, float("inf"))
    assert {noticed.id: KILLED, unnoticed.id: SURVIVED} == ledger.known
    assert RULES == (tmp_path / "src/caravanserai/stall.py").read_text()

    again = mutate.Ledger(ledger.path)
    assert [] == mutate.work(stall, [noticed, unnoticed], again, 1, "/no/such/python", float("inf"))
    said = mutate.report("stall", [noticed, unnoticed], again.known)
    assert "1 killed, 1 survived, of 2 chosen" in said
    assert 'stall.py:15: dropped\n  - raise ValueError("too dear")\n  + pass' in said
    assert "coins > price" not in said


@pytest.mark.slow
def test_a_fault_that_never_ends_is_noticed(stall: Part, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is stopped after some times what the tests need unharmed."""
    endless = one_of(stall, "return coins >= price", "return True")
    monkeypatch.setattr(mutate.Limits, "of", lambda *_: 1.0)
    loop = Mutant(endless.file, endless.line, "loop", 0, 0, "while True:\n    pass\n", "", "while True:")
    bench = mutate.Bench(tmp_path / "bench", sys.executable)
    assert TIMED_OUT == mutate.tried(bench, stall, loop, mutate.Limits())


@pytest.mark.slow
def test_tests_that_fail_unharmed_stop_the_run(stall: Part, tmp_path: Path) -> None:
    (tmp_path / "tests/test_stall.py").write_text("def test_it():\n    raise AssertionError\n")
    ledger = mutate.Ledger(tmp_path / "results/stall.jsonl")
    wrong = mutate.work(stall, stall.mutants(), ledger, 1, sys.executable, float("inf"))
    assert 1 == len(wrong)
    assert "unharmed, these tests end with 1: tests/test_stall.py" in str(wrong[0])
    assert {} == ledger.known


def test_a_sample_is_the_same_for_the_same_seed_and_without_what_is_equivalent(stall: Part, tmp_path: Path) -> None:
    found = stall.mutants()
    assert mutate.sampled(found, 5, 1) == mutate.sampled(found, 5, 1) != mutate.sampled(found, 5, 2)
    assert found == mutate.sampled(found, None, 1)
    (tmp_path / "equivalent.toml").write_text(
        '[[equivalent]]\nfile = "stall.py"\nbefore = "OPEN: bool = True"\nafter = "OPEN: bool = False"\nreason = "x"\n'
    )
    assert {"OPEN: bool = False"} == {one.after for one in set(found) - set(mutate.sampled(found, None, 1))}


def test_the_lists_are_up_to_date() -> None:
    """Every part has sources and tests, and every fault called equivalent can still be made, and has a reason."""
    found = mutate.parts()
    assert {"core", "server", "gugong"} <= set(found)
    for part in found.values():
        assert part.sources()
        assert all(part.stages_for(path.relative_to(mutate.PACKAGE).as_posix()) for path in part.sources())
    known = [one for part in found.values() for one in part.mutants()]
    rows = mutate.equivalents()
    assert [] == mutate.stale(rows, known)
    assert all(row["reason"] for row in rows)


def test_what_was_found_once_has_a_test() -> None:
    """Every fault that nothing noticed names the one that notices it since; and none of them is called equivalent."""
    found = tomllib.loads((mutate.ROOT / "tools" / "mutate-found.toml").read_text(encoding="utf-8"))
    assert found["run"]
    for row in found["found"]:
        file, test = row["test"].split("::")
        assert f"def {test}(" in (mutate.ROOT / file).read_text(encoding="utf-8"), row
        assert (mutate.PACKAGE / row["file"]).is_file(), row
        assert not any(same["before"].startswith(row["before"]) for same in mutate.equivalents())


def test_the_copy_says_which_games_there_are(tmp_path: Path) -> None:
    """For where the package itself is not installed."""
    mutate.write_metadata(tmp_path)
    said = next(tmp_path.glob("*.dist-info/entry_points.txt")).read_text()
    assert "[caravanserai.games]\ngugong = caravanserai.games.gugong:GAME\n" in said
