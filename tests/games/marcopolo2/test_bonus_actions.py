"""Bonus actions at large, improving seals, the money bag and kept tiles (MP-16.1, 16.3, 16.4, MP-25.8 to 25.12)."""

from __future__ import annotations

import pytest

from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.changes import OTHER, changed, holdings
from tests.games.marcopolo2.story import Story
from tests.games.stories import change
from tests.rules import rule

SIX = {"bonus:money_bag", "bonus:reroll", "bonus:raise", "bonus:black_die", "contract:contract_n05", "seal:jewelers"}
# Cost and bonus of improving a seal.
IMPROVING: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "farmers": ({"coin": 3, "camel": 2}, {"coin": 3}),
    "spicers": ({"coin": 5, "pepper": 2}, {"jade": 1}),
    "tailors": ({"coin": 7, "silk": 2}, {"vp": 1, "coin": 1}),
    "jewelers": ({"coin": 9, "gold": 2}, {"camel": 2}),
}
BAG = {"a": {"coin": 3}, "b": {"camel": 2}, "c": {"jade": 1}}


def able(*dice: int) -> Story:
    """A player who can afford every bonus action, and has no jade."""
    t = Story().character(0, OTHER).dice(0, *dice).stock(0, coin=20, camel=20, silk=2, gold=4)
    return t.active(0, "contract_n05").seals(0, "jewelers")


def reroll(t: Story) -> None:
    """The first die that can be rerolled."""
    t.play("bonus:reroll")
    t.play(t.legal()[0])


def owner(*seals: str, **stock: int) -> Story:
    """A player with basic seals and this stock, who is no friend of guilds."""
    return Story().character(0, OTHER).seals(0, *seals).stock(0, **stock).dice(0, 4)


def next_round(t: Story) -> Story:
    """The next round has begun, low rolls made up for with coins; nobody's turn is taken."""
    t.s.stack.clear()
    t.new_round()
    while t.question == "Compensate":
        t.play("count:0")
    t.s.stack.clear()
    return t


# All of them


@rule("MP-16.1")
def test_there_are_six_bonus_actions_before_and_after_the_normal_action() -> None:
    """All six before it and all six after it; none while it is carried out."""
    names = ["money_bag", "reroll", "change_by_one", "black_die", "complete_contract", "improve_seal"]
    assert names == [line["id"] for line in GAME.box.data["bonus_actions"]]
    t = able(3, 4, 5).turn(0)
    assert set(t.legal()) >= SIX
    t.play("space:book_1")
    assert not SIX & set(t.legal())
    t.play("dice:own_3")
    assert "ChooseOffer" == t.question
    assert not SIX & set(t.legal())
    t.play("offer:right")
    assert set(t.legal()) >= SIX


@rule("MP-16.1")
def test_bonus_actions_are_repeated_and_mixed_and_each_is_paid() -> None:
    """Reroll, contract, reroll, seal, money bag twice, change twice: in one turn, before the normal action."""
    t = able(3, 3, 3, 3)
    before = holdings(t)
    reroll(t.turn(0))
    t.play("contract:contract_n05")
    reroll(t)
    t.play("seal:jewelers")
    for _ in range(2):
        t.play("bonus:money_bag")
        t.play(t.legal()[0], "option:a")
    for _ in range(2):
        t.play("bonus:raise" if "bonus:raise" in t.legal() else "bonus:lower")
        t.play(t.legal()[0])
    paid = {"camel": -1 - 2 - 1 - 2 - 2 + 2, "silk": -1, "gold": -1 - 2, "coin": 3 - 9 + 3 + 3}
    gained = {"vp": 3, "active": -1, "completed": 1}
    assert {name: n for name, n in (paid | gained).items() if n} == change(before, holdings(t))
    assert 2 == len(t.player(0).own)
    assert "space:khan" in t.legal()


# Improving seals


@rule("MP-16.3.1", "MP-16.3.3", "MP-25.8")
@pytest.mark.parametrize("seal", IMPROVING)
def test_improving_a_seal_costs_and_pays_at_once(seal: str) -> None:
    """With exactly its cost; the seal is turned over and stays with its owner."""
    cost, bonus = IMPROVING[seal]
    t = owner(seal, **cost)
    before = holdings(t)
    t.turn(0).play(f"seal:{seal}")
    expected = {name: bonus.get(name, 0) - cost.get(name, 0) for name in cost | bonus}
    assert {name: n for name, n in expected.items() if n} == change(before, holdings(t))
    assert {seal} == t.player(0).improved == t.player(0).seals
    assert 3 == t.stacks[seal]


