"""Paladins of the West Kingdom, played in the browser as people play it."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.guests import Guest, finish_unseen, play_on, play_some, seated_together
from tests.web.test_pages import PHONE, complaints, read_in, resize

GAME = "paladins"
TABS = ("own", "town", "regions")
SOME_DECISIONS = 20


def test_a_whole_solo_game_by_mouse(guest: Guest) -> None:
    """Whatever glows is clicked: workers are picked and given back, plans begun anew, until the score sheet opens."""
    guest.start_solo(GAME)
    play_on([guest], Guest.click_briskly)

    expect(guest.page.locator("dialog[open] tfoot")).to_contain_text("Total")
    expect(guest.page.locator("dialog[open] th[scope=col]")).to_have_count(2)


def test_turns_by_keyboard(guest: Guest) -> None:
    """Arrow keys, Enter and nothing else."""
    guest.start_solo(GAME)
    play_some(guest, Guest.press_anything, SOME_DECISIONS)


def test_turns_on_a_phone(visit: Visit) -> None:
    """All that can be chosen can be reached with a thumb."""
    guest = visit(size=(390, 844), touch=True, seed=3)
    guest.start_solo(GAME)
    play_some(guest, Guest.tap_anything, SOME_DECISIONS)


@pytest.mark.long
def test_a_whole_game_of_two_in_two_browsers(visit: Visit) -> None:
    """The Paladins of a round are chosen at the same time, everything else in turn."""
    both = seated_together(visit(seed=5), visit(seed=6), GAME)
    play_on(both, Guest.click_briskly, lambda: both[0].so_far >= SOME_DECISIONS)
    finish_unseen(both)

    for guest in both:
        expect(guest.page.locator("dialog[open] tfoot")).to_contain_text("Total")


def to_the_draft(guest: Guest) -> list[str]:
    """Recruit the first Townsfolk; the Paladins that are drawn then."""
    guest.start_solo(GAME)
    guest.choose(next(token for token in guest.tokens() if token.startswith("townsfolk:")))
    cards = guest.page.locator('.dock [id^="paladin:"]')
    expect(cards).to_have_count(3)
    return [card.get_attribute("id") or "" for card in cards.all()]


def card(guest: Guest, token: str) -> None:
    guest.page.locator(f'[id="{token}"]').click()


def confirm(guest: Guest) -> str:
    """The token that is ready to be sent; none while something is missing."""
    guest.settle()
    button = guest.page.locator(".prompt .choices [data-open]")
    return (button.first.get_attribute("data-token") or "") if button.count() else ""


def test_a_plan_is_made_by_two_clicks_and_can_be_changed(guest: Guest) -> None:
    """The first card clicked is played, the second goes on top; a third click begins anew."""
    first, second, third = to_the_draft(guest)
    names = [token.removeprefix("paladin:") for token in (first, second, third)]
    assert confirm(guest) == ""
    card(guest, first)
    assert confirm(guest) == ""
    card(guest, second)
    assert confirm(guest) == f"plan:{names[0]}+{names[1]}"
    card(guest, third)
    assert confirm(guest) == ""
    card(guest, first)
    assert confirm(guest) == f"plan:{names[2]}+{names[0]}"
    before = guest.decided()
    guest.page.locator(".prompt .choices [data-open]").click()
    assert before + 1 == guest.decided()


def to_the_turn(guest: Guest) -> None:
    """Make the plan and take a Tavern card."""
    first, second, _ = to_the_draft(guest)
    card(guest, first)
    card(guest, second)
    guest.page.keyboard.press("1")
    expect(guest.page.locator('[id^="tavern:"][role=button]').first).to_be_visible()
    guest.page.locator('[id^="tavern:"][role=button]').first.click()


def test_an_action_tells_what_it_does(guest: Guest) -> None:
    """Its tooltip has a sentence for it."""
    to_the_turn(guest)
    guest.page.locator('[id="action:hunt"][data-mark=may]').hover()
    expect(guest.page.locator(".tooltip")).to_contain_text("Gain provisions, more of them with a second worker.")


def to_the_payment(guest: Guest) -> None:
    """Begin an action that several sets of workers fit."""
    to_the_turn(guest)
    guest.page.locator('[id="action:hunt"][data-mark=may]').click()
    expect(guest.page.locator(".dock [data-part]").first).to_be_visible()


def test_the_best_payment_is_proposed_and_can_be_changed(guest: Guest) -> None:
    """One click would send it; a worker clicked takes the place of another, a picked one goes back."""
    to_the_payment(guest)
    proposed = confirm(guest)
    assert proposed.startswith("workers:")
    assert "criminal" not in proposed
    picked = guest.page.locator('.dock [data-part][aria-pressed="true"]')
    assert picked.count() == len(proposed.split("+"))
    picked.first.click()
    assert confirm(guest) != proposed
    other = guest.page.locator('.dock [data-part][data-mark="may"]')
    other.last.click()
    assert guest.page.locator('.dock [data-part][aria-pressed="true"]').count() >= 1


def test_another_board_opens_as_a_sheet(guest: Guest) -> None:
    """The panel of the solo opponent opens its board, Escape closes it."""
    guest.start_solo(GAME)
    guest.page.get_by_role("button", name="Ganelon: open the player board").click()
    expect(guest.page.locator(".rival")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".rival")).not_to_be_visible()


@read_in("tr")
def test_nobody_is_kept_out(visit: Visit, language: str) -> None:
    """The table on its way through a round, and on a phone in the dark, also with the longest words."""
    guest = visit(language=language)
    guest.start_solo(GAME)
    guest.choose(next(token for token in guest.tokens() if token.startswith("townsfolk:")))
    assert [] == complaints(guest), guest.question
    resize(guest, PHONE)
    guest.page.emulate_media(color_scheme="dark")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert [] == complaints(guest), "dark"
    for tab in TABS:
        guest.page.locator(f"#tab-{tab}").click()
        expect(guest.page.locator(f"#part-{tab}")).to_be_visible()
