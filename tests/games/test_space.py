"""The codes of a game's choices never move within an edition: trained networks depend on them."""

from pathlib import Path
from typing import Any

import pytest

from caravanserai.core.game import Game, games

HERE = Path(__file__).parent


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_choices_are_only_added(game: Game[Any]) -> None:
    """Every token has the code it had when the edition came out; new ones may follow."""
    pinned = (HERE / game.id / f"space-{game.edition}.txt").read_text(encoding="utf-8").split()
    assert pinned == game.space.tokens[: len(pinned)]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_all_choices_are_pinned(game: Game[Any]) -> None:
    """What was added has been written down too."""
    pinned = (HERE / game.id / f"space-{game.edition}.txt").read_text(encoding="utf-8").split()
    assert len(game.space.tokens) == len(pinned)
