"""Who is at a table, and who has been away for long.

Those who sit at a table without a clock are waited for, but not for ever: when the table has asked somebody and has
not seen them for so long as its pace allows, the others who are here may agree to let a bot play on.
"""

from typing import Final

from caravanserai.tables.live import Live
from caravanserai.tables.rows import Asking, SeatRow

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
PATIENCE: Final = {"live": 10 * MINUTE, "days": 14 * DAY}


def patience_until(table: Live, seat: SeatRow) -> int:
    """When somebody who does not come counts as absent."""
    since: int = table.row["since"] or table.row["changed"]
    seen: int = seat["seen"] or since
    return PATIENCE[table.row["pace"]] + (max(seen, since) if seat["seat"] in table.asked() else seen)


def is_here(table: Live, seat: SeatRow) -> bool:
    """Whether somebody is at the table, or was not long ago."""
    return table.is_online(seat) or table.now() < patience_until(table, seat)


def away_until(table: Live, seat: SeatRow) -> int | None:
    """When a bot may play on for somebody who is asked and not here; None where a clock sees to it, or nobody waits."""
    if table.status != "playing" or table.row["clock"] is not None or seat["person"] is None:
        return None
    if seat["seat"] not in table.asked() or table.is_online(seat) or len(table.persons()) < 2:
        return None
    return patience_until(table, seat)


def is_absent(table: Live, seat: int) -> bool:
    """Whether the table has waited long enough for somebody who is not here."""
    until = away_until(table, table.seats[seat])
    return until is not None and until <= table.now()


def needed(table: Live, request: Asking) -> set[str]:
    """Whose consent a request needs: about the game everybody's; about a seat that of all who are not long away."""
    if request["kind"] in ("undo", "end", "again"):
        return table.persons()
    here = {one["person"] for one in table.seats if one["person"] is not None and is_here(table, one)}
    return here - {table.seats[request["seat"]]["person"]}


async def refresh(table: Live) -> None:
    """When those at a table were last seen; perhaps by another process."""
    if table.store.embedded:
        return
    for seat, seen in (await table.store.last_seen(table.id)).items():
        table.seats[seat]["seen"] = seen
