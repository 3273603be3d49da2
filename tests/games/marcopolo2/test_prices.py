"""What a choice costs is told before it is taken: the same that is then paid."""

from __future__ import annotations

import random

import pytest

from caravanserai.core import play
from caravanserai.games.marcopolo2 import GAME
from caravanserai.games.marcopolo2.actions.travel import Move
from caravanserai.games.marcopolo2.actions.turn import ChooseOffer, PlaceDice, TakeTurn
from caravanserai.games.marcopolo2.box import SPACE_NAMES
from caravanserai.games.marcopolo2.choices import END
from caravanserai.games.marcopolo2.components import RESOURCE_NAMES
from caravanserai.games.marcopolo2.events import PAID
from caravanserai.games.marcopolo2.state import MarcoPolo
from tests.games.marcopolo2.changes import changed
from tests.games.marcopolo2.story import Story
from tests.rules import rule

RICH = {"coin": 20, "camel": 9, "pepper": 5, "silk": 5, "gold": 5, "jade": 3}
IN_JADE = ("PayCoinsInJade", "PayCamelsInJade")
UNITS = {"price-coins": "coin", "price-camels": "camel", "price-jade": "jade"}
DICE_ACTIONS = ("bonus:reroll", "bonus:raise", "bonus:lower", "bonus:black_die")


def price(t: Story, token: str) -> tuple[str, int] | None:
    found = play.price(t.s, token)
    return None if found is None else (found.message, int(found.n))


def rich(*dice: int) -> Story:
    return Story().clear_spaces().stock(0, **RICH).dice(0, *dice)


# Spaces


@rule("MP-7.8", "MP-7.9")
def test_a_free_space_says_nothing_an_occupied_one_what_the_cheapest_dice_cost() -> None:
    """The lowest die that will do: any on Book I, a 3 on Book II, the two lowest for Guild Seals."""
    spaces = ("book_1", "book_2", "guild_seals", "contracts")
    t = rich(2, 3, 4, 6).posts(0, "yangzhou").turn(0)
    assert [None] * 4 == [price(t, f"space:{space}") for space in spaces]

    t = rich(2, 3, 4, 6).posts(0, "yangzhou")
    for space in spaces:
        t.lay(space, 1, 5)
    t.turn(0)
    assert [("price-coins", n) for n in (2, 3, 2, 2)] == [price(t, f"space:{space}") for space in spaces]


@rule("MP-7.8")
@pytest.mark.parametrize("value", [1, 2, 4, 6])
def test_each_die_says_its_own_price(value: int) -> None:
    """On an occupied book as many coins as the die shows, and so many are paid."""
    t = rich(1, 2, 4, 6).stock(0, coin=9).lay("book_1", 1, 5).turn(0).play("space:book_1")
    assert ("price-coins", value) == price(t, f"dice:own_{value}")
    t.play(f"dice:own_{value}")
    assert {"coin": -value, "pepper": 2, "jade": 1} == changed(t, "offer:left")


@rule("MP-7.8", "MP-11.2")
@pytest.mark.parametrize(
    ("space", "is_occupied", "expected"),
    [
        ("book_1", False, None),
        ("book_1", True, ("say-place-dice-occupied", [])),
        ("travel_lower", False, ("say-place-dice-priced", [2])),
        ("travel_lower", True, ("say-place-dice-both", [2])),
    ],
)
def test_the_question_tells_what_is_paid_for_dice_and_what_for_the_space(
    space: str, is_occupied: bool, expected: tuple[str, list[int]] | None
) -> None:
    """Three coins for a 1 on the occupied Travel space are one for the dice there and two for the space."""
    t = rich(1, 2, 4)
    if is_occupied:
        t.lay(space, 1, 5)
    t.turn(0).play(f"space:{space}")
    found = play.says(t.s)
    assert expected == (None if found is None else (found.saying.message, found.numbers))


@rule("MP-7.6", "MP-7.8")
def test_where_the_own_colour_lies_the_black_die_is_the_cheapest() -> None:
    """A 2 of the own colour may not be used again; the black 5 costs 5."""
    t = rich(2).black(0, 5).lay("book_1", 0, 1).turn(0)
    assert ("price-coins", 5) == price(t, "space:book_1")


@rule("MP-9.6", "MP-14.3", "MP-16.4.2")
def test_spaces_that_are_never_paid_for_say_nothing() -> None:
    """The Khan's row, a special city, a city card and the money bag, though dice lie there."""
    t = rich(3, 4).posts(0, "balkh").lay("khan", 1, 2).lay("balkh", 1, 6).lay("bag", 1, 6).turn(0)
    for token in ("space:khan", "space:balkh", "space:area_card_1", "bonus:money_bag", "turn:end"):
        assert price(t, token) is None, token


@rule("MP-11.2", "MP-7.8")
def test_the_lower_travel_space_says_its_own_cost_and_that_of_the_dice_there() -> None:
    """2 coins; with a die there as many more as the own die shows; the middle space only the latter."""
    t = rich(3, 4).turn(0)
    assert [("price-coins", 2), None] == [price(t, f"space:travel_{n}") for n in ("lower", "middle")]

    t = rich(3, 4).lay("travel_lower", 1, 1).lay("travel_middle", 1, 1, 1).turn(0)
    assert [("price-coins", 5), ("price-coins", 3)] == [
        price(t, f"space:travel_{rank}") for rank in ("lower", "middle")
    ]
    t.play("space:travel_lower")
    assert [("price-coins", 5), ("price-coins", 6)] == [price(t, f"dice:own_{n}") for n in (3, 4)]
    t.stock(0, coin=9, camel=9).play("dice:own_3", "location:oasis_gobi")
    assert {"coin": -5, "camel": -1} == changed(t, "answer:skip")


