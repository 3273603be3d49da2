"""Seats of a running game: who stays decides who joins them, and whose seat it was may come back."""

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from caravanserai.server.limits import ASK_TO_JOIN
from caravanserai.tables.table import Table
from tests.server.hands import play_on
from tests.server.house import House, Luck, Person, Sent, config_for, legal, sqlite_in, wait_until
from tests.server.test_clocks import DAY, MINUTE, Watch, timed, watch
from tests.server.test_undo import turn_over, two

__all__ = ["timed", "watch"]  # fixtures


def left(house: House, **more: Any) -> tuple[list[Person], str]:
    """Two people at a table of three, whose third has left."""
    people = [house.guest(name) for name in ("Ayşe", "Béla", "Celina")]
    table = people[0].table("me", "open", "open", public=True, **more)
    for seat in (1, 2):
        people[seat].post(f"/api/tables/{table}/join", seat=seat)
    people[2].post(f"/api/tables/{table}/leave", seat=2)
    return people, table


def asks(person: Person, table: str, seat: int, error: str = "needs-consent", status: int = 409) -> None:
    assert error == person.post(f"/api/tables/{table}/join", status, seat=seat)["error"]


def agrees(person: Person, table: str, agree: bool = True) -> None:
    person.post(f"/api/tables/{table}/consent", agree=agree)


def seat_of(person: Person, table: str, seat: int) -> Sent:
    found: Sent = person.state(table)["table"]["seats"][seat]
    return found


def request(person: Person, table: str) -> Any:
    return person.state(table)["table"]["request"]


def plays_on(person: Person, table: str, seat: int, moves: int = 5) -> None:
    luck = Luck(90)
    for _ in range(moves):
        state = person.asked(table, seat)
        person.move(table, state, luck.choice(legal(state)))


# Joining in mid-game


def test_who_joins_in_mid_game_is_let_in_by_all_who_stay(shared_house: House) -> None:
    """Each is asked; before the last has agreed nothing of the seat is seen, and then it is theirs."""
    people, table = left(shared_house)
    stranger = shared_house.guest("Dora")
    asks(stranger, table, 2)
    asked = request(people[0], table)
    assert ("join", 2, "Dora", [0, 1]) == tuple(asked[name] for name in ("kind", "seat", "name", "waiting"))
    assert stranger.get("/api/me")["person"]["id"] == asked["person"]
    stranger.get(f"/api/tables/{table}", 403, seat=2)
    stranger.get(f"/api/tables/{table}/at/0", 403, seat=2)
    assert all(player["hand"] is None for player in stranger.state(table)["view"]["players"])
    assert "forbidden" == stranger.post(f"/api/tables/{table}/consent", 403, agree=True)["error"]

    agrees(people[1], table)
    assert [0] == request(people[0], table)["waiting"]
    stranger.get(f"/api/tables/{table}", 403, seat=2)
    agrees(people[0], table)
    assert ("person", "Dora", None) == tuple(seat_of(people[0], table, 2)[name] for name in ("kind", "name", "former"))
    assert stranger.state(table, 2)["view"]["players"][2]["hand"] is not None
    assert request(people[0], table) is None


def test_who_sits_there_keeps_their_eyes_whoever_comes_and_goes(shared_house: House) -> None:
    """Only who loses the seat looks on as a spectator from then on."""
    people, table = left(shared_house)
    lines = [one.socket(table, seat) for seat, one in enumerate(people[:2])]
    people[2].post(f"/api/tables/{table}/join", seat=2)
    came = [line.state_when(lambda state: state["table"]["seats"][2]["kind"] == "person") for line in lines]
    assert [0, 1] == [state["seat"] for state in came]
    people[1].post(f"/api/tables/{table}/leave", seat=1)
    went = [line.state_when(lambda state: state["table"]["seats"][1]["kind"] == "open") for line in lines]
    assert [0, None] == [state["seat"] for state in went]


