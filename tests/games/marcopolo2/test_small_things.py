"""Small things: what is told when, dice that lie nowhere, contracts of one city, what a new round forgets."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from caravanserai.games.marcopolo2 import GAME
from caravanserai.games.marcopolo2.components import LOCATION_NAMES
from tests.games.marcopolo2.changes import journey
from tests.games.marcopolo2.story import Story, place
from tests.rules import rule

KINDS = [kind.name for kind in GAME.events.kinds]
COPY = {"xian": "marker_camels", "balkh": "marker_copy", "kashgar": "marker_goods", "hormuz": "marker_jade"}


def log_of(t: Story, seat: int) -> list[tuple[str, int, int]]:
    """What is told of a player: the kind of event and its other numbers."""
    return [(KINDS[e.kind], int(e.b), int(e.c)) for e in t.s.log or [] if e.a == seat]


# The log


@rule("MP-5.5")
def test_each_bonus_at_the_start_of_a_round_is_told_before_what_it_brings() -> None:
    """Two markers and two seals: every line that names a source is followed by its own gains, not by another's."""
    t = Story(2).markers(xian="marker_camels", balkh="marker_coins").posts(1, "xian", "balkh")
    t.seals(1, improved=("farmers", "spicers")).bonuses(1)
    told = log_of(t, 1)
    after = {told[n][:2]: told[n + 1] for n in range(0, len(told), 2)}
    assert 8 == len(told)
    assert sorted(told[::2]) == sorted(line for line in told if line[0] in ("marker-bonus", "seal-bonus"))
    assert {("gained", 0, 5), ("gained", 1, 3)} == {after[key] for key in after if key[0] == "marker-bonus"}
    assert {("seal-bonus", 0): ("gained", 0, 3), ("seal-bonus", 1): ("gained", 5, 1)}.items() <= after.items()
    assert (8 + 5 + 3, 3 + 3, 1) == (t.player(1).coin, t.player(1).camel, t.player(1).jade)


@rule("MP-5.5", "MP-19.4.2")
def test_a_bonus_that_asks_is_the_last_one_told() -> None:
    """While goods or a copy are chosen, the log ends with the marker that asks; in the end all have been told."""
    t = Story(2).markers(**COPY).posts(1, *COPY).bonuses(1)
    asked = {"CopyMarker": ("balkh", "location:hormuz"), "GainGoods": ("kashgar", "good:silk")}
    while t.question in asked:
        city, token = asked[t.question]
        told = [line for line in log_of(t, 1) if line[0] == "marker-bonus"]
        assert place(city) == told[-1][1]
        t.play(token if token in t.legal() else "good:gold")
    cities = [line[1] for line in log_of(t, 1) if line[0] == "marker-bonus"]
    assert sorted([*COPY, "hormuz"]) == sorted(LOCATION_NAMES[n] for n in cities)


@rule("MP-20.5.1", "MP-20.5.2")
@pytest.mark.parametrize("filippo", [0, 1])
def test_a_tile_is_kept_after_its_bonus_has_been_received(filippo: int) -> None:
    """Whoever takes it: first the gold, then the tile changes hands."""
    t = Story(2).character(filippo, "filippo_vitello").outposts(xanadu="outpost_gold").dice(0, 3)
    journey(t.turn(0).play("space:travel_lower"), "xanadu")
    told = [KINDS[e.kind] for e in t.s.log or []]
    assert told.index("outpost-taken") < told.index("gained") < told.index("tile-kept")
    assert ({"outpost_gold"}, 2) == (t.player(filippo).tiles, t.player(0).gold)


# Black dice


@rule("MP-5.3", "MP-23.3")
def test_black_dice_that_came_back_show_nothing_until_they_are_rolled() -> None:
    """In the variant: while the bonuses of a new round are chosen all black dice lie on the board, unrolled."""
    t = Story(4, black_dice_open=True).black_shown(2, 5).markers(kashgar="marker_goods").posts(0, "kashgar")
    t.new_round()
    assert ("GainGoods", 6, []) == (t.question, t.seen()["black_left"], t.seen()["black_shown"])
    t.play("good:pepper", "good:silk")
    assert (6, 6) == (t.seen()["black_left"], len(t.seen()["black_shown"]))


