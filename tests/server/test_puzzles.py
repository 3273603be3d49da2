"""Puzzles over the API: the table as the seat sees it, and nothing of the answer before the turn is done."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from caravanserai.bots import SeatView
from caravanserai.bots.reached import Reached, fingerprint
from caravanserai.bots.taught import judge_of
from caravanserai.core import puzzle
from caravanserai.core.course import begun
from caravanserai.core.game import games
from caravanserai.core.play import answer, asked, legal, question
from caravanserai.core.puzzle import Puzzle
from caravanserai.core.record import replay
from caravanserai.core.rng import mixed
from caravanserai.core.state import State
from caravanserai.server.limits import A_PUZZLE, A_PUZZLE_LAID, A_REQUEST, A_TABLE_KEPT
from caravanserai.tables import puzzles
from tests.puzzles import as_set, made
from tests.server.house import House, Person, config_for, sqlite_in
from tests.server.paying import KEPT, paid, stop_the_clock

Sent = dict[str, Any]
GAME = "gugong"
PUZZLE = made(GAME)  # takes a tenth of a second


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game with one puzzle."""
    lay(monkeypatch, PUZZLE)
    yield
    puzzles.KEPT.clear()


def lay(monkeypatch: pytest.MonkeyPatch, one: Puzzle, game: str = GAME) -> None:
    found = as_set(one, game=game)
    monkeypatch.setattr(puzzle, "shipped", lambda package: found if package.endswith(game) else None)
    puzzles.KEPT.clear()


def tokens(path: tuple[int, ...], game: str = GAME) -> list[str]:
    return [games()[game].space.token(choice) for choice in path]


def seen(person: Person, *turn: str, one: Puzzle = PUZZLE, game: str = GAME, status: int = 200) -> Sent:
    found: Sent = person.get(f"/api/games/{game}/puzzles/{one.id}", status, turn=list(turn))
    return found


def step_by_step(person: Person, path: tuple[int, ...], **more: Any) -> list[Sent]:
    """What is answered to each choice of a turn."""
    chosen = tokens(path, more.get("game", GAME))
    return [seen(person, *chosen[:n], **more) for n in range(len(chosen) + 1)]


# The table


def test_a_game_lists_its_puzzles(shared_house: House) -> None:
    """By their names, and no more."""
    facts = {one["id"]: one["puzzles"] for one in shared_house.guest().get("/api/games")}
    assert [PUZZLE.id] == facts[GAME]
    assert [] == facts["yokohama"]


def test_nobody_needs_a_name_to_try_one(shared_house: House) -> None:
    stranger = Person(shared_house)
    found = seen(stranger)
    assert PUZZLE.seat == found["state"]["ask"]["seat"] == found["state"]["seat"]
    assert stranger.get("/api/me")["person"] is None


