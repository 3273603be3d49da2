"""A small project with the build machinery of this one, to be compiled within seconds."""

import shutil
from pathlib import Path
from typing import Final

from tools import native

CORE: Final = '''"""The rules of the smallest game."""

from mypy_extensions import i64

HOME = __file__


def doubled(n: i64) -> i64:
    return n + n
'''

GAME: Final = '''"""A game that asks the core."""

from mypy_extensions import i64

from caravanserai.core.rules import doubled


def score(n: i64) -> i64:
    return doubled(n) + 1
'''


def make_project(root: Path) -> Path:
    """Lay out a core of two modules, one of them interpreted, and one game."""
    tools = ("tools/__init__.py", "tools/docstrings.py", "tools/native.py", "tools/web.py")
    for name in ("hatch_build.py", "LICENSE", "README.md", *tools):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(native.ROOT / name, root / name)
    interpreted(root, "*__init__.py", "core/words.py")
    for name in ("__init__.py", "core/__init__.py", "games/__init__.py", "games/dice/__init__.py", "core/words.py"):
        write(root, name, '"""Nothing in here."""\n')
    write(root, "core/rules.py", CORE)
    write(root, "games/dice/scoring.py", GAME)
    return root


def interpreted(root: Path, *names: str) -> None:
    """Take over our pyproject.toml with another list of interpreted modules."""
    text = (native.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    before, rest = text.split("\ninterpreted = [", 1)
    after = rest.split("\n]\n", 1)[1]
    (root / "pyproject.toml").write_text(f"{before}\ninterpreted = {list(names)!r}\n{after}", encoding="utf-8")


def write(root: Path, name: str, text: str) -> None:
    """Write a module of the package."""
    path = root / native.SOURCE / native.PACKAGE / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
