"""Positions to draw a board from: `python -m tools.fixtures` plays games and writes what a seat sees and is asked.

They lie in the front end's folder of the game; the same seeds give the same files. The components that a board is
drawn from come from the running server. Which positions a game wants stands in `tools/positions/`, in a module called
like the game; one that has no such module has none.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeAlias

from caravanserai.bots import SeatView, find_bot
from caravanserai.core import play
from caravanserai.core.game import Game, games, start
from caravanserai.core.state import State
from caravanserai.tables.questions import choice_of

ROOT: Final = Path(__file__).resolve().parent.parent
NAMES: Final = ["Ayşe", "Lisa", "Rafał", "Gergő", "Élodie"]
SEEDS: Final = range(60)

Fits: TypeAlias = Callable[[dict[str, Any], str], bool]
OF_STEP: Final = ("seat",)  # fields that every step has


@dataclass(frozen=True)
class Wanted:
    """A position worth drawing: the first that fits."""

    name: str
    seats: int
    options: dict[str, Any]
    fits: Fits


def positions(game: Game[Any], seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[State, int]]:
    """Every question of a game between quick bots, and the end."""
    s = start(game, seats, seed, **options)
    bots = [find_bot("greedy" if (seat + seed) % 2 else "random")(seed + seat) for seat in range(seats)]
    while asked := play.asked(s):
        yield s, asked[0]
        play.apply(s, bots[asked[0]].choose(SeatView(game, s, asked[0])), asked[0])
    yield s, 0


def question(game: Game[Any], s: State, seat: int) -> dict[str, Any] | None:
    """What the server says of a question."""
    if not play.asked(s):
        return None
    step = play.question(s, seat)
    fields = {name: value for name, value in vars(step).items() if name not in OF_STEP and isinstance(value, int)}
    choices = [choice_of(game, s, code, seat) for code in play.candidates(s, seat)]
    return {"seat": seat, "step": type(step).__name__, "fields": fields, "choices": choices}


def found(game: Game[Any], wanted: Wanted) -> dict[str, Any]:
    for seed in SEEDS:
        for s, seat in positions(game, wanted.seats, wanted.options, seed):
            view = game.show(s, seat)
            ask = question(game, s, seat)
            if wanted.fits(view, ask["step"] if ask else ""):
                players = view["players"]
                seats = [{"seat": n, "name": NAMES[n], "mine": n == seat} for n in range(len(players))]
                return {"view": view, "seats": seats, "asked": list(play.asked(s)), "ask": ask}
    raise LookupError(f"no position for {wanted.name}")


def walk(game: Game[Any], seats: int, seed: int, first: int, last: int) -> list[dict[str, Any]]:
    """Some positions in a row as one seat sees them, for the animation."""
    out = []
    for n, (s, seat) in enumerate(positions(game, seats, {}, seed)):
        if first <= n < last:
            out.append({"view": game.show(s, 0), "asked": [seat], "ask": question(game, s, 0) if seat == 0 else None})
    return out


def folder_of(game: str) -> Path | None:
    """Where the positions of a game lie, if it wants any."""
    return ROOT / "web/src/games" / game / "fixtures" if find_spec(f"tools.positions.{game}") else None


def write_all(game: Game[Any]) -> None:
    """Play until all positions are found, and write them."""
    folder = folder_of(game.id)
    if folder is None:
        return
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in import_module(f"tools.positions.{game.id}").made(game):
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def main() -> None:
    for game in games().values():
        write_all(game)


if __name__ == "__main__":
    main()
