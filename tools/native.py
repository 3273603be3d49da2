"""Compile the core and the rules rooms of every game with mypyc.

    python -m tools.native               lay out build/native, to be run with PYTHONPATH=build/native
    python -m tools.native --fresh       exit code 0 if build/native is up to date, or was so after mere copying
    python -m tools.native --possible    exit code 0 if there is a C compiler
    python -m tools.native --needs       the requirements that compiling has

`pip install` compiles through the same functions, called by hatch_build.py. What is compiled is
said once, in pyproject.toml under `tool.caravanserai.native`. Every folder named there is a group
with a shared library of its own, so that a change in one game does not compile another one again.
"""

import argparse
import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from importlib import metadata
from pathlib import Path
from typing import Any, Final

from tools import docstrings

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = "src"
PACKAGE: Final = "caravanserai"
STAMP: Final = "fingerprint.json"

# Of a group only its entry point is visible: functions that no other library can replace may be
# inlined, which makes playouts an eighth faster. A warning of some newer compiler is no fault of ours.
# Products and sums are rounded one by one, as Python does it: what bots think of a table is the same on every machine.
# Whole numbers of 64 bits wrap around, whatever other flags the surroundings have.
UNIX_FLAGS: Final = ("-fvisibility=hidden", "-Wno-error", "-ffp-contract=off", "-fwrapv")


class NativeBuildError(Exception):
    """The rules could not be compiled; the message says why."""


@dataclass(frozen=True)
class Group:
    """Modules that are compiled into one shared library: the core, or one game."""

    name: str
    files: tuple[Path, ...]


# What is compiled


def groups(root: Path) -> list[Group]:
    """The groups named in pyproject.toml, each with its compiled modules, relative to the root."""
    table, package = settings(root)["tool"]["caravanserai"]["native"], root / SOURCE / PACKAGE
    folders = sorted({path for pattern in table["groups"] for path in package.glob(pattern) if path.is_dir()})
    interpreted = Interpreted(table["interpreted"], package)
    found = [
        Group(group_name(folder, root), tuple(file.relative_to(root) for file in files))
        for folder in folders
        if (files := [file for file in sorted(folder.rglob("*.py")) if not interpreted.names(file)])
    ]
    interpreted.complain_of_unused()
    return found


def group_name(folder: Path, root: Path) -> str:
    """`caravanserai_games_gugong`; without dots, for mypyc finds `__file__` only from a library at the top."""
    return "_".join(folder.relative_to(root / SOURCE).parts)


class Interpreted:
    """The list of modules that are not compiled, as patterns of paths within the package."""

    def __init__(self, patterns: list[str], package: Path) -> None:
        self.patterns = patterns
        self.package = package
        self.used: set[str] = set()

    def names(self, file: Path) -> bool:
        """Whether the list names a module."""
        path = file.relative_to(self.package).as_posix()
        matching = {pattern for pattern in self.patterns if fnmatch(path, pattern)}
        self.used |= matching
        return bool(matching)

    def complain_of_unused(self) -> None:
        """A pattern that names nothing is a module renamed, and now compiled by mistake."""
        for pattern in self.patterns:
            if pattern not in self.used:
                msg = f"pyproject.toml: tool.caravanserai.native: interpreted: no module is called {pattern}"
                raise NativeBuildError(msg)


def settings(root: Path) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def needs(root: Path) -> list[str]:
    """What has to be installed before compiling: the `native` extra, as declared."""
    extra: list[str] = settings(root)["project"]["optional-dependencies"]["native"]
    return extra


