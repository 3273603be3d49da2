"""The store of a browser: the same rows as in the server's database, in the browser's own cupboard.

Several windows may keep the same tables. Each write says upon which version of a table it was decided.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, TypedDict, TypeVar, cast

from caravanserai.core.course import SNAPSHOT_EVERY, digest_of, saved
from caravanserai.core.game import games
from caravanserai.core.telling import Told
from caravanserai.site.cupboard import (
    CHAT,
    COMMAND,
    DECISION,
    EVENT,
    GAME,
    LEASE,
    PERSON,
    SEAT,
    SNAPSHOT,
    Cupboard,
    Writing,
)
from caravanserai.tables.clocks import now_ms
from caravanserai.tables.keeping import Change, Laid, Overtaken, Piece, WholeGame, decision_row, told_rows
from caravanserai.tables.problem import Problem, malformed
from caravanserai.tables.rows import (
    Answer,
    ChatRow,
    CommandRow,
    CorrectionRow,
    DecisionRow,
    EventRow,
    GameRow,
    PersonRow,
    SeatRow,
    SnapshotRow,
    Wishes,
)

LISTED: Final = 200  # tables in a list
T = TypeVar("T")


class BrowserGameRow(GameRow, total=False):
    """A table, with what only a browser has to keep in its row."""

    left: list[list[int | str]]  # editions and boxes that it was played with before
    correction_text: str  # what is corrected; so a table is never without its box


class LeaseRow(TypedDict):
    """Which window sees to the bots of a table, and until when it may be silent."""

    game: str
    process: str
    until: int


class BrowserStore:
    """All that tables ask of a store."""

    embedded = False  # another window may write at any time

    def __init__(
        self, cupboard: Cupboard, changed: Callable[[str], None], process: str, box: CorrectionRow | None = None
    ) -> None:
        self.cupboard: Final = cupboard
        self.changed: Final = changed  # tells other windows that there is something new at a table
        self.process: Final = process
        self.box: Final = box  # the corrected one that tables are played with here; none: the box of the site

    async def rows(self, shelf: str, shape: type[T], game: str = "") -> list[T]:
        """What lies on a shelf, in the shape in which it was put there: of one game, or of all."""
        return [json.loads(text) for text in await self.cupboard.rows(shelf, game)]

    async def tables(self, game: str = "") -> list[BrowserGameRow]:
        return await self.rows(GAME, BrowserGameRow, game)

    # Games

    async def create(self, laid: Laid, played: Sequence[Piece] = ()) -> None:
        """Write a new table, with what was played there if anything was: all of it or nothing."""
        writing, game = Writing(), laid.game["id"]
        lay(writing, replace(laid, game=self.boxed(laid.game)))
        for name, text in played:
            for row in json.loads(text):
                writing.put(name, (game, row["n"]), row | {"game": game})
        await self.cupboard.write(writing.text())

    async def commit(self, change: Change) -> None:
        """Write a change, or raise Overtaken and write nothing."""
        found, seats = await self.tables(change.game), await self.rows(SEAT, SeatRow, change.game)
        if not found or found[0]["v"] != change.v:
            raise Overtaken(change.game)
        game = found[0]
        writing = Writing(game=change.game, v=change.v)
        writing.put(GAME, (change.game,), moved_on(game, change.values) | {"v": change.v + 1})
        if change.back_to is not None:
            go_back(writing, change.game, *change.back_to)
        for one in change.seats:
            writing.put(SEAT, (change.game, one["seat"]), seats[one["seat"]] | one)
        tell(writing, change)
        if change.laid is not None:
            lay(writing, replace(change.laid, game=self.boxed(change.laid.game)))
        if change.answer is not None:
            seat, key, answer = change.answer
            writing.put(
                COMMAND, (change.game, seat, key), {"game": change.game, "seat": seat, "key": key, "answer": answer}
            )
        if not await self.cupboard.write(writing.text()):
            raise Overtaken(change.game)
        self.changed(f"{change.game} {change.v + 1}")

    async def game(self, game: str) -> tuple[GameRow, list[SeatRow]] | None:
        """A game and its seats."""
        found = await self.tables(game)
        return (found[0], await self.rows(SEAT, SeatRow, game)) if found else None

    async def running_source(self, game: str) -> str | None:
        """The first that is still played of a game, the one that it was begun from, and so on; none if all are over."""
        source: str | None = game
        while source is not None and (found := await self.game(source)) is not None:
            if found[0]["status"] != "over":
                return source
            source = found[0]["source"]
        return None

    async def whole_game(self, game: str) -> WholeGame | None:
        """A game with all that belongs to it, as of one moment: if it changes while it is read, it is read again."""
        while found := await self.tables(game):
            if await self.is_left_to_others(found[0]):
                raise Problem(409, "newer-version", "another window plays it with other rules; reload the page")
            seats = await self.rows(SEAT, SeatRow, game)
            decisions = await self.rows(DECISION, DecisionRow, game)
            told = await self.rows(EVENT, EventRow, game)
            snapshots = await self.rows(SNAPSHOT, SnapshotRow, game)
            if (await self.versions([game])).get(game) == found[0]["v"]:
                return WholeGame(found[0], seats, decisions, told, snapshots)
        return None

    async def versions(self, games: Sequence[str]) -> dict[str, int]:
        """The present version of some games; of one that is beyond us there is none that we could go on from."""
        found = [row for game in games for row in await self.tables(game)]
        return {row["id"]: row["v"] for row in found if not await self.is_left_to_others(row)}

    async def is_left_to_others(self, game: BrowserGameRow) -> bool:
        """Whether a table has left what this window plays with, for what all others are given that come now.

        Where the site was set back to an older version, that is what it goes on with.
        """
        return is_beyond_us(game) and not await self.cupboard.is_current()

    async def answers(self, game: str, after: int) -> dict[tuple[int, str], Answer]:
        """What each client's key was answered, the oldest first; after a version of the game."""
        rows = [row for row in await self.rows(COMMAND, CommandRow, game) if row["answer"]["v"] > after]
        rows.sort(key=lambda row: row["answer"]["v"])
        return {(row["seat"], row["key"]): row["answer"] for row in rows}

    async def games(self, until: int | None = None) -> list[tuple[GameRow, list[SeatRow]]]:
        """All tables, the latest first; or those changed until then."""
        wanted = [row for row in await self.tables() if until is None or row["changed"] <= until]
        wanted.sort(key=lambda row: row["changed"], reverse=True)
        seats: dict[str, list[SeatRow]] = {}
        for row in await self.rows(SEAT, SeatRow):
            seats.setdefault(row["game"], []).append(row)
        return [(row, seats.get(row["id"], [])) for row in wanted[:LISTED]]

    # Boxes

    def boxed(self, game: GameRow) -> GameRow:
        """A new table, with the box that it is played with."""
        if self.box is None:
            return game
        if self.box["game"] != game["game"]:
            raise malformed(f"correction: it is of {self.box['game']}, not of {game['game']}")
        of_box: BrowserGameRow = {"correction": self.box["id"], "correction_text": self.box["text"]}
        return cast(BrowserGameRow, game) | of_box

    def is_ours(self, game: GameRow) -> bool:
        """Whether a table is played with the box that there is here."""
        return game.get("correction") == (None if self.box is None else self.box["id"])

    async def box_of(self, table: str) -> CorrectionRow | None:
        """The corrected box of a table, if it has one."""
        return next(iter(boxes_in(await self.tables(table))), None)

    async def correction(self, name: str) -> CorrectionRow | None:
        """A corrected box that some table is played with."""
        return next((box for box in boxes_in(await self.tables()) if box["id"] == name), None)

    # Who sees to the bots of a table, where several windows are open

    async def wanting_bots(self, process: str, after: str = "") -> list[str]:
        """Games in which a bot is asked and no other window says that it sees to it: all of them."""
        leases = {row["game"]: row for row in await self.rows(LEASE, LeaseRow)}
        others = set(await self.cupboard.others())
        asked = [
            row["id"]
            for row in await self.tables()
            if row["status"] == "playing"
            and (row["bot_turn"] or row["held"] is not None)
            and self.is_ours(row)
            and not await self.is_left_to_others(row)
        ]
        return [name for name in asked if is_free(leases.get(name), process, others)]

    async def lease(self, game: str, process: str, seconds: float) -> bool:
        """Take or keep the care of a game's bots; a window that was closed has none any more."""
        found = await self.rows(LEASE, LeaseRow, game)
        if not is_free(found[0] if found else None, process, set(await self.cupboard.others())):
            return False
        writing = Writing()
        writing.put(LEASE, (game,), {"game": game, "process": process, "until": now_ms() + int(seconds * 1000)})
        return await self.cupboard.write(writing.text())

    # Chat

    async def say(self, game: str, line: ChatRow) -> ChatRow:
        """Keep a line of chat; its number is the next."""
        n = (await self.last_lines([game]))[game] + 1
        row: ChatRow = {"game": game, "n": n, "at": now_ms(), **line}
        writing = Writing()
        writing.put(CHAT, (game, n), row)
        await self.cupboard.write(writing.text())
        self.changed(f"{game} chat {n}")
        return row

    async def chat(self, game: str, last: int) -> list[ChatRow]:
        return (await self.rows(CHAT, ChatRow, game))[-last:]

    async def chat_after(self, game: str, n: int) -> list[ChatRow]:
        """What was said after a line."""
        return [row for row in await self.rows(CHAT, ChatRow, game) if row["n"] > n]

    async def last_lines(self, games: Sequence[str]) -> dict[str, int]:
        """The number of the last line said at each game; -1 if none was."""
        return {game: max((row["n"] for row in await self.rows(CHAT, ChatRow, game)), default=-1) for game in games}

    # People

    async def person(self) -> PersonRow | None:
        """Who sits at this browser."""
        found = await self.rows(PERSON, PersonRow)
        return found[0] if found else None

    async def keep_person(self, person: PersonRow) -> None:
        writing = Writing()
        writing.put(PERSON, ("me",), person)
        await self.cupboard.write(writing.text())
        self.changed(PERSON)

    async def last_seen(self, game: str) -> dict[int, int | None]:
        """When those on the seats of a game were last there."""
        return {row["seat"]: row["seen"] for row in await self.rows(SEAT, SeatRow, game)}

    async def wishes(self, game: str, seat: int, person: str) -> Wishes:
        """What a person has set; no program plays for anybody here."""
        found = await self.person()
        return dict(found["settings"]) if found is not None and found["id"] == person else {}


