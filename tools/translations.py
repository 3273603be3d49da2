"""Rules in two layers and several languages, held together: what `python -m tools.rules` says of the texts themselves.

The rules are for players: no marks of sources, no names of keys. A note belongs to a rule. A translation has the same
statements under the same headings, with the same numbers, references, marks and tables, and the words of the game
that `tools/terms` lists for each language.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from caravanserai.core.languages import languages
from caravanserai.core.rulebook import Rulebook, Section, only_notes, read_rules

REFERENCE = re.compile(r"\b[A-Z]{2}-\d[0-9A-Za-z]*(?:\.[0-9A-Za-z]+)*")
NUMBER = re.compile(r"\d+")
MARK = re.compile(r"[^\w\s.,;:!?'’‘“”„«»\"()/–—‑…·|*_\-%&°]")  # icons and signs: ¥ → × ≥ +
ROW = re.compile(r"^\|(.*)\|\s*$", re.MULTILINE)
ITEM = re.compile(r"^- ", re.MULTILINE)
IN_WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
# What only whoever changes the rules should read; players have the notes for it.
LEFT_OVER = re.compile(r"\[[a-z]+(?::[^\]]*)?\]|`|\bdata:|\bseeds?\b|\bprovenance\b", re.IGNORECASE)
SHORT = 4  # letters: what is shorter has to begin a word, or it would be found anywhere


@dataclass(frozen=True)
class Terms:
    """The words of a game: how they begin in each language; and which statements do without one."""

    words: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    exceptions: dict[str, dict[str, list[str]]] = field(default_factory=dict)


def read_terms(path: Path) -> Terms:
    """The terms of a game; none for one that has no such file."""
    if not path.exists():
        return Terms()
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return Terms(found["terms"], found.get("except", {}))


def text_faults(folder: Path, terms: Terms) -> Iterator[str]:
    """Everything that does not fit together in a game's rules, notes and translations."""
    game = folder.name
    english = read_rules((folder / "rules.md").read_text(encoding="utf-8"))
    notes = folder / "notes.md"
    if notes.exists():
        yield from (f"{game}/{notes.name}: {one}" for one in note_faults(english, notes.read_text(encoding="utf-8")))
    yield from (f"{game}/rules.md: {one}" for one in left_over((folder / "rules.md").read_text(encoding="utf-8")))
    for language, path in translations(folder):
        text = path.read_text(encoding="utf-8")
        is_whole = language not in languages() or languages()[language].complete
        found = [*left_over(text), *compared(english, read_rules(text), language, terms, is_whole)]
        where = game if path.parent == folder else f"{language}/games"
        yield from (f"{where}/{path.name}: {one}" for one in found)
    known = {rule.id for rule in english.rules}
    yield from (f"{game}: {rule}: is no rule, and needs no exception" for rule in terms.exceptions if rule not in known)


def translations(folder: Path) -> Iterator[tuple[str, Path]]:
    """The rules of a game in other languages: beside it, and in the folders of languages."""
    yield from ((path.name.split(".")[1], path) for path in sorted(folder.glob("rules.*.md")))
    theirs = ((name, language.rules_of(folder.name)) for name, language in languages().items())
    yield from ((name, path) for name, path in theirs if path.is_file())


def untranslated(folders: list[Path]) -> Iterator[str]:
    """The languages that one game has its rules in and another has not."""
    found = {folder.name: {path.name for path in folder.glob("rules.*.md")} for folder in folders}
    for game, files in found.items():
        yield from (f"{game}/{name}: is missing" for name in sorted(set().union(*found.values()) - files))


def note_faults(english: Rulebook, text: str) -> Iterator[str]:
    """Notes on what is no rule, twice on the same, and rules in a chapter that is said to be notes."""
    book, chapters, rules = read_rules(text), only_notes(text), {rule.id for rule in english.rules}
    numbers = {heading.id for heading in english.headings}
    for number in sorted(chapters & numbers):
        yield f"{number}: is a chapter of the rules, not notes"
    for heading in book.headings:
        if heading.id and heading.id not in numbers and heading.id.partition(".")[0] not in chapters:
            yield f"{heading.id}: is no section of the rules"
    for rule, times in Counter(rule.id for rule in book.rules).items():
        if times > 1:
            yield f"{rule}: is used {times} times"
        if rule not in rules and rule.partition("-")[2].partition(".")[0] not in chapters:
            yield f"{rule}: is no rule"


def left_over(text: str) -> Iterator[str]:
    """Marks of the specification in a text for players, by line."""
    for number, line in enumerate(text.splitlines(), 1):
        yield from (f"line {number}: {found[0]!r} is not for players" for found in LEFT_OVER.finditer(line))


