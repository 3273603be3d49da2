"""Where games are played: here, in processes of this machine, or on a Ray cluster. What comes of them is the same."""

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import resource_tracker
from multiprocessing.context import SpawnContext, SpawnProcess
from types import ModuleType
from typing import Any, Final, Protocol

from caravanserai.ladder.fixtures import Fixture
from caravanserai.ladder.playing import GameFailed, Outcome, play

AHEAD: Final = 2  # games handed out for each that is played, so that nobody waits for work
LOCAL: Final = "local"  # a Ray of this machine's own, for trying
KNOCK_S: Final = 10.0


class NoCluster(Exception):
    """Ray is not installed, nobody answers at the address, or the cluster is lost on the way."""


class Pool(Protocol):
    """Plays games; `width` says how many to hand out at once."""

    width: int

    def submit(self, fixture: Fixture) -> "Future[Outcome]": ...


class Here:
    """One after the other, in this process."""

    width = 1

    def submit(self, fixture: Fixture) -> "Future[Outcome]":
        done: Future[Outcome] = Future()
        try:
            done.set_result(play(fixture))
        except Exception as error:  # noqa: BLE001  it is raised again where the result is asked for
            done.set_exception(error)
        return done


class Processes:
    """Fresh processes: they share nothing with this one, on any system."""

    def __init__(self, executor: ProcessPoolExecutor, jobs: int) -> None:
        self.executor = executor
        self.width = jobs * AHEAD

    def submit(self, fixture: Fixture) -> "Future[Outcome]":
        return self.executor.submit(play, fixture)


class Cluster:
    """The workers of a Ray cluster; each needs the same caravanserai installed."""

    def __init__(self, ray: ModuleType) -> None:
        self.play: Any = ray.remote(play)
        self.width = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD

    def submit(self, fixture: Fixture) -> "Future[Outcome]":
        future: Future[Outcome] = self.play.remote(fixture).future()
        return future


@contextmanager
def pool_of(jobs: int, address: str | None = None) -> Iterator[Pool]:
    """A pool; when it is left, what is still being played there is given up."""
    if address is not None:
        with cluster(address, jobs) as ray:
            yield Cluster(ray)
    elif jobs == 1:
        yield Here()
    else:
        with processes(jobs) as executor:
            yield Processes(executor, jobs)


class Quiet(SpawnProcess):
    """A process that does not hear of Ctrl-C until it can end quietly: while it loads it would tell where it was."""

    def start(self) -> None:
        if not hasattr(signal, "pthread_sigmask"):
            super().start()
            return
        resource_tracker.ensure_running()  # whoever starts it first lets signals through
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Quietly(SpawnContext):
    """Fresh processes of that kind."""

    Process = Quiet


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    others = set(multiprocessing.active_children())
    executor = ProcessPoolExecutor(jobs, Quietly(), initializer=end_quietly)
    try:
        yield executor
    finally:
        ours = set(multiprocessing.active_children()) - others
        executor.shutdown(wait=False, cancel_futures=True)
        for process in ours:  # a game of strong bots takes minutes, and nobody waits for it any more
            process.terminate()
        for process in ours:
            process.join()


def end_quietly() -> None:
    """Ctrl-C goes to all processes of a terminal: one tells about it, the others just end; so too if that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def cluster(address: str, jobs: int) -> Iterator[ModuleType]:
    try:
        ray = import_module("ray")
    except ImportError as error:
        raise NoCluster("--ray: Ray is not installed: pip install 'caravanserai[ray]'") from error
    own = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    try:
        knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", configure_logging=True, **own)
    except (OSError, RuntimeError, ValueError) as error:
        raise NoCluster(f"--ray {address}: no cluster there: {first_line(error)}") from error
    try:
        yield ray
    except ray.exceptions.RayError as error:
        cause = getattr(error, "cause", None)  # what was raised in the game itself
        if isinstance(cause, GameFailed):
            raise cause from error
        raise NoCluster(f"--ray {address}: {first_line(error)}; the same command goes on") from error
    finally:
        ray.shutdown()


def first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]


def knock(address: str) -> None:
    """Whether anybody is there: Ray itself would try for minutes. Words such as `auto` are left to it."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        with socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCK_S):
            pass
