"""The way in: what the cards say, how a table is set up, and what is remembered of it."""

import re

import pytest
from playwright.sync_api import Locator, expect

from caravanserai.bots.levels import suggested
from caravanserai.core.game import games
from tests.languages import LANGUAGES
from tests.web.conftest import DESKTOP, Visit
from tests.web.guests import Guest, finished, last_open, play_some
from tests.web.inn import Inn
from tests.web.test_pages import complaints

PHONE = (390, 844)
A_TURN = 8  # decisions: more than one turn has
SIZES = [DESKTOP, PHONE, (768, 1024), (1024, 768)]
# Whether an element lies wholly inside the window, and whether nothing of it is cut.
IN_SIGHT = """(one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
}"""
DRAWN = """(all) => all.every((one) => document.querySelector(one.href.baseVal) !== null)"""
UNCUT = """(all) => all.every((one) => one.scrollWidth <= one.clientWidth + 1)"""


def card(guest: Guest, game: str) -> Locator:
    return guest.page.locator(f"[data-game={game}]")


def test_a_card_says_how_long_and_how_heavy_the_game_is(guest: Guest) -> None:
    """The figures are the game's own; the one main button is the lesson."""
    guest.enter()
    for game in games().values():
        one = card(guest, game.id)
        least, most = min(game.about.minutes.values()), max(game.about.minutes.values())
        expect(one.locator(".facts")).to_contain_text(f"{least}–{most} min")
        expect(one.get_by_role("img", name=f"Weight {game.about.weight} of 5")).to_be_visible()
        expect(one.locator(".facts")).to_contain_text(f"{game.seats[0]}–{game.seats[-1]}")
        expect(one.get_by_role("link", name="Rules")).to_have_attribute("href", f"#/rules/{game.id}")
        expect(one.locator(".button.main")).to_have_count(1)
        expect(one.locator(".button.main")).to_contain_text(f"Learn by playing {game.about.lesson_minutes} min")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_is_cut(visit: Visit, language: str) -> None:
    """In every language and at every width; on the desk all buttons are in sight without scrolling."""
    guest = visit(language=language)
    guest.enter()
    for size in SIZES:
        guest.resize(size)
        guest.settle()
        assert guest.page.locator("article, article .button, .opponents button").evaluate_all(UNCUT), size
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        if size == DESKTOP:
            assert all(one.evaluate(IN_SIGHT) for one in guest.page.locator("article .button").all())


def test_start_is_always_in_sight(guest: Guest) -> None:
    """Also with every seat taken and every ruling unfolded: only the middle scrolls."""
    form = guest.set_up("yokohama")
    form.locator('[name=players][value="4"]').check()
    form.locator("summary").click()
    guest.seat_there(2, "open")
    for size in SIZES:
        guest.resize(size)
        guest.settle()
        assert form.get_by_role("button", name="Start the game").evaluate(IN_SIGHT), size
        assert form.locator("li, footer, .rest, .seats").evaluate_all(UNCUT), size


def test_players_come_first_and_rulings_are_folded(guest: Guest) -> None:
    """Expansions are switches; the rulings are one line that says whether any was changed."""
    form = guest.set_up("yokohama")
    expect(form.locator("[name=players]:checked")).to_be_focused()
    expect(form.get_by_role("switch")).to_have_count(2)  # the expansions; rulings are not to be seen
    expect(form.locator("summary")).to_contain_text("8 readings of unclear rules, all as recommended")
    form.get_by_role("switch", name="Five-power tokens").check()
    expect(form.locator("summary")).to_contain_text("9 readings")  # one that means nothing without it
    form.locator("summary").click()
    form.get_by_role("switch", name="Exact payment").check()
    expect(form.locator("summary")).to_contain_text("9 readings, 1 changed")
    expect(form.locator("footer")).to_contain_text("2 settings differ from the standard game")
    form.get_by_role("button", name="Back to recommended").click()
    expect(form.locator("summary")).to_contain_text("all as recommended")
    guest.begin()
    guest.page.locator("dialog .button.main").click()
    guest.wait_until_asked()
    assert {"mini_2": True} == {
        name: value
        for name, value in guest.ask(f"tables/{guest.table}")["table"]["options"].items()
        if value is True and name.startswith("mini")
    }


