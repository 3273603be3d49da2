"""Worked examples of the end of the game and of final scoring (chapter 19)."""

from __future__ import annotations

import pytest

from tests.games.yokohama.scenes import bare, decline, finish, idle, powered, symbols
from tests.games.yokohama.story import Story
from tests.rules import rule

PURPLE, BLUE, YELLOW, PINK = range(4)
JACEK, EWELINA, TOMEK, MONIKA = range(4)


def prizes(t: Story, kind: str) -> list[int]:
    return [t.lines(seat).get(f"score-{kind}", 0) for seat in range(4)]


@rule("YK-19.8", "YK-13.1.1", "YK-13.1.2", "YK-13.1.3", "YK-13.1.7")
@pytest.mark.parametrize(
    "row",
    [(YELLOW, PURPLE, PURPLE, BLUE, BLUE), (BLUE, PURPLE, YELLOW, PURPLE, BLUE), (PURPLE, BLUE, PURPLE, BLUE, YELLOW)],
)
def test_the_church_bonus(row: tuple[int, ...]) -> None:
    """1 yellow, 2 purple and 2 blue, blue's last one further right than purple's: 6 for blue, 3 for purple."""
    t = bare()
    for space, owner in enumerate(row, 1):
        t.on_board(f"church_{space}", owner)
    assert {PURPLE: 3, BLUE: 6, YELLOW: 0, PINK: 0} == dict(enumerate(prizes(t, "church")))


@rule("YK-19.9", "YK-13.2.1", "YK-13.2.2", "YK-13.2.3")
@pytest.mark.parametrize(
    "row",
    [(BLUE, BLUE, BLUE, PURPLE, YELLOW), (PURPLE, BLUE, YELLOW, BLUE, BLUE), (PURPLE, YELLOW, BLUE, BLUE, BLUE)],
)
def test_the_customs_bonus(row: tuple[int, ...]) -> None:
    """1 yellow, 1 purple and 3 blue, yellow further right than purple: 8 for blue, 4 for yellow."""
    t = bare()
    for space, owner in enumerate(row, 1):
        t.on_board(f"customs_{space}", owner)
    assert {PURPLE: 0, BLUE: 8, YELLOW: 4, PINK: 0} == dict(enumerate(prizes(t, "customs")))


@rule("YK-19.10", "YK-13.3.1", "YK-13.3.2", "YK-13.3.3")
def test_the_technology_bonus() -> None:
    """12, 20, 12 and 10: 10 for Ewelina, 5 for Jacek, who starts and is tied with Tomek."""
    t = bare().first(JACEK)
    t.technologies(JACEK, "exhibition", "winery")  # 8 + 4
    t.technologies(EWELINA, "postal_system", "tram", "station", "patent_system")  # 6 + 5 + 5 + 4
    t.technologies(TOMEK, "ball fr", "mining_technology de", "typography")  # 5 + 5 + 2
    t.technologies(MONIKA, "electric_lighting", "gas_lighting fr")  # 5 + 5
    assert {JACEK: 5, EWELINA: 10, TOMEK: 0, MONIKA: 0} == dict(enumerate(prizes(t, "technology")))


@rule("YK-19.11", "YK-13.4.2", "YK-13.4.3", "YK-13.4.4")
def test_the_country_bonus() -> None:
    """Nine symbols in sets of 5, 3 and 1 different countries: 12 + 4 + 0."""
    t = symbols(bare(), PURPLE, gb=3, fr=2, de=2, us=1, nl=1)
    assert {"score-countries": 16} == t.lines(PURPLE)
    t = symbols(bare(), PURPLE, gb=2, fr=1, de=1, us=1).technologies(PURPLE, "station", "ball fr", "tram", "typography")
    assert 12 + 4 + 0 == t.lines(PURPLE)["score-countries"]


