"""Several server processes on one PostgreSQL serve the same tables."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from itertools import cycle

import asyncpg
import httpx
import pytest

from tests.patience import PATIENCE_MS, PATIENCE_S
from tests.server.conftest import make_database
from tests.server.house import House, Luck, Person, config_for, fresh_key, legal, run_in, wait_until
from tests.server.postgresql import Cluster
from tests.server.test_clocks import DAY, Watch
from tests.server.test_restart import again

pytestmark = pytest.mark.postgresql
NEVER = 3600.0  # seconds between two looks at the store: only what is heard counts


@pytest.fixture
def houses(postgres_database: str, request: pytest.FixtureRequest) -> Iterator[list[House]]:
    """Two servers, one database, and how often they look at it."""
    config = config_for(postgres_database, poll_seconds=getattr(request, "param", 0.2))
    with ExitStack() as stack:
        yield [stack.enter_context(House(replace(config, process=f"p{n}"))) for n in range(2)]


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


def beat(house: House) -> None:
    """As now and then: a server looks round, and writes down who is there."""
    lines = house.service.lines

    async def once() -> None:
        lines.look_round()
        await lines.write_down()

    run_in(house, once())


def test_who_is_seen_by_one_process_is_not_away_for_the_other(postgres_database: str) -> None:
    """However long they think at theirs; nobody is played for who sits there."""
    watch = Watch()
    config = config_for(postgres_database, now=watch)
    with House(replace(config, process="p0")) as one, House(replace(config, process="p1")) as two:
        people = [one.guest("A"), two.guest("B")]
        table = people[0].table("me", "open", public=True)
        people[1].post(f"/api/tables/{table}/join", seat=1)
        slow = people[0].state(table)["asked"][0]
        where = f"/api/tables/{table}/replace"
        people[1 - slow].state(table)
        people[slow].socket(table, slow).next("state")
        watch.go_on(DAY)
        beat((one, two)[slow])
        assert "forbidden" == people[1 - slow].post(where, 403, seat=slow, bot="random")["error"]
        watch.go_on(DAY)  # and the other server has not looked round since
        people[1 - slow].post(where, seat=slow, bot="random")


def test_who_came_back_at_one_process_is_asked_by_the_other(postgres_database: str) -> None:
    """A bot takes nobody's seat who is there again, and nobody is let in without those who are there elsewhere."""
    watch = Watch()
    config = config_for(postgres_database, now=watch)
    with House(replace(config, process="p0")) as one, House(replace(config, process="p1")) as two:
        people = [one.guest(name) for name in "ABCD"]
        table = people[0].table("me", "open", "open", "open", public=True)
        where = f"/api/tables/{table}"
        for seat, person in enumerate(people[1:], 1):
            person.post(f"{where}/join", seat=seat)
        slow = people[0].state(table)["asked"][0]
        leaver = 3 if slow != 3 else 2
        people[leaver].post(f"{where}/leave", seat=leaver)
        staying = [one for n, one in enumerate(people) if n not in (slow, leaver)]

        watch.go_on(DAY)
        for person in staying:
            person.socket(table, people.index(person)).next("state")
        assert "needs-consent" == staying[0].post(f"{where}/replace", 409, seat=slow, bot="random")["error"]
        there = again(people[slow], two)
        there.socket(table, slow).next("state")
        beat(two)
        assert "not-absent" == staying[1].post(f"{where}/consent", 409, agree=True)["error"]
        assert "person" == people[0].state(table)["table"]["seats"][slow]["kind"]

        stranger = one.guest("E")
        assert "needs-consent" == stranger.post(f"{where}/join", 409, seat=leaver)["error"]
        for person in staying:
            person.post(f"{where}/consent", agree=True)
        assert "open" == people[0].state(table)["table"]["seats"][leaver]["kind"]
        there.post(f"{where}/consent", agree=True)
        assert "E" == people[0].state(table)["table"]["seats"][leaver]["name"]


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
        wait_until(lambda: viewer.state(table)["table"]["status"] == "over")
        state = viewer.state(table)
        assert list(range(len(state["events"]))) == [one["n"] for one in state["events"]]


def test_hints_may_be_lost(postgres_database: str) -> None:
    """A process that hears nothing finds out by itself."""
    with House(config_for(postgres_database)) as first, House(config_for(postgres_database)) as second:
        assert second.service.tables.listener is not None
        second.service.tables.listener.heard = lambda _: None
        me = first.guest()
        table = me.table("me")
        there = again(me, second)
        line = there.socket(table, 0)
        state = line.next("state")
        first_line = me.socket(table, 0)
        first_line.next("state")
        first_line.send(do="move", seat=0, decided=0, key=fresh_key(), token=legal(state)[0])
        assert 1 == line.state_when(lambda one: one["decided"] == 1)["decided"]


