"""What a judge has learned, by a short name: numbers that were made or measured with it hold for it alone."""

import json
from functools import cache
from hashlib import blake2b
from typing import Any, Final

from caravanserai.bots.taught import files_for, learned
from caravanserai.core.game import Game

WORTH: Final = "worth"  # judged by the game's own heuristics: nothing was learned


def weights_of(game: Game[Any], seats: int) -> str:
    """A short name of what was learned about a game for a table of so many; another net has another."""
    files = files_for(game, seats)
    return name_of_learned(game.package, files[0][0]) if files else WORTH


@cache
def name_of_learned(package: str, file: str) -> str:
    found = learned(package, file)
    return WORTH if found is None else fingerprint(json.dumps(found, sort_keys=True))


def fingerprint(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()
