"""Prompts of many choices: all in sight, or it is plain to see how many are beyond, and they are one press away."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import DESKTOP, Visit
from tests.web.guests import Guest, State, open_tokens
from tests.web.test_widths import Size, resize

SMALL = (360, 640)
SIZES = (DESKTOP, (390, 844), SMALL, (768, 1024), (844, 390))
MANY = 8
CHINATOWN = "area:chinatown"
# How many choices are beyond an edge, and what the sign says of it.
SEEN = """() => {
    const stack = document.querySelector(".prompt .stack");
    const { top, bottom } = stack.getBoundingClientRect();
    const boxes = [...stack.querySelectorAll("button")].map((one) => one.getBoundingClientRect());
    return {
        above: boxes.filter((box) => box.top < top - 4).length,
        below: boxes.filter((box) => box.bottom > bottom + 4).length,
        says: document.querySelector(".prompt .more")?.innerText ?? "",
    };
}"""


def is_long(state: State) -> bool:
    """Goods are exchanged: that has no place on the board."""
    return state["ask"]["step"] == "Exchange" and len(open_tokens(state)) >= MANY


def test_what_is_beyond_the_edge_is_said_and_one_press_away(visit: Visit) -> None:
    """On a table, phones, a tablet and a phone on its side; at the smallest there is more than can be seen."""
    guest = visit(size=DESKTOP)
    guest.sit_with_bots("yokohama", bots=2)

    def to_chinatown(state: State) -> str:
        found = open_tokens(state)
        return CHINATOWN if CHINATOWN in found else guest.dice.choice(found)

    guest.decide_until(is_long, to_chinatown)
    full = [size for size in SIZES if leaf_through(guest, size)]
    assert SMALL in full


def leaf_through(guest: Guest, size: Size) -> bool:
    """Whether there was more than could be seen: each press shows more of it, up to the last."""
    resize(guest, size)
    seen = guest.page.evaluate(SEEN)
    has_more = seen["above"] + seen["below"] > 0
    assert has_more == bool(seen["says"]), (size, seen)
    while seen["below"]:
        assert [str(seen["below"])] == re.findall(r"\d+", seen["says"]), size
        before = seen["below"]
        guest.page.locator(".prompt .more").click()
        guest.settle()
        seen = guest.page.evaluate(SEEN)
        assert seen["below"] < before, size
    expect(guest.page.locator(".prompt .stack [data-open]").last).to_be_in_viewport(ratio=0.9)
    return bool(has_more)


@pytest.mark.parametrize("game", ["yokohama", "paladins", "marcopolo2"])
def test_what_lies_on_a_phones_board_is_no_button_even_of_the_first_question(visit: Visit, game: str) -> None:
    """The board comes after the question: buttons with all that cards say would lie over one's own things."""
    guest = visit(size=(390, 844), touch=True)
    guest.sit_with_bots(game)
    asked = guest.state()["ask"]["choices"]
    for choice in asked:
        expect(guest.page.locator(f'.board [id="{choice["token"]}"]')).to_have_count(1)
    expect(guest.page.locator(".prompt .choices [data-token]")).to_have_count(0)
    boxes = guest.boxes(".prompt", ".dock")
    assert boxes[".prompt"][1] + boxes[".prompt"][3] <= boxes[".dock"][1] + 1


def test_who_looks_at_one_place_of_a_phone_does_not_have_the_others_as_buttons(visit: Visit) -> None:
    """The prompt stays as it is, and so does the board's room."""
    guest = visit(size=(390, 844), touch=True)
    guest.sit_with_bots("gugong")
    guest.choose(guest.tokens()[0])
    buttons = guest.page.locator(".prompt .choices [data-token]")
    expect(buttons).to_have_count(0)
    before = guest.boxes(".prompt", ".board")
    whole, place, *_ = guest.page.locator(".board nav button").all()
    for one in (place, whole):
        one.click()
        guest.settle()
        expect(one).to_have_attribute("aria-pressed", "true")
        expect(buttons).to_have_count(0)
        assert before == guest.boxes(".prompt", ".board")


def test_a_place_drawn_large_gives_way_to_a_long_question(visit: Visit) -> None:
    """On a phone, with three rows of a question, both ways of the Intrigue can still be pressed."""
    guest = visit(size=(390, 844), touch=True)
    guest.sit_with_bots("gugong", language="hu")
    guest.decide_until(lambda state: bool(state["ask"]["step"] == "Intrigue"))
    ways = ('.board [id="option:a"]', '.board [id="option:b"]')
    boxes = guest.boxes(".prompt", *ways)
    for way in ways:
        assert boxes[way][1] + boxes[way][3] <= boxes[".prompt"][1]


def test_a_list_of_all_is_offered_where_not_all_are_buttons(guest: Guest) -> None:
    """Four gifts that are four buttons need no fifth one that shows the same; on a phone they lie in the hand alone."""
    guest.sit_with_bots("gugong")
    every = guest.page.locator(".prompt .tools .every")
    expect(guest.page.locator(".prompt .choices [data-open]")).to_have_count(len(guest.state()["ask"]["choices"]))
    expect(every).to_have_count(0)
    resize(guest, (390, 844))
    expect(guest.page.locator(".prompt .choices [data-open]")).to_have_count(0)
    expect(every).to_be_visible()


def test_choices_are_measured_in_their_own_letters(visit: Visit) -> None:
    """The typeface comes late: until then another one, and wider, takes the room of some of them."""
    guest = visit(size=(1024, 768))
    table = guest.sit_at("Ada", "me", "random")
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    guest.page.route("**/*.woff2", hold)
    guest.page.goto(f"{guest.url}#/table/{table}", wait_until="commit")
    expect(guest.page.locator(".prompt.asked")).to_be_visible()
    expect(guest.page.locator(".board svg").first).to_be_visible()
    guest.see_a_frame()
    assert late
    guest.page.unroute("**/*.woff2")  # which lets those go on that wait
    guest.settle()
    expect(guest.page.locator(".prompt .choices [data-open]")).to_have_count(len(guest.state()["ask"]["choices"]))
