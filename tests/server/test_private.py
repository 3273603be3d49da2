"""A private table is for those who sit there, and for those who were invited."""

from pathlib import Path

import pytest

from caravanserai.server.limits import ASK_TO_JOIN, NEW_TABLE, REPLACE, Limit
from caravanserai.tables.commands import Actor
from caravanserai.tables.problem import Problem
from caravanserai.tables.seats import sit_down
from tests.server.hands import play_to_the_end
from tests.server.house import House, Luck, Person, Sent, config_for, sqlite_in
from tests.server.paying import stop_the_clock
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


ORDERS: dict[str, Sent] = {
    "moves": {"seat": 0, "decided": 99, "key": "k", "token": "x"},
    "undo": {"seat": 0, "decided": 0, "key": "k"},
    "redo": {"seat": 0, "decided": 0, "key": "k"},
    "confirm": {"seat": 0, "decided": 0, "key": "k"},
    "hint": {"seat": 0, "decided": 99},
    "join": {"seat": 1},
    "leave": {"seat": 0},
    "replace": {"seat": 1, "bot": "random"},
    "consent": {"agree": True},
    "end": {"agree": True},
    "again": {"agree": True},
    "token": {"seat": 0},
    "chat": {"text": "hello"},
    "review": {"depth": "quick"},
    "review/stop": {},
    "review/play": {"turn": 0},
}


@pytest.mark.parametrize("order", ORDERS)
def test_strangers_are_not_told_how_a_table_stands(
    shared_house: House, finished: tuple[Person, str, str], order: str
) -> None:
    """Whether it waits, is played or is over, how many sit there: what they wish for is refused in the same words."""
    me, over, _ = finished
    tables = [over, me.table("me", "open"), me.table("me", "here", "random", hints=True)]
    stranger, wish = shared_house.guest("Stranger"), ORDERS[order]
    for body in (wish, wish | {"seat": 2}) if "seat" in wish else (wish,):
        told = {tuple(stranger.post(f"/api/tables/{table}/{order}", 403, **body).items()) for table in tables}
        assert 1 == len(told)


@pytest.mark.parametrize(("order", "limit"), [("join", ASK_TO_JOIN), ("replace", REPLACE), ("again", NEW_TABLE)])
def test_strangers_are_told_no_more_by_what_is_counted(tmp_path: Path, order: str, limit: Limit) -> None:
    """What only those pay for who may look is no sign either, however often somebody else tries."""
    with House(config_for(sqlite_in(tmp_path), limits=True)) as house:
        stop_the_clock(house)
        me = house.guest("Host")
        tables = [me.table("me", "open"), me.table("me", "here", "random")]
        stranger = house.guest("Stranger")
        for _ in range(int(limit.burst) + 1):
            told = {tuple(stranger.post(f"/api/tables/{one}/{order}", 403, **ORDERS[order]).items()) for one in tables}
            assert 1 == len(told)


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


def test_who_is_nobody_or_a_program_does_not_sit_down(shared_house: House) -> None:
    """Whichever way they come: the table itself refuses them."""
    me = shared_house.guest()
    table = me.table("me", "open", public=True)
    live = shared_house.service.tables.live[table]
    for actor in (Actor(None), Actor(me.get("/api/me")["person"]["id"], seat=0, game=table)):
        with pytest.raises(Problem, match="sign in") as refused:
            sit_down(live, actor, 1, None)
        assert 401 == refused.value.status


def test_nobody_sits_down_when_the_game_is_over(shared_house: House, finished: tuple[Person, str, str]) -> None:
    """Not even where they sat; nor on a seat that there is not."""
    me, table, invite = finished
    for person, seat in ((me, 0), (shared_house.guest("Friend"), 1)):
        answer = person.post(f"/api/tables/{table}/join", 409, seat=seat, invite=invite)
        assert "not-playing" == answer["error"]
    assert "there is no seat 2" == me.post(f"/api/tables/{table}/join", 400, seat=2)["detail"]


@pytest.mark.parametrize("wanted", [FORK | {"n": 10_000}, FORK | {"seats": FORK["seats"][:1]}])
def test_a_fork_is_from_a_decision_and_for_as_many(finished: tuple[Person, str, str], wanted: Sent) -> None:
    me, table, _ = finished
    assert "malformed" == me.post(f"/api/tables/{table}/fork", 400, **wanted)["error"]


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
