"""Hints at the table: by a button or a key, in the words of the log, with their path on the board, taken at once."""

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.languages import LANGUAGES
from tests.web.conftest import DESKTOP, Visit
from tests.web.guests import Guest, State
from tests.web.test_pages import NO_SCROLLING, complaints, resize

PHONE = (390, 844)
FITS = "(panel) => panel.scrollWidth <= panel.clientWidth && innerWidth >= document.body.scrollWidth"


def panel(guest: Guest) -> Locator:
    return guest.page.locator(".hint")


def asked_for(guest: Guest, game: str = "gugong") -> State:
    """At a table with a bot, a hint is open; what the server answers to the same question."""
    guest.go_to(guest.sit_at("Ada", "me", "apprentice", game=game))
    guest.wait_until_asked()
    guest.page.locator(".prompt .lamp").click()
    guest.settle()
    expect(panel(guest).locator("li").first).to_be_visible()
    state = guest.state()
    found: State = guest.tell(f"tables/{guest.table}/hint", seat=guest.seat, decided=state["decided"])
    return found


def test_a_hint_is_shown_with_its_path_and_taken_with_one_click(guest: Guest) -> None:
    """The turns that the server found, the first ringed and numbered on the board; taken, it is in the log; undone."""
    found = asked_for(guest)
    turns = panel(guest).locator("li")
    expect(turns).to_have_count(len(found["suggestions"]))
    expect(panel(guest).locator(".face use")).to_have_attribute("href", "#bot-5")
    expect(turns.first.locator(".turn")).to_have_attribute("aria-pressed", "true")
    expect(guest.page.locator(".path .stop").first).to_have_text("1")
    first = found["suggestions"][0]
    hand, place = first["tokens"][:2]
    assert middle(guest, f'[id="{hand}"]') == pytest.approx(middle(guest, ".path .stop"), abs=1)
    assert place.startswith("place:")
    expect(guest.page.locator(".path .stop")).not_to_have_count(1)

    said = turns.first.locator(".turn span").inner_text().split(" · ")[0]
    before = guest.decided()
    turns.first.locator(".take button").click()
    guest.wait_until_asked()
    assert before + len(first["tokens"]) <= guest.decided()
    expect(panel(guest)).to_have_count(0)
    expect(guest.page.locator(".path .stop")).to_have_count(0)
    expect(guest.page.get_by_role("log").first).to_contain_text(said)
    for _ in range(len(first["tokens"])):
        if guest.decided() == before:
            break
        guest.page.keyboard.press("u")
        guest.settle()
    assert before == guest.decided()


def test_who_takes_the_first_step_by_hand_sees_the_rest_of_the_path(guest: Guest) -> None:
    """The panel goes, the path stays from where one is; another step than the one proposed ends it."""
    found = asked_for(guest)
    hand, place = found["suggestions"][0]["tokens"][:2]
    guest.page.locator(f'.dock [id="{hand}"]').click()
    guest.wait_until_asked()
    expect(panel(guest)).to_have_count(0)
    stops = guest.page.locator(".path .stop")
    expect(stops.first).to_have_text("1")
    assert middle(guest, f'[id="{place}"]') == pytest.approx(middle(guest, ".path .stop"), abs=1)

    state = guest.state()
    other = next(one["token"] for one in state["ask"]["choices"] if one["token"] != place and not one.get("rule"))
    guest.page.locator(f'.board [id="{other}"]').click()
    guest.wait_until_asked()
    expect(stops).to_have_count(0)


def test_bars_narrow_while_it_is_thought_about(guest: Guest) -> None:
    """At first anything is possible; each stage is shown when it comes, and the last is the hint."""
    guest.page.emulate_media(reduced_motion="no-preference")
    guest.go_to(guest.sit_at("Ada", "me", "apprentice"))
    guest.wait_until_asked()
    held: list[Route] = []
    guest.page.route("**/hint", lambda route: held.append(route))  # noqa: PLW0108 (a method of a list it does not take)
    guest.page.locator(".prompt .lamp").click()
    bars = panel(guest).locator(".bar")
    expect(bars).to_have_count(3)
    expect(panel(guest).locator("li")).to_have_count(0)
    thinks = panel(guest).get_by_role("status").inner_text()
    shown: list[State] = []
    for stage in range(3):
        guest.wait_for(lambda: bool(held))
        with guest.page.expect_response("**/hint") as answered:
            held.pop().continue_()
        shown.append(answered.value.json())
        assert 2 - stage == shown[-1]["left"]
        expect(panel(guest).locator("li .turn span").first).to_be_visible()
        expect(panel(guest).locator("footer")).to_contain_text(str(shown[-1]["tried"]))
        status = expect(panel(guest).get_by_role("status"))
        status.to_have_text(thinks) if shown[-1]["left"] else status.not_to_have_text(thinks)
    guest.settle()
    assert sorted(one["tried"] for one in shown) == [one["tried"] for one in shown]
    expect(panel(guest).locator("li")).to_have_count(len(shown[-1]["suggestions"]))


