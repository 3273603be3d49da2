"""Secrets that do not outlive their question, and what an owner may correct."""

from __future__ import annotations

from caravanserai.games.paladins import GAME
from tests.games.corrected import Corrected
from tests.games.paladins.dealt import dealt
from tests.rules import rule

OWNED = Corrected("paladins", "from tests.games.paladins.story import *\n")


def told(corrections: str, script: str) -> tuple[list[str], str]:
    """What a script prints with an owner's corrections, and its faults."""
    out, faults = OWNED.run(corrections, script)
    return out.split(), faults


@rule("PW-17.31")
def test_no_plan_is_left_on_the_table_once_all_have_chosen() -> None:
    """Which Paladin lies face down, and which went on top, cannot be read from an imagined table."""
    t = dealt(3)
    while t.question != "ChooseTavern":
        t.one_more(1)
    assert [] == list(t.s.answers)
    hidden = {GAME.imagine(t.s, int(t.s.first), key).of((int(t.s.first) + 1) % 3).paladin for key in range(60)}
    assert len(hidden) > 3


@rule("PW-10.4")
def test_a_paladin_may_make_an_action_cheaper() -> None:
    """`add` changes the usual cost, never below nothing; `set` replaces it."""
    corrections = """
[[paladins]]
id = "ivon"
changes = [{ ask = "action_cost", action = "commission", noun = "provision", add = -1 }]
"""
    script = """
for taken in (0, 3, 5):
    t = Story().paladin(0, "ivon").taken(0, commission=taken).provisions(0, 5).workers(0, scout=1, labourer=1, cleric=1)
    t.act(0, "commission", "scout+labourer+cleric", "space:space_1_2")
    print(5 - t.player(0).provisions)
"""
    assert (["0", "1", "2"], "") == told(corrections, script)


@rule("PW-10.3")
def test_a_paladin_whose_ability_follows_no_action_is_a_fault() -> None:
    """It is told of the owner's file, and not taken for something else."""
    corrections = """
[[paladins]]
id = "ivon"
moments = [{ on = "debt_paid", effects = { silver = 1 } }]
"""
    _, faults = told(corrections, "")
    assert "paladins.toml: paladins[ivon].moments[0]: on: 'debt_paid' does not reach this card" in faults


@rule("PW-15.1.9")
def test_a_converted_outsider_may_score_plain_points_or_at_most_so_many() -> None:
    """Without a counter just the points; with `max` no more than that."""
    corrections = """
[[outsiders]]
id = "viking_thief"
scoring = [{ vp = 4 }]
[[outsiders]]
id = "viking_protector"
scoring = [{ vp = 1, per = "paid_debts", max = 2 }]
"""
    script = """
t = Story().converted(0, "viking_thief", "viking_protector").suspicion(0, 0, 0).debts(0, paid=5)
print(*(t.lines(0)[f"score-converted-{name}"] for name in ("viking_thief", "viking_protector")))
"""
    assert (["4", "2"], "") == told(corrections, script)


@rule("PW-12.2.8")
def test_a_conspirator_who_must_discard_still_comes_after_the_peddlers() -> None:
    """With 2 Suspicion the Peddler gains before one of them goes, whoever joined first."""
    corrections = """
[[townsfolk]]
id = "conspirator_a"
moments = [{ on = "inquisition", effects = [{ kind = "remove_suspicion", n = 1 }] }]
"""
    script = """
t = Story().crew(0, "conspirator_a", "peddler_c").suspicion(0, 0, 0).silver(0, 0).inquisition()
print(t.player(0).silver, *t.asked)
"""
    assert (["2"], "") == told(corrections, script)
