"""The actions of Baghdad, Balkh and Hormuz (MP-14)."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.story import Story
from tests.rules import rule

CITIES = ["baghdad", "balkh", "hormuz"]
PRINTED: dict[str, dict[str, Any]] = {city["city"]: city for city in GAME.box.data["special_cities"]}
SEAL = {"baghdad": "jewelers", "balkh": "tailors", "hormuz": "spicers"}
REWARD = {
    "baghdad": {"gold": 2, "jade": 1},
    "balkh": {"silk": 2, "jade": 1, "camel": 1},
    "hormuz": {"pepper": 3, "jade": 1},
}
BONUS = {"baghdad": {"camel": 2}, "balkh": {"coin": 1, "vp": 1}, "hormuz": {"jade": 1}}
RESOURCES = list(Story().player(0).stock)
EVENT_NAMES = [kind.name for kind in GAME.events.kinds]


def guest(city: str, *dice: int) -> Story:
    """A player with a post in a city and nothing else."""
    return Story().posts(0, city).stock(0).dice(0, *dice)


def owned(t: Story) -> dict[str, int]:
    """What the player owns, points included, zeros left out."""
    return {name: n for name, n in {**t.player(0).stock, "vp": t.player(0).vp}.items() if n}


def together(reward: dict[str, int], bonus: dict[str, int], times: int) -> dict[str, int]:
    return {
        name: reward.get(name, 0) + times * bonus.get(name, 0)
        for name in {**reward, **bonus}
        if reward.get(name, 0) + times * bonus.get(name, 0)
    }


@rule("MP-14.1")
def test_three_special_cities_have_a_marker_and_an_action() -> None:
    """Each has its own space."""
    places = [place for place in GAME.box.data["locations"] if place["type"] == "special"]
    assert set(CITIES) == {place["id"] for place in places} == set(PRINTED)
    seen = Story().seen()
    assert set(CITIES) <= set(seen["markers"])
    assert CITIES == [space["id"] for space in seen["spaces"] if space["id"] in CITIES]


@rule("MP-14.2")
@pytest.mark.parametrize("city", CITIES)
def test_the_action_needs_a_post_there(city: str) -> None:
    """A figure is not enough, nor are posts elsewhere or of others."""
    others = [name for name in CITIES if name != city]
    t = Story().figure(0, city).posts(0, *others).posts(1, city).dice(0, 3).turn(0)
    assert "MP-14.2" == t.rule(f"space:{city}")
    assert f"space:{others[0]}" in t.legal()


@rule("MP-14.2")
def test_a_post_of_this_turn_is_not_enough() -> None:
    """Placed by a bonus action, it opens the city with the next turn."""
    t = Story().no_outposts().figure(0, "oasis_khorasan").active(0, "contract_s5").markers(hormuz="marker_coins")
    t.stock(0, camel=1, pepper=3, coin=2).dice(0, 3, 4).turn(0)
    t.play("contract:contract_s5", "location:hormuz", "answer:skip")
    assert ({"hormuz"}, "MP-14.2") == (t.player(0).posts, t.rule("space:hormuz"))

    t.play("space:khan", "dice:own_3").end_turn().turn(0)
    assert "space:hormuz" in t.legal()


@rule("MP-14.3")
@pytest.mark.parametrize("city", CITIES)
def test_two_brown_spaces_hold_one_die_each(city: str) -> None:
    """No coin is ever paid; with two dice there the city is closed, for black dice too."""
    assert (2, "brown", 1) == (PRINTED[city]["slots"], PRINTED[city]["colour"], PRINTED[city]["dice"])
    t = guest(city, 6).lay(city, 1, 5).use(0, city, "own_6").end_turn()
    assert ([(1, 5), (0, 6)], []) == (t.on(city), t.told("paid"))

    t.posts(2, city).dice(2, 6).black(2, 6).stock(2, coin=20, jade=5).turn(2)
    assert "MP-14.3" == t.rule(f"space:{city}")


@rule("MP-14.3")
def test_both_spaces_are_one_for_the_colour() -> None:
    """A second own die is refused; a black die is not."""
    t = guest("balkh", 3, 4).use(0, "balkh", "own_3").end_turn().turn(0)
    assert "MP-7.5" == t.rule("space:balkh")

    t.s.stack.clear()
    t.black(0, 2).turn(0).play("space:balkh")
    assert ([(0, 3), ("black", 2)], 4) == (t.on("balkh"), t.player(0).silk)


@rule("MP-14.3")
def test_exactly_one_die_is_placed_in_a_special_city() -> None:
    """Never two together."""
    t = guest("hormuz", 1, 6).black(0, 3).turn(0).play("space:hormuz")
    assert ["dice:own_1", "dice:own_6", "dice:black_3"] == t.legal()


@rule("MP-14.3")
def test_a_neutral_die_leaves_one_space() -> None:
    """With two players only one die a round fits."""
    t = Story(2).posts(0, "hormuz").stock(0).dice(0, 2).black(0, 5).use(0, "hormuz", "own_2").end_turn()
    assert ([("neutral", 1), (0, 2)], 3) == (t.on("hormuz"), t.player(0).pepper)
    assert "MP-14.3" == t.turn(0).rule("space:hormuz")


@rule("MP-14.4", "MP-14.9")
@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("value", range(1, 7))
def test_the_fixed_reward_depends_on_nothing(city: str, value: int) -> None:
    """Not on the die, and no seal is needed."""
    assert REWARD[city] == PRINTED[city]["effects"]
    assert REWARD[city] == owned(guest(city, value).use(0, city, f"own_{value}"))


@rule("MP-14.5", "MP-14.7")
@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("value", range(1, 7))
def test_the_improved_seal_adds_its_bonus(city: str, value: int) -> None:
    """Once for a die of 1 to 4, twice for a 5 or a 6."""
    t = guest(city, value).seals(0, improved=(SEAL[city],)).use(0, city, f"own_{value}")
    assert together(REWARD[city], BONUS[city], 1 if value <= 4 else 2) == owned(t)


@rule("MP-14.5")
def test_the_seal_pays_after_the_fixed_reward() -> None:
    """First the gold and the jade of Baghdad, then the camels."""
    t = guest("baghdad", 3).seals(0, improved=("jewelers",)).use(0, "baghdad", "own_3")
    assert [RESOURCES.index(name) for name in ("gold", "jade", "camel")] == [event[1] for event in t.told("gained")]


@rule("MP-14.5")
@pytest.mark.parametrize(("value", "times"), [(4, 1), (5, 2)])
def test_the_seal_bonus_is_told_after_the_fixed_reward(value: int, times: int) -> None:
    """The log names the seal just before what the seal brings."""
    t = guest("baghdad", value).seals(0, improved=("jewelers",)).use(0, "baghdad", f"own_{value}")
    kinds = [EVENT_NAMES[event.kind] for event in t.s.log or [] if EVENT_NAMES[event.kind] in {"gained", "seal-bonus"}]
    assert ["gained", "gained"] + ["seal-bonus", "gained"] * times == kinds


@rule("MP-14.6")
@pytest.mark.parametrize("city", CITIES)
def test_only_the_matching_seal_adds_something(city: str) -> None:
    """Jewelers in Baghdad, spicers in Hormuz, tailors in Balkh; the three others do nothing."""
    assert SEAL[city] == PRINTED[city]["seal"]
    others = tuple(seal for seal in ("farmers", "spicers", "tailors", "jewelers") if seal != SEAL[city])
    assert REWARD[city] == owned(guest(city, 6).seals(0, improved=others).use(0, city, "own_6"))


@rule("MP-14.7")
def test_the_printed_times_of_the_seal_bonus() -> None:
    """The same in all three cities."""
    assert [[1, 1, 1, 1, 2, 2]] * 3 == [city["seal_bonus_times"] for city in PRINTED.values()]


@rule("MP-14.8")
@pytest.mark.parametrize("city", CITIES)
def test_a_basic_seal_adds_nothing(city: str) -> None:
    """It must have been improved."""
    assert REWARD[city] == owned(guest(city, 6).seals(0, SEAL[city]).use(0, city, "own_6"))
