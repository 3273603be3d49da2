"""What Meng does at the seven locations, by Day, at Dusk and with special cards (GG-15.6 to 15.13)."""

from typing import Any

import pytest

from caravanserai.core.ids import NOBODY
from caravanserai.games.gugong import GAME
from caravanserai.games.gugong.box import TOKENS
from caravanserai.games.gugong.state import MENG
from tests.games.gugong.story import Story
from tests.rules import rule

HUMAN = 0
DATA = GAME.box.data
ROUTE: list[str] = DATA["travel_map"]["meng_route"]
DECREES = ("d1_intrigue", "d1_servant", "d2_jade", "d2_equal", "d3_eight", "d3_jade")
FREE_MOVES = ["solo_jade_a", "solo_jade_b", "solo_decrees", "solo_special_a", "solo_special_b"]


def solo(**options: Any) -> Story:
    """A solo table in the Day phase with an empty map."""
    return Story(seats=1, **options).cities()


def dusk(t: Story, card: str) -> Story:
    """Dusk on a Day on which Meng has played one solo card."""
    return t.solo_today(card).dusk()


def decline(t: Story) -> Story:
    """The human takes no benefit."""
    while t.who == HUMAN:
        t.skip()
    return t


def servants(t: Story) -> tuple[int, int]:
    """Meng's servants in the pool and in the supply."""
    return t.player(MENG).pool, t.player(MENG).supply


def filled_houses(t: Story) -> list[int]:
    """The prices of the houses that still hold jade."""
    return [price for price in t.s.houses if price]


def traded(t: Story) -> int:
    """How many tokens lie on the common discard pile."""
    return sum(t.s.traded)


# -- Travel (GG-15.6) ------------------------------------------------------------------------------------------------


@rule("GG-15.6.1", "GG-15.6.2")
def test_meng_travels_once_and_takes_the_token() -> None:
    """His first move is to the bottom right; the token is on his board, its benefit received, nothing paid."""
    t = solo().cities(fuzhou="vp_2", suzhou="vp_2").meng_acts("travel")

    assert "fuzhou" == t.player(MENG).city == DATA["travel_map"]["meng_start"]
    assert (2, ["vp_2"]) == (t.player(MENG).vp, t.player(MENG).tokens)
    assert {"suzhou": "vp_2"} == t.map
    assert (6, 6) == servants(t)


@rule("GG-15.6.2")
def test_meng_follows_the_outer_ring() -> None:
    """Fourteen moves lead him round the ring counter-clockwise; tokens inside do not tempt him."""
    t = solo().cities(**dict.fromkeys(ROUTE, "swap"), nanjing="vp_2", jinan="vp_2", taiyuan="vp_2")
    visited = [t.meng_acts("travel").player(MENG).city for _ in ROUTE]

    assert ROUTE == visited
    assert {"nanjing", "jinan", "taiyuan"} == set(t.map)


@rule("GG-15.6.2")
@pytest.mark.parametrize(
    ("at", "tokens", "to"),
    [
        ("fuzhou", {"liaoyang", "nanchang"}, "liaoyang"),
        ("suzhou", {"fuzhou", "nanchang"}, "nanchang"),
        ("nanchang", {"fuzhou", "changsha"}, "fuzhou"),
        ("xian", {"suzhou", "lanzhou"}, "suzhou"),
        ("kunming", {"xian"}, "xian"),
    ],
)
def test_meng_goes_to_the_next_token_of_the_ring(at: str, tokens: set[str], to: str) -> None:
    """Cities without a token are passed over, always in the same direction, and the ring has no end."""
    t = solo().cities(**dict.fromkeys(tokens, "vp_2")).traveller(MENG, at).meng_acts("travel")

    assert to == t.player(MENG).city


@rule("GG-15.6.3")
def test_the_human_does_not_stand_in_his_way() -> None:
    """The city with the human's Traveller is one without a token: he goes on along the ring."""
    t = solo().cities(dengzhou="vp_2", nanjing="vp_2").traveller(MENG, "fuzhou").traveller(HUMAN, "suzhou")
    t.meng_acts("travel")

    assert ("dengzhou", "suzhou") == (t.player(MENG).city, t.player(HUMAN).city)


@rule("GG-15.6.3", "GG-15.6.4")
@pytest.mark.parametrize(
    ("at", "tokens", "to"),
    [
        ("fuzhou", {"jinan", "nanjing", "kaifeng"}, "nanjing"),
        ("fuzhou", {"kaifeng", "jinan"}, "jinan"),
        ("datong", {"zhending", "taiyuan"}, "taiyuan"),
        ("changsha", {"xiangyang", "taiyuan", "nanjing"}, "xiangyang"),
        ("xian", {"zhending", "xiangyang"}, "zhending"),
    ],
)
def test_with_an_empty_ring_meng_goes_to_the_nearest_token(at: str, tokens: set[str], to: str) -> None:
    """Nearest by roads; of two equally near cities the first in the list of cities."""
    t = solo().cities(**dict.fromkeys(tokens, "vp_2")).traveller(MENG, at).meng_acts("travel")

    assert (to, 2) == (t.player(MENG).city, t.player(MENG).vp)


@rule("GG-15.6.3", "GG-15.6.4")
@pytest.mark.parametrize(
    ("tokens", "to"),
    [
        ({"nanjing", "suzhou", "guilin"}, "suzhou"),
        ({"zhending", "xuanfu", "chengdu"}, "xuanfu"),
        ({"xiangyang", "chengdu", "liaoyang"}, "chengdu"),
        ({"nanchang", "changsha", "xuanfu"}, "xuanfu"),
        ({"nanchang", "changsha", "fuzhou"}, "changsha"),
    ],
)
def test_from_inside_meng_returns_to_the_ring(tokens: set[str], to: str) -> None:
    """From Kaifeng to the nearest ring city with a token, over inner tokens; ties in the order of his route."""
    t = solo().cities(**dict.fromkeys(tokens, "vp_2")).traveller(MENG, "kaifeng").meng_acts("travel")

    assert to == t.player(MENG).city


@rule("GG-15.6.3")
def test_from_inside_meng_stays_inside_while_the_ring_is_empty() -> None:
    """A second move on the same Day goes to the next nearest token."""
    t = solo().cities(nanjing="vp_2", kaifeng="vp_2").traveller(MENG, "fuzhou").meng_acts("travel").meng_acts("travel")

    assert ("kaifeng", 4) == (t.player(MENG).city, t.player(MENG).vp)


@rule("GG-15.6.4")
def test_without_a_token_at_the_bottom_right_meng_starts_further_on() -> None:
    """His first city is the next on the route with a token."""
    t = solo().cities(liaoyang="vp_2", nanchang="vp_2", nanjing="vp_2").meng_acts("travel")

    assert "liaoyang" == t.player(MENG).city


@rule("GG-15.6.4")
def test_with_an_empty_ring_meng_starts_near_the_bottom_right() -> None:
    """Before his first move nearness is counted from where he would begin."""
    t = solo().cities(taiyuan="vp_2", nanjing="vp_2", jinan="vp_2").meng_acts("travel")

    assert "nanjing" == t.player(MENG).city


@rule("GG-15.6.4")
def test_without_tokens_on_the_map_meng_stays() -> None:
    """No move, no token."""
    t = solo().traveller(MENG, "datong").meng_acts("travel")

    assert ("datong", []) == (t.player(MENG).city, t.player(MENG).tokens)


