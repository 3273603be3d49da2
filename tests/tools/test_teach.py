"""Teaching a game's judgement, as far as that can be tried without PyTorch."""

import sys
from importlib import import_module

import pytest


def test_it_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where PyTorch is not installed, which it is for nothing else: one line, and how to have it."""
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "tools.teach.__main__", raising=False)
    with pytest.raises(SystemExit, match=r"needs PyTorch.*: pip install torch"):
        import_module("tools.teach.__main__")
