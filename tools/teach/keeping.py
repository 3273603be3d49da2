"""How what was learned is kept, and the games that it is learned from."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from caravanserai.bots.taught import CORRECTED
from tools.teach.school import Played

FIRST: Final = ("made", CORRECTED, "unit", "names")


def written(learned: dict[str, Any]) -> str:
    """As it is kept: JSON, one row of weights a line."""
    layers = []
    for layer in learned["layers"]:
        rows = ",\n".join(json.dumps(row) for row in layer["weights"])
        layers.append(f'{{"biases": {json.dumps(layer["biases"])},\n"weights": [\n{rows}]}}')
    first = [f"{json.dumps(key)}: {json.dumps(learned[key])}" for key in FIRST if key in learned]
    return "{" + ",\n".join([*first, '"layers": [' + ",\n".join(layers) + "]"]) + "}\n"


def packed(played: Sequence[Played]) -> bytes:
    """Games as they are kept: a line of JSON that says what they are, then the rows of all, one after the other."""
    told = [{**asdict(one), "rows": len(one.rows)} for one in played]
    return json.dumps(told).encode() + b"\n" + b"".join(one.rows for one in played)


def unpacked(kept: bytes) -> list[Played]:
    """The games that were packed."""
    first, _, rows = kept.partition(b"\n")
    out, at = [], 0
    for one in json.loads(first):
        end = at + one["rows"]
        ending = {name: tuple(one[name]) for name in ("points", "shares")}
        out.append(Played(**{**one, **ending, "rows": rows[at:end]}))
        at = end
    return out