def middle(guest: Guest, part: str) -> tuple[float, float]:
    left, top, width, height = guest.boxes(part)[part]
    return left + width / 2, top + height / 2


def test_the_keyboard_is_enough(guest: Guest) -> None:
    """H opens and closes, Tab goes through the turns and shows each, Escape closes; the list of keys says so."""
    guest.go_to(guest.sit_at("Ada", "me", "apprentice"))
    guest.wait_until_asked()
    guest.page.keyboard.press("h")
    guest.settle()
    turns = panel(guest).locator("li .turn")
    expect(turns.first).to_be_focused()
    if turns.count() > 1:
        guest.page.keyboard.press("Tab")  # to the button that takes the first
        guest.page.keyboard.press("Tab")
        expect(turns.nth(1)).to_be_focused()
        expect(turns.nth(1)).to_have_attribute("aria-pressed", "true")
    guest.page.keyboard.press("Escape")
    expect(panel(guest)).to_have_count(0)
    expect(guest.page.locator(".prompt")).to_be_focused()
    guest.page.keyboard.press("h")
    expect(panel(guest)).to_be_visible()
    guest.settle()
    guest.page.keyboard.press("h")
    expect(panel(guest)).to_have_count(0)
    guest.page.keyboard.press("?")
    expect(guest.page.get_by_text("H: hint")).to_be_visible()


@pytest.mark.parametrize("game", ["gugong", "marcopolo2", "paladins", "yokohama"])
def test_a_hint_keeps_nobody_out(visit: Visit, game: str) -> None:
    """On a phone and at a desk, in the light and in the dark, nothing serious is found and the page does not scroll."""
    guest = visit(size=PHONE)
    asked_for(guest, game)
    for size, is_dark in ((PHONE, True), (DESKTOP, False)):
        resize(guest, size)
        guest.page.emulate_media(color_scheme="dark" if is_dark else "light")
        expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark" if is_dark else "light")
        assert [] == complaints(guest), size
        assert guest.page.evaluate(NO_SCROLLING)
        assert panel(guest).evaluate(FITS)


def test_hints_are_said_in_every_language(visit: Visit) -> None:
    """On a phone, where there is least room: all of the panel in the reader's words, and nothing too wide."""
    heads = set()
    for language in LANGUAGES:
        guest = visit(size=PHONE, language=language)
        guest.go_to(guest.sit_at("Ada", "me", "apprentice", language=language))
        guest.wait_until_asked()
        guest.page.locator(".prompt .lamp").click()
        guest.settle()
        heads.add(panel(guest).locator("h2").inner_text())
        assert panel(guest).evaluate(FITS)
    assert len(LANGUAGES) == len(heads)


def test_hints_are_agreed_upon_when_a_table_is_set_up(guest: Guest) -> None:
    """Where others may come, whoever lays the table says whether there are any; those who come read it."""
    guest.take_a_name("Ada")
    guest.set_up()
    form = guest.page.locator("dialog form")
    expect(form.get_by_label("Everybody may ask for hints")).to_have_count(0)
    guest.seat_there(2, "open")
    form.get_by_label("Everybody may ask for hints").check()
    guest.begin()
    expect(guest.page.get_by_text("Hints are allowed at this table.")).to_be_visible()
    guest.settle()
    assert guest.ask(f"tables/{guest.table}")["table"]["hints"]


def test_there_are_none_where_the_table_says_so(visit: Visit) -> None:
    """Among people they are agreed upon when the table is laid: the waiting room says so, and there is no button."""
    ada, bo = visit(seed=1), visit(seed=2)
    for hints, words in ((False, "No hints at this table."), (True, "Hints are allowed at this table.")):
        table = ada.sit_at("Ada", "me", "open", public=True, hints=hints)
        ada.turn_to(f"table/{table}")
        expect(ada.page.get_by_text(words)).to_be_visible()
        bo.tell("guest", name="Bo", language="en")
        bo.tell(f"tables/{table}/join", seat=1)
        for guest in (ada, bo):
            guest.go_to(table)
        asked = next(guest for guest in (ada, bo) if guest.seat in guest.state()["asked"])
        asked.wait_until_asked()
        expect(asked.page.locator(".prompt .lamp")).to_have_count(int(hints))
        asked.page.keyboard.press("h")
        asked.settle()
        expect(panel(asked)).to_have_count(int(hints))