@pytest.mark.parametrize("game", games())
def test_the_table_is_shown_as_its_seat_saw_it(shared_house: House, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Its view and what it was told, in every game; the choices are those of the rules."""
    one = made(game, after=12)
    lay(monkeypatch, one, game)
    state = seen(Person(shared_house), one=one, game=game)["state"]
    it = games()[game]
    s = replay(one.record(it))
    assert it.show(s, one.seat) == state["view"]
    assert [one.seat] == state["asked"] == list(asked(s))
    open_ones = [it.space.token(code) for code in legal(s, one.seat)]
    assert open_ones == [choice["token"] for choice in state["ask"]["choices"] if "rule" not in choice]
    course = begun(it, one.seats, one.key, it.options(one.seats, {}))
    for seat, choice in one.moves:
        course.accept(course.trial(seat, choice, 0))
    assert [told.to(one.seat) for told in course.told] == [event["args"] for event in state["events"]]


def test_choices_are_taken_one_after_the_other(shared_house: House) -> None:
    """Each can be taken back: whoever asks says what is chosen."""
    *before, last = step_by_step(Person(shared_house), PUZZLE.best)
    decided = len(PUZZLE.moves)
    assert [decided + n for n in range(len(before))] == [one["state"]["decided"] for one in before]
    assert [n > 0 for n in range(len(before))] == [one["state"]["undo"]["can"] for one in before]
    assert not last["state"]["undo"]["can"]
    assert last["state"]["ask"] is None


# Secrets


def test_nothing_of_the_answer_is_told_before_the_turn_is_done(
    shared_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever turn is the best, the same is sent until then, to the letter."""
    me = Person(shared_house)
    first, *rest = PUZZLE.rivals
    other = replace(PUZZLE, best=first.path, rivals=(replace(first, path=PUZZLE.best), *rest))
    told = []
    for one in (PUZZLE, other):
        lay(monkeypatch, one)
        told.append(step_by_step(me, PUZZLE.best))
    assert told[0][:-1] == told[1][:-1]
    assert {None} == {one["answer"] for one in told[0][:-1]}
    assert ["best", "compared"] == [one[-1]["answer"]["verdict"] for one in told]


def test_what_the_seat_cannot_know_is_dealt_anew(shared_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even the process that answers has the cards of the game that was played; the seat cannot tell the two."""
    me, differing = Person(shared_house), list[str]()
    for name, game in games().items():
        one = made(name, after=12)
        lay(monkeypatch, one, name)
        seen(me, one=one, game=name)
        (at,) = puzzles.KEPT.values()
        true = replay(one.record(game))
        assert game.show(true, one.seat) == game.show(at.course.s, one.seat)
        differing += [name] * (fingerprint(true) != fingerprint(at.course.s))
    assert differing


def test_a_choice_that_reveals_something_ends_the_turn_and_shows_nothing(
    shared_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table stays as it was before: what would have come is nobody's to see."""
    one, path = revealing()
    lay(monkeypatch, one, "paladins")
    before, after = step_by_step(Person(shared_house), path, one=one, game="paladins")[-2:]
    assert after["answer"] is not None
    assert before["state"]["view"] == after["state"]["view"]
    assert before["state"]["events"] == after["state"]["events"]


def revealing() -> tuple[Puzzle, tuple[int, ...]]:
    """A puzzle one of whose turns draws a card."""
    game = games()["paladins"]
    for after in range(12, 200, 4):
        one = made("paladins", after=after)
        s = replay(one.record(game))
        for path in (one.best, *(rival.path for rival in one.rivals)):
            end = s.clone()
            for choice in path:
                choose(end, choice, one.seat)
            if end.reveals != s.reveals:
                return one, path
    raise AssertionError("no such turn")


def choose(s: State, choice: int, seat: int) -> None:
    answer(s, question(s, seat), choice)


# What is said of a turn


def test_the_best_turn_is_known_when_it_is_taken(shared_house: House) -> None:
    said = seen(Person(shared_house), *tokens(PUZZLE.best))["answer"]
    assert ("best", None, None) == (said["verdict"], said["chance"], said["points"])
    assert {"mean": 0.1, "width": 0.02} == said["next"]
    assert tokens(PUZZLE.best)[: len(said["path"])] == said["path"]


def test_of_another_turn_it_is_told_how_much_less_it_brings(shared_house: House) -> None:
    me, rival = Person(shared_house), PUZZLE.rivals[1]
    said = seen(me, *tokens(rival.path))["answer"]
    assert ("compared", 0.2, 6.0) == (said["verdict"], said["chance"]["mean"], said["points"]["mean"])
    assert said["best"] == seen(me, *tokens(PUZZLE.best))["answer"]["played"] != said["played"]


def test_who_answers_while_another_does_is_told_the_same() -> None:
    """Where the turns lead is looked at once; nobody is compared with the half of it."""
    turns = [tokens(rival.path) for rival in PUZZLE.rivals]

    async def answered() -> list[str]:
        await puzzles.position(GAME, PUZZLE.id)
        found = await asyncio.gather(*(puzzles.shown(GAME, PUZZLE.id, turn) for turn in turns))
        return [one["answer"]["verdict"] for one in found if one["answer"] is not None]

    assert ["compared"] * len(turns) == asyncio.run(answered())


def test_of_a_turn_that_nobody_has_judged_no_figure_is_told(
    shared_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    *others, last = PUZZLE.rivals
    lay(monkeypatch, replace(PUZZLE, rivals=tuple(others)))
    said = seen(Person(shared_house), *tokens(last.path))["answer"]
    assert ("other", None, None) == (said["verdict"], said["chance"], said["points"])


def test_a_turn_counts_by_where_it_leads(shared_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """In another order of clicks it is the same turn."""
    game = games()["yokohama"]
    one, swapped = two_orders()
    lay(monkeypatch, one, "yokohama")
    assert swapped != one.best
    found = seen(Person(shared_house), *[game.space.token(code) for code in swapped], one=one, game="yokohama")
    assert "best" == found["answer"]["verdict"]


def two_orders() -> tuple[Puzzle, tuple[int, ...]]:
    """A puzzle whose best turn sends assistants to two places, and the same turn with the other one first."""
    game = games()["yokohama"]
    one = made("yokohama", after=20, turns=3)
    reached = Reached(SeatView(game, replay(one.record(game)), one.seat), judge_of(game, 2, 10.0, is_taught=True))
    for n in range(400):
        path = reached.whole(at_random(reached, n))
        if path is None or path[0] == path[1]:
            continue
        swapped = (path[1], path[0], *path[2:])
        if swapped == reached.whole(swapped) and reached.place(path).is_same(reached.place(swapped)):
            return replace(one, best=path), swapped
    raise AssertionError("no such turn")


def at_random(reached: Reached, n: int) -> list[int]:
    """A turn as it comes."""
    s, path = reached.worlds[0].clone(), list[int]()
    while not path or (asked(s) == (reached.seat,) and s.reveals == reached.reveals and len(path) < 9):
        options = legal(s, reached.seat)
        path.append(options[mixed(100 * n + len(path)) % len(options)])
        choose(s, path[-1], reached.seat)
    return path


# What is wrong


def test_there_is_no_such_puzzle(shared_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    me = shared_house.guest()
    assert "no-such-puzzle" == me.get(f"/api/games/{GAME}/puzzles/00000000", 404)["error"]
    assert "no-such-game" == me.get(f"/api/games/chess/puzzles/{PUZZLE.id}", 404)["error"]
    assert "no-such-puzzle" == me.get(f"/api/games/yokohama/puzzles/{PUZZLE.id}", 404)["error"]
    assert "not-found" == me.get(f"/api/games/{GAME}/puzzles/..%2Fx", 404)["error"]
    assert "no-such-puzzle" == me.post(f"/api/games/{GAME}/puzzles/00000000/play", 404)["error"]
    older = replace(as_set(PUZZLE), edition=0)
    monkeypatch.setattr(puzzle, "shipped", lambda _: older)
    assert "no-such-puzzle" == seen(me, status=404)["error"]


def test_what_is_not_allowed_is_refused_in_one_line(shared_house: House) -> None:
    me = Person(shared_house)
    for turn, status, error in (
        (("gift:nothing",), 409, "refused"),
        (("place:wall",), 409, "refused"),
        (("", ""), 400, "malformed"),
    ):
        said = seen(me, *turn, status=status)
        assert error == said["error"]
        assert "\n" not in said["detail"]
    best = tokens(PUZZLE.best)
    said = seen(me, *best, best[0], status=400)
    assert f"turn: it is over after {len(best)} choices; {len(best) + 1} were sent" == said["detail"]
    assert "malformed" == seen(me, *["place:wall"] * (puzzles.LONGEST_TURN + 1), status=400)["error"]


# Playing on


def test_one_plays_on_from_it_with_what_one_could_not_know_dealt_anew(shared_house: House) -> None:
    me = shared_house.guest()
    table = me.post(f"/api/games/{GAME}/puzzles/{PUZZLE.id}/play")["id"]
    state = me.state(table, PUZZLE.seat)
    view = seen(me)["state"]["view"]
    assert (len(PUZZLE.moves), view) == (state["decided"], state["view"])
    assert PUZZLE.seat == state["ask"]["seat"]
    course = shared_house.service.tables.live[table].course
    assert course is not None
    assert [(PUZZLE.seat, len(PUZZLE.moves))] == [(seat, n) for n, (seat, _) in course.anew.items()]
    me.move(table, state, tokens(PUZZLE.best)[0])


def test_what_it_takes_is_paid_for(tmp_path: Path) -> None:
    """To lay one, which means to play a game, costs more than to look at one that lies there; the disk is paid, too."""
    with House(config_for(sqlite_in(tmp_path), limits=True)) as house:
        me = house.guest()
        stop_the_clock(house)
        assert A_REQUEST + A_PUZZLE_LAID == paid(house, lambda: seen(me))
        assert A_REQUEST + A_PUZZLE == paid(house, lambda: seen(me))
        play_on = f"/api/games/{GAME}/puzzles/{PUZZLE.id}/play"
        assert A_TABLE_KEPT + len(PUZZLE.moves) == paid(house, lambda: me.post(play_on), KEPT)


def test_to_play_on_one_needs_a_name(shared_house: House) -> None:
    stranger = Person(shared_house)
    assert "not-signed-in" == stranger.post(f"/api/games/{GAME}/puzzles/{PUZZLE.id}/play", 401)["error"]
