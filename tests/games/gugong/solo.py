"""Tables of the solo game against Meng: what its tests lay and count."""

from typing import Any

from caravanserai.core.bits import numbers
from caravanserai.games.gugong.box import SOLO_CARDS
from caravanserai.games.gugong.state import MENG
from tests.games.gugong.story import Story

HUMAN = 0
DECREES = ("d1_intrigue", "d1_servant", "d2_jade", "d2_equal", "d3_eight", "d3_jade")


def solo(**options: Any) -> Story:
    """A solo table in the Day phase with an empty map, so that a move of Meng's Traveller is told by the test."""
    return Story(seats=1, **options).cities()


def dusk(t: Story, card: str) -> Story:
    """Dusk on a Day on which Meng has played one solo card."""
    return t.solo_today(card).dusk()


def decline(t: Story) -> Story:
    """The human takes no benefit."""
    while t.who == HUMAN:
        t.skip()
    return t


def servants(t: Story) -> tuple[int, int]:
    """Meng's servants in the pool and in the supply."""
    return t.player(MENG).pool, t.player(MENG).supply


def filled_houses(t: Story) -> list[int]:
    """The prices of the houses that still hold jade."""
    return [price for price in t.s.houses if price]


def traded(t: Story) -> int:
    """How many tokens lie on the common discard pile."""
    return sum(t.s.traded)


def today(t: Story) -> list[str]:
    """The solo cards played this Day."""
    return [SOLO_CARDS[n].id for n in t.s.solo_today]


def undrawn(t: Story) -> set[str]:
    """The solo cards still to be drawn."""
    return {SOLO_CARDS[n].id for n in numbers(t.s.solo_pile)}


def used(t: Story) -> set[str]:
    """The solo cards discarded on earlier Days."""
    return {SOLO_CARDS[n].id for n in numbers(t.s.solo_used)}