@rule("YK-19.12", "YK-13.5.1", "YK-13.5.2", "YK-13.5.3", "YK-13.5.4")
def test_the_remaining_items() -> None:
    """1 import, 3 yen and 7 goods: 1 + 1 + 2 points."""
    t = bare().stock(PURPLE, imports=1, yen=3, copper=2, silk=1, tea=1, fish=3).agents(PURPLE, spent=1)
    assert {"score-imports": 1, "score-yen": 1, "score-goods": 2} == t.lines(PURPLE)
    assert 4 == t.score(PURPLE)


@rule("YK-19.19", "YK-12.2.1", "YK-12.2.2", "YK-12.2.3", "YK-12.1.5")
def test_the_fifth_assistant_in_the_church_in_round_nine() -> None:
    """The second of three players brings the end: the third plays in round 9, all three in round 10, and no more."""
    t = bare(3).round(9).first(0)
    for space, owner in (("church_2", 0), ("church_3", 0), ("church_4", 2), ("church_5", 1)):
        t.on_board(space, owner)
    t.assistants(1, church=3).hand(1, assistants=0, shops=0).rest_of_round(1)
    while t.question != "MovePresident":
        t.end()
    t.play("area:church", "space:church_1")
    assert (5, 4, [(1, 4)]) == (len(t.church), t.triggered, t.told("end-triggered"))
    turns = [(t.this_round, 1)]
    while t.asked:
        if turns[-1] != (t.this_round, t.asked[0]):
            turns.append((t.this_round, t.asked[0]))
        decline(t)
    assert [(9, 1), (9, 2), (10, 0), (10, 1), (10, 2)] == turns
    assert (True, [()]) == (t.over, t.told("game-over"))


@rule("YK-19.20", "YK-12.1.7", "YK-12.1.5")
def test_neutral_assistants_hasten_the_end_of_two_players() -> None:
    """Two neutral ones: the second player assistant in the church brings nothing, the third the end."""
    t = bare(2)
    assert {"church_2": 4, "church_5": 4} == t.church
    for space, seat, power, tea in (("church_1", 0, 4, 0), ("church_3", 1, 5, 0), ("church_4", 0, 5, 1)):
        assert 0 == t.triggered
        powered(t, "church", power, seat).hand(seat, assistants=0, shops=0).stock(seat, copper=1, tea=tea)
        finish(t.act(seat, "church").play(f"space:{space}"))
    assert (5, 4) == (len(t.church), t.triggered)


@rule("YK-19.22", "YK-11.2.3", "YK-11.2.19")
@pytest.mark.parametrize(
    ("cards", "paid"), [(["stagecoach", "postal_system"], [0, 0, 0]), (["postal_system"], [2, 1, 1])]
)
def test_stagecoach_and_postal_system(cards: list[str], paid: list[int]) -> None:
    """Past a blue president to a yellow one: nothing with both, 1 yen to each with the Postal System alone."""
    t = bare().technologies(PURPLE, *cards).stock(PURPLE, yen=2).president(PURPLE, "bank")
    t.assistants(PURPLE, chinatown=1, laboratory_a=1).president(BLUE, "chinatown").president(YELLOW, "laboratory_a")
    t.movement(PURPLE).play("area:laboratory_a")
    assert "laboratory_a" == t.player(PURPLE).president
    assert paid == [2 - t.player(PURPLE).yen, t.player(BLUE).yen, t.player(YELLOW).yen]


@rule("YK-19.22")
def test_the_stagecoach_alone_does_not_stop_there() -> None:
    """And without either card the way is as long as the money."""
    t = bare().technologies(PURPLE, "stagecoach").stock(PURPLE, yen=2).president(PURPLE, "bank")
    t.assistants(PURPLE, chinatown=1, laboratory_a=1).president(BLUE, "chinatown").president(YELLOW, "laboratory_a")
    assert set() == t.movement(PURPLE).areas()
    assert idle(t).player(PURPLE).president is None
