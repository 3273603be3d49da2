"""The same games, and the same thoughts of bots, in every build and every process."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import caravanserai
from caravanserai.core.game import Game
from caravanserai.kit import fingerprint
from tests.kit.games import every_game
from tests.kit.thoughts import thoughts

ROOT = Path(__file__).parents[2]
SCRIPT = """
import sys, caravanserai
from caravanserai.kit import fingerprint
from tests.kit.games import every_game
from tests.kit.thoughts import thoughts
game = next(game for game in every_game() if game.id == sys.argv[1])
print(caravanserai.compiled(), fingerprint(game), thoughts(game))
"""

HERE: dict[str, tuple[str, str]] = {}

by_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)


def here(game: Game[Any]) -> tuple[str, str]:
    """The fingerprint in this process, and what bots think; once for all tests of it."""
    if game.id not in HERE:
        HERE[game.id] = fingerprint(game), thoughts(game)
    return HERE[game.id]


def elsewhere(game: Game[Any], source: Path, hash_seed: str) -> list[str]:
    """Whether another process runs compiled, its fingerprint, and what bots think there."""
    places = [str(source), str(ROOT), os.environ.get("PYTHONPATH", "")]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, places)), "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, game.id], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@by_game
def test_another_process_plays_the_same_games(game: Game[Any]) -> None:
    """Nothing depends on the order of sets or on what was played before."""
    expected = [str(caravanserai.compiled()), *here(game)]
    assert expected == elsewhere(game, Path(caravanserai.__file__).parents[1], "7")


@by_game
@pytest.mark.compiled
def test_interpreted_and_compiled_play_the_same_games(game: Game[Any], tmp_path: Path) -> None:
    """The sources alone, interpreted, give the fingerprint of the compiled rules."""
    native = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(Path(caravanserai.__file__).parent, tmp_path / "caravanserai", ignore=native)
    assert ["False", *here(game)] == elsewhere(game, tmp_path, "0")
