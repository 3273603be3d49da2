"""The aim, the words and what is in the box, as data and on the table (sections 1 and 2 of the rules)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from caravanserai.core.game import BadOption
from caravanserai.core.ids import NOBODY
from caravanserai.games.paladins import GAME
from tests.games.paladins.dealt import dealt
from tests.games.paladins.story import Story
from tests.games.stories import NONE
from tests.rules import rule

DATA = GAME.box.data
WORKER_NAMES = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
LEFT = ["develop", "recruit", "hunt", "trade", "pray", "conspire"]
RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]
CREWS = {
    "commission": "scout+labourer+cleric",
    "fortify": "labourer+scout+merchant",
    "garrison": "labourer+merchant+fighter",
    "absolve": "labourer+merchant+cleric",
    "attack": "labourer+scout+fighter",
    "convert": "labourer+fighter+cleric",
}


def cards(name: str) -> int:
    """How many cards of a list there are, copies included."""
    return sum(card.get("copies", 1) for card in DATA[name])


def crowd(t: Story, seat: int = 0, each: int = 3) -> Story:
    """Enough workers of each colour, and enough Silver and Provisions, for anything."""
    t.workers(seat, labourer=each, scout=each, merchant=each, fighter=each, cleric=each)
    return t.silver(seat, 9).provisions(seat, 9)


def shown(t: Story) -> dict[str, Any]:
    return dict(GAME.show(t.s, NOBODY))


# Aim and words


@rule("PW-1.1")
def test_the_most_points_after_seven_rounds_win() -> None:
    """After round 6 another round begins; after round 7 the higher score has won."""
    t = Story(3).track(1, faith=12).track(2, strength=4).passed(0, 1, 2)
    assert (0, 1, 2) == t.round(6).round_end().asked
    t = Story(3).track(1, faith=12).track(2, strength=4).passed(0, 1, 2).round(7).round_end()
    assert () == t.asked
    assert [(1, 1, True), (2, 2, False), (0, 3, False)] == [(x.seat, x.place, x.won) for x in t.standings()]
    assert t.score(1) > t.score(2) > t.score(0)


@rule("PW-1.2")
def test_three_attributes_each_with_a_marker_per_player() -> None:
    """Faith is black, Strength red and Influence blue; a marker that moves is the owner's alone."""
    assert {"faith": "black", "strength": "red", "influence": "blue"} == {
        x["id"]: x["colour"] for x in DATA["attributes"]
    }
    t = Story(4).gain(2, {"faith": 1}).gain(2, {"strength": 2}).gain(2, {"influence": 3})
    assert {"faith": 1, "strength": 2, "influence": 3} == t.player(2).track
    for seat in (0, 1, 3):
        assert {"faith": 0, "strength": 0, "influence": 0} == t.player(seat).track


@rule("PW-1.3")
def test_an_attribute_is_the_track_and_the_paladin() -> None:
    """Faith 1 and Ivon's 3 reach region 3, and not without him; the marker stays where it is."""
    t = crowd(Story().track(0, faith=1).paladin(0, "ivon"))
    t.act(0, "commission", CREWS["commission"])
    assert 4 == t.player(0).attribute("faith")
    assert {"space:space_3_1", "space:space_2_1"} < set(t.legal())
    assert "space:space_4_1" not in t.legal()
    t.play("space:space_3_1")
    assert 1 == t.player(0).track["faith"]
    alone = crowd(Story().track(0, faith=1)).act(0, "commission", CREWS["commission"])
    assert 1 == alone.player(0).attribute("faith")
    assert {"space:space_1_1", "space:space_1_2"} == set(alone.legal())


@rule("PW-1.4")
@pytest.mark.parametrize("attribute", ["faith", "strength", "influence"])
def test_the_track_ends_at_twelve(attribute: str) -> None:
    """It begins at 0; what would go beyond 12 is lost."""
    t = Story()
    assert 0 == t.player(0).track[attribute]
    t.track(0, **{attribute: 11}).gain(0, {attribute: 1})
    assert 12 == t.player(0).track[attribute]
    t.gain(0, {attribute: 1})
    assert 12 == t.player(0).track[attribute]
    assert 12 == t.track(0, **{attribute: 11}).gain(0, {attribute: 2}).player(0).track[attribute]


