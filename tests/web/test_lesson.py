"""The first lesson in the browser: somebody who has never played clicks what is ringed, to the end."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from caravanserai.core.game import Game, games
from tests.languages import LANGUAGES
from tests.web.conftest import DESKTOP, Visit
from tests.web.guests import Guest
from tests.web.test_pages import NO_SCROLLING, complaints

PHONE = (390, 844)
CLICKS = 8  # for one decision at most
RING = "i.ring"
# The title of the step, what is ringed and where its middle is, how high the board is, and how many lines are told
# where there is little room.
LED = """() => {
    const ring = document.querySelector("i.ring");
    const brief = document.querySelector(".coach .brief");
    const line = brief && parseFloat(getComputedStyle(brief.firstElementChild).lineHeight);
    const { x, y, width, height } = ring?.getBoundingClientRect() ?? {};
    return {
        title: document.querySelector(".coach h2")?.innerText,
        tokens: ring?.dataset.for,
        at: ring && [x + width / 2, y + height / 2],
        board: document.querySelector(".board").getBoundingClientRect().height,
        lines: brief ? brief.getBoundingClientRect().height / line : 0,
    };
}"""
UNDER_THE_RING = """() => {
    const { x, y, width, height } = document.querySelector("i.ring").getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[id]")?.id;
}"""
OFFERED_FIRST = "gugong"
TAUGHT = [game for game in games().values() if game.lesson is not None]
# Every language with one game, so that all games have their turn; each game in every language in the long run.
SPOKEN = [
    pytest.param(game.id, language, marks=[] if n == at % len(TAUGHT) else [pytest.mark.long])
    for at, language in enumerate(LANGUAGES)
    for n, game in enumerate(TAUGHT)
]
every_game = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
# Usually on a phone, where there is least room: the first game, and one of many sheets. The others, and all of them
# at a desk, in the long run.
USUALLY = (OFFERED_FIRST, "yokohama")
SHOWN = [(game, size) for size in (PHONE, DESKTOP) for game in TAUGHT]
LEARNT = [
    pytest.param(
        game,
        size,
        id=f"{game.id}-{'phone' if size == PHONE else 'desk'}",
        marks=[] if size == PHONE and game.id in USUALLY else [pytest.mark.long],
    )
    for game, size in SHOWN
]
# What is ringed first, and what the score sheet and the next game are about.
FIRST = {
    "gugong": "gift:set1_2",
    "paladins": "townsfolk:peddler_a",
    "marcopolo2": "character:abha_basu",
    "yokohama": "order:order_de_01",
}
COUNTED = {
    "gugong": "Palace",
    "paladins": "King's Orders",
    "marcopolo2": "Different shields",
    "yokohama": "Country bonus",
}
NEXT = {
    "gugong": "Play against Meng",
    "paladins": "Play against Ganelon",
    "marcopolo2": "Play with bots",
    "yokohama": "Play with bots",
}


HEIGHTS_DIFFER = 12  # pixels at most: a title may take a second line
LEAST_BOARD = 320  # pixels of a phone's 844: the coach is told in a few lines
BRIEF = 2  # lines at most, and no part of another
HALF = 0.5


def steps(game: Game[Any]) -> int:
    assert game.lesson is not None
    return len(game.lesson.steps)


def learn(guest: Guest, game: str = OFFERED_FIRST) -> None:
    """Three clicks: the offer, the name that is suggested, and the goal that was read."""
    open_lesson(guest, game)
    guest.page.locator(".coach .next").click()
    guest.settle()


def open_lesson(guest: Guest, game: str = OFFERED_FIRST) -> None:
    """Up to the goal."""
    guest.enter(game)
    guest.page.locator(f"[data-game={game}] .button.main").click()
    guest.page.locator("dialog .button.main").click()
    expect(guest.page.locator(".coach")).to_be_visible()
    guest.settle()


def hit(guest: Guest, touch: bool) -> None:
    """Click in the middle of the ring, whatever is there."""
    at = guest.page.evaluate(LED)["at"]
    assert at is not None, "nothing is ringed"
    if touch:
        guest.tap(*at)
    else:
        guest.page.mouse.click(*at)
    guest.settle()


def is_led(guest: Guest, touch: bool) -> bool:
    """Whether the next thing is ringed, beside board enough; else it is over, and the score sheet lies open."""
    state = guest.state()
    if state["over"]:
        assert guest.has_ended
        return False
    led = guest.page.evaluate(LED)
    assert " ".join(state["lesson"]["tokens"]) == led["tokens"]
    assert not touch or led["board"] >= LEAST_BOARD
    assert led["lines"] < BRIEF + HALF, "more is shown below the dots that say there is more"
    return True


def follow(guest: Guest, touch: bool = False) -> str:
    """Do what is ringed until it is decided; the title of the step that it belonged to."""
    before = guest.decided()
    title = str(guest.page.evaluate(LED)["title"])
    for _ in range(CLICKS):
        hit(guest, touch)
        if guest.so_far > before:
            return title
    raise AssertionError(f"{title}: the ring leads nowhere")


@pytest.mark.parametrize(("game", "size"), LEARNT)
def test_a_newcomer_learns_by_clicking_what_is_ringed(visit: Visit, game: Game[Any], size: tuple[int, int]) -> None:
    """Every step in its order, to the score sheet; from there to a game of one's own."""
    touch = size == PHONE
    guest = visit(size=size, touch=touch)
    learn(guest, game.id)
    titles: list[str] = []
    while is_led(guest, touch):
        title = follow(guest, touch)
        if title not in titles:
            titles.append(title)
    assert steps(game) == len(titles) == len(set(titles))
    sheet = guest.page.locator("dialog[open]")
    expect(sheet.locator("tfoot")).to_contain_text("Total")
    expect(sheet).to_contain_text(COUNTED[game.id])
    assert [] == complaints(guest), "the end of the lesson"
    lesson = guest.table
    sheet.get_by_role("button", name=NEXT[game.id]).click()
    expect(guest.page).not_to_have_url(re.compile(lesson))
    guest.wait_until_asked()
    expect(guest.page.locator(".coach")).to_have_count(0)


