"""Fair play: nobody at a table can know its key, nor play unmarked where they could know what is hidden."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from caravanserai.core.course import Course
from caravanserai.core.game import games
from caravanserai.core.record import Record, commitments, new_record, parse, verify
from caravanserai.core.rng import KEY_SIZE, commitment, key_from
from caravanserai.core.wire import digest
from caravanserai.server.config import Config
from caravanserai.server.service import FORKS_AT_ONCE
from caravanserai.tables import making
from caravanserai.tables.table import Table
from tests.patience import PATIENCE_S
from tests.server.hands import play_on, play_some, play_to_the_end
from tests.server.house import House, Luck, Person, Sent, config_for, run_in, sqlite_in, wait_until
from tests.server.test_undo import two

GUGONG = games()["gugong"]
MINE = [{"kind": "me"}, {"kind": "here"}]
MOST = 400  # decisions within which chance must have been drawn


def course_of(house: House, table: str) -> Course:
    return run_in(house, house.service.tables.get(table)).played


def facts(person: Person, table: str) -> Sent:
    found: Sent = person.state(table)["table"]
    return found


def up_to_chance(house: House, table: str, luck: Luck, past: int = 0) -> None:
    """Any moves for whoever is asked, until chance was drawn after so many decisions, and a move more."""

    def is_drawn(live: Table) -> bool:
        course = live.played
        return course.decided > past and course.quiet_until(past) < course.decided - 1

    play_on(house, table, luck, is_drawn, MOST)


def undo_to(person: Person, table: str, n: int) -> None:
    """Back to n decisions or fewer, by somebody who is asked nobody's consent."""
    for _ in range(MOST):
        state = person.state(table, 0)
        if state["decided"] <= n or not state["undo"]["can"]:
            return
        person.turn(table, "undo", state)


def fork(person: Person, table: str, n: int, status: int | None = None) -> Sent:
    found: Sent = person.post(f"/api/tables/{table}/fork", status, n=n, seats=MINE)
    return found


def end(people: list[Person], table: str) -> None:
    for person in people:
        person.post(f"/api/tables/{table}/end", agree=True)


def record(person: Person, table: str) -> Record:
    """The record of a game that is over; played again it leads to the very table that the server has."""
    found = parse(person.get(f"/api/tables/{table}/record"))
    assert digest(course_of(person.house, table).s) == digest(verify(found))
    return found


# Where keys come from


def test_nobody_can_foresee_a_key() -> None:
    """Unless the settings say otherwise each game has a fresh one."""
    keys = [Config("sqlite:///x").keys() for _ in range(20)]
    assert ({KEY_SIZE}, 20) == ({len(one) for one in keys}, len(set(keys)))


def test_keys_are_taken_as_the_settings_hand_them_out(tmp_path: Path) -> None:
    """One for each game, the fork of one and the import of another included; none is taken twice."""
    known = [key_from(n) for n in range(4)]
    with House(config_for(sqlite_in(tmp_path), keys=iter(known).__next__)) as house:
        me = house.guest()
        tables = [me.table("me"), me.table("me", "here")]
        tables.append(fork(me, tables[1], 0)["id"])
        text = new_record(GUGONG, 2, key_from(7), GUGONG.options(2, {})).text()
        tables.append(me.post("/api/tables/import", text=text)["id"])
        assert [commitment(key) for key in known] == [facts(me, table)["commitment"] for table in tables]


# A fork of a running game


def test_a_fork_does_not_tell_the_key_of_a_running_game(shared_house: House) -> None:
    """The record of the fork begins with that key: it is given when both are over."""
    me = shared_house.guest()
    table = me.table("me", "here")
    copy = fork(me, table, 0)["id"]
    end([me], copy)
    assert "source-not-over" == me.get(f"/api/tables/{copy}/record", 409)["error"]
    assert [None] == [one["key"] for one in facts(me, copy)["keys"]]

    again = fork(me, copy, 0)["id"]  # and by no detour
    end([me], again)
    assert "source-not-over" == me.get(f"/api/tables/{again}/record", 409)["error"]

    end([me], table)
    key = record(me, table).key
    for one in (again, copy):
        assert key == record(me, one).key
        assert key.hex() == facts(me, one)["keys"][0]["key"]