def test_a_stranger_sees_no_hand_by_sitting_down_and_leaving(shared_house: House) -> None:
    """Neither where one stays, nor where nobody does any more, nor where only bots play."""
    people, table = two(shared_house, pace="days")
    people[1].post(f"/api/tables/{table}/leave", seat=1)
    stranger = shared_house.guest("C")
    line = stranger.socket(table)
    asks(stranger, table, 1)
    stranger.get(f"/api/tables/{table}", 403, seat=1)
    people[0].post(f"/api/tables/{table}/leave", seat=0)
    for seat in (0, 1):
        asks(stranger, table, seat, "nobody-to-ask", 403)
        stranger.get(f"/api/tables/{table}", 403, seat=seat)
    line.send(do="look", seat=1)
    assert "forbidden" == line.next("error")["error"]
    people[1].post(f"/api/tables/{table}/join", seat=1)
    assert people[1].state(table, 1)["view"]["players"][1]["hand"] is not None
    asks(stranger, table, 0)


def test_one_no_is_enough(shared_house: House) -> None:
    """And who asked may ask again, or think better of it."""
    people, table = left(shared_house)
    stranger = shared_house.guest("Dora")
    asks(stranger, table, 2)
    agrees(people[0], table)
    agrees(people[1], table, False)
    assert (None, "open") == (request(people[0], table), seat_of(people[0], table, 2)["kind"])
    assert "nothing-asked" == people[0].post(f"/api/tables/{table}/consent", 409, agree=True)["error"]

    asks(stranger, table, 2)
    assert [0, 1] == request(people[0], table)["waiting"]
    agrees(stranger, table, False)
    assert request(people[0], table) is None


def test_two_who_ask_at_once(shared_house: House) -> None:
    """The first is answered first; the second hears it, may not answer for the first, and asks after."""
    people, table = left(shared_house)
    first, second = shared_house.guest("Dora"), shared_house.guest("Emil")
    asks(first, table, 2)
    asks(second, table, 2, "others-ask")
    asks(first, table, 2)
    assert "forbidden" == second.post(f"/api/tables/{table}/consent", 403, agree=False)["error"]
    for person in people[:2]:
        agrees(person, table)
    assert "Dora" == seat_of(people[0], table, 2)["name"]
    asks(second, table, 2, "seat-taken")


def test_a_request_lapses_with_what_it_is_about(shared_house: House) -> None:
    """A bot has the seat, its owner is back, somebody else leaves, or the game is over."""
    people, table = left(shared_house)
    stranger = shared_house.guest("Dora")
    asks(stranger, table, 2)
    people[0].post(f"/api/tables/{table}/replace", seat=2, bot="random")
    assert request(people[0], table) is None
    asks(stranger, table, 2, "seat-taken")

    people[2].post(f"/api/tables/{table}/join", seat=2)
    people[2].post(f"/api/tables/{table}/leave", seat=2)
    asks(stranger, table, 2)
    people[2].post(f"/api/tables/{table}/join", seat=2)
    assert request(people[0], table) is None
    people[2].post(f"/api/tables/{table}/leave", seat=2)

    asks(stranger, table, 2)
    agrees(people[0], table)
    people[1].post(f"/api/tables/{table}/leave", seat=1)
    assert request(people[0], table) is None

    asks(stranger, table, 2)
    people[0].post(f"/api/tables/{table}/end", agree=True)
    assert ("over", None) == (people[0].state(table)["table"]["status"], request(people[0], table))
    asks(stranger, table, 2, "not-playing")


def test_a_game_that_ends_by_itself_leaves_nothing_to_agree_to(shared_house: House) -> None:
    """Neither to a stranger's wish, nor to one to end it: it would count as ended before its end."""
    people, table = two(shared_house, pace="days")
    people[0].post(f"/api/tables/{table}/end", agree=True)

    def is_over(live: Table) -> bool:
        assert (live.row["request"] is None) == (live.status == "over")
        return live.status == "over"

    play_on(shared_house, table, Luck(91), is_over)
    assert request(people[1], table) is None
    assert "nothing-asked" == people[1].post(f"/api/tables/{table}/consent", 409, agree=True)["error"]
    assert not people[0].state(table)["table"]["agreed"]


def test_a_wish_of_those_who_sit_there_comes_first(shared_house: House) -> None:
    """A stranger cannot keep them from ending the game or taking back; and does not push their wishes aside."""
    people, table = left(shared_house)
    stranger = shared_house.guest("Dora")
    asks(stranger, table, 2)
    people[0].post(f"/api/tables/{table}/end", agree=True)
    assert "end" == request(people[0], table)["kind"]
    asks(stranger, table, 2, "others-ask")
    assert "end" == request(people[0], table)["kind"]


