"""The files of messages, taken apart: ids, attributes, and the arguments that each message uses."""

from functools import cache
from typing import TypeAlias

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from caravanserai.speech.catalogue import SHARED, resource, written

Name: TypeAlias = tuple[str, str]  # a message and one of its attributes; "" is the message itself
Patterns: TypeAlias = dict[Name, ast.Pattern]


class References(Visitor):
    """The arguments that a pattern uses and the messages that it refers to."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[Name] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add((node.id.name, node.attribute.name if node.attribute else ""))


class Plain(Visitor):
    """The text of a pattern without what is filled in."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value


def plain_text(pattern: ast.Pattern) -> str:
    found = Plain()
    found.visit(pattern)
    return found.text


def references(pattern: ast.Pattern) -> References:
    found = References()
    found.visit(pattern)
    return found


@cache
def messages(package: str, language: str) -> tuple[ast.Message, ...]:
    """The messages of a package in the order of the file; none where it has no file."""
    return tuple(written(resource(package, language)))


def ids(package: str, language: str) -> list[str]:
    """The ids of a file, each as often as it is there."""
    return [message.id.name for message in messages(package, language)]


def patterns(package: str, language: str) -> Patterns:
    """Every pattern of a file."""
    found: Patterns = {}
    for message in messages(package, language):
        if message.value is not None:
            found[message.id.name, ""] = message.value
        for attribute in message.attributes:
            found[message.id.name, attribute.id.name] = attribute.value
    return found


def all_patterns(package: str, language: str) -> Patterns:
    """What a game says in a language: its own messages laid over the shared ones."""
    own, shared = patterns(package, language), patterns(SHARED, language)
    overridden = set(ids(package, language))
    return {name: pattern for name, pattern in shared.items() if name[0] not in overridden} | own


def arguments(known: Patterns, name: Name) -> set[str]:
    """The arguments that a message uses, those of the messages it refers to included."""
    if name not in known:
        return set()
    direct = references(known[name])
    return direct.arguments.union(*(arguments(known, other) for other in direct.messages))
