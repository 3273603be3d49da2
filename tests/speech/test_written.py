"""Texts written by hand: said for the row that they were written for, and asked for anew where it is another."""

from typing import Any

import pytest

from caravanserai.core.words import Row
from caravanserai.games.marcopolo2 import GAME as MARCOPOLO2
from caravanserai.games.paladins import GAME as PALADINS
from caravanserai.games.yokohama import GAME as YOKOHAMA
from caravanserai.speech import Speaker, check, written
from caravanserai.speech.grammar import grammar
from caravanserai.speech.speaker import ABOUT
from caravanserai.speech.written import written_for
from tests.languages import LANGUAGES


def corrected(speaker: Speaker, sort: str, name: str, **values: Any) -> Row:
    """Another row in place of a component's, as by an owner's correction."""
    path, row = speaker.rows[sort][name]
    speaker.rows[sort][name] = (path, {**row, **values})
    return row


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_written_text_is_said_for_its_row_only(language: str) -> None:
    """A correction is told by the text made from the effects, which cannot be wrong."""
    speaker = Speaker(YOKOHAMA, language)
    by_hand = speaker.catalogue.say("area-bank", {}, ABOUT)
    assert by_hand == speaker.about("area", "bank")
    corrected(speaker, "area", "bank", effects=[{"kind": "gain", "yen": 7}])
    assert speaker.effect({"yen": 7}) == speaker.about("area", "bank")


def test_what_does_nothing_is_not_said_to_have_no_effect() -> None:
    """A goal without points has its shields; a card that could act and does not is told so."""
    assert "" == Speaker(MARCOPOLO2, "en").about("goal", "goal_01")
    canal = Speaker(YOKOHAMA, "en")
    assert "Nothing stops here. Your president may cross it for 1 yen." == canal.about("area", "canal")
    corrected(canal, "area", "canal", five_power_space=True)
    assert "no effect" == canal.about("area", "canal")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_without_a_name(language: str) -> None:
    """The family says the name of the card, in every case, and a hand what it does."""
    speaker = Speaker(PALADINS, language)
    plain, other = (f"outsider-{name}" for name in ("viking_traitor", "byzantine_traitor"))
    assert not speaker.has(plain)
    assert speaker.catalogue.say("outsider", speaker.arguments("outsider", "viking_traitor")) == speaker.component(
        "outsider", "viking_traitor"
    )
    by_hand = speaker.catalogue.say(plain, {}, ABOUT)
    assert by_hand == speaker.about("outsider", "viking_traitor")
    assert by_hand == speaker.catalogue.say(other, {}, ABOUT)
    row = corrected(speaker, "outsider", "viking_traitor", scoring=[{"vp": 1}])
    assert by_hand != speaker.effects.effects(row["scoring"])
    assert speaker.effect([{"vp": 1}]) == speaker.about("outsider", "viking_traitor")


def test_a_name_that_says_it_all_is_not_repeated() -> None:
    speaker = Speaker(MARCOPOLO2, "en")
    assert "+2 gold" == speaker.component("tile", "outpost_gold")
    assert "" == speaker.about("tile", "outpost_gold")
    assert "" == speaker.about("goal", "goal_03")


def test_the_browser_is_told_which_texts_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same as here: a text for another row is not among them."""
    assert {*written_for(YOKOHAMA.package)} == {*grammar(YOKOHAMA)["written"]}
    others = {**written_for(YOKOHAMA.package), "area-bank": "00000000"}
    monkeypatch.setattr(written, "written_for", lambda package: others)
    assert {*others} - {"area-bank"} == {*grammar(YOKOHAMA)["written"]}


def test_a_changed_row_asks_for_a_new_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fault names the digest to write once the text was read again."""
    assert [] == list(check.unread(YOKOHAMA))
    known = written_for(YOKOHAMA.package)
    spoilt = {**known, "area-bank": "00000000", "area-moon": "00000000"}
    monkeypatch.setattr(written, "written_for", lambda package: spoilt)
    unread, left_over = check.unread(YOKOHAMA)
    line = f'area-bank = "{known["area-bank"]}"'
    assert f"area-bank: .about was not written for this row; read it again, then have {line} in written.toml" == unread
    assert "area-moon: is in written.toml, but has no .about" == left_over
