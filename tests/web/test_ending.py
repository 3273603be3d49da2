"""The end of a game: who won and why, the sheet, playing again, looking back."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.guests import IDLE, Guest, assert_it_adds_up, finished, games_of
from tests.web.inn import Inn

DESKTOP, PHONE, TABLET = (1366, 768), (390, 844), (768, 1024)
GAMES = {"gugong": 2, "paladins": 3, "marcopolo2": 3, "yokohama": 2}
QUICK_TURN = 450  # milliseconds, at the highest speed
BUTTONS = ("Play again", "Replay", "Review later", "Lobby")
# What is cut off: text that is wider than the box that hides it.
CUT = """() => [...document.querySelectorAll("dialog[open] :is(th, td, button, a, h1, h2, p, li, b)")]
    .filter((one) => one.checkVisibility() && getComputedStyle(one).overflowX !== "visible")
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent)"""
IN_SIGHT = """(one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
}"""


def ending(page: Page) -> str:
    """What the page says of the end, to who hears it."""
    return page.locator("dialog[open]").get_attribute("aria-label") or ""


@pytest.mark.parametrize("game", games_of("marcopolo2", "paladins"))
def test_the_ending_of_every_game(visit: Visit, game: str) -> None:
    """The winner, a sheet that adds up, the own column, a chart; at every size the buttons are in sight."""
    guest = visit(size=DESKTOP)
    table = finished(guest, *["greedy"] * GAMES[game], game=game)
    over = guest.ask(f"tables/{table}")["over"]
    for size in (DESKTOP, PHONE, TABLET):
        guest.resize(size)
        guest.page.goto("about:blank")
        guest.go_to(table)
        end = guest.page.locator("dialog[open]")
        assert ending(guest.page).startswith("Game over.")
        for standing in over["standings"]:
            assert_it_adds_up(end, standing)
        expect(end.locator("thead .me")).to_contain_text("Ada")
        expect(end.get_by_role("img", name="Points by source")).to_have_count(1)
        for name in BUTTONS:
            assert end.locator("footer .button", has_text=name).evaluate(IN_SIGHT), (size, name)
        assert [] == guest.page.evaluate(CUT)
    expect(end.locator("footer a", has_text="Replay")).to_have_attribute("href", f"#/replay/{table}")


def test_a_tie_is_explained(guest: Guest, inn: Inn) -> None:
    """Some who end as they began have as many points: the page says which rule put one above another, and shows it."""
    inn.hold_bots()
    table = guest.sit_at("Ada", "me", "random", "random", "random", game="yokohama")
    guest.tell(f"tables/{table}/end", agree=True)
    first, second, *_ = guest.ask(f"tables/{table}")["over"]["standings"]
    assert (first["score"], "YK-13.6.2") == (second["score"], first["decided"])
    mine, theirs = first["compared"][0]["value"], second["compared"][0]["value"]
    guest.go_to(table)
    end = guest.page.locator("dialog[open]")
    expect(end.get_by_role("heading", name="How the tie was broken")).to_be_visible()
    expect(end.locator(".tie", has_text=f"earlier in turn order, {mine} before {theirs}").first).to_be_visible()
    expect(end.locator("tfoot .tie")).to_contain_text("Place in turn order")
    end.get_by_role("button", name="YK-13.6.2").first.click()
    expect(guest.page.get_by_role("dialog", name="Rules")).to_contain_text("YK-13.6.2")


def test_the_table_can_be_seen_again(guest: Guest) -> None:
    """Escape shows the table, and the score sheet the ending again; by keyboard one begins at the result."""
    guest.go_to(finished(guest))
    assert guest.page.evaluate("document.activeElement.tagName") == "H1"
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("dialog[open]")).to_have_count(0)
    expect(guest.page.locator(".prompt")).to_be_focused()
    for way in (".prompt", "header"):
        guest.page.locator(way).get_by_role("button", name="Score").click()
        expect(guest.page.locator("dialog[open] tfoot")).to_be_visible()
        guest.page.keyboard.press("Escape")


def test_a_game_is_kept_for_later(guest: Guest) -> None:
    """Marked in My games, with its result, and it leads back to the ending."""
    table = finished(guest, "random")
    guest.go_to(table)
    guest.page.get_by_role("button", name="Review later").click()
    guest.page.locator("dialog[open] footer").get_by_role("link", name="Lobby").click()
    mine = guest.page.locator("aside li", has=guest.page.locator(f'a[href="#/table/{table}"]'))
    expect(mine).to_contain_text("Review later")
    expect(mine.locator(".result")).to_be_visible()
    mine.locator(f'a[href="#/table/{table}"]').click()
    expect(guest.page.get_by_role("button", name="Kept in My games")).to_be_visible()


def test_playing_again_alone(guest: Guest) -> None:
    """At once, at another table with the same seats."""
    table = finished(guest, "random")
    guest.go_to(table)
    guest.page.get_by_role("button", name="Play again").click()
    guest.page.wait_for_url(lambda url: table not in url)
    guest.wait_until_asked()
    before, after = (guest.ask(f"tables/{one}")["table"]["seats"] for one in (table, guest.table))
    assert [(one["kind"], one["bot"], one["mine"]) for one in before] == [
        (one["kind"], one["bot"], one["mine"]) for one in after
    ]


def test_playing_again_waits_for_the_line(guest: Guest, inn: Inn) -> None:
    """While the server cannot be asked the button says why it is closed, beside it; then it is open again."""
    guest.go_to(finished(guest, "random"))
    again = guest.page.get_by_role("button", name="Play again")
    reason = guest.page.locator("dialog[open] footer").get_by_text("No connection just now")
    expect(again).to_be_enabled()
    expect(reason).to_have_count(0)
    inn.kill()
    expect(reason).to_be_visible()
    expect(again).to_be_disabled()
    assert reason.evaluate(IN_SIGHT)
    inn.open()
    expect(again).to_be_enabled()
    expect(reason).to_have_count(0)


def test_playing_again_together(visit: Visit) -> None:
    """One asks, the other reads it and agrees; both sit at the new table. Before that nothing begins."""
    ada, bo = visit(seed=1), visit(seed=2)
    table = ada.sit_at("Ada", "me", "open", public=True)
    bo.tell("guest", name="Bo", language="en")
    bo.tell(f"tables/{table}/join", seat=1)
    for guest in (ada, bo):
        guest.tell(f"tables/{table}/end", agree=True)
    for guest in (ada, bo):
        guest.go_to(table)
    ada.page.get_by_role("button", name="Play again").click()
    expect(ada.page.get_by_role("button", name="Waiting for Bo")).to_be_disabled()
    expect(bo.page.locator("dialog[open] footer")).to_contain_text("Ada would like to play again.")
    assert ada.ask(f"tables/{table}")["table"]["again"] is None

    wish = bo.page.locator("dialog[open] footer").get_by_role("status")  # before a button, which it moves
    bo.page.get_by_role("button", name="No, thanks").click()
    expect(wish).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Play again")).to_be_enabled()
    ada.page.get_by_role("button", name="Play again").click()
    expect(wish).to_have_text("Ada would like to play again.")
    bo.page.get_by_role("button", name="Play again").click()
    for guest in (ada, bo):
        guest.page.wait_for_url(lambda url: table not in url)
        expect(guest.page.locator(".board svg").first).to_be_visible()
    assert ada.table == bo.table


def test_a_replay_goes_on_by_turns(guest: Guest) -> None:
    """It begins at the start, plays by itself at a speed that one chooses, and stops when it is told to."""
    table = finished(guest, "random")
    guest.turn_to(f"replay/{table}")
    slider = guest.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(guest.page.get_by_text("The start of the game")).to_be_visible()
    turns = int(slider.get_attribute("max") or 0)
    assert 8 <= turns < guest.ask(f"tables/{table}")["decided"]

    guest.settle()
    guest.stop_the_clock()
    clock = guest.page.clock
    guest.page.get_by_role("radio", name="4×").click()
    guest.page.get_by_role("button", name="Play", exact=True).click()
    for turn in (1, 2):
        clock.run_for(QUICK_TURN)
        expect(slider).to_have_value(str(turn))
        guest.page.evaluate(IDLE, guest.patience)  # the next one is waited for when this one's table has come
    guest.page.get_by_role("button", name="Pause").click()
    expect(guest.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    clock.run_for(turns * QUICK_TURN)
    expect(slider).to_have_value("2")
    clock.resume()

    guest.page.keyboard.press("Home")
    for key, turn in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", turns), ("ArrowLeft", turns - 1)):
        guest.page.keyboard.press(key)
        expect(slider).to_have_value(str(turn))
    guest.page.keyboard.press("End")
    guest.page.locator(".controls").get_by_role("button", name="Score").click()
    expect(guest.page.locator("dialog[open] tfoot")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Play again")).to_have_count(0)
