"""People at browsers: they click what glows, press keys, and read what is on the page."""

import contextlib
import os
import random
import shutil
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

CHROMIUM = os.environ.get("CARAVANSERAI_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
GLOWING = ':is(.board, .dock) [data-mark="may"]:is(button, [role=button]), .prompt .choices [data-open]'
LONGEST_GAME = 600  # clicks
OFTEN = 5
HALF = 0.5
PAUSE = 25  # milliseconds
PATIENCE = 30_000
LOOK = 100  # milliseconds between two
DECIDED = "([id, n]) => fetch(`api/tables/${id}`).then((a) => a.json()).then((state) => state.decided >= n)"
# What glows and can be seen; each look is one question to the page, as games have thousands of them.
SEEN = """const seen = [...document.querySelectorAll(glowing)].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
});"""
GLOWS = f"(glowing) => {{ {SEEN} return seen.length > 0; }}"
# One of them, moved into sight: its middle, and what covers it there.
SPOT = f"""([glowing, chance]) => {{
    {SEEN}
    const one = seen[Math.floor(chance * seen.length)];
    if (!one) return null;
    one.scrollIntoView({{ block: "nearest", inline: "nearest", behavior: "instant" }});
    const {{ x, y, width, height }} = one.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const there = document.elementFromPoint(left, top);
    const free = there !== null && (one.contains(there) || there.contains(one));
    return {{ x: left, y: top, name: one.dataset.token ?? one.id, cover: free ? "" : (there?.outerHTML ?? "nothing") }};
}}"""


class Guest:
    """Somebody at a page."""

    def __init__(self, page: Page, url: str, seed: int = 1) -> None:
        self.page = page
        self.url = url
        self.dice = random.Random(seed)  # noqa: S311 (which glowing thing is clicked)
        self.covered: Counter[str] = Counter()  # how often each thing was covered since it was last clicked
        self.csrf = ""
        self.seats: dict[str, int] = {}  # the own one, by table
        self.last_table = ""

    def enter(self, game: str = "gugong") -> None:
        self.page.goto(self.url)
        expect(self.page.locator(f"[data-game={game}]")).to_be_visible()

    def start_solo(self, game: str = "gugong") -> None:
        """Two clicks: the game, and the name that is suggested."""
        self.enter(game)
        self.page.locator(f"[data-game={game}] .button.main").click()
        self.page.locator("dialog .button.main").click()
        self.wait_until_asked()

    def set_up(self, game: str = "gugong") -> None:
        """Open the form in which a table of a game is set up."""
        self.enter(game)
        self.page.locator(f"[data-game={game}]").get_by_role("button", name="Set up a table").click()

    def take_a_name(self, name: str) -> None:
        self.page.goto(f"{self.url}#/me")
        self.page.locator("form input[autocomplete=nickname]").fill(name)
        self.page.locator("form:has(input[autocomplete=nickname]) .button.main").click()
        expect(self.page.locator(".account h2").first).to_contain_text(name)

    def wait_until_asked(self) -> None:
        expect(self.page.locator(".prompt.asked")).to_be_visible()

    # Behind the page: what is not under test goes over the wire, as the same person

    def ask(self, path: str) -> Any:
        answer = self.page.request.get(f"{self.url}api/{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def tell(self, path: str, **body: object) -> Any:
        """Post something; the server wants back the value it gave, which is another for another person."""
        self.csrf = self.csrf or self.ask("me")["csrf"]
        answer = self.page.request.post(f"{self.url}api/{path}", data=body, headers={"X-CSRF-Token": self.csrf})
        assert answer.ok, answer.text()
        if not path.startswith("tables"):
            self.csrf = ""
        return answer.json()

    def sit_at(self, name: str, *kinds: str, **more: object) -> str:
        """Be a guest with a new table: `me`, `open`, or the name of a bot."""
        self.tell("guest", name=name, language="en")
        seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
        return str(self.tell("tables", game="gugong", seats=seats, **more)["id"])

    def sit_with_bots(self, game: str, bots: int = 1, language: str = "en") -> None:
        """At a table with bots that do not think long."""
        self.enter(game)
        self.tell("guest", name="Ada", language=language)
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(bots))]
        self.go_to(str(self.tell("tables", game=game, seats=seats)["id"]))
        self.wait_until_asked()

    def go_to(self, table: str) -> None:
        """Open the page of a table."""
        self.page.goto(f"{self.url}#/table/{table}")
        expect(self.page.locator(".prompt")).to_be_visible()

    def decide_anything(self, table: str, seat: int) -> bool:
        """One decision of a seat, without looking; False if it is not asked."""
        state = self.ask(f"tables/{table}?seat={seat}")
        order = {"seat": seat, "decided": state["decided"], "key": f"{seat}-{state['v']}"}
        if state["held"]:
            self.tell(f"tables/{table}/confirm", **order)
        elif state["ask"] and state["ask"]["seat"] == seat:
            allowed = [one["token"] for one in state["ask"]["choices"] if "rule" not in one]
            self.tell(f"tables/{table}/moves", **order, token=self.dice.choice(allowed))
        return bool(state["held"] or state["ask"])

    @property
    def seat(self) -> int:
        """The own one at the table that is open."""
        if self.table not in self.seats:
            seats = self.ask(f"tables/{self.table}")["table"]["seats"]
            self.seats[self.table] = int(next(one["seat"] for one in seats if one["mine"]))
        return self.seats[self.table]

    def state(self) -> dict[str, Any]:
        """What the server tells of the own seat."""
        found = self.ask(f"tables/{self.table}?seat={self.seat}")
        assert isinstance(found, dict)
        return found

    def decide(self, pick: Callable[[dict[str, Any]], str]) -> None:
        """One decision without looking; where the others have been quicker, none."""
        state, seat = self.state(), self.seat
        order = {"seat": seat, "decided": state["decided"], "key": f"{seat}-{state['v']}"}
        headers = {"X-CSRF-Token": self.ask("me")["csrf"]}
        path = f"{self.url}api/tables/{self.table}/"
        if state["held"]:
            self.page.request.post(f"{path}confirm", data=order, headers=headers)
        elif state["ask"]:
            self.page.request.post(f"{path}moves", data={**order, "token": pick(state)}, headers=headers)
        else:
            self.page.wait_for_timeout(100)

    def decide_until(self, wanted: Callable[[dict[str, Any]], bool], pick: Callable[[dict[str, Any]], str]) -> Any:
        """Decide without looking until the seat is asked as it is wanted; only then the page is opened again."""
        table = self.table
        self.page.goto("about:blank")
        for _ in range(LONGEST_GAME):
            state = self.state()
            if state["over"] or (state["ask"] and wanted(state)):
                break
            self.decide(pick)
        assert not state["over"], "the game ended before"
        self.go_to(table)
        self.wait_until_asked()
        return state

    # At the page

    @property
    def table(self) -> str:
        """The one that is open, or was the last to be."""
        if "/table/" in self.page.url:
            self.last_table = self.page.url.split("/table/")[1].split("?")[0]
        return self.last_table

    @property
    def question(self) -> str:
        return self.page.locator(".question").inner_text()

    def glowing(self) -> list[Locator]:
        return [one for one in self.page.locator(GLOWING).all() if one.is_visible()]

    def tokens(self) -> list[str]:
        found = [one.get_attribute("data-token") or one.get_attribute("id") or "" for one in self.glowing()]
        return sorted(set(found) - {""})

    def is_over(self) -> bool:
        return self.page.locator("dialog[open] tfoot").count() > 0

    def decided(self) -> int:
        """How many decisions the table has seen, as the server tells this browser."""
        state = self.page.evaluate("id => fetch(`api/tables/${id}`).then((answer) => answer.json())", self.table)
        return int(state["decided"])

    def within(self, patience: int, script: str, arg: object) -> Any:
        """What a script answers once that is something; nothing after so many milliseconds.

        Playwright's `wait_for_function` takes any promise for an answer.
        """
        for _ in range(patience // LOOK):
            if found := self.page.evaluate(script, arg):
                return found
            self.page.wait_for_timeout(LOOK)
        return None

    def until(self, script: str, arg: object) -> Any:
        found = self.within(PATIENCE, script, arg)
        assert found, f"in vain: {script}"
        return found

    def wait_until_decided(self, n: int) -> None:
        self.until(DECIDED, [self.table, n])

    def choose(self, token: str) -> None:
        """Click the element on the board, or the button where it has none, and wait until the question has changed."""
        before = self.decided()
        on_board = self.page.locator(f'.board [id="{token}"], .dock [id="{token}"]')
        target = on_board if on_board.count() else self.page.locator(f'.prompt [data-token="{token}"]')
        target.first.click()
        self.wait_until_decided(before + 1)

    def click_anything(self, glowing: str = GLOWING) -> bool:
        """Click something that glows; whether anything did. What is covered for long cannot be had by anybody."""
        spot = self.page.evaluate(SPOT, [glowing, self.dice.random()])
        if spot is None:
            return False
        if spot["cover"].startswith("<dialog"):  # what was clicked last had just made way for the list of all choices
            self.page.keyboard.press("Escape")
        if spot["cover"]:
            self.covered[spot["name"]] += 1
            assert self.covered[spot["name"]] <= OFTEN, f"{spot['name']} is covered by {spot['cover'][:200]}"
        else:
            del self.covered[spot["name"]]
            self.page.mouse.click(spot["x"], spot["y"])
        return True

    def click_briskly(self) -> bool:
        """Every other time what the prompt has ready, so that a game of two does not take all day."""
        ready = self.page.locator(".prompt .choices [data-open]")
        if ready.count() and self.dice.random() < HALF:
            with contextlib.suppress(Error):
                ready.first.click(timeout=1500)
                return True
        return self.click_anything()

    def press_anything(self) -> bool:
        """Go to something that glows by the arrow keys and take it."""
        if not self.page.evaluate(GLOWS, GLOWING):
            return False
        keys = ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown")
        for _ in range(self.dice.randint(1, 4)):
            self.page.keyboard.press(self.dice.choice(keys))
        self.page.keyboard.press("Enter")
        return True


def open_tokens(state: dict[str, Any]) -> list[str]:
    """What may be chosen."""
    return [str(one["token"]) for one in state["ask"]["choices"] if "rule" not in one]


def last_open(state: dict[str, Any]) -> str:
    return open_tokens(state)[-1]


def play_on(
    guests: list[Guest],
    act: Callable[[Guest], bool] = Guest.click_anything,
    enough: Callable[[], bool] = lambda: False,
) -> int:
    """All play until the game is over, or there was enough of it; how often anybody acted."""
    acted, idle = 0, 0
    while acted < LONGEST_GAME:
        if any(guest.is_over() for guest in guests) or enough():
            return acted
        done = sum(act(guest) for guest in guests)
        acted, idle = acted + done, 0 if done else idle + 1
        guests[0].page.wait_for_timeout(PAUSE)
        assert idle * PAUSE < PATIENCE, f"nothing glows; the page asks: {guests[0].question}"
    raise AssertionError("the game does not end")


def play_some(guest: Guest, act: Callable[[Guest], bool], decisions: int) -> None:
    """As many decisions of all seats as show what a player does: whole games are played elsewhere."""
    began = guest.decided()

    def enough() -> bool:
        return guest.decided() - began >= decisions

    play_on([guest], act, enough)
    assert enough()
