"""Playing: who is asked, what is allowed, doing it."""

import pytest

from caravanserai.core.game import start
from caravanserai.core.ids import NOBODY
from caravanserai.core.play import (
    apply,
    asked,
    candidates,
    explain,
    imagine_answers,
    legal,
    outcome,
    playout,
    question,
    take,
)
from caravanserai.core.space import UnknownToken
from caravanserai.core.step import NOT_OFFERED, Illegal, NotAsked
from caravanserai.core.wire import digest
from tests.oasis import GAME
from tests.oasis.box import DATE, TRADERS, VP, WATER
from tests.oasis.choices import EAT, PLACE
from tests.oasis.flow import ChoosePlace
from tests.oasis.state import Oasis

EATING = EAT.code(0)


def oasis(seats: int = 2) -> Oasis:
    return start(GAME, seats, key=7)


def in_turn(*traders: str, dates: int = 0, water: int = 0) -> Oasis:
    """The first player, alone in the grove, is about to play one of these traders."""
    s = oasis()
    names = [trader.id for trader in TRADERS]
    me = s.of(s.first)
    apply(s, "place:grove", s.first)
    apply(s, "place:well", 1 - s.first)
    me.hand = sum(1 << names.index(trader) for trader in traders)
    me.goods[DATE], me.goods[WATER] = dates, water
    return s


def names(choices: list[int]) -> list[str]:
    return [GAME.space.token(choice) for choice in choices]


def test_who_is_asked() -> None:
    """Several together, or one; nobody when the game is over."""
    s = oasis(3)
    assert asked(s) == (0, 1, 2)
    playout(s, 1)
    assert (asked(s), legal(s), candidates(s)) == ((), [], [])
    with pytest.raises(NotAsked, match="the game is over"):
        apply(s, "place:well")
    with pytest.raises(NotAsked, match="the game is over"):
        explain(s, "place:well")


def test_a_question_for_a_seat() -> None:
    """Without a seat the first one asked; for another seat the same question turned to it."""
    s = oasis(3)
    assert question(s).seat == 0
    turned = question(s, 2)
    assert (type(turned), turned.seat) == (ChoosePlace, 2)
    with pytest.raises(NotAsked, match="seat 3 is not asked"):
        question(s, 3)
    assert len(s.stack) == len(oasis(3).stack)


def test_offers_with_what_may_be_done_at_any_time() -> None:
    """Ascending, the shared constants unchanged; what is refused is a candidate and not legal."""
    s = oasis()
    assert names(legal(s, 1)) == ["place:well", "place:grove", "place:market", "eat:dates"]
    assert list(PLACE.all()) == [PLACE.code(n) for n in range(3)]
    s.of(1).goods[DATE] = 1
    assert names(legal(s, 1)) == ["place:well", "place:grove", "place:market"]
    assert names(candidates(s, 1))[-1] == "eat:dates"
    assert names(legal(s, 0))[-1] == "eat:dates"


def test_explaining() -> None:
    """None for what is legal, the rule for what is refused, and one refusal for what is not offered."""
    s = in_turn("date_seller", dates=1)
    assert explain(s, "answer:skip") is None
    no = explain(s, "trader:date_seller")
    assert no is not None
    assert (no.rule, no.message, no.n) == ("OA-4.7", "refuse-too-few-dates", 2)
    assert explain(s, "trader:fox") is NOT_OFFERED
    assert explain(s, -1) is NOT_OFFERED
    assert explain(s, GAME.space.size) is NOT_OFFERED
    no = explain(s, EATING)
    assert no is not None
    assert no.rule == "OA-4.7"


def test_codes_and_tokens_are_the_same() -> None:
    """A choice by either name."""
    one, other = oasis(), oasis()
    apply(one, "place:market", 1)
    apply(other, PLACE.named("market"), 1)
    assert digest(one) == digest(other)


