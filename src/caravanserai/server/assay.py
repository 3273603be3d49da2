"""A correction that somebody brings, loaded and played in a worker.

What takes too long or too much memory ends the worker, and nobody else's.
"""

import atexit
import os
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

from caravanserai.core.box import SETTING
from caravanserai.core.game import why
from caravanserai.kit.correction import faults_here, installed
from caravanserai.server.bounds import begin_bounded_work
from caravanserai.speech.faults import message_of
from caravanserai.speech.grammar import grammar
from caravanserai.tables.correction import MOST_FAULTS, THE_FILE, fault_of
from caravanserai.tables.messages import BoxFault


def begin_with_box(game: str, text: str) -> None:
    """In a worker that has not loaded the games yet: that they are loaded with a correction."""
    begin_bounded_work()
    folder = mkdtemp(prefix="caravanserai-")
    atexit.register(rmtree, folder, ignore_errors=True)
    (Path(folder) / f"{game}.toml").write_text(text, encoding="utf-8")
    os.environ[SETTING] = folder


def tried(game: str, text: str) -> list[BoxFault]:
    """Load the game with a correction and play it at random: what is wrong with it that reading does not tell."""
    file = f"{game}.toml"
    faults = faults_here(game, file, text)
    if not faults:
        try:
            grammar(installed(game))
        except Exception as error:  # noqa: BLE001  what cannot be told is not played
            faults = [f"{file}: {THE_FILE}: (words): {why(error)}"]
    return [fault_of(text, file, one, message_of) for one in faults[:MOST_FAULTS]]
