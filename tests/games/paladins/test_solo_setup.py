"""The solo game: set-up and the start of a round (PW-16.1, PW-16.2)."""

from __future__ import annotations

from collections import Counter

import pytest

from caravanserai.games.paladins import GAME
from tests.games.paladins.dealt import Dealt, dealt
from tests.games.paladins.story import Story
from tests.games.stories import NONE
from tests.rules import rule

HUMAN, AI = 0, 1
RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]
FAVOURS = ["favour_recruit", "favour_levy", "favour_outlaws", "favour_virtue", "favour_mercy"]
KEYS = range(1, 16)
TWELVE = {
    "scheme_commission": 1,
    "scheme_fortify": 1,
    "scheme_garrison": 1,
    "scheme_absolve": 1,
    "scheme_attack": 1,
    "scheme_convert": 1,
    "scheme_recruit": 1,
    "scheme_pray": 1,
    "scheme_trade": 1,
    "scheme_conspire": 1,
    "scheme_kings_order": 2,
}


def of_orders(names: list[str]) -> list[str]:
    """The actions that Orders show."""
    return [name.removeprefix("order_") for name in names if name != NONE]


def until_round(t: Dealt, n: int) -> Dealt:
    """The human passes whenever possible until round n asks for its Paladin."""
    while t.s.round < n or t.question != "ChoosePaladin":
        t.play("turn:pass" if t.question == "TakeTurn" else t.legal()[0])
    return t


def tavern(*cards: str) -> Story:
    """A solo table about to choose between these Tavern cards; nobody suspected, 3 Silver."""
    return Story(1).deck(HUMAN, ()).paladin(HUMAN, "oliver").taverns(*cards)


# -- set-up ------------------------------------------------------------------------------------------------------------


@rule("PW-16.1.1")
def test_the_human_sets_up_as_ever_and_one_opponent_joins() -> None:
    """3 Silver, 1 Provision, 12 Paladins, markers at 0, six Outsiders and five Townsfolk; one seat beside the own."""
    t = dealt(1)
    assert 2 == len(t.s.players)
    assert (3, 1) == (t.player(HUMAN).silver, t.player(HUMAN).provisions)
    assert {"faith": 0, "strength": 0, "influence": 0} == t.player(HUMAN).track
    assert 12 == len(t.player(HUMAN).unseen)
    assert ({}, [], []) == (t.player(HUMAN).workers, t.player(HUMAN).crew, t.player(HUMAN).suspicion)
    assert NONE not in t.town_row + t.outsider_row
    assert ([NONE] * 3, [NONE] * 5) == (t.order_row, t.favour_row)
    counts = GAME.box.data["counts"]
    lie_out = {"townsfolk": 5, "outsiders": 6}
    assert [counts[name] - lie_out.get(name, 0) for name in ("walls", "townsfolk", "outsiders")] == [
        t.cards_left[name] for name in ("walls", "townsfolk", "outsiders")
    ]
    assert (counts["tavern_cards"], counts["suspicion_cards"]) == (t.cards_left["taverns"], t.cards_left["suspicion"])


@rule("PW-16.1.2")
@pytest.mark.parametrize("action", ["commission", "garrison", "absolve"])
def test_the_opponent_has_seven_monks_outposts_and_jars(action: str) -> None:
    """It places a seventh, and has no eighth."""
    assert 7 == GAME.box.data["setup"]["monks_per_player"] == GAME.box.data["setup"]["outposts_per_player"]
    for before, after in ((6, 7), (7, 7)):
        t = Story(1).taken(AI, **{action: before}).track(AI, faith=12, strength=12, influence=12)
        t.rival(workers=5, shops={}).schemes(f"scheme_{action}").rival_turn()
        assert after == t.player(AI).taken(action)


@rule("PW-16.1.3")
def test_the_opponents_markers_are_stacked_at_nothing() -> None:
    """Influence below, Faith in the middle, Strength on top."""
    for key in KEYS:
        t = dealt(1, key)
        assert {"faith": 0, "strength": 0, "influence": 0} == t.player(AI).track
        assert ["influence", "faith", "strength"] == t.stack


@rule("PW-16.1.4")
def test_the_resource_marker_begins_on_the_left() -> None:
    """Space 1 of five."""
    assert {1} == {dealt(1, key).marker for key in KEYS}


