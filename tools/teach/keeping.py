"""How what was learned is kept."""

import json
from typing import Any, Final

from caravanserai.bots.taught import CORRECTED

FIRST: Final = ("made", CORRECTED, "unit", "names")


def written(learned: dict[str, Any]) -> str:
    """As it is kept: JSON, one row of weights a line."""
    layers = []
    for layer in learned["layers"]:
        rows = ",\n".join(json.dumps(row) for row in layer["weights"])
        layers.append(f'{{"biases": {json.dumps(layer["biases"])},\n"weights": [\n{rows}]}}')
    first = [f"{json.dumps(key)}: {json.dumps(learned[key])}" for key in FIRST if key in learned]
    return "{" + ",\n".join([*first, '"layers": [' + ",\n".join(layers) + "]"]) + "}\n"
