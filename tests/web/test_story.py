"""Others' turns at a pace that people can follow: shown one after the other, all at once, and once more.

Where it matters how long something is shown, the page's clock stands still until the test lets it go on.
"""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import DESKTOP, Visit
from tests.web.guests import LONGEST_GAME, Guest, State, open_tokens
from tests.web.inn import Inn

BOTS = 3
GAP, SCENE, MOMENT = 200, 1200, 2200  # milliseconds, at the calm pace
A_WHILE = 30_000
STEP = 100
SLACK = 3  # pixels
# Whether the middle of a part of the board lies under the veil of a great moment.
IS_VEILED = """(token) => {
    const veil = document.querySelector(".veil");
    const [, path] = /"(.*)"/.exec(getComputedStyle(veil).clipPath);
    const { x, y, width, height } = document.getElementById(token).getBoundingClientRect();
    const { left, top } = veil.getBoundingClientRect();
    const drawing = document.createElement("canvas").getContext("2d");
    return drawing.isPointInPath(new Path2D(path), x + width / 2 - left, y + height / 2 - top, "evenodd");
}"""

# Whether what a sentence names is numbered there and on the board alike, from one on.
IS_NUMBERED = """() => {
    const numbers = (where) => [...document.querySelectorAll(where)].map((chip) => Number(chip.textContent)).sort();
    const [said, laid] = [numbers(".playback .number-chip"), numbers(".board [data-chip]")];
    return said.length > 0 && said.every((n, k) => n === k + 1) && said.join() === laid.join();
}"""


def story_of(page: Page) -> Locator:
    """What is shown in the prompt's place."""
    return page.get_by_role("region", name="What is happening")


def first_open(state: State) -> str:
    return open_tokens(state)[0]


def at_others_turn(
    visit: Visit, inn: Inn, pace: str = "calm", stand: bool = True, size: tuple[int, int] = DESKTOP
) -> Guest:
    """At a table whose three bots are about to move, after the own turn; then the page's clock stands still."""
    guest = visit(pace=pace, size=size)
    guest.go_to(guest.sit_at("Ada", "me", *["random"] * BOTS))
    guest.wait_until_asked()
    inn.hold_bots()
    while (state := guest.state())["ask"]:
        guest.answer(state, first_open)
    guest.settle()
    if stand:
        guest.stop_the_clock()
    return guest


def let_bots_move(guest: Guest, inn: Inn, answers: int = 0, turns: int = BOTS) -> None:
    """Until the page has heard of all of them: its clock stands still, and what came later would wait for ever."""
    inn.let_bots(answers)
    guest.hear()
    expect(story_of(guest.page)).to_contain_text(f"1 of {turns}")


def test_others_turns_are_shown_one_after_the_other(visit: Visit, inn: Inn) -> None:
    """Three bots are done at once; each of them is seen, in its order, before the own question comes."""
    guest = at_others_turn(visit, inn)
    page = guest.page
    let_bots_move(guest, inn)
    story = story_of(page)
    expect(page.locator(".prompt")).to_have_count(0)
    expect(page.get_by_role("log").locator(".lit")).to_have_count(0)  # what comes right after comes along
    page.clock.run_for(GAP)
    plates = 0
    for n in range(BOTS):
        expect(story).to_contain_text(f"{n + 1} of {BOTS}")
        expect(story.locator(".head .name")).to_have_text(f"Wanderer {n + 1}")
        expect(page.get_by_role("log").locator(".lit .name")).to_have_text(f"Wanderer {n + 1}")
        expect(page.locator(".prompt")).to_have_count(0)
        expect(page.locator(".player.acts")).to_have_attribute("aria-label", f"Wanderer {n + 1}")
        plates += page.locator(".player.acts .plates").count()
        assert "story" in (page.locator("html").get_attribute("data-busy") or "")
        page.clock.run_for(SCENE)
    expect(story).to_have_count(0)
    assert plates > 0  # what a turn changed stands on the panel, as long as it is shown
    expect(page.locator(":is(.player.acts, .plates)")).to_have_count(0)
    expect(page.locator(".prompt.asked")).to_be_visible()
    touched = page.locator(".marks [data-touched]")
    expect(touched.first).to_be_visible()
    page.clock.resume()
    guest.settle()
    guest.click_anything()
    expect(touched).to_have_count(0)  # until the next own decision


def test_a_phone_shows_where_something_happens(visit: Visit, inn: Inn) -> None:
    """Whoever looks at one place sees all of them again when others act elsewhere."""
    guest = at_others_turn(visit, inn, size=(390, 844))
    page = guest.page
    whole, *places = page.locator(".board nav button").all()
    places[2].click()  # where nobody goes in this game
    expect(places[2]).to_have_attribute("aria-pressed", "true")
    let_bots_move(guest, inn)
    page.clock.run_for(GAP)
    expect(whole).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".short.acts")).to_contain_text("Wanderer 1")


