"""Tables without a server: together at one screen, taught, taken back, looked at again, carried away."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from caravanserai.core.game import games
from caravanserai.core.record import parse, verify
from tests.site.browser.visitor import Visitor
from tests.web.guests import play_on
from tests.web.test_lesson import follow, is_led, steps

pytestmark = pytest.mark.slow
A_FEW = 3
SOLO = sorted(game.id for game in games().values() if game.seats.start == 1)
TAUGHT = sorted(game.id for game in games().values() if game.lesson is not None)
WAY_OF_TWO = ["here", "here"]


@pytest.fixture
def guest(regular: Visitor, request: pytest.FixtureRequest) -> Visitor:
    """The one who is always there, in the lobby, with deals that are known."""
    regular.turn_to("")
    regular.deal(request.node.name)
    return regular


def first_gift(guest: Visitor) -> str:
    return next(token for token in guest.tokens() if token.startswith("gift:"))


def test_hot_seat_of_two(guest: Visitor) -> None:
    """Set up by hand: each takes the chair before a hand is shown, and both decide."""
    guest.set_up()
    guest.page.locator("dialog [name=players][value='2']").check()  # whatever was set up last
    guest.seat_there(2, "here")
    guest.begin()
    guest.wait_until_asked()
    curtain = guest.page.get_by_role("button", name="Show my hand")
    took = []
    for _ in range(2):
        play_on([guest], enough=lambda: curtain.count() > 0)
        expect(guest.page.locator(".dock")).to_have_count(0)
        assert not guest.page.locator('[id^="gift:"]').count()
        took += guest.ask(f"tables/{guest.table}")["asked"]
        curtain.click()
        guest.wait_until_asked()
        assert guest.tokens()
    assert [0, 1] == sorted(took)


def learn(guest: Visitor, game: str) -> None:
    guest.enter(game)
    guest.page.locator(f"[data-game={game}] .button.main").click()
    guest.page.locator(".coach .next").click()
    guest.settle()


def test_a_lesson_is_begun_and_goes_on_where_it_was(guest: Visitor) -> None:
    """What is ringed is done; another page of the site, and the lesson is where it was left."""
    learn(guest, "gugong")
    titles = [follow(guest) for _ in range(A_FEW)]
    assert titles[0] == "Your first gift"
    now, table = guest.page.locator(".coach .now-do").inner_text(), guest.table
    guest.turn_to("")
    guest.turn_to(f"table/{table}")
    expect(guest.page.locator(".coach .now-do")).to_have_text(now)


@pytest.mark.long
@pytest.mark.parametrize("game", TAUGHT)
def test_a_whole_lesson(guest: Visitor, game: str) -> None:
    """Every step in its order, to the score sheet."""
    learn(guest, game)
    titles: list[str] = []
    while is_led(guest, False):
        titles += {follow(guest)} - set(titles)
    assert steps(games()[game]) == len(titles)
    expect(guest.page.locator("dialog[open] tfoot")).to_contain_text("Total")


def test_undo_redo_replay_and_another_game_from_there(guest: Visitor) -> None:
    """Against the opponent of the rules: a gift is taken back and given again, looked at, and not given elsewhere."""
    guest.sit_alone()
    table, question = guest.table, guest.question
    guest.choose(first_gift(guest))
    asked = guest.page.locator(".question")
    then = guest.question
    assert question != then
    guest.page.get_by_role("button", name="Undo").click()
    expect(asked).to_have_text(question)
    assert 0 == guest.decided()
    guest.page.get_by_role("button", name="Redo").click()
    expect(asked).to_have_text(then)
    assert 1 == guest.decided()
    guest.turn_to(f"replay/{table}")
    expect(guest.page.get_by_text("The start of the game")).to_be_visible()
    guest.page.get_by_role("button", name="Next move").click()
    guest.page.get_by_role("button", name="First move").click()
    expect(guest.page.get_by_text("The start of the game")).to_be_visible()
    guest.page.get_by_role("button", name="Play on from here").click()
    guest.wait_until_asked()
    assert table != guest.table
    assert question == guest.question
    assert [0, 1] == [guest.ask(f"tables/{one}")["decided"] for one in (guest.table, table)]


def saved(guest: Visitor, tmp_path: Path) -> Path:
    """The record of the table that is open, as a file."""
    guest.page.get_by_role("button", name="Menu").click()
    with guest.page.expect_download() as download:
        guest.page.get_by_role("button", name="Save the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    return file


def test_a_game_is_carried_away_and_back(guest: Visitor, tmp_path: Path) -> None:
    """While it is played: the file has every decision, is read in as another table, and played on there."""
    table = guest.sit(*WAY_OF_TWO, game="paladins")
    guest.play_on(table, 8)
    guest.go_to(table)
    file = saved(guest, tmp_path)
    state = guest.ask(f"tables/{table}?seat=0")
    assert state["decided"] == len(parse(file.read_text(encoding="utf-8")).moves)
    assert state["table"]["open_past"]
    guest.turn_to("games")
    guest.page.locator("input[type=file]").set_input_files(file)
    guest.wait_until_asked()
    assert table != guest.table
    copy = guest.ask(f"tables/{guest.table}?seat=0")
    assert (state["decided"], state["view"], state["events"]) == (copy["decided"], copy["view"], copy["events"])
    guest.turn_to("games")
    (tmp_path / "shopping.record").write_text("eggs, flour, tea", encoding="utf-8")
    guest.page.locator("input[type=file]").set_input_files(tmp_path / "shopping.record")
    expect(guest.page.get_by_role("alert")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("game", SOLO)
def test_a_whole_game_against_the_opponent_of_the_rules(guest: Visitor, game: str) -> None:
    """To the score sheet; the record can be verified, and the statistics know of it."""
    guest.sit_alone(game)
    table = guest.table
    record = parse(guest.play_on(table))
    verify(record)
    expect(guest.page.locator("dialog[open] tfoot")).to_be_visible()
    (line,) = [one for one in guest.ask("tables?list=mine") if one["id"] == table]
    assert ("over", record.scores[0]) == (line["status"], line["scores"][0])
    guest.turn_to("statistics")
    expect(guest.page.locator(f'a[href="#/replay/{table}"]')).to_be_visible()
