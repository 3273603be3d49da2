"""A language that was added after the pages were built: one folder, and it can be chosen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from caravanserai.core.languages import SETTING
from tests.speech.german import ID, write_german
from tests.web.conftest import Visit
from tests.web.inn import Inn


@pytest.fixture
def inn(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inn]:
    """A server that speaks German besides."""
    write_german(tmp_path / "languages")
    monkeypatch.setenv(SETTING, str(tmp_path / "languages"))
    with Inn(tmp_path / "inn") as found:
        yield found


def test_a_sixth_language_in_the_browser(visit: Visit, inn: Inn) -> None:
    """It stands in the menu, is a browser's own from the first page on, and falls back to English."""
    reader = visit(language="gsw-CH")
    reader.page.goto(inn.url)
    names = reader.page.locator("select.language option")
    expect(names.and_(reader.page.get_by_text("Deutsch"))).to_have_count(1)
    assert {"English", "Deutsch", "Français", "Magyar", "Polski", "Türkçe"} <= set(names.all_inner_texts())
    expect(reader.page.locator("html")).to_have_attribute("lang", ID)
    pages = reader.page.get_by_role("navigation")  # the games below have links to their rules, too, once they are there
    expect(pages.get_by_role("link", name="Regeln")).to_be_visible()
    expect(pages.get_by_role("link", name="Statistics")).to_be_visible()

    expect(reader.page.locator("[data-game=gugong]")).to_be_visible()

    reader.page.get_by_label("Sprache").select_option("pl")
    expect(reader.page.locator("html")).to_have_attribute("lang", "pl")
    reader.page.get_by_label("Język").select_option(ID)
    reader.turn_to("rules/gugong")
    expect(reader.page.locator('[data-rule="GG-1.2.1"] .prose').first).to_have_attribute("lang", ID)
    expect(reader.page.locator('[data-rule="GG-1.2.2"] .prose').first).to_have_attribute("lang", "en")
    reader.page.reload()
    expect(reader.page.locator("html")).to_have_attribute("lang", ID)
