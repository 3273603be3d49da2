"""The figures that the table in the browser is held to, measured: client and server on this machine.

    python -m tools.figures                  all of them
    python -m tools.figures first undo       some of them
    python -m tools.figures frames --times 5 --beside FOLDER     beside the page that is built in another folder

    first     a new guest opens the page: until their first legal move is acknowledged
    script    JavaScript that comes before the board, compressed, in every game
    phone     a slow phone opens the lobby, and a table by its link: until a touch has its effect
    frames    others' turns on a slow processor: what the page does in one go while it shows them, in every game
    undo      a long game at five seats: undo and redo at every decision, until the page has the table
    load      many live tables: until all have seen a move (tools.load)

The exit code is 1 if a figure is worse than its limit.
"""

import argparse
import asyncio
import gzip
import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, Response, expect, sync_playwright
from websockets.sync.client import ClientConnection, connect

from caravanserai.core.game import games
from tests.web.guests import CHROMIUM, Guest
from tests.web.inn import Inn
from tools.load import load, served, serving

FIRST_MOVE_SECONDS = 60
SCRIPT_KILOBYTES = 130
PHONE_SECONDS = 3
UNDO_MS = 150
FRAME_MS = 50

# A phone of the middle, on a network of the third generation: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back.
PHONE_SLOWER = 4
PHONE_NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
PHONE = (390, 844)
TIMES = 5  # the middle one counts
CLICKS = 40  # of somebody who plays on, with all that follows each
BY_TURNS = 16  # the same, where pages are compared over and over
TRACED = ("devtools.timeline", "disabled-by-default-devtools.timeline")
NEVER_IDLE = "window.requestIdleCallback = () => 0"
MAIN = "CrRendererMain"  # the thread that draws a page

DECODE = msgspec.json.Decoder().decode
ENCODE = msgspec.json.Encoder().encode


def told(what: str, value: float, limit: float, unit: str) -> bool:
    print(f"{what}: {value:.{0 if unit == 'ms' else 1}f} {unit} (at most {limit:g} {unit})", flush=True)
    return value <= limit


# In the browser


@contextmanager
def browsing() -> Iterator[Browser]:
    assert CHROMIUM is not None, "there is no chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


def newcomer(browser: Browser, size: tuple[int, int] = (1366, 768), touch: bool = False) -> BrowserContext:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=touch, is_mobile=touch, locale="en-GB"
    )
    context.set_default_timeout(FIRST_MOVE_SECONDS * 1000)
    return context


def start_with_bots(page: Page, url: str, game: str = "gugong") -> None:
    """Two clicks: the game, and the name that is suggested."""
    page.goto(url)
    page.locator(f"[data-game={game}] [data-way=bots]").click()
    page.locator("dialog .button.main").click()
    expect(page.locator(".prompt.asked")).to_be_visible()


def first() -> bool:
    """By a script that does not hesitate: what is left of the minute is the newcomer's."""
    began = time.perf_counter()
    with serving() as url, browsing() as browser:
        httpx.get(f"{url}/api/games", timeout=FIRST_MOVE_SECONDS).raise_for_status()
        print(f"server ready after {time.perf_counter() - began:.1f} s, the start of the browser included")
        page = newcomer(browser).new_page()
        began = time.perf_counter()
        start_with_bots(page, url)
        there = time.perf_counter() - began
        question = page.locator(".question").inner_text()
        page.locator('.dock [data-mark="may"]').first.click()
        expect(page.locator(".question")).not_to_have_text(question)
        spent = time.perf_counter() - began
        print(f"asked for the first time after {there:.1f} s")
    return told("first legal move of a new guest", spent, FIRST_MOVE_SECONDS, "s")


def script() -> bool:
    with serving() as url, browsing() as browser:
        weighed = {game: scripts_before_board(newcomer(browser).new_page(), url, game) for game in sorted(games())}
    good = [
        told(f"{game}: JavaScript before the board, {len(sizes)} files", kilobytes(sizes), SCRIPT_KILOBYTES, "kB")
        for game, sizes in weighed.items()
    ]
    return all(good)


def scripts_before_board(page: Page, url: str, game: str) -> dict[str, int]:
    """The files of JavaScript that a new guest is sent until the board of a game is there, and what they weigh packed.

    What is fetched in idle time is none of them: a page that has something to do has none, and the board comes first.
    """
    sizes: dict[str, int] = {}

    def count(response: Response) -> None:
        if response.url.endswith(".js"):
            sizes[response.url] = len(gzip.compress(response.body()))

    page.add_init_script(NEVER_IDLE)
    page.on("response", count)
    start_with_bots(page, url, game)
    expect(page.locator(".board svg").first).to_be_visible()
    page.remove_listener("response", count)
    return sizes


def kilobytes(sizes: dict[str, int]) -> float:
    return sum(sizes.values()) / 1000


