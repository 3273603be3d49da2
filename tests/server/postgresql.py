"""A PostgreSQL of our own for the length of a test run, from the binaries that Debian installs."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.patience import PATIENCE_S
from tests.ports import kept_port

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def binary(name: str) -> str | None:
    for folder in FOLDERS:
        if (folder / name).exists():
            return str(folder / name)
    return shutil.which(name)


def is_installed() -> bool:
    return binary("initdb") is not None and binary("postgres") is not None


def as_user() -> tuple[list[str], str | None]:
    """PostgreSQL does not run as root: then as the user that its package makes."""
    if os.getuid() != 0:
        return [], None
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"], "postgres"


class Cluster:
    """A PostgreSQL that can be stopped and started again at the same address."""

    def __init__(self, durable: bool = False) -> None:
        self.wrapper, owner = as_user()
        self.folder = Path(tempfile.mkdtemp(prefix="pg"))
        if owner is not None:
            os.chown(self.folder, pwd.getpwnam(owner).pw_uid, -1)
        self.kept = kept_port()
        self.port = self.kept.getsockname()[1]
        self.data = self.folder / "data"
        self.durable = durable
        setup = [str(binary("initdb")), "-D", str(self.data), "-U", "postgres", "-A", "trust", "-N", "-E", "UTF8"]
        command = [*self.wrapper, *setup, "--locale=C"]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder)
        self.server: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}"

    def start(self) -> None:
        """Until it can be reached."""
        fsync = f"fsync={'on' if self.durable else 'off'}"
        options = ["-p", str(self.port), "-k", str(self.folder), "-h", "127.0.0.1", "-c", fsync]
        self.server = subprocess.Popen(
            [*self.wrapper, str(binary("postgres")), "-D", str(self.data), *options],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end and self.server.poll() is None:
            if "ready" in self.status():
                return
            time.sleep(0.05)
        raise AssertionError("PostgreSQL does not start")

    def status(self) -> str:
        """What it says of itself: the last line of its file is `ready` when it takes connections."""
        file = self.data / "postmaster.pid"
        try:
            return file.read_text().splitlines()[-1]
        except (OSError, IndexError):
            return ""

    def stop(self) -> None:
        """At once: whoever is connected is cut off."""
        if self.server is not None:
            self.server.send_signal(signal.SIGINT)
            self.server.wait(PATIENCE_S)
            self.server = None


@contextmanager
def cluster(durable: bool = False) -> Iterator[Cluster]:
    """Started, and gone afterwards. Only a durable one waits for the disk."""
    found = Cluster(durable)
    try:
        found.start()
        yield found
    finally:
        found.stop()
        found.kept.close()
        shutil.rmtree(found.folder, ignore_errors=True)


@contextmanager
def running(durable: bool = False) -> Iterator[str]:
    """Its address; databases are made in it by name."""
    with cluster(durable) as found:
        yield found.address
