"""The doctor: which tables of a database are damaged, and all others saved into a new file.

Nothing is written to what is looked at. A damaged file is read as far as it can
be: table by table, and where a table's rows do not hang together, row by row.
"""

import asyncio
import sqlite3
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnClause, Connection, Select, Table, insert, literal_column, select, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from caravanserai.server.assay import begin_with_box
from caravanserai.server.backup import AT_ONCE, Kept, counted, engine_of, shaped, tables_in, written_whole
from caravanserai.server.database import all_read_as, read_as
from caravanserai.server.opening import DOCTOR, look_at, one_line, shape_of, unusable
from caravanserai.server.review_store import JudgedRow, ReviewRow
from caravanserai.server.reviewed import is_sound
from caravanserai.server.schema import LIVE
from caravanserai.server.store import Store
from caravanserai.tables.courses import agrees, check_numbers, course_of, decision_of, in_one_go, latest, told_of
from caravanserai.tables.installed import found_game
from caravanserai.tables.keeping import Row
from caravanserai.tables.problem import StoreProblem
from caravanserai.tables.rows import CorrectionRow, DecisionRow, EventRow, GameRow, SeatRow, SnapshotRow

Numbered = TypeVar("Numbered", DecisionRow, EventRow)

OF_REVIEWS: Final = ("review", "judged")
MOST_WARDS: Final = 4  # processes for corrected boxes at once
MOST_ROWS: Final = 10_000_000  # tried one by one where a table cannot be read as a whole
UNREADABLE: Final = (SQLAlchemyError, ValueError)  # what the database or the driver says of rows that are no more


@dataclass
class Findings:
    """What was found."""

    said: list[str] = field(default_factory=list)  # about the file and about rows that belong to no game
    damaged: dict[str, str] = field(default_factory=dict)  # why, by table
    sound: int = 0
    saved: Kept | None = None

    def is_well(self) -> bool:
        return not self.said and not self.damaged


async def examine(url: str, save: Path | None = None) -> Findings:
    """Look through a database, also one that is served; save what is sound if a file is named."""
    store = Store(url)
    if save is not None and (save.exists() or save.resolve() == store.file):
        raise StoreProblem(f"{save}: there is such a file already; name a new one")
    try:
        if store.file is not None:
            return await asyncio.to_thread(_examine_file, store.file, save)
        async with store.engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            return await connection.run_sync(_examined, shape(await connection.run_sync(shape_of, store.where)), save)
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        is_of_save = save is not None and isinstance(error, OSError) and not isinstance(error, ConnectionError)
        raise unusable(error, str(save) if is_of_save else store.where) from error
    finally:
        await store.close()


def shape(found: str | None) -> str:
    if found is None:
        raise StoreProblem("there is nothing in this database")
    return found


def _examine_file(file: Path, save: Path | None) -> Findings:
    if not file.exists():
        raise StoreProblem(f"{file}: there is no such file")
    try:
        found = shape(look_at(file))
    except StoreProblem as problem:
        if DOCTOR not in str(problem):
            raise
        raise StoreProblem(
            f"{file}: its list of tables is damaged, and nothing can be read; restore a backup"
        ) from None
    with engine_of(file) as engine, engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA query_only=ON")
        connection.exec_driver_sql("BEGIN")  # all is read as of one moment, also while it is played
        return _examined(connection, found, save)


def _examined(connection: Connection, shape: str, save: Path | None) -> Findings:
    patient = Patient(connection)
    if save is None:
        patient.look_through()
        return patient.findings
    with written_whole(save) as part:
        with engine_of(part) as engine, engine.begin() as target:
            shaped(target, shape)
            patient.look_through(target)
            leave_no_orphans(target)
        patient.findings.saved = counted(part)
    return patient.findings


