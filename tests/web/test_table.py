"""What a table does besides being played at."""

import re

import pytest
from playwright.sync_api import expect

from caravanserai import games
from caravanserai.speech import Speaker
from tests.web.conftest import Visit
from tests.web.guests import Guest, play_on
from tests.web.inn import Inn

SOME_CLICKS = 8


def first_gift(guest: Guest) -> str:
    return next(token for token in guest.tokens() if token.startswith("gift:"))


def test_undo_and_redo(guest: Guest) -> None:
    """A gift is chosen, taken back, and chosen again."""
    guest.start_solo()
    question = guest.question
    guest.choose(first_gift(guest))
    expect(guest.page.locator(".question")).not_to_have_text(question)

    guest.page.get_by_role("button", name="Undo").click()
    expect(guest.page.locator(".question")).to_have_text(question)
    guest.page.get_by_role("button", name="Redo").click()
    expect(guest.page.locator(".question")).not_to_have_text(question)


def test_a_change_of_mind(guest: Guest) -> None:
    """Another card, the card again, another place, Back and Escape: each goes to that choice, in one step."""
    guest.start_solo()
    asked = guest.page.locator(".question")
    first, second, *_ = [token for token in guest.tokens() if token.startswith("gift:")]
    which = guest.question
    given = guest.page.locator('.hand-card[data-mark="selected"]')

    guest.choose(first)
    expect(given).to_have_attribute("data-piece", first)
    guest.page.locator(f'.hand-card[data-piece="{second}"]').click()  # instead of the first
    expect(given).to_have_attribute("data-piece", second)
    given.click()  # the same again: none is chosen
    expect(asked).to_have_text(which)

    guest.choose(first)
    guest.page.locator(".prompt").get_by_role("button", name="Back").click()
    expect(asked).to_have_text(which)
    guest.choose(first)
    expect(asked).not_to_have_text(which)
    guest.page.keyboard.press("Escape")
    expect(asked).to_have_text(which)
    guest.page.keyboard.press("Escape")  # nothing is left to go back to
    expect(asked).to_have_text(which)


def test_another_place_while_paying(guest: Guest) -> None:
    """A place is asked to be paid for: its mark goes to the one that is clicked instead."""
    guest.sit_with_bots("gugong")
    state = guest.decide_until(lambda found: found["ask"]["step"] == "PayForGift")
    point = state["undo"]["points"][0]
    chosen = point["token"]
    other = next(token for token in point["choices"] if token != chosen)
    marked = guest.page.locator('.board g[data-mark="selected"][id^="place:"]')
    expect(marked).to_have_attribute("id", chosen)

    guest.page.locator(f'.board [id="{other}"] text.t').first.click()
    expect(guest.page.locator(f'.board [id="{chosen}"]')).not_to_have_attribute("data-mark", "selected")
    taken = [one["token"] for one in guest.state()["undo"]["points"]]
    assert chosen not in taken
    assert state["undo"]["points"][1]["token"] in taken or not taken  # the card stays, unless the gift was free


def test_another_language_in_the_middle_of_a_game(guest: Guest) -> None:
    """Question, log and buttons change at once, and the game goes on."""
    guest.start_solo()
    guest.page.get_by_label("Language").select_option("pl")
    expect(guest.page.locator(".question")).to_have_text(Speaker(games()["gugong"], "pl").ask("ChooseGift"))
    expect(guest.page.locator("html")).to_have_attribute("lang", "pl")
    guest.choose(first_gift(guest))
    expect(guest.page.locator(".prompt")).to_be_visible()


def test_a_refused_move_says_why_and_opens_its_rule(visit: Visit) -> None:
    """The grey thing gives its reason with the rule; the rule opens in the book, in the language of who reads it."""
    guest = visit(language="hu")
    guest.start_solo()
    refused = guest.page.locator('.board [data-mark="no"][role=button], .prompt [aria-disabled=true]')
    play_on([guest], enough=lambda: refused.count() > 0)
    refused.first.press("Enter")  # by key: a piece may stand on it
    link = guest.page.locator(".prompt .refusal .link")
    rule = link.inner_text()
    assert re.fullmatch(r"GG-[\d.]+", rule)

    link.click()
    opened = guest.page.locator(f'dialog [data-rule="{rule}"]')
    expect(opened).to_be_in_viewport()
    expect(opened).to_contain_class("asked")
    expect(opened.locator(".prose").first).to_have_attribute("lang", "hu")


def test_typed_tokens(guest: Guest) -> None:
    """A move can be written instead of clicked; what is not offered is said."""
    guest.start_solo()
    token = first_gift(guest)
    guest.page.keyboard.press("t")
    field = guest.page.get_by_label("Type a move")
    field.fill("place:nowhere")
    field.press("Enter")
    expect(guest.page.get_by_role("alert")).to_be_visible()
    question = guest.question
    field.fill(token)
    field.press("Enter")
    expect(guest.page.locator(".question")).not_to_have_text(question)


def test_a_second_tab_follows(guest: Guest) -> None:
    """What is decided in one tab is shown in the other, which can go on."""
    guest.start_solo()
    other = guest.page.context.new_page()
    other.goto(guest.page.url)
    expect(other.locator(".prompt.asked")).to_be_visible()
    guest.choose(first_gift(guest))
    expect(other.locator(".question")).to_have_text(guest.question)


def test_the_page_catches_up_after_the_server_was_killed(guest: Guest, inn: Inn) -> None:
    """Killed in mid-turn and started again: a click meanwhile is sent once the line is back, and counts once."""
    guest.start_solo()
    before = guest.decided()
    token = first_gift(guest)
    inn.kill()
    expect(guest.page.locator(".top .tag[role=status]")).to_be_visible()
    guest.page.locator(f'.dock [id="{token}"]').click()
    inn.open()
    expect(guest.page.locator(".top .tag[role=status]")).to_have_count(0)
    assert before + 1 == guest.decided()


