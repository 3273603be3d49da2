"""Where nothing may be kept, or there is no more room: it is said, the game goes on, and can be taken along."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Playwright, expect

from caravanserai.core.record import parse
from tests.site.browser.conftest import looks, prepared
from tests.site.browser.host import Host
from tests.site.browser.visitor import Visitor, visit
from tests.web.conftest import OPTIONS
from tests.web.guests import chromium, play_some

pytestmark = pytest.mark.slow
BLOCKED = 2  # what a browser calls a permission that is never given
A_FEW = 3
A_WHILE = 2_000  # ms
# As a disk that is full: nothing is put, whatever was there before can be read.
NO_ROOM = """() => {
  IDBObjectStore.prototype.put = () => { throw new DOMException("no room", "QuotaExceededError"); };
}"""
NOTICE = ".notice[role=alert]"


def assert_it_goes_on(visitor: Visitor, said: str, tmp_path: Path) -> None:
    """The notice says so; some decisions more, and the record that it offers has them all."""
    notice = visitor.page.locator(NOTICE)
    expect(notice).to_contain_text(said)
    play_some(visitor, Visitor.click_anything, A_FEW)
    decided = visitor.so_far
    with visitor.page.expect_download() as download:
        notice.get_by_role("button", name="Save this game as a file").click()
    download.value.save_as(tmp_path / "game.record")
    assert decided == len(parse((tmp_path / "game.record").read_text(encoding="utf-8")).moves)


@pytest.fixture
def forbidding(playwright: Playwright, tmp_path: Path) -> BrowserContext:
    """A browser whose owner lets no site keep anything."""
    settings = {"profile": {"default_content_setting_values": {"cookies": BLOCKED}}}
    (tmp_path / "own" / "Default").mkdir(parents=True)
    (tmp_path / "own" / "Default" / "Preferences").write_text(json.dumps(settings), encoding="utf-8")
    return prepared(
        playwright.chromium.launch_persistent_context(
            tmp_path / "own", executable_path=chromium(), args=OPTIONS, **looks()
        )
    )


@pytest.mark.long
def test_a_browser_that_lets_nothing_be_kept(forbidding: BrowserContext, host: Host, tmp_path: Path) -> None:
    """A game is begun all the same, and goes on for as long as the page is open."""
    with forbidding:
        visitor = visit(forbidding, host)
        thrown: list[str] = []
        visitor.page.on("pageerror", lambda error: thrown.append(str(error)))
        visitor.start_with_bots()
        assert_it_goes_on(visitor, "This browser lets nothing be kept.", tmp_path)
        assert [] == thrown


def test_a_window_that_finds_no_room(regular: Visitor, beside: Visitor, tmp_path: Path) -> None:
    """It says so, goes on in memory, and gives the game as a file."""
    beside.open(f"#/table/{regular.sit('me', 'apprentice')}")
    beside.wait_until_asked()
    beside.in_the_engine(NO_ROOM)
    assert beside.click_anything()
    assert_it_goes_on(beside, "There is no room left in this browser.", tmp_path)


@pytest.mark.long
def test_no_more_room(visitor: Visitor, context: BrowserContext, tmp_path: Path) -> None:
    """What was shown before is there after reopening, the rest was offered to be saved; with room again all is well."""
    visitor.start_with_bots()
    play_some(visitor, Visitor.click_anything, A_FEW)
    visitor.kept()
    kept, events = visitor.so_far, visitor.state()["events"]
    line = context.new_cdp_session(visitor.page)
    line.send("Storage.overrideQuotaForOrigin", {"origin": visitor.host.origin, "quotaSize": 1})
    while visitor.page.locator(NOTICE).count() == 0:  # a browser believes for half a minute what room it saw last
        play_some(visitor, Visitor.click_anything, 1)
        visitor.page.wait_for_timeout(A_WHILE)
    assert_it_goes_on(visitor, "There is no room left in this browser.", tmp_path)
    table = visitor.table
    line.send("Storage.overrideQuotaForOrigin", {"origin": visitor.host.origin})
    visitor.page.close()

    again = visit(context, visitor.host)
    again.open(f"#/table/{table}")
    again.wait_until_asked()
    expect(again.page.locator(NOTICE)).to_have_count(0)
    state = again.state()
    assert kept <= state["decided"]
    assert events == state["events"][: len(events)]
    again.turn_to("games")
    again.page.locator("input[type=file]").set_input_files(tmp_path / "game.record")
    again.wait_until_asked()
    saved = parse((tmp_path / "game.record").read_text(encoding="utf-8"))
    assert len(saved.moves) == again.decided()
