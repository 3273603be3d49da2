"""The pictures that a game brings for its components, for tables that nobody has drawn."""

from importlib.resources import files
from pathlib import Path
from typing import Final

FOLDER: Final = "pictures"
KIND: Final = ".svg"


def pictures(package: str) -> dict[str, Path]:
    """What the folder `pictures` of a game shows: `trader-fox.svg` is the picture of `trader:fox`."""
    folder = Path(str(files(package))) / FOLDER
    return {path.stem: path for path in sorted(folder.glob(f"*{KIND}"))}
