"""Common scenes: a bare table, an area with a power, and turns in which nothing is done."""

from __future__ import annotations

from typing import Any

from tests.games.yokohama.story import Story

NO_CARDS = ["none"] * 6


def bare(seats: int = 4, **options: Any) -> Story:
    """Nobody owns goods, imports or yen, and no five-power token lies on the table."""
    t = Story(seats, **options).no_tokens()
    for seat in range(seats):
        t.stock(seat)
    return t


def powered(t: Story, area: str, power: int, seat: int = 0) -> Story:
    """The president and enough assistants in an area for a power; no other assistants on areas."""
    t.president(seat, area).assistants(seat, **{area: power - 1})
    assert power == t.player(seat).power(area)
    return t


def decline(t: Story) -> Story:
    """Answer one question with as little as possible: the president goes back to hand."""
    return t.play(next(token for token in ("phase:return", "phase:end", "answer:skip") if token in t.legal()))


def finish(t: Story) -> Story:
    """Decline whatever is asked until nobody is asked."""
    while t.asked:
        decline(t)
    return t


def idle(t: Story) -> Story:
    """The player who is asked ends the turn without doing anything."""
    turns = len(t.told("turn-begins"))
    while t.asked and turns == len(t.told("turn-begins")):
        decline(t)
    return t


def offers(t: Story, card: str) -> Story:
    """Laboratory A shows this card alone, on the leftmost space."""
    return t.laboratory("laboratory_a", card, *NO_CARDS[1:])


def symbols(t: Story, seat: int, **countries: int) -> Story:
    """So many country symbols, all from completed orders."""
    names = [f"order_{country}_{n:02}" for country, many in countries.items() for n in range(1, many + 1)]
    return t.completed(seat, *names)
