"""Those who look at a table: what is made for them how often, and that nothing is lost or told twice."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from caravanserai.core import play
from caravanserai.core.game import games
from caravanserai.core.ids import NOBODY
from caravanserai.kit.walk import Dice
from caravanserai.server.config import Config
from caravanserai.tables import audience, clocks, seen
from caravanserai.tables.audience import AT_A_TIME
from caravanserai.tables.clocks import Clock
from caravanserai.tables.outbox import MOST_WAITING, THE_TABLE, Outbox
from caravanserai.tables.seen import state_of
from caravanserai.tables.shapes import encoded
from caravanserai.tables.table import Table
from tests.server.test_leaks import laid

GUGONG = games()["gugong"]
SEATS = 3
CROWD = 500
MOVES = 5


def outbox(seat: int = NOBODY) -> Outbox:
    """One who looks from a seat of their own, or looks on."""
    out = Outbox()
    out.seat, out.mine = seat, frozenset() if seat == NOBODY else frozenset((seat,))
    return out


def move(table: Table, dice: Dice) -> None:
    """A decision of whoever is asked, told to all; nothing is written."""
    course = table.played
    seat = int(play.asked(course.s)[0])
    options = play.legal(course.s, seat)
    course.accept(course.trial(seat, options[dice.below(len(options))], 0))
    changed(table)


def go_back(table: Table, n: int) -> None:
    course = table.played
    table.audience.keep_heard(course.told_at(n))
    course.go_back(n)
    changed(table)


def changed(table: Table) -> None:
    values = table.turn_values(table.played.s, table.seats)
    table.row |= values | {"v": table.v + 1, "decided": table.played.decided}
    table.publish()


class Reader:
    """A client: keeps the texts that come, and the events by the rule of `since`."""

    def __init__(self, table: Table, box: Outbox) -> None:
        self.table = table
        self.box = box
        self.messages = box.messages(table)
        self.texts: list[str] = []
        self.state: dict[str, Any] = {}
        self.events: list[Any] = []

    async def read_forever(self) -> None:
        async for kind, text in self.messages:
            self.take(kind, text)

    async def read_what_waits(self) -> None:
        """All that can be had without anything more happening at the table."""
        self.box.wake.set()
        while self.box.waiting:
            self.take(*await anext(self.messages))

    def take(self, kind: str, text: str) -> None:
        self.texts.append(text)
        if kind == "state":
            self.state = json.loads(text)
            self.events = self.events[: self.state["since"]] + self.state["events"]


@asynccontextmanager
async def reading(readers: list[Reader]) -> AsyncIterator[None]:
    """While all of them read what comes."""
    tasks = [asyncio.create_task(reader.read_forever()) for reader in readers]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def until_all_have(readers: list[Reader], n: int) -> int:
    """Let the loop go round until each has so many texts; how often it went round."""
    rounds = 0
    while any(len(reader.texts) < n for reader in readers):
        rounds += 1
        assert rounds < 100_000
        await asyncio.sleep(0)
    return rounds


def test_a_crowd_costs_one_state_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five hundred look on: for each move one state is made for all of them, and one for each who plays."""
    made: Counter[int] = Counter()

    def counted(table: Table, seat: int, *rest: Any) -> Any:
        made[seat] += 1
        return state_of(table, seat, *rest)

    monkeypatch.setattr(audience, "state_of", counted)

    async def played() -> None:
        table, dice = laid(GUGONG, SEATS, 1), Dice(1)
        readers = [Reader(table, outbox()) for _ in range(CROWD)]
        readers += [Reader(table, outbox(seat)) for seat in range(SEATS)]
        table.watchers.update(reader.box for reader in readers)
        async with reading(readers):
            for n in range(1, MOVES + 1):
                move(table, dice)
                await until_all_have(readers, n)
                assert 1 == len({id(reader.texts[-1]) for reader in readers[:CROWD]})
        await table.audience.close()

    asyncio.run(played())
    assert dict.fromkeys((NOBODY, *range(SEATS)), MOVES) == made


def test_a_crowd_is_told_a_few_at_a_time() -> None:
    """Those who play hear first; between any few of the others every other table has its turn. Chat likewise."""

    async def played() -> None:
        table, dice = laid(GUGONG, SEATS, 2), Dice(2)
        crowd = [Reader(table, outbox()) for _ in range(CROWD)]
        player = Reader(table, outbox(0))
        table.watchers.update(reader.box for reader in (*crowd, player))
        async with reading([*crowd, player]):
            await asyncio.sleep(0)
            for n in (1, 2):
                if n == 1:
                    move(table, dice)
                else:
                    table.broadcast({"is": "chat"})
                had = rounds = 0
                while had < CROWD:
                    await asyncio.sleep(0)  # as any other table would wait for its turn
                    now = sum(len(reader.texts) >= n for reader in crowd)
                    assert now - had <= AT_A_TIME
                    assert len(player.texts) >= n or now == 0
                    had, rounds = now, rounds + 1
                assert rounds >= CROWD // AT_A_TIME
        await table.audience.close()

    asyncio.run(played())


