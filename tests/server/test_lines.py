"""A socket lives no longer than the cookie or token it was opened with."""

import pytest

from caravanserai.server import accounts
from caravanserai.server.store import OUT
from tests.server.house import House, Line, Person, Sent, config_for, fresh_key, legal, run_in, wait_until
from tests.server.test_accounts import PASSWORD
from tests.server.test_restart import again
from tests.server.test_undo import two


def moves(line: Line, token: str) -> None:
    line.send(do="move", seat=0, decided=0, key=fresh_key(), token=token)


@pytest.mark.parametrize("change", ["logout", "register", "login"])
def test_who_is_somebody_else_has_no_line_any_more(shared_house: House, change: str) -> None:
    """Whatever was open in that browser is closed at once; other browsers of the same person are left alone."""
    other = shared_house.guest("Other")
    other.post("/api/register", name=f"Other {change}", password=PASSWORD)
    me = shared_house.guest("Me")
    table = me.table("me")
    lines = [me.socket(table, 0), me.socket(table)]
    token = legal(lines[0].next("state"))[0]
    beside = other.socket(other.table("me"), 0)
    bodies: dict[str, Sent] = {
        "logout": {},
        "register": {"name": f"Me {change}", "password": PASSWORD},
        "login": {"name": f"Other {change}", "password": PASSWORD},
    }
    me.post(f"/api/{change}", **bodies[change])
    assert all(line.is_closed() for line in lines)
    assert 0 == len(run_in(shared_house, shared_house.service.tables.get(table)).watchers)
    beside.next("state")
    beside.send(do="ping")
    beside.next("pong")
    if change == "register":
        again_there = me.socket(table, 0)
        again_there.next("state")
        moves(again_there, token)
        again_there.next("ack")


def test_who_has_signed_out_looks_on(shared_house: House) -> None:
    """At a public table, as anybody may."""
    people, table = two(shared_house)
    people[0].post("/api/logout")
    line = people[0].socket(table)
    assert (None, [False, False]) == (
        (state := line.next("state"))["seat"],
        [one["mine"] for one in state["table"]["seats"]],
    )
    assert "forbidden" == people[0].socket(table, 0).next()["error"]


def test_others_see_who_has_signed_out(shared_house: House) -> None:
    people, table = two(shared_house)
    line = people[0].socket(table, 0)
    people[1].socket(table, 1)
    line.state_when(lambda state: state["table"]["seats"][1]["online"])
    people[1].post("/api/logout")
    line.state_when(lambda state: not state["table"]["seats"][1]["online"])


def test_tokens_are_listed_and_taken_back(shared_house: House) -> None:
    """By who made them, without the secret; what was taken back moves nothing and hears nothing any more."""
    people, table = two(shared_house, pace="days")
    made = [people[0].post(f"/api/tables/{table}/token", seat=0)["token"] for _ in range(2)]
    listed = people[0].get(f"/api/tables/{table}/tokens")
    assert [{"id", "seat", "created"}] * 2 == [set(one) for one in listed]
    assert not [secret for secret in made if secret in str(listed)]
    assert [] == people[1].get(f"/api/tables/{table}/tokens")
    program = Person(shared_house)
    lines = [Line(program, table, 0, {"Authorization": f"Bearer {secret}"}) for secret in made]
    for line in lines:
        line.next("state")

    headers = {"X-CSRF-Token": people[1].csrf}
    path = f"/api/tables/{table}/tokens"
    assert 404 == people[1].http.delete(f"{path}/{listed[0]['id']}", headers=headers).status_code
    headers = {"X-CSRF-Token": people[0].csrf}
    for wrong in ("0" * 48, "x", "0" * 5000):
        assert 404 == people[0].http.delete(f"{path}/{wrong}", headers=headers).status_code
    assert 403 == people[0].http.delete(f"{path}/{listed[0]['id']}").status_code
    for one in listed:
        assert 200 == people[0].http.delete(f"{path}/{one['id']}", headers=headers).status_code
    assert all(line.is_closed() for line in lines)
    assert [] == people[0].get(path)
    body = {"seat": 0, "decided": 0, "key": fresh_key(), "token": "place:canal"}
    for secret in made:
        answer = program.http.post(
            f"/api/tables/{table}/moves", json=body, headers={"Authorization": f"Bearer {secret}"}
        )
        assert (401, "bad-token") == (answer.status_code, answer.json()["error"])


