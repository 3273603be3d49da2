"""Marco Polo II, played in the browser as people play it."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.guests import Guest, State, finish_unseen, last_open, open_tokens, play_on, play_some, seated_together
from tests.web.test_pages import PHONE, complaints, read_in, resize

GAME = "marcopolo2"
TABS = ("map", "actions", "cards", "own")
TALL = (PHONE[0], 1700)
SOME_DECISIONS = 24  # of both seats
JADE_INSTEAD = ("PayCoinsInJade", "PayCamelsInJade")  # asked where the one or the other is short
NO_SIDEWAYS = "document.documentElement.scrollWidth <= innerWidth && document.body.scrollWidth <= innerWidth"


@pytest.mark.long
def test_a_whole_game_by_mouse(guest: Guest) -> None:
    """Whatever glows is clicked: dice are picked and given back, ways compared, until the score sheet opens."""
    guest.sit_with_bots(GAME)
    play_on([guest], Guest.click_briskly)

    expect(guest.page.locator("dialog[open] tfoot")).to_contain_text("Total")


def test_turns_by_keyboard(guest: Guest) -> None:
    """Arrow keys, Enter and nothing else."""
    guest.sit_with_bots(GAME)
    play_some(guest, Guest.press_anything, SOME_DECISIONS)


def test_turns_on_a_phone(visit: Visit) -> None:
    """All that can be chosen can be reached with a thumb, and the page never moves sideways."""
    guest = visit(size=PHONE, touch=True, seed=3)
    guest.sit_with_bots(GAME)

    def tap(one: Guest) -> bool:
        assert one.page.evaluate(NO_SIDEWAYS)
        return one.tap_anything()

    play_some(guest, tap, SOME_DECISIONS)


@pytest.mark.long
def test_a_whole_game_of_two_in_two_browsers(visit: Visit) -> None:
    """Characters are picked in turn, goal cards at the same time, everything else in turn."""
    both = seated_together(visit(seed=5), visit(seed=6), GAME)
    play_on(both, Guest.click_briskly, lambda: both[0].so_far >= SOME_DECISIONS)
    finish_unseen(both)

    for guest in both:
        expect(guest.page.locator("dialog[open] tfoot")).to_contain_text("Total")


def is_turn(state: State) -> bool:
    """Whether an action may be chosen: afterwards only bonus actions are left."""
    return any(one["token"].startswith("space:") for one in state["ask"]["choices"])


def to_the_turn(guest: Guest) -> None:
    """Decide, without looking, until the own turn begins."""
    guest.decide_until(is_turn, last_open)
    expect(guest.page.locator('[id="space:khan"][role=button]')).to_be_visible()


def confirm(guest: Guest) -> str:
    """The token that is ready to be sent; none while something is missing."""
    guest.settle()
    button = guest.page.locator('.prompt .choices [data-open][data-token^="dice:"]')
    return (button.first.get_attribute("data-token") or "") if button.count() else ""


def values(token: str) -> list[int]:
    return sorted(int(part.rpartition("_")[2]) for part in token.removeprefix("dice:").split("+"))


def own_dice(guest: Guest, state: State) -> list[int]:
    return sorted(int(value) for value in state["view"]["players"][guest.seat]["own"])


def last_at_the_khan(state: State) -> int:
    """The value that a die has at least there (MP-9.3)."""
    dice = next(one["dice"] for one in state["view"]["spaces"] if one["id"] == "khan")
    return int(dice[-1]["value"]) if dice else 1


def to_the_dice(guest: Guest) -> list[int]:
    """A turn in which the Khan's Favour can be had for dice of several values; all the dice there are."""

    def is_choice(state: State) -> bool:
        enough = {value for value in own_dice(guest, state) if value >= last_at_the_khan(state)}
        return is_turn(state) and len(enough) > 1 and "space:khan" in open_tokens(state)

    return own_dice(guest, guest.decide_until(is_choice, last_open))


def test_the_lowest_die_is_proposed_and_can_be_changed(guest: Guest) -> None:
    """One click would send it; another die clicked takes its place."""
    guest.sit_with_bots(GAME)
    to_the_dice(guest)
    guest.page.locator('[id="space:khan"]').click()
    expect(guest.page.locator(".dock [data-part]").first).to_be_visible()
    proposed = confirm(guest)
    open_dice = guest.page.locator('.dock [data-part]:not([aria-disabled="true"])')
    faces = [one.get_attribute("data-part") or "" for one in open_dice.all()]
    assert values(proposed) == [min(int(face[-1]) for face in faces)]
    other = next(face for face in faces if int(face[-1]) != values(proposed)[0])
    guest.page.locator(f'.dock [data-part="{other}"]').first.click()
    assert confirm(guest) == f"dice:{other}"
    guest.page.locator(f'.dock [data-part="{other}"][aria-pressed="true"]').click()
    assert confirm(guest) == ""


