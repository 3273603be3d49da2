"""A language is a folder: found, used as far as it goes, and filled up with English."""

import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import httpx
import pytest

from caravanserai.cli import main
from caravanserai.core import languages as spoken
from caravanserai.core.book import chapters
from caravanserai.core.languages import SETTING, Language, found, language_for, languages, unread
from caravanserai.games.gugong import GAME
from caravanserai.games.paladins import GAME as PALADINS
from caravanserai.speech import Speaker
from caravanserai.speech.catalogue import bundle_of
from caravanserai.speech.check import faults_in
from caravanserai.speech.missing import house, of_game, strays
from caravanserai.speech.patterns import messages
from tests.languages import LANGUAGES, OTHERS
from tests.patience import PATIENCE_S
from tests.speech.german import write_german
from tools.rules import TERMS
from tools.translations import read_terms, text_faults

SHIPPED = ("en", "fr", "hu", "pl", "tr")


def forget() -> None:
    for cached in (found, bundle_of, messages):
        cached.cache_clear()


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Language]:
    """German, as the Swiss speak it, among the languages of the package, in a copy of them."""
    for one in SHIPPED:
        copytree(spoken.OURS / one, tmp_path / "speech" / one)
    write_german(tmp_path / "speech")
    monkeypatch.setattr(spoken, "OURS", tmp_path / "speech")
    forget()
    yield languages()["gsw"]
    forget()


def test_the_shipped_languages_are_complete() -> None:
    """English first, the others by their names for machines."""
    assert set(SHIPPED) <= set(LANGUAGES)
    assert (SHIPPED[0], LANGUAGES[1:]) == (LANGUAGES[0], OTHERS)
    assert [] == unread()
    assert ["English", "Français", "Magyar", "Polski", "Türkçe"] == [languages()[one].name for one in SHIPPED]


def test_there_is_no_other_list_of_languages() -> None:
    """Neither in Python nor in the browser: what is one folder more is one language more."""
    root = Path(__file__).resolve().parents[2]
    sources = [path for folder in ("src", "web/src", "tools") for path in (root / folder).rglob("*.*")]
    listing = re.compile(r"""["'](?:%s)["'](?:\s*[,|]\s*["'](?:%s)["']){2}""" % (("|".join(SHIPPED),) * 2))
    texts = {path: path.read_text(encoding="utf-8") for path in sources if path.suffix in (".py", ".ts", ".svelte")}
    assert [] == [path.name for path, text in texts.items() if listing.search(text)]


# One that was just begun


def test_a_folder_more_is_a_language_more(german: Language) -> None:
    assert ["en", "fr", "gsw", "hu", "pl", "tr"] == list(languages())
    assert ("Deutsch", False) == (german.name, german.complete)
    assert ("gsw", "gsw", "en") == (language_for("gsw_CH.UTF-8"), language_for("GSW"), language_for("da"))


def test_what_is_missing_is_said_in_english(german: Language) -> None:
    """Message by message, and within a sentence."""
    speaker, english = Speaker(GAME, german.id), Speaker(GAME, "en")
    assert "Ja" == speaker.text("answer-yes")
    assert "Wähle ein Geschenk" == speaker.ask("ChooseGift")
    assert english.ask("ChoosePlace") == speaker.ask("ChoosePlace")
    assert english.component("decree", "d1_ship") == speaker.component("decree", "d1_ship")
    assert "lege 2 servants auf einen Erlass" == speaker.text("verb-place_on_decree", n=2)
    assert Speaker(PALADINS, "en").title() == Speaker(PALADINS, german.id).title()


def test_what_is_missing_of_the_rules_is_told_in_english(german: Language) -> None:
    """Statement by statement; every one says its language."""
    told = {rule.id: rule for chapter in chapters(GAME.box, german.id) for rule in chapter.rules}
    assert list(GAME.box.rules) == list(told)
    assert ["GG-1.2.1"] == [name for name, rule in told.items() if rule.language == german.id]
    assert told["GG-1.2.1"].text.startswith("38 Geschenkkarten")
    assert GAME.box.rules["GG-5.2.4"].text == told["GG-5.2.4"].text


