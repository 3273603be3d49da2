"""Many small pieces of work: the same result however they are shared out, and nothing done twice."""

import argparse
import json
from pathlib import Path

import pytest

from tools.piecework import OtherWork, carried_out, levels_from

PIECES = {f"piece {n}": n for n in range(7)}
SQUARES = {f"piece {n}": n * n for n in range(7)}


def squared(n: int) -> int:
    return n * n


def test_what_comes_of_it_does_not_depend_on_the_number_of_processes() -> None:
    assert list(SQUARES.items()) == list(carried_out(PIECES, squared, 1).items())
    assert list(SQUARES.items()) == list(carried_out(PIECES, squared, 2).items())


def test_a_run_that_was_broken_off_is_gone_on_with(tmp_path: Path) -> None:
    """A last line that was cut short is done again; what is there is not."""
    journal, asked = tmp_path / "x.pieces", list[int]()

    def noted(n: int) -> int:
        asked.append(n)
        if len(asked) == 4:
            raise KeyboardInterrupt
        return n * n

    with pytest.raises(KeyboardInterrupt):
        carried_out(PIECES, noted, 1, journal, {"kind": "squares"})
    text = journal.read_text(encoding="utf-8")
    journal.write_text(text[: text.rindex("[")] + '["piece', encoding="utf-8")
    assert SQUARES == carried_out(PIECES, noted, 1, journal, {"kind": "squares"})
    assert [0, 1, 2, 3, 2, 3, 4, 5, 6] == asked
    assert SQUARES == carried_out(PIECES, noted, 1, journal, {"kind": "squares"})
    assert 9 == len(asked)
    assert {"kind": "squares"} == json.loads(journal.read_text(encoding="utf-8").split("\n")[0])


def test_when_the_time_is_up_nothing_more_is_begun_and_later_it_goes_on(tmp_path: Path) -> None:
    """One piece is done in any case: figures of nothing cannot be told."""
    journal = tmp_path / "x.pieces"
    assert {"piece 0": 0} == carried_out(PIECES, squared, 1, journal, seconds=-1)
    assert {"piece 0": 0} == carried_out(PIECES, squared, 1, journal, seconds=-1)
    assert SQUARES == carried_out(PIECES, squared, 1, journal)


def test_a_journal_of_something_else_is_left_alone(tmp_path: Path) -> None:
    carried_out(PIECES, squared, 1, tmp_path / "x", {"part": 1.0})
    before = (tmp_path / "x").read_bytes()
    with pytest.raises(OtherWork, match="something else"):
        carried_out(PIECES, squared, 1, tmp_path / "x", {"part": 0.5})
    assert before == (tmp_path / "x").read_bytes()


def test_levels_are_named_or_numbered() -> None:
    assert ("trader", "sage") == levels_from("2, sage")
    with pytest.raises(argparse.ArgumentTypeError, match="no such level: 6"):
        levels_from("2,6")