def test_who_lags_behind_gets_the_newest_table_once() -> None:
    """Moves and steps back while they did not read: one message, and the events are neither lost nor told twice."""

    async def played(seed: int) -> int:
        table, dice, merged = laid(GUGONG, SEATS, seed), Dice(seed), 0
        course = table.played
        readers = [Reader(table, outbox(seat)) for seat in (0, 1, 2, NOBODY, NOBODY)]
        table.watchers.update(reader.box for reader in readers)
        for _ in range(120):
            if dice.below(6) == 0 and course.decided > 3:
                go_back(table, course.decided - 1 - dice.below(3))
            elif play.asked(course.s):
                move(table, dice)
            for reader in readers:
                if dice.below(4) == 0:
                    before = len(reader.texts)
                    await reader.read_what_waits()
                    assert len(reader.texts) - before <= 1
                    whole = json.loads(encoded(state_of(table, reader.box.seat, reader.box.mine)))
                    assert whole["events"] == reader.events
                    assert whole["view"] == reader.state["view"]
                    assert whole["ask"] == reader.state["ask"]
                    merged += before < len(reader.texts) and reader.state["v"] == table.v
        await table.audience.close()
        return merged

    assert sum(asyncio.run(played(seed)) for seed in range(4)) > 200


def test_the_text_is_the_state_made_for_that_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Byte for byte; running clocks are those of the moment, though the rest is made only once."""
    now, made = [1_000], 0

    def counted(*given: Any) -> Any:
        nonlocal made
        made += 1
        return state_of(*given)

    monkeypatch.setattr(audience, "state_of", counted)

    async def played() -> None:
        table, dice = laid(GUGONG, SEATS, 3), Dice(3)
        timed = Table(table.id, table.store, table.thinkers, Config("sqlite://", now=lambda: now[0]))
        timed.row, timed.seats, timed.course = table.row, table.seats, table.course
        clock = Clock(60_000)
        running = [replace_since(one, seat) for seat, one in enumerate(clocks.fresh(clock, SEATS))]
        timed.row |= {"clock": {"time": 60_000, "increment": 0}, "clocks": clocks.kept(running)}
        for _ in range(10):
            move(timed, dice)
            for seat in (0, NOBODY):
                box = outbox(seat)
                texts = []
                for _ in range(3):
                    now[0] += 7
                    box.heard = 2
                    texts.append(timed.audience.text_for(box))
                    assert encoded(state_of(timed, seat, box.mine, 2)) == texts[-1]
                assert 3 == len(set(texts))
        assert "left" in texts[0]

    asyncio.run(played())
    assert 20 == made


def replace_since(one: clocks.SeatClock, seat: int) -> clocks.SeatClock:
    """The first seat's clock runs."""
    return clocks.SeatClock(one.left, 0 if seat == 0 else None)


def test_the_answer_comes_before_the_table_that_belongs_to_it() -> None:
    """Told to one who waits for more, the table comes last; it is sent once."""

    async def played() -> None:
        table = laid(GUGONG, SEATS, 4)
        box = outbox(0)
        table.watchers.add(box)
        table.publish()
        box.send({"is": "stale", "key": "k"})
        table.tell(box)
        assert ["stale", "state"] == [kind for kind, _ in box.waiting]
        table.publish()
        assert 2 == len(box.waiting)

    asyncio.run(played())


def test_who_does_not_read_at_all_gets_the_whole_table_in_the_end() -> None:
    """No more waits for anybody than a few messages; then the present table, from its first event on."""

    async def played() -> None:
        table, dice = laid(GUGONG, SEATS, 5), Dice(5)
        reader = Reader(table, outbox())
        table.watchers.add(reader.box)
        move(table, dice)
        await reader.read_what_waits()
        for _ in range(MOST_WAITING + 1):
            move(table, dice)
            table.broadcast({"is": "chat", "text": "hello"})
            assert len(reader.box.waiting) <= MOST_WAITING
        assert THE_TABLE in reader.box.waiting
        reader.events, reader.texts = [], []
        await reader.read_what_waits()
        assert reader.state["events"][0]["n"] == 0 == reader.state["since"]
        assert seen.events_of(table.played, NOBODY, 0) == reader.events

    asyncio.run(played())


def test_nothing_made_is_kept_when_nobody_looks_or_nothing_happens_any_more() -> None:
    table = laid(GUGONG, SEATS, 6)
    box = outbox()

    def is_kept_after(is_over: bool) -> bool:
        table.audience.text_for(box)
        table.audience.rest(is_over)
        return table.audience.scene is not None

    table.watchers.add(box)
    assert (True, False) == (is_kept_after(is_over=False), is_kept_after(is_over=True))
    table.watchers.discard(box)
    assert not is_kept_after(is_over=False)
