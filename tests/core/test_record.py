"""Records: text that plays a game again; damaged ones name the line."""

import pytest

from caravanserai.core.game import Game, standings, start
from caravanserai.core.play import apply, asked, legal
from caravanserai.core.record import BadRecord, Move, Record, begin, finish, new_record, parse, replay, steps, verify
from caravanserai.core.rng import key_from
from caravanserai.core.wire import digest
from tests.oasis.state import Oasis

KEY = key_from(7)


def whole_game(game: Game[Oasis]) -> Record:
    """A finished game in which everybody always takes the last choice offered."""
    record = new_record(game, 3, KEY, {"short": True})
    s = start(game, 3, KEY, short=True)
    while seats := asked(s):
        choice = legal(s, seats[-1])[-1]
        record.moves.append(Move(seats[-1], game.space.token(choice)))
        apply(s, choice, seats[-1])
    finish(record, s)
    return record


@pytest.fixture
def record(oasis: Game[Oasis]) -> Record:
    """A finished game."""
    return whole_game(oasis)


def test_a_record_is_text(record: Record, oasis: Game[Oasis]) -> None:
    """A header, one line for each decision, a footer; read back it is the same."""
    lines = record.text().splitlines()
    assert lines[:7] == [
        "game oasis",
        "edition 1",
        f"box {oasis.box.digest}",
        "seats 3",
        f"key {KEY.hex()}",
        "option short true",
        "",
    ]
    assert lines[7] == f"2 {record.moves[0].token}"
    assert lines[-2:] == [f"digest {record.digest}", f"scores {' '.join(map(str, record.scores))}"]
    assert record.first_line() == 8
    assert parse(record.text()) == record
    assert parse(record.text()).text() == record.text()


def test_an_unfinished_record_has_no_footer(oasis: Game[Oasis]) -> None:
    """And verifies as far as it goes."""
    record = new_record(oasis, 2, KEY, {})
    record.moves.append(Move(1, "place:well"))
    assert "digest" not in record.text()
    assert verify(parse(record.text())).decided == 1


def test_options_keep_their_types() -> None:
    """Truths, numbers and words."""
    head = f"game oasis\nedition 1\nbox x\nseats 3\nkey {KEY.hex()}\n"
    options = parse(head + "option a true\noption b false\noption c -3\noption d well\n").options
    assert options == {"a": True, "b": False, "c": -3, "d": "well"}


def test_comments_and_blank_lines(record: Record) -> None:
    """They are nothing, and the lines that errors name are still those of the text."""
    text = "# a game\n\n" + record.text()
    assert parse(text) == record
    broken = parse(text.replace("2 eat:dates", "2 eat:sand", 1))
    with pytest.raises(BadRecord, match=r"^line 10: 2 eat:sand: no such choice"):
        replay(broken)


def test_replaying(record: Record, oasis: Game[Oasis]) -> None:
    """The whole game, or the first so many decisions, with a log if wanted."""
    s = start(oasis, 3, KEY, short=True)
    assert digest(replay(record, 0)) == digest(begin(record)) == digest(s)
    for n, move in enumerate(record.moves[:9]):
        apply(s, move.token, move.seat)
        assert digest(replay(record, n + 1)) == digest(s)
    assert digest(replay(record)) == record.digest
    assert replay(record).log is None
    assert replay(record, log=True).log
    assert list(steps(record, begin(record))) == list(range(1, len(record.moves) + 1))


def test_verifying(record: Record) -> None:
    """A true record ends in the state it says."""
    assert digest(verify(record)) == record.digest
    ends = sorted(standings(replay(record)), key=lambda standing: standing.seat)
    assert record.scores == [standing.score for standing in ends]


HEAD = ["game oasis", "edition 1", "box x", "seats 3", f"key {KEY.hex()}"]


