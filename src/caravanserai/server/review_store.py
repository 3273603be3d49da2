"""Reviews in the database: what is wished for, how far it is, and every turn that is judged.

A review is judged by the process that holds its lease; if that one dies, another goes on with it. What is judged is
kept turn by turn, so that going on means to judge what is still missing. Whose review is next, review_queue.py says.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias, TypedDict, TypeVar

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from caravanserai.review.depth import DEPTHS
from caravanserai.review.journal import Identity, differing
from caravanserai.server import review_queue, schema
from caravanserai.server.database import all_read_as, read_as
from caravanserai.server.judges import Counted, Found
from caravanserai.server.review_queue import ClientRow, Waiting, clients_of
from caravanserai.server.store import Store
from caravanserai.tables.clocks import now_ms
from caravanserai.tables.messages import ReviewDepth, ReviewState
from caravanserai.tables.problem import Problem

T = TypeVar("T")
Places: TypeAlias = dict[tuple[str, str], int]  # in the queue, from 1, by game and depth
WAITING: Final[ReviewState] = "waiting"
RUNNING: Final[ReviewState] = "running"
STOPPED: Final[ReviewState] = "stopped"
FAILED: Final[ReviewState] = "failed"
DONE: Final[ReviewState] = "done"
IN_WORK: Final = (WAITING, RUNNING)
MOST_WAITING: Final = 200  # reviews in the queue
MOST_OF_CLIENT: Final = 20  # of them, that nobody but people of one address waits for
HINT: Final = "review"  # after a game's name: what other processes hear when its review has changed
ORDER: Final = list(DEPTHS)  # the least exact first
REVIEW: Final = schema.review.c
JUDGED: Final = schema.judged.c


class ReviewRow(TypedDict, total=False):
    """How far the review of a game is, at one depth; no key is required, as in tables/rows.py."""

    game: str
    depth: ReviewDepth
    state: ReviewState
    head: Identity
    outline: Counted | None
    judged: int  # the deal among them
    spent: int
    reason: str | None
    wished: int
    askers: list[str]
    clients: dict[str, str] | None
    lease: str | None
    lease_until: int


FOR_NOBODY: Final[ReviewRow] = {"askers": [], "clients": None}
BY_NOBODY: Final[ReviewRow] = {"lease": None, "lease_until": 0}


class JudgedRow(TypedDict, total=False):
    """What was found of a turn."""

    game: str
    depth: ReviewDepth
    turn: int
    found: Found


class ReviewStore:
    """All that is asked of the database about reviews."""

    def __init__(self, store: Store, process: str, lease_seconds: float) -> None:
        self.store: Final = store
        self.process: Final = process
        self.lease_ms: Final = int(lease_seconds * 1000)
        self.changed: Callable[[str], None] = unheard  # where there is but one process, that hears of no other

    async def _change(self, game: str, work: Callable[[Connection], T]) -> T:
        """Write something of a review, and let it be known wherever somebody looks at the game."""

        def known(connection: Connection) -> T:
            out = work(connection)
            self.store.notify(connection, f"{game} {HINT}")
            return out

        out = await self.store.write(known)
        if self.store.embedded:
            self.changed(game)
        return out

    # Reading

    async def growing(self, games: Sequence[str]) -> list[str]:
        """Those of some games that are judged, or wait for it."""
        where = (REVIEW.game.in_(games), REVIEW.state.in_(IN_WORK))
        return [row["game"] for row in await self.store.rows(select(REVIEW.game).where(*where), ReviewRow)]

    async def of(self, game: str) -> list[ReviewRow]:
        """The reviews of a game, the most exact first."""
        rows = await self.store.rows(select(schema.review).where(REVIEW.game == game), ReviewRow)
        return sorted(rows, key=lambda row: -ORDER.index(row["depth"]))

    async def found(self, game: str, depth: str) -> list[Found]:
        """What is judged of a game, by turn."""
        where = (JUDGED.game == game, JUDGED.depth == depth)
        rows = await self.store.rows(select(JUDGED.found).where(*where).order_by(JUDGED.turn), JudgedRow)
        return [row["found"] for row in rows]

    async def places(self) -> Places:
        """Of all that wait: when it is their turn."""
        waiting = await self.store.rows(self._queued(REVIEW.state == WAITING), Waiting)
        had = review_queue.times_of(await self.store.rows(review_queue.turns_had(waiting), ClientRow))
        return {(one["game"], one["depth"]): n for n, one in enumerate(review_queue.in_order(waiting, had), 1)}

    def _queued(self, *where: ColumnElement[bool]) -> Select[Any]:
        """Such reviews, of games that are over and that are played with our box."""
        columns = (REVIEW.game, REVIEW.depth, REVIEW.state, REVIEW.wished, REVIEW.askers, REVIEW.clients)
        return select(*columns).join(schema.game).where(schema.game.c.status == "over", self._are_ours(), *where)

    def _are_ours(self) -> ColumnElement[bool]:
        """Of games: played with the box that this process has."""
        box = self.store.box
        return schema.game.c.correction == (None if box is None else box.id)

    # Wishing

    async def wish(
        self, game: str, depth: str, head: Identity, person: str, client: str, is_counted: bool = False
    ) -> None:
        """Let a game be judged, or be gone on with; a person who waits for another waits for this one instead.

        `client`: of whom the person is, and `is_counted` whether only so many of one client may wait.
        """

        def work(connection: Connection) -> None:
            rows: dict[str, ReviewRow] = {row["depth"]: row for row in in_turn(connection, REVIEW.game == game)}
            known = rows.get(depth)
            if any(is_as_good(row, depth, head) for row in rows.values()):
                return
            if known is not None and differing(known["head"], head):
                forget(connection, game, depth)
                known = None
            self._withdraw(connection, person, game)
            if known is not None and known["state"] in IN_WORK:
                joined = {
                    "askers": sorted({*known["askers"], person}),
                    "clients": {**(known["clients"] or {}), person: client},
                }
                connection.execute(update(schema.review).where(*named(game, depth)).values(joined))
                return
            check_room(connection, client if is_counted else None)
            by: ReviewRow = {"askers": [person], "clients": {person: client}}
            values = {"state": WAITING, "reason": None, "wished": now_ms(), **by}
            if known is not None:
                connection.execute(update(schema.review).where(*named(game, depth)).values(values))
                return
            new = {"game": game, "depth": depth, "head": head, "outline": None, "judged": 0, "spent": 0}
            connection.execute(insert(schema.review), new | values | {"lease": None, "lease_until": 0})

        try:
            await self._change(game, work)
        except IntegrityError:  # somebody else has wished for the same at the same moment
            await self._change(game, work)

    def _withdraw(self, connection: Connection, person: str, game: str) -> None:
        """A person waits for one game at a time; what has been begun, or others wait for, too, stays where it is."""
        for row in in_turn(connection, REVIEW.state == WAITING, REVIEW.outline.is_(None), REVIEW.game != game):
            if person in row["askers"]:
                others = [one for one in row["askers"] if one != person]
                where = named(row["game"], row["depth"])
                if others:
                    clients = row["clients"] and {one: of for one, of in row["clients"].items() if one != person}
                    connection.execute(update(schema.review).where(*where).values(askers=others, clients=clients))
                else:
                    lay_aside(connection, row)
                    self.store.notify(connection, f"{row['game']} {HINT}")

    async def stop(self, game: str) -> None:
        """Judge a game no further for now; what is judged is kept."""

        def work(connection: Connection) -> None:
            for row in in_turn(connection, REVIEW.game == game, REVIEW.state.in_(IN_WORK)):
                lay_aside(connection, row)

        await self._change(game, work)

    # Judging

    async def claim(self) -> ReviewRow | None:
        """The next in the queue, which from now on is judged here: what nobody goes on with any more comes first."""

        def work(connection: Connection) -> ReviewRow | None:
            review_queue.let_one_choose(connection)
            free = or_(REVIEW.lease.is_(None), REVIEW.lease == self.process, REVIEW.lease_until < now_ms())
            begun = or_(REVIEW.state == WAITING, and_(REVIEW.state == RUNNING, free))
            waiting = all_read_as(connection.execute(self._queued(begun)).mappings(), Waiting)
            had = review_queue.times_in(connection, waiting)
            in_order = review_queue.in_order(waiting, had)
            for one in sorted(in_order, key=lambda one: one["state"] != RUNNING):
                chosen = select(schema.review).where(*named(one["game"], one["depth"]), begun)
                found = connection.execute(chosen.with_for_update(skip_locked=True)).mappings().first()
                if found is not None:
                    review_queue.note_turn(connection, review_queue.whose_turn(one, had))
                    return self._taken_up(connection, read_as(found, ReviewRow))
            return None

        row = await self.store.write(work)
        if row is not None and self.store.embedded:
            self.changed(row["game"])
        return row

    def _taken_up(self, connection: Connection, row: ReviewRow) -> ReviewRow:
        values: ReviewRow = {"state": RUNNING, "lease": self.process, "lease_until": now_ms() + self.lease_ms}
        connection.execute(update(schema.review).where(*named(row["game"], row["depth"])).values(values))
        self.store.notify(connection, f"{row['game']} {HINT}")
        return row | values

    async def renew(self, row: ReviewRow, **values: Any) -> bool:
        """Go on with a review, and note how far it is; false: it is not ours any more, or its game is played again."""
        until = {"lease_until": now_ms() + self.lease_ms, **values}
        return await self.store.execute(update(schema.review).where(*self._held(row)).values(until)) == 1

    def _held(self, row: ReviewRow) -> tuple[Any, ...]:
        is_over = select(schema.game.c.status).where(schema.game.c.id == row["game"]).scalar_subquery() == "over"
        mine = (REVIEW.state == RUNNING, REVIEW.lease == self.process, is_over)
        return (*named(row["game"], row["depth"]), *mine)

    async def add(self, row: ReviewRow, found: Found, took: int) -> bool:
        """One turn more, with what it took; false if it is wanted no more."""
        game, depth = row["game"], row["depth"]

        def work(connection: Connection) -> bool:
            values = {
                "judged": REVIEW.judged + 1,
                "spent": REVIEW.spent + took,
                "lease_until": now_ms() + self.lease_ms,
            }
            if connection.execute(update(schema.review).where(*self._held(row)).values(values)).rowcount != 1:
                return False
            new = {"game": game, "depth": depth, "turn": found["turn"], "found": dict(found)}
            connection.execute(insert(schema.judged), new)
            return True

        return await self._change(game, work)

    async def others_wait(self, row: ReviewRow) -> bool:
        """Whether a client waits that does not wait for this review, which is judged here."""
        found = await self.store.rows(self._queued(REVIEW.state.in_(IN_WORK)), Waiting)
        theirs = [clients_of(one) for one in found if (one["game"], one["depth"]) == (row["game"], row["depth"])]
        return any(clients_of(one) - set().union(*theirs) for one in found if one["state"] == WAITING)

    async def wait_again(self, row: ReviewRow) -> None:
        """What is judged is kept, and gone on with when it is the turn of its client again."""
        values: ReviewRow = {"state": WAITING, **BY_NOBODY}
        again = update(schema.review).where(*self._held(row)).values(values)
        await self._change(row["game"], lambda connection: connection.execute(again).rowcount)

    async def end(self, row: ReviewRow, state: ReviewState, reason: str | None = None) -> None:
        """A review is done, and takes the place of less exact ones; or it failed."""

        def work(connection: Connection) -> None:
            values: ReviewRow = {"state": state, "reason": reason, **FOR_NOBODY, **BY_NOBODY}
            ended = connection.execute(update(schema.review).where(*self._held(row)).values(values)).rowcount
            if ended and state == DONE:
                for depth in ORDER[: ORDER.index(row["depth"])]:
                    forget(connection, row["game"], depth)

        await self._change(row["game"], work)

    async def begin_anew(self, row: ReviewRow, head: Identity) -> ReviewRow:
        """Forget what was judged by another judge, and go on from the first turn."""
        values: ReviewRow = {"head": head, "outline": None, "judged": 0, "spent": 0}

        def work(connection: Connection) -> None:
            where = (JUDGED.game == row["game"], JUDGED.depth == row["depth"])
            connection.execute(delete(schema.judged).where(*where))
            connection.execute(update(schema.review).where(*self._held(row)).values(values))

        await self._change(row["game"], work)
        return row | values

    async def drop(self, row: ReviewRow) -> None:
        """A review of another course of its game is of no use."""
        await self._change(row["game"], lambda connection: forget(connection, row["game"], row["depth"]))


def unheard(_: str) -> None:
    """Nobody wants to know."""


def check_room(connection: Connection, client: str | None) -> None:
    """Whether one more may wait, of a client if it is counted; however many names somebody takes, others have room."""
    wanted = select(REVIEW.askers, REVIEW.clients).where(REVIEW.state == WAITING)
    waiting = all_read_as(connection.execute(wanted).mappings(), Waiting)
    if len(waiting) >= MOST_WAITING:
        raise Problem(503, "crowded", "many games wait to be judged; try again in a while")
    if client is not None and sum(clients_of(one) == {client} for one in waiting) >= MOST_OF_CLIENT:
        raise Problem(503, "crowded", "many games of your address wait to be judged; try again in a while")


def turns_among(judged: int) -> int:
    """How many of so many that are judged are turns of the game: the deal, which comes first, is none."""
    return max(0, judged - 1)


def named(game: str, depth: str) -> tuple[Any, ...]:
    return REVIEW.game == game, REVIEW.depth == depth


def in_turn(connection: Connection, *where: Any) -> list[ReviewRow]:
    """Some reviews; whoever wants to change them, too, waits."""
    wanted = select(schema.review).where(*where).order_by(REVIEW.game, REVIEW.depth).with_for_update()
    return all_read_as(connection.execute(wanted).mappings(), ReviewRow)


def is_as_good(row: ReviewRow, depth: str, head: Identity) -> bool:
    """Whether a review is done, as exactly or more so than is wished, and by what is known today."""
    is_exact = ORDER.index(row["depth"]) >= ORDER.index(depth)
    return row["state"] == DONE and is_exact and not set(differing(row["head"], head)) - {"depth"}


def lay_aside(connection: Connection, row: ReviewRow) -> None:
    """A review that nobody waits for: as far as it is judged, or nothing."""
    if row["judged"] == 0:
        forget(connection, row["game"], row["depth"])
        return
    values: ReviewRow = {"state": STOPPED, **FOR_NOBODY, **BY_NOBODY}
    connection.execute(update(schema.review).where(*named(row["game"], row["depth"])).values(values))


def forget(connection: Connection, game: str, depth: str) -> None:
    connection.execute(delete(schema.judged).where(JUDGED.game == game, JUDGED.depth == depth))
    connection.execute(delete(schema.review).where(*named(game, depth)))
