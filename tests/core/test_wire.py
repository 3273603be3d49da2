"""States as plain data; saves that are damaged say where."""

import json
from typing import Any

import pytest

from caravanserai.core.game import start
from caravanserai.core.play import apply, playout
from caravanserai.core.rng import key_from
from caravanserai.core.wire import BadSave, digest, fields, rebuilt, step_classes, to_wire, wire_step
from tests.oasis import GAME
from tests.oasis.actions.visit import Welcome
from tests.oasis.state import Oasis, PlayerState


def saved() -> dict[str, Any]:
    """A save from the middle of a round, as it comes from a file."""
    s = start(GAME, 3, key=7)
    apply(s, "place:well", 1)
    data: dict[str, Any] = json.loads(json.dumps(to_wire(s)))
    return data


def test_fields_are_in_order() -> None:
    """A step's fields stand in the order of its constructor; a part's as declared."""
    assert fields(Welcome(1, 2)) == ["seat", "visitor"]
    assert fields(PlayerState()) == ["goods", "hand", "tent"]


def test_everything_but_the_log_is_saved() -> None:
    """Plain data, with the stack as names and numbers and chance with its counters."""
    s = start(GAME, 3, key=7)
    s.log = []
    data = to_wire(s)
    assert "log" not in data
    assert data["stack"] == [["Night", -1], ["Turns", s.first, 3], ["ChoosePlace", 0, 7]]
    assert data["keyed"] == {"key": key_from(7).hex(), "counters": {"traders": 9, "first": 1, "star": 1}}
    assert data["players"][0].keys() == {"goods", "hand", "tent"}
    assert data["storm"] is False
    assert json.loads(json.dumps(data)) == data


def test_the_quick_stream_is_saved() -> None:
    """A table without a key says where its chance stands."""
    s = GAME.deal(2, {"short": False}, 5)
    data = to_wire(s)
    assert "keyed" not in data
    assert data["luck"] == s.luck != 1
    assert digest(GAME.from_wire(data)) == digest(s)


def test_a_saved_table_is_the_same_table() -> None:
    """Loaded, it has the same digest and plays on the same way."""
    s = start(GAME, 3, key=7)
    apply(s, "place:well", 1)
    loaded = GAME.from_wire(saved())
    assert digest(loaded) == digest(s)
    assert isinstance(loaded.players[0], PlayerState)
    playout(s, 5)
    playout(loaded, 5)
    assert digest(loaded) == digest(s)


def test_a_field_of_a_later_edition_keeps_its_default() -> None:
    """A save that lacks a field loads all the same."""
    data = saved()
    del data["storm"], data["players"][0]["tent"]
    s = GAME.from_wire(data)
    assert (s.storm, s.players[0].tent) == (False, -1)


@pytest.mark.parametrize("field", ["star", "well", "bag", "decided", "reveals", "luck"])
def test_every_number_is_in_the_digest(field: str) -> None:
    """Two tables that differ in one field differ in their digest."""
    s = start(GAME, 2, key=7)
    before = digest(s)
    setattr(s, field, getattr(s, field) + 1)
    assert digest(s) != before


def test_chance_and_stack_are_in_the_digest() -> None:
    """So do two that differ in what comes next."""
    s = start(GAME, 2, key=7)
    before = digest(s)
    assert s.keyed is not None
    s.keyed.counters = {**s.keyed.counters, "star": s.keyed.counters["star"] + 1}
    after = digest(s)
    s.stack.pop(0)
    assert len({before, after, digest(s), digest(start(GAME, 2, key=8))}) == 4


def test_the_order_of_streams_is_not_in_the_digest() -> None:
    """Equal tables, equal digests: it does not matter which stream was drawn from first."""
    one, other = Oasis(), Oasis()
    for s, streams in ((one, ("star", "first")), (other, ("first", "star"))):
        s.draw_from(key_from(7))
        for stream in streams:
            s.below(stream, 3)
    assert digest(one) == digest(other)


