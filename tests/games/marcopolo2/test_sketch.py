"""Sketches: in positions laid for it, a number is what its name says."""

import pytest

from caravanserai.games.marcopolo2.box import SPACES
from caravanserai.games.marcopolo2.sketch import NAMES, sketched
from tests.games.marcopolo2.story import Story
from tests.rules import rule


def numbers_of(t: Story, *names: str, seat: int = 0) -> list[float]:
    """Some numbers of a seat's row."""
    row = dict(zip(NAMES, sketched(t.s, seat), strict=True))
    return [row[name] for name in names]


def plain(seats: int = 2) -> Story:
    """A player in Beijing who has nothing."""
    return Story(seats).character(0, "filippo_vitello").stock(0).vp(0, 0).figure(0, "beijing")


@rule("MP-7.14")
def test_open_spaces_are_those_that_may_be_chosen() -> None:
    """With one 4 and few coins: what the next turn offers, and nothing else."""
    t = plain(4).stock(0, coin=4, camel=1).dice(0, 4).lay("book_2", 1, 3).turn(0)
    opened = {name.removeprefix("open-") for name in NAMES if name.startswith("open-") and numbers_of(t, name) > [0.0]}
    ids = {space.id for space in SPACES}

    assert opened & ids == {token.removeprefix("space:") for token in t.legal()} & ids
    assert [0.5, 1.0] == numbers_of(t, "open-book_2", "open-book_1")


@rule("MP-11.7", "MP-11.12")
def test_how_near_new_cities_are() -> None:
    """Over the oasis Xanadu costs one camel; with nothing at all no city can be paid for; a seal opens the sea."""
    t = plain().stock(0, camel=1)
    assert [1 / 1.6, 0.0] == pytest.approx(numbers_of(t, "near-city", "one-step-away"))
    assert numbers_of(t, "cities-affordable") > numbers_of(t.stock(0), "cities-affordable") == [0.0]
    assert [1.0] == numbers_of(t.stock(0, camel=2), "one-step-away")
    before = numbers_of(t, "near-marker")
    assert before < numbers_of(t.character(0, "gantulga_od"), "near-marker")


@rule("MP-12.4", "MP-19.2.2", "MP-22.3")
def test_posts_shields_and_the_goal_card() -> None:
    """Far cities count as near ones do; the ninth post scores, and the goal card wants other shields."""
    t = plain().goal(0, "goal_01").posts(0, "baghdad", "hormuz", "jaipur", "kabul")
    names = ("post-baghdad", "post-xian", "posts", "goal-shields-missing", "next-post-points")
    assert [1.0, 0.0, 4 / 11, 0.25, 0.0] == pytest.approx(numbers_of(t, *names))  # the tiger is missing
    assert [7 / 13, 15 / 20] == pytest.approx(numbers_of(t, "shields", "term-shields"))  # four, and three for the card
    t.posts(0, "xanadu", "karakorum", "xian", "yangzhou", "fuzhou", "lhasa", "pagan", "kollam")
    assert [0.5, 1.0] == numbers_of(t, "next-post-points", "post-kollam")


@rule("MP-16.2.2")
def test_the_better_contract_comes_first() -> None:
    """The one that can be completed at once before the one that is older."""
    t = plain().active(0, "contract_n01", "contract_n03").stock(0, camel=1, silk=3)
    names = ("contract-points", "contract-missing", "contract-payable")
    assert [0.2, 0.0, 1.0] == pytest.approx(numbers_of(t, *(f"better-{name}" for name in names)))
    assert [0.2, 0.5, 0.0] == pytest.approx(numbers_of(t, *(f"other-{name}" for name in names)))
    t.completed(0, "contract_n02").completed(1, "contract_n04", "contract_n05", "contract_n06")
    assert [-0.5, 1 / 8, 3 / 8] == numbers_of(t, "contracts-lead", "contracts-completed", "best-contracts")


@rule("MP-15.6")
def test_a_city_card_is_worth_what_can_be_paid_for_it() -> None:
    """Camels for two: twice 4 points for a gold and a camel, whatever the die allows; without dice nothing now."""
    t = plain().card("area_card_1", "gold_points").card("area_card_2", "buy_goods").stock(0, camel=2, gold=3).dice(0, 3)
    assert [2 * (4.0 - 1.0 - 0.6) / 20.0] == pytest.approx(numbers_of(t, "best-card"))
    assert [0.0] == numbers_of(t.dice(0), "best-card")


@rule("MP-5.5", "MP-14.1")
def test_what_comes_in_each_round() -> None:
    """A marker and an improved seal pay; their points count for the rounds to come."""
    t = plain().round(3).markers(xian="marker_points").posts(0, "xian").seals(0, improved=("farmers",))
    assert [0.42, 2 * 4.2 / 40] == pytest.approx(numbers_of(t, "income", "income-to-come"))
    assert [1.0, 1.0] == numbers_of(t, "seal-farmers", "improved-farmers")
    t.posts(0, "xian", "baghdad").dice(0, 1).turn(0)
    assert [0.25] == numbers_of(t, "open-special-cities")
