"""Small faults put into a source file, one at a time: what `tools.mutate` lets the tests look for.

A mutant is a piece of text replaced by another: a comparison turned round or moved by one, a `not` taken away, `and`
for `or`, a number one more or one less, plus for minus, another answer returned, a guard, a statement or a `raise`
left out. Types, docstrings, assertions and decorators are left as they are, and so are formatted strings, of whose
inside Python 3.11 does not know the place.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

COMPARISONS: Final[dict[type[ast.cmpop], tuple[str, tuple[str, ...]]]] = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
}
OPERATORS: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "+"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
}
LEAVING: Final = (ast.Return, ast.Raise, ast.Continue, ast.Break)


@dataclass(frozen=True)
class Mutant:
    """One fault: where it is put, what stood there, and what stands there now."""

    file: str
    line: int
    kind: str
    begin: int
    end: int
    text: str
    before: str  # the line as it was
    after: str  # and as it is

    @property
    def id(self) -> str:
        return f"{self.file}:{self.line}:{self.begin}:{self.kind}:{self.text}"

    def applied(self, source: str) -> str:
        return source[: self.begin] + self.text + source[self.end :]


@dataclass(frozen=True)
class Edit:
    """A replacement in a source, by offset."""

    kind: str
    begin: int
    end: int
    text: str


def mutants(file: str, source: str) -> list[Mutant]:
    """Every fault that can be put into a source, in order."""
    tree = ast.parse(source)
    found = {(edit.begin, edit.end, edit.text): edit for edit in Finder(source).edits(tree)}
    out = []
    for edit in sorted(found.values(), key=lambda one: (one.begin, one.end, one.text)):
        line = source.count("\n", 0, edit.begin) + 1
        changed = source[: edit.begin] + edit.text + source[edit.end :]
        before, after = shown(source, edit.begin), shown(changed, edit.begin)
        out.append(Mutant(file, line, edit.kind, edit.begin, edit.end, edit.text, before, after))
    return out


def shown(source: str, at: int) -> str:
    """The line that a place is on."""
    begin = source.rfind("\n", 0, at) + 1
    end = source.find("\n", at)
    return source[begin : end if end >= 0 else len(source)].strip()


class Finder:
    """Goes through a source and names the replacements."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.encoded = [line.encode() for line in source.splitlines(keepends=True)]

    def offset(self, line: int, column: int) -> int:
        """A place in the text; the syntax tree counts columns in bytes."""
        return self.lines[line - 1] + len(self.encoded[line - 1][:column].decode())

    def begin(self, node: ast.expr | ast.stmt) -> int:
        return self.offset(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.offset(node.end_lineno, node.end_col_offset)

    def edits(self, node: ast.AST, wants_bool: bool = False) -> Iterator[Edit]:
        """What can be replaced in a node and below it."""
        if isinstance(node, (ast.Assert, ast.Import, ast.ImportFrom, ast.JoinedStr)):
            return
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            wants_bool = isinstance(node.returns, ast.Name) and node.returns.id == "bool"
        if isinstance(node, ast.expr):
            yield from self.in_expression(node)
        elif isinstance(node, ast.stmt):
            yield from self.in_statement(node, wants_bool)
        for child in children(node):
            yield from self.edits(child, wants_bool)

    # Expressions

    def in_expression(self, node: ast.expr) -> Iterator[Edit]:
        if isinstance(node, ast.Compare):
            yield from self.compared(node)
        elif isinstance(node, ast.BoolOp):
            word, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            for left, right in zip(node.values, node.values[1:], strict=False):
                yield from self.between(left, right, word, other, other)
        elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
            word, other = OPERATORS[type(node.op)]
            yield from self.between(node.left, node.right, word, other, "arithmetic")
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield Edit("not", self.begin(node), self.begin(node.operand), "")
        elif isinstance(node, ast.IfExp):
            yield Edit("condition", self.begin(node.test), self.end(node.test), f"not ({self.text(node.test)})")
        elif isinstance(node, ast.Constant):
            yield from self.constant(node)

    def compared(self, node: ast.Compare) -> Iterator[Edit]:
        sides = [node.left, *node.comparators]
        for n, op in enumerate(node.ops):
            word, others = COMPARISONS[type(op)]
            for other in others:
                yield from self.between(sides[n], sides[n + 1], word, other, "comparison")

    def between(self, left: ast.expr, right: ast.expr, word: str, other: str, kind: str) -> Iterator[Edit]:
        """Another operator between two operands, if only brackets and spaces stand beside it."""
        begin, end = self.end(left), self.begin(right)
        gap = self.source[begin:end]
        at = gap.find(word)
        if at >= 0 and not gap[:at].strip(" )\n") and not gap[at + len(word) :].strip(" (\n"):
            yield Edit(kind, begin + at, begin + at + len(word), other)

    def constant(self, node: ast.Constant) -> Iterator[Edit]:
        if isinstance(node.value, bool):
            yield Edit("constant", self.begin(node), self.end(node), str(not node.value))
        elif isinstance(node.value, int):
            for other in (node.value + 1, node.value - 1):
                if other >= 0:
                    yield Edit("constant", self.begin(node), self.end(node), str(other))

    def text(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self.begin(node) : self.end(node)]

    # Statements

    def in_statement(self, node: ast.stmt, wants_bool: bool) -> Iterator[Edit]:
        if isinstance(node, ast.Return):
            yield from self.returned(node, wants_bool)
        elif isinstance(node, ast.If):
            yield from self.guarded(node)
        elif isinstance(node, (ast.Raise, ast.Continue, ast.Break, ast.Delete)):
            yield self.dropped(node)
        elif isinstance(node, ast.Expr) and isinstance(node.value, (ast.Call, ast.Await)):
            yield self.dropped(node)
        elif isinstance(node, ast.AugAssign):
            yield self.dropped(node)
            if type(node.op) in OPERATORS:
                word, other = OPERATORS[type(node.op)]
                yield from self.between(node.target, node.value, f"{word}=", f"{other}=", "arithmetic")
        elif isinstance(node, ast.Assign) and all(
            isinstance(one, (ast.Attribute, ast.Subscript)) for one in node.targets
        ):
            yield self.dropped(node)

    def returned(self, node: ast.Return, wants_bool: bool) -> Iterator[Edit]:
        if node.value is None:
            return
        answers = ("True", "False") if wants_bool else ("None",)
        for answer in answers:
            if self.text(node.value) != answer:
                yield Edit("return", self.begin(node.value), self.end(node.value), answer)

    def guarded(self, node: ast.If) -> Iterator[Edit]:
        """A guard left out; or a condition turned round."""
        if not node.orelse and isinstance(node.body[-1], LEAVING):
            yield self.dropped(node)
        else:
            yield Edit("condition", self.begin(node.test), self.end(node.test), f"not ({self.text(node.test)})")

    def dropped(self, node: ast.stmt) -> Edit:
        return Edit("dropped", self.begin(node), self.end(node), "pass")


def children(node: ast.AST) -> Iterator[ast.AST]:
    """What lies below a node, but for types and decorators."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_params", "bases"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield child
