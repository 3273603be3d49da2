"""Yokohama, played in the browser as people play it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from caravanserai.games.yokohama import GAME as YOKOHAMA
from tests.languages import LANGUAGES
from tests.web.conftest import Visit
from tests.web.guests import GLOWING, Guest, State, finish_unseen, open_tokens, play_on, play_some, seated_together
from tests.web.test_pages import PHONE, complaints, read_in, resize

GAME = "yokohama"
AREAS = {2: 10, 3: 14, 4: 18}
MADE_IN = {
    "copper": "copper_mine_1",
    "silk": "silk_mill_1",
    "tea": "tea_plantation_1",
    "fish": "fishing_ground_1",
}
SHEETS = ("port_a", "laboratory_a", "achievements", "own")
TALL = (PHONE[0], 1700)
SOME_DECISIONS = 20  # of both seats
CHURCH = '.board [data-mark="may"][id*="church"]:is(button, [role=button])'
OFTEN = 0.8
NO_SIDEWAYS = "document.documentElement.scrollWidth <= innerWidth && document.body.scrollWidth <= innerWidth"
# What glows and lies on top: an area opens first, and is chosen on its sheet.
ON_TOP = """(glowing) => [...document.querySelectorAll(glowing)].flatMap((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = width > 0 && height > 0 ? document.elementFromPoint(x, y) : null;
    if (hit === null || !(one.contains(hit) || hit.contains(one))) return [];
    return [{ x, y, name: one.dataset.token ?? one.dataset.choice ?? one.id }];
})"""
INSIDE = """() => [...document.querySelectorAll('.board svg *, .dock *')].filter((one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    const frame = one.closest('.board, .dock').getBoundingClientRect();
    return width > 0 && one.matches('text, use, b, i, small')
        && (left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1);
}).map((one) => one.outerHTML.slice(0, 120))"""


def test_a_whole_game_by_mouse(guest: Guest) -> None:
    """Whatever glows is clicked, the church rather than others, until its board is full and the score sheet opens."""
    guest.sit_with_bots(GAME)
    play_on([guest], to_church)

    expect(guest.page.locator("dialog[open] tfoot")).to_contain_text("Total")


def to_church(guest: Guest) -> bool:
    """Click something that glows: four times out of five what leads to the church, which ends the game soonest."""
    if guest.dice.random() < OFTEN and guest.click_anything(CHURCH):
        return True
    return guest.click_anything()


def test_turns_by_keyboard(guest: Guest) -> None:
    """Arrow keys, Enter and nothing else."""
    guest.sit_with_bots(GAME)
    play_some(guest, Guest.press_anything, SOME_DECISIONS)


def test_turns_on_a_phone(visit: Visit) -> None:
    """All that can be chosen can be reached with a thumb, and the page never moves sideways."""
    guest = visit(size=PHONE, touch=True, seed=3)
    guest.sit_with_bots(GAME)
    play_some(guest, tap, SOME_DECISIONS)


def tap(guest: Guest) -> bool:
    """Tap something that glows and lies on top: an area opens first, and is chosen on its sheet."""
    assert guest.page.evaluate(NO_SIDEWAYS)
    found = guest.page.evaluate(ON_TOP, GLOWING)
    if not found:
        return False
    spot = guest.dice.choice(found)
    guest.clicked.append(spot["name"])
    guest.tap(spot["x"], spot["y"])
    return True


@pytest.mark.long
def test_a_whole_game_of_two_in_two_browsers(visit: Visit) -> None:
    """Orders are kept at the same time, everything else goes in turn; neither sees the other's hand."""
    both = seated_together(visit(seed=5), visit(seed=6), GAME)
    play_on(both, to_church, lambda: both[0].so_far >= SOME_DECISIONS)
    assert all(state["view"]["players"][1 - guest.seat]["hand"] is None for guest in both for state in [guest.state()])
    finish_unseen(both)

    for guest in both:
        expect(guest.page.locator("dialog[open] tfoot")).to_contain_text("Total")


