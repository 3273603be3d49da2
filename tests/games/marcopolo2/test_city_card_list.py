"""The 25 city cards, each with every value of the die (MP-15A)."""

from __future__ import annotations

import pytest

from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.changes import changed, holdings
from tests.games.marcopolo2.story import Story
from tests.games.stories import change
from tests.rules import rule

CARD = "area_card_1"
DIE_VALUES = range(1, 7)
GOODS = ["pepper", "silk", "gold"]

# What the die brings, for values 1 to 6.
TABLES: dict[str, list[dict[str, int]]] = {
    "double_coins": [{"coin": 2}, {"coin": 4}, {"coin": 6}, {"coin": 8}, {"coin": 10}, {"coin": 12}],
    "gold_table": [{"gold": 1}, {"gold": 1}, {"gold": 1}, {"gold": 1}, {"gold": 1}, {"gold": 3}],
    "silk_table": [{"silk": 1}, {"silk": 1}, {"silk": 1}, {"silk": 3}, {"silk": 3}, {"silk": 3}],
    "pepper_table": [{"pepper": 1}, {"pepper": 3}, {"pepper": 3}, {"pepper": 3}, {"pepper": 3}, {"pepper": 3}],
    "jade_table": [{"jade": 1}, {"jade": 1}, {"jade": 2}, {"jade": 2}, {"jade": 3}, {"jade": 3}],
}
# What one of those counted brings.
COUNTING: dict[str, dict[str, int]] = {
    "contract_points": {"vp": 1},
    "post_points": {"vp": 1},
    "post_coins": {"coin": 2},
}
# Cost and gain of carrying it out once.
REPEATS: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "jade_points": ({"camel": 1, "jade": 1}, {"vp": 3}),
    "gold_points": ({"camel": 1, "gold": 1}, {"vp": 4}),
    "silk_points": ({"camel": 2, "silk": 1}, {"vp": 4}),
    "pepper_points": ({"camel": 3, "pepper": 1}, {"vp": 4}),
    "gold_trade": ({"camel": 1, "gold": 1}, {"coin": 6, "vp": 2}),
    "silk_trade": ({"camel": 1, "silk": 1}, {"coin": 4, "vp": 2}),
    "pepper_trade": ({"camel": 1, "pepper": 1}, {"coin": 2, "vp": 2}),
    "caravan_goods": ({"camel": 3}, {"pepper": 1, "silk": 1, "gold": 1}),
    "camel_points": ({"camel": 1}, {"vp": 1}),
}
# The same for the two directions.
EXCHANGES: dict[str, dict[str, tuple[dict[str, int], dict[str, int]]]] = {
    "camel_coin_exchange": {"a": ({"camel": 1}, {"coin": 3}), "b": ({"coin": 1}, {"camel": 1})},
    "point_coin_exchange": {"a": ({"vp": 1}, {"coin": 3}), "b": ({"coin": 3}, {"vp": 1})},
}
# Cost of one good of choice.
BAZAARS: dict[str, dict[str, int]] = {"buy_goods": {"coin": 3}, "jade_goods": {"jade": 1}}
# Cost of one step.
MOVES: dict[str, dict[str, int]] = {"move_camels": {"camel": 2}, "move_jade": {"jade": 1}}
# The seals a die opens, and their jade.
SEALS = {"farmers": (1, 0), "spicers": (2, 1), "tailors": (3, 2), "jewelers": (4, 3)}


def times(amounts: dict[str, int], n: int) -> dict[str, int]:
    return {name: n * amount for name, amount in amounts.items()}


def balance(cost: dict[str, int], gain: dict[str, int], n: int) -> dict[str, int]:
    """What doing it n times changes."""
    return times(gain, n) | times(cost, -n)


def ready(card: str, die: int, **stock: int) -> Story:
    """The card lies in the action area; the player has one die and this stock."""
    return Story().card(CARD, card).dice(0, die).stock(0, **stock)


def use(t: Story, die: int) -> Story:
    return t.use(0, CARD, f"own_{die}")


def repeated(t: Story, n: int) -> dict[str, int]:
    """Carry the card out n times without replacing anything by jade; what that changes."""
    before = holdings(t)
    t.play(f"count:{n}")
    while t.question in ("PayCoinsInJade", "PayCamelsInJade"):
        t.play("count:0")
    return change(before, holdings(t))


def over(t: Story) -> bool:
    """Whether the card has asked its last question."""
    return t.question in ("TakeTurn", "")


def up_to(n: int) -> list[str]:
    return [f"count:{m}" for m in range(1, n + 1)]


