"""What the checks of a box say is wrong is among the messages, so that an owner reads it in their own language."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from types import ModuleType

import pytest

from caravanserai.core import box, checker, order, signatures
from caravanserai.core.game import games
from caravanserai.core.languages import languages
from caravanserai.core.signatures import hint
from caravanserai.speech import Speaker
from caravanserai.speech.faults import known_lines, message_of
from caravanserai.speech.sorts import own_vocabulary

SAYING = ("wrong", "outside")  # functions that return what is wrong
# What only we can be told of, who write the files that are shipped.
OURS = {"must be the name of the game's folder"}


def sentences(module: ModuleType) -> Iterator[str]:
    """Every line that a module can say is wrong, with a word wherever something is filled in."""
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "fault":
            yield from texts(node.args[2])
        elif isinstance(node, ast.FunctionDef) and node.name in SAYING:
            for one in ast.walk(node):
                if isinstance(one, ast.Return) and one.value is not None:
                    yield from texts(one.value)


def texts(node: ast.expr) -> Iterator[str]:
    """The texts that an expression can be."""
    if isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)
    elif isinstance(node, ast.BinOp):
        for first in texts(node.left):
            yield from (first + rest for rest in texts(node.right))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "x" for part in node.values)


@pytest.mark.parametrize("module", [checker, signatures, box], ids=lambda module: module.__name__.rpartition(".")[2])
def test_every_fault_is_a_message(module: ModuleType) -> None:
    """A sentence that is changed in the checks is changed in the messages, too."""
    found = {one for one in sentences(module) if one} - OURS
    found.discard("unknown key; x")  # what stands there is one of those below
    found.discard("must be x, not x")  # and so are its bounds
    assert len(found) > (2 if module is box else 12)
    assert [] == sorted(one for one in found if not message_of(one)[0])


def test_what_is_filled_in_comes_back() -> None:
    """By the names that the message has for it."""
    assert ("fault-range", {"least": "1", "most": "9", "value": "12"}) == message_of("must be from 1 to 9, not 12")
    assert ("fault-at-least", {"least": "3", "value": "2"}) == message_of(signatures.outside(2, 3, None))
    assert ("fault-rules-need", {"only": "2", "value": "3"}) == message_of(signatures.outside(3, 2, 2))
    assert "fault-text-is-made" == message_of(f"unknown key; {hint('text', {})}")[0]
    assert ("fault-unknown-key", {"known": "id, cost"}) == message_of(
        f"unknown key; {hint('x', {'id': '', 'cost': ''})}"
    )
    assert ("", {}) == message_of("a camel cannot swim")


def test_a_row_left_out_is_a_message() -> None:
    """The order says so with the place before it, as a key."""
    (line,) = order.Order({"rows": {"cards": ["fox"]}}).missing({}, own_vocabulary(games()["gugong"]))
    assert ("fault-left-out", {"row": "'fox'"}) == message_of(line.partition(": ")[2])


def test_a_file_that_cannot_be_read() -> None:
    """The line and column of the reader of TOML, at whatever it stumbles."""
    for text in ("a = ", "a = [1", "a b = 1", "[[x]\n", 'a = "x'):
        with pytest.raises(box.BoxError) as refused:
            box.parsed("mine.toml", text)
        what = refused.value.faults[0].removeprefix("mine.toml: (file): (syntax): ")
        assert message_of(what)[0].startswith("fault-syntax"), what


@pytest.mark.parametrize("language", sorted(one.id for one in languages().values() if one.complete))
def test_faults_are_said_in_every_language(language: str) -> None:
    """With all that is filled in: nothing of what is allowed gets lost."""
    speaker = Speaker(games()["gugong"], language)
    for message, line in known_lines():
        given = {name: f"<{name}>" for name in line.groupindex}
        said = speaker.text(message, **given)
        assert all(one in said for one in given.values()), (message, said)
