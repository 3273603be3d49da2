"""What is left of a game: records, statistics, scores, and what happened meanwhile."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from caravanserai.core.record import parse, verify
from tests.web.conftest import Visit
from tests.web.guests import Guest, State, assert_it_adds_up, finished


def test_a_record_is_saved_and_read_in_elsewhere(visit: Visit, tmp_path: Path) -> None:
    """The file replays to the same end, and another browser shows it move by move."""
    guest, other = visit(), visit()
    table = finished(guest)
    decided = guest.ask(f"tables/{table}")["decided"]
    guest.go_to(table)
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Menu").click()
    guest.settle()
    with guest.page.expect_download() as download:
        guest.page.get_by_role("button", name="Save the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    record = parse(file.read_text(encoding="utf-8"))
    assert decided == len(record.moves)
    verify(record)

    other.tell("guest", name="Bo", language="en")
    other.turn_to("games")
    other.page.locator("input[type=file]").set_input_files(file)
    expect(other.page.get_by_role("slider")).to_have_value("0")
    other.page.keyboard.press("End")
    expect(other.page.get_by_role("button", name="Score").first).to_be_visible()
    assert decided == other.ask(f"tables/{other.page.url.split('/replay/')[1]}")["decided"]
    assert table not in other.page.url


def test_a_file_that_is_no_record_is_refused(guest: Guest, tmp_path: Path) -> None:
    guest.tell("guest", name="Ada", language="en")
    guest.turn_to("games")
    (tmp_path / "shopping.record").write_text("eggs, flour, tea", encoding="utf-8")
    guest.page.locator("input[type=file]").set_input_files(tmp_path / "shopping.record")
    expect(guest.page.get_by_role("alert")).to_be_visible()
    expect(guest.page.get_by_role("heading", name="My games")).to_be_visible()


def test_statistics_tell_of_a_finished_game(guest: Guest) -> None:
    """None before; then its score in the numbers, the plot and the list, which leads to the replay."""
    guest.tell("guest", name="Ada", language="en")
    guest.turn_to("statistics")
    expect(guest.page.locator("main h1")).to_be_visible()
    expect(guest.page.locator("main circle")).to_have_count(0)

    table = finished(guest)
    score = guest.ask("tables?list=mine")[0]["scores"][0]
    guest.page.reload()
    expect(guest.page.locator("dl .panel", has_text="Games").locator("b")).to_have_text("1")
    expect(guest.page.locator("dl .panel", has_text="Best score").locator("b")).to_have_text(str(score))
    expect(guest.page.get_by_role("img", name="Scores").locator("circle")).to_have_count(1)
    assert "%" not in guest.page.locator("dl").inner_text()
    guest.page.get_by_role("radio", name="3").check(force=True)
    expect(guest.page.get_by_text("No finished games yet.")).to_be_visible()
    guest.page.get_by_role("radio", name="Solo").check(force=True)
    guest.page.locator("tbody").get_by_role("link", name="Replay").click()
    expect(guest.page.get_by_role("slider")).to_be_visible()
    assert guest.page.url.endswith(f"#/replay/{table}")


SCORES = {"one": [52], "below zero": [-12, 3, -4, 20], "some": list(range(30, 54, 2)), "many": list(range(-20, 60))}
# What is drawn of a score outside of its plot: its middle lies left or right of the axis.
OUTSIDE = """(plot) => {
    const { left, right } = plot.querySelector(".axis").getBoundingClientRect();
    return [...plot.querySelectorAll("circle, .bar")].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left + box.width / 2 < left || box.left + box.width / 2 > right;
    }).length;
}"""


@pytest.mark.parametrize("which", SCORES)
def test_statistics_of_one_game_and_of_many(guest: Guest, which: str) -> None:
    """No share of a few games, a median of some, bars of many; and nothing is drawn outside the plot."""
    scores = SCORES[which]
    guest.page.route("**/api/tables?list=mine*", lambda route: route.fulfill(json=ended_with(scores)))
    guest.turn_to("statistics")
    plot = guest.page.get_by_role("img", name="Scores")
    expect(plot).to_be_visible()
    assert 0 == plot.evaluate(OUTSIDE)
    expect(plot.locator("circle")).to_have_count(0 if which == "many" else len(scores))
    expect(plot.get_by_text("median")).to_have_count(1 if len(scores) >= 5 else 0)
    said = guest.page.locator("dl").inner_text()
    assert ("%" in said) == (len(scores) >= 5)
    assert ("−" in said) == (which == "below zero")


def ended_with(scores: list[int]) -> list[State]:
    """Tables of two at which one came to these scores, the other always to ten."""
    seat = {"kind": "person", "name": "Ada", "bot": None, "level": 0, "person": None, "former": None, "asked": False}
    seats = [seat | {"seat": 0, "mine": True}, seat | {"seat": 1, "mine": False, "kind": "bot", "level": 2}]
    table = {"game": "paladins", "status": "over", "seats": seats, "lesson": False, "open_past": None, "agreed": False}
    return [
        table | {"id": f"t{n}", "changed": 1_790_000_000_000 + n, "scores": [score, 10], "places": None}
        for n, score in enumerate(scores)
    ]


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_the_score_sheet_adds_up_during_the_game(visit: Visit, size: tuple[int, int]) -> None:
    """Every line, for everybody, as if the game ended now; and the lines make the total."""
    guest = visit(size=size)
    table = guest.sit_at("Ada", "me", "random")
    for _ in range(12):
        guest.decide()
    guest.go_to(table)
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Score").click()
    sheet = guest.page.get_by_role("dialog", name="Score")
    expect(sheet).to_contain_text("If the game ended now")
    expect(sheet.locator("tfoot")).to_be_visible()
    for standing in guest.ask(f"tables/{table}/score")["standings"]:
        assert_it_adds_up(sheet, standing)
