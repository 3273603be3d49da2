"""The store: decisions are the truth, and what is not committed has not happened."""

from collections.abc import Sequence
from typing import Final, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from caravanserai.core.course import SNAPSHOT_EVERY, digest_of, saved
from caravanserai.server import schema
from caravanserai.server.config import Corrected
from caravanserai.server.database import Database, all_read_as, in_pieces, read_as
from caravanserai.server.schema import LIVE
from caravanserai.server.sweeping import sweep_chat, sweep_table
from caravanserai.tables.clocks import now_ms
from caravanserai.tables.keeping import Change, Laid, Overtaken, Piece, Row, WholeGame, decision_row, told_rows
from caravanserai.tables.problem import Damaged, malformed
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
from caravanserai.tables.shapes import decoded

T = TypeVar("T")

OUT: Final = "out:"  # the hint that a cookie or token is worth nothing any more; no table is called so
RESTORED: Final = "* restored"  # heard when all tables have been replaced
LISTED: Final = 200  # tables in a list
LISTED_AT_A_TIME: Final = 50  # each has a dozen columns of JSON

# What every move writes, made once: to put a statement together takes longer than to run it.
UPDATE_GAME: Final = update(schema.game).where(
    schema.game.c.id == bindparam("this_game"), schema.game.c.v == bindparam("this_v")
)
INSERT_DECISION: Final = insert(schema.decision)
INSERT_EVENT: Final = insert(schema.event)
INSERT_SNAPSHOT: Final = insert(schema.snapshot)
INSERT_COMMAND: Final = insert(schema.command)
IN_LISTS: Final = [one for one in schema.game.c if one.name not in ("redo", "keys", "clocks")]  # which may be long
OF_COURSE: Final = {"decision": schema.decision, "event": schema.event, "snapshot": schema.snapshot}


