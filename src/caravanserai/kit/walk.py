"""Random games, decision by decision, with what is about to be decided."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from caravanserai.core.game import Game
from caravanserai.core.ids import NOBODY
from caravanserai.core.play import apply, asked, legal
from caravanserai.core.record import Move
from caravanserai.core.rng import mixed, next32
from caravanserai.core.state import State
from caravanserai.kit.settings import Setting, lay


class Stuck(Exception):
    """A game that neither goes on nor ends."""


@dataclass(frozen=True)
class Position:
    """A table in the middle of a random game; over when nobody is asked."""

    game: Game[Any]
    setting: Setting
    seed: int
    keyed: bool
    s: State
    decision: int
    seat: int  # who decides next: NOBODY when the game is over
    choice: int  # and how
    moves: list[Move]  # all that was decided before

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    @property
    def everyone(self) -> list[int]:
        """The seats, and a spectator."""
        return [*range(self.setting.seats), NOBODY]


class Dice:
    """The kit's own chance: nothing to do with the game's."""

    def __init__(self, seed: int) -> None:
        self.luck = mixed(seed)

    def below(self, n: int) -> int:
        self.luck = next32(self.luck)
        return (self.luck * n) >> 32


def walk(game: Game[Any], setting: Setting, seed: int, keyed: bool) -> Iterator[Position]:
    """Every position of one random game, the last one too; those asked together answer in any order."""
    s = lay(game, setting, seed, keyed)
    s.log = []
    dice = Dice(seed + 1)
    moves: list[Move] = []
    while seats := asked(s):
        seat = seats[dice.below(len(seats))]
        options = legal(s, seat)
        if not options:
            raise Stuck(f"seat {seat} is asked {type(s.stack[-1]).__name__} and nothing is legal")
        if len(moves) >= game.longest:
            raise Stuck(f"not over after {game.longest} decisions")
        choice = options[dice.below(len(options))]
        yield Position(game, setting, seed, keyed, s, len(moves), seat, choice, moves)
        apply(s, choice, seat)
        moves.append(Move(seat, game.space.token(choice)))
    if legal(s):
        raise Stuck("nobody is asked and something is legal")
    yield Position(game, setting, seed, keyed, s, len(moves), NOBODY, NOBODY, moves)
