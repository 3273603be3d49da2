"""A correction, checked as entirely as loading checks it, while the game goes on being played with its own box.

The rules of a game are read from its box when it is loaded, once, so what they refuse shows only by loading it:
that is done in a process of its own, which also plays a random game at every setting. It takes half a second or so;
what the words and rules of the box refuse is told at once.

    python -m caravanserai.kit.correction gugong mine.toml

says what is wrong, a line each, `mine.toml: table: key: what`, and has 1 as its exit code if anything is.
"""

import argparse
import os
import signal
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from caravanserai.core.box import SETTING, Box, BoxError, corrected_box, read_text, refuse
from caravanserai.core.game import Game, taken_from
from caravanserai.kit.trial import faults_of

MODULE: Final = "caravanserai.kit.correction"
PATIENCE: Final = 120  # seconds of computing: a game that is not over by then does not end
SOUND, REFUSED = 0, 1  # exit codes


def checked_box(shipped: Box, file: str, text: str) -> Box:
    """A box with corrections that the game can be loaded and played with; or BoxError, told of `file`."""
    box = corrected_box(shipped, file, text)
    if box.is_corrected:
        refuse(faults_apart(shipped.id, file, text))
    return box


def faults_apart(game: str, file: str, text: str) -> list[str]:
    """Why a game cannot be played with corrections, found in a process of its own; none if it can."""
    done = subprocess.run(  # noqa: S603  only what is written here is run
        [sys.executable, "-P", "-m", MODULE, game, file, "--text", "-"],
        input=text.encode(),
        capture_output=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    if done.returncode in (SOUND, REFUSED):
        return done.stdout.decode().splitlines()
    last = done.stderr.decode(errors="replace").split("\n")[-2:]
    return [f"{file}: (file): (play): {' '.join(last).strip() or 'a random game does not end'}"]


# In that process


def faults_here(game: str, file: str, text: str) -> list[str]:
    """The same, found in this process, which must not have loaded the game before."""
    with TemporaryDirectory() as folder:
        (Path(folder) / f"{game}.toml").write_text(text, encoding="utf-8")
        os.environ[SETTING] = folder
        return faults_of(lambda: installed(game), game, file)


def installed(game: str) -> Game[Any]:
    for point in entry_points(group="caravanserai.games", name=game):
        return taken_from(point)
    raise LookupError(f"{game} is not installed")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("file", help="the corrections")
    parser.add_argument("--text", help="where they are read, if not there: - is the standard input")
    given = parser.parse_args()
    if hasattr(signal, "setitimer"):  # else whoever waits must see to it
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)
    try:
        text = sys.stdin.read() if given.text == "-" else read_text(given.file, Path(given.text or given.file))
        faults = faults_here(given.game, given.file, text)
    except BoxError as error:
        faults = error.faults
    for fault in faults:
        print(fault)
    return REFUSED if faults else SOUND


if __name__ == "__main__":
    sys.exit(main())