def test_a_fork_has_what_came_before(shared_house: House) -> None:
    """Every decision, all that was told, and the saved tables: as in the game that it was begun from."""
    me = shared_house.guest()
    first = me.table("me", "here")
    play_some(shared_house, first, Luck(75), 50)
    copy, store = fork(me, first, 45)["id"], shared_house.service.store
    old, new = (run_in(shared_house, store.whole_game(name)) for name in (first, copy))
    assert old is not None
    assert new is not None
    told = old.decisions[45].get("told", 0)
    for name, count in (("decisions", 45), ("told", told), ("snapshots", 2)):
        before, after = ([dict(one) for one in getattr(game, name)] for game in (old, new))
        for one in before + after:
            one.pop("game")
            one.pop("at", None)
        assert count == len(after)
        assert before[:count] == after
    assert ("playing", 45) == (new.game["status"], new.game["decided"])


def test_games_are_forked_by_turns(shared_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many one client wants at once, they are played again few at a time."""
    me = shared_house.guest()
    first = me.table("me", "here")
    play_some(shared_house, first, Luck(76), 5)
    playing, most, go_on = 0, 0, asyncio.Event()
    real = making.played

    async def held(*given: Any) -> Any:
        nonlocal playing, most
        playing += 1
        most = max(most, playing)
        await go_on.wait()
        playing -= 1
        return await real(*given)

    async def release() -> None:
        go_on.set()

    def asked_for() -> int:
        turns = shared_house.service.forks
        return len(turns.working) + len(turns.waiting)

    monkeypatch.setattr(making, "played", held)
    with ThreadPoolExecutor(6) as pool:
        forks = [pool.submit(fork, me, first, 5) for _ in range(6)]
        wait_until(lambda: asked_for() == 6 and playing >= FORKS_AT_ONCE)
        run_in(shared_house, release())
        names = {one.result(PATIENCE_S)["id"] for one in forks}
    assert (6, FORKS_AT_ONCE) == (len(names), most)
    assert all(5 == me.state(name)["decided"] for name in names)


def test_forks_of_forks_are_followed_once(shared_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many lie between one and the first that is still played: they are over, and not asked for again."""
    me, read = shared_house.guest(), list[str]()
    chain = [me.table("me", "here")]
    for _ in range(12):
        chain.append(fork(me, chain[-1], 0)["id"])
    for table in chain[1:]:
        end([me], table)
    store, last = shared_house.service.store, chain[-1]
    game, running_source = store.game, store.running_source

    async def noted_game(name: str) -> Any:
        read.append(name)
        return await game(name)

    async def noted_source(name: str) -> Any:
        read.append(name)
        return await running_source(name)

    monkeypatch.setattr(store, "game", noted_game)
    monkeypatch.setattr(store, "running_source", noted_source, raising=False)
    for _ in range(2):
        read.clear()
        assert "source-not-over" == me.get(f"/api/tables/{last}/record", 409)["error"]
    assert chain[:1] == read
    end([me], chain[0])
    assert record(me, chain[0]).key == record(me, last).key


def test_a_fork_draws_from_a_fresh_key(shared_house: House) -> None:
    """The same past, another future: what is seen in the fork tells nothing of the other's chance."""
    me, luck = shared_house.guest(), Luck(60)
    table = me.table("me", "here", pace="days")
    up_to_chance(shared_house, table, luck)
    n = facts_decided(me, table)
    copy = fork(me, table, n)["id"]
    old, new = facts(me, table)["keys"], facts(me, copy)["keys"]
    assert [0, n] == [one["since"] for one in new]
    assert old[0]["commitment"] == new[0]["commitment"] != new[1]["commitment"] == facts(me, copy)["commitment"]
    up_to_chance(shared_house, copy, luck, n)
    end([me], copy)
    end([me], table)
    found = record(me, copy)
    assert [one["commitment"] for one in new] == commitments(found) == found.commitments
    assert [n] == list(found.later)


def facts_decided(person: Person, table: str) -> int:
    return int(person.state(table)["decided"])


def test_going_back_before_a_fork_draws_nothing_from_the_old_key(shared_house: House) -> None:
    """Or the fork of a running game would show what its chance will bring."""
    me, luck = shared_house.guest(), Luck(61)
    table = me.table("me", "here", pace="days")
    up_to_chance(shared_house, table, luck)
    n = facts_decided(me, table)
    copy = fork(me, table, n)["id"]
    undo_to(me, copy, 0)
    back = facts_decided(me, copy)
    assert back < n
    course = course_of(shared_house, copy)
    assert [back] == list(course.later)
    assert course.key_at(back) != course.key == course_of(shared_house, table).key
    up_to_chance(shared_house, copy, luck, back)
    end([me], copy)
    end([me], table)
    record(me, copy)


def test_a_running_game_that_was_forked_is_marked_for_all(shared_house: House) -> None:
    """In the fork one can look at what is hidden in the other."""
    me = shared_house.guest()
    table = me.table("me", "here")
    assert facts(me, table)["open_past"] is None
    copy = fork(me, table, 0)
    assert "fork" == copy["open_past"] == facts(me, copy["id"])["open_past"]
    assert "forked" == facts(me, table)["open_past"]
    me.post(f"/api/tables/{table}/leave", seat=1)
    stranger = shared_house.guest("Invited")
    invite = facts(me, table)["invite"]
    assert "forked" == stranger.get(f"/api/tables/{table}", invite=invite)["table"]["open_past"]
    assert {"fork", "forked"} == {one["open_past"] for one in me.get("/api/tables", list="mine")}


def test_who_ever_sat_there_counts(shared_house: House) -> None:
    """When the others leave for a moment, the one who stays can neither fork nor take back the end."""
    people, table = two(shared_house, pace="days")
    people[1].post(f"/api/tables/{table}/leave", seat=1)
    assert "not-over" == fork(people[0], table, 0, 409)["error"]
    people[0].post(f"/api/tables/{table}/replace", seat=1, bot="random")
    assert "not-over" == fork(people[0], table, 0, 409)["error"]
    assert facts(people[0], table)["open_past"] is None
    end(people[:1], table)
    fork(people[0], table, 0)


@pytest.mark.parametrize("company", [False, True])
def test_the_end_is_taken_back_only_where_nobody_else_ever_sat(house: House, company: bool) -> None:
    """The key was told to everybody."""
    me, luck = house.guest(), Luck(62)
    table = me.table("me", "open" if company else "random", pace="days", public=True)
    if company:
        friend = house.guest("Friend")
        friend.post(f"/api/tables/{table}/join", seat=1)
        friend.post(f"/api/tables/{table}/replace", seat=1, bot="random")
    play_to_the_end(me, table, 0, luck)
    assert record(me, table).key.hex() == facts(me, table)["keys"][0]["key"]
    assert company != me.state(table, 0)["undo"]["can"]


# An import


def test_an_import_is_marked_and_goes_on_by_fresh_chance(shared_house: House) -> None:
    """A record without moves and with a chosen key: its deal is known, what comes later is not."""
    me, luck = shared_house.guest(), Luck(63)
    chosen = key_from(7)
    text = new_record(GUGONG, 2, chosen, GUGONG.options(2, {})).text()
    made = me.post("/api/tables/import", text=text)
    table = made["id"]
    assert "import" == made["open_past"] == facts(me, table)["open_past"]
    keys = facts(me, table)["keys"]
    assert [commitment(chosen), 0] == [keys[0]["commitment"], keys[1]["since"]]
    up_to_chance(shared_house, table, luck)
    end([me], table)
    found = record(me, table)
    assert (chosen, [0]) == (found.key, list(found.later))
    assert keys[1]["commitment"] == commitment(found.later[0])


def test_a_record_with_several_keys_can_be_imported(shared_house: House) -> None:
    """And is the same record again, when nothing is played on."""
    me, luck = shared_house.guest(), Luck(64)
    text = new_record(GUGONG, 2, key_from(8), GUGONG.options(2, {})).text()
    first = me.post("/api/tables/import", text=text)["id"]
    up_to_chance(shared_house, first, luck)
    end([me], first)
    text = me.get(f"/api/tables/{first}/record")
    second = me.post("/api/tables/import", text=text)["id"]
    assert course_of(shared_house, first).s.reveals == course_of(shared_house, second).s.reveals
    end([me], second)
    assert text == me.get(f"/api/tables/{second}/record")


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("option x ²", "bad-option"),
        ("option x --5", "bad-option"),
        ("option seats 3", "bad-option"),
        (f"{'9' * 5000} gift:board_1", "bad-record"),
        (f"{2**63} gift:board_1", "bad-record"),
    ],
    ids=range(5),
)
def test_a_bad_record_is_refused(shared_house: House, line: str, error: str) -> None:
    """With a sentence, not a failure."""
    text = new_record(GUGONG, 2, key_from(7), {}).text().rstrip("\n") + f"\n{line}\n"
    answer = shared_house.guest().post("/api/tables/import", 400, text=text)
    assert error == answer["error"]
    assert len(answer["detail"]) < 300


