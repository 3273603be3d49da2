"""Normal actions: which dice, where, and what an occupied space costs (MP-7.1 to 7.11 and 7.16 of the rules)."""

from __future__ import annotations

import pytest

from caravanserai.games.marcopolo2 import GAME
from tests.games.marcopolo2.dealt import dealt
from tests.games.marcopolo2.story import Story
from tests.rules import rule

DATA = GAME.box.data
BOOKS = ("book_1", "book_2", "book_3_upper", "book_3_lower")
TRAVEL = {"travel_lower": 1, "travel_middle": 2, "travel_upper": 3}
BLUE = {**dict.fromkeys(BOOKS, 1), "guild_seals": 2, **TRAVEL, "contracts": 1}
SPECIAL = ("baghdad", "balkh", "hormuz")
CARDS = (*(f"city_card_{n}" for n in range(1, 7)), "area_card_1", "area_card_2")
CARD_CITIES = ("xanadu", "fuzhou", "lhasa", "sumatra", "kashgar")
FREE = ("double_coins", "gold_table", "silk_table", "pepper_table", "jade_table", "post_points", "post_coins")


def ready(*dice: int, seats: int = 4) -> Story:
    """Seats 0 and 1 can use every space: posts everywhere, coins enough, cards that cost nothing."""
    t = Story(seats)
    for space, card in zip(CARDS, (*FREE, "contract_points"), strict=True):
        t.card(space, card)
    for seat in (0, 1):
        t.character(seat, "abha_basu").stock(seat, coin=60, camel=30).posts(seat, *SPECIAL, *CARD_CITIES, "pagan")
        t.figure(seat, "xanadu")
    return t.completed(0, "contract_n05").completed(1, "contract_n06").dice(0, *dice)


def dice_tokens(t: Story) -> set[str]:
    return {token for token in t.legal() if token.startswith("dice:")}


def finish(t: Story) -> Story:
    """Take the first of whatever is offered until the turn is to end, then end it."""
    while t.asked and t.question != "TakeTurn":
        t.play(t.legal()[0])
    return t.end_turn()


# Seven actions and their spaces


@rule("MP-7.1")
def test_seven_normal_actions() -> None:
    """Books, Khan's Favour, Guild Seals, Travel, Contracts, special cities, city cards: 21 spaces and no more."""
    kinds = [row["action"] for row in DATA["action_spaces"]]
    assert ["book"] * 4 + ["khan", "guild_seals"] + ["travel"] * 3 + ["contracts"] == kinds
    t = ready(6, 6, 6, 6, 6).turn(0)
    spaces = {token for token in t.legal() if token.startswith("space:")}
    assert {f"space:{space}" for space in (*BLUE, "khan", *SPECIAL, *CARDS)} == spaces
    assert 21 == len(spaces)


@rule("MP-7.16")
@pytest.mark.parametrize(("space", "number"), [*BLUE.items(), ("khan", 1), *((name, 1) for name in (*SPECIAL, *CARDS))])
def test_how_many_dice_a_space_takes(space: str, number: int) -> None:
    """So many lie there afterwards, and the player has so many fewer; no placement of another size is offered."""
    t = ready(5, 5, 5, 6, 6).turn(0).play(f"space:{space}")
    assert "PlaceDice" == t.question
    assert {number} == {len(token.split("+")) for token in dice_tokens(t)}
    t.play(t.legal()[0])
    finish(t)
    assert (number, 5 - number) == (len([die for die in t.on(space) if die[0] == 0]), len(t.player(0).own))


@rule("MP-7.16", "MP-7.4")
@pytest.mark.parametrize(("space", "number"), list(BLUE.items()))
def test_blue_spaces_hold_dice_of_several_players(space: str, number: int) -> None:
    """One after the other uses it; both players' dice lie there."""
    t = ready(5, 5, 5).dice(1, 6, 6, 6)
    finish(t.turn(0).play(f"space:{space}"))
    finish(t.turn(1).play(f"space:{space}"))
    assert [(0, 5)] * number + [(1, 6)] * number == t.on(space)


@rule("MP-7.16", "MP-7.4")
@pytest.mark.parametrize("space", CARDS)
def test_a_brown_space_of_a_card_is_used_once_a_round(space: str) -> None:
    """By nobody a second time, not with a black die either; in the next round again."""
    t = ready(6).dice(1, 6)
    finish(t.turn(0).play(f"space:{space}"))
    assert "MP-15.2" == t.turn(1).rule(f"space:{space}")
    t.s.stack.clear()
    assert "MP-15.2" == t.black(0, 6).turn(0).rule(f"space:{space}")
    t.s.stack.clear()
    t.new_round()
    t.s.stack.clear()
    assert [] == t.on(space)


