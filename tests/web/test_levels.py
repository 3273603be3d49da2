"""Opponents of five levels: chosen for each seat, seen to think, changed while one plays."""

from playwright.sync_api import Locator, expect

from caravanserai.bots.levels import LEVELS, suggested
from caravanserai.speech import Speaker
from tests.languages import LANGUAGES
from tests.web.conftest import Visit
from tests.web.guests import Guest
from tests.web.inn import Inn

PHONE = (390, 844)


def face(where: Locator) -> Locator:
    return where.locator("svg.face use")


def panel(guest: Guest, name: str) -> Locator:
    return guest.page.locator(".players").get_by_role("region", name=name, exact=True)


def open_menu(guest: Guest) -> Locator:
    guest.page.get_by_role("button", name="Menu").click()
    return guest.page.get_by_role("dialog", name="Menu")


def let_a_bot_think(guest: Guest, inn: Inn) -> None:
    """The guest decides until a bot is asked; it does not answer before it is let."""
    inn.hold_bots()
    guest.settle()
    while guest.decide():
        pass
    guest.settle()


def test_a_level_is_chosen_for_each_seat(guest: Guest) -> None:
    """The one proposed first; each with its face and its line; and so they sit at the table."""
    form = guest.set_up()
    form.get_by_role("radiogroup", name="How many players?").get_by_label("3").check()
    seats = form.get_by_role("listitem")
    for n in (2, 3):
        expect(seats.nth(n - 1).locator(":checked")).to_have_value(f"bot:{suggested()}")
        expect(face(seats.nth(n - 1)).first).to_have_attribute("href", f"#bot-{LEVELS.index(suggested()) + 1}")
    group = form.get_by_role("radiogroup", name="Player 2")
    offered = group.get_by_role("radio").evaluate_all("(all) => all.map((one) => one.value)")
    assert [*(f"bot:{level}" for level in LEVELS), "open", "here"] == offered

    said = Speaker(None, "en")
    for n, level in enumerate(LEVELS, 1):
        guest.seat_there(3, f"bot:{level}")
        expect(face(seats.nth(2)).first).to_have_attribute("href", f"#bot-{n}")
        expect(seats.nth(2)).to_contain_text(said.about("bot", level))
    guest.seat_there(2, "bot:apprentice")
    guest.begin()
    guest.page.locator("dialog .button.main").click()
    guest.wait_until_asked()
    for name, n in (("Apprentice", 1), ("Sage", 5)):
        expect(face(panel(guest, name))).to_have_attribute("href", f"#bot-{n}")


def test_levels_fit_on_a_phone_in_every_language(visit: Visit) -> None:
    """Nothing is wider than the form, whoever is chosen."""
    for language in LANGUAGES:
        guest = visit(size=PHONE, language=language)
        form = guest.set_up()
        form.locator('[name=players][value="5"]').check()
        for n, level in enumerate(level for level in LEVELS if level != suggested()):
            guest.seat_there(n + 2, f"bot:{level}")
        guest.settle()
        assert 4 == face(form.locator(".who")).count()
        assert form.evaluate(
            "(form) => form.scrollWidth <= form.clientWidth && innerWidth >= document.body.scrollWidth"
        )
        assert form.locator("li").evaluate_all("(all) => all.every((one) => one.scrollWidth <= one.clientWidth)")


def test_a_bot_is_seen_to_think_and_changes_its_level(guest: Guest, inn: Inn) -> None:
    """While it thinks, another takes its place; the log tells it, and the game goes on."""
    guest.go_to(guest.sit_at("Ada", "me", "apprentice"))
    let_a_bot_think(guest, inn)
    expect(guest.page.locator(".question")).to_have_text("Apprentice: thinking…")
    expect(panel(guest, "Apprentice").get_by_role("img", name="thinking…")).to_be_visible()

    menu = open_menu(guest)
    menu.get_by_label("Who plays as Apprentice").select_option("trader")
    expect(menu.get_by_label("Who plays as Trader")).to_have_value("trader")
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("log").first).to_contain_text("Change of opponent: Apprentice → Trader")
    expect(face(panel(guest, "Trader"))).to_have_attribute("href", "#bot-2")
    expect(guest.page.locator(".question")).to_have_text("Trader: thinking…")
    inn.let_bots()
    guest.wait_until_asked()
    expect(guest.page.locator(".players .thinks")).to_have_count(0)


def test_among_several_the_others_are_asked_about_a_level(visit: Visit, inn: Inn) -> None:
    """One wishes for a stronger opponent, the other agrees."""
    ada, bo = visit(seed=1), visit(seed=2)
    table = ada.sit_at("Ada", "me", "open", "apprentice", public=True)
    bo.tell("guest", name="Bo", language="en")
    inn.hold_bots()
    bo.tell(f"tables/{table}/join", seat=1)
    for guest in (ada, bo):
        guest.go_to(table)
    menu = open_menu(ada)
    menu.get_by_label("Who plays as Apprentice").select_option("trader")
    expect(menu.get_by_role("status")).to_be_visible()
    expect(menu.get_by_label("Who plays as Apprentice")).to_have_value("apprentice")
    expect(bo.page.locator(".question")).to_have_text("Change of opponent: Apprentice → Trader. Do you agree?")
    bo.page.get_by_role("button", name="Agree", exact=True).click()
    ada.page.keyboard.press("Escape")
    for guest in (ada, bo):
        expect(face(panel(guest, "Trader"))).to_have_attribute("href", "#bot-2")
        expect(guest.page.get_by_role("log").first).to_contain_text("Change of opponent: Apprentice → Trader")


def test_old_tables_keep_the_names_of_their_bots(guest: Guest) -> None:
    """Bots that people are no longer offered play on; the menu offers to change them."""
    guest.go_to(guest.sit_at("Ada", "me", "greedy"))
    expect(panel(guest, "Pedlar")).to_be_visible()
    expect(face(panel(guest, "Pedlar"))).to_have_count(0)
    chosen = open_menu(guest).get_by_label("Who plays as Pedlar")
    expect(chosen).to_have_value("greedy")
    expect(chosen.locator("option")).to_have_count(len(LEVELS) + 1)