def phone() -> bool:
    """Nothing is kept from one visit to the next."""
    with serving() as url, browsing() as browser:
        lobby = [
            visited(browser, f"{url}/", "[data-game=gugong] [data-way=bots]", "dialog[open]") for _ in range(TIMES)
        ]
        table = table_for_all(url)
        tables = [
            visited(browser, f"{url}/#/table/{table}", ".top nav button:last-of-type", "dialog[open]") for _ in lobby
        ]
    print(f"of {TIMES} visits the middle one; the slowest: lobby {max(lobby):.1f} s, table {max(tables):.1f} s")
    at_lobby = told("a slow phone can use the lobby after", statistics.median(lobby), PHONE_SECONDS, "s")
    at_table = told("a slow phone can use a table after", statistics.median(tables), PHONE_SECONDS, "s")
    return at_lobby and at_table


def visited(browser: Browser, address: str, what: str, effect: str) -> float:
    """Seconds from opening an address until what is touched there has had its effect."""
    context = newcomer(browser, PHONE, touch=True)
    page = context.new_page()
    slow_down(page)
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(what).first.tap()
    page.locator(effect).wait_for()
    spent = time.perf_counter() - began
    context.close()
    return spent


def slow_down(page: Page) -> None:
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", PHONE_NETWORK)
    line.send("Emulation.setCPUThrottlingRate", {"rate": PHONE_SLOWER})


def frames() -> bool:
    """Others' turns at the calm pace: the processor time of what the page does, four times as long on a slow machine.

    Time on the wall would be that of whatever else the machine does; processor time is the page's own.
    """
    expect.set_options(timeout=FIRST_MOVE_SECONDS * 1000)
    good = [frames_of(game) for game in sorted(games())]
    return all(good)


def frames_of(game: str) -> bool:
    spent = tasks_of(game, CLICKS)
    print(f"{game}: {len(spent)} tasks; {PHONE_SLOWER * percentile(spent, 99):.0f} ms in 99 of 100")
    slow = PHONE_SLOWER * max(spent)
    return told(f"{game}: the longest on a processor slowed {PHONE_SLOWER} times", slow, FRAME_MS, "ms")


def frames_beside(other: Path, times: int, chosen: list[str]) -> bool:
    """The same clicks with the page as it is built here and with another one, by turns."""
    expect.set_options(timeout=FIRST_MOVE_SECONDS * 1000)
    good = True
    for game in chosen:
        found: dict[str, list[list[float]]] = {"there": [], "here": []}
        for _ in range(times):
            found["there"].append(tasks_of(game, BY_TURNS, other))
            found["here"].append(tasks_of(game, BY_TURNS))
        for where, runs in found.items():
            slow = [[PHONE_SLOWER * ms for ms in spent] for spent in runs]
            late = [sum(ms > FRAME_MS for ms in spent) for spent in slow]
            ninety_nine = [percentile(spent, 99) for spent in slow]
            print(f"{game}, {where}: over {FRAME_MS} ms {spread(late)}; 99 of 100 within {spread(ninety_nine)} ms")
            longest = [max(spent) for spent in slow]
            print(f"{game}, {where}: the longest of each run {spread(longest)} ms")
            good = good and (where == "there" or told(f"{game}: the longest", max(longest), FRAME_MS, "ms"))
    return good


def spread(values: list[float] | list[int]) -> str:
    """The middle one, the interval that has all but the outermost tenth, and all in order."""
    low, high = percentile([float(one) for one in values], 5), percentile([float(one) for one in values], 95)
    each = " ".join(f"{one:.0f}" for one in sorted(values))
    return f"{statistics.median(values):.0f} [{low:.0f}, {high:.0f}] ({each})"


def tasks_of(game: str, clicks: int, page: Path | None = None) -> list[float]:
    """What the page's thread did, each in one go, while somebody plays with three bots. The deal is fixed."""
    with TemporaryDirectory() as folder, Inn(Path(folder), web=page) as inn, browsing() as browser:
        inn.begin("frames")
        context = newcomer(browser)
        context.add_init_script("""localStorage["caravanserai-settings"] ??= JSON.stringify({ pace: "calm" })""")
        company: list[Guest] = []  # each click waits until the page has shown all that followed from the one before
        guest = Guest(context.new_page(), inn, company)
        company.append(guest)
        guest.go_to(guest.sit_at("Ada", "me", "random", "random", "random", game=game))
        guest.wait_until_asked()
        browser.start_tracing(page=guest.page, categories=[*TRACED])
        for _ in range(clicks):
            guest.click_anything()
            guest.settle()
        events: list[dict[str, Any]] = DECODE(browser.stop_tracing())["traceEvents"]
    return tasks_in(events)


