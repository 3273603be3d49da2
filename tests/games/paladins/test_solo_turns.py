"""The solo opponent's turns and its top row (PW-16.4, PW-16.5)."""

from __future__ import annotations

import pytest

from caravanserai.games.paladins import GAME
from tests.games.paladins.story import Story
from tests.games.stories import NONE
from tests.rules import rule

HUMAN, AI = 0, 1
RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]
TOP = ["recruit", "pray", "trade", "conspire", "rest"]
TOWN = ("acolyte_a", "watchman_c", "gatekeeper_b", "squire_c", "debt_collector_a")  # dismissed: workers only
FOES = ("saracen_archer", "byzantine_armourer", "saracen_warrior", "viking_mercenary", "byzantine_guardian", NONE)
SILVER = ("space_1_2", "space_2_2", "space_3_3", "space_4_7")
OTHERS = [x["id"] for x in GAME.box.data["board_spaces"] if x["id"] not in SILVER]


def duel(*schemes: str, workers: int = 5, marker: int = 1) -> Story:
    """An opponent without Workshops but strong enough for everything, about to turn over one of these Schemes.

    No right-side action gives it a worker: only spaces with Silver are free.
    """
    t = Story(1).town(*TOWN).outsiders(*FOES).schemes(*[f"scheme_{name}" for name in schemes])
    t.track(AI, faith=8, strength=8, influence=8).wall_pile("wall_05", "wall_06")
    for space in OTHERS:
        t.piece(space, HUMAN)
    return t.rival(workers=workers, marker=marker, shops={})


def alternating(scheme: str = "trade", human: int = 2, workers: int = 3) -> Story:
    """The action phase with the human to begin."""
    t = duel(*[scheme] * 9, workers=workers).workers(HUMAN, labourer=human)
    return t.turns(HUMAN)


def done(t: Story) -> list[str]:
    """The top-row actions the opponent has taken, in order."""
    return [TOP[number] for (number,) in t.told("rival-top-row")]


# -- turns -------------------------------------------------------------------------------------------------------------


@rule("PW-16.4.1")
def test_human_and_opponent_take_turns() -> None:
    """The human is asked first; after each action of the human comes one Scheme."""
    t = alternating(human=3)
    assert ((HUMAN,), []) == (t.asked, t.told("rival-scheme"))
    t.play("action:hunt")
    assert ((HUMAN,), 1) == (t.asked, len(t.told("rival-scheme")))
    t.play("action:trade")
    assert ((HUMAN,), 2) == (t.asked, len(t.told("rival-scheme")))


@rule("PW-16.4.1")
def test_the_human_begins_the_next_round_too() -> None:
    """Whoever finished last."""
    t = alternating(human=1, workers=2).play("turn:pass")
    assert (2, "ChoosePaladin") == (t.round_end().s.round, t.question)
    begun = len(t.told("rival-scheme"))
    while t.question != "TakeTurn":
        t.play(t.legal()[0])
    assert ((HUMAN,), begun) == (t.asked, len(t.told("rival-scheme")))


@rule("PW-16.4.2")
@pytest.mark.parametrize("action", RIGHT)
def test_a_scheme_is_turned_over_and_its_action_attempted(action: str) -> None:
    """The card goes from the deck to the discards; three workers and one action."""
    t = duel(action).rival_turn()
    assert ({}, {f"scheme_{action}": 1}) == (t.scheme_deck, t.scheme_gone)
    assert (1, {action: 3}, 2) == (t.player(AI).taken(action), t.rival_standing, t.rival_workers)
    assert 1 == sum(t.player(AI).taken(name) for name in RIGHT)
    assert set() == t.top_used


@rule("PW-16.4.2")
def test_only_the_top_scheme_is_turned_over() -> None:
    """One of two, and its action is the one taken."""
    t = duel("fortify", "absolve").rival_turn()
    assert 1 == sum(t.scheme_deck.values()) == sum(t.scheme_gone.values())
    assert {f"scheme_{name}": 1 for name in t.rival_standing} == t.scheme_gone


@rule("PW-16.4.3", "PW-16.4.4")
@pytest.mark.parametrize("action", RIGHT)
@pytest.mark.parametrize(("shops", "needed"), [(0, 3), (1, 2), (2, 1)])
def test_each_workshop_spares_a_worker(action: str, shops: int, needed: int) -> None:
    """3, 2 or 1; with one worker fewer the action is not taken."""
    t = duel(action, workers=needed).rival(shops={action: shops}).rival_turn()
    assert ({action: needed}, 0, 1) == (t.rival_standing, t.rival_workers, t.player(AI).taken(action))
    if needed > 1:
        t = duel(action, workers=needed - 1).rival(shops={action: shops}).rival_turn()
        assert ({}, 0, {"recruit"}) == (t.rival_standing, t.player(AI).taken(action), t.top_used)


