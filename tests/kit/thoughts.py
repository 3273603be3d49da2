"""What bots of all levels see and mean to do at a few tables of a game: the same in every build and process."""

from dataclasses import replace
from hashlib import blake2b
from typing import Any

from caravanserai.bots import SeatView
from caravanserai.bots.thought import Thought, tactics_of
from caravanserai.core.game import Game, start
from caravanserai.core.play import apply, asked, legal
from caravanserai.core.rng import mixed, next32
from caravanserai.core.state import State

LEVELS = range(1, 6)
FEW = 5  # simulations


def somewhere(game: Game[Any], seats: int, key: int, decisions: int) -> State:
    """A table in the middle of a game played at random."""
    s: State = start(game, seats, key=key)
    luck = mixed(key)
    while asked(s) and s.decided < decisions:
        luck = next32(luck)
        seat = asked(s)[0]
        options = legal(s, seat)
        apply(s, options[(luck * len(options)) >> 32], seat)
    return s


def thoughts(game: Game[Any]) -> str:
    """One number for all plans, with small budgets, and for all that is sketched of the seats."""
    total = blake2b(digest_size=8)
    for seats in (min(game.seats), max(game.seats)):
        s = somewhere(game, seats, seats, 9)
        if game.sketcher is not None:
            total.update(repr([list(game.sketcher.sketch(s, seat)) for seat in range(seats)]).encode())
        seat = SeatView(game, s, asked(s)[0])
        for level in LEVELS:
            known = tactics_of(game, level, seats)
            tactics = replace(known, simulations=min(known.simulations, FEW))
            total.update(repr((level, Thought(seat, tactics, 17).plan())).encode())
    return total.hexdigest()
