"""What is counted, for whom and for how long: who goes beyond it is refused, and nobody else."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from caravanserai.server import limits
from caravanserai.server.app import make_app
from caravanserai.server.clients import Proxies
from caravanserai.server.config import Corrected
from caravanserai.server.gate import Gate
from caravanserai.server.limits import (
    A_REQUEST,
    ACCOUNT,
    HEALTH,
    LONGEST_KEY,
    REFUSALS,
    SIGN_IN,
    Limit,
    Limits,
    Told,
    price_of,
)
from caravanserai.tables.problem import LONGEST_DETAIL, Problem, forbidden
from tests.server.attack import sent
from tests.server.house import House, Person, Sent, config_for, run_in, sqlite_in, wait_until
from tests.server.paying import HERE, left, stop_the_clock
from tests.server.test_accounts import PASSWORD


def test_clients_take_turns_where_passwords_are_looked_at(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever tries many keeps another address waiting for no more than those that are being tried."""
    order, turns = list[str](), house.service.passwords

    async def noted_login(name: str, *_: Any) -> Any:
        order.append(name)
        raise forbidden("login")

    async def noted_register(_person: Any, name: str, *_: Any) -> Any:
        await noted_login(name)

    def wait(n: int) -> bool:
        return n == len(turns.waiting)

    async def leave_to_others() -> None:
        for errand in before:
            turns.leave(errand)

    monkeypatch.setattr(house.service.accounts, "login", noted_login)
    monkeypatch.setattr(house.service.accounts, "register", noted_register)
    before = [run_in(house, turns.enter(f"{n} before", is_slow=False)) for n in range(turns.places)]
    me, other = Person(house), Person(house, local_address="127.0.0.2")
    tries = ((me, "login", "one"), (me, "register", "two"), (me, "register", "three"), (other, "login", "four"))
    with ThreadPoolExecutor(len(tries)) as threads:
        try:
            for n, (person, how, name) in enumerate(tries, 1):
                threads.submit(person.post, f"/api/{how}", 403, name=name, password="correct horse")
                wait_until(partial(wait, n))
        finally:
            run_in(house, leave_to_others())
    assert {"one", "four"} == set(order[:2])
    assert {"one", "two", "three", "four"} == set(order)


def test_who_changes_their_forwarded_address_is_one_client(guarded: House) -> None:
    """Nobody has named a proxy: nobody is believed to be one."""
    me = guarded.guest()
    stop_the_clock(guarded)
    for _ in range(int(SIGN_IN.burst) - 2):
        guarded.service.limits.count("sign-in", "127.0.0.1", SIGN_IN)
    for n, status in enumerate((401, 401, 429, 429)):
        headers = {"X-CSRF-Token": me.csrf, "X-Forwarded-For": f"203.0.113.{n}"}
        body = {"name": f"somebody {n}", "password": "nonsense"}
        assert status == me.http.post("/api/login", json=body, headers=headers).status_code


def test_one_account_is_not_tried_from_everywhere(tmp_path: Path) -> None:
    """Behind a proxy that is believed, from ever other addresses."""
    config = config_for(sqlite_in(tmp_path), limits=True, proxies=Proxies("127.0.0.1"))
    with House(config) as house:
        me = house.guest()
        for _ in range(int(ACCOUNT.burst)):
            house.service.limits.count("account", "victim", ACCOUNT)
        for name, status in (("Victim", 429), ("another", 401)):
            headers = {"X-CSRF-Token": me.csrf, "X-Forwarded-For": "203.0.113.1"}
            body = {"name": name, "password": "nonsense"}
            assert status == me.http.post("/api/login", json=body, headers=headers).status_code


def test_nobody_locks_an_account_out(tmp_path: Path) -> None:
    """Strangers have spent its tries: where it is at home it has its own, which are as many; else all is as ever."""
    config = config_for(sqlite_in(tmp_path), limits=True, proxies=Proxies("127.0.0.1"))
    with House(config) as house:

        def tried(person: Person, client: str, name: str = "Victim", password: str = "nonsense") -> tuple[int, Sent]:
            headers = {"X-CSRF-Token": person.csrf, "X-Forwarded-For": client}
            answer = person.http.post("/api/login", json={"name": name, "password": password}, headers=headers)
            found: Sent = answer.json()
            person.csrf = found.get("csrf", person.csrf)
            return answer.status_code, found

        stop_the_clock(house)
        owner, stranger, beside = Person(house), Person(house), Person(house)
        owner.post("/api/register", name="Victim", password=PASSWORD)
        assert 200 == tried(owner, "203.0.113.7", password=PASSWORD)[0]
        owner.post("/api/logout")
        for name in ("victim", "nobody here"):
            found = {tried(stranger, f"198.51.100.{n}", name)[0] for n in range(int(ACCOUNT.burst))}
            assert 401 in found  # to register was a try, too
        at_home = "203.0.113.7"
        refused = tried(stranger, "198.51.100.99", "Victim")
        assert (429, refused) == (refused[0], tried(stranger, "198.51.100.99", "nobody here"))
        assert 429 == tried(beside, at_home, "nobody here")[0]
        assert 200 == tried(owner, "192.0.2.1", password=PASSWORD)[0]  # by the cookie, from where nobody ever was
        tries = [tried(beside, at_home)[0] for _ in range(int(ACCOUNT.burst) + 1)]
        assert (429, True) == (tries[-1], tries.count(401) >= ACCOUNT.burst - 1)
        assert 429 == tried(stranger, "198.51.100.99", "Victim")[0]


