"""TypeScript types of what the server sends, from the Python annotations: `python -m tools.typescript [--check]`.

Every TypedDict of a game's view.py becomes an interface of `web/src/games/<game>/view.ts`, with the comment that
stands behind a field. `--check` writes nothing and fails if a file is stale.
"""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "None": "null", "Any": "unknown"}
HEAD = "/* Made from {source} by `python -m tools.typescript`; do not edit. */\n"


def type_of(node: ast.expr) -> str:
    """An annotation in TypeScript."""
    match node:
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str(name)):
            return PLAIN.get(name, name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{type_of(left)} | {type_of(right)}"
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            inner = type_of(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{type_of(key)}, {type_of(value)}>"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=words)):
            return " | ".join(f'"{ast.literal_eval(word)}"' for word in words)
    raise ValueError(f"line {node.lineno}: no TypeScript for {ast.unparse(node)}")


def comment_of(node: ast.stmt, lines: list[str]) -> str:
    """What is said behind a field, or nothing."""
    _, found, comment = lines[(node.end_lineno or node.lineno) - 1].partition("  # ")
    return comment.strip() if found else ""


def interface(node: ast.ClassDef, lines: list[str]) -> str:
    out = [f"/** {ast.get_docstring(node)} */", f"export interface {node.name} {{"]
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            if comment := comment_of(field, lines):
                out.append(f"  /** {comment[0].upper()}{comment[1:]} */")
            out.append(f"  {field.target.id}: {type_of(field.annotation)};")
    return "\n".join([*out, "}"])


def alias(node: ast.stmt) -> str | None:
    """`Name: TypeAlias = Literal[…]` in TypeScript."""
    match node:
        case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias"), value=ast.expr() as value):
            return f"export type {name} = {type_of(value)};"
    return None


def typescript(source: Path) -> str:
    """All types that a view.py declares."""
    text = source.read_text(encoding="utf-8")
    parts: list[str] = []
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and any(isinstance(b, ast.Name) and b.id == "TypedDict" for b in node.bases):
            parts.append(interface(node, text.splitlines()))
        elif found := alias(node):
            parts.append(found)
    head = HEAD.format(source=source.relative_to(ROOT / "src").as_posix())
    return "\n\n".join([head.strip(), *parts]) + "\n"


def stale(write: bool) -> list[Path]:
    """The files that do not say what the Python says; written anew if wanted."""
    out = []
    for source in sorted((ROOT / "src/caravanserai/games").glob("*/view.py")):
        target = ROOT / "web/src/games" / source.parent.name / "view.ts"
        if not target.parent.is_dir():
            continue
        if not target.exists() or target.read_text(encoding="utf-8") != typescript(source):
            out.append(target)
            if write:
                target.write_text(typescript(source), encoding="utf-8")
    return out


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    found = stale(write=not check)
    print(*(f"{'stale' if check else 'written'}: {path.relative_to(ROOT)}" for path in found), sep="\n")
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