def has_compiler() -> bool:
    """Whether a C compiler seems to be there; on Windows only setuptools can tell."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    return sys.platform == "win32" if not command else shutil.which(command.split()[0]) is not None


# Compiling


def compile_groups(root: Path) -> Path:
    """Compile all groups; the folder with the libraries, laid out like the source folder.

    Nothing is done if they are there already. Generated C and objects are kept under build/mypyc:
    mypyc rewrites only the C files that would differ, and the compiler is called only for those.
    It works in a process of its own, because it changes setuptools and leaves by exit.
    """
    work = workshop(root)
    work.mkdir(parents=True, exist_ok=True)
    with locked(work / "lock"):
        if is_compiled(root):
            return work / "lib"
        if not has_compiler():
            msg = "no C compiler found (set CC to name one)"
            raise NativeBuildError(msg)
        stamp = digest(root, compiled_from(root))
        (work / STAMP).unlink(missing_ok=True)
        done = subprocess.run([sys.executable, "-m", "tools.native", "--compile", str(work)], cwd=root, check=False)
        if done.returncode:
            msg = "mypyc or the C compiler failed; what they said is above"
            raise NativeBuildError(msg)
        (work / STAMP).write_text(json.dumps(stamp), encoding="utf-8")
    return work / "lib"


def is_compiled(root: Path) -> bool:
    """Whether the libraries were made from what is there now: a new front end or server needs no compiling."""
    try:
        stamp = json.loads((workshop(root) / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(stamp == digest(root, compiled_from(root)))


def compiled_from(root: Path) -> list[Path]:
    """The modules in the folders of the groups; those that stay Python too, for the others use their types."""
    package, patterns = root / SOURCE / PACKAGE, settings(root)["tool"]["caravanserai"]["native"]["groups"]
    return sorted({path for pattern in patterns for folder in package.glob(pattern) for path in folder.rglob("*.py")})


def workshop(root: Path) -> Path:
    """Where objects are kept: those of another Python or mypy must not be mixed with ours."""
    return root / "build" / "mypyc" / f"{platform()}-mypy-{mypy_version() or 'missing'}"


def compile_in_this_process(root: Path, work: Path) -> None:
    """Translate to C, then compile, one group on each core."""
    from mypyc.build import mypycify  # noqa: PLC0415 (asking what is fresh must work without mypy)

    shutil.rmtree(work / "types", ignore_errors=True)  # mypyc crashes on some changes with the types of last time
    found = [(group.name, [str(file) for file in group.files]) for group in groups(root)]
    extensions = mypycify(
        [
            f"--config-file={root / 'pyproject.toml'}",
            f"--cache-dir={work / 'types'}",
            *(file for _, files in found for file in files),
        ],
        separate=[(files, name) for name, files in found],
        opt_level="1",  # as fast here as 2 or 3, and a game compiles within the minute
        debug_level="0",
        target_dir=str(work / "c"),
    )
    give_docstrings(extensions, root, work)
    build_extensions(extensions, work)


def give_docstrings(extensions: list[Any], root: Path, work: Path) -> None:
    """Compile copies of the C files that say what the sources say; those of last time stay if they say the same."""
    source, spoken = root / SOURCE, work / "spoken"
    files = [root / file for group in groups(root) for file in group.files]
    docs = docstrings.docstrings(source, files)
    spoken.mkdir(exist_ok=True)
    for extension in extensions:
        extension.sources = [str(with_docstrings(Path(one), spoken, docs)) for one in extension.sources]
        extension.include_dirs.append(str(work / "c"))  # the headers stay where mypyc has put them


def with_docstrings(file: Path, folder: Path, docs: dict[str, str]) -> Path:
    """The copy of a group's C file that says what the sources say; other C files as they are."""
    if not file.name.startswith("__native_"):
        return file
    copy, text = folder / file.name, docstrings.documented(file.read_text(encoding="utf-8"), docs)
    if not copy.exists() or copy.read_text(encoding="utf-8") != text:
        copy.write_text(text, encoding="utf-8")
    return copy


