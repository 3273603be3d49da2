"""Wrong input: one line that names what is wrong and where, exit code 2, nothing changed, never a traceback."""

import re
from pathlib import Path

import pytest

from caravanserai.cli import main
from caravanserai.core.game import games, start
from caravanserai.core.play import apply, asked, legal
from caravanserai.core.record import Move, finish, new_record
from caravanserai.core.rng import key_from
from tests.cli.terminal import run, run_anew

GUGONG = games()["gugong"]
WRONG = 2


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole solo game, saved."""
    s = start(GUGONG, 1, key=2)
    written = new_record(GUGONG, 1, key_from(2), GUGONG.options(1, {}))
    while asked(s):
        choice = legal(s)[0]
        written.moves.append(Move(0, GUGONG.space.token(choice)))
        apply(s, choice)
    finish(written, s)
    file = tmp_path / "game.record"
    file.write_text(written.text(), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ("play chess", ["'chess'", "gugong"]),
        ("play gugong --seats 7", ["--seats 7", "1–5"]),
        ("play gugong --seats two", ["--seats"]),
        ("play gugong --seat robot", ["--seat robot", "greedy"]),
        ("play gugong --seats 2 --seat human --seat random --seat random", ["3", "2 seats"]),
        ("play gugong --option nosuch=1", ["nosuch", "bonus_tokens"]),
        ("play gugong --option bonus_tokens=perhaps", ["bonus_tokens", "perhaps"]),
        ("play gugong --option bonus_tokens", ["NAME=VALUE"]),
        ("play gugong --option bonus_tokens=true --option bonus_tokens=false", ["twice"]),
        ("play gugong --seats 2 --option solo_level=hard", ["solo_level", "1 seats"]),
        ("play gugong --lang xx", ["--lang xx", "hu"]),
        ("play gugong --key xyz", ["--key xyz"]),
        ("play --resume nosuch.record", ["nosuch.record"]),
        ("play gugong --save /dev/null/game.record", ["/dev/null/game.record"]),
        ("play --resume .", ["directory"]),
        ("play gugong --resume nosuch.record", ["--resume"]),
        ("simulate", ["game"]),
        ("simulate gugong --games 0", ["--games"]),
        ("simulate gugong --jobs 0", ["--jobs"]),
        ("simulate gugong --bot nosuch", ["nosuch", "random"]),
        ("simulate gugong --seats 4 --bot random --bot greedy", ["2", "4 seats"]),
        ("simulate gugong --seats 9", ["9", "1–5"]),
        ("replay nosuch.record", ["nosuch.record"]),
        ("verify nosuch.record", ["nosuch.record"]),
        ("record nosuch.record", ["nosuch.record"]),
        ("check chess", ["chess"]),
        ("--components nosuch check", ["nosuch"]),
        ("dance", ["dance"]),
        ("play --dance", ["--dance"]),
    ],
)
def test_what_is_wrong_is_named(
    arguments: str,
    named: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert WRONG == main(arguments.split())
    out, err = capsys.readouterr()
    assert 1 == len(err.splitlines())
    assert named == [word for word in named if word in err]
    assert "" == out
    assert [] == list(tmp_path.iterdir())


def test_a_real_process_exits_with_two_and_one_line(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "gugong", "--seats", "6")
    assert (WRONG, "") == (done.code, done.out)
    assert 1 == len(done.err.splitlines())


def test_a_file_is_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("mine", encoding="utf-8")
    assert WRONG == main(["play", "gugong", "--save", str(file)])
    assert str(file) in capsys.readouterr().err
    assert "mine" == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("command", ["play --resume", "replay", "verify", "record"])
@pytest.mark.parametrize(
    ("old", "new", "line", "named"),
    [
        ("game gugong", "game chess", 1, "chess"),
        ("game gugong", "gime gugong", 1, "gime gugong"),
        ("edition 1", "edition one", 2, "one"),
        ("seats 1", "seats 9", 4, "9"),
        ("key ", "key z", 5, "key"),
        ("option solo_level normal", "option solo_level godlike", 7, "godlike"),
        ("0 gift:", "0 gift:none_", 10, "none_"),
        ("0 gift:", "3 gift:", 10, "seat 3"),
        ("0 gift:", "0 place:canal\n0 gift:", 10, "place:canal"),
    ],
)
def test_a_damaged_record_is_named_by_its_line(
    record: Path, command: str, old: str, new: str, line: int, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever command reads it; and the file stays as it is."""
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    before = record.read_bytes()
    assert WRONG == main([*command.split(), str(record)])
    err = capsys.readouterr().err
    assert named in err
    assert f"{record}: line {line}: " in err
    assert 1 == len(err.splitlines())
    assert before == record.read_bytes()


def test_a_line_is_counted_with_the_comments(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The line named is the line of the file, seats and remarks included."""
    lines = record.read_text(encoding="utf-8").splitlines()
    lines.insert(3, "# a remark")
    lines.insert(12, "# another")
    lines[20] = "0 payment:servants" if "payment" not in lines[20] else "0 city:xian"
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert WRONG == main(["verify", str(record)])
    assert "line 21:" in capsys.readouterr().err


@pytest.mark.parametrize(("word", "named"), [("digest", "digest"), ("scores", "scores")])
def test_a_wrong_footer_is_found(record: Path, word: str, named: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith(word))
    lines[at] = "digest 00112233445566778899aabb" if word == "digest" else "scores 1 2"
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert WRONG == main(["verify", str(record)])
    err = capsys.readouterr().err
    assert f"line {at + 1}: {named}" in err


def test_binary_rubbish_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rubbish"
    file.write_bytes(b"game gugong\n\xff\xfe\x00")
    assert WRONG == main(["verify", str(file)])
    assert "line 2" in capsys.readouterr().err


def test_faults_in_an_owners_components_are_named(tmp_path: Path) -> None:
    """File, table and key; in a process of its own, since games are loaded once."""
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "gugong.toml").write_text("[night]\nper_match = { silver = 1 }\n", encoding="utf-8")
    done = run_anew(tmp_path, "--components", "own", "play", "gugong", typed="quit\n")
    assert WRONG == done.code
    for word in ("gugong.toml", "night", "silver"):
        assert word in done.err
    assert "Traceback" not in done.err


def test_a_correction_named_after_no_game_is_told(tmp_path: Path) -> None:
    """It would be played without otherwise, and nobody would know."""
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "gugon.toml").write_text("[player]\nships = 2\n", encoding="utf-8")
    done = run_anew(tmp_path, "--components", "own", "box", "gugong", "--lang", "en")
    assert 0 == done.code
    assert done.err.startswith("caravanserai: --components own: gugon.toml corrects nothing")


@pytest.mark.slow
def test_faults_in_the_components_of_one_game_leave_the_others_alone(tmp_path: Path) -> None:
    """They are told in one line, and the check lists all of them."""
    (tmp_path / "own").mkdir()
    text = "[night]\nper_match = { silver = 1 }\nmost_matches = { silver = 1 }\n"
    (tmp_path / "own" / "gugong.toml").write_text(text, encoding="utf-8")
    done = run_anew(tmp_path, "--components", "own", "play", "paladins", "--seats", "2", "--lang", "en", typed="quit\n")
    assert 0 == done.code, done.err
    assert re.fullmatch(r"caravanserai: gugong cannot be loaded: gugong\.toml: night.*\(and 1 more\)\n", done.err)
    done = run_anew(tmp_path, "--components", "own", "play", "gugong")
    assert (WRONG, 2) == (done.code, done.err.count("gugong.toml: night"))
    assert "Traceback" not in done.err
