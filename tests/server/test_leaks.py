"""Hidden information never leaves: what is sent is the same in every world that a seat cannot tell apart."""

import json
from typing import Any

import pytest

from caravanserai.core import play
from caravanserai.core.game import Game, games
from caravanserai.core.ids import NOBODY
from caravanserai.core.rng import key_from
from caravanserai.kit.secrets import lend_chance
from caravanserai.kit.walk import Dice
from caravanserai.server.commands import Actor, Order, scratch, stale
from caravanserai.server.config import Config
from caravanserai.server.course import Course, begun
from caravanserai.server.making import game_row, record_text
from caravanserai.server.problem import Problem
from caravanserai.server.seen import state_at, state_of, summary
from caravanserai.server.sockets import ENCODER
from caravanserai.server.store import Store
from caravanserai.server.table import Table
from caravanserai.server.thinking import Thinkers
from tests.server.house import House, Luck, legal, run_in
from tests.server.test_undo import two

GAME: Game[Any] = games()["gugong"]
GAMES = 24
LOOK_EVERY = 7  # decisions; every one would take minutes
SOME_TOKENS = 12


def laid(seats: int, seed: int) -> Table:
    """A table in memory, one person on each seat."""
    key = key_from(seed)
    course = begun(GAME, seats, key, GAME.options(seats, {}))
    config = Config("sqlite:///nowhere.sqlite")
    table = Table("leaks", Store(config.database), Thinkers(0), config)
    table.row = game_row(GAME, seats, key, course.options, {"id": "p0"}, True, "days")
    table.seats = [
        {"seat": seat, "kind": "person", "person": f"p{seat}", "name": f"P{seat}", "bot": None} for seat in range(seats)
    ]
    table.course = course
    table.row |= table.turn_values(course.s, table.seats)
    return table


def in_another_world(table: Table, seat: int, key: int) -> Table:
    """The same table as far as a seat can tell."""
    other = Table(table.id, table.store, table.thinkers, table.config)
    other.row, other.seats = table.row, table.seats
    other.course = scratch(table.played)
    other.course.s = GAME.imagine(table.played.s, seat, key)
    return other


def sent(table: Table, seat: int, tokens: list[str]) -> list[bytes]:
    """Everything that a seat could be sent of this table: the state, the stale answer, refusals, lists."""
    mine = [seat] if seat != NOBODY else []
    person = None if seat == NOBODY else f"p{seat}"
    out: list[Any] = [state_of(table, seat, mine), state_of(table, seat, mine, 5)]
    out.append(summary(table.row, table.seats, person))
    out.append(stale(table, Order(Actor(person), seat, 0, "k")).body() if person else None)
    for token in tokens if person else []:
        try:
            table.trial(seat, token, 0)
        except Problem as problem:
            out.append(problem.body())
        else:
            out.append("taken")
    with pytest.raises(Problem) as no:
        record_text(table)
    out.append(no.value.body())
    return [ENCODER.encode(one) for one in out]


@pytest.mark.parametrize("seed", range(GAMES))
def test_what_is_sent_is_equal_in_imagined_worlds(seed: int) -> None:
    """Random games of every size, with steps back; at each of many decisions, for every seat and a spectator."""
    seats = 1 + seed % 5
    table, dice = laid(seats, seed), Dice(seed + 1)
    course = table.played
    looked = 0
    while asked := play.asked(course.s):
        if course.decided % LOOK_EVERY == 0:
            tokens = [GAME.space.tokens[dice.below(int(GAME.space.size))] for _ in range(SOME_TOKENS)]
            for seat in (*range(seats), NOBODY):
                wanted = tokens
                if seat in asked:
                    wanted = tokens + [GAME.space.token(code) for code in play.candidates(course.s, seat)]
                other = in_another_world(table, seat, seed)
                assert sent(table, seat, wanted) == sent(other, seat, wanted)
                looked += 1
        if dice.below(40) == 0 and course.decided > 3:
            course.go_back(course.decided - 1 - dice.below(3))
        else:
            seat = int(asked[dice.below(len(asked))])
            options = play.legal(course.s, seat)
            course.accept(course.trial(seat, options[dice.below(len(options))], 0))
        values = table.turn_values(course.s, table.seats)
        table.row |= values | {"v": table.v + 1, "decided": course.decided}
        if course.decided > 150:
            break
    assert looked > 10


