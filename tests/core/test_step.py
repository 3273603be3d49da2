"""Steps: questions, steps that run by themselves, and questions asked together."""

import pytest

from caravanserai.core.ids import NOBODY, Choice, Ints, Seat
from caravanserai.core.ints import added, filled
from caravanserai.core.play import apply, asked, legal, question, settle
from caravanserai.core.space import A_B_SKIP, SKIP, A, B
from caravanserai.core.step import Auto, Illegal, NotAsked, Pick, Refusal, Step, Together, ask_together, refusals
from tests.core.purse import POOR, Purse


class Choosy(Step[Purse]):
    """A and skip are allowed, B is not."""

    def candidates(self, s: Purse) -> Ints:
        return A_B_SKIP

    def refuse(self, s: Purse, choice: Choice) -> Refusal | None:
        return POOR if choice == B else None

    def take(self, s: Purse, choice: Choice) -> None:
        s.notes = added(s.notes, choice)


class Anything(Pick[Purse]):
    """All that is offered is allowed, whatever `refuse` says."""

    def candidates(self, s: Purse) -> Ints:
        return A_B_SKIP


class Count(Auto[Purse]):
    """Runs by itself."""

    def run(self, s: Purse) -> None:
        s.notes = added(s.notes, self.seat)


class Secret(Together[Purse]):
    """A secret choice of all that wait."""

    def again(self, seat: Seat, waiting: int) -> "Secret":
        return Secret(seat, waiting)

    def candidates(self, s: Purse) -> Ints:
        return A_B_SKIP

    def reveal(self, s: Purse) -> None:
        for answer in s.answers:
            s.notes = added(s.notes, answer)


def test_legal_is_what_is_not_refused() -> None:
    """Candidates less the refused, in the same order; a pick allows all."""
    s = Purse()
    assert list(Choosy(0).legal(s)) == [A, SKIP]
    assert list(Anything(0).legal(s)) == [A, B, SKIP]
    assert list(A_B_SKIP) == [A, B, SKIP]


def test_who_asks() -> None:
    """A question asks its seat, a step that runs by itself asks nobody."""
    assert (Choosy(1).asks(), Choosy(1).seat) == (True, 1)
    assert (Count().asks(), Count().seat) == (False, NOBODY)
    assert not Choosy(0).owns(A)
    assert Choosy(0).refuse(Purse(), A) is None


def test_what_a_step_must_say() -> None:
    """A step that leaves out its question, its answer or its doing is an error, not silence."""
    s = Purse()
    with pytest.raises(NotImplementedError):
        Step[Purse](0).candidates(s)
    with pytest.raises(NotImplementedError):
        Step[Purse](0).take(s, A)
    with pytest.raises(NotImplementedError):
        Auto[Purse]().run(s)
    with pytest.raises(NotImplementedError):
        Together[Purse](0, 1).again(0, 1)
    with pytest.raises(NotImplementedError):
        Together[Purse](0, 1).reveal(s)


def test_refusals_for_every_number() -> None:
    """Made once, from 0 to the most."""
    made = refusals("GG-1", "refuse-few", 3)
    assert [(no.rule, no.message, no.n) for no in made] == [("GG-1", "refuse-few", n) for n in range(4)]
    assert Refusal("GG-1", "refuse-few").n == 0


def test_illegal_says_why() -> None:
    """Token, message and rule; and the refusal itself."""
    error = Illegal(POOR, "option:b")
    assert str(error) == "option:b: refuse-poor (PU-1)"
    assert error.refusal is POOR


def test_steps_and_refusals_in_a_debugger() -> None:
    """A step tells its name and whom it asks, and nothing of what it is about."""
    assert "<Count>" == repr(Count(5))
    assert "<Secret asks seats 0, 2>" == repr(Secret(0, 0b101))
    assert "Refusal('PU-1', 'refuse-poor', 0)" == repr(POOR)
    assert "refuse-poor (PU-1)" == str(POOR)  # no game has words for it


def together() -> Purse:
    s = Purse()
    ask_together(s, Secret(0, 0b111), 3)
    s.next(Count(5))
    settle(s)
    return s


def test_together_asks_all_at_once() -> None:
    """Each seat that waits is asked the same; nobody has answered."""
    s = together()
    assert asked(s) == (0, 1, 2)
    assert list(s.answers) == [NOBODY] * 3
    assert [question(s, seat).seat for seat in range(3)] == [0, 1, 2]
    assert legal(s, 2) == [A, B, SKIP]


def test_together_in_any_order() -> None:
    """Answers wait until the last one; then all are revealed, which counts as a reveal."""
    s = together()
    apply(s, A, 2)
    assert (asked(s), list(s.answers), s.stack[-1].seat) == ((0, 1), [NOBODY, NOBODY, A], 0)
    apply(s, SKIP, 0)
    assert (asked(s), list(s.notes), s.reveals) == ((1,), [5], 0)
    apply(s, B, 1)
    assert (asked(s), list(s.notes), s.reveals) == ((), [5, SKIP, B, A], 1)
    assert s.decided == 3


def test_together_without_a_seat_asks_the_first() -> None:
    """Search answers in seat order."""
    s = together()
    for answer in (A, B, SKIP):
        apply(s, answer)
    assert list(s.notes) == [5, A, B, SKIP]


def test_together_asks_once() -> None:
    """Who has answered, or was never asked, is not asked again."""
    s = together()
    apply(s, A, 1)
    for seat in (1, 3):
        with pytest.raises(NotAsked, match=f"seat {seat} is not asked"):
            apply(s, B, seat)
    assert list(s.answers) == [NOBODY, A, NOBODY]


def test_together_waits_for() -> None:
    """Seats in the set, never a spectator."""
    step = Secret(1, 0b110)
    assert [step.waits_for(seat) for seat in (NOBODY, 0, 1, 2, 3)] == [False, False, True, True, False]
    turned = step.turned_to(2)
    assert (turned.seat, turned.waiting) == (2, 0b110)


def test_asking_together_forgets_old_answers() -> None:
    """A second question starts with no answers."""
    s = together()
    for answer in (A, B, SKIP):
        apply(s, answer)
    ask_together(s, Secret(0, 0b11), 2)
    assert list(s.answers) == list(filled(2, NOBODY))