class Wards:
    """Where tables with corrected boxes are looked at: for each box a process that has loaded it."""

    def __init__(self, texts: dict[str, tuple[str, str]]) -> None:
        self.texts: Final = texts  # game and text, by the id of a correction
        self.open: Final[OrderedDict[str, ProcessPoolExecutor]] = OrderedDict()

    def ailment(self, row: GameRow, rows: dict[str, list[Row]]) -> str | None:
        """What is wrong with a game, with whatever box it is played."""
        box = row.get("correction")
        if box is None:
            return ailment(row, rows)
        if box not in self.texts:
            return "the correction of its box is missing"
        return self._ward(box).submit(ailment, row, rows).result()

    def _ward(self, box: str) -> ProcessPoolExecutor:
        if box not in self.open:
            if len(self.open) >= MOST_WARDS:
                self.open.popitem(last=False)[1].shutdown()
            self.open[box] = ProcessPoolExecutor(
                1, mp_context=get_context("spawn"), initializer=begin_with_box, initargs=self.texts[box]
            )
        return self.open[box]

    def close(self) -> None:
        for ward in self.open.values():
            ward.shutdown()
        self.open.clear()


class Patient:
    """A database that is looked through."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.embedded = connection.dialect.name == "sqlite"
        self.tables = tables_in(connection).tables
        self.findings = Findings()

    def look_through(self, target: Connection | None = None) -> None:
        """Pages, then every game with all that belongs to it, then what belongs to none."""
        if self.embedded:
            self._look_at_pages()
        parts = [table for table in self.tables.values() if belongs_to_a_game(table)]
        others = [table for table in self.tables.values() if table.name != "game" and table not in parts]
        for table in others:
            self._take(target, table, self._all(table))
        wards = Wards(self._corrections())
        try:
            self._look_at_games(target, parts, wards)
        finally:
            wards.close()

    def _look_at_games(self, target: Connection | None, parts: list[Table], wards: Wards) -> None:
        for name, row in self._games():
            rows = {} if row is None else self._parts(name, parts)
            why = "its row cannot be read" if row is None else None if rows is None else self._ailment(row, rows, wards)
            if row is None or rows is None or why is not None:
                self.findings.damaged[name] = why or "rows of it cannot be read"
                continue
            self.findings.sound += 1
            self._take(target, self.tables["game"], [row])
            for table in parts:
                self._take(target, table, rows[table.name])

    def _corrections(self) -> dict[str, tuple[str, str]]:
        """Those that can be read; an older database has none."""
        table = self.tables.get("correction")
        rows = [] if table is None else all_read_as(self._all(table), CorrectionRow)
        return {row["id"]: (row["game"], row["text"]) for row in rows}

    def _look_at_pages(self) -> None:
        try:
            found = self.connection.exec_driver_sql("PRAGMA integrity_check(1000)").scalars().all()
        except DBAPIError as error:
            found = [str(error.orig)]
        self.findings.said += [one_line(str(one)) for one in found if one != "ok"]

    def _games(self) -> Iterator[tuple[str, Row | None]]:
        """Every game by its id, and its row if it can be read."""
        game = self.tables["game"]
        try:
            names = [str(one) for one in self.connection.execute(select(game.c.id).order_by(game.c.id)).scalars()]
        except UNREADABLE:
            names = [str(row["id"]) for row in self._all(game)]
        for name in names:
            try:
                rows = self._rows(select(game).where(game.c.id == name))
            except UNREADABLE:
                rows = []
            yield name, rows[0] if rows else None

    def _parts(self, name: str, parts: list[Table]) -> dict[str, list[Row]] | None:
        """All that belongs to a game; nothing if some of it cannot be read. What was judged of it can be left out."""
        out: dict[str, list[Row]] = {}
        for table in parts:
            try:
                out[table.name] = self._rows(select(table).where(table.c.game == name))
            except UNREADABLE:
                if table.name not in OF_REVIEWS:
                    return None
        self._leave_out_bad_reviews(name, out)
        return out

    def _leave_out_bad_reviews(self, name: str, parts: dict[str, list[Row]]) -> None:
        """A review that cannot be read can be judged again; the game stays."""
        if not any(table in self.tables for table in OF_REVIEWS):
            return  # an older database has none
        reviews, judged = (parts.get(table) for table in OF_REVIEWS)
        found = None if judged is None else all_read_as(judged, JudgedRow)
        wished = all_read_as(reviews or (), ReviewRow)
        bad = {one["depth"] for one in wished if found is None or not is_sound(one, found)}
        if bad or reviews is None:
            self.findings.said.append(f"table {name}: its review cannot be read")
        for table, rows in zip(OF_REVIEWS, (reviews, judged), strict=True):
            parts[table] = [one for one in rows or () if reviews is not None and one["depth"] not in bad]

    def _ailment(self, row: Row, rows: dict[str, list[Row]], wards: Wards) -> str | None:
        """Why a game cannot be played on, if so: it is played again from its start."""
        try:
            return wards.ailment(read_as(row, GameRow), rows)
        except Exception as error:  # noqa: BLE001  whatever it is, it is the answer
            return one_line(f"{type(error).__name__}: {error}")

    def _rows(self, wanted: Select[Any]) -> list[Row]:
        return [dict(row) for row in self.connection.execute(wanted).mappings()]

    def _all(self, table: Table) -> list[Row]:
        """All rows of a table that can be read."""
        try:
            return self._rows(select(table))
        except UNREADABLE as error:
            self.findings.said.append(f"{table.name}: {one_line(str(getattr(error, 'orig', error)))}")
            return list(self._one_by_one(table)) if self.embedded else []

    def _one_by_one(self, table: Table) -> Iterator[Row]:
        number: ColumnClause[int] = literal_column("rowid")
        try:
            last = self.connection.execute(text(f"SELECT max(rowid) FROM {table.name}")).scalar()  # noqa: S608
        except DBAPIError:
            last = MOST_ROWS
        for n in range(1, min(last or 0, MOST_ROWS) + 1):
            try:
                yield from self._rows(select(table).where(number == n))
            except UNREADABLE:
                continue

    def _take(self, target: Connection | None, table: Table, rows: list[Row]) -> None:
        if target is not None:
            for at in range(0, len(rows), AT_ONCE):
                target.execute(insert(table).prefix_with("OR IGNORE"), rows[at : at + AT_ONCE])


def belongs_to_a_game(table: Table) -> bool:
    return any(key.column.table.name == "game" for key in table.foreign_keys)


def ailment(row: GameRow, rows: dict[str, list[Row]]) -> str | None:
    """What is wrong with a game, if anything."""
    game = found_game(row["game"])
    if list(range(row["seats"])) != sorted(one["seat"] for one in all_read_as(rows["seat"], SeatRow)):
        return "seats are missing"
    if row["status"] == "waiting":
        return None
    decisions = lasting(all_read_as(rows["decision"], DecisionRow))
    told = lasting(all_read_as(rows["event"], EventRow))
    snapshots = all_read_as(rows["snapshot"], SnapshotRow)
    check_numbers(row, decisions, told)
    course = course_of(row, [decision_of(one) for one in decisions], [told_of(one) for one in told], snapshots)
    digests = {one["n"]: one["digest"] for one in snapshots}
    if (row["edition"], row["box"]) != (game.edition, game.box.digest):
        in_one_go(latest(course))
        return None
    course.table_at(course.decided)  # as the server would take it up
    return None if in_one_go(agrees(course, digests)) else "its decisions do not lead where its saved tables say"


def leave_no_orphans(target: Connection) -> None:
    """What belongs to something that was lost is of no use."""
    for table, row, *_ in target.exec_driver_sql("PRAGMA foreign_key_check").all():
        target.exec_driver_sql(f"DELETE FROM {table} WHERE rowid = ?", (row,))  # noqa: S608


def lasting(rows: list[Numbered]) -> list[Numbered]:
    """What was not taken back, in its order."""
    return sorted((one for one in rows if one["undone"] == LIVE), key=lambda one: one["n"])
