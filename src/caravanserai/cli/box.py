"""`caravanserai box`: what is in the box of a game, where each value comes from, and how to correct it."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from caravanserai.cli.arguments import Lang, find_game, read_language
from caravanserai.cli.screen import new_console
from caravanserai.cli.wrong import Wrong
from caravanserai.core.box import Box, load_box, read_text
from caravanserai.core.differences import differences, shown
from caravanserai.kit.correction import checked_box
from caravanserai.speech import Speaker

OURS = "components.toml"
APART = ("id", "provenance")  # keys of a row that have columns of their own


def box(
    game: Annotated[str, typer.Argument(help="The game.")],
    table: Annotated[str | None, typer.Argument(help="A table of its component file; all of them if missing.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write the file to correct: a new file, or a folder.")] = None,
    diff: Annotated[Path | None, typer.Option(help="Show what a file of corrections changes.")] = None,
    lang: Lang = None,
) -> None:
    """Show what is in the box of a game and where it comes from. Export the file to correct, show what differs."""
    found = find_game(game)
    speaker = Speaker(found, read_language(lang))
    shipped = load_box(found.id, found.box.folder)
    console = new_console()
    if out is not None:
        written = export(shipped, out)
        say(console, speaker, "cli-components-written", file=str(written))
        say(
            console,
            speaker,
            "cli-components-try",
            command=f"caravanserai --components {written.parent} check {found.id}",
        )
    elif diff is not None:
        show_differences(console, speaker, shipped, checked_box(shipped, str(diff), read_text(str(diff), diff)))
    elif table is not None:
        show_table(console, speaker, found.box, table)
    else:
        show_tables(console, speaker, found.box)
        show_differences(console, speaker, shipped, found.box)


def say(console: Console, speaker: Speaker, message: str, **arguments: Any) -> None:
    """A line that may be copied: not broken."""
    console.print(Text(speaker.text(message, **arguments)), soft_wrap=True)


def export(shipped: Box, out: Path) -> Path:
    """Our own file, with all that it says about its values, under the name that corrections have."""
    path = out / f"{shipped.id}.toml" if out.is_dir() else out
    if path.exists():
        raise Wrong(f"--out {path}: is there already")
    text = read_text(shipped.file, shipped.folder / OURS)
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Wrong(f"--out {path}: cannot be written: {error.strerror}") from error
    return path


def show_differences(console: Console, speaker: Speaker, shipped: Box, box: Box) -> None:
    found = differences(shipped, box)
    say(console, speaker, "cli-components-differ" if found else "cli-components-same", n=len(found))
    for one in found:
        line = Text.assemble(
            f"  {one.where}: ", (one.key, "bold"), ": ", (one.before, "red"), " → ", (one.after, "green")
        )
        console.print(line.append(f"  ({one.source})" if one.source else "", style="dim"), soft_wrap=True)


def show_tables(console: Console, speaker: Speaker, box: Box) -> None:
    """Every table with the number of its rows and its source."""
    grid = grid_of(speaker, "cli-components-table", "cli-components-rows", "cli-components-source")
    sources = box.data["provenance"]
    for name, content in box.data.items():
        if content is sources:
            continue
        rows = str(len(content)) if isinstance(content, list) else ""
        grid.add_row(name, rows, Text(str(sources.get(name, ""))))
    console.print(Text(f"{speaker.text(f'game-{box.id}')}: {box.digest}", style="bold"))
    console.print(grid)


def show_table(console: Console, speaker: Speaker, box: Box, table: str) -> None:
    """The rows of a table, their values and where these come from."""
    if table not in box.data:
        raise Wrong(f"{box.id}: no such table: {table!r}; known: {', '.join(box.data)}")
    content = box.data[table]
    of_table = str(box.data["provenance"].get(table, ""))
    grid = grid_of(speaker, "cli-components-row", "cli-components-values", "cli-components-source")
    rows = content if isinstance(content, list) else [{"id": name, "": one} for name, one in content.items()]
    for n, row in enumerate(rows):
        told = row if isinstance(row, dict) else {"": row}
        values = [f"{name} = {shown(one)}" if name else shown(one) for name, one in told.items() if name not in APART]
        grid.add_row(str(told.get("id", n)), Text("\n".join(values)), Text(str(told.get("provenance", of_table))))
    console.print(grid)


def grid_of(speaker: Speaker, *titles: str) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    for title in titles:
        grid.add_column(speaker.text(title), overflow="fold")
    return grid
