"""Later keys: chance that comes from another key after so many decisions, the same whenever it is played again."""

import pytest

from caravanserai.core.game import Game, games, start
from caravanserai.core.play import apply, asked, legal
from caravanserai.core.record import BadRecord, Move, Record, commitments, finish, new_record, parse, replay, verify
from caravanserai.core.rng import Keyed, commitment, key_from
from caravanserai.core.wire import digest, to_wire
from tests.oasis.state import Oasis

FIRST, SECOND, THIRD = key_from(1), key_from(2), key_from(3)


def played(game: Game[Oasis], later: dict[int, bytes]) -> Record:
    """A whole game in which everybody takes the first choice, with these keys."""
    record = new_record(game, 3, FIRST, {})
    record.later = later
    s = start(game, 3, FIRST)
    while seats := asked(s):
        if len(record.moves) in later:
            s.change_key(later[len(record.moves)])
        choice = legal(s, seats[0])[0]
        record.moves.append(Move(seats[0], game.space.token(choice)))
        apply(s, choice, seats[0])
    finish(record, s)
    return record


def test_a_key_counts_from_its_beginning(oasis: Game[Oasis]) -> None:
    """What was drawn from the key before moves nothing, and the log goes on."""
    s = start(oasis, 3, FIRST)
    told = len(s.log or [])
    s.change_key(SECOND)
    fresh = Keyed(SECOND)
    assert [fresh.below("well", 100) for _ in range(9)] == [s.below("well", 100) for _ in range(9)]
    assert s.log is not None
    assert told == len(s.log)


def test_the_past_is_the_first_key_s_and_the_future_the_second_s(oasis: Game[Oasis]) -> None:
    """Up to the decision the tables are the same; a key of the same bytes would lead elsewhere than its successor."""
    one, other = played(oasis, {6: SECOND}), played(oasis, {6: THIRD})
    plain = played(oasis, {})
    for n in range(7):
        assert digest(replay(one, n)) == digest(replay(other, n)) == digest(replay(plain, n))
    assert 3 == len({one.digest, other.digest, plain.digest})
    assert {6: SECOND} == parse(one.text()).later


@pytest.mark.usefixtures("oasis")
def test_the_text_of_several_keys(oasis: Game[Oasis]) -> None:
    """A line for each, in the order in which they came into force; it verifies."""
    record = played(oasis, {9: THIRD, 4: SECOND})
    assert [f"key {FIRST.hex()}", f"key-from 4 {SECOND.hex()}", f"key-from 9 {THIRD.hex()}"] == [
        line for line in record.text().splitlines() if line.startswith("key")
    ]
    assert parse(record.text()) == record
    assert record.text() == parse(record.text()).text()
    assert record.digest == digest(verify(parse(record.text())))
    assert [commitment(key) for key in (FIRST, SECOND, THIRD)] == commitments(record)


def test_a_key_that_nothing_came_from_is_not_told(oasis: Game[Oasis]) -> None:
    """A game that ended before it has the same text as one without it."""
    plain = played(oasis, {})
    with_key = played(oasis, {len(plain.moves): SECOND})
    assert plain.text() == with_key.text()
    assert [commitment(FIRST)] == commitments(with_key)


def test_a_changed_key_is_found(oasis: Game[Oasis]) -> None:
    """Another key, or the same a few turns later, does not lead to the digest."""
    text = played(oasis, {4: SECOND}).text()
    for wrong in (text.replace(SECOND.hex(), THIRD.hex()), text.replace("key-from 4", "key-from 20")):
        with pytest.raises(BadRecord):
            verify(parse(wrong))


@pytest.mark.usefixtures("oasis")
@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("key-from", "line 6: key-from: '' is not a whole number"),
        (f"key-from x {'00' * 32}", "line 6: key-from: 'x' is not a whole number"),
        ("key-from 0 00", "line 6: key-from: 1 bytes, not 32"),
        (f"key-from 1 {'00' * 32}", "line 6: key-from 1: no decision comes after so many; there are 1"),
        (f"key-from -1 {'00' * 32}", "line 6: key-from -1: no decision comes after so many; there are 1"),
        (f"key-from 0 {'00' * 32}\nkey-from 00 {'11' * 32}", "line 7: key-from 0: twice; first in line 6"),
    ],
)
def test_wrong_keys_are_named(line: str, words: str) -> None:
    head = f"game oasis\nedition 1\nbox x\nseats 3\nkey {FIRST.hex()}\n{line}\n\n0 place:well\n"
    with pytest.raises(BadRecord, match=f"^{words}$"):
        parse(head)


@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_goes_on_with_another_key(name: str) -> None:
    """And is the same whenever it is played again: hashes fixed for ever by the key, the stream and the count."""
    game = games()[name]
    seats = game.seats.stop - 1
    record = new_record(game, seats, FIRST, game.options(seats, {}))
    s = start(game, seats, FIRST)
    for n in range(60):
        seat = asked(s)[0]
        if n in (20, 40):
            record.later[n] = SECOND if n == 20 else THIRD
            s.change_key(record.later[n])
            s = s.clone() if n == 20 else game.from_wire(to_wire(s))
        choice = legal(s, seat)[n % len(legal(s, seat))]
        record.moves.append(Move(seat, game.space.token(choice)))
        apply(s, choice, seat)
    assert digest(s) == digest(replay(parse(record.text())))