@rule("GG-15.6.5")
@pytest.mark.parametrize(("pool", "left", "moved"), [(3, 1, True), (2, 0, True), (1, 1, False)])
def test_a_move_at_dusk_costs_two_servants(pool: int, left: int, moved: bool) -> None:
    """He spends two and moves once more, or keeps the one he has."""
    t = dusk(
        solo().cities(suzhou="vp_2", dengzhou="vp_2").traveller(MENG, "fuzhou").servants(MENG, pool), "solo_travel"
    )

    assert ("suzhou" if moved else "fuzhou") == t.player(MENG).city
    assert (left, 12 - left) == servants(t)
    assert (2, ["vp_2"]) == (t.player(MENG).vp, t.player(MENG).tokens) if moved else 0 == t.player(MENG).vp


@rule("GG-15.6.5", "GG-15.10.5")
def test_the_travel_decree_makes_the_move_at_dusk_cheaper() -> None:
    """One servant instead of two."""
    t = solo().cities(fuzhou="vp_2").holds(MENG, "d2_travel").servants(MENG, 1)
    dusk(t, "solo_travel")

    assert ("fuzhou", 2) == (t.player(MENG).city, t.player(MENG).vp)
    assert (0, 11) == servants(t)


@rule("GG-15.6.6", "GG-15.13.6")
@pytest.mark.parametrize("card", FREE_MOVES)
def test_jade_decree_and_special_cards_give_a_free_move_at_dusk(card: str) -> None:
    """One move for nothing, whatever is in the pool."""
    for pool in (0, 4):
        t = dusk(solo().cities(fuzhou="vp_2", suzhou="vp_2").servants(MENG, pool), card)

        assert ("fuzhou", 2, pool) == (t.player(MENG).city, t.player(MENG).vp, t.player(MENG).pool)
        assert (0, 0) == (t.player(MENG).jade, len(t.player(MENG).decrees))


@rule("GG-15.6.7")
@pytest.mark.parametrize("when", ["day", "dusk"])
@pytest.mark.parametrize(
    ("token", "seen"),
    [
        ("servant_1", {"pool": 7, "supply": 5}),
        ("servant_2", {"pool": 8, "supply": 4}),
        ("envoy", {"envoy": 1}),
        ("intrigue", {"intrigue": 1}),
        ("vp_2", {"vp": 2}),
        ("wall", {"wall": 1, "pool": 6, "supply": 5}),
        ("ship", {"ships": 2, "pool": 6, "supply": 5}),
        ("servants_for_jade", {"jade": 1, "pool": 3, "supply": 9}),
        ("swap", {"vp": 1, "pool": 6, "supply": 6}),
        ("double", {"vp": 0, "pool": 6, "supply": 6}),
    ],
)
def test_token_benefits(when: str, token: str, seen: dict[str, int]) -> None:
    """All are taken as by a player, but a swap is 1 VP."""
    t = solo().cities(fuzhou=token)
    gifts = t.gifts
    t = t.meng_acts("travel") if when == "day" else dusk(t, "solo_jade_a")

    assert seen == {name: getattr(t.player(MENG), name) for name in seen}
    assert ([token], gifts) == (t.player(MENG).tokens, t.gifts)


@rule("GG-15.6.7", "GG-6.3.14")
def test_a_wall_token_is_not_the_wall_action() -> None:
    """It can complete the wall, but the wall decree adds nothing to it."""
    t = solo().cities(fuzhou="wall").holds(MENG, "d2_wall").wall(MENG, 1).meng_acts("travel")
    assert 2 == t.player(MENG).wall

    t = solo().cities(fuzhou="wall").wall(MENG, 3).meng_acts("travel")
    assert (0, 3, 1) == (t.player(MENG).wall, t.player(MENG).vp, t.player(MENG).envoy)


@rule("GG-15.6.7")
def test_a_benefit_he_cannot_have_is_lost() -> None:
    """An empty supply gives no servant, neither to the pool nor to wall or ship; the token is taken."""
    for token in ("servant_2", "wall", "ship"):
        t = solo().cities(fuzhou=token).servants(MENG, 12, supply=0).meng_acts("travel")

        assert (12, 0) == servants(t)
        assert (0, {}, [token]) == (t.player(MENG).wall, t.ships, t.player(MENG).tokens)


@rule("GG-15.6.7")
@pytest.mark.parametrize(
    ("token", "pool", "wall", "ships"), [("servant_2", 12, 0, 3), ("wall", 11, 1, 3), ("ship", 11, 0, 2)]
)
def test_one_servant_in_the_supply_is_enough(token: str, pool: int, wall: int, ships: int) -> None:
    """The last servant of the supply is taken for the benefit."""
    t = solo().cities(fuzhou=token).servants(MENG, 11).meng_acts("travel")

    assert (pool, 0) == servants(t)
    assert (wall, ships) == (t.player(MENG).wall, t.player(MENG).ships)


@rule("GG-15.6.7", "GG-15.6.8")
def test_a_card_retrieved_goes_under_the_gift_pile() -> None:
    """The top card of the discard pile, below what is left to play."""
    t = solo().cities(fuzhou="retrieve").meng_pile("set5_7", "set5_9").meng_discard("set5_3", "board_5")
    t.meng_acts("travel")

    assert (["set5_7", "set5_9", "board_5"], ["set5_3"]) == (t.meng_gifts, t.meng_discards)
    assert 0 == t.player(MENG).vp


@rule("GG-15.6.8")
def test_a_card_retrieved_is_played_last() -> None:
    """It comes after all four of the shuffled pile."""
    for key in range(1, 6):
        t = solo(key=key).cities(fuzhou="retrieve").meng_discard("board_5").meng_acts("travel")
        for _ in range(4):
            assert "board_5" != t.solo_pile("solo_palace").meng_turn().gifts["palace"]

        assert "board_5" == t.solo_pile("solo_palace").meng_turn().gifts["palace"]


@rule("GG-15.6.7")
def test_a_card_of_any_value_is_given_for_jade() -> None:
    """The top card of the gift pile goes to the discard pile; the jade comes from the stock."""
    t = solo().cities(fuzhou="card_for_jade").meng_pile("set5_3", "set5_9").meng_discard("board_5").meng_acts("travel")

    assert (["set5_9"], ["board_5", "set5_3"]) == (t.meng_gifts, t.meng_discards)
    assert (1, 0, [3, 3, 4, 4]) == (t.player(MENG).jade, t.player(MENG).vp, filled_houses(t))


@rule("GG-15.6.7")
@pytest.mark.parametrize("token", ["retrieve", "card_for_jade"])
def test_tokens_about_cards_give_a_point_at_dusk(token: str) -> None:
    """1 VP instead; no card moves and no jade is taken."""
    t = solo().cities(fuzhou=token).meng_pile("set5_7").meng_discard("set5_3")
    dusk(t, "solo_jade_a")

    assert (1, 0) == (t.player(MENG).vp, t.player(MENG).jade)
    assert (["set5_7"], ["set5_3"]) == (t.meng_gifts, t.meng_discards)


@rule("GG-15.6.8")
def test_tokens_about_cards_give_a_point_without_cards() -> None:
    """An empty discard pile for retrieve, an empty gift pile for jade: 1 VP."""
    t = solo().cities(fuzhou="retrieve").meng_pile("set5_7").meng_discard().meng_acts("travel")
    assert (1, ["set5_7"], []) == (t.player(MENG).vp, t.meng_gifts, t.meng_discards)

    t = solo().cities(fuzhou="card_for_jade").meng_pile().meng_discard("set5_7").meng_acts("travel")
    assert (1, 0, ["set5_7"]) == (t.player(MENG).vp, t.player(MENG).jade, t.meng_discards)


