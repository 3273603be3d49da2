"""Files of puzzles: what is written is read again, what is wrong is named, and each day has its own."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from caravanserai.core import puzzle
from caravanserai.core.game import games
from caravanserai.core.puzzle import BadPuzzles, Gap, Puzzle, Rival, by_day, name_of, offered, read_set
from caravanserai.kit import house
from tests.puzzles import as_set

MOVES = ((0, 3), (1, 14), (0, 15))


def some(n: int) -> Puzzle:
    rival = Rival((7, 8), Gap(0.25, 0.0625), Gap(3.5, 1.25))
    key = bytes([n]) * 32
    return Puzzle(name_of(key, MOVES, 1), key, 2, {"short": True}, MOVES, 1, (4, 5, 6), (rival,), "trader")


def test_what_is_written_is_read_again() -> None:
    found = as_set(some(1), some(2))
    assert found == read_set(found.text())


def test_a_puzzle_has_a_line_of_its_own() -> None:
    lines = as_set(some(1), some(2)).text().splitlines()
    assert [some(1).id, some(2).id] == [json.loads(line.rstrip(","))["id"] for line in lines[1:-1]]


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda data: data.update(form=9), "form 9, not 1"),
        (lambda data: data.pop("edition"), "KeyError: 'edition'"),
        (lambda data: data["puzzles"][0].update(key="zz"), "ValueError"),
        (lambda data: data["puzzles"][0].update(moves="3"), "ValueError"),
        (lambda data: data["judgement"].update(wise=True), "TypeError"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(spoil: Callable[[dict[str, Any]], None], said: str) -> None:
    data = json.loads(as_set(some(1)).text())
    spoil(data)
    with pytest.raises(BadPuzzles, match=said):
        read_set(json.dumps(data))


def test_the_order_of_days_does_not_hang_on_that_of_the_file() -> None:
    """It is shuffled, and the same everywhere."""
    many = [some(n) for n in range(20)]
    assert by_day(many) == by_day(many[::-1])
    assert sorted(one.id for one in many) != [one.id for one in by_day(many)]
    assert sorted(one.id for one in many) == sorted(one.id for one in by_day(many))


def test_none_are_offered_by_other_rules_or_another_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another turn may be best there."""
    game, found = games()["gugong"], as_set(some(1))
    monkeypatch.setattr(puzzle, "shipped", lambda _: found)
    assert [some(1)] == offered(game)
    for other in (replace(found, edition=found.edition + 1), replace(found, box="another")):
        monkeypatch.setattr(puzzle, "shipped", lambda _, other=other: other)
        assert [] == offered(game)
    monkeypatch.setattr(puzzle, "shipped", lambda _: None)
    assert [] == offered(game)


def test_a_file_that_cannot_be_read_offers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lobby opens all the same; the check of the game says what is wrong."""

    def damaged(_: str) -> None:
        raise BadPuzzles("gugong: puzzles.json: ValueError: nonsense")

    monkeypatch.setattr(puzzle, "shipped", damaged)
    monkeypatch.setattr(house, "shipped", damaged)
    assert [] == offered(games()["gugong"])
    assert "gugong: puzzles.json: ValueError: nonsense" in house.rooms(games()["gugong"])
