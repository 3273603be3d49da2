"""Those who play by themselves: a bot is given what one seat may know, and chooses.

Bots are found by the entry points `caravanserai.bots`, ours like anybody's: a
name, and a class that is made with a seed.
"""

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from importlib.metadata import entry_points
from typing import Any, Protocol, TypeAlias

from caravanserai.core import play
from caravanserai.core.game import Game, View, why
from caravanserai.core.rng import RngKey
from caravanserai.core.state import State


class SeatView:
    """The table from one seat, for as long as it is asked: nothing that the seat may not know.

    `game` and `seat` say where it sits, `legal` what it may choose, ascending; `decision` is how many decisions were
    taken before, `reveals` how often chance has spoken, which everybody at the table saw it do.
    """

    def __init__(self, game: Game[Any], s: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.decision = int(s.decided)
        self.reveals = int(s.reveals)
        self.legal: tuple[int, ...] = tuple(play.legal(s, seat))
        # The true table stays out of reach: whoever holds a view can only ask these three.
        self._show: Callable[[], View] = lambda: game.show(s, seat)
        self._imagine: Callable[[RngKey], State] = lambda key: game.imagine(s, seat, key)
        self._count: Callable[[], int] = lambda: people(game, s)

    def __repr__(self) -> str:
        return f"<SeatView: {self.game.id}, seat {self.seat}, decision {self.decision}, {len(self.legal)} choices>"

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self._show()

    @property
    def seats(self) -> int:
        """How many play; an opponent of the box does not count."""
        return self._count()

    def imagine(self, key: RngKey) -> State:
        """A table of the seat's own, to try things on: what it knows is true, the rest is made up from the key."""
        return self._imagine(key)


def people(game: Game[Any], s: State) -> int:
    """How many seats are asked in turn."""
    return 1 if game.is_solo is not None and game.is_solo(s) else len(game.standings(s))


class Bot(Protocol):
    """Chooses for a seat, one of its legal choices."""

    def choose(self, seat: SeatView) -> int:
        """One of `seat.legal`. The same seed and the same view should choose the same."""


BotMaker: TypeAlias = Callable[[int], Bot]


class UnknownBot(ValueError):
    """A name that no installed bot has, or one that cannot be loaded."""


class BotFailed(Exception):
    """A bot that cannot choose: its name, where it sits, and what went wrong in it."""

    def __init__(self, name: str, seat: int, what: str) -> None:
        super().__init__(name, seat, what)
        self.name = name
        self.seat = seat
        self.what = what

    def __str__(self) -> str:
        return f"{self.name}: {self.what}"


def seed_of(key: bytes, seat: int) -> int:
    """A bot's own chance at a table: the same whenever the game is taken up again."""
    return int.from_bytes(blake2b(bytes([seat]), key=key, digest_size=4, person=b"bot").digest(), "little")


@cache
def bots() -> tuple[str, ...]:
    """The names of all installed bots."""
    return tuple(sorted({point.name for point in entry_points(group="caravanserai.bots")}))


@cache
def find_bot(name: str) -> BotMaker:
    """The bot of that name, to be made with a seed."""
    for point in entry_points(group="caravanserai.bots"):
        if point.name == name:
            try:
                maker: BotMaker = point.load()
            except Exception as error:
                raise UnknownBot(f"{name} cannot be loaded: {why(error)}") from error
            return maker
    raise UnknownBot(f"no such bot: {name!r}; known: {', '.join(bots())}")


def made(name: str, seed: int) -> Bot:
    """A bot, ready to play; or UnknownBot, if it cannot even be made."""
    maker = find_bot(name)
    try:
        return maker(seed)
    except Exception as error:
        raise UnknownBot(f"{name} cannot be made: {why(error)}") from error


def choice_of(bot: Bot, name: str, view: SeatView) -> int:
    """What a bot chooses; or BotFailed, whatever went wrong in it."""
    try:
        choice = bot.choose(view)
    except Exception as error:
        raise BotFailed(name, view.seat, why(error)) from error
    if choice not in view.legal:
        raise BotFailed(name, view.seat, f"chose {choice!r}, which is not among its choices")
    return choice


__all__ = [
    "Bot",
    "BotFailed",
    "BotMaker",
    "SeatView",
    "UnknownBot",
    "bots",
    "choice_of",
    "find_bot",
    "made",
    "seed_of",
]
