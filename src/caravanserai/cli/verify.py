"""`caravanserai verify`: whether a record is a game by the rules, its chance that of the keys committed to."""

import re
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from caravanserai.cli import saves
from caravanserai.cli.arguments import Lang, find_game, read_language
from caravanserai.cli.screen import new_console
from caravanserai.cli.wrong import Wrong
from caravanserai.core import play
from caravanserai.core.record import BadRecord, Record, commitments
from caravanserai.core.record import verify as held_against_the_rules
from caravanserai.speech import Speaker

COMMITMENT: Final = re.compile(r"[0-9a-f]{32}", re.ASCII)
DIFFERS: Final = 1


def verify(
    file: Annotated[Path, typer.Argument(help="A record or a saved game.")],
    commitment: Annotated[
        list[str] | None,
        typer.Option(
            help="What the table published at its start; then of each later key, in their order. 32 figures, hex."
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Check a record move by move. Holds it against its digest, its scores and what was committed to."""
    published = [read_commitment(one) for one in commitment or []]
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
    if not held_against_the_published(console, speaker, saved.record, published):
        raise typer.Exit(DIFFERS)


def read_commitment(text: str) -> str:
    if not COMMITMENT.fullmatch(text.strip().lower()):
        raise Wrong(f"--commitment {text}: not 32 hexadecimal figures")
    return text.strip().lower()


def held_against_the_published(console: Console, speaker: Speaker, record: Record, published: list[str]) -> bool:
    """Say what each key is held to, and whether that is what was published: by the record, and by who asks.

    In their order: a game that was dealt from a key that was committed to later could have had a chosen deal.
    """
    found = commitments(record)
    for (n, _), one in zip(record.keys_used(), found, strict=True):
        console.print(speaker.text("cli-commitment", n=n + 1, commitment=one), markup=False, soft_wrap=True)
    claims = [claim for claim in (published, record.commitments) if claim]
    if not claims:
        console.print(speaker.text("cli-commitment-unknown", n=len(found)), markup=False)
        return True
    agrees = all(claim == found for claim in claims)
    console.print(speaker.text("cli-verified" if agrees else "cli-not-verified"), markup=False, soft_wrap=True)
    return agrees
