"""The seven rounds: reveals, Paladins, gathering workers, turns (section 4 of the rules, examples 18.1 to 18.3)."""

from __future__ import annotations

import pytest

from caravanserai.core.ids import NOBODY
from caravanserai.games.paladins import GAME
from tests.games.paladins.dealt import dealt
from tests.games.paladins.story import Story
from tests.games.stories import NONE
from tests.rules import rule

TAVERNS = ("tavern_01", "tavern_15", "tavern_21")
FOUR_TAVERNS = (*TAVERNS, "tavern_23")


def planned(t: Story, *plans: str) -> Story:
    """Each seat answers with its plan, in the order of the seats."""
    for seat, plan in enumerate(plans):
        t.play_as(seat, f"plan:{plan}")
    return t


def table(seats: int, n: int) -> Story:
    """Round n begins, the first seat after the marker has passed is seat 0; everybody draws known Paladins."""
    t = Story(seats).round(n - 1).first(seats - 1 if n > 1 else 0)
    for seat in range(seats):
        t.deck(seat, ("roland", "oliver", "otton"))
    return t.new_round()


# The start of a round


@rule("PW-4.1.1")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_seven_rounds_of_the_same_structure(seats: int) -> None:
    """From the Paladins to the last pass: the same questions in the same order seven times, and then the end."""
    t = dealt(seats, key=5)
    phases: list[str] = []
    n = 0
    while t.asked:
        phase = {"ChoosePaladin": "paladin", "ChooseTavern": "tavern", "TakeTurn": "turn"}.get(t.question)
        if phase and (not phases or phases[-1] != f"{t.s.round} {phase}"):
            phases.append(f"{t.s.round} {phase}")
        t.one_more(n)
        n += 1
    assert [f"{r} {phase}" for r in range(1, 8) for phase in ("paladin", "tavern", "turn")] == phases
    assert [(r,) for r in range(1, 8)] == t.told("round-begins")
    assert 1 == len(t.told("game-over"))


