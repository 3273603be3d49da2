"""Lessons at the table: the right move, the wrong one, taking back, coming back, and what others are told."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from caravanserai.core import play
from caravanserai.core.course import begun
from caravanserai.core.game import Game, games
from caravanserai.core.ids import NOBODY
from caravanserai.core.lesson import Lesson
from caravanserai.core.rng import key_from
from caravanserai.server.config import Config
from caravanserai.server.store import Store
from caravanserai.server.thinking import Thinkers
from caravanserai.tables import lessons
from caravanserai.tables.making import game_row
from caravanserai.tables.problem import Problem
from caravanserai.tables.seen import state_at, state_of
from caravanserai.tables.table import Table
from tests.server.house import House, Person, config_for, legal, sqlite_in, wait_until

GAME: Game[Any] = games()["gugong"]
Sent = dict[str, Any]
PREPARED = 3  # the step, after the goal and the first turn, to which the table plays on by itself


def lesson() -> Lesson:
    assert GAME.lesson is not None
    return GAME.lesson


def new_lesson(house: House) -> tuple[Person, str]:
    me = house.guest()
    found: str = me.post("/api/tables/lesson", game="gugong")["id"]
    return me, found


def taught(person: Person, table: str) -> Sent:
    """The table when the learner is asked, or the lesson is over."""

    def ready() -> Sent | None:
        state = person.state(table, lesson().seat)
        return state if state["ask"] or state["over"] else None

    found: Sent = wait_until(ready)
    return found


def follow(person: Person, table: str) -> Sent:
    """Do what the lesson says, once."""
    state = taught(person, table)
    person.move(table, state, state["lesson"]["tokens"][0])
    return taught(person, table)


def test_a_lesson_begins_in_the_prepared_position(shared_house: House) -> None:
    """The learner is asked, the first step is told, and what is asked for can be done."""
    me, table = new_lesson(shared_house)
    state = me.state(table, 0)
    step = lesson().steps[0]
    assert len(lesson().opening) == state["decided"]
    assert (2, len(lesson().steps) + 1, step.id) == tuple(state["lesson"][name] for name in ("n", "of", "id"))
    assert list(lesson().goal) == state["lesson"]["goal"]
    assert (list(step.rules), True, False) == tuple(state["lesson"][name] for name in ("rules", "first", "done"))
    assert set(state["lesson"]["tokens"]) <= set(legal(state))
    assert state["table"]["lesson"]
    (listed,) = me.get("/api/tables", list="mine")
    assert listed["lesson"]
    assert {"n": 1, "of": len(lesson().steps) + 1, "done": False} == listed["learning"]
    assert not state["undo"]["can"]


def test_a_whole_lesson(shared_house: House) -> None:
    """By the tokens that are named, to the end; the other seat answers by the script."""
    me, table = new_lesson(shared_house)
    seen = []
    state = taught(me, table)
    while not state["lesson"]["done"]:
        seen.append(state["lesson"]["n"])
        state = follow(me, table)
    assert list(range(2, len(lesson().steps) + 2)) == sorted(set(seen))
    assert seen == sorted(seen)
    assert "end" == state["lesson"]["id"]
    assert "over" == state["table"]["status"]
    (listed,) = me.get("/api/tables", list="mine")
    of = len(lesson().steps) + 1
    assert {"n": of, "of": of, "done": True} == listed["learning"]
    lines = me.get(f"/api/tables/{table}/record").splitlines()
    played = [line for line in lines if line[:2] in ("0 ", "1 ")]
    assert [f"{move.seat} {move.tokens[0]}" for move in lesson().script] == played


def test_after_the_first_turn_the_table_plays_on_by_itself(shared_house: House) -> None:
    """To the prepared position, for both seats, in one go; nobody goes back over that."""
    me, table = new_lesson(shared_house)
    first = lesson().steps[0]
    for _ in first.moves:
        assert lesson().step_at(me.state(table, 0)["decided"]) == 0
        state = follow(me, table)
    assert len(first.moves) + len(first.then) == state["decided"] == lesson().prepared(state["decided"])
    assert [] == state["lesson"]["goal"]
    assert lesson().steps[1].id == state["lesson"]["id"]
    assert not state["undo"]["can"]
    (listed,) = me.get("/api/tables", list="mine")
    assert {"n": 3, "of": len(lesson().steps) + 1, "done": False} == listed["learning"]
    assert 3 == state["lesson"]["n"]


def test_a_lesson_is_taken_back_but_not_chosen_otherwise(shared_house: House) -> None:
    """It says itself what is chosen; whoever changes their mind goes back."""
    me, table = new_lesson(shared_house)
    state = taught(me, table)
    while not state["undo"]["points"]:
        assert not state["lesson"]["done"]
        state = follow(me, table)
    point, first = state["undo"]["points"][0], legal(state)[0]
    body = {"seat": 0, "decided": state["decided"], "key": "otherwise", "token": first, "back": point["decided"]}
    answer = me.post(f"/api/tables/{table}/moves", 409, **body)
    assert ("nothing-to-undo", "a lesson says itself what is chosen") == (answer["error"], answer["detail"])
    assert state["decided"] == me.state(table, 0)["decided"]


def test_a_move_that_is_not_taught_now_is_refused_with_a_hint(shared_house: House) -> None:
    """It is allowed by the rules and changes nothing; the right one is taken after it."""
    me, table = new_lesson(shared_house)
    state = me.state(table, 0)
    wrong = next(token for token in legal(state) if token not in state["lesson"]["tokens"])
    answer = me.move(table, state, wrong, 409)
    assert ("refused", "refuse-lesson") == (answer["error"], answer["message"])
    assert lesson().steps[0].rules[0] == answer["rule"]
    assert state == me.state(table, 0)
    assert state["decided"] + 1 == follow(me, table)["decided"]


def test_over_the_socket_the_hint_is_the_same(shared_house: House) -> None:
    me, table = new_lesson(shared_house)
    line = me.socket(table, 0)
    state = line.next("state")
    wrong = next(token for token in legal(state) if token not in state["lesson"]["tokens"])
    line.send(do="move", seat=0, decided=state["decided"], key="wrong", token=wrong)
    refused = line.next("refused")
    assert ("wrong", "refuse-lesson") == (refused["key"], refused["message"])
    line.send(do="move", seat=0, decided=state["decided"], key="right", token=state["lesson"]["tokens"][0])
    assert "right" == line.next("ack")["key"]


def test_what_the_rules_refuse_is_refused_by_its_rule(shared_house: House) -> None:
    """The lesson hides no rule."""
    me, table = new_lesson(shared_house)
    state = taught(me, table)
    while not any("rule" in choice for choice in state["ask"]["choices"]):
        state = follow(me, table)
    closed = next(choice for choice in state["ask"]["choices"] if "rule" in choice)
    answer = me.move(table, state, closed["token"], 409)
    assert (closed["rule"], closed["message"]) == (answer["rule"], answer["message"])


def test_taking_back_goes_no_further_than_the_prepared_position(shared_house: House) -> None:
    """Through the answers of the other seat, and forward again by the same way."""
    me, table = new_lesson(shared_house)
    begin = taught(me, table)
    while begin["lesson"]["n"] < PREPARED:
        begin = follow(me, table)
    states = [begin]
    while states[-1]["lesson"]["n"] < PREPARED + 2:
        states.append(follow(me, table))
    while me.state(table, 0)["undo"]["can"]:
        me.turn(table, "undo", taught(me, table))
    back = taught(me, table)
    assert (begin["decided"], begin["view"], begin["lesson"]) == (back["decided"], back["view"], back["lesson"])
    assert "nothing-to-undo" == me.turn(table, "undo", back, 409)["error"]
    while me.state(table, 0)["undo"]["redo"]:
        me.turn(table, "redo", taught(me, table))
    again = taught(me, table)
    assert (states[-1]["view"], states[-1]["lesson"]) == (again["view"], again["lesson"])


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    """The same step, the same question, and the other seat still knows its part."""
    config = config_for(sqlite_in(tmp_path))
    with House(config) as house:
        me, table = new_lesson(house)
        while taught(me, table)["lesson"]["n"] < 2:
            follow(me, table)
        before = taught(me, table)
        cookies = me.http.cookies
    with House(config) as house:
        again = Person(house)
        again.http.cookies = cookies
        again.csrf = again.get("/api/me")["csrf"]
        after = taught(again, table)
        assert (before["lesson"], before["ask"], before["view"]) == (after["lesson"], after["ask"], after["view"])
        while after["lesson"]["n"] < 4:
            after = follow(again, table)
        assert after["lesson"]["tokens"]


def test_a_game_without_a_lesson_says_so(shared_house: House) -> None:
    me = shared_house.guest()
    assert "no-such-game" == me.post("/api/tables/lesson", 404, game="chess")["error"]
    nobody = Person(shared_house)
    assert "not-signed-in" == nobody.post("/api/tables/lesson", 401, game="gugong")["error"]
    offered = {game["id"]: game.get("lesson") for game in me.get("/api/games")}
    assert len(lesson().steps) == offered["gugong"]


def test_a_program_on_the_learning_seat_learns_too(shared_house: House) -> None:
    """With the token of a seat one is taught as in the browser."""
    me, table = new_lesson(shared_house)
    token = me.post(f"/api/tables/{table}/token", seat=0)["token"]
    answer = me.http.get(f"/api/tables/{table}?seat=0", headers={"Authorization": f"Bearer {token}"})
    assert lesson().steps[0].id == answer.json()["lesson"]["id"]


# In memory


def laid(decided: int, game: Game[Any] = GAME) -> Table:
    """A table that has come so far in its script."""
    known = game.lesson
    assert known is not None
    key = key_from(known.key)
    course = begun(game, known.seats, key, game.options(known.seats, dict(known.options)))
    config = Config("sqlite:///nowhere.sqlite")
    table = Table("lesson", Store(config.database), Thinkers(0), config)
    table.row = game_row(game, known.seats, key, course.options, {"id": "p0"}, True, "live") | {"lesson": True}
    table.seats = [
        {"seat": seat, "kind": kind, "person": who, "name": "", "bot": bot, "former": None}
        for seat, kind, who, bot in ((0, "person", "p0", None), (1, "bot", None, "greedy"))
    ]
    table.course = course
    for move in known.script[:decided]:
        course.accept(course.trial(move.seat, move.tokens[0], 0))
    table.row |= table.turn_values(course.s, table.seats) | {"decided": course.decided}
    return table


def test_only_the_one_who_learns_is_taught() -> None:
    """Spectators and the other seat are told of no step, and nobody of what the other will do."""
    script = lesson().script
    for decided in range(len(lesson().opening), len(script)):
        table = laid(decided)
        assert state_of(table, NOBODY, ())["lesson"] is None
        assert state_of(table, 1, (1,))["lesson"] is None
        assert state_at(table, table.played, decided, 0)["lesson"] is None
        told = state_of(table, 0, (0,))["lesson"]
        assert told is not None
        assert (list(script[decided].tokens) if script[decided].seat == 0 else []) == told["tokens"]


@pytest.mark.slow
def test_what_is_taught_is_equal_in_imagined_worlds() -> None:
    """Nothing hidden can be read from a step."""
    for decided in range(len(lesson().opening), len(lesson().script)):
        table, other = laid(decided), laid(decided)
        other.row = table.row  # when it was made, and its invitation
        for seat in (0, 1, NOBODY):
            other.played.s = GAME.imagine(table.played.s, seat, decided)
            mine = [seat] if seat != NOBODY else []
            assert state_of(table, seat, mine) == state_of(other, seat, mine)


def test_the_other_seat_answers_by_the_script() -> None:
    for decided, move in enumerate(lesson().script):
        assert (move.tokens[0] if move.seat == 1 else None) == lessons.answer(laid(decided), 1)


def test_asked_at_the_same_time_the_learner_waits_for_the_other() -> None:
    """Whoever is quicker than the script is asked to wait: the choice is refused with the hint."""
    game = games()["paladins"]
    assert game.lesson is not None
    script = game.lesson.script
    waits = [n for n, move in enumerate(script) if move.seat == 1 and move.tokens[0].startswith("plan:")]
    table = laid(waits[-1], game)
    mine = script[waits[-1] + 1]
    assert (0, 1) == (mine.seat, script[waits[-1]].seat)
    with pytest.raises(Problem) as refused:
        lessons.check(table, table.trial(0, mine.tokens[0], 0))
    assert "refuse-lesson" == refused.value.more["message"]


def test_a_table_that_leaves_the_script_is_an_ordinary_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a change of rules or script the game goes on: nothing is taught, nothing refused, bots think."""
    table = laid(1)
    assert lessons.lesson_of(table) is not None
    changed = replace(lesson(), opening=lesson().script[1:3])
    monkeypatch.setitem(games(), "gugong", replace(GAME, lesson=changed))
    assert lessons.lesson_of(table) is None
    assert state_of(table, 0, (0,))["lesson"] is None
    assert lessons.answer(table, 1) is None
    assert 0 == lessons.first_undo(table)
    for code in play.legal(table.played.s, 0):
        lessons.check(table, table.trial(0, GAME.space.token(code), 0))


def test_after_the_last_step_one_goes_on_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lesson that ends before its game leaves an ordinary game behind."""
    short = replace(lesson(), steps=lesson().steps[:1])
    monkeypatch.setitem(games(), "gugong", replace(GAME, lesson=short))
    table = laid(len(short.script))
    told = state_of(table, 0, (0,))["lesson"]
    assert told is not None
    assert told["done"]
    for code in play.legal(table.played.s, 0):
        lessons.check(table, table.trial(0, GAME.space.token(code), 0))
    assert lessons.answer(table, 1) is None