def test_the_last_set_up_is_remembered(guest: Guest) -> None:
    """Who sat there and what was chosen; another game begins as ever."""
    guest.take_a_name("Ada")
    form = guest.set_up("yokohama")
    form.locator('[name=players][value="3"]').check()
    guest.seat_there(3, "bot:apprentice")
    form.get_by_role("switch", name="Achievement reward tokens").check()
    guest.begin()
    guest.wait_until_asked()
    form = guest.set_up("yokohama")
    expect(form.locator("[name=players]:checked")).to_have_value("3")
    expect(form.locator("[name=seat-2]:checked")).to_have_value("bot:apprentice")
    expect(form.get_by_role("switch", name="Achievement reward tokens")).to_be_checked()
    form = guest.set_up("paladins")
    expect(form.locator("[name=players]:checked")).to_have_value("2")


def test_why_a_table_cannot_be_started_is_said(guest: Guest) -> None:
    """Two people of one name: the button stays, and the line beside it says why."""
    guest.take_a_name("Ada")
    form = guest.set_up()
    guest.seat_there(2, "here")
    form.get_by_label("Player's name").fill("Ada")
    start = form.get_by_role("button", name="Start the game")
    expect(start).to_have_attribute("aria-disabled", "true")
    expect(form.locator("footer")).to_contain_text("Two seats have the same name.")
    start.click(force=True)
    expect(form).to_be_visible()
    form.get_by_label("Player's name").fill("Bo")
    guest.page.keyboard.press("Control+Enter")
    expect(guest.page.locator(".frame")).to_be_visible()


def test_the_usual_opponent_is_the_one_chosen_in_the_hall(guest: Guest) -> None:
    guest.take_a_name("Ada")
    guest.enter()
    guest.page.locator(".opponents").get_by_role("button", name="Apprentice").click()
    card(guest, "gugong").locator("[data-way=bots]").click()
    guest.wait_until_asked()
    seats = guest.ask(f"tables/{guest.table}")["table"]["seats"]
    assert [None, "apprentice", "apprentice"] == [one["bot"] for one in seats]


def test_once_learnt_the_game_itself_is_the_main_button(guest: Guest) -> None:
    """With whom it was last played; the lesson stays within reach."""
    guest.tell("guest", name="Ada", language="en")
    table = guest.tell("tables/lesson", game="gugong")["id"]
    lesson = games()["gugong"].lesson
    assert lesson is not None
    while True:
        guest.inn.quiet()
        state = guest.ask(f"tables/{table}?seat={lesson.seat}")
        if state["lesson"]["done"]:
            break
        order = {"seat": lesson.seat, "decided": state["decided"], "key": str(state["v"])}
        if state["held"]:
            guest.tell(f"tables/{table}/confirm", **order)
        else:
            guest.tell(f"tables/{table}/moves", **order, token=state["lesson"]["tokens"][0])
    guest.enter()
    one = card(guest, "gugong")
    expect(one.locator(".learnt")).to_be_visible()
    expect(one.locator(".button.main")).to_contain_text(f"Play with {suggested().capitalize()} ×2")
    expect(one.get_by_role("button", name="Learn again")).to_be_visible()
    expect(card(guest, "paladins").locator(".button.main")).to_contain_text("Learn by playing")


def test_the_rules_are_those_of_the_game_that_was_looked_at(guest: Guest) -> None:
    """Each card has its own; the page offers all games, and is found again at the last one."""
    guest.enter()
    card(guest, "paladins").get_by_role("link", name="Rules").click()
    expect(guest.page.locator("main h1")).to_have_text("Rules: Paladins of the West Kingdom")
    expect(guest.page.locator("[data-rule^=PW-]").first).to_be_visible()
    picker = guest.page.get_by_role("navigation", name="Which game?")
    expect(picker.get_by_role("link")).to_have_count(len(games()))
    picker.get_by_role("link", name="Yokohama").click()
    expect(guest.page.locator("[data-rule^=YK-]").first).to_be_visible()
    expect(guest.page.locator("[data-rule^=PW-]")).to_have_count(0)
    guest.turn_to("statistics")
    guest.page.get_by_role("navigation", name="Pages").get_by_role("link", name="Rules").click()
    expect(guest.page.locator("main h1")).to_have_text("Rules: Yokohama")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_the_symbols_of_every_game(visit: Visit, language: str) -> None:
    """Each in words, and drawn."""
    guest = visit(language=language)
    for game in games().values():
        guest.turn_to(f"legend/{game.id}")
        guest.settle()
        signs = guest.page.locator("main li")
        said = signs.all_inner_texts()
        assert len(game.about.legend) < len(said) == len(set(said))
        assert not [text for text in said if "legend-" in text or "board-" in text or not text.strip()]
        hrefs = signs.locator("use").evaluate_all(
            "(all) => all.map((one) => document.querySelector(one.href.baseVal) !== null)"
        )
        assert all(hrefs)