def test_a_line_that_was_not_heard_is_told_all_the_same(postgres_database: str) -> None:
    """In order, and each once."""
    with House(config_for(postgres_database)) as first, House(config_for(postgres_database)) as second:
        me = first.guest()
        table = me.table("me")
        line = again(me, second).socket(table, 0)
        line.next("state")
        assert second.service.tables.listener is not None
        second.service.tables.listener.heard = lambda _: None
        for n in range(3):
            me.post(f"/api/tables/{table}/chat", text=str(n))
        assert ["0", "1", "2"] == [line.next("chat")["text"] for _ in range(3)]


def has_listened(house: House, times: int) -> bool:
    """Whether the line to the database was made so often."""
    listener = house.service.tables.listener
    return listener is not None and listener.times >= times


def test_connections_that_were_cut_are_not_used(postgres_database: str) -> None:
    """By a database or a firewall that ends what is idle: nobody is answered that it is away."""
    with House(config_for(postgres_database, poll_seconds=NEVER, lease_seconds=NEVER)) as house:
        me = house.guest()
        table = me.table("me")
        for _ in range(2):
            assert asyncio.run(cut_off(postgres_database))
            assert 0 == me.state(table, 0)["decided"]


async def cut_off(database: str) -> int:
    """End all that is connected, but for who listens, and wait until it has ended; how many were."""
    connection = await asyncpg.connect(database)
    try:
        rows = await connection.fetch(
            "SELECT pg_terminate_backend(pid, $1) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid() AND query NOT LIKE 'LISTEN%'",
            PATIENCE_MS,
        )
        return len(rows)
    finally:
        await connection.close()


def test_the_database_is_started_anew(cluster: Cluster, caplog: pytest.LogCaptureFixture) -> None:
    """Moves and chat cross over as before, by what is heard alone; what was said meanwhile is told; no answer is lost.

    While it is away the answer is that it is; then the same processes go on, with the same sockets.
    """
    asyncio.run(make_database(cluster.address, "anew"))
    config = {"poll_seconds": NEVER}
    url = f"{cluster.address}/anew"
    with House(config_for(url, **config)) as first, House(config_for(url, **config)) as second:
        me = first.guest()
        there, table = again(me, second), me.table("me")
        line = there.socket(table, 0)
        line.next("state")
        for turn in range(2):
            cluster.stop()
            answer = me.http.get(f"/api/tables/{table}")
            assert (503, "storage") == (answer.status_code, answer.json()["error"])
            cluster.start()
            for house in (first, second):
                wait_until(partial(has_listened, house, turn + 2))
            said = [record.getMessage() for record in caplog.records]
            assert 2 * (turn + 1) == said.count("the database has hung up; listening anew")
            state = me.asked(table, 0)
            v = me.move(table, state, legal(state)[0])["v"]
            assert v == line.version(v)["v"]
            me.post(f"/api/tables/{table}/chat", text=f"back {turn}")
            assert f"back {turn}" == line.next("chat")["text"]


@pytest.mark.parametrize("houses", [NEVER], indirect=True)
def test_what_was_missed_is_asked_for_when_the_line_stands_again(houses: list[House]) -> None:
    """A line to the database that is cut alone: what happened meanwhile is told as soon as it is heard again."""
    me = houses[0].guest()
    there, table = again(me, houses[1]), me.table("me")
    line = there.socket(table, 0)
    line.next("state")
    listener = houses[1].service.tables.listener
    assert listener is not None
    real, hold = listener.missed, asyncio.Event()

    async def later() -> None:
        await hold.wait()
        await real()

    async def cut() -> None:
        listener.missed = later
        listener.heard = lambda _: None
        listener.line.terminate()

    run_in(houses[1], cut())
    state = me.asked(table, 0)
    v = me.move(table, state, legal(state)[0])["v"]
    me.post(f"/api/tables/{table}/chat", text="missed")

    async def go_on() -> None:
        hold.set()

    run_in(houses[1], go_on())
    kinds = {one["is"]: one for one in (line.next(), line.next())}
    assert (v, "missed") == (kinds["state"]["v"], kinds["chat"]["text"])


def test_eight_speak_at_once(houses: list[House]) -> None:
    """Every line is kept and numbered, whichever process it comes to."""
    me = houses[0].guest()
    table = me.table("me")
    people = [me, again(me, houses[1])]

    def say(n: int) -> int:
        who = people[n % 2]
        answer = httpx.post(
            f"{who.house.url}/api/tables/{table}/chat",
            json={"text": str(n)},
            headers={"X-CSRF-Token": who.csrf},
            cookies=dict(who.http.cookies),
            timeout=PATIENCE_S,
            trust_env=False,
        )
        return answer.status_code

    with ThreadPoolExecutor(8) as pool:
        assert {200, 201} >= set(pool.map(say, range(80)))
    kept = run_in(houses[0], houses[0].service.store.chat(table, 100))
    assert list(range(80)) == [row["n"] for row in kept]
    assert sorted(map(str, range(80))) == sorted(row["text"] for row in kept)
