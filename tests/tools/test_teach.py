"""Teaching a game's judgement, as far as that can be tried without PyTorch."""

import json
import sys
from importlib import import_module

import pytest

from caravanserai.bots.net import SoloJudge
from caravanserai.bots.taught import SOLO_FILE, learned
from caravanserai.core.game import games, start
from tools.teach.school import judge_for


def test_it_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where PyTorch is not installed, which it is for nothing else: one line, and how to have it."""
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "tools.teach.__main__", raising=False)
    with pytest.raises(SystemExit, match=r"needs PyTorch.*: pip install torch"):
        import_module("tools.teach.__main__")


def test_a_whim_counts_a_number_of_the_sketch_for_more() -> None:
    """By so many points times the number, and changes nothing else of what was learned."""
    game = games()["gugong"]
    sketcher, net = game.solo_sketcher, json.dumps(learned(game.package, SOLO_FILE))
    assert sketcher is not None
    s = start(game, 1, 3)
    pool = sketcher.sketch(s, 0)[sketcher.names.index("pool")]
    assert pool > 0.0
    plain, whimsical = judge_for("gugong", 1, net), judge_for("gugong", 1, net, "pool", 8.0)
    assert isinstance(plain, SoloJudge)
    assert isinstance(whimsical, SoloJudge)
    plain.look(s)
    whimsical.look(s)
    assert pytest.approx(plain.points[0] + 8.0 * pool) == whimsical.points[0]
    assert (plain.rival, plain.strength) == pytest.approx((whimsical.rival, whimsical.strength))
