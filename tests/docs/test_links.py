"""Links lead somewhere: to a page, a heading of it, or a file of the repository."""

from pathlib import Path

import pytest

from tests.docs.pages import ROOT, anchors, links, name, pages

ELSEWHERE = ("http://", "https://", "mailto:")


def broken(page: Path) -> list[str]:
    """The links of a page that lead nowhere, and why."""
    out = []
    for line, target in links(page):
        if target.startswith(ELSEWHERE):
            continue
        file, _, anchor = target.partition("#")
        goal = (page.parent / file).resolve() if file else page
        if not goal.exists() or (file and not goal.is_relative_to(ROOT)):
            out.append(f"{line}: {target}: there is no such file")
        elif anchor and anchor not in anchors(goal):
            out.append(f"{line}: {target}: {goal.name} has no such heading")
    return out


@pytest.mark.parametrize("page", pages(), ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    assert [] == broken(page)


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    """Pages, headings and pictures alike; what is code or elsewhere is none of ours."""
    page = tmp_path / "page.md"
    page.write_text(
        "# One\n\n[a](gone.md) `[b](gone.md)` [c](https://example.org) ![d](gone.png)\n[e](#one) [f](#two)\n"
        "\n```sh\n[g](gone.md)\n```\n",
        encoding="utf-8",
    )
    assert ["3: gone.md", "3: gone.png", "4: #two"] == [": ".join(line.split(": ")[:2]) for line in broken(page)]


def test_every_page_of_the_site_is_on_its_way() -> None:
    """Nothing in docs/ lies where no link leads."""
    linked = {(page.parent / target.partition("#")[0]).resolve() for page in pages() for _, target in links(page)}
    assert [] == [name(page) for page in pages() if page not in linked and page.name not in ("README.md", "index.md")]
