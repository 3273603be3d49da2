"""The page of a review: its states, the chart by keyboard, the moments and what would have been better.

The judge is played by the test, which knows what it has found; what a real one finds is tested in `tests/review`, and
how it is asked in `tests/server/test_reviews.py`.
"""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Route, expect

from caravanserai.tables import messages
from tests.web.conftest import Visit
from tests.web.guests import Guest, finished
from tests.web.test_pages import DESKTOP, PHONE, complaints, read_in

State = dict[str, Any]
TURNS = 12
WIDER = "document.documentElement.scrollWidth > innerWidth"


def pattern(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text))


def measure(mean: float, width: float) -> messages.Measure:
    return {"mean": mean, "width": width}


def found(state: State) -> messages.Review:
    """A review of a game of two: the first seat falls behind at the fourth turn, the other is lucky at the eighth."""
    decided = state["decided"]
    cuts = [decided * n // TURNS for n in range(TURNS + 1)]
    chances = [0.5, 0.5, 0.5, 0.5, 0.25, 0.25, 0.25, 0.25, 0.1, 0.1, 0.1, 0.05, 0.0]
    curve: list[messages.CurvePoint] = [
        {
            "turn": n - 1 if n else None,
            "decision": cuts[n],
            "seat": (n - 1) % 2 if n else None,
            "hopes": [
                {"chance": measure(chance, 0.15 if n < TURNS // 2 else 0.03), "points": measure(30 + n, 5)}
                for chance in (chances[n], 1 - chances[n])
            ],
        }
        for n in range(TURNS + 1)
    ]
    moments = [moment(state, cuts, 1, 3, "choice"), moment(state, cuts, 2, 7, "luck")]
    parts: list[messages.ReviewPart] = [
        {
            "seat": seat,
            "start": 0.5,
            "start_width": 0.0,
            "own": measure(-0.25, 0.04),
            "others": measure(0.0, 0.02),
            "luck": measure(sign * 0.15, 0.05),
            "unexplained": measure(0.1, 0.06),
            "result": result,
        }
        for seat, (sign, result) in enumerate([(-1, 0.0), (1, 1.0)])
    ]
    judge: messages.ReviewJudge = {
        "bot": "caravan-master",
        "level": 4,
        "depth": "standard",
        "games": 48,
        "calibrated": True,
        "edition": 1,
        "weights": "abc",
    }
    return {
        "state": "done",
        "depth": "standard",
        "place": 0,
        "turns": TURNS,
        "judged": TURNS,
        "minutes": None,
        "reason": None,
        "older": False,
        "may": True,
        "fork": True,
        "seats": state["table"]["seats"],
        "judge": judge,
        "curve": curve,
        "moments": moments,
        "parts": parts,
    }


def moment(state: State, cuts: list[int], number: int, turn: int, kind: messages.MomentKind) -> messages.Moment:
    first, last = cuts[turn], cuts[turn + 1]
    told = [event for event in state["events"] if first < event["decided"] <= last and "player" in event["args"]]
    return {
        "number": number,
        "kind": kind,
        "turn": turn,
        "decision": first,
        "until": last,
        "seat": 0 if kind == "choice" else 1,
        "change": measure(-0.25 if kind == "choice" else 0.15, 0.03),
        "points": measure(4, 1) if kind == "choice" else None,
        "played": told[:3],
        "better": told[:1] if kind == "choice" else [],
        "path": [],
        "whole": True,
    }


def judged(
    guest: Guest, change: Callable[[messages.Review], None] = lambda review: None
) -> tuple[str, messages.Review, list[str]]:
    """A finished game whose review the page is told; what it asks for is noted."""
    table = finished(guest, "random")
    state = guest.ask(f"tables/{table}?seat=0")
    shown: Any = state
    review = found(state)
    change(review)
    asked: list[str] = []

    def answer(route: Route) -> None:
        path = route.request.url.partition(f"/api/tables/{table}/")[2].partition("?")[0]
        asked.append(f"{route.request.method} {path}")
        if path == "review/stop":
            review["state"] = "stopped"
        if path.startswith("review/moments/"):
            better: messages.BetterTurn = {"tokens": [], "shown": 0, "state": shown}
            seen: messages.MomentSeen = {"moment": review["moments"][0], "state": shown, "better": better}
            route.fulfill(body=json.dumps(seen), content_type="application/json")
            return
        route.fulfill(body=json.dumps(review), content_type="application/json")

    guest.page.route(f"**/api/tables/{table}/review**", answer)
    guest.page.route(f"**/api/tables/{table}/review/**", answer)
    guest.page.goto(f"{guest.url}#/review/{table}")
    guest.page.reload()
    expect(guest.page.locator("main h1")).to_be_visible()
    guest.settle()
    return table, review, asked


def test_nothing_is_judged_by_itself(guest: Guest) -> None:
    """From the ending to its review: the page says what it would do, and waits to be asked."""
    guest.go_to(finished(guest, "random"))
    guest.page.locator("dialog[open] footer").get_by_role("link", name="Review", exact=True).click()
    expect(guest.page.get_by_role("heading", name="Not judged yet")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Judge this game")).to_be_enabled()
    expect(guest.page.locator("main dt")).to_have_text(
        ["Chance to win", "Key moments", "Choice and luck", "Play on from here"]
    )
    assert guest.ask(f"tables/{guest.page.url.rpartition('/')[2]}/review")["state"] == "none"


def test_the_chart_is_a_slider(guest: Guest) -> None:
    """By keyboard: turns, then moments; what is heard says when it was, and every chance as wide as it is."""
    judged(guest)
    expect(guest.page.locator(".judge")).to_contain_text("Bands measured on games between bots.")
    expect(guest.page.locator("section.chance h2")).to_contain_text("within the band nine times in ten")
    slider = guest.page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuenow", "4")  # the first moment
    expect(slider).to_have_attribute("aria-valuetext", pattern("about 25%, 10 to 40"))
    slider.focus()
    guest.page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuenow", str(TURNS))
    expect(slider).to_have_attribute("aria-valuetext", pattern("under 1%"))
    guest.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuenow", str(TURNS - 1))
    guest.page.keyboard.press(",")
    guest.settle()
    expect(guest.page.locator("li.chosen .badge")).to_have_text("2")
    guest.page.keyboard.press(",")
    guest.settle()
    expect(guest.page.locator("li.chosen .badge")).to_have_text("1")
    expect(guest.page.locator("li.chosen .better")).to_contain_text("worth about 4 points more")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("section.picture")).to_be_focused()


def test_the_better_turn_is_shown_on_the_table(guest: Guest) -> None:
    """A choice has one, a draw has none; the table is that of the seat whose chance it was."""
    table, _, asked = judged(guest)
    guest.page.get_by_role("button", name="Better", exact=True).click()
    guest.settle()
    assert "GET review/moments/3/choice" in asked
    guest.page.locator("li", has_text="luck").get_by_role("button").click()
    guest.settle()
    expect(guest.page.get_by_role("button", name="Better", exact=True)).to_have_count(0)
    expect(guest.page.get_by_role("link", name="Show it on the table")).to_have_attribute(
        "href", pattern(f"#/replay/{table}")
    )


def test_what_cannot_be_played_on_says_why(guest: Guest) -> None:
    """Of an older edition the curve is shown, and the reason stands beside the button; bands were not measured then."""

    def of_an_older_edition(review: messages.Review) -> None:
        review["fork"], review["reason"], review["older"] = False, "older-edition", True
        assert review["judge"] is not None
        review["judge"]["calibrated"] = False

    judged(guest, of_an_older_edition)
    expect(guest.page.locator(".judge")).to_contain_text("Not calibrated")
    expect(guest.page.get_by_text("nine times in ten")).to_have_count(0)
    expect(guest.page.get_by_role("button", name="Play on from here")).to_be_disabled()
    expect(guest.page.locator(".picture .why")).not_to_be_empty()
    expect(guest.page.locator(".older")).to_be_visible()


def test_a_review_that_grows_can_be_stopped(guest: Guest) -> None:
    """What is judged is drawn, the rest is said to come; stopped, it goes on from the next turn."""

    def half(review: messages.Review) -> None:
        review["state"], review["judged"], review["minutes"] = "running", 6, 2
        review["curve"], review["parts"] = review["curve"][:7], []

    _, _, asked = judged(guest, half)
    expect(guest.page.get_by_text("6 of 12 turns")).to_be_visible()
    expect(guest.page.get_by_text("about 2 minutes left")).to_be_visible()
    expect(guest.page.get_by_text("not judged yet").first).to_be_visible()
    guest.page.get_by_role("button", name="Stop", exact=True).click()
    expect(guest.page.get_by_role("button", name="Go on from turn 7")).to_be_visible()
    assert "POST review/stop" in asked


def test_what_is_judged_stays_when_judging_it_more_exactly_is_stopped(guest: Guest) -> None:
    """The whole review is shown, beside what can be gone on with."""

    def deeper(review: messages.Review) -> None:
        review["state"], review["depth"], review["judged"] = "stopped", "exact", 3

    judged(guest, deeper)
    expect(guest.page.get_by_role("slider")).to_be_visible()
    expect(guest.page.locator("section.parts")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Go on from turn 4")).to_be_visible()


def test_a_replay_has_the_moments_of_its_review(guest: Guest) -> None:
    """Numbered as there, above the line: a key or a click goes to one. Without a review there are none."""
    table, review, asked = judged(guest)
    asked.clear()
    guest.page.goto(f"{guest.url}#/replay/{table}")
    marks = guest.page.get_by_role("list", name="Key moments").get_by_role("button")
    told = guest.page.locator(".told")
    expect(marks).to_have_text(["1", "2"])
    guest.settle()
    guest.page.keyboard.press(".")
    guest.settle()
    expect(marks.nth(0)).to_have_attribute("aria-current", "step")
    expect(told).to_contain_text("key moment 1")
    guest.page.keyboard.press(".")
    guest.settle()
    expect(told).to_contain_text("key moment 2")
    marks.nth(0).click()
    guest.settle()
    expect(told).to_contain_text("key moment 1")
    assert [] == complaints(guest)
    assert ["GET review"] == asked
    review["parts"] = []
    guest.page.reload()
    expect(told).to_contain_text("The start of the game")
    guest.settle()
    expect(marks).to_have_count(0)


@read_in("hu")
def test_nobody_is_kept_out_of_a_review(visit: Visit, language: str) -> None:
    """Axe finds nothing serious, light on a desk and dark on a phone, and nothing is wider than the window."""
    guest = visit(size=DESKTOP, language=language)
    judged(guest)
    assert [] == complaints(guest)
    assert not guest.page.evaluate(WIDER)
    guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    guest.page.emulate_media(color_scheme="dark")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert [] == complaints(guest)
    assert not guest.page.evaluate(WIDER)