class Store(Database):
    """All that is asked of the database about tables, and who sits at them."""

    def __init__(self, url: str, box: Corrected | None = None) -> None:
        """With a box: that of the tables that are laid and seen to here; another process has the house and its file."""
        super().__init__(url, is_beside=box is not None)
        self.box: Final = box

    # Games

    async def create(self, laid: Laid, played: Sequence[Piece] = ()) -> None:
        """Write a new table, with what was played there if anything was: all of it or nothing."""

        def work(connection: Connection) -> None:
            self._lay(connection, laid)
            for name, rows in played:
                connection.execute(
                    insert(OF_COURSE[name]), [one | {"game": laid.game["id"]} for one in decoded(rows, list[Row])]
                )

        await self.write(work)

    async def commit(self, change: Change) -> None:
        """Write a change, or raise Overtaken and write nothing."""
        try:
            await self.write(lambda connection: self._commit(connection, change))
        except IntegrityError as error:  # the second writer of a decision or of a client's key
            raise Overtaken(change.game) from error

    def _commit(self, connection: Connection, change: Change) -> None:
        values = {**change.values, "v": change.v + 1, "this_game": change.game, "this_v": change.v}
        if connection.execute(UPDATE_GAME, values).rowcount != 1:
            raise Overtaken(change.game)
        if change.back_to is not None:
            self._go_back(connection, change.game, change.v + 1, *change.back_to)
        for row in change.seats:
            where = and_(schema.seat.c.game == change.game, schema.seat.c.seat == row["seat"])
            connection.execute(update(schema.seat).where(where).values(row))
        self._tell(connection, change)
        if change.laid is not None:
            self._lay(connection, change.laid)
        if change.answer is not None:
            seat, key, answer = change.answer
            connection.execute(INSERT_COMMAND, {"game": change.game, "seat": seat, "key": key, "answer": answer})
        sweep_table(connection, change.game, change.v + 1)
        self.notify(connection, f"{change.game} {change.v + 1}")

    def _lay(self, connection: Connection, laid: Laid) -> None:
        self._note_box(connection)
        connection.execute(insert(schema.game), self._boxed(laid.game))
        connection.execute(insert(schema.seat), laid.seats)
        told = list(told_rows(laid.game["id"], 0, laid.told))
        if told:
            connection.execute(INSERT_EVENT, told)
        self.notify(connection, f"{laid.game['id']} {laid.game['v']}")

    def _tell(self, connection: Connection, change: Change) -> None:
        """The decisions with what they led to."""
        told = list(told_rows(change.game, 0, change.begun)) if change.begun else []
        if change.notice is not None:
            told += told_rows(change.game, change.notice[0], [change.notice[1]])
        decisions, snapshots = [], []
        for tried in change.decisions:
            decisions.append(decision_row(change.game, tried.decision))
            told += told_rows(change.game, tried.decision.told, tried.told)
            if tried.decision.n % SNAPSHOT_EVERY == 0:
                row = {"game": change.game, "n": tried.decision.n, "digest": digest_of(tried.s), "wire": saved(tried.s)}
                snapshots.append(row)
        for statement, rows in ((INSERT_DECISION, decisions), (INSERT_EVENT, told), (INSERT_SNAPSHOT, snapshots)):
            if rows:
                connection.execute(statement, rows)

    def _go_back(self, connection: Connection, game: str, v: int, n: int, told: int) -> None:
        """Mark what is taken back; it stays in the store for a while."""
        decision, events, snapshot = schema.decision, schema.event, schema.snapshot
        connection.execute(
            update(decision)
            .where(decision.c.game == game, decision.c.undone == LIVE, decision.c.n > n)
            .values(undone=v)
        )
        connection.execute(
            update(events).where(events.c.game == game, events.c.undone == LIVE, events.c.n >= told).values(undone=v)
        )
        connection.execute(delete(snapshot).where(snapshot.c.game == game, snapshot.c.n > n))

    async def game(self, game: str) -> tuple[GameRow, list[SeatRow]] | None:
        """A game and its seats, as of one moment."""
        return await self.read(lambda connection: self._game(connection, game))

    async def _game(self, connection: AsyncConnection, game: str) -> tuple[GameRow, list[SeatRow]] | None:
        row = (await connection.execute(select(schema.game).where(schema.game.c.id == game))).mappings().first()
        if row is None:
            return None
        seats = select(schema.seat).where(schema.seat.c.game == game).order_by(schema.seat.c.seat)
        return read_as(row, GameRow), all_read_as((await connection.execute(seats)).mappings(), SeatRow)

    async def running_source(self, game: str) -> str | None:
        """The first that is still played of a game, the one that it was begun from, and so on; none if all are over.

        They are followed in one statement: however many somebody has forked one from the other, it takes a moment.
        """
        c = schema.game.c
        chain = select(c.id, c.status, c.source).where(c.id == game).cte("chain", recursive=True)
        before = select(c.id, c.status, c.source).join(chain, c.id == chain.c.source).where(chain.c.status == "over")
        chain = chain.union(before)
        found = await self.row(select(chain.c.id).where(chain.c.status != "over"), GameRow)
        return None if found is None else found["id"]

    async def whole_game(self, game: str) -> WholeGame | None:
        """A game of the box that is played with here, with all that belongs to it, as of one moment."""
        return await self.read(lambda connection: self._whole_game(connection, game))

    async def _whole_game(self, connection: AsyncConnection, game: str) -> WholeGame | None:
        if not self.embedded:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        found = await self._game(connection, game)
        if found is None or found[0]["correction"] != self._correction():
            return None  # the rules of another box would lose what was decided by its own
        decisions = await self._part(connection, schema.decision, game, DecisionRow)
        told = await self._part(connection, schema.event, game, EventRow)
        snapshots = await self._part(connection, schema.snapshot, game, SnapshotRow)
        return WholeGame(*found, decisions, told, snapshots)

    async def _part(self, connection: AsyncConnection, table: Table, game: str, shape: type[T]) -> list[T]:
        """A part of the course of a game, without what was taken back."""
        wanted = select(table).where(table.c.game == game).order_by(table.c.n)
        if "undone" in table.c:
            wanted = wanted.where(table.c.undone == LIVE)
        return await in_pieces((await connection.execute(wanted)).mappings(), shape)

    async def versions(self, games: Sequence[str]) -> dict[str, int]:
        """The present version of some games."""
        found = await self.rows(select(schema.game.c.id, schema.game.c.v).where(schema.game.c.id.in_(games)), GameRow)
        return {row["id"]: row["v"] for row in found}

    async def answers(self, game: str, after: int) -> dict[tuple[int, str], Answer]:
        """What each client's key was answered, the oldest first; after a version of the game."""
        c = schema.command.c
        v = c.answer["v"].as_integer()
        rows = await self.rows(select(schema.command).where(c.game == game, v > after).order_by(v), CommandRow)
        return {(row["seat"], row["key"]): row["answer"] for row in rows}

    async def games_of(self, person: str, until: int | None = None) -> list[tuple[GameRow, list[SeatRow]]]:
        """Those where a person sits, has sat and may come back to, or has laid the table; the latest, or until then."""
        wanted = are_of(person)
        return await self._listed(wanted if until is None else and_(wanted, schema.game.c.changed <= until))

    async def public_games(self) -> list[tuple[GameRow, list[SeatRow]]]:
        return await self._listed(schema.game.c.public)

    async def _listed(self, wanted: ColumnElement[bool]) -> list[tuple[GameRow, list[SeatRow]]]:
        c = schema.game.c
        try:
            latest = select(*IN_LISTS).where(wanted).order_by(c.changed.desc()).limit(LISTED)
            games = await self.rows(latest, GameRow, LISTED_AT_A_TIME)
        except (Damaged, ValueError):  # one that cannot be read must not hide the others
            names = await self.rows(select(c.id).where(wanted).order_by(c.changed.desc()).limit(LISTED), GameRow)
            games = [row for name in names if (row := await self._readable(name["id"])) is not None]
        ids = [row["id"] for row in games]
        order = (schema.seat.c.game, schema.seat.c.seat)
        found = await self.rows(select(schema.seat).where(schema.seat.c.game.in_(ids)).order_by(*order), SeatRow)
        seats: dict[str, list[SeatRow]] = {name: [] for name in ids}
        for one in found:
            seats[one["game"]].append(one)
        return [(row, seats[row["id"]]) for row in games]

    async def _readable(self, game: str) -> GameRow | None:
        try:
            return await self.row(select(*IN_LISTS).where(schema.game.c.id == game), GameRow)
        except (Damaged, ValueError):
            return None

    # Leases

    async def wanting_bots(self, process: str, after: str = "") -> list[str]:
        """Games with the box of this process in which a bot is asked and no other process says that it sees to it.

        Only so many at once, those after a name first: whoever goes on after the last comes round to all.
        """
        c = schema.game.c
        wanted = and_(are_wanted(process), c.correction == self._correction())
        in_turn = select(c.id).where(wanted).order_by(c.id <= after, c.id).limit(LISTED)
        return [row["id"] for row in await self.rows(in_turn, GameRow)]

    def _correction(self) -> str | None:
        return None if self.box is None else self.box.id

    def _boxed(self, game: GameRow) -> GameRow:
        """A new table, with the box that it is to be played with."""
        if self.box is not None and self.box.game != game["game"]:
            raise malformed(f"correction: it is of {self.box.game}, not of {game['game']}")
        return game | {"correction": self._correction()}

    def _note_box(self, connection: Connection) -> None:
        """A new table is never without its correction, though it was forgotten since this process began."""
        if self.box is not None:
            box = self.box
            note_correction(connection, {"id": box.id, "game": box.game, "text": box.text, "created": now_ms()})

    async def corrections_wanting_bots(self, process: str) -> list[str]:
        """The corrected boxes with which such games are played."""
        c = schema.game.c
        wanted = and_(are_wanted(process), c.correction.is_not(None))
        found = await self.rows(select(c.correction).where(wanted).distinct(), GameRow)
        return [row["correction"] for row in found if row["correction"] is not None]

    async def lease(self, game: str, process: str, seconds: float) -> bool:
        """Take or keep the care of a game's bots."""
        c = schema.game.c
        free = or_(c.lease.is_(None), c.lease == process, c.lease_until < now_ms())
        values = {"lease": process, "lease_until": now_ms() + int(seconds * 1000)}
        taken = update(schema.game).where(c.id == game, free).values(values)
        return await self.execute(taken) == 1

    # People

    async def last_seen(self, game: str) -> dict[int, int | None]:
        """When those on the seats of a game were last there."""
        c = schema.seat.c
        found = await self.rows(select(c.seat, c.seen).where(c.game == game), SeatRow)
        return {row["seat"]: row["seen"] for row in found}

    async def wishes(self, game: str, seat: int, person: str) -> Wishes:
        """What a person has set, for a seat of theirs; nothing where a program plays for them."""
        programs = exists().where(schema.token.c.game == game, schema.token.c.seat == seat)
        theirs = select(schema.person.c.settings).where(schema.person.c.id == person, ~programs)
        found = await self.row(theirs, PersonRow)
        return {} if found is None else dict(found["settings"])

    # Chat

    async def say(self, game: str, line: ChatRow) -> ChatRow:
        """Keep a line of chat; its number is the next. Who speaks at the same moment waits for their turn."""

        def work(connection: Connection) -> ChatRow:
            c = schema.chat.c
            if not self.embedded:
                its_turn = select(schema.game.c.id).where(schema.game.c.id == game).with_for_update(key_share=True)
                connection.execute(its_turn)
            n = connection.execute(select(func.max(c.n)).where(c.game == game)).scalar()
            row: ChatRow = {"game": game, "n": 0 if n is None else n + 1, "at": now_ms(), **line}
            connection.execute(insert(schema.chat), row)
            sweep_chat(connection, game, row["n"])
            self.notify(connection, f"{game} chat {row['n']}")
            return row

        return await self.write(work)

    async def chat(self, game: str, last: int) -> list[ChatRow]:
        c = schema.chat.c
        latest = select(schema.chat).where(c.game == game).order_by(c.n.desc()).limit(last)
        return (await self.rows(latest, ChatRow))[::-1]

    async def chat_after(self, game: str, n: int) -> list[ChatRow]:
        """What was said after a line."""
        c = schema.chat.c
        return await self.rows(select(schema.chat).where(c.game == game, c.n > n).order_by(c.n), ChatRow)

    async def last_lines(self, games: Sequence[str]) -> dict[str, int]:
        """The number of the last line said at each game; -1 if none was."""
        c = schema.chat.c
        last = select(c.game, func.max(c.n).label("n")).where(c.game.in_(games)).group_by(c.game)
        rows = await self.rows(last, ChatRow)
        return dict.fromkeys(games, -1) | {row["game"]: row["n"] for row in rows}


def note_correction(connection: Connection, row: CorrectionRow) -> None:
    """Write a correction down, or when it was last wanted: by that it is forgotten if no table is played with it."""
    wanted = update(schema.correction).where(schema.correction.c.id == row["id"]).values(created=row["created"])
    if connection.execute(wanted).rowcount == 0:
        connection.execute(insert(schema.correction), row)


def are_of(person: str) -> ColumnElement[bool]:
    """Of games: that a person sits there, has sat there, or has laid the table; three indexes find them all."""
    c, laid = schema.seat.c, schema.game.alias("laid")
    sits, sat = (select(c.game).where(whose == person) for whose in (c.person, c.former))
    return schema.game.c.id.in_(union(sits, sat, select(laid.c.id).where(laid.c.creator == person)))


def are_wanted(process: str) -> ColumnElement[bool]:
    """Of games: that a bot is asked, or a decision waits to be confirmed, and nobody else sees to it."""
    c = schema.game.c
    free = or_(c.lease.is_(None), c.lease == process, c.lease_until < now_ms())
    return and_(c.status == "playing", or_(c.bot_turn, c.held.is_not(None)), free)
