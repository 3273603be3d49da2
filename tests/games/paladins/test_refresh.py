"""The end of a round (section 14 of the rules, example 18.5)."""

from __future__ import annotations

import pytest

from caravanserai.core.ids import NOBODY
from caravanserai.games.paladins import GAME
from tests.games.paladins.story import Story
from tests.games.stories import NONE
from tests.rules import rule

TOWN = ("abbot_a", "acolyte_a", "watchman_a", "gatekeeper_a", "missionary_a")
FOES = ("viking_thief", "viking_traitor", "viking_guardian", "viking_lookout", "viking_marauder", "viking_mercenary")


def with_gaps(cards: tuple[str, ...], *gaps: int) -> list[str]:
    return [NONE if place in gaps else card for place, card in enumerate(cards)]


@rule("PW-14.1")
def test_the_right_most_townsfolk_is_discarded() -> None:
    """The card on the last space goes to the discards, and only that one."""
    t = Story().town(*TOWN).refresh()
    assert ({"missionary_a"}, list(TOWN[:4])) == (t.town_discards, t.town_row[1:])


@rule("PW-14.1")
def test_an_empty_right_most_space_discards_nobody() -> None:
    """The card beside it is safe, though it would slide there."""
    t = Story().town(*with_gaps(TOWN, 4)).refresh()
    assert (set(), list(TOWN[:4])) == (t.town_discards, t.town_row[1:])


@rule("PW-14.2")
def test_townsfolk_slide_right_and_new_ones_come_from_the_left() -> None:
    """All gaps are closed, in the same order; the free spaces are filled from the pile."""
    t = Story().town(*with_gaps(TOWN, 1, 3)).town_pile("squire_a", "squire_b", "squire_c", "peddler_a").refresh()
    assert ["abbot_a", "watchman_a"] == t.town_row[3:]
    assert 3 == len(set(t.town_row[:3]) & {"squire_a", "squire_b", "squire_c", "peddler_a"})
    assert 1 == t.cards_left["townsfolk"]


@rule("PW-14.3")
def test_when_the_townsfolk_pile_is_empty_spaces_stay_empty() -> None:
    """The discards are not used again."""
    t = Story().town(*with_gaps(TOWN, 0)).town_pile().refresh()
    assert [NONE, NONE, *TOWN[1:4]] == t.town_row
    assert ({"missionary_a"}, 0) == (t.town_discards, t.cards_left["townsfolk"])
    assert [NONE, NONE, NONE, *TOWN[1:3]] == t.refresh().town_row


@rule("PW-14.4")
def test_the_left_most_outsider_is_discarded() -> None:
    """The card on the first space goes to the discards, and only that one."""
    t = Story().outsiders(*FOES).refresh()
    assert ({"viking_thief"}, list(FOES[1:])) == (t.outsider_discards, t.outsider_row[:5])


@rule("PW-14.4")
def test_an_empty_left_most_space_discards_no_outsider() -> None:
    """The card beside it is safe, though it would slide there."""
    t = Story().outsiders(*with_gaps(FOES, 0)).refresh()
    assert (set(), list(FOES[1:])) == (t.outsider_discards, t.outsider_row[:5])


@rule("PW-14.5")
def test_outsiders_slide_left_and_new_ones_come_from_the_right() -> None:
    """All gaps are closed, in the same order; the free spaces are filled from the pile."""
    pile = ("saracen_hunter", "saracen_invader", "saracen_archer", "saracen_warrior")
    t = Story().outsiders(*with_gaps(FOES, 2, 4)).outsider_pile(*pile).refresh()
    assert ["viking_traitor", "viking_lookout", "viking_mercenary"] == t.outsider_row[:3]
    assert 3 == len(set(t.outsider_row[3:]) & set(pile))
    assert 1 == t.cards_left["outsiders"]


@rule("PW-14.6")
def test_when_the_outsider_pile_is_empty_spaces_stay_empty() -> None:
    """The discards are not used again."""
    t = Story().outsiders(*FOES).outsider_pile().refresh()
    assert [*FOES[1:], NONE] == t.outsider_row
    assert ({"viking_thief"}, 0) == (t.outsider_discards, t.cards_left["outsiders"])
    assert [*FOES[2:], NONE, NONE] == t.refresh().outsider_row