@rule("PW-16.1.5", "PW-16.1.12")
def test_twelve_schemes_make_the_deck() -> None:
    """One for each right-side action, Recruit, Pray, Trade and Conspire, two for Orders; the five for Favours wait."""
    t = dealt(1)
    assert TWELVE == t.scheme_deck
    assert {} == t.scheme_gone
    copies = {card["id"]: card["copies"] for card in GAME.box.data["solo_cards"]}
    assert TWELVE | {"scheme_kings_favour": 5} == copies
    assert 17 == sum(copies.values())


@rule("PW-16.1.5")
def test_the_schemes_are_shuffled() -> None:
    """The first one turned over differs from table to table."""
    first = {tuple(Story(1, key).rival(workers=5).rival_turn().told("rival-scheme")) for key in KEYS}
    assert len(first) > 4


@rule("PW-16.1.6", "PW-17.20")
@pytest.mark.parametrize(("level", "n"), [("easy", 1), ("standard", 3), ("hard", 5)])
def test_the_difficulty_gives_workshops_by_revealed_orders(level: str, n: int) -> None:
    """One each on 1, 3 or 5 different right-side actions, others at another table."""
    tables = [dealt(1, key, solo_level=level).shops for key in KEYS]
    for shops in tables:
        assert [1] * n == list(shops.values())
        assert set(shops) <= set(RIGHT)
    assert set(RIGHT) == {name for shops in tables for name in shops}
    assert len({tuple(shops) for shops in tables}) > 2


@rule("PW-16.1.6")
def test_the_standard_difficulty_is_the_usual_one() -> None:
    """3 Workshops where nothing is said; something else is no difficulty."""
    assert 3 == sum(dealt(1).shops.values())
    with pytest.raises(ValueError, match="solo_level"):
        dealt(1, solo_level="brutal")


@rule("PW-16.1.7")
def test_all_six_orders_are_shuffled_again() -> None:
    """Three lie face down, any three of the six: those revealed for Workshops can come again, and need not."""
    overlaps: Counter[int] = Counter()
    for key in KEYS:
        t = dealt(1, key)
        start = set(t.shops)
        assert [NONE] * 3 == t.order_row
        orders = of_orders(until_round(t, 3).order_row)
        assert 3 == len(set(orders))
        overlaps[len(start & set(orders))] += 1
    assert len(overlaps) > 1
    assert overlaps[0] < len(KEYS)


@rule("PW-16.1.8", "PW-16.2.1")
@pytest.mark.parametrize("level", ["easy", "standard", "hard"])
def test_each_order_has_a_workshop_for_the_action_it_shows(level: str) -> None:
    """Rounds 1, 2 and 3 add one each where the revealed Order says, later rounds none."""
    t = dealt(1, 4, solo_level=level)
    expected = Counter(t.shops)
    for n in range(1, 8):
        until_round(t, n)
        if n <= 3:
            expected[of_orders(t.order_row)[-1]] += 1
        assert expected == Counter(t.shops)
        assert min(n, 3) == len(t.told("rival-workshop"))


@rule("PW-16.1.8", "PW-16.2.2")
def test_each_favour_has_a_scheme_that_is_discarded_when_it_is_revealed() -> None:
    """In rounds 3 to 7, one each; before that there is none in deck or discards."""
    for n, favours in enumerate([0, 0, 1, 2, 3, 4, 5], start=1):
        t = Story(1).round(n - 1).favours(*FAVOURS[: max(0, favours - 1)])
        t.schemes("scheme_trade").scheme_discards("scheme_pray").new_round()
        assert favours == 5 - t.favour_row.count(NONE)
        expected = {"scheme_pray": 1} | ({"scheme_kings_favour": 1} if favours else {})
        assert (expected, {"scheme_trade": 1}) == (t.scheme_gone, t.scheme_deck)


@rule("PW-16.1.8")
def test_all_five_favour_schemes_come_into_the_game() -> None:
    """By round 7 there are 17 Schemes in deck and discards, not one more."""
    t = until_round(dealt(1, 2), 7)
    assert TWELVE | {"scheme_kings_favour": 5} == Counter(t.scheme_deck) + Counter(t.scheme_gone)


