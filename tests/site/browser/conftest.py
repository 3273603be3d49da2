"""A site that is written once, a host for it, and browsers that visit it; where tests allow, one page is for all."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from caravanserai.site.folder import built
from tests.needs import needed
from tests.patience import PATIENCE_MS
from tests.site.browser.host import WHERE, Host, lay
from tests.site.browser.kills import OwnBrowser
from tests.site.browser.visitor import ASK, PATIENCE, Visitor, visit
from tests.web.conftest import DESKTOP, OPTIONS, PACE
from tests.web.guests import HEARS, SHELL, UNSEEN

ENGLISH: Final = "en-GB"


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Ends with the last test here: `asyncio.run` in other tests wants no loop to run, as Playwright's does."""
    if not (built() / "pyodide").is_dir():
        needed("the built front end (make web)")
    if SHELL is None:
        needed("Chromium (on Debian: apt install chromium)")
    with sync_playwright() as found:
        expect.set_options(timeout=PATIENCE)
        yield found
        expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = playwright.chromium.launch(executable_path=SHELL, args=OPTIONS)
    yield found
    found.close()


@pytest.fixture(scope="package")
def files(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a host, with the site in it."""
    folder = tmp_path_factory.mktemp("host")
    lay(folder / WHERE)
    return folder


@pytest.fixture(scope="package")
def shared_host(files: Path) -> Iterator[Host]:
    with Host(files) as found:
        yield found


def prepared(context: BrowserContext) -> BrowserContext:
    context.set_default_timeout(PATIENCE)
    context.add_init_script(ASK)
    context.add_init_script(HEARS)
    context.add_init_script(UNSEEN)
    context.add_init_script(PACE.format(pace="off"))
    return context


def looks(size: tuple[int, int] = DESKTOP, touch: bool = False) -> dict[str, Any]:
    """How somebody looks at the site."""
    return {
        "viewport": {"width": size[0], "height": size[1]},
        "locale": ENGLISH,
        "has_touch": touch,
        "is_mobile": touch,
        "reduced_motion": "reduce",
    }


@contextmanager
def newcomer(browser: Browser, size: tuple[int, int] = DESKTOP, touch: bool = False) -> Iterator[BrowserContext]:
    """A browser that was never here."""
    context = prepared(browser.new_context(**looks(size, touch)))
    yield context
    context.close()


@pytest.fixture
def host(files: Path) -> Iterator[Host]:
    """A host of one test: another address, so that nothing is kept of it."""
    with Host(files) as found:
        yield found


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    with newcomer(browser) as found:
        yield found


@pytest.fixture
def visitor(context: BrowserContext, host: Host) -> Visitor:
    """Somebody who comes for the first time."""
    return visit(context, host)


@pytest.fixture(scope="package")
def regular(browser: Browser, shared_host: Host) -> Iterator[Visitor]:
    """Somebody who has been here for long: one page for all tests that need no other."""
    with newcomer(browser) as context:
        found = visit(context, shared_host)
        found.open()
        found.take_a_name("Ayşe")
        yield found


@pytest.fixture
def beside(regular: Visitor) -> Iterator[Visitor]:
    """Another window of theirs; nobody waits for the first one."""
    found = visit(regular.page.context, regular.host)
    yield found
    found.page.close()


@pytest.fixture
def mortal(playwright: Playwright, host: Host, tmp_path: Path) -> Iterator[OwnBrowser]:
    """A browser that was never here, to be killed."""
    found = OwnBrowser(playwright, tmp_path / "own", host, prepared, **looks())
    yield found
    found.close()
