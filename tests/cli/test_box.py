"""caravanserai box: what is in a box and where it comes from, the file to correct, what differs."""

from pathlib import Path

import pytest

from caravanserai.cli import main
from tests.cli.terminal import run_anew

CORRECTION = """
[[gift_cards]]
id = "board_3"
value = 8
"""


def out_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert 0 == main(["box", "gugong", *arguments, "--lang", "en"])
    return capsys.readouterr().out


def test_tables_and_their_sources(capsys: pytest.CaptureFixture[str]) -> None:
    out = out_of(capsys)
    assert "great_wall" in out
    assert "reconstructed (2 of each)" in out
    assert "Nothing differs from the box as it is shipped." in out


def test_the_values_of_a_table_each_with_its_source(capsys: pytest.CaptureFixture[str]) -> None:
    """Rows of a list by their ids; the keys of a table."""
    out = out_of(capsys, "intrigue")
    assert "steps" in out
    assert "seed" in out
    assert 'group = "board"' in out_of(capsys, "gift_cards")


def test_the_file_to_correct_is_sound_and_changes_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """It is our own with its comments, under the name by which it is found; it is not written over another."""
    out = out_of(capsys, "--out", str(tmp_path))
    file = tmp_path / "gugong.toml"
    assert str(file) in out
    assert f"caravanserai --components {tmp_path} check gugong" in out
    assert "# gift_cards" in file.read_text(encoding="utf-8")
    assert "Nothing differs" in out_of(capsys, "--diff", str(file))
    assert 2 == main(["box", "gugong", "--out", str(file)])
    assert f"caravanserai: --out {file}: is there already\n" == capsys.readouterr().err


def test_what_a_file_changes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Told of a file that is not in use yet, and without a word of one that is."""
    file = tmp_path / "gugong.toml"
    file.write_text(CORRECTION, encoding="utf-8")
    said = "gift_cards[board_3]: value: 3 → 8"
    assert said in out_of(capsys, "--diff", str(file))
    assert said in run_anew(tmp_path, "--components", ".", "box", "gugong", "--lang", "en").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "no such game: 'chess'"),
        (["gugong", "nosuch"], "gugong: no such table: 'nosuch'; known: meta"),
        (["gugong", "--diff", "nosuch.toml"], "nosuch.toml: (file): (read): No such file"),
        (["gugong", "--diff", "broken.toml"], "broken.toml: (file): (syntax): "),
        (["gugong", "--diff", "wrong.toml"], "wrong.toml: gift_cards[board_99]: id: 'board_99' is not in gift_cards"),
        (["gugong", "--out", "no/such/folder/x.toml"], "--out no/such/folder/x.toml: cannot be written: "),
    ],
)
def test_wrong_input_in_one_line(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "broken.toml").write_text("[great_wall", encoding="utf-8")
    (tmp_path / "wrong.toml").write_text('[[gift_cards]]\nid = "board_99"', encoding="utf-8")
    assert 2 == main(["box", *arguments])
    error = capsys.readouterr().err
    assert error.startswith(f"caravanserai: {said}")
    assert 1 == error.count("\n")