def is_free(lease: LeaseRow | None, process: str, others: set[str]) -> bool:
    """Whether nobody else sees to a table: the one who did is gone, or has been silent for too long."""
    return lease is None or lease["process"] == process or lease["process"] not in others or lease["until"] < now_ms()


def boxes_in(games: Sequence[BrowserGameRow]) -> list[CorrectionRow]:
    """The corrected boxes of those tables that have one."""
    return [
        {"id": name, "game": row["game"], "text": row["correction_text"]}
        for row in games
        if (name := row.get("correction"))
    ]


def moved_on(game: BrowserGameRow, values: GameRow) -> BrowserGameRow:
    """A table with what has changed; under which rules and components it was played before stays known."""
    out: BrowserGameRow = {**game, **values}
    was, now = played_by(game), played_by(out)
    if was != now:
        out["left"] = [*(one for one in out.get("left", ()) if one != now), was]
    return out


def played_by(game: GameRow) -> list[int | str]:
    """Edition and box, as a row remembers them."""
    return [game["edition"], game["box"]]


def is_beyond_us(game: BrowserGameRow) -> bool:
    """Whether a table has left what this window plays with: a page that is still open of another site.

    What is over stays as it was written, and can be looked at by anybody.
    """
    ours = games().get(game["game"])
    if ours is None or game["status"] == "over":
        return False
    return game["edition"] > ours.edition or [ours.edition, ours.box.digest] in game.get("left", ())