# Going back, and sitting down


def test_somebody_alone_gets_the_same_chance_again(shared_house: House) -> None:
    """Undoing is no way to roll until one likes it; and it is nobody else's business."""
    me, luck = shared_house.guest(), Luck(65)
    table = me.table("me", "here", pace="days")
    up_to_chance(shared_house, table, luck)
    before = me.state(table, 0)
    undo_to(me, table, 0)
    while (after := me.state(table, 0))["decided"] < before["decided"]:
        me.turn(table, "redo", after)
    assert (before["view"], before["events"]) == (after["view"], after["events"])
    assert (1, None) == (len(after["table"]["keys"]), after["table"]["open_past"])


def test_who_sits_down_is_not_played_against_by_foresight(shared_house: House) -> None:
    """Somebody alone looks ahead and goes back; when another comes, chance is drawn from a fresh key, and it shows."""
    me, luck = shared_house.guest(), Luck(66)
    table = me.table("me", "here", pace="days")
    up_to_chance(shared_house, table, luck)
    undo_to(me, table, 0)
    n = facts_decided(me, table)
    me.post(f"/api/tables/{table}/leave", seat=1)
    friend = shared_house.guest("Friend")
    friend.post(f"/api/tables/{table}/join", 409, seat=1, invite=facts(me, table)["invite"])
    me.post(f"/api/tables/{table}/consent", agree=True)
    state = me.state(table, 0)
    assert "undo" == state["table"]["open_past"]
    assert not state["undo"]["redo"]
    assert [0, n] == [one["since"] for one in state["table"]["keys"]]
    told = state["events"][-1]
    assert ("new-key", state["table"]["commitment"]) == (told["kind"], told["args"]["commitment"])
    up_to_chance(shared_house, table, luck, n)
    end([me, friend], table)
    found = record(friend, table)
    assert state["table"]["commitment"] == commitments(found)[-1]


