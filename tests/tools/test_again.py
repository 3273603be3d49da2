"""Tests run again and again: what is written down of each run, and of all."""

import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from select import select

import pytest

from tests.patience import PATIENCE_S
from tools import again

GOOD = "def test_fine() -> None:\n    assert True\n"
# Fails in the second of two runs, by what the first left behind.
FICKLE = """from pathlib import Path

def test_fickle() -> None:
    mark = Path(__file__).with_suffix(".mark")
    assert not mark.exists()
    mark.touch()
"""
# Needs what is not there.
ABSENT = "def test_absent() -> None:\n    __import__('pytest').skip('no browser')\n"
# In the second run and after it: waits until somebody else has come.
MEETING = """import time
from pathlib import Path

def test_meeting() -> None:
    here = Path(__file__).parent
    while (here / "first").exists() and not (here / "begun").exists():
        time.sleep(0.01)
    (here / "first").touch()
"""
# The second time it begins something that does not end.
ENDLESS = """import shlex
import subprocess
from pathlib import Path

def test_endless() -> None:
    here = Path(__file__).parent
    if (here / "first").exists():
        subprocess.run(shlex.split((here / "command").read_text()))
    (here / "first").touch()
"""
# Holds one end of a line, comes, and stays.
HELD = """import sys
line = open(sys.argv[1], "w")
open(sys.argv[2], "w").close()
while True: pass
"""
BARE = ["--", "-p", "no:cacheprovider", "--rootdir"]


@pytest.fixture(autouse=True)
def no_plugins(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is run here needs none, and begins sooner without."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")


def held(folder: Path, come: str = "begun") -> tuple[str, int]:
    """A command that holds one end of a line for as long as it runs, and the other end."""
    line = folder / f"line of {come}"
    os.mkfifo(line)
    end = os.open(line, os.O_RDONLY | os.O_NONBLOCK)
    return shlex.join([sys.executable, "-c", HELD, str(line), str(folder / come)]), end


def assert_nobody_holds(end: int) -> None:
    has_ended, _, _ = select([end], [], [], PATIENCE_S)
    assert has_ended
    assert b"" == os.read(end, 1), "nobody holds the other end any more"
    os.close(end)


