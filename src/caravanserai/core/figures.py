"""Figures of the box in messages: a sentence that names a number names the one that is played with.

`speech/figures.toml` beside a game says for such a message which values of the component file its arguments are, by
their paths, as `howto.toml` does for the page for newcomers. A correction of the box is then a correction of the words.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, TypeAlias

from caravanserai.core.game import Game
from caravanserai.core.howto import BadHowto, Figure, figure

FILE: Final = "figures.toml"
Figures: TypeAlias = Mapping[str, Mapping[str, Figure]]  # by message, by argument


def figures(game: Game[Any]) -> Figures:
    """What each message that speaks of the box is given; a path that leads to no number is a fault of the file.

    In a box that an owner has corrected it is none: such a message is left out, and is not to be said.
    """
    out: dict[str, Mapping[str, Figure]] = {}
    for message, arguments in paths(game.package).items():
        where = f"{game.id}: speech/{FILE}: {message}"
        try:
            out[message] = {name: figure(where, name, path, game.box.data) for name, path in arguments.items()}
        except BadHowto:
            if not game.box.is_corrected:
                raise
    return out


def untold(game: Game[Any]) -> set[str]:
    """The messages that speak of figures which a corrected box does not have."""
    return paths(game.package).keys() - figures(game).keys()


@cache
def paths(package: str) -> Mapping[str, Mapping[str, str]]:
    """What the file says; a game without one speaks of no figures."""
    file = files(package) / "speech" / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
