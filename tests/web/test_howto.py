"""How to play in the browser: found from wherever a newcomer may be, drawn, and no wider than the page."""

import re

from playwright.sync_api import expect

from caravanserai.core.game import games
from caravanserai.speech import Speaker
from tests.languages import LANGUAGES
from tests.web.conftest import Visit
from tests.web.guests import Guest
from tests.web.test_pages import complaints
from tests.web.test_widths import faults, resize

PHONE = (390, 844)
TOLD = [game for game in games().values() if game.howto is not None]
# Every picture has something in it that can be seen, and every symbol is in a sprite.
DRAWN = """() => ({
    empty: [...document.querySelectorAll(".guide figure")].filter((one) => {
        const { width, height } = one.querySelector("svg")?.getBoundingClientRect() ?? { width: 0, height: 0 };
        return width < 100 || height < 40;
    }).length,
    strange: [...document.querySelectorAll(".guide use")].map((one) => one.href.baseVal)
        .filter((name) => document.querySelector(name) === null),
})"""
FITS = "document.documentElement.scrollWidth <= innerWidth"


def test_a_newcomer_finds_the_page_in_the_lobby_and_learns_from_there(guest: Guest) -> None:
    """From the card of a game, with all its pictures, to the rule that is meant, and on to the lesson and back."""
    guest.enter()
    guest.page.locator("[data-game=gugong]").get_by_role("link", name="How to play").click()
    guest.settle()
    assert guest.page.url.endswith("#/howto/gugong")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("How to play Gùgōng")
    assert {"empty": 0, "strange": []} == guest.page.evaluate(DRAWN)
    assert [] == complaints(guest)
    guest.page.locator(".mistakes .rule").nth(1).click()
    expect(guest.page.locator('[data-rule="GG-5.2.2"]')).to_contain_class("asked")

    guest.page.get_by_role("banner").get_by_role("link", name="How to play").click()
    guest.settle()
    guest.page.get_by_role("button", name="Learn by playing").click()
    guest.page.locator("dialog .button.main").click()
    guest.wait_until_asked()
    guest.page.locator(".coach").get_by_role("link", name="How to play").click()
    guest.settle()
    guest.page.get_by_role("link", name="Back to the table").click()
    expect(guest.page.locator(".coach.goal")).to_be_visible()


def test_the_page_is_in_the_menu_of_a_table(guest: Guest) -> None:
    """It says the way back; the table is as it was."""
    guest.start_solo()
    table = guest.page.url
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name=re.compile("^Menu")).click()
    guest.page.locator("dialog").get_by_role("link", name="How to play").click()
    guest.settle()
    expect(guest.page.locator(".guide")).to_be_visible()
    guest.page.get_by_role("link", name="Back to the table").click()
    guest.wait_until_asked()
    assert table == guest.page.url


def test_no_page_is_wider_than_a_phone_in_any_language(visit: Visit) -> None:
    """All games in all languages, one after the other; each with its own title, and every picture drawn."""
    guest = visit(size=PHONE)
    guest.turn_to("howto/gugong")
    for language in LANGUAGES:
        guest.page.locator("select").first.select_option(language)
        for game in TOLD:
            guest.page.evaluate("(name) => (location.hash = `#/howto/${name}`)", game.id)
            title = Speaker(game, language).text("howto-win")
            expect(guest.page.locator("#howto-win-title")).to_have_text(title)
            expect(guest.page.locator(f".games [aria-current][href='#/howto/{game.id}']")).to_be_visible()
            guest.settle()
            assert guest.page.evaluate(FITS), (language, game.id)
            assert {"empty": 0, "strange": []} == guest.page.evaluate(DRAWN), (language, game.id)


def test_small_print_of_drawings_can_be_read_on_narrow_phones(visit: Visit) -> None:
    """Drawings are as wide as the window, and no letter in them is too small."""
    guest = visit(size=PHONE)
    for game in TOLD:
        guest.turn_to(f"howto/{game.id}")
        for size in (PHONE, (360, 740)):
            resize(guest, size)
            assert [] == [fault for fault in faults(guest, f"{game.id}, {size}") if "small: " in fault]


def test_a_game_that_is_not_here_has_no_page(guest: Guest) -> None:
    """Neither a title nor buttons that lead nowhere; and it is not remembered as the game looked at last."""
    for page in ("howto", "rules", "legend"):
        guest.turn_to(f"{page}/nosuch")
        guest.page.reload()
        expect(guest.page.get_by_role("alert")).to_have_text("This game is not installed here.")
        expect(guest.page.get_by_role("heading", level=1)).not_to_contain_text("nosuch")
        links = guest.page.locator("main a").evaluate_all("(all) => all.map((one) => one.hash)")
        assert ["#/", "#/games"] == links
    guest.turn_to("howto")
    guest.page.reload()
    expect(guest.page.locator(".guide")).to_be_visible()