def test_a_good_test_is_good_every_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each run, one for all; every other run has company."""
    (tmp_path / "test_good.py").write_text(GOOD, encoding="utf-8")
    log = tmp_path / "again.log"
    code = again.main(["--runs", "2", "--busy", "1", "--log", str(log), str(tmp_path), *BARE, str(tmp_path)])
    first, second, last = log.read_text(encoding="utf-8").splitlines()
    assert 0 == code
    assert "alone" in first
    assert "1 passed, 0 failed" in first
    assert "beside 1" in second
    assert "none failed" in last
    assert log.read_text(encoding="utf-8") == capsys.readouterr().out


def test_a_fickle_test_is_named(tmp_path: Path) -> None:
    """The run that failed, the test by its name, and an exit code that says so."""
    (tmp_path / "test_bad.py").write_text(FICKLE, encoding="utf-8")
    log = tmp_path / "again.log"
    assert 1 == again.main(["--runs", "2", "--log", str(log), str(tmp_path), *BARE, str(tmp_path)])
    first, second, last = log.read_text(encoding="utf-8").splitlines()
    assert "1 passed, 0 failed" in first
    assert "0 passed, 1 failed" in second
    assert "test_bad::test_fickle" in second
    assert last.endswith("failed: 2")


def test_tests_that_could_not_begin_are_no_success(tmp_path: Path) -> None:
    log = tmp_path / "again.log"
    assert 1 == again.main(["--runs", "1", "--log", str(log), str(tmp_path / "nowhere")])
    assert "pytest ended with" in log.read_text(encoding="utf-8")


def test_tests_that_are_skipped_are_no_success(tmp_path: Path) -> None:
    """Where what they need is missing pytest is content, and so it is where there are none."""
    (tmp_path / "test_absent.py").write_text(GOOD + ABSENT, encoding="utf-8")
    log = tmp_path / "again.log"
    assert 1 == again.main(["--runs", "1", "--log", str(log), str(tmp_path), *BARE, str(tmp_path)])
    first, last = log.read_text(encoding="utf-8").splitlines()
    assert "1 passed, 0 failed, 1 skipped" in first
    assert last.endswith("failed: 1")
    assert not again.Run(1, 0, 0, (), 0, 1.0, 0).is_good
    assert not again.Run(1, 0, 0, (), 240, 1.0, 0).is_good


def test_other_work_runs_beside_every_other_run(tmp_path: Path) -> None:
    """It is begun for a run, and has ended after it, with whatever it has begun itself."""
    (tmp_path / "test_meeting.py").write_text(MEETING, encoding="utf-8")
    loop, end = held(tmp_path)
    log = tmp_path / "again.log"
    beside = ["--beside", shlex.join(["sh", "-c", f"{loop}; true"])]
    assert 0 == again.main(["--runs", "3", *beside, "--log", str(log), str(tmp_path), *BARE, str(tmp_path)])
    first, second, third, _ = log.read_text(encoding="utf-8").splitlines()
    assert "alone" in first
    assert "beside 1" in second
    assert "alone" in third
    assert_nobody_holds(end)


@pytest.mark.parametrize(("how", "code"), [(signal.SIGINT, -signal.SIGINT), (signal.SIGTERM, 128 + signal.SIGTERM)])
def test_all_ends_with_who_began_it(tmp_path: Path, how: signal.Signals, code: int) -> None:
    """Neither that nor the tests, and what they have begun: it would take the cores from whoever comes next."""
    (tmp_path / "test_endless.py").write_text(ENDLESS, encoding="utf-8")
    loop, end = held(tmp_path)
    begun_there, end_there = held(tmp_path, "there")
    (tmp_path / "command").write_text(begun_there, encoding="utf-8")
    given = ["--runs", "2", "--beside", loop, "--log", str(tmp_path / "again.log"), str(tmp_path), *BARE, str(tmp_path)]
    with subprocess.Popen([sys.executable, "-m", "tools.again", *given], cwd=again.ROOT) as process:
        try:
            ends = time.monotonic() + PATIENCE_S
            while not ((tmp_path / "begun").exists() and (tmp_path / "there").exists()):
                assert time.monotonic() < ends, "no second run"
                time.sleep(0.01)
            process.send_signal(how)
            assert code == process.wait(PATIENCE_S)
        finally:
            process.kill()
    assert_nobody_holds(end)
    assert_nobody_holds(end_there)


def test_work_that_ends_before_the_tests_is_told(tmp_path: Path) -> None:
    """What ran beside nothing is not called busy."""
    (tmp_path / "test_good.py").write_text(GOOD, encoding="utf-8")
    with pytest.raises(SystemExit, match="ended before the tests beside it: true"):
        again.main(["--runs", "2", "--beside", "true", str(tmp_path), "--log", str(tmp_path / "a.log"), *BARE, "."])


def test_a_log_is_gone_on_with(tmp_path: Path) -> None:
    """Its runs count, the failed ones too; of a line that was cut short nothing is believed."""
    (tmp_path / "test_good.py").write_text(GOOD, encoding="utf-8")
    log = tmp_path / "again.log"
    there = [
        again.Run(1, 0, 240, (), 0, 243.0, 0),
        again.Run(2, 2, 240, ("web.test_a::test_b[x-1]", "web.test_a::test_c"), 0, 335.0, 1),
        again.Run(3, 0, 0, (), 0, 1.0, 4),
    ]
    lines = [run.line() for run in there]
    log.write_text("\n".join([*lines, "run   4  beside 2  240 pas"]), encoding="utf-8")
    assert there == again.made(log)
    assert 1 == again.main(["--go-on", "--runs", "4", "--log", str(log), str(tmp_path), *BARE, str(tmp_path)])
    *before, fourth, last = log.read_text(encoding="utf-8").splitlines()
    assert lines == before
    assert fourth.startswith("run   4")
    assert "4 runs" in last
    assert last.endswith("failed: 2, 3")
