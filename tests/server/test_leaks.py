"""Hidden information never leaves: what is sent is the same in every world that a seat cannot tell apart."""

import json
from dataclasses import replace
from typing import Any

import pytest

from caravanserai.core import play
from caravanserai.core.course import Course, Tried, begun
from caravanserai.core.game import Game, games
from caravanserai.core.ids import NOBODY
from caravanserai.core.rng import key_from
from caravanserai.core.telling import Told
from caravanserai.kit.secrets import lend_chance
from caravanserai.kit.walk import Dice
from caravanserai.server.config import Config
from caravanserai.server.store import Store
from caravanserai.server.thinking import Thinkers
from caravanserai.tables.commands import Actor, Order, Stale
from caravanserai.tables.making import game_row, record_text
from caravanserai.tables.problem import Problem
from caravanserai.tables.rows import SeatRow
from caravanserai.tables.seen import events_of, over_of, state_at, state_of, summary
from caravanserai.tables.shapes import encoded
from caravanserai.tables.table import Table
from tests.server.house import House, Luck, legal, run_in
from tests.server.test_undo import two

GUGONG: Game[Any] = games()["gugong"]
GAMES = 2_000
AT_A_TIME = 10
USUALLY = 10  # games of each; all of them take a quarter of an hour a game
LOOK_EVERY = 7  # decisions
LONG = 10_000  # decisions that a random game may take: there are fewer looks into each of those
SELDOM = 8  # times
WHOLE_EVERY = 5  # looks: then at all that has happened, else at what is new
SOME_TOKENS = 12
NOBODY_LEFT: SeatRow = {"former": None, "former_name": None, "seen": None}

many_games = pytest.mark.parametrize(
    ("game", "first"),
    [
        pytest.param(game, n, marks=[pytest.mark.long] if n >= USUALLY else [], id=f"{game.id}-{n}")
        for game in games().values()
        for n in range(0, GAMES, AT_A_TIME)
    ],
)


def laid(game: Game[Any], seats: int, seed: int) -> Table:
    """A table in memory, one person on each seat."""
    key = key_from(seed)
    course = begun(game, seats, key, game.options(seats, {}))
    config = Config("sqlite:///nowhere.sqlite")
    table = Table("leaks", Store(config.database), Thinkers(0), config)
    table.row = game_row(game, seats, key, course.options, {"id": "p0"}, True, "days")
    table.seats = [
        {"seat": seat, "kind": "person", "person": f"p{seat}", "name": f"P{seat}", "bot": None, **NOBODY_LEFT}
        for seat in range(seats)
    ]
    table.course = course
    table.row |= table.turn_values(course.s, table.seats)
    return table


def in_another_world(table: Table, seat: int, key: int) -> Table:
    """The same table as far as a seat can tell."""
    other = Table(table.id, table.store, table.thinkers, table.config)
    other.row, other.seats = table.row, table.seats
    other.course = table.played.copy()
    other.course.s = table.played.game.imagine(table.played.s, seat, key)
    other.course.told = [told_otherwise(one, seat) for one in other.course.told]
    return other


def told_otherwise(told: Told, seat: int) -> Told:
    """The same event with another secret, where it is not this seat's."""
    if told.secret is None or told.seat == seat:
        return told
    return replace(told, secret={name: f"another {value}" for name, value in told.secret.items()})


def sent(table: Table, seat: int, tokens: list[str], since: int) -> list[str]:
    """Everything that a seat could be sent of this table: the state, the stale answer, refusals, scores, lists."""
    mine = [seat] if seat != NOBODY else []
    person = None if seat == NOBODY else f"p{seat}"
    out: list[Any] = [state_of(table, seat, mine, since)]
    out.append(summary(table.row, table.seats, person))
    out.append(over_of(table.played, table.played.s))
    out.append(Stale(table, Order(Actor(person), seat, 0, "k")).body() if person else None)
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
    return [encoded(one) for one in out]


@pytest.mark.slow
@many_games
def test_what_is_sent_is_equal_in_imagined_worlds(game: Game[Any], first: int) -> None:
    """Random games of every size, with steps back; at each of many decisions, for every seat and a spectator."""
    seeds = range(first, first + AT_A_TIME)
    assert sum(looked_through(laid(game, size_of(game, seed), seed), seed) for seed in seeds) > 10 * AT_A_TIME


def size_of(game: Game[Any], seed: int) -> int:
    """Each player count in turn."""
    return game.seats[seed % len(game.seats)]


