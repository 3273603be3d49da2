"""The games on offer, with their words, rules and components: the same for everybody."""

import logging
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.syntax.serializer import FluentSerializer

from caravanserai.bots.levels import LEVELS, opponents, suggested
from caravanserai.core import book, puzzle
from caravanserai.core.box import BoxError
from caravanserai.core.game import Game, View, games, start, unloaded
from caravanserai.core.languages import unread
from caravanserai.core.play import apply, asked, legal
from caravanserai.core.state import State
from caravanserai.speech import languages
from caravanserai.speech.catalogue import SHARED, borrowed, text_of
from caravanserai.speech.grammar import grammar as grammar_of
from caravanserai.speech.howto import told as howto_in
from caravanserai.speech.pictures import pictures
from caravanserai.tables import knowledge as knowing
from caravanserai.tables import lessons
from caravanserai.tables.installed import found_game
from caravanserai.tables.messages import GameFacts, Howto, Knowledge, LanguageFacts, RuleBook, RuleSection
from caravanserai.tables.problem import Problem, missing

EMBLEM: Final = "emblem.svg"
log = logging.getLogger("caravanserai.tables")


def offered() -> list[GameFacts]:
    """Every installed game; one that cannot be loaded says so, and offers nothing."""
    return [*(offer(game) for game in games().values()), *(withheld(*one) for one in games().faults.items())]


def stock() -> tuple[object, ...]:
    """What all that is told here depends on: which games there are, with which boxes, and which languages."""
    found = games()
    boxes = ((one.id, one.edition, one.box.digest) for one in found.values())
    return (*boxes, *((name, str(fault)) for name, fault in found.faults.items()), *languages())


def log_faults() -> None:
    """Tell the owner of games and languages that are not there: one line each."""
    for name, reason in unloaded().items():
        log.error("%s cannot be loaded: %s", name, reason)
    for reason in unread():
        log.error("a language cannot be read: %s", reason)


def withheld(name: str, error: Exception) -> GameFacts:
    """A game that cannot be loaded. What is wrong with a box is told; what else may be, only the log knows."""
    return {
        "id": name,
        "fault": error.faults[0] if isinstance(error, BoxError) else type(error).__name__,
        "prefix": "",
        "edition": 0,
        "seats": [],
        "minutes": [],
        "weight": 0,
        "lesson": 0,
        "lesson_minutes": 0,
        "howto": False,
        "puzzles": [],
        "strong": False,
        "legend": [],
        "bots": [],
        "levels": [],
        "bot": "",
        "options": [],
    }


def offer(game: Game[Any]) -> GameFacts:
    lesson = lessons.offered(game)
    return {
        "id": game.id,
        "fault": "",
        "prefix": game.prefix,
        "edition": game.edition,
        "seats": list(game.seats),
        "minutes": [game.about.minutes.get(seats, 0) for seats in game.seats],
        "weight": game.about.weight,
        "lesson": 0 if lesson is None else len(lesson.steps),
        "lesson_minutes": game.about.lesson_minutes,
        "howto": game.howto is not None,
        "puzzles": [one.id for one in puzzle.offered(game)],
        "strong": knowing.known(game) is not None,
        "legend": [{"icon": icon, "message": message} for icon, message in game.about.legend.items()],
        "bots": opponents(),
        "levels": list(LEVELS),
        "bot": suggested(),
        "options": [
            {
                "id": option.id,
                "values": list(option.values),
                "default": option.default,
                "players": list(option.players),
                "rule": option.rule,
                "ruling": option.id in game.about.rulings,
                "needs": game.about.needs.get(option.id),
            }
            for option in game.box.options
        ],
    }


@cache
def words(name: str, language: str) -> str:
    """The messages of all games and of this one, in one language; the later win."""
    game = found_game(name)
    return "\n".join((text_of(SHARED, language), text_of(game.package, language), lent(language, game.package)))


@cache
def shared_words(language: str) -> str:
    return "\n".join((text_of(SHARED, language), lent(language, None)))


def lent(language: str, package: str | None) -> str:
    """The English messages that a language cannot do without yet."""
    return "".join(map(FluentSerializer().serialize_entry, borrowed(language, package)))