@rule("PW-16.4.3")
def test_workshops_on_other_actions_spare_nothing() -> None:
    """Two on Fortify do not help an Absolve."""
    t = duel("absolve").rival(shops={"fortify": 2, "attack": 1}).rival_turn()
    assert {"absolve": 3} == t.rival_standing


@rule("PW-16.4.4")
def test_the_leftmost_available_action_of_the_top_row_is_taken_instead() -> None:
    """Recruit, Pray, Trade, Conspire, Rest, each once in a round."""
    t = duel(*["attack"] * 9, workers=9).outsiders(*[NONE] * 6).suspicion_pile(0)
    for n in range(5):
        t.rival_turn()
        assert TOP[: n + 1] == done(t)
        assert set(TOP[: n + 1]) == t.top_used


@rule("PW-16.4.4")
@pytest.mark.parametrize("action", RIGHT)
def test_an_occupied_action_is_impossible(action: str) -> None:
    """Workers are there and everything else as well: the top row."""
    t = duel(action).rival(standing={action: 1}).rival_turn()
    assert (0, {"recruit"}, {action: 1}) == (t.player(AI).taken(action), t.top_used, t.rival_standing)


@rule("PW-16.4.4")
@pytest.mark.parametrize(
    ("action", "level"),
    [
        ("fortify", {"influence": 0}),
        ("absolve", {"influence": 1}),
        ("garrison", {"strength": 0}),
        ("attack", {"strength": 0}),
        ("convert", {"faith": 1}),
    ],
)
def test_an_impossible_action_leads_to_the_top_row(action: str, level: dict[str, int]) -> None:
    """An attribute too low."""
    t = duel(action).track(AI, **level).taken(AI, fortify=1, absolve=1)
    t.outsiders(NONE, *FOES[:5]).rival_turn()
    assert {"recruit"} == t.top_used
    assert {} == t.rival_standing


@rule("PW-16.4.4")
@pytest.mark.parametrize("name", TOP[:4])
def test_a_used_action_of_the_top_row_shown_by_a_scheme_is_replaced(name: str) -> None:
    """The left-most that is still available."""
    others = [other for other in TOP if other != name]
    t = duel(name).rival(top_used=(name,)).suspicion_pile(0).rival_turn()
    assert [others[0]] == done(t)
    t = duel(name).rival(top_used=tuple(TOP[:4])).rival_turn()
    assert ["rest"] == done(t)


@rule("PW-16.4.5")
def test_workers_stay_on_the_right_side_until_pray_or_the_end_of_the_round() -> None:
    """Fortify is blocked, free again after Pray, and free in the next round."""
    t = duel("fortify", workers=9).rival_turn().schemes("scheme_fortify").rival_turn()
    assert (1, {"recruit"}) == (t.player(AI).taken("fortify"), t.top_used)
    t.schemes("scheme_pray").rival_turn().schemes("scheme_fortify").rival_turn()
    assert 2 == t.player(AI).taken("fortify")
    t.passed(HUMAN, AI).round_end()
    assert {} == t.rival_standing


@rule("PW-16.4.5")
def test_the_top_row_is_blocked_until_the_end_of_the_round() -> None:
    """Pray does not free it; the next round does."""
    t = duel("trade").rival_turn().schemes("scheme_pray").rival_turn()
    assert {"trade", "pray"} == t.top_used
    t.passed(HUMAN, AI).round_end()
    assert set() == t.top_used


@rule("PW-16.4.6")
def test_the_opponent_is_done_without_workers() -> None:
    """At the start of its turn, and before any Scheme: an empty supply after an action is not the end yet."""
    t = duel("trade", workers=1).rival_turn()
    assert (0, False) == (t.rival_workers, t.player(AI).has_passed)
    t.schemes("scheme_recruit").rival_turn()
    assert (True, {"scheme_recruit": 1}, 1) == (t.player(AI).has_passed, t.scheme_deck, len(t.told("rival-scheme")))
    assert {"trade"} == t.top_used


@rule("PW-16.4.6")
def test_the_opponent_is_done_when_it_rests() -> None:
    """Even with workers left."""
    t = duel("trade", workers=4).rival(top_used=("recruit", "pray", "trade", "conspire")).rival_turn()
    assert (["rest"], True) == (done(t), t.player(AI).has_passed)


