"""Several server processes on one PostgreSQL serve the same tables."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import cycle

import pytest

from tests.server.house import House, Luck, Person, config_for, fresh_key, legal, wait_until
from tests.server.test_restart import again

pytestmark = pytest.mark.postgresql


@pytest.fixture
def houses(postgres_database: str) -> Iterator[list[House]]:
    """Two servers, one database."""
    with ExitStack() as stack:
        yield [stack.enter_context(House(config_for(postgres_database))) for _ in range(2)]


@pytest.mark.slow
def test_a_game_across_two_processes(houses: list[House]) -> None:
    """Each player at another process; every decision reaches both lines, in order."""
    people = [house.guest(name) for house, name in zip(houses, ("A", "B"), strict=True)]
    table = people[0].table("me", "open", public=True, pace="days")
    people[1].post(f"/api/tables/{table}/join", seat=1)
    lines, luck = [people[seat].socket(table, seat) for seat in (0, 1)], Luck(40)
    for _ in range(50):
        seat = people[0].state(table)["asked"][0]
        state = people[seat].state(table, seat)
        v = people[seat].move(table, state, luck.choice(legal(state)))["v"]
        heard = [line.version(v) for line in lines]
        assert [v, v] == [one["v"] for one in heard]
    assert people[0].state(table)["view"] == people[1].state(table)["view"]


def test_one_key_and_one_decision_at_both(houses: list[House]) -> None:
    """A phone that changes its way: the first answer again from the other process; of two decisions one is taken."""
    here = houses[0].guest()
    there = again(here, houses[1])
    table = here.table("me")
    luck = Luck(41)
    for n in range(25):
        state = here.asked(table, 0)
        token = luck.choice(legal(state))
        body = {"seat": 0, "decided": n, "token": token}
        with ThreadPoolExecutor(2) as pool:
            keys = ["same", "same"] if n % 2 else ["one", "other"]

            def post(who: Person, key: str, body: dict[str, object] = body, n: int = n) -> tuple[int, str]:
                answer = who.http.post(
                    f"/api/tables/{table}/moves", json=body | {"key": f"{key}{n}"}, headers={"X-CSRF-Token": who.csrf}
                )
                return answer.status_code, answer.text

            answers = list(pool.map(post, (here, there), keys))
        if n % 2:
            assert answers[0] == answers[1]
            assert 200 == answers[0][0]
        else:
            assert [200, 409] == sorted(status for status, _ in answers)
        assert n + 1 == there.state(table, 0)["decided"]


def test_undo_and_chat_cross_over(houses: list[House]) -> None:
    here = houses[0].guest()
    there = again(here, houses[1])
    table, luck = here.table("me"), Luck(42)
    line = there.socket(table, 0)
    for who, _ in zip(cycle((here, there)), range(10), strict=False):
        state = who.asked(table, 0)
        who.move(table, state, luck.choice(legal(state)))
    there.turn(table, "undo", there.state(table, 0))
    after = here.state(table, 0)
    seen = line.state_when(lambda one: one["v"] == after["v"])
    assert (after["decided"], after["view"]) == (seen["decided"], seen["view"])
    here.turn(table, "redo", after)
    here.post(f"/api/tables/{table}/chat", text="hello")
    assert "hello" == line.next("chat")["text"]


@pytest.mark.slow
def test_bots_move_once_and_outlive_a_process(postgres_database: str) -> None:
    """Both processes could; one does. When it goes, the other goes on."""
    with House(config_for(postgres_database)) as second:
        viewer = Person(second)
        with House(config_for(postgres_database)) as first:
            me = first.guest()
            table = me.table("random", "random", "random", "random", public=True)
            line = viewer.socket(table)
            line.state_when(lambda state: state["decided"] >= 3)
        wait_until(lambda: viewer.state(table)["table"]["status"] == "over", 40)
        state = viewer.state(table)
        assert list(range(len(state["events"]))) == [one["n"] for one in state["events"]]


def test_hints_may_be_lost(postgres_database: str) -> None:
    """A process that hears nothing finds out by itself."""
    with House(config_for(postgres_database)) as first, House(config_for(postgres_database)) as second:
        second.service.tables.heard = lambda *_: None  # type: ignore[method-assign]
        me = first.guest()
        table = me.table("me")
        there = again(me, second)
        line = there.socket(table, 0)
        state = line.next("state")
        first_line = me.socket(table, 0)
        first_line.next("state")
        first_line.send(do="move", seat=0, decided=0, key=fresh_key(), token=legal(state)[0])
        assert 1 == line.state_when(lambda one: one["decided"] == 1)["decided"]