def anything(guest: Guest) -> Callable[[State], str]:
    return lambda state: guest.dice.choice(open_tokens(state))


def to_the(guest: Guest, step: str, wanted: Callable[[State], object], pick: Callable[[State], str]) -> State:
    """Decide without looking until a step asks as it is wanted."""
    return guest.decide_until(lambda one: one["ask"]["step"] == step and bool(wanted(one)), pick)


def destinations(state: State) -> list[str]:
    return [token.removeprefix("area:") for token in open_tokens(state) if token.startswith("area:")]


def test_a_way_is_chosen_by_its_destination(guest: Guest) -> None:
    """An area is clicked, and of several ways to it one: the president has arrived."""
    guest.sit_with_bots(GAME)
    state = to_the(guest, "MovePresident", destinations, anything(guest))
    ways = state["ask"]["ways"]
    place = max(destinations(state), key=lambda area: sum(f"area:{area}" in way["tokens"] for way in ways))
    before = guest.decided()
    guest.page.locator(f'[id="area:{place}"][role=button]').click()
    if sum(f"area:{place}" in way["tokens"] for way in ways) > 1:
        guest.page.locator(".ways button[data-mark=may]").first.click()
    assert before + 1 <= guest.decided()
    assert guest.state()["view"]["players"][guest.seat]["president"] == place


def priced(state: State) -> list[str]:
    return [one["token"] for one in state["ask"]["choices"] if one.get("price") and "rule" not in one]


def test_a_technology_says_what_it_costs(guest: Guest) -> None:
    """To whoever points at its card, and to whoever has it read out."""
    guest.sit_with_bots(GAME)
    token = priced(to_the(guest, "TakeTechnology", priced, anything(guest)))[0]
    card = guest.page.locator(f'.board [id="{token}"]')
    card.hover()
    said = re.compile("missing value|extra cost|free")
    expect(guest.page.locator(".tooltip")).to_contain_text(said)
    expect(card).to_have_attribute("aria-label", said)


def orders(state: State) -> list[str]:
    return [token for token in open_tokens(state) if token.startswith("order:")]


def gather(guest: Guest, where: Callable[[State], str], enough: int) -> Callable[[State], str]:
    """Assistants in one area, and the president there when they are enough."""

    def pick(state: State) -> str:
        found, step, area = open_tokens(state), state["ask"]["step"], where(state)
        goal = f"area:{area}"
        there = next(one for one in state["view"]["areas"] if one["id"] == area)["assistants"][guest.seat]
        others = [token for token in found if token.startswith("area:") and token != goal]
        wanted = {
            "Place": [goal] if there < enough else others,
            "MovePresident": [goal, "phase:return"] if there >= enough else [*others, "phase:return"],
            "TakeBack": ["phase:end"],
        }
        return next((token for token in wanted.get(step, []) if token in found), guest.dice.choice(found))

    return pick


def short_of(guest: Guest) -> Callable[[State], str]:
    """The area that makes what the first order in hand still needs."""

    def where(state: State) -> str:
        own = state["view"]["players"][guest.seat]
        kept = [*own["hand"], *own["dealt"]][:1]
        costs = [row["cost"] for row in YOKOHAMA.box.data["orders"] if row["id"] in kept]
        missing = [good for cost in costs for good, n in cost.items() if own["stock"][good] < n]
        return MADE_IN[missing[0]] if missing else "port_a"

    return where


def test_an_order_is_completed_in_hand(guest: Guest) -> None:
    """The card says that its goods are ready; clicked, it lies among the completed ones."""
    guest.sit_with_bots(GAME)
    state = to_the(guest, "Extra", orders, gather(guest, short_of(guest), 2))
    token = orders(state)[0]
    card = guest.page.locator(f'.dock .held-order:has([id="{token}"])')
    expect(card).to_contain_text("goods ready")
    guest.choose(token)
    assert token.removeprefix("order:") in guest.state()["view"]["players"][guest.seat]["completed"]
    expect(card).to_have_count(0)