# Offers and bonus actions


@rule("MP-8.5")
def test_offers_say_their_jade() -> None:
    """The two upper ones nothing, the others 1 and 2 jade, and so much is paid."""
    for offer, jade in (("left", 0), ("right", 0), ("one_jade", 1), ("two_jade", 2)):
        t = rich(4).offer(1, "offer_1_2").stock(0, jade=2).use(0, "book_1", "own_4")
        assert (("price-jade", jade) if jade else None) == price(t, f"offer:{offer}")
        t.s.log = []
        t.play(f"offer:{offer}")
        assert jade == paid_of(t.s, 0)["jade"]


@rule("MP-16.5", "MP-16.6", "MP-16.7")
def test_bonus_actions_with_dice_say_their_camels() -> None:
    """1 to roll again, 2 to change a die, 3 for a black die; so many are paid."""
    for token, camels in zip(DICE_ACTIONS, (1, 2, 2, 3), strict=True):
        t = rich(3).stock(0, camel=5).turn(0)
        assert ("price-camels", camels) == price(t, token)
        assert -camels == changed(t, token)["camel"]


# Random games


@rule("MP-7.8", "MP-8.5", "MP-11.2", "MP-16.5")
def test_what_is_told_is_what_is_paid() -> None:
    """In random games every space, every choice of dice, every offer and every bonus action takes what it says."""
    luck = random.Random(7)  # noqa: S311 (a game, not a secret)
    compared: set[tuple[str, str]] = set()
    for key in range(6):
        seats = 2 + key % 3
        s = GAME.deal(seats, GAME.options(seats, {}), key)
        assert isinstance(s, MarcoPolo)
        while s.stack:
            name = type(play.question(s)).__name__
            for choice in play.legal(s) if isinstance(play.question(s), TakeTurn | PlaceDice | ChooseOffer) else []:
                token = GAME.space.token(choice)
                if token.startswith(("space:", "dice:", "offer:", "bonus:")) and not on_card(s, token):
                    found = play.price(s, choice)
                    wanted = {} if found is None else {UNITS[found.message]: int(found.n)}
                    assert wanted == taken(s, token), (name, token)
                    compared.add((name, found.message if found else ""))
            options = [choice for choice in play.legal(s) if choice != END] or play.legal(s)
            play.apply(s, luck.choice(options))
    assert {("TakeTurn", "price-coins"), ("TakeTurn", "price-camels"), ("PlaceDice", "price-coins")} <= compared
    assert {("ChooseOffer", "price-jade"), ("ChooseOffer", ""), ("PlaceDice", ""), ("TakeTurn", "")} <= compared


def on_card(s: MarcoPolo, token: str) -> bool:
    """Whether dice go on a city card: its printed cost is no price of the space."""
    top = play.question(s)
    space = SPACE_NAMES[top.space] if isinstance(top, PlaceDice) else token.partition(":")[2]
    return "card" in space


def taken(s: MarcoPolo, token: str) -> dict[str, int]:
    """What a choice takes as coins, camels or jade; of several dice that fit, the least."""
    before = play.question(s)
    after = s.clone()
    after.log = []
    play.apply(after, token)
    if isinstance(before, TakeTurn) and isinstance(play.question(after), PlaceDice):
        ways = [taken(after, GAME.space.token(choice)) for choice in play.legal(after)]
        return min(ways, key=lambda way: sum(way.values()))
    if token.startswith(("space:", "dice:")):
        return {"coin": n} if (n := placed(after, before.seat)) else {}
    pay_up(after)
    paid = paid_of(after, before.seat)
    if token.startswith("bonus:"):
        camels = paid["camel"] + paid["jade"]
        return {"camel": camels} if camels else {}
    assert isinstance(before, ChooseOffer)
    jade = paid["coin"] + paid["jade"] - int(before.coins)
    return {"jade": jade} if jade else {}


def placed(s: MarcoPolo, seat: int) -> int:
    """Coins for dice that have just been placed: owed by a journey, by a book, or paid."""
    top = play.question(s) if s.stack else None
    if isinstance(top, Move):
        return int(s.coins)
    if isinstance(top, ChooseOffer):
        return int(top.coins)
    pay_up(s)
    paid = paid_of(s, seat)
    return paid["coin"] + paid["jade"]


def pay_up(s: MarcoPolo) -> None:
    """With as little jade as possible."""
    while s.stack and type(play.question(s)).__name__ in IN_JADE:
        play.apply(s, play.legal(s)[0])


def paid_of(s: MarcoPolo, seat: int) -> dict[str, int]:
    """What a player has paid by the log."""
    out = dict.fromkeys(RESOURCE_NAMES, 0)
    for event in s.log or []:
        if event.kind == PAID and event.a == seat:
            out[RESOURCE_NAMES[event.b]] += int(event.c)
    return out