@rule("GG-15.6.9", "GG-15.6.12")
@pytest.mark.parametrize(
    ("had", "found", "left"),
    [
        (["vp_2"] * 5, "swap", []),
        (["vp_2"] * 4, "double", []),
        (["double", "double", "vp_2"], "swap", []),
        (["vp_2"] * 5, "double", ["vp_2"]),
        (["double", "double"], "double", []),
    ],
)
def test_tokens_worth_six_are_a_jade(had: list[str], found: str, left: list[str]) -> None:
    """As soon as the new token is on his board he exchanges, jade from the stock, tokens to the discard pile."""
    t = solo().tokens(MENG, *had).traded().cities(fuzhou=found).meng_acts("travel")

    assert (1, left) == (t.player(MENG).jade, t.player(MENG).tokens)
    assert len(had) + 1 - len(left) == traded(t)
    assert [3, 3, 4, 4] == filled_houses(t)


@rule("GG-15.6.9")
@pytest.mark.parametrize(("had", "found"), [(["vp_2"] * 4, "swap"), (["double", "vp_2"], "double")])
def test_tokens_worth_five_are_kept(had: list[str], found: str) -> None:
    """Below six nothing is exchanged, neither for jade nor for VP."""
    t = solo().tokens(MENG, *had).cities(fuzhou=found).meng_acts("travel")

    assert (0, [*had, found]) == (t.player(MENG).jade, t.player(MENG).tokens)
    assert 5 == sum(TOKENS[n].worth for n in t.s.of(MENG).tokens)
    assert (1 if found == "swap" else 0) == t.player(MENG).vp


@rule("GG-15.6.12")
def test_the_jade_comes_before_servants() -> None:
    """The sixth token is exchanged between two moves, so nothing is left to pay with afterwards."""
    t = solo().tokens(MENG, *["swap"] * 5).cities(fuzhou="swap", suzhou="servants_for_jade").servants(MENG, 0)
    t.meng_acts("travel", special=True)

    assert (1, ["servants_for_jade"]) == (t.player(MENG).jade, t.player(MENG).tokens)
    assert (0, 12) == servants(t)


@rule("GG-15.6.10")
@pytest.mark.parametrize(
    ("pool", "tokens", "bought", "left"),
    [
        (2, ["vp_2", "swap"], True, []),
        (1, ["vp_2", "swap", "envoy", "wall"], True, []),
        (2, ["vp_2", "swap", "envoy", "wall"], True, ["envoy", "wall"]),
        (3, ["vp_2", "swap"], True, ["vp_2", "swap"]),
        (2, ["vp_2"], False, ["vp_2"]),
        (0, ["vp_2", "swap", "envoy", "wall"], False, ["vp_2", "swap", "envoy", "wall"]),
    ],
)
def test_tokens_are_exchanged_for_missing_servants(pool: int, tokens: list[str], bought: bool, left: list[str]) -> None:
    """For jade at 3: only if that is enough, and only as many as needed."""
    t = solo().servants(MENG, pool).tokens(MENG, *tokens).traded().meng_acts("jade")

    assert (1 if bought else 0) == t.player(MENG).jade
    assert (0 if bought else pool) == t.player(MENG).pool
    assert len(left) == len(t.player(MENG).tokens)
    assert len(tokens) - len(left) == traded(t)


@rule("GG-15.6.10")
@pytest.mark.parametrize(
    ("tokens", "left"),
    [(["double", "vp_2", "swap"], ["double"]), (["vp_2", "double"], ["vp_2"]), (["double", "double"], ["double"])],
)
def test_ordinary_tokens_go_before_double_ones(tokens: list[str], left: list[str]) -> None:
    """A double token goes only where ordinary ones do not make two."""
    t = solo().servants(MENG, 2).tokens(MENG, *tokens).meng_acts("jade")

    assert (1, left) == (t.player(MENG).jade, t.player(MENG).tokens)


@rule("GG-15.6.10")
def test_a_token_exchange_needs_servants_in_the_supply() -> None:
    """With an empty supply he keeps his tokens and skips the action."""
    t = solo().servants(MENG, 2, supply=0).tokens(MENG, "vp_2", "swap").meng_acts("jade")
    assert (0, 2, 2) == (t.player(MENG).jade, t.player(MENG).pool, len(t.player(MENG).tokens))

    t = solo().servants(MENG, 1, supply=1).tokens(MENG, "vp_2", "swap", "vp_2", "swap").meng_acts("jade")
    assert (0, 1, 4) == (t.player(MENG).jade, t.player(MENG).pool, len(t.player(MENG).tokens))


@rule("GG-15.6.10")
def test_tokens_pay_for_wall_canal_and_intrigue() -> None:
    """By Day for a servant to place, at Dusk for one to spend."""
    t = solo().servants(MENG, 0).tokens(MENG, "vp_2", "swap").meng_acts("wall")
    assert (1, []) == (t.player(MENG).wall, t.player(MENG).tokens)

    t = solo().servants(MENG, 0).tokens(MENG, "vp_2", "swap").meng_acts("canal")
    assert ({"main_1": (MENG, 1)}, []) == (t.ships, t.player(MENG).tokens)

    t = solo().servants(MENG, 0).tokens(MENG, "vp_2", "swap")
    dusk(t, "solo_intrigue_b")
    assert (2, []) == (t.player(MENG).intrigue, t.player(MENG).tokens)

    t = solo().servants(MENG, 1).tokens(MENG, "vp_2", "swap").cities(fuzhou="vp_2")
    dusk(t, "solo_travel")
    assert ("fuzhou", 0, ["vp_2"]) == (t.player(MENG).city, t.player(MENG).pool, t.player(MENG).tokens)


@rule("GG-15.6.11")
def test_no_tokens_are_exchanged_for_a_token_benefit() -> None:
    """Two servants and four tokens: the three servants for jade are not found, and the benefit is lost."""
    t = solo().servants(MENG, 2).tokens(MENG, *["swap"] * 4).cities(fuzhou="servants_for_jade").meng_acts("travel")

    assert (0, 2) == (t.player(MENG).jade, t.player(MENG).pool)
    assert 5 == len(t.player(MENG).tokens)


# -- Great Wall (GG-15.7) --------------------------------------------------------------------------------------------


@rule("GG-15.7.1", "GG-15.12.1")
@pytest.mark.parametrize(("pool", "wall"), [(6, 1), (1, 1), (0, 0)])
def test_by_day_meng_places_one_on_the_wall(pool: int, wall: int) -> None:
    """From the pool, not from the supply, and nothing is spent."""
    t = solo().servants(MENG, pool).meng_acts("wall")

    assert (wall, pool - wall, 12 - pool) == (t.player(MENG).wall, *servants(t))


@rule("GG-15.7.2")
@pytest.mark.parametrize(("pool", "wall", "left"), [(3, 1, 1), (2, 1, 0), (1, 0, 1)])
def test_at_dusk_meng_spends_one_and_places_one(pool: int, wall: int, left: int) -> None:
    """It takes two servants in the pool."""
    t = dusk(solo().servants(MENG, pool), "solo_wall")

    assert (wall, left, 12 - left - wall) == (t.player(MENG).wall, *servants(t))


