"""How strong players play, and how one plays oneself: two pages about many games, with figures that have ranges.

What the server puts together of one's own games is played by the test; how it does so is tested in
`tests/server/test_own.py`. How strong players play is what the package says.
"""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from caravanserai.core.game import games
from caravanserai.tables import messages
from caravanserai.tables.knowledge import known
from tests.web.conftest import Visit
from tests.web.guests import Guest
from tests.web.test_pages import DESKTOP, PHONE, complaints, read_in

WIDER = "document.documentElement.scrollWidth > innerWidth"
DAY = 86_400_000


def measure(mean: float, width: float) -> messages.Measure:
    return {"mean": mean, "width": width}


def mine() -> messages.Own:
    """Twelve games of somebody who travels too much and never builds."""
    return {
        "game": "gugong",
        "reviewed": 12,
        "finished": 14,
        "older": 0,
        "missing": 0,
        "missing_deeds": 0,
        "strong": "caravan-master",
        "loss": measure(0.31, 0.06),
        "kinds": [
            {"label": "place:travel", "turns": 80, "share": 0.6, "low": 0.5, "high": 0.7, "loss": measure(0.19, 0.05)},
            {"label": "place:jade", "turns": 30, "share": 0.3, "low": 0.2, "high": 0.4, "loss": measure(0.09, 0.03)},
            {"label": "", "turns": 12, "share": 0.1, "low": 0.0, "high": 0.2, "loss": measure(0.03, 0.02)},
        ],
        "rounds": [
            {
                "label": str(n),
                "turns": 30,
                "share": share,
                "low": share - 0.1,
                "high": share + 0.1,
                "loss": measure(share * 0.31, 0.03),
            }
            for n, share in enumerate((0.4, 0.3, 0.2, 0.1), 1)
        ],
        "deeds": [
            {"label": "place:travel", "mine": measure(7, 0.5), "theirs": measure(3, 0.1), "differs": "often"},
            {"label": "place:wall", "mine": measure(0.2, 0.1), "theirs": measure(2.4, 0.1), "differs": "seldom"},
            {"label": "place:jade", "mine": measure(2.1, 0.4), "theirs": measure(2.0, 0.1), "differs": ""},
        ],
        "games": [
            {"id": f"g{n}", "when": 1_700_000_000_000 + n * DAY, "players": 2, "loss": measure(0.4 - n / 50, 0.08)}
            for n in range(12)
        ],
        "trend": "less",
    }


def told(guest: Guest, change: Callable[[messages.Own], None] = lambda _: None) -> None:
    """Open the page of one's own games, of which this is told."""
    own = mine()
    change(own)

    def answer(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps(own))

    guest.page.route("**/api/me/games/gugong", answer)
    guest.enter()
    guest.turn_to("me/gugong")
    guest.settle()


def test_my_own_games_together(guest: Guest) -> None:
    """What is lost where, what is done otherwise, and how it goes; every figure with its width."""
    told(guest)
    main = guest.page.locator("main")
    expect(main.locator("h1")).to_have_text("My play: Gùgōng")
    expect(main).to_contain_text("Reviewed: 12 of 14")
    expect(main.locator(".figure")).to_have_text("31% ± 6")
    expect(main.get_by_role("row", name="Travel").first).to_contain_text("60%")
    expect(main).to_contain_text("Other decisions")
    expect(main).to_contain_text("Round 4")
    expect(main.get_by_role("row", name="more often than strong players")).to_contain_text("7.0 ± 0.5")
    expect(main.get_by_role("row", name="less often than strong players")).to_have_count(1)
    expect(main).to_contain_text("Lately you give away less than before.")
    expect(main.get_by_role("img", name="Game by game")).to_be_visible()


def test_too_few_games_are_told_in_words(guest: Guest) -> None:
    """No figure, and how many more are wanted."""

    def few(own: messages.Own) -> None:
        own |= {"reviewed": 3, "finished": 3, "missing": 2, "missing_deeds": 7, "loss": None, "trend": ""}
        own["kinds"], own["rounds"], own["deeds"], own["games"] = [], [], [], []

    told(guest, few)
    main = guest.page.locator("main")
    expect(main).to_contain_text("2 more reviewed games, and this page has something to tell.")
    expect(main.locator("table, svg[role=img]")).to_have_count(0)


