"""The messages of one language: those of all games, a game's own laid over them, and English behind both."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

LANGUAGES: Final = ("en", "fr", "tr", "pl", "hu")
FALLBACK: Final = "en"
SHARED: Final = "caravanserai"  # the package whose messages all games share

Said: TypeAlias = str | float  # what a message can be given: text or a number
Arguments: TypeAlias = Mapping[str, Said]


class BadCatalogue(ValueError):
    """A file of messages that cannot be read."""


def language_for(locale: str) -> str:
    """The language of a locale such as `pl_PL.UTF-8`, or English where we do not speak it."""
    language = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else FALLBACK


class Catalogue:
    """Messages by id; one that is missing is said in English, and one that is missing there by its id."""

    def __init__(self, language: str, package: str | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}; known: {', '.join(LANGUAGES)}")
        self.language: Final = language
        spoken = dict.fromkeys((language, FALLBACK))
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
    return bundle


def resource(package: str, language: str) -> Resource:
    """The messages in a package's folder `speech`."""
    return parsed(text_of(package, language), f"{package}: {file_of(package, language)}")


@cache
def parsed(text: str, file: str) -> Resource:
    """The messages of a file; those that all games share are read once for all of them."""
    found = FluentResource(text)
    for entry in found.body:
        if isinstance(entry, Junk):
            line = entry.content.strip().partition("\n")[0] if entry.content else ""
            raise BadCatalogue(f"{file}: not a message: {line}")
    return found


def text_of(package: str, language: str) -> str:
    """The file of a language; nothing where there is none."""
    file = files(package).joinpath(file_of(package, language))
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def file_of(package: str, language: str) -> str:
    """Where a language's messages lie in a package: the folder of the language has those that all games share."""
    return f"speech/{language}/house.ftl" if package == SHARED else f"speech/{language}.ftl"
