"""`caravanserai site`: the whole table as a folder of files that any web host serves."""

from pathlib import Path
from typing import Annotated

import typer

from caravanserai.cli.wrong import Wrong


def site(
    folder: Annotated[Path, typer.Argument(help="The folder to write; an older site in it is replaced.")],
) -> None:
    """Write the table as a static site. It is played without a server, offline too."""
    from caravanserai.site.folder import NotASite, NotBuilt, write  # noqa: PLC0415  what only this command needs

    try:
        report = write(folder)
    except (NotASite, NotBuilt) as error:
        raise Wrong(str(error)) from None
    print(f"caravanserai: {folder}: {report.files} files")
    for what, size in (
        ("Python and the rules", report.engine),
        ("the page, with all boards", report.page),
        ("words, rules and components, in all languages", report.told),
        ("to the first table", report.first),
    ):
        print(f"  {size / 1_000_000:5.2f} MB  {what}")
