"""An owner of a paper game corrects a card on the page of the box and plays with it; others see what differs."""

from typing import Final

from playwright.sync_api import Locator, Page, expect

from caravanserai.core.game import games
from tests.web.conftest import Visit
from tests.web.guests import Guest
from tests.web.test_pages import complaints

CARD: Final = "box-gift_cards-board_3"


def field(page: Page, key: str) -> Locator:
    return page.locator(f"#{CARD}-{key}")


def test_a_corrected_card_is_played_with(visit: Visit) -> None:
    """Find the card, change its value, read what is wrong, put it right, and sit down with somebody else."""
    ada, bo = visit(), visit(language="hu-HU")
    ada.take_a_name("Ada")
    page = ada.page
    ada.turn_to("box/gugong")
    page.get_by_role("searchbox").fill("board_3")
    value, panel = field(page, "value"), page.locator("aside")
    value.fill("12")
    expect(panel.locator(".faults")).to_contain_text("Line 3")
    expect(panel.locator(".faults")).to_contain_text("gift_cards[board_3]: value must be from 1 to 9, not 12")
    expect(page.locator(f"#{CARD}-value-fault")).to_contain_text("from 1 to 9, not 12")
    expect(panel.locator("[data-way=start]")).to_be_disabled()
    assert [] == complaints(ada)

    value.fill("eight")  # told at the field, not as a fault of the file
    expect(page.locator(f"#{CARD}-value-fault")).to_have_text("'eight' is not a whole number")
    page.locator(f"#{CARD}-effects-0").fill("")
    page.keyboard.press("Tab")
    expect(page.locator(f"#{CARD}-effects-fault")).to_have_text("'' is not a possible amount")
    page.locator(f"#{CARD}-effects-0").fill("2")
    page.keyboard.press("Tab")

    value.fill("8")
    expect(panel.locator(".sound")).to_be_visible()
    expect(panel).to_contain_text("Value: 3 → 8")
    expect(page.locator(".card").first).to_contain_text("(8)")  # named, told and drawn as it is then
    expect(page.locator(".card svg .value").first).to_have_text("8")
    page.locator(f"#{CARD}-effects-0").fill("3")
    page.keyboard.press("Tab")
    expect(page.locator(".card").first).to_contain_text("+3")
    expect(panel.locator(".sound")).to_be_visible()
    assert [] == complaints(ada)
    sit_down(ada)

    bo.take_a_name("Bo")
    bo.turn_to("games")
    expect(bo.page.locator(".tag.box")).to_have_text("Javított doboz")
    bo.page.locator("a", has=bo.page.locator(".tag.box")).click()
    expect(bo.page.locator("main")).to_contain_text("{ servant = 2 } → { servant = 3 }")
    bo.page.locator("main .button.main").first.click()
    for guest in (ada, bo):
        drawn = guest.page.locator('[data-piece="gift:board_3"]').first.locator("text")
        expect(drawn.filter(has_text="8").first).to_be_attached()
        expect(drawn.filter(has_text="+3").first).to_be_attached()
    bo.page.locator(".tag.box").click()
    expect(bo.page.locator("dialog")).to_contain_text("Érték: 3 → 8")


# What is shown of tables, rows and values, each with the id that it would be shown by if it had no name.
SHOWN: Final = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    return [
        ...all("[data-table] > summary").map((one) => [one.querySelector("h3"), one.parentElement.dataset.table]),
        ...all("[data-row] > summary").map((one) => [one.querySelector("b"), one.parentElement.dataset.row]),
        ...all(".field > label:has(code)").map((one) => [one.firstChild, one.querySelector("code").textContent]),
    ].map(([name, id]) => [name.textContent.trim(), id.split("/").at(-1).replaceAll("_", " ")]);
}"""


def test_nothing_of_our_boxes_is_shown_by_its_id(visit: Visit) -> None:
    """Every table, row and value of every game has a name in words, seen in a language far from English."""
    page = (ada := visit(language="hu-HU")).page
    for game in games():
        ada.turn_to(f"box/{game}")
        expect(page.locator("details[data-table]").first).to_be_visible()
        page.evaluate("document.querySelectorAll('details[data-table]').forEach((one) => one.open = true)")
        ada.settle()
        names = page.evaluate(SHOWN)
        assert len(names) > 150
        assert [] == [shown for name, shown in names if name == shown], game


def test_the_box_is_told_in_the_readers_words(visit: Visit) -> None:
    """Cards come first and under their names; what is wrong with a value is said in the same language."""
    ada = visit(language="fr-FR")
    ada.take_a_name("Ada")
    page = ada.page
    ada.turn_to("box/gugong")
    tables = page.locator("details[data-table]")
    expect(page.locator(".tables h2").first).to_have_text("Cartes, tuiles et jetons")
    expect(tables.first.locator("h3")).to_have_text("Cartes Cadeau")
    expect(tables.last.locator("h3")).to_have_text("Options d'une partie")
    page.get_by_role("searchbox").fill("cartes cadeau")
    found = ["gift_cards", "solo", "provenance", "counts", "options"]  # the cards, and where they are spoken of
    expect(tables).to_have_count(len(found))
    assert set(found) == {table.get_attribute("data-table") for table in tables.all()}
    page.locator('[data-row="gift_cards/board_3"] summary').click()
    expect(page.locator(f"label[for={CARD}-value]")).to_contain_text("Valeur")
    field(page, "value").fill("12")
    expect(page.locator(f"#{CARD}-value-fault")).to_have_text("de 1 à 9, pas 12")
    expect(page.locator("aside .faults")).to_contain_text("de 1 à 9, pas 12")
    assert [] == complaints(ada)


def sit_down(guest: Guest) -> None:
    """With an open seat, for anybody to join."""
    guest.page.locator("[data-way=start]").click()
    form = guest.page.locator("dialog form")
    expect(form.locator(".tag.box")).to_be_visible()
    guest.seat_there(2, "open")
    form.get_by_role("switch", name="List among the open tables").check()
    guest.begin()
    expect(guest.page.locator("main")).to_contain_text("Value: 3 → 8")
