"""Python's library and the package, compiled for browsers: run in Pyodide by web/python.mjs, when the page is built.

To compile takes the larger part of a first visit to the static site, and every visitor would do the same. So whatever
Pyodide and the package import comes compiled; the rest of the library stays as it is, less what a game in a browser has
no use for. The package's sources are the one truth: `caravanserai site` takes what was compiled only of the very same.
"""

import ast
import importlib
import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import MAGIC_NUMBER, source_hash
from marshal import dumps
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

CODE: Final = "code.zip"
PYTHON: Final = "pyodide"
LIBRARY: Final = "python_stdlib.zip"
HOME: Final = "/lib/python314.zip"  # where Pyodide lays its library
ENGINE: Final = "/engine"  # where the page lays the package: web/src/offline/python.ts
PACKAGE: Final = "caravanserai"
# What no browser ever runs of the package; see caravanserai.site.archive.
ELSEWHERE: Final = frozenset(("cli", "ladder", "review", "server"))
NEVER_CHECKED: Final = (1).to_bytes(4, "little")  # the header of a compiled file that goes by its source's digest
READ_THEIR_OWN_WORDS: Final = ("_pyodide/", "pyodide/")

# Processes, sockets, terminals, documents, tools for whoever writes Python, what C does, and letters of other times.
OF_NO_USE: Final = re.compile(
    r"(_pyrepl|ctypes|html|http|multiprocessing|sqlite3|unittest|venv|wsgiref|xml|xmlrpc)/"
    r"|(_pydatetime|_pyio|antigravity|bdb|cProfile|cmd|compileall|doctest|ftplib|getpass|imaplib|mailbox|modulefinder|netrc|optparse|pdb"
    r"|pickletools|plistlib|poplib|profile|pstats|pty|py_compile|pyclbr|pydoc|rlcompleter|smtplib|socketserver|tabnanny"
    r"|this|timeit|trace|tracemalloc|tty|wave|webbrowser|zipapp)\.py"
    r"|encodings/(big5|cp\d|euc|gb|hp|hz|iso2022|iso8859|johab|koi8|kz|mac|mbcs|oem|palmos|ptcp|shift|tis)"
)


def main(*folders: str) -> None:
    """Of Pyodide's folder and the package's write the library, and compiled files by the digests of their sources."""
    pyodide, sources, target = map(Path, folders)
    read_with(sources)
    with ZipFile(target / PYTHON / LIBRARY, "w") as out, ZipFile(pyodide / LIBRARY) as given:
        for name in sorted(given.namelist()):
            if is_imported(name):
                optimized = 0 if name.startswith(READ_THEIR_OWN_WORDS) else 2
                put(out, f"{name}c", compiled(given.read(name), f"{HOME}/{name}", optimized))
            elif not OF_NO_USE.match(name):
                put(out, name, given.read(name))
    with ZipFile(target / CODE, "w") as out:
        for name, path in wanted(sources):
            put(out, name, compiled(path.read_bytes(), f"{ENGINE}/{path.relative_to(sources).as_posix()}"))


def wanted(sources: Path) -> Iterator[tuple[str, Path]]:
    """The files of the package that may run in a browser, each by what its compiled one is found by."""
    for path in sorted((sources / PACKAGE).rglob("*.py")):
        if path.relative_to(sources / PACKAGE).parts[0] not in ELSEWHERE:
            yield f"{sha256(path.read_bytes()).hexdigest()}/{path.relative_to(sources).as_posix()}c", path


def read_with(sources: Path) -> None:
    """Import what the package imports of the library; not the package, which wants others that are not here."""
    for _, path in wanted(sources):
        for node in ast.walk(ast.parse(path.read_bytes())):
            names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level:
                names = [str(node.module)]
            for name in names:
                if name.partition(".")[0] in sys.stdlib_module_names:
                    importlib.import_module(name)


def is_imported(name: str) -> bool:
    """Whether a file of the library has been read."""
    module = re.sub(r"(/__init__)?\.py$", "", name).replace("/", ".")
    return name.endswith(".py") and module in sys.modules


def compiled(data: bytes, path: str, optimized: int = 0) -> bytes:
    """What Python writes of a source: the digest stands for it where there is no source to look at."""
    code = compile(data, path, "exec", dont_inherit=True, optimize=optimized)
    return MAGIC_NUMBER + NEVER_CHECKED + source_hash(data) + dumps(code)


def put(out: ZipFile, name: str, data: bytes) -> None:
    """A file without a date: the same sources make the same bytes."""
    out.writestr(ZipInfo(name), data, ZIP_DEFLATED, 9)
