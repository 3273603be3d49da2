"""What cannot be undone, and who is asked out of turn (PW-17.34 to 17.36 of the rules)."""

from __future__ import annotations

import pytest

from caravanserai.core.ids import NOBODY
from caravanserai.games.paladins import GAME
from tests.games.paladins.dealt import dealt
from tests.games.paladins.story import Story
from tests.games.stories import NONE, revealed
from tests.rules import rule

TOWN = ("abbot_a", "acolyte_a", "watchman_a", "gatekeeper_a", "defender_a")
FOES = ("viking_thief", "viking_traitor", "viking_guardian", "viking_lookout", "viking_marauder", "viking_mercenary")


def story_of(t: Story, *kinds: str) -> list[str]:
    """What was told of these kinds, in order."""
    told = t.events()
    return [name for name in told if name in kinds]


def choosing(seats: int = 2) -> Story:
    """Round 2: everybody has three known Paladins in hand, one under the deck and four unseen."""
    t = Story(seats).round(1).first(seats - 1)
    for seat in range(seats):
        t.deck(seat, ("ivon", "samson", "girard", "gerin", "roland", "anseis"), top="oliver", bottom=("otton",))
    return t.new_round()


# What cannot be undone


@rule("PW-17.34")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_set_up_and_every_start_of_a_round_are_barriers(seats: int) -> None:
    """The deals; then King's cards, Tavern cards and drawn Paladins."""
    assert dealt(seats).s.reveals > 0
    for n in range(1, 8):
        t = Story(seats).round(n - 1)
        assert revealed(t, t.new_round) > 0
    two, three = Story(seats).round(1), Story(seats).round(2)
    assert revealed(three, three.new_round) > revealed(two, two.new_round)  # an Order, and a Favour besides


@rule("PW-17.34")
def test_the_last_pick_of_the_set_up_is_a_barrier() -> None:
    """It refills the display; the picks before it reveal nothing."""
    t = Story(2).town(*TOWN)
    t.opening()
    assert 0 == revealed(t, lambda: t.play("townsfolk:abbot_a"))
    assert revealed(t, lambda: t.play("townsfolk:watchman_a")) > 0


@rule("PW-17.34")
def test_revealing_a_paladin_is_a_barrier() -> None:
    """Not the choice that is still waiting for others, but what turns the card over."""
    t = choosing(3)
    assert 0 == revealed(t, lambda: t.play_as(0, t.legal(0)[0]))
    assert 0 == revealed(t, lambda: t.play_as(1, t.legal(1)[0]))
    assert revealed(t, lambda: t.play_as(2, t.legal(2)[0])) > 0
    t.taverns("tavern_15", "tavern_21", "tavern_23", "tavern_24")
    assert revealed(t, lambda: t.play("tavern:tavern_15")) > 0
    assert revealed(t, lambda: t.play("tavern:tavern_21")) > 0
    assert 0 == revealed(t, lambda: t.play("tavern:tavern_23"))


@rule("PW-17.34")
def test_a_wall_and_a_suspicion_are_barriers() -> None:
    """Each card that is drawn."""
    t = Story().workers(0, merchant=1, labourer=1, scout=1).turn(0)
    assert revealed(t, lambda: t.play("action:fortify")) > 0
    t = Story().workers(0, labourer=1).turn(0)
    assert revealed(t, lambda: t.play("action:conspire")) > 0
    one, two = Story().tax(5), Story().tax(5)
    assert revealed(two, lambda: two.gain(0, {"criminal": 2})) > revealed(one, lambda: one.gain(0, {"criminal": 1}))
    quiet = Story().workers(0, labourer=1).paladin(0, "gerin").turn(0)
    assert 0 == revealed(quiet, lambda: quiet.play("action:conspire"))


@rule("PW-17.34")
def test_a_refill_is_a_barrier() -> None:
    """Of Townsfolk and of Outsiders; with empty piles nothing is revealed."""
    t = Story().town(*TOWN).outsiders(*FOES)
    assert revealed(t, t.refresh) > 0
    town = Story().town(*TOWN).outsiders(*FOES).outsider_pile()
    assert revealed(town, town.refresh) > 0
    foes = Story().town(*TOWN).outsiders(*FOES).town_pile()
    assert revealed(foes, foes.refresh) > 0
    none = Story().town(*TOWN).outsiders(*FOES).town_pile().outsider_pile()
    assert 0 == revealed(none, none.refresh)


@rule("PW-17.34")
def test_solo_schemes_are_barriers() -> None:
    """Every Scheme turned over, and the shuffle of a Pray besides."""
    t = Story(1).rival(workers=3)
    assert revealed(t, t.rival_turn) > 0
    pray = Story(1).rival(workers=3, top_used=("recruit",)).schemes("scheme_pray", "scheme_pray")
    assert revealed(pray, pray.rival_turn) > 0
    shuffled = Story(1).rival(workers=3).schemes().scheme_discards("scheme_trade", "scheme_attack")
    assert revealed(shuffled, shuffled.rival_turn) > 0


