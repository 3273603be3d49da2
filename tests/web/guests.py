"""People at browsers: they click what glows, press keys, and read what is on the page.

Nobody here waits for time to pass. Before anything is looked at, page and server are at rest: the page says so
itself, and so does the server.
"""

import os
import random
import shutil
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from caravanserai.core.game import games
from tests.needs import needed
from tests.patience import PATIENCE_MS, PATIENCE_S
from tests.web.inn import Inn

NAMED = os.environ.get("CARAVANSERAI_CHROMIUM")
CHROMIUM = NAMED or shutil.which("chromium") or shutil.which("google-chrome")
# Chromium without the windows around its pages, which nobody looks at here: a quarter less to do. It remembers and
# measures like itself only, so what is about a browser's own storage or its speed has the one that people use.
SHELL = NAMED or shutil.which("chromium-headless-shell") or CHROMIUM
GLOWING = ':is(.board, .dock) [data-mark="may"]:is(button, [role=button]), .prompt .choices [data-open]'
LONGEST_GAME = 600  # clicks
ASK_ALL = {"only_answers": False, "pure_gains": False}  # what has one answer, too
OFTEN = 5
HALF = 0.5
NOON = 1_790_000_000_000  # of some day, in milliseconds
AN_HOUR = 3_600_000
READY = ".prompt .choices [data-open]"
# A page hears of its new address a little after it has got it. What is asked of it between is answered by the old one.
HEARS = """
    window.heard = location.hash;
    addEventListener("hashchange", () => (window.heard = location.hash));
"""
# Until something is said by the page itself about its rest; a promise that is kept or broken. Whether a game has ended
# is told along with it.
WATCH = """(isThere, patience) => new Promise((resolve, reject) => {
    const page = document.documentElement;
    const why = () => page.dataset.busy ?? "it does not say why";
    const timer = setTimeout(() => reject(new Error(`the page does not come to rest: ${why()}`)), patience);
    const look = () => {
        if (![undefined, location.hash].includes(window.heard) || !isThere(page)) return;
        clearTimeout(timer);
        watch.disconnect();
        removeEventListener("hashchange", look);
        resolve(document.querySelector("dialog[open] tfoot") !== null);
    };
    const watch = new MutationObserver(look);
    watch.observe(page, { attributes: true });
    addEventListener("hashchange", look);
    look();
})"""
# Nothing is under way, and what was touched has become a click; what has come need not be drawn yet.
IDLE = f"""(patience) => Promise.resolve(window.touched).then(() => {{
    window.touched = undefined;
    return ({WATCH})((page) => !page.dataset.busy, patience);
}})"""
# A version of the table is drawn; a page without a table has none.
DRAWN = f"""([v, patience]) => ({WATCH})(
    (page) => page.hasAttribute("data-settled") && [undefined, String(v)].includes(page.dataset.v), patience,
)"""
# The line is asked whether it is there: its answer comes after all that the server has sent before, and is waited for.
REST = f"""(patience) => {{
    window.dispatchEvent(new Event("online"));
    return ({WATCH})((page) => page.hasAttribute("data-settled"), patience);
}}"""
# The same while the page's own clock stands still, and with it all that is drawn by frames: it has heard, no more.
HEARD = f"""(patience) => {{
    window.dispatchEvent(new Event("online"));
    return ({WATCH})((page) => !(page.dataset.busy ?? "").split(" ").includes("line"), patience);
}}"""
# What is told to a page by its frames alone, as a new size of its window, has been told.
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# It shows what its address says.
TURNED = f"(patience) => ({WATCH})(() => true, patience)"
# The click that the browser makes of a touch comes a little later: it is waited for before all else.
TOUCHED = """(patience) => {
    window.touched = new Promise((done, fail) => {
        const timer = setTimeout(() => fail(new Error("a touch became no click")), patience);
        const clicked = () => { clearTimeout(timer); done(); };
        addEventListener("click", clicked, { capture: true, once: true });
    });
}"""
BOXES = """(parts) => parts.map((part) => {
    const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
    return [x, y, width, height];
})"""
# What glows and can be seen; each look is one question to the page, as games have thousands of them.
SEEN = """const seen = [...document.querySelectorAll(glowing)].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
});"""
GLOWS = f"(glowing) => {{ {SEEN} return seen.length > 0; }}"
# One of them, moved into sight: its middle, and what covers it there.
SPOT = f"""([glowing, chance, touch]) => {{
    {SEEN}
    const one = seen[Math.floor(chance * seen.length)];
    if (!one) return null;
    one.scrollIntoView({{ block: "nearest", inline: "nearest", behavior: "instant" }});
    const {{ x, y, width, height }} = one.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const there = document.elementFromPoint(left, top);
    const free = there !== null && (one.contains(there) || there.contains(one));
    const name = one.dataset.token ?? one.dataset.part ?? one.dataset.choice ?? one.id;
    if (free && touch) ({TOUCHED})({PATIENCE_MS});
    return {{ x: left, y: top, name, cover: free ? "" : (there?.outerHTML ?? "nothing") }};
}}"""

