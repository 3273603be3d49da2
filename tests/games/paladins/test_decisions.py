"""Who decides what, and among what (the first part of section 17 of the rules)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest

from caravanserai.core.game import BadOption
from caravanserai.games.paladins import GAME
from tests.games.paladins.dealt import dealt
from tests.games.paladins.story import Story
from tests.games.stories import NONE
from tests.rules import rule

DATA = GAME.box.data
KINDS = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]
TOWN = ("abbot_a", "acolyte_a", "watchman_a", "gatekeeper_a", "defender_a")
FOES = ("viking_thief", "viking_traitor", "viking_guardian", "viking_lookout", "viking_marauder", "viking_mercenary")
ONE_EACH = dict.fromkeys(KINDS[:-1], 1)


def ready(seats: int = 2, **options: Any) -> Story:
    """Seat 0 has one of each worker but a Criminal, and much Silver and Provisions."""
    t = Story(seats, **options).town(*TOWN).outsiders(*FOES).silver(0, 9).provisions(0, 9)
    return t.workers(0, **ONE_EACH)


def tokens(family: str, names: Any) -> set[str]:
    return {f"{family}:{name}" for name in names}


def of_family(t: Story, family: str) -> set[str]:
    return {choice for choice in t.legal() if choice.startswith(f"{family}:")}


def forced(t: Story, choice: str) -> Story:
    """The only thing left to choose: taken by itself, or asked for with nothing beside it."""
    if t.asked:
        assert [choice] == t.legal()
        t.play(choice)
    return t


def bags(n: int, **held: int) -> set[str]:
    """Every set of n of these workers, as choices."""
    found = combinations_with_replacement(KINDS, n)
    return {f"workers:{'+'.join(bag)}" for bag in found if all(bag.count(kind) <= held.get(kind, 0) for kind in bag)}


@rule("PW-17.1")
def test_the_first_townsfolk_is_any_displayed_one() -> None:
    """In reverse order; nobody may decline."""
    t = Story(3).town(*TOWN).opening()
    for seat in (2, 1, 0):
        assert ((seat,), "FirstTownsfolk") == (t.asked, t.question)
        assert tokens("townsfolk", set(t.town_row) - {NONE}) == set(t.legal())
        t.play(t.legal()[0])


@rule("PW-17.2")
def test_paladins_are_arranged_by_all_at_once() -> None:
    """Six ways each, in whatever order the answers come, and none is to do nothing."""
    t = Story(3).round(0)
    for seat in range(3):
        t.deck(seat, ("roland", "oliver", "otton"))
    t.new_round()
    ways = {f"plan:{a}+{b}" for a in ("roland", "oliver", "otton") for b in ("roland", "oliver", "otton") if a != b}
    assert ((0, 1, 2), [ways] * 3) == (t.asked, [set(t.legal(seat)) for seat in range(3)])
    t.play_as(2, "plan:roland+oliver").play_as(0, "plan:oliver+roland")
    assert ((1,), ways) == (t.asked, set(t.legal(1)))
    t.play_as(1, "plan:otton+roland")
    assert ["oliver", "otton", "roland"] == [t.player(seat).paladin for seat in range(3)]


@rule("PW-17.3")
def test_a_tavern_card_must_be_chosen_among_those_left() -> None:
    """In turn order, and never none."""
    t = Story(2).taverns("tavern_15", "tavern_21", "tavern_23").paladin(0, "otton").paladin(1, "otton").gather(1)
    assert tokens("tavern", ["tavern_15", "tavern_21", "tavern_23"]) == set(t.legal())
    t.play("tavern:tavern_21").gather(0)
    assert tokens("tavern", ["tavern_15", "tavern_23"]) == set(t.legal())


@rule("PW-17.4")
def test_a_turn_is_an_action_a_favour_or_a_pass() -> None:
    """What is possible is offered, what is not is refused; passing is always possible."""
    t = ready().favours("favour_stores", "favour_labour", NONE, NONE, NONE).workers(0, labourer=2).silver(0, 3).turn(0)
    actions = tokens("action", ["recruit", "hunt", "trade", "conspire"])
    assert actions | {"favour:favour_stores", "turn:pass"} == set(t.legal())
    assert "PW-9.2.4" == t.rule("favour:favour_labour")
    assert ["turn:pass"] == Story().turn(0).legal()
    full = ready().track(0, faith=12, strength=12, influence=12).standing(0, "hunt", "labourer").turn(0)
    everything = {action["id"] for action in DATA["actions"]} - {"hunt"}
    assert tokens("action", everything) | {"turn:pass"} == set(full.legal())


@rule("PW-17.5")
@pytest.mark.parametrize(("name", "colour"), [("recruit", "fighter"), ("hunt", "scout"), ("trade", "merchant")])
def test_the_form_of_an_action_with_two(name: str, colour: str) -> None:
    """With one worker or with two: both are offered, and one of them must be chosen."""
    t = ready().workers(0, labourer=1, **{colour: 1}).turn(0).play(f"action:{name}")
    pair = "+".join(sorted(("labourer", colour), key=KINDS.index))
    assert tokens("workers", ["labourer", colour, pair]) == set(t.legal())
    small = ready().workers(0, labourer=2).turn(0).play(f"action:{name}")
    assert "PlaceWorkers" != small.question


@rule("PW-17.6")
def test_every_set_of_workers_that_fits() -> None:
    """For Commission a Scout, a Cleric and a third, Criminals for any of them; equal sets are offered once."""
    t = ready().workers(0, labourer=2, scout=2, cleric=1, criminal=1).turn(0).play("action:commission")
    expected = {
        "labourer+scout+cleric",
        "labourer+scout+criminal",
        "labourer+cleric+criminal",
        "scout+scout+cleric",
        "scout+scout+criminal",
        "scout+cleric+criminal",
    }
    assert tokens("workers", expected) == set(t.legal())
    assert len(set(t.legal())) == len(t.legal())
    t = ready().workers(0, labourer=3, scout=1).turn(0).play("action:develop")
    assert tokens("workers", ["labourer+labourer", "labourer+scout"]) == set(t.legal())


@rule("PW-17.6")
def test_a_single_fitting_set_is_placed_without_asking() -> None:
    """The target is the next question; of several workers for a Favour one is asked for."""
    t = ready().workers(0, labourer=1, scout=1, cleric=1).turn(0).play("action:commission")
    assert ("SendMonk", ["scout", "labourer", "cleric"]) == (t.question, t.player(0).standing("commission"))
    t = ready().workers(0, labourer=5).turn(0).play("action:conspire")
    assert () == t.asked
    t = ready().favours("favour_stores", NONE, NONE, NONE, NONE).turn(0).play("favour:favour_stores")
    assert tokens("workers", KINDS[:-1]) == set(t.legal())


@rule("PW-17.7")
def test_develop_asks_for_an_action_and_a_space() -> None:
    """Left or middle of each right-side action, as far as it is free."""
    covered = {"commission_left", "attack_left", "attack_middle"}
    t = ready().workshops(0, *covered).taken(0, develop=3).act(0, "develop", "labourer+scout")
    places = {f"{name}_{side}" for name in RIGHT for side in ("left", "middle")}
    assert ("DevelopWhere", tokens("workshop", places - covered)) == (t.question, set(t.legal()))


@rule("PW-17.8")
@pytest.mark.parametrize(("workers", "question"), [("labourer", "DismissWhom"), ("labourer+fighter", "RecruitWhom")])
def test_townsfolk_and_payment(workers: str, question: str) -> None:
    """Any displayed one; Silver or a Debt on the two left-most spaces, Silver alone on the others."""
    t = ready().act(0, "recruit", workers)
    assert (question, tokens("townsfolk", TOWN)) == (t.question, set(t.legal()))
    for place, name in enumerate(TOWN):
        t = ready().act(0, "recruit", workers, f"townsfolk:{name}")
        if place < 2:
            assert {"payment:silver", "payment:debt"} == set(t.legal())
            t.play("payment:debt")
            assert (9, 1) == (t.player(0).silver, t.player(0).unpaid)
        else:
            assert ((), 0) == (t.asked, t.player(0).unpaid)


@rule("PW-17.8")
def test_townsfolk_that_cannot_be_paid_for() -> None:
    """Without Silver the free one and those for a Debt are left, and the Debt is not asked for."""
    t = ready().silver(0, 0).act(0, "recruit", "labourer+fighter")
    assert tokens("townsfolk", [TOWN[0], TOWN[1], TOWN[4]]) == set(t.legal())
    assert "PW-6.2.7" == t.rule(f"townsfolk:{TOWN[2]}")
    t.play(f"townsfolk:{TOWN[0]}")
    assert ((), 1, [TOWN[0]]) == (t.asked, t.player(0).unpaid, t.player(0).crew)


@rule("PW-17.9")
def test_a_free_recruit_is_any_displayed_townsfolk_or_none() -> None:
    """Whatever its space costs and however poor the player is."""
    t = ready().silver(0, 0).town("abbot_a", NONE, "watchman_a", NONE, "defender_a").gain(0, [{"kind": "free_recruit"}])
    assert tokens("townsfolk", ["abbot_a", "watchman_a", "defender_a"]) | {"answer:skip"} == set(t.legal())
    t.play("townsfolk:abbot_a")
    assert (["abbot_a"], 0, 0) == (t.player(0).crew, t.player(0).silver, t.player(0).unpaid)


@rule("PW-17.10")
def test_pray_asks_for_an_action_in_use() -> None:
    """The action asks for another space and takes no refusal; the reward takes any, or none."""
    t = ready().standing(0, "hunt", "labourer").standing(0, "absolve", "cleric", "labourer", "merchant")
    t.standing(1, "trade", "labourer").turn(0).play("action:pray")
    assert ("PrayFor", {"action:hunt", "action:absolve"}) == (t.question, set(t.legal()))
    t.play("action:hunt")
    assert {"absolve", "pray"} == t.player(0).in_use
    t.gain(0, [{"kind": "pray"}])
    assert ("PrayReward", {"action:absolve", "action:pray", "answer:skip"}) == (t.question, set(t.legal()))


@rule("PW-17.11")
@pytest.mark.parametrize(
    ("name", "attribute", "workers"),
    [
        ("commission", "faith", "labourer+scout+cleric"),
        ("garrison", "strength", "labourer+merchant+fighter"),
    ],
)
def test_a_monk_or_an_outpost_asks_for_a_space_within_reach(name: str, attribute: str, workers: str) -> None:
    """Empty, open for the number of players, in regions 1 and 2; one must be chosen."""
    t = ready(3).track(0, **{attribute: 3}).piece("space_2_1", 1).piece("space_1_2", 2, outpost=True)
    t.act(0, name, workers)
    reach = {x["id"] for x in DATA["board_spaces"] if x["region"] <= 2 and x["min_players"] <= 3}
    assert tokens("space", reach - {"space_2_1", "space_1_2"}) == set(t.legal())


@rule("PW-17.12")
def test_a_wall_with_alternatives_asks_after_it_is_drawn() -> None:
    """Left or right; at that moment the Wall is built and its Strength gained."""
    t = ready().wall_pile("wall_08").debts(0, unpaid=1).act(0, "fortify", "labourer+scout+merchant")
    assert {"option:a", "option:b"} == set(t.legal())
    assert (["wall_08"], 1) == (t.player(0).walls, t.player(0).track["strength"])
    assert (
        1
        == ready()
        .wall_pile("wall_08")
        .debts(0, unpaid=1)
        .act(0, "fortify", "labourer+scout+merchant", "option:a")
        .player(0)
        .paid
    )
    assert 11 == t.play("option:b").player(0).silver


@rule("PW-17.13")
def test_a_jar_asks_for_a_space_without_one() -> None:
    """Any of the seven that is free."""
    t = ready().track(0, influence=4).jars(0, "absolve_space_2", "absolve_space_7").taken(0, absolve=2)
    t.act(0, "absolve", "labourer+merchant+cleric")
    names = {f"absolve_space_{n}" for n in (1, 3, 4, 5, 6)}
    assert ("PlaceJar", tokens("jar", names)) == (t.question, set(t.legal()))


@rule("PW-17.14")
@pytest.mark.parametrize(("silver", "reached"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 6)])
def test_an_attack_asks_for_an_outsider_that_can_be_paid_for(silver: int, reached: int) -> None:
    """With Strength 3 the second is free; each Silver reaches one further."""
    t = ready().track(0, strength=3).silver(0, silver).act(0, "attack", "labourer+scout+fighter")
    assert tokens("outsider", FOES[:reached]) == set(t.legal())
    if reached < 6:
        assert "PW-8.5.3" == t.rule(f"outsider:{FOES[reached]}")


@rule("PW-17.15")
@pytest.mark.parametrize(("faith", "reached"), [(0, 1), (2, 2), (5, 3), (7, 4), (8, 5), (12, 6)])
def test_a_conversion_asks_for_an_outsider_within_faith(faith: int, reached: int) -> None:
    """However much Silver there is."""
    t = ready().track(0, faith=faith).silver(0, 40).act(0, "convert", "labourer+fighter+cleric")
    assert tokens("outsider", FOES[:reached]) == set(t.legal())


@rule("PW-17.16")
def test_a_favour_with_alternatives_asks_for_one_that_can_be_carried_out() -> None:
    """Mercy: pay a Debt or remove 2 Suspicion. Virtue: an attribute below 12."""
    both = ready().favours("favour_mercy", NONE, NONE, NONE, NONE).debts(0, unpaid=1).suspicion(0, 1, 1)
    assert {"option:a", "option:b"} == set(both.turn(0).play("favour:favour_mercy").legal())
    one = ready().favours("favour_mercy", NONE, NONE, NONE, NONE).suspicion(0, 1, 1).turn(0).play("favour:favour_mercy")
    assert [] == forced(one, "option:b").player(0).suspicion
    t = ready().favours("favour_virtue", NONE, NONE, NONE, NONE).workers(0, criminal=1).track(0, faith=12)
    t.turn(0).play("favour:favour_virtue")
    assert {"attribute:strength", "attribute:influence"} == set(t.legal())
    t.play("attribute:strength")
    assert 1 == t.player(0).track["strength"]


@rule("PW-17.17")
def test_conspirators_are_asked_about_one_by_one() -> None:
    """Of whoever owns one, out of turn and after passing; only while there is Suspicion."""
    t = Story(3).active(0).passed(1).crew(1, "conspirator_a", "conspirator_b").suspicion(1, 0, 0, 0).inquisition()
    for left in (3, 2):
        assert ((1,), {"answer:yes", "answer:skip"}) == (t.asked, set(t.legal()))
        assert left == len(t.player(1).suspicion)
        t.play("answer:yes")
    assert ((), 1) == (t.asked, t.player(1).unpaid)
    t = Story(2).active(0).crew(1, "conspirator_a", "conspirator_b").suspicion(1, 0).inquisition().play("answer:yes")
    assert ((), [], 0) == (t.asked, t.player(1).suspicion, t.player(1).unpaid)
    assert () == Story(2).crew(1, "conspirator_a").suspicion(0, 0).inquisition().asked
    t = Story(2).active(0).crew(1, "conspirator_a").suspicion(1, 0).inquisition().play("answer:skip")
    assert ((), [0], 1) == (t.asked, t.player(1).suspicion, t.player(1).unpaid)


@rule("PW-17.18", "PW-17.22")
def test_which_workers_are_kept() -> None:
    """Every set of three of those in the personal supply, once each; three or fewer are kept without asking."""
    held = {"labourer": 4, "scout": 2, "criminal": 1}
    t = ready().workers(0, **held).turn(0).play("turn:pass")
    assert bags(3, **held) == set(t.legal())
    assert len(set(t.legal())) == len(t.legal()) == 6
    t.play("workers:labourer+labourer+labourer")
    assert {"labourer": 3} == t.player(0).workers
    t = ready().workers(0, labourer=1, scout=2).turn(0).play("turn:pass")
    assert ({"labourer": 1, "scout": 2}, ()) == (t.player(0).workers, t.asked)


@rule("PW-17.19")
def test_a_free_develop_or_the_other_alternative() -> None:
    """The first asks for the place of the Workshop, the second gives a Fighter and a Cleric."""
    t = ready().favours("favour_charter", NONE, NONE, NONE, NONE).workers(0, merchant=1).turn(0)
    t.play("favour:favour_charter")
    assert {"option:a", "option:b"} == set(t.legal())
    t.play("option:a")
    places = {f"{name}_{side}" for name in RIGHT for side in ("left", "middle")}
    assert ("DevelopWhere", tokens("workshop", places)) == (t.question, of_family(t, "workshop"))
    t.play("workshop:attack_middle")
    assert ({"attack_middle"}, {"scout": 1}) == (t.player(0).workshops, t.player(0).workers)
    t = ready().favours("favour_charter", NONE, NONE, NONE, NONE).workers(0, merchant=1).turn(0)
    t.play("favour:favour_charter", "option:b")
    assert ({"fighter": 1, "cleric": 1}, set()) == (t.player(0).workers, t.player(0).workshops)


@rule("PW-17.20")
def test_the_solo_game_has_three_levels() -> None:
    """Easy, standard and hard, chosen with the table; there is no fourth, and none with more players."""
    shops = {level: sum(dealt(1, 3, solo_level=level).shops.values()) for level in ("easy", "standard", "hard")}
    assert {"easy": 1, "standard": 3, "hard": 5} == shops
    with pytest.raises(BadOption):
        dealt(1, solo_level="brutal")
    with pytest.raises(BadOption):
        dealt(2, solo_level="easy")


@rule("PW-17.21")
def test_an_option_that_cannot_be_carried_out_is_not_for_choosing() -> None:
    """No Debt to pay: the Wall gives 2 Silver. No Workshop left: the Charter gives workers."""
    t = ready().wall_pile("wall_07").act(0, "fortify", "labourer+scout+merchant")
    assert 11 == forced(t, "option:b").player(0).silver
    places = [f"{name}_{side}" for name in RIGHT[:4] for side in ("left", "middle")]
    t = ready().workshops(0, *places).taken(0, develop=8).favours("favour_charter", NONE, NONE, NONE, NONE)
    t.workers(0, merchant=1).turn(0).play("favour:favour_charter")
    assert {"fighter": 1, "cleric": 1} == forced(t, "option:b").player(0).workers


@rule("PW-17.21")
def test_if_no_option_can_be_carried_out_any_may_be_picked() -> None:
    """Mercy with neither Debt nor Suspicion, Virtue with every attribute at 12: nothing happens, asked or not."""
    for option in ("option:a", "option:b"):
        t = ready().favours("favour_mercy", NONE, NONE, NONE, NONE).turn(0).play("favour:favour_mercy")
        if t.asked:
            assert {"option:a", "option:b"} == set(t.legal())
            t.play(option)
        assert ((), 0, 0, []) == (t.asked, t.player(0).unpaid, t.player(0).paid, t.player(0).suspicion)
        assert (0, "fighter") == t.favour_worker("favour_mercy")
    t = ready().track(0, faith=12, strength=12, influence=12).gain(0, {"any_attribute": 1})
    if t.asked:
        assert 3 == len(of_family(t, "attribute"))
        t.play("attribute:faith")
    assert ((), {"faith": 12, "strength": 12, "influence": 12}) == (t.asked, t.player(0).track)


@rule("PW-17.23")
def test_a_forced_pass_still_asks_which_workers_to_keep() -> None:
    """Four Labourers and a Scout with no action left: nobody asks for the turn, somebody for the three."""
    t = Story(2).workers(0, labourer=4, scout=1).silver(0, 0).town(*[NONE] * 5).workers(1, labourer=1)
    for name in ("hunt", "trade", "conspire"):
        t.standing(0, name, "labourer")
    t.turns(0)
    assert ((0,), "KeepWorkers", bags(3, labourer=4, scout=1)) == (t.asked, t.question, set(t.legal()))
    t.play("workers:labourer+labourer+scout")
    assert ((1,), {"labourer": 2, "scout": 1}) == (t.asked, t.player(0).workers)


@rule("PW-17.24")
@pytest.mark.parametrize(("active", "order"), [(0, [0, 2, 3]), (1, [2, 3, 0]), (3, [3, 0, 2])])
def test_conspirators_of_several_players_are_asked_clockwise_from_the_active_one(active: int, order: list[int]) -> None:
    """Each is done before the next, who knows what the earlier ones did."""
    t = Story(4).active(active).crew(0, "conspirator_a").crew(2, "conspirator_b").suspicion(0, 0).suspicion(2, 0)
    t.s.of(3).crew = t.s.of(0).crew  # a third card of the same kind
    t.suspicion(3, 0).inquisition()
    asked = []
    while t.asked:
        asked.append(t.asked[0])
        assert all(not t.player(seat).suspicion for seat in asked[:-1])
        t.play("answer:yes")
    assert order == asked