@rule("PW-4.1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_marker_passes_clockwise(seats: int) -> None:
    """In round 1 it stays where it was put; in every later round the next player has it, after the last the first."""
    for seat in range(seats):
        assert seat == Story(seats).round(0).first(seat).new_round().s.first
        for n in range(2, 8):
            t = Story(seats).round(n - 1).first(seat).new_round()
            assert (seat + 1) % seats == t.s.first == GAME.show(t.s, NOBODY)["first"]


@rule("PW-4.1.3", "PW-4.1.4", "PW-4.1.5", "PW-4.1.6")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_which_kings_cards_a_round_reveals(seats: int) -> None:
    """An Order in rounds 1 and 2, an Order and a Favour in round 3, a Favour from round 4 to round 7."""
    t = Story(seats)
    t.s.round = 0
    for n in range(1, 8):
        t.s.stack.clear()
        t.s.log = []
        for seat in range(seats):
            t.deck(seat, ("roland", "oliver", "otton"))
        t.taverns().new_round()
        assert (n, min(n, 3)) == (t.s.round, sum(name != NONE for name in t.order_row))
        assert max(0, n - 2) == sum(name != NONE for name in t.favour_row)
        assert (1 if n <= 3 else 0) == len(t.told("order-revealed"))
        assert (1 if n >= 3 else 0) == len(t.told("favour-revealed"))
        view = GAME.show(t.s, NOBODY)
        assert [name.replace(NONE, "") for name in t.order_row] == [order["card"] for order in view["orders"]]
        assert [name.replace(NONE, "") for name in t.favour_row] == [favour["card"] for favour in view["favours"]]


@rule("PW-4.1.3")
def test_the_kings_cards_are_turned_before_the_taverns() -> None:
    """The marker, then the King's cards, then the Tavern."""
    told = Story(2).round(2).new_round().events()
    order = ["start-player", "order-revealed", "favour-revealed", "taverns-revealed"]
    assert order == [name for name in told if name in order]


@rule("PW-4.1.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_tavern_card_more_than_players(seats: int) -> None:
    """In every round, all different and open to all."""
    for n in range(1, 8):
        t = Story(seats).round(n - 1).new_round()
        assert seats + 1 == len(set(t.tavern_row))
        assert 24 - seats - 1 == t.cards_left["taverns"]
        assert [(seats + 1,)] == t.told("taverns-revealed")
        assert t.tavern_row == [card["card"] for card in GAME.show(t.s, NOBODY)["taverns"]]


@rule("PW-4.1.8")
def test_tavern_discards_make_a_new_pile() -> None:
    """The last card of the pile is revealed, then the discards are shuffled and the others come from them."""
    seen = set()
    for key in range(12):
        t = Story(3, key).tavern_pile("tavern_07").round(4)
        assert 23 == len(t.tavern_discards)
        t.new_round()
        assert "tavern_07" in t.tavern_row
        assert (4, 20, set()) == (len(set(t.tavern_row)), t.cards_left["taverns"], t.tavern_discards)
        seen |= set(t.tavern_row)
    assert len(seen) > 10


@rule("PW-4.1.8")
def test_tavern_discards_wait_until_the_pile_runs_out() -> None:
    """With just enough cards in the pile nothing is shuffled."""
    t = Story(2).tavern_pile(*TAVERNS).round(4).new_round()
    assert set(TAVERNS) == set(t.tavern_row)
    assert (0, 21) == (t.cards_left["taverns"], len(t.tavern_discards))


# Choosing a Paladin


@rule("PW-4.2.1")
def test_everybody_draws_the_top_three() -> None:
    """The card put on top, then those nobody has seen, then the ones put under the deck, the upper one first."""
    t = Story(4).round(3)
    t.deck(0, ("roland", "oliver"), top="otton", bottom=("ivon", "samson"))
    t.deck(1, (), top="otton", bottom=("ivon", "samson", "girard"))
    t.deck(2, ("roland",), top="gerin", bottom=("ivon", "samson"))
    t.deck(3, ("roland", "oliver", "otton"))
    t.new_round()
    assert {"otton", "roland", "oliver"} == t.player(0).drawn
    assert {"otton", "ivon", "samson"} == t.player(1).drawn
    assert ["girard"] == t.player(1).bottom
    assert {"gerin", "roland", "ivon"} == t.player(2).drawn
    assert {"roland", "oliver", "otton"} == t.player(3).drawn


@rule("PW-4.2.1")
def test_all_choose_at_the_same_time_and_in_secret() -> None:
    """Everybody is asked at once; an answer changes nothing that another can see."""
    t = table(3, 1)
    assert ((0, 1, 2), "ChoosePaladin") == (t.asked, t.question)
    before = [GAME.show(t.s, seat) for seat in (0, 2, NOBODY)]
    t.play_as(1, "plan:oliver+otton")
    assert [0, 2] == list(t.asked)
    assert before == [GAME.show(t.s, seat) for seat in (0, 2, NOBODY)]
    t.play_as(2, "plan:roland+otton")
    assert [0] == list(t.asked)
    assert t.player(1).paladin is None
    assert {} == t.player(1).workers


@rule("PW-4.2.2", "PW-4.2.3", "PW-4.2.4")
def test_one_is_played_one_goes_on_top_one_under_the_deck() -> None:
    """All six ways are open; each card goes where it was told."""
    t = Story(2).round(3).first(1).deck(0, ("roland", "oliver", "otton"), bottom=("ivon",)).new_round()
    ways = [(a, b) for a in ("roland", "oliver", "otton") for b in ("roland", "oliver", "otton") if a != b]
    assert {f"plan:{a}+{b}" for a, b in ways} == set(t.legal(0))
    for played, top in ways:
        t = Story(2).round(3).first(1).deck(0, ("roland", "oliver", "otton"), bottom=("ivon",)).new_round()
        t.play_as(0, f"plan:{played}+{top}").play_as(1, t.legal(1)[0])
        (under,) = {"roland", "oliver", "otton"} - {played, top}
        assert (played, top, ["ivon", under], set()) == (
            t.player(0).paladin,
            t.player(0).top,
            t.player(0).bottom,
            t.player(0).drawn,
        )


@rule("PW-4.2.2")
def test_the_chosen_paladin_lies_face_down_until_it_is_revealed() -> None:
    """The second player's is in the slot, unseen by the others, while the first one gathers; it gives nothing yet."""
    t = planned(table(2, 1).taverns(*TAVERNS), "roland+oliver", "oliver+otton")
    assert (0,) == t.asked
    assert "oliver" == t.player(1).paladin
    for seat in (0, NOBODY):
        assert "oliver" != GAME.show(t.s, seat)["players"][1]["paladin"]
    assert 0 == GAME.show(t.s, 0)["players"][1]["attributes"]["faith"]
    t.play("tavern:tavern_15")
    assert "oliver" == GAME.show(t.s, 0)["players"][1]["paladin"]
    assert 4 == t.player(1).attribute("faith")


@rule("PW-4.2.3", "PW-4.2.4")
def test_the_card_on_top_is_seen_again_in_the_next_round() -> None:
    """It is drawn with the next two, the one put under the deck is not."""
    t = Story(2).round(0).deck(0, ("roland", "oliver", "otton")).new_round()
    t.play_as(0, "plan:roland+oliver").play_as(1, t.legal(1)[0])
    assert (set(), "oliver", ["otton"]) == (t.player(0).unseen, t.player(0).top, t.player(0).bottom)
    t.s.stack.clear()
    t.deck(0, ("ivon", "samson"), top="oliver", bottom=("otton",)).new_round()
    assert {"oliver", "ivon", "samson"} == t.player(0).drawn


@rule("PW-4.2.5")
@pytest.mark.parametrize("seats", [1, 3])
def test_a_paladin_is_played_once_in_a_game(seats: int) -> None:
    """Seven different ones each; what was in play is in no deck and no hand any more."""
    t = dealt(seats, key=8)
    played: list[set[str]] = [set() for _ in range(seats)]
    n = 0
    while t.asked:
        t.one_more(n)
        n += 1
        for seat in range(seats):
            player = t.player(seat)
            if t.question == "TakeTurn" and player.paladin:
                played[seat].add(player.paladin)
            left = [*player.unseen, *player.drawn, *player.bottom, *([player.top] if player.top else [])]
            assert not played[seat] & set(left)
            assert len(set(left)) == len(left)
    assert [7] * seats == [len(names) for names in played]


@rule("PW-4.2.6")
def test_in_round_seven_only_the_played_paladin_matters() -> None:
    """Three ways are offered, one for each card; before that there are six."""
    t = table(2, 7)
    assert 3 == len(t.legal(0))
    assert {"roland", "oliver", "otton"} == {plan.removeprefix("plan:").split("+")[0] for plan in t.legal(0)}
    assert 6 == len(table(2, 6).legal(0))


# Gathering workers


@rule("PW-4.3.1", "PW-4.3.2")
def test_reveal_and_tavern_one_player_after_the_other() -> None:
    """From the start player on: two workers of the Paladin, four of the Tavern card, and only then the next."""
    t = Story(3).round(3).first(0)
    for seat in range(3):
        t.deck(seat, ("roland", "oliver", "otton"))
    t.new_round().taverns(*FOUR_TAVERNS)
    planned(t, "otton+roland", "roland+oliver", "oliver+otton")
    workers = [t.player(seat).workers for seat in range(3)]
    assert ((1,), [{}, {"fighter": 1, "labourer": 1}, {}]) == (t.asked, workers)
    t.play("tavern:tavern_15")
    assert {"fighter": 3, "labourer": 3} == t.player(1).workers
    assert ((2,), {"cleric": 2}, {}) == (t.asked, t.player(2).workers, t.player(0).workers)
    t.play("tavern:tavern_21")
    assert {"cleric": 2, "merchant": 2, "labourer": 2} == t.player(2).workers
    assert ((0,), {"merchant": 2}) == (t.asked, t.player(0).workers)
    t.play("tavern:tavern_23")
    assert {"merchant": 4, "scout": 2} == t.player(0).workers
    told = [name for name in t.events() if name in ("paladin-revealed", "tavern-taken")]
    assert ["paladin-revealed", "tavern-taken"] * 3 == told
    assert ((1,), "TakeTurn") == (t.asked, t.question)


@rule("PW-4.3.1", "PW-4.3.2")
def test_every_paladin_brings_two_workers_and_every_tavern_card_four() -> None:
    """As printed on each card."""
    box = GAME.box.data
    for paladin in box["paladins"]:
        t = Story().taverns(*TAVERNS).paladin(0, paladin["id"]).gather(0)
        assert {kind: paladin["workers"].count(kind) for kind in paladin["workers"]} == t.player(0).workers
        assert 2 == len(paladin["workers"])
    for tavern in box["tavern_cards"]:
        t = Story().suspicion_pile(0, 0).taverns(tavern["id"]).paladin(0, "otton").gather(0)
        t.play(f"tavern:{tavern['id']}")
        expected = ["merchant", "merchant", *tavern["workers"]]
        assert {kind: expected.count(kind) for kind in expected} == t.player(0).workers
        assert 4 == len(tavern["workers"])


@rule("PW-4.3.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_chosen_tavern_card_is_gone_and_one_stays(seats: int) -> None:
    """Each next player has one card fewer to choose from; one is left over."""
    t = table(seats, 1)
    while t.question == "ChoosePaladin":
        t.play(t.legal()[0])
    left = set(t.tavern_row)
    for seat in range(seats):
        assert ((seat,), {f"tavern:{name}" for name in left}) == (t.asked, set(t.legal()))
        name = min(left)
        t.play(f"tavern:{name}")
        left.discard(name)
        if t.question == "ChooseTavern":
            t.refused(f"tavern:{name}")
    assert 1 == len(left)
    assert "TakeTurn" == t.question


@rule("PW-4.3.4")
def test_criminals_of_the_tavern_bring_suspicion_at_once() -> None:
    """Two Criminals, two Suspicion and their Tax, before the next player reveals."""
    t = table(2, 1).taverns("tavern_11", "tavern_21", "tavern_15").suspicion_pile(1, 1).tax(5)
    planned(t, "roland+oliver", "oliver+otton").play("tavern:tavern_11")
    assert ([1, 1], 3, 5) == (t.player(0).suspicion, t.tax_supply, t.player(0).silver)
    told = [name for name in t.events() if name in ("paladin-revealed", "suspicion-drawn")]
    assert ["paladin-revealed", "suspicion-drawn", "suspicion-drawn", "paladin-revealed"] == told


@rule("PW-4.3.4")
def test_an_inquisition_while_gathering_comes_before_the_next_reveal() -> None:
    """The second player is asked about a Conspirator with the own Paladin still face down."""
    t = table(2, 1).taverns("tavern_06", "tavern_21", "tavern_15").tax(1)
    t.crew(1, "conspirator_a").suspicion_pile(2, 0).suspicion(1, 0)
    planned(t, "roland+oliver", "oliver+otton").play("tavern:tavern_06")
    assert ((1,), {"answer:yes", "answer:skip"}, {}) == (t.asked, set(t.legal()), t.player(1).workers)
    assert 1 == len(t.told("paladin-revealed"))
    t.play("answer:yes")
    assert (1, 0, 5) == (t.player(0).unpaid, t.player(1).unpaid, t.tax_supply)
    assert ((1,), "ChooseTavern", {"cleric": 2}) == (t.asked, t.question, t.player(1).workers)


@rule("PW-4.3.5", "PW-4.3.6")
def test_kept_workers_stay_and_kept_criminals_bring_nothing_new() -> None:
    """Three from the round before, two of the Paladin and four of the Tavern card; no Suspicion for the old ones."""
    t = table(2, 2).taverns(*TAVERNS).workers(0, criminal=2, cleric=1)
    planned(t, "roland+oliver", "oliver+otton")
    assert {"criminal": 2, "cleric": 1, "fighter": 1, "labourer": 1} == t.player(0).workers
    t.play("tavern:tavern_21")
    assert {"criminal": 2, "cleric": 1, "fighter": 1, "labourer": 3, "merchant": 2} == t.player(0).workers
    assert ([], [], 24) == (t.player(0).suspicion, t.told("suspicion-drawn"), t.cards_left["suspicion"])


# Turns and the end of a round


@rule("PW-4.4.1")
def test_one_action_each_in_turn_until_all_have_passed() -> None:
    """Clockwise from the start player; who has passed is left out; the last one goes on alone."""
    t = Story(3).first(1)
    for seat in range(3):
        t.workers(seat, labourer=3)
    t.turns(1)
    order = []
    script = ["hunt", "hunt", "hunt", "trade", "pass", "trade", "conspire", "pass", "pass"]
    for word in script:
        order.append(t.asked[0])
        t.play("turn:pass" if word == "pass" else f"action:{word}")
        if t.question == "PlaceWorkers":
            t.play("workers:labourer")
    assert [1, 2, 0, 1, 2, 0, 1, 0, 1] == order
    assert () == t.asked
    assert [True] * 3 == [t.player(seat).has_passed for seat in range(3)]


@rule("PW-4.4.1")
def test_a_turn_is_one_action() -> None:
    """After a single action the next player is asked, workers or not."""
    t = Story(2).workers(0, labourer=3).workers(1, labourer=3).turns(0).play("action:hunt")
    assert ((1,), {"labourer": 2}) == (t.asked, t.player(0).workers)


@rule("PW-4.4.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_when_all_have_passed_the_board_is_refreshed(seats: int) -> None:
    """After rounds 1 to 6 the right-most Townsfolk goes and a new round begins; after round 7 the score is counted."""
    t = dealt(seats, key=3)
    while t.question != "TakeTurn":
        t.play(t.legal()[0])
    for n in range(1, 8):
        assert n == t.s.round
        last, gone = t.town_row[4], set(t.town_discards)
        while t.asked and t.s.round == n:
            t.play("turn:pass" if "turn:pass" in t.legal() else t.legal()[0])
        if n < 7:
            assert gone | {last} == t.town_discards
            while t.question in ("ChoosePaladin", "ChooseTavern", "MayEnact"):
                t.play(t.legal()[0])
        else:
            assert (gone, ()) == (t.town_discards, t.asked)
    assert 1 == len(t.told("game-over"))
    assert GAME.show(t.s, NOBODY)["ended"]


# Examples


@rule("PW-18.1")
def test_example_the_first_order_shows_fortify() -> None:
    """Revealed in round 1: everyone with five Walls or more scores 4 at the end, with four nobody."""
    t = Story(3).orders_left("order_fortify").round(0).new_round()
    assert ["order_fortify", NONE, NONE] == t.order_row
    walls = [f"wall_{n}" for n in range(14, 24)]
    t.walls(0, *walls[:5]).walls(1, "wall_01", "wall_02", *walls[5:9]).walls(
        2, "wall_07", "wall_08", "wall_10", "wall_11"
    )
    lines = [t.lines(seat) for seat in range(3)]
    assert [4, 4, None] == [line.get("score-orders") for line in lines]


@rule("PW-18.2")
def test_example_five_tavern_cards_for_four_players() -> None:
    """Step 3 with four players leaves five cards face up."""
    t = Story(4).round(0).new_round()
    assert 5 == len(t.tavern_row) == len(GAME.show(t.s, NOBODY)["taverns"])


@rule("PW-18.3")
def test_example_engelier() -> None:
    """1 Fighter and 1 Scout on the reveal; Strength +3 and Faith +1 this round; each Attack earns 2 Silver."""
    t = (
        Story(2)
        .round(0)
        .deck(0, ("engelier", "oliver", "otton"))
        .new_round()
        .taverns("tavern_24", "tavern_21", "tavern_15")
    )
    t.play_as(0, "plan:engelier+oliver").play_as(1, t.legal(1)[0])
    assert {"fighter": 1, "scout": 1} == t.player(0).workers
    assert (1, 3, 0) == tuple(t.player(0).attribute(name) for name in ("faith", "strength", "influence"))
    assert {"faith": 0, "strength": 0, "influence": 0} == t.player(0).track
    t.s.stack.clear()
    t.outsiders("viking_lookout", "viking_guardian", NONE, NONE, NONE, NONE).silver(0, 0)
    for foe in ("viking_lookout", "viking_guardian"):
        t.workers(0, scout=1, labourer=1, fighter=1).standing(0, "attack")
        before = t.player(0).silver
        t.act(0, "attack", "scout+labourer+fighter", f"outsider:{foe}")
        assert before + 2 == t.player(0).silver
    t.passed(0, 1).deck(0, ("oliver", "otton", "ivon")).round_end()
    assert (0, 0) == (t.player(0).attribute("faith"), t.player(0).attribute("strength"))
