"""King's Orders and King's Favours (PW-9)."""

from __future__ import annotations

import pytest

from caravanserai.games.paladins import GAME
from tests.games.paladins.story import Story
from tests.games.stories import NONE
from tests.rules import rule

RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]
HIDDEN = (NONE, NONE, NONE, NONE, NONE)
# one of each Townsfolk bound to an action: each would bring a Labourer
BOUND = ("abbot_a", "acolyte_a", "architect_a", "defender_a", "gatekeeper_a", "missionary_a", "watchman_a")


def worth(t: Story, seat: int, *orders: str) -> int:
    """What these Orders add to the score of a player."""
    before = t.orders(NONE, NONE, NONE).score(seat)
    return t.orders(*orders).score(seat) - before


def court(*favours: str, seats: int = 2, **workers: int) -> Story:
    """A table with these Favours open from the left and the rest face down."""
    row = [*favours, *HIDDEN][: len(HIDDEN)]
    return Story(seats).favours(*row).workers(0, **workers)


def to_the_first_turn(t: Story) -> Story:
    """Answer whatever comes until a player is asked for a turn."""
    while t.question != "TakeTurn":
        t.play(t.legal()[0])
    return t


# -- Orders ------------------------------------------------------------------------------------------------------------


@rule("PW-9.1.1", "PW-9.1.5")
@pytest.mark.parametrize("name", RIGHT)
def test_five_times_the_action_fulfil_its_order(name: str) -> None:
    """Four times score nothing, five and six times the whole Order; any other action counts for nothing."""
    scores = [worth(Story().taken(0, **{name: n}), 0, f"order_{name}", NONE, NONE) for n in (0, 4, 5, 6)]
    assert [0, 0, 4, 4] == scores

    others = {other: 6 for other in RIGHT if other != name}
    assert 0 == worth(Story().taken(0, **others), 0, f"order_{name}", NONE, NONE)


@rule("PW-9.1.5")
def test_there_is_one_order_for_each_action_of_the_right_side() -> None:
    """Six Orders, each for five times another action."""
    orders = GAME.box.data["kings_orders"]
    assert 6 == len(orders)
    assert RIGHT == [order["condition"]["action"] for order in orders]
    assert [5] * 6 == [order["condition"]["n"] for order in orders]


@rule("PW-9.1.2")
def test_every_player_who_fulfils_an_order_scores_it() -> None:
    """Three of four players have five Walls: all three score, whoever was first."""
    t = Story(4).taken(0, commission=7)
    for seat, wall in ((1, 5), (2, 7), (3, 5)):
        t.taken(seat, fortify=wall)
    assert [0, 6, 6, 6] == [worth(t, seat, NONE, "order_fortify", NONE) for seat in range(4)]


@rule("PW-9.1.3")
def test_the_spaces_are_worth_four_six_and_eight() -> None:
    """The same Order on the three spaces; three fulfilled ones add up."""
    t = Story().taken(0, attack=5, convert=5, garrison=5)
    assert 4 == worth(t, 0, "order_attack", NONE, NONE)
    assert 6 == worth(t, 0, NONE, "order_attack", NONE)
    assert 8 == worth(t, 0, NONE, NONE, "order_attack")
    assert 18 == worth(t, 0, "order_garrison", "order_convert", "order_attack")
    assert [4, 6, 8] == GAME.box.data["kings_order_slots"]["vp"]


@rule("PW-9.1.4")
def test_actions_before_the_reveal_count() -> None:
    """Five Attacks in the first two rounds, then the Order turns up in round 3: 8 points."""
    t = Story().round(2).orders("order_commission", "order_fortify", NONE).orders_left("order_attack")
    t.taken(0, attack=5)
    before = t.score(0)

    t.new_round()
    assert "order_attack" == t.order_row[2]
    assert 8 == t.score(0) - before
    assert 0 == worth(t, 1, *t.order_row)


# -- Favours -----------------------------------------------------------------------------------------------------------


