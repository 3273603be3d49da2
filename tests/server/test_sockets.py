"""Sockets: many who look, and messages that nobody should send."""

import asyncio
import json
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from caravanserai.tables.looking import LARGEST_MESSAGE
from caravanserai.tables.rows import ChatRow
from tests.patience import PATIENCE_S
from tests.server.house import House, Line, Luck, Person, fresh_key, legal, run_in
from tests.server.test_events import Listener
from tests.server.test_undo import two


def test_every_change_reaches_all_who_look(shared_house: House) -> None:
    """Both players in two tabs each, and a spectator: each hears every version, none sees more than they may."""
    people, table = two(shared_house, pace="days")
    lines: list[tuple[int | None, Line]] = [(seat, people[seat].socket(table, seat)) for seat in (0, 1, 0, 1)]
    lines.append((None, Person(shared_house).socket(table)))
    luck = Luck(20)
    for _ in range(30):
        seat = people[0].state(table)["asked"][0]
        state = people[seat].state(table, seat)
        v = people[seat].move(table, state, luck.choice(legal(state)))["v"]
        for eyes, line in lines:
            heard = line.version(v)
            assert (v, eyes) == (heard["v"], heard["seat"])
            for player in heard["view"]["players"]:
                assert (player["seat"] == eyes) == (player["hand"] is not None)
            asked = heard["asked"][0] if heard["asked"] else None
            assert (eyes is not None and eyes == asked) == (heard["ask"] is not None)


def test_a_doubled_and_a_stale_message(shared_house: House) -> None:
    """The first answer again; and the present table for who is late."""
    me = shared_house.guest()
    table = me.table("me")
    line = me.socket(table, 0)
    state = line.next("state")
    move = {"do": "move", "seat": 0, "decided": 0, "key": "once", "token": legal(state)[0]}
    line.send(**move)
    first = line.next("ack")
    line.send(**move)
    assert first == line.next("ack")
    line.send(**{**move, "key": "other"})
    assert {"is": "stale", "key": "other"} == line.next("stale")
    assert 1 == line.next("state")["decided"]


def test_a_refusal_over_a_socket(shared_house: House) -> None:
    """It names the key, the rule and the message."""
    me = shared_house.guest()
    table = me.table("me")
    line = me.socket(table, 0)
    line.next("state")
    line.send(do="move", seat=0, decided=0, key="no", token="answer:yes")
    assert {"is": "refused", "key": "no", "rule": "CORE-1", "message": "refuse-not-offered", "n": 0} == line.next()


MALFORMED = [
    "",
    "no json",
    "[]",
    "null",
    "{}",
    '{"do": "dance"}',
    '{"do": "move"}',
    '{"do": "move", "seat": "0", "decided": 0, "key": "k", "token": "x"}',
    '{"do": "move", "seat": -1, "decided": 0, "key": "k", "token": "x"}',
    '{"do": "move", "seat": 0, "decided": 0, "key": "k", "token": "x", "more": 1}',
    '{"do": "move", "seat": 0, "decided": 1e99, "key": "k", "token": "x"}',
    '{"do": "move", "seat": 0, "decided": 0, "key": "", "token": "x"}',
    json.dumps({"do": "chat", "text": "x" * 501}),
    "\x00",
    "[" * 5000,
    json.dumps({"do": "ping", "x": "y" * 20_000}),
]


def test_malformed_messages_are_answered_and_the_line_survives(shared_house: House) -> None:
    """Each gets a clear answer; afterwards the socket works as before."""
    me = shared_house.guest()
    table = me.table("me")
    line = me.socket(table, 0)
    line.next("state")
    for text in MALFORMED:
        line.socket.send(text)
        assert ("too-large" if len(text) > LARGEST_MESSAGE else "malformed") == line.next()["error"], text
    line.socket.send(b"\xff\xfe")
    assert "malformed" == line.next()["error"]
    line.send(do="ping")
    assert {"is": "pong"} == line.next()