# To paint what nobody looks at takes a quarter of the time. Where everything is, what lies on top of what, and what it
# says is the same in a page that can be seen through.
UNSEEN = """
    window.unseen = new CSSStyleSheet();
    window.unseen.replaceSync("html { opacity: 0 !important }");
    document.adoptedStyleSheets = [window.unseen];
"""
SHOWN = "window.unseen?.replaceSync('')"

State = dict[str, Any]


def chromium() -> str:
    """The one that people use: a browser that remembers. The one without its windows does not do instead."""
    if CHROMIUM is None:
        needed("Chromium with its windows (on Debian: apt install chromium)")
    return CHROMIUM


def games_of(*usually: str) -> list[Any]:
    """All games for a test that takes long: these in every run, the others in the long one."""
    return [pytest.param(one, marks=[] if one in usually else [pytest.mark.long]) for one in games()]


class Guest:
    """Somebody at a page."""

    patience = PATIENCE_MS

    def __init__(self, page: Page, inn: Inn, company: Sequence["Guest"], seed: int = 1) -> None:
        self.page = page
        self.inn = inn
        self.company = company  # all guests of this test
        self.url = inn.url
        self.dice = random.Random(seed)  # noqa: S311 (which glowing thing is clicked)
        self.covered: Counter[str] = Counter()  # how often each thing was covered since it was last clicked
        self.clicked: list[str] = []  # what, in its order
        self.csrf = ""
        self.seats: dict[str, int] = {}  # the own one, by table
        self.last_table = ""
        self.has_moved = True  # the page is another one, and may not know it yet
        self.is_away = False
        self.kept_cookie = ""
        self.has_ended = False  # whether the page showed the end of a game then
        page.on("framenavigated", self.notice_move)

    def notice_move(self, _: object) -> None:
        self.has_moved = True

    # At rest

    def settle(self, has_played: bool = False) -> None:
        """Until nothing moves any more, here, at the server, and at the pages of all others.

        After a move nobody has come, gone or spoken: then, too, all is there with the newest version of the table.
        """
        pages = [guest for guest in self.company if guest.page.url.startswith(self.url)]
        for guest in pages:
            guest.page.evaluate(IDLE, self.patience)
        known = self.inn.quiet()
        if (has_played or pages == [self]) and all(guest.is_followed() for guest in pages):
            for guest in pages:
                guest.has_ended = guest.page.evaluate(DRAWN, [known[guest.table]["v"], self.patience])
            return
        before = None
        while known != before:  # a page may have gone on by itself when it was answered
            for guest in pages:
                guest.has_ended = guest.page.evaluate(REST, self.patience)
                guest.has_moved = False
            known, before = self.inn.quiet(), known

    def hear(self) -> None:
        """Until the page has heard of all that has happened at the table, whether or not it is drawn already."""
        self.inn.quiet()
        self.page.evaluate(HEARD, self.patience)

    def wait_for(self, is_there: Callable[[], bool]) -> None:
        """Until something has come of what the page asks for; each look hears of what has happened since the last."""
        ends = time.monotonic() + PATIENCE_S
        while not is_there():
            assert time.monotonic() < ends, "it does not come"
            self.page.evaluate("0")

    def is_followed(self) -> bool:
        """Whether it is enough to know that the newest version of the table is drawn, and nothing asked since.

        Who came, went or spoke changes no version, but is told to company only. A page that is new may know of none.
        """
        return not self.has_moved and "/table/" in self.page.url and self.table in self.inn.known

    # Coming in

    def turn_to(self, path: str) -> None:
        """A page of the app by its address, from wherever one is."""
        self.follow(f"{self.url}#/{path}")

    def follow(self, link: str) -> None:
        """What is looked at next is not what was there before."""
        if self.page.goto(link) is None:  # the page stays, and turns to something else
            self.page.evaluate(TURNED, self.patience)

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size; the page has noticed."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.see_a_frame()

    def see_a_frame(self) -> None:
        self.page.evaluate(NEXT_FRAME)

    def enter(self, game: str = "gugong") -> None:
        self.page.goto(self.url)
        expect(self.page.locator(f"[data-game={game}]")).to_be_visible()

    def start_solo(self, game: str = "gugong") -> None:
        """By the set-up: alone against the opponent of the rules where there is one, else against bots."""
        self.set_up(game)
        self.page.locator("dialog [name=players]").first.check()
        self.begin()
        self.page.locator("dialog .button.main").click()
        self.wait_until_asked()

    def start_with_bots(self, game: str = "gugong") -> None:
        """Two clicks: the game, and the name that is suggested."""
        self.enter(game)
        self.page.locator(f"[data-game={game}] [data-way=bots]").click()
        self.page.locator("dialog .button.main").click()
        self.wait_until_asked()

    def set_up(self, game: str = "gugong") -> Locator:
        """Open the form in which a table of a game is set up."""
        self.enter(game)
        self.page.locator(f"[data-game={game}] [data-way=set-up]").click()
        return self.page.locator("dialog form")

    def seat_there(self, seat: int, who: str) -> None:
        """In that form: `open`, `here` or `bot:trader` on a seat, from 1."""
        form = self.page.locator("dialog form")
        unfold = form.locator("li").nth(seat - 1).locator(".unfold")
        if unfold.is_visible() and unfold.get_attribute("aria-expanded") == "false":
            unfold.click()
        form.locator(f'[name="seat-{seat - 1}"][value="{who}"]').check()

    def begin(self) -> None:
        self.page.locator("dialog form footer .button.main").click()

    def take_a_name(self, name: str) -> None:
        self.turn_to("me")
        self.page.locator("form input[autocomplete=nickname]").fill(name)
        self.page.locator("form:has(input[autocomplete=nickname]) .button.main").click()
        expect(self.page.locator(".account h2").first).to_contain_text(name)

    def wait_until_asked(self) -> None:
        expect(self.page.locator(".prompt.asked")).to_be_visible()
        self.settle()

    # Behind the page: what is not under test goes over the wire, as the same person

    def ask(self, path: str) -> Any:
        return self.inn.ask("GET", path, Cookie=self.cookie())

    def tell(self, path: str, **body: object) -> Any:
        """Post something; the server wants back the value it gave, which is another for another person."""
        self.csrf = self.csrf or self.page.request.get(f"{self.url}api/me").json()["csrf"]
        if path.startswith("tables"):
            return self.inn.ask("POST", path, body, **{"X-CSRF-Token": self.csrf, "Cookie": self.cookie()})
        # The browser has to hear that this is somebody else from now on.
        answer = self.page.request.post(f"{self.url}api/{path}", data=body, headers={"X-CSRF-Token": self.csrf})
        assert answer.ok, answer.text()
        self.csrf = self.kept_cookie = ""
        return answer.json()

    @contextmanager
    def away(self) -> Iterator[None]:
        """Leave the page, and come back."""
        table = self.table
        self.page.goto("about:blank")
        with self.unasked():
            yield
        self.go_to(table)

    @contextmanager
    def unasked(self) -> Iterator[None]:
        """What is said meanwhile needs no browser at all: it is the same person's."""
        self.is_away, self.kept_cookie = True, ""
        yield
        self.is_away = False

    def cookie(self) -> str:
        """By which the server knows this person, who cannot become another one while away."""
        if not self.is_away or not self.kept_cookie:
            known = self.page.context.cookies(self.url)
            self.kept_cookie = "; ".join(f"{one['name']}={one['value']}" for one in known)
        return self.kept_cookie

    def sit_at(self, name: str, *kinds: str, game: str = "gugong", language: str = "en", **more: object) -> str:
        """Be a guest who is asked everything, with a new table: `me`, `open`, or the name of a bot."""
        self.tell("guest", name=name, language=language, settings=ASK_ALL)
        seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
        self.last_table = str(self.tell("tables", game=game, seats=seats, **more)["id"])
        return self.last_table

    def sit_with_bots(self, game: str, bots: int = 1, language: str = "en") -> None:
        """At a table with bots that do not think long."""
        self.go_to(self.sit_at("Ada", "me", *["random"] * bots, game=game, language=language))
        self.wait_until_asked()

    def go_to(self, table: str) -> None:
        """Open the page of a table."""
        self.turn_to(f"table/{table}")
        expect(self.page.locator(".prompt")).to_be_visible()
        self.settle()

    @property
    def seat(self) -> int:
        """The own one at the table that is open."""
        if self.table not in self.seats:
            seats = self.ask(f"tables/{self.table}")["table"]["seats"]
            self.seats[self.table] = int(next(one["seat"] for one in seats if one["mine"]))
        return self.seats[self.table]

    def state(self) -> State:
        """What the server tells of the own seat, once all bots have moved."""
        self.inn.quiet()
        found = self.ask(f"tables/{self.table}?seat={self.seat}")
        assert isinstance(found, dict)
        return found

    def decide(self, pick: Callable[[State], str] | None = None) -> bool:
        """One decision without looking; False if there is none to be made."""
        return self.answer(self.state(), pick)

    def answer(self, state: State, pick: Callable[[State], str] | None = None) -> bool:
        """The same, where it is known what is asked."""
        seat = self.seat
        order = {"seat": seat, "decided": state["decided"], "key": f"{seat}-{state['v']}"}
        if state["held"]:
            self.tell(f"tables/{self.table}/confirm", **order)
        elif state["ask"] and state["ask"]["seat"] == seat:
            token = pick(state) if pick else self.dice.choice(open_tokens(state))
            self.tell(f"tables/{self.table}/moves", **order, token=token)
        return bool(state["held"] or state["ask"])

    def decide_until(self, wanted: Callable[[State], bool], pick: Callable[[State], str] | None = None) -> State:
        """Decide without looking until the seat is asked as it is wanted; only then the page is opened again."""
        with self.away():
            for _ in range(LONGEST_GAME):
                state = self.state()
                if state["over"] or (state["ask"] and wanted(state)):
                    break
                self.answer(state, pick)
            assert not state["over"], "the game ended before"
        self.wait_until_asked()
        return state

    # At the page

    def show(self) -> None:
        """From now on the page is painted, until another is loaded: for whoever looks at colours."""
        self.page.evaluate(SHOWN)

    def stop_the_clock(self) -> None:
        """The page's own stands still from now on, and goes on as a test says; it runs until it is told to stop."""
        self.page.clock.install(time=NOON - AN_HOUR)
        self.page.clock.pause_at(NOON)  # which must not be over by then, however slow the machine is

    @property
    def table(self) -> str:
        """The one that is open, or was the last to be."""
        if "/table/" in self.page.url:
            self.last_table = self.page.url.split("/table/")[1].split("?")[0]
        return self.last_table

    @property
    def question(self) -> str:
        self.settle()
        return self.page.locator(".question").inner_text()

    def boxes(self, *parts: str) -> dict[str, list[float]]:
        """Where parts of the page are: left, top, width, height; each of them is there."""
        found = dict(zip(parts, self.page.evaluate(BOXES, parts), strict=True))
        assert all(width > 0 and height > 0 for _, _, width, height in found.values()), found
        return found

    def glowing(self) -> list[Locator]:
        self.settle()
        return [one for one in self.page.locator(GLOWING).all() if one.is_visible()]

    def tokens(self) -> list[str]:
        found = [one.get_attribute("data-token") or one.get_attribute("id") or "" for one in self.glowing()]
        return sorted(set(found) - {""})

    def decided(self) -> int:
        """How many decisions the table has seen, once all is at rest."""
        self.settle()
        return self.so_far

    @property
    def so_far(self) -> int:
        """The same, of when all was last at rest."""
        known = self.inn.known.get(self.table) or self.ask(f"tables/{self.table}")
        return int(known["decided"])

    def choose(self, token: str) -> None:
        """Click the element on the board, or the button where it has none; it is decided then."""
        before = self.decided()
        on_board = self.page.locator(f'.board [id="{token}"], .dock [id="{token}"]')
        target = on_board if on_board.count() else self.page.locator(f'.prompt [data-token="{token}"]')
        target.first.click()
        assert before < self.decided(), token

    def tap(self, x: float, y: float) -> None:
        """Touch a point; before all is at rest, the browser has made a click of it."""
        self.page.evaluate(TOUCHED, PATIENCE_MS)
        self.page.touchscreen.tap(x, y)

    def touch(self, what: Locator) -> None:
        """The same in its middle."""
        self.page.evaluate(TOUCHED, PATIENCE_MS)
        what.tap()

    def click_anything(self, glowing: str = GLOWING, touch: bool = False, chance: float | None = None) -> bool:
        """Click something that glows; whether anything did. What is covered for long cannot be had by anybody."""
        spot = self.page.evaluate(SPOT, [glowing, self.dice.random() if chance is None else chance, touch])
        if spot is None:
            return False
        if spot["cover"]:
            self.covered[spot["name"]] += 1
            assert self.covered[spot["name"]] <= OFTEN, f"{spot['name']} is covered by {spot['cover'][:200]}"
            return True
        del self.covered[spot["name"]]
        self.clicked.append(spot["name"])
        if touch:
            self.page.touchscreen.tap(spot["x"], spot["y"])
        else:
            self.page.mouse.click(spot["x"], spot["y"])
        return True

    def tap_anything(self) -> bool:
        """Tap something that glows; where only a closed part has it, the list of all choices opens it."""
        if self.click_anything(touch=True):
            return True
        every = self.page.locator(".prompt .tools .every").first
        if not self.page.locator(".prompt.asked").count() or not every.is_visible():
            return False
        every.click()
        self.clicked.append("all")
        self.page.locator("dialog [data-open]").first.click()
        return True

    def click_briskly(self) -> bool:
        """Every other time what the prompt has ready, so that a game of two does not take all day."""
        is_ready = self.dice.random() < HALF and self.click_anything(READY, chance=0)
        return is_ready or self.click_anything()

    def press_anything(self) -> bool:
        """Go to something that glows by the arrow keys and take it."""
        if not self.page.evaluate(GLOWS, GLOWING):
            return False
        keys = ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown")
        pressed = [self.dice.choice(keys) for _ in range(self.dice.randint(1, 4))]
        for key in [*pressed, "Enter"]:
            self.page.keyboard.press(key)
        self.clicked.append(" ".join(pressed))
        return True


