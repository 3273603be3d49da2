"""A quick row of numbers about a seat: the worth first, then numbers that say something and give nothing away."""

from collections.abc import Iterator
from functools import cache
from math import isclose, isfinite
from typing import Any, Final

import pytest

from caravanserai.bots import SeatView
from caravanserai.bots.greedy import GreedyBot
from caravanserai.core.game import Game, games
from caravanserai.core.play import apply, asked, legal
from caravanserai.core.state import State
from caravanserai.core.wire import digest
from caravanserai.kit.settings import Setting, lay, settings
from caravanserai.kit.walk import Dice

LEAST: Final = -3.0
MOST: Final = 5.0
GAMES: Final = 20
EVERY: Final = 5  # of the decisions, one table is looked at
SKETCHED: Final = [pytest.param(game, id=game.id) for game in games().values() if game.sketcher is not None]

# Numbers that no ordinary game changes, and why they are there all the same.
SELDOM: Final[dict[str, dict[str, str]]] = {}


def played(game: Game[Any], setting: Setting, seed: int) -> Iterator[State]:
    """Some tables of a game, the last one too; a seat that thinks a little meets others that do not think at all."""
    s = lay(game, setting, seed, False)
    dice = Dice(seed)
    bot = GreedyBot(seed, width=1, depth=3)
    decision = 0
    while seats := asked(s):
        seat = seats[dice.below(len(seats))]
        options = legal(s, seat)
        if decision % EVERY == 0:
            yield s.clone()
        thinks = seat == seed % setting.seats and len(options) > 1
        apply(s, bot.choose(SeatView(game, s, seat)) if thinks else options[dice.below(len(options))], seat)
        decision += 1
    yield s


@cache
def tables(game: str) -> list[tuple[int, State]]:
    """Tables of all numbers of players and all options, each with the number of seats that people sit at."""
    found = games()[game]
    every = list(settings(found))
    return [
        (every[n % len(every)].seats, s)
        for n in range(max(GAMES, len(every)))
        for s in played(found, every[n % len(every)], n + 1)
    ]


def sketched(game: Game[Any], s: State, seat: int) -> list[float]:
    assert game.sketcher is not None
    return list(game.sketcher.sketch(s, seat))


def names_of(game: Game[Any]) -> tuple[str, ...]:
    assert game.sketcher is not None
    return game.sketcher.names


@pytest.mark.parametrize("game", SKETCHED)
def test_every_number_has_a_name_of_its_own_and_stays_near_one(game: Game[Any]) -> None:
    names = names_of(game)
    assert len(set(names)) == len(names)
    for seats, s in tables(game.id):
        for seat in range(seats):
            row = sketched(game, s, seat)
            assert len(names) == len(row)
            far = {name: n for name, n in zip(names, row, strict=True) if not (isfinite(n) and LEAST <= n <= MOST)}
            assert not far


@pytest.mark.parametrize("game", SKETCHED)
def test_the_first_number_is_the_worth_but_for_its_scale(game: Game[Any]) -> None:
    pairs = [(game.worth(s, seat), sketched(game, s, seat)[0]) for seats, s in tables(game.id) for seat in range(seats)]
    worth, number = max(pairs)
    scale = worth / number
    assert scale > 1.0
    assert all(isclose(worth, number * scale, abs_tol=1e-9) for worth, number in pairs)


@pytest.mark.parametrize("game", SKETCHED)
def test_a_sketch_depends_on_the_table_alone_and_does_not_change_it(game: Game[Any]) -> None:
    for seats, s in tables(game.id):
        before = digest(s)
        for seat in range(seats):
            assert sketched(game, s, seat) == sketched(game, s.clone(), seat)
        assert before == digest(s)


@pytest.mark.parametrize("game", SKETCHED)
def test_what_a_seat_cannot_know_makes_no_difference_to_its_sketch(game: Game[Any]) -> None:
    names = names_of(game)
    for seats, s in tables(game.id):
        for seat in range(seats):
            true = sketched(game, s, seat)
            for key in (1, 2):
                made_up = sketched(game, game.imagine(s, seat, key), seat)
                assert [] == [name for name, a, b in zip(names, true, made_up, strict=True) if a != b]


@pytest.mark.parametrize("game", SKETCHED)
def test_every_number_tells_tables_apart(game: Game[Any]) -> None:
    rows = [sketched(game, s, seat) for seats, s in tables(game.id) for seat in range(seats)]
    dead = {name for name, column in zip(names_of(game), zip(*rows, strict=True), strict=True) if len(set(column)) == 1}
    assert set(SELDOM.get(game.id, {})) == dead
