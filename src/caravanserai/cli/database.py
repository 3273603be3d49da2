"""Which database a command means: by its options, by the environment, or the file in the data folder."""

import os
from pathlib import Path
from typing import Final

from caravanserai.cli.wrong import CannotStart, Wrong

DATABASE_FILE: Final = "CARAVANSERAI_DATABASE_FILE"
KNOWN: Final = ("sqlite", "postgresql", "postgres")


def address_of(database: str | None, data: Path | None) -> str:
    """The address of the database, the same for every command."""
    from sqlalchemy.engine import make_url  # noqa: PLC0415  not all commands need them
    from sqlalchemy.exc import ArgumentError  # noqa: PLC0415

    from caravanserai.server.config import data_folder, embedded, without_password  # noqa: PLC0415

    if database is not None and data is not None:
        raise Wrong("--data: the database is already named by --database")
    url = database or (None if data else from_file()) or embedded((data or data_folder()).resolve())
    if url.partition(":")[0].partition("+")[0] not in KNOWN:
        raise Wrong(f"--database {without_password(url)}: neither sqlite:///… nor postgresql://…")
    try:
        names_a_file = make_url(url).database not in (None, "", ":memory:")
    except (ArgumentError, ValueError):
        raise Wrong(f"--database {without_password(url)}: this is no address") from None
    if url.startswith("sqlite") and not names_a_file:
        raise Wrong(f"--database {url}: name a file: sqlite:///FILE")
    return url


def from_file() -> str | None:
    """The database as a file names it that only the server may read."""
    name = os.environ.get(DATABASE_FILE)
    if not name:
        return None
    try:
        return Path(name).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise CannotStart(f"{DATABASE_FILE} {name}: {getattr(error, 'strerror', None) or 'not a text'}") from error