DAMAGES: list[tuple[Any, Any, str]] = [
    (("camels",), 3, r"state: unknown field 'camels'"),
    (("round",), "three", r"state.round: 'three' does not belong here"),
    (("round",), True, r"state.round: True does not belong here"),
    (("storm",), 1, r"state.storm: 1 does not belong here"),
    (("round",), None, r"state.round: None does not belong here"),
    (("caravan",), 7, r"state.caravan: 7 does not belong here"),
    (("caravan",), [1, "fox"], r"state.caravan: \[1, 'fox'\] does not belong here"),
    (("players",), {"a": 1}, r"state.players: \{'a': 1\} does not belong here"),
    (("players", 1), 5, r"state.players\[1\]: not a table of fields"),
    (("players", 1, "camels"), 5, r"state.players\[1\]: unknown field 'camels'"),
    (("players", 2, "hand"), [1], r"state.players\[2\].hand: \[1\] does not belong here"),
    (("stack",), None, r"state: no stack"),
    (("stack", 0), "Night", r"unknown step 'Night'"),
    (("stack", 0), [], r"unknown step \[\]"),
    (("stack", 0), [["Night"], 1], r"unknown step \[\['Night'\], 1\]"),
    (("stack", 0), ["Dusk", 1], r"unknown step \['Dusk', 1\]"),
    (("stack", 0), ["Turns", 1], r"step \['Turns', 1\]: .*missing"),
    (("stack", 0), ["Turns", 1, 2, 3], r"step \['Turns', 1, 2, 3\]: "),
    (("stack", 0), ["Turns", 1, "two"], r"step \['Turns', 1, 'two'\]: not whole numbers"),
    (("keyed",), 7, r"state.keyed: "),
    (("keyed", "key"), "not hex", r"state.keyed: "),
    (("keyed", "counters"), [1], r"state.keyed: "),
    (("keyed", "counters"), {"star": "x"}, r"state.keyed: "),
    (("keyed", "counters"), {"star": -1}, r"state.keyed: .*star: nobody has drawn -1 numbers"),
    (("keyed", "counters"), {"star": 2**80}, r"state.keyed: .*star: nobody has drawn"),
]


@pytest.mark.parametrize(("path", "value", "words"), DAMAGES, ids=lambda value: str(value)[:40])
def test_damaged_saves_say_where(path: tuple[Any, ...], value: Any, words: str) -> None:
    """Whatever is wrong, the error is a BadSave that names the place."""
    data = saved()
    inside: Any = data
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    with pytest.raises(BadSave, match=words):
        GAME.from_wire(data)


@pytest.mark.parametrize("data", [[], "save", None, 3])
def test_what_is_no_save_at_all(data: Any) -> None:
    """A save is a table of fields."""
    with pytest.raises(BadSave, match="a save is a table of fields"):
        GAME.from_wire(data)


def test_a_save_without_a_stack() -> None:
    """Else it would load as a game that is over."""
    data = saved()
    del data["stack"]
    with pytest.raises(BadSave, match="state: no stack"):
        GAME.from_wire(data)


def test_steps_by_name() -> None:
    """Those of the packages named, and no others; a name and fields rebuild one."""
    found = step_classes(["caravanserai.core", "tests.oasis"])
    assert found["Welcome"] is Welcome
    assert {"Enact", "ChooseBranch", "Turns", "Eat"} <= found.keys()
    assert "Welcome" not in step_classes(["caravanserai.core", "tests.oas"])
    again = rebuilt(["Welcome", 1, 2], found)
    assert isinstance(again, Welcome)
    assert wire_step(again) == ["Welcome", 1, 2]


def test_a_blank_table_takes_a_save() -> None:
    """Nothing of the table it is laid on is left."""
    assert to_wire(GAME.from_wire(to_wire(Oasis()))) == to_wire(Oasis())