@rule("PW-16.1.9")
@pytest.mark.parametrize("key", [1, 2, 3])
def test_the_human_always_goes_first(key: int) -> None:
    """In every round the first turn is the human's, and no start player is told of."""
    t = dealt(1, key)
    for n in range(1, 8):
        until_round(t, n)
        begun = len(t.told("rival-scheme"))
        while t.question != "TakeTurn":
            t.play(t.legal()[0])
        assert (HUMAN, (HUMAN,), begun) == (t.s.first, t.asked, len(t.told("rival-scheme")))
    assert [] == t.told("start-player")


@rule("PW-16.1.10")
def test_the_board_is_that_of_two_players() -> None:
    """5 Silver as Tax; spaces for three or four players are closed for human and opponent."""
    t = Story(1)
    assert 5 == t.tax_supply
    t.track(HUMAN, faith=12).workers(HUMAN, scout=1, labourer=1, cleric=1).act(
        HUMAN, "commission", "scout+labourer+cleric"
    )
    assert 25 == len(t.legal())
    closed = {"space_1_3", "space_1_4", "space_2_5", "space_2_6", "space_3_7", "space_4_9", "space_6_2", "space_6_3"}
    assert not {f"space:{name}" for name in closed} & set(t.legal())

    t = Story(1).schemes("scheme_garrison").track(AI, strength=1).rival(workers=3, shops={})
    for name in ("space_1_1", "space_1_2"):
        t.piece(name, HUMAN)
    assert 0 == t.rival_turn().player(AI).taken("garrison")


@rule("PW-16.1.10")
def test_an_inquisition_refills_the_tax_supply_to_five() -> None:
    """As with two players."""
    assert 5 == Story(1).tax(0).inquisition().tax_supply


@rule("PW-16.1.11")
def test_only_the_human_recruits_a_first_townsfolk() -> None:
    """One choice, then the Paladins; the opponent has no crew and four Townsfolk have slid."""
    t = dealt(1)
    assert ("FirstTownsfolk", (HUMAN,)) == (t.question, t.asked)
    card = t.legal()[2].removeprefix("townsfolk:")
    t.play(f"townsfolk:{card}")
    assert ("ChoosePaladin", [card], []) == (t.question, t.player(HUMAN).crew, t.player(AI).crew)
    assert NONE not in t.town_row
    assert GAME.box.data["counts"]["townsfolk"] - 6 == t.cards_left["townsfolk"]


# -- the start of a round ----------------------------------------------------------------------------------------------


@rule("PW-16.2.1")
@pytest.mark.parametrize("action", RIGHT)
def test_the_workshop_moves_to_the_action_of_the_order(action: str) -> None:
    """Beside one that is there already."""
    t = Story(1).round(0).orders_left(f"order_{action}").rival(shops={action: 1}).new_round()
    assert {action: 2} == t.shops


@rule("PW-16.2.3")
def test_two_tavern_cards_are_revealed_and_the_human_takes_one() -> None:
    """In every round; the other cannot be taken."""
    t = dealt(1, 5)
    for n in range(1, 8):
        until_round(t, n)
        assert 2 == len(t.tavern_row)
    two = tavern("tavern_18", "tavern_04").gather(HUMAN)
    assert {"tavern:tavern_18", "tavern:tavern_04"} == set(two.legal())
    two.play("tavern:tavern_18")
    assert {"cleric": 2, "scout": 3, "labourer": 1} == two.player(HUMAN).workers


@rule("PW-16.2.4")
@pytest.mark.parametrize(("card", "criminals"), [("tavern_18", 0), ("tavern_01", 1), ("tavern_11", 2)])
def test_the_opponent_is_suspected_for_criminals_on_the_other_card(card: str, criminals: int) -> None:
    """One Suspicion each and no workers; what the human took costs it nothing."""
    t = tavern("tavern_12", card).suspicion_pile(0, 0, 0, 0, 0).rival(workers=4).gather(HUMAN)
    t.play("tavern:tavern_12")
    assert (criminals, 2) == (len(t.player(AI).suspicion), len(t.player(HUMAN).suspicion))
    assert 4 == t.rival_workers


