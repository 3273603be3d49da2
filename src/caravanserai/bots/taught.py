"""What was learned about a game, as it lies beside its rules."""

import json
from functools import cache
from importlib import resources
from typing import Any, Final

from caravanserai.bots.judge import Judge
from caravanserai.bots.net import Correction, Layer, Net, SoloJudge, TaughtJudge
from caravanserai.core.game import Game, Sketcher

FILE: Final = "judgement.json"
SOLO_FILE: Final = "solo_judgement.json"  # against the opponent of the box
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
    """What the game sketches and its judgements have not learned from."""
    out: list[str] = []
    for file, sketcher in ((FILE, game.sketcher), (SOLO_FILE, game.solo_sketcher)):
        found = learned(game.package, file)
        if found is not None and sketcher is not None:
            out += [name for name in sketcher.names if name not in found["names"] and name not in out]
    return out


@cache
def learned(package: str, file: str = FILE) -> dict[str, Any] | None:
    """What lies in the game's folder, if anything."""
    found = resources.files(package) / file
    return json.loads(found.read_text(encoding="utf-8")) if found.is_file() else None


def files_for(game: Game[Any], seats: int) -> list[tuple[str, Sketcher[Any]]]:
    """What was learned for a table of so many, the best first, and what it looks at."""
    known = [(SOLO_FILE, game.solo_sketcher if seats == 1 else None), (FILE, game.sketcher)]
    return [(file, sketcher) for file, sketcher in known if sketcher is not None and learned(game.package, file)]


def judge_of(game: Game[Any], seats: int, scale: float, is_taught: bool, is_corrected: bool = True) -> Judge:
    """The game's own judgement, or the one that was learned where there is one and it is wanted.

    Who plays alone has one for that where there is one; else what was learned among several has to do. What it tells
    people is corrected by what came of such predictions; what it compares is not.
    """
    found = files_for(game, seats) if is_taught else []
    if not found:
        return Judge(game.worth, seats, scale)
    file, sketcher = found[0]
    known = learned(game.package, file) or {}
    net = net_from(known, sketcher.names, f"{game.id}: {file}")
    correction = correction_from(known, seats) if is_corrected else None
    if file == SOLO_FILE:
        return SoloJudge(game.worth, sketcher.sketch, net, scale, correction)
    return TaughtJudge(game.worth, sketcher.sketch, net, seats, scale, correction)


def correction_from(learned: dict[str, Any], seats: int) -> Correction:
    """What predictions were found to be off by, with so many seats; nothing where that was not measured."""
    found = learned.get(CORRECTED, {}).get(str(seats))
    return Correction(**found) if found else Correction()
