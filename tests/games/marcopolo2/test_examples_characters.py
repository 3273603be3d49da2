"""The worked examples of the characters and of scoring (MP-26.25 to 26.29, 26.31, 26.33)."""

from __future__ import annotations

import pytest

from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.changes import OTHER, changed, holdings, journey, onward
from tests.games.marcopolo2.story import Story
from tests.games.stories import change
from tests.rules import rule

WAY = ["fuzhou", "oasis_yunnan", "oasis_bengal", "jaipur"]
NORMAL = [card["id"] for card in GAME.box.data["contracts"] if card["group"] == "normal"]


def khan(dice: tuple[int, int], character: str = "mongke_khan", **stock: int) -> Story:
    """In Xian, about to plan a way with the middle Travel space."""
    t = Story().character(0, character).figure(0, "xian").no_outposts().posts(0, "jaipur")
    return t.stock(0, **stock).dice(0, *dice).turn(0).play("space:travel_middle")


@rule("MP-26.25", "MP-20.1.1", "MP-20.1.3", "MP-24.3")
@pytest.mark.parametrize(
    ("choices", "coins", "camels"),
    [
        (["option:a", "option:a"], 4, 0),
        (["option:b", "option:b"], 0, 2),
        (["option:a", "option:b"], 2, 1),
        (["option:b", "option:a"], 2, 1),
    ],
)
def test_mongke_khan_travels_from_xian_to_jaipur(choices: list[str], coins: int, camels: int) -> None:
    """Two movements instead of four, 8 coins and 4 camels; then 6 points and twice 2 coins or 1 camel."""
    t = journey(khan((2, 2), coin=8, camel=4), *WAY)
    assert ["jaipur"] == t.player(0).figures
    assert (0, 0) == (t.player(0).coin, t.player(0).camel)
    if "benefit:oases" in t.legal():
        t.play("benefit:oases")
    t.play(*choices)
    assert (6, coins, camels) == (t.player(0).vp, t.player(0).coin, t.player(0).camel)


@rule("MP-26.25", "MP-20.1.1", "MP-24.3")
def test_the_way_to_jaipur_is_too_far_or_too_dear_otherwise() -> None:
    """With a 1 the second city is out of reach; De Wu would need four steps; 7 coins or 3 camels are too few."""
    t = khan((1, 1), coin=8, camel=4).play(*(f"location:{place}" for place in WAY[:3]))
    assert "location:jaipur" not in t.legal()
    t = khan((2, 2), "de_wu", coin=8, camel=4).play(*(f"location:{place}" for place in WAY[:2]))
    assert "location:oasis_bengal" not in t.legal()
    t = khan((4, 4), "de_wu", coin=8, camel=4)
    assert ["jaipur"] == journey(t, *WAY).player(0).figures
    for coins, camels in ((7, 4), (8, 3)):
        t = khan((2, 2), coin=coins, camel=camels)
        for place in WAY:
            if f"location:{place}" not in t.legal():
                break
            t.play(f"location:{place}")
        else:
            raise AssertionError("nobody gets to Jaipur for less")


@rule("MP-26.26", "MP-20.2.1", "MP-20.2.2", "MP-20.2.4")
@pytest.mark.parametrize(("seal", "jade"), [("farmers", 0), ("spicers", 1), ("tailors", 2)])
@pytest.mark.parametrize("occupied", [False, True])
def test_de_wu_places_one_die_of_three(seal: str, jade: int, occupied: bool) -> None:
    """Three seals to choose from, not the jewelers'; the jade of the seal and no more; 3 coins if it is occupied."""
    t = Story().character(0, "de_wu").stock(0, coin=3).dice(0, 3)
    if occupied:
        t.lay("guild_seals", 1, 2, 5)
    t.turn(0).play("space:guild_seals")
    assert {"seal:farmers", "seal:spicers", "seal:tailors"} == set(t.legal())
    assert "MP-10.2" == t.rule("seal:jewelers")
    t.play(f"seal:{seal}")
    assert (0 if occupied else 3, jade, {seal}) == (t.player(0).coin, t.player(0).jade, t.player(0).seals)