@rule("MP-15A.1", "MP-15A.2", "MP-15A.3", "MP-15A.4", "MP-15A.5", "MP-15.3", "MP-15.7")
@pytest.mark.parametrize("die", DIE_VALUES)
@pytest.mark.parametrize("card", TABLES)
def test_a_table_card_gives_what_the_die_shows(card: str, die: int) -> None:
    """Nothing is paid and nothing is asked."""
    t = ready(card, die)
    before = holdings(t)
    use(t, die)
    assert TABLES[card][die - 1] == change(before, holdings(t))
    assert over(t)
    assert [(0, die)] == t.on(CARD)


@rule("MP-15A.6", "MP-15.8")
@pytest.mark.parametrize("completed", [1, 3, 6, 7])
@pytest.mark.parametrize("die", DIE_VALUES)
def test_contracts_are_counted_up_to_the_die(die: int, completed: int) -> None:
    """1 point each; those of others and active ones do not count; nothing is spent."""
    t = ready("contract_points", die).completed(1, "contract_n20", "contract_n21").active(0, "contract_s1")
    t.completed(0, *[f"contract_n{n:02}" for n in range(1, completed + 1)])
    before = holdings(t)
    use(t, die)
    assert {"vp": min(die, completed)} == change(before, holdings(t))
    assert over(t)
    assert completed == len(t.player(0).completed)


@rule("MP-15A.7", "MP-15A.8", "MP-15.8")
@pytest.mark.parametrize("posts", [1, 4, 7])
@pytest.mark.parametrize("die", DIE_VALUES)
@pytest.mark.parametrize("card", ["post_points", "post_coins"])
def test_posts_are_counted_up_to_the_die(card: str, die: int, posts: int) -> None:
    """A point or 2 coins each; nothing is spent."""
    cities = ["pagan", "xian", "kabul", "lhasa", "balkh", "fuzhou", "jaipur"][:posts]
    t = ready(card, die).posts(0, *cities).posts(1, "hormuz", "kollam")
    before = holdings(t)
    use(t, die)
    assert times(COUNTING[card], min(die, posts)) == change(before, holdings(t))
    assert over(t)
    assert set(cities) == t.player(0).posts


@rule("MP-15A.9", "MP-15.9", "MP-25.24")
@pytest.mark.parametrize("die", DIE_VALUES)
def test_one_city_bonus_or_two_of_different_cities(die: int) -> None:
    """1 to 4: one; 5 and 6: two."""
    t = ready("city_bonus", die).posts(0, "hormuz", "balkh", "xian", "pagan")
    t.markers(hormuz="marker_camels", balkh="marker_coins", xian="marker_jade", kollam="marker_points")
    use(t, die)
    assert {"location:hormuz", "location:balkh", "location:xian"} == set(t.legal())
    assert {"coin": 5} == changed(t, "location:balkh")
    if die >= 5:
        assert {"location:hormuz", "location:xian"} == set(t.legal())
        assert {"jade": 2} == changed(t, "location:xian")
    assert over(t)


@rule("MP-15A.10", "MP-15A.11", "MP-15.10", "MP-25.24")
@pytest.mark.parametrize("direction", ["a", "b"])
@pytest.mark.parametrize("die", DIE_VALUES)
@pytest.mark.parametrize("card", EXCHANGES)
def test_an_exchange_goes_one_way_up_to_the_die(card: str, die: int, direction: str) -> None:
    """The direction, then how often; the other direction is not asked for."""
    cost, gain = EXCHANGES[card][direction]
    for n in range(1, die + 1):
        t = use(ready(card, die, coin=21, camel=7).vp(0, 7), die)
        assert ["option:a", "option:b"] == t.legal()
        t.play(f"option:{direction}")
        assert up_to(die) == t.legal()
        assert balance(cost, gain, n) == repeated(t, n)
        assert over(t)


@rule("MP-15A.12", "MP-15.12", "MP-25.24")
@pytest.mark.parametrize("die", DIE_VALUES)
def test_the_guild_card_opens_the_seals_of_its_die(die: int) -> None:
    """1 camel for a seal that the die allows, with its jade."""
    open_seals = [seal for seal, (needed, _) in SEALS.items() if die >= needed]
    assert [f"seal:{seal}" for seal in open_seals] == use(ready("guild_seal", die, camel=1), die).legal()
    for seal in open_seals:
        t = ready("guild_seal", die, camel=1)
        before = holdings(t)
        use(t, die).play(f"seal:{seal}")
        jade = SEALS[seal][1]
        assert ({"camel": -1, "jade": jade} if jade else {"camel": -1}) == change(before, holdings(t))
        assert {seal} == t.player(0).seals
        assert set() == t.player(0).improved
        assert 3 == t.stacks[seal]


