"""Playing again: a new table for those who sit at one that is over, with the same seats and options.

Whoever sits there asks; the new game begins when everybody who sits there has agreed. It is laid and begun in the same
write that tells the old table of it, so that there is one new table or none.
"""

from caravanserai.core.course import begun
from caravanserai.tables import chance, making
from caravanserai.tables.installed import found_game
from caravanserai.tables.keeping import Change, Laid
from caravanserai.tables.rows import PersonRow
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
    new = Laid(row, seats)
    if not any(one["kind"] == "open" for one in seats):
        course = begun(game, row["seats"], bytes.fromhex(row["key"]), options)
        new.told.extend(course.told)
        making.start_of(new, course, table.now())
    return new