@rule("PW-9.2.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_revealed_favour_is_open_to_all_players(seat: int) -> None:
    """Whoever has a turn may use it; those face down are not there."""
    t = court("favour_stores", "favour_labour", seats=3).workers(seat, labourer=1, criminal=1).turn(seat)
    assert {"favour:favour_stores", "favour:favour_labour"} == {x for x in t.legal() if x.startswith("favour:")}

    t.play("favour:favour_labour")
    assert {"labourer": 4} == t.player(seat).workers
    assert (seat, "criminal") == t.favour_worker("favour_labour")


@rule("PW-9.2.1")
def test_a_favour_is_an_additional_space() -> None:
    """It fills no action of the own board."""
    t = court("favour_stores", labourer=2).turn(0).play("favour:favour_stores")
    assert set() == t.player(0).in_use


@rule("PW-9.2.2")
def test_a_favour_is_used_once_in_a_round_by_one_player() -> None:
    """After one use neither the others nor the same player can use it; another Favour stays open."""
    t = court("favour_stores", "favour_outlaws", labourer=3).workers(1, labourer=3).turn(0)
    t.play("favour:favour_stores")

    for seat in (0, 1):
        t.turn(seat)
        assert "PW-9.2.2" == t.rule("favour:favour_stores")
        assert "favour:favour_outlaws" in t.legal()


@rule("PW-9.2.3")
def test_a_favour_may_be_used_from_its_round_on() -> None:
    """Not in round 2, then in the round of its reveal, and again in the last one."""
    t = court(labourer=1).round(2).favours_left("favour_stores").turn(0)
    assert [] == [token for token in t.legal() if token.startswith("favour:")]

    t.play("turn:pass").new_round()
    assert 3 == t.s.round
    to_the_first_turn(t)
    assert "favour:favour_stores" in t.legal()

    last = court("favour_stores", labourer=1).round(7).turn(0)
    assert "favour:favour_stores" in last.legal()


@rule("PW-9.2.3", "PW-9.2.2")
def test_a_favour_is_free_again_in_the_next_round() -> None:
    """Used in round 3, it is used again in round 4."""
    t = court("favour_stores", labourer=1).round(3).turn(0).play("favour:favour_stores")
    t.round_end()
    assert 4 == t.s.round

    to_the_first_turn(t)
    assert "favour:favour_stores" in t.legal()


@rule("PW-9.2.4")
def test_using_a_favour_takes_the_turn() -> None:
    """Afterwards the next player is asked."""
    t = court("favour_stores", labourer=2).workers(1, labourer=2).turns(0)
    assert (0,) == t.asked

    t.play("favour:favour_stores")
    assert (1,) == t.asked
    assert "TakeTurn" == t.question


@rule("PW-9.2.4")
@pytest.mark.parametrize(
    ("favour", "fits"),
    [
        ("favour_recruit", "scout"),
        ("favour_levy", "cleric"),
        ("favour_virtue", ""),
        ("favour_mercy", "fighter"),
        ("favour_charter", "merchant"),
        ("favour_labour", ""),
    ],
)
def test_the_worker_fits_the_space_of_the_favour(favour: str, fits: str) -> None:
    """The worker of the colour or a Criminal; no other is enough."""
    everybody = {kind: 1 for kind in ("labourer", "scout", "merchant", "fighter", "cleric") if kind != fits}
    t = court(favour, **everybody).silver(0, 9).provisions(0, 9).turn(0)
    assert "PW-9.2.4" == t.rule(f"favour:{favour}")

    for kind in {fits, "criminal"} - {""}:
        t = court(favour, **{kind: 1}).silver(0, 9).provisions(0, 9).turn(0).play(f"favour:{favour}")
        assert (0, kind) == t.favour_worker(favour)


@rule("PW-9.2.4")
@pytest.mark.parametrize("favour", ["favour_outlaws", "favour_loan", "favour_stores", "favour_prayer"])
def test_four_favours_take_any_single_worker(favour: str) -> None:
    """Each of the own types is offered, and never two."""
    t = court(favour, labourer=2, scout=1, cleric=1, criminal=1).turn(0).play(f"favour:{favour}")
    assert ["workers:labourer", "workers:scout", "workers:cleric", "workers:criminal"] == t.legal()

    t.play("workers:cleric")
    assert (0, "cleric") == t.favour_worker(favour)


@rule("PW-9.2.4")
def test_the_printed_cost_of_a_favour_is_paid() -> None:
    """1 Silver for the Royal Mercy, 1 Provision for the Royal Charter; who lacks it is refused."""
    t = court("favour_mercy", fighter=1).silver(0, 1).debts(0, unpaid=1).suspicion(0, 1).turn(0)
    t.play("favour:favour_mercy", "option:a")
    assert (0, 1) == (t.player(0).silver, t.player(0).paid)

    t = court("favour_charter", merchant=1).provisions(0, 1).turn(0).play("favour:favour_charter", "option:b")
    assert (0, {"fighter": 1, "cleric": 1}) == (t.player(0).provisions, t.player(0).workers)

    poor = court("favour_mercy", "favour_charter", fighter=1, merchant=1).silver(0, 0).provisions(0, 0).turn(0)
    assert "PW-9.2.4" == poor.rule("favour:favour_mercy")
    assert "PW-9.2.4" == poor.rule("favour:favour_charter")


@rule("PW-9.2.5")
def test_the_worker_stays_on_the_card_until_the_end_of_the_round() -> None:
    """Not when its owner passes, but when the board is refreshed; it does not come back to the hand."""
    t = court("favour_stores", scout=1).turn(0).play("favour:favour_stores").turn(0).play("turn:pass")
    assert (0, "scout") == t.favour_worker("favour_stores")

    t.round_end()
    assert t.favour_worker("favour_stores") is None
    assert {} == t.player(0).workers


@rule("PW-9.2.6")
@pytest.mark.parametrize(
    ("favour", "tokens"),
    [
        ("favour_recruit", ["townsfolk:squire_a"]),
        ("favour_levy", []),
        ("favour_mercy", ["option:a"]),
        ("favour_stores", []),
        ("favour_prayer", ["action:hunt"]),
        ("favour_virtue", ["attribute:faith"]),
    ],
)
def test_a_favour_does_not_trigger_townsfolk_of_an_action(favour: str, tokens: list[str]) -> None:
    """With a Townsfolk for each of seven actions in the crew no Labourer comes."""
    t = court(favour, criminal=1).crew(0, *BOUND).town(NONE, NONE, NONE, NONE, "squire_a")
    t.debts(0, unpaid=1).suspicion(0, 1, 1, 1).standing(0, "hunt", "scout").turn(0).play(f"favour:{favour}", *tokens)

    assert () == t.asked
    assert {} == t.player(0).workers


@rule("PW-9.2.6", "PW-9.2.7")
def test_a_free_develop_triggers_architects() -> None:
    """The Architect brings a Labourer beside the Scout of the row; the other six bring nothing."""
    t = court("favour_charter", merchant=1).crew(0, *BOUND).provisions(0, 1).turn(0)
    t.play("favour:favour_charter", "option:a", "workshop:convert_left")
    assert {"scout": 1, "labourer": 1} == t.player(0).workers

    t = court("favour_charter", merchant=1).crew(0, *BOUND).provisions(0, 1).turn(0)
    t.play("favour:favour_charter", "option:b")
    assert {"fighter": 1, "cleric": 1} == t.player(0).workers


@rule("PW-9.2.7")
def test_a_free_develop_takes_no_workers_and_no_silver() -> None:
    """The next Workshop of the row covers a free dashed space; Develop itself stays unused."""
    t = court("favour_charter", merchant=1).provisions(0, 1).silver(0, 0).workshops(0, "attack_left")
    t.taken(0, develop=1).standing(0, "convert", "criminal", "scout", "cleric").turn(0)
    t.play("favour:favour_charter", "option:a")
    assert "DevelopWhere" == t.question
    assert 11 == len([token for token in t.legal() if token.startswith("workshop:")])
    assert "workshop:attack_left" not in t.legal()

    t.play("workshop:convert_left")
    assert {"attack_left", "convert_left"} == t.player(0).workshops
    assert ["", "scout", "cleric"] == t.player(0).standing("convert")
    assert {"labourer": 1} == t.player(0).workers
    assert (0, 0) == (t.player(0).silver, t.player(0).provisions)
    assert {"convert"} == t.player(0).in_use
