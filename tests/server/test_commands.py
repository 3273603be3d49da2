"""A decision is taken once, in order, and acknowledged when it is written."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import select

from caravanserai.server import schema
from caravanserai.tables import table as live_table
from caravanserai.tables.rows import DecisionRow, SnapshotRow
from tests.server.hands import play_on
from tests.server.house import House, Luck, Sent, fresh_key, legal, run_in, wait_until


def test_the_same_key_again_gives_the_first_answer_again(shared_house: House) -> None:
    """A doubled command changes nothing, however late it comes."""
    me = shared_house.guest()
    table = me.table("me")
    state = me.asked(table, 0)
    body = {"seat": 0, "decided": state["decided"], "key": "once", "token": legal(state)[0]}
    first = me.post(f"/api/tables/{table}/moves", **body)
    assert first == me.post(f"/api/tables/{table}/moves", **body)
    later = me.state(table, 0)
    me.move(table, later, legal(later)[0])

    assert first == me.post(f"/api/tables/{table}/moves", **body)
    assert 2 == me.state(table, 0)["decided"]


def test_only_so_many_answers_are_remembered(shared_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who goes to and fro without end takes up no more room; the last answers are given again, also after a rest."""
    monkeypatch.setattr(live_table, "REMEMBERED", 3)
    me = shared_house.guest()
    table = me.table("me")
    state = me.asked(table, 0)
    token, answers = legal(state)[0], []
    for n in range(3):
        body: Sent = {"seat": 0, "decided": 0, "key": f"move-{n}", "token": token}
        answers.append(me.post(f"/api/tables/{table}/moves", **body))
        me.turn(table, "undo", me.state(table, 0), key=f"undo-{n}")
    live = run_in(shared_house, shared_house.service.tables.get(table))
    last = [(0, "undo-1"), (0, "move-2"), (0, "undo-2")]
    assert last == list(live.answers or ())
    run_in(shared_house, live.load())
    assert last == list(live.answers or ())
    assert answers[2] == me.post(f"/api/tables/{table}/moves", **body)


def test_a_stale_command_is_refused_with_the_present_table(shared_house: House) -> None:
    """Another tab has decided already."""
    me = shared_house.guest()
    table = me.table("me")
    old = me.asked(table, 0)
    me.move(table, old, legal(old)[0])

    answer = me.move(table, old, legal(old)[0], 409)
    assert ("stale", 1) == (answer["error"], answer["decided"])
    assert me.state(table, 0)["view"] == answer["view"]


def test_ten_tabs_at_once(shared_house: House) -> None:
    """Ten commands upon the same decision: one is taken, nine are stale."""
    me = shared_house.guest()
    table = me.table("me")
    state = me.asked(table, 0)
    token = legal(state)[0]

    def post(_: int) -> int:
        body = {"seat": 0, "decided": 0, "key": fresh_key(), "token": token}
        return me.http.post(f"/api/tables/{table}/moves", json=body, headers={"X-CSRF-Token": me.csrf}).status_code

    with ThreadPoolExecutor(10) as pool:
        assert [200] + 9 * [409] == sorted(pool.map(post, range(10)))
    assert 1 == me.state(table, 0)["decided"]


def test_the_same_key_ten_times_at_once(shared_house: House) -> None:
    """A phone that sends again and again: one decision, ten equal answers."""
    me = shared_house.guest()
    table = me.table("me")
    body = {"seat": 0, "decided": 0, "key": "again", "token": legal(me.asked(table, 0))[0]}

    def post(_: int) -> tuple[int, str]:
        answer = me.http.post(f"/api/tables/{table}/moves", json=body, headers={"X-CSRF-Token": me.csrf})
        return answer.status_code, answer.text

    with ThreadPoolExecutor(10) as pool:
        assert 1 == len(set(pool.map(post, range(10))))
    assert 1 == me.state(table, 0)["decided"]


