"""What a speaker outside of Python has to know of a game besides its messages: names, rows, arguments of events."""

from collections.abc import Iterable
from typing import Any

from caravanserai.core.figures import figures
from caravanserai.core.game import Game
from caravanserai.core.words import Key, Words
from caravanserai.speech.pictures import pictures
from caravanserai.speech.sorts import own_vocabulary, rows_by_sort, sorts_of, spoken
from caravanserai.speech.written import still_holds


def grammar(game: Game[Any]) -> dict[str, Any]:
    """Everything by which the Speaker puts choices, events and effects into words, as plain tables.

    `box` is the digest of the components that it speaks of, `sorts` are the labels of every family and
    other sort of component, `compounds` what the labels of some are made of, `rows` their rows of the
    component file with the list they are in, `events` the names and sorts of each kind's arguments.
    The other tables give, for every word of the vocabulary, the names and types of its keys;
    `provenance` tells for each table of the component file where its values come from, `written` whose
    hand-written text was written for the row as it is, `pictures` what the game brings a picture of,
    `figures` the numbers of the box that messages speak of.
    """
    words, sorts = own_vocabulary(game), sorts_of(game)
    rows = rows_by_sort(game, words, sorts)
    return {
        "game": game.id,
        "box": game.box.digest,
        "prefix": game.prefix,
        "sorts": sorts,
        "compounds": dict(game.compounds),
        "rows": rows,
        "events": {kind.name: [[one.name, one.sort] for one in kind.arguments] for kind in game.events.kinds},
        "tables": signatures(words, words.tables),
        "lead": {sort: signatures(words, found) for sort, found in words.lead.items()},
        "counters": signatures(words, words.named["counter"]),
        "provenance": game.box.data.get("provenance", {}),
        "written": [
            f"{sort}-{name}"
            for sort, found in rows.items()
            for name, (_, row) in found.items()
            if still_holds(game.package, f"{sort}-{name}", row, words)
        ],
        "pictures": sorted(pictures(game.package)),
        "figures": figures(game),
    }


def signatures(words: Words, table: dict[str, str]) -> dict[str, list[list[str]]]:
    return {word: plain(words.keys(signature)) for word, signature in table.items()}


def plain(keys: Iterable[Key]) -> list[list[str]]:
    return [[key.name, spoken(key)] for key in keys]
