"""Jade: a good, and a coin or a camel wherever these are paid (MP-18, MP-25.14)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.games.marcopolo2.changes import OTHER, changed, holdings
from tests.games.marcopolo2.story import Story
from tests.games.stories import change
from tests.rules import rule

AREA = "area_card_1"


class Payment(NamedTuple):
    """Something that costs coins or camels: what must be there, the choices, and how many jade it costs in all."""

    goods: dict[str, int]
    tokens: tuple[str, ...]
    jade: int


# Everything that coins or camels are paid for.
PAYMENTS: dict[str, Payment] = {
    "occupation": Payment({}, ("space:book_1", "dice:own_4", "offer:right"), 4),
    "travel space": Payment({}, ("space:travel_lower", "dice:own_4", "location:oasis_gobi", "answer:skip"), 2),
    "route": Payment({}, ("space:travel_middle", "dice:own_4+own_5", "location:kashgar", "answer:skip"), 2),
    "contract": Payment({"silk": 1, "gold": 1}, ("contract:contract_n05",), 2),
    "card for camels": Payment({}, (f"space:{AREA}", "dice:own_4", "count:1"), 3),
    "seal": Payment({}, ("seal:farmers",), 5),
    "reroll": Payment({}, ("bonus:reroll", "die:own_4"), 1),
    "raise": Payment({}, ("bonus:raise", "die:own_4"), 2),
    "lower": Payment({}, ("bonus:lower", "die:own_4"), 2),
    "black die": Payment({}, ("bonus:black_die",), 3),
}


def about_to(what: str, jade: int) -> Story:
    """A player with dice 4 and 5 who has nothing but jade and the goods that are needed."""
    t = Story().character(0, "filippo_vitello").dice(0, 4, 5).stock(0, jade=jade, **PAYMENTS[what].goods)
    t.active(0, "contract_n05").seals(0, "farmers").card(AREA, "caravan_goods").posts(0, "xanadu", "kashgar")
    t.lay("book_1", 1, 1).figure(0, "xanadu" if what == "travel space" else "kabul")
    return t.turn(0)


def play_open(t: Story, *tokens: str) -> None:
    """Play the tokens; one that is not asked for, because nothing else is possible, is left out."""
    for n, token in enumerate(tokens):
        if n == 0 or token in t.legal():
            t.play(token)


def owned(t: Story) -> dict[str, int]:
    """What a player has, zeros left out."""
    return {name: n for name, n in t.player(0).stock.items() if n}


# A good


@rule("MP-18.1", "MP-18.4")
def test_jade_buys_offers() -> None:
    """One or two jade for the lower offers; coins and camels do not."""
    rich = {"coin": 20, "camel": 20}
    t = Story().offer(1, "offer_1_2").dice(0, 3).stock(0, **rich).use(0, "book_1", "own_3")
    assert {"offer:left", "offer:right"} == set(t.legal())
    t = Story().offer(1, "offer_1_2").dice(0, 3).stock(0, **rich, jade=1).use(0, "book_1", "own_3")
    assert {"offer:left", "offer:right", "offer:one_jade"} == set(t.legal())
    assert {"jade": -1, "pepper": 4} == changed(t, "offer:one_jade")


@rule("MP-18.1", "MP-18.4")
def test_contracts_cards_and_routes_want_jade_itself() -> None:
    """Without it they are closed, however many coins, camels and other goods there are; with it they are open."""
    rich = {"coin": 20, "camel": 20, "pepper": 9, "silk": 9, "gold": 9}
    for jade in (0, 1):
        t = Story().active(0, "contract_n06").card(AREA, "jade_goods").figure(0, "lhasa").dice(0, 3, 3)
        t.stock(0, **rich, jade=jade).turn(0)
        assert bool(jade) == ("contract:contract_n06" in t.legal())
        assert bool(jade) == (f"space:{AREA}" in t.legal())
        t.play("space:travel_middle")
        assert "location:pagan" in t.legal()
        assert bool(jade) == ("location:jaipur" in t.legal())
        assert bool(jade) == ("location:kashgar" in t.legal())


@rule("MP-18.1")
def test_jade_counts_as_a_good_at_the_end() -> None:
    """3 jade and a pepper are 4 goods and 2 points."""
    t = Story().stock(0, jade=3, pepper=1).stock(1, jade=3).stock(2, pepper=1)
    assert [2, 1, 0] == [t.lines(seat).get("score-goods", 0) for seat in range(3)]


# A coin or a camel


@rule("MP-18.2", "MP-18.3", "MP-18.5")
@pytest.mark.parametrize("what", PAYMENTS)
def test_everything_that_costs_coins_or_camels_can_be_paid_in_jade(what: str) -> None:
    """With exactly as many jade as coins and camels; with one fewer it cannot be paid."""
    goods, tokens, jade = PAYMENTS[what]
    t = about_to(what, jade)
    play_open(t, *tokens)
    assert 0 == t.player(0).jade
    assert jade + sum(goods.values()) == sum(n for _, _, n in t.told("paid"))
    assert about_to(what, jade - 1).refused(tokens[0])


@rule("MP-18.2")
@pytest.mark.parametrize("jade", range(4))
def test_any_part_of_a_cost_may_be_jade(jade: int) -> None:
    """A black die for 3 camels: none, one, two or all of them."""
    t = Story().dice(0, 3).stock(0, camel=3, jade=3).turn(0).play("bonus:black_die")
    assert ["count:0", "count:1", "count:2", "count:3"] == t.legal()
    t.play(f"count:{jade}")
    assert (jade, 3 - jade, 1) == (t.player(0).camel, t.player(0).jade, len(t.player(0).black))


@rule("MP-18.4")
@pytest.mark.parametrize("good", ["pepper", "silk", "gold"])
def test_jade_replaces_no_other_good(good: str) -> None:
    """Contracts, seals and cards."""
    contract = {"pepper": "contract_n02", "silk": "contract_n03", "gold": "contract_n19"}[good]
    seal = {"pepper": "spicers", "silk": "tailors", "gold": "jewelers"}[good]
    t = Story().active(0, contract).seals(0, seal).card(AREA, f"{good}_points").dice(0, 3)
    t.stock(0, coin=20, camel=20, jade=20, **{good: 1}).turn(0)
    assert t.refused(f"contract:{contract}")
    assert t.refused(f"seal:{seal}")
    assert f"space:{AREA}" in t.legal()  # a single one is enough for the card, once
    play_open(t, f"space:{AREA}", "dice:own_3")
    assert ["count:1"] == t.legal()


@rule("MP-18.5")
def test_jade_is_worth_exactly_one() -> None:
    """No more than the cost can be given, and nothing comes back."""
    t = Story().dice(0, 3).stock(0, jade=5).turn(0).play("bonus:reroll", "die:own_3")
    assert {"jade": 4} == owned(t)
    t = Story().dice(0, 3).stock(0, camel=1, jade=5).turn(0).play("bonus:reroll")
    assert ["count:0", "count:1"] == t.legal()
    t.play("count:1")
    assert {"camel": 1, "jade": 4} == owned(t)


@rule("MP-18.6")
def test_jade_is_not_changed_without_a_payment() -> None:
    """Nothing in a turn turns it into coins or camels."""
    t = Story().dice(0, 3).stock(0, jade=3).lay("khan", 1, 1).turn(0)
    families = {token.partition(":")[0] for token in t.offered()}
    assert families <= {"space", "bonus", "contract", "seal", "tile", "turn"}
    assert {"money_bag", "reroll", "raise", "lower", "black_die"} == {
        token.partition(":")[2] for token in t.offered() if token.startswith("bonus:")
    }
    t.play("space:khan")
    assert {"coin": 4, "camel": 2, "jade": 3} == owned(t)


@rule("MP-18.6", "MP-22.14")
def test_jade_is_no_camel_in_the_tie_break() -> None:
    """The same points: 1 camel beats 2 jade, which are goods like the other player's pepper."""
    t = Story(2).stock(0, jade=2).stock(1, pepper=2, camel=1)
    assert t.score(0) == t.score(1)
    assert [(1, 1, True), (0, 2, False)] == [(x.seat, x.place, x.won) for x in t.standings()]