def spoken() -> list[LanguageFacts]:
    """Every language, as its speakers call it."""
    return [{"id": one.id, "name": one.name, "locale": one.locale or one.id} for one in languages().values()]


@cache
def emblem(name: str) -> str:
    """The picture of a game, as SVG: its own, or a neutral one."""
    own = files(found_game(name).package) / EMBLEM
    found = own if own.is_file() else files("caravanserai.tables") / "neutral.svg"
    return found.read_text(encoding="utf-8")


@cache
def grammar(name: str) -> dict[str, Any]:
    """What a speaker in the browser has to know besides the messages."""
    return grammar_of(found_game(name))


@cache
def rules(name: str, language: str) -> RuleBook:
    """The rules in a language, and the notes on them; a file that is damaged is told in the log and left out."""
    box = found_game(name).box
    found = book.opened(box, language)
    for fault in found.faults:
        log.error("%s", fault)
    return {
        "prefix": box.prefix,
        "language": language,
        "sections": [told(one) for one in found.chapters],
        "notes": found.notes.by_id,
        "appendix": [told(book.in_english(one)) for one in found.notes.sections],
    }


def rule_languages(name: str) -> list[str]:
    """Those that the platform speaks, and those that the game's rules are told in."""
    return list(dict.fromkeys((*languages(), *book.languages(found_game(name).box))))


def told(chapter: book.Chapter) -> RuleSection:
    heading, text, language, statements = chapter
    return {
        "id": heading.id,
        "title": heading.title,
        "level": heading.level,
        "text": text,
        "language": language,
        "rules": [{"id": one.id, "text": one.text, "language": one.language} for one in statements],
    }


def knowledge(name: str) -> Knowledge:
    """How a strong level plays, where it was counted."""
    found = knowing.known(found_game(name))
    if found is None:
        raise missing("page")
    return found


@cache
def howto(name: str, language: str) -> Howto:
    """How to play, in a language; a game may have no such page."""
    game = found_game(name)
    if game.howto is None:
        raise missing("page")
    page = howto_in(game, language)
    return {
        "game": game.id,
        "language": language,
        "minutes": game.howto.minutes,
        "box": game.box.digest,
        "sections": [
            {
                "id": section.id,
                "shape": section.shape,
                "title": section.title,
                "drawing": section.drawing,
                "items": [
                    {
                        "id": item.id,
                        "name": item.name,
                        "text": item.text,
                        "icon": item.icon,
                        "drawing": item.drawing,
                        "rule": item.rule,
                    }
                    for item in section.items
                ],
            }
            for section in page
        ],
        "view": example(game),
    }


def example(game: Game[Any]) -> View:
    """The position that the drawings of the page take their pieces from, as the one who learns sees it.

    A corrected box may lead the lesson elsewhere: it is then followed for as long as the rules allow.
    """
    lesson = game.lesson
    if lesson is None or game.howto is None:
        return game.show(start(game, max(2, game.seats.start), 0), 0)
    s: State = start(game, lesson.seats, lesson.key, **lesson.options)
    names = [step.id for step in lesson.steps]
    until = lesson.beginning(names.index(game.howto.example)) if game.howto.example in names else 0
    for move in lesson.script[:until]:
        codes = legal(s, move.seat) if move.seat in asked(s) else []
        open_now = [game.space.token(code) for code in codes]
        chosen = [token for token in move.tokens or open_now if token in open_now]
        if not chosen:
            break
        apply(s, chosen[0], move.seat)
    return game.show(s, lesson.seat)


def picture(name: str, component: str) -> bytes:
    """The picture of a component that a game brings."""
    found = pictures(found_game(name).package).get(component)
    if found is None:
        raise Problem(404, "not-found", f"{name}: there is no picture of {component}")
    return found.read_bytes()


__all__ = [
    "emblem",
    "grammar",
    "howto",
    "log_faults",
    "offered",
    "picture",
    "rule_languages",
    "rules",
    "shared_words",
    "spoken",
    "stock",
    "words",
]
