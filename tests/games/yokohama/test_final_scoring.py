"""Final scoring and the winner (chapter 13)."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from caravanserai.games.yokohama import GAME
from tests.games.yokohama.scenes import bare, finish, idle, powered, symbols
from tests.games.yokohama.story import Story
from tests.rules import rule

DATA = GAME.box.data
COUNTRIES = ["gb", "us", "fr", "de", "nl"]


def board(name: str, *owners: int | None, seats: int = 4) -> Story:
    """A bare table with these owners on the spaces of a board, from left to right."""
    t = bare(seats)
    for n, owner in enumerate(owners, 1):
        if owner is not None:
            t.on_board(f"{name}_{n}", owner)
    return t


def prizes(t: Story, kind: str) -> list[int]:
    """What each seat gains in a line of the score sheet."""
    return [t.lines(seat).get(f"score-{kind}", 0) for seat in range(int(t.s.seats))]


@rule("YK-13.0.1")
def test_the_order_of_scoring() -> None:
    """Church, customs, technology, countries, and what is left."""
    names = [line.message for line in bare().standings()[0].lines]
    order = ["church", "customs", "technology", "countries", "agents", "imports", "yen", "goods"]
    assert [f"score-{name}" for name in order] == [name for name in names if name != "score-track"]
    assert ["church", "customs", "technology", "countries", "leftovers"] == DATA["final_scoring"]["order"]


@rule("YK-13.0.1")
def test_everything_is_added_to_the_track() -> None:
    """30 on the track, 6 + 8 for the boards, 10 for a card, 2 for two countries, 1 for an import, 1 for 2 yen."""
    t = bare().vp(0, 30).on_board("church_1", 0).on_board("customs_1", 0).technologies(0, "tram")
    t.completed(0, "order_gb_01").stock(0, yen=2, imports=1)
    assert 30 + 6 + 8 + 10 + 2 + 1 + 1 == t.score(0)


# Church and customs


PRIZES = [("church", 6, 3), ("customs", 8, 4)]


@rule("YK-13.1.1", "YK-13.1.2", "YK-13.2.1", "YK-13.2.2")
@pytest.mark.parametrize(("name", "first", "second"), PRIZES)
def test_the_most_and_the_second_most(name: str, first: int, second: int) -> None:
    """Three, two and one assistants; the third gains nothing, wherever it stands."""
    t = board(name, 0, 1, 0, 1, 0, None, None, 2)
    assert [first, second, 0, 0] == prizes(t, name)
    assert [first, second, 0, 0] == [t.score(seat) for seat in range(4)]


@rule("YK-13.1.3", "YK-13.1.7", "YK-13.1.8", "YK-13.2.3", "YK-13.2.7")
@pytest.mark.parametrize(("name", "first", "second"), PRIZES)
@pytest.mark.parametrize(
    ("owners", "ranking"),
    [
        ((0, 1), (1, 0)),
        ((1, 0), (0, 1)),
        ((0, 0, 1, 1), (1, 0)),
        ((0, 1, 1, 0), (0, 1)),
        ((0, 1, 2), (2, 1)),
        ((None, 2, None, None, 0, 3, None, 1), (1, 3)),
    ],
    ids=["one each", "the other way", "two each", "around", "three tied", "four tied"],
)
def test_a_tie_for_the_first_place(
    name: str, first: int, second: int, owners: tuple[int | None, ...], ranking: tuple[int, int]
) -> None:
    """Whose rightmost assistant is further right comes first; the next one takes the second prize."""
    expected = [0, 0, 0, 0]
    expected[ranking[0]], expected[ranking[1]] = first, second
    assert expected == prizes(board(name, *owners), name)


@rule("YK-13.1.3", "YK-13.2.3", "YK-13.2.7")
@pytest.mark.parametrize(("name", "first", "second"), PRIZES)
@pytest.mark.parametrize(("owners", "who"), [((3, 3, 1, 0), 0), ((0, 1, 3, 3), 1), ((1, 3, 0, 3), 0)])
def test_a_tie_for_the_second_place(name: str, first: int, second: int, owners: tuple[int, ...], who: int) -> None:
    """One seat has two assistants; of the tied ones the one further right gains the second prize."""
    expected = [0, 0, 0, first]
    expected[who] = second
    assert expected == prizes(board(name, *owners), name)


@rule("YK-13.1.7", "YK-13.1.8")
def test_numbers_come_before_places() -> None:
    """Two on the left beat one on the far right; only the rightmost assistant of a player breaks a tie."""
    assert [6, 3, 0, 0] == prizes(board("church", 0, 0, None, None, None, None, None, 1), "church")
    assert [3, 6, 0, 0] == prizes(board("church", 1, None, None, None, 0, 0, None, 1), "church")


@rule("YK-13.1.8", "YK-13.2.7")
@pytest.mark.parametrize("name", ["church", "customs"])
@pytest.mark.parametrize("space", range(1, 8))
def test_right_is_later_in_the_list(name: str, space: int) -> None:
    """Each space lies left of the next."""
    spaces = [row["id"] for row in DATA[f"{name}_board"]["spaces"]]
    assert [f"{name}_{n}" for n in range(1, 9)] == spaces
    t = bare().on_board(spaces[space - 1], 0).on_board(spaces[space], 1)
    assert prizes(t, name)[1] > prizes(t, name)[0] > 0


@rule("YK-13.1.4", "YK-13.1.5", "YK-13.2.4", "YK-13.2.5")
@pytest.mark.parametrize(("name", "first"), [("church", 6), ("customs", 8)])
def test_one_alone_gains_the_first_prize_only(name: str, first: int) -> None:
    """Nobody gains the second; an empty board gives nothing to anybody."""
    assert [0, 0, first, 0] == prizes(board(name, 2, None, 2), name)
    assert [0, 0, 0, 0] == prizes(board(name), name)


@rule("YK-13.1.6", "YK-13.2.6")
@pytest.mark.parametrize(("name", "first", "second"), PRIZES)
def test_neutral_assistants_take_no_part(name: str, first: int, second: int) -> None:
    """Two neutral ones, a player with one and another with one: these two share the prizes."""
    assert [second, first] == prizes(board(name, 0, seats=2).on_board(f"{name}_4", 1), name)
    assert [first, 0] == prizes(board(name, 0, seats=2), name)


@rule("YK-13.1.6", "YK-13.2.6")
@pytest.mark.parametrize(("name", "first", "second"), PRIZES)
def test_neutral_assistants_rank_where_the_option_says_so(name: str, first: int, second: int) -> None:
    """They are two: more than one, as many as two (the one further right wins), fewer than three."""

    def result(first_seat: list[int], second_seat: list[int]) -> list[int]:
        t = bare(2, neutral_competes=True)
        for seat, spaces in enumerate((first_seat, second_seat)):
            for space in spaces:
                t.on_board(f"{name}_{space}", seat)
        return prizes(t, name)

    free_right, free_left = (8, 1)
    assert [second, 0] == result([free_left], [])
    assert [0, second] == result([free_left], [free_right])
    assert [first, 0] == result([free_left, free_right], [7])
    assert [second, 0] == result([free_left, 4], [2] if name == "customs" else [3])
    assert [first, 0] == result([free_left, 4, 7], [])
    assert [0, 0] == result([], [])


# Technology


def values(*totals: int) -> Story:
    """Seats with these sums of production values; a sum of 0 means no card."""
    hands: dict[int, list[list[str]]] = {
        12: [["exhibition", "winery"], ["ball fr", "mining_technology de", "typography"]],
        20: [["postal_system", "tram", "station", "patent_system"]],
        10: [["electric_lighting", "gas_lighting fr"], ["gas_lighting gb", "ball gb"]],
        3: [["stock_exchange"], ["language_school us"]],
        0: [[], [], [], []],
    }
    t = bare(len(totals))
    used = dict.fromkeys(hands, 0)
    for seat, total in enumerate(totals):
        t.technologies(seat, *hands[total][used[total]])
        used[total] += 1
    return t


@rule("YK-13.3.1", "YK-13.3.2", "YK-13.3.6")
def test_the_highest_and_the_next_highest_sum() -> None:
    """10 and 5 points, nothing for the third and for one without cards."""
    assert [5, 10, 0, 0] == prizes(values(12, 20, 10, 0), "technology")
    assert [0, 0, 10, 5] == prizes(values(0, 3, 20, 12), "technology")


@rule("YK-13.3.1")
def test_values_are_added_and_cards_are_not_counted() -> None:
    """One Exhibition of 8 beats two cards of 5 together; three cards of 3, 2 and 4 beat it."""
    t = bare().technologies(0, "exhibition").technologies(1, "stock_exchange", "typography")
    assert [10, 5, 0, 0] == prizes(t, "technology")
    t = bare().technologies(0, "exhibition").technologies(1, "stock_exchange", "typography", "winery")
    assert [5, 10, 0, 0] == prizes(t, "technology")


@rule("YK-13.3.3", "YK-13.3.7")
@pytest.mark.parametrize(
    ("first", "expected"), [(0, [10, 0, 5, 0]), (1, [5, 0, 10, 0]), (2, [5, 0, 10, 0]), (3, [10, 0, 5, 0])]
)
def test_a_tie_for_technology_goes_by_turn_order(first: int, expected: list[int]) -> None:
    """From the start player on; the loser of the tie takes the second prize, and the third nothing."""
    assert expected == prizes(values(12, 10, 12, 0).first(first), "technology")


@rule("YK-13.3.3")
@pytest.mark.parametrize(
    ("first", "expected"), [(0, [5, 10, 0, 0]), (1, [0, 10, 5, 0]), (2, [0, 10, 5, 0]), (3, [5, 10, 0, 0])]
)
def test_a_tie_for_the_second_sum(first: int, expected: list[int]) -> None:
    """The same order breaks it."""
    assert expected == prizes(values(12, 20, 12, 10).first(first), "technology")


@rule("YK-13.3.4", "YK-13.3.6")
def test_one_alone_with_technologies() -> None:
    """10 points and nobody gains 5; without any card nobody gains anything."""
    assert [0, 0, 10, 0] == prizes(values(0, 0, 3, 0), "technology")
    assert [0, 0, 0, 0] == prizes(values(0, 0, 0, 0), "technology")


@rule("YK-13.3.5")
def test_surcharges_do_not_count() -> None:
    """A Tram for 7 on the last space is worth 5, less than a Postal System."""
    t = bare().technologies(1, "postal_system").stock(0, yen=4).hand(0, shops=0)
    t.laboratory("laboratory_a", *["none"] * 5, "tram")
    powered(t, "laboratory_a", 5).act(0, "laboratory_a").play("technology:tram")
    assert ({"tram de"}, 0) == (t.player(0).technologies, t.player(0).yen)
    assert [5, 10, 0, 0] == prizes(t, "technology")


# Countries


@rule("YK-13.4.1")
def test_orders_in_hand_count_for_nothing_and_cost_nothing() -> None:
    """With or without three of them in hand the score is the same, also when the game is over."""
    t = bare().vp(0, 5).completed(0, "order_gb_01").orders(0, "order_us_01", "order_fr_01", "order_de_01")
    assert ({"score-track": 5}, 5) == (t.lines(0), t.score(0))
    t = bare(2).orders(0, "order_us_01", "order_fr_01").house(0, "church").house(0, "customs").house(0, "port_a")
    t.hand(0, houses=1).assistants(0, bank=3).tile("bank", "building_01").rest_of_round(0)
    t.play("phase:end", "area:bank", "building:trading_house")
    while t.asked:
        idle(t)
    assert t.over
    assert {"score-track": 8, "score-yen": 2} == t.lines(0)


@rule("YK-13.4.2", "YK-13.4.3")
@pytest.mark.parametrize(("different", "points"), [(1, 0), (2, 2), (3, 4), (4, 8), (5, 12)])
def test_a_set_of_different_countries(different: int, points: int) -> None:
    """0, 2, 4, 8 and 12 points; it does not matter which countries."""
    for shift in range(5):
        chosen = (COUNTRIES * 2)[shift : shift + different]
        t = symbols(bare(), 0, **dict.fromkeys(chosen, 1))
        assert points == prizes(t, "countries")[0]
    assert [0, 0, 2, 4, 8, 12] == DATA["final_scoring"]["country_set_vp"]


@rule("YK-13.4.2")
def test_technologies_and_orders_join_in_a_set() -> None:
    """A German card, a Dutch card and three orders of other countries: 12 points."""
    t = symbols(bare(), 0, gb=1, us=1, fr=1).technologies(0, "tram", "typography")
    assert 12 == prizes(t, "countries")[0]
    t = symbols(bare(), 0, gb=1).technologies(0, "station")
    assert 0 == prizes(t, "countries")[0]


@rule("YK-13.4.2", "YK-13.4.4")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ({"gb": 2, "us": 2}, 4),
        ({"gb": 3, "us": 3, "fr": 3}, 12),
        ({"gb": 2, "us": 2, "fr": 2, "de": 2, "nl": 2}, 24),
        ({"gb": 2, "us": 1, "fr": 1, "de": 1, "nl": 1}, 12),
        ({"gb": 2, "us": 2, "fr": 1, "de": 1, "nl": 1}, 14),
        ({"gb": 5}, 0),
        ({"gb": 3, "fr": 2, "de": 2, "us": 1, "nl": 1}, 16),
        ({"gb": 4, "fr": 3, "de": 2, "us": 1}, 8 + 4 + 2 + 0),
    ],
)
def test_all_sets_of_a_player_score(counts: dict[str, int], points: int) -> None:
    """Each symbol is in one set only."""
    assert points == prizes(symbols(bare(), 0, **counts), "countries")[0]


@cache
def best(counts: tuple[int, ...]) -> int:
    """The best grouping, found by trying them all."""
    if not any(counts):
        return 0
    scores = []
    for chosen in product((0, 1), repeat=5):
        left = tuple(n - k for n, k in zip(counts, chosen, strict=True))
        if any(chosen) and min(left) >= 0:
            scores.append([0, 0, 2, 4, 8, 12][sum(chosen)] + best(left))
    return max(scores)


@rule("YK-13.4.5")
def test_the_grouping_is_the_best_there_is() -> None:
    """For up to two symbols of each country, and some lopsided collections."""
    t = bare()
    lopsided = [(5, 1, 1, 0, 0), (4, 4, 1, 1, 0), (6, 3, 3, 2, 1), (3, 3, 3, 3, 0), (1, 5, 2, 2, 4)]
    for counts in [*product((0, 1, 2), repeat=5), *lopsided]:
        symbols(t, 0, **dict(zip(COUNTRIES, counts, strict=True)))
        assert best(counts) == prizes(t, "countries")[0], counts


# Remaining items


@rule("YK-13.5.1", "YK-13.5.6")
def test_unused_agents_score_one_each() -> None:
    """Two face up and three face down: 2 points; five-power tokens nothing."""
    t = bare().agents(0, spent=3, gb=1, nl=1).tokens(0, "power_01", "power_10")
    assert {"score-agents": 2} == t.lines(0)


@rule("YK-13.5.6")
def test_an_agent_that_was_used_scores_nothing() -> None:
    """The one point is gone with its use."""
    t = bare().agents(0, gb=1).assistants(0, church=1)
    assert 1 == t.score(0)
    finish(t.extra(0).play("agent:gb", "area:church"))
    assert 0 == t.score(0)


@rule("YK-13.5.2")
def test_every_import_scores_one() -> None:
    assert {"score-imports": 4} == bare().stock(0, imports=4).lines(0)


@rule("YK-13.5.3")
@pytest.mark.parametrize(("yen", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (9, 4), (10, 5)])
def test_every_two_yen_score_one(yen: int, points: int) -> None:
    """Rounded down."""
    assert points == bare().stock(0, yen=yen).score(0)


@rule("YK-13.5.4")
@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({"copper": 2}, 0),
        ({"copper": 1, "silk": 1, "tea": 1}, 1),
        ({"fish": 5}, 1),
        ({"copper": 2, "silk": 1, "tea": 1, "fish": 3}, 2),
        ({"copper": 2, "silk": 2, "tea": 2, "fish": 3}, 3),
    ],
)
def test_every_three_goods_score_one(goods: dict[str, int], points: int) -> None:
    """Of any types together, rounded down."""
    assert points == bare().stock(0, **goods).score(0)


@rule("YK-13.5.5")
def test_each_kind_is_counted_alone() -> None:
    """1 yen and 2 goods are nothing, and an import does not fill up a third good."""
    t = bare().stock(0, yen=1, copper=1, fish=1, imports=1)
    assert ({"score-imports": 1}, 1) == (t.lines(0), t.score(0))
    t = bare().stock(0, yen=3, copper=2, fish=2, imports=2)
    assert {"score-imports": 2, "score-yen": 1, "score-goods": 1} == t.lines(0)


# Victory


@rule("YK-13.6.1")
def test_the_most_points_win() -> None:
    """The final scoring included: 20 on the track and 8 yen beat 23."""
    t = bare().vp(0, 23).vp(1, 20).stock(1, yen=8).vp(2, 22).vp(3, 1)
    assert [(1, 24), (0, 23), (2, 22), (3, 1)] == [(x.seat, x.score) for x in t.standings()]
    assert [True, False, False, False] == [x.won for x in t.standings()]
    assert [(1, "", ()), (0, "", ()), (2, "", ()), (3, "", ())] == t.ties()


@rule("YK-13.6.2")
@pytest.mark.parametrize(
    ("first", "order"), [(0, [1, 3, 0, 2]), (1, [1, 3, 2, 0]), (2, [3, 1, 2, 0]), (3, [3, 1, 0, 2])]
)
def test_a_tie_for_victory_goes_by_turn_order(first: int, order: list[int]) -> None:
    """From the start player on, and there is one winner; the same for the places after."""
    t = bare().first(first).vp(0, 9).vp(1, 15).vp(2, 9).vp(3, 15)
    assert order == [x.seat for x in t.standings()]
    assert [1, 2, 3, 4] == [x.place for x in t.standings()]
    assert [order[0]] == [x.seat for x in t.standings() if x.won]
    assert ["YK-13.6.2", "", "YK-13.6.2", ""] == [decided for _, decided, _ in t.ties()]
    assert [((seat - first) % 4 + 1,) for seat in order] == [values for _, _, values in t.ties()]
    assert ["YK-13.6.2"] == t.tie_rules(0)


def test_the_sums_of_this_file_are_what_they_say() -> None:
    """Those of the cards."""
    worth = {row["id"]: row["value"] for row in DATA["technologies"]}
    for totals in ((12, 20, 12, 10), (10, 3, 10, 3)):
        t = values(*totals)
        for seat, total in enumerate(totals):
            assert total == sum(worth[card.split()[0]] for card in t.player(seat).technologies)
