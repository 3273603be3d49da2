"""The rules of a game, read from its rules.md: headings, and one statement per rule id; and the notes on them."""

import re
from dataclasses import dataclass
from typing import Final, NamedTuple

RULE: Final = re.compile(r"\*\*([A-Z]{2}-[0-9A-Z.]+)\*\*")
HEADING: Final = re.compile(r"(#+) +(?:(?:[A-Z]{2}-)?(\d[0-9A-Za-z.]*?)\.? +)?(.+)")
START: Final = re.compile(rf"^(?={RULE.pattern}|#+ )", re.MULTILINE)
ONLY_NOTES: Final = re.compile(r"Sections? ([\d, and]+) (?:is|are) notes")
CHAPTER: Final = 2  # the level of the headings of chapters


class Heading(NamedTuple):
    """A heading of the rules: `5.2`, Exchanging gifts, level 3; the id is empty where it has no number."""

    id: str
    title: str
    level: int


class Rule(NamedTuple):
    """One statement of the rules, with the heading it stands under."""

    id: str
    heading: Heading
    text: str


class Section(NamedTuple):
    """What stands under a heading: words that are no rule, then the rules."""

    heading: Heading
    text: str
    rules: list[Rule]


@dataclass(frozen=True)
class Rulebook:
    """Sections in the order of the file, and so their headings and rules."""

    sections: list[Section]

    @property
    def headings(self) -> list[Heading]:
        return [section.heading for section in self.sections if section.heading.level]

    @property
    def rules(self) -> list[Rule]:
        return [rule for section in self.sections for rule in section.rules]


class Notes(NamedTuple):
    """What notes.md says: of single rules and sections by their ids, and whole sections that are nothing but notes."""

    by_id: dict[str, str]  # `GG-5.2.4`, and `GG-5.2` where something is said of all of a section
    sections: list[Section]


def read_rules(text: str) -> Rulebook:
    """A rule ends where the next rule or heading begins; a line `---` is no part of it."""
    sections: list[Section] = []
    for start, end in blocks(text):
        block = text[start:end]
        if heading := HEADING.match(block):
            under = Heading(heading[2] or "", heading[3].strip(), len(heading[1]))
            sections.append(Section(under, told(block[heading.end() :]), []))
        elif rule := RULE.match(block):
            if not sections:
                sections.append(Section(Heading("", "", 0), "", []))
            last = sections[-1]
            last.rules.append(Rule(rule[1], last.heading, told(block[rule.end() :])))
    return Rulebook(sections)


def read_notes(text: str) -> Notes:
    """Notes stand under the ids and headings of the rules; the file says itself which chapters are in no rules.md.

    The opening, which tells how to read the notes, and what follows the last chapter belong to those.
    """
    book, whole, notes = read_rules(text), only_notes(text), Notes({}, [])
    prefix = book.rules[0].id.partition("-")[0] if book.rules else ""
    under = ""
    for section in book.sections:
        heading = section.heading
        if (not heading.id and heading.level <= CHAPTER) or heading.id.partition(".")[0] in whole:
            notes.sections.append(section)
            continue
        under = f"{prefix}-{heading.id}" if heading.id else under
        if section.text:
            said = section.text if heading.id else f"*{heading.title}*: {section.text}"
            notes.by_id[under] = f"{notes.by_id.get(under, '')}\n\n{said}".strip()
        notes.by_id.update({rule.id: rule.text for rule in section.rules})
    return notes


def only_notes(text: str) -> set[str]:
    """The numbers of the chapters that are notes, as in "Sections 14, 17 and 19 are notes"."""
    said = ONLY_NOTES.search(text)
    return set(re.findall(r"\d+", said[1])) if said else set()


def told(block: str) -> str:
    """The words of a block, without the line across the page that may end it."""
    return block.strip().removesuffix("---").rstrip()


def blocks(text: str) -> list[tuple[int, int]]:
    starts = [match.start() for match in START.finditer(text)]
    return list(zip(starts, [*starts, len(text)][1:], strict=True)) if starts else []
