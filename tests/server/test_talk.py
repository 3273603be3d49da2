"""Chat: those who sit at a table talk, and nobody shouts them down."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from caravanserai.server.limits import CHAT, WATCHER_CHAT, WATCHERS_CHAT
from tests.server.house import House, Person, config_for, sqlite_in
from tests.server.test_undo import two


@pytest.fixture
def counting(tmp_path: Path) -> Iterator[House]:
    with House(config_for(sqlite_in(tmp_path), limits=True)) as house:
        yield house


def says(person: Person, table: str) -> str | None:
    """Whether a line is taken; else the error."""
    answer = person.http.post(
        f"/api/tables/{table}/chat", json={"text": "hello"}, headers={"X-CSRF-Token": person.csrf}
    )
    return None if answer.status_code == 200 else answer.json()["error"]


def test_many_names_of_one_address_say_no_more_than_one(counting: House) -> None:
    """Twenty guests who look on are heard a few times in all, by request or by socket; those who play talk on."""
    people, table = two(counting)
    strangers = [counting.guest(f"Stranger {n}") for n in range(10)]
    heard = [says(stranger, table) for stranger in strangers]
    assert [None] * int(WATCHER_CHAT.burst) == heard[: int(WATCHER_CHAT.burst)]
    assert {"too-many"} == set(heard[int(WATCHER_CHAT.burst) + 1 :])
    line = strangers[0].socket(table)
    line.send(do="chat", text="hello")
    assert "too-many" == line.next("error")["error"]

    assert [None] * 5 == [says(people[0], table) for _ in range(5)]
    mine = people[1].socket(table, 1)
    mine.send(do="chat", text="still here")
    while mine.next("chat")["text"] != "still here":
        pass
    assert says(strangers[0], strangers[0].table("me")) is None


def test_many_addresses_are_not_heard_without_end(counting: House) -> None:
    """All who look on together, wherever they come from."""
    people, table = two(counting)
    for _ in range(int(WATCHERS_CHAT.burst)):
        counting.service.limits.count("watchers' chat", table, WATCHERS_CHAT)
    assert "too-many" == says(counting.guest("Stranger"), table)
    assert says(people[0], table) is None


def test_those_who_sit_there_are_counted_each_for_themselves(counting: House) -> None:
    people, table = two(counting)
    heard = [says(people[0], table) for _ in range(int(CHAT.burst) + 10)]
    assert [None] * int(CHAT.burst) == heard[: int(CHAT.burst)]
    assert "too-many" in heard
    assert says(people[1], table) is None


def test_a_line_says_whose_it_is(shared_house: House) -> None:
    """So that readers hide a person, whatever name they take."""
    people, table = two(shared_house)
    line = people[0].socket(table, 0)
    stranger = shared_house.guest("Stranger")
    for name in ("Stranger", "Somebody else"):
        stranger.post("/api/guest", name=name, language="en")
        says(stranger, table)
    found = [line.next("chat") for _ in range(2)]
    assert ["Stranger", "Somebody else"] == [one["name"] for one in found]
    assert {stranger.get("/api/me")["person"]["id"]} == {one["person"] for one in found}
    assert [None, None] == [one["from"] for one in found]


@pytest.mark.parametrize("sent", ["\u202e", " \u200b\ufeff ", " ", "\u0301"])
def test_a_line_that_nobody_sees_is_none(shared_house: House, sent: str) -> None:
    me = shared_house.guest()
    refused = me.post(f"/api/tables/{me.table('me')}/chat", 400, text=sent)
    assert ("malformed", "nothing of it can be seen") == (refused["error"], refused["detail"])


def test_nobody_turns_the_lines_of_others_round(shared_house: House) -> None:
    """What hides or turns the line is not told on, by request or by socket; nor is it kept."""
    me = shared_house.guest()
    table = me.table("me")
    line = me.socket(table, 0)
    me.post(f"/api/tables/{table}/chat", text="\u202eabc\u2066 d\u200be\u0007")
    line.send(do="chat", text="\u2067fgh\x1b[31m\n i")
    assert ["abc de", "fgh[31m i"] == [line.next("chat")["text"] for _ in range(2)]
    again = me.socket(table, 0)
    assert ["abc de", "fgh[31m i"] == [again.next("chat")["text"] for _ in range(2)]