@rule("PW-1.5")
def test_with_a_paladin_an_attribute_may_exceed_twelve() -> None:
    """The track at 12 and Roland's 4 make 16, and everybody can read it."""
    t = Story().track(0, strength=12, influence=10).paladin(0, "roland")
    assert 16 == t.player(0).attribute("strength")
    assert 16 == shown(t)["players"][0]["attributes"]["strength"]
    assert 14 == t.paladin(0, "gerin").player(0).attribute("influence")


@rule("PW-1.6")
def test_six_kinds_of_workers() -> None:
    """Each has its colour, and can be had."""
    colours = {worker["id"]: worker["colour"] for worker in DATA["workers"]}
    printed = ["white", "green", "blue", "red", "black", "purple"]
    assert dict(zip(WORKER_NAMES, printed, strict=True)) == colours
    t = Story().suspicion_pile(0)
    for kind in WORKER_NAMES:
        t.gain(0, {kind: 1})
    assert dict.fromkeys(WORKER_NAMES, 1) == t.player(0).workers


@rule("PW-1.7")
def test_silver_and_provisions_are_the_resources() -> None:
    """The two are counted apart, and score together; no third thing is a resource."""
    t = Story().silver(0, 0).provisions(0, 0).gain(0, {"silver": 2}).gain(0, {"provision": 5})
    assert (2, 5) == (t.player(0).silver, t.player(0).provisions)
    supplies = {supply["id"] for supply in DATA["supplies"]}
    assert {"silver", "provision"} == supplies - {*WORKER_NAMES, "debt", "suspicion"}


@rule("PW-1.8")
def test_three_factions_of_outsiders() -> None:
    """Vikings, Byzantines and Saracens, twelve each, and each can be met on the table."""
    assert {"viking": 12, "byzantine": 12, "saracen": 12} == Counter(card["faction"] for card in DATA["outsiders"])
    met = {name.partition("_")[0] for key in range(8) for name in dealt(2, key).outsider_row}
    assert {"viking", "byzantine", "saracen"} == met


@rule("PW-1.9")
def test_the_crew_is_recruited_and_a_dismissed_townsfolk_is_gone() -> None:
    """Recruited: face up in the crew, no reward of the top right. Dismissed: on the discards, with its reward."""
    town = ("abbot_a", "acolyte_a", "acolyte_c", "squire_a", "gatekeeper_b")
    t = crowd(Story().town(*town)).act(0, "recruit", "labourer+fighter", "townsfolk:gatekeeper_b")
    assert (["gatekeeper_b"], set()) == (t.player(0).crew, t.town_discards)
    assert 3 == t.player(0).workers["scout"]
    assert ["gatekeeper_b"] == shown(t)["players"][0]["crew"]
    t = crowd(Story().town(*town)).act(0, "recruit", "labourer", "townsfolk:gatekeeper_b")
    assert ([], {"gatekeeper_b"}) == (t.player(0).crew, t.town_discards)
    assert 4 == t.player(0).workers["scout"]


@rule("PW-1.10")
def test_there_are_no_variants_but_the_solo_game() -> None:
    """One to four players; the only options are the level of the solo game and the reading of a free recruit."""
    assert [1, 2, 3, 4] == list(GAME.seats)
    assert {"solo_level", "free_recruit_allows_discard"} == {option["id"] for option in DATA["options"]}
    for seats in (2, 3, 4):
        assert ["free_recruit_allows_discard"] == list(GAME.options(seats, {}))
        with pytest.raises(BadOption):
            GAME.options(seats, {"solo_level": "easy"})
    with pytest.raises(BadOption):
        dealt(5)
    assert all(shown(dealt(seats))["solo"] is None for seats in (2, 3, 4))
    assert shown(dealt(1))["solo"] is not None


# Counts


@rule("PW-2.1.1")
def test_how_many_workers_are_in_the_box() -> None:
    """22 Labourers and 18 of each other kind."""
    copies = {supply["id"]: supply["copies"] for supply in DATA["supplies"]}
    assert {"labourer": 22} | dict.fromkeys(WORKER_NAMES[1:], 18) == {kind: copies[kind] for kind in WORKER_NAMES}


