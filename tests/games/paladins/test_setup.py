"""Set-up: the main board, the players, and the first Townsfolk (section 3 of the rules, example 18.4)."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.core import play
from caravanserai.core.ids import NOBODY
from caravanserai.games.paladins import GAME
from tests.games.paladins.dealt import Dealt, dealt
from tests.games.paladins.story import Story
from tests.games.stories import NONE
from tests.rules import rule

DATA = GAME.box.data
KEYS = range(60)
TOWN = ("abbot_b", "acolyte_b", "abbot_a", "watchman_a", "gatekeeper_a")


def named(name: str) -> set[str]:
    return {card["id"] for card in DATA[name]}


def shown(t: Story, seat: int = NOBODY) -> dict[str, Any]:
    return dict(GAME.show(t.s, seat))


# The main board


@rule("PW-3.1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_five_townsfolk_are_dealt(seats: int) -> None:
    """Five different ones lie face up and the others in the pile; over many deals each of them turns up."""
    tables = [dealt(seats, key) for key in KEYS]
    for t in tables:
        assert 5 == len(set(t.town_row) - {NONE})
        assert len(named("townsfolk")) - 5 == t.cards_left["townsfolk"]
        assert t.town_row == [space["card"] for space in shown(t)["town"]]
    assert named("townsfolk") == {card for t in tables for card in t.town_row}
    assert len({t.town_row[0] for t in tables}) > 10


@rule("PW-3.1.2")
def test_the_walls_are_shuffled_face_down() -> None:
    """24 in the pile, none of them named to anybody; which comes first differs from table to table."""
    text = str([shown(dealt(2), seat) for seat in (0, 1, NOBODY)])
    assert not [wall for wall in named("walls") if wall in text]
    first = set()
    for key in KEYS:
        t = Story(key=key).workers(0, labourer=1, merchant=1, scout=1).turn(0)
        assert len(named("walls")) == t.cards_left["walls"]
        t.play("action:fortify")
        first |= set(t.player(0).walls)
    assert len(first) > 12


@rule("PW-3.1.3")
@pytest.mark.parametrize(("seats", "silver"), [(1, 5), (2, 5), (3, 6), (4, 8)])
def test_silver_in_the_tax_supply(seats: int, silver: int) -> None:
    """By the number of players; an Inquisition fills it to the same amount."""
    assert silver == dealt(seats).tax_supply
    assert silver == Story(seats).tax(1).gain(0, {"tax": 1}).tax_supply


@rule("PW-3.1.4")
def test_debts_lie_with_the_unpaid_side_up() -> None:
    """Nobody begins with one; one that is taken is unpaid."""
    t = dealt(4)
    assert [(0, 0)] * 4 == [(t.player(seat).unpaid, t.player(seat).paid) for seat in range(4)]
    player = Story().gain(0, {"debt": 1}).player(0)
    assert (1, 0) == (player.unpaid, player.paid)


@rule("PW-3.1.5")
def test_suspicion_is_shuffled_face_down() -> None:
    """24 cards in the pile, nobody holds any; which value comes first differs from table to table."""
    t = dealt(3)
    assert (24, []) == (t.cards_left["suspicion"], t.suspicion_gone)
    assert [[]] * 3 == [t.player(seat).suspicion for seat in range(3)]
    first = [Story(key=key).gain(0, {"criminal": 1}).player(0).suspicion for key in KEYS]
    assert all(1 == len(cards) for cards in first)
    assert {0, 1, 2} == {cards[0] for cards in first}


@rule("PW-3.1.6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_six_outsiders_are_dealt(seats: int) -> None:
    """Six different ones lie face up and 30 in the pile; over many deals each of the 36 turns up."""
    tables = [dealt(seats, key) for key in KEYS]
    for t in tables:
        assert 6 == len(set(t.outsider_row) - {NONE})
        assert len(named("outsiders")) - 6 == t.cards_left["outsiders"]
        assert t.outsider_row == shown(t)["outsiders"]
    assert named("outsiders") == {card for t in tables for card in t.outsider_row}
    assert len({t.outsider_row[0] for t in tables}) > 10


@rule("PW-3.1.7")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_three_orders_lie_face_down(seats: int) -> None:
    """Nobody knows them; over many deals each of the six is found on each of the spaces."""
    t = dealt(seats)
    assert [NONE] * 3 == t.order_row
    for seat in (NOBODY, *range(seats)):
        assert ["", "", ""] == [order["card"] for order in shown(t, seat)["orders"]]
    for n in (1, 2, 3):
        tables = [Story(seats, key).round(n - 1).new_round() for key in KEYS]
        assert named("kings_orders") == {t.order_row[n - 1] for t in tables}


@rule("PW-3.1.8")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_five_favours_lie_face_down(seats: int) -> None:
    """Nobody knows them; over many deals each of the ten is found on each of the spaces."""
    t = dealt(seats)
    assert [NONE] * 5 == t.favour_row
    for seat in (NOBODY, *range(seats)):
        assert [""] * 5 == [favour["card"] for favour in shown(t, seat)["favours"]]
    for n in (3, 7):
        tables = [Story(seats, key).round(n - 1).new_round() for key in range(80)]
        assert named("kings_favours") == {t.favour_row[n - 3] for t in tables}


def played(seats: int, key: int) -> Dealt:
    """A game played at random to its end."""
    t = dealt(seats, key)
    play.playout(t.s, key)
    return t


@rule("PW-3.1.9")
def test_unused_orders_and_favours_stay_in_the_box_unseen() -> None:
    """At the end of a game three different Orders and five different Favours have been seen, and no others."""
    for key in range(3):
        t = played(2, key)
        assert 3 == len(set(t.order_row) - {NONE})
        assert 5 == len(set(t.favour_row) - {NONE})
        text = str([shown(t, seat) for seat in (0, 1, NOBODY)])
        assert set(t.order_row) == {name for name in named("kings_orders") if f"'{name}'" in text}
        assert set(t.favour_row) == {name for name in named("kings_favours") if f"'{name}'" in text}


@rule("PW-3.1.10")
def test_the_tavern_cards_are_shuffled_face_down() -> None:
    """24 in the pile and none to be seen; over many deals each is revealed in round 1."""
    t = dealt(2)
    assert (24, [], set()) == (t.cards_left["taverns"], t.tavern_row, t.tavern_discards)
    assert "tavern_0" not in str(shown(t, 0))
    assert "tavern_1" not in str(shown(t, 0))
    revealed = {card for key in KEYS for card in Story(2, key).round(0).new_round().tavern_row}
    assert named("tavern_cards") == revealed


# The players


@rule("PW-3.2.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_a_player_board_begins_with(seats: int) -> None:
    """Eight Workshops in the row; seven Monks, seven Outposts and seven Jars, none on the main board."""
    setup = DATA["setup"]
    pieces = ("workshops_per_player", "monks_per_player", "outposts_per_player", "jars_per_player")
    assert [8, 7, 7, 7] == [setup[name] for name in pieces]
    t = dealt(seats)
    assert all(space["owner"] == NOBODY for space in shown(t)["spaces"])
    for seat in range(seats):
        player = t.player(seat)
        assert (set(), set(), [], set(), []) == (
            player.workshops,
            player.jars,
            player.walls,
            player.attacked,
            player.converted,
        )
        assert 8 == shown(t)["players"][seat]["workshops"]
        assert {0} == {player.taken(action["id"]) for action in DATA["actions"]}


@rule("PW-3.2.1")
@pytest.mark.parametrize(("name", "most"), [("develop", 8), ("commission", 7), ("garrison", 7), ("absolve", 7)])
def test_how_far_the_pieces_go(name: str, most: int) -> None:
    """The last piece can be used, and after it none is left."""
    for n, possible in ((most - 1, True), (most, False)):
        t = Story().track(0, faith=12, strength=12, influence=12).silver(0, 9).provisions(0, 9)
        t.workers(0, labourer=2, scout=1, merchant=1, fighter=1, cleric=1).taken(0, **{name: n})
        if name == "develop":
            covered = [
                f"{action}_{side}"
                for action in ("commission", "fortify", "attack", "convert")
                for side in ("left", "middle")
            ]
            t.workshops(0, *covered[:n])
        assert possible == (f"action:{name}" in t.turn(0).legal())


@rule("PW-3.2.2")
def test_jars_stand_in_rising_order() -> None:
    """Each Jar that is taken asks for more Influence than the one before."""
    needed = []
    for n in range(7):
        t = Story().taken(0, absolve=n).silver(0, 9).workers(0, cleric=1, labourer=1, merchant=1)
        needed.append(min(i for i in range(13) if "action:absolve" in t.track(0, influence=i).turn(0).legal()))
    assert sorted(set(needed)) == needed
    assert 7 == len(needed)


@rule("PW-3.2.3", "PW-3.2.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_markers_at_zero_three_silver_and_a_provision(seats: int) -> None:
    """Everybody the same, and no workers yet."""
    t = dealt(seats, key=4)
    for seat in range(seats):
        player = t.player(seat)
        assert {"faith": 0, "strength": 0, "influence": 0} == player.track
        assert (3, 1, {}) == (player.silver, player.provisions, player.workers)


@rule("PW-3.2.5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_has_a_shuffled_deck_of_twelve_paladins(seats: int) -> None:
    """The same twelve for all; what is drawn first differs from player to player and from table to table."""
    t = dealt(seats)
    for seat in range(seats):
        player = t.player(seat)
        assert named("paladins") == player.unseen
        assert (None, set(), None, []) == (player.paladin, player.drawn, player.top, player.bottom)
        assert 12 == shown(t)["players"][seat]["deck"]
    hands = [Story(seats, key).round(0).new_round() for key in range(30)]
    for seat in range(seats):
        assert named("paladins") == {name for t in hands for name in t.player(seat).drawn}
    if seats > 1:
        assert any(t.player(0).drawn != t.player(1).drawn for t in hands)


@rule("PW-3.2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_is_drawn(seats: int) -> None:
    """Over many deals everybody is the first; all see who has the marker, and it stays for round 1."""
    tables = [dealt(seats, key) for key in KEYS]
    assert set(range(seats)) == {t.s.first for t in tables}
    assert all(shown(t)["first"] == t.s.first for t in tables)
    t = tables[0]
    while t.question == "FirstTownsfolk":
        t.play(t.legal()[0])
    assert [(t.s.first,)] == t.told("start-player")
    while t.question == "ChoosePaladin":
        t.play(t.legal()[0])
    assert (t.s.first,) == t.asked


# The first Townsfolk


@rule("PW-3.3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_townsfolk_are_chosen_in_reverse_order(seats: int) -> None:
    """From the right of the start player counter-clockwise, the start player last; nobody may decline."""
    for key in range(6):
        t = dealt(seats, key)
        order = []
        while t.question == "FirstTownsfolk":
            order.append(t.asked[0])
            assert {f"townsfolk:{name}" for name in t.town_row if name != NONE} == set(t.legal())
            picked = t.legal()[key % len(t.legal())]
            t.play(picked)
            assert [picked.removeprefix("townsfolk:")] == t.player(order[-1]).crew
        assert [(t.s.first - 1 - n) % seats for n in range(seats)] == order


@rule("PW-3.3.2")
@pytest.mark.parametrize("place", range(5))
def test_the_first_townsfolk_costs_nothing(place: int) -> None:
    """On whatever space it lies: neither Silver nor a Debt, even for one who has nothing."""
    town = ("abbot_a", "acolyte_a", "missionary_a", "watchman_a", "gatekeeper_a")
    t = Story().town(*town).silver(0, 0).first_townsfolk(0).play(f"townsfolk:{town[place]}")
    assert (0, 1, 0, 0) == (t.player(0).silver, t.player(0).provisions, t.player(0).unpaid, t.player(0).paid)
    assert ([town[place]], ()) == (t.player(0).crew, t.asked)


@rule("PW-3.3.3")
def test_the_first_townsfolk_brings_its_immediate_reward() -> None:
    """A Silver, a Provision, or nothing where nothing is printed; never what dismissing would bring."""
    rewards = {}
    for name in TOWN:
        t = Story().town(*TOWN).first_townsfolk(0).play(f"townsfolk:{name}")
        rewards[name] = (t.player(0).silver, t.player(0).provisions, t.player(0).workers)
    plain: tuple[int, int, dict[str, int]] = (3, 1, {})
    expected = dict.fromkeys(TOWN, plain) | {"abbot_b": (3, 2, {}), "acolyte_b": (4, 1, {})}
    assert expected == rewards


@rule("PW-3.3.4")
def test_the_display_is_not_refilled_between_the_picks() -> None:
    """The next player finds a gap where the last one took a card."""
    t = Story(4).town(*TOWN).opening().play("townsfolk:abbot_a")
    assert ["abbot_b", "acolyte_b", NONE, "watchman_a", "gatekeeper_a"] == t.town_row
    assert "townsfolk:abbot_a" not in t.legal()
    t.play("townsfolk:gatekeeper_a")
    assert ["abbot_b", "acolyte_b", NONE, "watchman_a", NONE] == t.town_row
    t.play("townsfolk:abbot_b")
    assert [NONE, "acolyte_b", NONE, "watchman_a", NONE] == t.town_row
    assert len(named("townsfolk")) - 5 == t.cards_left["townsfolk"]
    assert {"townsfolk:acolyte_b", "townsfolk:watchman_a"} == set(t.legal())


@rule("PW-3.3.5")
def test_after_the_picks_the_display_slides_right_and_is_filled() -> None:
    """Who remains closes the gaps to the right; the empty left spaces get new cards; nobody is discarded."""
    t = Story(3).town(*TOWN).town_pile("squire_a", "squire_b", "squire_c").opening()
    t.play("townsfolk:abbot_a", "townsfolk:gatekeeper_a", "townsfolk:abbot_b")
    assert ["acolyte_b", "watchman_a"] == t.town_row[3:]
    assert {"squire_a", "squire_b", "squire_c"} == set(t.town_row[:3])
    assert (set(), 0) == (t.town_discards, t.cards_left["townsfolk"])
    assert ("ChoosePaladin", 1) == (t.question, t.s.round)


@rule("PW-3.3.6")
def test_the_first_townsfolk_counts_for_a_hunter() -> None:
    """The first and one more recruited later are two: 1 VP for a converted Hunter."""
    t = Story().town(*TOWN).converted(0, "saracen_hunter").first_townsfolk(0).play("townsfolk:abbot_a")
    before = t.score(0)
    t.workers(0, labourer=1, fighter=1).act(0, "recruit", "labourer+fighter", "townsfolk:gatekeeper_a")
    assert (["abbot_a", "gatekeeper_a"], before + 1) == (t.player(0).crew, t.score(0))


@rule("PW-3.3.7")
def test_the_first_refill_deals_from_right_to_left() -> None:
    """With fewer cards in the pile than gaps, the left-most spaces are those that stay empty."""
    t = Story(3).town(*TOWN).town_pile("squire_a").opening()
    t.play("townsfolk:abbot_a", "townsfolk:gatekeeper_a", "townsfolk:abbot_b")
    assert [NONE, NONE, "squire_a", "acolyte_b", "watchman_a"] == t.town_row


@rule("PW-18.4")
def test_example_the_architect_in_set_up() -> None:
    """The Architect with the Provision: 1 Provision at once, and nothing is paid."""
    town = ("architect_b", "acolyte_a", "abbot_a", "watchman_a", "gatekeeper_a")
    t = Story(2).town(*town).opening().play("townsfolk:architect_b")
    player = t.player(1)
    assert (["architect_b"], 2, 3, 0) == (player.crew, player.provisions, player.silver, player.unpaid)
