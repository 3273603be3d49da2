"""A quick row of numbers about a seat: the worth first, then numbers that say something and give nothing away."""

from collections.abc import Iterator
from functools import cache
from math import isclose, isfinite
from typing import Any, Final

import pytest

from caravanserai import compiled
from caravanserai.bots import SeatView
from caravanserai.bots.greedy import GreedyBot
from caravanserai.core.game import Game, games
from caravanserai.core.play import apply, asked, legal
from caravanserai.core.state import State
from caravanserai.core.wire import digest
from caravanserai.kit.settings import Setting, lay, settings
from caravanserai.kit.walk import Dice
from tests.games.corrected import Corrected

LEAST: Final = -3.0
MOST: Final = 5.0
GAMES: Final = 20
ENOUGH: Final = 300  # tables, where each costs more than a look
EVERY: Final = 5  # of the decisions, one table is looked at
SKETCHED: Final = [pytest.param(game, id=game.id) for game in games().values() if game.sketcher is not None]

# Numbers that a little thought does not change, and what it takes; where all think, they change.
FAR: Final = "so far from home come only those who plan a whole journey"
SELDOM: Final = {
    "marcopolo2": {
        **dict.fromkeys([f"post-{city}" for city in ("pagan", "jaipur", "kollam", "kabul", "kashgar")], FAR),
        **dict.fromkeys([f"post-{city}" for city in ("balkh", "hormuz", "baghdad")], FAR),
        "open-special-cities": FAR,
        "next-post-points": "the ninth post is for those who travel every round",
    },
    "paladins": {"growth-commission": "two of the Outsiders count it"},
    "yokohama": dict.fromkeys(["achieved-C", "achieved-by-others-C"], "the last achievements are for strong play"),
}
# Not in so few games, however well they are played; the game's own tests lay a position for it.
RARE: Final = {"marcopolo2": {"post-kollam"}}


def played(game: Game[Any], setting: Setting, seed: int, thoughtful: bool) -> Iterator[State]:
    """Some tables of a game, the last one too: all think, or one thinks a little and the others not at all.

    Interpreted, thoughts take too long for one: that bots think the same in both builds is a test of the kit's.
    """
    s = lay(game, setting, seed, False)
    dice = Dice(seed)
    bot = GreedyBot(seed) if thoughtful else GreedyBot(seed, width=1, depth=3)
    decision = 0
    while seats := asked(s):
        seat = seats[dice.below(len(seats))]
        options = legal(s, seat)
        if decision % EVERY == 0:
            yield s.clone()
        thinks = len(options) > 1 and (thoughtful or (compiled() and seat == seed % setting.seats))
        apply(s, bot.choose(SeatView(game, s, seat)) if thinks else options[dice.below(len(options))], seat)
        decision += 1
    yield s


@cache
def tables(game: str, thoughtful: bool = False) -> list[tuple[int, State]]:
    """Tables of all numbers of players and all options, each with the number of seats that people sit at.

    Interpreted, a game for each number of players has to do.
    """
    found = games()[game]
    every = [setting for setting in settings(found) if compiled() or not setting.options]
    return [
        (every[n % len(every)].seats, s)
        for n in range(max(GAMES, len(every)) if compiled() else len(every))
        for s in played(found, every[n % len(every)], n + 1, thoughtful)
    ]


def some_tables(game: str) -> list[tuple[int, State]]:
    """Tables from all over those games, the last one too: enough for what does not depend on rare ones."""
    found = tables(game)
    return found[:: -(-len(found) // ENOUGH)] + found[-1:]


def sketched(game: Game[Any], s: State, seat: int) -> list[float]:
    assert game.sketcher is not None
    return list(game.sketcher.sketch(s, seat))


def names_of(game: Game[Any]) -> tuple[str, ...]:
    assert game.sketcher is not None
    return game.sketcher.names


# What an owner of the game might find in the box, and as many numbers all the same.
CORRECTED: Final = {
    "gugong": """
[meta]
rounds = 3

[counts]
ships_per_colour = 2

[day_track]
servants = [6, 4, 4]

[solo]
matches_by_day = [1, 2, 3]
decree_level_by_day = [1, 2, 3]

[jade]
set_vp = [0, 2, 5]

[player]
ships = 2

[[decrees]]
id = "d1_servant"
cost = { servant = 2 }

[[gift_cards]]
id = "board_1"
effects = []
""",
    "marcopolo2": """
[meta]
rounds = 3

[counts]
trading_posts_per_player = 12

[[city_cards]]
id = "gold_points"
effects = []
""",
}
LOOK: Final = """
from caravanserai.kit.settings import Setting
from caravanserai.kit.walk import walk

found = games()[{game!r}]
for seats in found.seats:
    for at in walk(found, Setting(seats), seats, False):
        for seat in range(seats if at.over or at.decision % EVERY == 0 else 0):
            row = sketched(found, at.s, seat)
            assert len(row) == {length}, len(row)
            assert all(isfinite(n) and LEAST <= n <= MOST for n in row), row
print("sketched")
"""


@pytest.mark.parametrize("game", CORRECTED)
def test_a_corrected_box_is_sketched_in_as_many_numbers(game: str) -> None:
    """A judge that was taught with our box can look at the owner's."""
    script = LOOK.format(game=game, length=len(names_of(games()[game])))
    owned = Corrected(game, "from tests.games.test_sketches import *\n")
    assert ("sketched\n", "") == owned.run(CORRECTED[game], script)


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
    for seats, s in some_tables(game.id):
        before = digest(s)
        for seat in range(seats):
            assert sketched(game, s, seat) == sketched(game, s.clone(), seat)
        assert before == digest(s)


@pytest.mark.parametrize("game", SKETCHED)
def test_what_a_seat_cannot_know_makes_no_difference_to_its_sketch(game: Game[Any]) -> None:
    names = names_of(game)
    for seats, s in some_tables(game.id):
        for seat in range(seats):
            true = sketched(game, s, seat)
            for key in (1, 2):
                made_up = sketched(game, game.imagine(s, seat, key), seat)
                assert [] == [name for name, a, b in zip(names, true, made_up, strict=True) if a != b]


def dead(game: Game[Any], found: list[tuple[int, State]]) -> set[str]:
    """The numbers that are the same for every seat at every table."""
    rows = [sketched(game, s, seat) for seats, s in found for seat in range(seats)]
    columns = zip(names_of(game), zip(*rows, strict=True), strict=True)
    return {name for name, column in columns if len(set(column)) == 1}


@pytest.mark.compiled  # many tables, and thoughts at each
@pytest.mark.parametrize("game", SKETCHED)
def test_every_number_tells_tables_apart(game: Game[Any]) -> None:
    assert dead(game, tables(game.id)) <= set(SELDOM.get(game.id, {}))


@pytest.mark.long
@pytest.mark.parametrize("game", SKETCHED)
def test_where_all_think_no_number_is_dead(game: Game[Any]) -> None:
    assert dead(game, tables(game.id) + tables(game.id, thoughtful=True)) <= RARE.get(game.id, set())
