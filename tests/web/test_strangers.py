"""Games from elsewhere: one with its own words and no picture, one that does not load, and wrong corrections."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.plugins import write_plugin
from tests.web.conftest import Visit
from tests.web.inn import Inn


@pytest.fixture
def inn(browser: Browser, tmp_path: Path) -> Iterator[Inn]:
    """A server where Oasis is installed, and a game without code; somebody's Paladins cannot be loaded."""
    points = {"oasis": "tests.oasis:GAME", "gone": "gone:GAME"}
    packages = write_plugin(tmp_path / "site", "strangers", "caravanserai.games", points)
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "paladins.toml").write_text("[nothing]\nn = 1\n", encoding="utf-8")
    with Inn(tmp_path / "inn", tmp_path / "own", packages) as found:
        yield found


def test_games_from_elsewhere_in_the_hall(visit: Visit, inn: Inn) -> None:
    """Each has its own name and picture, or a neutral one; what cannot be played is said, and the rest is there."""
    reader = visit(language="pl")
    reader.page.goto(inn.url)
    cards = reader.page.locator("article[data-game]")
    expect(cards).to_have_count(4)
    shown = cards.evaluate_all("found => found.map((one) => one.dataset.game)")
    assert ["gugong", "marcopolo2", "oasis", "yokohama"] == shown
    expect(reader.page.locator("[data-game=oasis] h2")).to_have_text("Oaza")
    expect(reader.page.locator("[data-game=oasis] .about > p")).to_have_text("")
    expect(reader.page.locator("[data-game=gugong] .about > p")).not_to_have_text("")
    expect(reader.page.locator("p.trouble")).to_have_text(
        [
            re.compile(r"^Nie można grać w gone: ModuleNotFoundError$"),
            re.compile(r"^Nie można grać w paladins: paladins\.toml: nothing"),
        ]
    )

    pictures = {game: reader.page.request.get(f"{inn.url}api/games/{game}/emblem").text() for game in shown}
    assert 4 == len(set(pictures.values()))
    drawn = reader.page.locator("article .picture img")
    for n in range(4):
        expect(drawn.nth(n)).to_have_js_property("complete", True)
    assert all(drawn.evaluate_all("found => found.map((one) => one.naturalWidth)"))
