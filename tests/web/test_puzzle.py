"""The page of a puzzle: from the lobby to its turn, found or not, by mouse and by keyboard.

Which turn is best is made up by the test; what the server answers is answered here by the same code.
"""

import asyncio
import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from functools import cache
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Route, expect

from caravanserai.core import puzzle
from caravanserai.core.game import games
from caravanserai.core.puzzle import Puzzle, by_day
from caravanserai.tables import puzzles
from tests.puzzles import as_set, made
from tests.web.conftest import Visit
from tests.web.guests import Guest
from tests.web.test_pages import DESKTOP, PHONE, complaints, read_in

GAME = "gugong"
NOON = datetime(2026, 11, 17, 12, tzinfo=UTC)
A_DAY = 24 * 60 * 60
WIDER = "document.documentElement.scrollWidth > innerWidth"
MOST_KEYS = 30


@cache
def all_puzzles() -> list[Puzzle]:
    return by_day([made(GAME, after=after) for after in range(30, 72, 6)])  # one for each day of a week


def of_day(ago: int = 0) -> Puzzle:
    """Today's, or that of so many days before."""
    return all_puzzles()[(int(NOON.timestamp()) // A_DAY - ago) % len(all_puzzles())]


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    found = as_set(*all_puzzles())
    monkeypatch.setattr(puzzle, "shipped", lambda _: found)
    yield
    puzzles.KEPT.clear()


def lay(guest: Guest, most: int = 7) -> None:
    """The server has these puzzles, or only so many of them, and it is a certain day."""

    def listed(route: Route) -> None:
        facts = route.fetch().json()
        for one in facts:
            one["puzzles"] = [each.id for each in all_puzzles()[:most]] if one["id"] == GAME else []
        route.fulfill(body=json.dumps(facts), content_type="application/json")

    def answer(route: Route) -> None:
        address = urlsplit(route.request.url)
        turn = parse_qs(address.query).get("turn", [])
        with ThreadPoolExecutor(1) as aside:  # Playwright has a loop of its own here
            found: Any = aside.submit(asyncio.run, puzzles.shown(GAME, address.path.rpartition("/")[2], turn)).result()
        route.fulfill(body=json.dumps(found), content_type="application/json")

    guest.page.clock.set_fixed_time(NOON)
    guest.page.route("**/api/games", listed)
    guest.page.route(f"**/api/games/{GAME}/puzzles/*", answer)


def open_today(guest: Guest) -> None:
    lay(guest)
    guest.turn_to(f"puzzle/{GAME}")
    guest.page.reload()
    expect(guest.page.get_by_role("heading", name="Find the best turn")).to_be_visible()
    guest.settle()


def tokens(path: tuple[int, ...]) -> list[str]:
    return [games()[GAME].space.token(choice) for choice in path]


def choose(guest: Guest, token: str) -> None:
    """Click the element on the board, or the button where it has none."""
    guest.settle()
    on_board = guest.page.locator(f'.board [id="{token}"], .dock [id="{token}"]')
    target = on_board if on_board.count() else guest.page.locator(f'.prompt [data-token="{token}"]')
    target.first.click()
    guest.settle()


def test_the_puzzle_of_the_day_is_found_in_the_lobby_and_solved(guest: Guest) -> None:
    """Without a name; it is ticked there afterwards."""
    lay(guest)
    guest.enter(GAME)
    card = guest.page.locator(f"[data-game={GAME}]")
    expect(guest.page.get_by_role("link", name="Today's puzzle")).to_have_count(1)
    expect(card.get_by_label("solved")).to_have_count(0)
    card.get_by_role("link", name="Today's puzzle").click()
    expect(guest.page.get_by_role("heading", name="Find the best turn")).to_be_visible()
    for token in tokens(of_day().best):
        choose(guest, token)
    expect(guest.page.get_by_role("heading", name="That's it!")).to_be_visible()
    expect(guest.page.get_by_text("about 10 games fewer out of 100 (8 to 12)")).to_be_visible()
    expect(guest.page.locator(".prompt")).to_have_count(0)
    guest.page.get_by_role("link", name="Home").first.click()
    expect(card.get_by_label("solved")).to_be_visible()


def test_another_turn_is_told_how_much_less_it_brings_and_what_is_better(guest: Guest) -> None:
    open_today(guest)
    first, *rest = tokens(of_day().rivals[1].path)
    choose(guest, first)
    guest.page.get_by_role("button", name="Undo").first.click()
    guest.settle()
    for token in (first, *rest):
        choose(guest, token)
    expect(guest.page.get_by_role("heading", name="There is a better turn")).to_be_visible()
    expect(guest.page.get_by_text("about 20 games fewer out of 100 (18 to 22)")).to_be_visible()
    expect(guest.page.locator(".best")).to_contain_text("worth about 6 points more")
    expect(guest.page.locator(".path .stop")).to_have_count(0)
    guest.page.get_by_role("button", name="Better", exact=True).click()
    guest.settle()
    expect(guest.page.locator(".path .stop").first).to_be_attached()
    guest.page.get_by_role("button", name="Try again").click()
    guest.settle()
    expect(guest.page.get_by_role("heading", name="Find the best turn")).to_be_visible()
    expect(guest.page.locator(".path .stop")).to_have_count(0)
    expect(guest.page.locator(".prompt")).to_be_visible()
    for token in tokens(of_day().best):
        choose(guest, token)
    expect(guest.page.get_by_role("heading", name="That's it!")).to_be_visible()


def test_there_are_those_of_earlier_days(guest: Guest) -> None:
    """One goes back day by day, and forth again to today's."""
    open_today(guest)
    later = guest.page.get_by_role("button", name="The day after")
    expect(later).to_be_disabled()
    guest.page.get_by_role("button", name="The day before").click()
    expect(guest.page.get_by_text(re.compile("16 Nov 2026|Nov 16, 2026"))).to_be_visible()
    assert guest.page.url.endswith(f"#/puzzle/{GAME}?id={of_day(1).id}")
    guest.settle()
    later.click()
    expect(guest.page.get_by_text("Today's puzzle")).to_be_visible()
    guest.turn_to(f"puzzle/{GAME}?id=00000000")
    expect(guest.page.get_by_text("There is no such puzzle any more.")).to_be_visible()


def test_a_few_are_numbered_and_none_is_called_todays(guest: Guest) -> None:
    """It would come again too soon. One begins with the first, and turns through all of them."""
    lay(guest, most=3)
    guest.enter(GAME)
    expect(guest.page.get_by_role("link", name="Today's puzzle")).to_have_count(0)
    guest.page.locator(f"[data-game={GAME}]").get_by_role("link", name="Puzzles").click()
    expect(guest.page.get_by_text("Puzzle 1 of 3")).to_be_visible()
    guest.settle()
    guest.page.get_by_role("button", name="The one before").click()
    expect(guest.page.get_by_text("Puzzle 3 of 3")).to_be_visible()
    expect(guest.page.get_by_role("button", name="The one after")).to_be_disabled()
    assert guest.page.url.endswith(f"#/puzzle/{GAME}?id={all_puzzles()[2].id}")
    guest.settle()
    guest.page.get_by_role("button", name="The one before").click()
    expect(guest.page.get_by_text("Puzzle 2 of 3")).to_be_visible()


def test_it_can_be_played_by_keyboard(guest: Guest) -> None:
    """The first choice each time, to the end of the turn; what is said of it is heard."""
    open_today(guest)
    said = guest.page.locator("[data-verdict]")
    for _ in range(MOST_KEYS):
        if said.count():
            break
        if guest.page.locator(".prompt .choices [data-open]").count():
            guest.page.keyboard.press("1")
        else:
            guest.press_anything()
        guest.settle()
    expect(said.get_by_role("status")).to_be_visible()


def test_one_plays_on_under_a_name(guest: Guest) -> None:
    """Who has none is asked for it; then a table of one's own begins there."""
    open_today(guest)
    asked: list[str] = []

    def played(route: Route) -> None:
        asked.append(route.request.method)
        table = guest.tell("tables", game=GAME, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        route.fulfill(body=json.dumps(table), content_type="application/json", status=201)

    guest.page.route(f"**/api/games/{GAME}/puzzles/*/play", played)
    for token in tokens(of_day().best):
        choose(guest, token)
    guest.page.get_by_role("button", name="Play on from here").click()
    guest.page.locator("dialog input[autocomplete=nickname]").fill("Ayşe")
    guest.page.locator("dialog form .button.main").click()
    guest.page.wait_for_url("**/#/table/*")
    guest.settle()
    assert ["POST"] == asked


@read_in("fr")
def test_nobody_is_kept_out_of_a_puzzle(visit: Visit, language: str) -> None:
    """Axe finds nothing serious, light on a desk and dark on a phone, and nothing is wider than the window."""
    guest = visit(size=DESKTOP, language=language)
    lay(guest)
    guest.turn_to(f"puzzle/{GAME}")
    guest.page.reload()
    expect(guest.page.locator(".coach h2")).to_be_visible()
    assert [] == complaints(guest)
    for token in tokens(of_day().rivals[0].path):
        choose(guest, token)
    expect(guest.page.locator("[data-verdict=compared]")).to_be_visible()
    assert [] == complaints(guest)
    guest.resize(PHONE)
    guest.page.emulate_media(color_scheme="dark")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert [] == complaints(guest)
    assert not guest.page.evaluate(WIDER)
