"""Headings and rules, read from Markdown."""

from typing import Final

import pytest

from caravanserai.core.rulebook import Heading, read_notes, read_rules
from tests.core.folders import GUGONG

TEXT: Final = """# A game

Words before the rules, with **GG-9.9.9** inside a line.

## 5. Day phase

### 5.2 Exchanging gifts

Words under a heading that are no rule.

**GG-5.2.1** One line.

**GG-5.2.2** A list:
- one, see **GG-5.2.1**
- two

---

### Notes without a number

**GG-5.3.1**
"""


def test_a_rule_has_its_text_and_its_heading() -> None:
    """A list belongs to its rule; a line across the page and the next heading do not."""
    gifts = Heading("5.2", "Exchanging gifts", 3)
    notes = Heading("", "Notes without a number", 3)
    assert [
        ("GG-5.2.1", gifts, "One line."),
        ("GG-5.2.2", gifts, "A list:\n- one, see **GG-5.2.1**\n- two"),
        ("GG-5.3.1", notes, ""),
    ] == read_rules(TEXT).rules


def test_headings_keep_their_order_and_level() -> None:
    assert [
        Heading("", "A game", 1),
        Heading("5", "Day phase", 2),
        Heading("5.2", "Exchanging gifts", 3),
        Heading("", "Notes without a number", 3),
    ] == read_rules(TEXT).headings


@pytest.mark.parametrize(
    ("line", "number", "title"),
    [
        ("## 15. Solo game", "15", "Solo game"),
        ("### 15.10 Meng: Decrees", "15.10", "Meng: Decrees"),
        ("## PW-1 Aim and vocabulary", "1", "Aim and vocabulary"),
        ("### PW-17.3x Hidden information", "17.3x", "Hidden information"),
        ("## Editions", "", "Editions"),
        ("### Reroll 1 die", "", "Reroll 1 die"),
    ],
)
def test_a_heading_may_have_a_number(line: str, number: str, title: str) -> None:
    (heading,) = read_rules(f"{line}\n").headings
    assert (number, title) == (heading.id, heading.title)


def test_words_that_are_no_rule_belong_to_their_section() -> None:
    """An opening, and what is said of a whole section, end where a rule begins."""
    opening, chapter, gifts, _ = read_rules(TEXT).sections
    assert "Words before the rules, with **GG-9.9.9** inside a line." == opening.text
    assert ("", []) == (chapter.text, chapter.rules)
    assert "Words under a heading that are no rule." == gifts.text
    assert ["GG-5.2.1", "GG-5.2.2"] == [rule.id for rule in gifts.rules]


def test_sections_of_one_title_stay_apart() -> None:
    """Headings without a number may have the same words."""
    first, second = read_rules("### Icons\n\n**GG-1** One.\n\n### Icons\n\n**GG-2** Two.\n").sections
    assert ("GG-1", "GG-2") == (first.rules[0].id, second.rules[0].id)


def test_a_rule_may_stand_before_any_heading() -> None:
    assert [("CA-1", Heading("", "", 0), "Alone.")] == read_rules("**CA-1** Alone.").rules


def test_the_rules_of_gugong_are_all_there() -> None:
    """Every line that begins with an id is a rule with a text, under a heading with its number."""
    text = (GUGONG / "rules.md").read_text(encoding="utf-8")
    book = read_rules(text)
    assert sum(line.startswith("**GG-") for line in text.splitlines()) == len(book.rules)
    assert [] == [
        rule.id for rule in book.rules if not rule.text or not f"{rule.id}.".startswith(f"GG-{rule.heading.id}.")
    ]


NOTES: Final = """# A game: notes on the rules

How to read them. Sections 14 and 19 are notes, not rules.

## 5. Day phase

Of the whole chapter.

**GG-5.2.1** [ruling] Why so.

### Without a number

Of what stands there.

**GG-5.3.1** The option is `bonus_tokens`.

---

## 14. Hints

**GG-14.1** A hint.

## 19. Open questions

1. Why?

## Editions

Edition 1: first release.
"""


def test_notes_are_found_by_the_id_of_their_rule_or_section() -> None:
    assert {
        "GG-5": "Of the whole chapter.\n\n*Without a number*: Of what stands there.",
        "GG-5.2.1": "[ruling] Why so.",
        "GG-5.3.1": "The option is `bonus_tokens`.",
    } == read_notes(NOTES).by_id


def test_chapters_that_are_nothing_but_notes_are_kept_apart() -> None:
    """The file says which they are; its opening and its end are about no rule either."""
    sections = read_notes(NOTES).sections
    assert ["A game: notes on the rules", "Hints", "Open questions", "Editions"] == [
        one.heading.title for one in sections
    ]
    assert ["A hint."] == [rule.text for one in sections for rule in one.rules]


def test_one_chapter_may_be_notes() -> None:
    """In the singular, and with ids before the number."""
    text = "# N\n\nSection 20 is notes.\n\n## PW-1 Aim\n\n**PW-1.1** A.\n\n## PW-20 Open questions\n\n1. B?\n"
    notes = read_notes(text)
    assert {"PW-1.1": "A."} == notes.by_id
    assert ["", "20"] == [one.heading.id for one in notes.sections]
