"""What cannot be undone (MP-25.40 to 25.44 of the rules)."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.marcopolo2.dealt import dealt
from tests.games.marcopolo2.story import Story
from tests.games.stories import NONE, revealed
from tests.rules import rule

PILE = [{"kind": "contract_from_pile", "n": 1}]


def rich(**options: bool) -> Story:
    """Seat 0 can pay for anything."""
    t = Story(3, **options).stock(0, coin=50, camel=50, pepper=20, silk=20, gold=20).dice(0, 3, 3, 4, 4, 5)
    return t.posts(0, "pagan", "xian", "baghdad").figure(0, "xian").no_outposts().active(0, "contract_s6")


# Dice


def begun(seats: int, n: int) -> tuple[Story, int]:
    """A round up to the choice among the bonuses, and how much that revealed."""
    t = Story(seats).posts(0, "kashgar").markers(kashgar="marker_goods").first(0)
    for m in range(2, n):
        t.s.stack.clear()
        t.round(m - 1).new_round()
    t.s.stack.clear()
    return t, revealed(t, t.round(n - 1).new_round)


def after_bonuses(seats: int) -> int:
    """How much cards and rolls reveal."""
    t, _ = begun(seats, 5)
    assert 0 == revealed(t, lambda: t.play("good:pepper"))
    return revealed(t, lambda: t.play("good:silk"))


@rule("MP-25.40")
def test_rolling_at_the_start_of_a_round_is_a_barrier() -> None:
    """The last choice among the bonuses is followed by the roll, which reveals the more the more players roll."""
    assert 0 < after_bonuses(2) < after_bonuses(3) < after_bonuses(4)


@rule("MP-25.40")
@pytest.mark.parametrize("open_dice", [False, True])
def test_a_reroll_is_a_barrier(open_dice: bool) -> None:
    """Of an own or a black die, with black dice open or not; choosing to reroll is none yet, nor a change by 1."""
    t = rich(black_dice_open=open_dice).black(0, 2).turn(0)
    assert 0 == revealed(t, lambda: t.play("bonus:raise", "die:own_3", "bonus:lower", "die:own_5"))
    assert 0 == revealed(t, lambda: t.play("bonus:reroll"))
    assert revealed(t, lambda: t.play("die:own_4")) > 0
    t.play("bonus:reroll")
    assert revealed(t, lambda: t.play("die:black_2")) > 0


@rule("MP-25.40")
def test_gaining_a_black_die_is_a_barrier() -> None:
    """By the bonus action or as a reward; when none is left nothing is rolled."""
    t = rich().turn(0)
    assert revealed(t, lambda: t.play("bonus:black_die")) > 0
    t = rich()
    assert revealed(t, lambda: t.gain(0, {"black_die": 1})) > 0
    t = rich().black_left(0)
    assert 0 == revealed(t, lambda: t.gain(0, {"black_die": 1}))


@rule("MP-25.40")
def test_taking_an_open_black_die_is_no_barrier() -> None:
    """In the variant its value lies open."""
    t = rich(black_dice_open=True).black_shown(1, 4, 4, 6).turn(0)
    assert 0 == revealed(t, lambda: t.play("bonus:black_die", "die:black_4"))
    assert ([4], [1, 4, 6]) == (t.player(0).black, t.seen()["black_shown"])
    t = rich(black_dice_open=True).black_shown(1, 4)
    assert 0 == revealed(t, lambda: t.gain(0, {"black_die": 1}).play("die:black_1"))


# Contracts


@rule("MP-25.41")
def test_drawing_a_contract_from_the_pile_is_a_barrier() -> None:
    """As the reward of a contract or of a tile; with an empty pile nothing is drawn."""
    t = Story()
    assert revealed(t, lambda: t.gain(0, PILE)) > 0
    reward = Story().active(0, "contract_s2").stock(0, camel=2, pepper=1, silk=1).dice(0, 3).turn(0)
    assert revealed(reward, lambda: reward.play("contract:contract_s2")) > 0
    assert 1 == len(reward.told("contract-drawn"))
    tile = Story().character(0, "filippo_vitello").tiles(0, "outpost_contract").dice(0, 3).turn(0)

    def use() -> None:
        tile.play("tile:outpost_contract")
        while tile.question != "TakeTurn":
            tile.play(tile.legal()[0])

    assert revealed(tile, use) > 0
    assert 1 == len(tile.told("contract-drawn"))
    none = Story().pile()
    assert 0 == revealed(none, lambda: none.gain(0, PILE))


@rule("MP-25.41")
def test_taking_a_contract_from_a_city_is_no_barrier() -> None:
    """It lay open; the discard of another too."""
    t = rich().active(0, "contract_n40", "contract_n41")
    first, second = t.contracts_in("pagan")
    t.turn(0).play("space:contracts", "dice:own_3")
    assert 0 == revealed(t, lambda: t.play(f"contract:{first}", "contract:contract_n41"))
    assert second in t.contracts_in("pagan")


@rule("MP-25.42")
def test_the_refill_at_the_end_of_a_turn_is_a_barrier() -> None:
    """Only the end, and only where a space is empty and the pile is not."""
    t = rich().dice(0, 3, 4)
    taken = t.contracts_in("pagan")[0]
    t.turn(0).play("space:contracts", "dice:own_3", f"contract:{taken}")
    assert 0 == revealed(t, lambda: t.play("answer:skip"))
    assert NONE == t.contracts_in("pagan")[0]
    assert revealed(t, lambda: t.play("turn:end")) > 0
    assert NONE != t.contracts_in("pagan")[0]
    full = rich().turn(0).play("space:khan", "dice:own_3")
    assert 0 == revealed(full, lambda: full.play("turn:end"))
    empty = rich().pile()
    taken = empty.contracts_in("pagan")[0]
    empty.turn(0).play("space:contracts", "dice:own_3", f"contract:{taken}", "answer:skip")
    assert 0 == revealed(empty, lambda: empty.play("turn:end"))


# Rounds and set-up


@rule("MP-25.43")
@pytest.mark.parametrize("seats", [2, 4])
def test_an_offer_that_becomes_visible_is_a_barrier(seats: int) -> None:
    """In rounds 2 to 4; in round 5 no tile is left to be seen."""
    for n in (2, 3, 4):
        assert begun(seats, n)[1] > 0
    assert 0 == begun(seats, 5)[1]


@rule("MP-25.43")
def test_new_city_cards_are_barriers() -> None:
    """Four players roll twice as much as two: what is left over is the cards."""
    assert 2 * after_bonuses(2) - after_bonuses(4) > 0


@rule("MP-25.44")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draws_of_the_set_up_are_barriers(seats: int) -> None:
    """More of them with more players; the last pick, as goal cards are looked at; keeping one of them is none."""
    assert dealt(seats).s.reveals > 0
    assert dealt(4).s.reveals > dealt(3).s.reveals > dealt(2).s.reveals
    t = dealt(seats).revealed("de_wu", "abha_basu", "gantulga_od", "mongke_khan", "filippo_vitello")
    assert 0 == revealed(t, lambda: t.play(t.legal()[0]))
    for _ in range(seats - 2):
        t.play(t.legal()[0])
    assert revealed(t, lambda: t.play(t.legal()[0])) > 0
    for seat in range(seats - 1):
        assert 0 == revealed(t, partial(t.play_as, seat, t.legal(seat)[0]))


# The rest


@rule("MP-25.40", "MP-25.41", "MP-25.42")
def test_everything_else_can_be_undone() -> None:
    """Placements, payments, journeys, offers, seals, contracts, the money bag: nothing of it reveals anything."""
    t = rich().character(0, "abha_basu").seals(0, "jewelers").outposts(lhasa="outpost_gold")
    t.card("area_card_1", "pepper_trade")

    def deeds() -> None:
        t.turn(0).play("bonus:raise", "die:own_3", "seal:jewelers")
        t.play("bonus:money_bag", "die:own_5", "option:a", "space:book_1", "dice:own_3", "offer:right")
        t.s.stack.clear()
        t.turn(0).play("space:area_card_1", "count:3")
        t.s.stack.clear()
        t.dice(0, 4, 4, 4).turn(0).play("space:travel_middle", "location:oasis_dunhuang", "location:lhasa")
        t.play("answer:skip", "contract:contract_s6", "turn:end")

    assert 0 == revealed(t, deeds)
    assert ({"lhasa"}, {"contract_s6"}, {"jewelers"}) == (
        t.player(0).posts - {"pagan", "xian", "baghdad"},
        t.player(0).completed,
        t.player(0).improved,
    )