@rule("MP-7.16", "MP-7.4")
@pytest.mark.parametrize("city", SPECIAL)
def test_the_two_brown_spaces_of_a_special_city_hold_one_die_each(city: str) -> None:
    """Two players use them for nothing; a third finds them full."""
    t = ready(2).dice(1, 3).posts(2, city).dice(2, 6)
    coins = [t.player(seat).coin for seat in (0, 1)]
    for seat in (0, 1):
        finish(t.turn(seat).play(f"space:{city}"))
    assert ([(0, 2), (1, 3)], coins) == (t.on(city), [t.player(seat).coin for seat in (0, 1)])
    assert "MP-14.3" == t.turn(2).rule(f"space:{city}")


@rule("MP-7.16")
def test_the_four_spaces_of_the_khans_favour_are_not_stacked() -> None:
    """Four dice in a row, nothing paid, no fifth."""
    t = Story(4)
    for seat in range(4):
        t.dice(seat, 2).stock(seat).use(seat, "khan", "own_2").end_turn()
        assert (4, 2) == (t.player(seat).coin, t.player(seat).camel)
    assert [(seat, 2) for seat in range(4)] == t.khan
    assert "MP-9.4" == t.black(0, 6).turn(0).rule("space:khan")


@rule("MP-7.16")
def test_colours_of_the_spaces() -> None:
    """As the table says; the action area, the special cities and the cities have the spaces that it names."""
    rows = {row["id"]: (row["colour"], row["dice"]) for row in DATA["action_spaces"]}
    assert {"khan": ("row", 1)} | {space: ("blue", number) for space, number in BLUE.items()} == rows
    assert [("brown", 2, 1)] * 3 == [(row["colour"], row["slots"], row["dice"]) for row in DATA["special_cities"]]
    ids = [space["id"] for space in dealt(4).seen()["spaces"]]
    assert [*rows, *SPECIAL, *CARDS] == ids


# Whose dice, and how many


@rule("MP-7.2")
def test_only_dice_of_the_own_board_are_placed() -> None:
    """Own and own black ones; nobody else's, none that lie on the board already."""
    t = Story().dice(0, 2, 3).black(0, 6).dice(1, 1, 4).black(1, 5).lay("bag", 0, 4).turn(0).play("space:book_1")
    assert {"dice:own_2", "dice:own_3", "dice:black_6"} == dice_tokens(t)
    assert all(t.refused(f"dice:{die}") for die in ("own_1", "own_4", "black_5"))
    t.play("dice:black_6", "offer:left")
    assert ([2, 3], [], [1, 4], [5]) == (t.player(0).own, t.player(0).black, t.player(1).own, t.player(1).black)


@rule("MP-7.3")
@pytest.mark.parametrize(("space", "number"), [("guild_seals", 2), ("travel_middle", 2), ("travel_upper", 3)])
def test_exactly_as_many_dice_as_shown(space: str, number: int) -> None:
    """With one die too few the space cannot be used; one die fewer or more is no placement."""
    t = ready(*[5] * (number - 1)).turn(0)
    assert "MP-7.3" == t.rule(f"space:{space}")
    t = ready(4, 5, 5, 5, 6).turn(0).play(f"space:{space}")
    for wrong in {1, 2, 3} - {number}:
        assert t.refused("dice:" + "+".join(["own_5"] * wrong))
    assert f"dice:{'+'.join(['own_5'] * number)}" in t.legal()


# Once per colour


@rule("MP-7.5")
@pytest.mark.parametrize("space", [*BLUE, "khan", *SPECIAL])
def test_a_colour_is_used_once_per_space_and_round(space: str) -> None:
    """Other own dice cannot go there again, in this turn order or later; in the next round they can."""
    t = ready(5, 5, 5, 5, 5)
    finish(t.turn(0).play(f"space:{space}"))
    t.dice(0, 5, 5, 5).turn(0)
    assert "MP-7.5" == t.rule(f"space:{space}")
    t.s.stack.clear()
    t.new_round()
    t.s.stack.clear()
    assert f"space:{space}" in t.dice(0, 5, 5, 5).turn(0).legal()


@rule("MP-7.5")
@pytest.mark.parametrize(
    "spaces", [("book_3_upper", "book_3_lower"), tuple(TRAVEL), ("book_1", "book_2"), ("area_card_1", "area_card_2")]
)
def test_neighbouring_spaces_are_different_spaces(spaces: tuple[str, ...]) -> None:
    """A colour may be on each of them in one round."""
    t = ready()
    for space in spaces:
        finish(t.dice(0, 5, 5, 5).turn(0).play(f"space:{space}"))
    assert all(t.on(space) for space in spaces)


@rule("MP-7.6")
@pytest.mark.parametrize(("space", "number"), [*BLUE.items(), ("khan", 1), *((city, 1) for city in SPECIAL)])
def test_black_dice_may_go_where_the_own_colour_was(space: str, number: int) -> None:
    """Black ones only: with as many as the space asks for it is open, and no own die is offered."""
    t = ready(5, 5, 5).lay(space, 0, *[5] * number).black(0, *[5] * number).turn(0).play(f"space:{space}")
    if t.question == "PlaceDice":
        assert {"dice:" + "+".join(["black_5"] * number)} == dice_tokens(t)
    finish(t)
    assert [("black", 5)] * number == t.on(space)[number:]
    assert [5, 5, 5] == t.player(0).own


