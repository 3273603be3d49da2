"""Server-sent events: what a spectator's socket is sent, and nothing else."""

import json
from contextlib import ExitStack
from types import TracebackType
from typing import Self

import pytest

from tests.server.house import House, Luck, Person, Sent, legal, run_in, wait_until
from tests.server.test_undo import two


class Listener:
    """Somebody who listens to the events of a table."""

    def __init__(self, person: Person, table: str, invite: str | None = None) -> None:
        self.person, self.where = person, f"/api/tables/{table}/events"
        self.query = {} if invite is None else {"invite": invite}
        self.open = ExitStack()
        self.data: list[str] = []

    def __enter__(self) -> Self:
        self.answer = self.open.enter_context(self.person.http.stream("GET", self.where, params=self.query))
        assert 200 == self.answer.status_code
        self.lines = self.answer.iter_lines()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.open.close()

    def next(self, kind: str) -> Sent:
        """The next message of a kind."""
        named = ""
        for line in self.lines:
            field, _, text = line.partition(": ")
            if field == "event":
                named = text
            elif field == "data":
                self.data.append(text)
                message: Sent = json.loads(text)
                assert named == message["is"]
                if named == kind:
                    return message
        raise AssertionError("the stream has ended")


def test_events_are_those_of_a_spectators_socket(shared_house: House) -> None:
    """Byte for byte, at every decision, whoever asks for them; also after an undo, and with chat."""
    people, table = two(shared_house, pace="days")
    luck = Luck(61)
    socket = Person(shared_house).socket(table)
    with Listener(people[0], table) as player, Listener(Person(shared_house), table) as stranger:
        for one in (socket, player, stranger):
            one.next("state")  # before anything happens: who is told late is told all at once
        for n in range(30):
            seat = people[0].state(table)["asked"][0]
            state = people[seat].state(table, seat)
            if n % 10 == 9 and state["undo"]["free"]:
                v = people[seat].turn(table, "undo", state)["v"]
            else:
                v = people[seat].move(table, state, luck.choice(legal(state)))["v"]
            socket.version(v)
            for listener in (player, stranger):
                while listener.next("state")["v"] < v:
                    pass
            assert socket.bytes[-1] == player.data[-1] == stranger.data[-1]
        people[1].post(f"/api/tables/{table}/chat", text="Merhaba\nönüm")
        assert socket.next("chat") == player.next("chat") == stranger.next("chat")
    assert socket.bytes == player.data == stranger.data
    for text in player.data:
        message = json.loads(text)
        if message["is"] == "state":
            assert (None, None) == (message["seat"], message["ask"])
            assert all(one["hand"] is None for one in message["view"]["players"])
            assert "invite" not in message["table"]


def test_the_kind_of_stream(shared_house: House) -> None:
    """Nothing on the way may keep it back: not compressed, not cached."""
    table = shared_house.guest().table("me", public=True)
    with Listener(Person(shared_house), table) as listener:
        headers = listener.answer.headers
        assert headers["content-type"].startswith("text/event-stream")
        assert ("no-store", None) == (headers["cache-control"], headers.get("content-encoding"))
        listener.next("state")
    described = Person(shared_house).get("/schema/openapi.json")["paths"]["/api/tables/{name}/events"]["get"]
    assert "text/event-stream" in described["responses"]["200"]["content"]


def test_who_has_gone_is_forgotten(shared_house: House) -> None:
    name = shared_house.guest().table("me", public=True)
    table = run_in(shared_house, shared_house.service.tables.get(name))
    with Listener(Person(shared_house), name) as listener:
        listener.next("state")
        assert 1 == len(table.watchers)
    wait_until(lambda: not table.watchers)


def test_a_sign_of_life(shared_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table at which nothing happens is not silent."""
    monkeypatch.setattr("caravanserai.server.events.SIGN_OF_LIFE", 0.05)
    table = shared_house.guest().table("me", public=True)
    with Listener(Person(shared_house), table) as listener:
        listener.next("state")
        assert ": " in [next(listener.lines) for _ in range(4)]


@pytest.mark.parametrize("table", ["nowhere", "%00", "x" * 500])
def test_no_such_table(shared_house: House, table: str) -> None:
    assert "not-found" == Person(shared_house).get(f"/api/tables/{table}/events", 404)["error"]
