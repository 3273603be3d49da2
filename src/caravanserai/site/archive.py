"""The package as a browser runs it: its pure sources and data in one archive, without what it never asks for.

Words, and rules in other languages, are left out: they lie beside the page as files. A source that was compiled when
the page was built comes compiled, as every visitor would do the same: see tools/precompiled.py.
"""

import gzip
import io
import tarfile
from collections.abc import Iterator, Mapping
from hashlib import sha256
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from zipfile import ZipFile

import mypy_extensions

import caravanserai
from caravanserai.core import figures
from caravanserai.core.box import overlay_folder
from caravanserai.core.game import games
from caravanserai.core.languages import languages
from caravanserai.site.ground import CORRECTIONS
from caravanserai.speech import pictures, written

PARTS: Final = ("__init__.py", "bots", "core", "games", "kit", "site", "tables")
# What a corrected box is told with, which needs no Fluent.
SPEECH: Final = ("__init__", "grammar", "pictures", "sorts", "written")
GROUPS: Final = ("caravanserai.games", "caravanserai.bots")
KINDS: Final = (".py", ".toml", ".json")
# A box is checked against the ids of its rules; a lesson is offered if its texts have the figures they name.
# Whoever corrects a box there is told what comes of it in the words that still hold.
READ: Final = frozenset(("rules.md", figures.FILE, written.FILE))
NOT_ASKED_FOR: Final = frozenset(
    (
        "audit.toml",
        "deeds.toml",
        "knowledge.json",
        "answers.py",
        "archive.py",
        "folder.py",
        "knowledge.py",
        "library.py",
    )
)  # what is told to everybody is told by files


def archive(code: Mapping[str, bytes]) -> bytes:
    """All files of it, packed; the same bytes for the same sources. `code` is what was compiled of them before."""
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for path, data in sorted(as_run(path, data, code) for path, data in contents()):
            entry = tarfile.TarInfo(path)
            entry.size = len(data)
            tar.addfile(entry, io.BytesIO(data))
    return gzip.compress(plain.getvalue(), 9, mtime=0)


def compiled(file: Path) -> dict[str, bytes]:
    """What was compiled with the page, each by the digest and the path of its source; nothing if it was not."""
    if not file.is_file():
        return {}
    with ZipFile(file) as found:
        return {name: found.read(name) for name in found.namelist()}


def as_run(path: str, data: bytes, code: Mapping[str, bytes]) -> tuple[str, bytes]:
    """A file compiled, where that was done of this very source; else as it is, and the browser compiles it."""
    found = code.get(f"{sha256(data).hexdigest()}/{path}c")
    return (path, data) if found is None else (f"{path}c", found)


def contents() -> Iterator[tuple[str, bytes]]:
    """Each file by its path."""
    home = folder_of("caravanserai")
    for part in PARTS:
        yield from sources(home, home / part)
    for name in SPEECH:
        yield f"caravanserai/speech/{name}.py", (home / "speech" / f"{name}.py").read_bytes()
    for top in sorted({game.package.partition(".")[0] for game in games().values()} - {"caravanserai"}):
        yield from sources(folder_of(top), folder_of(top))
    for language in languages().values():
        yield f"caravanserai/speech/{language.id}/language.toml", (language.folder / "language.toml").read_bytes()
    yield "mypy_extensions.py", Path(mypy_extensions.__file__).read_bytes()
    facts = f"caravanserai-{caravanserai.__version__}.dist-info"
    yield f"{facts}/METADATA", f"Name: caravanserai\nVersion: {caravanserai.__version__}\n".encode()
    yield f"{facts}/entry_points.txt", listed_points().encode()
    corrected = overlay_folder()
    if corrected is not None:
        for file in corrected.glob("*.toml"):
            yield f"{CORRECTIONS}/{file.name}", file.read_bytes()


def sources(package: Path, part: Path) -> Iterator[tuple[str, bytes]]:
    """The files of a part of a package that are run or read."""
    for path in [part] if part.is_file() else part.rglob("*"):
        is_data = path.suffix in KINDS and path.name not in NOT_ASKED_FOR and "speech" not in path.parts
        if path.is_file() and (is_data or path.name in READ):
            yield path.relative_to(package.parent).as_posix(), path.read_bytes()
        elif path.suffix == pictures.KIND and path.parent.name == pictures.FOLDER:
            yield path.relative_to(package.parent).as_posix(), b""  # that there is one: the page has the picture


def folder_of(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(package)
    return Path(spec.origin).parent


def listed_points() -> str:
    """What is installed, as Python finds it: whoever brought it, it is brought by this archive."""
    out = []
    for group in GROUPS:
        out.append(f"[{group}]")
        known = games() if group == GROUPS[0] else None
        points = sorted(entry_points(group=group))
        out += [f"{one.name} = {one.value}" for one in points if known is None or one.name in known]
    return "\n".join(out) + "\n"