@rule("MP-7.6")
def test_one_black_die_of_two_is_not_black_only() -> None:
    """Own dice lie on Guild Seals: an own and a black die together cannot go there."""
    t = ready(5, 5, 5).lay("guild_seals", 0, 3, 3).black(0, 6).turn(0)
    assert "MP-7.5" == t.rule("space:guild_seals")


@rule("MP-7.7")
@pytest.mark.parametrize("throw", ["own_4+own_5", "own_4+black_6", "black_2+black_6"])
def test_own_and_black_dice_may_be_mixed(throw: str) -> None:
    """A mixed placement counts as the own colour; one of black dice alone leaves the colour free."""
    t = ready(4, 5).black(0, 2, 6).use(0, "guild_seals", throw, "seal:farmers").end_turn()
    t.black(0).dice(0, 5, 5).turn(0)
    assert ("own" not in throw) == ("space:guild_seals" in t.legal())


@rule("MP-7.7")
def test_any_number_of_black_dice_on_a_blue_space() -> None:
    """Six on book I, one after the other."""
    t = ready()
    for value in (1, 2, 3, 4, 5, 6):
        t.black(0, value).use(0, "book_1", f"black_{value}", "offer:left").end_turn()
    assert [("black", value) for value in (1, 2, 3, 4, 5, 6)] == t.on("book_1")


# Occupied spaces


@rule("MP-7.8")
@pytest.mark.parametrize("there", [(1,), (6,), (6, 6, 6, 6)])
@pytest.mark.parametrize("value", [1, 3, 6])
def test_an_occupied_space_costs_the_lowest_die_placed(there: tuple[int, ...], value: int) -> None:
    """Whatever dice lie there already and however many."""
    t = Story().lay("book_1", 1, *there).dice(0, value).use(0, "book_1", f"own_{value}", "offer:left")
    assert 8 - value == t.player(0).coin
    t = Story().dice(0, value).use(0, "book_1", f"own_{value}", "offer:left")
    assert 8 == t.player(0).coin


@rule("MP-7.8")
@pytest.mark.parametrize(("space", "number"), list(BLUE.items()))
def test_every_blue_space_costs_coins_when_occupied(space: str, number: int) -> None:
    """Dice of which the lowest is a 5 cost 5 coins more than on the empty space."""
    left = []
    for occupied in (False, True):
        t = ready(5, 6, 6)
        if occupied:
            t.lay(space, 1, *[6] * number)
        t.turn(0).play(f"space:{space}")
        if t.question == "PlaceDice":
            t.play(min(dice_tokens(t)))
        finish(t)
        left.append(t.player(0).coin)
    assert 5 == left[0] - left[1]


@rule("MP-7.9")
@pytest.mark.parametrize("whose", [0, 1, 3, "black", "neutral"])
def test_any_die_makes_a_blue_space_occupied(whose: int | str) -> None:
    """An own one too, when a player returns with a black die; everybody sees that it is occupied."""
    t = Story().lay("book_1", whose, 6).black(0, 4)
    assert next(space["occupied"] for space in t.seen()["spaces"] if space["id"] == "book_1")
    assert 4 == t.use(0, "book_1", "black_4", "offer:left").player(0).coin


@rule("MP-7.10")
@pytest.mark.parametrize("space", ["book_1", "contracts"])
def test_dice_are_placed_then_the_space_is_paid_then_the_action_done(space: str) -> None:
    """In this order; the gain comes last."""
    t = ready(3).lay(space, 1, 2).turn(0).play(f"space:{space}")
    finish(t)
    told = t.events()
    steps = [name for name in told if name in ("dice-placed", "paid", "gained", "contract-taken")]
    assert ["dice-placed", "paid"] == steps[:2]
    assert {"gained"} == set(steps[2:]) - {"contract-taken"}
    assert (0, 0, 3) == t.told("paid")[0]


@rule("MP-7.11")
def test_new_dice_go_on_top() -> None:
    """The last placed is the last in the view of the space, also over neutral and black dice."""
    t = ready(5, seats=2).dice(1, 6)
    finish(t.turn(0).play("space:book_3_lower"))
    finish(t.turn(1).play("space:book_3_lower"))
    finish(t.black(0, 6).turn(0).play("space:book_3_lower"))
    assert [("neutral", 5), (0, 5), (1, 6), ("black", 6)] == t.on("book_3_lower")
    shown = next(space["dice"] for space in t.seen()["spaces"] if space["id"] == "book_3_lower")
    assert [-2, 0, 1, -1] == [die["owner"] for die in shown]