def test_rules_that_were_begun_are_held_against_the_english_ones(german: Language) -> None:
    """What is there has to fit; what is not there yet is no fault."""
    terms = read_terms(TERMS / "gugong.toml")
    assert [] == list(text_faults(GAME.box.folder, terms))
    path = german.rules_of("gugong")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("38", "39").replace("## 1.", "## 99."), encoding="utf-8")
    assert [
        "gsw/games/gugong.rules.md: heading ## 99: is not in the English rules, or there less often",
        "gsw/games/gugong.rules.md: GG-1.2.1: numbers: 38 missing, 39 too much",
    ] == list(text_faults(GAME.box.folder, terms))


def test_a_game_that_speaks_the_language_itself_is_asked_itself(german: Language) -> None:
    """A language does not talk over a game."""
    (german.folder.parent / "fr" / "games").mkdir()
    (german.folder.parent / "fr" / "games" / "gugong.ftl").write_text("ask-choose-gift = Non\n", encoding="utf-8")
    forget()
    assert "Non" != Speaker(GAME, "fr").ask("ChooseGift")


def test_a_language_that_is_not_complete_is_not_asked_for_everything(german: Language) -> None:
    """But what it says has to be asked for by something."""
    assert [] == list(faults_in(GAME, german))
    assert [] == list(faults_in(PALADINS, german))
    with (german.folder / "games" / "gugong.ftl").open("a", encoding="utf-8") as file:
        file.write("ask-nothing = Nichts\nnoun-vp = { $m } Punkte\nkaputt\n")
    forget()
    assert [
        "not a message: kaputt",
        "noun-vp: nobody gives $m",
        "ask-nothing: is never said",
    ] == list(faults_in(GAME, german))


def test_a_language_that_calls_itself_complete_is(german: Language) -> None:
    (german.folder / "language.toml").write_text('name = "Deutsch"\ncomplete = true\n', encoding="utf-8")
    forget()
    complete = languages()["gsw"]
    assert complete.complete
    assert "ask-choose-place: is missing" in list(faults_in(GAME, complete))
    assert [] == list(faults_in(PALADINS, complete))  # which does not speak it


def test_everything_that_is_missing_is_listed(german: Language) -> None:
    """Of the house and of each game, with what reads as in English by mistake."""
    (german.folder / "house.ftl").write_text("web-rules = Rules\nweb-nothing = ?\nanswer-yes = Ja { $x }\n")
    forget()
    part = house(german)
    assert part.messages == len(part.missing) + 2
    assert ["web-rules"] == part.same
    assert ["answer-yes: nobody gives $x", "web-nothing: is never said"] == part.wrong
    part = of_game(GAME, german)
    assert {"ask-choose-place", "decree-d1_ship", "area-wall"} & set(part.missing) == {
        "ask-choose-place",
        "decree-d1_ship",
    }
    assert part.messages == len(part.missing) + 2
    assert part.rules == len(part.untold) + 1
    assert part.messages == of_game(GAME, languages()["fr"]).messages
    assert of_game(GAME, languages()["fr"]).is_whole
    (german.folder / "games" / "chess.ftl").write_text("king = König\n", encoding="utf-8")
    assert ["games/chess.ftl: belongs to no game that is installed"] == list(strays(german, {"gugong": GAME}))


