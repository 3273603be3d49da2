"""`caravanserai verify`: whether the chance of a record is that of the keys committed to."""

from pathlib import Path

import pytest

from caravanserai.cli import main
from caravanserai.core.game import games, start
from caravanserai.core.play import apply, asked, legal
from caravanserai.core.record import Move, Record, commitments, finish, new_record, parse, verify
from caravanserai.core.rng import commitment, key_from
from tests.cli.terminal import lines, run

GUGONG = games()["gugong"]
SOUND, DIFFERS, WRONG = 0, 1, 2


@pytest.fixture
def record() -> Record:
    """A whole solo game, its chance from two keys."""
    written = new_record(GUGONG, 1, key_from(2), GUGONG.options(1, {}))
    written.later = {30: key_from(3)}
    s = start(GUGONG, 1, key=2)
    while asked(s):
        if len(written.moves) in written.later:
            s.change_key(written.later[len(written.moves)])
        choice = legal(s)[0]
        written.moves.append(Move(0, GUGONG.space.token(choice)))
        apply(s, choice)
    finish(written, s)
    return written


def verified(tmp_path: Path, text: str, *published: str) -> int:
    file = tmp_path / "game.record"
    file.write_text(text, encoding="utf-8")
    return main(["verify", str(file), "--lang", "en", *(word for one in published for word in ("--commitment", one))])


def test_what_the_keys_are_held_to_is_said(tmp_path: Path, record: Record, capsys: pytest.CaptureFixture[str]) -> None:
    """Also of a record that says nothing of it: then it is to be compared by eye."""
    assert SOUND == verified(tmp_path, record.text())
    out = capsys.readouterr().out
    assert "digest and scores agree" in out
    assert f"Move 1 on – commitment to the key: {commitment(key_from(2))}\n" in out
    assert f"Move 31 on – commitment to the key: {commitment(key_from(3))}\n" in out
    assert "Compare these" in out
    assert "in this order" in out


def test_all_that_was_published_agrees(tmp_path: Path, record: Record, capsys: pytest.CaptureFixture[str]) -> None:
    """Given by who asks, or by the record."""
    first, second = commitments(record)
    assert SOUND == verified(tmp_path, record.text(), first, second.upper())
    assert "Verified: all agrees" in capsys.readouterr().out.splitlines()[-1]
    record.commitments = [first, second]
    assert SOUND == verified(tmp_path, record.text())
    assert "Verified: all agrees" in capsys.readouterr().out.splitlines()[-1]


@pytest.mark.parametrize("given", [[0], [1], [0, 1, 2], [2], [0, 2], [1, 0], [0, 1, 1], [0, 0, 1]])
def test_what_was_published_of_other_keys_does_not(
    tmp_path: Path, record: Record, given: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    """Nor what was published in another order, nor may a key be among them that nothing was published of."""
    published = [*commitments(record), commitment(key_from(4))]
    assert DIFFERS == verified(tmp_path, record.text(), *(published[n] for n in given))
    assert "Not verified" in capsys.readouterr().out.splitlines()[-1]


def test_a_game_is_not_dealt_from_a_key_that_was_committed_to_later(tmp_path: Path, record: Record) -> None:
    """Of two keys that are both known it matters which was the first: the record cannot say otherwise either."""
    record.commitments = commitments(record)[::-1]
    assert DIFFERS == verified(tmp_path, record.text())
    assert DIFFERS == verified(tmp_path, record.text(), *record.commitments)


def test_a_record_that_says_otherwise_does_not(tmp_path: Path, record: Record) -> None:
    """Even where who asks has the right ones."""
    record.commitments = [commitment(key_from(5)), commitments(record)[1]]
    assert DIFFERS == verified(tmp_path, record.text())
    assert DIFFERS == verified(tmp_path, record.text(), *commitments(record))


@pytest.mark.parametrize("given", ["", "xyz", "00" * 15, "٣" * 32])
def test_what_is_no_commitment_is_named(
    tmp_path: Path, record: Record, given: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert WRONG == verified(tmp_path, record.text(), given)
    assert "--commitment" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("seats 1", "seats 99999999999999999999", 4),
        ("seats 1", "seats 999999999999999999", 4),
        ("option solo_level normal", "option solo_level ²", 8),
        ("option solo_level normal", "option solo_level --5", 8),
        ("option solo_level normal", "option seats 1", 8),
        ("option solo_level normal", "option solo_level normal\n# seat ² human", 9),
        ("option solo_level normal", f"option solo_level normal\n# seat {'9' * 5000} human", 9),
        ("0 gift:", f"{'9' * 5000} gift:", 11),
        ("0 gift:", f"{2**63} gift:", 11),
        ("edition 1", f"edition {'9' * 5000}", 2),
    ],
)
def test_bad_records_end_in_one_line(
    tmp_path: Path, record: Record, old: str, new: str, line: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """And end at all."""
    assert old in record.text()
    assert WRONG == verified(tmp_path, record.text().replace(old, new, 1))
    err = capsys.readouterr().err
    assert f"game.record: line {line}: " in err
    assert 1 == len(err.splitlines())


def test_an_unfinished_record_hides_every_key(tmp_path: Path, record: Record) -> None:
    """What each is held to stands in its place."""
    record.digest, record.scores = "", []
    del record.moves[40:]
    file = tmp_path / "part.record"
    file.write_text(record.text(), encoding="utf-8")
    shown = run(tmp_path, "record", str(file)).out
    assert not any(key.hex() in shown for _, key in record.keys_used())
    assert f"# key {commitment(key_from(2))}\n# key-from 30 {commitment(key_from(3))}\n" in shown


def test_a_record_of_several_keys_is_played_on(tmp_path: Path, record: Record) -> None:
    """Back before the second key came into force, forward again, and to the end, all from the file."""
    whole = record.text()
    record.digest, record.scores = "", []
    del record.moves[31:]
    file = tmp_path / "part.record"
    file.write_text(record.text(), encoding="utf-8")
    done = run(tmp_path, "play", "--resume", str(file), typed=lines("undo", "undo", "undo", "redo", *["1"] * 300))
    assert 0 == done.code, done.err
    found = parse("".join(one for one in file.read_text(encoding="utf-8").splitlines(keepends=True)))
    assert {30: key_from(3)} == found.later
    verify(found)
    assert parse(whole).moves[:27] == found.moves[:27]