@rule("MP-17.4", "MP-23.1")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_of_two_black_dice_no_more_are_gained_than_lie_on_the_board(left: int) -> None:
    """An owner may print two on a card: whoever chooses open dice is asked only for those that are there."""
    t = Story(3, black_dice_open=True).black_shown(*[4, 4][:left]).black_left(left)
    t.gain(0, {"black_die": 2})
    for _ in range(left):
        t.play("die:black_4")
    assert ((), [4] * left, 0) == (t.asked, t.player(0).black, t.seen()["black_left"])


# Contracts


@rule("MP-12.9")
def test_a_post_brings_a_contract_of_its_own_city_only() -> None:
    """Posts in other contract cities open nothing at that moment."""
    t = Story(2).posts(0, "pagan", "kabul", "jaipur").no_outposts().dice(0, 3).turn(0)
    journey(t.play("space:travel_lower"), "yangzhou")
    assert "TakeContract" == t.question
    assert {"answer:skip", *(f"contract:{card}" for card in t.contracts_in("yangzhou"))} == set(t.legal())


def contract_again(t: Story, how: str) -> Story:
    """Another contract is about to be taken."""
    if how == "reward":
        return t.gain(0, [{"kind": "contract_from_city", "n": 1}])
    t.dice(0, 4).turn(0)
    if how == "action":
        return t.black(0, 2).play("space:contracts")
    return journey(t.play("space:travel_lower"), "yangzhou")


@rule("MP-13.6", "MP-13.8")
@pytest.mark.parametrize("how", ["action", "post", "reward"])
def test_a_contract_of_an_earlier_action_may_make_room(how: str) -> None:
    """Only what is taken in the same action is safe from being discarded."""
    t = Story(2).posts(0, "pagan", "kabul").no_outposts().dice(0, 3).stock(0, coin=20).turn(0)
    t.play("space:contracts", *(f"contract:{card}" for card in t.contracts_in("pagan"))).end_turn()
    old = t.player(0).active
    city = "yangzhou" if how == "post" else "kabul"
    contract_again(t, how).play(f"contract:{t.contracts_in(city)[0]}")
    assert ("DiscardContract", {f"contract:{card}" for card in old}) == (t.question, set(t.legal()))


# A new round


@rule("MP-9.3", "MP-5.3")
def test_the_first_die_of_a_later_round_may_have_any_value_again() -> None:
    """Four players have no neutral die in the Khan's row: a 6 of the round before is forgotten with the dice."""
    t = Story(4).lay("khan", 2, 6).new_round()
    while t.question != "TakeTurn":
        t.play(t.legal()[0])
    t.dice(0, 1).play("space:khan")
    assert [(0, 1)] == t.khan


@rule("MP-20.4.6")
def test_an_improved_seal_alone_is_doubled_too() -> None:
    """Without any marker there is still a bonus to choose; a basic seal is none."""
    t = Story(2).character(0, "mailin_tian_chin").seals(0, "farmers", improved=("spicers",)).bonuses(0)
    assert ["seal:spicers"] == t.legal()
    t.play("seal:spicers")
    assert 2 == t.player(0).jade


# Paying for an occupied book and for an offer


@rule("MP-7.14", "MP-8.5", "MP-18.7")
@pytest.mark.parametrize(("coins", "jade", "dearest"), [(3, 2, 2), (2, 2, 1), (1, 2, 0), (0, 3, 0), (0, 4, 1)])
def test_jade_that_pays_for_the_occupied_book_buys_no_offer(coins: int, jade: int, dearest: int) -> None:
    """The 3 coins of an occupied book and the jade of a lower offer must be payable together."""
    t = Story(2).stock(0, coin=coins, jade=jade).lay("book_2", 1, 4).dice(0, 3).turn(0).play("space:book_2")
    assert ["offer:left", "offer:right", "offer:one_jade", "offer:two_jade"][: 2 + dearest] == t.legal()


