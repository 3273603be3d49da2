"""Servers that start in no time: a process that has everything in memory already forks one for each line it reads.

What is forked is a server like any other, with a process, a connection and a lock
of its own, and it can be killed as often as one likes.
"""

import os
import signal
import socket
import sys

import uvicorn

from caravanserai.core.game import games
from caravanserai.server.app import make_app
from caravanserai.server.config import Config


def serve(database: str) -> None:
    """In the child, until it is killed."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(64)
    print(os.getpid(), listening.getsockname()[1], flush=True)
    app = make_app(Config(database, limits=False, poll_seconds=0.1, lease_seconds=0.2))
    uvicorn.Server(uvicorn.Config(app, log_level="critical", lifespan="on")).run(sockets=[listening])


def main() -> None:
    games()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who are killed
    for line in sys.stdin:
        if os.fork() == 0:
            serve(line.strip())
            os._exit(0)


if __name__ == "__main__":
    main()
