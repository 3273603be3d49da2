"""A server in a process of its own, and browsers to visit it."""

import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from caravanserai.server.pages import built
from tests.needs import needed
from tests.web.guests import CHROMIUM, PATIENCE, Guest

DESKTOP = (1366, 768)
START = 60.0  # seconds

expect.set_options(timeout=PATIENCE)  # for a machine with much else to do


class Inn:
    """The server: it can be killed at any moment and comes back at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def open(self) -> None:
        command = [sys.executable, "-m", "caravanserai.cli", "serve", "--no-browser", "--no-limits"]
        options = ["--port", str(self.port), "--data", str(self.folder), "--workers", "0"]
        self.process = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        self.port = int(said.strip().rstrip("/").rpartition(":")[2])
        self.wait()

    def wait(self) -> None:
        until = time.monotonic() + START
        while True:
            try:
                urllib.request.urlopen(f"{self.url}api/games", timeout=2).close()  # noqa: S310 (our own server)
            except OSError:
                assert time.monotonic() < until, "the server does not answer"
                time.sleep(0.05)
            else:
                return

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium; where the tests must run, its lack is a failure."""
    if not (built() / "index.html").is_file():
        needed("the built front end (make web)")
    if CHROMIUM is None:
        needed("Chromium (on Debian: apt install chromium)")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    found = Inn(tmp_path_factory.mktemp("inn"))
    found.open()
    yield found
    found.kill()


Visit = Callable[..., Guest]


@pytest.fixture
def visit(browser: Browser, inn: Inn) -> Iterator[Visit]:
    """A browser of one's own for each guest; a page that throws fails the test."""
    contexts: list[BrowserContext] = []
    thrown: list[str] = []

    def arrive(size: tuple[int, int] = DESKTOP, language: str = "en-GB", seed: int = 1, touch: bool = False) -> Guest:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=language, has_touch=touch, reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page: Page = context.new_page()
        page.on("pageerror", lambda error: thrown.append(str(error)))
        return Guest(page, inn.url, seed)

    yield arrive
    for context in contexts:
        context.close()
    assert not thrown


@pytest.fixture
def guest(visit: Visit) -> Guest:
    return visit()