@rule("MP-18.2", "MP-25.14")
@pytest.mark.parametrize(("coins", "offered"), [(80, range(32)), (60, range(12, 32)), (30, [])])
def test_a_payment_beyond_all_numbers_asks_for_no_others(coins: int, offered: Sequence[int]) -> None:
    """Möngke Khan goes to and fro for 72 coins with a hoard of jade: a choice of numbers, or the least is paid."""
    t = Story(2).character(0, "mongke_khan").figure(0, "oasis_yunnan").stock(0, coin=coins, jade=60).dice(0, 3, 3)
    t.turn(0).play("space:travel_middle")
    journey(t, *["oasis_bengal", "oasis_yunnan"] * 18)
    asked = t.question == "PayCoinsInJade"
    assert [f"count:{n}" for n in offered] == (t.legal() if asked else [])
    t.play(*t.legal()[-1:] if asked else ())
    assert 72 == coins - t.player(0).coin + 60 - t.player(0).jade


# The end of a turn


@rule("MP-25.27", "MP-20.5.4")
def test_the_turn_goes_on_for_a_kept_tile() -> None:
    """The last die has been placed and nothing can be paid: the tile can still be used."""
    t = Story(2).character(0, "filippo_vitello").tiles(0, "outpost_gold").stock(0).card("area_card_1", "pepper_table")
    t.dice(0, 3).turn(0).play("space:area_card_1")
    assert ["tile:outpost_gold", "turn:end"] == t.legal()
    t.play("tile:outpost_gold")
    assert ((), 2) == (t.asked, t.player(0).gold)


@rule("MP-25.27", "MP-16.3.5")
def test_the_turn_goes_on_for_a_seal_that_can_be_improved() -> None:
    """5 coins and 2 pepper are enough, without dice and camels; afterwards nothing is left to do."""
    t = Story(2).character(0, "gantulga_od").seals(0, "spicers").stock(0, coin=5).card("area_card_1", "pepper_table")
    t.dice(0, 3).turn(0).play("space:area_card_1")
    assert ["seal:spicers", "turn:end"] == t.legal()
    t.play("seal:spicers")
    assert ((), 1) == (t.asked, t.player(0).jade)


# The contract pile


@rule("MP-13.7", "MP-25.31")
def test_the_pile_that_is_seen_counts_the_contracts_under_it() -> None:
    """Everybody sees how high it is; a discarded contract makes it higher, a starting one does not."""
    t = Story(2).posts(0, "pagan").active(0, "contract_n40", "contract_s1").dice(0, 3).turn(0)
    before = t.seen()["pile"]
    t.play("space:contracts", f"contract:{t.contracts_in('pagan')[0]}", "contract:contract_s1")
    assert before == t.seen()["pile"]
    t.play(f"contract:{t.contracts_in('pagan')[1]}", "contract:contract_n40")
    assert (before + 1, ["contract_n40"]) == (t.seen()["pile"], t.under)


# The end


@rule("MP-3.11", "MP-22.1")
def test_goal_cards_that_have_been_shown_cannot_be_hidden_again() -> None:
    """The end of the game is a barrier, though nothing is drawn or rolled: the goal cards are seen by all."""
    t = Story(2).goal(1, "goal_05").round(5)
    before = t.s.reveals
    assert t.seen(0)["players"][1]["goal"] is None
    t.new_round()
    assert ("goal_05", []) == (t.seen(0)["players"][1]["goal"], t.legal())
    assert t.s.reveals > before


@rule("MP-25.30", "MP-3.11")
def test_standings_before_the_end_keep_goal_cards_secret() -> None:
    """They are sent to all: a goal card counts only when the game is over."""
    t = Story(2).goal(0, "goal_01").seals(0, improved=("farmers", "spicers", "tailors", "jewelers"))
    t.posts(0, "xanadu", "xian", "kabul", "hormuz", "lhasa", "pagan")
    plain = {line.message: line.points for line in GAME.standings(t.s)[0].lines}
    other = t.goal(0, "goal_14")
    assert plain == {line.message: line.points for line in GAME.standings(other.s)[0].lines}
    assert 0 == plain["score-goal"]
