"""What was learned about a game, as it lies beside its rules."""

import json
from functools import cache
from importlib import resources
from typing import Any, Final

from caravanserai.bots.judge import Judge
from caravanserai.bots.net import Correction, Layer, Net, TaughtJudge
from caravanserai.core.game import Game

FILE: Final = "judgement.json"
CORRECTED: Final = "corrected"  # by number of seats: see tools/calibrate.py


class BadJudgement(ValueError):
    """A judgement that was learned from numbers which the game no longer sketches."""


def net_from(learned: dict[str, Any], names: tuple[str, ...], what: str) -> Net:
    """The net in a file. Of what is sketched today and was not when it learned, of a new card, it makes nothing."""
    known = {name: n for n, name in enumerate(learned["names"])}
    if lost := known.keys() - set(names):
        raise BadJudgement(f"{what}: learned from {min(lost)}, which the game no longer sketches; teach it anew")
    layers = [Layer(layer["weights"], layer["biases"]) for layer in learned["layers"]]
    if tuple(known) != names:
        first = learned["layers"][0]
        nothing = [0.0] * len(first["biases"])
        rows = [first["weights"][known[name]] if name in known else nothing for name in names]
        layers[0] = Layer(rows, first["biases"])
    return Net(layers, learned["unit"])


def unlearned(game: Game[Any]) -> list[str]:
    """What the game sketches and its judgement has not learned from."""
    found = learned(game.package)
    if found is None or game.sketcher is None:
        return []
    return [name for name in game.sketcher.names if name not in found["names"]]


@cache
def learned(package: str) -> dict[str, Any] | None:
    """What lies in the game's folder, if anything."""
    file = resources.files(package) / FILE
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else None


def judge_of(game: Game[Any], seats: int, scale: float, is_taught: bool, is_corrected: bool = True) -> Judge:
    """The game's own judgement, or the one that was learned where there is one and it is wanted.

    What it tells people is corrected by what came of such predictions; what it compares is not.
    """
    found = learned(game.package) if is_taught and game.sketcher is not None else None
    if found is None or game.sketcher is None:
        return Judge(game.worth, seats, scale)
    net = net_from(found, game.sketcher.names, f"{game.id}: {FILE}")
    correction = correction_from(found, seats) if is_corrected else None
    return TaughtJudge(game.worth, game.sketcher.sketch, net, seats, scale, correction)


def correction_from(learned: dict[str, Any], seats: int) -> Correction:
    """What predictions were found to be off by, with so many seats; nothing where that was not measured."""
    found = learned.get(CORRECTED, {}).get(str(seats))
    return Correction(**found) if found else Correction()