@rule("PW-17.34")
def test_everything_else_can_be_undone() -> None:
    """Actions on open cards, Favours, Debts, Tax, Inquisitions and passing reveal nothing."""
    t = Story(2).town(*TOWN).outsiders(*FOES).track(0, faith=8, strength=9, influence=8).silver(0, 20).provisions(0, 20)
    t.workers(0, labourer=9, scout=5, merchant=5, fighter=5, cleric=5).crew(0, "acolyte_c", "conspirator_a").tax(1)
    t.suspicion(0, 1, 1).debts(0, unpaid=2).favours("favour_mercy", "favour_charter", NONE, NONE, NONE)

    def turns() -> None:
        t.act(0, "hunt", "labourer").act(0, "trade", "labourer+merchant").act(
            0, "recruit", "labourer", "townsfolk:abbot_a"
        )
        t.play("payment:debt").act(0, "develop", "labourer+labourer", "workshop:attack_left")
        t.act(0, "commission", "labourer+scout+cleric", "space:space_1_2", "answer:yes")
        t.act(0, "garrison", "labourer+merchant+fighter", "space:space_2_3")
        t.act(0, "absolve", "labourer+merchant+cleric", "jar:absolve_space_1")
        t.act(0, "attack", "labourer+fighter", "outsider:viking_guardian")
        t.act(0, "convert", "labourer+fighter+cleric", "outsider:viking_lookout")
        t.act(0, "pray", "cleric", "action:hunt")
        t.turn(0).play("favour:favour_mercy", "option:a")
        t.turn(0).play("favour:favour_charter", "option:b")
        t.turn(0).play("turn:pass", "workers:scout+fighter+cleric")

    assert 0 == revealed(t, turns)
    assert 1 == len(t.told("inquisition-begins"))


# Simultaneous, out of turn, interrupting


@rule("PW-17.35")
@pytest.mark.parametrize(("seats", "key"), [(2, 3), (3, 5), (4, 1), (4, 2)])
def test_only_paladins_are_chosen_together_and_only_conspirators_out_of_turn(seats: int, key: int) -> None:
    """All through a game: everybody at once only for the Paladins; within a turn only its player, or a Conspirator."""
    t = dealt(seats, key=key)
    together = n = 0
    while t.asked:
        if t.question == "ChoosePaladin":
            together += 1
        else:
            assert 1 == len(t.asked)
        if t.question not in ("FirstTownsfolk", "ChoosePaladin", "MayEnact"):
            assert (GAME.show(t.s, NOBODY)["active"],) == t.asked
        t.one_more(n)
        n += 1
    assert 7 * seats == together


@rule("PW-17.35")
def test_a_conspirator_is_asked_for_out_of_turn() -> None:
    """In the turn of another, and the turn goes on after the answer."""
    t = Story(3).tax(1).crew(2, "conspirator_a").suspicion(2, 0).active(0).workers(0, labourer=2)
    t.suspicion_pile(2).turn(0).play("action:conspire")
    assert ((2,), "MayEnact") == (t.asked, t.question)
    t.play("answer:yes")
    assert () == t.asked


@rule("PW-17.36")
def test_an_inquisition_inside_the_gathering_of_workers() -> None:
    """The Criminal of a Tavern card causes it; the next player gathers after it."""
    t = choosing().taverns("tavern_06", "tavern_21", "tavern_15").suspicion_pile(2).tax(2)
    for seat in (0, 1):
        t.play_as(seat, t.legal(seat)[0])
    t.play("tavern:tavern_06")
    order = ["paladin-revealed", "tavern-taken", "inquisition-begins", "paladin-revealed"]
    assert order == story_of(t, *order)
    assert ((1,), 1, 5) == (t.asked, t.player(0).unpaid, t.tax_supply)


@rule("PW-17.36")
@pytest.mark.parametrize(
    ("name", "workers", "target"),
    [
        ("commission", "labourer+scout+cleric", "space:space_1_2"),
        ("absolve", "labourer+merchant+cleric", "jar:absolve_space_6"),
        ("recruit", "labourer", "townsfolk:architect_c"),
        ("conspire", "labourer", ""),
    ],
)
def test_an_inquisition_inside_an_action_asks_another(name: str, workers: str, target: str) -> None:
    """Tax of the crew, of a dismissal, of a Suspicion: the owner of a Conspirator is asked in the middle of it."""
    t = Story(2).town(*TOWN[:4], "architect_c").tax(1).crew(0, "acolyte_c", "abbot_c").crew(1, "conspirator_a")
    t.workers(0, labourer=1, scout=1, merchant=1, cleric=1).silver(0, 9).provisions(0, 9)
    t.suspicion_pile(2, 0).suspicion(1, 0).turns(0).play(f"action:{name}")
    if t.question == "PlaceWorkers":
        t.play("workers:" + workers)
    if target:
        t.play(target)
    assert ((1,), "MayEnact") == (t.asked, t.question)
    t.play("answer:skip")
    assert 5 == t.tax_supply
    assert t.player(1).unpaid == 1


@rule("PW-17.36")
def test_an_inquisition_between_two_suspicions_of_one_gain() -> None:
    """The first one's Tax causes it; the second is drawn when the Tax supply is full again."""
    t = Story(2).tax(1).suspicion_pile(2, 2).gain(0, {"criminal": 2})
    order = ["suspicion-drawn", "tax-taken", "inquisition-begins", "tax-refilled", "suspicion-drawn", "tax-taken"]
    assert order == story_of(t, *order)
    assert (3, 1, 2) == (t.tax_supply, t.player(0).unpaid, len(t.player(0).suspicion))