@rule("MP-18.7", "MP-25.14")
def test_coins_camels_and_jade_of_one_cost() -> None:
    """Pagan – Kabul: 6 coins, 2 camels and 1 jade. One of 4 jade is the route's; the other 3 are shared out."""
    t = Story().figure(0, "pagan").posts(0, "kabul").dice(0, 2, 2).stock(0, coin=6, camel=2, jade=4)
    play_open(t.turn(0), "space:travel_middle", "dice:own_2+own_2", "location:kabul", "answer:skip")
    assert ["count:0", "count:1", "count:2", "count:3"] == t.legal()
    t.play("count:2")
    assert ["count:0", "count:1"] == t.legal()
    t.play("count:1")
    assert {"coin": 2, "camel": 1} == owned(t)
    assert ["kabul"] == t.player(0).figures


@rule("MP-18.7", "MP-25.14")
def test_the_jade_of_a_cost_cannot_serve_as_a_coin() -> None:
    """One coin short and only the route's own jade: the way is closed."""
    for coin, jade, legal in ((6, 1, True), (5, 1, False), (5, 2, True), (4, 2, False)):
        t = Story().figure(0, "pagan").dice(0, 2, 2).stock(0, coin=coin, camel=2, jade=jade)
        play_open(t.turn(0), "space:travel_middle", "dice:own_2+own_2")
        assert legal == ("location:kabul" in t.legal())