def build_extensions(extensions: list[Any], work: Path) -> None:
    """Call the C compiler where a C file is newer than its library, and remove libraries no longer wanted."""
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args += UNIX_FLAGS
    command = build_ext(Distribution({"name": PACKAGE, "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
    wanted = {Path(path) for path in command.get_outputs()}
    for path in libraries(work / "lib"):
        if path not in wanted:
            path.unlink()


def libraries(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in {".so", ".pyd"})


# A folder to run from


def lay_out(root: Path) -> bool:
    """Make build/native a copy of the package with its libraries beside; False if it was so already.

    The copy is made elsewhere and moved: a game that runs from the old one keeps its files.
    """
    build, native = root / "build", root / "build" / "native"
    build.mkdir(exist_ok=True)
    with locked(build / "native.lock"):
        if is_fresh(root):
            return False
        stamp, compiled, new = fingerprint(root), compile_groups(root), build / "native.new"
        shutil.rmtree(new, ignore_errors=True)
        shutil.copytree(root / SOURCE / PACKAGE, new / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(compiled, new, dirs_exist_ok=True)
        (new / STAMP).write_text(json.dumps(stamp, indent=2), encoding="utf-8")
        replace(native, new)
    return True


def replace(old: Path, new: Path) -> None:
    """Put a folder in the place of another one."""
    aside = old.with_suffix(".old")
    shutil.rmtree(aside, ignore_errors=True)
    if old.exists():
        old.rename(aside)
    new.rename(old)
    shutil.rmtree(aside, ignore_errors=True)


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Let one build at a time work here; where files cannot be locked, trust that only one runs."""
    try:
        import fcntl  # noqa: PLC0415 (not on Windows)
    except ImportError:
        yield
        return
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def is_fresh(root: Path) -> bool:
    """Whether build/native was made from these very sources by this Python (and this mypy, if there is one)."""
    try:
        stamp = json.loads((root / "build" / "native" / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    now = fingerprint(root)
    if now["mypy"] is None:  # to play, mypy need not be installed
        now["mypy"] = stamp.get("mypy")
    return bool(stamp == now)


def fingerprint(root: Path) -> dict[str, str | None]:
    """What build/native depends on."""
    package = root / SOURCE / PACKAGE
    sources = sorted(path for path in package.rglob("*") if path.is_file() and path.parent.name != "__pycache__")
    return {"sources": digest(root, sources), "platform": platform(), "mypy": mypy_version()}


def digest(root: Path, sources: list[Path]) -> str:
    """Names and contents of files, and the settings and means by which they are compiled."""
    total = hashlib.sha256()
    for path in [*sources, root / "pyproject.toml", Path(__file__), Path(str(docstrings.__file__))]:
        content = path.read_bytes()
        total.update(f"{os.path.relpath(path, root)} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def platform() -> str:
    """What compiled modules depend on in this Python and machine: `cpython-311-x86_64-linux-gnu`."""
    return str(sysconfig.get_config_var("SOABI") or f"{sys.implementation.cache_tag}-{sysconfig.get_platform()}")


def mypy_version() -> str | None:
    try:
        return metadata.version("mypy")
    except metadata.PackageNotFoundError:
        return None


# The command line


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the first lines of this file say; 1 if it cannot be done."""
    parser = argparse.ArgumentParser(prog="python -m tools.native", description="Compile the rules with mypyc.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--fresh", action="store_true", help="only tell by the exit code if build/native is up to date")
    what.add_argument("--possible", action="store_true", help="only tell by the exit code if there is a C compiler")
    what.add_argument("--needs", action="store_true", help="only print the requirements that compiling has")
    what.add_argument("--compile", type=Path, metavar="FOLDER", help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    try:
        if asked.fresh:
            if is_compiled(ROOT):
                lay_out(ROOT)
            return 0 if is_fresh(ROOT) else 1
        if asked.possible:
            return 0 if has_compiler() else 1
        if asked.needs:
            print("\n".join(needs(ROOT)))
        elif asked.compile:
            compile_in_this_process(ROOT, asked.compile)
        else:
            print("native: laid out" if lay_out(ROOT) else "native: up to date")
    except NativeBuildError as error:
        print(f"native: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