@rule("PW-2.1.2")
def test_the_pieces_of_the_players() -> None:
    """Four boards and what stands on them; the back of a board is the solo opponent's."""
    counts = DATA["counts"]
    pieces = ["workshops", "monks", "outposts", "jars", "attribute_markers", "player_boards"]
    assert [32, 28, 28, 28, 12, 4] == [counts[piece] for piece in pieces]
    assert 7 == len(next(action for action in DATA["actions"] if action["id"] == "absolve")["requirement"])
    t = dealt(4)
    players = shown(t)["players"]
    assert 4 == len(players)
    assert 32 == sum(player["workshops"] for player in players)
    assert 12 == sum(len(player["track"]) for player in players)
    assert not any(player["rival"] for player in players)
    assert [False, True] == [player["rival"] for player in shown(dealt(1))["players"]]


@rule("PW-2.1.3")
def test_the_cards_of_the_box() -> None:
    """As many as are printed, or more where some were added; in the lists and in the piles of a dealt table."""
    printed = {
        "paladins": 48,
        "townsfolk": 32,
        "outsiders": 36,
        "kings_favours": 10,
        "kings_orders": 6,
        "debts": 24,
        "suspicion_cards": 24,
        "tavern_cards": 24,
        "walls": 24,
        "solo_cards": 17,
    }
    counts = {name: DATA["counts"][name] for name in printed}
    assert counts == {name: cards(name) for name in counts}
    assert all(counts[name] >= n for name, n in printed.items())
    t = dealt(4)
    left = t.cards_left
    for name, lie_out in (("townsfolk", len(t.town_row)), ("outsiders", len(t.outsider_row)), ("walls", 0)):
        assert counts[name] == left[name] + lie_out
    assert (counts["tavern_cards"], counts["suspicion_cards"]) == (left["taverns"], left["suspicion"])
    sets = [t.player(seat).unseen for seat in range(4)]
    assert (counts["paladins"] // 4, counts["paladins"]) == (len(sets[0]), sum(map(len, sets)))
    assert all(sets[0] == deck for deck in sets)


@rule("PW-2.1.4")
@pytest.mark.parametrize(("kind", "copies"), [("labourer", 22), ("scout", 18), ("fighter", 18), ("cleric", 18)])
def test_workers_never_run_out(kind: str, copies: int) -> None:
    """One player can have more of a kind than there are in the box."""
    t = Story()
    for _ in range(copies + 1):
        t.gain(0, {kind: 1})
    assert {kind: copies + 1} == t.player(0).workers


@rule("PW-2.1.4")
def test_silver_provisions_and_debts_never_run_out() -> None:
    """More than 50, more than 40 and more than 24."""
    t = Story().silver(0, 0).provisions(0, 0)
    for _ in range(26):
        t.gain(0, {"silver": 2}).gain(0, {"provision": 2}).gain(0, {"debt": 1})
    assert (52, 52, 26) == (t.player(0).silver, t.player(0).provisions, t.player(0).unpaid)
    limited = {supply["id"] for supply in DATA["supplies"] if supply["limited"]}
    assert {"suspicion"} == limited


@rule("PW-2.1.5")
def test_coins_sacks_and_markers() -> None:
    """50 Silver, 40 Provisions, one start player marker, a resource marker for the solo game, a board in two parts."""
    copies = {supply["id"]: supply["copies"] for supply in DATA["supplies"]}
    assert (50, 40) == (copies["silver"], copies["provision"])
    markers = [DATA["counts"][name] for name in ("start_player_markers", "resource_markers", "main_board_parts")]
    assert [1, 1, 2] == markers
    assert all(shown(dealt(seats))["first"] in range(seats) for seats in (2, 3, 4))
    assert 1 == shown(dealt(1))["solo"]["marker"]


# The main board


@rule("PW-2.2.1")
def test_eight_spaces_for_the_kings_cards() -> None:
    """Three Orders worth 4, 6 and 8 for rounds 1 to 3, five Favours for rounds 3 to 7, each in its own space."""
    assert [1, 2, 3] == [r["round"] for r in DATA["rounds"] if "reveal_order" in r]
    assert [3, 4, 5, 6, 7] == [r["round"] for r in DATA["rounds"] if "reveal_favour" in r]
    for n in range(1, 8):
        t = Story().round(n - 1).new_round()
        assert [space == n for space in (1, 2, 3)] == [name != NONE for name in t.order_row]
        assert [space == n for space in (3, 4, 5, 6, 7)] == [name != NONE for name in t.favour_row]
        assert [4, 6, 8] == [order["vp"] for order in shown(t)["orders"]]


@rule("PW-2.2.2")
def test_five_townsfolk_spaces_with_costs() -> None:
    """3 or a Debt, 2 or a Debt, 2, 1 and nothing."""
    t = Story()
    printed = [(3, True), (2, True), (2, False), (1, False), (0, False)]
    assert printed == [(space["silver"], space["debt"]) for space in shown(t)["town"]]
    for place, (silver, debt) in enumerate(printed):
        t = Story().town("abbot_a", "acolyte_a", "watchman_a", "gatekeeper_a", "missionary_a")
        t.workers(0, labourer=1, fighter=1).silver(0, 3)
        t.act(0, "recruit", "labourer+fighter", f"townsfolk:{t.town_row[place]}")
        if debt:
            t.play("payment:silver")
        assert 3 - silver == t.player(0).silver


@rule("PW-2.2.3")
def test_the_tax_supply_and_the_walls() -> None:
    """Silver of the Tax supply is taken from the board; a Wall comes from the pile above it."""
    t = crowd(Story().tax(4)).gain(0, {"tax": 1})
    assert (3, 3) == (t.tax_supply, shown(t)["tax"])
    t.act(0, "fortify", CREWS["fortify"])
    assert (23, 23) == (t.cards_left["walls"], shown(t)["walls"])


@rule("PW-2.2.4")
def test_the_piles_of_debts_and_suspicion() -> None:
    """A Debt and a Suspicion come from their piles."""
    t = Story().gain(0, {"debt": 1}).gain(0, {"criminal": 1})
    assert (1, 1) == (t.player(0).unpaid, len(t.player(0).suspicion))
    assert (23, 23) == (t.cards_left["suspicion"], shown(t)["suspicion_pile"])


@rule("PW-2.2.5")
def test_six_regions_above_the_outsiders() -> None:
    """Each has a Faith flag and a Strength flag that bind the Outsider below it and the spaces in it."""
    assert [1, 2, 3, 4, 5, 6] == [region["slot"] for region in DATA["regions"]]
    assert 6 == len(dealt(2).outsider_row)
    assert {1, 2, 3, 4, 5, 6} == {space["region"] for space in DATA["board_spaces"]}


@rule("PW-2.2.6", "PW-2.2.5")
@pytest.mark.parametrize(("region", "flag"), list(enumerate([0, 2, 4, 6, 8, 10], 1)))
def test_the_faith_flags(region: int, flag: int) -> None:
    """With the flag's Faith the region is open to Monks and its Outsider to conversion, with one less it is not."""
    assert flag == DATA["regions"][region - 1]["faith"]
    t = crowd(Story().track(0, faith=flag)).act(0, "commission", CREWS["commission"])
    assert region == max(int(token.split("_")[1]) for token in t.legal())
    t = crowd(Story().track(0, faith=flag))
    within = {f"outsider:{name}" for name in t.outsider_row[:region]}
    assert within == set(t.act(0, "convert", CREWS["convert"]).legal())
    if region > 1:
        t = crowd(Story().track(0, faith=flag - 1)).act(0, "commission", CREWS["commission"])
        assert region - 1 == max(int(token.split("_")[1]) for token in t.legal())


@rule("PW-2.2.7", "PW-2.2.5")
@pytest.mark.parametrize(("region", "flag"), list(enumerate([1, 3, 5, 7, 9, 11], 1)))
def test_the_strength_flags(region: int, flag: int) -> None:
    """With the flag's Strength the region is open to Outposts and its Outsider can be attacked without Silver."""
    assert flag == DATA["regions"][region - 1]["strength"]
    t = crowd(Story().track(0, strength=flag)).act(0, "garrison", CREWS["garrison"])
    assert region == max(int(token.split("_")[1]) for token in t.legal())
    if region > 1:
        t = crowd(Story().track(0, strength=flag - 1)).act(0, "garrison", CREWS["garrison"])
        assert region - 1 == max(int(token.split("_")[1]) for token in t.legal())
    foes = [NONE] * 6
    foes[region - 1] = "saracen_marauder"
    t = crowd(Story().outsiders(*foes).track(0, strength=flag)).silver(0, 0).act(0, "attack", CREWS["attack"])
    assert {"saracen_marauder"} == t.play("outsider:saracen_marauder").player(0).attacked
    t = crowd(Story().outsiders(*foes).track(0, strength=flag - 1)).silver(0, 0).turn(0)
    assert "action:attack" not in t.legal()


@rule("PW-2.2.8")
def test_a_space_has_a_reward_and_holds_one_piece() -> None:
    """No Monk and no Outpost, own or another's, beside one that stands there."""
    assert all(space["effects"] for space in DATA["board_spaces"])
    for outpost in (False, True):
        for seat in (0, 1):
            t = crowd(Story().piece("space_1_2", seat, outpost)).track(0, strength=1)
            assert (seat, "outpost" if outpost else "monk") == t.on_space("space_1_2")
            t.act(0, "commission", CREWS["commission"])
            assert "space:space_1_2" not in t.legal()
            twin = crowd(Story().piece("space_1_2", seat, outpost)).track(0, strength=1)
            twin.act(0, "garrison", CREWS["garrison"])
            assert "space:space_1_2" not in twin.legal()
    t = crowd(Story()).act(0, "commission", CREWS["commission"], "space:space_1_2")
    assert ((0, "monk"), 11) == (t.on_space("space_1_2"), t.player(0).silver)


@rule("PW-2.2.9")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_spaces_for_three_or_four_players(seats: int) -> None:
    """Spaces marked 3+ need three players, those marked 4+ four."""
    t = crowd(Story(seats).track(0, faith=12)).act(0, "commission", CREWS["commission"])
    usable = {space["id"] for space in DATA["board_spaces"] if space["min_players"] <= seats}
    assert {f"space:{name}" for name in usable} == set(t.legal())
    assert usable == {space["id"] for space in shown(t)["spaces"] if space["open"]}


@rule("PW-2.2.10")
def test_forty_spaces() -> None:
    """25 always, 9 with three, 6 with four: 25, 25, 34 and 40 open ones."""
    assert {1: 25, 3: 9, 4: 6} == Counter(space["min_players"] for space in DATA["board_spaces"])
    opened = [sum(space["open"] for space in shown(dealt(seats))["spaces"]) for seats in (1, 2, 3, 4)]
    assert [25, 25, 34, 40] == opened
    assert all(40 == len(shown(dealt(seats))["spaces"]) for seats in (1, 2, 3, 4))


@rule("PW-2.2.11")
def test_the_places_around_the_board() -> None:
    """The Townsfolk pile feeds the left end, the Outsider pile the right end; Taverns have pile, row and discards."""
    t = Story().town("abbot_a", "abbot_b", "abbot_c", "squire_a", "squire_b").town_pile("peddler_a")
    t.outsiders(
        "viking_thief", "viking_traitor", "viking_guardian", "viking_lookout", "viking_marauder", "viking_mercenary"
    )
    t.outsider_pile("saracen_hunter").refresh()
    assert ["peddler_a", "abbot_a", "abbot_b", "abbot_c", "squire_a"] == t.town_row
    assert ["viking_traitor", "viking_mercenary", "saracen_hunter"] == [t.outsider_row[n] for n in (0, 4, 5)]
    t = Story().round(0).new_round()
    assert (3, cards("tavern_cards") - 3, set()) == (len(t.tavern_row), t.cards_left["taverns"], t.tavern_discards)
    view = shown(t)
    assert (cards("walls"), cards("suspicion_cards")) == (view["walls"], view["suspicion_pile"])
    assert (cards("townsfolk") - 5, cards("outsiders") - 6) == (view["town_pile"], view["outsider_pile"])


# The player board


def data_of(name: str) -> dict[str, Any]:
    return dict(next(action for action in DATA["actions"] if action["id"] == name))


@rule("PW-2.3.1")
def test_the_left_side_of_a_player_board() -> None:
    """Six actions, a row of eight Workshops, and a slot for a Paladin."""
    assert LEFT == [action["id"] for action in DATA["actions"] if action["side"] == "left"]
    t = Story()
    board = shown(t)["players"][0]
    assert LEFT == list(board["actions"])[:6]
    assert (8, "") == (board["workshops"], board["paladin"])
    assert 8 == len(DATA["workshop_row"]["reveals"])
    assert "roland" == shown(t.paladin(0, "roland"))["players"][0]["paladin"]


@rule("PW-2.3.2")
def test_the_right_side_of_a_player_board() -> None:
    """Six actions with three worker spaces each."""
    assert RIGHT == [action["id"] for action in DATA["actions"] if action["side"] == "right"]
    board = shown(Story())["players"][0]["actions"]
    assert RIGHT == list(board)[6:]
    assert {3} == {len(board[name]["workers"]) for name in RIGHT}


@rule("PW-2.3.3")
def test_seven_spaces_for_walls_and_seven_for_converts() -> None:
    """A seventh can be added, an eighth cannot."""
    for name in ("fortify", "convert"):
        t = crowd(Story().track(0, faith=12, influence=12).taken(0, **{name: 6})).turn(0)
        assert f"action:{name}" in t.legal()
        t = crowd(Story().track(0, faith=12, influence=12).taken(0, **{name: 7})).turn(0)
        assert "PW-5.3.1" == t.rule(f"action:{name}")


@rule("PW-2.3.4")
@pytest.mark.parametrize("name", ["commission", "garrison", "absolve"])
def test_pieces_are_taken_from_the_left(name: str) -> None:
    """Seven Monks, Outposts and Jars; the price of each is the one printed at its place, in that order."""
    noun = "silver" if name == "absolve" else "provision"
    costs = data_of(name)["costs"][noun]
    assert 7 == len(costs)
    paid = []
    for n in range(7):
        t = crowd(Story().track(0, faith=12, strength=12, influence=12).taken(0, **{name: n}))
        t.act(0, name, CREWS[name], "jar:absolve_space_6" if name == "absolve" else "space:space_3_1")
        paid.append(9 - (t.player(0).silver if name == "absolve" else t.player(0).provisions))
    assert costs == paid
    t = crowd(Story().track(0, faith=12, strength=12, influence=12).taken(0, **{name: 7})).turn(0)
    assert f"action:{name}" not in t.legal()


@rule("PW-2.3.5")
def test_seven_absolve_spaces_for_one_jar_each() -> None:
    """All seven are offered to the first Jar; a Jar that stands there closes its space."""
    names = {space["id"] for space in DATA["absolve_spaces"]}
    assert 7 == len(names)
    t = crowd(Story()).act(0, "absolve", CREWS["absolve"])
    assert {f"jar:{name}" for name in names} == set(t.legal())
    t.play("jar:absolve_space_6")
    assert {"absolve_space_6"} == t.player(0).jars
    t = crowd(t.standing(0, "absolve").track(0, influence=12)).act(0, "absolve", CREWS["absolve"])
    assert {f"jar:{name}" for name in names - {"absolve_space_6"}} == set(t.legal())


ATTRIBUTES_OF = {
    "commission": ("faith", "influence"),
    "fortify": ("influence", "strength"),
    "garrison": ("strength", "faith"),
    "absolve": ("influence", "faith"),
    "attack": ("strength", "influence"),
    "convert": ("faith", "strength"),
}


@rule("PW-2.3.6")
@pytest.mark.parametrize("name", RIGHT)
def test_a_right_side_action_needs_one_attribute_and_rewards_another(name: str) -> None:
    """As printed left and right of its title; nothing but the rewarded one rises."""
    needed, rewarded = ATTRIBUTES_OF[name]
    assert (needed, rewarded) == (data_of(name)["needs"], data_of(name)["gives"])
    targets = {"commission": "space:space_2_3", "garrison": "space:space_2_3", "absolve": "jar:absolve_space_6"}
    targets |= dict.fromkeys(("attack", "convert"), "outsider:viking_lookout")
    foes = ["viking_lookout"] + [NONE] * 5
    t = crowd(Story().outsiders(*foes).wall_pile("wall_15").track(0, **{needed: 4}))
    t.act(0, name, CREWS[name], *([targets[name]] if name in targets else []))
    assert {"faith": 0, "strength": 0, "influence": 0} | {needed: 4, rewarded: 1} == t.player(0).track