@rule("PW-14.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_tavern_cards_of_the_round_are_discarded(seats: int) -> None:
    """Those taken and the one left over lie beside the pile while there are cards to reveal."""
    cards = [f"tavern_0{n}" for n in range(1, seats + 2)]
    t = Story(seats).taverns(*cards).passed(*range(seats)).round_end()
    assert set(cards) == t.tavern_discards
    assert (seats + 1, 24 - 2 * (seats + 1)) == (len(t.tavern_row), t.cards_left["taverns"])
    assert not set(cards) & set(t.tavern_row)


@rule("PW-14.7")
def test_tavern_discards_lie_face_up() -> None:
    """Everybody can see which cards are among them."""
    one = (
        Story(2)
        .taverns("tavern_01", "tavern_02", "tavern_03")
        .tavern_pile("tavern_04", "tavern_05", "tavern_06", "tavern_07")
    )
    two = (
        Story(2)
        .taverns("tavern_01", "tavern_02", "tavern_03")
        .tavern_pile("tavern_04", "tavern_05", "tavern_06", "tavern_08")
    )
    for seat in (0, 1, NOBODY):
        assert GAME.show(one.s, seat) != GAME.show(two.s, seat)


@rule("PW-14.8")
def test_workers_on_favours_return_to_the_supply() -> None:
    """The Favours are free again; nobody gets the workers."""
    t = Story(2).round(4).favours("favour_stores", "favour_labour", NONE, NONE, NONE).passed(0, 1)
    t.on_favour("favour_stores", 0, "scout").on_favour("favour_labour", 1, "criminal").round_end()
    assert (None, None) == (t.favour_worker("favour_stores"), t.favour_worker("favour_labour"))
    assert ({}, {}) == (t.player(0).workers, t.player(1).workers)


@rule("PW-14.9")
def test_the_paladin_of_the_round_leaves_the_game() -> None:
    """The slot is empty, its strength is gone, and it is in no deck."""
    t = Story(2).paladin(0, "roland").deck(0, ("oliver", "otton", "ivon", "samson")).track(0, strength=2)
    assert 6 == t.player(0).attribute("strength")
    t.passed(0, 1).round_end()
    assert (None, 2) == (t.player(0).paladin, t.player(0).attribute("strength"))
    left = {*t.player(0).unseen, *t.player(0).drawn, *t.player(0).bottom, t.player(0).top}
    assert {"oliver", "otton", "ivon", "samson"} == left - {None}


@rule("PW-14.10")
def test_displays_are_dealt_from_the_existing_cards_outwards() -> None:
    """With too few cards in the pile the empty spaces are the left-most Townsfolk and the right-most Outsiders."""
    t = Story().town(*with_gaps(TOWN, 1)).town_pile("squire_a")
    t.outsiders(*with_gaps(FOES, 3)).outsider_pile("saracen_hunter").refresh()
    assert [NONE, "squire_a", "abbot_a", "watchman_a", "gatekeeper_a"] == t.town_row
    kept = ["viking_traitor", "viking_guardian", "viking_marauder", "viking_mercenary"]
    assert [*kept, "saracen_hunter", NONE] == t.outsider_row


@rule("PW-18.5")
def test_example_the_refresh_with_four_players() -> None:
    """One Townsfolk goes, two slide, three come; no Outsider goes, four slide, two come; five Tavern cards go."""
    taverns = [f"tavern_{n}" for n in range(10, 15)]
    t = Story(4).town(NONE, "squire_b", NONE, "defender_a", "debt_collector_a").taverns(*taverns)
    t.outsiders(*with_gaps(FOES, 0, 2)).passed(0, 1, 2, 3).round_end()
    assert {"debt_collector_a"} == t.town_discards
    assert ["squire_b", "defender_a"] == t.town_row[3:]
    assert 3 == len(set(t.town_row[:3]) - {NONE, "debt_collector_a"})
    assert set() == t.outsider_discards
    assert ["viking_traitor", "viking_lookout", "viking_marauder", "viking_mercenary"] == t.outsider_row[:4]
    assert 2 == len(set(t.outsider_row[4:]) - {NONE})
    assert set(taverns) == t.tavern_discards