def seldom(game: Game[Any]) -> int:
    return SELDOM if game.longest >= LONG else 1


def looked_through(table: Table, seed: int) -> int:
    """Play a game to its end at random; how often somebody's two worlds were compared."""
    course, dice, looked, last = table.played, Dice(seed + 1), 0, -1
    looks = told = 0
    space, every = course.game.space, LOOK_EVERY * seldom(course.game)
    while asked := play.asked(course.s):
        if course.decided % every == 0 and course.decided != last:
            last = course.decided
            since = 0 if looks % WHOLE_EVERY == 0 else min(told, len(course.told))
            looks, told = looks + 1, len(course.told)
            tokens = [space.tokens[dice.below(int(space.size))] for _ in range(SOME_TOKENS)]
            for seat in (*range(course.seats), NOBODY):
                wanted = tokens
                if seat in asked:
                    wanted = tokens + [space.token(code) for code in play.candidates(course.s, seat)]
                other = in_another_world(table, seat, seed)
                assert sent(table, seat, wanted, since) == sent(other, seat, wanted, since)
                looked += 1
        if dice.below(40) == 0 and course.decided > 3:
            course.go_back(course.decided - 1 - dice.below(3))
        else:
            seat = int(asked[dice.below(len(asked))])
            options = play.legal(course.s, seat)
            course.accept(course.trial(seat, options[dice.below(len(options))], 0))
        values = table.turn_values(course.s, table.seats)
        table.row |= values | {"v": table.v + 1, "decided": course.decided}
    return looked


@pytest.mark.slow
@many_games
def test_events_of_a_decision_are_equal_where_the_table_is(game: Game[Any], first: int) -> None:
    """The same decision with the same chance in an imagined world tells a seat the same, if it sees the same."""
    seeds = range(first, first + AT_A_TIME)
    assert sum(compared_events(laid(game, size_of(game, seed), seed), seed) for seed in seeds) > 500


def compared_events(table: Table, seed: int) -> int:
    """Play a game to its end at random; how many decisions told somebody the same in both worlds."""
    course, dice, compared = table.played, Dice(seed), 0
    every = seldom(course.game)
    while asked := play.asked(course.s):
        mover = int(asked[0])
        options = play.legal(course.s, mover)
        choice = options[dice.below(len(options))]
        tried = course.trial(mover, choice, 0)
        for seat in (*range(course.seats), NOBODY) if course.decided % every == 0 else ():
            other = in_another_world(table, seat, seed).played
            lend_chance(course.s, other.s)
            if mover not in play.asked(other.s) or play.explain(other.s, choice, mover) is not None:
                continue
            there = other.trial(mover, choice, 0)
            if looks_the_same(course.game, tried.s, there.s, seat):
                assert news(course.game, tried, seat) == news(course.game, there, seat)
                compared += 1
        course.accept(tried)
    return compared


def looks_the_same(game: Game[Any], one: Any, other: Any, seat: int) -> bool:
    """To a seat that remembers what all were shown, though it lies face down now (GG-6.3.13)."""
    remembered = getattr(one, "shown", 0) == getattr(other, "shown", 0)
    return remembered and game.show(one, seat) == game.show(other, seat)


def news(game: Game[Any], tried: Tried, seat: int) -> str:
    """What a seat is sent of a decision's events."""
    course = Course(game, 0, b"", {}, tried.s, told=tried.told)
    return encoded(events_of(course, seat, 0))


def test_a_secret_is_told_to_its_seat_alone() -> None:
    """The events with secrets do occur, and only their own seat reads them."""
    secrets = 0
    for seed in range(4):
        table, dice = laid(GUGONG, 3, 200 + seed), Dice(seed)
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


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_the_past_shows_what_the_seat_saw_then(game: Game[Any]) -> None:
    """Replaying a running game gives a seat its own old views, byte for byte."""
    table, dice = laid(game, 3, 300), Dice(300)
    course: Course = table.played
    views: list[list[str]] = []
    for _ in range(60):
        views.append([json.dumps(game.show(course.s, seat)) for seat in (0, 1, 2, NOBODY)])
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
        return encoded(state_of(table, seat, [seat] if seat != NOBODY else [], since))

    for _ in range(40):
        seat = people[0].state(name)["asked"][0]
        state = people[seat].state(name, seat)
        v = people[seat].move(name, state, luck.choice(legal(state)))["v"]
        for eyes, line in ((0, lines[0]), (1, lines[1]), (NOBODY, spectator)):
            heard = line.version(v)
            assert made(eyes, heard["since"]) == line.bytes[-1]