@rule("MP-18.8", "MP-15A.11")
def test_points_are_not_paid_in_jade() -> None:
    """Nothing is asked: the points are lost and the jade stays."""
    t = Story().card(AREA, "point_coin_exchange").dice(0, 4).stock(0, jade=9).vp(0, 5)
    t.use(0, AREA, "own_4", "option:a")
    assert {"vp": -3, "coin": 9} == changed(t, "count:3")
    assert t.question not in ("PayCoinsInJade", "PayCamelsInJade")


# What is asked


@rule("MP-25.14")
def test_without_jade_nothing_is_asked() -> None:
    """The cost is simply paid."""
    t = Story().character(0, OTHER).dice(0, 3).stock(0, camel=9, coin=9).seals(0, "farmers").turn(0)
    t.play("seal:farmers")
    assert "TakeTurn" == t.question
    t.play("bonus:black_die")
    assert "TakeTurn" == t.question


@rule("MP-25.14")
def test_jade_that_must_be_paid_is_not_asked_for() -> None:
    """What is short is paid in jade; if that takes all of it there is no choice."""
    t = Story().character(0, OTHER).dice(0, 3).stock(0, coin=2, camel=1, jade=2).seals(0, "farmers").turn(0)
    t.play("seal:farmers")
    assert "TakeTurn" == t.question
    assert {"coin": 3} == owned(t)


@rule("MP-25.14")
@pytest.mark.parametrize(
    ("coin", "camel", "jade", "coins", "camels"),
    [
        (3, 2, 1, (0, 1), {0: (0, 1), 1: None}),
        (3, 2, 9, (0, 3), {0: (0, 2), 3: (0, 2)}),
        (1, 2, 3, (2, 3), {2: (0, 1), 3: None}),
        (3, 0, 3, (0, 1), {0: (2, 2), 1: None}),
    ],
)
def test_each_part_from_its_shortfall_to_its_amount(
    coin: int, camel: int, jade: int, coins: tuple[int, int], camels: dict[int, tuple[int, int] | None]
) -> None:
    """Improving the farmers' seal for 3 coins and 2 camels: first the jade for coins, then the jade for camels."""
    for given, wanted in camels.items():
        t = Story().dice(0, 3).stock(0, coin=coin, camel=camel, jade=jade).seals(0, "farmers").turn(0)
        t.play("seal:farmers")
        assert [f"count:{n}" for n in range(coins[0], coins[1] + 1)] == t.legal()
        t.play(f"count:{given}")
        if wanted is None or wanted[0] == wanted[1]:
            assert "PayCamelsInJade" != t.question
        else:
            assert [f"count:{n}" for n in range(wanted[0], wanted[1] + 1)] == t.legal()


@rule("MP-25.14")
def test_where_all_coins_are_jade_only_the_camels_are_asked() -> None:
    """No coin for the 3: nothing to choose there; of 2 camels one is short."""
    t = Story().character(0, OTHER).dice(0, 3).stock(0, camel=1, jade=5).seals(0, "farmers").turn(0)
    t.play("seal:farmers")
    assert ("PayCamelsInJade", ["count:1", "count:2"]) == (t.question, t.legal())
    t.play("count:1")
    assert (0, 1) == (t.player(0).camel, t.player(0).jade)


@rule("MP-25.14", "MP-15.6")
def test_jade_of_a_card_is_kept_for_its_own_cost() -> None:
    """Camel and jade for points: 2 camels and 4 jade are enough for three times, and the missing camel is jade."""
    t = Story().card(AREA, "jade_points").dice(0, 6).stock(0, camel=2, jade=4)
    before = holdings(t)
    t.use(0, AREA, "own_6")
    assert ["count:1", "count:2", "count:3"] == t.legal()
    t.play("count:3")
    assert {"camel": -2, "jade": -4, "vp": 9} == change(before, holdings(t))
