"""TypeScript types of what server and page send, from the Python annotations: `python -m tools.typescript [--check]`.

Every TypedDict of a game's view.py becomes an interface of `web/src/games/<game>/view.ts`; those in the rooms of the
server's messages one of `web/src/table/messages.ts`, the structs of its requests.py one of `web/src/table/requests.ts`.
Comments that stand behind a field come along. The names of all questions of a game, its steps that ask, become a union
in `web/src/games/<game>/steps.ts`. `--check` writes nothing and fails if a file is stale.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from caravanserai.core.game import Game, games
from caravanserai.core.step import Auto, Step

ROOT = Path(__file__).resolve().parent.parent
SERVER = {"messages": "messages.ts", "requests.py": "requests.ts"}
PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "None": "null", "Any": "unknown"}
HEAD = "/* Made from {source} by `python -m tools.typescript`; do not edit. */\n"
WIDTH = 120


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
            return " | ".join(type_of(side) for side in (left, right) if not is_unset(side))
        case ast.Subscript(value=ast.Name(id=name), slice=ast.Tuple(elts=parts)):
            return generic(name, parts)
        case ast.Subscript(value=ast.Name(id=name), slice=part):
            return generic(name, [part])
    raise ValueError(f"line {node.lineno}: no TypeScript for {ast.unparse(node)}")


def generic(name: str, parts: list[ast.expr]) -> str:
    """`list[…]` and the like in TypeScript."""
    if name == "Literal":
        return " | ".join(f'"{ast.literal_eval(word)}"' for word in parts)
    first, *rest = (type_of(part) for part in (parts[:1] if name == "Annotated" else parts))
    if name in ("Annotated", "NotRequired"):
        return first
    if name == "list":
        return f"({first})[]" if "|" in first else f"{first}[]"
    if name == "dict":
        return f"Record<{first}, {rest[0]}>"
    raise ValueError(f"line {parts[0].lineno}: no TypeScript for {name}[{first}]")


def is_unset(node: ast.expr) -> bool:
    """Whether it is the sign of msgspec for a field that may be left out."""
    return "UnsetType" in (getattr(node, "id", ""), getattr(node, "attr", ""))  # alone, or of its module


def is_optional(field: ast.AnnAssign) -> bool:
    """Whether a field need not be sent."""
    match field.annotation:
        case ast.Subscript(value=ast.Name(id="NotRequired")):
            return True
    return field.value is not None


def comment_of(node: ast.stmt, lines: list[str]) -> str:
    """What is said behind a field, or nothing."""
    _, found, comment = lines[(node.end_lineno or node.lineno) - 1].partition("  # ")
    return comment.strip() if found else ""


def interface(node: ast.ClassDef, known: set[str], lines: list[str]) -> str:
    bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id in known]
    extends = f" extends {', '.join(bases)}" if bases else ""
    out = [f"/** {ast.get_docstring(node)} */", f"export interface {node.name}{extends} {{", *tag(node)]
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            if comment := comment_of(field, lines):
                out.append(f"  /** {comment[0].upper()}{comment[1:]} */")
            mark = "?" if is_optional(field) else ""
            out.append(f"  {field.target.id}{mark}: {type_of(field.annotation)};")
    return "\n".join([*out, "}"])


def tag(node: ast.ClassDef) -> Iterator[str]:
    """The field that tells structs of a union apart."""
    given = {keyword.arg: ast.literal_eval(keyword.value) for keyword in node.keywords}
    if "tag" in given:
        yield f'  {given["tag_field"]}: "{given["tag"]}";'


def called(node: ast.stmt) -> str | None:
    """`Name = TypedDict("Name", {…})`, for fields that have the name of a keyword."""
    match node:
        case ast.Assign(
            value=ast.Call(func=ast.Name(id="TypedDict"), args=[ast.Constant(value=str(name)), ast.Dict() as d])
        ):
            fields = [
                f"  {ast.literal_eval(key)}: {type_of(of)};" for key, of in zip(d.keys, d.values, strict=True) if key
            ]
            return "\n".join([f"export interface {name} {{", *fields, "}"])
    return None


def alias(node: ast.stmt) -> str | None:
    """`Name: TypeAlias = …`, or `Name = A | B`, `Name = Literal[…]`, `Name = Annotated[…]`, in TypeScript."""
    match node:
        case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias"), value=ast.expr() as value):
            return union(name, type_of(value))
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.BinOp(op=ast.BitOr()) | ast.Subscript() as value):
            return union(name, type_of(value))
    return None


def union(name: str, types: str) -> str:
    """On one line, or a line each as the front end's formatter has it."""
    head = f"export type {name} ="
    for line in (f"{head} {types};", f"{head}\n  {types};"):
        if max(map(len, line.splitlines())) <= WIDTH:
            return line
    return "\n".join([head, *(f"  | {one}" for one in types.split(" | "))]) + ";"


