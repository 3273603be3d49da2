"""Teaching a game's judgement, as far as that can be tried without PyTorch."""

import sys
from importlib import import_module

import pytest

from tools.teach.keeping import packed, unpacked
from tools.teach.school import Played


def test_it_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where PyTorch is not installed, which it is for nothing else: one line, and how to have it."""
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "tools.teach.__main__", raising=False)
    with pytest.raises(SystemExit, match=r"needs PyTorch.*: pip install torch"):
        import_module("tools.teach.__main__")


def test_games_that_were_kept_are_the_games_that_were_played() -> None:
    """With a line break among the rows, too: a round that was broken off learns from the very same."""
    played = [
        Played(1, b"\n\x00\x01\x02", 1, (50.0, 45.5), (1.0, 0.0), "easy"),
        Played(2, b"", 0, (1.0, 2.0), (0.0, 1.0)),
        Played(1, b"abcd\nefg", 2, (3.0, 4.0), (0.5, 0.5), "hard"),
    ]
    assert played == unpacked(packed(played))
