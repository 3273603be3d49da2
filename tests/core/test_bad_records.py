"""Whatever is in a text, it is a record or one line says what is wrong with it, and where."""

import re

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from caravanserai.core.game import Game
from caravanserai.core.record import BadRecord, parse, replay, verify
from tests.core.test_record import whole_game
from tests.oasis.state import Oasis

HUGE = "9" * 5000
BEYOND = str(2**63)
HEADS = ["game", "edition", "box", "seats", "key", "key-from", "commitment", "option", "digest", "scores"]
WORDS = st.sampled_from([*HEADS, "#", "0", "1", "7"])
ODD = ["", "²", "--5", "-", "+1", "1_0", "٣", "1e9", "0x1", "nan", "true", "\x00", "\x1b[2J", "\ud800", "\N{SNOWMAN}"]
LONG = [HUGE, f"-{HUGE}", BEYOND, f"-{BEYOND}", "99999999999999999999", "x" * 5000, "00" * 32, f"0 {'00' * 32}"]
KNOWN = ["short true", "short ²", "short --5", f"short {HUGE}", "seats 3", "key 3", "game x", "oasis", "place:well"]
VALUES = st.sampled_from([*ODD, *LONG, *KNOWN])
LINES = st.builds(lambda word, value: f"{word} {value}", WORDS, VALUES) | VALUES | st.text(max_size=30)
fuzzed = settings(
    max_examples=400, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


def said_of(text: str) -> str:
    """What is wrong with a record; nothing if it is sound."""
    try:
        verify(parse(text))
    except BadRecord as error:
        return str(error)
    return ""


def check(text: str) -> None:
    said = said_of(text)
    assert not said or re.match(r"line \d+: \S", said)
    assert said.isprintable()
    assert len(said) < 1500


@fuzzed
@given(where=st.integers(0, 60), line=LINES, instead=st.booleans())
@example(where=6, line="option short ²", instead=False)
@example(where=6, line="option short --5", instead=False)
@example(where=6, line="option seats 3", instead=False)
@example(where=8, line=f"{HUGE} place:well", instead=True)
@example(where=8, line=f"{BEYOND} place:well", instead=True)
@example(where=3, line=f"seats {HUGE}", instead=True)
@example(where=1, line=f"edition {HUGE}", instead=True)
def test_a_record_with_a_line_that_does_not_belong_there(
    oasis: Game[Oasis], where: int, line: str, instead: bool
) -> None:
    lines = whole_game(oasis).text().splitlines()
    at = min(where, len(lines) - 1)
    lines[at : at + instead] = [line]
    check("\n".join(lines))


@fuzzed
@given(lines=st.lists(LINES, max_size=12))
@pytest.mark.usefixtures("oasis")
def test_any_lines(lines: list[str]) -> None:
    check("\n".join(lines))


@fuzzed
@given(start=st.integers(0, 900), length=st.integers(0, 40), put=st.text(max_size=8))
def test_a_record_with_a_hole(oasis: Game[Oasis], start: int, length: int, put: str) -> None:
    text = whole_game(oasis).text()
    check(text[:start] + put + text[start + length :])


@pytest.mark.usefixtures("oasis")
@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("option short ²", r"line 6: oasis: short: '²' is not among \[False, True\]"),
        ("option short --5", r"line 6: oasis: short: '--5' is not among \[False, True\]"),
        ("option seats 3", r"line 6: oasis: seats: unknown option; known: .*"),
        ("seats 3", "line 6: seats: twice; first in line 4"),
        (f"{BEYOND} place:well", f"line 6: seat: '{BEYOND}' is not a whole number"),
        (f"{HUGE} place:well", "line 6: 5011 characters, more than 400"),
        ("0 place:\x1b[2J", r"line 6: not understood: '0 place:\\x1b\[2J'"),
        ("option short true\noption short false", "line 7: option short: twice; first in line 6"),
    ],
)
def test_what_is_wrong_is_named(line: str, words: str) -> None:
    text = f"game oasis\nedition 1\nbox x\nseats 3\nkey {'00' * 32}\n{line}\n"
    with pytest.raises(BadRecord, match=f"^{words}$"):
        replay(parse(text))
