"""A server process from its start to its end."""

import logging
import signal
import socket
from collections.abc import Callable
from contextlib import AsyncExitStack
from types import FrameType

import uvicorn
from litestar import Litestar

from caravanserai.server import door, logs
from caravanserai.server.config import Config, without_password
from caravanserai.tables.problem import StoreProblem

log = logging.getLogger("caravanserai.server")


class Server(uvicorn.Server):
    """uvicorn; it opens the house before the door, and keeps the reason if that fails instead of a traceback."""

    def __init__(self, app: Litestar, settings: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(settings)
        self.app = app
        self.ready = ready
        self.opened = AsyncExitStack()
        self.failure: Exception | None = None
        self.is_interrupted = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Close the house, and then end like any program.

        uvicorn would send itself the signal again: no finalizer would run, and Python would tell of what is left.
        """
        self.force_exit = self.force_exit or (self.should_exit and sig == signal.SIGINT)
        self.should_exit = True
        self.is_interrupted = self.is_interrupted or sig == signal.SIGINT

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.opened.enter_async_context(self.app.lifespan())
        except Exception as error:
            log.debug("the start failed", exc_info=error)
            self.failure, self.should_exit = alone(error), True
            return
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        if not self.force_exit:
            await self.opened.aclose()


def serve(app: Litestar, config: Config, level: str, listening: socket.socket, ready: Callable[[], None]) -> str | None:
    """Serve until told to stop; why it could not begin, if it could not."""
    settings = door.settings(app, config, level, lifespan="off")
    server = Server(app, settings, ready)
    server.run(sockets=[listening])
    if server.is_interrupted:
        raise KeyboardInterrupt
    if server.failure is None or isinstance(server.failure, StoreProblem):
        return None if server.failure is None else str(server.failure)
    return f"{without_password(config.database)}: {reason(server.failure)}"


def alone(error: Exception) -> Exception:
    """What went wrong, without the groups that it came in."""
    while isinstance(error, ExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


def reason(error: BaseException) -> str:
    """An error as one line: what the database or the system said, without the statement that it said it about."""
    cause: BaseException = getattr(error, "orig", None) or error
    said = str(cause).strip() or type(cause).__name__
    return logs.escaped(said.splitlines()[0])
