"""The messages of one language: those of all games, a game's own laid over them, and English behind both."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, MessageReference, Resource
from fluent.syntax.visitor import Visitor

from caravanserai.core.languages import ENGLISH, HOUSE, languages

SHARED: Final = "caravanserai"  # the package whose messages all games share

Said: TypeAlias = str | float  # what a message can be given: text or a number
Arguments: TypeAlias = Mapping[str, Said]


class Catalogue:
    """Messages by id; one that is missing is said in English, and one that is missing there by its id."""

    def __init__(self, language: str, package: str | None = None) -> None:
        if language not in languages():
            raise ValueError(f"unknown language {language!r}; known: {', '.join(languages())}")
        self.language: Final = language
        spoken = dict.fromkeys((language, ENGLISH))
        self.bundles: Final = tuple(bundle_of(one, package) for one in spoken)

    def bundle(self, message: str) -> FluentBundle | None:
        """The first language that has the message."""
        return next((bundle for bundle in self.bundles if bundle.has_message(message)), None)

    def has(self, message: str, attribute: str = "") -> bool:
        """Whether a message, or an attribute of it, can be said without naming its id."""
        bundle = self.bundle(message)
        if bundle is None:
            return False
        found = bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def say(self, message: str, arguments: Arguments, attribute: str = "") -> str:
        """A message with its arguments; a form that it lacks falls back to the plain one."""
        bundle = self.bundle(message)
        if bundle is None:
            return message
        found = bundle.get_message(message)
        pattern = found.attributes.get(attribute, found.value)
        if pattern is None:
            return message
        text, _ = bundle.format_pattern(pattern, dict(arguments))
        return str(text)


@cache
def bundle_of(language: str, package: str | None) -> FluentBundle:
    """The shared messages of a language and those of a game; where both have one, the game's."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource(SHARED, language))
    if package is not None:
        bundle.add_resource(resource(package, language), allow_overrides=True)
    bundle.add_resource(Resource(list(borrowed(language, package))))
    return bundle


def borrowed(language: str, package: str | None) -> Iterator[Message]:
    """English messages that some of a language refer to before it has them: a sentence cannot be half missing."""
    if languages()[language].complete:
        return
    packages = (SHARED,) if package is None else (SHARED, package)
    known = {one.id.name: one for name in packages for one in written(resource(name, language))}
    english = {one.id.name: one for name in packages for one in written(resource(name, ENGLISH))}
    waiting = list(known.values())
    while waiting:
        for name in Mentions.of(waiting.pop()):
            if name not in known and name in english:
                known[name] = english[name]
                waiting.append(english[name])
                yield english[name]


class Mentions(Visitor):
    """The messages that a message refers to."""

    def __init__(self) -> None:
        self.names: list[str] = []

    @classmethod
    def of(cls, message: Message) -> list[str]:
        found = cls()
        found.visit(message)
        return found.names

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.names.append(node.id.name)


def written(found: Resource) -> Iterator[Message]:
    """The messages of a file, without comments and what cannot be read."""
    return (entry for entry in found.body if isinstance(entry, Message))


def resource(package: str, language: str) -> Resource:
    """The messages of a package in a language; what is no message is left out, and the check names it."""
    return parsed(text_of(package, language))


@cache
def parsed(text: str) -> Resource:
    """The messages of a file; those that all games share are read once for all of them."""
    return FluentResource(text)


def junk(found: Resource) -> Iterator[str]:
    """The lines of a file where something begins that is no message."""
    for entry in found.body:
        if isinstance(entry, Junk):
            yield (entry.content or "").strip().partition("\n")[0]


def text_of(package: str, language: str) -> str:
    """The file of a language; nothing where there is none."""
    file = file_of(package, language)
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def file_of(package: str, language: str) -> Traversable:
    """Where the messages of a package are in a language: in the game's folder, or else in the language's."""
    folder = languages()[language]
    if package == SHARED:
        return folder.folder / HOUSE
    own = files(package) / "speech" / f"{language}.ftl"
    theirs = folder.words_of(package.rpartition(".")[2])
    return theirs if theirs.is_file() and not own.is_file() else own
