"""What bots do is paid for by whoever has laid their table, and who has nothing left waits in line."""

import asyncio
from pathlib import Path
from types import SimpleNamespace

import pytest

from caravanserai.server import service
from caravanserai.server.limits import BOTS, Limit
from caravanserai.tables.choosing import MOST
from tests.server.house import House, Person, config_for, run_in, sqlite_in, wait_until
from tests.server.paying import stop_the_clock


def test_the_bots_of_one_client_draw_on_one_allowance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tables it lays: when that is spent they wait, and those of another play on."""
    in_line: list[float] = []

    async def sleep(seconds: float) -> None:
        in_line.append(seconds)
        await asyncio.sleep(seconds)

    monkeypatch.setattr(service, "asyncio", SimpleNamespace(sleep=sleep))
    monkeypatch.setattr(service, "BOTS", Limit(40, 1e-6))  # what is spent does not come back in this test
    with House(config_for(sqlite_in(tmp_path), limits=True)) as house:
        stop_the_clock(house)
        me, other = Person(house), Person(house, local_address="127.0.0.2")
        for person in (me, other):
            person.post("/api/guest", name="Me", language="en")
        mine = [me.table("random", "random") for _ in range(4)]
        wait_until(lambda: len(in_line) == len(mine))  # whoever asks again has done what it was let
        decided = [me.state(one)["decided"] for one in mine]
        assert 40 <= sum(decided) <= 40 + len(mine) * MOST  # all may be thinking when the last of it is spent
        theirs = other.table("random", "random")
        wait_until(lambda: other.state(theirs)["decided"] >= 40)
        assert decided == [me.state(one)["decided"] for one in mine]


def test_bots_whose_allowance_is_spent_wait_in_line(shared_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each for as long as it takes until there is something left for it; who goes leaves the line."""
    slept, on = list[float](), asyncio.Event()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await on.wait()

    async def story() -> None:
        allowed = shared_house.service.limits
        await shared_house.service.bots_go_on("mine")
        shared_house.service.bots_did("mine", int(BOTS.burst) + 29)
        waiting = [asyncio.create_task(shared_house.service.bots_go_on("mine")) for _ in range(4)]
        await asyncio.sleep(0)
        waiting.pop().cancel()
        on.set()
        await asyncio.gather(*waiting)
        await shared_house.service.bots_go_on("another's")
        assert -29 == allowed.buckets["bots", "mine"][0]

    monkeypatch.setattr(shared_house.service.limits, "on", True)
    monkeypatch.setattr(service, "asyncio", SimpleNamespace(sleep=sleep))
    monkeypatch.setattr(shared_house.service.limits, "clock", lambda: 0.0)
    run_in(shared_house, story())
    assert [30 / BOTS.a_second, 31 / BOTS.a_second, 32 / BOTS.a_second, 33 / BOTS.a_second] == pytest.approx(slept)
