"""What those at a table may take back, and whether the others have to agree."""

from collections.abc import Collection

from caravanserai.core.ids import NOBODY
from caravanserai.tables import chance, lessons, minds
from caravanserai.tables.live import Live
from caravanserai.tables.messages import Undo


def undo_point(table: Live, mine: Collection[int]) -> tuple[int, bool] | None:
    """How far back the last choice of these seats lies, and whether taking it back concerns nobody else."""
    course = table.course
    if course is None or table.status == "waiting" or table.row["agreed"] or not mine:
        return None
    if table.status == "over" and chance.had_company(table.row):
        return None  # its key is no secret any more
    n = course.undo_point(mine)
    if n is None or n < lessons.first_undo(table):
        return None
    is_alone = len(table.persons()) <= 1
    if course.is_quiet(n, mine) or (is_alone and not table.formers()):
        return n, True
    return None if is_alone else (n, False)  # who comes back must find no more taken back than they agreed to


def undo_for(table: Live, mine: Collection[int], seat: int = NOBODY) -> Undo:
    """What who controls these seats and looks from one may take back."""
    point = undo_point(table, mine)
    request = table.row["request"]
    wanted = request if request is not None and request["kind"] == "undo" else None
    return {
        "can": point is not None,
        "free": point is not None and point[1],
        "redo": bool(table.row["redo"]) and table.row["redo"][0][0] in mine,
        "waits": wanted is not None,
        "by": None if wanted is None else wanted["seat"],
        "points": minds.points_of(table, seat) if seat in mine else [],
    }
