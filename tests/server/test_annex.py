"""The two ends of a stream: an annex whose client has gone, and a client whose annex has."""

import asyncio
import gc
import io
import logging
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from caravanserai.server import frames
from caravanserai.server.annex import Annex, Stream
from caravanserai.server.app import make_app
from caravanserai.server.asgi import Message
from caravanserai.server.hatch import Hatch
from caravanserai.server.hatch import Stream as HatchStream
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
        hatch = Hatch({"id": "0" * 32, "game": "gugong", "text": ""}, config_for(sqlite_in(tmp_path)), "127.0.0.1")
        hatch.begun.cancel()
        hatch.process = process = await asyncio.create_subprocess_exec("true", stdin=PIPE)
        await process.wait()
        assert process.stdin is not None
        process.stdin.close()
        stream = hatch.streams[0] = HatchStream(connected, ignored)
        hatch._obey([frames.RECEIVE, 0, 0])
        await asyncio.wait(stream.tasks)
        hatch.folder.cleanup()

    with asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:  # the house's
        runner.run(run())
        gc.collect()
    assert [] == unseen
