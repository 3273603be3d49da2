"""What happened, as it is kept and sent: by names, split into what all may know and what one seat may."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from caravanserai.core.event import HIDDEN, Event, redact
from caravanserai.core.game import Game
from caravanserai.core.ids import NOBODY

Args: TypeAlias = dict[str, Any]  # what an event is about, by the names that its game gives them


@dataclass(frozen=True, slots=True)
class Told:
    """An event as it is kept and sent: with labels for components, so that it can be read without the rules."""

    decided: int
    kind: str
    args: Args  # as everybody may know them
    seat: int | None = None  # who may know more
    secret: Args | None = None

    def to(self, seat: int) -> Args:
        """What a seat is told."""
        return self.secret if self.secret is not None and seat == self.seat else self.args


def tellings(game: Game[Any], log: Sequence[Event]) -> list[Told]:
    """All events of a log, each as `telling` gives it."""
    return [telling(game, event) for event in log]


def telling(game: Game[Any], event: Event) -> Told:
    """An event split into what all may know and what one seat may."""
    kind = game.events.kinds[event.kind]
    args = labelled(game, redact(game.events, event, NOBODY))
    if not any(argument.secret for argument in kind.arguments):
        return Told(int(event.decided), kind.name, args)
    return Told(int(event.decided), kind.name, args, int(event.a), labelled(game, event))


def labelled(game: Game[Any], event: Event) -> Args:
    """The arguments by name: components by label, seats and numbers as they are, what is hidden as nothing."""
    out: Args = {}
    for argument, value in zip(game.events.kinds[event.kind].arguments, event.values(), strict=False):
        if value == HIDDEN:
            out[argument.name] = None
        elif argument.sort in ("seat", "number"):
            out[argument.name] = int(value)
        else:
            out[argument.name] = label(game, argument.sort, int(value))
    return out


def label(game: Game[Any], sort: str, index: int) -> str:
    """What a component of a sort is called in tokens and texts, by its index."""
    labels = game.names.get(sort)
    if labels is None:
        labels = next(family.labels for family in game.space.families if family.name == sort)
    return labels[index]