@rule("MP-16.3.1", "MP-25.8")
@pytest.mark.parametrize("seal", IMPROVING)
def test_a_seal_cannot_be_improved_with_less(seal: str) -> None:
    """One coin, camel or good too few."""
    cost, _ = IMPROVING[seal]
    for name in cost:
        t = owner(seal, **cost | {name: cost[name] - 1}).turn(0)
        assert "MP-16.3.1" == t.rule(f"seal:{seal}")


@rule("MP-16.3.1", "MP-16.3.4", "MP-25.8")
def test_only_an_own_basic_seal_can_be_improved() -> None:
    """Not one that is improved already, nor one of the stack or of somebody else; which one is chosen."""
    t = Story().character(0, OTHER).seals(0, "farmers", "tailors", improved=("spicers",)).seals(1, "jewelers")
    t.stock(0, coin=50, camel=9, pepper=9, silk=9, gold=9).dice(0, 3).turn(0)
    assert ["seal:farmers", "seal:tailors"] == [token for token in t.legal() if token.startswith("seal:")]
    for seal in ("spicers", "jewelers"):
        assert t.refused(f"seal:{seal}")
    t.play("seal:tailors")
    assert {"spicers", "tailors"} == t.player(0).improved
    assert ["seal:farmers"] == [token for token in t.legal() if token.startswith("seal:")]


@rule("MP-16.3.2", "MP-16.3.4")
@pytest.mark.parametrize("seal", IMPROVING)
def test_an_improved_seal_pays_at_the_start_of_every_later_round(seal: str) -> None:
    """Each time the same; a basic seal pays nothing; it stays improved to the end."""
    _, bonus = IMPROVING[seal]
    t = owner(seal, coin=9, camel=9, pepper=9, silk=9, gold=9)
    t.turn(0).play(f"seal:{seal}")
    t.s.stack.clear()
    for _ in range(2, 6):
        before = holdings(t)
        t.bonuses(0)
        assert bonus == change(before, holdings(t))
        assert {seal} == t.player(0).improved
    basic = owner(seal)
    before = holdings(basic)
    basic.bonuses(0)
    assert {} == change(before, holdings(basic))


@rule("MP-16.3.2", "MP-16.3.4")
def test_an_improved_seal_pays_in_rounds_two_to_five() -> None:
    """2 camels of the jewelers in each of four round starts."""
    t = owner("jewelers", coin=9, gold=2).turn(0).play("seal:jewelers")
    assert 2 == t.player(0).camel
    for n in range(2, 6):
        next_round(t)
        assert (n, 2 * n) == (t.this_round, t.player(0).camel)
        assert {"jewelers"} == t.player(0).improved


@rule("MP-16.3.5")
def test_a_seal_just_taken_may_be_improved() -> None:
    """After the Guild Seals action of the same turn."""
    t = Story().character(0, OTHER).stock(0, coin=3, camel=2).dice(0, 1, 1, 5)
    t.use(0, "guild_seals", "own_1+own_1", "seal:farmers", "seal:farmers")
    assert {"farmers"} == t.player(0).improved
    assert {"coin": 3} == {name: n for name, n in t.player(0).stock.items() if n}


@rule("MP-25.8")
def test_improving_may_be_paid_in_jade() -> None:
    """Coins and camels, from what is missing up to everything; goods not."""
    t = owner("farmers", coin=1, camel=2, jade=4).turn(0).play("seal:farmers")
    assert ["count:2", "count:3"] == t.legal()
    t.play("count:2")
    assert ["count:0", "count:1", "count:2"] == t.legal()
    t.play("count:1")
    assert {"coin": 3, "camel": 1, "jade": 1} == {name: n for name, n in t.player(0).stock.items() if n}
    assert "MP-16.3.1" == owner("jewelers", coin=9, gold=1, jade=9).turn(0).rule("seal:jewelers")


# The money bag


@rule("MP-16.4.1", "MP-25.9")
@pytest.mark.parametrize("option", BAG)
def test_the_money_bag_takes_one_die_for_coins_camels_or_jade(option: str) -> None:
    """Which die and which of the three is the player's choice."""
    t = Story().dice(0, 3, 4).black(0, 2).turn(0)
    before = holdings(t)
    t.play("bonus:money_bag")
    assert {"die:own_3", "die:own_4", "die:black_2"} == set(t.legal())
    t.play("die:own_4")
    assert ["option:a", "option:b", "option:c"] == t.legal()
    t.play(f"option:{option}")
    assert BAG[option] == change(before, holdings(t))
    assert ([3], [2]) == (t.player(0).own, t.player(0).black)
    assert [(0, 4)] == t.on("bag")


