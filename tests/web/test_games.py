"""Whole games, played in the browser as people play them."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.guests import Guest, play_on, play_some, seated_together
from tests.web.inn import Inn

A_FEW = 15  # clicks
SOME_DECISIONS = 24


def test_a_whole_solo_game_by_mouse(guest: Guest) -> None:
    """A newcomer starts in two clicks, and clicks what glows until the score sheet opens."""
    guest.start_solo()
    play_on([guest])

    expect(guest.page.locator("dialog[open] tfoot")).to_contain_text("Total")
    expect(guest.page.locator("dialog[open] th[scope=col]")).to_have_count(2)


def test_turns_by_keyboard(guest: Guest) -> None:
    """Arrow keys, Enter and nothing else."""
    guest.start_solo()
    play_some(guest, Guest.press_anything, SOME_DECISIONS)


def test_turns_on_a_phone(visit: Visit) -> None:
    """All that can be chosen can be reached with a thumb."""
    guest = visit(size=(390, 844), touch=True, seed=3)
    guest.start_solo()
    play_some(guest, Guest.tap_anything, SOME_DECISIONS)


@pytest.mark.long
@pytest.mark.parametrize("size", [(1366, 768)])
def test_a_whole_game_of_two_in_two_browsers(visit: Visit, size: tuple[int, int]) -> None:
    """One sets up a table and sends the link; the other sits down; each confirms their turns."""
    both = seated_together(visit(size=size, seed=5), visit(size=size, seed=6), "gugong")
    play_on(both, Guest.click_briskly)

    for guest in both:
        expect(guest.page.locator("dialog[open] tfoot")).to_contain_text("Total")


def test_the_same_hand_plays_the_same_game(visit: Visit, inn: Inn) -> None:
    """Deals and dice are known and nothing is clicked before all is at rest: so every run clicks the same."""

    def played() -> tuple[list[str], list[str]]:
        inn.deal("twice")
        guest = visit(seed=4)
        guest.sit_with_bots("yokohama")
        play_on([guest], enough=lambda: len(guest.clicked) >= A_FEW)
        return guest.clicked, guest.page.get_by_role("log").first.locator("summary").all_inner_texts()

    first = played()
    assert A_FEW <= len(first[0])
    assert first == played()


def test_people_at_one_browser_hide_their_hands(guest: Guest) -> None:
    """Hot-seat: the one asked takes the chair before any hand is shown."""
    guest.take_a_name("Ada")
    guest.set_up()
    guest.seat_there(2, "here")
    guest.page.get_by_role("button", name="Start the game").click()
    curtain = guest.page.get_by_role("button", name="Show my hand")
    play_on([guest], enough=lambda: curtain.count() > 0)

    expect(guest.page.locator(".dock")).to_have_count(0)
    assert not guest.page.locator('[id^="gift:"]').count()
    curtain.click()
    guest.wait_until_asked()
    assert guest.tokens()