@rule("MP-15A.13", "MP-15A.14", "MP-15.11", "MP-25.24")
@pytest.mark.parametrize("die", DIE_VALUES)
@pytest.mark.parametrize("card", MOVES)
def test_a_move_card_sells_up_to_as_many_steps_as_the_die_shows(card: str, die: int) -> None:
    """To and fro on a route that is free: only the steps are paid, as many as are taken."""
    for steps in range(1, die + 1):
        t = ready(card, die, **times(MOVES[card], 9)).figure(0, "xanadu").posts(0, "xanadu")
        before = holdings(t)
        use(t, die)
        assert "answer:skip" not in t.legal()
        for n in range(steps):
            t.play("location:xanadu" if n % 2 else "location:oasis_gobi")
        if steps == die:
            assert not [token for token in t.legal() if token.startswith("location:")]
        t.play("answer:skip")
        assert times(MOVES[card], -steps) == change(before, holdings(t))
        assert ["oasis_gobi" if steps % 2 else "xanadu"] == t.player(0).figures


@rule(
    "MP-15A.15",
    "MP-15A.16",
    "MP-15A.17",
    "MP-15A.18",
    "MP-15A.19",
    "MP-15A.20",
    "MP-15A.21",
    "MP-15A.22",
    "MP-15A.25",
    "MP-15.3",
    "MP-15.6",
    "MP-25.24",
)
@pytest.mark.parametrize("die", DIE_VALUES)
@pytest.mark.parametrize("card", REPEATS)
def test_a_repeat_card_is_carried_out_up_to_as_often_as_the_die_shows(card: str, die: int) -> None:
    """From once to the die value, however much could be paid for."""
    cost, gain = REPEATS[card]
    for n in range(1, die + 1):
        t = use(ready(card, die, **times(cost, 9)), die)
        assert up_to(die) == t.legal()
        assert balance(cost, gain, n) == repeated(t, n)
        assert over(t)


@rule("MP-15.6", "MP-25.24")
@pytest.mark.parametrize("card", REPEATS)
def test_a_repeat_card_is_carried_out_as_often_as_it_can_be_paid(card: str) -> None:
    """Twice with twice the cost; not at all if one thing is short."""
    cost, _ = REPEATS[card]
    assert up_to(2) == use(ready(card, 6, **times(cost, 2)), 6).legal()
    for name in cost:
        t = ready(card, 6, **cost | {name: cost[name] - 1}).turn(0)
        assert "MP-7.14" == t.rule(f"space:{CARD}")


@rule("MP-15A.23", "MP-15A.24", "MP-15.6", "MP-25.24")
@pytest.mark.parametrize("die", DIE_VALUES)
@pytest.mark.parametrize("card", BAZAARS)
def test_a_bazaar_sells_a_good_of_choice_each_time(card: str, die: int) -> None:
    """Pepper, silk or gold anew for each repetition, never jade; the same good again too."""
    wanted = ["silk", "silk", "gold", "pepper", "silk", "gold"]
    for n in range(1, die + 1):
        t = use(ready(card, die, **times(BAZAARS[card], 9)), die)
        assert up_to(die) == t.legal()
        before = holdings(t)
        t.play(f"count:{n}")
        assert times(BAZAARS[card], -n) == change(before, holdings(t))
        before = holdings(t)
        for good in wanted[:n]:
            assert [f"good:{name}" for name in GOODS] == t.legal()
            t.play(f"good:{good}")
        assert {good: wanted[:n].count(good) for good in GOODS if good in wanted[:n]} == change(before, holdings(t))
        assert over(t)


@rule("MP-15A.23", "MP-15A.24", "MP-25.24")
@pytest.mark.parametrize("card", BAZAARS)
def test_a_bazaar_sells_as_much_as_can_be_paid(card: str) -> None:
    """Three with the price of three; none without the price of one."""
    assert up_to(3) == use(ready(card, 6, **times(BAZAARS[card], 3)), 6).legal()
    (noun, price) = next(iter(BAZAARS[card].items()))
    assert "MP-7.14" == ready(card, 6, camel=9, **{noun: price - 1}).turn(0).rule(f"space:{CARD}")


def test_all_city_cards_are_listed() -> None:
    """25 cards, each once, each with its own rule."""
    listed = [*TABLES, *COUNTING, "city_bonus", *EXCHANGES, "guild_seal", *MOVES, *REPEATS, *BAZAARS]
    assert sorted(listed) == sorted(card["id"] for card in GAME.box.data["city_cards"])
    assert [f"MP-15A.{n}" for n in range(1, 26)] == [card["rule"] for card in GAME.box.data["city_cards"]]
    assert {1} == {card["dice"] for card in GAME.box.data["city_cards"]}
