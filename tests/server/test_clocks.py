"""Clocks: reckoned from times, for those who are asked, and never more than a word to the others."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from caravanserai.tables.clocks import Clock, SeatClock, Turn, fresh, kept, moved, read
from tests.server.house import House, Luck, Person, config_for, legal, run_in, sqlite_in
from tests.server.test_restart import again
from tests.server.test_undo import turn_over, two

MINUTE, DAY = 60_000, 86_400_000
LIVE = {"time": 600, "increment": 10}


class Watch:
    """The time of a server, set by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now

    def go_on(self, milliseconds: int) -> None:
        self.now += milliseconds


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def timed(tmp_path: Path, watch: Watch) -> Iterator[House]:
    with House(config_for(sqlite_in(tmp_path), now=watch, hold_seconds=600)) as house:
        yield house


def left(person: Person, table: str) -> dict[int, int]:
    return {one["seat"]: one["left"] for one in person.state(table)["clocks"]}


def running(person: Person, table: str) -> list[int]:
    return [one["seat"] for one in person.state(table)["clocks"] if one["runs"]]


def end_turn(people: list[Person], table: str, luck: Luck) -> int:
    """Play until a turn has gone over to the other; whose it was."""
    seat = turn_over(people, table, luck)
    people[seat].turn(table, "confirm", people[seat].state(table, seat))
    return seat


# Reckoning


def turn(now: int, *asked: int, decided: int = 1, back: bool = False) -> Turn:
    return Turn(now, asked, timed=asked, new=(), decided=decided, back=back)


def test_only_those_who_are_asked_use_time() -> None:
    """Several at once, each until it has answered; an answer adds the increment."""
    clock = Clock(MINUTE, 5_000)
    begun = moved(clock, "live", fresh(clock, 3), turn(1000, 0, 2, decided=0))
    assert [True, False, True] == [one.runs for one in begun]
    one = moved(clock, "live", begun, turn(11_000, 0))
    assert [50_000, MINUTE, 55_000] == [each.left_at(11_000) for each in one]
    both = moved(clock, "live", one, turn(21_000, 1, decided=2))
    assert [45_000, MINUTE, 55_000] == [each.left_at(21_000) for each in both]
    assert [45_000, 50_000, 55_000] == [each.left_at(31_000) for each in both]


def test_time_does_not_go_below_nothing() -> None:
    """Who answers late goes on with the increment; a clock set back gives nothing."""
    clock = Clock(MINUTE, 5_000)
    begun = moved(clock, "live", fresh(clock, 2), turn(0, 0, decided=0))
    assert 0 == begun[0].left_at(10 * MINUTE)
    assert 5_000 == moved(clock, "live", begun, turn(10 * MINUTE, 1))[0].left
    assert MINUTE == begun[0].left_at(-5)


def test_a_turn_taken_back_is_not_paid_twice() -> None:
    """Neither to who took it back, nor to who had not yet answered."""
    clock = Clock(MINUTE, 5_000)
    clocks = moved(clock, "live", fresh(clock, 2), turn(0, 0, decided=0))
    for n in range(3):
        clocks = moved(clock, "live", clocks, turn(0, 1))
        clocks = moved(clock, "live", clocks, turn(0, 0, decided=0, back=True))
        assert [MINUTE + 5_000, MINUTE] == [one.left for one in clocks], n
    clocks = moved(clock, "live", clocks, turn(0, 1, decided=2))
    assert MINUTE + 10_000 == clocks[0].left


def test_over_days_every_turn_has_its_time() -> None:
    clock = Clock(DAY)
    clocks = moved(clock, "days", fresh(clock, 2), turn(0, 0, decided=0))
    clocks = moved(clock, "days", clocks, turn(DAY - 1, 1))
    clocks = moved(clock, "days", clocks, turn(DAY, 0, decided=2))
    assert DAY == clocks[0].left_at(DAY)


def test_clocks_are_kept_as_they_are() -> None:
    clocks = [SeatClock(5), SeatClock(0, 7, 3)]
    assert clocks == read(kept(clocks))


# At a table


def test_a_clock_at_a_live_table(timed: House, watch: Watch) -> None:
    """It runs for the one asked, also until the turn is confirmed, and is sent with what is left."""
    people, table = two(timed, clock=LIVE)
    first = people[0].state(table)["asked"][0]
    assert {"time": 10 * MINUTE, "increment": 10_000} == people[0].state(table)["table"]["clock"]
    assert [first] == running(people[0], table)
    watch.go_on(2 * MINUTE)
    assert {first: 8 * MINUTE, 1 - first: 10 * MINUTE} == left(people[0], table)
    luck = Luck(71)
    turn_over(people, table, luck)
    watch.go_on(MINUTE)
    assert ([first], 7 * MINUTE) == (running(people[0], table), left(people[0], table)[first])
    people[first].turn(table, "confirm", people[first].state(table, first))
    assert [1 - first] == running(people[0], table)
    watch.go_on(MINUTE)
    assert {first: 7 * MINUTE + 10_000, 1 - first: 9 * MINUTE} == left(people[0], table)


