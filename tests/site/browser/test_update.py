"""A new version while a game is played: it is fetched, said, taken when wanted, and the game goes on."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from caravanserai.core.game import games
from tests.site.browser.conftest import newcomer
from tests.site.browser.host import WHERE, Host, as_it_is, lay
from tests.site.browser.test_phone import PHONE
from tests.site.browser.visitor import Visitor, visit
from tests.web.conftest import DESKTOP
from tests.web.guests import play_some

GAME = "gugong"
RULES = f"caravanserai/games/{GAME}/__init__.py"
A_FEW = 3
READY = "A new version is ready."
LEFT = "Another window has switched to a new version."
# The browser looks by itself whenever somebody comes, and once a day.
LOOK = "navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true)"
# When nobody is there any more, the browser lets the new one take over: soon, not at once.
IS_TAKEN = """async (scope) => {
  for (;;) {
    const { installing, waiting } = await navigator.serviceWorker.getRegistration(scope);
    if (!installing && !waiting) return;
    await new Promise((soon) => setTimeout(soon, 50));
  }
}"""
NEW = {f"/{WHERE}/{name}" for name in ("sw.js", "site.js", "site.json", "engine.tar.pack")}


def raised(path: str, data: bytes) -> bytes:
    """A later edition of a game."""
    if path != RULES:
        return data
    edition = games()[GAME].edition
    text, times = re.subn(rf"\bedition\s*=\s*{edition}\b", f"edition={edition + 1}", data.decode())
    assert times == 1
    return text.encode()


@pytest.fixture
def changing(files: Path, tmp_path: Path) -> Iterator[Host]:
    """A host of which the site will be another one."""
    shutil.copytree(files, tmp_path / "host")
    with Host(tmp_path / "host") as found:
        yield found


def assert_it_covers_no_choice(visitor: Visitor) -> None:
    """Neither the prompt nor the own things, at a desk and on a phone."""
    for size in (PHONE, DESKTOP):
        visitor.resize(size)
        visitor.settle()
        notice, *others = visitor.boxes(".notice", ".frame > .strip", ".frame > .dock").values()
        assert not any(overlap(notice, other) for other in others), (size, notice, others)


def overlap(one: list[float], other: list[float]) -> bool:
    (x, y, width, height), (left, top, wide, high) = one, other
    return x < left + wide and left < x + width and y < top + high and top < y + height


def playing(context: BrowserContext, host: Host) -> Visitor:
    """Somebody who is at a table, and has the whole site."""
    visitor = visit(context, host)
    visitor.start_with_bots()
    visitor.kept()
    visitor.page.wait_for_function("navigator.serviceWorker.controller !== null")
    return visitor


def switch(visitor: Visitor) -> None:
    """Take the version that is ready."""
    with visitor.page.expect_navigation():
        visitor.page.locator(".notice").get_by_role("button", name="Switch now").click()
    visitor.wait_for_the_engine()
    visitor.wait_until_asked()


@pytest.mark.long
def test_a_new_version_in_mid_game(browser: Browser, changing: Host) -> None:
    """It is ready and says so; the game goes on with the old one, and then with the new one, where it was."""
    with newcomer(browser) as context:
        visitor, other = playing(context, changing), visit(context, changing)
        play_some(visitor, Visitor.click_anything, A_FEW)
        other.open()
        second = other.sit("me", "apprentice", game="yokohama")
        other.go_to(second)
        changing.asked.clear()
        lay(changing.site, changed=raised)
        visitor.page.evaluate(LOOK)
        notice = visitor.page.locator(".notice")
        expect(notice).to_contain_text(READY)
        expect(other.page.locator(".notice")).to_contain_text(READY)
        assert NEW >= {path.partition("?")[0] for path in changing.asked}
        assert_it_covers_no_choice(visitor)
        play_some(visitor, Visitor.click_anything, A_FEW)
        before, events = visitor.so_far, visitor.state()["events"]

        switch(visitor)
        state = visitor.state()
        assert games()[GAME].edition + 1 == state["table"]["edition"]
        assert before == state["decided"]
        assert events == state["events"][: len(events)]
        expect(visitor.page.locator("role=log").first).to_contain_text("brought to the present rules")
        expect(notice).to_have_count(0)
        play_some(visitor, Visitor.click_anything, A_FEW)
        left = other.page.locator(".notice")
        expect(left).to_contain_text(LEFT)
        left.get_by_role("button", name="Later").click()
        play_some(other, Visitor.click_anything, A_FEW)  # who was there before goes on, too


@pytest.mark.long
def test_a_new_version_can_wait(browser: Browser, changing: Host) -> None:
    """Later is later: nothing changes until one comes again with no page open, and then it is the new one."""
    with newcomer(browser) as context:
        visitor = playing(context, changing)
        table = visitor.table
        lay(changing.site, changed=raised)
        visitor.page.evaluate(LOOK)
        notice = visitor.page.locator(".notice")
        notice.get_by_role("button", name="Later").click()
        expect(notice).to_have_count(0)
        play_some(visitor, Visitor.click_anything, A_FEW)
        assert games()[GAME].edition == visitor.state()["table"]["edition"]
        decided = visitor.so_far
        visitor.page.close()
        beside = context.new_page()
        beside.goto(changing.origin)  # not of the site: it has no page open now
        beside.evaluate(IS_TAKEN, f"/{WHERE}/")
        again = visit(context, changing)
        again.open(f"#/table/{table}")
        again.wait_until_asked()
        state = again.state()
        assert (games()[GAME].edition + 1, decided) == (state["table"]["edition"], state["decided"])


@pytest.mark.long
def test_a_version_that_is_set_back(browser: Browser, changing: Host) -> None:
    """What the newer one has changed goes on with the older one again."""
    with newcomer(browser) as context:
        visitor = playing(context, changing)
        for change, more in ((raised, 1), (as_it_is, 0)):
            play_some(visitor, Visitor.click_anything, A_FEW)
            decided = visitor.so_far
            lay(changing.site, changed=change)
            visitor.page.evaluate(LOOK)
            switch(visitor)
            state = visitor.state()
            assert (games()[GAME].edition + more, decided) == (state["table"]["edition"], state["decided"])
        play_some(visitor, Visitor.click_anything, A_FEW)
