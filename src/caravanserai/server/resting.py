"""A game at rest: nobody decides any more, and what has happened is kept small until somebody looks at it."""

import zlib
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from caravanserai.core.course import Course, Decision
from caravanserai.core.telling import Told

Past = tuple[list[Decision], list[Told], dict[int, str]]  # what was decided and told, and the tables on the way
DECODER: Final = msgspec.msgpack.Decoder(Past)
ENCODER: Final = msgspec.msgpack.Encoder()
QUICKLY: Final = 1  # of zlib's levels; the slower ones save little


@dataclass(frozen=True, slots=True)
class Resting:
    """Where a game stands, and in some bytes how it came there: a tenth of what it takes when it is played."""

    course: Course  # without its past
    past: bytes

    def whole(self) -> Course:
        """The game as it was laid to rest."""
        decisions, told, snapshots = DECODER.decode(zlib.decompress(self.past))
        return replace(self.course, decisions=decisions, told=told, snapshots=snapshots)


def laid_to_rest(course: Course) -> Resting:
    """A game made small; whoever still has it in hand may go on reading it."""
    past: Past = (course.decisions, course.told, course.snapshots)
    kept = replace(course, decisions=[], told=[], snapshots={}, asked={})
    return Resting(kept, zlib.compress(ENCODER.encode(past), QUICKLY))
