"""What the checks of a box say is wrong, found among the messages, so that it is told in the reader's language.

The checks write one English line each, for terminals and for files. The messages `fault-…` say the same in all
languages; their English is what the checks write, and so a line leads back to its message and to what was filled in.
"""

import re
from functools import cache
from typing import Any, Final

from fluent.syntax import ast

from caravanserai.core.languages import ENGLISH
from caravanserai.speech.catalogue import SHARED
from caravanserai.speech.patterns import patterns

PREFIX: Final = "fault-"


def message_of(what: str) -> tuple[str, dict[str, str]]:
    """The message that says what is wrong, and its arguments; none for what only one game refuses."""
    for message, line in known_lines():
        found = line.fullmatch(what)
        if found is not None:
            return message, found.groupdict()
    return "", {}


@cache
def known_lines() -> list[tuple[str, re.Pattern[str]]]:
    """Every message with what its English looks like, those with the most words of their own first."""
    found = [
        (message, pattern)
        for (message, attribute), pattern in patterns(SHARED, ENGLISH).items()
        if message.startswith(PREFIX) and not attribute
    ]
    found.sort(key=lambda one: -sum(len(part.value) for part in one[1].elements if isinstance(part, ast.TextElement)))
    return [(message, re.compile("".join(map(as_expression, pattern.elements)))) for message, pattern in found]


def as_expression(part: Any) -> str:
    """A part of a message as a regular expression; what is filled in may be anything."""
    if isinstance(part, ast.TextElement):
        return re.escape(part.value)
    return f"(?P<{part.expression.id.name}>.+)"