def tasks_in(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of processor time of all that the page's thread did in one go: no frame waits for more than one."""
    threads = {(one["pid"], one["tid"]) for one in events if one.get("args", {}).get("name") == MAIN}
    tasks = [one for one in events if one["name"] == "RunTask" and (one["pid"], one["tid"]) in threads]
    return [one["tdur"] / 1000 for one in tasks if "tdur" in one]


# Over the wire


class Seat:
    """Somebody with a table of their own, all seats theirs."""

    def __init__(self, http: httpx.Client, url: str, seats: int) -> None:
        self.http = http
        http.headers["X-CSRF-Token"] = http.get("/api/me").json()["csrf"]
        http.post("/api/guest", json={"name": "Figures", "language": "en"}).raise_for_status()
        http.headers["X-CSRF-Token"] = http.get("/api/me").json()["csrf"]
        kinds = [{"kind": "me"}, *({"kind": "here", "name": f"Seat {n}"} for n in range(1, seats))]
        made = http.post("/api/tables", json={"game": "gugong", "seats": kinds, "public": True})
        made.raise_for_status()
        self.table = made.json()["id"]
        self.address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        self.sent = 0

    def line(self, seat: int) -> ClientConnection:
        cookies = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)
        return connect(f"{self.address}?seat={seat}", additional_headers={"Cookie": cookies}, max_size=None)

    def command(self, line: ClientConnection, **order: object) -> tuple[dict[str, Any], float]:
        """Give a command; the table after it, and how long until both answer and table were there."""
        self.sent += 1
        began = time.perf_counter()
        line.send(ENCODE({**order, "key": f"k{self.sent}"}).decode())
        state: dict[str, Any] | None = None
        answered = False
        while state is None or not answered:
            message = DECODE(line.recv(timeout=30))
            answered = answered or message["is"] == "ack"
            if message["is"] == "state":
                state = message
            elif message["is"] not in ("ack", "state"):
                raise RuntimeError(str(message)[:300])
        return state, time.perf_counter() - began


def table_for_all(url: str) -> str:
    with httpx.Client(base_url=url, timeout=30) as http:
        return str(Seat(http, url, 2).table)


def undo() -> bool:
    with serving() as url, httpx.Client(base_url=url, timeout=30) as http:
        seat = Seat(http, url, 5)
        back, again = through_a_game(seat)
    fifth = len(back) // 5
    told_of("undo", back)
    told_of("undo in the first fifth of the game", back[:fifth])
    told_of("undo in the last fifth of the game", back[-fifth:])
    told_of("redo", again)
    return told("undo at any point, p95", percentile(back, 95), UNDO_MS, "ms")


def through_a_game(seat: Seat) -> tuple[list[float], list[float]]:
    """Play at random; take back every choice and play it again. Both in milliseconds."""
    luck = random.Random(1)  # noqa: S311  not for secrets
    back: list[float] = []
    again: list[float] = []
    with seat.line(0) as line:
        state = DECODE(line.recv(timeout=30))
        while state["asked"]:
            asked = state["asked"][0]
            if state["seat"] != asked:
                line.send(ENCODE({"do": "look", "seat": asked}).decode())
                state = seen_from(line, asked)
            allowed = [choice["token"] for choice in state["ask"]["choices"] if "rule" not in choice]
            order = {"seat": asked, "decided": state["decided"]}
            after, _ = seat.command(line, do="move", **order, token=luck.choice(allowed))
            if len(allowed) > 1:
                before, spent = seat.command(line, do="undo", **order | {"decided": after["decided"]})
                back.append(1000 * spent)
                after, spent = seat.command(line, do="redo", **order | {"decided": before["decided"]})
                again.append(1000 * spent)
            state = after
    print(f"a game of {state['decided']} decisions at {len(state['table']['seats'])} seats, {len(back)} taken back")
    return back, again


def seen_from(line: ClientConnection, seat: int) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = DECODE(line.recv(timeout=30))
        if message["is"] == "state" and message["seat"] == seat:
            return message


def percentile(values: list[float], n: int) -> float:
    return statistics.quantiles(values * 2 if len(values) == 1 else values, n=100, method="inclusive")[n - 1]


def told_of(what: str, ms: list[float]) -> None:
    print(f"{what}: median {statistics.median(ms):.0f} ms, p95 {percentile(ms, 95):.0f} ms, last {max(ms):.0f} ms")


# Under load


def under_load() -> bool:
    with served() as (url, server):
        return asyncio.run(load(url, 300, [100.0], 30, server))


FIGURES: dict[str, Callable[[], bool]] = {
    "first": first,
    "script": script,
    "phone": phone,
    "frames": frames,
    "undo": undo,
    "load": under_load,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("figures", nargs="*", metavar="FIGURE", help=", ".join(FIGURES))
    parser.add_argument("--times", type=int, default=TIMES, help="frames: how often each page is measured")
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="frames: another built page, to compare with")
    parser.add_argument("--games", nargs="+", default=sorted(games()), metavar="GAME", help="frames: some games")
    given = parser.parse_args()
    wanted = given.figures or list(FIGURES)
    if unknown := set(wanted) - FIGURES.keys():
        parser.error(f"no such figure: {', '.join(sorted(unknown))}")
    print(f"{os.cpu_count()} cores, of which others keep {os.getloadavg()[0]:.1f} busy", flush=True)
    good = True
    for name in wanted:
        print(f"== {name}", flush=True)
        if name == "frames" and given.beside is not None:
            good = frames_beside(given.beside, given.times, given.games) and good
        else:
            good = FIGURES[name]() and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