def test_the_legend_is_in_the_menu_of_the_table(guest: Guest) -> None:
    guest.start_solo("gugong")
    guest.page.locator(".top nav button").last.click()
    guest.page.locator("dialog .menu .button").nth(4).click()
    expect(guest.page.locator("dialog li")).to_have_count(len(games()["gugong"].about.legend) + 9)


# Small things that people expect


def icon(guest: Guest) -> str:
    return str(guest.page.locator('link[rel="icon"]').get_attribute("href"))


def test_the_tab_says_whose_turn_it_is(guest: Guest, inn: Inn) -> None:
    """In its title and by a dot on its icon, at the table and in the hall; neither while another plays."""
    guest.start_with_bots()
    table = guest.table
    expect(guest.page).to_have_title("● Your turn – Gùgōng")
    assert "./mark-turn.svg" == icon(guest)
    guest.enter()
    expect(guest.page).to_have_title("● Your turn in 1 game – Caravanserai")
    assert "./mark-turn.svg" == icon(guest)
    guest.turn_to("rules/gugong")
    expect(guest.page).to_have_title("Caravanserai")
    assert "./mark.svg" == icon(guest)
    inn.hold_bots()
    guest.go_to(table)
    while guest.decide():
        pass
    expect(guest.page).to_have_title("Caravanserai")
    assert "./mark.svg" == icon(guest)
    inn.let_bots()
    answer = guest.page.request.get(f"{guest.url}mark-turn.svg")
    assert answer.ok
    assert "image/svg" in answer.headers["content-type"]


SOUNDS = """() => {
    window.sounds = 0;
    const made = window.OscillatorNode;
    window.OscillatorNode = class extends made {
        constructor(...given) { super(...given); window.sounds += 1; }
    };
}"""


def test_sounds_are_on_and_one_switch_turns_them_off(guest: Guest) -> None:
    """Once somebody has clicked they are heard; who does not want them says it in the menu, for good."""
    guest.start_with_bots()
    guest.page.evaluate(SOUNDS)
    play_some(guest, Guest.click_anything, A_TURN)
    heard = guest.page.evaluate("window.sounds")
    assert heard > 0
    guest.page.get_by_role("button", name="Menu").click()
    sounds = guest.page.get_by_role("dialog").get_by_label("Sounds")
    expect(sounds).to_be_checked()
    sounds.uncheck()
    guest.page.keyboard.press("Escape")
    play_some(guest, Guest.click_anything, A_TURN)
    assert heard == guest.page.evaluate("window.sounds")
    guest.page.reload()
    guest.page.get_by_role("button", name="Menu").click()
    expect(guest.page.get_by_role("dialog").get_by_label("Sounds")).not_to_be_checked()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_who_watches_is_told_so(visit: Visit, size: tuple[int, int]) -> None:
    """A player is not."""
    ada, eve = visit(), visit(size=size)
    table = ada.sit_at("Ada", "me", "random", public=True)
    ada.go_to(table)
    eve.go_to(table)
    expect(eve.page.locator("header .watching")).to_have_text("You are watching")
    assert eve.page.locator("header .watching").evaluate(IN_SIGHT)
    expect(ada.page.locator("header .watching")).to_have_count(0)


