"""The hatch through which the house hands requests and sockets to one annex, and the life of that process."""

import asyncio
import logging
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import asdict
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from caravanserai.core.box import SETTING
from caravanserai.server import frames, logs
from caravanserai.server.asgi import Message, Receive, Scope, Send
from caravanserai.server.bounds import stand_back
from caravanserai.server.clients import NOWHERE, client_in
from caravanserai.server.config import Config
from caravanserai.server.limits import Limits
from caravanserai.tables.rows import CorrectionRow

START_SECONDS: Final = 120.0  # to load the games; a busy machine takes its time
END_SECONDS: Final = 5.0  # to end by itself when it is told to
TRY_AGAIN: Final = 1013
log = logging.getLogger("caravanserai.server")


class Ended(Exception):
    """The annex has ended, by itself or because it was told to."""


class Unfit(Exception):
    """The game cannot be loaded with the correction; it says why."""


class Stream:
    """A request or a socket of the house that an annex answers."""

    def __init__(self, client: str, receive: Receive, send: Send) -> None:
        self.client: Final = client
        self.receive: Final = receive
        self.send: Final = send
        self.has_begun = False  # whether anything was sent
        self.done: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    def end(self) -> None:
        for task in self.tasks:
            task.cancel()


class Hatch:
    """One process, as the house sees it."""

    def __init__(self, correction: CorrectionRow, config: Config, limits: Limits, client: str) -> None:
        self.correction: Final = correction
        self.config: Final = config
        self.limits: Final = limits
        self.client: Final = client  # for whom it was begun
        self.folder: Final = TemporaryDirectory(prefix="caravanserai-", ignore_cleanup_errors=True)
        self.process: Process | None = None
        self.streams: Final[dict[int, Stream]] = {}
        self.numbers: Final = count()
        self.used = self.heard = time.monotonic()
        self.listening: asyncio.Task[None] | None = None
        self.is_wanted = False  # whether its bots are asked
        self.is_ended = False
        self.ready: Final[asyncio.Future[str | None]] = asyncio.get_running_loop().create_future()
        self.begun: Final = asyncio.create_task(self._begin(), name=f"annex {correction['id']}")
        self.begun.add_done_callback(lambda one: one.cancelled() or one.exception())

    @property
    def whose(self) -> str:
        """The client that keeps it from others: who is there alone, or, where nobody is, for whom it was begun."""
        there = {one.client for one in self.streams.values()} or {self.client}
        return there.pop() if len(there) == 1 else NOWHERE

    @property
    def is_deserted(self) -> bool:
        """Whether nobody is there; bots may be at work."""
        return not self.streams and self.begun.done()

    @property
    def is_idle(self) -> bool:
        return self.is_deserted and not self.is_wanted

    async def _begin(self) -> None:
        """Start the process with the correction in its folder, and wait until it has loaded the games."""
        try:
            self.process = await self._started()
        except OSError as error:  # no process more, no file more, no room on the disk
            self.is_ended = True
            raise Ended(f"it cannot be begun: {error.strerror}") from error
        self.listening = asyncio.create_task(self._listen(), name=f"annex {self.correction['id']} listens")
        await self.post(frames.SETTINGS, self._settings())
        try:
            fault = await asyncio.wait_for(asyncio.shield(self.ready), START_SECONDS)
        except TimeoutError:
            self.kill()
            raise Ended("it did not begin in time") from None
        if fault is not None:
            self.kill()
            raise Unfit(fault)

    async def _started(self) -> Process:
        """The process; it finds the packages that this one does, and the correction where any owner's would lie."""
        file = Path(self.folder.name) / f"{self.correction['game']}.toml"
        file.write_text(self.correction["text"], encoding="utf-8")
        known = os.pathsep.join(filter(None, sys.path))
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            "caravanserai.server.annex",
            stdin=PIPE,
            stdout=PIPE,
            env=os.environ | {"PYTHONPATH": known, SETTING: self.folder.name},
        )
        stand_back(process.pid)
        return process

    def _settings(self) -> Message:
        """What an annex has to know; it counts what only it can count, and tells the house."""
        config = self.config
        return {
            "database": config.database,
            "limits": config.limits,
            "caps": asdict(config.caps),
            "workers": min(1, config.workers),
            "reviewers": min(1, config.reviewers),
            "paced": config.paced,
            "hold_seconds": config.hold_seconds,
            "lease_seconds": config.lease_seconds,
            "poll_seconds": config.poll_seconds,
            "idle_seconds": config.idle_seconds,
            "over_seconds": config.over_seconds,
            "correction": {name: self.correction[name] for name in ("id", "game", "text")},
            "level": logging.getLevelName(logging.getLogger("caravanserai").getEffectiveLevel()).lower(),
        }

    # Handing on

    async def forward(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the annex answer; Ended if it ends before."""
        try:
            await asyncio.shield(self.begun)
        except asyncio.CancelledError:
            if self.begun.cancelled():
                raise Ended("it was told to end") from None
            raise
        if self.is_ended:
            raise Ended
        n, stream = next(self.numbers), Stream(client_in(scope), receive, send)
        self.streams[n] = stream
        try:
            self._tell_left([stream.client])
            await self.post(frames.OPEN, n, frames.told(scope, logs.REQUEST.get()))
            await stream.done
        except Ended:
            if not await told_to_come_again(scope, stream):
                raise
        finally:
            self.used = time.monotonic()
            del self.streams[n]
            stream.end()
            if not stream.done.done():
                await self.post(frames.GONE, n)

    async def post(self, *said: Any) -> None:
        """Say something; an annex that is no more does not hear it."""
        if self.process is None or self.process.stdin is None:
            return
        with suppress(OSError, RuntimeError):  # the second is uvloop's word for a closed pipe
            self.process.stdin.write(frames.framed(*said))
            await self.process.stdin.drain()

    def say(self, *said: Any) -> None:
        """Say something without waiting until it is heard: an annex that hangs takes nothing any more."""
        if self.process is not None and self.process.stdin is not None and not self.is_ended:
            with suppress(OSError, RuntimeError):
                self.process.stdin.write(frames.framed(*said))

    def ask_how_it_is(self) -> None:
        self.say(frames.WELL)

    def _tell_left(self, names: Iterable[str]) -> None:
        if left := self.limits.left_to(names):
            self.say(frames.LEFT, left)

    async def _listen(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        try:
            while True:
                head = await self.process.stdout.readexactly(frames.HEAD)
                body = await self.process.stdout.readexactly(frames.size_of(head))
                self.heard = time.monotonic()
                self._obey(frames.DECODER.decode(body))
        except (asyncio.IncompleteReadError, OSError):
            pass
        except Exception:
            log.exception("an annex is not understood")
        finally:
            self.kill()
            await self._ended()

    async def _ended(self) -> None:
        """Tell all who are there; nothing is left of it."""
        self.is_ended = True
        if not self.ready.done():
            self.ready.set_exception(Ended("it ended before it began"))
            self.ready.exception()
        for stream in self.streams.values():
            if not stream.done.done():
                stream.done.set_exception(Ended())
        if self.process is not None:
            await self.process.wait()
        await asyncio.to_thread(self.folder.cleanup)

    def _obey(self, frame: list[Any]) -> None:
        match frame:
            case [frames.READY, fault]:
                if not self.ready.done():
                    self.ready.set_result(fault)
            case [frames.RECEIVE, call, n]:
                self._do(n, call, self._received)
            case [frames.SEND, call, n, message]:
                self._do(n, call, self._sent, message)
            case [frames.SPENT, told]:
                self.limits.hear_of_spent(told)
                self._tell_left({whose for _, whose, *_ in told})
            case [frames.DONE, n]:
                stream = self.streams.get(n)
                if stream is not None and not stream.done.done():
                    stream.done.set_result(None)

    def _do(self, n: int, call: int, deed: Callable[..., Awaitable[Message]], *given: Any) -> None:
        """Do what is wanted of a stream, while others go on."""
        stream = self.streams.get(n)
        if stream is None:
            return

        async def answer() -> None:
            try:
                found: Message | None = await deed(stream, *given)
            except Exception:  # noqa: BLE001  whatever it is, the client cannot be reached
                found = None
            await self.post(frames.ANSWER, call, found)

        task = asyncio.create_task(answer())
        stream.tasks.add(task)
        task.add_done_callback(stream.tasks.discard)

    async def _received(self, stream: Stream) -> Message:
        return await stream.receive()

    async def _sent(self, stream: Stream, message: Message) -> Message:
        stream.has_begun = True
        await stream.send(without_name(frames.as_sent(message)))
        return {}

    # The end

    def kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()

    async def close(self) -> None:
        """Let it end by itself, or end it."""
        self.begun.cancel()
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.close()
            try:
                await asyncio.wait_for(self.process.wait(), END_SECONDS)
            except TimeoutError:
                self.kill()
        if self.listening is not None:
            await asyncio.wait({self.listening})
        else:
            await asyncio.to_thread(self.folder.cleanup)


async def told_to_come_again(scope: Scope, stream: Stream) -> bool:
    """What can still be said to somebody whose annex has ended in the middle; whether anything was."""
    if scope["type"] == "websocket":
        with suppress(Exception):
            await stream.send({"type": "websocket.close", "code": TRY_AGAIN, "reason": "box-away"})
        return True
    return stream.has_begun


def without_name(message: Message) -> Message:
    """The name of a request is told once, by the house."""
    if message["type"] == "http.response.start":
        message["headers"] = [one for one in message["headers"] if one[0] != b"x-request-id"]
    return message