def open_tokens(state: State) -> list[str]:
    """What may be chosen."""
    return [str(one["token"]) for one in state["ask"]["choices"] if "rule" not in one]


def last_open(state: State) -> str:
    return open_tokens(state)[-1]


def play_on(
    guests: list[Guest],
    act: Callable[[Guest], bool] = Guest.click_anything,
    enough: Callable[[], bool] = lambda: False,
) -> int:
    """All play until the game is over, or there was enough of it; how often anybody acted."""
    acted = 0
    guests[0].settle()
    while acted < LONGEST_GAME:
        if any(guest.has_ended for guest in guests) or enough():
            return acted
        done = 0
        for guest in guests:
            if act(guest):
                done += 1
                guest.settle(has_played=True)
        assert done, f"nothing glows; the page asks: {guests[0].question}"
        acted += done
    raise AssertionError("the game does not end")


def seated_together(ada: Guest, bo: Guest, game: str) -> list[Guest]:
    """One sets up a table and sends the link, the other sits down; both of them."""
    ada.take_a_name("Ada")
    ada.set_up(game)
    ada.seat_there(2, "open")
    ada.page.get_by_role("button", name="Start the game").click()
    link = ada.page.get_by_label("Invitation link").input_value()

    bo.take_a_name("Bo")
    bo.follow(link)
    bo.page.get_by_role("button", name="Take a seat").click()
    expect(ada.page.locator(".prompt")).to_be_visible()
    return [ada, bo]


