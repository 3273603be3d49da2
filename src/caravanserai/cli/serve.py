"""`caravanserai serve`: the tables in the browser."""

import gc
import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from caravanserai.cli.database import address_of
from caravanserai.cli.wrong import CannotStart, Wrong

if TYPE_CHECKING:
    from caravanserai.server.clients import Proxies

HOST = "127.0.0.1"
PORT = 8100
LEVELS = ("critical", "error", "warning", "info", "debug")
# Looking through hundreds of tables for garbage takes a third of a second, in which nobody could move; the server
# does it itself every few minutes.
COLLECT_RARELY = (10_000, 20, 1_000)
WORKERS = max(2, (os.cpu_count() or 2) - 1)  # one of them for those who need not think long
REVIEWERS = min(2, os.cpu_count() or 1)  # each takes what nobody else needs of a core, and its memory
RESERVED_FILES = 100  # that are open besides connections: the database, the workers, what is loaded


def setting(name: str) -> str:
    """The variable that stands for an option."""
    return f"CARAVANSERAI_{name}"


def serve(
    host: Annotated[
        str, typer.Option(envvar=setting("HOST"), help="The address to listen at; 0.0.0.0 for all.")
    ] = HOST,
    port: Annotated[
        int | None, typer.Option(envvar=setting("PORT"), help=f"The port, {PORT} if it is free; 0 for any that is.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            envvar=setting("DATABASE"),
            show_envvar=True,
            help="sqlite:///FILE or postgresql://…; a file in the data folder if missing.",
        ),
    ] = None,
    data: Annotated[
        Path | None, typer.Option(envvar=setting("DATA"), help="The folder of the embedded database.")
    ] = None,
    browser: Annotated[bool, typer.Option(envvar=setting("BROWSER"), help="Open the browser.")] = True,
    limits: Annotated[
        bool, typer.Option(envvar=setting("LIMITS"), help="Count what clients do, and how many there are.")
    ] = True,
    workers: Annotated[
        int, typer.Option(envvar=setting("WORKERS"), min=0, help="Processes in which bots think; 0: a thread.")
    ] = WORKERS,
    reviewers: Annotated[
        int,
        typer.Option(
            envvar=setting("REVIEWERS"),
            min=0,
            help="Processes of the lowest priority in which finished games are judged, one game at a time; 0: none is.",
        ),
    ] = REVIEWERS,
    proxies: Annotated[
        str,
        typer.Option(
            envvar=[setting("PROXIES"), "FORWARDED_ALLOW_IPS"],
            help="Addresses or networks of proxies that are believed to say for whom they ask, with commas.",
        ),
    ] = "",
    log: Annotated[str, typer.Option(envvar=setting("LOG"), help=f"{', '.join(LEVELS[:-1])} or debug.")] = "warning",
) -> None:
    """Serve the tables to browsers and bots. Each option can be set in the environment, too: CARAVANSERAI_PORT=80."""
    if log not in LEVELS:
        raise CannotStart(f"--log {log}: neither {', '.join(LEVELS[:-1])} nor debug")
    try:
        from caravanserai.server import serving  # noqa: PLC0415  what only this command needs is loaded only for it
        from caravanserai.server.app import make_app  # noqa: PLC0415
        from caravanserai.server.config import Config, without_password  # noqa: PLC0415
        from caravanserai.server.limits import Caps  # noqa: PLC0415
    except ImportError as error:
        raise Wrong(f"serve needs {error.name}: install caravanserai with its dependencies") from error
    url = address_of(database, data)
    if database is not None and without_password(url) != url and any(database in word for word in sys.argv):
        say("--database: others on this machine can read the password; use CARAVANSERAI_DATABASE or PGPASSWORD")
    believed = proxies_of(proxies)
    listening = bound(host, port)
    at = listening.getsockname()[1]
    address = f"http://{'localhost' if host in (HOST, '0.0.0.0') else host}:{at}/"  # noqa: S104
    caps = Caps(connections=min(Caps.connections, open_files() - RESERVED_FILES))
    config = Config(url, limits=limits, caps=caps, proxies=believed, workers=workers, reviewers=reviewers)

    def ready() -> None:
        gc.freeze()
        gc.set_threshold(*COLLECT_RARELY)
        with suppress(OSError):  # nobody reads it any more
            print(f"caravanserai: {address}", flush=True)
        if browser:
            threading.Thread(target=show, args=(address, at), daemon=True).start()

    with listening:
        failure = serving.serve(make_app(config), config, log, listening, ready)
    if failure is not None:
        raise CannotStart(failure)


def say(what: str) -> None:
    print(f"caravanserai: {what}", file=sys.stderr)


def proxies_of(named: str) -> "Proxies":
    from caravanserai.server.clients import Proxies  # noqa: PLC0415

    try:
        return Proxies(named)
    except ValueError as error:
        raise CannotStart(f"--proxies {named}: {error}") from error


def open_files() -> int:
    """How many files the process may have open: as many as the system lets it have."""
    try:
        import resource  # noqa: PLC0415  not on Windows
    except ImportError:
        return 8192
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def bound(host: str, port: int | None) -> socket.socket:
    """A socket that listens there; if no port was named and the usual one is taken, at any other.

    It names its protocol: asyncio would otherwise hold back what it answers until what it sent before has arrived.
    """
    if port is None:
        try:
            return bound(host, PORT)
        except CannotStart:
            port = 0
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)  # who comes before the server is ready waits
    except (OSError, OverflowError) as error:
        listening.close()
        raise CannotStart(f"--host {host} --port {port}: {getattr(error, 'strerror', None) or error}") from error
    return listening


def show(address: str, port: int) -> None:
    """Open the browser as soon as somebody answers there."""
    for _ in range(100):
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)) == 0:
                break
        time.sleep(0.1)
    webbrowser.open(address)
