"""The keys of a table's chance: when a fresh one is due, who may be told, and whose past is open.

Chance comes from a key that nobody knows until the game is over. Where somebody
could know what it will bring – from a game that was gone on from, from a record,
from going back, from how it went before a backup was restored –, later chance comes from a fresh key, published by its
commitment when it comes into force. What was dealt before cannot be mended that
way: such a table says that its past is open.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

from caravanserai.core.course import Taken
from caravanserai.core.rng import commitment
from caravanserai.core.telling import Told
from caravanserai.tables.keeping import Change
from caravanserai.tables.live import Live
from caravanserai.tables.messages import ChanceKey, OpenPast
from caravanserai.tables.rows import GameRow, SeatRow

Anew: TypeAlias = Mapping[int, tuple[int, bytes]]
NEW_KEY: Final = "new-key"  # the event by which a table tells that chance comes from a fresh key

FORK: Final = "fork"  # begun from a decision of another game
FORKED: Final = "forked"  # still played when another was begun from it: hidden cards could be looked at there
IMPORT: Final = "import"
LESSON: Final = "lesson"
RESTORED: Final = "restored"  # brought back from a backup: the game may have been played on after it was made
UNDO: Final = "undo"  # somebody who was alone went back over what had been revealed


# Keys


def later_keys(row: GameRow) -> dict[int, bytes]:
    """The keys after the first, by the decisions taken before each came into force."""
    return {int(n): bytes.fromhex(key) for n, key, *seat in row["keys"] or () if not seat}


def dealt_anew(row: GameRow) -> dict[int, tuple[int, bytes]]:
    """Where what a seat could not know was dealt anew: the seat and the key, by the decisions taken before."""
    return {int(n): (int(seat[0]), bytes.fromhex(key)) for n, key, *seat in row["keys"] or () if seat}


def kept(later: Mapping[int, bytes], anew: Anew) -> list[list[Any]] | None:
    """Both, as the store keeps them."""
    dealt = [[n, key.hex(), seat] for n, (seat, key) in sorted(anew.items())]
    return [*dealt, *([n, key.hex()] for n, key in sorted(later.items()))] or None


def until(anew: Anew, n: int) -> dict[int, tuple[int, bytes]]:
    """What was dealt anew up to n decisions."""
    return {at: one for at, one in anew.items() if at <= n}


def with_fresh(later: Mapping[int, bytes], n: int, fresh: bytes) -> dict[int, bytes]:
    """The keys of a game that goes on after n decisions with chance that nobody can know."""
    return {at: key for at, key in later.items() if at < n} | {n: fresh}


def renew(table: Live, change: Change, n: int) -> None:
    """Let a change bring a fresh key into force after n decisions; the log says what it is held to."""
    course = table.played
    later = with_fresh(course.later, n, table.config.keys())
    change.values["keys"] = kept(later, until(course.anew, n))
    change.notice = (course.told_at(n), told_of(n, later[n]))


def told_of(n: int, key: bytes) -> Told:
    """What a table tells of a key that comes into force after n decisions."""
    return Told(n, NEW_KEY, {"commitment": commitment(key)})


def brought_back(row: GameRow, fresh: bytes) -> GameRow:
    """The values by which a game that is not over goes on from a backup: nobody may know what its chance will bring.

    It may have been played on after the backup was made, even to the end, when its key was told. Where nothing was
    dealt yet it can have another key, if its key is its own. That of a lesson is no secret, and its script needs it.
    """
    if row["lesson"] and row["keys"] is None:
        return {}
    if row["status"] == "waiting" and row["keys"] is None:
        return {"key": fresh.hex()}
    later = with_fresh(later_keys(row), row["decided"], fresh)
    return {"keys": kept(later, dealt_anew(row)), "redo": [], **marked(row, RESTORED)}


def keys_of(table: Live) -> list[ChanceKey]:
    """What every key is held to; the keys themselves when they may be told, less those that nothing came from."""
    row = table.row
    is_told = row["status"] == "over" and row["source"] is None
    dealt = [(n, 0, key) for n, (_, key) in dealt_anew(row).items()]
    turned = [(n, 1, key) for n, key in later_keys(row).items()]
    found = [(0, bytes.fromhex(row["key"])), *((n, key) for n, _, key in sorted(dealt + turned))]
    if row["status"] == "over":
        found = [found[0], *((n, key) for n, key in found[1:] if n < row["decided"])]
    return [{"since": n, "commitment": commitment(key), "key": key.hex() if is_told else None} for n, key in found]


# Who could know


def sat_with(row: GameRow, seats: Iterable[SeatRow], there: Iterable[SeatRow] = ()) -> list[str] | None:
    """Everybody who ever had a seat of the game, with those who take one now; none if it was not always kept.

    Who has left before it begins has seen nothing of it: until then they are those who sit there.
    """
    if row["sat"] is None:
        return None
    before = () if row["status"] == "waiting" else row["sat"]
    now = {one["seat"]: one["person"] for one in (*there, *seats)}
    return sorted({*before, *(person for person in now.values() if person is not None)})


def only_ever(row: GameRow, person: str) -> bool:
    """Whether nobody but this person ever sat there."""
    return bool(row["sat"] == [person])


def had_company(row: GameRow) -> bool:
    """Whether several people may have sat there, be it one after the other."""
    return row["sat"] is None or len(row["sat"]) > 1


def open_past(row: GameRow) -> OpenPast | None:
    """Why somebody could know what is hidden here. Somebody who was always alone hides nothing from anybody."""
    why: OpenPast | None = row["open_past"]
    return None if why in (UNDO, RESTORED) and not had_company(row) else why


def marked(row: GameRow, why: OpenPast) -> GameRow:
    """The values that say so of a table; the first reason stays."""
    return {} if row["open_past"] is not None else {"open_past": why}


# Going back and sitting down


def went_back(table: Live, change: Change, n: int) -> list[Taken]:
    """See to the chance of a table that goes back to n decisions; what can be played again afterwards.

    Several people have seen what chance brought: it is drawn anew, and only what came before can be played
    again. So it is before a key that came into force later, whatever the reason was. Somebody alone gets
    the same chance again, or undoing would be a way to roll until one likes it.
    """
    course = table.played
    taken = course.taken_since(n)
    quiet = course.quiet_until(n)
    several = len(table.persons()) > 1
    if not several and (quiet < course.decided or table.status == "over"):
        change.values |= marked(table.row, UNDO)
    if any(at > n for at in (*course.later, *course.anew)) or (several and quiet < course.decided):
        renew(table, change, n)
        return taken[: quiet - n]
    return taken + list(table.row["redo"])


def sat_down(table: Live, change: Change, person: str | None) -> None:
    """Somebody who comes to a running game is not to play against those who have seen what comes."""
    if person is not None and person not in table.persons():
        renew(table, change, table.played.decided)
        change.values["redo"] = []
