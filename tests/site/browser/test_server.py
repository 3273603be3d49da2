"""The site at a server of ours: kept there for when that server is away, which then says so."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.web.inn import Inn

A_GAME = "[data-game=gugong]"
NONE_WAITS = "No table is waiting for players."


@pytest.mark.long
def test_play_on_without_the_server(context: BrowserContext, tmp_path: Path) -> None:
    """Whoever has been at /offline/ finds the way there in the hall of a server that does not answer any more."""
    page = context.new_page()
    with Inn(tmp_path / "inn") as inn:
        page.goto(f"{inn.url}offline/")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.goto(inn.url)
        expect(page.locator(A_GAME)).to_be_visible()
        page.goto(f"{inn.url}#/games")
        expect(page.get_by_text(NONE_WAITS)).to_be_visible()
        inn.kill()
        page.goto(f"{inn.url}#/")
        expect(page.locator("main > p.trouble")).to_be_visible()
        expect(page.get_by_text(NONE_WAITS)).to_have_count(0)  # nobody knows
        page.locator("main > p.panel a").click()
        expect(page).to_have_url(f"{inn.url}offline/")
        expect(page.locator(A_GAME)).to_be_visible()


@pytest.mark.long
def test_the_hall_is_whole_again_when_the_server_is_back(context: BrowserContext, tmp_path: Path) -> None:
    """Whoever came while it was away sees the games then, and hears no more of trouble; without reloading the page."""
    page = context.new_page()
    with Inn(tmp_path / "inn") as inn:
        page.goto(f"{inn.url}#/games")
        expect(page.get_by_text(NONE_WAITS)).to_be_visible()
        inn.kill()
        page.goto(f"{inn.url}#/")
        expect(page.locator("main > p.trouble")).to_be_visible()
        expect(page.locator(A_GAME)).to_have_count(0)
        inn.open()
        expect(page.locator(A_GAME)).to_be_visible()
        expect(page.locator("main > p.trouble")).to_have_count(0)