def lay(writing: Writing, laid: Laid) -> None:
    name = laid.game["id"]
    writing.put(GAME, (name,), laid.game)
    for one in laid.seats:
        writing.put(SEAT, (name, one["seat"]), one)
    put_told(writing, name, 0, laid.told)


def go_back(writing: Writing, game: str, n: int, told: int) -> None:
    """What is taken back is gone: nobody but who took it back has seen it."""
    writing.drops += [(DECISION, (game, n + 1)), (SNAPSHOT, (game, n + 1)), (EVENT, (game, told))]


def tell(writing: Writing, change: Change) -> None:
    """The decisions with what they led to."""
    put_told(writing, change.game, 0, change.begun or [])
    if change.notice is not None:
        put_told(writing, change.game, change.notice[0], [change.notice[1]])
    for tried in change.decisions:
        n = tried.decision.n
        writing.put(DECISION, (change.game, n), decision_row(change.game, tried.decision))
        put_told(writing, change.game, tried.decision.told, tried.told)
        if n % SNAPSHOT_EVERY == 0:
            row = {"game": change.game, "n": n, "digest": digest_of(tried.s), "wire": saved(tried.s)}
            writing.put(SNAPSHOT, (change.game, n), row)


def put_told(writing: Writing, game: str, first: int, told: Sequence[Told]) -> None:
    for row in told_rows(game, first, told):
        writing.put(EVENT, (game, row["n"]), row)
