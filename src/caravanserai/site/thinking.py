"""What the second worker does: each errand by its name, given and answered as text."""

import json
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final

from caravanserai.core.game import Game, games
from caravanserai.tables.boxed import correction_here
from caravanserai.tables.choosing import chosen
from caravanserai.tables.correction import MOST_FAULTS, fault_of, read_over
from caravanserai.tables.hints import thought
from caravanserai.tables.installed import found_game
from caravanserai.tables.reading import MOST_DECISIONS, Unplayable, played

CHOOSE: Final = "choose"
ADVISE: Final = "advise"
READ: Final = "read"
BOX: Final = "box"
TRY: Final = "try"
OUT_OF_TIME: Final = "out-of-time"
MOST_SECONDS: Final = 60.0  # that a record may take to be played: rules are slower here, and nobody else waits


def run(errand: str, given: str) -> str:
    """Do an errand."""
    return json.dumps(ERRANDS[errand](*json.loads(given)))


def choose(game: str, table: str, bots: list[tuple[int, str, str]], most: int, down: int) -> object:
    """What bots choose at a saved table; seeds are sent as text: a page has no whole numbers that large."""
    found = chosen(game, table, {seat: (bot, int(seed)) for seat, bot, seed in bots}, most, down)
    failures = [[one.seat, one.bot, one.why, one.instead] for one in found.failures]
    return {"moves": found.moves, "failures": failures}


def advise(game: str, table: str, seat: int, stage: int) -> object:
    """The hint for a seat at a saved table."""
    return thought(game, table, seat, stage)


def read(text: str) -> object:
    """A record, played; or why it cannot be."""
    found = played(text, MOST_DECISIONS, MOST_SECONDS)
    if isinstance(found, Unplayable):
        return asdict(found)
    out = {name: getattr(found, name) for name in found.__dataclass_fields__}
    later = [[n, key.hex()] for n, key in found.later.items()]
    anew = [[n, seat, key.hex()] for n, (seat, key) in found.anew.items()]
    return out | {"key": found.key.hex(), "later": later, "anew": anew}


def box(game: str, text: str) -> object:
    """What a correction of the components says; anybody's that came with the site is left aside."""
    return read_over(game, str(found_game(game).box.folder), text)


def tried(game: str) -> object:
    """What is wrong with the box that a game was loaded with here: a random game at every setting, and its words."""
    from caravanserai.kit.trial import faults_of  # noqa: PLC0415  few visitors ever correct a box
    from caravanserai.speech.grammar import grammar  # noqa: PLC0415

    def loaded() -> Game[Any]:
        grammar(games()[game])
        return games()[game]

    file, text = f"{game}.toml", correction_here(game) or ""
    return [fault_of(text, file, one) for one in faults_of(loaded, game, file)[:MOST_FAULTS]]


ERRANDS: Final[dict[str, Callable[..., object]]] = {CHOOSE: choose, ADVISE: advise, READ: read, BOX: box, TRY: tried}
