"""What everybody is told alike, as files: the same as the server's API says, before there is an engine to ask.

The page finds them by the paths of the API: see web/src/carrier/files.ts.
"""

import json
from collections.abc import Iterator
from typing import Any

from caravanserai.bots.levels import TRADER
from caravanserai.core.game import Game, games
from caravanserai.speech import languages
from caravanserai.speech.pictures import pictures
from caravanserai.tables import boxed, library
from caravanserai.tables.correction import read_shipped
from caravanserai.tables.knowledge import known
from caravanserai.tables.messages import GameFacts


def answers() -> Iterator[tuple[str, bytes]]:
    """Each file by its path in the folder."""
    yield "api/languages.json", as_json(library.spoken())
    yield "api/games.json", as_json([in_a_browser(one) for one in library.offered()])
    for language in languages():
        yield f"api/games/all/words/{language}.ftl", library.shared_words(language).encode()
    for game in games().values():
        yield from about(game)


def about(game: Game[Any]) -> Iterator[tuple[str, bytes]]:
    """All that is told of a game."""
    folder = f"api/games/{game.id}"
    yield f"{folder}/emblem.svg", library.emblem(game.id).encode()
    yield f"{folder}/grammar.json", as_json(library.grammar(game.id))
    if known(game) is not None:
        yield f"{folder}/knowledge.json", as_json(library.knowledge(game.id))
    yield f"{folder}/box.json", as_json(boxed.components(game.id))
    yield f"{folder}/shipped.json", as_json(read_shipped(game.id, game.box.folder))
    for language in languages():
        yield f"{folder}/words/{language}.ftl", library.words(game.id, language).encode()
        if game.howto is not None:
            yield f"{folder}/howto/{language}.json", as_json(library.howto(game.id, language))
    for language in library.rule_languages(game.id):
        yield f"{folder}/rules/{language}.json", as_json(library.rules(game.id, language))
    for name, picture in pictures(game.package).items():
        yield f"{folder}/pictures/{name}.svg", picture.read_bytes()


def in_a_browser(facts: GameFacts) -> GameFacts:
    """A game on offer; whoever searches makes people wait there, so another is suggested."""
    return facts | {"bot": TRADER} if facts["bot"] else facts


def as_json(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()
