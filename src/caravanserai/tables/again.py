"""Playing again: a new table for those who sit at one that is over, with the same seats and options.

Whoever sits there asks; the new game begins when everybody who sits there has agreed. It is laid and begun in the same
write that tells the old table of it, so that there is one new table or none.
"""

from typing import Any

from caravanserai.core.course import begun
from caravanserai.core.telling import Told
from caravanserai.tables import chance, clocks, making
from caravanserai.tables.clocks import Clock
from caravanserai.tables.installed import found_game
from caravanserai.tables.keeping import Change, Laid
from caravanserai.tables.rows import GameRow, PersonRow, SeatRow
from caravanserai.tables.table import Table


async def lay(table: Table) -> None:
    """Lay the new table and say where it is; not a second time."""
    if table.row["again"] is not None:
        return
    laid = same_table(table)
    change = Change(table.id, table.v, {"again": laid.game["id"], "request": None}, laid=laid)
    await table.commit(change)


def same_table(table: Table) -> Laid:
    """A table like this one, with fresh chance: begun, unless a seat is still open."""
    old, game = table.row, found_game(table.row["game"])
    person: PersonRow = {"id": old["creator"]}
    options = making.options_of(game, old["seats"], old["options"])
    row = making.game_row(game, old["seats"], table.config.keys(), options, person, old["public"], old["pace"])
    row |= {"clock": old["clock"], "hints": old["hints"]}
    seats = [one | making.NEVER_LEFT | {"game": row["id"]} for one in table.seats]
    row["sat"] = chance.sat_with(row, seats)
    told: list[Told] = []
    if not any(one["kind"] == "open" for one in seats):
        course = begun(game, row["seats"], bytes.fromhex(row["key"]), options)
        told = course.told
        row |= table.turn_values(course.s, seats) | {"since": table.now()}
        row["clocks"] = first_clocks(row, seats, table.now())
    return Laid(row, seats, told)


def first_clocks(row: GameRow, seats: list[SeatRow], now: int) -> Any:
    """The clocks of a game that begins now."""
    if row["clock"] is None:
        return None
    clock = Clock(**row["clock"])
    people = {one["seat"]: one["person"] for one in seats if one["person"] is not None}
    timed = [seat for seat in row["asked"] if seat in people] if len(set(people.values())) > 1 else []
    turn = clocks.Turn(now=now, asked=row["asked"], timed=timed, new=[], decided=0, back=False)
    return clocks.kept(clocks.moved(clock, row["pace"], clocks.fresh(clock, len(seats)), turn))