@rule("PW-16.4.7")
def test_the_opponent_goes_on_alone() -> None:
    """The human passes; the opponent takes turn after turn until it has no workers."""
    t = alternating("fortify", human=1, workers=6).play("turn:pass")
    assert () == t.asked
    # Fortify with three; Recruit (a Cleric), Pray, Fortify again with two is too few: Trade, Conspire (two more), Rest.
    assert (1, ["recruit", "pray", "trade", "conspire", "rest"]) == (t.player(AI).taken("fortify"), done(t))
    assert t.player(AI).has_passed


@rule("PW-16.4.7")
def test_the_human_goes_on_alone() -> None:
    """The opponent is done after its first turn; the human takes three more."""
    t = alternating(human=5, workers=1).play("action:hunt")
    assert (1, False) == (len(t.told("rival-scheme")), t.player(AI).has_passed)
    t.play("action:trade")
    if t.question == "PlaceWorkers":
        t.play("workers:labourer")
    assert t.player(AI).has_passed
    for name in ("conspire", "recruit"):
        assert (HUMAN,) == t.asked
        t.suspicion_pile(0).play(f"action:{name}")
        while t.question not in ("TakeTurn", ""):
            t.play(t.legal()[0])
    assert 1 == len(t.told("rival-scheme"))
    assert (1, 1) == (t.player(HUMAN).taken("conspire"), t.player(HUMAN).taken("recruit"))


@rule("PW-16.4.8")
@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve", "convert"])
def test_the_opponent_takes_an_action_seven_times(action: str) -> None:
    """Not an eighth time; the top row instead."""
    for before, expected in ((6, ({action: 3}, set())), (7, ({}, {"recruit"}))):
        t = duel(action).track(AI, faith=12, strength=12, influence=12).taken(AI, **{action: before}).rival_turn()
        assert expected == (t.rival_standing, t.top_used)


@rule("PW-16.4.8")
def test_attacks_are_not_limited() -> None:
    """An eighth Attack is an Attack."""
    assert 8 == duel("attack").taken(AI, attack=7).rival_turn().player(AI).taken("attack")


@rule("PW-16.4.9")
def test_an_empty_scheme_deck_is_made_of_the_discards() -> None:
    """When a card is needed, not when the last one leaves."""
    t = duel("trade").scheme_discards("scheme_conspire", "scheme_conspire").suspicion_pile(0).rival_turn()
    assert ({}, {"scheme_trade": 1, "scheme_conspire": 2}) == (t.scheme_deck, t.scheme_gone)
    t.scheme_discards("scheme_conspire", "scheme_conspire").rival_turn()
    assert ({"scheme_conspire": 1}, {"scheme_conspire": 1}) == (t.scheme_deck, t.scheme_gone)
    assert ["trade", "conspire"] == done(t)
    assert 1 == len(t.told("rival-shuffles"))


@rule("PW-16.4.10")
def test_schemes_are_not_shuffled_between_rounds() -> None:
    """Deck and discards are in the new round what they were."""
    t = duel("attack", "trade").scheme_discards("scheme_pray", "scheme_fortify").passed(HUMAN, AI).round_end()
    assert {"scheme_attack": 1, "scheme_trade": 1} == t.scheme_deck
    assert {"scheme_pray": 1, "scheme_fortify": 1} == t.scheme_gone


# -- the top row -------------------------------------------------------------------------------------------------------


@rule("PW-16.5.1")
@pytest.mark.parametrize(("name", "gained"), [("recruit", 1), ("pray", 0), ("trade", 0), ("conspire", 2), ("rest", 0)])
def test_each_action_of_the_top_row_needs_one_worker(name: str, gained: int) -> None:
    """A single worker is enough, and is placed."""
    scheme = "trade" if name == "rest" else name
    used = tuple(TOP[:4]) if name == "rest" else ()
    for workers in (1, 4):
        t = duel(scheme, workers=workers).rival(top_used=used, standing={"attack": 1}).suspicion_pile(0).rival_turn()
        assert ([name], workers - 1 + gained) == (done(t), t.rival_workers)


@rule("PW-16.5.2")
def test_recruit_dismisses_the_townsfolk() -> None:
    """Card to the discards, its dismiss reward gained, no crew, no reward for recruiting."""
    t = duel("recruit", marker=3).town("acolyte_a", NONE, "gatekeeper_b", NONE, NONE).rival_turn()
    assert ({"gatekeeper_b"}, []) == (t.town_discards, t.player(AI).crew)
    assert ["acolyte_a", NONE, NONE, NONE, NONE] == t.town_row
    assert (5 - 1 + 1, 3) == (t.rival_workers, t.marker)


