"""A card is corrected on the page of the box and played with, without a server: shown, kept, carried away and back."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from caravanserai.tables.boxed import correction_in
from tests.site.browser.visitor import Visitor
from tests.web.guests import play_some
from tests.web.test_correcting import field

A_FEW = 4
VERIFY = "import sys; from caravanserai.core.record import parse, verify; verify(parse(sys.stdin.read()))"


def assert_it_is_drawn(visitor: Visitor) -> None:
    expect(visitor.page.locator(".tag.box").first).to_be_visible()
    drawn = visitor.page.locator('[data-piece="gift:board_3"]').first.locator("text")
    expect(drawn.filter(has_text="8").first).to_be_attached()


@pytest.mark.long
def test_a_corrected_card_is_played_with(visitor: Visitor, tmp_path: Path) -> None:
    """Tried, then sat down with; bots play with it, too; it is there after reopening, and goes with its record."""
    visitor.open()
    visitor.take_a_name("Ayşe")
    page = visitor.page
    page.goto(f"{visitor.url}#/box/gugong")
    page.get_by_role("searchbox").fill("board_3")
    field(page, "value").fill("12")
    expect(page.locator("aside .faults")).to_contain_text("not 12")
    field(page, "value").fill("8")
    expect(page.locator("aside .sound")).to_be_visible()
    page.locator("[data-way=start]").click()
    expect(page.locator("dialog form .tag.box")).to_be_visible()
    visitor.seat_there(2, "bot:apprentice")
    visitor.begin()
    visitor.wait_until_asked()
    table = visitor.table
    assert_it_is_drawn(visitor)
    page.locator(".tag.box").first.click()
    expect(page.locator("dialog")).to_contain_text("Value: 3 → 8")
    page.keyboard.press("Escape")
    play_some(visitor, Visitor.click_anything, A_FEW)
    before = visitor.state()
    assert before["table"]["correction"]

    page.reload()
    visitor.wait_until_asked()
    assert_it_is_drawn(visitor)
    assert (before["decided"], before["events"]) == (visitor.state()["decided"], visitor.state()["events"])
    record = str(visitor.ask(f"tables/{table}/record"))
    text = correction_in(record)
    assert text is not None
    (tmp_path / "gugong.toml").write_text(text, encoding="utf-8")
    verified = subprocess.run(
        [sys.executable, "-c", VERIFY],
        input=record,
        env=os.environ | {"CARAVANSERAI_COMPONENTS": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert verified.returncode == 0, verified.stderr

    page.goto(f"{visitor.url}#/games")
    expect(page.locator(".tag.box")).to_have_count(1)
    (tmp_path / "mine.record").write_text(record, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(tmp_path / "mine.record")
    visitor.wait_until_asked()
    assert table != visitor.table
    copy = visitor.ask(f"tables/{visitor.table}?seat={visitor.seat}")
    assert (before["decided"], before["table"]["correction"]) == (copy["decided"], copy["table"]["correction"])
    assert_it_is_drawn(visitor)

    plain = visitor.sit("me", "apprentice")
    visitor.go_to(plain)
    expect(page.locator(".tag.box")).to_have_count(0)
    play_some(visitor, Visitor.click_anything, 1)
