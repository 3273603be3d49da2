"""The static site in a browser, from a plain file server: played without a server of ours, and without a network."""

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final, Self

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from caravanserai.bots import seed_of
from caravanserai.core import play
from caravanserai.core.course import saved
from caravanserai.core.game import games
from caravanserai.core.record import Record, begin, parse, verify
from caravanserai.site.folder import built, write
from caravanserai.tables.choosing import MOST, chosen
from tests.needs import needed
from tests.web.conftest import DESKTOP

PATIENCE: Final = 600_000  # ms: Python has to start, beside whatever else the machine does
WHOLE: Final = 2000  # own decisions: far more than any game takes
# The engine of a page, to be asked as the page asks it.
ASK: Final = """
const Plain = Worker;
window.Worker = class extends Plain {
  constructor(...given) {
    super(...given);
    const asked = new Map();
    let n = 1_000_000;
    this.addEventListener("message", ({ data }) => {
      if (data.is === "answer") asked.get(data.n)?.(data);
    });
    window.ask = (method, path, body) => new Promise((answered, silence) => {
      asked.set((n += 1), answered);
      setTimeout(() => silence(new Error(`no answer: ${method} ${path}`)), 300_000);
      this.postMessage({ is: "ask", n, method, path, body: body === undefined ? "" : JSON.stringify(body) });
    }).then((answer) => {
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.isJson ? JSON.parse(answer.text) : answer.text;
    });
  }
};
"""
# Takes the first open choice until the game is over; how long others think does not count.
PLAY_ON: Final = """
async ([table, most, patience]) => {
  const ends = performance.now() + patience;
  let chosen = 0;
  while (chosen < most && performance.now() < ends) {
    const state = await ask("GET", `tables/${table}?seat=0`);
    if (state.over) return ask("GET", `tables/${table}/record`);
    const open = (state.ask?.choices ?? []).find((one) => !("rule" in one));
    if (!open || !state.asked.includes(0)) await new Promise((soon) => setTimeout(soon, 5));
    else {
      chosen += 1;
      await ask("POST", `tables/${table}/moves`,
        { seat: 0, decided: state.decided, key: crypto.randomUUID(), token: open.token }).catch(() => {});
    }
  }
  throw new Error(`it does not end: ${chosen} chosen`);
}
"""


class Quiet(SimpleHTTPRequestHandler):
    """Files, and nothing said about them; what was asked for is remembered."""

    asked: Final[list[str]] = []

    def log_message(self, *_: object) -> None:
        pass

    def do_GET(self) -> None:
        self.asked.append(self.path)
        super().do_GET()


class Host:
    """A web host that knows nothing of us, with the site under a path."""

    def __init__(self, folder: Path) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        self.url: Final = f"http://127.0.0.1:{self.server.server_port}/some/where/"

    def __enter__(self) -> Self:
        threading.Thread(target=self.server.serve_forever, name="host", daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as it is written."""
    if not (built() / "pyodide").is_dir():
        needed("the built front end (make web)")
    folder = tmp_path_factory.mktemp("host")
    write(folder / "some" / "where")
    return folder


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that was never here."""
    made = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, reduced_motion="reduce")
    made.set_default_timeout(PATIENCE)
    made.add_init_script(ASK)
    yield made
    made.close()


def sat_down(page: Page, name: str = "Ayşe") -> str:
    """A newcomer presses the first button and is at a table."""
    page.get_by_role("button", name="Play with bots").first.click()
    page.get_by_role("textbox").fill(name)
    page.keyboard.press("Enter")
    page.wait_for_function("location.hash.startsWith('#/table/')")
    return str(page.evaluate("location.hash")).removeprefix("#/table/")


def replayed(record: Record, bots: dict[int, str]) -> list[tuple[int, str]]:
    """The game as it goes here, with the person's choices as they were and those of the bots as they are here."""
    game = games()[record.game]
    s = begin(record)
    out: list[tuple[int, str]] = []
    while play.asked(s) and len(out) < len(record.moves):
        seat, token = record.moves[len(out)].seat, record.moves[len(out)].token
        moves = [(seat, token)]
        if seat in bots:
            seeds = {one: (bot, seed_of(record.key, one)) for one, bot in bots.items()}
            moves = chosen(game.id, saved(s), seeds, MOST).moves
        for who, what in moves:
            out.append((who, what))
            play.apply(s, what, who)
    return out


def test_a_whole_game_without_a_server_and_again_without_a_network(site: Path, context: BrowserContext) -> None:
    """First visit, a move, a whole game against a bot as it goes everywhere; then offline, with all that was played."""
    with Host(site) as host:
        page = context.new_page()
        thrown: list[str] = []
        page.on("pageerror", lambda error: thrown.append(str(error)))
        asked: list[str] = []
        page.on("request", lambda one: asked.append(one.url))
        page.goto(host.url)
        expect(page.get_by_text("Marco Polo II").first).to_be_visible(timeout=PATIENCE)
        table = sat_down(page)
        page.locator("[data-token]:visible").first.wait_for()
        wish = {"game": "gugong", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}]}
        other = page.evaluate("(wish) => ask('POST', 'tables', wish)", wish)["id"]
        record = parse(page.evaluate(PLAY_ON, [other, WHOLE, PATIENCE]))
        verify(record)
        assert replayed(record, {1: "apprentice"}) == [(one.seat, one.token) for one in record.moves]
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.close()
        assert [] == [one for one in asked if not one.startswith((host.url, "blob:"))]
        assert [] == thrown
    page = context.new_page()
    page.goto(f"{host.url}#/table/{table}")
    page.locator("[data-token]:visible").first.wait_for()
    found = {one["id"]: one["status"] for one in page.evaluate("() => ask('GET', 'tables?list=mine')")}
    assert {table: "playing", other: "over"} == found
