"""Build the site of the documentation: `python -m tools.docs` writes it to build/docs.

The pages are those of docs/, a few from the top of the repository, CONTRIBUTING.md for one, and the rules of our games.
They are written to be read where they lie; so that their links also lead somewhere in the site, they are gathered in
build/docs-source first, with links between pages turned to where these are there, and the files of the repository that
they name beside them.

Sphinx takes every warning for an error. What it has made is then read once more: every link has to lead to a page, a
heading or a file of the site, and nothing may be fetched from anywhere else.
"""

import os
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "build" / "docs-source"
SITE: Final = ROOT / "build" / "docs"
TOP: Final = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md", "NOTICE.md": "notice.md"}
GAMES: Final = "src/caravanserai/games"
README: Final = "README.md"  # in the site its place is taken by index.md
FILES: Final = "files"  # where what is no page lies in the site
LINK: Final = re.compile(r"(\]\(<?|(?:src|href)=\")([^)\s>\"#]+)((?:#[^)\s>\"]*)?)")
ELSEWHERE: Final = ("http:", "https:", "mailto:", "data:")
FETCHED: Final = {"img": "src", "script": "src", "link": "href", "source": "src", "iframe": "src"}


def gather(root: Path, to: Path) -> None:
    """All pages in one folder, with links that hold there."""
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(root / "docs", to, ignore=shutil.ignore_patterns("__pycache__", "*.games"))
    shutil.copy(root / "web" / "public" / "mark.svg", to / "_static" / "mark.svg")
    gather_typefaces(root, to / "_static")
    pages = [*(root / "docs").rglob("*.md"), *(root / name for name in TOP), *(root / GAMES).glob("*/rules.md")]
    for page in sorted(pages):
        place = place_of(page.relative_to(root))
        (to / place).parent.mkdir(parents=True, exist_ok=True)
        (to / place).write_text(turned(root, page, place, to), encoding="utf-8")


def gather_typefaces(root: Path, static: Path) -> None:
    """The files that fonts.css names, from the front end's packages; without these, readers see their own."""
    names = re.findall(r'url\("fonts/([^"]+)"\)', (static / "fonts.css").read_text(encoding="utf-8"))
    found = {path.name: path for path in sorted((root / "web" / "node_modules").glob("@fontsource*/*/files/*"))}
    if all(name in found for name in names):
        (static / "fonts").mkdir()
        for name in names:
            shutil.copy(found[name], static / "fonts")


def turned(root: Path, page: Path, place: Path, to: Path) -> str:
    """The text of a page with its links as they are from its place in the site; files they name are copied there."""

    def turn(match: re.Match[str]) -> str:
        before, target, anchor = match.groups()
        if target.startswith((*ELSEWHERE, "/")):
            return match[0]
        goal = (page.parent / unquote(target)).resolve()
        if not goal.is_file() or not goal.is_relative_to(root):
            return match[0]  # Sphinx will say that it leads nowhere
        there = place_of(goal.relative_to(root))
        if there.parts[0] == FILES:
            (to / there).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(goal, to / there)
        return f"{before}{os.path.relpath(there, place.parent)}{anchor if there.suffix == '.md' else ''}"

    return LINK.sub(turn, page.read_text(encoding="utf-8"))


def place_of(path: Path) -> Path:
    """Where a file of the repository is in the site; Markdown that is no page of it is a text like any other."""
    name = str(path)
    if name in TOP:
        return Path(TOP[name])
    if name == README:
        return Path("index.md")
    if path.parts[0] == "docs":
        return path.relative_to("docs")
    if path.match(f"{GAMES}/*/rules.md"):
        return Path("rules", f"{path.parent.name}.md")
    return Path(FILES, f"{path}.txt" if path.suffix == ".md" else path)


class Page(HTMLParser):
    """What a built page links to, what it fetches, and which places in it can be linked to."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.places: set[str] = {""}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.places |= {told[name] for name in ("id", "name") if name in told}
        if tag == "a" and "href" in told:
            self.links.append(told["href"])
        if tag in FETCHED and FETCHED[tag] in told:
            self.fetched.append(told[FETCHED[tag]])


def read(path: Path) -> Page:
    page = Page()
    page.feed(path.read_text(encoding="utf-8"))
    return page


def faults(site: Path) -> list[str]:
    """What does not hold in a built site: links that lead nowhere, and whatever is not in it."""
    found: list[str] = []
    pages = {path.resolve(): read(path) for path in sorted(site.rglob("*.html"))}
    for path, page in pages.items():
        name = path.relative_to(site.resolve())
        found += [f"{name}: {link}: fetched from elsewhere" for link in page.fetched if is_elsewhere(link)]
        for link in {*page.links, *page.fetched}:
            if is_elsewhere(link):
                continue
            file, _, anchor = link.partition("#")
            goal = (path.parent / unquote(file.partition("?")[0])).resolve() if file else path
            if not goal.exists():
                found.append(f"{name}: {link}: there is no such file")
            elif goal in pages and unquote(anchor) not in pages[goal].places:
                found.append(f"{name}: {link}: there is no such place")
    for sheet in sorted(site.rglob("*.css")):
        for link in re.findall(r"url\(['\"]?([^'\")]+)", sheet.read_text(encoding="utf-8")):
            if is_elsewhere(link) and not link.startswith("data:"):
                found.append(f"{sheet.relative_to(site)}: {link}: fetched from elsewhere")
    return sorted(found)


def is_elsewhere(link: str) -> bool:
    return link.startswith((*ELSEWHERE, "//"))


def main() -> int:
    """Gather, build, read again; the exit code."""
    gather(ROOT, SOURCE)
    shutil.rmtree(SITE, ignore_errors=True)
    strictly = ["-q", "-W", "--keep-going", "-E", "-d", str(SOURCE.with_suffix(".trees"))]
    built = subprocess.run([sys.executable, "-m", "sphinx", *strictly, str(SOURCE), str(SITE)], cwd=ROOT, check=False)
    if built.returncode:
        return built.returncode
    wrong = faults(SITE)
    print(*wrong or [f"the site is in {SITE.relative_to(ROOT)}/index.html"], sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
