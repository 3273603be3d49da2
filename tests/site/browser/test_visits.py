"""The first visit, one that was killed, and the next without a network: all that was shown is there."""

import pytest
from playwright.sync_api import expect

from tests.site.browser.host import WHERE
from tests.site.browser.kills import OwnBrowser, again, lost, point_reached
from tests.site.browser.visitor import visit

pytestmark = pytest.mark.long
BEFORE_THE_END = 3  # messages between page and engine after a click
CHECKED = {f"/{WHERE}/{name}" for name in ("sw.js", "site.js")}  # whether there is a new version


def test_a_first_visit_a_kill_and_the_next_without_a_network(mortal: OwnBrowser) -> None:
    """The lobby is usable before the engine is; nobody else is asked for anything; nothing shown is lost."""
    host = mortal.host
    visitor = visit(mortal.context, host)
    page, thrown, asked = visitor.page, list[str](), list[str]()
    page.on("pageerror", lambda error: thrown.append(str(error)))
    page.on("request", lambda one: asked.append(one.url))
    with host.holding("engine.tar"):
        page.goto(host.url)
        expect(page.get_by_text("Marco Polo II").first).to_be_visible()
        expect(page.locator(".notice progress")).to_be_visible()
        page.locator("[data-game=yokohama] [data-way=set-up]").click()
        expect(page.locator("dialog form")).to_be_visible()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Play with bots").first.click()
        page.get_by_role("textbox").fill("Ayşe")
        page.keyboard.press("Enter")
        expect(page.locator("dialog progress")).to_be_visible()
        page.keyboard.press("Enter")  # who cannot wait gets no second table
    visitor.wait_until_asked()
    expect(page.locator(".notice")).to_have_count(0)
    table = visitor.table
    assert [table] == [one["id"] for one in visitor.ask("tables?list=mine")]
    visitor.click_anything()
    visitor.settle()
    visitor.kept()
    assert [] == [one for one in asked if not one.startswith((host.url, "blob:"))]
    assert [] == thrown

    before = point_reached(visitor, BEFORE_THE_END, seed=1)
    mortal.kill_pages()
    with host.away():
        visitor = visit(mortal.context, host)
        visitor.open(f"#/table/{table}")
        visitor.wait_until_asked()
        assert not lost(before, again(visitor, before))
        decided = visitor.decided()
        visitor.click_anything()
        assert decided < visitor.decided()
        visitor.page.goto(f"{host.url}#/rules/gugong")
        expect(visitor.page.get_by_text("GG-1", exact=False).first).to_be_visible()
    host.asked.clear()
    visitor.page.reload()
    visitor.kept()
    assert CHECKED >= {path.partition("?")[0] for path in host.asked}
