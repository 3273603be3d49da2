"""Name the tests of what has changed: `python -m tools.changed` prints arguments for pytest.

Changed is what differs from where this branch left main, committed or not, and what git does not know yet. The unit
tests of core, server and speech are always named; the rest by what changed: the rules of a game bring its tests and the
quick ones of what all games have, their text what holds it together, a test itself, a tool its tests. Where the core
changed, every game brings the one test file of its rules that says most, the flow of the game. Tests marked `slow` or
`long` are left to `make test`.
"""

import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path, PurePosixPath
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
ALWAYS: Final = ("tests/core", "tests/server", "tests/speech")
QUICK: Final = (
    "-m",
    "not long and not slow and not postgresql",
    # these are read by every process of the tests for seconds, and needed by none of the quick ones:
    "-p",
    "no:schemathesis",
    "-p",
    "no:faker",
    "--ignore=tests/server/test_schema.py",
)
PACKAGE: Final = ("src", "caravanserai")
BESIDE: Final = {  # tests that belong to a folder of the repository
    "src/caravanserai/bots": "tests/bots",
    "src/caravanserai/cli": "tests/cli",
    "src/caravanserai/kit": "tests/kit/test_kit.py",
    "src/caravanserai/ladder": "tests/ladder",
    "docs": "tests/docs",
    "README.md": "tests/docs",
    "CHANGELOG.md": "tests/docs",
    "CONTRIBUTING.md": "tests/docs",
}
TEXTS: Final = ("tests/tools/test_rules.py", "tests/tools/test_translations.py")  # rules, notes, other languages
# What is asked of every game alike, and of reviews, as far as it is known to take seconds where rules are interpreted.
OF_ALL_GAMES: Final = tuple(
    f"tests/games/test_{name}.py" for name in ("cautions", "features", "order", "passive", "sheets", "space")
)
OF_REVIEWS: Final = tuple(f"tests/review/test_{name}.py" for name in ("bands", "oasis", "puzzles"))
ROOMS_OF_ALL: Final = ("test_flow.py", "test_turns.py", "test_rounds.py")  # how a game runs, by one of these names


def changed(root: Path) -> list[str]:
    """The paths that differ from where the branch left main; those in the work tree if there is no main."""
    base = said(root, "merge-base", "HEAD", "main")
    known = said(root, "diff", "--name-only", base[0] if base else "HEAD")
    return sorted({*known, *said(root, "ls-files", "--others", "--exclude-standard")})


def said(root: Path, *words: str) -> list[str]:
    """The lines that git answers; none if it cannot."""
    done = asked(root, *words)
    return done.stdout.split("\n")[:-1] if done.returncode == 0 else []


def asked(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = ["git", *words]
    try:
        return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    except OSError as error:
        return subprocess.CompletedProcess(command, 127, "", str(error))


def why_not(root: Path) -> str:
    """In a line why git knows nothing of this folder: it is not there, or the folder is no checkout, or not ours."""
    done = asked(root, "rev-parse", "--git-dir")
    return "" if done.returncode == 0 else next(iter(done.stderr.splitlines()), "it does not say why")


def named_for(paths: Iterable[str], root: Path) -> list[str]:
    """The tests of changed paths, those of a folder once, in order; what is not there is left out."""
    found = set(ALWAYS)
    for path in paths:
        found |= set(tests_of(PurePosixPath(path), root))
    there = {test for test in found if (root / test).exists()}
    return sorted(test for test in there if not any(other != test and is_in(test, other) for other in there))


def tests_of(path: PurePosixPath, root: Path) -> list[str]:
    """The tests of one changed path."""
    parts = path.parts
    if parts[:3] == (*PACKAGE, "core"):
        return rooms_of_all(root)
    if parts[:3] == (*PACKAGE, "games") and len(parts) > 4:
        return [f"tests/games/{parts[3]}", *OF_ALL_GAMES, *(TEXTS if path.suffix == ".md" else ())]
    if parts[:3] == (*PACKAGE, "review"):
        return [*OF_REVIEWS]
    if parts[:2] == ("tests", "games") and len(parts) > 3:
        return [f"tests/games/{parts[2]}"]
    if parts[:1] == ("tests",) and parts[1] != "web":
        return [str(path)] if path.name.startswith("test_") else []
    if parts[:2] == ("tools", "terms"):
        return list(TEXTS)
    if parts[:1] == ("tools",):
        return [f"tests/tools/test_{path.stem.replace('-', '_')}.py"]
    return [tests for folder, tests in BESIDE.items() if is_in(str(path), folder)]


def rooms_of_all(root: Path) -> list[str]:
    """For every game the first test file of how it runs."""
    out = []
    for game in sorted((root / "tests/games").iterdir()):
        out += [f"tests/games/{game.name}/{room}" for room in ROOMS_OF_ALL if (game / room).is_file()][:1]
    return out


def is_in(path: str, folder: str) -> bool:
    return path == folder or path.startswith(f"{folder}/")


def main(root: Path = ROOT, words: Sequence[str] = ()) -> int:
    """Print one argument a line, and none if there is nothing to test; with `--paths`, what has changed."""
    found = changed(root)
    if why := why_not(root):
        print(f"git cannot say what has changed ({why}): only what is always tested is tested", file=sys.stderr)
    tests = named_for(found, root)
    for line in found if "--paths" in words else [*QUICK, *tests] if tests else []:
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(words=sys.argv[1:]))
