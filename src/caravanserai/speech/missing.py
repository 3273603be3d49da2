"""What a language does not say yet: of the house and of each game, messages and rules, one by one."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final, NamedTuple

from caravanserai.core.book import translated
from caravanserai.core.box import BoxError
from caravanserai.core.game import Game
from caravanserai.core.languages import ENGLISH, Language, languages
from caravanserai.speech.catalogue import SHARED, file_of, junk, resource
from caravanserai.speech.check import YOU, faults_in
from caravanserai.speech.needs import COMPOSITES
from caravanserai.speech.patterns import Name, arguments, ids, patterns, plain_text
from caravanserai.speech.speaker import CASES

HOUSE: Final = "house"  # the part of what all games share
OPTIONAL: Final = (*CASES, YOU)  # attributes that a language has where it needs them


class Part(NamedTuple):
    """How far a language has come with the house or with one game."""

    name: str  # the house, or the id of a game
    messages: int  # in English
    missing: list[str]  # messages and attributes that are said in English
    same: list[str]  # messages that read as in English and are neither names nor said to be alike
    rules: int  # in English
    untold: list[str]  # rules that are told in English
    wrong: list[str]  # what nobody will ever be told, one line each

    @property
    def is_whole(self) -> bool:
        return not (self.missing or self.untold or self.wrong)


def house(language: Language) -> Part:
    """What all games share."""
    return Part(HOUSE, *messages(SHARED, language), 0, [], sorted(set(misled(language))))


def of_game(game: Game[Any], language: Language) -> Part:
    """The words and the rules of a game."""
    wrong = list(faults_in(game, replace(language, complete=False)))
    known = [rule.id for rule in game.box.book.rules]
    told: set[str] = set(known) if language.id == ENGLISH else set()
    try:
        told |= {rule.id for section in translated(game.box, language.id) for rule in section.rules if rule.text}
    except BoxError as error:
        wrong += error.faults
    wrong += [f"{rule}: is no rule" for rule in sorted(told - set(known))]
    untold = [rule for rule in known if rule not in told]
    return Part(game.id, *messages(game.package, language), len(known), untold, wrong)


def messages(package: str, language: Language) -> tuple[int, list[str], list[str]]:
    """How many messages a file has in English, those that are missing, and those that read the same."""
    english, known = patterns(package, ENGLISH), patterns(package, language.id)
    wanted = [name for name in english if name[1] not in OPTIONAL]
    missing = [spelled(name) for name in wanted if name not in known]
    same = [] if language.id == ENGLISH else list(untranslated(package, language))
    return len(wanted), missing, same


def untranslated(package: str, language: Language) -> Iterator[str]:
    """Messages that read as in English, though there are words in them and some language says them otherwise."""
    english, known = patterns(package, ENGLISH), patterns(package, language.id)
    others = [
        patterns(package, one.id)
        for one in languages().values()
        if one.complete and one.id not in (ENGLISH, language.id)
    ]
    for name, pattern in known.items():
        if name not in english or name[0] in language.alike or not re.search(r"\w\w", plain_text(pattern)):
            continue
        translations = [other[name] for other in others if name in other]
        is_name = bool(translations) and all(english[name].equals(one) for one in translations)
        if english[name].equals(pattern) and not is_name:
            yield spelled(name)


def misled(language: Language) -> Iterator[str]:
    """What is wrong with the words of the house."""
    yield from (f"not a message: {line}" for line in junk(resource(SHARED, language.id)))
    english, known = patterns(SHARED, ENGLISH), patterns(SHARED, language.id)
    for message in set(ids(SHARED, language.id)) - set(ids(SHARED, ENGLISH)):
        yield f"{message}: is never said"
    for name in known.keys() & english.keys():
        given = arguments(english, name) | arguments(english, (name[0], "")) | COMPOSITES.get(name[0], set())
        yield from (f"{spelled(name)}: nobody gives ${one}" for one in arguments(known, name) - given)


def strays(language: Language, known: dict[str, Game[Any]]) -> Iterator[str]:
    """Files in the folder of a language that belong to no game."""
    homes = {game.package.rpartition(".")[2] for game in known.values()}
    for path in sorted((language.folder / "games").glob("*")):
        game = path.name.removesuffix(".rules.md").removesuffix(".ftl")
        if game == path.name or game not in homes:
            yield f"games/{path.name}: belongs to no game that is installed"


def is_begun(game: Game[Any], language: Language) -> bool:
    """Whether a game says anything in a language."""
    return file_of(game.package, language.id).is_file()


def spelled(name: Name) -> str:
    return ".".join(part for part in name if part)