def test_a_shop_is_built_on_its_space(guest: Guest) -> None:
    """With power enough the free spaces glow; the shop stands on the one that was clicked."""
    guest.sit_with_bots(GAME)
    state = to_the(
        guest, "Build", lambda one: "building:shop_1" in str(open_tokens(one)), gather(guest, lambda _: "bank", 3)
    )
    token = next(one for one in open_tokens(state) if one.startswith("building:shop"))
    area = state["view"]["area"]
    guest.choose(token)
    built = next(one for one in guest.state()["view"]["areas"] if one["id"] == area)
    assert built["shops"][int(token[-1]) - 1] == guest.seat


def test_what_is_refused_explains_itself(guest: Guest) -> None:
    """An order out of reach: the rule is named in the prompt, and nothing is sent."""
    guest.sit_with_bots(GAME)

    def high(state: State) -> list[str]:
        return [one["token"] for one in state["ask"]["choices"] if one.get("rule") == "YK-7.12.6"]

    state = to_the(guest, "TakeOrder", high, gather(guest, lambda _: "port_a", 1))
    before = guest.decided()
    guest.page.locator(f'[id="{high(state)[0]}"][aria-disabled="true"]').click(force=True)
    expect(guest.page.locator(".prompt .refusal")).to_contain_text("YK-7.12.6")
    assert guest.decided() == before


def test_another_player_opens_as_a_sheet(guest: Guest) -> None:
    """The panel opens what lies in front of that player, Escape closes it; orders stay hidden."""
    guest.sit_with_bots(GAME)
    guest.page.locator(".players .open").first.click()
    expect(guest.page.locator("[popover]:popover-open .own")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("[popover]:popover-open .own")).to_have_count(0)


@pytest.mark.parametrize("players", AREAS)
def test_the_wedge_is_as_wide_as_the_company(guest: Guest, players: int) -> None:
    """So many areas, and nothing sticks out of the board or of what is one's own."""
    guest.sit_with_bots(GAME, bots=players - 1)
    expect(guest.page.locator('.board [id^="area:"]')).to_have_count(AREAS[players])
    assert guest.page.evaluate(INSIDE) == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_longer_words_stay_inside(visit: Visit, language: str) -> None:
    """In every language, on the table and on a phone."""
    guest = visit(language=language)
    guest.sit_with_bots(GAME, bots=3, language=language)
    assert guest.page.evaluate(INSIDE) == []
    resize(guest, PHONE)
    assert guest.page.evaluate(NO_SIDEWAYS)


@read_in("pl")
def test_nobody_is_kept_out(visit: Visit, language: str) -> None:
    """The orders to keep, a turn, and all sheets on a phone in the dark, also with the longest words."""
    guest = visit(language=language)
    guest.sit_with_bots(GAME, language=language)
    assert [] == complaints(guest), guest.question
    to_the(guest, "MovePresident", destinations, anything(guest))
    assert [] == complaints(guest), guest.question
    resize(guest, PHONE)
    guest.page.emulate_media(color_scheme="dark")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    guest.resize(TALL)  # what is scrolled away has no ground to be read on
    for sheet in SHEETS:
        button = guest.page.locator(f'.board [aria-controls="sheet-{sheet}"]')
        if button.get_attribute("aria-expanded") != "true":
            button.click()
        expect(guest.page.locator(f"#sheet-{sheet}")).to_be_visible()
        guest.page.mouse.move(1, 1)  # no tooltip lies over what is read
        expect(guest.page.locator(".tooltip")).to_have_count(0)
        assert [] == complaints(guest), sheet
        assert guest.page.evaluate(NO_SIDEWAYS), sheet
