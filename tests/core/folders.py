"""Copies of a game's folder, to be damaged."""

from pathlib import Path
from shutil import copytree
from typing import Final

import caravanserai
from caravanserai.core.box import BoxError, load_box

GUGONG: Final = Path(caravanserai.__file__).parent / "games" / "gugong"
CAMEL: Final = Path(__file__).parent / "camel"
PAGE: Final = Path(__file__).parents[2] / "docs" / "components.md"
FILES: Final = ("components.toml", "notes.md", "order.toml", "rules.fr.md", "rules.md", "vocabulary.toml")


class Folder:
    """A copy of a game's files that a test may change."""

    def __init__(self, original: Path, parent: Path) -> None:
        self.game: Final = original.name
        self.path: Final = parent / original.name
        copytree(original, self.path, ignore=lambda _, names: [name for name in names if name not in FILES])

    def change(self, old: str, new: str, file: str = "components.toml") -> None:
        """Replace the first place where a text stands."""
        text = (self.path / file).read_text(encoding="utf-8")
        assert old in text, f"{old!r} is not in {file}"
        (self.path / file).write_text(text.replace(old, new, 1), encoding="utf-8")

    def add(self, text: str, file: str = "components.toml") -> None:
        """Write something at the end."""
        with (self.path / file).open("a", encoding="utf-8") as lines:
            lines.write(text)

    def faults(self, overlay: Path | None = None) -> list[str]:
        """What the reader finds; nothing if it loads."""
        try:
            load_box(self.game, self.path, overlay)
        except BoxError as error:
            return error.faults
        return []


def example(section: str) -> str:
    """The TOML printed in a section of the page about component files."""
    text = PAGE.read_text(encoding="utf-8").partition(f"## {section}")[2]
    return text.partition("```toml\n")[2].partition("```")[0]
