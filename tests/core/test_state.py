"""The state: its stack, its chance, its log, and what every clone takes over."""

import pytest

from caravanserai.core.bits import bit, gathered
from caravanserai.core.event import EventKinds
from caravanserai.core.ids import NOBODY
from caravanserai.core.ints import row
from caravanserai.core.play import settle
from caravanserai.core.rng import key_from, mixed
from caravanserai.core.state import State, last_first
from tests.core.purse import Purse
from tests.core.test_step import Count


def test_the_first_argument_happens_first() -> None:
    """Up to five steps, in the order given."""
    for many in range(1, 6):
        s = Purse()
        s.next(*(Count(n) for n in range(many)))
        settle(s)
        assert list(s.notes) == list(range(many))


def test_later_steps_come_before_earlier_ones() -> None:
    """What is pushed now happens before what was pushed before."""
    s = Purse()
    s.next(Count(1), Count(2))
    s.next(Count(0))
    settle(s)
    assert list(s.notes) == [0, 1, 2]


def test_what_is_pushed_from_the_last_seat_on_happens_in_turn_order() -> None:
    """From any seat on, round the table, everybody once."""
    s = Purse()
    for seat in last_first(2, 4):
        s.next(Count(seat))
    settle(s)
    assert list(s.notes) == [2, 3, 0, 1]


def test_events_are_told_only_to_a_log() -> None:
    """Silent without one; with one, each event knows the decision it followed from."""
    kinds = EventKinds()
    told = kinds.add("told", "a:seat b:number c:number d:number")
    s = State()
    s.emit(told, 1)
    s.log = []
    s.decided = 7
    s.emit(told, 1, 2, 3, 4)
    assert [(e.kind, e.values(), e.decided) for e in s.log] == [(told, [1, 2, 3, 4], 7)]


def test_chance_from_a_number() -> None:
    """The quick stream, always the same; every draw counts as a reveal."""
    s = State()
    s.draw_from(5)
    assert s.luck == mixed(5)
    assert [s.below("x", 10) for _ in range(8)] == [7, 2, 5, 7, 7, 4, 5, 4]
    assert (s.luck, s.reveals, s.keyed) == (1832412024, 8, None)


def test_chance_from_a_key() -> None:
    """Named streams; the quick stream stands still."""
    s = State()
    s.draw_from(5)
    s.draw_from(key_from(7))
    assert [s.below("gifts", 9) for _ in range(3)] == [0, 4, 6]
    assert (s.luck, s.reveals) == (1, 3)
    assert s.keyed is not None
    assert s.keyed.counters == {"gifts": 3}
    s.draw_from(5)
    assert s.keyed is None


def test_some_are_drawn_one_after_the_other() -> None:
    """Each from what is left, by the same chance as one by one; more than there are cannot be drawn."""
    s, other = State(), State()
    cards = gathered([1, 4, 6, 9])
    drawn = s.some_of("cards", cards, 3)
    first = other.any_of("cards", cards)
    second = other.any_of("cards", cards ^ bit(first))
    third = other.any_of("cards", cards ^ bit(first) ^ bit(second))
    assert (gathered([first, second, third]), 3) == (drawn, s.reveals)
    assert (0, cards) == (s.some_of("cards", cards, 0), s.some_of("cards", cards, 4))
    with pytest.raises(ValueError, match="cards: nothing is left to draw"):
        s.some_of("cards", cards, 5)


def test_a_clone_takes_over_everything_but_the_log() -> None:
    """Stack, counts, chance and answers; and none of them is shared."""
    s = Purse()
    s.draw_from(key_from(1))
    s.below("x", 2)
    s.next(Count(3))
    s.decided, s.reveals, s.luck, s.answers, s.log = 4, 9, 77, row([1, NOBODY]), []
    out = s.clone()
    assert (out.decided, out.reveals, out.luck, list(out.answers), out.log) == (4, 9, 77, [1, NOBODY], None)
    assert out.stack == s.stack
    out.stack.pop()
    out.answers[0] = 8
    out.below("x", 2)
    assert (len(s.stack), list(s.answers), s.reveals) == (1, [1, NOBODY], 9)
    assert s.keyed is not None
    assert s.keyed.counters == {"x": 1}


def test_what_a_game_must_say() -> None:
    """A state without a game has no choices, effects, clone or census; and nothing to do at any time."""
    s = State()
    for missing in (s.space, s.clone, s.census):
        with pytest.raises(NotImplementedError):
            missing()
    with pytest.raises(NotImplementedError):
        s.op(0)
    with pytest.raises(NotImplementedError):
        s.value_in_use(0)
    assert s.anytime(0) is None
