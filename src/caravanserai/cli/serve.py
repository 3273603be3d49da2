"""`caravanserai serve`: the tables in the browser."""

import gc
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from caravanserai.cli.wrong import Wrong

HOST = "127.0.0.1"
PORT = 8100
LARGEST_SOCKET_MESSAGE = 65_536
# Looking through hundreds of tables for garbage takes a third of a second, in which nobody could move; the server
# does it itself every few minutes.
COLLECT_RARELY = (10_000, 20, 1_000)
WORKERS = max(1, (os.cpu_count() or 2) - 1)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for all.")] = HOST,
    port: Annotated[int | None, typer.Option(help=f"The port, {PORT} if it is free; 0 for any that is.")] = None,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://…; a file in the data folder if missing.")
    ] = None,
    data: Annotated[Path | None, typer.Option(help="The folder of the embedded database.")] = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    limits: Annotated[bool, typer.Option(help="Count how often guests, sign-ins and commands come.")] = True,
    workers: Annotated[int, typer.Option(min=0, help="Processes in which bots think; 0: a thread.")] = WORKERS,
    log: Annotated[str, typer.Option(help="critical, error, warning, info or debug.")] = "warning",
) -> None:
    """Serve the tables to browsers and bots."""
    try:
        import uvicorn  # noqa: PLC0415  what only this command needs is loaded only for it

        from caravanserai.server.app import make_app  # noqa: PLC0415
        from caravanserai.server.config import Config, data_folder, embedded  # noqa: PLC0415
    except ImportError as error:
        raise Wrong(f"serve needs {error.name}: install caravanserai with its dependencies") from error
    if database is not None and data is not None:
        raise Wrong("--data: the database is already named by --database")
    url = database or embedded((data or data_folder()).resolve())
    if url.partition(":")[0].partition("+")[0] not in ("sqlite", "postgresql", "postgres"):
        raise Wrong(f"--database {url}: neither sqlite:///… nor postgresql://…")
    listening = bound(host, port)
    address = f"http://{'localhost' if host in (HOST, '0.0.0.0') else host}:{listening.getsockname()[1]}/"  # noqa: S104
    app = make_app(Config(url, limits=limits, workers=workers))
    settings = uvicorn.Config(
        app,
        log_level=log,
        ws_max_size=LARGEST_SOCKET_MESSAGE,
        access_log=log in ("info", "debug"),
        timeout_graceful_shutdown=5,
    )
    print(f"caravanserai: {address}", flush=True)
    if browser:
        threading.Thread(target=show, args=(address, listening.getsockname()[1]), daemon=True).start()
    gc.freeze()
    gc.set_threshold(*COLLECT_RARELY)
    server = uvicorn.Server(settings)
    server.run(sockets=[listening])
    if not server.started:
        sys.exit(1)


def bound(host: str, port: int | None) -> socket.socket:
    """A socket that listens there; if no port was named and the usual one is taken, at any other."""
    if port is None:
        try:
            return bound(host, PORT)
        except Wrong:
            port = 0
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)  # who comes before the server is ready waits
    except (OSError, OverflowError) as error:
        listening.close()
        raise Wrong(f"--host {host} --port {port}: {getattr(error, 'strerror', None) or error}") from error
    return listening


def show(address: str, port: int) -> None:
    """Open the browser as soon as somebody answers there."""
    for _ in range(100):
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)) == 0:
                break
        time.sleep(0.1)
    webbrowser.open(address)