def test_all_is_shown_at_once_to_who_wants_it(visit: Visit, inn: Inn) -> None:
    """Escape, Space and a click on the table lead to the question; a button leads there, too, and says what it is."""
    guest = at_others_turn(visit, inn)
    page = guest.page
    let_bots_move(guest, inn)
    skips: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: page.keyboard.press("Space"),
        lambda: page.locator(".board svg").first.click(position={"x": 3, "y": 3}),
        lambda: story_of(page).get_by_role("button", name="Skip to your question").click(),
    ]
    asked = guest.state()["ask"]
    for skip in skips:
        page.clock.run_for(GAP)
        expect(story_of(page)).to_be_visible()
        expect(page.locator(".prompt")).to_have_count(0)
        skip()
        expect(story_of(page)).to_have_count(0)
        expect(page.locator(".prompt.asked")).to_be_visible()
        page.locator(".prompt .recap").click()  # once more
    assert asked == guest.state()["ask"]


def test_what_happened_is_played_once_more(visit: Visit, inn: Inn) -> None:
    """On the board, forwards and backwards, one at a time; by hand where nothing is shown by itself.

    What a sentence names has a number there and at its place on the board, both the same.
    """
    guest = at_others_turn(visit, inn, pace="off", stand=False)
    page = guest.page
    inn.let_bots()
    guest.wait_until_asked()
    story = story_of(page)
    expect(story).to_have_count(0)
    newest = page.evaluate("document.documentElement.dataset.v")
    log = page.get_by_role("log").locator("summary")
    told = log.count()
    page.get_by_role("button", name=re.compile("What happened")).click()
    for key, n in ((None, 1), (".", 2), (".", 3), (",", 2), (",", 1), (",", 1), (".", 2), (".", 3)):
        if key:
            page.keyboard.press(key)
        expect(story).to_contain_text(f"{n} of {BOTS}")
        expect(story.locator(".head .name")).to_have_text(f"Wanderer {n}")
        expect(log).to_have_count(told - BOTS + n)
        page.wait_for_function(IS_NUMBERED)
        assert page.evaluate("document.documentElement.dataset.v") != newest or n == BOTS
    page.keyboard.press(".")
    expect(story).to_have_count(0)
    expect(page.locator(".prompt.asked")).to_be_visible()
    expect(log).to_have_count(told)


def test_who_comes_back_is_offered_what_happened(visit: Visit, inn: Inn) -> None:
    """After a reload nothing is played by itself; the log marks what is new, and a button plays it."""
    guest = at_others_turn(visit, inn, stand=False)
    page = guest.page
    with guest.away():
        inn.let_bots()
        inn.quiet()
    guest.wait_until_asked()
    expect(story_of(page)).to_have_count(0)
    mark = page.get_by_role("log").locator(".new")
    expect(mark).to_have_text("Since your last turn")
    after = mark.locator("xpath=following-sibling::li//summary")
    expect(after).to_have_count(BOTS)
    expect(after.first).to_contain_text("Wanderer 1")
    guest.stop_the_clock()
    page.locator(".recap").click()
    expect(story_of(page)).to_contain_text(f"of {BOTS}")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt.asked")).to_be_visible()


def test_what_is_undone_is_not_shown(visit: Visit, inn: Inn) -> None:
    """While bots' turns wait to be shown, the own turn is taken back: nothing of them is seen, no trail, no mark."""
    guest = at_others_turn(visit, inn)
    page = guest.page
    own = guest.state()["decided"]
    let_bots_move(guest, inn, answers=2, turns=1)
    page.clock.run_for(GAP)
    story = story_of(page)
    expect(story.locator(".head .name")).to_have_text("Wanderer 1")
    page.keyboard.press("u")
    expect(story).to_have_count(0)
    expect(page.locator(".prompt.asked")).to_be_visible()
    page.clock.run_for(A_WHILE)
    expect(story).to_have_count(0)
    expect(page.locator(".marks [data-touched]")).to_have_count(0)
    expect(page.locator(".trails path")).to_have_count(0)
    assert guest.state()["decided"] < own