def test_what_is_not_there_has_a_way_on(visit: Visit) -> None:
    """A table that there is not, one by invitation only, a replay, a page: a sentence, the bar and a way on."""
    ada, eve = visit(), visit()
    private = ada.sit_at("Ada", "me", "open")
    for path, title in (
        ("table/nothing", "There is no table here"),
        (f"table/{private}", "This table is by invitation only"),
        ("replay/nothing", "There is no table here"),
        ("nowhere", "There is nothing at this address"),
    ):
        eve.turn_to(path)
        expect(eve.page.locator(".lost h1")).to_have_text(title)
        expect(eve.page.locator("header").first).to_be_visible()
        assert [] == complaints(eve), path
        eve.page.locator(".lost").get_by_role("link", name="To the games").click()
        expect(eve.page.locator("[data-game=gugong]")).to_be_visible()
    eve.turn_to(f"table/{private}")
    expect(eve.page.locator(".lost").get_by_role("link", name="Sign in")).to_be_visible()


def test_my_games_tell_how_they_ended(guest: Guest) -> None:
    """Place and points, and those of the others; what waits for an answer stands first. Each way on has its place."""
    table = finished(guest, "random")
    places = guest.ask(f"tables/{table}/score")["standings"]
    guest.sit_at("Ada", "me", "random")
    guest.turn_to("games")
    lines = guest.page.locator("main li")
    expect(lines).to_have_count(2)
    expect(lines.first.locator(".tag.turn")).to_have_text("Your turn")
    own = next(one for one in places if one["seat"] == 0)
    over = guest.page.locator("main li", has=guest.page.locator(f'a[href="#/replay/{table}"]'))
    place = "1st" if own["won"] else "2nd"
    expect(over.locator(".result")).to_have_text(f"{place} of 2 · {own['score']}")
    for one in places:
        expect(over.locator(".who")).to_contain_text(str(one["score"]))
    guest.settle()
    replay, review = guest.boxes(f'a[href="#/replay/{table}"]', f'a[href="#/review/{table}"]').values()
    assert replay[0] + replay[2] <= review[0], "one lies over the other"
    guest.page.locator(f'a[href="#/review/{table}"]').click()
    expect(guest.page).to_have_url(re.compile(f"#/review/{table}"))


# What things say of themselves


def tip(guest: Guest, selector: str) -> str:
    """What is said of a thing when the mouse rests on it."""
    guest.page.mouse.move(0, 0)
    expect(guest.page.locator(".tooltip")).to_have_count(0)
    guest.page.locator(selector).first.hover(force=True)
    expect(guest.page.locator(".tooltip")).to_be_visible()
    return guest.page.locator(".tooltip").inner_text()


def test_a_place_says_what_it_does(guest: Guest) -> None:
    """And what lies there; nothing says where its values come from."""
    guest.sit_with_bots("gugong")
    said = tip(guest, ".board rect.ground.place-wall")
    assert "whoever has most there scores" in said
    assert "A: place 1 servant" in said
    assert "Lying there:" in said
    assert not [word for word in ("official", "reconstructed", "recalled") if word in said]
    assert "1 jade: 1 point\n2 jade: 3 points" in tip(guest, '[aria-label^="What a jade collection is worth"]')
    assert "is a match. Its faces:" in tip(guest, '[aria-label^="Destiny die 1"]')


def test_an_achievement_says_whose_its_points_are(guest: Guest) -> None:
    """The number before the stroke is for the first, the other for those who come later."""
    guest.sit_with_bots("yokohama")
    said = tip(guest, '.board [id^="achievement:"]')
    assert re.search(r"First: \+\d+ points?.*\nLater: \+\d+ points?", said)


def test_what_cannot_be_mended_is_warned_of_once(visit: Visit) -> None:
    """On the last Day the envoy is outside: it is said over the board, with the rule, until it was read."""
    guest = visit()
    guest.go_to(guest.sit_at("Ada", "me", "random"))
    note = guest.page.locator(".caution")
    guest.settle()
    expect(note).to_have_count(0)
    guest.decide_until(lambda state: "caution" in state["ask"], last_open)
    missing = guest.state()["ask"]["caution"]["n"]
    expect(note).to_contain_text("your envoy is not in the Palace")
    expect(note).to_contain_text(f"{missing} step")
    assert [] == complaints(guest)
    note.get_by_role("button", name="GG-9.2.5").click()
    expect(guest.page.locator('[data-rule="GG-9.2.5"].asked')).to_be_visible()
    guest.page.keyboard.press("Escape")
    note.get_by_role("button", name="Understood").click()
    expect(note).to_have_count(0)
    guest.page.reload()
    guest.wait_until_asked()
    expect(note).to_have_count(0)
