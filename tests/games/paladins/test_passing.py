"""Passing (section 13 of the rules)."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from tests.games.paladins.story import Story
from tests.rules import rule

KINDS = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]


def sets_of_three(**held: int) -> set[str]:
    """Every choice of three among these workers, as tokens."""
    found = combinations_with_replacement(KINDS, 3)
    return {f"workers:{'+'.join(bag)}" for bag in found if all(bag.count(kind) <= held.get(kind, 0) for kind in bag)}


@rule("PW-13.1")
def test_without_workers_a_player_passes() -> None:
    """Nobody asks; the other goes on, and when both have none the action phase is over."""
    t = Story(2).workers(1, labourer=1).turns(0)
    assert ((1,), True) == (t.asked, t.player(0).has_passed)
    t.play("action:hunt")
    assert ((), True) == (t.asked, t.player(1).has_passed)


@rule("PW-13.1", "PW-13.2")
def test_a_player_with_a_legal_action_may_pass() -> None:
    """Passing is offered beside the actions, and it counts."""
    t = Story(2).workers(0, labourer=2, scout=1).workers(1, labourer=1).turns(0)
    assert {"action:hunt", "action:trade", "turn:pass"} < set(t.legal())
    t.play("turn:pass")
    assert (True, False, (1,)) == (t.player(0).has_passed, t.player(1).has_passed, t.asked)
    assert [(0,)] == t.told("passed")


@rule("PW-13.3")
def test_passing_clears_the_own_board() -> None:
    """All workers on it return to the supply, not to the player; another's board keeps its own."""
    t = Story(2).workers(0, cleric=1).standing(0, "hunt", "labourer", "scout").standing(0, "pray", "cleric")
    t.standing(0, "convert", "fighter", "labourer", "cleric").standing(1, "trade", "labourer").workers(1, labourer=1)
    t.turns(0).play("turn:pass")
    assert (set(), {"cleric": 1}) == (t.player(0).in_use, t.player(0).workers)
    assert {"trade"} == t.player(1).in_use


@rule("PW-13.4")
def test_of_more_than_three_workers_three_are_kept() -> None:
    """Any three; the others go back to the supply."""
    t = Story(2).workers(0, labourer=3, merchant=1, criminal=1).turn(0).play("turn:pass")
    assert sets_of_three(labourer=3, merchant=1, criminal=1) == set(t.legal())
    t.play("workers:labourer+merchant+criminal")
    assert ({"labourer": 1, "merchant": 1, "criminal": 1}, ()) == (t.player(0).workers, t.asked)


@rule("PW-13.4")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_up_to_three_workers_are_all_kept(n: int) -> None:
    """There is nothing to choose."""
    t = Story(2).workers(0, cleric=n).turn(0).play("turn:pass")
    assert ({"cleric": n}, ()) == (t.player(0).workers, t.asked)


@rule("PW-13.4")
def test_kept_workers_are_there_in_the_next_round() -> None:
    """Over the refresh and into the new round."""
    t = Story(2).workers(0, labourer=2, scout=2, cleric=1).turn(0).play("turn:pass", "workers:labourer+scout+scout")
    t.passed(0, 1).round_end()
    assert (2, {"labourer": 1, "scout": 2}) == (t.s.round, t.player(0).workers)


@rule("PW-13.5")
def test_who_has_passed_is_not_asked_again_this_round() -> None:
    """Not even with kept workers and free actions; in the next round the player is back."""
    t = Story(2).workers(0, labourer=3).workers(1, labourer=3).turns(0).play("turn:pass")
    asked = []
    for name in ("hunt", "trade", "recruit"):
        asked.append(t.asked)
        t.play(f"action:{name}")
        if t.question == "DismissWhom":
            break
    assert [(1,)] * 3 == asked
    t = Story(2).passed(0, 1).workers(0, labourer=3).round_end()
    assert [False, False] == [t.player(0).has_passed, t.player(1).has_passed]
    while t.question != "TakeTurn":
        t.play(t.legal()[0])
    asked = [t.asked]
    t.play("turn:pass")
    while t.question == "KeepWorkers":
        t.play(t.legal()[0])
    assert {(0,), (1,)} == {*asked, t.asked}


@rule("PW-13.6")
def test_who_has_passed_still_meets_inquisitions() -> None:
    """The crew's abilities work, Debts are gained and Suspicion is lost."""
    t = Story(3).passed(1, 2).crew(1, "peddler_c", "conspirator_a").crew(2, "squire_a")
    t.suspicion(1, 0, 0, 0, 0).silver(1, 0).active(0).inquisition()
    assert (1,) == t.asked
    assert 2 == t.player(1).silver
    t.play("answer:yes")
    assert (1, [0, 0]) == (t.player(1).unpaid, t.player(1).suspicion)
    assert 1 == t.player(2).track["faith"]


@rule("PW-13.7")
def test_workers_gained_after_passing_come_on_top_of_the_three() -> None:
    """A Peddler's Labourer at another's Inquisition is the fourth, and it stays for the next round."""
    t = Story(2).workers(0, cleric=4).workers(1, labourer=3).crew(0, "peddler_a").suspicion_pile(2, 0, 0)
    t.suspicion(0, 0, 0).tax(1).turns(0).play("turn:pass", "workers:cleric+cleric+cleric")
    t.play("action:conspire")
    assert {"labourer": 1, "cleric": 3} == t.player(0).workers
    t.s.stack.clear()
    assert {"labourer": 1, "cleric": 3} == t.passed(0, 1).round_end().player(0).workers


@rule("PW-13.8")
def test_silver_and_provisions_are_kept_without_limit() -> None:
    """However much it is, through passing and into the next round."""
    t = Story(2).silver(0, 47).provisions(0, 38).workers(0, labourer=1).turn(0).play("turn:pass")
    assert (47, 38) == (t.player(0).silver, t.player(0).provisions)
    t.passed(0, 1).round_end()
    assert (2, 47, 38) == (t.s.round, t.player(0).silver, t.player(0).provisions)


@rule("PW-13.9")
def test_workers_on_favours_stay_until_the_refresh() -> None:
    """Passing leaves them, so nobody else can use the Favour this round."""
    t = Story(2).round(3).favours("favour_stores", "none", "none", "none", "none").workers(0, labourer=1)
    t.on_favour("favour_stores", 0).workers(1, labourer=2).turns(0).play("turn:pass")
    assert (0, "labourer") == t.favour_worker("favour_stores")
    assert (1,) == t.asked
    assert "favour:favour_stores" not in t.legal()
    t.s.stack.clear()
    t.passed(0, 1).round_end()
    assert t.favour_worker("favour_stores") is None


@rule("PW-13.10")
def test_with_workers_and_no_legal_action_a_player_must_pass() -> None:
    """Labourers, and every transparent space in use: the turn passes by itself and the workers stay."""
    t = Story(2).workers(0, labourer=2).workers(1, labourer=1).silver(0, 0)
    for name in ("recruit", "hunt", "trade", "conspire"):
        t.standing(0, name, "labourer")
    t.turns(0)
    assert (True, {"labourer": 2}, (1,)) == (t.player(0).has_passed, t.player(0).workers, t.asked)
    for name in ("recruit", "hunt", "trade", "conspire"):
        t.standing(0, name, "labourer")
    assert ["turn:pass"] == t.turn(0).legal()
