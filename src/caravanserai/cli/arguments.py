"""What was typed, read: games, seats, options, keys, languages. Whatever is wrong is named."""

import locale
import os
import sys
from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, TypeAlias

import typer

from caravanserai.bots import bots
from caravanserai.cli.wrong import Wrong
from caravanserai.core.box import BoxError
from caravanserai.core.game import Game, Options, Shelf, games, unloaded
from caravanserai.core.languages import unread
from caravanserai.core.record import option_value
from caravanserai.core.rng import KEY_SIZE, fresh_key, key_from
from caravanserai.speech import language_for, languages

HUMAN = "human"

Lang: TypeAlias = Annotated[
    str | None, typer.Option("--lang", "--language", help=f"{', '.join(languages())}; as the surroundings if missing.")
]


def known_games() -> Shelf:
    """The games that can be played; of those that cannot be loaded one line each is said, once."""
    tell_of_faults()
    if not games():
        raise Wrong("no game can be loaded")
    return games()


@cache
def tell_of_faults() -> None:
    for name, why in unloaded().items():
        print(f"caravanserai: {name} cannot be loaded: {why}", file=sys.stderr)
    for why in unread():
        print(f"caravanserai: a language cannot be read: {why}", file=sys.stderr)


def find_game(name: str | None) -> Game[Any]:
    """The game of that name; where only one is installed, none need be named."""
    if name in games().faults:
        error = games().faults[name]
        raise error if isinstance(error, BoxError) else Wrong(f"{name} cannot be loaded: {unloaded()[name]}") from error
    known = known_games()
    if name is None and len(known) == 1:
        return next(iter(known.values()))
    if name is None:
        raise Wrong(f"name a game: {', '.join(known)}")
    if name not in known:
        raise Wrong(f"no such game: {name!r}; known: {', '.join(known)}")
    return known[name]


def read_options(given: Sequence[str]) -> Options:
    """`bonus_tokens=true` and the like."""
    out: Options = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise Wrong(f"--option {word}: write NAME=VALUE")
        if name in out:
            raise Wrong(f"--option {word}: {name} is given twice")
        out[name] = option_value(value)
    return out


def read_key(word: str | None) -> bytes:
    """A plain number, or a key as records write it; a fresh one if none is given."""
    if word is None:
        return fresh_key()
    if word.lstrip("-").isdigit() and len(word) < 2 * KEY_SIZE:
        return key_from(int(word))
    try:
        key = bytes.fromhex(word)
    except ValueError:
        key = b""
    if len(key) != KEY_SIZE:
        raise Wrong(f"--key {word}: neither a whole number nor {2 * KEY_SIZE} hexadecimal digits")
    return key


def read_language(word: str | None, option: str = "--lang") -> str:
    """A language that we speak; that of the surroundings if none is given."""
    if word is None:
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            if os.environ.get(name):
                return language_for(os.environ[name])
        return language_for(locale.getlocale()[0] or "")
    if word not in languages():
        raise Wrong(f"{option} {word}: not spoken here; known: {', '.join(languages())}")
    return word


def read_seat(word: str) -> tuple[str, str]:
    """Who sits there, and a name if one is given: `sage`, `human:Ayşe`."""
    kind, _, name = word.partition(":")
    if kind != HUMAN and kind not in bots():
        raise Wrong(f"--seat {word}: nobody is called {kind!r}; known: {', '.join((HUMAN, *bots()))}")
    if any(ord(letter) < ord(" ") for letter in name):
        raise Wrong(f"--seat {kind}: a name has no control characters")
    return kind, name.strip()


def read_seats(game: Game[Any], seats: int | None, given: Sequence[str], bot: str) -> list[tuple[str, str]]:
    """Who sits where: those named, then bots; a person first if nobody is named."""
    named = [read_seat(word) for word in given] or [(HUMAN, "")]
    if seats is None:
        seats = len(given) or max(2, game.seats.start)
    if seats not in game.seats:
        raise Wrong(f"--seats {seats}: {game.id} has {game.seats.start}–{game.seats.stop - 1}")
    if len(named) > seats:
        raise Wrong(f"--seat: {len(named)} are named for {seats} seats")
    return named + [(bot, "")] * (seats - len(named))