def test_events_of_a_decision_are_equal_where_the_table_is() -> None:
    """The same decision with the same chance in an imagined world tells a seat the same, if it sees the same."""
    compared = 0
    for seed in range(6):
        table, dice = laid(2 + seed % 4, 100 + seed), Dice(seed)
        course = table.played
        while (asked := play.asked(course.s)) and course.decided < 120:
            mover = int(asked[0])
            options = play.legal(course.s, mover)
            choice = options[dice.below(len(options))]
            tried = course.trial(mover, choice, 0)
            for seat in (*range(course.seats), NOBODY):
                other = in_another_world(table, seat, seed).played
                lend_chance(course.s, other.s)
                if mover not in play.asked(other.s) or play.explain(other.s, choice, mover) is not None:
                    continue
                there = other.trial(mover, choice, 0)
                if GAME.show(tried.s, seat) == GAME.show(there.s, seat):
                    assert [one.to(seat) for one in tried.told] == [one.to(seat) for one in there.told]
                    compared += 1
            course.accept(tried)
    assert compared > 500


def test_a_secret_is_told_to_its_seat_alone() -> None:
    """The events with secrets do occur, and only their own seat reads them."""
    secrets = 0
    for seed in range(4):
        table, dice = laid(3, 200 + seed), Dice(seed)
        course = table.played
        while (asked := play.asked(course.s)) and course.decided < 200:
            options = play.legal(course.s, int(asked[0]))
            course.accept(course.trial(int(asked[0]), options[dice.below(len(options))], 0))
        for told in course.told:
            if told.secret is not None:
                secrets += 1
                for seat in (*range(3), NOBODY):
                    hidden = [name for name, value in told.to(seat).items() if value is None]
                    assert bool(hidden) == (seat != told.seat)
    assert secrets > 3


def test_the_past_shows_what_the_seat_saw_then() -> None:
    """Replaying a running game gives a seat its own old views, byte for byte."""
    table, dice = laid(3, 300), Dice(300)
    course: Course = table.played
    views: list[list[str]] = []
    for _ in range(60):
        views.append([json.dumps(GAME.show(course.s, seat)) for seat in (0, 1, 2, NOBODY)])
        seat = int(play.asked(course.s)[0])
        options = play.legal(course.s, seat)
        course.accept(course.trial(seat, options[dice.below(len(options))], 0))
    for n in range(60):
        past = [json.dumps(state_at(table, course, n, seat)["view"]) for seat in (0, 1, 2, NOBODY)]
        assert views[n] == past


def test_sockets_send_nothing_but_what_was_made_for_the_seat(house: House) -> None:
    """The bytes on the line are those of the state made for that seat, no more."""
    people, name = two(house, pace="days")
    lines = {seat: people[seat].socket(name, seat) for seat in (0, 1)}
    spectator, luck = house.guest("C").socket(name), Luck(30)
    table = run_in(house, house.service.tables.get(name))

    def made(seat: int, since: int) -> str:
        return ENCODER.encode(state_of(table, seat, [seat] if seat != NOBODY else [], since)).decode()

    for _ in range(40):
        seat = people[0].state(name)["asked"][0]
        state = people[seat].state(name, seat)
        v = people[seat].move(name, state, luck.choice(legal(state)))["v"]
        for eyes, line in ((0, lines[0]), (1, lines[1]), (NOBODY, spectator)):
            heard = line.version(v)
            assert made(eyes, heard["since"]) == line.bytes[-1]
