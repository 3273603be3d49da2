"""Names of people: as they are shown, and as they are told apart.

A name can be read: no characters that hide, turn the line round or pile up, and no longer than its place on the
screen. Two names that look the same are the same; by that accounts are told apart, and guests kept from their names.
"""

import unicodedata
from typing import Final

from caravanserai.tables.letters import MOST_MARKS, is_hidden, is_mark, is_piled_up
from caravanserai.tables.problem import Problem

LONGEST_NAME: Final = 40  # letters of usual width; a wide one takes the place of two
LONGEST_KEPT: Final = 64  # characters, as the database has room for


def proper_name(name: str) -> str:
    """A name as it is shown; a Problem if it cannot be read, or has no room."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if any(is_hidden(one) for one in name):
        raise Problem(400, "name-hidden", "a name has no control, format or other invisible characters")
    if is_piled_up(name):
        raise Problem(400, "name-marks", f"a name has at most {MOST_MARKS} marks upon a letter, and none before it")
    kept = max(len(name), len(login_of(name)))
    if not 0 < width_of(name) <= LONGEST_NAME or kept > LONGEST_KEPT:
        raise Problem(400, "bad-name", f"a name has 1 to {LONGEST_NAME} characters that can be seen")
    return name


def width_of(name: str) -> int:
    """How much room a name takes, in letters: a ligature that stands for a whole phrase is as long as the phrase."""
    shown = [one for one in unicodedata.normalize("NFKC", name) if not is_mark(one)]
    return sum(2 if unicodedata.east_asian_width(one) in "WF" else 1 for one in shown)


def login_of(name: str) -> str:
    """Accounts are told apart by this: the same to the eye is the same.

    Neither case nor the width of letters matters, nor marks beyond those that make a letter of its own.
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join("".join(one for one in folded if not is_ornament(one) and not is_hidden(one)).split())


def is_ornament(character: str) -> bool:
    """Whether it can stand upon any letter; the vowels of Thai or Hindi, which are marks, too, are letters."""
    return is_mark(character) and unicodedata.name(character, "").startswith("COMBINING")


def first_login_of(name: str) -> str:
    """What older accounts are told apart by: marks and hidden characters count."""
    return unicodedata.normalize("NFKC", name).casefold()
