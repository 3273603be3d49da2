"""What has to be so before the package is used in a browser."""

import os
from configparser import ConfigParser
from pathlib import Path
from typing import Final

from caravanserai.core.box import SETTING

CORRECTIONS: Final = "corrections"  # the owner's component files, in the folder that the package lies in
GAMES: Final = "caravanserai.games"


def prepare(folder: str, only: str = "") -> None:
    """Play with the corrections that came along, if any did; and where only one game is wanted, leave the others."""
    found = Path(folder) / CORRECTIONS
    if found.is_dir():
        os.environ[SETTING] = str(found)
    if only:
        leave_all_but(Path(folder), only)


def leave_all_but(folder: Path, game: str) -> None:
    """Have one game installed: to read the others takes time and memory."""
    for file in folder.glob("*.dist-info/entry_points.txt"):
        points = ConfigParser(delimiters=("=",), interpolation=None)
        points.read(file, encoding="utf-8")
        for other in set(points.options(GAMES)) - {game}:
            points.remove_option(GAMES, other)
        with file.open("w", encoding="utf-8") as out:
            points.write(out)