def finish_unseen(guests: list[Guest]) -> None:
    """The rest of a game over the wire, while nobody looks; then all look again."""
    with ExitStack() as stack:
        for guest in guests:
            stack.enter_context(guest.away())
        for _ in range(2 * LONGEST_GAME):
            if not any(guest.decide() for guest in guests):
                break


def play_some(guest: Guest, act: Callable[[Guest], bool], decisions: int) -> None:
    """As many decisions of all seats as show what a player does: whole games are played elsewhere."""
    began = guest.decided()
    play_on([guest], act, lambda: guest.so_far - began >= decisions)
    assert guest.so_far - began >= decisions


# The end of a game


def finished(guest: Guest, *others: str, game: str = "gugong") -> str:
    """A whole game, played over the wire: against these bots, or the opponent of the rules."""
    table = guest.sit_at("Ada", "me", *others, game=game)
    with guest.unasked():
        while guest.decide():
            pass
    assert "over" == guest.ask(f"tables/{table}")["table"]["status"]
    return table


def assert_it_adds_up(sheet: Locator, standing: State) -> None:
    """The points of a column are those of the lines, and make the total."""
    column = f"[data-seat='{standing['seat']}']"
    lines = [number(text) for text in sheet.locator(f"tbody td{column} b").all_inner_texts()]
    total = number(sheet.locator(f"tfoot td{column}").inner_text())
    assert standing["score"] == total == sum(lines)


def number(text: str) -> int:
    """A score as it is written, with a real minus sign."""
    return int(text.replace("−", "-"))