def test_many_addresses_make_nothing_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """One request from each of more than are kept; of what they do fill, those go first that would be full again."""
    monkeypatch.setattr(limits, "MOST_BUCKETS", 100)
    now = [0.0]
    kept = Limits(True, lambda: now[0])

    def is_spent(what: str, limit: Limit) -> bool:
        try:
            kept.count(what, "victim", limit)
        except Problem:
            return True
        return False

    for what, limit in (("account", ACCOUNT), ("sign-in", SIGN_IN)):
        kept.count(what, "victim", limit, limit.burst)
    for n in range(300):
        now[0] += 0.001
        kept.spend(f"2001:db8:{n:x}::/64")
        kept.count("sign-in", f"2001:db8:{n:x}::/64", SIGN_IN)
    assert is_spent("account", ACCOUNT)
    assert is_spent("sign-in", SIGN_IN)
    assert 101 >= max(len(sort) for sort in kept.buckets.sorts.values())


def test_who_came_once_is_soon_forgotten() -> None:
    """What has filled again is dropped as others come, and not only when there are too many."""
    now = [0.0]
    kept = Limits(True, lambda: now[0])
    for n in range(1_000):
        now[0] += 1
        kept.spend(f"{n}")
    assert 2 >= len(kept.buckets)
    kept.spend("busy", 1_000)
    for n in range(5):
        now[0] += 1
        kept.spend(f"{n}")
    assert ("budget", "busy") in kept.buckets


@pytest.mark.parametrize("path", ["/api/games", "/api/games/gugong/rules", "/api/nothing", "/schema/openapi.json"])
def test_every_request_is_paid_for(guarded: House, path: str) -> None:
    """Also one that needs no visitor; when the budget is spent, files and signs of life still are to be had."""
    me = guarded.guest()
    stop_the_clock(guarded)
    guarded.service.limits.spend("127.0.0.1", left(guarded) - 1)
    assert me.http.get(path).status_code in (200, 404)
    refused = me.http.get(path)
    assert (429, "too-many", "1") == (refused.status_code, refused.json()["error"], refused.headers["retry-after"])
    assert {200} == {me.http.get(free).status_code for free in ("/", "/healthz", "/readyz")}
    with pytest.raises(Exception, match="403"):
        me.socket("made-up-00")


def pipelined(house: House, path: str, times: int) -> list[bytes]:
    """The answers to so many requests over one connection, sent at once, which the server closes after the last."""
    answers = sent(house, f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * times)
    return answers.split(b"HTTP/1.1 ")[1:]


def test_who_goes_on_though_refused_is_hung_up_on(guarded: House) -> None:
    """Then only so many new connections can go on with it; whoever does as told keeps theirs."""
    stop_the_clock(guarded)
    guarded.service.limits.spend(HERE, left(guarded))
    answers = pipelined(guarded, "/api/games", int(REFUSALS.burst) + 1)
    assert [b"429"] * (int(REFUSALS.burst) + 1) == [one[:3] for one in answers]
    assert ([answers[-1]], 1) == ([one for one in answers if b"connection: close" in one], answers[-1].count(b"close"))
    assert 1 == len(pipelined(guarded, "/api/games", 1))
    then = guarded.service.limits.clock() + 1
    guarded.service.limits.clock = lambda: then
    guarded.service.limits.spend(HERE, left(guarded))
    assert "connection" not in guarded.visit().get("/api/games").headers


def test_signs_of_life_are_counted_and_never_refused(guarded: House) -> None:
    """Who asks without end is hung up on; who looks after the server, once a second, never."""
    stop_the_clock(guarded)
    now = guarded.service.limits.clock()
    monitor = guarded.visit()
    for path in ("/healthz", "/readyz"):
        guarded.service.limits.buckets.clear()
        answers = pipelined(guarded, path, int(HEALTH.burst) + 1)
        assert [b"200"] * (int(HEALTH.burst) + 1) == [one[:3] for one in answers]
        assert [answers[-1]] == [one for one in answers if b"connection: close" in one]
        for _ in range(int(HEALTH.burst) + 10):
            now += 1
            guarded.service.limits.clock = partial(float, now)
            answer = monitor.get(path)
            assert (200, None) == (answer.status_code, answer.headers.get("connection"))


