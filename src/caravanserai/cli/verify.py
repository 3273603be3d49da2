"""`caravanserai verify`: whether a record is a game by the rules, to its very end."""

from pathlib import Path
from typing import Annotated

import typer

from caravanserai.cli import saves
from caravanserai.cli.arguments import find_game, read_language
from caravanserai.cli.screen import new_console
from caravanserai.core import play
from caravanserai.core.record import BadRecord
from caravanserai.core.record import verify as held_against_the_rules
from caravanserai.speech import Speaker


def verify(
    file: Annotated[Path, typer.Argument(help="A record or a saved game.")],
    lang: Annotated[str | None, typer.Option(help="en, fr, tr, pl or hu.")] = None,
) -> None:
    """Check a record move by move, and hold it against its digest and scores."""
    saved = saves.read(file)
    speaker = Speaker(find_game(saved.record.game), read_language(lang))
    try:
        s = held_against_the_rules(saved.record)
    except BadRecord as error:
        raise saved.wrong(error) from error
    console = new_console()
    console.print(speaker.text("cli-replayed", n=len(saved.record.moves)), markup=False)
    if play.asked(s):
        console.print(speaker.text("cli-not-over-yet", n=play.asked(s)[0] + 1), markup=False)
    elif saved.record.digest:
        console.print(speaker.text("cli-record-sound"), markup=False)
    else:
        console.print(speaker.text("cli-no-footer"), markup=False)