@rule("GG-15.7.2")
def test_the_wall_can_be_scored_at_dusk() -> None:
    """The human, who has a servant there, may take a benefit before Dusk goes on."""
    t = solo().wall(HUMAN, 1).wall(MENG, 2).intrigue((HUMAN, 1)).servants(MENG, 4)
    t.solo_today("solo_wall", "solo_palace").dusk()

    assert (HUMAN, {"benefit:back_1", "answer:skip"}) == (t.who, t.choices())
    assert 1 == t.player(MENG).envoy

    t.play("benefit:back_1")
    assert (7, 0) == (t.player(HUMAN).pool, t.player(HUMAN).intrigue)
    assert (3, 2, 0) == (t.player(MENG).vp, t.player(MENG).envoy, t.player(MENG).pool)


@rule("GG-15.7.2")
def test_dusk_adds_to_a_wall_just_scored() -> None:
    """A scoring on the same Day does not keep him from placing another servant."""
    t = solo().wall(MENG, 3).servants(MENG, 3).meng_acts("wall")
    assert (0, 3) == (t.player(MENG).wall, t.player(MENG).vp)

    dusk(t, "solo_wall")
    assert (1, 3) == (t.player(MENG).wall, t.player(MENG).vp)


@rule("GG-15.7.3", "GG-15.10.5")
def test_the_wall_decree_adds_one_by_day() -> None:
    """One from the pool and one from the supply."""
    t = solo().holds(MENG, "d2_wall").servants(MENG, 5).meng_acts("wall")

    assert (2, 4, 5) == (t.player(MENG).wall, *servants(t))


@rule("GG-15.7.3")
def test_the_wall_decree_adds_one_to_special_cards() -> None:
    """Three from the supply."""
    t = solo().holds(MENG, "d2_wall").servants(MENG, 5).meng_acts("wall", special=True)

    assert (3, 5, 3) == (t.player(MENG).wall, *servants(t))


@rule("GG-15.7.3", "GG-7.1.4")
def test_the_decrees_servant_counts_for_the_same_scoring() -> None:
    """Two there and two placed complete the wall; all four are counted."""
    t = solo().holds(MENG, "d2_wall").wall(MENG, 2).servants(MENG, 5).meng_acts("wall")

    assert (0, 3, 4, 7) == (t.player(MENG).wall, t.player(MENG).vp, *servants(t))


@rule("GG-15.7.3", "GG-15.13.3")
def test_the_wall_decree_needs_the_supply() -> None:
    """Its servant never comes from the pool."""
    t = solo().holds(MENG, "d2_wall").servants(MENG, 11).meng_acts("wall")
    assert (1, 10, 0) == (t.player(MENG).wall, *servants(t))

    t = solo().holds(MENG, "d2_wall").servants(MENG, 9).meng_acts("wall", special=True)
    assert (2, 9, 0) == (t.player(MENG).wall, *servants(t))


@rule("GG-15.7.3")
def test_the_wall_decree_adds_nothing_at_dusk() -> None:
    """One placed, one spent."""
    t = solo().holds(MENG, "d2_wall").servants(MENG, 2)
    dusk(t, "solo_wall")

    assert (1, 0, 10) == (t.player(MENG).wall, *servants(t))


@rule("GG-15.7.4")
@pytest.mark.parametrize(
    ("step", "after", "jade", "gained"), [(14, 7, 1, 0), (7, 0, 1, 0), (6, 5, 0, 1), (1, 0, 0, 1), (0, 0, 0, 0)]
)
def test_mengs_intrigue_benefit(step: int, after: int, jade: int, gained: int) -> None:
    """Jade from step 7 on, a servant from step 1 on, nothing at the start; he goes back the usual steps."""
    t = solo().wall(MENG, 3).servants(MENG, 4).intrigue((MENG, step)).meng_acts("wall")

    assert (after, jade) == (t.player(MENG).intrigue, t.player(MENG).jade)
    assert (3 + gained, 9 - gained) == servants(t)


@rule("GG-15.7.4")
@pytest.mark.parametrize(("supply", "after", "pool"), [(2, 2, 1), (0, 3, 0)])
def test_a_servant_only_if_the_supply_has_one(supply: int, after: int, pool: int) -> None:
    """The human wins the wall, so Meng's servants stay there; with an empty supply he keeps his steps."""
    t = solo().wall(HUMAN, 3).servants(MENG, 1, supply=supply).intrigue((MENG, 3)).meng_acts("wall")
    decline(t)

    assert (3, 0) == (t.player(HUMAN).vp, t.player(MENG).vp)
    assert (after, pool, 1) == (t.player(MENG).intrigue, t.player(MENG).pool, t.player(MENG).wall)


@rule("GG-15.7.4")
def test_jade_does_not_need_the_supply_nor_the_victory() -> None:
    """On step 8 he takes jade from a wall the human has won."""
    t = solo().wall(HUMAN, 3).servants(MENG, 1, supply=0).intrigue((MENG, 8)).meng_acts("wall")
    decline(t)

    assert (1, 1) == (t.player(MENG).jade, t.player(MENG).intrigue)


@rule("GG-15.7.4")
def test_meng_takes_his_benefit_in_the_humans_turn() -> None:
    """The human completes the wall; Meng, lower on the track, takes jade before the human is asked."""
    t = solo().wall(HUMAN, 2).wall(MENG, 1).intrigue((MENG, 8), (HUMAN, 9)).perform(HUMAN, "wall").play("option:a")

    assert (HUMAN, 1, 1) == (t.who, t.player(MENG).jade, t.player(MENG).intrigue)
    assert {"benefit:back_1", "benefit:back_3", "benefit:back_5", "benefit:back_7", "answer:skip"} == t.choices()


@rule("GG-15.7.4")
def test_meng_waits_for_the_human_below_him() -> None:
    """The lower marker goes first: while the human is asked, Meng has not moved."""
    t = solo().wall(HUMAN, 2).wall(MENG, 1).intrigue((HUMAN, 7), (MENG, 8)).perform(HUMAN, "wall").play("option:a")
    assert (HUMAN, 0, 8) == (t.who, t.player(MENG).jade, t.player(MENG).intrigue)

    t.play("benefit:back_7")
    assert (1, 1) == (t.player(HUMAN).jade, t.player(MENG).jade)


@rule("GG-15.7.4", "GG-11.2.2")
def test_no_benefit_at_the_end() -> None:
    """The final wall scoring gives Meng points, but no jade."""
    t = solo().wall(MENG, 2).intrigue((MENG, 9)).envoy(HUMAN, 8).end()

    assert (0, 9, 3) == (t.player(MENG).jade, t.player(MENG).intrigue, t.score(MENG))


@rule("GG-15.7.4")
def test_no_benefit_without_a_servant_on_the_wall() -> None:
    """The human scores alone; Meng stays where he is."""
    t = solo().wall(HUMAN, 3).intrigue((MENG, 9)).perform(HUMAN, "wall").play("option:a")
    decline(t)

    assert 3 == t.player(HUMAN).vp
    assert (9, 0, 6) == (t.player(MENG).intrigue, t.player(MENG).jade, t.player(MENG).pool)


# -- Jade (GG-15.8) --------------------------------------------------------------------------------------------------


