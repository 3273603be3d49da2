"""A page as a session: its files are written, its commands and its Python run, in order, in one empty folder.

What a command prints is held against what the page shows below it; `...` stands for anything. Python keeps its names
from sample to sample. `pip install -e ./camel` is played: the package is there afterwards with the entry points that
its `pyproject.toml` declares, and nothing is fetched.
"""

import doctest
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

import caravanserai
from caravanserai.core.box import corrected_box
from tests.cli.terminal import environment
from tests.docs.outline import differences
from tests.docs.pages import ROOT, Sample

SOURCES: Final = Path(caravanserai.__file__).parents[1]
PATIENCE_S: Final = 300
FLAGS: Final = doctest.ELLIPSIS
READ: Final = ("", "text", "nginx", "ini", "json", "html", "ftl", "md", "{eval-rst}", "{toctree}")  # for the eyes only
ELLIPSIS: Final = re.compile(r"^\s*(#\s*)?(\.\.\.|…)\s*$")


class Session:
    """One page at work."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder: Final = folder / "work"
        self.site: Final = folder / "site"
        self.names: Final[dict[str, Any]] = {"__name__": "page"}
        tools = folder / "bin"
        for made in (self.folder, self.site, tools):
            made.mkdir()
        for tool, command in {"caravanserai": "-m caravanserai.cli", "python": "", "pip": "-m tests.docs.pip"}.items():
            (tools / tool).write_text(f'#!/bin/sh\nexec "{sys.executable}" {command} "$@"\n', encoding="utf-8")
            (tools / tool).chmod(0o755)
        path = [*filter(None, [os.environ.get("PYTHONPATH")]), str(SOURCES), str(self.site), str(ROOT)]
        self.surroundings: Final = {
            **environment(folder),
            "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": os.pathsep.join(path),
            "SITE": str(self.site),
        }
        monkeypatch.chdir(self.folder)
        monkeypatch.syspath_prepend(str(self.folder))

    def play(self, sample: Sample) -> None:
        """Do what a sample says; fail where it is not true."""
        if sample.language == "toml":
            tomllib.loads(sample.text)
        if "file" in sample.told:
            path = self.folder / sample.told["file"]
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(sample.text, encoding="utf-8")
        elif "from" in sample.told:
            self.compare(sample, (ROOT / sample.told["from"]).read_text(encoding="utf-8"))
        elif "outline" in sample.told:
            assert [] == list(differences(sample.text, sample.told["outline"])), str(sample)
        elif "corrects" in sample.told:
            game = caravanserai.games()[sample.told["corrects"]]
            corrected_box(game.box, f"{game.id}.toml", sample.text)
        elif "not run" not in sample.told and sample.language not in (*READ, "toml"):
            {"python": self.think, "pycon": self.think, "sh": self.work, "console": self.show}[sample.language](sample)

    def compare(self, sample: Sample, text: str) -> None:
        """The pieces of a quotation between `...` stand in the file, in the same order; blank lines do not count."""
        there = [line.strip() for line in text.splitlines() if line.strip()]
        at = 0
        for piece in pieces(sample.text):
            starts = range(at, len(there) - len(piece) + 1)
            found = next((start for start in starts if there[start : start + len(piece)] == piece), None)
            assert found is not None, f"{sample}: {sample.told['from']} does not say: {piece}"
            at = found + len(piece)

    def think(self, sample: Sample) -> None:
        """Python: as a doctest where it has prompts, else as it stands."""
        if ">>>" not in sample.text:
            exec(compile(sample.text, str(sample), "exec"), self.names)  # noqa: S102  the page's own words
            return
        test = doctest.DocTestParser().get_doctest(sample.text, self.names, str(sample), str(sample.page), sample.line)
        told: list[str] = []
        runner = doctest.DocTestRunner(optionflags=FLAGS)
        runner.run(test, out=told.append, clear_globs=False)
        self.names.update(test.globs)
        assert not runner.failures, "".join(told)

    def work(self, sample: Sample) -> None:
        """Commands, of which nothing is shown."""
        done = self.shell(sample.text)
        assert int(sample.told.get("exits", 0)) == done.returncode, f"{sample}: {done.stdout}"

    def show(self, sample: Sample) -> None:
        """Commands after a `$`, and what each prints."""
        checker = doctest.OutputChecker()
        for command, shown in commands(sample.text):
            done = self.shell(command)
            assert int(sample.told.get("exits", 0)) == done.returncode, f"{sample}: {command}: {done.stdout}"
            if not shown:
                continue
            printed = "".join(f"{line.rstrip()}\n" for line in done.stdout.strip("\n").splitlines())
            assert checker.check_output(shown, printed, FLAGS), f"{sample}: {command}\nshown:\n{shown}\nis:\n{printed}"

    def shell(self, commands: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["bash", "-euo", "pipefail", "-c", commands],  # noqa: S607
            cwd=self.folder,
            env=self.surroundings,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            timeout=PATIENCE_S,
            check=False,
        )


def pieces(text: str) -> list[list[str]]:
    """The lines of a quotation, cut where something is left out."""
    found: list[list[str]] = [[]]
    for line in text.splitlines():
        if ELLIPSIS.match(line):
            found.append([])
        elif line.strip():
            found[-1].append(line.strip())
    return [piece for piece in found if piece]


def commands(text: str) -> list[tuple[str, str]]:
    """The commands of a console, each with what is shown below it."""
    found: list[tuple[str, str]] = []
    for line in text.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], ""))
        else:
            command, shown = found[-1]
            found[-1] = (command, f"{shown}{line.rstrip()}\n")
    return [(command, f"{shown.rstrip()}\n" if shown.strip() else "") for command, shown in found]
