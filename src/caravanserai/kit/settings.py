"""The tables a game can be played at: every player count, every value of every option."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from caravanserai.core.box import Option
from caravanserai.core.game import Game, Options, start
from caravanserai.core.rng import key_from
from caravanserai.core.state import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Setting:
    """So many seats, with these options; those not named have their defaults."""

    seats: int
    options: Options = field(default_factory=dict)

    def __str__(self) -> str:
        words = [f"{self.seats} seats", *(f"{name}={value}" for name, value in self.options.items())]
        return ", ".join(words)


def settings(game: Game[Any]) -> Iterator[Setting]:
    """All defaults, each option at each of its other values, and all options changed at once."""
    for seats in game.seats:
        known = [option for option in game.box.options if seats in option.players]
        yield Setting(seats)
        for option in known:
            for value in others(option):
                yield Setting(seats, {option.id: value})
        if len(known) > 1:
            yield Setting(seats, {option.id: others(option)[-1] for option in known if others(option)})


def others(option: Option) -> list[Any]:
    """The values of an option that are not its default."""
    return [value for value in option.values if value != option.default]


def lay(game: Game[S], setting: Setting, seed: int, keyed: bool) -> S:
    """A table ready for its first decision, with recorded chance or with the quick stream."""
    if keyed:
        return start(game, setting.seats, key_from(seed), **setting.options)
    return game.deal(setting.seats, game.options(setting.seats, setting.options), seed)
