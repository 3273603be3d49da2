"""On a phone, by touch: from the first visit into a game, with nothing wider than the screen."""

import pytest
from playwright.sync_api import Browser, expect

from caravanserai.core.game import games
from tests.site.browser.conftest import newcomer
from tests.site.browser.host import Host
from tests.site.browser.visitor import Visitor, visit
from tests.web.conftest import DESKTOP
from tests.web.guests import play_some

pytestmark = pytest.mark.slow
PHONE = (390, 844)
A_FEW = 6
WIDTH = "document.documentElement.scrollWidth"


def test_nothing_is_wider_than_a_phone(regular: Visitor) -> None:
    """The hall, a table, and the same after something was chosen there."""
    page = regular.page
    regular.resize(PHONE)
    page.goto(f"{regular.url}#/")
    regular.settle()
    assert PHONE[0] >= page.evaluate(WIDTH)
    regular.go_to(regular.sit("me", "apprentice"))
    before = regular.decided()
    assert regular.click_anything()
    assert before < regular.decided()
    assert PHONE[0] >= page.evaluate(WIDTH)
    regular.resize(DESKTOP)
    regular.settle()


@pytest.mark.long
def test_a_phone_by_touch(browser: Browser, host: Host) -> None:
    """A newcomer taps through to a table, and then at one of every game."""
    with newcomer(browser, PHONE, touch=True) as context:
        visitor = visit(context, host)
        page = visitor.page
        page.goto(host.url)
        page.locator("[data-game=gugong] [data-way=bots]").tap()
        assert PHONE[0] >= page.evaluate(WIDTH)
        page.locator("dialog .button.main").tap()
        visitor.wait_until_asked()
        play_some(visitor, Visitor.tap_anything, A_FEW)
        assert PHONE[0] >= page.evaluate(WIDTH)
        for game in sorted(set(games()) - {"gugong"}):
            visitor.go_to(visitor.sit("me", "apprentice", game=game))
            visitor.wait_until_asked()
            play_some(visitor, Visitor.tap_anything, A_FEW)
            assert PHONE[0] >= page.evaluate(WIDTH), game
        page.goto(f"{host.url}#/")
        expect(page.locator(".resume")).to_be_visible()  # the way back to a table that waits
