"""The files of messages, taken apart: ids, attributes, and the arguments that each message uses."""

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

from caravanserai.speech import LANGUAGES

SHARED = "caravanserai.speech"
GUGONG = "caravanserai.games.gugong.speech"
PACKAGES = (SHARED, GUGONG)
FILES = [(package, language) for package in PACKAGES for language in LANGUAGES]


class References(Visitor):
    """The arguments that a pattern uses and the messages that it refers to."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add((node.id.name, node.attribute.name if node.attribute else ""))


@cache
def patterns(package: str, language: str) -> dict[tuple[str, str], ast.Pattern]:
    """Every pattern of a file by id and attribute; "" is the message itself."""
    text = (files(package) / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[tuple[str, str], ast.Pattern] = {}
    for entry in FluentResource(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name, ""] = entry.value
            for attribute in entry.attributes:
                found[entry.id.name, attribute.id.name] = attribute.value
    return found


def ids(package: str, language: str) -> list[str]:
    """The ids of a file, each as often as it is there."""
    text = (files(package) / f"{language}.ftl").read_text(encoding="utf-8")
    return [entry.id.name for entry in FluentResource(text).body if isinstance(entry, ast.Message)]


def everything(language: str) -> dict[tuple[str, str], ast.Pattern]:
    """The patterns of a language, the game's laid over the shared ones."""
    return patterns(SHARED, language) | patterns(GUGONG, language)


def references(pattern: ast.Pattern) -> References:
    found = References()
    found.visit(pattern)
    return found


def arguments(language: str, message: tuple[str, str]) -> set[str]:
    """The arguments that a message uses, those of the messages it refers to included."""
    known = everything(language)
    direct = references(known[message])
    return direct.arguments.union(*(arguments(language, other) for other in direct.messages))


def words(pattern: ast.Pattern) -> str:
    """The text of a pattern without what is filled in."""
    out: list[str] = []

    class Text(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            out.append(node.value)

    Text().visit(pattern)
    return "".join(out)


def source(pattern: ast.Pattern) -> str:
    """A pattern as it is written."""
    return "".join(written(element) for element in pattern.elements)


def written(element: Any) -> str:
    return str(element.value) if isinstance(element, ast.TextElement) else serialize_expression(element.expression)