def test_moves_do_not_end_a_request(shared_house: House) -> None:
    """The others may go on while they think about it."""
    people, table = left(shared_house, pace="days")
    stranger = shared_house.guest("Dora")
    asks(stranger, table, 2)
    luck = Luck(92)
    while (seat := people[0].state(table)["asked"][0]) != 2:
        state = people[seat].state(table, seat)
        people[seat].move(table, state, luck.choice(legal(state)))
    assert "join" == request(people[0], table)["kind"]
    for person in people[:2]:
        agrees(person, table)
    plays_on(stranger, table, 2, 1)


def test_asking_is_counted(tmp_path: Any) -> None:
    """One address at one table, whatever names it takes; those who sit there can breathe."""
    with House(config_for(sqlite_in(tmp_path), limits=True)) as house:
        people, table = left(house)
        for n in range(int(ASK_TO_JOIN.burst)):
            stranger = house.guest(f"Dora {n}")
            asks(stranger, table, 2)
            agrees(people[0], table, False)
        asks(house.guest("Dora"), table, 2, "too-many", 429)
        assert request(people[0], table) is None


def test_one_person_one_seat(shared_house: House) -> None:
    """Nobody takes a second seat: neither at a table that waits nor in mid-game."""
    me, stranger = shared_house.guest("A"), shared_house.guest("B")
    table = me.table("me", "open", "open", "open", public=True)
    stranger.post(f"/api/tables/{table}/join", seat=1)
    for seat in (2, 3):
        asks(stranger, table, seat, "has-seat")
        asks(me, table, seat, "has-seat")
    assert ["person", "person", "open", "open"] == [one["kind"] for one in me.state(table)["table"]["seats"]]
    stranger.post(f"/api/tables/{table}/leave", seat=1)
    assert seat_of(me, table, 1)["former"] is None
    stranger.post(f"/api/tables/{table}/join", seat=2)

    people, running = left(shared_house)
    asks(people[0], running, 2, "has-seat")


def test_nobody_has_two_hands_by_leaving_one(shared_house: House) -> None:
    """Who has left a seat comes back to that one: were they let onto another, they could take their own as well."""
    people, table = left(shared_house)
    people[1].post(f"/api/tables/{table}/leave", seat=1)
    asks(people[1], table, 2, "own-seat")
    assert request(people[0], table) is None
    asks(shared_house.guest("Dora"), table, 2)
    people[1].post(f"/api/tables/{table}/join", seat=1)
    assert ["person", "person", "open"] == [one["kind"] for one in people[0].state(table)["table"]["seats"]]


# Before the game begins


def clears(person: Person, table: str, seat: int, status: int | None = None) -> Sent:
    found: Sent = person.post(f"/api/tables/{table}/leave", status, seat=seat)
    return found


def test_who_laid_the_table_clears_a_seat_before_the_game_begins(shared_house: House) -> None:
    """Who sat there is told and looks on; the seat is another's to take, then they may come again."""
    people = [shared_house.guest(name) for name in ("Ayşe", "Béla", "Celina")]
    table = people[0].table("me", "open", "open", public=True)
    stranger, friend = people[1:]
    stranger.post(f"/api/tables/{table}/join", seat=1)
    line = stranger.socket(table, 1)
    clears(people[0], table, 1)
    told = line.state_when(lambda state: state["table"]["seats"][1]["kind"] == "open")
    whose = stranger.get("/api/me")["person"]["id"]
    assert (None, whose) == (told["seat"], told["table"]["seats"][1]["former"])
    assert "invite" not in told["table"]
    for seat in (1, 2):
        asks(stranger, table, seat, "seat-cleared", 403)
    assert people[0].get("/api/me")["person"]["id"] == told["table"]["creator"]

    friend.post(f"/api/tables/{table}/join", seat=1)
    assert ("Celina", None) == tuple(seat_of(friend, table, 1)[name] for name in ("name", "former"))
    stranger.post(f"/api/tables/{table}/join", seat=2)
    assert "playing" == friend.state(table)["table"]["status"]


