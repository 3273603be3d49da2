"""The games on offer, with their words, rules and components: the same for everybody."""

from functools import cache
from typing import Any

from caravanserai.bots.levels import LEVELS, opponents, suggested
from caravanserai.core.game import Game, games
from caravanserai.server.messages import GameFacts, Rule, RuleBook, RuleSection
from caravanserai.server.table import found_game
from caravanserai.speech import LANGUAGES
from caravanserai.speech.catalogue import SHARED, text_of
from caravanserai.speech.grammar import grammar as grammar_of


def offered() -> list[GameFacts]:
    """Every installed game."""
    return [offer(game) for game in games().values()]


def offer(game: Game[Any]) -> GameFacts:
    return {
        "id": game.id,
        "prefix": game.prefix,
        "edition": game.edition,
        "seats": list(game.seats),
        "lesson": 0 if game.lesson is None else len(game.lesson.steps),
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
            }
            for option in game.box.options
        ],
    }


@cache
def words(name: str, language: str) -> str:
    """The messages of all games and of this one, in one language; the later win."""
    game = found_game(name)
    return text_of(SHARED, language) + "\n" + text_of(game.package, language)


@cache
def shared_words(language: str) -> str:
    return text_of(SHARED, language)


@cache
def grammar(name: str) -> dict[str, Any]:
    """What a speaker in the browser has to know besides the messages."""
    return grammar_of(found_game(name))


@cache
def rules(name: str) -> RuleBook:
    """The rules under their headings, in the order of the rulebook."""
    box = found_game(name).box
    under: dict[Any, list[Rule]] = {heading: [] for heading in box.headings}
    for rule in box.rules.values():
        under.setdefault(rule.heading, []).append({"id": rule.id, "text": rule.text})
    sections: list[RuleSection] = [
        {"id": heading.id, "title": heading.title, "level": heading.level, "rules": found}
        for heading, found in under.items()
    ]
    return {"prefix": box.prefix, "sections": sections}


def components(name: str) -> dict[str, Any]:
    """The component file as it is in use, with what effects are called by number."""
    box = found_game(name).box
    return {"id": box.id, "digest": box.digest, **box.data}


__all__ = ["LANGUAGES", "components", "grammar", "offered", "rules", "shared_words", "words"]
