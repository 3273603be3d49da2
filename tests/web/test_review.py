"""The page of a review: its states, the chart by keyboard, the moments and what would have been better.

The judge is played by the test, which knows what it has found; what a real one finds is tested in `tests/review`, and
how it is asked in `tests/server/test_reviews.py`.
"""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Route, WebSocketRoute, expect

from caravanserai.tables import messages
from tests.web.conftest import Visit
from tests.web.guests import Guest, finished
from tests.web.test_pages import DESKTOP, PHONE, complaints, read_in

State = dict[str, Any]
GOLDEN = Path(__file__).resolve().parents[1] / "games" / "gugong" / "golden"
TURNS = 12
NAMED = "(all) => all.map((one) => one.id || one.querySelector('[id]')?.id)"
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
        "name": "abc",
        "since": 0,
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


class Told:
    """The lines of the page to its table: what the server says there, and what the test says besides."""

    def __init__(self) -> None:
        self.lines: list[WebSocketRoute] = []

    def join(self, line: WebSocketRoute) -> None:
        self.lines.append(line)
        line.connect_to_server()

    def say(self, review: messages.Review) -> None:
        """How far the review is."""
        told = {name: review[name] for name in ("state", "judged", "turns", "place")}
        self.lines[-1].send(json.dumps({"is": "review", **told}))

    def cut(self) -> None:
        self.lines[-1].close()