@rule("GG-15.8.1", "GG-15.12.1")
@pytest.mark.parametrize(
    ("houses", "pool", "price"),
    [
        ((True, True, True, True), 6, 3),
        ((False, True, True, True), 3, 3),
        ((False, False, True, True), 6, 4),
        ((False, False, False, True), 4, 4),
        ((False, False, False, False), 5, 5),
        ((True, True, True, True), 2, 0),
        ((False, False, True, True), 3, 0),
        ((False, False, False, False), 4, 0),
    ],
)
def test_meng_buys_the_cheapest_jade(houses: tuple[bool, ...], pool: int, price: int) -> None:
    """From the cheapest house, from the square when all are empty, or not at all."""
    t = solo().houses(*houses).servants(MENG, pool)
    before = filled_houses(t)
    t.meng_acts("jade")

    assert (1 if price else 0) == t.player(MENG).jade
    assert (pool - price, 12 - pool + price) == servants(t)
    if price in before:
        before.remove(price)
    assert before == filled_houses(t)


@rule("GG-15.8.1", "GG-15.10.5")
def test_the_jade_decree_saves_a_servant() -> None:
    """Two for a house of three, four on the square."""
    t = solo().holds(MENG, "d2_jade").servants(MENG, 2).meng_acts("jade")
    assert (1, 0) == (t.player(MENG).jade, t.player(MENG).pool)

    t = solo().houses().holds(MENG, "d2_jade").servants(MENG, 4).meng_acts("jade")
    assert (1, 0) == (t.player(MENG).jade, t.player(MENG).pool)


# -- Intrigue and Palace (GG-15.9) -----------------------------------------------------------------------------------


@rule("GG-15.9.1")
def test_by_day_meng_takes_a_step_and_the_medal() -> None:
    """Once the Medal is gone, only the step."""
    t = solo().medal(None).meng_acts("intrigue")
    assert (1, MENG, 6) == (t.player(MENG).intrigue, t.s.medal, t.player(MENG).pool)

    t = solo().medal(HUMAN).meng_acts("intrigue")
    assert (1, HUMAN) == (t.player(MENG).intrigue, t.s.medal)


@rule("GG-15.9.1")
@pytest.mark.parametrize(("pool", "steps", "left"), [(2, 2, 1), (1, 2, 0), (0, 0, 0)])
def test_at_dusk_meng_takes_two_steps_for_a_servant(pool: int, steps: int, left: int) -> None:
    """Without the Medal."""
    t = dusk(solo().medal(None).servants(MENG, pool), "solo_intrigue_a")

    assert (steps, left, 12 - left) == (t.player(MENG).intrigue, *servants(t))
    assert NOBODY == t.s.medal


@rule("GG-15.9.2")
def test_by_day_mengs_envoy_takes_a_step() -> None:
    """Into the Palace with the last one, and then 1 VP each."""
    t = solo().envoy(MENG, 6).meng_acts("palace")
    assert (7, None, 0) == (t.player(MENG).envoy, t.player(MENG).arrival_vp, t.player(MENG).vp)

    t.meng_acts("palace")
    assert (7, 0) == (t.player(MENG).arrival_vp, t.player(MENG).vp)

    t.meng_acts("palace")
    assert (7, 1) == (t.player(MENG).arrival_vp, t.player(MENG).vp)
    assert (0, 6, 6) == (t.player(MENG).intrigue, *servants(t))


@rule("GG-15.9.2")
@pytest.mark.parametrize(("pool", "step", "left"), [(3, 1, 1), (2, 1, 0), (1, 0, 1)])
def test_at_dusk_envoy_and_intrigue_advance_for_two_servants(pool: int, step: int, left: int) -> None:
    """One step each."""
    t = dusk(solo().servants(MENG, pool), "solo_palace")

    assert (step, step) == (t.player(MENG).envoy, t.player(MENG).intrigue)
    assert (left, 12 - left) == servants(t)


@rule("GG-15.9.3")
def test_at_the_end_of_the_intrigue_track_meng_saves_his_servant() -> None:
    """On step 14 the Dusk action is skipped; on 13 it is not."""
    t = dusk(solo().intrigue((MENG, 14)).servants(MENG, 3), "solo_intrigue_a")
    assert (14, 3) == (t.player(MENG).intrigue, t.player(MENG).pool)

    t = dusk(solo().intrigue((MENG, 13)).servants(MENG, 3), "solo_intrigue_a")
    assert (14, 2) == (t.player(MENG).intrigue, t.player(MENG).pool)


@rule("GG-15.9.3")
def test_at_the_end_of_both_tracks_the_palace_gives_a_point() -> None:
    """The Palace Dusk action is performed all the same: two servants for 1 VP."""
    t = dusk(solo().intrigue((MENG, 14)).envoy(MENG, 8).servants(MENG, 3), "solo_palace")

    assert (14, 1, 1) == (t.player(MENG).intrigue, t.player(MENG).vp, t.player(MENG).pool)


# -- Decrees (GG-15.10) ----------------------------------------------------------------------------------------------


@rule("GG-15.10.1", "GG-15.12.1")
def test_meng_pays_the_normal_cost() -> None:
    """One spent and one placed."""
    t = solo().day(1).decrees(*DECREES).servants(MENG, 6).meng_acts("decrees")

    assert ({"d1_servant"}, 3) == (t.player(MENG).decrees, t.player(MENG).vp)
    assert (4, 7) == servants(t)


@rule("GG-15.10.1")
@pytest.mark.parametrize(("pool", "left"), [(3, 0), (6, 3), (2, 2)])
def test_meng_pays_the_surcharge(pool: int, left: int) -> None:
    """The human has a servant on both decrees: one more is spent."""
    t = solo().day(1).decrees(*DECREES).holds(HUMAN, "d1_intrigue", "d1_servant").servants(MENG, pool)
    t.meng_acts("decrees")

    assert left == t.player(MENG).pool
    assert (set() if pool == left else {"d1_servant"}) == t.player(MENG).decrees


@rule("GG-15.10.2")
@pytest.mark.parametrize(("day", "decree"), [(1, "d1_servant"), (2, "d2_equal"), (3, "d3_jade"), (4, "d3_jade")])
def test_the_day_says_which_level(day: int, decree: str) -> None:
    """Level 1, 2, 3 and 3 again."""
    t = solo().day(day).decrees(*DECREES).meng_acts("decrees")

    assert {decree} == t.player(MENG).decrees


@rule("GG-15.10.3")
@pytest.mark.parametrize(
    ("human", "decree"),
    [
        ([], "d1_servant"),
        (["d1_servant"], "d1_intrigue"),
        (["d1_intrigue"], "d1_servant"),
        (["d1_intrigue", "d1_servant"], "d1_servant"),
    ],
)
def test_the_cheaper_decree_else_the_lower(human: list[str], decree: str) -> None:
    """He avoids the surcharge; with equal costs he takes the lower space."""
    t = solo().day(1).decrees(*DECREES).holds(HUMAN, *human).meng_acts("decrees")

    assert {decree} == t.player(MENG).decrees


@rule("GG-15.10.4")
@pytest.mark.parametrize(
    ("day", "pool", "own", "decree"),
    [
        (2, 2, [], "d1_servant"),
        (3, 3, [], "d2_equal"),
        (3, 2, [], "d1_servant"),
        (1, 6, ["d1_servant"], "d1_intrigue"),
        (1, 6, DECREES[:2], "d2_equal"),
        (1, 6, DECREES[:4], "d3_jade"),
        (2, 6, DECREES[2:4], "d1_servant"),
        (2, 6, DECREES[:4], "d3_jade"),
        (4, 6, DECREES[4:], "d2_equal"),
        (4, 6, [*DECREES[2:], "d1_servant"], "d1_intrigue"),
    ],
)
def test_other_levels_nearest_first(day: int, pool: int, own: list[str], decree: str) -> None:
    """What he cannot pay or has already sends him to lower levels, then to higher ones."""
    t = solo().day(day).decrees(*DECREES).holds(MENG, *own).servants(MENG, pool).meng_acts("decrees")

    assert {*own, decree} == t.player(MENG).decrees


