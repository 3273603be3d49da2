"""Every page: nothing that keeps anybody out, nothing too heavy, nothing that has to be scrolled."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from caravanserai.core.game import games
from tests.languages import LANGUAGES
from tests.web.conftest import Visit
from tests.web.guests import Guest, finished
from tools.figures import SCRIPT_KILOBYTES, kilobytes, scripts_before_board

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("", "games", "rules/gugong", "box/gugong", "me", "statistics")
DESKTOP, PHONE = (1366, 768), (390, 844)
# Only what it minds is brought here: what it approves of is said of every element of the page.
SERIOUS = """async () => {
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    return violations
        .filter(({ impact }) => ["serious", "critical"].includes(impact))
        .flatMap(({ id, nodes }) =>
            nodes.map((one) => `${id}: ${one.html.slice(0, 160)}: ${one.failureSummary.slice(0, 200)}`));
}"""
NO_SCROLLING = """
    document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth
"""


def read_in(usually: str) -> pytest.MarkDecorator:
    """By axe: each page in one language, so that all of them have their turn; in all languages in the long run."""
    every = [pytest.param(one, marks=[] if one == usually else [pytest.mark.long]) for one in LANGUAGES]
    return pytest.mark.parametrize("language", every)


def complaints(guest: Guest) -> list[str]:
    """What axe calls serious or critical, once colours have stopped changing."""
    guest.show()
    guest.settle()
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    return list(guest.page.evaluate(SERIOUS))


@read_in("hu")
def test_nobody_is_kept_out(visit: Visit, language: str) -> None:
    """Lobby, rules, box, account, statistics and table; then the table in the dark and the replay on a phone."""
    guest = visit(size=DESKTOP, language=language)
    for page in PAGES:
        guest.turn_to(page)
        guest.page.reload()
        expect(guest.page.locator("main h1")).to_be_visible()
        assert [] == complaints(guest), page
    guest.start_solo()
    assert [] == complaints(guest), "table"
    table = guest.table
    resize(guest, PHONE)
    guest.page.emulate_media(color_scheme="dark")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert [] == complaints(guest), "dark table"
    guest.turn_to(f"replay/{table}")
    expect(guest.page.get_by_role("slider")).to_be_visible()
    assert [] == complaints(guest), "replay"
    ended = finished(guest, "greedy", "greedy")
    for page in (f"table/{ended}", f"replay/{ended}", "statistics"):
        guest.turn_to(page)
        guest.page.reload()
        expect(guest.page.locator("dialog[open] tfoot, .controls, dl").first).to_be_visible()
        assert [] == complaints(guest), page


def test_what_cannot_be_read_is_complained_of(guest: Guest) -> None:
    """A heading that fades into its ground: else the tests above would show nothing."""
    guest.enter()
    guest.page.evaluate("document.querySelector('main h2').style.color = '#8886'")
    assert [one for one in complaints(guest) if one.startswith("color-contrast: <h2")]


@pytest.mark.parametrize("game", list(games()))
def test_the_table_needs_no_scrolling(visit: Visit, game: str) -> None:
    """Board, own board, prompt and players are inside the window, whatever the language."""
    guest = visit(size=DESKTOP)
    guest.start_solo(game)
    for language in LANGUAGES:
        resize(guest, DESKTOP)
        guest.page.locator("header select").select_option(language)
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        assert_all_is_in_sight(guest, DESKTOP)
        resize(guest, PHONE)
        assert_all_is_in_sight(guest, PHONE)


def assert_all_is_in_sight(guest: Guest, size: tuple[int, int]) -> None:
    guest.settle()
    for part, (x, y, width, height) in guest.boxes(".board", ".prompt", ".dock", ".players").items():
        assert min(x, y) >= 0, part
        assert x + width <= size[0] + 1, part
        assert y + height <= size[1] + 1, part
    assert guest.page.evaluate(NO_SCROLLING)
    assert "board-" not in guest.page.evaluate("document.body.innerText")


def resize(guest: Guest, size: tuple[int, int]) -> None:
    """Turn the browser into another one; the page has followed when its frame has."""
    guest.resize(size)
    expect(guest.page.locator(".frame.phone")).to_have_count(1 if size == PHONE else 0)


@pytest.mark.parametrize("game", list(games()))
def test_little_script_comes_before_the_board(guest: Guest, game: str) -> None:
    scripts = scripts_before_board(guest.page, guest.url, game)
    assert 0 < kilobytes(scripts) <= SCRIPT_KILOBYTES, scripts


def test_no_message_is_missing(visit: Visit) -> None:
    """A message that is missing shows its id."""
    guest = visit(language="hu")
    guest.start_solo()
    for page in PAGES:
        guest.turn_to(page)
        expect(guest.page.locator("main h1")).to_be_visible()
        assert "web-" not in guest.page.locator("body").inner_text()