def test_dice_may_be_taken_up_first(guest: Guest) -> None:
    """A die taken up before the space was chosen is the one that is proposed."""
    guest.sit_with_bots(GAME)
    highest = f"own_{to_the_dice(guest)[-1]}"
    guest.page.locator(f'.dock .dice [role=button][data-face="{highest}"]').first.click()
    expect(guest.page.locator('.dock .dice [aria-pressed="true"]')).to_have_count(1)
    guest.page.locator('[id="space:khan"]').click()
    expect(guest.page.locator(".dock [data-part]").first).to_be_visible()
    assert confirm(guest) == f"dice:{highest}"


def to_the_journey(guest: Guest) -> State:
    """Dice on the lowest Travel space: one step."""
    guest.decide_until(lambda state: "space:travel_lower" in open_tokens(state), last_open)
    guest.page.locator('[id="space:travel_lower"]').click()
    expect(guest.page.locator('[id="space:khan"][role=button]')).to_have_count(0)
    while (state := guest.state())["ask"]["step"] != "Move":
        assert state["ask"]["step"] in ("PlaceDice", *JADE_INSTEAD)
        guest.decide(last_open)
    expect(guest.page.locator('[id^="location:"][data-mark="may"]').first).to_be_visible()
    guest.settle()
    return state


def test_a_way_is_chosen_by_its_destination(guest: Guest) -> None:
    """A place is clicked, its ways are compared, one is taken whole: the figure has arrived."""
    guest.sit_with_bots(GAME)
    way = to_the_journey(guest)["ask"]["ways"][0]
    place = next(token for token in reversed(way["tokens"]) if token.startswith("location:"))
    guest.page.locator(f'[id="{place}"]').click()
    ways = guest.page.locator(".ways button[data-mark=may]")
    expect(ways.first).to_be_visible()
    ways.first.click()
    guest.settle()  # the page goes step by step
    while (state := guest.state())["ask"] and state["ask"]["step"] in JADE_INSTEAD:
        guest.decide(last_open)
    assert place.removeprefix("location:") in state["view"]["players"][guest.seat]["figures"]


def test_a_list_of_ways_can_be_closed(guest: Guest) -> None:
    """Escape leaves everything as it was."""
    guest.sit_with_bots(GAME)
    to_the_journey(guest)
    before = guest.decided()
    guest.page.locator('[id^="location:"][data-mark="may"]').first.click()
    expect(guest.page.locator(".ways")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".ways")).to_have_count(0)
    assert guest.decided() == before


def test_what_is_refused_explains_itself(guest: Guest) -> None:
    """A special city without an own post: the rule is named in the prompt, and nothing is sent."""
    guest.sit_with_bots(GAME)
    to_the_turn(guest)
    before = guest.decided()
    guest.page.locator('[id="space:baghdad"][aria-disabled="true"]').click(force=True)
    expect(guest.page.locator(".prompt .refusal")).to_contain_text("MP-14.2")
    assert guest.decided() == before


def test_another_board_opens_as_a_sheet(guest: Guest) -> None:
    """The panel of another player opens that player's board, Escape closes it."""
    guest.sit_with_bots(GAME)
    guest.page.locator(".players .open").first.click()
    expect(guest.page.locator("[popover]:popover-open .own")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("[popover]:popover-open .own")).to_have_count(0)


@read_in("fr")
def test_nobody_is_kept_out(visit: Visit, language: str) -> None:
    """The characters, a turn, a journey, and all parts on a phone in the dark, also with the longest words."""
    guest = visit(language=language)
    guest.sit_with_bots(GAME, language=language)
    assert [] == complaints(guest), guest.question
    to_the_turn(guest)
    assert [] == complaints(guest), guest.question
    resize(guest, PHONE)
    guest.page.emulate_media(color_scheme="dark")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    guest.resize(TALL)  # what is scrolled away has no ground to be read on
    for tab in TABS:
        guest.page.locator(f"#tab-{tab}").click()
        expect(guest.page.locator(f"#part-{tab}")).to_be_visible()
        guest.page.mouse.move(1, 1)  # no tooltip lies over what is read
        expect(guest.page.locator(".tooltip")).to_have_count(0)
        assert [] == complaints(guest), tab
        assert guest.page.evaluate(NO_SIDEWAYS), tab
