"""Playing again: the same seats and options, when all who sat there have agreed; and what lists know of the end."""

from pathlib import Path
from typing import Any

import pytest

from caravanserai.core.game import Line, Standing
from caravanserai.core.standing import TieBreak, placed
from caravanserai.tables.keeping import Change
from caravanserai.tables.results import result_of
from tests.server.hands import play_to_the_end
from tests.server.house import House, Luck, Person, Sent, config_for, legal, run_in, sqlite_in
from tests.server.test_clocks import Watch
from tests.server.test_undo import two


def ended(house: House, **more: Any) -> tuple[list[Person], str]:
    """Two people at a table that they have ended."""
    people, table = two(house, **more)
    for person in people:
        person.post(f"/api/tables/{table}/end", agree=True)
    return people, table


def again(person: Person, table: str, agree: bool = True, status: int = 200) -> Sent:
    found: Sent = person.post(f"/api/tables/{table}/again", status, agree=agree)
    return found


def facts(person: Person, table: str) -> Sent:
    found: Sent = person.state(table)["table"]
    return found


def listed(person: Person, table: str) -> Sent:
    found: Sent = next(one for one in person.get("/api/tables", list="mine") if one["id"] == table)
    return found


def test_alone_with_bots_it_begins_at_once(shared_house: House) -> None:
    """With the same game, seats, options and pace, and another key."""
    me = shared_house.guest()
    old = me.table("random", "me", options={"expert_setup": True}, pace="days")
    assert facts(me, old)["hints"]  # as nobody else sits here
    me.post(f"/api/tables/{old}/end", agree=True)
    new = again(me, old)["again"]
    assert new == facts(me, old)["again"] != old
    before, after = facts(me, old), facts(me, new)
    for name in ("game", "options", "pace", "public", "clock", "hints"):
        assert before[name] == after[name], name
    assert [("bot", "random"), ("person", None)] == [(one["kind"], one["bot"]) for one in after["seats"]]
    assert [False, True] == [one["mine"] for one in after["seats"]]
    assert before["commitment"] != after["commitment"]
    live = shared_house.service.tables.live
    assert live[old].row["sat"] == live[new].row["sat"] == [me.get("/api/me")["person"]["id"]]  # nobody else ever
    assert ("playing", None) == (after["status"], after["again"])
    state = me.asked(new, 1)
    me.move(new, state, legal(state)[0])


def test_the_others_are_asked_first(shared_house: House) -> None:
    """Nothing begins before everybody has agreed; then both are told where, and it is the same table for both."""
    people, table = ended(shared_house)
    assert again(people[0], table)["again"] is None
    request = facts(people[1], table)["request"]
    assert ("again", 0, [1]) == (request["kind"], request["seat"], request["waiting"])
    assert [False, True] == [listed(person, table)["asks_again"] for person in people]
    assert again(people[0], table)["again"] is None  # to ask twice is to ask once
    assert [1] == facts(people[0], table)["request"]["waiting"]

    new = again(people[1], table)["again"]
    assert new is not None
    assert [new, new] == [facts(person, table)["again"] for person in people]
    assert facts(people[0], table)["request"] is None
    assert [False, False] == [listed(person, table)["asks_again"] for person in people]
    assert [[True, False], [False, True]] == [[one["mine"] for one in facts(p, new)["seats"]] for p in people]
    assert "playing" == facts(people[0], new)["status"]


def test_who_is_long_away_is_waited_for(shared_house: House) -> None:
    """Nobody is seated at a new table who has not agreed to it."""
    people, table = ended(shared_house)
    live = run_in(shared_house, shared_house.service.tables.get(table))
    live.row |= {"since": 1, "changed": 1}
    live.seats[1]["seen"] = 1
    assert again(people[0], table)["again"] is None
    assert [1] == facts(people[0], table)["request"]["waiting"]
    assert again(people[1], table)["again"] is not None


def test_it_is_laid_once(shared_house: House) -> None:
    """Whoever asks later is told the same."""
    people, table = ended(shared_house)
    again(people[0], table)
    new = again(people[1], table)["again"]
    assert [new, new] == [again(person, table)["again"] for person in people]
    assert 1 == sum(one["status"] == "playing" for one in people[0].get("/api/tables", list="mine"))


def test_one_who_refuses_is_enough(shared_house: House) -> None:
    """And who asked may think better of it; to refuse what nobody asks changes nothing."""
    people, table = ended(shared_house)
    assert again(people[1], table, agree=False)["again"] is None
    for refuser in (people[1], people[0]):
        again(people[0], table)
        assert again(refuser, table, agree=False)["again"] is None
        assert facts(people[0], table)["request"] is None
    again(people[0], table)
    assert "again" == facts(people[1], table)["request"]["kind"]


def test_consent_is_as_good(shared_house: House) -> None:
    """A request to play again is answered as any other."""
    people, table = ended(shared_house)
    again(people[1], table)
    people[0].post(f"/api/tables/{table}/consent", agree=True)
    assert facts(people[0], table)["again"] is not None


