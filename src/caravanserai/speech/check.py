"""Whether everything that a game can say is said in every language that calls itself complete."""

from collections.abc import Iterator
from typing import Any, Final

from caravanserai.core.game import Game
from caravanserai.core.languages import ENGLISH, Language, languages
from caravanserai.speech.box_names import box_names
from caravanserai.speech.catalogue import SHARED, file_of, junk, resource
from caravanserai.speech.effects import TOLD
from caravanserai.speech.needs import OF_A_CHOICE, Needs, left_of_family, needs, of_family, refusals, sayings
from caravanserai.speech.patterns import Patterns, all_patterns, arguments, ids, patterns, references
from caravanserai.speech.sorts import own_vocabulary, sorts_of
from caravanserai.speech.speaker import ABOUT, CALLED, FORMS, WHY, Speaker
from caravanserai.speech.written import stale

BESIDE: Final = "beside"  # says something where signs beside it say what it costs and brings
CHOICE: Final = "choice"  # says a component where it is offered
SHORT: Final = "short"  # says a refusal in a word or two, where there is little room
VERB: Final = "verb"  # says what is done with what is chosen, before names that do not say it
WHOLE: Final = "whole"  # tells on a card all that the members of a family do, where effects in a row would not do
YOU: Final = "you"  # says to somebody what they did, without naming them
# What is asked for of events and verbs, in the words that say them.
SENTENCES: Final = ((YOU, "log"), (BESIDE, "log"), (f"{YOU}-{BESIDE}", "log"), (TOLD, "verb"), (BESIDE, "verb"))
# Messages that no game asks for by itself: the terminal's, and lines of the score sheet that the few games played
# to see some did not have.
UNSEEN: Final = ("cli-", "board-", "score-")


def word_faults(game: Game[Any]) -> Iterator[str]:
    """What is not said, said with arguments that nobody gives, or said in one language and not in another.

    English has to be there. A game need not speak other languages; in those that it has a file for, what is missing
    is a fault if the language calls itself complete.
    """
    for language in languages().values():
        yield from (f"{language.id}: {fault}" for fault in faults_in(game, language))
    yield from unread(game)


def faults_in(game: Game[Any], language: Language) -> Iterator[str]:
    """The faults of one language."""
    if language.id != ENGLISH and not file_of(game.package, language.id).is_file():
        return
    needed = needs(game, language.id)
    known = all_patterns(game.package, language.id)
    yield from (f"not a message: {line}" for line in junk(resource(game.package, language.id)))
    if language.complete:
        yield from unsaid(needed, known)
    yield from ungiven(needed | box_names(game), known)
    yield from unasked(game, language.id, known)
    yield from left_over(game, language.id, needed, known)
    if language.complete:
        for message in sorted(said(game.package, ENGLISH) ^ said(game.package, language.id)):
            yield f"{message}: is not in both {ENGLISH}.ftl and {language.id}.ftl"


def unread(game: Game[Any]) -> Iterator[str]:
    """Texts of components that were written by hand for another row than theirs."""
    speaker = Speaker(game, ENGLISH)
    rows = {f"{sort}-{name}": row for sort, found in speaker.rows.items() for name, (_, row) in found.items()}
    return stale(game, explained(game.package, ENGLISH), rows, speaker.effects.words)


def said(package: str, language: str) -> set[str]:
    """The messages of a file, and those explained there."""
    return {f"{message}.{ABOUT}" for message in explained(package, language)} | set(ids(package, language))


def explained(package: str, language: str) -> set[str]:
    """The messages of a file that have a text about them."""
    return {message for message, attribute in patterns(package, language) if attribute == ABOUT}


def unsaid(needed: Needs, known: Patterns) -> Iterator[str]:
    """Messages that are missing."""
    return (f"{message}: is missing" for message in sorted(needed) if (message, "") not in known)


def ungiven(needed: Needs, known: Patterns) -> Iterator[str]:
    """Messages that use what they are not given."""
    for message, given in sorted(needed.items()):
        for argument in sorted(arguments(known, (message, "")) - given):
            yield f"{message}: nobody gives ${argument}"


def unasked(game: Game[Any], language: str, known: Patterns) -> Iterator[str]:
    """Attributes that nothing asks for, or that use what they are not given."""
    speaker, words, sorts = Speaker(game, language), own_vocabulary(game), sorts_of(game)
    tokens = {f"{sort}-{name}": sort for sort, names in sorts.items() for name in names}
    choices = tokens | {sort: sort for sort in sorts}
    needed = needs(game, language)
    questions = {message for message in needed if message.startswith("ask-")}
    kept = {SHORT: set(refusals(game)), WHY: questions | set(sayings(game))}
    for message, attribute in sorted(name for name in known if name[1]):
        family = message if message in sorts else tokens.get(message, "")
        own = attribute.removesuffix(f"-{BESIDE}").removesuffix(f"-{CALLED}")
        if attribute in FORMS or (attribute, message.partition("-")[0]) in SENTENCES:
            given = needed.get(message, set())
        elif attribute == ABOUT and (message.startswith(("setting-", "bot-", "game-")) or message in tokens):
            given = set()
        elif attribute in (CHOICE, WHOLE) and message in sorts:
            given = of_family(speaker, words, message) | OF_A_CHOICE
        elif attribute == BESIDE and family:
            given = of_family(speaker, words, family) | left_of_family(speaker, words, family) | OF_A_CHOICE
        elif message in kept.get(attribute, ()):
            given = needed[message]
        elif attribute == VERB and message.startswith("ask-"):
            given = set()
        elif own in choices and message.startswith("ask-"):
            left = left_of_family(speaker, words, choices[own]) if attribute.endswith(BESIDE) else set()
            given = of_family(speaker, words, choices[own]) | left | OF_A_CHOICE
        else:
            yield f"{message}: nothing asks for .{attribute}"
            continue
        for argument in sorted(arguments(known, (message, attribute)) - given):
            yield f"{message}.{attribute}: nobody gives ${argument}"


def left_over(game: Game[Any], language: str, needed: Needs, known: Patterns) -> Iterator[str]:
    """Messages of the game's own that say nothing: not needed, and part of no other.

    One with an attribute alone is the choice of a family, or the text of a component that the family names.
    """
    parts = {message for pattern in known.values() for message, _ in references(pattern).messages}
    attributes = {message for message, attribute in known if attribute in (CHOICE, ABOUT, BESIDE)}
    shared = {message for message, _ in patterns(SHARED, language)}
    told = needed.keys() | parts | attributes | shared | box_names(game).keys()
    for message in ids(game.package, language):
        if not message.startswith(UNSEEN) and message not in told:
            yield f"{message}: is never said"
