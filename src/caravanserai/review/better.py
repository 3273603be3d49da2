"""The better turn of a moment, as far as whoever could have taken it could know what comes of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from caravanserai.bots import SeatView
from caravanserai.bots.hint import Advice, tactics_for_hints
from caravanserai.core.event import Event
from caravanserai.review.turns import Played


@dataclass(frozen=True)
class Better:
    """A turn that was not taken."""

    path: tuple[int, ...]  # its choices, as far as nothing is revealed
    events: tuple[Event, ...]  # what the log would tell its seat of them
    is_whole: bool  # whether that is all of it


def better_turn(played: Played, number: int, choices: Sequence[int]) -> Better:
    """What is certain of other choices in a turn's place, as a hint would tell it."""
    turn = played.turns[number]
    view = SeatView(played.game, played.tables[turn.first], turn.seat)
    advice = Advice(view, tactics_for_hints(played.game, view.seats))
    path, events, is_whole = advice.foreseen(choices)
    return Better(path, advice.own(events), is_whole)