def is_shape(node: ast.ClassDef, known: set[str]) -> bool:
    """Whether a class is a TypedDict or struct, by itself or by another of the same file."""
    names = {base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", "") for base in node.bases}
    return bool(names & {"TypedDict", "Struct", *known})


def typescript(source: Path) -> str:
    """All types that a file declares, or the files of a folder."""
    rooms = sorted(source.glob("*.py")) if source.is_dir() else [source]
    parts = [part for room in rooms for part in declared(room.read_text(encoding="utf-8"))]
    head = HEAD.format(source=source.relative_to(ROOT / "src").as_posix())
    return "\n\n".join([head.strip(), *parts]) + "\n"


def declared(text: str) -> list[str]:
    """The types that a source declares, in its order."""
    shapes: set[str] = set()
    known: set[str] = set()  # shapes with fields: those that others may extend
    parts: list[str] = []
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and is_shape(node, shapes | known):
            shapes.add(node.name)
            if len(node.body) > 1 or any(tag(node)):  # more than a docstring
                parts.append(interface(node, known, text.splitlines()))
                known.add(node.name)
        elif found := called(node):
            parts.append(found)
            known.add(found.split()[2])
        elif found := alias(node):
            parts.append(found)
    return parts


def steps(game: Game[Any]) -> str:
    """The names of all that a seat can be asked: a name that no step has is an error in the front end."""
    asking = sorted(name for name, step in game.steps.items() if name == step.__name__ and is_asked(step))
    head = HEAD.format(source=f"the steps of {game.package.replace('.', '/')}").strip()
    union_of = union("Step", " | ".join(f'"{name}"' for name in asking))
    return f"{head}\n\n/** What a seat can be asked. */\n{union_of}\n"


def is_asked(step: type) -> bool:
    """Whether a step puts a question: it does not run by itself, and it is no mere kind of steps."""
    return issubclass(step, Step) and not issubclass(step, Auto) and step.candidates is not Step.candidates


def made() -> Iterator[tuple[Path, str]]:
    """Each file of the front end that is made, and what is in it."""
    for source, target in files():
        yield target, typescript(source)
    for game in games().values():
        folder = ROOT / "web/src/games" / game.id
        if (folder / "view.ts").is_file():
            yield folder / "steps.ts", steps(game)


def files() -> Iterator[tuple[Path, Path]]:
    """Each file of Python with the one whose types are made from it."""
    for source in sorted((ROOT / "src/caravanserai/games").glob("*/view.py")):
        target = ROOT / "web/src/games" / source.parent.name / "view.ts"
        if target.parent.is_dir():
            yield source, target
    for name, target_name in SERVER.items():
        yield ROOT / "src/caravanserai/tables" / name, ROOT / "web/src/table" / target_name


def stale(write: bool) -> list[Path]:
    """The files that do not say what the Python says; written anew if wanted."""
    out = []
    for target, text in made():
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            out.append(target)
            if write:
                target.write_text(text, encoding="utf-8")
    return out


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    found = stale(write=not check)
    print(*(f"{'stale' if check else 'written'}: {path.relative_to(ROOT)}" for path in found), sep="\n")
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
