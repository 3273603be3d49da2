"""What people write for others: nothing of it hides, turns the line round, or piles up."""

import sys
import unicodedata

import pytest

from caravanserai.tables.letters import HIDDEN, MOST_MARKS, is_hidden, is_invisible, is_piled_up, readable

BIDIRECTIONAL = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
JOINED = {chr(code) for code in (0x200C, 0x200D, 0xFE0E, 0xFE0F)}  # which are kept where they join something


@pytest.mark.parametrize(
    "text",
    [
        "Gut gespielt!",
        "Ayşe, sıra sende",
        "می\u200cخواهم",
        "क्\u200dष",
        "❤\ufe0f",
        "👩\u200d👩\u200d👧",
        "❤\ufe0f\u200d🔥",
        "1\ufe0f\u20e3",
        "👍🏽",
        "אַבְרָהָם",
        "Nguye\u0302\u0303n",
        "\U0001fae8",  # a picture that is newer than Python knows
        "a \ue000",
    ],
)
def test_what_people_write_stays(text: str) -> None:
    assert text == readable(text)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("\u202eabc", "abc"),
        ("a\tb\r\nc\u2028d", "a b c d"),
        ("  a   b ", "a b"),
        ("a\u200d b", "a b"),
        ("\u200da", "a"),
        ("a\u200d\u200db", "a\u200db"),
        ("a\ufe0f\ufe0fb", "a\ufe0fb"),
        ("\ufe0fa", "a"),
        ("a\u200d\u202e\u200db", "a\u200db"),
        ("\u0301a", "a"),
        ("a" + "\u0301" * 9 + "b", "a" + "\u0301" * MOST_MARKS + "b"),
        ("a" + "\u0301\u0301\u0301\u034f" * 9, "a" + "\u0301" * MOST_MARKS),
        ("a \u0301b", "a b"),
        ("\u200b", ""),
        ("\U000e0041\U000e0100\u2800\u3164\ufff3\u2065\ud800", ""),
        ("\U000e0000\U000e0fff\ufff0\ufff8", ""),  # the first and the last that are kept for such ones
    ],
)
def test_what_nobody_sees_goes(text: str, left: str) -> None:
    assert left == readable(text)


@pytest.mark.parametrize(
    "seen",
    "\u034e\u0350\u115e\u1161\u17b3\u17b6\u180a\u1810\u27ff\u2801\u3163\u3165\ufe10\uff9f\uffa1\U0001d158\U0001d15a",
)
def test_what_stands_beside_hidden_characters_is_seen(seen: str) -> None:
    """Letters and signs whose numbers are next to those that are listed."""
    beside = {chr(ord(seen) - 1), chr(ord(seen) + 1)}
    assert beside & HIDDEN
    assert not is_hidden(seen)


def test_every_character_that_turns_or_controls_a_line_goes() -> None:
    """All that there are, by their sort; and what is left is read again as it is."""
    hidden = [chr(code) for code in range(sys.maxunicode + 1) if unicodedata.category(chr(code)) in ("Cc", "Cf", "Cs")]
    assert set(BIDIRECTIONAL) < set(hidden)
    assert all(is_invisible(one) for one in hidden)
    left = readable(f"a{'b'.join(one for one in hidden if one not in JOINED)}c")
    assert {"a", "b", "c", " "} == set(left)
    assert not is_piled_up(left)
    assert left == readable(left)