@pytest.mark.parametrize(
    ("n", "line", "words"),
    [
        (1, "edition one", "line 2: edition: 'one' is not a whole number"),
        (3, "seats many", "line 4: seats: 'many' is not a whole number"),
        (4, "key xyz", "line 5: key: not hexadecimal"),
        (4, "key abcd", "line 5: key: 2 bytes, not 32"),
        (2, "bux x", "line 3: not understood: 'bux x'"),
        (2, "", "line 1: box: missing"),
    ],
)
def test_damaged_headers_name_the_line(n: int, line: str, words: str) -> None:
    """Whatever cannot be read is named, with its line."""
    lines = [*HEAD]
    lines[n] = line
    with pytest.raises(BadRecord, match=f"^{words}$"):
        parse("\n".join(lines))


@pytest.mark.parametrize(
    ("rest", "words"),
    [
        ("0 place:well\ngame gugong", "line 7: not understood: 'game gugong'"),
        ("0 place:well\noption short true", "line 7: not understood: 'option short true'"),
        ("digest x\n0 place:well", "line 7: not understood: '0 place:well'"),
        ("scores 1 two", "line 6: scores: 'two' is not a whole number"),
        ("place:well", "line 6: not understood: 'place:well'"),
        ("² place:well", "line 6: not understood: '² place:well'"),
    ],
)
def test_damaged_lines_are_named(rest: str, words: str) -> None:
    """Headers after moves, moves after the footer, and what is neither."""
    with pytest.raises(BadRecord, match=f"^{words}$") as caught:
        parse("\n".join(HEAD) + "\n" + rest)
    assert str(caught.value).startswith(f"line {caught.value.line}:")


@pytest.mark.parametrize(
    ("token", "words"),
    [
        ("0 place:moon", "line 7: 0 place:moon: no such choice: 'place:moon'"),
        ("0 trader:fox", r"line 7: 0 trader:fox: trader:fox: Not available right now. \(CORE-1\)"),
        ("3 place:well", "line 7: 3 place:well: seat 3 is not asked"),
        ("1 place:well", "line 7: 1 place:well: seat 1 is not asked"),
        ("0", "line 7: 0 : no such choice: ''"),
    ],
)
@pytest.mark.usefixtures("oasis")
def test_moves_that_cannot_be_played_are_named(token: str, words: str) -> None:
    """By their line in the text."""
    with pytest.raises(BadRecord, match=f"^{words}$"):
        replay(parse("\n".join([*HEAD, "1 place:well", token])))


@pytest.mark.usefixtures("oasis")
def test_a_move_that_was_never_text_is_named_as_it_would_be_written() -> None:
    """A record made by a program has lines, too."""
    record = Record("oasis", 1, "x", 3, KEY, {}, [Move(0, "place:well"), Move(0, "place:well")])
    with pytest.raises(BadRecord, match=r"^line 8: "):
        replay(record)
    assert record.text().splitlines()[8 - 1] == "0 place:well"


@pytest.mark.usefixtures("oasis")
def test_records_of_what_is_not_installed() -> None:
    """An unknown game, too many seats, an unknown option."""
    with pytest.raises(BadRecord, match="line 1: game: 'camel' is not installed"):
        replay(Record("camel", 1, "x", 3, KEY))
    with pytest.raises(BadRecord, match="line 1: oasis: seats: 9 is not among"):
        replay(Record("oasis", 1, "x", 9, KEY))
    with pytest.raises(BadRecord, match="line 1: oasis: sand: unknown option"):
        replay(Record("oasis", 1, "x", 3, KEY, {"sand": True}))


def test_records_that_are_not_true(record: Record) -> None:
    """Another box, an early end, a wrong digest, wrong scores: each is found at its line."""
    moves = len(record.moves)
    record.box, box = "00000000", record.box
    with pytest.raises(BadRecord, match=f"line 3: box: made with 00000000, here it is {box}"):
        verify(record)
    record.box = box
    record.digest, digest_ = "f" * 24, record.digest
    with pytest.raises(BadRecord, match=f"line {8 + moves + 1}: digest: says f+, comes to {digest_}"):
        verify(record)
    assert record.text().splitlines()[8 + moves].startswith("digest")
    record.digest = digest_
    record.scores[1] += 1
    with pytest.raises(BadRecord, match=f"line {8 + moves + 2}: scores: says"):
        verify(record)
    record.moves.pop()
    with pytest.raises(BadRecord, match="the game is not over: seat"):
        verify(record)
