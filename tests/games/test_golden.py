"""Recorded games play as they were recorded, and old saves go on as they did, for ever."""

import json
from pathlib import Path

import pytest

from caravanserai.core import play
from caravanserai.core.game import games
from caravanserai.core.record import parse, verify
from caravanserai.core.wire import digest

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/golden/*.record"))
SAVES = sorted(HERE.glob("*/saves/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_recorded_game_plays_as_recorded(path: Path) -> None:
    """Token by token, to the same digest and the same scores."""
    record = parse(path.read_text(encoding="utf-8"))
    assert record.digest
    assert record.text() == path.read_text(encoding="utf-8")
    verify(record)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_an_old_save_loads_and_goes_on(path: Path) -> None:
    """A save of any edition loads in the middle of a turn and can be played to its end."""
    save = json.loads(path.read_text(encoding="utf-8"))
    game = games()[path.parts[-3]]
    s = game.from_wire(save["state"])
    if save["edition"] == game.edition:
        assert save["digest"] == digest(s)
    for move in save["moves"]:
        seat, _, token = move.partition(" ")
        play.apply(s, token, int(seat))
    assert play.asked(s) == ()
    if save["edition"] == game.edition:
        assert save["end"] == digest(s)


@pytest.mark.parametrize("game", list(games()))
def test_every_table_has_a_recorded_game(game: str) -> None:
    """All player counts and every value of every option are among the records."""
    records = [parse(path.read_text(encoding="utf-8")) for path in RECORDS if path.parts[-3] == game]
    assert len(records) >= 12
    assert set(games()[game].seats) == {record.seats for record in records}
    for option in games()[game].box.options:
        assert set(option.values) == {record.options[option.id] for record in records if option.id in record.options}
