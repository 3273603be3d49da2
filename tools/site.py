"""How long a visitor of the static site waits, and how much memory it takes: `python -m tools.site [--runs 3]`.

A browser that was never there opens the site from a plain file server on this machine, sits down with bots and waits
until it may choose; then again with all files kept. Counted is the time from opening the page, the processor time that
the page's process took meanwhile – which a busy machine does not change –, and its memory when it is asked.
"""

import argparse
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import getpid, sysconf
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from caravanserai.site.folder import write
from tests.web.guests import CHROMIUM

PATIENCE: Final = 600_000  # ms
TICKS: Final = sysconf("SC_CLK_TCK")
ASKED: Final = "[data-token]:visible"
# When all is kept for the next visit: the files, and the memory of a Python that has read the package.
KEPT: Final = """
async () => {
  await navigator.serviceWorker.ready;
  const kept = await caches.open("caravanserai-python");
  while (!(await kept.keys()).length) await new Promise((soon) => setTimeout(soon, 100));
}
"""
MB: Final = 1_000_000
LIMITS: Final = {"empty cache": 12.0, "filled cache": 4.0}
MOST_MEMORY: Final = 400


@dataclass(frozen=True)
class Visit:
    """What one visit took."""

    seconds: float  # until something could be chosen
    processor: float  # seconds of processor time, in all threads of the page
    memory: float  # MB


class Quiet(SimpleHTTPRequestHandler):
    """Files, and nothing said about them."""

    def log_message(self, *_: object) -> None:
        pass


def renderers() -> dict[int, float]:
    """The processes of our browser in which pages run, and the processor time each has taken."""
    used: dict[int, float] = {}
    parents: dict[int, int] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                parents[int(folder.name)] = int(fields[1])
                if b"--type=renderer" in (folder / "cmdline").read_bytes():
                    used[int(folder.name)] = (int(fields[11]) + int(fields[12])) / TICKS
            except OSError:
                continue  # it has ended meanwhile
    return {process: seconds for process, seconds in used.items() if is_ours(process, parents)}


def is_ours(process: int, parents: dict[int, int]) -> bool:
    """Whether a process was begun by this one, or by one that was: others may run browsers on this machine."""
    while process in parents:
        process = parents[process]
        if process == getpid():
            return True
    return False


def memory_of(process: int) -> float:
    """What a process has for itself, and its share of what it shares."""
    for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024 / MB
    return 0.0


def visited(context: BrowserContext, url: str, is_first: bool) -> Visit:
    """Open the site, go to a table, and wait until something can be chosen."""
    before = renderers()
    page: Page = context.new_page()
    began = time.monotonic()
    page.goto(url)
    if is_first:
        page.get_by_role("button", name="Play with bots").first.click()
        page.get_by_role("textbox").fill("Visitor")
        page.keyboard.press("Enter")
    page.locator(ASKED).first.wait_for()
    seconds = time.monotonic() - began
    # A browser may take a process that it has already: what counts is what was done for this visit.
    took = {process: used - before.get(process, 0.0) for process, used in renderers().items()}
    busiest = max(took, key=lambda process: took[process])
    page.wait_for_timeout(1000)
    out = Visit(seconds, took[busiest], memory_of(busiest))
    page.evaluate(KEPT)
    return out


def measured(browser: Browser, url: str) -> dict[str, Visit]:
    """A first visit and one after it, to the same table."""
    context = browser.new_context(reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    first = visited(context, url, True)
    table = context.pages[0].url
    context.pages[0].close()
    second = visited(context, table, False)
    context.close()
    return {"empty cache": first, "filled cache": second}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and tell; 1 if it is more than the site is to take."""
    parser = argparse.ArgumentParser(prog="python -m tools.site", description="Measure the static site.")
    parser.add_argument("--runs", type=int, default=3)
    asked = parser.parse_args(arguments)
    found: list[dict[str, Visit]] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        report = write(Path(folder) / "site")
        print(f"{report.first / MB:.2f} MB to the first table")
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(Path(folder) / "site")))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        for _ in range(asked.runs):
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            found.append(measured(browser, f"http://127.0.0.1:{server.server_port}/"))
            browser.close()
        server.shutdown()
    is_good = True
    for which_cache, limit in LIMITS.items():
        visits = [one[which_cache] for one in found]
        seconds = statistics.median(one.seconds for one in visits)
        processor = statistics.median(one.processor for one in visits)
        memory = statistics.median(one.memory for one in visits)
        is_good = is_good and seconds <= limit and memory <= MOST_MEMORY
        print(
            f"{which_cache}: something can be chosen after {seconds:.1f} s (at most {limit:.0f}), "
            f"{processor:.1f} s of processor time, {memory:.0f} MB (at most {MOST_MEMORY})"
        )
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