def test_what_is_left_out_and_how_sure_a_share_is(guest: Guest) -> None:
    """Reviews by an earlier judge are counted, shares have a range, and a loss hardly known is told in fives."""

    def older(own: Any) -> None:
        own["older"] = 2
        own["kinds"][0] |= {"low": 0.504, "high": 0.7}
        own["loss"], own["kinds"][2]["loss"] = measure(0.31, 0.14), measure(0.001, 0.01)

    told(guest, older)
    main = guest.page.locator("main")
    expect(main.locator(".older")).to_contain_text("2 reviews are left out")
    expect(main.locator(".figure")).to_have_text("about 30%, 15 to 45")
    expect(main.get_by_role("row", name="Travel").first).to_contain_text(re.compile(r"60%\s+50 to 70"))
    expect(main.get_by_role("row", name="Other decisions")).to_contain_text("under 1%")


def test_habits_wait_for_more_games(guest: Guest) -> None:
    def some(own: messages.Own) -> None:
        own |= {"missing_deeds": 4, "trend": ""}
        own["deeds"] = []

    told(guest, some)
    expect(guest.page.locator("main")).to_contain_text("4 more reviewed games until your habits can be compared")
    expect(guest.page.locator("main .figure")).to_be_visible()


def test_the_server_itself_says_that_there_are_too_few(guest: Guest) -> None:
    """Nobody plays its part; and to who has no name yet it says nothing at all."""
    guest.enter()
    guest.turn_to("me/yokohama")
    guest.settle()
    expect(guest.page.locator("main .trouble")).to_have_text("Enter a name first, or sign in.")
    guest.tell("guest", name="Ada", language="en", settings={})
    guest.page.reload()
    guest.settle()
    expect(guest.page.locator("main")).to_contain_text("Reviewed: 0 of 0")
    expect(guest.page.locator("main")).to_contain_text("5 more reviewed games")


@pytest.mark.parametrize("game", list(games()))
def test_how_strong_players_play(guest: Guest, game: str) -> None:
    """All that is known, with as many players as one likes, by keyboard; no label is left without its words."""
    found = known(games()[game])
    assert found is not None
    guest.enter()
    guest.turn_to(f"strong/{game}")
    guest.settle()
    main = guest.page.locator("main")
    first, last = found["played"][0], found["played"][-1]
    expect(main.get_by_role("radio").first).to_be_checked()
    expect(main).to_contain_text(f"{first['games']:,} game")
    expect(main).to_contain_text(f"deals {first['keys'][0]}–{first['keys'][1]}")
    judges = expect(main.get_by_text("The Quick Sage judges as the Sage does"))
    judges.to_be_visible() if found["quick"] else judges.to_have_count(0)
    main.get_by_role("radio").first.focus()
    for _ in found["played"][1:]:
        guest.page.keyboard.press("ArrowRight")
    guest.settle()
    expect(main.get_by_role("radio").last).to_be_checked()
    expect(main.locator("section").first.locator("tr")).to_have_count(len(last["starts"]))
    labels = [one["label"] for one in last["deeds"]] + [one["label"] for one in last["taken"]]
    shown = main.inner_text()
    assert [] == [label for label in labels if label in shown]


@read_in("en")
def test_nobody_is_kept_out_of_many_games(visit: Visit, language: str) -> None:
    """Axe finds nothing serious, light on a desk and dark on a phone, and nothing is wider than the window."""
    guest = visit(size=DESKTOP, language=language)
    told(guest)
    for page in ("me/gugong", "strong/paladins"):
        guest.page.emulate_media(color_scheme="light")
        guest.resize(DESKTOP)
        guest.turn_to(page)
        guest.settle()
        assert [] == complaints(guest), page
        assert not guest.page.evaluate(WIDER), page
        guest.resize(PHONE)
        guest.page.emulate_media(color_scheme="dark")
        expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
        assert [] == complaints(guest), page
        assert not guest.page.evaluate(WIDER), page
