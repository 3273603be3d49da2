"""A table as those know it who are asked about it: what it is, and nothing that changes it.

`table.py` is made of the modules beside it; they see the table through these types, and do not depend on it.
"""

from collections.abc import Collection
from typing import Protocol

from caravanserai.core.course import Course
from caravanserai.server.clocks import SeatClock
from caravanserai.server.config import Config
from caravanserai.server.messages import Undo
from caravanserai.server.outbox import Outbox
from caravanserai.server.rows import GameRow, SeatRow
from caravanserai.server.store import Store


class Live(Protocol):
    """A live table: what is known of it."""

    row: GameRow
    seats: list[SeatRow]

    @property
    def id(self) -> str: ...

    @property
    def store(self) -> Store: ...

    @property
    def config(self) -> Config: ...

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
    def clocks(self) -> list[SeatClock]: ...

    @property
    def watchers(self) -> set[Outbox]: ...

    def now(self) -> int: ...

    def asked(self) -> list[int]: ...

    def persons(self) -> set[str]: ...

    def is_online(self, seat: SeatRow) -> bool: ...

    def undo_for(self, mine: Collection[int], seat: int = ...) -> Undo: ...