def compared(english: Rulebook, other: Rulebook, language: str, terms: Terms, is_whole: bool = True) -> Iterator[str]:
    """How a translation differs from the English text in what must not differ; it may be one that was just begun."""
    rules, ids = [rule.id for rule in english.rules], [rule.id for rule in other.rules]
    ours, theirs = [numbered(one) for one in english.sections], [numbered(one) for one in other.sections]
    if not is_whole:
        rules, ours = [one for one in rules if one in ids], [one for one in ours if one in theirs]
    yield from in_order("rule", rules, ids)
    yield from in_order("heading", ours, theirs)
    if ours == theirs == [numbered(one) for one in english.sections]:
        for section, translated in zip(english.sections, other.sections, strict=True):
            where = f"heading {numbered(section)}"
            yield from (f"{where}: {what}: {one}" for what, one in facts(words_of(section), words_of(translated)))
    texts = {rule.id: rule.text for rule in other.rules}
    for rule in english.rules:
        if rule.id not in texts:
            continue
        found = dict(statement_faults(rule.text, texts[rule.id], language, terms))
        spared = terms.exceptions.get(rule.id, {}).get(language, [])
        yield from (f"{rule.id}: {what}: {fault}" for what, fault in found.items() if what not in spared)
        yield from (f"{rule.id}: {what}: needs no exception" for what in spared if what not in found)


def statement_faults(english: str, other: str, language: str, terms: Terms) -> Iterator[tuple[str, str]]:
    """What a translated statement does not say: facts, or words of the game by their names in the list of terms."""
    if not other:
        yield "text", "says nothing"
        return
    yield from facts(english, other)
    for term in missing_terms(english, other, language, terms):
        yield term, f"is not said as {' or '.join(terms.words[term][language])}"


def numbered(section: Section) -> str:
    """A heading by its depth and number: `### 5.2`; all that has to be the same in every language."""
    return f"{'#' * section.heading.level} {section.heading.id}".strip()


def words_of(section: Section) -> str:
    return f"{section.heading.title}\n{section.text}"


def in_order(what: str, ours: list[str], theirs: list[str]) -> Iterator[str]:
    """What is missing, what is too much, and the first that stands elsewhere."""
    lacking, extra = Counter(ours) - Counter(theirs), Counter(theirs) - Counter(ours)
    yield from (f"{what} {one}: is missing" for one in lacking)
    yield from (f"{what} {one}: is not in the English rules, or there less often" for one in extra)
    if not lacking and not extra:
        moved = [(mine, yours) for mine, yours in zip(ours, theirs, strict=True) if mine != yours]
        yield from (f"{what} {yours}: stands where {mine} should" for mine, yours in moved[:1])


def facts(english: str, other: str) -> Iterator[tuple[str, str]]:
    """Numbers, references, icons, lists and tables that differ; a number in words may be one in digits elsewhere."""
    for what, find in FACTS.items():
        ours, theirs = Counter(find(english)), Counter(find(other))
        lacking, extra = ours - theirs, theirs - ours
        if what == "numbers":
            extra -= Counter(in_digits(english))
        if lacking or extra:
            yield what, f"{listed(lacking)} missing, {listed(extra)} too much"


def listed(found: Counter[str]) -> str:
    return " ".join(sorted(found.elements())) or "nothing"


def references(text: str) -> list[str]:
    return REFERENCE.findall(text)


def numbers(text: str) -> list[str]:
    return NUMBER.findall(REFERENCE.sub(" ", text))


def in_digits(text: str) -> list[str]:
    """The numbers that an English text has in words."""
    return [str(IN_WORDS.index(word) + 1) for word in re.findall(r"[a-z]+", text.lower()) if word in IN_WORDS]


def marks(text: str) -> list[str]:
    return MARK.findall(text)


def items(text: str) -> list[str]:
    return ["item"] * len(ITEM.findall(text))


def rows(text: str) -> list[str]:
    """The number of columns of each row of a table."""
    return [f"row of {cells.count('|') + 1}" for cells in ROW.findall(text)]


FACTS = {"numbers": numbers, "references": references, "icons": marks, "lists": items, "tables": rows}


def missing_terms(english: str, other: str, language: str, terms: Terms) -> Iterator[str]:
    """The words of the game that an English statement has and the translated one does not."""
    mine, theirs = folded(english, "en"), folded(other, language)
    for name, forms in terms.words.items():
        if language in forms and is_said(forms["en"], mine) and not any(has(theirs, way) for way in forms[language]):
            yield name


def is_said(forms: list[str], text: str) -> bool:
    return re.search(rf"\b(?:{'|'.join(map(re.escape, forms))})\b", text) is not None


def has(text: str, way: str) -> bool:
    """Whether a text has words that begin so, inside of compounds as well."""
    return all(
        re.search(rf"\b{re.escape(part)}" if len(part) < SHORT else re.escape(part), text) for part in way.split()
    )


def folded(text: str, language: str) -> str:
    """In small letters; Turkish has two of what others have one of."""
    return languages()[language].lowered(text) if language in languages() else text.lower()
