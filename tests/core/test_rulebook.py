"""Headings and rules, read from Markdown."""

from typing import Final

import pytest

from caravanserai.core.rulebook import Heading, read_rules
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
