"""What was learned about a game, as it lies beside its rules."""

import json
from functools import cache
from importlib import resources
from typing import Any, Final

from caravanserai.bots.judge import Judge
from caravanserai.bots.net import Layer, Net, TaughtJudge
from caravanserai.core.game import Game

FILE: Final = "judgement.json"


class BadJudgement(ValueError):
    """A judgement that was learned from other numbers than the game now sketches."""


def net_from(learned: dict[str, Any], names: tuple[str, ...], what: str) -> Net:
    """The net in a file; it must have learned from what is sketched today."""
    if tuple(learned["names"]) != names:
        raise BadJudgement(f"{what}: learned from other numbers than the game sketches now; it has to be taught anew")
    layers = [Layer(layer["weights"], layer["biases"]) for layer in learned["layers"]]
    return Net(layers, learned["unit"])


@cache
def learned(package: str) -> dict[str, Any] | None:
    """What lies in the game's folder, if anything."""
    file = resources.files(package) / FILE
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else None


def judge_of(game: Game[Any], seats: int, scale: float, is_taught: bool) -> Judge:
    """The game's own judgement, or the one that was learned where there is one and it is wanted."""
    found = learned(game.package) if is_taught and game.sketcher is not None else None
    if found is None or game.sketcher is None:
        return Judge(game.worth, seats, scale)
    net = net_from(found, game.sketcher.names, f"{game.id}: {FILE}")
    return TaughtJudge(game.worth, game.sketcher.sketch, net, seats, scale)
