"""The words of the page: files of text beside the scripts, which may be late, gone or out of reach."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

import caravanserai
from tests.languages import LANGUAGES
from tests.web.conftest import Visit
from tests.web.guests import Guest

SPEECH = Path(caravanserai.__file__).parent / "speech"
FILES = re.compile(r"/assets/words-\w+-[\w-]+\.txt$")
TOLD = re.compile(r"/api/games/all/words/")
KEYS = re.compile(r"\b(web|error|board)-[a-z]+")


def said(message: str, language: str) -> str:
    """A message without arguments, as its file has it."""
    text = (SPEECH / language / "house.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{message} = (.*)$", text, re.MULTILINE)
    assert found is not None
    return found[1]


def refuse(page: Page, *addresses: re.Pattern[str]) -> None:
    for address in addresses:
        page.route(address, lambda route: route.fulfill(status=404, body=""))


def test_words_are_no_scripts_and_come_beside_them(guest: Guest) -> None:
    """English is asked for by the page itself, before any script has run; in English nothing else is."""
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    guest.enter()
    words = [path for path in asked if FILES.search(path)]
    assert 1 == len(words)
    assert words[0].startswith("/assets/words-en-")
    assert f".{words[0]}" == guest.page.locator("head link[rel=preload][as=fetch]").get_attribute("href")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_without_words_says_so_in_words(visit: Visit, language: str) -> None:
    """It came along with the script, in the language of the browser; no names of messages are shown."""
    guest = visit(language=language)
    refuse(guest.page, FILES, TOLD)
    guest.page.goto(guest.url)
    expect(guest.page.locator("main")).to_have_text(said("web-without-words", language))
    assert not KEYS.search(guest.page.locator("body").inner_text())


def test_where_a_file_is_gone_the_server_has_the_words(visit: Visit) -> None:
    """As for a page that was opened before the server had a new version."""
    guest = visit(language="hu")
    refuse(guest.page, FILES)
    guest.enter()
    expect(guest.page.locator("html")).to_have_attribute("lang", "hu")
    expect(guest.page.get_by_role("navigation").get_by_role("link", name=said("web-rules", "hu"))).to_be_visible()


def test_a_language_that_cannot_be_had_leaves_the_page_as_it_is(guest: Guest) -> None:
    """The menu says why, in that language; another time it is asked for again."""
    guest.enter()
    menu = guest.page.locator("select.language")
    refuse(guest.page, FILES, TOLD)
    menu.select_option("pl")
    expect(menu).to_have_value("en")
    assert said("web-without-words", "pl") == menu.evaluate("(menu) => menu.validationMessage")
    expect(guest.page.locator("html")).to_have_attribute("lang", "en")
    guest.page.unroute_all()
    menu.select_option("pl")
    expect(guest.page.locator("html")).to_have_attribute("lang", "pl")
    assert "" == menu.evaluate("(menu) => menu.validationMessage")


def test_no_name_of_a_message_is_seen_while_words_come_late(guest: Guest) -> None:
    """Nothing is written before there are words to write it in."""
    late: list[Route] = []
    guest.page.route(FILES, lambda route: late.append(route))  # noqa: PLW0108 (a method of a list it does not take)
    with guest.page.expect_response(re.compile(r"/api/me$")):
        guest.page.goto(guest.url, wait_until="commit")
    expect(guest.page.locator("html")).to_have_attribute("data-busy", re.compile("words"))
    assert not KEYS.search(guest.page.locator("body").inner_text())
    guest.wait_for(lambda: bool(late))
    guest.page.route(FILES, lambda route: route.continue_())  # what is asked for from now on
    for route in late:
        route.continue_()
    expect(guest.page.locator("[data-game=gugong]")).to_be_visible()