def open_achievements(guest: Guest) -> None:
    guest.touch(guest.page.locator('[aria-controls="sheet-achievements"]'))
    expect(guest.page.locator("#sheet-achievements")).to_be_visible()
    guest.settle()


def test_a_sheet_over_the_ringed_thing_is_closed_first(visit: Visit) -> None:
    """A newcomer opens a sheet over an area; the ring leads to what closes it, then back to what lay behind."""
    guest = visit(size=PHONE, touch=True)
    learn(guest, "yokohama")
    for _ in range(CLICKS):
        ringed = str(guest.page.evaluate(UNDER_THE_RING))
        if ringed.startswith("area:"):
            break
        follow(guest, touch=True)
    assert "area:bank" == ringed
    open_achievements(guest)
    hit(guest, True)
    expect(guest.page.locator("#sheet-achievements")).to_be_hidden()
    guest.settle()
    assert ringed == guest.page.evaluate(UNDER_THE_RING)


def test_a_sheet_instead_of_the_one_that_is_asked_about_leads_astray_nobody(visit: Visit) -> None:
    """An order lies in a sheet; with another one open the ring leads to it all the same, there or in the prompt."""
    guest = visit(size=PHONE, touch=True)
    learn(guest, "yokohama")
    assert FIRST["yokohama"] == guest.page.evaluate(UNDER_THE_RING)
    open_achievements(guest)
    follow(guest, touch=True)
    assert FIRST["yokohama"] not in guest.state()["lesson"]["tokens"]


def test_the_whole_text_lies_over_the_hand_and_never_over_the_board(visit: Visit) -> None:
    """Unfolded it leaves the board as it was; the next move folds it away."""
    guest = visit(size=PHONE, touch=True)
    learn(guest)
    board = guest.page.locator(".board").bounding_box()
    guest.touch(guest.page.get_by_role("button", name="More"))
    guest.settle()
    assert board == guest.page.locator(".board").bounding_box()
    whole = guest.page.locator("#lesson-whole").bounding_box()
    assert board is not None
    assert whole is not None
    assert whole["y"] >= board["y"] + board["height"]
    for _ in range(CLICKS):
        if not guest.page.locator("#lesson-whole").count():
            break
        hit(guest, True)
    follow(guest, touch=True)
    expect(guest.page.locator("#lesson-whole")).to_have_count(0)


def test_something_else_is_answered_with_a_hint(guest: Guest) -> None:
    """Nothing changes, the hint names the rule, and the ring stays where it is."""
    learn(guest)
    expect(guest.page.locator(RING)).to_be_visible()
    before, now = guest.decided(), guest.page.locator(".coach .now-do").inner_text()
    guest.page.locator('.dock [id="gift:set1_4"]').click()
    refusal = guest.page.locator(".prompt .refusal")
    expect(refusal).to_contain_text("Bonsai (4): Do the highlighted move first")
    expect(refusal).to_contain_text("GG-5.2.4")
    assert (before, now) == (guest.decided(), guest.page.locator(".coach .now-do").inner_text())
    follow(guest)
    expect(refusal).to_have_count(0)


def test_a_lesson_goes_on_where_it_was(guest: Guest) -> None:
    """After a reload, after taking back, and in another language."""
    learn(guest)
    for _ in range(3):
        follow(guest)
    now = guest.page.locator(".coach .now-do")
    expect(now).to_have_text("Your card's action is the Great Wall: take option B.")
    guest.page.reload()
    expect(now).to_have_text("Your card's action is the Great Wall: take option B.")
    guest.page.get_by_role("button", name="Undo").click()
    expect(now).to_have_text("Pay with servants.")
    follow(guest)
    guest.page.locator("header select").select_option("tr")
    expect(guest.page.locator(".coach h2")).to_have_text("İlk hediyeniz")