@pytest.mark.parametrize(
    ("choice", "seat", "error", "words"),
    [
        ("trader:date_seller", NOBODY, Illegal, r"trader:date_seller: refuse-too-few-dates \(OA-4.7\)"),
        ("eat:dates", NOBODY, Illegal, r"eat:dates: refuse-too-few-dates \(OA-4.7\)"),
        ("place:well", NOBODY, Illegal, r"place:well: Not available right now. \(CORE-1\)"),
        (-1, NOBODY, Illegal, r"-1: Not available right now. \(CORE-1\)"),
        (9999, NOBODY, Illegal, r"9999: Not available right now. \(CORE-1\)"),
        ("trader:ghost", NOBODY, UnknownToken, "no such choice: 'trader:ghost'"),
        ("answer:skip", 7, NotAsked, "seat 7 is not asked"),
    ],
)
def test_what_is_not_allowed_changes_nothing(choice: int | str, seat: int, error: type[Exception], words: str) -> None:
    """It raises, says why, and leaves the table as it was."""
    s = in_turn("date_seller", dates=1)
    before = digest(s)
    with pytest.raises(error, match=words):
        apply(s, choice, seat)
    assert digest(s) == before


def test_at_any_time_leaves_the_question() -> None:
    """Eating counts as a decision, and the same question waits as before."""
    s = in_turn("date_seller", dates=3)
    waiting, decided = s.stack[:], s.decided
    apply(s, "eat:dates")
    assert s.stack == waiting
    assert s.decided == decided + 1
    assert (s.of(s.first).goods[DATE], s.of(s.first).goods[WATER]) == (1, 1)


def test_at_any_time_beside_others() -> None:
    """While all are asked together, a seat that is not the first may eat, and all still wait."""
    s = oasis(3)
    apply(s, "eat:dates", 2)
    assert asked(s) == (0, 1, 2)
    assert [s.of(seat).goods[DATE] for seat in range(3)] == [2, 2, 0]


def test_applying_goes_on_to_the_next_question() -> None:
    """Steps that ask nobody run by themselves; the effect, then the rest of the round."""
    s = in_turn("date_seller", dates=2)
    first = s.first
    apply(s, "trader:date_seller")
    assert (s.of(first).goods[VP], s.of(first).goods[DATE], s.of(first).hand) == (3, 0, 0)
    assert asked(s) == (1 - first,)


def test_another_seat_is_asked_in_between() -> None:
    """Who shares the place of the visitor is asked in the visitor's turn (OA-4.2)."""
    s = oasis()
    first, other = s.first, 1 - s.first
    apply(s, "place:grove", 0)
    apply(s, "place:grove", 1)
    assert asked(s) == (other,)
    apply(s, "answer:yes")
    assert (s.of(other).goods[VP], s.of(other).goods[WATER]) == (1, 0)
    assert asked(s) == (first,)


def test_taking_unchecked() -> None:
    """`take` does what `apply` does, for what is legal."""
    one, other = oasis(), oasis()
    for _ in range(12):
        choice = legal(one)[0]
        apply(one, choice)
        take(other, choice)
    assert digest(one) == digest(other)


def test_playouts() -> None:
    """The same seed plays the same game, checked or not; another seed another; every decision is counted."""
    tables = [oasis(4) for _ in range(3)]
    counts = [playout(tables[0], 3), playout(tables[1], 3, checked=True), playout(tables[2], 4)]
    assert counts[:2] == [tables[0].decided] * 2
    assert counts[2] == tables[2].decided
    assert digest(tables[0]) == digest(tables[1]) != digest(tables[2])


def test_imagined_answers() -> None:
    """Others' secret answers are replaced by legal ones; the own answer and missing ones stay."""
    s = oasis(4)
    for seat in (0, 1, 2):
        apply(s, "place:market", seat)
    seen = set()
    for key in range(40):
        t = s.clone()
        t.draw_from(key)
        imagine_answers(t, 1)
        assert t.answers[1] == PLACE.named("market")
        assert t.answers[3] == NOBODY
        assert all(PLACE.has(t.answers[seat]) for seat in (0, 2))
        seen.add((t.answers[0], t.answers[2]))
    assert len(seen) == 9


def test_nothing_to_imagine() -> None:
    """Without a question asked together there are no answers to replace."""
    s = in_turn("fox")
    before = digest(s)
    imagine_answers(s, 0)
    assert digest(s) == before
    playout(s, 1)
    before = digest(s)
    imagine_answers(s, 0)
    assert digest(s) == before


def test_what_a_choice_would_come_to() -> None:
    """Up to the next question, while the table itself stays as it was; nothing is said of what would be revealed."""
    s = in_turn("date_seller", dates=3)
    before = digest(s)
    eaten = outcome(s, EATING, s.first)
    assert isinstance(eaten, Oasis)
    assert (eaten.of(s.first).goods[DATE], asked(eaten)) == (1, asked(s))
    assert outcome(s, GAME.space.code("trader:date_seller"), s.first) is None
    assert before == digest(s)
