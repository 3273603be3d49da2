"""A server in a process of its own, and browsers to visit it; what failed leaves a trace and a picture."""

import os
import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, expect, sync_playwright

from caravanserai.server.pages import built
from tests.needs import needed
from tests.patience import PATIENCE_MS
from tests.web.guests import HEARS, SHELL, UNSEEN, Guest
from tests.web.inn import Inn

DESKTOP = (1366, 768)
BUILD: Final = Path(__file__).resolve().parents[2] / "build"
# A browser for everybody loads pages of its own with every window: lists for an address bar that nobody sees here. That
# took half of the time of most tests. A list like this takes the place of Playwright's own, so what matters of that is
# said again: nothing is asked for on the network, and no page waits before it is painted.
WITHOUT: Final = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
)
# Letters are as wide as they are drawn, as on a phone and in Chromium with its windows, not rounded to whole pixels.
OPTIONS: Final = ["--no-sandbox", "--font-render-hinting=none", f"--disable-features={','.join(WITHOUT)}"]
# How fast others' turns are shown is a person's own setting: nobody here waits for them who has not come to see them.
PACE: Final = """try {{ localStorage["caravanserai-settings"] ??= JSON.stringify({{ pace: "{pace}" }}); }} catch {{}}"""
QUICK: Final = 25  # times as fast as they are made, things glide and fade
REPORTS: Final = pytest.StashKey[list[pytest.TestReport]]()

expect.set_options(timeout=PATIENCE_MS)  # for a machine with much else to do


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let fixtures know how their test went."""
    report = yield
    item.stash.setdefault(REPORTS, []).append(report)
    return report


def has_failed(item: pytest.Item) -> bool:
    return any(report.failed for report in item.stash.get(REPORTS, []))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a process that follow each other here.

    Playwright's loop runs as long as it does, and `asyncio.run` in other tests of that process wants none to run: it
    ends when a test of another folder comes next, whichever test the cores hand out when.
    """
    if not (built() / "index.html").is_file():
        needed("the built front end (make web)")
    if SHELL is None:
        needed("Chromium (on Debian: apt install chromium)")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=SHELL, args=OPTIONS)
        yield found
        found.close()


@pytest.fixture(scope="package")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """One server for all tests of a process."""
    with Inn(tmp_path_factory.mktemp("inn")) as found:
        yield found


@pytest.fixture
def inn(house: Inn) -> Inn:
    """The server as every test finds it: empty, and with the same deals to come."""
    house.begin()
    return house


Visit = Callable[..., Guest]


class Visits:
    """The guests of one test."""

    def __init__(self, browser: Browser, inn: Inn) -> None:
        self.browser = browser
        self.inn = inn
        self.guests: list[Guest] = []
        self.contexts: list[BrowserContext] = []
        self.thrown: list[str] = []
        self.said: list[str] = []

    def arrive(
        self,
        size: tuple[int, int] = DESKTOP,
        language: str = "en-GB",
        seed: int = 1,
        touch: bool = False,
        pace: str = "off",
        motion: bool = False,
    ) -> Guest:
        """Things do not glide unless it is asked for: all is drawn at once then, and a test is over sooner."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=touch,
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(HEARS)
        context.add_init_script(UNSEEN)
        context.add_init_script(PACE.format(pace=pace))
        self.contexts.append(context)
        context.tracing.start(snapshots=False, screenshots=False)
        page = context.new_page()
        page.on("pageerror", lambda error: self.thrown.append(str(error)))
        page.on("console", self.hear)
        line = context.new_cdp_session(page)
        line.send("Animation.enable")
        line.send("Animation.setPlaybackRate", {"playbackRate": QUICK})
        guest = Guest(page, self.inn, self.guests, seed)
        self.guests.append(guest)
        return guest

    def hear(self, message: ConsoleMessage) -> None:
        self.said.append(f"{message.type}: {message.text}")

    def keep(self, folder: Path) -> None:
        """What there is to find out why a test failed."""
        folder.mkdir(parents=True, exist_ok=True)
        for n, (context, guest) in enumerate(zip(self.contexts, self.guests, strict=True)):
            guest.show()
            guest.page.screenshot(path=folder / f"page-{n}.png")
            (folder / f"page-{n}.html").write_text(guest.page.content(), encoding="utf-8")
            (folder / f"page-{n}-clicked.txt").write_text("\n".join(guest.clicked), encoding="utf-8")
            context.tracing.stop(path=folder / f"trace-{n}.zip")
        (folder / "console.txt").write_text("\n".join([*self.said, *self.thrown]), encoding="utf-8")


def traces() -> Path:
    """Where the traces of failed tests are kept."""
    return Path(os.environ.get("CARAVANSERAI_TRACES") or BUILD / "tests" / "traces")


@pytest.fixture
def visit(browser: Browser, inn: Inn, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """A browser of one's own for each guest; a page that throws fails the test."""
    visits = Visits(browser, inn)
    yield visits.arrive
    if has_failed(request.node) or visits.thrown:
        visits.keep(traces() / re.sub(r"[^\w.-]+", "_", request.node.nodeid))
    for context in visits.contexts:
        context.close()
    assert not visits.thrown


@pytest.fixture
def guest(visit: Visit) -> Guest:
    return visit()
