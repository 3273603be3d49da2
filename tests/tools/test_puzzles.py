"""Choosing the puzzles to ship, and looking for them without doing anything twice."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from caravanserai.bots.levels import MERCHANT, TRADER
from caravanserai.core.game import games
from caravanserai.core.puzzle import Gap, Puzzle, Rival, read_set
from caravanserai.review.puzzles import Refused
from tests.puzzles import made
from tools import puzzles
from tools.puzzles import Deal, chosen, file_of, looked_through, main, record_of, set_of

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


class Doubting:
    """Thinks better of one of all puzzles, and finds the others clearer than they were."""

    def __init__(self, *_: Any) -> None: ...

    def again(self, puzzle: Puzzle) -> Puzzle:
        if puzzle.id == "b":
            raise Refused("several turns are about as good")
        return replace(puzzle, rivals=found(puzzle.id, 0.5).rivals)


def test_shipped_puzzles_that_no_longer_stand_are_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "puzzles.json"
    before = set_of(games()["gugong"], [found(name, 0.1) for name in "abc"])
    there = tmp_path / "shipped.json"
    there.write_text(before.text(), encoding="utf-8")
    monkeypatch.setattr(puzzles, "file_of", lambda _: there)
    monkeypatch.setattr(puzzles, "Finder", Doubting)
    main(["gugong", "--again", "--jobs", "1", "--out", str(out)])
    assert [found("a", 0.5), found("c", 0.5)] == list(read_set(out.read_text(encoding="utf-8")).puzzles)
    told = capsys.readouterr().out
    assert "2 of 3 stand" in told
    assert "1 several turns are about as good" in told


def test_a_game_without_puzzles_has_none_to_look_at_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "file_of", lambda _: tmp_path / "none.json")
    with pytest.raises(SystemExit, match="gugong has no puzzles"):
        main(["gugong", "--again"])


def test_shipped_puzzles_are_kept_and_others_chosen_beside_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As many as there is room for; one that is found again is there once, as it was."""
    out = tmp_path / "puzzles.json"
    out.write_text(set_of(games()["gugong"], [found("a", 0.1), found(ONE.id, 0.2)]).text(), encoding="utf-8")
    monkeypatch.setattr(puzzles, "file_of", lambda _: out)
    rows = [ONE.plain(), found("b", 0.3).plain(), found("c", 0.4).plain()]
    monkeypatch.setattr(puzzles, "looked_through", lambda _: {"puzzles": rows, "refused": {}, "seconds": 1.0})
    main(["gugong", "--games", "1", "--add", "--most", "3", "--jobs", "1", "--journal", str(tmp_path)])
    kept = {one.id: one for one in read_set(out.read_text(encoding="utf-8")).puzzles}
    assert {"a", "c", ONE.id} == kept.keys()
    assert found(ONE.id, 0.2) == kept[ONE.id]
    assert "3 chosen" in capsys.readouterr().out
