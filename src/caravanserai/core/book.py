"""The rules of a game in a reader's language, and the notes on them: read when they are opened, not with the box.

`rules.md` is the English text that a box is loaded with. `rules.fr.md` beside it says the same in French, and
`notes.md` why a rule is read as it is. A language may have the rules of a game in its own folder instead. Which
languages there are is told by the files; all of these may be missing.
"""

import re
from pathlib import Path
from typing import Final, NamedTuple

from caravanserai.core.box import Box, BoxError, read_rulebook, read_text, refuse
from caravanserai.core.languages import ENGLISH
from caravanserai.core.languages import languages as spoken
from caravanserai.core.rulebook import Heading, Notes, Section, read_notes

TRANSLATION: Final = re.compile(r"rules\.([a-z]{2,3}(?:-[A-Za-z0-9]+)*)\.md")
NOTES: Final = "notes.md"


class Statement(NamedTuple):
    """A rule as it is told, and in which language."""

    id: str
    text: str
    language: str


class Chapter(NamedTuple):
    """What stands under a heading; its words are in one language, a rule that is not translated may be in another."""

    heading: Heading
    text: str
    language: str
    rules: list[Statement]


class Book(NamedTuple):
    """A rulebook that somebody opens; `faults` says of which files nothing could be used, one line each."""

    chapters: list[Chapter]
    notes: Notes
    faults: list[str]


def opened(box: Box, language: str) -> Book:
    """All that can be read: English for a translation that is damaged, and no notes rather than half of them."""
    faults: list[str] = []
    try:
        told = chapters(box, language)
    except BoxError as error:
        faults += error.faults
        told = chapters(box, ENGLISH)
    try:
        noted = notes(box)
    except BoxError as error:
        faults += error.faults
        noted = Notes({}, [])
    return Book(told, noted, faults)


def languages(box: Box) -> list[str]:
    """The languages that the rules are told in: English, then those that have a file."""
    matches = (TRANSLATION.fullmatch(path.name) for path in box.folder.iterdir())
    found = {match[1] for match in matches if match}
    found |= {name for name, language in spoken().items() if language.rules_of(box.folder.name).is_file()}
    return [ENGLISH, *sorted(found - {ENGLISH})]


def rules_file(box: Box, language: str) -> Path:
    """Where the rules are told in a language: beside the game, or else in the folder of the language."""
    own = box.folder / f"rules.{language}.md"
    if own.is_file() or language not in spoken():
        return own
    return spoken()[language].rules_of(box.folder.name)


def chapters(box: Box, language: str) -> list[Chapter]:
    """The rules under their headings; what a language does not say is said in English."""
    theirs = translated(box, language)
    statements = {rule.id: Statement(rule.id, rule.text, language) for one in theirs for rule in one.rules if rule.text}
    out: list[Chapter] = []
    for section, other in beside(box.book.sections, theirs):
        ours = in_english(section)
        rules = [statements.get(rule.id, rule) for rule in ours.rules]
        out.append(Chapter(other.heading, other.text, language, rules) if other else ours._replace(rules=rules))
    return out


def in_english(section: Section) -> Chapter:
    rules = [Statement(rule.id, rule.text, ENGLISH) for rule in section.rules]
    return Chapter(section.heading, section.text, ENGLISH, rules)


def translated(box: Box, language: str) -> list[Section]:
    """The sections of a language's file; none where there is no file. Raises BoxError for one that is damaged."""
    if language not in languages(box)[1:]:
        return []
    path = rules_file(box, language)
    file = f"{box.id}/{path.name}" if path.parent == box.folder else f"{language}/games/{path.name}"
    book = read_rulebook(file, path)
    if not book.rules:
        raise BoxError([f"{file}: (rules): there are none"])
    return book.sections


def beside(ours: list[Section], theirs: list[Section]) -> list[tuple[Section, Section | None]]:
    """Each section with its translation: the one at the same place if all headings agree, or else of its number."""
    if [numbered(one) for one in ours] == [numbered(one) for one in theirs]:
        return list(zip(ours, theirs, strict=True))
    by_number = {one.heading.id: one for one in theirs if one.heading.id}
    return [(one, by_number.get(one.heading.id)) for one in ours]


def numbered(section: Section) -> tuple[str, int]:
    return section.heading.id, section.heading.level


def notes(box: Box) -> Notes:
    """The notes, in English; none where the game has no such file. Raises BoxError for one that is damaged."""
    path = box.folder / NOTES
    if not path.exists():
        return Notes({}, [])
    file = f"{box.id}/{NOTES}"
    found = read_notes(read_text(file, path))
    if not found.by_id and not found.sections:
        refuse([f"{file}: (notes): there are none"])
    return found