def test_a_refused_choice_names_its_rule(shared_house: House) -> None:
    """The same words as the grey choice on the board; nothing changes."""
    me = shared_house.guest()
    luck, refused = Luck(3), None
    table = me.table("me")
    while refused is None:
        state = me.asked(table, 0)
        refused = next((choice for choice in state["ask"]["choices"] if "rule" in choice), None)
        if refused is None:
            me.move(table, state, luck.choice(legal(state)))
    answer = me.move(table, state, refused["token"], 409)

    refused.pop("anytime", None)
    assert refused == {"token": refused["token"]} | {name: answer[name] for name in ("rule", "message", "n")}
    assert "refused" == answer["error"]
    assert state["decided"] == me.state(table, 0)["decided"]


@pytest.mark.parametrize("token", ["place:nowhere", "x", "gift:"])
def test_a_choice_that_no_game_has(shared_house: House, token: str) -> None:
    """Refused like any other that is not offered."""
    me = shared_house.guest()
    table = me.table("me")
    answer = me.move(table, me.asked(table, 0), token, 409)
    assert ("refused", "CORE-1") == (answer["error"], answer["rule"])


def test_an_acknowledged_decision_is_in_the_store(house: House) -> None:
    """Read behind the server's back, right after the answer; and a snapshot every twenty."""
    me = house.guest()
    table, luck = me.table("me"), Luck(4)
    tokens = []
    for n in range(45):
        state = me.asked(table, 0)
        tokens.append(luck.choice(legal(state)))
        assert n + 1 == me.move(table, state, tokens[-1])["decided"]
        rows = run_in(
            house, house.service.store.rows(select(schema.decision.c.n, schema.decision.c.token), DecisionRow)
        )
        assert n + 1 == len(rows)
    assert tokens == [row["token"] for row in sorted(rows, key=lambda row: row["n"])]
    snapshots = run_in(house, house.service.store.rows(select(schema.snapshot.c.n), SnapshotRow))
    assert [20, 40] == sorted(row["n"] for row in snapshots)


def test_strangers_spectators_and_other_seats_are_refused(shared_house: House) -> None:
    """Neither a command nor a look from a seat that is not one's own."""
    me, other, stranger = (shared_house.guest(name) for name in ("A", "B", "C"))
    table = me.table("me", "open", public=True)
    other.post(f"/api/tables/{table}/join", seat=1)
    wait_until(lambda: me.state(table)["table"]["status"] == "playing")
    asked = me.state(table)["asked"][0]
    sitting = [me, other][asked]
    state = sitting.asked(table, asked)
    for wrong in ([me, other][1 - asked], stranger):
        assert "forbidden" == wrong.move(table, state, legal(state)[0], 403)["error"]
        wrong.get(f"/api/tables/{table}", 403, seat=asked)
        wrong.get(f"/api/tables/{table}/at/0", 403, seat=asked)
        wrong.post(f"/api/tables/{table}/token", 403, seat=asked)
        wrong.turn(table, "undo", state, 403)
    spectator = stranger.state(table)
    assert (None, None) == (spectator["seat"], spectator["ask"])
    assert all(player["hand"] is None for player in spectator["view"]["players"])


def test_no_record_while_the_game_is_played(shared_house: House) -> None:
    """Its key and its tokens would tell everything."""
    me = shared_house.guest()
    table = me.table("me", "random")
    assert "not-over" == me.get(f"/api/tables/{table}/record", 409)["error"]


def test_hot_seat(shared_house: House) -> None:
    """Two at one screen: each sees their own cards only, and is asked in turn."""
    me = shared_house.guest()
    table, luck, asked = me.table("me", "here"), Luck(5), set()
    for _ in range(30):
        state = me.state(table, 0)
        seat = state["asked"][0]
        asked.add(seat)
        assert seat == state["ask"]["seat"]
        if seat == 1:
            assert [] == state["ask"]["choices"]
        assert [False, True] == [player["hand"] is None for player in state["view"]["players"]]
        mine = me.asked(table, seat)
        me.move(table, mine, luck.choice(legal(mine)))
    assert {0, 1} == asked


def test_nothing_is_chosen_when_the_game_is_over(shared_house: House) -> None:
    """Whether it ended by itself or by agreement."""
    me = shared_house.guest()
    tables = [me.table("me", "here") for _ in range(2)]
    play_on(shared_house, tables[0], Luck(13), lambda live: live.status == "over")
    me.post(f"/api/tables/{tables[1]}/end", agree=True)
    for table in tables:
        assert "not-playing" == me.move(table, me.state(table, 0), "place:canal", 409)["error"]