def test_replay_and_fork(guest: Guest) -> None:
    """A running solo game is looked at from its beginning, and goes on from there at a new table."""
    guest.start_solo()
    table = guest.table
    guest.choose(first_gift(guest))
    guest.turn_to(f"replay/{table}")
    expect(guest.page.get_by_text("The start of the game")).to_be_visible()
    guest.page.get_by_role("button", name="Next move").click()
    guest.page.get_by_role("button", name="First move").click()
    expect(guest.page.get_by_text("The start of the game")).to_be_visible()
    guest.page.get_by_role("button", name="Play on from here").click()
    guest.wait_until_asked()
    assert guest.table != table
    assert guest.question == "Choose a gift to give."


def test_the_score_is_told_during_the_game(guest: Guest) -> None:
    guest.start_solo()
    guest.page.get_by_role("button", name="Score").click()
    expect(guest.page.locator("dialog")).to_contain_text("If the game ended now")


def test_my_games_say_where_it_is_my_turn(guest: Guest) -> None:
    guest.start_solo()
    guest.page.goto(guest.url)
    expect(guest.page.locator("aside .tag.turn").first).to_have_text("Your turn")


def test_a_guest_becomes_an_account_and_comes_back(visit: Visit) -> None:
    """Games are kept, and another browser finds them."""
    guest = visit()
    guest.start_solo()
    table = guest.table
    guest.turn_to("me")
    guest.page.get_by_label("Name", exact=True).fill("Ada of Petra")
    guest.page.get_by_label("Password").fill("a long password")
    guest.page.get_by_role("button", name="Create account").click()
    expect(guest.page.get_by_role("status")).to_contain_text("Your games are kept")

    elsewhere = visit()
    elsewhere.turn_to("me")
    login = elsewhere.page.locator("section", has=elsewhere.page.get_by_role("heading", name="Sign in"))
    login.get_by_label("Name", exact=True).fill("Ada of Petra")
    login.get_by_label("Password").fill("a long password")
    login.get_by_role("button", name="Sign in").click()
    expect(elsewhere.page.get_by_role("status")).to_contain_text("Signed in")
    elsewhere.turn_to("games")
    expect(elsewhere.page.locator(f'main a[href="#/table/{table}"]')).to_be_visible()


def test_one_press_sits_down(visit: Visit) -> None:
    """Who comes by an invitation gives a name that nobody at the table has, and sits."""
    ada, bo = visit(), visit()
    ada.turn_to(f"table/{ada.sit_at('Guest', 'me', 'open')}")
    bo.follow(ada.page.get_by_label("Invitation link").input_value())
    name = bo.page.locator("input[autocomplete=nickname]")
    expect(name).to_have_value("Guest 2")
    bo.page.get_by_role("button", name="Take a seat").click()
    expect(bo.page.locator(".prompt")).to_be_visible()
    assert ["Guest", "Guest 2"] == [one["name"] for one in ada.state()["table"]["seats"]]


def test_who_set_up_the_table_frees_a_seat(visit: Visit) -> None:
    """Before the game begins; who sat there reads it at once, and is offered no seat there any more."""
    ada, bo, cleo = visit(), visit(), visit()
    ada.turn_to(f"table/{ada.sit_at('Ada', 'me', 'open', 'open')}")
    link = ada.page.get_by_label("Invitation link").input_value()
    for guest, name in ((bo, "Bo"), (cleo, "Cleo")):
        guest.take_a_name(name)
        guest.follow(link)
    bo.page.get_by_role("button", name="Take a seat").first.click()
    expect(cleo.page.locator(".room li b")).to_have_text(["Ada", "Bo"])
    clear = "Free the seat"
    for guest in (bo, cleo):
        expect(guest.page.get_by_role("button", name=clear)).to_have_count(0)
    ada.page.get_by_role("button", name=clear).click()
    expect(bo.page.get_by_role("alert")).to_contain_text("has freed your seat")
    expect(bo.page.get_by_role("button", name="Take a seat")).to_have_count(0)
    expect(cleo.page.get_by_role("button", name="Take a seat")).to_have_count(2)
    expect(cleo.page.get_by_role("alert")).to_have_count(0)
    expect(ada.page.locator(".room li b")).to_have_text(["Ada"])


def test_people_are_spared_what_has_one_answer(guest: Guest) -> None:
    """Who comes by the page has it set so, and may have it otherwise; it is kept with the person."""
    guest.start_solo()
    assert {"only_answers": True, "pure_gains": True} == guest.ask("me")["person"]["settings"]
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_label("Take free gains automatically").uncheck()
    expect(guest.page.get_by_label("Play forced moves for me")).to_be_checked()
    guest.settle()
    assert {"only_answers": True, "pure_gains": False} == guest.ask("me")["person"]["settings"]


@pytest.mark.parametrize("game", ["gugong", "yokohama"])
def test_what_is_drawn_part_by_part_is_all_there_at_rest(visit: Visit, game: str) -> None:
    """Where things move, a change is drawn over several frames; then nothing is left of what was before."""
    guest = visit(motion=True)
    guest.sit_with_bots(game, 2)
    for _ in range(SOME_CLICKS):
        guest.click_anything()
        guest.settle(has_played=True)
    parts = guest.page.locator("main.board, .dock, .rail .players, .prompt .choices")
    moved = parts.all_inner_texts()
    guest.page.reload()
    guest.wait_until_asked()
    assert parts.all_inner_texts() == moved
