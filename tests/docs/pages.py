"""The pages that people read, in pieces: headings, links and samples.

A comment right before a sample may say what is to be done with it, a line for each thing:

    <!-- file: hasty.py -->                 it is a file, written into the folder that the page works in
    <!-- from: tests/oasis/flow.py -->      it is quoted from there; `...` stands for what is left out
    <!-- outline: caravanserai.core -->     it is code of that package with the bodies left out
    <!-- corrects: gugong -->               it is a file of corrections, which that game takes
    <!-- exits: 1 -->                       its last command ends with this code
    <!-- not run: why -->                   it is only read
"""

import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
TOP: Final = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "NOTICE.md")
FENCE: Final = re.compile(r"^(?P<indent> *)(?P<marks>`{3,})(?P<language>[\w{}-]*) *$")
TOLD: Final = re.compile(r"<!-- (?P<what>[a-z ]+): (?P<value>.*?) -->")
HEADING: Final = re.compile(r"^#{1,6} +(.*?) *$")
LINK: Final = re.compile(
    r"(?<!`)\[(?:[^\]\[]|\[[^\]]*\])*\]\(<?([^)\s>]+)>?\)"  # [text](target)
    r"|<(?:img|a)[^>]* (?:src|href)=\"([^\"]+)\""
)
CODE: Final = re.compile(r"(`+)(.+?)\1")


@dataclass(frozen=True)
class Sample:
    """A fenced block: where it stands, what it is written in, and what the comment before it says."""

    page: Path
    line: int
    language: str
    text: str
    told: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{name(self.page)}:{self.line}"


def pages() -> list[Path]:
    """All of them, the top ones first."""
    return [*(ROOT / top for top in TOP if (ROOT / top).exists()), *sorted((ROOT / "docs").rglob("*.md"))]


def name(page: Path) -> str:
    """As a person would say it, from the root of the repository."""
    return str(page.relative_to(ROOT))


@cache
def lines(page: Path) -> list[str]:
    return page.read_text(encoding="utf-8").splitlines()


@cache
def samples(page: Path) -> list[Sample]:
    """Every fenced block, in order."""
    found: list[Sample] = []
    told: dict[str, str] = {}
    rest = iter(enumerate(lines(page), 1))
    for number, line in rest:
        fence = FENCE.match(line)
        if fence:
            text = "".join(f"{inner}\n" for inner in inside(rest, fence["marks"]))
            found.append(Sample(page, number, fence["language"], textwrap.dedent(text), told))
            told = {}
        elif comment := TOLD.search(line):
            told = {**told, comment["what"]: comment["value"]}
        elif line.strip():
            told = {}
    return found


def inside(rest: Iterator[tuple[int, str]], marks: str) -> Iterator[str]:
    """The lines up to the fence that ends a block."""
    for _, line in rest:
        if line.strip() == marks:
            return
        yield line


@cache
def prose(page: Path) -> list[tuple[int, str]]:
    """The lines outside of samples, with their numbers."""
    found: list[tuple[int, str]] = []
    rest = iter(enumerate(lines(page), 1))
    for number, line in rest:
        fence = FENCE.match(line)
        if fence:
            list(inside(rest, fence["marks"]))
        else:
            found.append((number, line))
    return found


def links(page: Path) -> list[tuple[int, str]]:
    """What a page links to or shows, with the line; code is no link."""
    found = []
    for number, line in prose(page):
        for match in LINK.finditer(CODE.sub(lambda code: "`" * len(code[0]), line)):
            found.append((number, match[1] or match[2]))
    return found


@cache
def anchors(page: Path) -> frozenset[str]:
    """What can stand behind `#`, as GitHub and the site make it of a heading."""
    found: list[str] = []
    for _, line in prose(page):
        heading = HEADING.match(line)
        if heading:
            plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading[1]).replace("`", "").lower()
            slug = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
            found.append(slug if slug not in found else f"{slug}-{found.count(slug)}")
        found += re.findall(r"^\(([\w-]+)\)=$", line)
    return frozenset(found)


def codes(page: Path) -> list[tuple[int, str]]:
    """Everything that is set as code outside of samples, by marks or by setting a line in, with its line."""
    marked = [(number, match[2].strip()) for number, line in prose(page) for match in CODE.finditer(line)]
    return marked + [(number, line.strip()) for number, line in prose(page) if line.startswith("    ")]
