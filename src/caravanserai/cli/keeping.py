"""`caravanserai backup`, `restore` and `doctor`: the database kept safe, brought back, and looked through."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from caravanserai.cli.database import address_of

T = TypeVar("T")
Database = Annotated[
    str | None,
    typer.Option(
        envvar="CARAVANSERAI_DATABASE", help="sqlite:///FILE or postgresql://…; a file in the data folder if missing."
    ),
]
Data = Annotated[Path | None, typer.Option(envvar="CARAVANSERAI_DATA", help="The folder of the embedded database.")]
Force = Annotated[bool, typer.Option("--force", help="Replace what is there.")]
MOST_SAID = 20  # lines about pages or rows


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Database = None,
    data: Data = None,
    force: Force = False,
) -> None:
    """Write all tables and people into one file. Also while the server serves."""
    from caravanserai.server.backup import back_up  # noqa: PLC0415  what only this command needs

    kept = run(back_up(address_of(database, data), file, force))
    print(f"caravanserai: {file}: {kept}")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that backup or doctor wrote.")],
    database: Database = None,
    data: Data = None,
    force: Force = False,
) -> None:
    """Put what a backup holds in the place of what the database holds."""
    from caravanserai.server.backup import restore as brought_back  # noqa: PLC0415

    kept = run(brought_back(address_of(database, data), file, force))
    print(f"caravanserai: restored {kept}")


def doctor(
    database: Database = None,
    data: Data = None,
    save: Annotated[Path | None, typer.Option(help="Write what is sound into a new file, for restore.")] = None,
) -> None:
    """Look through the database and play every game again. Exit code 1 if anything is damaged."""
    from caravanserai.server.doctor import examine  # noqa: PLC0415

    found = run(examine(address_of(database, data), save))
    for said in found.said[:MOST_SAID]:
        print(f"caravanserai: {said}")
    if len(found.said) > MOST_SAID:
        print(f"caravanserai: … and {len(found.said) - MOST_SAID} more")
    for name, why in found.damaged.items():
        print(f"caravanserai: table {name}: {why}")
    print(f"caravanserai: {found.sound} tables are sound, {len(found.damaged)} are damaged")
    if save is not None:
        print(f"caravanserai: saved in {save}: {found.saved}")
    if not found.is_well():
        raise typer.Exit(1)


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)
