"""A first lesson: a prepared position, and the moves by which a game teaches itself.

The position is a dealt table and the decisions that lead to it; nothing is set
up by hand, so a lesson can only teach what the rules allow. How the table was
dealt when the script was written is kept beside it: cards that are added later
would be dealt with the others, and the script would no longer be possible.
"""

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Any, Final

ANY: Final = "*"
FILE: Final = "lesson.toml"
DEALT: Final = "lesson.json"


class BadLesson(ValueError):
    """A lesson that cannot be read; the message names the step."""


@dataclass(frozen=True)
class Scripted:
    """One decision of the script: whose, and what may be chosen; no token at all: whatever the rules allow."""

    seat: int
    tokens: tuple[str, ...]

    def accepts(self, token: str) -> bool:
        return not self.tokens or token in self.tokens


@dataclass(frozen=True)
class LessonStep:
    """What is taught in one go: its messages are `lesson-<id>` and `lesson-<id>-text`.

    What is to be done now is a sentence for each of the learner's moves: `lesson-<id>-1`, `lesson-<id>-2`.
    """

    id: str
    icon: str
    rules: tuple[str, ...]
    moves: tuple[Scripted, ...]
    then: tuple[Scripted, ...] = ()  # what the table plays by itself, for all seats, to the next prepared position


@dataclass(frozen=True)
class Dealt:
    """A deal that is kept: the table as it is saved, and what was told of it, kinds of events by name."""

    edition: int
    key: int
    state: Mapping[str, Any]
    told: Sequence[Sequence[Any]]


@dataclass(frozen=True)
class Lesson:
    """Who is taught, how the table is dealt, what has been played before, and the steps."""

    seats: int
    seat: int
    key: int
    options: Mapping[str, Any]
    opening: tuple[Scripted, ...]
    steps: tuple[LessonStep, ...]
    goal: tuple[str, ...] = ()  # the rules of what one plays for, told before any move; none: it is not told
    dealt: Dealt | None = None  # how the table was dealt; none: as its key deals now

    @cached_property
    def script(self) -> tuple[Scripted, ...]:
        """Every decision from the deal to the end of the lesson."""
        return (*self.opening, *(move for step in self.steps for move in (*step.moves, *step.then)))

    def step_at(self, decided: int) -> int:
        """The number of the step, from 0, that the next decision belongs to; all of them: the lesson is over."""
        ends = (self.beginning(n + 1) for n in range(len(self.steps)))
        return sum(end <= decided for end in ends)

    def beginning(self, step: int) -> int:
        """How many decisions there are before a step."""
        return len(self.opening) + sum(len(one.moves) + len(one.then) for one in self.steps[:step])

    def move_at(self, decided: int) -> int:
        """The number of the learner's move, from 1 within its step, that the next decision is or comes before."""
        step = self.step_at(decided)
        return 1 + sum(move.seat == self.seat for move in self.script[self.beginning(step) : decided])

    def own_moves(self, step: LessonStep) -> int:
        """How many moves of a step are the learner's."""
        return sum(move.seat == self.seat for move in step.moves)

    def prepared(self, decided: int) -> int:
        """How many of so many decisions nobody has taken at the table: up to the last prepared position."""
        ends = (self.beginning(n + 1) for n, step in enumerate(self.steps) if step.then)
        return max((end for end in ends if end <= decided), default=len(self.opening))

    def skipped(self, decided: int) -> tuple[Scripted, ...]:
        """What the table plays by itself after so many decisions."""
        for n, step in enumerate(self.steps):
            end = self.beginning(n + 1)
            if end - len(step.then) <= decided < end:
                return self.script[decided:end]
        return ()

    def follows(self, played: Sequence[tuple[int, str]]) -> bool:
        """Whether decisions, as seat and token, are those of the script as far as it goes."""
        return all(
            move.seat == seat and move.accepts(token) for move, (seat, token) in zip(self.script, played, strict=False)
        )


def read_lesson(package: str) -> Lesson:
    """The lesson in the folder of a game."""
    data = tomllib.loads((files(package) / FILE).read_text(encoding="utf-8"))
    return Lesson(
        seats=data["seats"],
        seat=data["seat"],
        key=data["key"],
        options=data.get("options", {}),
        opening=tuple(moves_of("opening", data["opening"])),
        steps=tuple(
            LessonStep(
                id=one["id"],
                icon=one["icon"],
                rules=tuple(one["rules"]),
                moves=tuple(moves_of(one["id"], one["moves"])),
                then=tuple(moves_of(one["id"], one.get("then", ""))),
            )
            for one in data["step"]
        ),
        goal=tuple(data.get("goal", ())),
        dealt=read_dealt(package),
    )


def read_dealt(package: str) -> Dealt | None:
    """The deal that is kept beside a lesson, if there is one."""
    file = files(package) / DEALT
    return Dealt(**json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else None


def moves_of(where: str, text: str) -> Iterator[Scripted]:
    """Lines as in a record: `0 place:canal`; also `0 city:jinan | city:xian`, and `0 *` for whatever is allowed."""
    for line in text.split("\n"):
        seat, _, rest = line.strip().partition(" ")
        if not seat:
            continue
        if not (seat.isascii() and seat.isdigit()) or not rest:
            raise BadLesson(f"{where}: not understood: {line.strip()!r}")
        tokens = tuple(token.strip() for token in rest.split("|"))
        yield Scripted(int(seat), () if tokens == (ANY,) else tokens)
