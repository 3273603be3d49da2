"""Taking guild seals and what they are for (MP-10, MP-25.16)."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.story import Story
from tests.rules import rule

SEALS: list[dict[str, Any]] = GAME.box.data["guild_seals"]
NAMES = ["farmers", "spicers", "tailors", "jewelers"]
JADE = {"farmers": 0, "spicers": 1, "tailors": 2, "jewelers": 3}


def guild(*dice: int, character: str = "mongke_khan") -> Story:
    """A player with nothing but dice and a character who has no part in seals."""
    return Story().character(0, character).stock(0).dice(0, *dice)


def throw(*dice: int) -> str:
    return "+".join(f"own_{value}" for value in sorted(dice))


def tokens(names: list[str]) -> list[str]:
    return [f"seal:{name}" for name in names]


@rule("MP-10.1")
def test_exactly_two_dice_take_one_seal() -> None:
    """One die is not enough, three are never placed; the seal lies with its basic side up."""
    assert "MP-7.3" == guild(6).turn(0).rule("space:guild_seals")
    t = guild(1, 4, 6).turn(0).play("space:guild_seals")
    assert ["dice:own_1+own_4", "dice:own_1+own_6", "dice:own_4+own_6"] == t.legal()

    t.play("dice:own_4+own_6", "seal:tailors")
    assert ({"tailors"}, set()) == (t.player(0).seals, t.player(0).improved)
    assert [(0, 4), (0, 6)] == sorted(t.on("guild_seals"), key=str)
    assert ([1], 3) == (t.player(0).own, t.stacks["tailors"])
    assert "TakeTurn" == t.question


@rule("MP-10.1", "MP-10.2")
@pytest.mark.parametrize("low", range(1, 7))
@pytest.mark.parametrize("high", [None, 6])
def test_the_lowest_die_decides_which_seals_are_available(low: int, high: int | None) -> None:
    """1 farmers, 2 spicers, 3 tailors, 4 jewelers; the other die does not matter."""
    dice = (low, high or low)
    t = guild(*dice).use(0, "guild_seals", throw(*dice))

    open_to_it = NAMES[: min(low, 4)]
    assert tokens(open_to_it) == t.legal()
    for name in NAMES[len(open_to_it) :]:
        assert "MP-10.2" == t.rule(f"seal:{name}")


@rule("MP-10.2", "MP-10.3")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("value", [4, 6])
def test_the_jade_goes_with_the_seal(name: str, value: int) -> None:
    """Not with the die: high dice may take a low seal and get its jade."""
    t = guild(value, value).use(0, "guild_seals", throw(value, value), f"seal:{name}")

    assert {"coin": 0, "camel": 0, "pepper": 0, "silk": 0, "gold": 0, "jade": JADE[name]} == t.player(0).stock
    assert {name} == t.player(0).seals


@rule("MP-10.2")
def test_the_printed_numbers_of_the_seals() -> None:
    """Least die and jade of each."""
    printed = [(seal["id"], seal["min_die"], seal["jade_when_taken"]) for seal in SEALS]
    assert [("farmers", 1, 0), ("spicers", 2, 1), ("tailors", 3, 2), ("jewelers", 4, 3)] == printed


@rule("MP-10.4")
@pytest.mark.parametrize("improved", [False, True])
def test_a_second_seal_of_a_guild_is_refused(improved: bool) -> None:
    """Basic or improved."""
    t = guild(6, 6)
    if improved:
        t.seals(0, improved=("tailors",))
    else:
        t.seals(0, "tailors")
    t.use(0, "guild_seals", throw(6, 6))
    assert (tokens(["farmers", "spicers", "jewelers"]), "MP-10.4") == (t.legal(), t.rule("seal:tailors"))


@rule("MP-10.4")
def test_without_a_seal_to_take_the_dice_cannot_be_placed() -> None:
    """All owned, or all that the lowest die allows."""
    assert "MP-10.1" == guild(6, 6).seals(0, *NAMES).turn(0).rule("space:guild_seals")
    t = guild(2, 2, 3).seals(0, "farmers", "spicers").turn(0)
    assert "MP-10.1" == t.rule("space:guild_seals")
    assert "space:guild_seals" in guild(3, 3).seals(0, "farmers", "spicers").turn(0).legal()


@rule("MP-10.4")
def test_every_player_may_own_the_same_seal() -> None:
    """There is one for each."""
    t = Story()
    for seat in range(4):
        t.character(seat, "mongke_khan").stock(seat, coin=6).dice(seat, 6, 6)
        t.use(seat, "guild_seals", throw(6, 6), "seal:jewelers").end_turn()
    assert [{"jewelers"}] * 4 == [t.player(seat).seals for seat in range(4)]
    assert 0 == t.stacks["jewelers"]


@rule("MP-10.5")
def test_the_jade_is_received_once() -> None:
    """Not at the start of a round, and not when the seal is improved."""
    t = guild(6, 6).use(0, "guild_seals", throw(6, 6), "seal:jewelers").end_turn()
    assert 3 == t.player(0).jade
    assert 3 == t.bonuses(0).player(0).jade

    t.stock(0, coin=9, gold=2).dice(0, 1).turn(0).play("seal:jewelers")
    assert ({"jewelers"}, 0) == (t.player(0).improved, t.player(0).jade)
    t.s.stack.clear()
    assert 0 == t.bonuses(0).player(0).jade


@rule("MP-10.6")
@pytest.mark.parametrize("improved", [False, True])
def test_a_seal_opens_its_routes(improved: bool) -> None:
    """Basic or improved; without it the sea route from Beijing to Fuzhou is closed."""
    t = guild(1).stock(0, coin=9).use(0, "travel_lower", "own_1")
    assert "MP-11.12" == t.rule("location:fuzhou")

    t = guild(1).stock(0, coin=9)
    if improved:
        t.seals(0, improved=("farmers",))
    else:
        t.seals(0, "farmers")
    assert "location:fuzhou" in t.use(0, "travel_lower", "own_1").legal()


@rule("MP-10.6")
def test_an_improved_seal_pays_at_once_and_each_later_round() -> None:
    """A basic one never."""
    t = guild(1).seals(0, "farmers", "tailors").stock(0, coin=3, camel=2).turn(0).play("seal:farmers")
    assert (3, 0) == (t.player(0).coin, t.player(0).camel)

    t.s.stack.clear()
    t.stock(0).bonuses(0)
    assert (3, 0) == (t.player(0).coin, t.player(0).vp)
    assert (6, 0) == (t.bonuses(0).player(0).coin, t.player(0).vp)


@rule("MP-10.6")
@pytest.mark.parametrize(("improved", "camels"), [(("jewelers",), 2), ((), 0)])
def test_an_improved_seal_adds_its_bonus_in_its_special_city(improved: tuple[str, ...], camels: int) -> None:
    """The jewelers' two camels in Baghdad; a basic seal adds nothing."""
    t = guild(3).seals(0, *(set() if improved else {"jewelers"}), improved=improved).posts(0, "baghdad")
    t.use(0, "baghdad", "own_3")
    assert (2, 1, camels) == (t.player(0).gold, t.player(0).jade, t.player(0).camel)