@rule("GG-15.10.4")
@pytest.mark.parametrize("day", [1, 2, 3, 4])
def test_the_same_criteria_hold_on_other_levels(day: int) -> None:
    """With two servants level 1 is all he can pay, and there he avoids the human."""
    t = solo().day(day).decrees(*DECREES).holds(HUMAN, "d1_servant").servants(MENG, 2).meng_acts("decrees")

    assert ({"d1_intrigue"}, 0) == (t.player(MENG).decrees, t.player(MENG).pool)


@rule("GG-15.10.4", "GG-15.12.1")
@pytest.mark.parametrize(("pool", "own"), [(1, ()), (6, DECREES)])
def test_nothing_to_take(pool: int, own: tuple[str, ...]) -> None:
    """Too few servants, or all six are his: the action is skipped."""
    t = solo().day(2).decrees(*DECREES).holds(MENG, *own).servants(MENG, pool).meng_acts("decrees")

    assert (set(own), pool, 0) == (t.player(MENG).decrees, t.player(MENG).pool, t.player(MENG).vp)


@rule("GG-15.10.5")
@pytest.mark.parametrize("decree", DATA["decrees"], ids=lambda decree: decree["id"])
def test_levels_1_and_2_score_at_once(decree: dict[str, Any]) -> None:
    """The printed VP; level 3 waits for the end."""
    board = []
    for level in (1, 2, 3):
        others = [d["id"] for d in DATA["decrees"] if d["level"] == level and d["id"] != decree["id"]]
        board += [others[0], decree["id"] if level == decree["level"] else others[1]]
    t = solo().day(decree["level"]).decrees(*board).meng_acts("decrees")

    assert {decree["id"]} == t.player(MENG).decrees
    assert (decree["vp"] if decree["level"] < 3 else 0) == t.player(MENG).vp


@rule("GG-15.10.5")
def test_the_decree_decree_saves_a_servant() -> None:
    """With it a level-1 decree costs only the servant placed."""
    t = solo().day(1).decrees(*DECREES).holds(MENG, "d2_decree").servants(MENG, 1).meng_acts("decrees")

    assert ({"d2_decree", "d1_servant"}, 0) == (t.player(MENG).decrees, t.player(MENG).pool)


@rule("GG-15.10.5", "GG-15.3.3")
def test_the_equal_decree_changes_nothing() -> None:
    """An equal gift is exchanged with all actions, with the decree as without."""
    for own in ([], ["d2_equal"]):
        t = solo().decrees(*DECREES).holds(MENG, *own).gift("palace", "board_7").servants(MENG, 6)
        t.meng_pile("set5_7").solo_pile("solo_palace").meng_turn()

        assert (1, 6, 0) == (t.player(MENG).envoy, t.player(MENG).pool, t.player(MENG).vp)


@rule("GG-15.10.6")
@pytest.mark.parametrize(
    ("tokens", "decree", "left"), [(["vp_2", "swap"], "d2_equal", []), (["vp_2"], "d1_servant", ["vp_2"])]
)
def test_tokens_count_for_the_wanted_level(tokens: list[str], decree: str, left: list[str]) -> None:
    """On Day 2 with two servants he exchanges tokens for level 2, though level 1 needs no exchange."""
    t = solo().day(2).decrees(*DECREES).servants(MENG, 2).tokens(MENG, *tokens).meng_acts("decrees")

    assert ({decree}, 0, left) == (t.player(MENG).decrees, t.player(MENG).pool, t.player(MENG).tokens)


@rule("GG-15.10.6")
def test_the_servant_placed_counts_too() -> None:
    """One servant in the pool covers the cost of level 1, but not the one to be placed."""
    t = solo().day(1).decrees(*DECREES).servants(MENG, 1).meng_acts("decrees")
    assert (set(), 1) == (t.player(MENG).decrees, t.player(MENG).pool)

    t.tokens(MENG, "vp_2", "swap").meng_acts("decrees")
    assert ({"d1_servant"}, 0) == (t.player(MENG).decrees, t.player(MENG).pool)


# -- Grand Canal (GG-15.11) ------------------------------------------------------------------------------------------


@rule("GG-15.11.1", "GG-15.12.1")
def test_meng_loads_a_ship_on_the_canal() -> None:
    """A new ship only if there is none; nothing is spent and no ship moves."""
    t = solo().servants(MENG, 3).meng_acts("canal")
    assert {"main_1": (MENG, 1)} == t.ships
    assert (2, 9, 2) == (*servants(t), t.player(MENG).ships)

    t.meng_acts("canal")
    assert {"main_1": (MENG, 2)} == t.ships
    assert (1, 9, 2) == (*servants(t), t.player(MENG).ships)


@rule("GG-15.11.1")
def test_without_servants_no_ship_is_loaded() -> None:
    """The supply does not help by Day."""
    t = solo().servants(MENG, 0).ship(MENG, "main_2", 1).meng_acts("canal")

    assert {"main_2": (MENG, 1)} == t.ships


@rule("GG-15.11.2")
@pytest.mark.parametrize(
    ("ships", "after"),
    [
        ({"main_1": 1, "main_4": 1}, {"main_1": 1, "main_4": 2}),
        ({"main_2": 2, "main_3": 2}, {"main_2": 2}),
        ({"main_2": 2, "main_4": 1}, {"main_4": 1}),
    ],
)
def test_the_fullest_ship_then_the_foremost(ships: dict[str, int], after: dict[str, int]) -> None:
    """A ship of two goes before one of one; of equals the one further on. A full ship pays out and is gone."""
    t = solo().servants(MENG, 3)
    for harbour, cargo in ships.items():
        t.ship(MENG, harbour, cargo)
    t.meng_acts("canal")

    assert {harbour: (MENG, cargo) for harbour, cargo in after.items()} == t.ships


@rule("GG-15.11.3")
@pytest.mark.parametrize(("pool", "cargo", "left"), [(3, 2, 1), (2, 2, 0), (1, 1, 1)])
def test_at_dusk_meng_spends_one_and_loads_one(pool: int, cargo: int, left: int) -> None:
    """It takes two servants in the pool; the ship on the canal is loaded."""
    t = dusk(solo().ship(MENG, "main_3", 1).servants(MENG, pool), "solo_canal")

    assert {"main_3": (MENG, cargo)} == t.ships
    assert (left, 12 - left - cargo) == servants(t)


@rule("GG-15.11.3")
def test_at_dusk_meng_launches_if_he_has_no_ship() -> None:
    """The new ship lies in the first free harbour."""
    t = dusk(solo().ship(HUMAN, "main_1", 1).servants(MENG, 2), "solo_canal")

    assert {"main_1": (HUMAN, 1), "main_2": (MENG, 1)} == t.ships


@rule("GG-15.11.4")
@pytest.mark.parametrize("harbour", ["main_1", "main_2", "main_3", "main_4", "main_5"])
def test_a_full_ship_pays_out_in_any_harbour(harbour: str) -> None:
    """The reward is the same everywhere; three servants and the ship come back."""
    t = solo().meng_pile("set5_7").ship(MENG, harbour, 2).servants(MENG, 4).meng_acts("canal")

    assert ({}, 3) == (t.ships, t.player(MENG).ships)
    assert (3, 9) == servants(t)
    assert (2, 1, 0) == (len(t.meng_gifts), t.player(MENG).card_slots, t.player(MENG).vp)


