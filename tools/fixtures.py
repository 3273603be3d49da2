"""Positions to draw a board from: `python -m tools.fixtures` plays games and writes what a seat sees and is asked.

They lie in the front end's folder of the game; the same seeds give the same files. The components that a board is
drawn from come from the running server.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from caravanserai.bots import SeatView, find_bot
from caravanserai.core import play
from caravanserai.core.game import Game, games, start
from caravanserai.core.state import State
from caravanserai.tables.seen import choice_of

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "web/src/games/gugong"
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


def asks(step: str, day: int = 1) -> Fits:
    return lambda view, asked: asked == step and view["day"] >= day


def is_crowded(step: str) -> Fits:
    """Late in a game, with decrees held, ships out and travellers on the map."""

    def fits(view: dict[str, Any], asked: str) -> bool:
        held = sum(len(decree["holders"]) for decree in view["decrees"])
        away = sum(1 for player in view["players"] if player["city"])
        return asked == step and view["day"] >= 3 and held >= 6 and len(view["ships"]) >= 4 and away >= 4

    return fits


WANTED: Final = [
    Wanted("start-5", 5, {}, asks("ChooseGift")),
    Wanted("gift-4", 4, {}, is_crowded("ChooseGift")),
    Wanted("place-4", 4, {}, is_crowded("ChoosePlace")),
    Wanted("pay-4", 4, {}, is_crowded("PayForGift")),
    Wanted("place-5", 5, {}, is_crowded("ChoosePlace")),
    Wanted(
        "bonus-5", 5, {"bonus_tokens": True}, lambda view, step: sum(len(p["markers"]) for p in view["players"]) > 1
    ),
    Wanted("city-4", 4, {}, asks("MoveTraveller", 2)),
    Wanted("wall-5", 5, {}, asks("GreatWall", 2)),
    Wanted("jade-3", 3, {}, asks("BuyJade", 2)),
    Wanted("decree-5", 5, {}, asks("TakeDecree", 3)),
    Wanted("ship-5", 5, {}, asks("LoadOrSail", 3)),
    Wanted("sail-2", 2, {}, asks("MoveShip", 2)),
    Wanted("reward-4", 4, {}, asks("ChooseReward")),
    Wanted("benefit-4", 4, {}, asks("IntrigueBenefit", 2)),
    Wanted("die-4", 4, {}, asks("TurnDie")),
    Wanted("swap-3", 3, {}, asks("SwapWhich", 2)),
    Wanted("swap-where-3", 3, {}, asks("SwapWhere", 2)),
    Wanted("spend-4", 4, {}, asks("SpendWith")),
    Wanted("solo", 1, {}, asks("ChoosePlace", 3)),
    Wanted("solo-end", 1, {}, lambda view, step: view["ended"]),
    Wanted("end-5", 5, {}, lambda view, step: view["ended"]),
]


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


def crowded(position: dict[str, Any]) -> dict[str, Any]:
    """The same table with everything on one spot, to see that nothing hides: nobody need ever play it."""
    view = position["view"]
    everybody = list(range(len(view["players"])))
    for player in view["players"]:
        player |= {"city": "kaifeng", "envoy": 3, "intrigue": 7, "vp": 12, "wall": 1}
    for decree in view["decrees"]:
        decree["holders"] = everybody
    lanes = [(route, n) for route in ("left", "right") for n in range(1, 6)]
    view["ships"] = [
        {"harbour": f"{route}_{n}", "owner": k % len(everybody), "cargo": 3, "double": 2 if k == 4 else 0}
        for k, (route, n) in enumerate(lanes)
    ]
    return position


def write(file: Path, data: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    print(file.relative_to(ROOT), file.stat().st_size)


def main() -> None:
    game = games()["gugong"]
    for wanted in WANTED:
        write(FOLDER / f"fixtures/{wanted.name}.json", found(game, wanted))
    write(FOLDER / "fixtures/crowd-5.json", crowded(found(game, WANTED[0])))
    seats = [{"seat": n, "name": name, "mine": n == 0} for n, name in enumerate(NAMES[:4])]
    write(FOLDER / "fixtures/walk-4.json", {"seats": seats, "positions": walk(game, 4, 7, 150, 180)})


if __name__ == "__main__":
    main()
