"""Meng's Traveller (GG-15.6)."""

import pytest

from caravanserai.games.gugong import GAME
from caravanserai.games.gugong.box import TOKENS
from caravanserai.games.gugong.state import MENG
from tests.games.gugong.solo import HUMAN, dusk, filled_houses, servants, solo, traded
from tests.rules import rule

DATA = GAME.box.data
ROUTE: list[str] = DATA["travel_map"]["meng_route"]
FREE_MOVES = ["solo_jade_a", "solo_jade_b", "solo_decrees", "solo_special_a", "solo_special_b"]


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
