"""Before something is lost for good, the one who would lose it is told: in time, and from what they may know."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from caravanserai.core import play
from caravanserai.core.game import Game, games, start
from caravanserai.core.rng import key_from

PALACE = 8
# By game: the number that the seat is told, from what it sees; 0: nothing is at stake.
STAKES: dict[str, Callable[[Any, Any], int]] = {
    "gugong": lambda seen, me: PALACE - me["envoy"] if seen["day"] == 4 else 0,
    "paladins": lambda seen, me: me["unpaid"] if seen["round"] == 7 else 0,
    "marcopolo2": lambda seen, me: len(me["active"]) if seen["round"] == 5 else 0,
    "yokohama": lambda seen, me: len(me["hand"]) if seen["last_round"] and seen["round"] >= seen["last_round"] else 0,
}
MESSAGES = {
    "gugong": ("GG-9.2.5", "caution-no-audience"),
    "paladins": ("PW-11.3.4", "caution-unpaid-debts"),
    "marcopolo2": ("MP-5.12", "caution-open-contracts"),
    "yokohama": ("YK-12.2.2", "caution-open-orders"),
}
KEYS = range(3)
every_game = pytest.mark.parametrize("game", [games()[name] for name in STAKES], ids=lambda game: game.id)


@every_game
def test_what_is_at_stake_is_told_in_time(game: Game[Any]) -> None:
    """In whole games by chance, at every question: the rule, and the number that the seat can see for itself."""
    assert game.at_stake is not None
    told = 0
    for key in KEYS:
        dice = random.Random(key)  # noqa: S311 (which way a game goes)
        s = start(game, 2, key)
        for _ in range(game.longest):
            asked = play.asked(s)
            if not asked:
                break
            seat = int(asked[0])
            seen = game.show(s, seat)
            expected = STAKES[game.id](seen, seen["players"][seat])
            found = game.at_stake(s, seat)
            assert expected == (0 if found is None else int(found.n))
            if found is not None:
                assert MESSAGES[game.id] == (found.rule, found.message)
                told += 1
            play.apply(s, dice.choice(play.legal(s, seat)), seat)
    assert told > 0


@every_game
def test_it_tells_nothing_that_the_seat_may_not_know(game: Game[Any]) -> None:
    """At a table that the seat cannot tell from the true one, the same is told."""
    assert game.at_stake is not None
    dice = random.Random(7)  # noqa: S311 (which way a game goes)
    s = start(game, 2, 7)
    for n in range(game.longest):
        asked = play.asked(s)
        if not asked:
            break
        seat = int(asked[0])
        other = game.imagine(s, seat, key_from(n))
        true, imagined = game.at_stake(s, seat), game.at_stake(other, seat)
        assert (true and true.n) == (imagined and imagined.n)
        play.apply(s, dice.choice(play.legal(s, seat)), seat)
