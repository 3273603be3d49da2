"""What a choice costs is told before it is taken: the same that is then paid."""

import random

import pytest

from caravanserai.core import play
from caravanserai.games.gugong import GAME
from caravanserai.games.gugong.actions.action import Action
from caravanserai.games.gugong.events import SERVANTS_SPENT
from caravanserai.games.gugong.state import POOL, Gugong
from tests.games.gugong.story import Story
from tests.rules import rule


def price(t: Story, token: str) -> tuple[str, int] | None:
    found = play.price(t.s, token)
    return None if found is None else (found.message, int(found.n))


def giving(card: str, *others: str, servants: int) -> Story:
    """Seat 0 has chosen a card; a 5 lies at the canal and an 8 at the jade houses."""
    t = Story().gift("canal", "board_5").gift("jade", "set2_8").hand(0, card, *others).servants(0, servants)
    return t.turn(0).play(f"gift:{card}")


@rule("GG-5.2.3", "GG-5.2.4")
def test_a_place_says_whether_the_gift_is_free_there() -> None:
    """A 6 is free where a 5 lies and must be paid for where an 8 lies."""
    t = giving("set1_6", "set1_2", servants=2)

    assert ("price-free", 0) == price(t, "place:canal")
    assert ("price-pay", 0) == price(t, "place:jade")


@rule("GG-5.2.4", "GG-5.2.6")
@pytest.mark.parametrize(
    ("others", "servants", "expected"),
    [(("set1_2",), 0, "price-pay"), ((), 2, "price-pay"), ((), 1, "price-no-action")],
)
def test_without_servants_and_a_second_card_there_is_no_action(
    others: tuple[str, ...], servants: int, expected: str
) -> None:
    """Whoever can pay in neither way can only exchange."""
    t = giving("set1_6", *others, servants=servants)

    assert (expected, 0) == price(t, "place:jade")


@rule("GG-5.4.2", "GG-5.4.6")
@pytest.mark.parametrize(
    ("card", "servants", "expected"),
    [
        ("set1_7", 3, "price-free"),
        ("set1_7", 2, "price-no-action"),
        ("set1_6", 2, "price-free"),  # its own servant comes first and makes three
        ("set1_6", 0, "price-card-only"),
    ],
)
def test_a_place_where_nothing_is_affordable_is_not_called_free(card: str, servants: int, expected: str) -> None:
    """The exchange costs nothing, but the place's action cannot be paid: that is said, and what is left."""
    t = Story().gift("jade", "set1_2").hand(0, card).servants(0, servants).turn(0).play(f"gift:{card}")

    assert (expected, 0) == price(t, "place:jade")


@rule("GG-5.2.7")
def test_a_second_card_is_laid_aside() -> None:
    """The cards of the hand say what happens to them; servants and no action say it by their names."""
    t = giving("set1_6", "set1_2", servants=2).play("place:jade")

    assert ("price-lay-aside", 0) == price(t, "gift:set1_2")
    assert price(t, "payment:servants") is None


@rule("GG-8.1.1", "GG-8.3.5")
def test_a_decree_says_what_it_costs_this_player_now() -> None:
    """The printed cost and one for each opponent there, less with the decree that makes decrees cheaper."""
    decrees = ["d1_intrigue", "d1_servant", "d2_decree", "d2_jade", "d3_eight", "d3_jade"]
    t = Story(4).decrees(*decrees).holds(1, "d1_servant").holds(2, "d1_servant").perform(0, "decrees")
    assert ("price-servants", 3) == price(t, "decree:d1_servant")
    assert ("price-servants", 1) == price(t, "decree:d1_intrigue")
    assert price(t, "answer:skip") is None

    t.holds(0, "d2_decree")
    assert ("price-servants", 2) == price(t, "decree:d1_servant")
    assert ("price-free", 0) == price(t, "decree:d1_intrigue")


@rule("GG-6.1.2", "GG-8.3.1")
def test_the_dearer_way_says_its_price() -> None:
    """Two moves cost two servants, fewer with the decree for it; one move is free."""
    decrees = ["d1_intrigue", "d1_servant", "d2_travel", "d2_jade", "d3_eight", "d3_jade"]
    t = Story().decrees(*decrees).perform(0, "travel")
    assert [("price-free", 0), ("price-servants", 2)] == [price(t, "option:a"), price(t, "option:b")]

    t.holds(0, "d2_travel")
    assert ("price-servants", 1) == price(t, "option:b")


@rule("GG-5.4.6")
def test_what_is_told_is_what_is_paid() -> None:
    """In random games, every way of every action takes from pool to supply as many servants as it said."""
    luck = random.Random(7)  # noqa: S311 (a game, not a secret)
    compared: set[str] = set()
    for key in range(12):
        seats = 2 + key % 4
        s = GAME.deal(seats, GAME.options(seats, {}), key)
        while s.stack:
            step = play.question(s)
            if isinstance(step, Action) and s.of(step.seat).double != POOL:  # else which servants pay is asked
                for choice in play.legal(s):
                    told = play.price(s, choice)
                    if told is not None:
                        assert told.n == paid(s, step.seat, choice), (type(step).__name__, choice)
                        compared.add(type(step).__name__)
            play.apply(s, luck.choice(play.legal(s)))
    assert {"Travel", "GreatWall", "BuyJade", "Intrigue", "Palace", "TakeDecree", "GrandCanal"} == compared


def paid(s: Gugong, seat: int, choice: int) -> int:
    """The servants that a choice takes to the supply at once."""
    after = s.clone()
    after.log = []
    play.apply(after, choice)
    return sum(event.b for event in after.log if event.kind == SERVANTS_SPENT and event.a == seat)
