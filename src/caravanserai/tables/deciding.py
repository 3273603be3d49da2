"""A decision that becomes part of the game: with what the table answers by itself, held or not, and written once."""

from caravanserai.core import play
from caravanserai.core.course import Course, Tried, still_to_redo
from caravanserai.tables import courtesy, lessons
from caravanserai.tables.keeping import Change
from caravanserai.tables.live import Changing
from caravanserai.tables.rows import Answer, Asking, GameRow


async def decide(
    table: Changing, tried: Tried, key: str | None = None, may_hold: bool = False, change: Change | None = None
) -> Answer:
    """A decision becomes part of the game, with what else changes by it; the answer to who made it."""
    seat, tries = tried.decision.seat, [tried]
    course = table.played.copy(None if change is None or change.back_to is None else change.back_to[0])
    course.accept(tried)
    mine = table.seats_of(table.seats[seat]["person"])
    tries += await courtesy.taken_after(table, course, mine)
    tries += lessons.taken_after(table, course)
    held = seat if may_hold and is_to_be_held(table, tried, course) else None
    if held is None:
        tries += await courtesy.taken_after(table, course, range(len(table.seats)))
    answer: Answer = {"v": table.v + 1, "decided": course.decided}
    values = table.turn_values(course.s, table.seats, held) | {
        "decided": course.decided,
        "redo": still_to_redo(table.row["redo"] if change is None else [], tries),
        "request": lasting_request(table.row),
    }
    change = change or Change(table.id, table.v, {})
    change.values |= values
    change.decisions += tries
    if key is not None:
        change.answer = (seat, key, answer)
    await table.commit(change)
    return answer


async def let_stand(table: Changing, answer: tuple[int, str] | None = None) -> Answer:
    """The held decision stands; the next is asked, unless the table answers. What is told to who has said so."""
    course = table.played.copy()
    tries = await courtesy.taken_after(table, course, range(len(table.seats)))
    told: Answer = {"v": table.v + 1, "decided": course.decided}
    values = table.turn_values(course.s, table.seats) | {"decided": course.decided}
    if tries:
        values["redo"] = still_to_redo(table.row["redo"], tries)
    change = Change(table.id, table.v, values, tries)
    if answer is not None:
        change.answer = (*answer, told)
    await table.commit(change)
    return told


def is_to_be_held(table: Changing, tried: Tried, course: Course) -> bool:
    """Whether it ends a turn at a live table of several people, and could still be taken back freely.

    Others who are asked at the same time are not kept waiting.
    """
    asked = [int(one) for one in play.asked(course.s)]
    mine = table.seats_of(table.seats[tried.decision.seat]["person"])
    return (
        table.row["pace"] == "live"
        and len(table.persons()) > 1
        and not set(asked) <= set(table.asked())  # who is asked anew waits; who chooses at the same time does not
        and not mine.intersection(asked)
        and int(course.s.reveals) == tried.decision.reveals
    )


def lasting_request(row: GameRow) -> Asking | None:
    """A wish to take a decision back does not outlast another; one to end the game, or about a seat, does."""
    request = row["request"]
    return None if request is not None and request["kind"] == "undo" else request