def test_the_log_stays_at_the_newest_line(visit: Visit, inn: Inn) -> None:
    """Whatever grows; who scrolls up is left in peace and told how much is new, until they go back."""
    guest = visit()
    guest.sit_with_bots("gugong", 3)
    log = guest.page.get_by_role("log")
    while log.evaluate("(list) => list.scrollHeight < 2 * list.clientHeight"):
        guest.click_anything()
        guest.settle(has_played=True)

    def below() -> float:
        guest.settle()
        return float(log.evaluate("(list) => list.scrollHeight - list.clientHeight - list.scrollTop"))

    assert below() < 1
    guest.page.get_by_label("Language").select_option("pl")
    assert below() < 1
    guest.resize((1480, 820))
    assert below() < 1
    log.locator("summary:has(.chevron)").last.click()
    log.locator("summary:has(.chevron)").last.click()
    guest.page.get_by_label("Język").select_option("en")

    log.evaluate("(list) => { list.scrollTop -= 60; }")  # as where a line folds: nobody has scrolled
    guest.see_a_frame()
    assert below() < 1
    expect(guest.page.locator(".newest")).to_have_count(0)
    log.hover()
    guest.page.mouse.wheel(0, -2000)
    button = guest.page.locator(".newest")
    expect(button).to_have_text("Newest")
    lines = log.locator("ol > li:not(.new)")
    before = lines.count()
    while lines.count() < before + 2:
        guest.click_anything()
        guest.settle(has_played=True)
    assert 0 == log.evaluate("(list) => list.scrollTop")
    expect(button).to_have_text(f"{lines.count() - before} new")
    button.click()
    expect(button).to_have_count(0)
    assert below() < 1


def until_moment(guest: Guest, kind: str) -> Locator:
    """Play until a great moment is shown; the clock of the page stands then. Its banner."""
    page = guest.page
    guest.stop_the_clock()
    for _ in range(LONGEST_GAME):
        page.keyboard.press("End")  # what came before is of no interest here
        guest.decide(first_open)
        if any(event["kind"] == kind for event in guest.state()["events"]):
            break
    guest.hear()
    expect(story_of(page)).to_be_visible()
    banner = page.locator(f"[data-moment='{kind}']")
    for _ in range(A_WHILE // STEP):  # in steps so small that nothing comes and goes between two of them
        if banner.count():
            break
        page.clock.run_for(STEP)
    return banner


def test_great_moments_have_a_banner(visit: Visit, inn: Inn) -> None:
    """When night falls the board says it, with what it brought to each; it takes no click, goes, and is in the log."""
    guest = visit(pace="calm")
    guest.go_to(guest.sit_at("Ada", "me", "random"))
    guest.wait_until_asked()
    page = guest.page
    banner = until_moment(guest, "night-falls")
    expect(banner).to_contain_text("Night of day 1")
    expect(page.get_by_role("log").locator(".moment")).to_contain_text("Night of day 1")
    assert "none" == banner.evaluate("(one) => getComputedStyle(one).pointerEvents")
    expect(page.locator(".veil")).to_have_count(0)  # it concerns the whole table
    page.clock.run_for(MOMENT)
    expect(banner).to_have_count(0)


def test_a_moment_at_a_place_is_told_beside_it(visit: Visit, inn: Inn) -> None:
    """The wall is scored: the banner begins at its edge, the rest is veiled, wall and Palace are not."""
    inn.deal("widths")
    guest = visit(pace="calm")
    guest.go_to(guest.sit_at("Ada", "me", "random", "random", "random"))
    guest.wait_until_asked()
    banner = until_moment(guest, "wall-scored")
    expect(banner).to_contain_class("flying")
    boxes = guest.boxes("[data-moment]", "[id='place:wall']", "[id='place:palace']", ".board")
    (left, top, width, height), wall, palace, board = boxes.values()
    assert abs(left - (wall[0] + wall[2])) <= SLACK
    assert wall[1] - SLACK <= top <= wall[1] + wall[3]
    assert top + height <= palace[1] or top >= palace[1] + palace[3]
    assert left + width <= board[0] + board[2]
    for token, is_veiled in (("place:wall", False), ("place:palace", False), ("place:decrees", True)):
        assert is_veiled == guest.page.evaluate(IS_VEILED, token), token


def test_what_was_pointed_at_does_not_outlive_the_table(guest: Guest) -> None:
    """A rival's panel lights their pieces; at another table nobody's stand out."""
    guest.sit_with_bots("gugong")
    first = guest.table
    lit = guest.page.locator(".board .drawing[data-seat]")
    guest.page.get_by_role("region", name="Players").locator(":scope > *").first.hover()
    expect(lit).to_have_count(1)
    guest.page.keyboard.press("Tab")
    guest.page.evaluate("location.hash = '#/'")
    expect(guest.page.locator("main [data-game]").first).to_be_visible()
    guest.page.mouse.move(2, 2)
    guest.go_to(first)
    expect(guest.page.locator(".board svg").first).to_be_visible()
    expect(lit).to_have_count(0)
