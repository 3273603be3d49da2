"""Small ladders for tests: the small game, and made-up outcomes."""

from typing import Any

import pytest

from caravanserai.core.game import Game, games
from caravanserai.core.rng import mixed
from caravanserai.ladder import playing
from caravanserai.ladder.fixtures import DIFFICULTY, REPORTING, Fixture, Ladder
from caravanserai.ladder.playing import Outcome
from caravanserai.ladder.times import Times
from tests.oasis import GAME as OASIS

GUGONG = games()["gugong"]


def with_oasis(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the ladder find the small game, in this process."""
    monkeypatch.setattr(playing, "games", lambda: {**games(), "oasis": OASIS})


def ladder(game: Game[Any] = OASIS, seats: int = 2, **other: Any) -> Ladder:
    given: dict[str, Any] = {"levels": ("random", "greedy"), "mirrors": (), "first_key": REPORTING.start}
    options = {name: value for name, value in game.options(seats, {}).items() if name != DIFFICULTY}  # all are played
    return Ladder(game=game, seats=seats, options=options, **given | other)


def made_up(fixture: Fixture, chance: float = 0.7) -> Outcome:
    """`a` wins so often; by chance, but always the same."""
    won = mixed(fixture.key * 8 + fixture.seat) / 2**32 < chance
    winner = fixture.seat if won else (fixture.seat + 1) % fixture.seats
    times = Times()
    times.add(2.0)
    return Outcome(
        ended=True,
        places=tuple(1 if seat == winner else 2 for seat in range(fixture.seats)),
        points=tuple(30 if seat == winner else 20 for seat in range(fixture.seats)),
        winners=(winner,),
        decisions=50,
        times={fixture.match.a: times},
    )
