"""A game at rest: nobody decides any more, and what has happened is kept small until somebody looks at it.

A long game is made small and whole again in pieces: between them it is the turn of others.
"""

import asyncio
import zlib
from dataclasses import dataclass, replace
from typing import Any, Final

from caravanserai.core.course import Course, Decision
from caravanserai.core.telling import Told
from caravanserai.tables.courses import each_of
from caravanserai.tables.keeping import OF_DECISION, OF_TOLD
from caravanserai.tables.shapes import decoded, encoded

QUICKLY: Final = 3  # of zlib's levels: a seventh less than at 1; at 6 a third, but the loop waits for it


@dataclass(frozen=True, slots=True)
class Resting:
    """Where a game stands, and in some bytes how it came there: a tenth of what it takes when it is played."""

    course: Course  # without its past
    past: bytes

    def whole(self) -> Course:
        """The game as it was laid to rest."""
        past: Any = decoded(zlib.decompress(self.past), object)
        decisions, told, snapshots = past
        return replace(
            self.course,
            decisions=[Decision(*one) for one in decisions],
            told=[Told(*one) for one in told],
            snapshots=dict(snapshots),
        )

    async def woken(self) -> Course:
        """The same, for whoever can wait."""
        text = zlib.decompress(self.past)
        await asyncio.sleep(0)
        past: Any = decoded(text, object)
        await asyncio.sleep(0)
        decisions, told, snapshots = past
        return replace(
            self.course,
            decisions=await each_of(lambda one: Decision(*one), decisions),
            told=await each_of(lambda one: Told(*one), told),
            snapshots=dict(snapshots),
        )


async def laid_to_rest(course: Course) -> Resting:
    """A game made small; whoever still has it in hand may go on reading it, and changes it at their own risk."""
    past = (
        await each_of(lambda one: [getattr(one, name) for name in OF_DECISION], course.decisions),
        await each_of(lambda one: [getattr(one, name) for name in OF_TOLD], course.told),
        list(course.snapshots.items()),
    )
    kept = replace(course, decisions=[], told=[], snapshots={}, asked={})
    text = encoded(past).encode()
    await asyncio.sleep(0)
    return Resting(kept, zlib.compress(text, QUICKLY))
