"""One live game: a task that applies commands in turn, tells all who look, and lets bots move.

A command is decided upon a copy, written, and only then becomes the game. If
another process has written meanwhile, the table is read anew and the command
is decided again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from sys import intern
from typing import Any, Final, TypeVar

from caravanserai.core import play
from caravanserai.core.course import Course, Decision, Tried, digest_of, still_to_redo
from caravanserai.core.game import Game, games
from caravanserai.core.ids import NOBODY
from caravanserai.core.space import UnknownToken
from caravanserai.core.step import Illegal, NotAsked
from caravanserai.core.telling import Told
from caravanserai.tables import chance, clocks, courtesy, lessons, minds
from caravanserai.tables.audience import Audience
from caravanserai.tables.choosing import Thinking
from caravanserai.tables.clocks import Clock, SeatClock
from caravanserai.tables.hints import Hints
from caravanserai.tables.keeping import AT_A_TIME, Change, Keeping, Overtaken
from caravanserai.tables.live import Manner
from caravanserai.tables.messages import Undo
from caravanserai.tables.opponents import Opponents
from caravanserai.tables.outbox import Outbox
from caravanserai.tables.problem import Damaged, Problem, missing
from caravanserai.tables.resting import Resting, laid_to_rest
from caravanserai.tables.results import NONE_YET, result_of
from caravanserai.tables.rows import Answer, Asking, DecisionRow, EventRow, GameRow, SeatRow, SnapshotRow

R = TypeVar("R")
T = TypeVar("T")
TRIES: Final = 5
NEW_EDITION: Final = "new-edition"  # the event by which a table tells that rules or components have changed
log = logging.getLogger("caravanserai.tables")


class Table:
    """A game in memory, as the store has it."""

    def __init__(self, name: str, store: Keeping, thinkers: Thinking, config: Manner) -> None:
        self.id: Final = name
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.config: Final = config
        self.row: GameRow = {}
        self.seats: list[SeatRow] = []
        self.kept: Course | Resting | None = None
        self.answers: dict[tuple[int, str], Answer] | None = {}  # none: the store has them
        self.audience: Final = Audience(self)
        self.inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self.opponents: Final = Opponents(self)
        self.hints: Final = Hints(self)
        self.timer: asyncio.TimerHandle | None = None
        self.timed = 0  # the version that the timer was set for
        self.task: asyncio.Task[None] | None = None
        self.is_deciding = False  # whether a command has its turn

    # What is known

    @property
    def v(self) -> int:
        return int(self.row["v"])

    @property
    def status(self) -> str:
        return str(self.row["status"])

    @property
    def held(self) -> int | None:
        held: int | None = self.row["held"]
        return held

    @property
    def course(self) -> Course | None:
        """The game if it has begun, whole again if it was at rest."""
        if isinstance(self.kept, Resting):
            self.kept = self.kept.whole()
        return self.kept

    @course.setter
    def course(self, course: Course | None) -> None:
        self.kept = course

    @property
    def played(self) -> Course:
        """The game, which has begun."""
        course = self.course
        if course is None:
            raise Problem(409, "not-playing", "the game has not begun")
        return course

    def answered(self, seat: int, key: str) -> Answer | None:
        """What a client's key was answered, if it came before; asked by commands only."""
        assert self.answers is not None
        return self.answers.get((seat, key))

    def asked(self) -> list[int]:
        """Whom the table waits for: the one who has yet to confirm, or those whom the rules ask."""
        return awaited(self.row)

    def seats_of(self, person: str | None) -> frozenset[int]:
        return frozenset(one["seat"] for one in self.seats if person is not None and one["person"] == person)

    def persons(self) -> set[str]:
        return {one["person"] for one in self.seats if one["person"] is not None}

    def formers(self) -> set[str]:
        """Those who sit here no more and may come back at any time: they left, or a bot plays for them."""
        return {former for one in self.seats if (former := one.get("former")) is not None} - self.persons()

    def is_online(self, seat: SeatRow) -> bool:
        return seat["kind"] == "bot" or any(seat["seat"] in one.mine for one in self.watchers)

    @property
    def watchers(self) -> set[Outbox]:
        return self.audience.watchers

    def now(self) -> int:
        return self.config.now()

    def answer(self) -> Answer:
        """What is answered to whoever has changed something beside the game."""
        return {"v": self.v, "decided": self.row["decided"]}

    @property
    def clock(self) -> Clock | None:
        """What was agreed upon about time, if anything."""
        found = self.row["clock"]
        return None if found is None else Clock(**found)

    @property
    def clocks(self) -> list[SeatClock]:
        """The clock of each seat; none before the game begins."""
        return [] if self.row["clocks"] is None else clocks.read(self.row["clocks"])

    def is_out_of_time(self, seat: int) -> bool:
        """Whether the table waits for a seat whose time is out."""
        return any(one.runs and one.left_at(self.now()) == 0 for one in self.clocks[seat : seat + 1])

    def undo_point(self, mine: Collection[int]) -> tuple[int, bool] | None:
        """How far back the last choice of these seats lies, and whether taking it back concerns nobody else."""
        if self.course is None or self.status == "waiting" or self.row["agreed"] or not mine:
            return None
        if self.status == "over" and chance.had_company(self.row):
            return None  # its key is no secret any more
        n = self.course.undo_point(mine)
        if n is None or n < lessons.first_undo(self):
            return None
        is_alone = len(self.persons()) <= 1
        if self.course.is_quiet(n, mine) or (is_alone and not self.formers()):
            return n, True
        return None if is_alone else (n, False)  # who comes back must find no more taken back than they agreed to

    def undo_for(self, mine: Collection[int], seat: int = NOBODY) -> Undo:
        """What who controls these seats and looks from one may take back."""
        point = self.undo_point(mine)
        request = self.row["request"]
        wanted = request if request is not None and request["kind"] == "undo" else None
        return {
            "can": point is not None,
            "free": point is not None and point[1],
            "redo": bool(self.row["redo"]) and self.row["redo"][0][0] in mine,
            "waits": wanted is not None,
            "by": None if wanted is None else wanted["seat"],
            "points": minds.points_of(self, seat) if seat in mine else [],
        }

    # The task

    async def open(self) -> None:
        """Read the game and begin to serve it."""
        await self.load()
        self.task = asyncio.create_task(self._serve(), name=f"table {self.id}")
        self.wake()

    async def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        await self.opponents.close()
        self.hints.stop()
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        await self.audience.close()

    def rest(self) -> bool:
        """Let go of what can be made or read again; whether that was the past of a game that is over."""
        is_over = self.status == "over" and not self.is_deciding
        self.audience.rest(is_over)
        if not is_over or not isinstance(self.kept, Course):
            return False
        self.kept, self.answers = laid_to_rest(self.kept), None
        return True

    async def do(self, command: Callable[[], Awaitable[T]]) -> T:
        """Let a command have its turn; its answer, after its commit."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait((command, done))
        return await done

    async def _serve(self) -> None:
        while True:
            command, done = await self.inbox.get()
            self.is_deciding = True
            try:
                result = await self._decided(command)
            except Exception as error:  # noqa: BLE001  whoever gave the command hears of it; the table goes on
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)
            finally:
                self.is_deciding = False

    async def _decided(self, command: Callable[[], Awaitable[T]]) -> T:
        """Run a command upon the table as it is; again if the store was ahead."""
        await self.catch_up()
        if self.answers is None:
            self.answers = await self.store.answers(self.id)
        for _ in range(TRIES):
            try:
                return await command()
            except Overtaken:
                await self.load()
                self.publish()
        raise Problem(503, "busy", "others keep changing this table")

    async def catch_up(self, hinted: bool = False) -> None:
        """Read the game anew if another process has changed it."""
        if self.store.embedded and not hinted:
            return
        versions = await self.store.versions([self.id])
        if versions.get(self.id) != self.v:
            await self.load()
            self.publish()
            self.wake()

    # Reading

    async def load(self) -> None:
        """The game as the store has it; or Damaged."""
        try:
            await self._load()
        except Damaged as problem:
            raise Damaged(f"table {self.id}: {problem}") from problem
        except (Problem, Overtaken):
            raise
        except Exception as error:
            raise Damaged(f"table {self.id}: {type(error).__name__}: {error}") from error

    async def _load(self) -> None:
        found = await self.store.whole_game(self.id)
        if found is None:
            raise missing("table")
        row, seats, decision_rows, told_rows, snapshots = found
        check_numbers(row, decision_rows, told_rows)
        self.answers = await self.store.answers(self.id)
        decisions = await in_pieces(decision_of, decision_rows)
        told = await in_pieces(told_of, told_rows)
        known = None if self.course is None else list(self.course.told)
        self.row, self.seats = row, seats
        self.opponents.stop()
        self.hints.stop()
        self._reseat()  # another process may have changed who sits where
        self.course = None
        if row["status"] != "waiting":
            self.course = await self._resumed(row, decisions, told, snapshots)
            self._forget(known)

    def _forget(self, known: list[Told] | None) -> None:
        """Watchers keep only what is still true of what they have heard."""
        told = self.played.told
        same = 0
        for one, other in zip(told, known or [], strict=False):
            if one != other:
                break
            same += 1
        self.audience.keep_heard(same)

    async def _resumed(
        self, row: GameRow, decisions: list[Decision], told: list[Told], snapshots: Sequence[SnapshotRow]
    ) -> Course:
        course = course_of(row, decisions, told, snapshots)
        game = course.game
        if (row["edition"], row["box"]) == (game.edition, game.box.digest):
            course.s = course.table_at(course.decided)
        else:
            await self._bring_up_to_date(course, {one["n"]: one["digest"] for one in snapshots})
        return course

    async def _bring_up_to_date(self, course: Course, digests: dict[int, str]) -> None:
        """Go on under the rules and components of today: from the start if they come to the same, or from a save.

        Those who look are told by an event. A game that is over stays as it was written.
        """
        game, kept = course.game, course.decided
        if not agrees(course, digests):
            course.s, kept = latest(course)
        told, lost = course.told_at(kept), course.decided - kept
        if lost:
            log.warning("table %s: resumed after decision %s under edition %s", self.id, kept, game.edition)
        del course.told[told:]
        del course.decisions[kept:]
        notice = Told(kept, NEW_EDITION, {"edition": game.edition, "lost": lost})
        if self.status == "over":
            course.told += [notice] if lost else []
            return
        course.told.append(notice)
        values: GameRow = {"edition": game.edition, "box": game.box.digest, "decided": kept, "redo": []}
        if lost:  # what came of the lost decisions was seen
            course.later = chance.with_fresh(course.later, kept, self.config.keys())
            course.anew = chance.until(course.anew, kept)
            values["keys"] = chance.kept(course.later, course.anew)
        change = Change(self.id, self.v, values, back_to=(kept, told), notice=(told, notice))
        change.values |= self.turn_values(course.s, self.seats)
        self._wind(change)
        await self.store.commit(change)
        self.row |= change.values | {"v": change.v + 1}

    # Changing

    def turn_values(self, s: Any, seats: list[SeatRow], held: int | None = None) -> GameRow:
        """What the store says about whose turn it is, so that bots move and lists are right without the game."""
        asked = [int(one) for one in play.asked(s)]
        bots = {one["seat"] for one in seats if one["kind"] == "bot"}
        out: GameRow = {
            "asked": asked,
            "held": held,
            "status": "playing" if asked else "over",
            "bot_turn": held is None and any(seat in bots for seat in asked),
            **NONE_YET,
        }
        return out if asked else out | result_of(found_game(self.row["game"]).standings(s))

    async def commit(self, change: Change, course: Course | None = None) -> None:
        """Write a change; when it is written, it is so, and all who look are told."""
        self._complete(change)
        await self.store.commit(change)
        self._become(change, course)
        self.publish()
        self.wake()

    def _complete(self, change: Change) -> None:
        """What every change brings with it: since when it is so, who has sat there, the clocks."""
        change.values["changed"] = self.now()
        if "asked" in change.values:
            change.values["since"] = self.now()
        if change.values.get("status") == "over":
            change.values["request"] = None  # there is nothing left to agree to
        if change.seats:
            change.values["sat"] = chance.sat_with(self.row, change.seats)
        self._wind(change)

    def _become(self, change: Change, course: Course | None) -> None:
        """Be as the store has it now."""
        if change.answer is not None:
            seat, key, answer = change.answer
            assert self.answers is not None
            self.answers[seat, key] = answer
        self.row |= change.values | {"v": change.v + 1}
        by_seat = {row["seat"]: row for row in change.seats}
        self.seats = [one | by_seat.get(one["seat"], {}) for one in self.seats]
        if course is not None:
            self.course = course
        if "keys" in change.values:
            self.played.later, self.played.anew = chance.later_keys(self.row), chance.dealt_anew(self.row)
        if change.back_to is not None:
            self.played.go_back(change.back_to[0])
            self.audience.keep_heard(change.back_to[1])
        for tried in change.decisions:
            self.played.accept(tried)
        if change.notice is not None:
            self.played.told.append(change.notice[1])
        if change.seats:
            self._reseat()
        if change.seats or "asked" in change.values:
            self.opponents.stop()
            self.hints.stop()

    def _wind(self, change: Change) -> None:
        """Stop and start the clocks as a change makes it so; somebody alone with bots is not timed."""
        clock, row = self.clock, self.row | change.values
        if clock is None or row["status"] == "waiting":
            return
        new = {one["seat"]: one for one in change.seats}
        seats = [one | new.get(one["seat"], {}) for one in self.seats]
        people = {one["seat"]: one["person"] for one in seats if one["person"] is not None}
        asked = awaited(row)
        turn = clocks.Turn(
            now=self.now(),
            asked=asked,
            timed=[seat for seat in asked if seat in people] if len(set(people.values())) > 1 else [],
            new=[one["seat"] for one in self.seats if is_new(one, people.get(one["seat"]))],
            decided=row["decided"],
            back=change.back_to is not None,
        )
        before = self.clocks or clocks.fresh(clock, len(seats))
        change.values["clocks"] = clocks.kept(clocks.moved(clock, row["pace"], before, turn))

    def _reseat(self) -> None:
        """Those who sat down or left, and their programs, look on with other rights."""
        for watcher in self.watchers:
            watcher.mine = watcher.rights(self)
            if watcher.seat not in watcher.mine and watcher.seat != NOBODY and self.status != "over":
                watcher.seat, watcher.heard = NOBODY, 0

    def trial(self, seat: int, token: str, now: int, course: Course | None = None) -> Tried:
        """A decision tried, upon the game as it stands or another course of it; or the problem with it."""
        return tried_on(course or self.played, seat, token, now)

    async def decide(
        self, tried: Tried, key: str | None = None, may_hold: bool = False, change: Change | None = None
    ) -> Answer:
        """A decision becomes part of the game, with what else changes by it; the answer to who made it."""
        seat, tries = tried.decision.seat, [tried]
        course = self.played.copy(None if change is None or change.back_to is None else change.back_to[0])
        course.accept(tried)
        mine = self.seats_of(self.seats[seat]["person"])
        tries += await courtesy.taken_after(self, course, mine)
        tries += lessons.taken_after(self, course)
        held = seat if may_hold and self.is_to_be_held(tried, course) else None
        if held is None:
            tries += await courtesy.taken_after(self, course, range(len(self.seats)))
        answer: Answer = {"v": self.v + 1, "decided": course.decided}
        values = self.turn_values(course.s, self.seats, held) | {
            "decided": course.decided,
            "redo": still_to_redo(self.row["redo"] if change is None else [], tries),
            "request": self.lasting_request(),
        }
        change = change or Change(self.id, self.v, {})
        change.values |= values
        change.decisions += tries
        if key is not None:
            change.answer = (seat, key, answer)
        await self.commit(change)
        return answer

    async def let_stand(self, answer: tuple[int, str] | None = None) -> Answer:
        """The held decision stands; the next is asked, unless the table answers. What is told to who has said so."""
        course = self.played.copy()
        tries = await courtesy.taken_after(self, course, range(len(self.seats)))
        told: Answer = {"v": self.v + 1, "decided": course.decided}
        values = self.turn_values(course.s, self.seats) | {"decided": course.decided}
        if tries:
            values["redo"] = still_to_redo(self.row["redo"], tries)
        change = Change(self.id, self.v, values, tries)
        if answer is not None:
            change.answer = (*answer, told)
        await self.commit(change)
        return told

    def is_to_be_held(self, tried: Tried, course: Course) -> bool:
        """Whether it ends a turn at a live table of several people, and could still be taken back freely.

        Others who are asked at the same time are not kept waiting.
        """
        asked = [int(one) for one in play.asked(course.s)]
        mine = self.seats_of(self.seats[tried.decision.seat]["person"])
        return (
            self.row["pace"] == "live"
            and len(self.persons()) > 1
            and not set(asked) <= set(self.asked())  # who is asked anew waits; who chooses at the same time does not
            and not mine.intersection(asked)
            and int(course.s.reveals) == tried.decision.reveals
        )

    def lasting_request(self) -> Asking | None:
        """A wish to take a decision back does not outlast another; one to end the game, or about a seat, does."""
        request = self.row["request"]
        return None if request is not None and request["kind"] == "undo" else request

    # Telling

    def publish(self) -> None:
        """Send the table to all who look."""
        self.audience.publish()

    def tell(self, watcher: Outbox) -> None:
        """Send one watcher the table."""
        self.audience.tell(watcher)

    def text_for(self, watcher: Outbox) -> str:
        """The table as one watcher sees it now."""
        return self.audience.text_for(watcher)

    def broadcast(self, message: Mapping[str, Any]) -> None:
        self.audience.broadcast(message)

    # What no person has to do

    def wake(self) -> None:
        """See to what the table waits for that no person has to do."""
        self.opponents.wake()
        if self.timer is not None and self.timed != self.v:
            self.timer.cancel()
            self.timer = None
        if self.timer is None and self.status == "playing" and self.held is not None:
            loop = asyncio.get_running_loop()
            self.timer, self.timed = loop.call_later(self.config.hold_seconds, self._confirm_soon, self.v), self.v

    def _confirm_soon(self, v: int) -> None:
        """Nobody has confirmed: the table does."""

        async def command() -> None:
            if self.v == v and self.held is not None:
                await self.let_stand()

        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda one: one.exception())
        self.inbox.put_nowait((command, done))


def tried_on(course: Course, seat: int, token: str, now: int) -> Tried:
    """A decision tried upon a course of a game; or the problem with it."""
    try:
        return course.trial(seat, token, now)
    except Illegal as error:
        no = error.refusal
        detail = f"{error.token}: {no.message} ({no.rule})"  # the sentence is the client's, in its own language
        raise Problem(409, "refused", detail, rule=no.rule, message=no.message, n=int(no.n)) from None
    except NotAsked as error:
        raise Problem(409, "not-asked", str(error)) from None
    except UnknownToken as error:
        raise Problem(409, "refused", str(error), rule="CORE-1", message="refuse-not-offered", n=0) from None


def is_new(seat: SeatRow, person: str | None) -> bool:
    """Whether somebody else sits down: not who sat there, nor who comes back and has what time they had."""
    return person is not None and person not in (seat["person"], seat.get("former"))


def awaited(row: GameRow) -> list[int]:
    """The seats that a table waits for, as its row says."""
    if row["status"] != "playing":
        return []
    return list(row["asked"]) if row["held"] is None else [row["held"]]


def agrees(course: Course, digests: dict[int, str]) -> bool:
    """Whether the rules of today lead through the same tables; if so the course stands at its end."""
    s = course.dealt()
    s.log = None
    try:
        for decision in course.decisions:
            course.apply(s, decision)
            if digests.get(decision.n, "") not in ("", digest_of(s)):
                return False
    except (Illegal, NotAsked, UnknownToken):
        return False
    course.s = s
    return True


def latest(course: Course) -> tuple[Any, int]:
    """The last saved table, and as many of the later decisions as are still allowed."""
    begin = max(course.snapshots, default=0)
    s = course.table_at(begin)
    for decision in course.decisions[begin:]:
        try:
            course.apply(s, decision)
        except (Illegal, NotAsked, UnknownToken):
            return s, decision.n - 1
    return s, course.decided


def course_of(row: GameRow, decisions: list[Decision], told: list[Told], snapshots: Sequence[SnapshotRow]) -> Course:
    """A game as the store has it, its table not yet laid."""
    game = found_game(row["game"])
    return Course(
        game,
        row["seats"],
        bytes.fromhex(row["key"]),
        row["options"],
        game.blank(),
        decisions,
        told,
        {one["n"]: one["wire"] for one in snapshots},
        chance.later_keys(row),
        chance.dealt_anew(row),
    )


def found_game(name: str) -> Game[Any]:
    game = games().get(name)
    if game is None:
        raise Problem(404, "no-such-game", f"{name}: no such game is installed")
    return game


def check_numbers(row: GameRow, decisions: Sequence[DecisionRow], told: Sequence[EventRow]) -> None:
    """Whether all decisions and events of a game are there; a gap would otherwise be taken for the game's end."""
    if list(range(1, row["decided"] + 1)) != [one["n"] for one in decisions]:
        raise Damaged(f"{row['decided']} decisions were taken, and not all of them are there")
    if list(range(len(told))) != [one["n"] for one in told]:
        raise Damaged("of what was told some is missing")


async def in_pieces(make: Callable[[R], T], rows: Sequence[R]) -> list[T]:
    """Something of each row; between some of them it is the turn of others: a long game has thousands."""
    out: list[T] = []
    for at in range(0, len(rows), AT_A_TIME):
        out += [make(one) for one in rows[at : at + AT_A_TIME]]
        await asyncio.sleep(0)
    return out


def decision_of(row: DecisionRow) -> Decision:
    token = intern(row["token"])
    return Decision(row["n"], row["seat"], token, row["forced"], row["reveals"], row["told"], row["at"])


def told_of(row: EventRow) -> Told:
    secret = None if row["secret"] is None else shared(row["secret"])
    return Told(row["decided"], intern(row["kind"]), shared(row["args"]), row["seat"], secret)


def shared(args: dict[str, Any]) -> dict[str, Any]:
    """The arguments of an event; words that come again and again are in memory once."""
    return {intern(name): intern(value) if isinstance(value, str) else value for name, value in args.items()}
