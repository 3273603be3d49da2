"""Others' turns at a pace that people can follow: shown one after the other, all at once, and once more.

Where it matters how long something is shown, the page's clock stands still until the test lets it go on.
"""

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.guests import Guest, State, open_tokens
from tests.web.inn import Inn

BOTS = 3
SCENE = 1200  # milliseconds, at the calm pace
NOON = 1_790_000_000_000
A_WHILE = 30_000


def story_of(page: Page) -> Locator:
    """What is shown in the prompt's place."""
    return page.get_by_role("region", name="What is happening")


def first_open(state: State) -> str:
    return open_tokens(state)[0]


def at_others_turn(visit: Visit, inn: Inn, pace: str = "calm", stand: bool = True) -> Guest:
    """At a table whose three bots are about to move, after the own turn; then the page's clock stands still."""
    guest = visit(pace=pace)
    guest.go_to(guest.sit_at("Ada", "me", *["random"] * BOTS))
    guest.wait_until_asked()
    inn.hold_bots()
    while (state := guest.state())["ask"]:
        guest.answer(state, first_open)
    guest.settle()
    if stand:
        guest.page.clock.install(time=NOON)
        guest.page.clock.pause_at(NOON + 1)
    return guest


def test_others_turns_are_shown_one_after_the_other(visit: Visit, inn: Inn) -> None:
    """Three bots are done at once; each of them is seen, in its order, before the own question comes."""
    guest = at_others_turn(visit, inn)
    page = guest.page
    inn.let_bots()
    inn.quiet()
    story = story_of(page)
    expect(page.locator(".prompt")).to_be_visible()
    page.clock.run_for(200)
    for n in range(BOTS):
        expect(story).to_contain_text(f"{n + 1} of {BOTS}")
        expect(story.locator(".head .name")).to_have_text(f"Wanderer {n + 1}")
        expect(page.get_by_role("log").locator(".lit .name")).to_have_text(f"Wanderer {n + 1}")
        expect(page.locator(".prompt")).to_have_count(0)
        assert "story" in (page.locator("html").get_attribute("data-busy") or "")
        page.clock.run_for(SCENE)
    expect(story).to_have_count(0)
    expect(page.locator(".prompt.asked")).to_be_visible()
    touched = page.locator(".marks [data-touched]")
    expect(touched.first).to_be_visible()
    page.clock.resume()
    guest.settle()
    guest.click_anything()
    expect(touched).to_have_count(0)  # until the next own decision
