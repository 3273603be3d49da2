"""A private table is for those who sit there, and for those who were invited."""

import pytest

from tests.server.hands import play_to_the_end
from tests.server.house import House, Luck, Person, Sent
from tests.server.test_events import Listener


@pytest.fixture(scope="module")
def finished(shared_house: House) -> tuple[Person, str, str]:
    """A private game that is over: its player, its name, its invitation."""
    me = shared_house.guest("Host")
    table = me.table("me", "random")
    play_to_the_end(me, table, 0, Luck(81))
    return me, table, me.state(table)["table"]["invite"]


PATHS = ("", "/record", "/at/0", "/score")
FORK: Sent = {"n": 3, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}


@pytest.mark.parametrize("invite", [None, "", "guess", "é", "x" * 32])
@pytest.mark.parametrize("path", PATHS)
def test_strangers_see_nothing(
    shared_house: House, finished: tuple[Person, str, str], path: str, invite: str | None
) -> None:
    """Neither guests nor visitors without a name, whatever they guess."""
    _, table, _ = finished
    query = {} if invite is None else {"invite": invite}
    for stranger in (shared_house.guest("Stranger"), Person(shared_house)):
        assert "not-invited" == stranger.get(f"/api/tables/{table}{path}", 403, **query)["error"]


def test_strangers_hear_and_do_nothing(shared_house: House, finished: tuple[Person, str, str]) -> None:
    """Sockets, events, chat, forks, tokens."""
    _, table, _ = finished
    stranger = shared_house.guest("Stranger")
    line = stranger.socket(table)
    assert "not-invited" == line.next()["error"]
    assert line.is_closed()
    assert "not-invited" == stranger.get(f"/api/tables/{table}/events", 403)["error"]
    assert "not-invited" == stranger.post(f"/api/tables/{table}/chat", 403, text="hello")["error"]
    assert "not-invited" == stranger.post(f"/api/tables/{table}/fork", 403, **FORK)["error"]
    assert "not-invited" == stranger.get(f"/api/tables/{table}/tokens", 403)["error"]
    answer = stranger.http.delete(f"/api/tables/{table}/tokens/{'0' * 48}", headers={"X-CSRF-Token": stranger.csrf})
    assert (403, "not-invited") == (answer.status_code, answer.json()["error"])
    assert table not in [one["id"] for one in stranger.get("/api/tables", list="public")]


def test_the_invitation_opens_all(shared_house: House, finished: tuple[Person, str, str]) -> None:
    """For a guest, and to look at even for somebody without a name."""
    _, table, invite = finished
    guest = shared_house.guest("Friend")
    for friend in (guest, Person(shared_house)):
        for path in PATHS:
            friend.get(f"/api/tables/{table}{path}", invite=invite)
        assert "over" == friend.socket(table, invite=invite).next("state")["table"]["status"]
        with Listener(friend, table, invite) as listener:
            assert "over" == listener.next("state")["table"]["status"]
    guest.post(f"/api/tables/{table}/chat?invite={invite}", text="Well played")
    guest.post(f"/api/tables/{table}/fork?invite={invite}", **FORK)


def test_members_need_none(shared_house: House, finished: tuple[Person, str, str]) -> None:
    """Who sits there, or has laid the table for others, or plays there by a token; a token for elsewhere is none."""
    me, table, _ = finished
    for path in PATHS:
        me.get(f"/api/tables/{table}{path}")
    me.post(f"/api/tables/{table}/fork", **FORK)
    with Listener(me, table) as listener:
        listener.next("state")
    me.state(me.table("random", "open"))

    token = me.post(f"/api/tables/{table}/token", seat=0)["token"]
    bearer, elsewhere = {"Authorization": f"Bearer {token}"}, me.table("me")
    program = Person(shared_house)
    assert 200 == program.http.get(f"/api/tables/{table}", headers=bearer).status_code
    assert 403 == program.http.get(f"/api/tables/{elsewhere}", headers=bearer).status_code


def test_a_public_table_is_everybodys(shared_house: House) -> None:
    table = shared_house.guest().table("me", "random", public=True)
    anybody = Person(shared_house)
    for path in ("", "/at/0", "/score"):
        anybody.get(f"/api/tables/{table}{path}")
