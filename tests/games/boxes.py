"""A game with other components than ours, in a process of its own; it says what it finds as JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
HEAD: Final = """
import json, random
from pathlib import Path
from caravanserai.core.box import read_toml, read_words
from caravanserai.core.order import naming
from caravanserai.kit.audit import apart, folder_of, games_of, loaded
from caravanserai.kit.correction import faults_here

GAME = {game!r}
FOLDER = folder_of(GAME)
DATA = read_toml(f"{{GAME}}/components.toml", FOLDER / "components.toml")
WORDS = read_words(GAME, FOLDER)

def shuffled(path, value, dice):
    if path not in WORDS.tables:
        return value
    if not WORDS.is_list(path):
        return {{key: shuffled(f"{{path}}.{{key}}", one, dice) for key, one in value.items()}}
    rows = [{{key: shuffled(f"{{path}}.{{key}}", one, dice) for key, one in row.items()}} for row in value]
    if naming(path, WORDS) is not None:
        dice.shuffle(rows)
    return rows
"""


def said(game: str, script: str) -> Any:
    """What a script says of a game that has not been loaded yet: it calls `loaded(GAME, DATA)` and sets `found`."""
    code = HEAD.format(game=game) + script + "\nprint(json.dumps(found))\n"
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert "" == done.stderr
    return json.loads(done.stdout)


def faults_of(game: str, *corrections: str) -> list[list[str]]:
    """What is wrong with each of these corrections when the game is loaded and played with it."""
    script = """
def checked(text):
    return apart(lambda: {{"faults": faults_here(GAME, "mine.toml", text)}})["faults"]

found = [checked(text) for text in {corrections!r}]"""
    faults: list[list[str]] = said(game, script.format(corrections=corrections))
    return faults
