"""The rules of a game, read from its rules.md: headings, and one statement per rule id."""

import re
from typing import Final, NamedTuple

RULE: Final = re.compile(r"\*\*([A-Z]{2}-[0-9A-Z.]+)\*\*")
HEADING: Final = re.compile(r"(#+) +(?:(?:[A-Z]{2}-)?(\d[0-9A-Za-z.]*?)\.? +)?(.+)")
START: Final = re.compile(rf"^(?={RULE.pattern}|#+ )", re.MULTILINE)


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


class Rulebook(NamedTuple):
    """Headings and rules, each in the order of the file."""

    headings: list[Heading]
    rules: list[Rule]


def read_rules(text: str) -> Rulebook:
    """A rule ends where the next rule or heading begins; a line `---` is no part of it."""
    book = Rulebook([], [])
    under = Heading("", "", 0)
    for start, end in blocks(text):
        block = text[start:end]
        if heading := HEADING.match(block):
            under = Heading(heading[2] or "", heading[3].strip(), len(heading[1]))
            book.headings.append(under)
        elif rule := RULE.match(block):
            book.rules.append(Rule(rule[1], under, block[rule.end() :].strip().removesuffix("---").rstrip()))
    return book


def blocks(text: str) -> list[tuple[int, int]]:
    starts = [match.start() for match in START.finditer(text)]
    return list(zip(starts, [*starts[1:], len(text)], strict=True))
