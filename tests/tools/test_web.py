"""The front end is built when its sources have changed, and only then."""

import gzip
import json
import os
import stat
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools import web

# The Python that runs the tests stands for Pyodide.
COMPILE = f"import sys; sys.path.insert(0, {str(web.ROOT)!r}); from tools.precompiled import main; main(*sys.argv[1:])"
BUILD = """#!/bin/sh
echo "$1 $2 $3" >>../calls
case "$*" in
    "run build") mkdir -p ../src/caravanserai/web && echo page >../src/caravanserai/web/index.html ;;
    "run python"*) shift 3 && "$CARAVANSERAI_PYTHON" -c "$COMPILE" "$@" ;;
    ci*) mkdir -p node_modules ;;
esac
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project whose npm only notes what it is asked for."""
    for name, text in {
        "web/package.json": "{}",
        "web/package-lock.json": "{}",
        "web/src/main.ts": "one",
        "src/caravanserai/speech/en/house.ftl": "a = b",
        "web/node_modules/pyodide/pyodide.mjs": "python\n//# sourceMappingURL=pyodide.mjs.map",
        "web/node_modules/pyodide/pyodide.asm.mjs": "glue",
        "web/node_modules/pyodide/pyodide.asm.wasm": "wasm" * 1000,
        "src/caravanserai/core/game.py": "import json\n",
        "src/caravanserai/server/api.py": "import unittest\n",
        "web/node_modules/pyodide/pyodide-lock.json": '{"info": {"python": "3.14"}, "packages": {"numpy": {}}}',
        "bin/npm": BUILD,
        "bin/node": "#!/bin/sh\necho v22.20.0\n",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    with ZipFile(tmp_path / "web/node_modules/pyodide/python_stdlib.zip", "w") as out:
        for name in ("json/__init__.py", "graphlib.py", "pdb.py"):
            out.writestr(name, f"'''of {name}'''")
    monkeypatch.setenv("COMPILE", COMPILE)
    for name in ("npm", "node"):
        (tmp_path / "bin" / name).chmod(stat.S_IRWXU)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    return tmp_path


def calls(root: Path) -> list[str]:
    return (root / "calls").read_text(encoding="utf-8").splitlines()


def test_nothing_is_built_twice(root: Path) -> None:
    """The second time neither packages are installed nor pages built."""
    assert not web.is_fresh(root)
    assert web.build(root)
    assert web.is_fresh(root)
    assert not web.build(root)
    assert ["ci --no-audit --no-fund", "run build ", f"run python {root / web.PRECOMPILED}"] == calls(root)


def test_python_is_laid_beside_the_page(root: Path) -> None:
    """What it cannot do without, compressed where hosts do not: for `caravanserai site`."""
    web.build(root)
    laid = root / web.BUILT / "pyodide"
    assert b"wasm" * 1000 == gzip.decompress((laid / "pyodide.asm.wasm.pack").read_bytes())
    assert "python" == (laid / "pyodide.mjs").read_text(encoding="utf-8")
    lock = {"info": {"python": "3.14"}, "packages": {}}
    assert lock == json.loads((laid / "pyodide-lock.json").read_text(encoding="utf-8"))


def test_python_is_compiled_for_browsers(root: Path) -> None:
    """The package, and of the library what it imports; the rest stays as it is, or is left out if of no use."""
    web.build(root)
    with ZipFile(root / web.BUILT / "pyodide/python_stdlib.zip") as found:
        assert ["graphlib.py", "json/__init__.pyc"] == found.namelist()
        assert b"of json" not in found.read("json/__init__.pyc")  # what it says of itself, nobody reads there
    with ZipFile(root / web.BUILT / "code.zip") as found:
        assert ["caravanserai/core/game.pyc"] == [name.partition("/")[2] for name in found.namelist()]


def test_changed_rules_are_compiled_and_no_page_built(root: Path) -> None:
    """What was compiled before would not be taken; what no browser runs is not looked at."""
    web.build(root)
    (root / "src/caravanserai/server/api.py").write_text("import re", encoding="utf-8")
    assert web.is_compiled(root)
    (root / "src/caravanserai/core/game.py").write_text("import re", encoding="utf-8")
    assert web.is_fresh(root)
    assert not web.is_compiled(root)
    assert web.build(root)
    assert web.is_compiled(root)
    assert 1 == sum(call.startswith("run build") for call in calls(root))


def test_every_check_is_made_and_heard(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever becomes of the others; those that fail are named."""
    web.build(root)
    (root / "bin/npm").write_text('#!/bin/sh\necho "it says: $3" >&2\n[ "$3" = check ]\n', encoding="utf-8")
    with pytest.raises(web.WebBuildError, match="npm run lint, test failed"):
        web.check(root)
    said = capsys.readouterr().out.splitlines()
    assert ["it says: check", "it says: lint", "it says: test"] == said


@pytest.mark.parametrize(
    ("changed", "again"),
    [("web/src/new.ts", ["check", "lint", "test"]), ("src/caravanserai/speech/en/new.ftl", ["test"])],
)
def test_what_has_passed_is_checked_again_when_its_files_change(root: Path, changed: str, again: list[str]) -> None:
    """Not before, and what has failed always."""
    web.build(root)
    before = len(calls(root))
    web.check(root)
    web.check(root)
    assert ["check", "lint", "test"] == sorted(call.split()[-1] for call in calls(root)[before:])
    (root / changed).parent.mkdir(parents=True, exist_ok=True)
    (root / changed).write_text("", encoding="utf-8")
    web.check(root)
    assert again == sorted(call.split()[-1] for call in calls(root)[before + 3 :])
    (root / "web/src/other.ts").write_text("", encoding="utf-8")
    npm = (root / "bin/npm").read_text(encoding="utf-8")
    (root / "bin/npm").write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    for _ in range(2):
        with pytest.raises(web.WebBuildError, match="npm run check, lint, test failed"):
            web.check(root)
    (root / "bin/npm").write_text(npm, encoding="utf-8")
    web.check(root)


@pytest.mark.parametrize("name", ["web/src/main.ts", "web/package.json", "src/caravanserai/speech/en/house.ftl"])
def test_a_change_is_built(root: Path, name: str) -> None:
    """Of the sources, the settings or the words; packages are installed again only for another lock file."""
    web.build(root)
    (root / name).write_text("two", encoding="utf-8")
    assert not web.is_fresh(root)
    assert web.build(root)
    assert ["run build ", "run build "] == [call for call in calls(root) if call.startswith("run build")]
    assert 1 == sum(call.startswith("ci") for call in calls(root))


def test_a_failure_leaves_no_stamp(root: Path) -> None:
    """What was built halfway does not count as built."""
    (root / "bin" / "npm").write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    with pytest.raises(web.WebBuildError, match="npm ci"):
        web.build(root)
    assert not web.is_fresh(root)


def test_what_came_built_needs_no_sources(root: Path) -> None:
    """A package made elsewhere brings the built pages and not the sources."""
    web.build(root)
    (root / "web" / "package.json").unlink()
    assert web.is_fresh(root)
    assert not web.build(root)


def test_an_old_node_is_not_used(root: Path) -> None:
    (root / "bin" / "node").write_text("#!/bin/sh\necho v18.1.0\n", encoding="utf-8")
    assert web.installed_node() is None
    assert [web.NODE_FROM_PYPI] == web.needs()


def test_the_option_for_certificates_is_given_only_to_those_who_know_it(root: Path) -> None:
    node = web.installed_node()
    assert node is not None
    assert "--use-system-ca" in node.environment()["NODE_OPTIONS"]
    (root / "bin" / "node").write_text("#!/bin/sh\necho v20.19.1\n", encoding="utf-8")
    old = web.installed_node()
    assert old is not None
    assert "--use-system-ca" not in old.environment().get("NODE_OPTIONS", "")


def test_the_lock_file_names_no_addresses() -> None:
    """Packages come from wherever the builder's registry is."""
    assert '"resolved"' not in (web.ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
