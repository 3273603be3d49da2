"""What may ask is called last: who is asked answers later, and what follows in the code happens before.

A function whose docstring says "may ask" may have left its work to a question on the stack. After it a rule may do only
what has nothing to do with servants, tokens and benefits: the list is short, and here.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from caravanserai.games import gugong

ROOMS = sorted(Path(str(gugong.__file__)).parent.rglob("*.py"))
PARSED = {room: ast.parse(room.read_text("utf-8")) for room in ROOMS}
APART = {"emit", "index", "move_envoy", "move_intrigue", "maybe_take_medal", "take_jade"}  # markers, the medal and jade


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


ASKING = {
    one.name for tree in PARSED.values() for one in functions(tree) if "may ask" in (ast.get_docstring(one) or "")
}


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)


def called(node: ast.AST) -> set[str]:
    return {name_of(one) for one in ast.walk(node) if isinstance(one, ast.Call)}


def faults(block: list[ast.stmt], after: set[str]) -> Iterator[str]:
    """Where something is called after what may ask; `after` is what follows the block itself."""
    for n, statement in enumerate(block):
        later = after.union(*map(called, block[n + 1 :]))
        inner = [getattr(statement, part, []) for part in ("body", "orelse")]
        if any(inner):
            loops = isinstance(statement, ast.For | ast.While)
            for one in inner:
                yield from faults(one, later | (called(statement) if loops else set()))
        elif asking := called(statement) & ASKING:
            yield from (f"{statement.lineno}: {name} after {', '.join(asking)}" for name in sorted(later - APART))
        if isinstance(statement, ast.Return):
            return


def test_there_is_what_may_ask() -> None:
    assert {"spend", "gain", "keep_token", "take_benefit"} <= ASKING


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.stem)
def test_what_may_ask_is_called_last(room: Path) -> None:
    """Nothing that comes after it could miss what it has not done yet."""
    assert [] == [fault for one in functions(PARSED[room]) for fault in faults(one.body, set())]


def test_a_call_too_many_is_found() -> None:
    """In the same block, after it, and in the next turn of a loop."""
    for text in ("spend(s, 1)\npieces(me)", "if a:\n    spend(s, 1)\npieces(me)", "for a in b:\n    gain(s, a)"):
        assert len(list(faults(ast.parse(text).body, set()))) == 1
    for text in ("if a:\n    spend(s, 1)\nelse:\n    pieces(me)", "spend(s, 1)\ns.emit(1)", "spend(s, pieces(me))"):
        assert [] == list(faults(ast.parse(text).body, set()))
