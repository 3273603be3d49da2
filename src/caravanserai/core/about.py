"""What somebody who does not know a game asks first: how long it takes and how much there is to it.

It stands in `about.toml` beside the components, but is no part of them: other
figures there make no other game.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Final

FILE: Final = "about.toml"
HEAVIEST: Final = 5


class BadAbout(ValueError):
    """Figures that cannot be true; the message says which."""


@dataclass(frozen=True)
class About:
    """The figures on a game's card, and which of its options are readings of unclear rules."""

    minutes: Mapping[int, int] = field(default_factory=dict)  # of a game, by the number of players
    weight: int = 0  # from 1, light, to 5; 0: unknown
    lesson_minutes: int = 0
    rulings: tuple[str, ...] = ()  # the other options are variants and expansions
    needs: Mapping[str, str] = field(default_factory=dict)  # options that mean nothing unless another is on
    legend: Mapping[str, str] = field(default_factory=dict)  # symbols, and the messages that explain them
    aims: Mapping[str, float] = field(default_factory=dict)  # how fast it is meant to be, as `bench` measures it


def read_about(package: str) -> About:
    """What the folder of a game says."""
    return about_of(package, (files(package) / FILE).read_text(encoding="utf-8"))


def about_of(name: str, text: str) -> About:
    """What such a file says; `name` is what faults call it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadAbout(f"{name}: {error}") from None
    for key in ("minutes", "weight"):
        if key not in data:
            raise BadAbout(f"{name}: {key}: missing")
    about = About(
        minutes={int(players): int(minutes) for players, minutes in data["minutes"].items()},
        weight=data["weight"],
        lesson_minutes=data.get("lesson_minutes", 0),
        rulings=tuple(data.get("rulings", ())),
        needs=dict(data.get("needs", {})),
        legend=dict(data.get("legend", {})),
        aims=dict(data.get("aims", {})),
    )
    if not 1 <= about.weight <= HEAVIEST:
        raise BadAbout(f"{name}: weight: {about.weight} is not from 1 to {HEAVIEST}")
    if any(minutes <= 0 for minutes in (*about.minutes.values(), about.lesson_minutes or 1)):
        raise BadAbout(f"{name}: minutes: each is more than 0")
    return about