def test_a_newer_token_takes_the_place_of_the_oldest(shared_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who makes tokens without end has no more than some; what the oldest had opened is closed."""
    monkeypatch.setattr(accounts, "MOST_TOKENS", 2)
    me, other = shared_house.guest(), shared_house.guest("Other")
    table, beside = me.table("me", "here"), other.table("me")
    path = f"/api/tables/{table}/token"
    others = other.post(f"/api/tables/{beside}/token", seat=0)["token"]
    first = me.post(path, seat=0)["token"]
    line = Line(Person(shared_house), table, 0, {"Authorization": f"Bearer {first}"})
    line.next("state")
    oldest = me.get(f"{path}s")[-1]["id"]
    said: list[str] = []
    monkeypatch.setattr(shared_house.service.store, "notify", lambda _, what: said.append(what))
    made = [me.post(path, seat=1)["token"] for _ in range(2)]
    assert line.is_closed()
    assert [f"{OUT} {oldest}"] == said  # other processes hear of it, too
    assert [1, 1] == [one["seat"] for one in me.get(f"{path}s")]
    for where, secret, status in ((table, first, 401), *((table, one, 200) for one in made), (beside, others, 200)):
        asked = Person(shared_house).http.get(f"/api/tables/{where}", headers={"Authorization": f"Bearer {secret}"})
        assert status == asked.status_code


def test_a_program_lists_no_tokens(shared_house: House) -> None:
    me = shared_house.guest()
    table = me.table("me")
    token = me.post(f"/api/tables/{table}/token", seat=0)["token"]
    answer = Person(shared_house).http.get(f"/api/tables/{table}/tokens", headers={"Authorization": f"Bearer {token}"})
    assert 401 == answer.status_code
    assert 401 == Person(shared_house).http.get(f"/api/tables/{table}/tokens").status_code


def test_what_the_store_has_forgotten_is_closed(shared_house: House) -> None:
    """Without anybody saying so: a session that is too old, or ended where nobody told us."""
    me = shared_house.guest()
    line, kept = me.socket(table := me.table("me"), 0), shared_house.guest("Other").socket(table)
    service = shared_house.service
    visitor = run_in(shared_house, service.accounts.visitor(me.http.cookies["caravanserai"], None))
    run_in(shared_house, service.accounts.logout(visitor))
    run_in(shared_house, service.lines.check(list(service.lines.open)))
    assert line.is_closed()
    kept.close()
    wait_until(lambda: not [name for name in service.lines.open if name == visitor.credential])


@pytest.mark.postgresql
def test_signing_out_crosses_over(postgres_database: str) -> None:
    """At another process the lines of that browser are closed, and seats are lost, too."""
    with House(config_for(postgres_database)) as first, House(config_for(postgres_database)) as second:
        people, table = two(first, pace="days")
        there = [again(person, second) for person in people]
        lines = [person.socket(table, seat) for seat, person in enumerate(there)]
        assert all(line.next("state")["view"]["players"][seat]["hand"] for seat, line in enumerate(lines))
        people[1].post(f"/api/tables/{table}/leave", seat=1)
        after = lines[1].state_when(lambda state: state["table"]["seats"][1]["kind"] == "open")
        assert (None, None) == (after["seat"], after["view"]["players"][1]["hand"])
        people[0].post("/api/logout")
        assert lines[0].is_closed()


@pytest.mark.postgresql
def test_signing_out_crosses_over_though_nobody_is_told(postgres_database: str) -> None:
    with House(config_for(postgres_database)) as first, House(config_for(postgres_database)) as second:
        second.service.tables.out = lambda _: None
        me = first.guest()
        line = again(me, second).socket(me.table("me"), 0)
        line.next("state")
        me.post("/api/logout")
        assert line.is_closed()
