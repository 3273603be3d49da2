"""The two ends of a stream: an annex whose client has gone, and a client whose annex has."""

import asyncio
import gc
import io
import logging
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
import uvicorn

from caravanserai.server import frames
from caravanserai.server.annex import Annex, Stream
from caravanserai.server.app import make_app
from caravanserai.server.asgi import Message
from caravanserai.server.clients import NOWHERE
from caravanserai.server.hatch import Hatch
from caravanserai.server.hatch import Stream as HatchStream
from caravanserai.server.limits import Limit, Limits
from caravanserai.tables.rows import CorrectionRow
from tests.server.house import config_for, sqlite_in

SOCKET = {
    "type": "websocket",
    "path": "/api/tables/aaaaaaaaaa/socket",
    "raw_path": b"/api/tables/aaaaaaaaaa/socket",
    "query_string": b"",
    "headers": [[b"host", b"localhost"]],
    "client": ["127.0.0.1", 1],
    "server": ["127.0.0.1", 80],
    "scheme": "ws",
    "http_version": "1.1",
    "root_path": "",
    "subprotocols": [],
}


def said_in(writing: io.BytesIO) -> list[list[Any]]:
    """The frames that the house has been sent."""
    out, data = [], writing.getvalue()
    while data:
        size = frames.size_of(data[: frames.HEAD])
        out.append(frames.DECODER.decode(data[frames.HEAD : frames.HEAD + size]))
        data = data[frames.HEAD + size :]
    return out


@pytest.mark.parametrize("heard", [0, 1], ids=["before it is opened", "before it is accepted"])
def test_who_leaves_before_the_socket_is_accepted_is_no_failure(
    heard: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing is written down about it, and the house hears that the stream is done."""
    app, writing = make_app(config_for(sqlite_in(tmp_path))), io.BytesIO()
    answers: list[Message | None] = [{"type": "websocket.connect"}] * heard

    async def run() -> None:
        annex = Annex(io.BytesIO(), writing)
        async with app.lifespan():
            annex.streams[0] = stream = Stream(annex, 0)
            running = asyncio.create_task(annex.run(app, stream, dict(SOCKET)))
            while not running.done():
                for call in list(annex.asked):
                    annex.obey(app, app.state.service, [frames.ANSWER, call, answers.pop() if answers else None])
                await asyncio.sleep(0)
            await running

    with caplog.at_level(logging.INFO):
        asyncio.run(run())
    words = [one[0] for one in said_in(writing)]
    assert [frames.RECEIVE, frames.SEND][: heard + 1] == words[: heard + 1]
    assert frames.DONE == words[-1]
    assert [] == [one.getMessage() for one in caplog.records if one.levelno > logging.INFO]


def hatch_in(folder: Path, limits: Limits) -> Hatch:
    """One whose process is not begun."""
    row: CorrectionRow = {"id": "0" * 32, "game": "gugong", "text": ""}
    hatch = Hatch(row, config_for(sqlite_in(folder)), limits, "127.0.0.1")
    hatch.begun.cancel()
    return hatch


async def connected() -> Message:
    """What a client says first."""
    return {"type": "websocket.connect"}


async def ignored(message: Message) -> None:
    """What is sent to a client that is of no account here."""


def test_an_answer_to_an_annex_that_has_ended_is_lost_quietly(tmp_path: Path) -> None:
    """A client speaks just as its annex ends: no task is left with an error that nobody has looked at."""
    unseen: list[str] = []

    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, told: unseen.append(told["message"]))
        hatch = hatch_in(tmp_path, Limits(on=False))
        hatch.process = process = await asyncio.create_subprocess_exec("true", stdin=PIPE)
        await process.wait()
        assert process.stdin is not None
        process.stdin.close()
        stream = hatch.streams[0] = HatchStream("127.0.0.1", connected, ignored)
        hatch._obey([frames.RECEIVE, 0, 0])
        await asyncio.wait(stream.tasks)
        hatch.folder.cleanup()

    with asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:  # the house's
        runner.run(run())
        gc.collect()
    assert [] == unseen


def test_what_is_spent_is_told_before_what_was_paid_for() -> None:
    """So the house has heard of it before a client is answered; what nobody is answered for is told by itself."""
    writing = io.BytesIO()
    first, second, third = (("import", "me", 10.0, 0.1, price) for price in (1.0, 2.0, 3.0))

    async def run() -> None:
        annex = Annex(io.BytesIO(), writing)
        for told in (first, second):
            annex.note_spent(told)
        annex.post(frames.SEND)
        await asyncio.sleep(0)
        annex.note_spent(third)
        await asyncio.sleep(0)
        annex.writer.shutdown()

    asyncio.run(run())
    before, after = [list(first), list(second)], [list(third)]
    assert [[frames.SPENT, before], [frames.SEND], [frames.SPENT, after]] == said_in(writing)


def test_an_annex_that_has_spent_hears_what_is_left(tmp_path: Path) -> None:
    """Of all that its client has spent anywhere; and it counts by that."""
    house, limit, writing = Limits(True, lambda: 0.0), Limit(10, 0.1), io.BytesIO()
    app = make_app(config_for(sqlite_in(tmp_path), limits=True))
    house.count("import", "me", limit, 10)
    house.count("import", "you", limit)

    async def run() -> None:
        hatch = hatch_in(tmp_path, house)
        hatch.process = Mock(stdin=writing)
        hatch._obey([frames.SPENT, [["hint", "me", 40.0, 0.5, 1.0]]])
        hatch.folder.cleanup()
        (frame,) = said_in(writing)
        assert [frames.LEFT, [["import", "me", 10, 0.1, 0], ["hint", "me", 40, 0.5, 39]]] == frame
        service = app.state.service
        service.limits.clock = lambda: 0.0
        Annex(io.BytesIO(), io.BytesIO()).obey(app, service, frame)
        assert 10 == service.limits.wait("import", "me", limit)

    asyncio.run(run())


def test_an_annex_is_whose_it_is_kept_by(tmp_path: Path) -> None:
    """By who is there alone, whoever had it begun; where several are, it is kept by none of them."""

    async def run() -> None:
        hatch = hatch_in(tmp_path, Limits(on=False))
        found = [hatch.whose]
        for n, client in enumerate(("me", "me", "you")):
            hatch.streams[n] = HatchStream(client, connected, ignored)
            found.append(hatch.whose)
        del hatch.streams[0], hatch.streams[1]
        assert ["127.0.0.1", "me", "me", NOWHERE, "you"] == [*found, hatch.whose]
        hatch.folder.cleanup()

    asyncio.run(run())
