"""A stored game gone on with: as it was left, or under rules and components that have changed since."""

import logging
from collections.abc import Sequence
from typing import Final

from caravanserai.core.course import Course, Decision
from caravanserai.core.telling import Told
from caravanserai.tables import chance
from caravanserai.tables.courses import agrees, course_of, latest
from caravanserai.tables.keeping import Change
from caravanserai.tables.live import Changing
from caravanserai.tables.rows import GameRow, SnapshotRow
from caravanserai.tables.winding import wind

NEW_EDITION: Final = "new-edition"  # the event by which a table tells that rules or components have changed
log = logging.getLogger("caravanserai.tables")


async def resumed(
    table: Changing, row: GameRow, decisions: list[Decision], told: list[Told], snapshots: Sequence[SnapshotRow]
) -> Course:
    course = course_of(row, decisions, told, snapshots)
    game = course.game
    if (row["edition"], row["box"]) == (game.edition, game.box.digest):
        course.s = course.table_at(course.decided)
    else:
        await bring_up_to_date(table, course, {one["n"]: one["digest"] for one in snapshots})
    return course


async def bring_up_to_date(table: Changing, course: Course, digests: dict[int, str]) -> None:
    """Go on under the rules and components of today: from the start if they come to the same, or from a save.

    Those who look are told by an event. A game that is over stays as it was written.
    """
    game, kept = course.game, course.decided
    if not await agrees(course, digests):
        course.s, kept = await latest(course)
    told, lost = course.told_at(kept), course.decided - kept
    if lost:
        log.warning("table %s: resumed after decision %s under edition %s", table.id, kept, game.edition)
    del course.told[told:]
    del course.decisions[kept:]
    notice = Told(kept, NEW_EDITION, {"edition": game.edition, "lost": lost})
    if table.status == "over":
        course.told += [notice] if lost else []
        return
    course.told.append(notice)
    values: GameRow = {"edition": game.edition, "box": game.box.digest, "decided": kept, "redo": []}
    if lost:  # what came of the lost decisions was seen
        course.later = chance.with_fresh(course.later, kept, table.config.keys())
        course.anew = chance.until(course.anew, kept)
        values["keys"] = chance.kept(course.later, course.anew)
    change = Change(table.id, table.v, values, back_to=(kept, told), notice=(told, notice))
    change.values |= table.turn_values(course.s, table.seats)
    wind(table, change)
    await table.store.commit(change)
    table.row |= change.values | {"v": change.v + 1}
