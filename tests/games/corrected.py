"""A game with an owner's corrections: played in a process of its own, or refused with the place and the reason."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import caravanserai
from tests.core.folders import Folder

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = Path(caravanserai.__file__).parent / "games"
# Prints what each line of its input comes to.
LOOK: Final = """
import sys
for line in sys.stdin.read().splitlines():
    try:
        print(eval(line))
    except Exception as fault:
        print(repr(fault).replace(chr(10), " "))
"""


def asked(line: str) -> str:
    """What the nursery answers."""
    process = nursery()
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{line}\n")
    process.stdin.flush()
    return process.stdout.readline().strip()


@cache
def nursery() -> subprocess.Popen[str]:
    """One for this process, which it does not outlive."""
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    begun = subprocess.Popen(
        [sys.executable, "-m", "tests.games.nursery"],
        env=os.environ | {"PYTHONPATH": path},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    atexit.register(begun.communicate)
    return begun


@dataclass(frozen=True)
class Corrected:
    """A game that an owner corrects, and a script with the words in which it is looked at."""

    game: str
    words: str

    @property
    def file(self) -> str:
        """What the owner's file is called."""
        return f"{self.game}.toml"

    @property
    def ours(self) -> Path:
        """The folder of the game."""
        return GAMES / self.game

    def run(self, corrections: str, script: str, lines: str = "") -> tuple[str, str]:
        """What a script prints, and its faults, in a process where the owner's file is laid over ours."""
        with TemporaryDirectory() as named:
            folder = Path(named)
            (folder / self.file).write_text(corrections, encoding="utf-8")
            (folder / "in").write_text(lines, encoding="utf-8")
            end = asked(json.dumps([named, self.words + script]))
            assert "0" == end, end
            return (folder / "out").read_text("utf-8"), (folder / "err").read_text("utf-8")

    def looked_at(self, corrections: str, lines: dict[str, str]) -> dict[str, str]:
        """What each of these lines comes to with the corrections."""
        out, faults = self.run(corrections, LOOK, "\n".join(lines.values()))
        assert "" == faults
        return dict(zip(lines, out.splitlines(), strict=True))

    def refused(self, tmp_path: Path, corrections: str) -> list[str]:
        """The faults of an owner's file."""
        own = tmp_path / "owned"
        own.mkdir()
        (own / self.file).write_text(corrections, encoding="utf-8")
        return Folder(self.ours, tmp_path).faults(own)

    def damaged(self, tmp_path: Path, old: str, new: str) -> list[str]:
        """The faults of our own file, whole until one of its lines is changed."""
        folder = Folder(self.ours, tmp_path)
        assert [] == folder.faults()
        folder.change(old, new)
        return folder.faults()