@rule("PW-16.5.3")
def test_recruit_needs_a_townsfolk() -> None:
    """Without any it is unavailable: Pray is taken."""
    for scheme in ("recruit", "attack"):
        t = duel(scheme).town(*[NONE] * 5).outsiders(*[NONE] * 6).rival_turn()
        assert ["pray"] == done(t)


@rule("PW-16.5.4")
def test_pray_clears_the_right_side() -> None:
    """All workers there go to the supply, not to the opponent; the left side keeps its own."""
    t = duel("pray").rival(standing={"attack": 3, "absolve": 2, "convert": 1}, top_used=("trade",)).rival_turn()
    assert ({}, 5 - 1, {"trade", "pray"}) == (t.rival_standing, t.rival_workers, t.top_used)


@rule("PW-16.5.5")
def test_pray_with_an_empty_right_side_gives_a_worker() -> None:
    """One more instead; workers on the left side do not count."""
    t = duel("pray").rival(top_used=("trade", "recruit")).rival_turn()
    assert 5 - 1 + 1 == t.rival_workers


@rule("PW-16.5.6", "PW-16.5.12")
@pytest.mark.parametrize("standing", [{}, {"attack": 3}])
def test_pray_shuffles_all_schemes_together(standing: dict[str, int]) -> None:
    """Deck, discards and the card just turned over; those on unrevealed Favours stay away."""
    t = duel("pray").scheme_discards("scheme_attack", "scheme_kings_favour", "scheme_trade")
    t.rival(standing=standing).rival_turn()
    expected = {"scheme_pray": 1, "scheme_attack": 1, "scheme_kings_favour": 1, "scheme_trade": 1}
    assert (expected, {}) == (t.scheme_deck, t.scheme_gone)


@rule("PW-16.5.12")
def test_the_scheme_that_led_to_pray_is_shuffled_in() -> None:
    """Fortify is impossible, Recruit used: Pray, and the Fortify card is in the deck again."""
    t = duel("fortify").rival(standing={"fortify": 3}, top_used=("recruit",)).rival_turn()
    assert ({"scheme_fortify": 1}, {}, {}) == (t.scheme_deck, t.scheme_gone, t.rival_standing)


@rule("PW-16.5.7")
def test_trade_moves_the_marker_one_space() -> None:
    """And does nothing else."""
    t = duel("trade", marker=2).rival_turn()
    assert (3, 4, 5) == (t.marker, t.rival_workers, t.tax_supply)


@rule("PW-16.5.8", "PW-16.5.9", "PW-16.5.13")
@pytest.mark.parametrize("tax", [0, 1, 2])
def test_conspire_brings_a_suspicion_and_two_workers(tax: int) -> None:
    """One card, not three; its Tax leaves the supply and moves the marker."""
    t = duel("conspire").suspicion_pile(tax, tax, tax).rival_turn()
    assert ([tax], 5 - 1 + 2) == (t.player(AI).suspicion, t.rival_workers)
    assert (5 - tax, 1 + tax) == (t.tax_supply, t.marker)


@rule("PW-16.5.9")
def test_the_tax_of_conspire_can_cause_an_inquisition() -> None:
    """The last Silver; the new card is counted."""
    t = duel("conspire").tax(1).suspicion_pile(1).rival_turn()
    assert (1, 5, 6) == (t.player(AI).unpaid, t.tax_supply, t.rival_workers)


@rule("PW-16.5.10", "PW-16.5.11")
@pytest.mark.parametrize(("workers", "spaces"), [(1, 1), (2, 2), (4, 4)])
def test_rest_moves_the_marker_for_the_workers_left(workers: int, spaces: int) -> None:
    """One space and one for each worker left, the one placed for Rest not counted; then it passes."""
    t = duel("trade", workers=workers).rival(top_used=("recruit", "pray", "trade", "conspire")).rival_turn()
    assert (1 + spaces, True) == (t.marker, t.player(AI).has_passed)


@rule("PW-16.5.10")
def test_rest_can_take_the_marker_round() -> None:
    """Eight spaces from 1: to 4, with one attribute raised on the way."""
    t = duel("trade", workers=8).rival(top_used=("recruit", "pray", "trade", "conspire")).rival_turn()
    assert (4, 25) == (t.marker, sum(t.player(AI).track.values()))