def test_who_was_gone_before_the_game_began_has_not_sat_there(shared_house: House) -> None:
    """Cleared or gone by themselves: whoever plays alone with bots may fork the game, and strangers judge nothing."""
    me, cleared, gone = (shared_house.guest(name) for name in ("Ayşe", "Béla", "Celina"))
    table = me.table("me", "open", "open", "open", public=True)
    cleared.post(f"/api/tables/{table}/join", seat=1)
    gone.post(f"/api/tables/{table}/join", seat=2)
    clears(me, table, 1)
    gone.post(f"/api/tables/{table}/leave", seat=2)
    for seat in (1, 2, 3):
        me.post(f"/api/tables/{table}/replace", seat=seat, bot="random")
    assert [me.get("/api/me")["person"]["id"]] == shared_house.service.tables.live[table].row["sat"]
    me.asked(table, 0)
    bots = [{"kind": "bot", "bot": "random"}] * 3
    me.post(f"/api/tables/{table}/fork", 201, n=0, seats=[{"kind": "me"}, *bots])


def test_nobody_else_clears_a_seat(shared_house: House) -> None:
    """Neither others who sit there, nor strangers, nor a program of who laid the table."""
    people = [shared_house.guest(name) for name in ("Ayşe", "Béla", "Celina")]
    table = people[0].table("me", "open", "open", public=True)
    people[1].post(f"/api/tables/{table}/join", seat=1)
    token = people[0].post(f"/api/tables/{table}/token", seat=0)["token"]
    for other in people[1:]:
        assert "forbidden" == clears(other, table, 0, 403)["error"]
    program = shared_house.visit(headers={"Authorization": f"Bearer {token}"})
    assert 403 == program.post(f"/api/tables/{table}/leave", json={"seat": 1}).status_code
    assert ["person", "person", "open"] == [one["kind"] for one in people[0].state(table)["table"]["seats"]]


def test_who_laid_the_table_need_not_sit_there(shared_house: House) -> None:
    """They clear bots as well; a seat that is free stays as it is, and one that is not there is none."""
    me, stranger = shared_house.guest("Ayşe"), shared_house.guest("Béla")
    table = me.table("open", "random", "open", public=True)
    stranger.post(f"/api/tables/{table}/join", seat=0)
    for seat in (0, 1):
        clears(me, table, seat)
    v = me.state(table)["v"]
    clears(me, table, 0)
    assert v == me.state(table)["v"]
    assert "malformed" == clears(me, table, 3, 400)["error"]
    found = me.state(table)["table"]["seats"]
    whose = stranger.get("/api/me")["person"]["id"]
    assert [("open", "", whose), ("open", "", None), ("open", "", None)] == [
        (one["kind"], one["name"], one["former"]) for one in found
    ]


def test_once_the_game_has_begun_nobody_is_sent_away(shared_house: House) -> None:
    """Not by who laid the table either: from then on those who stay agree on who plays on."""
    people, table = two(shared_house, pace="days")
    assert "forbidden" == clears(people[0], table, 1, 403)["error"]
    assert "person" == seat_of(people[0], table, 1)["kind"]


# Coming back


def test_who_left_may_come_back(shared_house: House) -> None:
    """Nobody is asked, for it is their own hand; they find the table among theirs, a private one, too."""
    me, friend = shared_house.guest("Ayşe"), shared_house.guest("Béla")
    table = me.table("me", "open")
    invite = me.state(table)["table"]["invite"]
    friend.post(f"/api/tables/{table}/join", seat=1, invite=invite)
    hand = friend.state(table, 1)["view"]["players"][1]["hand"]
    friend.post(f"/api/tables/{table}/leave", seat=1)
    left_seat = seat_of(me, table, 1)
    assert ("open", friend.get("/api/me")["person"]["id"]) == (left_seat["kind"], left_seat["former"])
    assert table in [one["id"] for one in friend.get("/api/tables", list="mine")]
    friend.get(f"/api/tables/{table}", 403, seat=1)
    friend.post(f"/api/tables/{table}/join", seat=1)
    assert hand == friend.state(table, 1)["view"]["players"][1]["hand"]
    assert seat_of(me, table, 1)["former"] is None