def test_the_goal_comes_first_and_a_real_turn_after_it(guest: Guest) -> None:
    """Nothing is ringed before it was read; after the first turn the table itself plays on to where more is taught."""
    open_lesson(guest)
    coach = guest.page.locator(".coach")
    expect(coach.locator("h2")).to_have_text("The goal")
    expect(coach).to_contain_text("Outside it, your score is 0.")
    expect(coach).to_contain_text(f"Step 1 of {steps(games()[OFFERED_FIRST]) + 1}")
    expect(guest.page.locator(RING)).to_have_count(0)
    assert 0 == guest.decided()
    coach.locator(".next").click()
    expect(coach.locator("h2")).to_have_text("Your first gift")
    expect(guest.page.locator(RING)).to_be_visible()
    while "Your first gift" == coach.locator("h2").inner_text():
        follow(guest)
    expect(coach.locator("h2")).to_have_text("A better gift")
    assert 3 == guest.state()["view"]["day"]
    assert guest.page.get_by_role("button", name="Undo").is_disabled()
    expect(coach.locator(".now-do")).to_have_text("Choose your 8.")


def test_the_goal_leaves_the_board_of_a_phone_as_it_is(visit: Visit) -> None:
    """It lies over the prompt and the hand; the next step has the same board."""
    guest = visit(size=PHONE, touch=True)
    open_lesson(guest)
    board = guest.boxes(".board")[".board"]
    goal = guest.boxes(".coach")[".coach"]
    assert board[1] + board[3] <= goal[1] + HEIGHTS_DIFFER
    guest.touch(guest.page.locator(".coach .next"))
    guest.settle()
    assert abs(board[3] - guest.boxes(".board")[".board"][3]) <= HEIGHTS_DIFFER


def test_a_lesson_by_keyboard(guest: Guest) -> None:
    """The coach leads to what is ringed; Enter takes it."""
    learn(guest)
    for _ in range(2):
        expect(guest.page.locator(RING)).to_be_visible()
        before = guest.decided()
        guest.page.locator(".coach .do button").focus()
        guest.page.keyboard.press("Enter")
        guest.page.keyboard.press("Enter")
        assert before + 1 == guest.decided()
    expect(guest.page.locator(".coach .now-do")).to_have_text("Pay with servants.")


def test_a_lesson_begins_from_the_card_and_from_the_menu(guest: Guest) -> None:
    """Who has played already finds it there; and it is marked in the list."""
    guest.start_solo()
    first = guest.table
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Learn by playing").click()
    expect(guest.page.locator(".coach")).to_be_visible()
    assert first != guest.table
    guest.enter()
    expect(guest.page.locator("aside .tag.lesson")).to_have_count(1)
    lesson = guest.table
    main = guest.page.locator("[data-game=gugong] .button.main")
    expect(main).to_contain_text(f"Go on learning 1 of {steps(games()['gugong']) + 1}")
    main.click()
    expect(guest.page.locator(".coach")).to_be_visible()
    assert lesson == guest.table


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_the_coach_keeps_nobody_out(visit: Visit, game: str, language: str) -> None:
    """In every language axe finds nothing serious, nothing needs scrolling, and the ringed thing lies free."""
    guest = visit(language=language)
    learn(guest, game)
    for size, scheme in ((DESKTOP, "light"), (PHONE, "dark")):
        guest.resize(size)
        guest.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        expect(guest.page.locator("html")).to_have_attribute("data-theme", scheme)
        expect(guest.page.locator(RING)).to_be_visible()
        guest.settle()
        assert [] == complaints(guest), (size, scheme)
        assert_all_fits(guest, size)
        assert FIRST[game] == guest.page.evaluate(UNDER_THE_RING), size
    assert "lesson-" not in guest.page.locator(".coach").inner_text()


def assert_all_fits(guest: Guest, size: tuple[int, int]) -> None:
    assert guest.page.evaluate(NO_SCROLLING), size
    for part, (_, y, _, height) in guest.boxes(".coach", ".prompt", ".dock", ".board").items():
        assert y >= 0, part
        assert y + height <= size[1] + 1, part


def test_a_choice_of_several_clicks_is_led_to_its_end(guest: Guest) -> None:
    """What was picked first by mistake is given back, then the ring goes from card to card, then to the button."""
    learn(guest, "paladins")
    expect(guest.page.locator(RING)).to_be_visible()
    follow(guest)
    guest.settle()
    assert "paladin:engelier" == guest.page.evaluate(UNDER_THE_RING)
    guest.page.locator('[id="paladin:gerier"]').click()
    guest.settle()
    seen = []
    for _ in range(4):
        seen.append(guest.page.evaluate(UNDER_THE_RING))
        hit(guest, False)
    assert ["paladin:gerier", "paladin:engelier", "paladin:girard"] == seen[:3]
    expect(guest.page.locator(".coach .now-do")).to_have_text("Take the card with the cleric and the scouts.")
