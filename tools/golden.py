"""Golden records: `python -m tools.golden GAME [FOLDER]` plays games and writes them down.

There is one game at each setting, and one more at each player count.

They are made once for an edition and never again: a record that no longer plays as written shows that the
rules have changed. A new edition has records of its own in their place; saves of the old one stay as they are, for they
must load for ever. `python -m tools.pin` does that where rows were added.
"""

import json
import sys
from pathlib import Path
from typing import Any

from caravanserai.bots import SeatView, find_bot
from caravanserai.core import play
from caravanserai.core.game import Game, games, start
from caravanserai.core.record import Move, Record, finish, new_record
from caravanserai.core.rng import key_from
from caravanserai.core.wire import digest, to_wire
from caravanserai.kit import Setting, settings

ROOT = Path(__file__).resolve().parent.parent
BOTS = ("greedy", "random")
MOST_NAMED = 4  # options in the name of a file


def played(game: Game[Any], seats: int, options: dict[str, Any], seed: int) -> Record:
    """A whole game, every other seat greedy, which seat being up to the seed."""
    key = key_from(seed)
    s = start(game, seats, key, **options)
    record = new_record(game, seats, key, game.options(seats, options))
    bots = [find_bot(BOTS[(seat + seed) % 2])(seed) for seat in range(seats)]
    while seats_asked := play.asked(s):
        seat = seats_asked[0]
        choice = bots[seat].choose(SeatView(game, s, seat))
        record.moves.append(Move(seat, game.space.token(choice)))
        play.apply(s, choice, seat)
    finish(record, s)
    return record


def saved_in_the_middle(record: Record) -> dict[str, Any]:
    """A save in the middle of a game, with what it must come to when it is loaded."""
    s = start(games()[record.game], record.seats, record.key, **record.options)
    for move in record.moves[: len(record.moves) // 2]:
        play.apply(s, move.token, move.seat)
    rest = [f"{move.seat} {move.token}" for move in record.moves[len(record.moves) // 2 :]]
    return {"edition": record.edition, "digest": digest(s), "state": to_wire(s), "moves": rest, "end": record.digest}


def name_of(seats: int, options: dict[str, Any], game: Game[Any]) -> str:
    usual = game.options(seats, {})
    unusual = [f"{name}-{str(value).lower()}" for name, value in options.items() if usual[name] != value]
    if len(unusual) > MOST_NAMED:
        return f"{seats}-all-changed"
    return "-".join([f"{seats}", *unusual]).replace("_", "-")


def write_all(game: Game[Any], folder: Path) -> list[str]:
    """Play and write a record at every setting, and a save in the middle where no option is changed; their names."""
    (folder / "golden").mkdir(parents=True, exist_ok=True)
    (folder / "saves").mkdir(parents=True, exist_ok=True)
    tables = [(setting, "") for setting in settings(game)]
    again = [(Setting(seats), "-again") for seats in game.seats]
    names = []
    for seed, (setting, suffix) in enumerate(tables + again):
        options = dict(setting.options)
        record = played(game, setting.seats, options, seed)
        name = f"{name_of(setting.seats, options, game)}{suffix}"
        (folder / "golden" / f"{name}.record").write_text(record.text(), encoding="utf-8")
        if not suffix and name == str(setting.seats):
            save = json.dumps(saved_in_the_middle(record), indent=1)
            (folder / "saves" / f"edition-{game.edition}-{name}.json").write_text(save, encoding="utf-8")
        names.append(f"{name}.record")
    return names


def main(name: str, folder: Path) -> None:
    print(*write_all(games()[name], folder), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]) if sys.argv[2:] else ROOT / "tests/games" / sys.argv[1])
