"""How long a visitor of the static site waits, and how much memory it takes.

    python -m tools.site [--runs 3]           of the site as it is
    python -m tools.site --against DIR        of it and of one that `caravanserai site DIR` wrote before, by turns

A browser that was never there opens the site from a plain file server on this machine, sits down with bots and waits
until it may choose; then again with all files kept. Counted is the time from opening the page, the processor time that
the page's process took meanwhile – which a busy machine changes little –, and its memory when it is asked. Of times the
median is told, with the least and the most; of memory the most.
"""

import argparse
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import getpid, sysconf
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

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


Visits = list[dict[str, Visit]]


def compared(playwright: Playwright, folders: Sequence[Path], runs: int) -> list[Visits]:
    """Visits to several sites, by turns: what else the machine does meanwhile, it does to all of them."""
    found: list[Visits] = [[] for _ in folders]
    for _ in range(runs):
        for folder, visits in zip(folders, found, strict=True):
            with served(folder) as url:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
                visits.append(measured(browser, url))
                browser.close()
    return found


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a site, from a plain file server."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def told(found: Visits) -> bool:
    """Say what the visits took; whether that is as little as it has to be."""
    is_good = True
    for which_cache, limit in LIMITS.items():
        visits = [one[which_cache] for one in found]
        seconds = statistics.median(one.seconds for one in visits)
        processor = sorted(one.processor for one in visits)
        memory = max(one.memory for one in visits)
        is_good = is_good and seconds <= limit and memory <= MOST_MEMORY
        print(
            f"{which_cache}: something can be chosen after {seconds:.1f} s (at most {limit:.0f}), "
            f"{statistics.median(processor):.1f} [{processor[0]:.1f}, {processor[-1]:.1f}] s of processor time, "
            f"{memory:.0f} MB (at most {MOST_MEMORY})"
        )
    return is_good


def ratios(found: Visits, before: Visits) -> None:
    """Say how much less or more processor time was taken than by the other site in the same turn."""
    for which_cache in LIMITS:
        all_of = sorted(
            now[which_cache].processor / then[which_cache].processor for now, then in zip(found, before, strict=True)
        )
        print(
            f"{which_cache}: {statistics.median(all_of):.2f} [{all_of[0]:.2f}, {all_of[-1]:.2f}] of its processor time"
        )


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and tell; 1 if it is more than the site is to take."""
    parser = argparse.ArgumentParser(prog="python -m tools.site", description="Measure the static site.")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--against", type=Path, metavar="DIR", help="a site that was written before, visited by turns")
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as made, sync_playwright() as playwright:
        report = write(Path(made) / "site")
        print(f"{report.first / MB:.2f} MB to the first table")
        folders = [Path(made) / "site", *([asked.against] if asked.against else [])]
        now, *before = compared(playwright, folders, asked.runs)
    is_good = told(now)
    for one in before:
        print(f"{asked.against}:")
        told(one)
        print(f"against {asked.against}, by turns:")
        ratios(now, one)
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
