"""Choosing the puzzles to ship, and looking for them without doing anything twice."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from caravanserai.bots.levels import MERCHANT, TRADER
from caravanserai.core.game import games
from caravanserai.core.puzzle import Gap, Puzzle, Rival, read_set
from tests.puzzles import made
from tools import puzzles
from tools.puzzles import Deal, chosen, file_of, looked_through, main, record_of

ONE = made("gugong")


def found(name: str, gap: float, finder: str = MERCHANT) -> Puzzle:
    """A puzzle by its name, with an answer that is so clear."""
    return replace(ONE, id=name, rivals=(Rival((1,), Gap(gap, 0.01), Gap(0.0, 1.0)),), finder=finder)


def games_of(*rows: list[Puzzle]) -> dict[str, Any]:
    return {f"game {n}": {"puzzles": [one.plain() for one in row]} for n, row in enumerate(rows)}


def names(puzzles: list[Puzzle]) -> list[str]:
    return [one.id for one in puzzles]


def test_the_clearest_are_chosen_and_no_more_than_four_of_a_game() -> None:
    many = [found(name, 0.1 + n / 100) for n, name in enumerate("abcdef")]
    came = games_of(many, [found("g", 0.04)], [found("h", 0.5)])
    assert ["c", "d", "e", "f", "g", "h"] == names(chosen(came, 9))
    assert ["f", "h"] == names(chosen(came, 2))


def test_not_too_many_are_easy() -> None:
    """A third, if there are enough of the others."""
    easy = [[found(f"e{n}", 0.9, TRADER)] for n in range(6)]
    hard = [[found(f"h{n}", 0.1, finder)] for n, finder in enumerate(["", MERCHANT] * 3)]
    came = chosen(games_of(*easy, *hard), 6)
    assert 2 == sum(one.finder == TRADER for one in came)
    assert 6 == len(came)


def test_a_deal_is_played_the_same_again() -> None:
    deal = Deal("gugong", 2, TRADER, 7)
    assert record_of(deal) == record_of(deal) != record_of(replace(deal, key=8))
    assert "gugong/x" == record_of(Deal("gugong", record="gugong/x"))


class Ready:
    """Finds what it was told to find, and notes that it was asked."""

    asked = 0

    def __init__(self, *_: Any) -> None:
        Ready.asked += 1

    def puzzles(self, *_: Any) -> Iterator[tuple[None, Puzzle | str]]:
        yield None, "forced"
        yield None, ONE


def test_a_game_that_was_looked_through_is_not_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And the file has what was found, judged by what is in force."""
    monkeypatch.setattr(puzzles, "Finder", Ready)
    monkeypatch.setattr(puzzles, "record_of", lambda _: record_of(Deal("gugong", 2, TRADER, 7)))
    Ready.asked = 0
    for plays in (1, 2, 2):
        out, where = tmp_path / "puzzles.json", ["--journal", str(tmp_path), "--jobs", "1"]
        main(["gugong", "--games", str(plays), "--out", str(out), *where])
    assert 2 == Ready.asked
    file = read_set(out.read_text(encoding="utf-8"))
    assert [ONE] == list(file.puzzles), "the same position of two games is one puzzle"
    assert (games()["gugong"].edition, games()["gugong"].box.digest) == (file.edition, file.box)
    assert "2 games, 4 turns" in capsys.readouterr().out


def test_a_record_can_be_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "Finder", Ready)
    came = looked_through(Deal("gugong", record=record_of(Deal("gugong", 2, TRADER, 7))))
    assert ([ONE.plain()], {"forced": 1}) == (came["puzzles"], came["refused"])


def test_a_record_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    record = record_of(Deal("gugong", 2, TRADER, 7))
    file = tmp_path / "game.txt"
    for text, said in (("nonsense", "line 1: not understood"), (record.replace("edition ", "edition 9"), "edition 9")):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(SystemExit, match=said):
            main(["gugong", "--records", str(file), "--journal", str(tmp_path)])
    with pytest.raises(SystemExit, match=r"missing\.txt"):
        main(["gugong", "--records", str(tmp_path / "missing.txt"), "--journal", str(tmp_path)])


def test_the_file_lies_beside_the_rules() -> None:
    assert (file_of(games()["gugong"]).parent / "rules.md").is_file()