@rule("GG-15.11.4", "GG-15.11.7")
def test_a_ship_filled_in_the_morning_pays_out() -> None:
    """The ship decree brings the third servant; the card is in the pile for the coming Day."""
    t = solo().decrees("d1_ship", *DECREES[1:]).holds(MENG, "d1_ship").ship(MENG, "main_1", 2)
    t.meng_pile("set5_7").servants(MENG, 2).deck("deck_9").morning()

    assert None is t.who
    assert ({}, {"set5_7", "deck_9"}, []) == (t.ships, set(t.meng_gifts), t.meng_discards)
    assert (6, 5) == servants(t)


@rule("GG-15.11.4")
def test_a_ship_filled_by_a_token_pays_out() -> None:
    """The third servant comes from the supply and returns there."""
    t = solo().cities(fuzhou="ship").meng_pile("set5_7").ship(MENG, "main_1", 2).servants(MENG, 4).meng_acts("travel")

    assert ({}, 2) == (t.ships, len(t.meng_gifts))
    assert (4, 8) == servants(t)


@rule("GG-15.11.5", "GG-15.11.6")
@pytest.mark.parametrize(("level", "cards"), [("easy", 2), ("normal", 2), ("hard", 1)])
def test_cards_first_then_points_without_limit(level: str, cards: int) -> None:
    """Two extra cards, at level hard one; every later reward is 4 VP, of which three are marked."""
    t = solo(solo_level=level).servants(MENG, 6)
    pile, deck = len(t.meng_gifts), t.deck_size
    seen = []
    for _ in range(6):
        t.ship(MENG, "main_1", 2).meng_acts("canal")
        seen.append((len(t.meng_gifts) - pile, t.player(MENG).vp))

    assert [(min(n, cards), 4 * max(n - cards, 0)) for n in range(1, 7)] == seen
    assert deck - cards == t.deck_size
    assert (2, 3, 0) == (t.player(MENG).card_slots, t.player(MENG).vp_slots, t.player(MENG).double_slots)


@rule("GG-15.11.6")
def test_markers_are_of_a_third_colour() -> None:
    """After six rewards all of Meng's own twelve servants are still in pool and supply."""
    t = solo().servants(MENG, 6)
    for _ in range(6):
        t.ship(MENG, "main_1", 2).meng_acts("canal")

    assert (0, 12) == servants(t)


@rule("GG-15.11.7")
def test_an_extra_card_goes_under_the_gift_pile() -> None:
    """It is played after those that he has."""
    t = solo().meng_pile("set5_7", "set5_9").ship(MENG, "main_1", 2).deck("deck_1a").meng_acts("canal")

    assert (["set5_7", "set5_9", "deck_1a"], []) == (t.meng_gifts, t.meng_discards)


@rule("GG-15.11.8")
def test_without_ship_and_free_harbour_the_action_is_skipped() -> None:
    """Five ships of the human fill the route; by Day, at Dusk and with a special card nothing happens."""
    t = solo().servants(HUMAN, 0)
    for n in range(1, 6):
        t.ship(HUMAN, f"main_{n}", 1)
    before = t.ships
    dusk(t.meng_acts("canal").meng_acts("canal", special=True), "solo_canal")

    assert before == t.ships
    assert (6, 6, 3) == (*servants(t), t.player(MENG).ships)


# -- costs (GG-15.12) ------------------------------------------------------------------------------------------------


@rule("GG-15.12.1")
@pytest.mark.parametrize(
    ("place", "pool", "gone"), [("travel", 0, 0), ("intrigue", 0, 0), ("palace", 0, 0), ("wall", 1, 1), ("canal", 1, 1)]
)
def test_by_day_only_option_a_is_paid(place: str, pool: int, gone: int) -> None:
    """Travel, Intrigue and Palace cost nothing; wall and canal only the servant placed."""
    t = solo().cities(fuzhou="vp_2").servants(MENG, pool).meng_acts(place)

    assert "meng-cannot" not in t.events()
    assert (0, 12 - gone) == servants(t)
    assert 1 == sum(
        (
            t.player(MENG).city == "fuzhou",
            t.player(MENG).intrigue == 1,
            t.player(MENG).envoy == 1,
            t.player(MENG).wall == 1,
            t.ships == {"main_1": (MENG, 1)},
        )
    )


@rule("GG-15.12.1")
@pytest.mark.parametrize("place", ["wall", "jade", "decrees", "canal"])
def test_what_cannot_be_paid_is_skipped(place: str) -> None:
    """No servant in the pool and one token: nothing happens and the token stays."""
    t = solo().servants(MENG, 0).tokens(MENG, "vp_2").meng_acts(place)

    assert "meng-cannot" in t.events()
    assert (0, 12, ["vp_2"]) == (*servants(t), t.player(MENG).tokens)
    assert (0, 0, set(), {}) == (t.player(MENG).wall, t.player(MENG).jade, t.player(MENG).decrees, t.ships)


# -- special cards (GG-15.13) ----------------------------------------------------------------------------------------


@rule("GG-15.13.1")
@pytest.mark.parametrize("card", ["solo_special_a", "solo_special_b"])
def test_a_special_card_is_played_at_the_focus(card: str) -> None:
    """Exchange at Intrigue; card and location action are the free B: two on the wall, three steps."""
    t = solo(solo_focus="intrigue").medal(None).meng_pile("deck_4").solo_pile(card)
    taken = t.gifts["intrigue"]
    t.meng_turn()

    assert ("deck_4", [taken]) == (t.gifts["intrigue"], t.meng_discards)
    assert (2, 3) == (t.player(MENG).wall, t.player(MENG).intrigue)
    assert (6, 4) == servants(t)


@rule("GG-15.13.1")
def test_the_next_ordinary_card_is_ordinary_again() -> None:
    """B is for this turn only."""
    t = solo(solo_focus="palace").meng_pile("set5_9", "set5_7").solo_pile("solo_special_a").meng_turn()
    t.solo_pile("solo_palace").meng_turn()

    assert (3, 1) == (t.player(MENG).envoy, t.player(MENG).intrigue)


@rule("GG-15.13.1")
def test_other_card_symbols_are_as_usual() -> None:
    """Servants and swap have no B version."""
    t = solo(solo_focus="intrigue").meng_pile("deck_1a", "set5_4").solo_pile("solo_special_a").meng_turn()
    assert (8, 4) == servants(t)

    t.solo_pile("solo_special_b").meng_turn()
    assert (1, 6) == (t.player(MENG).vp, t.player(MENG).intrigue)


@rule("GG-15.13.1")
@pytest.mark.parametrize(("supply", "left"), [(2, (10, 0)), (1, (10, 0)), (0, (10, 0)), (5, (7, 3))])
def test_the_supply_goes_before_the_pool(supply: int, left: tuple[int, int]) -> None:
    """Two servants for the wall: the pool gives what the supply lacks."""
    t = solo().servants(MENG, 12 - supply).meng_acts("wall", special=True)

    assert (2, left) == (t.player(MENG).wall, servants(t))


@rule("GG-15.13.1", "GG-15.13.2")
def test_a_special_card_needs_no_token_exchange() -> None:
    """Tokens stay where they are."""
    t = solo().servants(MENG, 0).tokens(MENG, "vp_2", "swap").meng_acts("wall", special=True)

    assert (2, ["vp_2", "swap"]) == (t.player(MENG).wall, t.player(MENG).tokens)


