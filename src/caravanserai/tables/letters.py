"""What people write for others to read: which characters nobody sees, and what is left of a line without them.

A name with such a character is refused (names.py), and so is a correction (correction.py): they are read with care, and
kept. A line of chat loses it: keyboards put some in by themselves, and nobody could find them to take them out.
"""

import unicodedata
from itertools import pairwise
from typing import Final

MOST_MARKS: Final = 3  # upon one letter: Hebrew may have a dot, a dagesh and a vowel
# What Unicode calls default ignorable and does not count among the control and format characters, and two blanks that
# it takes for letters or symbols.
HIDDEN: Final = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x2800, 0x2800),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),
        (0xFFA0, 0xFFA0),
        (0x1D159, 0x1D159),
        (0xE0100, 0xE01EF),
    )
    for code in range(first, last + 1)
)
JOINERS: Final = "\u200c\u200d"  # within Persian or Hindi words, and between the parts of an emoji
SELECTORS: Final = "\ufe0e\ufe0f"  # a sign as text, or as a picture
BLANK: Final = " "


def is_hidden(character: str) -> bool:
    """Whether it is not seen: control and format characters, what turns the line round, what nobody has assigned."""
    return unicodedata.category(character)[0] == "C" or character in HIDDEN


def is_invisible(character: str) -> bool:
    """Whether it is hidden for certain: what nobody has assigned, or keeps for themselves, may be a newer picture."""
    return is_hidden(character) and (unicodedata.category(character) not in ("Cn", "Co") or is_reserved(character))


def is_reserved(character: str) -> bool:
    """Whether it is set aside for more characters that are not seen."""
    code = ord(character)
    return code == 0x2065 or 0xFFF0 <= code <= 0xFFF8 or 0xE0000 <= code <= 0xE0FFF


def is_mark(character: str) -> bool:
    """Whether it stands upon the letter before it."""
    return unicodedata.category(character) in ("Mn", "Me")


def is_piled_up(text: str) -> bool:
    """Whether marks stand upon nothing, or more of them upon a letter than any script wants."""
    marks = 0
    for before, one in pairwise(f"{BLANK}{text}"):
        marks = marks + 1 if is_mark(one) else 0
        if marks > MOST_MARKS or (marks == 1 and before == BLANK):
            return True
    return False


def readable(text: str) -> str:
    """A line without what is not seen, what turns it round, and marks that pile up; perhaps nothing."""
    text = " ".join(text.split())
    out: list[str] = []
    marks = 0
    for one, after in pairwise(f"{text}{BLANK}"):
        before = out[-1] if out else BLANK
        if one in JOINERS:
            is_kept = before not in (BLANK, *JOINERS) and after != BLANK and not is_hidden(after)
        elif one in SELECTORS:
            is_kept = before not in (BLANK, *JOINERS, *SELECTORS)
        elif is_mark(one) and not is_hidden(one):
            marks += 1
            is_kept = marks <= MOST_MARKS and before != BLANK
        else:
            is_kept = not is_invisible(one)
            marks = 0 if is_kept else marks
        if is_kept:
            out.append(one)
    return " ".join("".join(out).split())


def hidden_in(text: str) -> str | None:
    """The first character of a text of several lines that is not seen."""
    return next((one for one in text if is_invisible(one) and one not in "\t\r\n"), None)


def called(character: str) -> str:
    """How a character that is not seen is told of."""
    return f"U+{ord(character):04X}"
