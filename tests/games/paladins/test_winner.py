"""Who wins, and how ties are broken (PW-15.3)."""

from __future__ import annotations

from tests.games.paladins.story import Story
from tests.rules import rule

ORDERS = ("order_attack", "order_convert", "order_commission")  # Attacks and Converts score nothing but these


def poor(seats: int = 2) -> Story:
    """Nobody has anything: everybody scores 0."""
    t = Story(seats).round(7).orders(*ORDERS)
    for seat in range(seats):
        t.silver(seat, 0).provisions(seat, 0)
    return t


def table(t: Story) -> list[tuple[int, int, bool]]:
    """Seat, place and victory, the first place first."""
    return [(x.seat, x.place, x.won) for x in t.standings()]


@rule("PW-15.3.1")
def test_the_highest_total_wins() -> None:
    """Whatever Orders and Suspicion say."""
    t = poor(3).track(2, faith=9).suspicion(2, 1, 1, 1).taken(0, attack=5).track(0, faith=2)
    assert [5, 0, 11] == [t.score(seat) for seat in range(3)]
    assert [(2, "", ()), (0, "", ()), (1, "", ())] == t.ties()
    assert [(2, 1, True), (0, 2, False), (1, 3, False)] == table(t)


@rule("PW-15.3.1")
def test_the_highest_total_may_be_negative() -> None:
    """-3 beats -6."""
    t = poor().debts(0, unpaid=2).debts(1, unpaid=1)
    assert [(1, 1, True), (0, 2, False)] == table(t)


@rule("PW-15.3.2")
def test_a_tie_goes_to_the_points_from_orders() -> None:
    """6 from one Order beat 4 from another, even with more Suspicion."""
    t = poor(3).taken(0, attack=5).track(0, faith=8).taken(1, convert=5).track(1, strength=6, influence=2)
    t.suspicion(1, 2, 2)
    assert (13, 13) == (t.score(0), t.score(1))
    assert [(1, 1, True), (0, 2, False), (2, 3, False)] == table(t)
    assert [(1, "PW-15.3.2", (6,)), (0, "", (4,)), (2, "", ())] == t.ties()
    assert ["PW-15.3.2"] == t.tie_rules(0) == t.tie_rules(1)


@rule("PW-15.3.2")
def test_all_orders_of_a_player_break_the_tie() -> None:
    """4 and 6 together beat the single 8, whose 2 for five Monks make the totals equal."""
    t = poor().taken(0, commission=5).taken(1, attack=5, convert=5).suspicion(1, 1)
    assert (10, 10) == (t.score(0), t.score(1))
    assert [(1, 1, True), (0, 2, False)] == table(t)


@rule("PW-15.3.3")
def test_a_tie_with_equal_orders_goes_to_the_fewest_suspicion_cards() -> None:
    """The number of cards, not their Tax: one 2 beats two 0."""
    t = poor(3).track(0, faith=6).track(1, strength=6).track(2, influence=6)
    t.suspicion(0, 0, 0).suspicion(1, 2).suspicion(2, 0, 0, 0)
    assert [(1, 1, True), (0, 2, False), (2, 3, False)] == table(t)
    assert [(1, "PW-15.3.3", (0, 1)), (0, "PW-15.3.3", (0, 2)), (2, "", (0, 3))] == t.ties()
    assert ["PW-15.3.2", "PW-15.3.3"] == t.tie_rules(2)


@rule("PW-15.3.3")
def test_suspicion_decides_only_between_those_equal_in_orders() -> None:
    """6 points each: two by the Order worth 6, one without; the latter is clean, and third."""
    t = poor(3).taken(0, convert=5).taken(1, convert=5).track(2, faith=6)
    t.suspicion(0, 1, 1).suspicion(1, 1)
    assert [6, 6, 6] == [t.score(seat) for seat in range(3)]
    assert [(1, 1, True), (0, 2, False), (2, 3, False)] == table(t)
    assert [(1, "PW-15.3.3", (6, 1)), (0, "PW-15.3.2", (6, 2)), (2, "", (0, 0))] == t.ties()


@rule("PW-15.3.4")
def test_players_still_tied_share_the_victory() -> None:
    """Both are first; the next one is third."""
    t = poor(3).track(0, faith=6).track(1, strength=6).suspicion(0, 0).suspicion(1, 2)
    assert [(0, 1, True), (1, 1, True), (2, 3, False)] == sorted(table(t))
    assert [(0, "shared", (0, 1)), (1, "", (0, 1)), (2, "", ())] == t.ties()


@rule("PW-15.3.4")
def test_nothing_else_breaks_a_tie() -> None:
    """Not paid Debts, crews, attacked Outsiders, resources, workers or the start player."""
    t = poor().first(1).silver(0, 2).workers(0, labourer=3).crew(0, "abbot_a").attacked(0, "viking_thief")
    assert [(0, 1, True), (1, 1, True)] == sorted(table(t))


@rule("PW-15.3.5")
def test_the_other_places_are_decided_in_the_same_way() -> None:
    """Second by Orders before a tie by Suspicion; two that stay tied share the third place."""
    t = poor(4).track(3, faith=12).taken(1, convert=5).suspicion(1, 2, 2).track(0, faith=6).track(2, faith=6)
    assert [6, 6, 6, 20] == [t.score(seat) for seat in range(4)]
    assert [(3, 1, True), (1, 2, False)] == table(t)[:2]
    assert [(0, 3, False), (2, 3, False)] == sorted(table(t)[2:])
    assert ["", "PW-15.3.2", "shared", ""] == [decided for _, decided, _ in t.ties()]

    t.suspicion(0, 1)
    assert [(3, 1, True), (1, 2, False), (2, 3, False), (0, 4, False)] == table(t)
