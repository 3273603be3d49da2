"""What the table does for people who wish it: questions with one answer, and gifts.

It is a setting of each person (`only_answers`, `pure_gains`); without it
nothing is done, so a program that plays for somebody finds every question.
What is done is a decision like any other: it is written and told, and taken
back together with the choice before it.
"""

from collections.abc import Collection
from dataclasses import replace
from typing import Any, Final

from caravanserai.core import play
from caravanserai.core.course import Course, Tried
from caravanserai.core.game import Game
from caravanserai.core.ids import NOBODY
from caravanserai.core.space import SKIP, YES
from caravanserai.core.state import State
from caravanserai.core.step import Together
from caravanserai.tables.bundles import changed
from caravanserai.tables.live import Live

ONLY_ANSWERS: Final = "only_answers"
PURE_GAINS: Final = "pure_gains"
MOST: Final = 30  # decisions at a time
WORLDS: Final = 12  # in which others might be, by which it is seen whether they could know that there is one answer


async def taken_after(table: Live, course: Course, seats: Collection[int]) -> list[Tried]:
    """What the table decides for these seats from here on, upon a copy of the game that is its own."""
    out: list[Tried] = []
    while len(out) < MOST and not table.row["lesson"]:
        seat = only_asked(course.s)
        person = table.seats[seat]["person"] if seat in seats and seat < len(table.seats) else None
        found = None if person is None else own_answer(course.game, course.s, seat, has_company(table))
        if found is None or person is None or not await is_wished(table, seat, person, found[1]):
            break
        tried = course.trial(seat, found[0], table.now())
        tried = replace(tried, decision=replace(tried.decision, forced=True))  # taken back with the choice before it
        course.accept(tried)
        out.append(tried)
    return out


def only_asked(s: State) -> int:
    """The one seat that is asked; nobody where several are: when somebody answers a secret question tells something."""
    asked = play.asked(s)
    return NOBODY if len(asked) != 1 or isinstance(s.stack[-1], Together) else int(asked[0])


def has_company(table: Live) -> bool:
    """Whether anybody else may look on; bots make nothing of how long somebody thinks."""
    return bool(table.row["public"]) or len(table.persons()) > 1


def own_answer(game: Game[Any], s: State, seat: int, company: bool) -> tuple[int, str] | None:
    """The answer that a seat would be spared, and by which wish; None where there is a choice.

    In company also none where others would learn something by it, and none that
    reveals something: the choice before it could not be taken back any more.
    """
    legal = play.legal(s)
    code = legal[0] if len(legal) == 1 else gift_in(game, s, seat, legal)
    if code is None or (company and not (is_public(game, s, len(legal)) and play.outcome(s, code, seat))):
        return None
    return int(code), ONLY_ANSWERS if len(legal) == 1 else PURE_GAINS


def gift_in(game: Game[Any], s: State, seat: int, legal: list[int]) -> int | None:
    """Yes, where it brings something for nothing and no brings nothing."""
    if sorted(legal) != [YES, SKIP] or game.holdings is None:
        return None
    without, having = (play.outcome(s, code, seat) for code in (SKIP, YES))
    if without is None or having is None or questions(without) != questions(having):
        return None
    more = changed(game.holdings(without, seat), game.holdings(having, seat))
    return YES if more and more.keys() <= set(game.welcome) and min(more.values()) > 0 else None


def questions(s: State) -> list[str]:
    """What is still to be asked, by name."""
    return [f"{type(step).__name__} {step.seat}" for step in s.stack]


def is_public(game: Game[Any], s: State, n: int) -> bool:
    """Whether anybody could know that there are so many answers: else a quick one would tell what is hidden."""
    return all(len(play.legal(game.imagine(s, NOBODY, key))) == n for key in range(WORLDS))


async def is_wished(table: Live, seat: int, person: str, wish: str) -> bool:
    """Whether a person has it set so, and no program plays for them."""
    return (await table.store.wishes(table.id, seat, person)).get(wish) is True
