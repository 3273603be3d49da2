"""The rules in a reader's language, English where that is silent, and the notes on them."""

from pathlib import Path

import pytest

from caravanserai.core import box as boxes
from caravanserai.core.book import Chapter, Statement, chapters, languages, notes, opened
from caravanserai.core.box import BoxError, load_box
from caravanserai.core.languages import ENGLISH
from tests.core.folders import CAMEL, GUGONG, Folder


def statement(found: list[Chapter], rule: str) -> Statement:
    return next(one for chapter in found for one in chapter.rules if one.id == rule)


def chapter(found: list[Chapter], number: str) -> Chapter:
    return next(one for one in found if one.heading.id == number)


def faults(folder: Folder, language: str = "fr") -> list[str]:
    return opened(load_box("gugong", folder.path), language).faults


def test_languages_are_told_by_the_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No list of languages stands anywhere: another file is another language."""
    monkeypatch.setattr("caravanserai.core.book.spoken", dict)  # nobody else has rules in a folder of their own
    folder = Folder(GUGONG, tmp_path)
    assert [ENGLISH, "fr"] == languages(load_box("gugong", folder.path))
    (folder.path / "rules.de.md").write_text("**GG-1.1.1** Ein Spielbrett.", encoding="utf-8")
    (folder.path / "rules.md.orig").write_text("**GG-1.1.1** Nothing.", encoding="utf-8")
    assert [ENGLISH, "de", "fr"] == languages(load_box("gugong", folder.path))
    assert [ENGLISH] == languages(load_box("camel", CAMEL))


def test_a_statement_and_its_heading_are_in_the_language_asked_for() -> None:
    box = load_box("gugong", GUGONG)
    found = chapters(box, "fr")
    assert list(box.rules) == [rule.id for one in found for rule in one.rules]
    assert ("Échanger des cadeaux", "fr") == (chapter(found, "5.2").heading.title, chapter(found, "5.2").language)
    assert statement(found, "GG-5.2.4").language == "fr"
    assert statement(found, "GG-5.2.4").text != box.rule("GG-5.2.4").text
    assert found[0].text.startswith("Un jeu d'Andreas Steding")


def test_english_needs_no_other_file() -> None:
    box = load_box("gugong", GUGONG)
    assert Statement("GG-5.2.4", box.rule("GG-5.2.4").text, ENGLISH) == statement(chapters(box, ENGLISH), "GG-5.2.4")


def test_a_language_without_a_file_is_english() -> None:
    box = load_box("camel", CAMEL)
    assert chapters(box, ENGLISH) == chapters(box, "hu")


def test_what_is_not_translated_is_english(tmp_path: Path) -> None:
    """One statement, or one heading; the others are told in the language all the same."""
    folder = Folder(GUGONG, tmp_path)
    text = (folder.path / "rules.fr.md").read_text(encoding="utf-8")
    start, end = text.index("**GG-5.2.4**"), text.index("**GG-5.2.5**")
    (folder.path / "rules.fr.md").write_text(text[:start] + text[end:], encoding="utf-8")
    folder.change("### 5.2 Échanger des cadeaux", "", "rules.fr.md")
    box = load_box("gugong", folder.path)
    found = chapters(box, "fr")
    assert Statement("GG-5.2.4", box.rule("GG-5.2.4").text, ENGLISH) == statement(found, "GG-5.2.4")
    assert "fr" == statement(found, "GG-5.2.5").language
    assert ("Exchanging gifts", ENGLISH) == (chapter(found, "5.2").heading.title, chapter(found, "5.2").language)
    assert "fr" == chapter(found, "5").language


def test_only_what_is_opened_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A box is loaded from four files; a language costs its own file, and the notes cost theirs."""
    read: list[str] = []

    def read_text(file: str, path: Path) -> str:
        read.append(path.name)
        return path.read_text(encoding="utf-8")

    monkeypatch.setattr(boxes, "read_text", read_text)
    monkeypatch.setattr("caravanserai.core.book.read_text", read_text)
    box = load_box("gugong", Folder(GUGONG, tmp_path).path)
    assert ["vocabulary.toml", "rules.md", "components.toml", "order.toml"] == read
    chapters(box, "fr")
    assert ["rules.fr.md"] == read[4:]
    notes(box)
    assert ["notes.md"] == read[5:]


def test_notes_are_optional() -> None:
    assert ({}, []) == notes(load_box("camel", CAMEL))
    found = notes(load_box("gugong", GUGONG))
    assert found.by_id["GG-2.6.2"] == "[ruling] The first one drawn lies above."
    assert ["", "14", "17", "19", ""] == [one.heading.id for one in found.sections]


def test_a_damaged_file_is_named_in_one_line(tmp_path: Path) -> None:
    """Another encoding, an id for two rules, nothing at all."""
    folder = Folder(GUGONG, tmp_path)
    assert [] == faults(folder)
    folder.change("**GG-1.1.2**", "**GG-1.1.1**", "rules.fr.md")
    assert ["gugong/rules.fr.md: (rules): GG-1.1.1: is used 2 times"] == faults(folder)
    (folder.path / "rules.fr.md").write_bytes("**GG-1.1.1** L'été.".encode("latin-1"))
    assert ["gugong/rules.fr.md: (file): (encoding): is not UTF-8 (at line 1)"] == faults(folder)
    (folder.path / "rules.fr.md").write_text("Plus tard.", encoding="utf-8")
    assert ["gugong/rules.fr.md: (rules): there are none"] == faults(folder)
    (folder.path / "notes.md").write_text("", encoding="utf-8")
    assert ["gugong/notes.md: (notes): there are none"] == faults(folder, ENGLISH)


def test_a_damaged_file_takes_nothing_else_away(tmp_path: Path) -> None:
    """The book still opens: English for the translation, no notes for the notes."""
    folder = Folder(GUGONG, tmp_path)
    for file in ("rules.fr.md", "notes.md"):
        (folder.path / file).write_bytes(b"\xff")
    box = load_box("gugong", folder.path)
    found = opened(box, "fr")
    assert (chapters(box, ENGLISH), ({}, []), 2) == (found.chapters, found.notes, len(found.faults))
    with pytest.raises(BoxError, match=r"rules\.fr\.md"):
        chapters(box, "fr")