@rule("MP-10.6")
@pytest.mark.parametrize(("improved", "points"), [(("tailors",), 7), ((), 0)])
def test_an_improved_seal_may_score_on_the_goal_card(improved: tuple[str, ...], points: int) -> None:
    """Seven points for the tailors' on this card, none for the others."""
    t = guild().seals(0, "tailors" if not improved else "farmers", improved=improved).goal(0, "goal_07")
    assert points == t.score(0)


@rule("MP-10.7")
def test_improving_is_a_bonus_action() -> None:
    """It takes no die and leaves the normal action."""
    t = guild(1).seals(0, "farmers").stock(0, coin=3, camel=2).turn(0).play("seal:farmers")

    assert ({"farmers"}, [1]) == (t.player(0).improved, t.player(0).own)
    assert "space:khan" in t.legal()
    t.play("space:khan")
    assert (7, 2) == (t.player(0).coin, t.player(0).camel)


@rule("MP-25.16")
def test_the_seals_to_choose_from() -> None:
    """Not owned and allowed by the lowest die; one must be taken."""
    t = guild(3, 5).seals(0, "spicers").use(0, "guild_seals", throw(3, 5))
    assert tokens(["farmers", "tailors"]) == t.legal()


@rule("MP-25.16")
def test_de_wu_places_one_die_or_two() -> None:
    """Each time as the player likes."""
    t = guild(2, 4, character="de_wu").turn(0).play("space:guild_seals")
    assert ["dice:own_2", "dice:own_4", "dice:own_2+own_4"] == t.legal()
    assert tokens(NAMES) == t.play("dice:own_4").legal()

    both = guild(2, 4, character="de_wu").use(0, "guild_seals", "own_2+own_4")
    assert (tokens(["farmers", "spicers"]), []) == (both.legal(), both.player(0).own)