@rule("GG-15.13.2")
def test_special_travel() -> None:
    """Two moves for nothing, with both benefits."""
    t = solo().cities(fuzhou="vp_2", dengzhou="servant_1", liaoyang="vp_2").meng_acts("travel", special=True)

    assert ("dengzhou", 2, ["vp_2", "servant_1"]) == (t.player(MENG).city, t.player(MENG).vp, t.player(MENG).tokens)
    assert (7, 5) == servants(t)


@rule("GG-15.13.2")
def test_special_travel_with_one_token_on_the_map() -> None:
    """The second move is left out."""
    t = solo().cities(fuzhou="vp_2").meng_acts("travel", special=True)

    assert ("fuzhou", ["vp_2"]) == (t.player(MENG).city, t.player(MENG).tokens)


@rule("GG-15.13.2")
def test_special_wall_is_scored_once_both_are_placed() -> None:
    """Three there and two placed: one scoring with all five."""
    t = solo().wall(HUMAN, 1).wall(MENG, 2).servants(MENG, 6).meng_acts("wall", special=True)
    decline(t)

    assert (3, 0, 1) == (t.player(MENG).vp, t.player(MENG).wall, t.player(HUMAN).wall)
    assert (6, 6) == servants(t)


@rule("GG-15.13.2")
@pytest.mark.parametrize(
    ("houses", "left"),
    [((True, True, True, True), [3, 4, 4]), ((False, False, True, True), [4]), ((False, False, False, False), [])],
)
def test_special_jade(houses: tuple[bool, ...], left: list[int]) -> None:
    """The cheapest jade for nothing, even with an empty pool."""
    t = solo().houses(*houses).servants(MENG, 0).meng_acts("jade", special=True)

    assert (1, left) == (t.player(MENG).jade, filled_houses(t))
    assert (0, 12) == servants(t)


@rule("GG-15.13.2")
@pytest.mark.parametrize(("step", "after"), [(0, 3), (11, 14), (13, 14), (14, 14)])
def test_special_intrigue(step: int, after: int) -> None:
    """Three steps, not beyond 14, and no Medal."""
    t = solo().medal(None).intrigue((MENG, step)).meng_acts("intrigue", special=True)

    assert (after, NOBODY) == (t.player(MENG).intrigue, t.s.medal)
    assert (6, 6) == servants(t)


@rule("GG-15.13.2")
@pytest.mark.parametrize(("envoy", "vp"), [(0, 0), (6, 0), (7, 1), (8, 2)])
def test_special_palace(envoy: int, vp: int) -> None:
    """Two Envoy steps and one of Intrigue; steps in the Palace are VP."""
    t = solo().envoy(MENG, envoy).meng_acts("palace", special=True)

    assert (min(envoy + 2, 8), vp, 1) == (t.player(MENG).envoy, t.player(MENG).vp, t.player(MENG).intrigue)
    assert (7 if envoy >= 6 else None) == t.player(MENG).arrival_vp
    assert (6, 6) == servants(t)


@rule("GG-15.13.2")
def test_special_decrees() -> None:
    """Chosen as usual, one servant of the supply placed, nothing spent, VP scored."""
    t = solo().day(2).decrees(*DECREES).meng_acts("decrees", special=True)
    assert ({"d2_equal"}, 3) == (t.player(MENG).decrees, t.player(MENG).vp)
    assert (6, 5) == servants(t)

    for pool in (11, 12):
        t = solo().day(2).decrees(*DECREES).servants(MENG, pool).meng_acts("decrees", special=True)
        assert {"d2_equal"} == t.player(MENG).decrees
        assert (11, 0) == servants(t)


@rule("GG-15.13.2")
def test_special_canal() -> None:
    """Two servants on the ship there is, or else on a new one; no ship moves."""
    t = solo().meng_acts("canal", special=True)
    assert {"main_1": (MENG, 2)} == t.ships
    assert (6, 4) == servants(t)

    t = solo().ship(MENG, "main_3", 1).servants(MENG, 6).meng_acts("canal", special=True)
    assert ({}, 1) == (t.ships, t.player(MENG).card_slots)
    assert (6, 6) == servants(t)


@rule("GG-15.13.3")
@pytest.mark.parametrize(("pool", "supply", "placed"), [(0, 1, 1), (1, 0, 1), (0, 0, 0), (1, 1, 2)])
def test_special_cards_place_what_there_is(pool: int, supply: int, placed: int) -> None:
    """One servant if there is but one, on the wall as on a ship."""
    t = solo().servants(MENG, pool, supply).meng_acts("wall", special=True)
    assert (placed, 0, 0) == (t.player(MENG).wall, *servants(t))

    t = solo().servants(MENG, pool, supply).meng_acts("canal", special=True)
    assert ({"main_1": (MENG, placed)} if placed else {}) == t.ships
    assert (0, 0) == servants(t)


@rule("GG-15.13.4")
def test_the_free_decree_need_not_be_affordable() -> None:
    """Day 3, no servant in the pool: level 3 all the same, and not where the human is."""
    t = solo().day(3).decrees(*DECREES).servants(MENG, 0).meng_acts("decrees", special=True)
    assert {"d3_jade"} == t.player(MENG).decrees
    assert (0, 11) == servants(t)

    t = solo().day(3).decrees(*DECREES).holds(HUMAN, "d3_jade").servants(MENG, 0).meng_acts("decrees", special=True)
    assert {"d3_eight"} == t.player(MENG).decrees
    assert (0, 11) == servants(t)


@rule("GG-15.13.2", "GG-15.13.4")
def test_the_free_decree_is_chosen_as_usual() -> None:
    """With both of level 3 his, he takes the lower one of level 2."""
    t = solo().day(3).decrees(*DECREES).holds(MENG, *DECREES[4:]).servants(MENG, 0)
    t.meng_acts("decrees", special=True)

    assert {*DECREES[4:], "d2_equal"} == t.player(MENG).decrees


@rule("GG-15.13.3")
def test_the_free_decree_needs_a_servant_to_place() -> None:
    """With pool and supply empty there is none."""
    t = solo().day(1).decrees(*DECREES).servants(MENG, 0, supply=0).meng_acts("decrees", special=True)

    assert (set(), 0) == (t.player(MENG).decrees, t.player(MENG).vp)


@rule("GG-15.13.5")
def test_the_second_servant_starts_anew() -> None:
    """The first completes a ship, which pays out; the second goes on a new ship."""
    t = solo().meng_pile("set5_7").ship(MENG, "main_2", 2).servants(MENG, 6).meng_acts("canal", special=True)

    assert {"main_1": (MENG, 1)} == t.ships
    assert (2, 1, 2) == (len(t.meng_gifts), t.player(MENG).card_slots, t.player(MENG).ships)
    assert (6, 5) == servants(t)


@rule("GG-15.13.5")
def test_the_second_servant_goes_on_the_other_ship() -> None:
    """With another ship on the canal no new one is launched."""
    t = solo().ship(MENG, "main_2", 2).ship(MENG, "main_4", 1).servants(MENG, 6).meng_acts("canal", special=True)

    assert {"main_4": (MENG, 2)} == t.ships
    assert 1 == t.player(MENG).card_slots


@rule("GG-15.13.5")
def test_the_first_servants_return_can_be_the_second() -> None:
    """One servant in the supply completes the ship; of the three that return, one starts the new ship."""
    t = solo().servants(MENG, 0, supply=3).ship(MENG, "main_1", 2).meng_acts("canal", special=True)

    assert {"main_1": (MENG, 1)} == t.ships
    assert (0, 2) == servants(t)
