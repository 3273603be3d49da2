"""`caravanserai record`: the text of a saved game, to keep or to show."""

from pathlib import Path
from typing import Annotated

import typer

from caravanserai.cli import saves
from caravanserai.cli.wrong import Wrong
from caravanserai.core.play import asked
from caravanserai.core.record import BadRecord, finish
from caravanserai.core.record import replay as replayed
from caravanserai.core.rng import commitment

KEY_LINE = "key "


def record(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    out: Annotated[Path | None, typer.Option(help="Where to write it; to the terminal if missing.")] = None,
) -> None:
    """Export the text of a saved game; while it is not over its key stays hidden."""
    saved = saves.read(file)
    try:
        s = replayed(saved.record)
    except BadRecord as error:
        raise saved.wrong(error) from error
    if asked(s):
        text = hidden(saved.record.text(), saved.record.key)
    else:
        if not saved.record.digest:
            finish(saved.record, s)
        text = saved.record.text()
    if out is None:
        print(text, end="")
        return
    if out.exists():
        raise Wrong(f"--out {out}: is there already")
    try:
        out.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise Wrong(f"--out {out}: cannot be written: {error.strerror}") from error


def hidden(text: str, key: bytes) -> str:
    """The record with what the key is held to in place of the key: who knows it knows what chance will bring."""
    lines = text.splitlines(keepends=True)
    return "".join(f"# key {commitment(key)}\n" if line.startswith(KEY_LINE) else line for line in lines)
