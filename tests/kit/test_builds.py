"""The same games, and the same thoughts of bots, in every build and every process."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import caravanserai
from caravanserai.core.game import Game
from caravanserai.kit import fingerprint, settings
from tests.kit.games import every_game
from tests.kit.thoughts import thoughts

ROOT = Path(__file__).parents[2]
SCRIPT = """
import sys, caravanserai
from tests.kit.games import every_game
from tests.kit.test_builds import results
game = next(game for game in every_game() if game.id == sys.argv[1])
print(caravanserai.compiled(), *results(game, whole=sys.argv[2] == "whole"))
"""

by_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)


def results(game: Game[Any], whole: bool) -> tuple[str, str]:
    """The fingerprint in this process, with all options or with none, and what bots think."""
    tables = [setting for setting in settings(game) if whole or not setting.options]
    return fingerprint(game, tables=tables), thoughts(game)


@cache
def here(game: str) -> tuple[str, str]:
    """Once for all tests of a process. The sources alone are played with all options beside the compiled rules."""
    return results(next(one for one in every_game() if one.id == game), whole=caravanserai.compiled())


def elsewhere(game: Game[Any], source: Path, hash_seed: str) -> list[str]:
    """Whether another process runs compiled, its fingerprint, and what bots think there."""
    how = "whole" if caravanserai.compiled() else "plain"
    places = [str(source), str(ROOT), os.environ.get("PYTHONPATH", "")]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, places)), "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, game.id, how], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@by_game
def test_another_process_plays_the_same_games(game: Game[Any]) -> None:
    """Nothing depends on the order of sets or on what was played before."""
    expected = [str(caravanserai.compiled()), *here(game.id)]
    assert expected == elsewhere(game, Path(caravanserai.__file__).parents[1], "7")


@by_game
@pytest.mark.compiled
def test_interpreted_and_compiled_play_the_same_games(game: Game[Any], tmp_path: Path) -> None:
    """The sources alone, interpreted, give the fingerprint of the compiled rules."""
    native = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(Path(caravanserai.__file__).parent, tmp_path / "caravanserai", ignore=native)
    assert ["False", *here(game.id)] == elsewhere(game, tmp_path, "0")
