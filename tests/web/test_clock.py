"""Time at the table: agreed upon, counted down, and what the page says when it is out."""

import re
import sqlite3

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.guests import Guest
from tests.web.inn import Inn

BELOW_TEN_MINUTES = re.compile(r"^\d:\d\d$")
TEN_MINUTES = 600


def set_up(host: Guest, clock: str) -> str:
    """A table for another, with a clock; the link to it."""
    host.take_a_name("Ada")
    host.enter()
    host.page.locator("[data-way=set-up]").first.click()
    host.seat_there(2, "open")
    host.page.get_by_label("Clock").select_option(clock)
    host.page.get_by_role("button", name="Start the game").click()
    return host.page.get_by_label("Invitation link").input_value()


def open_menu(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Menu").click()
    expect(guest.page.get_by_role("button", name="Leave the table")).to_be_visible()


def test_time_is_counted_and_a_bot_takes_over(visit: Visit, inn: Inn) -> None:
    """Both see both clocks; when one is out nothing happens until the other lets a bot play."""
    ada, bo = visit(), visit(seed=2)
    link = set_up(ada, "10 minutes each, plus 10 seconds per turn")
    bo.take_a_name("Bo")
    bo.follow(link)
    expect(bo.page.locator(".room")).to_contain_text("10 minutes each")
    bo.page.get_by_role("button", name="Take a seat").click()
    for guest in (ada, bo):
        expect(guest.page.locator(".players").get_by_role("timer")).to_have_count(2)
        expect(guest.page.locator(".clock:not(.runs)")).to_have_text("10:00")
        expect(guest.page.locator(".clock.runs")).to_have_text(BELOW_TEN_MINUTES)

    table = ada.table
    seat = ada.ask(f"tables/{table}")["asked"][0]
    slow, other = (ada, bo) if seat == 0 else (bo, ada)
    name = "Ada" if seat == 0 else "Bo"
    replace = other.page.get_by_role("button", name=re.compile(f"^{name}: replace with bot"))
    open_menu(other)
    expect(replace).to_have_count(0)
    inn.pass_time(TEN_MINUTES)
    for guest in (ada, bo):
        guest.page.reload()

    expect(other.page.locator(".prompt")).to_contain_text("out of time")
    open_menu(other)
    expect(replace.first).to_be_visible()
    expect(slow.page.locator(".clock.short")).to_have_text("0:00")
    slow.wait_until_asked()
    replace.first.click()
    expect(slow.page.locator(".prompt.asked")).to_have_count(0)
    other.page.keyboard.press("Escape")
    other.wait_until_asked()
    expect(other.page.get_by_role("timer")).to_have_count(0)


def test_a_private_table_is_shown_by_its_link_alone(visit: Visit) -> None:
    """The bare address says so; the link shows the table, and its replay."""
    ada, bo = visit(), visit(seed=2)
    table = ada.sit_at("Ada", "me", "random")
    invite = ada.ask(f"tables/{table}")["table"]["invite"]
    bo.turn_to(f"table/{table}")
    expect(bo.page.get_by_role("heading", name="This table is by invitation only")).to_be_visible()
    bo.turn_to(f"table/{table}?invite={invite}")
    expect(bo.page.locator(".prompt")).to_be_visible()
    bo.turn_to(f"replay/{table}")
    expect(bo.page.get_by_role("slider")).to_be_visible()


def test_a_new_edition_is_told(guest: Guest, inn: Inn) -> None:
    """A game begun under other rules or components goes on, and its log says so."""
    guest.start_solo()
    inn.kill()
    with sqlite3.connect(inn.folder / "tables.sqlite") as database:
        assert 1 == database.execute("UPDATE game SET edition = 0 WHERE id = ?", [guest.table]).rowcount
    database.close()
    inn.open()
    log = guest.page.get_by_role("region", name="Log")
    expect(log).to_contain_text("This game was brought to the present rules or components.")
    guest.wait_until_asked()
