"""Refusals in plain English, for whoever plays from Python and reads an error."""

from functools import cache

from caravanserai.core.game import games
from caravanserai.core.languages import ENGLISH
from caravanserai.core.step import Refusal
from caravanserai.speech.catalogue import Catalogue


def sentence(refusal: Refusal) -> str:
    """What a player would read; the message's id where no installed game has words for it."""
    prefix = refusal.rule.partition("-")[0]
    return catalogue_of(prefix).say(refusal.message, {"n": int(refusal.n)})


@cache
def catalogue_of(prefix: str) -> Catalogue:
    """The English words of the game whose rules begin so; of all games, where none does."""
    package = next((game.package for game in games().values() if game.prefix == prefix), None)
    return Catalogue(ENGLISH, package)
