"""The clocks of a table, stopped and started by what changes there."""

from collections.abc import Mapping, Sequence

from caravanserai.tables import clocks
from caravanserai.tables.keeping import Change
from caravanserai.tables.live import Live
from caravanserai.tables.rows import GameRow, SeatRow


def wind(table: Live, change: Change) -> None:
    """Stop and start the clocks as a change makes it so."""
    clock, row = table.clock, table.row | change.values
    if clock is None or row["status"] == "waiting":
        return
    new = {one["seat"]: one for one in change.seats}
    seats = [one | new.get(one["seat"], {}) for one in table.seats]
    people, asked = sitting(seats), awaited(row)
    turn = clocks.Turn(
        now=table.now(),
        asked=asked,
        timed=timed(asked, people),
        new=[one["seat"] for one in table.seats if is_new(one, people.get(one["seat"]))],
        decided=row["decided"],
        back=change.back_to is not None,
    )
    before = table.clocks or clocks.fresh(clock, len(seats))
    change.values["clocks"] = clocks.kept(clocks.moved(clock, row["pace"], before, turn))


def sitting(seats: Sequence[SeatRow]) -> dict[int, str]:
    """Who of the people sits where."""
    return {one["seat"]: one["person"] for one in seats if one["person"] is not None}


def timed(asked: Sequence[int], people: Mapping[int, str]) -> list[int]:
    """Whose time runs of those that are waited for: nobody's where one is alone with bots."""
    return [seat for seat in asked if seat in people] if len(set(people.values())) > 1 else []


def is_new(seat: SeatRow, person: str | None) -> bool:
    """Whether somebody else sits down: not who sat there, nor who comes back and has what time they had."""
    return person is not None and person not in (seat["person"], seat.get("former"))


def awaited(row: GameRow) -> list[int]:
    """The seats that a table waits for, as its row says."""
    if row["status"] != "playing":
        return []
    return list(row["asked"]) if row["held"] is None else [row["held"]]
