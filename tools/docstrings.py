"""Put the docstrings of the sources into the C files that mypyc makes of them.

mypyc gives compiled functions and classes their signatures and leaves out what they promise, so
that `help(caravanserai.legal)` would be empty. Nothing else is changed, and nothing costs time
while playing. What is not found stays as it was; a test of the compiled build tells.
"""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from inspect import cleandoc
from pathlib import Path
from typing import Final

TEXT: Final = r'"(?P<signature>(?:[^"\\]|\\.)*)"'
FUNCTION: Final = re.compile(
    rf"(?P<before>\(PyCFunction\)CPyPy_(?P<name>\w+),\s*METH_[A-Z_ |]+,\s*PyDoc_STR\(){TEXT}(?P<after>\))"
)
CLASS: Final = re.compile(
    rf"(?P<before>\bCPyType_(?P<name>\w+)_template_ = \{{[^;]*?\.tp_doc = PyDoc_STR\(){TEXT}(?P<after>\))"
)
MODULE: Final = re.compile(r'(?P<before>"(?P<name>[\w.]+)",\s*)NULL(?P<after>, /\* docstring \*/)')


def documented(c: str, docs: Mapping[str, str]) -> str:
    """A C file with docstrings, by full name: `caravanserai.core.play.legal`."""
    named = {name.replace(".", "___"): text for name, text in docs.items()}

    def spoken(found: re.Match[str]) -> str:
        text = named.get(found["name"].replace(".", "___"))
        if text is None:
            return found[0]
        signature = found["signature"] if "signature" in found.re.groupindex else ""
        return f'{found["before"]}"{signature}{in_c(text)}"{found["after"]}'

    for pattern in (FUNCTION, CLASS, MODULE):
        c = pattern.sub(spoken, c)
    return c


def in_c(text: str) -> str:
    """What stands between the quotes of a C string: plain letters as they are, other bytes by number."""
    plain = {ord("\n"): "\\n", ord('"'): '\\"', ord("\\"): "\\\\", ord("?"): "\\?"}
    return "".join(plain.get(byte) or (chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}") for byte in text.encode())


def docstrings(source: Path, files: Sequence[Path]) -> dict[str, str]:
    """What modules below a folder, their classes, functions and methods say of themselves, by full name."""
    found: dict[str, str] = {}
    for file in files:
        module = ".".join(file.relative_to(source).with_suffix("").parts)
        found |= dict(within(ast.parse(file.read_bytes()), module))
    return found


def within(node: ast.Module | ast.ClassDef | ast.FunctionDef, name: str) -> Iterator[tuple[str, str]]:
    """The docstring of one thing, and of all that stands in it; what is within functions is nobody's business."""
    if text := ast.get_docstring(node, clean=False):
        yield name, cleandoc(text)
    if not isinstance(node, ast.FunctionDef):
        for part in node.body:
            if isinstance(part, ast.ClassDef | ast.FunctionDef):
                yield from within(part, f"{name}.{part.name}")
