"""What a seat cannot know, dealt anew in the middle of a game: the same whoever deals it, and from the record alone."""

from functools import cache
from typing import Any

import pytest

from caravanserai.core import play
from caravanserai.core.course import Course, begun, digest_of
from caravanserai.core.game import Game, games
from caravanserai.core.record import BadRecord, Record, commitments, finish, new_record, parse, replay, verify
from caravanserai.core.record import Move as Taken
from caravanserai.core.rng import commitment, key_from
from caravanserai.core.state import State
from caravanserai.kit.walk import Dice

FIRST, FRESH = key_from(1), key_from(2)
SEATS = 3
AFTER = 25  # decisions

# The digest of such a table, by game and edition. A game that imagines otherwise from a key has another edition:
# games that were played on could not be dealt again.
DEALT = {
    "gugong": "1 0066c49f1de8824bb9d5a5c6",
    "marcopolo2": "1 f472f2586ea172705bdd20e8",
    "paladins": "1 d733e918dd22f0b58955fb41",
    "yokohama": "1 936ab8e7292d686db68f4483",
}

every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)


@cache
def played(name: str) -> Course:
    """A game that was played on after some decisions, to its end, by seats that choose at random."""
    game = games()[name]
    options = game.options(SEATS, {})
    course = begun(game, SEATS, FIRST, options)
    dice = Dice(4)
    play_some(course, dice, AFTER - 1)
    course.anew = {AFTER: (int(play.asked(course.s)[0]), FRESH)}
    play_some(course, dice, game.longest)
    assert not play.asked(course.s)
    return course


def play_some(course: Course, dice: Dice, most: int) -> None:
    while play.asked(course.s) and most > 0:
        seat = int(play.asked(course.s)[0])
        options = play.legal(course.s, seat)
        course.accept(course.trial(seat, options[dice.below(len(options))], 0))
        most -= 1


def recorded(course: Course) -> Record:
    record = new_record(course.game, course.seats, course.key, course.options)
    record.moves = [Taken(one.seat, one.token) for one in course.decisions]
    record.anew = dict(course.anew)
    finish(record, course.s)
    return record


def before_and_after(game: Game[Any]) -> tuple[State, State, int]:
    """The table at which it was dealt anew, just before that and just after, and whose knowledge stayed."""
    course = played(game.id)
    anew, course = course.anew, course.copy(AFTER)
    after = course.s
    course.anew = {}
    return course.table_at(AFTER), after, anew[AFTER][0]


@every_game
def test_what_a_seat_knows_stays_and_the_rest_is_dealt_from_the_key(game: Game[Any]) -> None:
    before, after, seat = before_and_after(game)
    assert game.show(before, seat) == game.show(after, seat)
    assert (before.decided, before.reveals) == (after.decided, after.reveals)
    assert before.keyed is not None
    assert after.keyed is not None
    assert (FIRST, FRESH) == (before.keyed.key, after.keyed.key)
    others = [other for other in range(SEATS) if other != seat]
    assert any(game.show(before, other) != game.show(after, other) for other in others)


@every_game
def test_it_is_dealt_the_same_in_every_release_of_an_edition(game: Game[Any]) -> None:
    assert DEALT[game.id] == f"{game.edition} {digest_of(before_and_after(game)[1])}"


@every_game
def test_a_record_leads_to_the_same_end(game: Game[Any]) -> None:
    """From its text alone, at every point; and says what was to be published."""
    course = played(game.id)
    record = recorded(course)
    again = parse(record.text())
    assert record == again
    assert digest_of(course.s) == digest_of(verify(again))
    for n in (AFTER - 1, AFTER, AFTER + 1):
        assert digest_of(course.table_at(n)) == digest_of(replay(again, n))
    assert [(0, FIRST), (AFTER, FRESH)] == again.keys_used()
    assert FRESH == course.key_at(AFTER) != course.key_at(AFTER - 1) == FIRST
    assert [commitment(FIRST), commitment(FRESH)] == commitments(again)


def test_before_the_first_decision() -> None:
    """All but one hand is another then."""
    game = games()["paladins"]
    options = game.options(2, {})
    course = begun(game, 2, FIRST, options, None, {0: (0, FRESH)})
    record = new_record(game, 2, FIRST, options)
    record.anew = {0: (0, FRESH)}
    assert digest_of(course.s) == digest_of(course.dealt()) == digest_of(replay(parse(record.text())))
    assert digest_of(course.s) != digest_of(begun(game, 2, FIRST, options).s)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("dealt-anew", "dealt-anew: '' is not a whole number"),
        ("dealt-anew 3", "seat: '' is not a whole number"),
        (f"dealt-anew 3 9 {FRESH.hex()}", "dealt-anew 3: there is no seat 9"),
        (f"dealt-anew 3 -1 {FRESH.hex()}", "dealt-anew 3: there is no seat -1"),
        (f"dealt-anew 9999 1 {FRESH.hex()}", "dealt-anew 9999: there are"),
        ("dealt-anew 3 1 xyz", "dealt-anew: not hexadecimal"),
        ("dealt-anew 3 1 00", "dealt-anew: 1 bytes, not 32"),
        (f"dealt-anew {AFTER} 1 {FRESH.hex()}", f"dealt-anew {AFTER}: twice; first in line 6"),
    ],
)
def test_lines_that_say_nothing(line: str, why: str) -> None:
    """Each is refused by its number."""
    lines = recorded(played("gugong")).text().splitlines()
    lines.insert(6, line)
    with pytest.raises(BadRecord, match=f"^line 7: {why}"):
        parse("\n".join(lines))
