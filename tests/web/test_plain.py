"""A game that nobody has drawn: Oasis, installed as a stranger's package, is played on the board made from its view."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.plugins import write_plugin
from tests.web.conftest import Visit
from tests.web.guests import Guest, play_on, play_some
from tests.web.inn import Inn

PHONE: Final = (390, 844)
SOME_DECISIONS: Final = 12
# Names that are wider than their panels.
CUT: Final = """() => [...document.querySelectorAll(".players h3")]
    .filter((one) => one.scrollWidth > one.clientWidth)
    .map((one) => one.innerText)"""


@pytest.fixture(scope="module")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A server that has one game more."""
    folder = tmp_path_factory.mktemp("abroad")
    packages = write_plugin(folder / "packages", "oasis", "caravanserai.games", {"oasis": "tests.oasis:GAME"})
    with Inn(folder / "inn", packages=packages) as found:
        yield found


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    """What the view tells lies there by name; what glows is clicked, on the board or in the prompt, to the end."""
    guest = visit()
    guest.sit_with_bots("oasis")
    board = guest.page.locator(".board")
    expect(board.get_by_role("heading", name="Places")).to_be_visible()
    expect(board.get_by_role("meter").first).to_have_attribute("aria-valuemax", "3")  # rounds
    places = [f"place:{name}" for name in ("grove", "market", "well")]
    assert places == [token for token in guest.tokens() if token.startswith("place:")]
    offered = guest.page.locator(".prompt [data-open]")
    assert set(places) <= {one.get_attribute("data-token") for one in offered.all()}  # each is a button as well

    board.locator('[id="place:grove"]').click()
    guest.settle(has_played=True)
    mine = board.locator(".own")
    expect(mine).to_contain_text("Ada")
    expect(mine.locator('[data-token="place:grove"]')).to_be_visible()  # where her tent stands now
    play_on([guest])

    expect(guest.page.locator("dialog[open] tfoot")).to_contain_text("Total")


def test_turns_by_keyboard(visit: Visit) -> None:
    guest = visit(seed=2)
    guest.sit_with_bots("oasis")
    play_some(guest, Guest.press_anything, SOME_DECISIONS)


def test_turns_on_a_phone(visit: Visit) -> None:
    """All that can be chosen can be reached with a thumb, nothing lies beside the page, and bots are told apart."""
    guest = visit(size=PHONE, touch=True, seed=3)
    guest.sit_with_bots("oasis", bots=2)
    assert [] == guest.page.evaluate(CUT)
    width = guest.page.evaluate("document.querySelector('.plain').scrollWidth")
    assert width <= PHONE[0]
    play_some(guest, Guest.tap_anything, SOME_DECISIONS)