def test_who_was_replaced_by_a_bot_takes_the_seat_back(shared_house: House) -> None:
    """Whoever let the bot play; in the middle of its moves; and nobody else can."""
    people, table = two(shared_house, pace="days")
    people[1].post(f"/api/tables/{table}/replace", seat=1, bot="random")
    plays_on(people[0], table, 0)
    stranger = shared_house.guest("C")
    for other in (people[0], stranger):
        asks(other, table, 1, "seat-taken")
        other.get(f"/api/tables/{table}", 403, seat=1)
    line = people[1].socket(table)
    people[1].post(f"/api/tables/{table}/join", seat=1)
    line.state_when(lambda state: state["table"]["seats"][1]["mine"])
    seat = seat_of(people[0], table, 1)
    assert ("person", "Béla", None, None) == tuple(seat[name] for name in ("kind", "name", "bot", "former"))
    luck = Luck(93)
    for _ in range(10):
        asked = people[0].state(table)["asked"][0]
        state = people[asked].state(table, asked)
        people[asked].move(table, state, luck.choice(legal(state)))


def test_who_is_out_of_time_comes_back_with_what_was_left(timed: House, watch: Watch) -> None:
    """A bot that plays for a move is no way to a full clock; who takes over by consent has one."""
    people, table = two(timed, clock={"time": 600, "increment": 0})
    slow = people[0].state(table)["asked"][0]
    other = people[1 - slow]
    watch.go_on(9 * MINUTE)
    people[slow].post(f"/api/tables/{table}/leave", seat=slow)
    watch.go_on(DAY)
    people[slow].post(f"/api/tables/{table}/join", seat=slow)
    assert {slow: MINUTE, 1 - slow: 10 * MINUTE} == {one["seat"]: one["left"] for one in other.state(table)["clocks"]}
    watch.go_on(2 * MINUTE)
    other.post(f"/api/tables/{table}/replace", seat=slow, bot="random")
    people[slow].post(f"/api/tables/{table}/join", seat=slow)
    times = {one["seat"]: one["left"] for one in other.state(table)["clocks"]}
    assert 0 == times[slow]


def test_a_seat_at_the_same_screen_comes_back_under_its_name(shared_house: House) -> None:
    me = shared_house.guest("Ayşe")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Nine"}]
    table = me.post("/api/tables", game="gugong", seats=seats)["id"]
    me.post(f"/api/tables/{table}/replace", seat=1, bot="random")
    me.post(f"/api/tables/{table}/join", seat=1)
    assert ("here", "Nine", True) == tuple(seat_of(me, table, 1)[name] for name in ("kind", "name", "mine"))


def test_who_comes_back_finds_nothing_taken_back_that_was_revealed(shared_house: House) -> None:
    """Alone at the table one may take back what concerns nobody else, not more: the other may come back."""
    people, table = two(shared_house)
    luck = Luck(9)
    seat = turn_over(people, table, luck)
    people[seat].turn(table, "confirm", people[seat].state(table, seat))
    other = people[1 - seat].state(table, 1 - seat)
    people[1 - seat].move(table, other, luck.choice(legal(other)))
    assert not people[seat].state(table, seat)["undo"]["free"]
    people[1 - seat].post(f"/api/tables/{table}/leave", seat=1 - seat)
    mine = people[seat].state(table, seat)
    assert (False, False) == (mine["undo"]["can"], mine["undo"]["free"])
    assert "nothing-to-undo" == people[seat].turn(table, "undo", mine, 409)["error"]


def test_the_program_of_who_left_sees_the_seat_no_more(shared_house: House) -> None:
    """Nor does it see the hand of who sits there after."""
    people, table = two(shared_house, pace="days")
    token = people[1].post(f"/api/tables/{table}/token", seat=1)["token"]
    line = Person(shared_house).socket(table, 1, Authorization=f"Bearer {token}")
    assert line.next("state")["view"]["players"][1]["hand"] is not None
    people[1].post(f"/api/tables/{table}/leave", seat=1)
    after = line.state_when(lambda state: state["table"]["seats"][1]["kind"] == "open")
    assert (None, None) == (after["seat"], after["view"]["players"][1]["hand"])


# Away for long


