"""The course of a game from the rows of a store, and whether the rules of today lead through it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from sys import intern
from typing import Any, Final, TypeVar

from caravanserai.core.course import Course, Decision, Tried, digest_of
from caravanserai.core.space import UnknownToken
from caravanserai.core.state import State
from caravanserai.core.step import Illegal, NotAsked
from caravanserai.core.telling import Args, Told
from caravanserai.tables import chance
from caravanserai.tables.installed import found_game
from caravanserai.tables.keeping import AT_A_TIME
from caravanserai.tables.problem import Damaged, Problem
from caravanserai.tables.rows import DecisionRow, EventRow, GameRow, SnapshotRow

R = TypeVar("R")
T = TypeVar("T")
PLAYED_AT_A_TIME: Final = 5  # decisions; two games, interpreted, take less than 10 ms then

# Reading


def check_numbers(row: GameRow, decisions: Sequence[DecisionRow], told: Sequence[EventRow]) -> None:
    """Whether all decisions and events of a game are there; a gap would otherwise be taken for the game's end."""
    if list(range(1, row["decided"] + 1)) != [one["n"] for one in decisions]:
        raise Damaged(f"{row['decided']} decisions were taken, and not all of them are there")
    if list(range(len(told))) != [one["n"] for one in told]:
        raise Damaged("of what was told some is missing")


async def each_of(make: Callable[[R], T], rows: Sequence[R]) -> list[T]:
    """Something of each row; between some of them it is the turn of others: a long game has thousands."""
    out: list[T] = []
    for at in range(0, len(rows), AT_A_TIME):
        out += [make(one) for one in rows[at : at + AT_A_TIME]]
        await asyncio.sleep(0)
    return out


def decision_of(row: DecisionRow) -> Decision:
    token = intern(row["token"])
    return Decision(row["n"], row["seat"], token, row["forced"], row["reveals"], row["told"], row["at"])


def told_of(row: EventRow) -> Told:
    secret = None if row["secret"] is None else shared(row["secret"])
    return Told(row["decided"], intern(row["kind"]), shared(row["args"]), row["seat"], secret)


def shared(args: Args) -> Args:
    """The arguments of an event; words that come again and again are in memory once."""
    return {intern(name): intern(value) if isinstance(value, str) else value for name, value in args.items()}


def course_of(row: GameRow, decisions: list[Decision], told: list[Told], snapshots: Sequence[SnapshotRow]) -> Course:
    """A game as the store has it, its table not yet laid."""
    game = found_game(row["game"])
    return Course(
        game,
        row["seats"],
        bytes.fromhex(row["key"]),
        row["options"],
        game.blank(),
        decisions,
        told,
        {one["n"]: one["wire"] for one in snapshots},
        chance.later_keys(row),
        chance.dealt_anew(row),
    )


# Playing


def tried_on(course: Course, seat: int, token: str, now: int) -> Tried:
    """A decision tried upon a course of a game; or the problem with it."""
    try:
        return course.trial(seat, token, now)
    except Illegal as error:
        no = error.refusal
        detail = f"{error.token}: {no.message} ({no.rule})"  # the sentence is the client's, in its own language
        raise Problem(409, "refused", detail, rule=no.rule, message=no.message, n=int(no.n)) from None
    except NotAsked as error:
        raise Problem(409, "not-asked", str(error)) from None
    except UnknownToken as error:
        raise Problem(409, "refused", str(error), rule="CORE-1", message="refuse-not-offered", n=0) from None


async def agrees(course: Course, digests: dict[int, str]) -> bool:
    """Whether the rules of today lead through the same tables; if so the course stands at its end."""
    s = course.dealt()
    s.log = None
    try:
        async for decision in by_turns(course.decisions):
            course.apply(s, decision)
            if digests.get(decision.n, "") not in ("", digest_of(s)):
                return False
    except (Illegal, NotAsked, UnknownToken):
        return False
    course.s = s
    return True


async def latest(course: Course) -> tuple[State, int]:
    """The last saved table, and as many of the later decisions as are still allowed."""
    begin = max(course.snapshots, default=0)
    s = course.table_at(begin)
    async for decision in by_turns(course.decisions[begin:]):
        try:
            course.apply(s, decision)
        except (Illegal, NotAsked, UnknownToken):
            return s, decision.n - 1
    return s, course.decided


async def by_turns(decisions: Sequence[T]) -> AsyncIterator[T]:
    """Decisions to play again, a few at a time; then it is the turn of others."""
    for n, decision in enumerate(decisions):
        if n % PLAYED_AT_A_TIME == 0:
            await asyncio.sleep(0)
        yield decision


def in_one_go(work: Coroutine[Any, Any, T]) -> T:
    """What comes of work that does no more than give way, where there is nobody to give way to."""
    while True:
        try:
            work.send(None)
        except StopIteration as end:
            found: T = end.value
            return found
