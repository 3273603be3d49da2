"""How strong bots play a game: what `tools.knowledge` has counted, as the page of the game is told it."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from caravanserai.core.deeds import Deeds, deeds_in
from caravanserai.core.game import Game
from caravanserai.tables.messages import End, Habit, Knowledge, Measure, Played, Share, Start, Taken

FILE: Final = "knowledge.json"
FORM: Final = 1  # of the file
MADE_UP: Final = "reconstructed"  # in the provenance of a table


def known(game: Game[Any]) -> Knowledge | None:
    """What is known of a game; nothing if it was never counted."""
    found = read(game.package)
    if found is None:
        return None
    return {
        "game": game.id,
        "bot": found["bot"],
        "level": found["level"],
        "quick": found.get("quick", False),
        "edition": found["edition"],
        "older": (found["edition"], found["box"]) != (game.edition, game.box.digest),
        "played": [played(game, int(seats), row) for seats, row in found["players"].items()],
    }


@cache
def read(package: str) -> dict[str, Any] | None:
    """The file as it was written."""
    file = files(package) / FILE
    if not file.is_file():
        return None
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found if found["knowledge"] == FORM else None


def played(game: Game[Any], seats: int, row: Mapping[str, Any]) -> Played:
    deeds = deeds_in(game)
    return {
        "players": seats,
        "games": row["games"],
        "keys": row["keys"],
        "rounds": measure(row["rounds"]),
        "points": measure(row["points"]),
        "places": [share(one) for one in row["places"]],
        "starts": [start([one["label"]], one) for one in row["starts"]],
        "lines": [start(one["labels"], one) for one in row["lines"]],
        "deeds": [done(label, one) for label, one in row["deeds"].items()],
        "taken": [taken(game, deeds, label, one) for label, one in row["taken"].items()],
        "ends": [end(deeds, int(number), one) for number, one in row["ends"].items()],
    }


def share(row: Mapping[str, Any]) -> Share:
    return {"of": row["of"], "share": row["share"], "low": row["low"], "high": row["high"]}


def measure(row: Mapping[str, Any]) -> Measure:
    return {"mean": row["mean"], "width": row["width"]}


def start(labels: list[str], row: Mapping[str, Any]) -> Start:
    return {"labels": labels, "often": share(row)}


def done(label: str, row: Mapping[str, Any]) -> Habit:
    return {"label": label, "times": measure(row)}


def taken(game: Game[Any], deeds: Deeds, label: str, row: Mapping[str, Any]) -> Taken:
    sort, _, name = label.partition(":")
    rows = next((one.rows for one in deeds.taken if one.sort == sort), "")
    return {
        "label": label,
        "often": share(row),
        "apart": row["points"]["apart"],
        "points": measure(row["points"]) if "mean" in row["points"] else None,
        "far": row["far"],
        "made": bool(rows) and MADE_UP in game.box.provenance(rows, name),
    }


def end(deeds: Deeds, number: int, row: Mapping[str, Any]) -> End:
    return {"label": deeds.ends[number], "often": share(row)}
