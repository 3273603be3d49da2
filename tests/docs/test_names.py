"""Names in running text are those of the code: commands and their options, tools, targets of make, paths."""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest
import typer

from caravanserai.cli import app
from tests.docs.pages import ROOT, codes, name, pages, samples

COMMAND = re.compile(r"(?:^ *|[$;] |=\S+ )caravanserai(?: --components \S+)? ([a-z][a-z-]+)([^\n`|;]*)", re.MULTILINE)
OPTION = re.compile(r"(?<!\S)--[a-z][a-z-]*")
TOOL = re.compile(r"python -m (tools[.\w]*)")
TARGET = re.compile(r"(?:^|\n|`)make ([a-z][a-z-]*)")
PATH = re.compile(r"[\w.-]+(?:/[\w.<>-]+)+\.(?:py|md|toml|ts|svelte|json|ftl|svg|css|record)|(?:[\w-]+/)+")
OURS = "src/caravanserai"
PLACES = ("", OURS, f"{OURS}/games/gugong", f"{OURS}/server", f"{OURS}/tables", "docs", "tests/oasis", "web/src")
INVENTED = re.compile(r"camel|my_|\bde\b|hasty|gugong-x7Kq2|trader-fox|trader-hidden|<game>|build/|place-well")


def commands(page: Path) -> list[tuple[str, str, str]]:
    """Where a page calls the command line, the command, and the rest of the line."""
    texts = [(f"{name(page)}:{line}", text) for line, text in codes(page)]
    texts += [(str(one), one.text) for one in samples(page) if one.language in ("sh", "console", "text")]
    return [(where, match[1], match[2]) for where, text in texts for match in COMMAND.finditer(text)]


@pytest.mark.parametrize("page", pages(), ids=name)
def test_commands_and_their_options_are_there(page: Path) -> None:
    known = typer.main.get_group(app).commands
    for where, command, rest in commands(page):
        assert command in known, f"{where}: {command}"
        options = {word for param in known[command].params for word in (*param.opts, *param.secondary_opts)}
        unknown = set(OPTION.findall(rest.partition(" #")[0])) - options
        assert not unknown, f"{where}: {command}: {unknown}"


@pytest.mark.parametrize("page", pages(), ids=name)
def test_tools_and_targets_are_there(page: Path) -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    texts = [text for _, text in codes(page)] + [one.text for one in samples(page) if one.language != "pycon"]
    for text in texts:
        assert [] == [tool for tool in TOOL.findall(text) if find_spec(tool) is None], name(page)
        assert [] == [target for target in TARGET.findall(f"`{text}") if target not in targets], name(page)


@pytest.mark.parametrize("page", pages(), ids=name)
def test_paths_are_there(page: Path) -> None:
    """A path in running text is one of the repository, or plainly an example."""
    gone = []
    for line, text in codes(page):
        if PATH.fullmatch(text) and not INVENTED.search(text):
            if not any((ROOT / place / text).exists() for place in PLACES):
                gone.append(f"{line}: {text}")
    assert [] == gone