def test_a_reveal_taken_back_by_consent_is_drawn_anew(house: House) -> None:
    """From a fresh key, published in the log; what came before the reveal can be played again, the rest not."""
    people, table = two(house, pace="days")
    luck = Luck(67)
    up_to_chance(house, table, luck)
    course = course_of(house, table)
    quiet = course.quiet_until(0)
    n, taken = agreed_undo(people, table, quiet)
    state = people[0].state(table, 0)
    assert (n, [0, n]) == (state["decided"], [one["since"] for one in state["table"]["keys"]])
    assert ("new-key", n) == (state["events"][-1]["kind"], state["events"][-1]["decided"])
    redo = house.service.tables.live[table].row["redo"]
    assert taken[: quiet - n] == redo
    up_to_chance(house, table, luck, n)
    end(people, table)
    record(people[1], table)


def agreed_undo(people: list[Person], table: str, quiet: int) -> tuple[int, list[Any]]:
    """Undo by consent until a reveal was gone over; where that led, and what the last of them took back."""
    for _ in range(MOST):
        before = people[0].house.service.tables.live[table].played.decisions
        moves = [[one.seat, one.token] for one in before]
        able = next(seat for seat in (0, 1) if people[seat].state(table, seat)["undo"]["can"])
        mine = people[able].state(table, able)
        if mine["undo"]["free"]:
            people[able].turn(table, "undo", mine)
        else:
            people[able].turn(table, "undo", mine, 409)
            people[1 - able].post(f"/api/tables/{table}/consent", agree=True)
        n = facts_decided(people[0], table)
        if n <= quiet:
            return n, moves[n:]
    raise AssertionError("the reveal was never gone over")


def test_keys_outlive_the_server(tmp_path: Any) -> None:
    """What was decided with a later key is the same table after a restart."""
    with House(config_for(sqlite_in(tmp_path))) as house:
        me, luck = house.guest(), Luck(68)
        text = new_record(GUGONG, 2, key_from(9), GUGONG.options(2, {})).text()
        table = me.post("/api/tables/import", text=text)["id"]
        up_to_chance(house, table, luck)
        before, cookies, csrf = me.state(table, 0), me.http.cookies, me.csrf
        stood = digest(course_of(house, table).s)
    with House(config_for(sqlite_in(tmp_path))) as house:
        again = Person(house)
        again.http.cookies, again.csrf = cookies, csrf
        after = again.state(table, 0)
        assert (before["view"], before["table"]["keys"]) == (after["view"], after["table"]["keys"])
        assert stood == digest(course_of(house, table).s)
        end([again], table)
        record(again, table)


def test_a_lesson_says_that_it_is_prepared(shared_house: House) -> None:
    me = shared_house.guest()
    assert "lesson" == me.post("/api/tables/lesson", game="gugong")["open_past"]
