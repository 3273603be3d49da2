"""The rulebook: read in one's language, searched in two, with notes, links, and on paper."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.guests import Guest

IN_SIGHT = """(rule) => {
    const place = document.querySelector(`[data-rule="${rule}"]`).getBoundingClientRect();
    const book = document.querySelector(".book .text").getBoundingClientRect();
    return place.top >= book.top - 1 && place.top < book.bottom;
}"""


def open_book(guest: Guest, rule: str = "", game: str = "gugong") -> None:
    guest.turn_to(f"rules/{game}{f'?rule={rule}' if rule else ''}")
    expect(guest.page.locator("[data-rule]").first).to_be_attached()
    guest.settle()


def found(guest: Guest, typed: str) -> tuple[str, list[str]]:
    """What a search says that it has found, and the rules that it shows."""
    guest.page.get_by_role("searchbox").fill(typed)
    guest.settle()
    rules = guest.page.locator("[data-rule]").evaluate_all("(all) => all.map((one) => one.dataset.rule)")
    return guest.page.locator(".count [role=status]").inner_text(), rules


def test_a_book_is_searched_in_the_language_of_its_reader_and_in_english(visit: Visit) -> None:
    """Turkish letters in the Turkish text, English ones in the English text; what was found stands out."""
    guest = visit(language="tr")
    open_book(guest)
    expect(guest.page.locator('[data-rule="GG-5.2.4"] .prose')).to_have_attribute("lang", "tr")
    assert found(guest, "ELÇİ") == found(guest, "elçi") == found(guest, "elci")
    assert "GG-9.2.4" in found(guest, "elçi")[1]
    assert guest.page.locator('[data-rule="GG-9.2.4"] [lang=tr] mark').count() > 0

    said, rules = found(guest, "Intrigue")
    assert (said, rules) == found(guest, "intrigue") == found(guest, "INTRIGUE")
    assert len(rules) > 30
    assert str(len(rules)) in said
    expect(guest.page.locator('[data-rule="GG-1.1.2"] [lang=en] mark')).to_have_text("Intrigue")
    assert [] == found(guest, "ıntrıgue")[1]


def test_the_next_rule_that_was_found_is_a_key_away(guest: Guest) -> None:
    open_book(guest)
    _, rules = found(guest, "medal")
    field = guest.page.get_by_role("searchbox")
    for rule in (rules[0], rules[1]):
        field.press("Enter")
        expect(guest.page.locator(".asked")).to_have_attribute("data-rule", rule)
    field.press("Shift+Enter")
    expect(guest.page.locator(".asked")).to_have_attribute("data-rule", rules[0])
    field.fill("")
    guest.page.keyboard.press("Tab")
    guest.page.locator("h1").click()
    guest.page.keyboard.press("/")
    expect(field).to_be_focused()


def test_a_rule_has_a_note_a_link_and_links(guest: Guest) -> None:
    """Opened at a rule by its address; why it is read so is folded; what it refers to is a step away, and back."""
    guest.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_book(guest, "GG-2.6.2")
    rule = guest.page.locator('[data-rule="GG-2.6.2"]')
    expect(rule).to_contain_class("asked")
    assert guest.page.evaluate(IN_SIGHT, "GG-2.6.2")
    note = rule.get_by_text("The first one drawn lies above.")
    expect(note).to_be_hidden()
    rule.locator("summary").click()
    expect(note).to_be_visible()
    expect(rule).not_to_contain_class("asked")

    rule.get_by_role("button").click()
    expect(rule.get_by_role("status")).to_be_visible()
    link = guest.page.evaluate("navigator.clipboard.readText()")
    assert f"{guest.url}#/rules/gugong?rule=GG-2.6.2" == link

    rule.get_by_role("link", name="GG-15.10").click()
    guest.settle()
    assert guest.page.url.endswith("?rule=GG-15.10")
    expect(guest.page.locator('[data-section="15.10"]')).to_be_in_viewport()
    guest.page.go_back()
    expect(rule).to_be_in_viewport()


def test_a_book_at_a_table_leaves_the_table_where_it_is(guest: Guest) -> None:
    """A reference turns the page; the address stays."""
    guest.start_solo()
    address = guest.page.url
    guest.page.keyboard.press("r")
    reference = guest.page.locator('dialog [data-rule="GG-2.6.2"]').get_by_role("link", name="GG-15.10")
    reference.click()
    expect(guest.page.locator('dialog [data-section="15.10"]')).to_be_in_viewport()
    assert address == guest.page.url


def test_a_table_and_a_list_are_drawn_as_such(visit: Visit) -> None:
    """On a phone and in a language of long words they do not make the page any wider."""
    guest = visit(size=(390, 844), language="hu")
    open_book(guest, "GG-16.1.1")
    table = guest.page.locator('[data-rule="GG-16.1.1"] table')
    assert (5, 28) == (table.locator("th").count(), table.locator("tbody tr").count())
    assert 4 == guest.page.locator(".section:not([data-section]) ul li").count()
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_book_is_printed_whole_and_alone(guest: Guest) -> None:
    """No bar, no other games, no search, no frame that hides what it does not hold."""
    open_book(guest)
    text = guest.page.locator(".book .text")
    assert text.evaluate("(one) => one.scrollHeight > one.clientHeight")
    guest.page.emulate_media(media="print")
    assert text.evaluate("(one) => one.scrollHeight <= one.clientHeight")
    others = guest.page.locator("header, nav, [type=search], a[href^='#/']:not(.prose a)")
    assert others.count() > 0
    assert [] == [one.inner_text() for one in others.all() if one.is_visible()]
    expect(guest.page.locator('[data-rule="GG-18.15"]')).to_be_visible()


def test_beside_the_rules_lies_the_place_they_are_about(guest: Guest) -> None:
    """As on the board, with the rules they lead to; it follows whoever scrolls, and a link turns the page."""
    open_book(guest, "GG-9.2.4")
    margin = guest.page.locator(".margin")
    expect(margin.get_by_role("img", name="Palace of Heavenly Purity")).to_be_visible()
    assert margin.locator("figure use").count() > 0
    guest.page.locator(".chapters button", has_text="Great Wall").click()
    expect(margin.get_by_role("img", name="Great Wall", exact=True)).to_be_visible()
    guest.settle()

    open_book(guest, "GG-2.6.2")
    margin.get_by_role("link", name="GG-15.10").click()
    guest.settle()
    assert guest.page.url.endswith("?rule=GG-15.10")
    expect(guest.page.locator('[data-section="15.10"]')).to_be_in_viewport()


def test_a_narrow_book_has_no_margin(visit: Visit) -> None:
    guest = visit(size=(1024, 768))
    open_book(guest, "GG-9.2.4")
    expect(guest.page.locator(".margin")).to_have_count(0)


def test_a_search_that_finds_nothing_offers_the_nearest_words(visit: Visit) -> None:
    """In the reader's language; a press looks for one of them."""
    guest = visit(language="hu")
    open_book(guest)
    assert [] == found(guest, "követv")[1]
    guest.page.get_by_role("button", name="követ", exact=True).click()
    guest.settle()
    expect(guest.page.get_by_role("searchbox")).to_have_value("követ")
    assert guest.page.locator("[data-rule] mark").count() > 0
    expect(guest.page.locator(".meant")).to_have_count(0)