@pytest.mark.parametrize(("pace", "patience"), [("live", 10 * MINUTE), ("days", 14 * DAY)])
def test_nobody_is_waited_for_for_ever(timed: House, watch: Watch, pace: str, patience: int) -> None:
    """Without a clock: who is asked and long away is played for, not sooner; and may come back at any time."""
    people, table = two(timed, pace=pace)
    slow = people[0].state(table)["asked"][0]
    other = people[1 - slow]
    where = f"/api/tables/{table}/replace"
    watch.go_on(patience - 1)
    due = seat_of(other, table, slow)["away"]
    assert watch.now + 1 == due
    assert "forbidden" == other.post(where, 403, seat=slow, bot="random")["error"]
    watch.go_on(1)
    assert "forbidden" == timed.guest("C").post(where, 403, seat=slow, bot="random")["error"]
    other.post(where, seat=slow, bot="random")
    assert ("bot", None) == tuple(seat_of(other, table, slow)[name] for name in ("kind", "away"))
    people[slow].post(f"/api/tables/{table}/join", seat=slow)
    assert "person" == seat_of(other, table, slow)["kind"]


def test_who_is_here_is_not_away(timed: House, watch: Watch) -> None:
    """However long they think; and when they go, the waiting begins anew. Nor is anybody who is not asked."""
    people, table = two(timed)
    slow = people[0].state(table)["asked"][0]
    other = people[1 - slow]
    where = f"/api/tables/{table}/replace"
    line = people[slow].socket(table, slow)
    line.next("state")
    watch.go_on(DAY)
    assert seat_of(other, table, slow)["away"] is None
    other.post(where, 403, seat=slow, bot="random")
    line.close()
    wait_until(lambda: seat_of(other, table, slow)["away"] == watch.now + 10 * MINUTE)
    other.post(where, 403, seat=slow, bot="random")
    people[slow].post(where, 403, seat=1 - slow, bot="random")
    watch.go_on(10 * MINUTE)
    other.post(where, seat=slow, bot="random")


def test_the_others_who_are_here_agree(timed: House, watch: Watch) -> None:
    """All of them; one who is away for long is not asked; and if the one comes back, it is too late."""
    people = [timed.guest(name) for name in ("Ayşe", "Béla", "Celina", "Dora")]
    table = people[0].table("me", "open", "open", "open", public=True)
    for seat in (1, 2, 3):
        people[seat].post(f"/api/tables/{table}/join", seat=seat)
    slow = people[0].state(table)["asked"][0]
    gone, first, second = (seat for seat in range(4) if seat != slow)
    watch.go_on(10 * MINUTE)
    where = f"/api/tables/{table}/replace"
    lines = [people[seat].socket(table, seat) for seat in (first, second)]
    for line in lines:
        line.next("state")
    assert "needs-consent" == people[first].post(where, 409, seat=slow, bot="random")["error"]
    asked = request(people[first], table)
    assert ("replace", slow, [second]) == tuple(asked[name] for name in ("kind", "seat", "waiting"))
    back = people[slow].socket(table, slow)
    lines[0].state_when(lambda state: state["table"]["seats"][slow]["online"])
    assert "not-absent" == people[second].post(f"/api/tables/{table}/consent", 409, agree=True)["error"]
    assert request(people[first], table) is None

    back.close()
    wait_until(lambda: seat_of(people[first], table, slow)["away"] == watch.now + 10 * MINUTE)
    watch.go_on(10 * MINUTE)
    people[first].post(where, 409, seat=slow, bot="random")
    agrees(people[second], table)
    assert "bot" == seat_of(people[first], table, slow)["kind"]
    assert "person" == seat_of(people[first], table, gone)["kind"]


def test_a_clock_sees_to_who_is_slow(timed: House, watch: Watch) -> None:
    """Where there is one, nothing else does."""
    people, table = two(timed, clock={"time": 7200, "increment": 0})
    slow = people[0].state(table)["asked"][0]
    watch.go_on(60 * MINUTE)
    assert seat_of(people[0], table, slow)["away"] is None
    people[1 - slow].post(f"/api/tables/{table}/replace", 403, seat=slow, bot="random")


def test_who_was_seen_is_written_down(tmp_path: Any, watch: Watch) -> None:
    """So that a server that starts again does not take for absent who was here a moment ago."""
    config = config_for(sqlite_in(tmp_path), now=watch)
    with House(config) as house:
        people, table = two(house)
        slow = people[0].state(table)["asked"][0]
        line = people[slow].socket(table, slow)
        line.next("state")
        watch.go_on(8 * MINUTE)
        line.close()
        wait_until(lambda: seat_of(people[0], table, slow)["away"] == watch.now + 10 * MINUTE)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
        seen = file.execute("SELECT seen FROM seat WHERE game = ? AND seat = ?", (table, slow))
        assert [(watch.now,)] == seen.fetchall()
