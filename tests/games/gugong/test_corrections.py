"""An owner's corrections change the game, without touching rules or code (GG-17.1.4)."""

import os
import subprocess
import sys
from pathlib import Path

from tests.rules import rule

ROOT = Path(__file__).parents[3]
OVERLAY = """
[solo]
matches_mode = "minimum"

[[decrees]]
id = "d1_servant"
cost = { servant = 2 }
"""


def told(tmp_path: Path, script: str) -> list[str]:
    """What a script prints in a process of its own, where the owner's file is laid over ours."""
    (tmp_path / "gugong.toml").write_text(OVERLAY, encoding="utf-8")
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    environment = os.environ | {"CARAVANSERAI_COMPONENTS": str(tmp_path), "PYTHONPATH": path}
    lines = "from tests.games.gugong.story import *\n" + script
    done = subprocess.run([sys.executable, "-c", lines], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@rule("GG-15.5.1")
def test_the_matches_of_meng_may_be_a_minimum(tmp_path: Path) -> None:
    """With the other reading, cards that match more often count more often: three 3s on two dice make 6, not 1."""
    script = """
t = story(1).dice(3, 3, 6).meng_pile().meng_discard("board_3", "set3_3", "set5_3").servants(1, 2).night()
print(t.player(1).pool)
"""
    assert ["8"] == told(tmp_path, script)


@rule("GG-15.10.3")
def test_meng_takes_the_other_decree_when_the_human_makes_the_cheaper_one_as_dear(tmp_path: Path) -> None:
    """Costs 1 and 2, the human's servant on the cheaper one: 2 each, and Meng takes the one without the human."""
    script = """
t = story(1).decrees("d1_servant", "d1_envoy", "d2_jade", "d2_wall", "d3_eight", "d3_jade")
t.holds(0, "d1_envoy").servants(1, 6).meng_acts("decrees")
print(*t.player(1).decrees)
"""
    assert ["d1_servant"] == told(tmp_path, script)


def test_a_corrected_cost_is_asked_for(tmp_path: Path) -> None:
    """The price of a decree is what the owner's file says, and the box has another digest."""
    script = """
t = story(2).decrees("d1_servant", "d1_envoy", "d2_jade", "d2_wall", "d3_eight", "d3_jade").servants(0, 6)
t.perform(0, "decrees").play("decree:d1_servant")
print(t.player(0).pool)
"""
    assert ["3"] == told(tmp_path, script)
