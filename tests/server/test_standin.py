"""What stands in for msgspec reads and refuses the same requests as msgspec itself, and writes the same text."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravanserai.tables import requests, shapes, standin

WITHOUT = "requests_without_msgspec"
SEAT = {"kind": "bot", "bot": "trader"}
ORDER = {"seat": 0, "decided": 3, "key": "k1"}
FITTING = [
    ("NewGuest", {"name": "Ayşe"}),
    ("NewGuest", {"name": "Ayşe", "language": "tr", "settings": {"pace": "calm", "only_answers": True, "n": 3}}),
    ("Settings", {}),
    ("Settings", {"theme": "dark", "settings": {}}),
    ("Settings", {"settings": {"most": 2**53, "least": -(2**53)}}),
    ("NewTable", {"game": "gugong", "seats": [{"kind": "me"}, SEAT], "options": {"expert": True, "n": 2, "x": "y"}}),
    ("NewTable", {"game": "gugong", "seats": [SEAT], "clock": {"time": 60, "increment": 5}, "hints": None}),
    ("Forking", {"n": 4, "seats": [{"kind": "here", "name": None}]}),
    ("Move", {**ORDER, "token": "gift:board_2", "back": None}),
    ("Importing", {"text": ""}),
    ("SocketMessage", {"do": "move", **ORDER, "token": "gift:board_2"}),
    ("SocketMessage", {"do": "look", "seat": None}),
    ("SocketMessage", {"do": "ping"}),
    ("SocketMessage", {"do": "undo", **ORDER, "back": 2}),
]
OTHERS: list[Any] = [None, True, False, -1, 0, 15, 16, 59, 3601, 1.5, "", "x", "\x00", "x" * 61, "x" * 501, [], {}, [1]]
OTHERS += [{"n": 2**53 + 1}, {"n": -(2**53) - 1}]  # more than every client can count
ANYTHING = st.recursive(st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(), st.lists)


@pytest.fixture(scope="module")
def plain() -> Iterator[ModuleType]:
    """The requests as they are declared where msgspec cannot be installed."""
    source = Path(str(requests.__file__)).read_text(encoding="utf-8")
    module = ModuleType(WITHOUT)
    sys.modules[WITHOUT] = module
    exec(compile(source.replace(shapes.__name__, standin.__name__), WITHOUT, "exec"), vars(module))  # noqa: S102
    yield module
    del sys.modules[WITHOUT]


def both(plain: ModuleType, name: str, text: str) -> tuple[Any, Any]:
    """What each makes of a text: its fields, or nothing if it is refused."""
    out = []
    for read, refused, module in (
        (shapes.decoded, msgspec.DecodeError, requests),
        (standin.decoded, standin.DecodeError, plain),
    ):
        try:
            out.append(laid_open(read(text, getattr(module, name))))
        except refused:
            out.append(None)
    return out[0], out[1]


def laid_open(value: Any) -> Any:
    if isinstance(value, list):
        return [laid_open(one) for one in value]
    if isinstance(value, msgspec.Struct):
        return type(value).__name__, {name: laid_open(one) for name, one in shapes.asdict(value).items()}
    if isinstance(value, standin.Struct):
        return type(value).__name__, {name: laid_open(one) for name, one in standin.asdict(value).items()}
    return "unset" if value in (msgspec.UNSET, standin.UNSET) else value


@pytest.mark.parametrize(("name", "sent"), FITTING)
def test_what_fits_is_read_alike(plain: ModuleType, name: str, sent: dict[str, Any]) -> None:
    """The same fields, with the same defaults."""
    ours, theirs = both(plain, name, json.dumps(sent))
    assert ours is not None
    assert ours == theirs


@pytest.mark.parametrize(("name", "sent"), FITTING)
def test_what_does_not_fit_is_refused_alike(plain: ModuleType, name: str, sent: dict[str, Any]) -> None:
    """A field left out, one too many, and each field with what it may not be: both read it, or neither does."""
    cases = [{field: one for field, one in sent.items() if field != left} for left in sent]
    cases += [sent | {"more": 1}]
    cases += [sent | {field: other} for field in sent for other in OTHERS]
    refused = 0
    for case in cases:
        ours, theirs = both(plain, name, json.dumps(case))
        assert ours == theirs, case
        refused += ours is None
    assert refused > len(sent)


@pytest.mark.parametrize("text", ["", "{", "[1,]", "nul", '{"do":', "\x00"])
def test_what_is_no_json_is_refused(plain: ModuleType, text: str) -> None:
    """Whatever shape was wanted."""
    assert (None, None) == both(plain, "SocketMessage", text)


@given(ANYTHING)
def test_messages_are_written_alike(value: Any) -> None:
    """Letter by letter, but for how control characters are escaped."""
    assert json.loads(shapes.encoded({"is": value})) == json.loads(standin.encoded({"is": value}))


@given(ANYTHING)
def test_anything_is_read_where_anything_may_come(value: Any) -> None:
    """Of which no shape says what it is: as a game at rest is kept."""
    text = json.dumps({"is": value})
    for whatever in (object, Any):
        assert {"is": value} == standin.decoded(text, whatever) == shapes.decoded(text, whatever)