def test_who_may_not(shared_house: House) -> None:
    """Strangers, and anybody before the game is over."""
    people, table = two(shared_house)
    assert "not-over" == again(people[0], table, status=409)["error"]
    _, over = ended(shared_house)
    assert "forbidden" == again(shared_house.guest("Dora"), over, status=403)["error"]


def test_a_watcher_is_told(shared_house: House) -> None:
    """Over the socket, at once."""
    people, table = ended(shared_house)
    line = people[0].socket(table, 0)
    again(people[0], table)
    again(people[1], table)
    told = line.state_when(lambda state: state["table"]["again"])
    assert told["table"]["again"] == facts(people[1], table)["again"]


def test_an_open_seat_stays_open(shared_house: House) -> None:
    """Who left does not come back by being invited: the new table waits for somebody."""
    people, table = ended(shared_house)
    people[1].post(f"/api/tables/{table}/leave", seat=1)
    new = again(people[0], table)["again"]
    assert ("waiting", "open") == (facts(people[0], new)["status"], facts(people[0], new)["seats"][1]["kind"])


def test_the_clock_runs_from_the_first_question(tmp_path: Path) -> None:
    """Both have the whole time, and that of who is asked runs."""
    with House(config_for(sqlite_in(tmp_path), now=Watch())) as house:
        people, table = ended(house, clock={"time": 600, "increment": 5})
        again(people[0], table)
        state = people[0].state(again(people[1], table)["again"])
        assert [600_000, 600_000] == [one["left"] for one in state["clocks"]]
        assert state["asked"] == [one["seat"] for one in state["clocks"] if one["runs"]]


def test_it_outlives_the_server(tmp_path: Path) -> None:
    """Request and new table are in the store."""
    config = config_for(sqlite_in(tmp_path))
    with House(config) as house:
        people, table = ended(house)
        again(people[0], table)
        cookies = [dict(person.http.cookies) for person in people]
    with House(config) as house:
        people = [Person(house) for _ in cookies]
        for person, known in zip(people, cookies, strict=True):
            person.http.cookies.update(known)
            person.csrf = person.get("/api/me")["csrf"]
        assert [1] == facts(people[0], table)["request"]["waiting"]
        new = again(people[1], table)["again"]
        state = people[0].asked(new, people[0].state(new)["asked"][0])
        assert state["table"]["status"] == "playing"


def test_a_new_table_and_the_word_of_it_are_written_together(
    shared_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the old table was overtaken, there is no new one either."""
    people, table = ended(shared_house)
    again(people[0], table)
    live = run_in(shared_house, shared_house.service.tables.get(table))
    store = shared_house.service.store
    tried: list[Change] = []
    real = store.commit

    async def overtaken(change: Change) -> None:
        tried.append(change)
        if len(tried) == 1:
            await real(Change(table, live.v, {"public": False}))  # another process was quicker
        await real(change)

    monkeypatch.setattr(store, "commit", overtaken)
    new = again(people[1], table)["again"]
    assert 2 == len([change for change in tried if change.laid is not None])
    assert [new] == [one["id"] for one in people[0].get("/api/tables", list="mine") if one["id"] != table]


# What lists know


def test_older_games_are_listed_too(shared_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A list has an end; what lies beyond is asked for by the time at which it ended."""
    monkeypatch.setattr("caravanserai.server.store.LISTED", 2)
    me = shared_house.guest()
    tables = [me.table("me", "random") for _ in range(3)]
    for table in tables:
        me.asked(table, 0)
    latest = me.get("/api/tables", list="mine")
    older = me.get("/api/tables", list="mine", until=latest[-1]["changed"])
    assert latest[-1]["id"] == older[0]["id"]
    assert set(tables) == {one["id"] for one in (*latest, *older)}
    assert [] == me.get("/api/tables", list="mine", until=0)
    me.get("/api/tables", 400, list="mine", until=-1)


def test_a_list_says_who_came_in_where(shared_house: House) -> None:
    """As the standings do."""
    me = shared_house.guest()
    table = me.table("me", "random", "random")
    over = play_to_the_end(me, table, 0, Luck(3))["over"]["standings"]
    found = listed(me, table)["places"]
    assert [(one["place"], one["won"]) for one in sorted(over, key=lambda one: one["seat"])] == [
        (one["place"], one["won"]) for one in found
    ]


@pytest.mark.parametrize(
    ("scores", "dates", "tied", "shared"),
    [
        ([5, 4, 3], [0, 0, 0], [False, False, False], [False, False, False]),
        ([5, 5, 3], [2, 1, 0], [True, True, False], [False, False, False]),
        ([5, 5, 3], [2, 2, 0], [False, False, False], [True, True, False]),
        ([5, 5, 5], [2, 2, 1], [True, True, True], [True, True, False]),
    ],
)
def test_ties_of_a_result(scores: list[int], dates: list[int], tied: list[bool], shared: list[bool]) -> None:
    """Whether a rule told somebody from others with as many points, and who shares a place."""
    standings: list[Standing] = placed(
        [[Line("score-gathered", score)] for score in scores], [TieBreak("OA-6.2", "tie-dates")], [dates]
    )
    found = result_of(standings)
    assert scores == found["scores"]
    places = found["places"] or []
    assert (tied, shared) == ([one["tied"] for one in places], [one["shared"] for one in places])
