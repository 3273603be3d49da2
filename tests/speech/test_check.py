"""Faults in a game's messages are found, whatever they are."""

from collections.abc import Callable, Iterator

import pytest

from caravanserai.speech import catalogue, word_faults
from caravanserai.speech.catalogue import bundle_of, text_of
from caravanserai.speech.needs import asking_steps, refusals
from caravanserai.speech.patterns import messages
from tests.languages import LANGUAGES
from tests.oasis import GAME

Spoil = Callable[[str, str], str]


def forget() -> None:
    bundle_of.cache_clear()
    messages.cache_clear()


@pytest.fixture
def spoilt(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Spoil], list[str]]]:
    """The faults of Oasis once its messages have been tampered with, language by language."""

    def faults(spoil: Spoil) -> list[str]:
        def tampered(package: str, language: str) -> str:
            text = text_of(package, language)
            return spoil(language, text) if package == GAME.package else text

        monkeypatch.setattr(catalogue, "text_of", tampered)
        forget()
        return list(word_faults(GAME))

    yield faults
    forget()


def test_oasis_has_all_its_words() -> None:
    """The game of the docs is complete."""
    assert [] == list(word_faults(GAME))


def test_steps_and_refusals_are_found() -> None:
    """Those that ask, not those that others are made of; refusals in rows and tables, too."""
    assert {"ChoosePlace", "MayEnact", "ChooseTimes"} <= set(asking_steps(GAME))
    assert {"Pick", "Together", "Enact"}.isdisjoint(asking_steps(GAME))
    assert {"refuse-not-offered", "refuse-well-is-dry", "refuse-too-few-dates"} <= refusals(GAME)


def test_a_missing_message(spoilt: Callable[[Spoil], list[str]]) -> None:
    """Missing in one language, there in another."""
    faults = spoilt(lambda language, text: text.replace("noun-water", "noun-wine") if language == "pl" else text)
    assert "pl: noun-water: is missing" in faults
    assert "pl: noun-wine: is never said" in faults
    assert "pl: noun-water: is not in both en.ftl and pl.ftl" in faults
    assert all(fault.startswith("pl: ") for fault in faults)


def test_an_argument_that_nobody_gives(spoilt: Callable[[Spoil], list[str]]) -> None:
    """In the message itself or in one that it refers to."""
    faults = spoilt(lambda language, text: text.replace("noun-water = { $n }", "noun-water = { $m }"))
    assert "en: noun-water: nobody gives $m" in faults
    assert {"noun-water: nobody gives $m"} == {fault.partition(": ")[2] for fault in faults}


def test_an_attribute_that_nothing_asks_for(spoilt: Callable[[Spoil], list[str]]) -> None:
    """A slip in the name of a choice would never be seen."""
    faults = spoilt(lambda _, text: text + "ask-choose-times = ?\n    .answer-perhaps = ?\n")
    assert [f"{language}: ask-choose-times: nothing asks for .answer-perhaps" for language in LANGUAGES] == faults


def test_a_text_about_nothing(spoilt: Callable[[Spoil], list[str]]) -> None:
    """A text alone, without a name, is for a component; a slip in its id would never be seen."""
    faults = spoilt(lambda _, text: text + "place-moon =\n    .about = ?\n")
    assert [f"{language}: place-moon: nothing asks for .about" for language in LANGUAGES] == faults


def test_what_is_explained_in_one_language_only(spoilt: Callable[[Spoil], list[str]]) -> None:
    """Whatever explains a component explains it in every language."""

    def explained(language: str, text: str) -> str:
        return text if language != "en" else text.replace("place-grove =", "    .about = ?\nplace-grove =")

    others = [language for language in LANGUAGES if language != "en"]
    said = "place-well.about: is not in both en.ftl and"
    *found, unread = spoilt(explained)
    assert [f"{language}: {said} {language}.ftl" for language in others] == found
    assert unread.startswith("place-well: .about was not written for this row")


def test_a_file_that_cannot_be_read(spoilt: Callable[[Spoil], list[str]]) -> None:
    """The line is named, and all other messages are still there."""
    faults = spoilt(lambda _, text: text.replace("log-storm =", "log-storm {"))
    assert "en: not a message: log-storm { A storm: everybody keeps at most 2 dates." in faults
    assert "en: log-storm: is missing" in faults
    assert "en: log-game-over: is missing" not in faults