@rule("MP-26.27", "MP-20.5.1", "MP-20.5.3")
def test_filippo_keeps_the_two_gold_of_kashgar() -> None:
    """Red is first there and has 2 gold; in a later turn Filippo's owner has 2 gold too, and the tile is gone."""
    red, owner = 0, 2
    t = Story().character(owner, "filippo_vitello").outposts(kashgar="outpost_gold").markers(kashgar="marker_points")
    t.figure(red, "oasis_pamir").stock(red, coin=2, camel=1).dice(red, 1).turn(red)
    onward(journey(t.play("space:travel_lower"), "kashgar")).end_turn()
    assert (2, 3) == (t.player(red).gold, t.player(red).vp)
    assert (0, {"outpost_gold"}) == (t.player(owner).gold, t.player(owner).tiles)
    t.stock(owner).dice(owner, 1).turn(owner)
    assert {"gold": 2} == changed(t, "tile:outpost_gold", seat=owner)
    assert set() == t.player(owner).tiles
    assert "outpost_gold" not in t.seen()["outposts"].values()


@rule("MP-26.28", "MP-20.6.1", "MP-20.6.2")
def test_isabella_rolls_one_two_four_four_six() -> None:
    """4 coins and 1 point, and either 2 camels or 1 gold."""
    for pairs, name, n in ((0, "camel", 2), (1, "gold", 1)):
        t = Story().character(0, "isabella_donati").stock(0).dice(0, 1, 2, 4, 4, 6).after_roll(0)
        assert {"count:0", "count:1"} == set(t.legal())
        t.play(f"count:{pairs}")
        assert "" == t.question
        assert {"coin": 4, "vp": 1, name: n} == change(dict.fromkeys(holdings(t), 0), holdings(t))


@rule("MP-26.29", "MP-20.7.1", "MP-20.7.2", "MP-20.7.3", "MP-24.4")
def test_gantulga_od_moves_from_pagan_to_kabul() -> None:
    """2 coins for the space and 1 jade for the route; its 6 coins and 2 camels are not paid."""
    t = Story().character(0, "gantulga_od").figure(0, "pagan").no_outposts().stock(0, coin=9, camel=5, jade=1)
    t.dice(0, 1, 1, 1).turn(0)
    assert {"space:travel_lower"} == {token for token in t.legal() if token.startswith("space:travel")}
    t.play("space:travel_lower")
    onward(journey(t, "kabul"))
    assert (7, 5, 0) == (t.player(0).coin, t.player(0).camel, t.player(0).jade)
    assert (["kabul"], {"kabul"}) == (t.player(0).figures, t.player(0).posts)


@rule("MP-26.29", "MP-24.4")
def test_another_pays_the_whole_way_from_pagan_to_kabul() -> None:
    """2 and 6 coins, 2 camels, 1 jade."""
    t = Story().character(0, "abha_basu").figure(0, "pagan").no_outposts().posts(0, "kabul")
    t.stock(0, coin=8, camel=2, jade=1).dice(0, 1).turn(0)
    journey(t.play("space:travel_lower"), "kabul")
    assert ["kabul"] == t.player(0).figures
    assert 0 == sum(t.player(0).stock.values())


@rule("MP-26.31", "MP-22.9", "MP-22.10")
def test_contracts_of_four_players() -> None:
    """6, 6, 4 and 3 completed contracts: 8, 8, 4 and 0 points."""
    t = Story(4)
    left = list(NORMAL)
    for seat, n in enumerate((6, 6, 4, 3)):
        cards, left = left[:n], left[n:]
        t.character(seat, OTHER).stock(seat).completed(seat, *cards)
    expected = [{"score-contracts": 8}, {"score-contracts": 8}, {"score-contracts": 4}, {}]
    assert expected == [t.lines(seat) for seat in range(4)]


@rule("MP-26.33", "MP-22.4")
def test_fourteen_shields_score_as_thirteen() -> None:
    """Nine different shields, four of the goal card and De Wu's: 43 points."""
    nine = ["kabul", "karakorum", "xian", "lhasa", "hormuz", "pagan", "jaipur", "kashgar", "baghdad"]
    t = Story().character(0, "de_wu").stock(0).goal(0, "goal_02").posts(0, *nine)
    assert 9 == len(t.player(0).shields)
    assert {"score-shields": 43} == t.lines(0)
    assert {"score-shields": 43} == t.character(0, OTHER).lines(0)
    assert {"score-shields": 38} == t.posts(0, *nine[:-1]).lines(0)
