"""The line on which other processes are heard: one that is cut without a word is given up, one that answers is kept."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest

from caravanserai.server import listening
from caravanserai.server.listening import Listener
from caravanserai.server.store import Store


class Line:
    """What a listener needs of a line; it answers so often, and then no more."""

    def __init__(self, answers: int) -> None:
        self.left = answers
        self.asked = 0
        self.is_cut = False

    def add_termination_listener(self, told: Callable[[object], None]) -> None:
        pass

    def is_closed(self) -> bool:
        return self.is_cut

    def terminate(self) -> None:
        self.is_cut = True

    async def execute(self, _query: str, timeout: float) -> None:
        self.asked += 1
        if self.left == 0:
            raise TimeoutError
        self.left -= 1


async def nothing() -> None:
    pass


@pytest.mark.parametrize("answers", [0, 1, 3])
def test_a_silent_line_is_tried_until_it_does_not_answer(answers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "SIGN_OF_LIFE", 0.0)
    line = Line(answers)

    async def listen() -> None:
        listener = Listener(cast(Store, None), lambda _: None, nothing)
        listener.line = cast(Any, line)
        await listener._until_cut()

    asyncio.run(listen())
    assert (answers + 1, True) == (line.asked, line.is_cut)