def test_what_is_refused_is_not_said_again_at_length(guarded: House) -> None:
    """An answer is one line, however long what was sent is."""
    me = guarded.guest()
    table = me.table("me", "random")
    wrong = [
        me.post(f"/api/tables/{table}/review", 400, depth="x" * 10_000),
        me.get("/api/tables", 400, list="x" * 4_000),
    ]
    assert {"malformed"} == {one["error"] for one in wrong}
    assert {LONGEST_DETAIL + 1} == {len(one["detail"]) for one in wrong}


def test_files_are_counted_by_themselves(guarded: House) -> None:
    me = guarded.guest()
    stop_the_clock(guarded)
    before = left(guarded)
    me.http.get("/")
    assert before == left(guarded)
    guarded.service.limits.buckets["files", "127.0.0.1"] = (0, guarded.service.limits.clock())
    assert 429 == me.http.get("/").status_code
    me.get("/api/games")


def test_who_is_told_the_whole_table_since_theirs_is_stale_pays_for_it(guarded: House) -> None:
    """Moves and hints upon a decision of long ago cost what looking does; refused, the table is not even built."""
    me = guarded.guest()
    table = me.table("me", "random")
    state = me.asked(table, 0)
    stop_the_clock(guarded)
    late = {"seat": 0, "decided": 99}
    turn = {"key": "k"}
    orders = {"moves": {"key": "k", "token": "x"}, "undo": turn, "redo": turn, "confirm": turn, "hint": {}}
    for path, more in orders.items():
        before = left(guarded)
        found = me.post(f"/api/tables/{table}/{path}", 409, **late, **more)
        assert ("stale", state["view"]) == (found["error"], found["view"])
        assert before - left(guarded) == A_REQUEST + price_of(len(state["events"]))
    guarded.service.limits.spend("127.0.0.1", left(guarded) - A_REQUEST)
    assert "too-many" == me.post(f"/api/tables/{table}/hint", 429, **late)["error"]


def test_what_is_done_already_may_be_owed() -> None:
    """Again and again; in how long there is something left once more is said to the second."""
    now = [0.0]
    kept, limit = Limits(True, lambda: now[0]), Limit(10, 2)
    assert 0 == kept.wait("bots", "me", limit)
    for _ in range(3):
        kept.take("bots", "me", limit, 8)
    assert 7.5 == kept.wait("bots", "me", limit)
    now[0] = 7.5
    assert 0 == kept.wait("bots", "me", limit)
    kept.take("bots", "me", limit, 1)
    assert 0.5 == kept.wait("bots", "me", limit)


def test_what_is_spent_in_an_annex_is_spent_everywhere() -> None:
    """Each has a clock of its own; what the house has not heard of yet is spent all the same, and debts are told."""
    now = [0.0]
    house, limit = Limits(True, lambda: now[0]), Limit(10, 2)
    told: list[Told] = []
    first, second = Limits(True, lambda: now[0] + 100), Limits(True, lambda: now[0] - 100)
    first.tell, name = told.append, "me" * LONGEST_KEY
    first.count("import", name, limit, 4)
    first.count("import", name, limit, 0)
    first.take("import", name, limit, 9)
    with pytest.raises(Problem):
        first.count("import", name, limit)
    assert [4, 9] == [price for *_, price in told]
    house.hear_of_spent(told)
    now[0] = 1
    second.hear_of_left(house.left_to([name, "you"]))
    assert 1 == second.wait("import", name, limit)

    second.take("import", name, limit, 2)
    second.hear_of_left(house.left_to([name]))
    assert 2 == second.wait("import", name, limit)
    house.take("import", name, limit, 8)
    second.hear_of_left(house.left_to([name]))
    assert 5 == second.wait("import", name, limit)
    now[0] = 15
    assert [] == house.left_to([name])
    assert 1 == len(house.buckets)  # whoever is asked about is not remembered for it


def test_what_is_given_back_in_an_annex_is_told() -> None:
    told: list[Told] = []
    annex, house = Limits(True), Limits(True)
    annex.tell = told.append
    annex.afford("me", A_REQUEST)
    assert [A_REQUEST, -A_REQUEST] == [price for *_, price in told]
    off = Limits(False)
    off.tell = told.append
    off.spend("me")
    off.hear_of_left(told)
    house.hear_of_spent(told)
    assert (2, 0) == (len(told), len(off.buckets))


def test_a_request_that_the_house_hands_on_is_counted_there_alone(tmp_path: Path) -> None:
    """Its annex would tell the house to count it again; nor does it wonder about proxies that the house believes."""
    correction = Corrected("0" * 32, "gugong", "")
    app = make_app(config_for(sqlite_in(tmp_path), limits=True, correction=correction))
    gate: Gate = app.state.gate
    gate.count({"client": (HERE, 1), "headers": [(b"x-forwarded-for", b"192.0.2.1")]}, True)
    assert (0, False) == (len(gate.service.limits.buckets), gate.wondered)
