"""Whose errand is done next: tables in turn, and nobody behind those who think long."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from caravanserai.server.errands import QUICK_IN_A_ROW, ClientTurns, Errand, Turns
from tests.server.house import House


class Queue:
    """Errands that wait for a place, and the order in which they are let."""

    def __init__(self, places: int, client_behind: Callable[[str], str] = str) -> None:
        self.turns = Turns(places, client_behind)
        self.let: list[str] = []
        self.inside: dict[str, Errand] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, name: str, is_slow: bool = False, table: str | None = None) -> None:
        async def enter() -> None:
            self.inside[name] = await self.turns.enter(table or name, is_slow)
            self.let.append(name)

        self.tasks[name] = asyncio.create_task(enter())
        await rest()

    async def done(self, name: str) -> None:
        self.turns.leave(self.inside.pop(name))
        await rest()


async def rest() -> None:
    """Let all who can go on do so."""
    for _ in range(5):
        await asyncio.sleep(0)


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


def test_one_errand_of_a_table_at_a_time() -> None:
    """However many places are free: the second waits for the first, and others go before it."""

    async def story() -> None:
        queue = Queue(3)
        for name in ("a1", "a2", "a3"):
            await queue.come(name, table="a")
        await queue.come("b1", table="b")
        assert ["a1", "b1"] == queue.let
        await queue.done("a1")
        assert ["a1", "b1", "a2"] == queue.let

    run(story())


def test_tables_take_turns() -> None:
    """A table that wants much has one turn like any other."""

    async def story() -> None:
        queue = Queue(1)
        for name in ("a1", "a2", "a3"):
            await queue.come(name, table="a")
        await queue.come("b1", table="b")
        await queue.come("c1", table="c")
        for name in ("a1", "b1", "c1", "a2"):
            await queue.done(name)
        assert ["a1", "b1", "c1", "a2", "a3"] == queue.let

    run(story())


def test_clients_take_turns() -> None:
    """Who lays many tables keeps another waiting for no more than one of them; theirs take turns among themselves."""

    async def story() -> None:
        queue = Queue(1, lambda table: table[0])
        for name in ("a1", "a2", "a3", "a4"):
            await queue.come(name, is_slow=True)
        await queue.come("b1", is_slow=True)
        for name in ("a1", "b1", "a2", "a3"):
            await queue.done(name)
        assert ["a1", "b1", "a2", "a3", "a4"] == queue.let
        await queue.come("b2", is_slow=True)
        await queue.come("a5", is_slow=True)
        await queue.done("a4")
        await queue.done("b2")
        assert ["b2", "a5"] == queue.let[-2:]
        await queue.done("a5")
        assert {} == queue.turns.had_turn

    run(story())


def test_clients_take_turns_without_a_table() -> None:
    """One may have all places; if another comes, the next is theirs. Who goes away, or fails, gives the place back."""

    async def story() -> None:
        turns, let, free = ClientTurns(2), list[str](), asyncio.Event()

        async def come(name: str) -> None:
            async with turns.turn(name[0]):
                let.append(name)
                await free.wait()
                raise ValueError

        tasks = [asyncio.create_task(come(name)) for name in ("a1", "a2", "a3", "a4", "b1")]
        await rest()
        assert ["a1", "a2"] == let
        tasks[2].cancel()
        free.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert ["a1", "a2", "b1", "a4"] == let
        assert (0, 0, {}) == (len(turns.working), len(turns.waiting), turns.had_turn)

    run(story())


def test_what_waits_of_a_client_is_counted() -> None:
    """By its sort; neither what is done already, nor what is another's."""

    async def story() -> None:
        queue = Queue(1, lambda table: table.removeprefix("hint ")[0])
        for name in ("hint a0", "hint a1", "hint a2", "a3", "hint b1"):
            await queue.come(name, table=name)
        await queue.come("again", table="hint a2")
        counts = [queue.turns.waiting_of("hint ", client) for client in "abc"]
        assert ([3, 1, 0], ["hint a0"]) == (counts, queue.let)

    run(story())


def test_a_place_is_kept_for_the_quick() -> None:
    """Many tables wait for searches; a beginner's choice waits for none of them."""

    async def story() -> None:
        queue = Queue(3)
        for n in range(6):
            await queue.come(f"slow {n}", is_slow=True)
        assert ["slow 0", "slow 1"] == queue.let
        await queue.come("quick")
        assert "quick" == queue.let[-1]
        await queue.done("quick")
        assert 3 == len(queue.let)

    run(story())


def test_the_quick_go_first_but_not_for_ever() -> None:
    """At a single place: so many quick ones, then a slow one."""

    async def story() -> None:
        queue = Queue(1)
        await queue.come("first")
        await queue.come("slow", is_slow=True)
        for n in range(QUICK_IN_A_ROW + 2):
            await queue.come(f"quick {n}")
        name = "first"
        for _ in range(QUICK_IN_A_ROW + 1):
            await queue.done(name)
            name = queue.let[-1]
        assert ["first", *(f"quick {n}" for n in range(QUICK_IN_A_ROW)), "slow"] == queue.let

    run(story())


def test_who_does_not_wait_any_more_holds_up_nobody() -> None:
    """Neither one who waited, nor one whose turn came at the same moment."""

    async def story() -> None:
        queue = Queue(1)
        for name in ("a", "b", "c", "d"):
            await queue.come(name)
        queue.tasks["b"].cancel()
        await rest()
        queue.turns.leave(queue.inside.pop("a"))  # it is c's turn now
        queue.tasks["c"].cancel()
        await rest()
        assert ["a", "d"] == queue.let
        await queue.done("d")
        assert (0, 0) == (len(queue.turns.working), len(queue.turns.waiting))

    run(story())


def test_work_of_no_table_waits_for_none() -> None:
    async def story() -> None:
        turns = Turns(2)
        first, second = await turns.enter(None, False), await turns.enter(None, False)
        assert first.table != second.table

    run(story())


def test_all_tables_of_one_address_are_one_client(shared_house: House) -> None:
    """Whoever lays them there; hints count as what their table does."""
    people, service = [shared_house.guest(name) for name in ("A", "B")], shared_house.service
    tables = [one.table("me", "here") for one in people]
    behind = service.thinkers.turns.client_behind
    assert {"127.0.0.1"} == {behind(table) for table in (*tables, f"hint {tables[0]}")}
    creator = people[0].get("/api/me")["person"]["id"]
    service.clients.clear()  # as after a start: nobody has come yet
    assert [creator, "none-such."] == [behind(tables[0]), behind("none-such.")]
