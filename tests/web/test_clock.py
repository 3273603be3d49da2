"""Time at the table: agreed upon, counted down, and what the page says when it is out."""

import json
import re
import sqlite3

from playwright.sync_api import expect

from tests.web.conftest import Inn, Visit
from tests.web.guests import Guest

BELOW_TEN_MINUTES = re.compile(r"^\d:\d\d$")


def behind_the_servers_back(inn: Inn, change: str, table: str) -> None:
    """Change a game in the database while no server runs."""
    inn.kill()
    with sqlite3.connect(inn.folder / "tables.sqlite") as database:
        assert 1 == database.execute(f"UPDATE game SET {change} WHERE id = ?", [table]).rowcount  # noqa: S608
    database.close()
    inn.open()


def set_up(host: Guest, clock: str) -> str:
    """A table for another, with a clock; the link to it."""
    host.take_a_name("Ada")
    host.enter()
    host.page.get_by_role("button", name="Set up a table").first.click()
    host.page.get_by_label("Player 2").select_option("open")
    host.page.get_by_label("Clock").select_option(clock)
    host.page.get_by_role("button", name="Start the game").click()
    return host.page.get_by_label("Invitation link").input_value()


def test_time_is_counted_and_a_bot_takes_over(visit: Visit, inn: Inn) -> None:
    """Both see both clocks; when one is out nothing happens until the other lets a bot play."""
    ada, bo = visit(), visit(seed=2)
    link = set_up(ada, "10 minutes each, and 10 seconds more per turn")
    bo.take_a_name("Bo")
    bo.page.goto(link)
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
    replace = other.page.get_by_role("button", name=re.compile(f"^{name}: replace by bot"))
    other.page.get_by_role("button", name="Menu").click()
    expect(other.page.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(replace).to_have_count(0)
    clocks = [{"left": 0, "since": 1} if one == seat else {"left": 600_000} for one in (0, 1)]
    behind_the_servers_back(inn, f"clocks = '{json.dumps(clocks)}'", table)

    expect(replace.first).to_be_visible()
    expect(other.page.locator(".prompt")).to_contain_text("time is out")
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
    bo.page.goto(f"{bo.url}#/table/{table}")
    expect(bo.page.get_by_role("alert")).to_have_text("This table is by invitation only.")
    bo.page.goto(f"{bo.url}#/table/{table}?invite={invite}")
    bo.page.reload()
    expect(bo.page.locator(".prompt")).to_be_visible()
    bo.page.goto(f"{bo.url}#/replay/{table}")
    expect(bo.page.get_by_role("slider")).to_be_visible()


def test_a_new_edition_is_told(guest: Guest, inn: Inn) -> None:
    """A game begun under other rules or components goes on, and its log says so."""
    guest.start_solo()
    behind_the_servers_back(inn, "edition = 0", guest.table)
    log = guest.page.get_by_role("region", name="Log")
    expect(log).to_contain_text("The game goes on by a newer edition of its rules or components.")
    guest.wait_until_asked()
