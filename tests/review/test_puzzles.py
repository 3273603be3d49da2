"""Puzzles are found where one turn alone is best, and nowhere else."""

from dataclasses import replace
from typing import Any

import pytest

from caravanserai.bots import SeatView
from caravanserai.core.game import games
from caravanserai.core.puzzle import shipped
from caravanserai.core.record import Record
from caravanserai.core.rng import key_from
from caravanserai.review.depth import Depth
from caravanserai.review.puzzles import LEAST_TURNS, Finder, Found, Refused
from caravanserai.review.turns import played_from
from tests.games.gugong.story import Story as Gugong
from tests.games.stories import Story
from tests.review.tables import at_random, recorded

LOOKS = [Depth(f"look-{n}", worlds=n, tries=0, draws=0, eyes=0, rounds=1, search=0.02) for n in (1, 2, 3)]


def at_the_gate(servants: int) -> Story[Any]:
    """Seat 0 is ahead, a step from the Emperor, and has one card; who does not arrive has lost.

    Without servants only a gift at the palace leads there; with one there are two ways.
    """
    t = Gugong(2).day(4).points(0, 20).envoy(0, 7).points(1, 10).envoy(1, 8)
    return t.hand(0, "board_7").gift("palace", "board_2").servants(0, servants).turn(0)


def found(t: Story[Any], least: int = 2, seed: int = 0) -> Found:
    return Finder(t.game, 2, seed, LOOKS, least).found(SeatView(t.game, t.s, 0))


def test_a_turn_that_alone_wins_is_a_puzzle() -> None:
    t = at_the_gate(0)
    it = found(t)
    assert ["gift:board_7", "place:palace", "answer:skip", "option:a"] == [t.game.space.token(one) for one in it.best]
    assert len(it.others) >= 2
    assert {(1.0, 0.0)} == {(one.chance.mean, one.chance.error) for one in it.others}
    assert it.best not in [one.path for one in it.others]


def test_where_two_turns_win_there_is_none() -> None:
    with pytest.raises(Refused, match="several turns are about as good"):
        found(at_the_gate(1))


def test_where_there_is_little_to_choose_from_there_is_none() -> None:
    with pytest.raises(Refused, match="few turns"):
        found(at_the_gate(0), LEAST_TURNS)


def test_the_same_is_found_whenever_it_is_looked_for() -> None:
    assert found(at_the_gate(0)) == found(at_the_gate(0))


def test_what_the_seat_cannot_know_changes_nothing() -> None:
    """At another table that looks the same to it the same is found."""
    t = at_the_gate(0)
    before = found(t)
    t.game.deal_anew(t.s, 0, key_from(9))
    assert before == found(t)


def test_only_the_beginning_of_a_move_can_be_one() -> None:
    """Not the second half of a move, nor what all are asked at once, nor what has one answer."""
    game = games()["paladins"]
    played = played_from(recorded(game, 3, [at_random(3), at_random(4)]))
    finder = Finder(game, 2, 0, LOOKS)
    seen: set[str] = set()
    for n, turn in enumerate(played.turns):
        try:
            finder.check_beginning(played, n)
        except Refused as reason:
            seen.add(str(reason))
        else:
            assert turn.is_free
            assert n == 0 or played.turns[n - 1].seat != turn.seat
    assert {"not the beginning of a move", "asked together with others"} <= seen


def test_nothing_is_looked_for_after_chance_was_changed() -> None:
    """A game that was gone on with by another key cannot be laid from its first one."""
    game = games()["gugong"]
    record = recorded(game, 3, [at_random(3), at_random(4)])
    record.later[0] = key_from(1)
    found = Finder(game, 2, 0, LOOKS).puzzles(record, played_from(record_without_later(record)))
    assert {"after chance was changed"} == {reason for _, reason in found}


def record_without_later(record: Record) -> Record:
    return replace(record, later={})


def test_a_puzzle_can_be_looked_at_again() -> None:
    """Its turns are compared anew; one whose answer is another turn than the best is none."""
    game = games()["gugong"]
    known = shipped(game.package)
    assert known is not None
    clearest = max(known.puzzles, key=lambda one: one.rivals[0].chance.mean)
    finder = Finder(game, clearest.seats, 0, LOOKS)
    anew = finder.again(clearest)
    assert replace(clearest, rivals=()) == replace(anew, rivals=())
    assert {one.path for one in clearest.rivals} == {one.path for one in anew.rivals}
    assert [one.chance for one in clearest.rivals] != [one.chance for one in anew.rivals]
    assert anew == finder.again(clearest)
    first, *others = clearest.rivals
    with pytest.raises(Refused, match="several turns are about as good"):
        finder.again(replace(clearest, best=first.path, rivals=(replace(first, path=clearest.best), *others)))