def test_the_terminal_speaks_it(
    german: Language, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It asks in German, and in English where there are no German words; it can be chosen during the game."""
    monkeypatch.setattr("sys.stdin", io.StringIO("language\nlanguage fr\nlanguage gsw\nquit\n"))
    save = str(tmp_path / "saved.record")
    assert 0 == main(["play", "gugong", "--seats", "2", "--key", "1", "--language", "gsw", "--save", save])
    said = capsys.readouterr().out
    assert "Wähle ein Geschenk" in said
    assert "language gsw  Deutsch" in said
    assert Speaker(GAME, "fr").ask("ChooseGift") in said


def test_the_check_lists_it(german: Language, capsys: pytest.CaptureFixture[str]) -> None:
    """All of it, with numbers; missing words are no fault of a language that was begun."""
    assert 0 == main(["check", "--words", "gsw", "--lang", "en"])
    said = capsys.readouterr().out
    assert re.search(r"^· house: Messages: 3 of [\d,]+$", said, re.MULTILINE)
    assert re.search(r"^· gugong: Messages: 2 of \d+; rules: 1 of 360$", said, re.MULTILINE)
    assert re.search(r"^· yokohama: Messages: 0 of \d+; rules: 0 of \d+$", said, re.MULTILINE)
    for line in ("    ask-choose-place", "    GG-5.2.4", "    web-pages"):
        assert f"{line}\n" in said
    assert "    ask-choose-gift\n" not in said
    assert 0 == main(["check", "gugong", "--words", "fr", "--lang", "en"])
    assert "Français: everything is said" in capsys.readouterr().out


def test_the_check_finds_what_is_wrong(german: Language, capsys: pytest.CaptureFixture[str]) -> None:
    with (german.folder / "house.ftl").open("a", encoding="utf-8") as file:
        file.write("kaputt\n")
    assert 1 == main(["check", "--words", "gsw", "--lang", "en"])
    assert "not a message: kaputt" in capsys.readouterr().out
    assert 2 == main(["check", "--words", "xx"])
    assert "--words xx: not spoken here; known: en, fr, gsw" in capsys.readouterr().err


# Elsewhere, and damaged


@pytest.mark.parametrize(
    ("file", "text", "fault"),
    [
        ("language.toml", "name = ", "gsw/language.toml: Invalid value (at end of document)"),
        ("language.toml", "complete = true", "gsw/language.toml: name: missing"),
        ("language.toml", 'name = "Deutsch"\nalike = "x"', "gsw/language.toml: alike: expected a list of texts"),
        ("language.toml", 'name = "Deutsch"\ncomplet = true', "gsw/language.toml: complet: unknown; known: name, "),
        ("house.ftl", "\xff", "gsw/house.ftl: 'utf-8' codec can't decode byte 0xff"),
    ],
)
def test_a_damaged_language_leaves_the_others_alone(german: Language, file: str, text: str, fault: str) -> None:
    (german.folder / file).write_bytes(text.encode("latin-1"))
    forget()
    assert SHIPPED == tuple(languages())
    assert [True] == [one.startswith(fault) for one in unread()], unread()


def test_a_language_of_ones_own_needs_no_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A setting names the folder of such languages; ours cannot be replaced."""
    write_german(tmp_path)
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "language.toml").write_text('name = "Autre"\n', encoding="utf-8")
    monkeypatch.setenv(SETTING, str(tmp_path))
    forget()
    try:
        assert "Ja" == Speaker(None, "gsw").text("answer-yes")
        assert "Français" == languages()["fr"].name
    finally:
        monkeypatch.undo()
        forget()


@pytest.mark.slow
def test_the_server_speaks_it(tmp_path: Path) -> None:
    """It is listed, its words and rules are told, and people may have it as theirs."""
    write_german(tmp_path / "languages")
    surroundings = {**os.environ, SETTING: str(tmp_path / "languages"), "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "caravanserai.cli", "serve", "--port", "0", "--no-browser", "--workers", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+", server.stdout.readline())
            assert address is not None
            with httpx.Client(base_url=address[0], timeout=PATIENCE_S) as http:
                visit(http)
        finally:
            server.send_signal(signal.SIGTERM)


def visit(http: httpx.Client) -> None:
    listed = http.get("api/languages").raise_for_status().json()
    assert {"id": "gsw", "name": "Deutsch", "locale": "gsw"} in listed
    assert {"id": "en", "name": "English", "locale": "en-GB"} == listed[0]

    assert "web-rules = Regeln" in http.get("api/games/all/words/gsw").raise_for_status().text
    words = http.get("api/games/gugong/words/gsw").raise_for_status().text
    assert "ask-choose-gift = Wähle ein Geschenk" in words
    assert "\nnoun-servant =" in words  # lent, for the sentence about the decree

    sections = http.get("api/games/gugong/rules", params={"language": "gsw"}).raise_for_status().json()["sections"]
    told = {rule["id"]: rule for section in sections for rule in section["rules"]}
    assert ("gsw", "en") == (told["GG-1.2.1"]["language"], told["GG-5.2.4"]["language"])

    http.headers["X-CSRF-Token"] = http.get("api/me").raise_for_status().json()["csrf"]
    guest = http.post("api/guest", json={"name": "Lotte", "language": "gsw"}).raise_for_status().json()
    assert "gsw" == guest["person"]["language"]
    http.headers["X-CSRF-Token"] = guest["csrf"]
    assert 200 == http.patch("api/me", json={"language": "gsw"}).status_code
    assert 400 == http.patch("api/me", json={"language": "xx"}).status_code
