"""The course of a game: trying, going back, going on again, and when going back concerns nobody else."""

from typing import Any

import pytest

from caravanserai.core.course import SNAPSHOT_EVERY, Course, begun, digest_of, still_to_redo
from caravanserai.core.game import Game
from caravanserai.core.play import asked, legal
from caravanserai.core.rng import key_from
from caravanserai.core.step import Illegal
from tests.kit.games import every_game
from tests.oasis import GAME

by_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
NOW = 1_000


def played(game: Game[Any], decisions: int, later: dict[int, bytes] | None = None) -> tuple[Course, list[str]]:
    """A course after so many decisions of two seats, or to its end; and the digest of every table on the way."""
    course = begun(game, 2, key_from(4), {}, later)
    digests = [digest_of(course.s)]
    while asked(course.s) and course.decided < decisions:
        take_any(course)
        digests.append(digest_of(course.s))
    return course, digests


def take_any(course: Course) -> None:
    seat = int(asked(course.s)[-1])
    options = legal(course.s, seat)
    course.accept(course.trial(seat, options[(7 * course.decided) % len(options)], NOW))


@by_game
def test_every_table_can_be_laid_again(game: Game[Any]) -> None:
    """From snapshots, and with the keys that came into force on the way."""
    course, digests = played(game, 3 * SNAPSHOT_EVERY, {5: key_from(9)})
    assert digests == [digest_of(course.table_at(n)) for n in range(course.decided + 1)]


def test_a_trial_changes_nothing() -> None:
    """Neither one that is not accepted, nor one that is refused."""
    course, digests = played(GAME, 6)
    seat = int(asked(course.s)[0])
    tried = course.trial(seat, legal(course.s, seat)[0], NOW)
    with pytest.raises(Illegal):
        course.trial(seat, "answer:yes", NOW)
    assert (6, digests[-1]) == (course.decided, digest_of(course.s))
    assert digests[-1] != digest_of(tried.s)


@by_game
def test_going_back_and_on_again(game: Game[Any]) -> None:
    """The same table, with as much told as then; what is taken back is played again up to where somebody is awaited."""
    course, digests = played(game, 3 * SNAPSHOT_EVERY)
    far, told = course.decided, list(course.told)
    redo = course.taken_since(4)
    course.go_back(4)
    assert (4, digests[4], told[: len(course.told)]) == (course.decided, digest_of(course.s), course.told)

    tries = list(course.again(redo, NOW, lambda now: now.decided == 7))
    redo = still_to_redo(redo, tries)
    assert (3, far - 7) == (len(tries), len(redo))
    assert 1 == len(list(course.again(redo, NOW, lambda _: True)))  # one at least
    list(course.again(redo[1:], NOW, lambda _: False))
    assert (digests[far], told) == (digest_of(course.s), course.told)


def test_another_way_leaves_nothing_to_play_again() -> None:
    """What was taken back fits only as long as the same is taken."""
    course, _ = played(GAME, 6)
    redo = course.taken_since(2)
    course.go_back(2)
    seat = int(asked(course.s)[-1])
    other = next(one for one in legal(course.s, seat) if GAME.space.token(one) != redo[0][1])
    assert [] == still_to_redo(redo, [course.trial(seat, other, NOW)])
    assert redo[1:] == still_to_redo(redo, [course.trial(seat, redo[0][1], NOW)])


@by_game
def test_the_undo_point_is_the_last_choice_of_a_seat(game: Game[Any]) -> None:
    """What was forced is no choice, and what others decided is not one's own."""
    course, _ = played(game, 4 * SNAPSHOT_EVERY)
    for seats in ({0}, {1}, {0, 1}):
        mine = [one.n - 1 for one in course.decisions if one.seat in seats and not one.forced]
        assert mine[-1] == course.undo_point(seats)
    assert course.undo_point({7}) is None


@by_game
def test_going_back_is_quiet_while_nobody_else_decided_and_nothing_was_revealed(game: Game[Any]) -> None:
    """Either of the two makes it loud, each by itself."""
    revealed = decided = 0
    course, _ = played(game, 0)
    while asked(course.s) and course.decided < 8 * SNAPSHOT_EVERY:
        take_any(course)
        for n in range(max(0, course.decided - 6), course.decided):
            is_same = int(course.table_at(n).reveals) == int(course.s.reveals)
            seats = {one.seat for one in course.decisions[n:]}
            assert is_same == course.is_quiet(n, {0, 1})
            assert (is_same and seats == {0}) == course.is_quiet(n, {0})
            revealed += seats == {0} and not is_same
            decided += seats != {0} and is_same
    assert course.is_quiet(course.decided, set())
    assert revealed > 0
    assert decided > 0
