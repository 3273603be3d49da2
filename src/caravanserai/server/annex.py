"""An annex: a process beside the house, for the tables that are played with one corrected box.

A process has one box of each game: rules read it when they are loaded. So tables with another box have a process of
their own, on the same database. It has no door: the house hands it requests and sockets (frames.py) through its
standard input and output, and it ends when they are closed, however the house ends.
"""

import asyncio
import logging
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from logging.config import dictConfig
from typing import Any, BinaryIO, Final, cast

from litestar import Litestar

from caravanserai.core.game import unloaded
from caravanserai.server import frames, logs
from caravanserai.server.app import make_app
from caravanserai.server.asgi import Message
from caravanserai.server.bounds import begin_annex
from caravanserai.server.config import Config, Corrected
from caravanserai.server.limits import Caps, Told
from caravanserai.server.service import Service

log = logging.getLogger("caravanserai.server")


class Gone(OSError):
    """The client of a stream has left; there is nobody to answer, and nothing has failed."""


class Stream:
    """A request or a socket that the house has handed over: an application receives and sends through it."""

    def __init__(self, annex: "Annex", n: int) -> None:
        self.annex: Final = annex
        self.n: Final = n
        self.task: asyncio.Task[None] | None = None
        self.awaited: asyncio.Future[Message] | None = None  # the next message of the client, if it was asked for

    async def receive(self) -> Message:
        """The next message; who stops waiting for it leaves it to whoever asks next."""
        if self.awaited is None:
            self.awaited = self.annex.ask(frames.RECEIVE, self.n)
        found = await asyncio.shield(self.awaited)
        self.awaited = None
        return found

    async def send(self, message: Message) -> None:
        """Return when the client has taken it."""
        await self.annex.ask(frames.SEND, self.n, message)


class Annex:
    """The process, from the first word of the house to the last."""

    def __init__(self, reading: BinaryIO, writing: BinaryIO) -> None:
        self.reading: Final = reading
        self.writing: Final = writing
        self.writer: Final = ThreadPoolExecutor(1, thread_name_prefix="to the house")
        self.loop: Final = asyncio.get_running_loop()
        self.heard: Final[asyncio.Queue[list[Any] | None]] = asyncio.Queue()
        self.streams: Final[dict[int, Stream]] = {}
        self.asked: Final[dict[int, asyncio.Future[Message]]] = {}
        self.numbers: Final = count()
        self.spent: list[Told] = []  # of which the house has not been told yet

    async def serve(self) -> None:
        """Open the tables and do what the house wants, until it hangs up."""
        threading.Thread(target=self._listen, name="from the house", daemon=True).start()
        first = await self.heard.get()
        if first is None:
            return
        config, level = settings_of(first[1])
        dictConfig(logs.settings(level))
        app = make_app(config)
        service: Service = app.state.service
        service.limits.tell = self.note_spent
        async with app.lifespan():
            assert config.correction is not None
            await self.post(frames.READY, unloaded().get(config.correction.game))
            while (frame := await self.heard.get()) is not None:
                self.obey(app, service, frame)
            for stream in self.streams.values():
                if stream.task is not None:
                    stream.task.cancel()

    def obey(self, app: Litestar, service: Service, frame: list[Any]) -> None:
        match frame:
            case [frames.OPEN, n, scope]:
                self.streams[n] = stream = Stream(self, n)
                stream.task = asyncio.create_task(self.run(app, stream, scope), name=f"stream {n}")
            case [frames.ANSWER, call, message]:
                self._settle(call, message)
            case [frames.GONE, n]:
                stream_gone = self.streams.get(n)
                if stream_gone is not None and stream_gone.task is not None:
                    stream_gone.task.cancel()
            case [frames.OUT, credential]:
                service.lines.end(credential)
            case [frames.WELL]:
                self.post(frames.IS_WELL)
            case [frames.LEFT, told]:
                service.limits.hear_of_left(told)

    async def run(self, app: Litestar, stream: Stream, scope: Message) -> None:
        """Let the application answer."""
        try:
            await cast(Any, app)(frames.heard(scope), stream.receive, stream.send)
        except (asyncio.CancelledError, Gone):
            pass
        except Exception:
            log.exception("a stream of the annex")
        finally:
            del self.streams[stream.n]
            await self.post(frames.DONE, stream.n)

    # To and from the house

    def ask(self, *said: Any) -> "asyncio.Future[Message]":
        """Ask the house for something; what it answers."""
        call = next(self.numbers)
        future: asyncio.Future[Message] = self.loop.create_future()
        self.asked[call] = future
        self.post(said[0], call, *said[1:])
        return future

    def _settle(self, call: int, message: Message | None) -> None:
        future = self.asked.pop(call, None)
        if future is None or future.done():
            return
        if message is None:
            future.set_exception(Gone("the client is gone"))
            future.exception()  # whoever asked may have gone, too
        else:
            future.set_result(message)

    def note_spent(self, told: Told) -> None:
        """Tell the house with the next word, or when what is under way now has been done."""
        if not self.spent:
            self.loop.call_soon(self._tell_spent)
        self.spent.append(told)

    def _tell_spent(self) -> None:
        if self.spent:
            spent, self.spent = self.spent, []
            self.post(frames.SPENT, spent)

    def post(self, *said: Any) -> "asyncio.Future[None]":
        """Say something to the house, in the order in which it is said; before it, what was spent for it."""
        self._tell_spent()
        return self.loop.run_in_executor(self.writer, self._write, frames.framed(*said))

    def _write(self, frame: bytes) -> None:
        with suppress(OSError):  # the house has hung up: that is heard at the other end
            self.writing.write(frame)
            self.writing.flush()

    def _listen(self) -> None:
        while True:
            frame = self._next()
            with suppress(RuntimeError):  # the loop is closed
                self.loop.call_soon_threadsafe(self.heard.put_nowait, frame)
            if frame is None:
                return

    def _next(self) -> list[Any] | None:
        head = self.reading.read(frames.HEAD)
        if len(head) < frames.HEAD:
            return None
        size = frames.size_of(head)
        body = self.reading.read(size)
        return frames.DECODER.decode(body) if len(body) == size else None


def settings_of(told: Message) -> tuple[Config, str]:
    """What the house has told of itself and of the box; and how much is written down."""
    caps, correction = Caps(**told.pop("caps")), Corrected(**told.pop("correction"))
    level = told.pop("level")
    return Config(**told, caps=caps, correction=correction), level


def main() -> None:
    """Standard output is the house's alone: whatever prints something prints it among the errors."""
    begin_annex()
    writing = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    reading = os.fdopen(os.dup(sys.stdin.fileno()), "rb")

    async def serve() -> None:
        await Annex(reading, writing).serve()

    asyncio.run(serve())
    os._exit(0)  # the thread that listens may still wait for a word


if __name__ == "__main__":
    main()