def test_a_huge_message_closes_the_line(shared_house: House) -> None:
    """Nobody needs to send that much; the table is unharmed."""
    me = shared_house.guest()
    table = me.table("me")
    line = me.socket(table, 0)
    line.socket.send("x" * 200_000)
    assert line.is_closed()
    assert 0 == me.state(table, 0)["decided"]


def test_out_of_order(shared_house: House) -> None:
    """Two moves at once, the later first: one is stale, the other is taken, none is lost or doubled."""
    me = shared_house.guest()
    table = me.table("me")
    line = me.socket(table, 0)
    token = legal(line.next("state"))[0]
    line.send(do="move", seat=0, decided=1, key="later", token=token)
    line.send(do="move", seat=0, decided=0, key="sooner", token=token)
    assert "later" == line.next("stale")["key"]
    taken = line.next("ack")
    assert ("sooner", 1) == (taken["key"], taken["decided"])


@pytest.mark.parametrize("seat", [1, 15])
def test_another_seat_cannot_be_looked_from(shared_house: House, seat: int) -> None:
    """The line says why and closes."""
    me = shared_house.guest()
    table = me.table("me", "random")
    line = me.socket(table, seat)
    assert "forbidden" == line.next()["error"]
    assert line.is_closed()


def test_a_table_that_is_not_there(shared_house: House) -> None:
    line = shared_house.guest().socket("nowhere")
    assert "not-found" == line.next()["error"]
    assert line.is_closed()


def test_a_spectator_can_only_look(shared_house: House) -> None:
    """Commands and chat of somebody who has not signed in are refused."""
    me = shared_house.guest()
    table = me.table("me", public=True)
    line = Person(shared_house).socket(table)
    state = line.next("state")
    assert (None, None) == (state["seat"], state["ask"])
    line.send(do="move", seat=0, decided=0, key="k", token="place:canal")
    refused = line.next("error")
    assert ("forbidden", "k") == (refused["error"], refused["key"])
    line.send(do="chat", text="psst")
    assert "not-signed-in" == line.next("error")["error"]


def test_another_site_cannot_open_a_line(shared_house: House) -> None:
    """A page from elsewhere would come with the visitor's cookie."""
    me = shared_house.guest()
    table = me.table("me")
    with pytest.raises(Exception, match="403"):
        me.socket(table, 0, Origin="https://elsewhere.example")
    for ours in (shared_house.url, "http://localhost:5173"):
        me.socket(table, 0, Origin=ours).next("state")


def test_chat_is_kept_and_told_to_all(shared_house: House) -> None:
    """Those who come later read it, too."""
    people, table = two(shared_house)
    line = people[0].socket(table, 0)
    people[1].post(f"/api/tables/{table}/chat", text="Jó játékot!")
    first = line.next("chat")
    assert (1, "Béla", "Jó játékot!") == (first["from"], first["name"], first["text"])
    assert first == people[1].socket(table).next("chat")


