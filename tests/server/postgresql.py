"""A PostgreSQL of our own for the length of a test run, from the binaries that Debian installs."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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


@contextmanager
def running(durable: bool = False) -> Iterator[str]:
    """Its address; databases are made in it by name. Only a durable one waits for the disk."""
    wrapper, owner = as_user()
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    if owner is not None:
        os.chown(folder, pwd.getpwnam(owner).pw_uid, -1)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = folder / "data"
    setup = [*wrapper, str(binary("initdb")), "-D", str(data), "-U", "postgres", "-A", "trust", "-N", "-E", "UTF8"]
    subprocess.run([*setup, "--locale=C"], check=True, capture_output=True, cwd=folder)
    options = ["-p", str(port), "-k", str(folder), "-h", "127.0.0.1", "-c", f"fsync={'on' if durable else 'off'}"]
    server = subprocess.Popen(
        [*wrapper, str(binary("postgres")), "-D", str(data), *options],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield f"postgresql://postgres@127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(20)
        shutil.rmtree(folder, ignore_errors=True)
