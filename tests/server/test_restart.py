"""The process is killed at any point: nothing acknowledged is lost, and the game goes on."""

import asyncio
from collections.abc import Mapping
from pathlib import Path

import pytest

from caravanserai.core.course import Course
from caravanserai.server.thinking import Thinkers
from caravanserai.tables.choosing import Chosen
from tests.server.house import House, Luck, Person, config_for, house_with, legal, sqlite_in, wait_until
from tests.server.test_undo import turn_over, two

A_FEW = 20  # decisions


class Tired(Thinkers):
    """Bots that decide so often, and no more."""

    def __init__(self, answers: int) -> None:
        super().__init__(0)
        self.left = answers

    async def choose(self, table: str, course: Course, bots: Mapping[int, str], most: int = 1) -> Chosen:
        if self.left == 0:
            await asyncio.Event().wait()
        self.left -= 1
        return await super().choose(table, course, bots, 1)


def again(me: Person, house: House) -> Person:
    """The same browser at another server."""
    person = Person(house)
    person.http.cookies = me.http.cookies
    person.csrf = person.get("/api/me")["csrf"]
    return person


def test_a_game_goes_on_after_a_restart_in_mid_turn(tmp_path: Path) -> None:
    """Same table, same question, same log; the old key is still answered; undo still works."""
    config = config_for(sqlite_in(tmp_path))
    with House(config) as house:
        me = house.guest()
        table, luck = me.table("me", "random", "random"), Luck(12)
        for _ in range(27):
            state = me.asked(table, 0)
            body = {"seat": 0, "decided": state["decided"], "key": "last", "token": luck.choice(legal(state))}
            answer = me.post(f"/api/tables/{table}/moves", **{**body, "key": f"k{state['decided']}"})
        before = me.asked(table, 0)
    with House(config) as house:
        back = again(me, house)
        after = back.asked(table, 0)
        for part in ("decided", "view", "ask", "events", "undo"):
            assert before[part] == after[part], part
        body["key"] = f"k{body['decided']}"
        assert answer == back.post(f"/api/tables/{table}/moves", **body)
        back.turn(table, "undo", after)
        assert body["decided"] >= back.state(table, 0)["decided"]


@pytest.mark.slow
def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    """A table of bots alone, stopped in the middle: nobody asks for it, and it comes to its end."""
    with house_with(Tired(A_FEW), tmp_path) as house:
        me = house.guest()
        table = me.table("random", "random", "random", "random", "random", public=True)
        wait_until(lambda: me.state(table)["decided"] == A_FEW)
    with House(config_for(sqlite_in(tmp_path))) as house:
        viewer = Person(house)
        assert viewer.state(table)["decided"] >= A_FEW
        wait_until(lambda: viewer.get("/api/tables", list="public")[0]["status"] == "over")


def test_a_held_decision_stays_held(tmp_path: Path) -> None:
    """And is confirmed by itself when nobody does."""
    with House(config_for(sqlite_in(tmp_path), hold_seconds=3600)) as house:
        people, table = two(house)
        seat = turn_over(people, table, Luck(13))
        before = people[seat].state(table, seat)
    with House(config_for(sqlite_in(tmp_path), hold_seconds=3600)) as house:
        people = [again(person, house) for person in people]
        after = people[seat].state(table, seat)
        assert (True, before["view"]) == (after["held"], after["view"])
    with House(config_for(sqlite_in(tmp_path), hold_seconds=0.5)) as house:
        people = [again(person, house) for person in people]
        assert 1 - seat == people[1 - seat].asked(table, 1 - seat)["ask"]["seat"]