@pytest.mark.parametrize("where", ["socket", "stream"])
def test_a_line_said_while_somebody_comes_is_heard(
    shared_house: House, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """Between what was said before and what is told from now on there is no gap."""
    people, table = two(shared_house)
    people[1].post(f"/api/tables/{table}/chat", text="before")
    store = shared_house.service.store
    real, was_read, may_go_on = store.chat, threading.Event(), asyncio.Event()

    async def slow(game: str, last: int) -> list[ChatRow]:
        rows = await real(game, last)
        was_read.set()
        await may_go_on.wait()
        return rows

    async def go_on() -> None:
        may_go_on.set()

    monkeypatch.setattr(store, "chat", slow)
    with ThreadPoolExecutor(1) as pool:
        coming = pool.submit(said_to_one_who_comes, people[0], table, where)
        assert was_read.wait(PATIENCE_S)
        people[1].post(f"/api/tables/{table}/chat", text="meanwhile")
        run_in(shared_house, go_on())
        assert ["before", "meanwhile"] == coming.result(PATIENCE_S)


def said_to_one_who_comes(person: Person, table: str, where: str) -> list[str]:
    """What there is to read before the table is shown."""
    if where == "socket":
        line = person.socket(table)
        line.next("state")
        heard = line.bytes
    else:
        with Listener(person, table) as listener:
            listener.next("state")
        heard = listener.data
    return [message["text"] for message in map(json.loads, heard) if message["is"] == "chat"]


def test_look_from_the_other_seat_at_one_screen(shared_house: House) -> None:
    """Pass the device: the same line shows the other's cards, and only theirs."""
    me = shared_house.guest()
    table = me.table("me", "here")
    line = me.socket(table, 0)
    assert 0 == line.next("state")["seat"]
    line.send(do="look", seat=1)
    state = line.next("state")
    assert (1, True, True) == (
        state["seat"],
        state["view"]["players"][0]["hand"] is None,
        state["view"]["players"][1]["hand"] is not None,
    )


def test_the_token_of_a_seat(shared_house: House) -> None:
    """A program plays on one seat of one table, and nowhere else."""
    me = shared_house.guest()
    table, elsewhere = me.table("me", "here"), me.table("me")
    token = me.post(f"/api/tables/{table}/token", seat=1)["token"]
    program = Person(shared_house)
    bearer = {"Authorization": f"Bearer {token}"}
    line = Line(program, table, 1, bearer)
    state = line.next("state")
    assert (1, [False, True]) == (state["seat"], [one["mine"] for one in state["table"]["seats"]])
    body = {"seat": 0, "decided": 0, "key": fresh_key(), "token": "place:canal"}
    for where in (table, elsewhere):
        assert 403 == program.http.post(f"/api/tables/{where}/moves", json=body, headers=bearer).status_code
    assert 401 == program.http.post(f"/api/tables/{table}/token", json={"seat": 1}, headers=bearer).status_code
    for path, more in (("consent", {"agree": True}), ("end", {"agree": True}), ("leave", {"seat": 1})):
        assert 403 == program.http.post(f"/api/tables/{table}/{path}", json=more, headers=bearer).status_code
    assert [] == program.http.get("/api/tables?list=mine", headers=bearer).json()
    wrong = {"Authorization": "Bearer nonsense"}
    assert 401 == program.http.post(f"/api/tables/{table}/moves", json=body, headers=wrong).status_code
    assert "forbidden" == Line(program, table, 0, bearer).next()["error"]


def test_who_is_there(shared_house: House) -> None:
    """Those at the table see others come and go."""
    people, table = two(shared_house)
    line = people[0].socket(table, 0)
    assert [True, False] == [one["online"] for one in line.next("state")["table"]["seats"]]
    other = people[1].socket(table, 1)
    line.state_when(lambda state: state["table"]["seats"][1]["online"])
    other.close()
    line.state_when(lambda state: not state["table"]["seats"][1]["online"])


def test_resend(shared_house: House) -> None:
    """All again, on request."""
    me = shared_house.guest()
    table = me.table("me")
    line = me.socket(table, 0)
    first = line.next("state")
    line.send(do="resend")
    assert first == line.next("state")


def test_resend_waits_for_its_turn(shared_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is read anew between two commands, never in the middle of one: it would be of two minds."""
    me = shared_house.guest()
    name = me.table("me")
    table = shared_house.service.tables.live[name]
    looked: list[bool] = []
    real = table.catch_up

    async def seen(hinted: bool = False) -> None:
        looked.append(table.is_deciding)
        await real(hinted)

    monkeypatch.setattr(table, "catch_up", seen)
    line = me.socket(name, 0)
    line.next("state")
    monkeypatch.setattr(table.store, "embedded", False)  # as if another process could have changed it
    line.send(do="resend")
    line.next("state")
    assert [True] == looked
