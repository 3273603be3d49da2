"""What stands at the places, how pieces move, and a page zoomed in."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.guests import Guest
from tests.web.test_pages import resize

WORDS = {"price-free": "free", "price-pay": "pay", "price-no-action": "no action", "price-card-only": "card only"}
PHONE = (390, 844)
COUNT_TRANSITIONS = "() => { window.ran = 0; addEventListener('transitionrun', () => { window.ran += 1; }); }"
ZOOMED = (683, 384)  # a window of 1366 × 768 at 200 %


def with_a_gift_chosen(guest: Guest) -> dict[str, str]:
    """At the question for a place: what each of them says it costs."""
    guest.go_to(guest.sit_at("Ayşe", "me", "random"))
    guest.wait_until_asked()
    guest.choose(guest.tokens()[0])
    expect(guest.page.locator(".board [id='place:canal']")).to_be_visible()
    choices = guest.ask(f"tables/{guest.table}?seat=0")["ask"]["choices"]
    return {one["token"]: WORDS[one["price"]["message"]] for one in choices if one["token"].startswith("place:")}


def test_prices_stand_at_the_places(guest: Guest) -> None:
    """Before anything is clicked, and read out with the name of the place."""
    prices = with_a_gift_chosen(guest)
    assert 7 == len(prices)
    expect(guest.page.locator(".board .price")).to_have_count(7)
    assert sorted(prices.values()) == sorted(guest.page.locator(".board .price").all_text_contents())
    for token, words in prices.items():
        label = guest.page.locator(f".board [id='{token}']").get_attribute("aria-label") or ""
        assert label.endswith(f", {words}")


def test_prices_stand_on_the_tiles_of_a_phone(visit: Visit) -> None:
    """The same, one tile a place."""
    guest = visit(size=PHONE, touch=True)
    prices = with_a_gift_chosen(guest)
    for token, words in prices.items():
        expect(guest.page.locator(f".tile:has([id='{token}']) .tag")).to_have_text(words)


def test_a_page_zoomed_in_keeps_its_board(visit: Visit) -> None:
    """As on a phone on its side, the board has the height of the window, and the question stands beside it."""
    guest = visit(size=ZOOMED)
    guest.go_to(guest.sit_at("Ayşe", "me", "random"))
    guest.wait_until_asked()
    boxes = guest.boxes(".board", ".strip", ".dock")
    assert ZOOMED[1] == boxes[".board"][3]
    for left, top, width, height in (boxes[".strip"], boxes[".dock"]):
        assert boxes[".board"][2] <= left
        assert left + width <= ZOOMED[0]
        assert top + height <= ZOOMED[1]
    expect(guest.page.locator(".question")).to_be_in_viewport()


def test_nothing_changes_slowly_where_motion_is_reduced(guest: Guest) -> None:
    """Not even quickly: a page drawn anew would run thousands of transitions at once."""
    guest.go_to(guest.sit_at("Ayşe", "me", "random"))
    guest.wait_until_asked()
    guest.page.evaluate(COUNT_TRANSITIONS)
    resize(guest, PHONE)
    guest.page.emulate_media(color_scheme="dark")
    guest.settle()
    assert 0 == guest.page.evaluate("window.ran")