@rule("PW-16.2.5")
def test_the_opponent_has_no_paladin() -> None:
    """Nothing is drawn or asked for it, and its attributes are those of the track."""
    t = until_round(dealt(1), 1)
    assert (HUMAN,) == t.asked
    t.play(t.legal()[0])
    assert (None, set(), set()) == (t.player(AI).paladin, t.player(AI).drawn, t.player(AI).unseen)
    assert [0, 0, 0] == [t.player(AI).attribute(name) for name in ("faith", "strength", "influence")]


@rule("PW-16.2.6")
@pytest.mark.parametrize("n", range(1, 8))
def test_the_opponent_begins_with_the_round_and_three_workers(n: int) -> None:
    """Exactly: what it had before does not count."""
    t = Story(1).round(n - 1).rival(workers=6).new_round()
    assert n + 3 == t.rival_workers


@rule("PW-16.2.7")
@pytest.mark.parametrize(
    ("card", "gained", "suspected"),
    [("abbot_a", 2, 0), ("gatekeeper_b", 1, 0), ("missionary_c", 2, 0), ("architect_a", 1, 1), ("squire_a", 1, 1)],
)
def test_all_workers_are_alike_but_a_criminal_is_suspicious(card: str, gained: int, suspected: int) -> None:
    """Cleric and Labourer are two workers, a Criminal is one and one Suspicion."""
    t = Story(1).town(card, NONE, NONE, NONE, NONE).schemes("scheme_recruit").suspicion_pile(0, 0)
    t.rival(workers=4).rival_turn()
    assert (4 - 1 + gained, suspected) == (t.rival_workers, len(t.player(AI).suspicion))


@rule("PW-16.2.7")
def test_one_worker_is_as_good_as_another() -> None:
    """Three workers do for any right-side action."""
    for action in RIGHT:
        t = Story(1).schemes(f"scheme_{action}").track(AI, strength=1).rival(workers=3, shops={}).rival_turn()
        assert ({action: 3}, 1) == (t.rival_standing, t.player(AI).taken(action))


@rule("PW-16.2.8")
def test_suspicion_of_the_opponent_is_kept_and_taxed_card_by_card() -> None:
    """2 Criminals with 3 Silver of Tax: the first card empties nothing, the second causes the Inquisition."""
    t = Story(1).favours("favour_outlaws").schemes("scheme_kings_favour").suspicion_pile(2, 2).tax(3)
    t.rival(workers=2).rival_turn()
    # Marker from 1 to 3, then to 5; two cards, of which the Inquisition takes one.
    assert (5, 5, [2]) == (t.marker, t.tax_supply, t.player(AI).suspicion)
    assert (1, [2]) == (t.player(AI).unpaid, t.suspicion_gone)
    assert 3 == t.player(HUMAN).silver


@rule("PW-16.2.8")
def test_the_inquisition_comes_between_two_cards_of_the_opponent() -> None:
    """With 2 Silver of Tax the first card causes it; the second is drawn after the refill."""
    t = tavern("tavern_18", "tavern_11").suspicion_pile(2, 2).tax(2).gather(HUMAN).play("tavern:tavern_18")
    assert (1, [2, 2], 3, 5) == (t.player(AI).unpaid, t.player(AI).suspicion, t.tax_supply, t.marker)


@rule("PW-16.2.9")
def test_the_opponent_is_suspected_after_the_human() -> None:
    """The human's Tax comes first: one Silver is there, the human's card causes the Inquisition alone."""
    t = tavern("tavern_01", "tavern_05").suspicion_pile(1, 1).tax(1).gather(HUMAN).play("tavern:tavern_01")
    assert (1, 0) == (t.player(HUMAN).unpaid, t.player(AI).unpaid)
    assert ([1], [1], 4) == (t.player(HUMAN).suspicion, t.player(AI).suspicion, t.tax_supply)
    assert [(HUMAN, 1), (AI, 1)] == [told[:2] for told in t.told("suspicion-drawn")]


@rule("PW-16.2.9")
def test_a_conspirator_of_the_human_is_asked_before_the_opponent_draws() -> None:
    """The human decides at the own Inquisition while the opponent is still clean."""
    t = tavern("tavern_01", "tavern_05").crew(HUMAN, "conspirator_a").suspicion_pile(1, 1).tax(1).gather(HUMAN)
    t.play("tavern:tavern_01")
    assert ("MayEnact", []) == (t.question, t.player(AI).suspicion)
    t.play("answer:yes")
    assert [1] == t.player(AI).suspicion
