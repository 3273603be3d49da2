"""`caravanserai howto`: how to play a game, on a page of the terminal."""

from typing import Annotated

import typer

from caravanserai.cli.arguments import Lang, find_game, read_language
from caravanserai.cli.prose import guide
from caravanserai.cli.screen import new_console
from caravanserai.cli.wrong import Wrong


def howto(
    game: Annotated[str | None, typer.Argument(help="The game.")] = None,
    lang: Lang = None,
) -> None:
    """How to play a game, on a page. The goal, a turn, the actions, and what beginners get wrong."""
    found = find_game(game)
    if found.howto is None:
        raise Wrong(f"{found.id}: there is no page on how to play it")
    new_console().print(guide(found, read_language(lang)))
