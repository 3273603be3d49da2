"""A table as those know it who are asked about it: what it is, and what few need to change it.

`table.py` is made of the modules beside it; they see the table through these types, and do not depend on it.
"""

from collections.abc import Callable
from typing import Protocol

from caravanserai.core.course import Course
from caravanserai.core.state import State
from caravanserai.tables.clocks import Clock, SeatClock
from caravanserai.tables.keeping import Change, Keeping
from caravanserai.tables.outbox import Outbox
from caravanserai.tables.rows import GameRow, SeatRow


class Manner(Protocol):
    """How tables are kept here, as whoever carries them was told."""

    @property
    def paced(self) -> bool:
        """Whether levels answer at beats, so that the time they take tells nothing."""

    @property
    def hold_seconds(self) -> float:
        """A held decision is confirmed by itself after so long."""

    @property
    def lease_seconds(self) -> float:
        """So long one that has died keeps its tables."""

    @property
    def poll_seconds(self) -> float:
        """How often the store is asked for what was not heard of."""

    @property
    def idle_seconds(self) -> float:
        """A table that nobody looks at stays in memory so long."""

    @property
    def over_seconds(self) -> float:
        """The same, when its game is over."""

    @property
    def process(self) -> str:
        """The name of whoever carries them, among others."""

    @property
    def now(self) -> Callable[[], int]:
        """The time by which games are reckoned, in milliseconds."""

    @property
    def keys(self) -> Callable[[], bytes]:
        """Where the key of a new game comes from: all its chance."""


class Live(Protocol):
    """A live table: what is known of it."""

    row: GameRow
    seats: list[SeatRow]

    @property
    def id(self) -> str: ...

    @property
    def store(self) -> Keeping: ...

    @property
    def config(self) -> Manner: ...

    @property
    def v(self) -> int: ...

    @property
    def status(self) -> str: ...

    @property
    def held(self) -> int | None: ...

    @property
    def course(self) -> Course | None:
        """The game if it has begun."""

    @property
    def played(self) -> Course:
        """The game, which has begun."""

    @property
    def clock(self) -> Clock | None:
        """What was agreed upon about time, if anything."""

    @property
    def clocks(self) -> list[SeatClock]: ...

    @property
    def watchers(self) -> set[Outbox]: ...

    def now(self) -> int: ...

    def asked(self) -> list[int]: ...

    def persons(self) -> set[str]: ...

    def formers(self) -> set[str]: ...

    def seats_of(self, person: str | None) -> frozenset[int]: ...

    def is_online(self, seat: SeatRow) -> bool: ...


class Changing(Live, Protocol):
    """A live table that can be changed."""

    def turn_values(self, s: State, seats: list[SeatRow], held: int | None = ...) -> GameRow:
        """What the store says about whose turn it is."""

    async def commit(self, change: Change, course: Course | None = ...) -> None:
        """Write a change; when it is written, it is so, and all who look are told."""