def judged(
    guest: Guest, change: Callable[[messages.Review], None] = lambda review: None, told: Told | None = None
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
        if path == "review/play":
            route.fulfill(body=json.dumps({"id": table}), content_type="application/json")
            return
        if path.startswith("review/moments/"):
            better: messages.BetterTurn = {"tokens": [], "shown": 0, "state": shown}
            seen: messages.MomentSeen = {"moment": review["moments"][0], "state": shown, "better": better}
            route.fulfill(body=json.dumps(seen), content_type="application/json")
            return
        route.fulfill(body=json.dumps(review), content_type="application/json")

    if told is not None:
        guest.page.route_web_socket(re.compile(f"/api/tables/{table}/socket"), told.join)
    guest.page.route(f"**/api/tables/{table}/review**", answer)
    guest.page.route(f"**/api/tables/{table}/review/**", answer)
    guest.turn_to(f"review/{table}")
    guest.page.reload()
    expect(guest.page.locator("main h1")).to_be_visible()
    guest.settle()
    return table, review, asked


def heard(guest: Guest, told: Told, review: messages.Review) -> None:
    """The page is told how far the review is, and has fetched what is new."""
    with guest.page.expect_response(lambda one: "/review?" in one.url):
        told.say(review)
    guest.settle()


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
    expect(slider).to_have_attribute("aria-valuetext", pattern("You: 50, then about 25 percent, between 10 and 40."))
    slider.focus()
    guest.page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuenow", str(TURNS))
    expect(slider).to_have_attribute("aria-valuetext", pattern("You: 5, then under 1 percent."))
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


def test_the_better_turn_is_shown_beside_the_played_one(visit: Visit) -> None:
    """A choice has one, a draw has none; where there is no room for two tables, one after the other."""
    guest = visit(size=DESKTOP)
    _, _, asked = judged(guest)
    pictures = guest.page.locator(".picture figure")
    expect(pictures).to_have_count(2)
    expect(pictures.locator("figcaption")).to_have_text(["Played", "Better"])
    assert "GET review/moments/3/choice" in asked
    guest.page.locator("li", has_text="luck").get_by_role("button").click()
    guest.settle()
    expect(pictures).to_have_count(0)
    guest.resize(PHONE)
    guest.settle()
    expect(guest.page.get_by_role("button", name="Better", exact=True)).to_have_count(0)
    guest.page.locator("li", has_text="choice").get_by_role("button").click()
    guest.settle()
    guest.page.get_by_role("button", name="Better", exact=True).click()
    expect(guest.page.locator(".views > .small")).to_have_count(1)


def test_what_was_chosen_is_marked(guest: Guest) -> None:
    """On the played table what was chosen in that turn, on the other what would have been better."""
    table, review, _ = judged(guest)
    record = str(guest.page.request.get(f"{guest.url}api/tables/{table}/record").text())
    chosen = [line.split()[1] for line in record.splitlines() if line[:1].isdigit()]
    first = review["moments"][0]
    here = {token for token in chosen[first["decision"] : first["until"]] if token.startswith("place:")}
    marked = guest.page.locator(".picture figure").first.locator("[data-mark=selected]")
    assert here
    assert here <= set(marked.evaluate_all(NAMED))


def test_a_moment_opens_the_table_as_its_seat_saw_it(guest: Guest) -> None:
    """Also another's, now that the game is over; whoever asks for eyes that are none gets their own."""
    table, review, _ = judged(guest)
    guest.page.locator("li", has_text="luck").get_by_role("button").click()
    guest.settle()
    guest.page.get_by_role("link", name="Show it on the table").click()
    eyes = guest.page.get_by_label("Point of view")
    expect(eyes).to_have_value("1")
    expect(guest.page.locator(".told")).to_contain_text("key moment 2")
    guest.settle()
    for odd in ("7", "-1", "1.5", "", "x"):
        guest.turn_to(f"replay/{table}?at={review['moments'][1]['until']}&as={odd}")
        expect(eyes).to_have_value("0")
        guest.page.go_back()
        expect(eyes).to_have_value("1")


def test_who_has_all_seats_is_none_of_them_in_the_log(guest: Guest) -> None:
    """A record that was read in: whoever's eyes one looks with, nobody is called "you"."""
    record = (GOLDEN / "2-bonus-tokens-true.record").read_text(encoding="utf-8")
    guest.take_a_name("Ann")
    table = guest.tell("tables/import", text=record)["id"]
    guest.turn_to(f"replay/{table}?at=40&as=1")
    log = guest.page.get_by_role("log")
    expect(log).to_contain_text("Player 1")
    guest.settle()
    assert "You" not in log.inner_text()


def test_a_review_and_a_replay_count_turns_alike(guest: Guest) -> None:
    """Which turn of which day a moment lies in: one finds it there again."""
    judged(guest)
    said = guest.page.locator(".picture h2").inner_text()
    day, turn = said.split(", turn ")
    guest.page.get_by_role("link", name="Show it on the table").click()
    expect(guest.page.locator(".told small")).to_contain_text(f"{day} · turn {turn} of ")


def test_a_key_plays_on_from_a_moment(guest: Guest) -> None:
    """F, wherever one is on the page: at a table that goes on from there."""
    table, _, asked = judged(guest)
    guest.page.keyboard.press("f")
    expect(guest.page).to_have_url(f"{guest.url}#/table/{table}")
    assert ["POST review/play"] == [one for one in asked if one.startswith("POST")]


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


def test_what_an_older_judge_has_judged_is_judged_anew_or_more_exactly(guest: Guest) -> None:
    """Both are offered, and it is said that the judge itself stays the same."""

    def of_an_older_judge(review: messages.Review) -> None:
        review["older"] = True

    _, _, asked = judged(guest, of_an_older_judge)
    exactly = guest.page.get_by_role("button", name="Judge more exactly")
    expect(exactly).to_have_accessible_description(re.compile("takes more samples; the judge itself gets no better"))
    guest.page.get_by_role("button", name="Judge it anew").click()
    guest.settle()
    assert "POST review" in asked


def test_alone_the_start_is_an_estimate_like_the_rest(guest: Guest) -> None:
    """It has a width, and nobody speaks of an even start; what is wide is told in fives everywhere."""

    def alone(review: messages.Review) -> None:
        part: Any = review["parts"][0]
        part["start_width"], part["own"] = 0.1, measure(-0.246, 0.1)
        review["parts"] = [part]

    judged(guest, alone)
    parts = guest.page.locator("section.parts")
    expect(parts).to_contain_text("what moved the chance to win from the start to the result")
    expect(parts.locator("td.end")).to_have_text("about 50%, 40 to 60 → 0%")
    expect(parts.locator("td").first).to_have_text(re.compile(r"about −25\s+−35 to −10"))
    expect(parts).to_contain_text("Not explained: Ada +10 ± 6")
    guest.resize(PHONE)
    expect(parts.locator("dd")).to_have_text(["about −25, −35 to −10", "−15 ± 5", "0 ± 2", "+10 ± 6"])


def test_a_review_that_grows_can_be_stopped(guest: Guest) -> None:
    """What is judged is drawn, the rest is said to come; stopped, it goes on from the next turn."""

    def half(review: messages.Review) -> None:
        review["state"], review["judged"], review["minutes"] = "running", 6, 2
        review["curve"], review["parts"] = review["curve"][:7], []

    _, _, asked = judged(guest, half)
    expect(guest.page.get_by_text("6 of 12 turns")).to_be_visible()
    expect(guest.page.get_by_text("about 2 minutes left")).to_be_visible()
    expect(guest.page.get_by_text("not judged yet").first).to_be_visible()
    assert [] == complaints(guest)
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


def test_no_table_is_fetched_twice_while_a_review_grows(guest: Guest) -> None:
    """Each answer brings the same moment anew; until all is judged nobody says that there will be none."""
    state: list[messages.Review] = []

    def begun(review: messages.Review) -> None:
        state.append({**review})
        review["state"], review["judged"] = "running", 2
        review["curve"], review["parts"], review["moments"] = review["curve"][:3], [], []

    told = Told()
    table, review, asked = judged(guest, begun, told)
    tables: list[str] = []
    guest.page.on("request", lambda one: tables.append(one.url) if f"/api/tables/{table}/at/" in one.url else None)
    expect(guest.page.get_by_text("No key moment so far.")).to_be_visible()
    expect(guest.page.locator("li.chosen")).to_have_count(0)
    review.update({**state[0], "state": "running", "judged": 11, "parts": []})
    heard(guest, told, review)
    expect(guest.page.locator("li .badge")).to_have_text(["1", "2"])
    guest.page.locator("li").first.get_by_role("button").click()
    guest.settle()
    before = [*tables]
    heard(guest, told, review)
    assert before == tables
    assert 1 == asked.count("GET review/moments/3/choice")


def test_whoever_waits_until_all_is_judged_is_shown_the_first_moment(guest: Guest) -> None:
    whole: list[messages.Review] = []

    def begun(review: messages.Review) -> None:
        whole.append({**review})
        review["state"], review["judged"] = "running", 2
        review["curve"], review["parts"], review["moments"] = review["curve"][:3], [], []

    told = Told()
    _, review, _ = judged(guest, begun, told)
    expect(guest.page.locator("li.chosen")).to_have_count(0)
    review.update(whole[0])
    heard(guest, told, review)
    expect(guest.page.locator("li.chosen .badge")).to_have_text("1")


def test_a_replay_has_the_moments_of_its_review(guest: Guest) -> None:
    """Numbered as there, above the line: a key or a click goes to one. Without a review there are none."""
    table, review, asked = judged(guest)
    asked.clear()
    guest.turn_to(f"replay/{table}")
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


def test_only_what_is_new_is_fetched_when_it_is_told(guest: Guest) -> None:
    """And no more once all is judged: the line is given up then, and taken up when it is gone on with."""
    told, whole = Told(), list[messages.Review]()

    def begun(review: messages.Review) -> None:
        whole.append({**review})
        review["state"], review["judged"] = "running", 2
        review["curve"], review["parts"], review["moments"] = review["curve"][:3], [], []

    _, review, asked = judged(guest, begun, told)
    asked.clear()
    paths: list[str] = []
    guest.page.on("request", lambda one: paths.append(one.url.partition("/review")[2]))
    review.update({"judged": 3, "since": 3, "curve": whole[0]["curve"][3:4]})
    heard(guest, told, review)
    expect(guest.page.get_by_text("3 of 12 turns")).to_be_visible()
    expect(guest.page.get_by_role("slider")).to_be_visible()
    review.update({**whole[0], "since": 4, "curve": whole[0]["curve"][4:]})
    heard(guest, told, review)
    expect(guest.page.locator("li.chosen .badge")).to_have_text("1")
    slider = guest.page.get_by_role("slider")
    slider.focus()
    for key, said in (("Home", "You: about 50 percent"), ("End", "under 1 percent")):
        guest.page.keyboard.press(key)
        expect(slider).to_have_attribute("aria-valuetext", pattern(said))
    assert ["GET review"] * 2 == [one for one in asked if one == "GET review"]
    assert ["?known=abc&since=3", "?known=abc&since=4"] == [one for one in paths if "known" in one]


def test_a_line_that_was_cut_is_made_up_for(guest: Guest) -> None:
    """The page takes up another by itself, and fetches what it has missed."""
    told, whole = Told(), list[messages.Review]()

    def begun(review: messages.Review) -> None:
        whole.append({**review})
        review["state"], review["judged"], review["parts"] = "running", 2, []

    _, review, _ = judged(guest, begun, told)
    lines = len(told.lines)
    review["judged"] = 5
    told.cut()
    expect(guest.page.get_by_text("5 of 12 turns")).to_be_visible()
    guest.settle()
    assert len(told.lines) > lines
    review.update(whole[0])
    heard(guest, told, review)
    expect(guest.page.locator("section.parts")).to_be_visible()


@read_in("hu")
def test_nobody_is_kept_out_of_a_review(visit: Visit, language: str) -> None:
    """Axe finds nothing serious, light on a desk and dark on a phone, and nothing is wider than the window."""
    guest = visit(size=DESKTOP, language=language)
    judged(guest)
    assert [] == complaints(guest)
    assert not guest.page.evaluate(WIDER)
    guest.resize(PHONE)
    guest.page.emulate_media(color_scheme="dark")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert [] == complaints(guest)
    assert not guest.page.evaluate(WIDER)
