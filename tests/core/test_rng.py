"""Chance: expected values are fixed for ever, since recorded games depend on them."""

from collections import Counter
from hashlib import blake2b

import pytest

from caravanserai import compiled
from caravanserai.core.blake import LONGEST, MOST
from caravanserai.core.rng import COUNTABLE, IS_OWN, KEY_SIZE, Keyed, commitment, fresh_key, key_from, mixed, next32

SEVEN = "0a420b072ce72f6a6833576ffa74ea21dcca4ce7c025dbee7b1dae478cba6f29"
ALL = 2**48


def hashed(key: bytes, text: str) -> int:
    """A number as the standard library finds it."""
    return int.from_bytes(blake2b(text.encode(), key=key, digest_size=6).digest(), "little")


def test_the_key_of_a_number() -> None:
    """A plain number stands for the same key everywhere."""
    assert key_from(7).hex() == SEVEN
    assert key_from(8) != key_from(7)


def test_fresh_keys() -> None:
    """Every fresh key is another, and of full size."""
    assert len(fresh_key()) == KEY_SIZE == 32
    assert fresh_key() != fresh_key()


def test_the_commitment() -> None:
    """The published hash belongs to one key."""
    assert commitment(key_from(7)) == "bacfe040fbb65a63a670df11126daa77"
    assert commitment(key_from(8)) != commitment(key_from(7))


def test_keyed_streams() -> None:
    """Each name has a stream of its own, counted."""
    keyed = Keyed(key_from(7))
    assert [keyed.below("gifts", 9) for _ in range(6)] == [0, 4, 6, 4, 5, 5]
    assert [keyed.below("dice", 6) for _ in range(6)] == [5, 5, 3, 1, 0, 0]
    assert keyed.counters == {"gifts": 6, "dice": 6}


def test_a_number_is_the_hash_of_key_name_and_counter() -> None:
    """As docs/fair-play.md says, however long a stream is drawn from."""
    keyed = Keyed(key_from(7))
    for count in range(1003):
        assert keyed.below("dice", ALL) == hashed(key_from(7), f"dice/{count}")


def test_the_last_of_a_pile_is_counted_too() -> None:
    """There is nothing to choose, and what is drawn after it is the same as ever."""
    one, other = Keyed(key_from(7)), Keyed(key_from(7))
    assert [one.below("gifts", 9), one.below("gifts", 1), one.below("gifts", 9)] == [0, 0, 6]
    assert one.counters == {"gifts": 3}
    assert [other.below("gifts", 9) for _ in range(3)] == [0, 4, 6]


def test_compiled_the_hash_is_our_own() -> None:
    """It is asked whether it is the same as hashlib's; where it is not compiled it cannot be."""
    assert IS_OWN == compiled()


@pytest.mark.parametrize("count", [9_999, 123_456, MOST - 1, MOST, COUNTABLE - 2])
def test_a_counter_may_be_anything_that_a_save_says(count: int) -> None:
    """Saved games say how far each stream has come."""
    keyed = Keyed(key_from(7))
    keyed.counters = {"dice": count}
    assert [keyed.below("dice", ALL) for _ in range(2)] == [
        hashed(key_from(7), f"dice/{n}") for n in (count, count + 1)
    ]


@pytest.mark.parametrize("name", ["", *("n" * size for size in range(1, LONGEST + 40)), "ő", "ő" * LONGEST])
def test_a_name_may_have_any_length(name: str) -> None:
    """Wherever the counter comes to lie, at the seam of two words of the hash or two blocks too."""
    keyed = Keyed(key_from(7))
    for count in (0, 7, 98, 1234):
        keyed.counters = {name: count}
        assert keyed.below(name, ALL) == hashed(key_from(7), f"{name}/{count}")


def test_streams_of_several_games_do_not_mix() -> None:
    """Games with other keys, drawn from by turns, each with its own numbers."""
    games = [Keyed(key_from(n)) for n in range(3)]
    for count in range(12):
        for n, keyed in enumerate(games):
            for name in ("dice", "gifts", "a-name-of-16-byte"):
                assert keyed.below(name, ALL) == hashed(key_from(n), f"{name}/{count}")


def test_a_draw_elsewhere_shifts_nothing() -> None:
    """Draws from one stream do not move another."""
    one, other = Keyed(key_from(1)), Keyed(key_from(1))
    for _ in range(3):
        other.below("dice", 6)
    assert [one.below("gifts", 100) for _ in range(20)] == [other.below("gifts", 100) for _ in range(20)]


def test_a_cloned_stream_goes_on_by_itself() -> None:
    """A clone draws the same next, and moves no other."""
    one = Keyed(key_from(1))
    one.below("gifts", 9)
    other = one.clone()
    ahead = [other.below("gifts", 9) for _ in range(5)]
    assert one.counters == {"gifts": 1}
    assert [one.below("gifts", 9) for _ in range(5)] == ahead


def test_a_clone_of_a_clone_and_who_was_cloned_go_on_alone() -> None:
    """Whoever draws first, and from a stream that is new, too."""
    one = Keyed(key_from(1))
    one.below("gifts", 9)
    other = one.clone()
    third = other.clone()
    one.below("gifts", 9)
    third.below("dice", 6)
    assert [{"gifts": 2}, {"gifts": 1}, {"gifts": 1, "dice": 1}] == [one.counters, other.counters, third.counters]
    other.below("dice", 6)
    assert [{"gifts": 2}, {"gifts": 1, "dice": 1}, {"gifts": 1, "dice": 1}] == [
        one.counters,
        other.counters,
        third.counters,
    ]


def test_the_quick_stream() -> None:
    """Xorshift within 32 bits, from a well-mixed start that is never 0."""
    assert [mixed(n) for n in (0, 1, 2, 2**40 + 5)] == [3108667723, 226214301, 2868339321, 2150559526]
    assert mixed(0x9E3779B9) == 1
    luck, seen = mixed(1), []
    for _ in range(4):
        luck = next32(luck)
        seen.append(luck)
    assert seen == [3695393817, 3284696793, 1316233936, 2414264103]


def test_both_are_fair_enough() -> None:
    """Six thousand rolls give each face about a thousand times."""
    keyed, luck = Keyed(key_from(3)), mixed(3)
    rolls: Counter[str] = Counter()
    for _ in range(6000):
        luck = next32(luck)
        rolls[f"keyed {keyed.below('dice', 6)}"] += 1
        rolls[f"quick {(luck * 6) >> 32}"] += 1
    assert len(rolls) == 12
    assert all(850 < n < 1150 for n in rolls.values())
