"""A game tried with the components that it was loaded with: a random game at every setting."""

from collections.abc import Callable
from typing import Any, Final

from caravanserai.core.box import BoxError
from caravanserai.core.game import Game, why
from caravanserai.kit.settings import settings
from caravanserai.kit.walk import Stuck, walk

SEED: Final = 0


def faults_of(load: Callable[[], Game[Any]], game: str, file: str) -> list[str]:
    """What is wrong with a game that is loaded and played, a line each; corrections are told of as `file`."""
    try:
        play(load())
    except BoxError as error:
        return [f"{file}{fault.removeprefix(f'{game}.toml')}" for fault in error.faults]
    except Exception as error:  # noqa: BLE001  whatever it is, nobody could play with it
        return [f"{file}: (file): (play): {why(error)}"]
    return []


def play(game: Game[Any]) -> None:
    """A random game at every setting, in which nobody is asked who does not sit there."""
    for setting in settings(game):
        for at in walk(game, setting, SEED, False):
            if at.seat >= setting.seats:
                raise Stuck(f"{type(at.s.stack[-1]).__name__} asks seat {at.seat}, and {setting.seats} play")
