"""`caravanserai record`: the text of a saved game, to keep or to show."""

from pathlib import Path
from typing import Annotated

import typer

from caravanserai.cli import saves
from caravanserai.cli.wrong import Wrong
from caravanserai.core.play import asked
from caravanserai.core.record import BadRecord, commitments, finish
from caravanserai.core.record import replay as replayed

KEY_LINES = ("key ", "key-from ")


def record(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    out: Annotated[Path | None, typer.Option(help="Where to write it; to the terminal if missing.")] = None,
) -> None:
    """Export the text of a saved game. While it is not over its keys stay hidden."""
    saved = saves.read(file)
    try:
        s = replayed(saved.record)
    except BadRecord as error:
        raise saved.wrong(error) from error
    if asked(s):
        text = hidden(saved.record.text(), commitments(saved.record))
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


def hidden(text: str, published: list[str]) -> str:
    """The record with what each key is held to in its place: who knows a key knows what chance will bring."""
    lines, left = [], list(published)
    for line in text.splitlines(keepends=True):
        if line.startswith(KEY_LINES):
            what = line.split()[:-1]
            lines.append(f"# {' '.join(what)} {left.pop(0)}\n")
        else:
            lines.append(line)
    return "".join(lines)
