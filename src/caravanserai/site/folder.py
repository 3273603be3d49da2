"""The site as a folder of files: the page, Python, the package, and what is told to everybody.

All addresses in it are relative, so it works under any path. `site.json` names every file with a digest and its size.
"""

import gzip
import json
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from caravanserai.site.answers import answers
from caravanserai.site.archive import archive, compiled

PAGE: Final = "index.html"
STAMP: Final = "stamp"
CODE: Final = "code.zip"  # the package as the build of the page has compiled it
SITE: Final = "site.json"
SCRIPT: Final = "site.js"  # the same for the service worker, which is new when this is
WATCH: Final = "sw.js"
ENGINE: Final = "engine.tar.pack"
PYTHON: Final = "pyodide/"
MARK: Final = '<meta name="caravanserai-tables" content="browser" /><link rel="manifest" href="./site.webmanifest" />'
HEAD: Final = "</head>"
DIGEST: Final = 16  # digits of it: enough to tell files apart, and a browser can count them after
WORTH_COMPRESSING: Final = (".js", ".mjs", ".css", ".html", ".svg", ".json", ".ftl", ".txt", ".webmanifest")
# What is fetched before somebody sits at a table, besides the engine: the page, one board, the words of a language.
LATER: Final = ("/howto/", "/rules/", "/shipped.json")


class NotBuilt(Exception):
    """There is no front end to put into the site; the message says what to do."""


class NotASite(Exception):
    """A folder that holds something else."""


@dataclass(frozen=True)
class Report:
    """What was written: how many files, and how many bytes travel over a line that compresses what can be."""

    files: int
    engine: int  # Python and the package
    page: int  # the page with all its boards
    told: int  # words and what else is told to everybody
    first: int  # all that is fetched until somebody sits at a table


def built() -> Path:
    """The front end that the package brings."""
    return Path(str(files("caravanserai"))) / "web"


def write(target: Path, web: Path | None = None) -> Report:
    """Write the whole site into a folder, which is emptied of an older one before."""
    made = dict(contents(web or built()))
    clear(target)
    for path, data in made.items():
        place = target / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    return reported(made)


def contents(source: Path) -> Iterator[tuple[str, bytes]]:
    """Each file of the site by its path; NotBuilt if there is no page to begin with."""
    if not (source / PAGE).is_file() or not (source / PYTHON).is_dir():
        raise NotBuilt(f"{source}: the front end has not been built; in a checkout: make web")
    made = {path.relative_to(source).as_posix(): path.read_bytes() for path in source.rglob("*") if path.is_file()}
    for not_sent in (STAMP, CODE):
        made.pop(not_sent, None)
    made[PAGE] = made[PAGE].replace(HEAD.encode(), f"  {MARK}\n  {HEAD}".encode(), 1)
    made |= dict(answers())
    made[ENGINE] = archive(compiled(source / CODE))
    yield from made.items()
    known = json.dumps(manifest({path: data for path, data in made.items() if path != WATCH}), separators=(",", ":"))
    yield SITE, known.encode()
    yield SCRIPT, f"self.SITE={known};\n".encode()


def manifest(made: dict[str, bytes]) -> dict[str, object]:
    """What there is, by which a page knows what it has already."""
    known = {path: (digest_of(data), len(data)) for path, data in made.items()}
    version = digest_of(json.dumps(sorted(known.items())).encode())
    engine = [path for path in made if is_engine(path) and not path.endswith(".mjs")]
    return {"version": version, "files": known, "engine": engine}


def digest_of(data: bytes) -> str:
    return sha256(data).hexdigest()[:DIGEST]


def is_engine(path: str) -> bool:
    return path == ENGINE or path.startswith(PYTHON)


def clear(target: Path) -> None:
    """Empty the folder of an older site; anything else that lies there is left alone."""
    if not (target / SITE).is_file():
        if target.is_dir() and any(target.iterdir()):
            raise NotASite(f"{target}: is not empty, and no site that could be replaced")
        return
    known = json.loads((target / SITE).read_text(encoding="utf-8"))
    for path in known["files"]:
        (target / path).unlink(missing_ok=True)
    for folder in ("api", "assets", PYTHON):
        shutil.rmtree(target / folder, ignore_errors=True)


# The report


def reported(made: dict[str, bytes]) -> Report:
    """How much travels: what can be compressed as a host does it."""
    sizes = {path: travelling(path, data) for path, data in made.items()}
    engine = sum(size for path, size in sizes.items() if is_engine(path))
    told = {path: size for path, size in sizes.items() if path.startswith("api/")}
    page = sum(size for path, size in sizes.items() if not is_engine(path) and path not in told)
    first = engine + page + most_told(told)
    return Report(len(made), engine, page, sum(told.values()), first)


def most_told(told: dict[str, int]) -> int:
    """What is told before the first table, in the language that takes the most room: rules are read later."""
    early = {path: size for path, size in told.items() if not any(part in path for part in LATER)}
    words = {path: size for path, size in early.items() if "/words/" in path}
    by_language: dict[str, int] = {}
    for path, size in words.items():
        language = path.rpartition("/")[2]
        by_language[language] = by_language.get(language, 0) + size
    return sum(early.values()) - sum(words.values()) + 2 * max(by_language.values(), default=0)  # English besides


def travelling(path: str, data: bytes) -> int:
    return len(gzip.compress(data, 6)) if path.endswith(WORTH_COMPRESSING) else len(data)
