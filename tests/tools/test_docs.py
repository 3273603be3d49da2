"""The site: pages find each other wherever they were gathered from, and what leads nowhere is found."""

from pathlib import Path

import pytest

from tools.docs import ROOT, TOP, faults, gather, place_of


def written(root: Path, name: str, text: str) -> Path:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small repository: a page in a folder, one at the top, a source file, the mark."""
    written(tmp_path, "web/public/mark.svg", "<svg/>")
    written(tmp_path, "docs/_static/fonts.css", '@font-face { src: url("fonts/m.woff2") }')
    written(tmp_path, "docs/index.md", "# One\n\n[rules](../src/caravanserai/games/camel/rules.md#1-camels)\n")
    written(tmp_path, "src/caravanserai/games/camel/rules.md", "# Camel\n\n## 1. Camels\n")
    for name in TOP:
        written(tmp_path, name, "# Top\n\n[in](docs/how-to/page.md#here)\n")
    written(tmp_path, "examples/bot.py", "pass\n")
    written(tmp_path, "examples/rules.md", "# Rules\n")
    written(
        tmp_path,
        "docs/how-to/page.md",
        "[a](../index.md) [b](../../CONTRIBUTING.md#add-a-card) [c](../../examples/bot.py)\n"
        "[d](../../examples/rules.md#x)\n"
        "[e](https://example.org/a.md) [f](#here) [g](gone.md)\n",
    )
    return tmp_path


def test_links_hold_where_pages_are_gathered(house: Path) -> None:
    """Pages of the top move into the site, files come along, and the rest stays as it is."""
    gather(house, house / "build")
    page = (house / "build/how-to/page.md").read_text(encoding="utf-8")
    assert "[a](../index.md) [b](../contributing.md#add-a-card) [c](../files/examples/bot.py)" in page
    assert "[d](../files/examples/rules.md.txt)" in page
    assert "[e](https://example.org/a.md) [f](#here) [g](gone.md)" in page
    assert (house / "build/files/examples/bot.py").exists()
    assert "[in](how-to/page.md#here)" in (house / "build/contributing.md").read_text(encoding="utf-8")


def test_the_rules_of_a_game_are_a_page(house: Path) -> None:
    gather(house, house / "build")
    assert "[rules](rules/camel.md#1-camels)" in (house / "build/index.md").read_text(encoding="utf-8")
    assert "# Camel\n\n## 1. Camels\n" == (house / "build/rules/camel.md").read_text(encoding="utf-8")


def test_typefaces_come_from_the_front_end_where_it_is_set_up(house: Path) -> None:
    """All that are named, or none: then readers see their own."""
    gather(house, house / "build")
    assert not (house / "build/_static/fonts").exists()
    written(house, "web/node_modules/@fontsource/marcellus/files/m.woff2", "letters")
    gather(house, house / "build")
    assert "letters" == (house / "build/_static/fonts/m.woff2").read_text(encoding="utf-8")


def test_the_readme_is_the_first_page_of_the_site() -> None:
    assert Path("index.md") == place_of(Path("README.md"))


def test_a_built_site_is_read_again(tmp_path: Path) -> None:
    """Files and places that are not there, and whatever a page would fetch from elsewhere."""
    written(tmp_path, "a.html", '<a href="b.html#there">1</a><a href="#here">2</a><p id="here"><a href="c.html">3</a>')
    written(tmp_path, "b.html", '<script src="https://example.org/x.js"></script><a href="https://example.org">4</a>')
    written(tmp_path, "s.css", 'a { background: url("//example.org/p.png") } b { background: url(data:x) }')
    assert [
        "a.html: b.html#there: there is no such place",
        "a.html: c.html: there is no such file",
        "b.html: https://example.org/x.js: fetched from elsewhere",
        "s.css: //example.org/p.png: fetched from elsewhere",
    ] == faults(tmp_path)


def test_our_own_pages_can_be_gathered(tmp_path: Path) -> None:
    """All of them, without what building needs; no link among them is left behind."""
    gather(ROOT, tmp_path / "site")
    pages = {path.relative_to(tmp_path / "site") for path in (tmp_path / "site").rglob("*.md")}
    assert {Path("index.md"), Path("contributing.md"), Path("tutorial/first-bot.md")} <= pages
    assert "../../" not in (tmp_path / "site/tutorial/first-card.md").read_text(encoding="utf-8")