@rule("MP-16.4.2")
@pytest.mark.parametrize("value", range(1, 7))
def test_the_money_bag_pays_the_same_for_every_die_and_never_costs_anything(value: int) -> None:
    """Dice of others and own ones lie there already, and the player has nothing."""
    t = Story().lay("bag", 1, 6, 6).lay("bag", 0, 5).lay("bag", "black", 4).dice(0, value, 1).stock(0).turn(0)
    t.play("bonus:money_bag", f"die:own_{value}", "option:a")
    assert {"coin": 3} == {name: n for name, n in t.player(0).stock.items() if n}
    assert (0, value) == t.on("bag")[-1]


@rule("MP-16.4.3", "MP-6.4")
def test_all_dice_may_go_to_the_money_bag() -> None:
    """Own and black ones, one after the other in one turn; then there is no normal action."""
    t = Story().dice(0, 3, 3, 6).black(0, 2).stock(0).turn(0)
    for token in ("die:own_3", "die:own_3", "die:black_2", "die:own_6"):
        t.play("bonus:money_bag")
        if t.question == "FillBag":
            t.play(token)
        t.play("option:c")
    assert 4 == t.player(0).jade
    assert [(0, 3), (0, 3), ("black", 2), (0, 6)] == t.on("bag")
    t.end_turn()
    assert () == t.asked


@rule("MP-16.4.3")
def test_the_money_bag_needs_a_die() -> None:
    """After the last one was placed there is nothing to put there."""
    t = Story().dice(0, 3).stock(0, camel=9).use(0, "khan", "own_3")
    assert "TakeTurn" == t.question
    assert t.refused("bonus:money_bag")


@rule("MP-16.4.4", "MP-6.2")
def test_the_money_bag_does_not_replace_the_normal_action_while_dice_are_left() -> None:
    """The turn cannot end before the normal action; after it the bag may be used again."""
    t = Story().dice(0, 3, 4, 5).turn(0).play("bonus:money_bag", "die:own_3", "option:a")
    assert "MP-6.2" == t.rule("turn:end")
    t.play("space:khan", "dice:own_4")
    assert {"bonus:money_bag", "turn:end"} <= set(t.legal())


# Kept outpost tiles


@rule("MP-25.12", "MP-20.5.3")
def test_filippo_chooses_which_kept_tile_to_use() -> None:
    """Each kept tile is a bonus action before and after the normal action; a used one is gone."""
    t = Story().character(0, "filippo_vitello").tiles(0, "outpost_gold", "outpost_coins", "outpost_jade").dice(0, 3, 4)
    t.turn(0)
    assert {"tile:outpost_gold", "tile:outpost_coins", "tile:outpost_jade"} == {
        token for token in t.legal() if token.startswith("tile:")
    }
    assert {"gold": 2} == changed(t, "tile:outpost_gold")
    assert {"outpost_coins", "outpost_jade"} == t.player(0).tiles
    t.play("space:khan", "dice:own_3")
    assert {"jade": 2} == changed(t, "tile:outpost_jade")
    assert ["tile:outpost_coins"] == [token for token in t.legal() if token.startswith("tile:")]


@rule("MP-25.12", "MP-16.12")
def test_a_kept_tile_is_carried_out_completely() -> None:
    """A journey with its post and the contract of the city, before anything else can be done."""
    t = Story().character(0, "filippo_vitello").tiles(0, "outpost_move").dice(0, 3).stock(0, coin=3).no_outposts()
    t.contracts("yangzhou", "contract_n35", "contract_n36").turn(0).play("tile:outpost_move")
    assert {"answer:skip", "location:yangzhou", "location:xanadu"} == set(t.legal())
    t.play("location:yangzhou", "answer:skip")
    while t.question == "ChooseBenefit":
        assert ["benefit:yangzhou_contract"] == t.legal()
        t.play("benefit:yangzhou_contract")
    assert {"answer:skip", "contract:contract_n35", "contract:contract_n36"} == set(t.legal())
    t.play("contract:contract_n35")
    assert ("TakeTurn", {"yangzhou"}, ["contract_n35"]) == (t.question, t.player(0).posts, t.player(0).active)
    assert "space:khan" in t.legal()
