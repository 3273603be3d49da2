"""Answers to several questions given as one: a payment of several pieces, goods taken together.

The rules ask piece by piece. Where a game says so (`composed`), people are shown
what it can come to in the end, each sum once, with the answers that lead there.
"""

from collections import deque
from typing import Any, Final

from caravanserai.core import play
from caravanserai.core.game import Game
from caravanserai.core.state import State
from caravanserai.tables.messages import Bundle

MOST: Final = 16  # more are no help
MOST_TRIED: Final = 200


def bundles_of(game: Game[Any], s: State, seat: int) -> list[Bundle]:
    """All that a run of questions can come to; none where one answer ends it, or something would be revealed."""
    if game.holdings is None or not is_composed(game, s, seat):
        return []
    before = game.holdings(s, seat)
    found: dict[frozenset[tuple[str, int]], Bundle] = {}
    tried = 0
    open_ones: deque[tuple[State, list[str]]] = deque([(s, [])])
    while open_ones:
        at, tokens = open_ones.popleft()
        if tokens and not is_composed(game, at, seat):
            changes = changed(before, game.holdings(at, seat))
            found.setdefault(frozenset(changes.items()), {"tokens": tokens, "changes": changes})
            continue
        for code in play.question(at, seat).legal(at):
            tried += 1
            then = play.outcome(at, code, seat, game.flow)
            if then is None or tried > MOST_TRIED:
                return []
            open_ones.append((then, [*tokens, game.space.token(code)]))
    several = any(len(one["tokens"]) > 1 for one in found.values())
    return list(found.values()) if several and 1 < len(found) <= MOST else []


def changed(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What a seat has more or less of, by noun."""
    return {noun: after[noun] - n for noun, n in before.items() if after[noun] != n}


def is_composed(game: Game[Any], s: State, seat: int) -> bool:
    return play.asked(s) == (seat,) and type(play.question(s, seat)).__name__ in game.composed
