"""Visitors of a static site: they click as guests of a server do, and ask the engine of their own page."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, expect

from tests.site.browser.host import Host
from tests.web.guests import Guest
from tests.web.inn import Inn

PATIENCE: Final = 600_000  # ms: Python has to start, beside whatever else the machine does
WORKER: Final = "engine.worker"
LOG: Final = "role=log"
# The engine of a page, to be asked as the page asks it.
ASK: Final = """
const Plain = Worker;
window.Worker = class extends Plain {
  constructor(...given) {
    super(...given);
    const asked = new Map();
    let n = 1_000_000;
    this.addEventListener("message", ({ data }) => {
      window.passed?.(data);
      if (data.is === "answer") asked.get(data.n)?.(data);
    });
    window.raw = (method, path, body) => new Promise((answered, silence) => {
      asked.set((n += 1), answered);
      setTimeout(() => silence(new Error(`no answer: ${method} ${path}`)), 600_000);
      this.postMessage({ is: "ask", n, method, path, body: body === undefined ? "" : JSON.stringify(body) });
    });
    window.ask = (...what) => window.raw(...what).then((answer) => {
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.isJson ? JSON.parse(answer.text) : answer.text;
    });
  }
  postMessage(message) {
    super.postMessage(message);
    window.passed?.(message);
  }
};
"""
# How far a table is once no bot is asked there any more.
QUIET: Final = """async (table) => {
  for (;;) {
    const state = await ask("GET", `tables/${table}`);
    const bots = state.table.seats.filter((one) => one.kind === "bot").map((one) => one.seat);
    const isBusy = state.table.status === "playing" && state.asked.some((seat) => bots.includes(seat));
    if (!isBusy || state.holder !== null) return { v: state.v, decided: state.decided };
    await new Promise((soon) => setTimeout(soon, 20));
  }
}"""
# Decides for all own seats, always by the same rule, until the game is over or has so many decisions; the record.
PLAY_ON: Final = """async ([table, most]) => {
  for (let seat = 0; ;) {
    const state = await ask("GET", `tables/${table}?seat=${seat}`);
    const { seats } = state.table;
    // Where several are asked at once, the bots decide first: so the order does not depend on who is quicker.
    const areBots = state.asked.some((one) => seats[one]?.kind === "bot");
    // Nor where it ends: never in the middle of a bot's turn.
    if (state.over || (state.decided >= most && !areBots)) return ask("GET", `tables/${table}/record`);
    const next = areBots ? undefined : state.asked.find((one) => seats[one]?.mine);
    const order = { seat, decided: state.decided, key: crypto.randomUUID() };
    if (state.held) await ask("POST", `tables/${table}/confirm`, order);
    else if (next === undefined) await new Promise((soon) => setTimeout(soon, 5));
    else if (next !== seat) seat = next;
    else {
      const open = state.ask.choices.filter((one) => !("rule" in one));
      const token = open[(31 * state.decided + 7) % open.length].token;
      await ask("POST", `tables/${table}/moves`, { ...order, token });
    }
  }
}"""
WHOLE: Final = 100_000  # decisions: more than any game has


class Home(Inn):
    """The place of the server, where there is none: each page answers for itself."""

    def __init__(self, host: Host) -> None:
        super().__init__(Path())
        self.host: Final = host
        self.visitors: Final[list[Visitor]] = []

    @property
    def url(self) -> str:
        return self.host.url

    def quiet(self) -> dict[str, dict[str, int]]:
        """How far the tables are that are looked at."""
        looking = [one for one in self.visitors if "/table/" in one.page.url and not one.page.is_closed()]
        self.known = {one.table: one.page.evaluate(QUIET, one.table) for one in looking}
        return self.known


class Visitor(Guest):
    """Somebody at a page of the site."""

    patience = PATIENCE

    def __init__(self, page: Page, home: Home, company: Sequence[Guest], seed: int = 1) -> None:
        super().__init__(page, home, company, seed)
        self.home: Final = home
        self.host: Final = home.host
        home.visitors.append(self)

    def ask(self, path: str) -> Any:
        return self.page.evaluate("(path) => ask('GET', path)", path)

    def tell(self, path: str, **body: object) -> Any:
        return self.page.evaluate("([path, body]) => ask('POST', path, body)", [path, body])

    def refused(self, path: str, **body: object) -> str:
        """Why something is not done."""
        told = "([path, body]) => raw('POST', path, body).then((one) => JSON.parse(one.text).error)"
        return str(self.page.evaluate(told, [path, body]))

    def deal(self, name: str) -> None:
        """The games that are begun from now on are these; the same name, the same games."""
        self.in_the_engine("(name) => { self.deal = name; self.dealt = 0; }", name)

    def in_the_engine(self, script: str, given: object = None) -> None:
        """Run something in the worker of the engine."""
        (engine,) = [one for one in self.page.workers if WORKER in one.url]
        engine.evaluate(script, given)

    def open(self, path: str = "") -> None:
        """Come to the site, and wait until its engine is there."""
        self.page.goto(f"{self.url}{path}")
        self.wait_for_the_engine()

    def enter(self, game: str = "gugong") -> None:
        """The hall; an engine that is there stays."""
        self.turn_to("")
        expect(self.page.locator(f"[data-game={game}]")).to_be_visible()

    def wait_for_the_engine(self) -> None:
        self.page.wait_for_function("window.ask !== undefined")
        self.ask("me")

    def sit(self, *kinds: str, game: str = "gugong", **more: object) -> str:
        """A new table without the set-up: `me`, `here`, or the name of a bot. Its page is not opened yet."""
        seats = [{"kind": kind} if kind in ("me", "here") else {"kind": "bot", "bot": kind} for kind in kinds]
        return str(self.tell("tables", game=game, seats=seats, **more)["id"])

    def sit_alone(self, game: str = "gugong") -> None:
        """By the set-up, against the opponent of the rules."""
        self.set_up(game)
        self.page.locator("dialog [name=players]").first.check()
        self.begin()
        self.wait_until_asked()

    def log(self) -> list[str]:
        """The lines of the story so far."""
        return self.page.locator(LOG).first.locator("summary").all_inner_texts()

    def play_on(self, table: str, most: int = WHOLE) -> str:
        """Decide for all seats of the own, always by the same rule; the record of what came of it."""
        return str(self.page.evaluate(PLAY_ON, [table, most]))

    def kept(self) -> None:
        """Until the whole site is kept for when there is no network."""
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def visit(context: BrowserContext, host: Host, *others: Visitor) -> Visitor:
    """A page of its own in a browser, perhaps beside others of the same one."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    home = others[0].home if others else Home(host)
    company: list[Guest] = []
    visitor = Visitor(page, home, company)
    company += home.visitors
    for other in others:
        other.company = company
    return visitor
