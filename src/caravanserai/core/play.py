"""Playing: who is asked, what is allowed, and doing it."""

from typing import Any

from mypy_extensions import i64

from caravanserai.core.bits import numbers
from caravanserai.core.ids import NOBODY, Choice, Ints, Seat
from caravanserai.core.ints import joined
from caravanserai.core.rng import mixed, next32
from caravanserai.core.state import State
from caravanserai.core.step import NOT_OFFERED, Illegal, NotAsked, Price, Refusal, Said, Step, Together, Way


def settle(s: State) -> None:
    """Run steps that ask nobody until one asks or none is left."""
    stack = s.stack
    while stack:
        top = stack[-1]
        if top.asks():
            return
        stack.pop()
        top.run(s)


def asked(s: State) -> tuple[int, ...]:
    """Who is asked; empty when the game is over."""
    if not s.stack:
        return ()
    top = s.stack[-1]
    if isinstance(top, Together):
        return tuple(numbers(top.waiting))
    return (top.seat,)


def question(s: State, seat: Seat = NOBODY) -> Step[Any]:
    """The step that asks a seat, or the first seat asked."""
    if not s.stack:
        raise NotAsked("the game is over")
    top = s.stack[-1]
    if seat == NOBODY or seat == top.seat:
        return top
    if isinstance(top, Together) and top.waits_for(seat):
        return top.turned_to(seat)
    raise NotAsked(f"seat {seat} is not asked")


def offered(s: State, top: Step[Any]) -> Ints:
    """What a question allows, with what its seat may do at any time."""
    out = top.legal(s)
    extra = s.anytime(top.seat)
    if extra is None:
        return out
    more = extra.legal(s)
    return out if len(more) == 0 else joined(out, more)  # a new row: offers may be shared constants


def legal(s: State, seat: Seat = NOBODY) -> list[int]:
    """What may be chosen now, ascending; a seat only if several are asked."""
    if not s.stack:
        return []
    return list(offered(s, question(s, seat)))


def tokens(s: State, seat: Seat = NOBODY) -> list[str]:
    """What may be chosen now, as people write it; `apply` takes these as well."""
    space = s.space()
    return [space.token(choice) for choice in legal(s, seat)]


def candidates(s: State, seat: Seat = NOBODY) -> list[int]:
    """What a player might try now, refused or not, ascending."""
    if not s.stack:
        return []
    top = question(s, seat)
    out = list(top.candidates(s))
    extra = s.anytime(top.seat)
    if extra is not None:
        out += list(extra.candidates(s))
    return out


def refusal(s: State, top: Step[Any], choice: Choice) -> Refusal | None:
    """Why a question does not allow a choice, or None."""
    extra = s.anytime(top.seat)
    if extra is not None and extra.owns(choice):
        return extra.refuse(s, choice) if choice in extra.candidates(s) else NOT_OFFERED
    return top.refuse(s, choice) if choice in top.candidates(s) else NOT_OFFERED


def code(s: State, choice: int | str) -> Choice:
    """A choice given as a code or as a token."""
    return s.space().code(choice) if isinstance(choice, str) else choice


def explain(s: State, choice: int | str, seat: Seat = NOBODY) -> Refusal | None:
    """Why a choice is not allowed, or None."""
    return refusal(s, question(s, seat), code(s, choice))


def price(s: State, choice: int | str, seat: Seat = NOBODY) -> Price | None:
    """What an allowed choice costs, where its step tells."""
    top, chosen = question(s, seat), code(s, choice)
    extra = s.anytime(top.seat)
    if extra is not None and extra.owns(chosen):
        return extra.price(s, chosen)
    return top.price(s, chosen)


def says(s: State, seat: Seat = NOBODY) -> Said | None:
    """The question with what it is about just now, where its step tells."""
    return question(s, seat).says(s)


def outcome(s: State, choice: Choice, seat: Seat, flow: str = "") -> State | None:
    """The table after an allowed choice, for who wants to know what it brings; None where it would reveal something.

    With the name of the module that has the game's turns and rounds: before they go on by themselves, so that a new day
    is no gain of whoever ended the old one.
    """
    after = s.clone()
    begin_answer(after, question(after, seat), choice)
    stack = after.stack
    while stack and not stack[-1].asks() and type(stack[-1]).__module__ != flow:
        stack.pop().run(after)
    return after if after.reveals == s.reveals else None


def ways(s: State, seat: Seat = NOBODY) -> list[Way]:
    """Runs of choices that people think of as one, where the question has any."""
    return question(s, seat).ways(s)


def apply(s: State, choice: int | str, seat: Seat = NOBODY) -> None:
    """Take a choice, or raise Illegal and change nothing."""
    top = question(s, seat)
    chosen = code(s, choice)
    no = refusal(s, top, chosen)
    if no is not None:
        known = 0 <= chosen < s.space().size
        raise Illegal(no, s.space().token(chosen) if known else str(chosen))
    answer(s, top, chosen)


def take(s: State, choice: Choice) -> None:
    """Take a choice known to be legal: for search, straight from `legal`."""
    answer(s, s.stack[-1], choice)


def answer(s: State, top: Step[Any], choice: Choice) -> None:
    """Give a question its answer and go on to the next question."""
    begin_answer(s, top, choice)
    settle(s)


def begin_answer(s: State, top: Step[Any], choice: Choice) -> None:
    """Give a question its answer; what follows by itself is left to be run."""
    s.decided += 1
    extra = s.anytime(top.seat)
    if extra is not None and extra.owns(choice):
        extra.take(s, choice)
    else:
        s.stack.pop()
        top.take(s, choice)


def playout(s: State, seed: int, checked: bool = False) -> int:
    """Play at random to the end; the number of decisions taken."""
    luck: i64 = mixed(seed)
    count: i64 = 0
    while s.stack:
        top = s.stack[-1]
        options = offered(s, top)
        luck = next32(luck)
        n: i64 = len(options)
        choice = options[(luck * n) >> 32]
        if checked:
            apply(s, choice)
        else:  # as `answer` does it, with a call less: most of all decisions are taken here
            begin_answer(s, top, choice)
            settle(s)
        count += 1
    return count


def imagine_answers(s: State, seat: Seat) -> None:
    """Replace what others have secretly answered by what they might have: the last part of `imagine`."""
    if not s.stack:
        return
    top = s.stack[-1]
    if not isinstance(top, Together):
        return
    for other in range(len(s.answers)):
        if other != seat and s.answers[other] != NOBODY:
            options = top.turned_to(other).legal(s)
            s.answers[other] = options[s.below("imagine", len(options))]