def test_a_clock_outlives_the_server(tmp_path: Path, watch: Watch) -> None:
    """It is reckoned from what is written down."""
    config = config_for(sqlite_in(tmp_path), now=watch, hold_seconds=600)
    with House(config) as house:
        people, table = two(house, clock=LIVE)
        end_turn(people, table, Luck(72))
        watch.go_on(MINUTE)
        before = people[0].state(table)["clocks"]
    watch.go_on(MINUTE)
    with House(config) as house:
        people = [again(person, house) for person in people]
        (seat,) = running(people[0], table)
        assert [one["left"] - MINUTE * (one["seat"] == seat) for one in before] == [
            one["left"] for one in people[0].state(table)["clocks"]
        ]


def test_time_that_is_out_ends_nothing(timed: House, watch: Watch) -> None:
    """The late one may still move; the others may let a bot play on, but nobody else, and nobody sooner."""
    people, table = two(timed, clock=LIVE)
    stranger = timed.guest("C")
    slow = people[0].state(table)["asked"][0]
    other = people[1 - slow]
    where = f"/api/tables/{table}/replace"
    watch.go_on(10 * MINUTE - 1)
    assert "forbidden" == other.post(where, 403, seat=slow, bot="random")["error"]
    watch.go_on(MINUTE)
    assert (0, "playing") == (left(other, table)[slow], other.state(table)["table"]["status"])
    assert "forbidden" == stranger.post(where, 403, seat=slow, bot="random")["error"]
    assert "forbidden" == people[slow].post(where, 403, seat=1 - slow, bot="random")["error"]
    state = people[slow].state(table, slow)
    people[slow].move(table, state, legal(state)[0])

    other.post(where, seat=slow, bot="random")
    seen = other.state(table)
    assert ("bot", "random") == (seen["table"]["seats"][slow]["kind"], seen["table"]["seats"][slow]["bot"])
    mine = other.asked(table, 1 - slow)
    assert ([], {"time": 10 * MINUTE, "increment": 10_000}) == (mine["clocks"], mine["table"]["clock"])
    other.move(table, mine, legal(mine)[0])


def test_nobody_is_timed_alone_with_bots(timed: House, watch: Watch) -> None:
    """However long it takes; nor two at one screen."""
    me = timed.guest()
    for seats in (("me", "random"), ("me", "here"), ("me",)):
        table = me.table(*seats, clock=LIVE)
        watch.go_on(DAY)
        assert [] == me.asked(table, 0)["clocks"]
        assert [None] * len(seats) == [one.since for one in run_in(timed, timed.service.tables.get(table)).clocks]


def test_who_takes_over_has_time_of_their_own(timed: House, watch: Watch) -> None:
    """While a seat is empty, nobody's time runs; then the whole bank."""
    people, table = two(timed, clock=LIVE)
    slow = people[0].state(table)["asked"][0]
    watch.go_on(9 * MINUTE)
    people[slow].post(f"/api/tables/{table}/leave", seat=slow)
    watch.go_on(DAY)
    assert [] == people[1 - slow].state(table)["clocks"]
    timed.guest("C").post(f"/api/tables/{table}/join", 409, seat=slow)
    people[1 - slow].post(f"/api/tables/{table}/consent", agree=True)
    watch.go_on(MINUTE)
    assert 9 * MINUTE == left(people[0], table)[slow]


def test_over_days(timed: House, watch: Watch) -> None:
    """Each turn has its days; the list of tables tells the clock."""
    people, table = two(timed, pace="days", clock={"time": 3 * DAY // 1000})
    luck = Luck(73)
    listed = next(one for one in people[0].get("/api/tables", list="mine") if one["id"] == table)
    assert {"time": 3 * DAY, "increment": 0} == listed["clock"]
    turns: set[int] = set()
    while len(turns) < 2:
        seat = people[0].state(table)["asked"][0]
        if seat not in turns:
            turns.add(seat)
            assert 3 * DAY == left(people[0], table)[seat]
            watch.go_on(2 * DAY)
            assert DAY == left(people[0], table)[seat]
        state = people[seat].state(table, seat)
        people[seat].move(table, state, luck.choice(legal(state)))


@pytest.mark.parametrize(
    ("pace", "clock"),
    [("live", {"time": 5}), ("live", {"time": 600, "increment": -1}), ("live", {}), ("days", LIVE), ("days", 7)],
)
def test_clocks_that_make_no_sense(timed: House, pace: str, clock: Any) -> None:
    body = {"game": "gugong", "seats": [{"kind": "me"}], "pace": pace, "clock": clock}
    assert "malformed" == timed.guest().post("/api/tables", 400, **body)["error"]
