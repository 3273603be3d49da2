"""What the turns of a game were about, and in which round: from its turns and from what everybody was told."""

from collections.abc import Sequence
from typing import Any

from caravanserai.core.deeds import Heard, by_turn, deeds_in
from caravanserai.core.game import Game
from caravanserai.review.turns import Turn


def labels_of(game: Game[Any], turns: Sequence[Turn], heard: Sequence[Heard]) -> list[str]:
    """What each turn was about; nothing where it was about nothing that is counted."""
    deeds, space = deeds_in(game), game.space
    told = by_turn(heard, [(turn.first, turn.last) for turn in turns])
    return [
        deeds.about(here, turn.seat, space.token(turn.choices[0]).partition(":")[0])
        for turn, here in zip(turns, told, strict=True)
    ]


def rounds_of(game: Game[Any], turns: Sequence[Turn], heard: Sequence[Heard]) -> list[int]:
    """The round of each turn, from 1; before the first, the first."""
    begun = [one.decided for one in heard if one.kind == deeds_in(game).round]
    return [max(1, sum(decided <= turn.first for decided in begun)) for turn in turns]
