"""Who plays alone is judged by what was learned against the opponent of the box; nobody else is."""

from collections.abc import Callable
from dataclasses import replace
from importlib import resources
from typing import Any, Final

import pytest

from caravanserai.bots import SeatView, find_bot, taught
from caravanserai.bots.beam import Beam, answer_quickly
from caravanserai.bots.following import Follower
from caravanserai.bots.hint import hint, tactics_for_hints
from caravanserai.bots.judge import Judge, chance
from caravanserai.bots.levels import CARAVAN_MASTER, LEVELS, level_of
from caravanserai.bots.net import RIVAL, Correction, Layer, Net, SoloJudge, TaughtJudge
from caravanserai.bots.taught import FILE, SOLO_FILE, files_for, judge_of, learned
from caravanserai.bots.thought import Thought, tactics_of
from caravanserai.bots.turns import LONGEST_TURN, TurnSearch
from caravanserai.core.game import Game, games, start
from caravanserai.core.play import answer, asked, legal, playout, question
from caravanserai.core.state import State
from caravanserai.core.tactics import TURNS, Alone, Tactics, five_levels
from caravanserai.core.wire import to_wire
from caravanserai.ladder.fixtures import DIFFICULTY, difficulties
from tests.kit.thoughts import somewhere

TOGETHER: Final = 300_000  # bytes of all that was learned about a game
NOTHING: Final = -1  # a choice that nobody has
ALONE: Final = [game for game in games().values() if game.solo_sketcher is not None]


def by_game(test: Callable[[Game[Any]], None]) -> Callable[[Game[Any]], None]:
    """In all those games, by a judgement that is made up: what is promised does not depend on what was learned."""
    every = pytest.mark.parametrize("game", ALONE, ids=lambda game: game.id)
    marked: Callable[[Game[Any]], None] = pytest.mark.usefixtures("_made_up")(every(test))
    return marked


def made_up(game: Game[Any]) -> dict[str, Any]:
    """A judgement that nobody was taught: any numbers, the same each time."""
    assert game.solo_sketcher is not None
    names = game.solo_sketcher.names
    first: dict[str, Any] = {
        "weights": [[((7 * n + 3 * k) % 21 - 10) / 100 for k in range(6)] for n in range(len(names))]
    }
    last: dict[str, Any] = {"weights": [[((5 * n + 4 * k) % 11 - 5) / 25 for k in range(3)] for n in range(6)]}
    first["biases"], last["biases"] = [0.1] * 6, [0.0, 0.0, 1.0]
    return {"made": {}, "unit": 50.0, "names": list(names), "layers": [first, last]}


@pytest.fixture
def _made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    by_package, known = {game.package: made_up(game) for game in ALONE}, taught.learned
    monkeypatch.setattr(
        taught, "learned", lambda package, file=FILE: by_package[package] if file == SOLO_FILE else known(package, file)
    )


def test_every_game_with_an_opponent_in_its_box_sketches_who_plays_alone() -> None:
    assert [game for game in games().values() if 1 in game.seats] == ALONE


def test_what_is_shipped_for_one_fits_and_says_how_it_was_made() -> None:
    for game in ALONE:
        found = learned(game.package, SOLO_FILE)
        assert found is not None
        assert {"script", "seed", "games", "rounds", "commit", "edition", "stages"} <= found["made"].keys()
        assert found["made"]["solo"]
        assert game.solo_sketcher is not None
        assert list(game.solo_sketcher.names) == found["names"]
        folder = resources.files(game.package)
        assert sum(len((folder / file).read_bytes()) for file in (FILE, SOLO_FILE)) <= TOGETHER


@by_game
def test_one_is_judged_by_what_was_learned_alone_and_several_are_not(game: Game[Any]) -> None:
    assert isinstance(judge_of(game, 1, 10.0, is_taught=True), SoloJudge)
    for seats in game.seats[1:]:
        judge = judge_of(game, seats, 10.0, is_taught=True)
        assert isinstance(judge, TaughtJudge)
        assert game.sketcher is not None
        assert judge.net.layers[0].inputs == len(game.sketcher.names)
        assert [FILE] == [file for file, _ in files_for(game, seats)]
    assert type(judge_of(game, 1, 10.0, is_taught=False)) is Judge


@by_game
def test_without_a_judgement_for_one_that_of_several_has_to_do(game: Game[Any]) -> None:
    assert isinstance(judge_of(replace(game, solo_sketcher=None), 1, 10.0, is_taught=True), TaughtJudge)
    assert type(judge_of(replace(game, solo_sketcher=None, sketcher=None), 1, 10.0, is_taught=True)) is Judge


@by_game
def test_the_levels_that_search_judge_so(game: Game[Any]) -> None:
    s = somewhere(game, 1, 3, 9)
    judges = [Thought(SeatView(game, s, 0), tactics_of(game, level_of(level), 1), 1).judge for level in LEVELS]
    assert [False, False, True, True, True] == [isinstance(judge, SoloJudge) for judge in judges]


@by_game
def test_turns_are_compared_by_the_lead_and_tables_by_that_and_the_chance(game: Game[Any]) -> None:
    judge = judge_of(game, 1, 10.0, is_taught=True)
    assert isinstance(judge, SoloJudge)
    s: State = start(game, 1, key=4)
    judge.begin(s)
    judge.look(s)
    assert judge.ahead(0) == judge.points[0] - judge.rival == judge.points_of(s, 0)
    assert judge.values[0] == pytest.approx(0.5 * chance(judge.strength, 1.0) + 0.5 * chance(judge.ahead(0), 10.0))


def dealt(game: Game[Any], key: int, difficulty: str) -> State:
    options: dict[str, Any] = {DIFFICULTY: difficulty}
    return start(game, 1, key, **options)  # type: ignore[no-any-return]


def hope(game: Game[Any], difficulty: str) -> float:
    """What is expected of some deals, by what is shipped."""
    judge, total = judge_of(game, 1, 10.0, is_taught=True), 0.0
    assert isinstance(judge, SoloJudge)
    for key in range(8):
        judge.look(dealt(game, key, difficulty))
        assert 0.0 < judge.points[0] < 150.0
        assert 0.0 < judge.rival < 150.0
        total += judge.values[0]
    return total


def test_the_harder_the_opponent_the_less_is_hoped_for() -> None:
    for game in ALONE:
        hopes = [hope(game, difficulty) for difficulty in difficulties(game)]
        assert hopes == sorted(hopes, reverse=True)
        assert len(set(hopes)) == len(hopes)


@by_game
def test_when_all_is_over_both_have_what_they_have(game: Game[Any]) -> None:
    judge = judge_of(game, 1, 10.0, is_taught=True)
    assert isinstance(judge, SoloJudge)
    for key in range(3):
        s: State = start(game, 1, key=key)
        playout(s, key)
        judge.look(s)
        by_seat = {one.seat: one for one in game.standings(s)}
        assert (by_seat[0].score, by_seat[RIVAL].score) == (judge.points[0], judge.rival)
        lead = by_seat[0].score - by_seat[RIVAL].score
        assert judge.values[0] == pytest.approx(0.5 * (lead > 0) + 0.5 * chance(lead, 10.0), abs=1e-9)


@by_game
def test_a_net_that_has_learned_nothing_hopes_for_its_worth(game: Game[Any]) -> None:
    assert game.solo_sketcher is not None
    s: State = start(game, 1, key=2)
    unit = game.worth(s, 0) / game.solo_sketcher.sketch(s, 0)[0]
    net = Net([Layer([[0.0, 0.0, 0.0]] * len(game.solo_sketcher.names), [0.0, 0.0, 0.5])], unit)
    correction = Correction(keen=0.5, early=4.0, length=1000.0, alone=1.0)
    judge = SoloJudge(game.worth, game.solo_sketcher.sketch, net, 10.0, correction)
    judge.look(s)
    assert judge.points[0] == pytest.approx(game.worth(s, 0))
    assert judge.rival == pytest.approx(0.5 * unit)
    judge.tell(s)
    assert judge.hopes[0] == pytest.approx(game.worth(s, 0) + 4.0 * (1 - s.decided / 1000))
    assert judge.chances[0] == pytest.approx(chance(1.0, 1.0)), "people are told what is corrected"
    playout(s, 2)
    judge.look(s)
    judge.tell(s)
    assert judge.hopes[0] == game.worth(s, 0)
    assert judge.chances[0] == pytest.approx(float(game.worth(s, 0) > game.worth(s, RIVAL)))


@by_game
def test_at_a_table_of_one_more_is_told_than_of_any_seat(game: Game[Any]) -> None:
    assert game.sketcher is not None
    assert game.solo_sketcher is not None
    names, plain = game.solo_sketcher.names, game.sketcher.names
    assert plain == names[: len(plain)]
    assert len(set(names)) == len(names)
    rows = []
    for key in range(6):
        s = somewhere(game, 1, key, 12 * key)
        row = list(game.solo_sketcher.sketch(s, 0))
        assert len(names) == len(row)
        assert list(game.sketcher.sketch(s, 0)) == row[: len(plain)]
        assert all(-3.0 <= number <= 5.0 for number in row)
        imagined = game.solo_sketcher.sketch(game.imagine(s, 0, 5), 0)
        assert row == list(imagined)  # what the seat cannot know makes no difference
        rows.append(row[len(plain) :])
    assert len({tuple(row) for row in rows}) == len(rows)


@by_game
def test_a_hint_tells_the_lead_over_the_opponent_of_the_box_and_the_chance(game: Game[Any]) -> None:
    view = SeatView(game, somewhere(game, 1, 3, 9), 0)
    tactics = replace(tactics_for_hints(game, 1), simulations=30, guard=1e6, width=4, plans=5)
    first = hint(view, tactics).suggestions[0]
    assert first.points is not None
    assert first.ahead is not None
    assert first.chance is not None
    assert 0.0 <= first.chance.low <= first.chance.mean <= first.chance.high <= 1.0


def searching(game: Game[Any], s: State, tactics: Tactics) -> TurnSearch:
    view = SeatView(game, s, 0)
    return TurnSearch(judge_of(game, 1, 10.0, is_taught=True), view.imagine, 0, list(view.legal), 7, tactics)


@by_game
def test_a_turn_is_over_when_the_opponent_of_the_box_has_drawn(game: Game[Any]) -> None:
    """Who plays alone is asked again at once: a turn that went on would fit a card that nobody can know."""
    judge = judge_of(game, 1, 10.0, is_taught=True)
    for key in range(4):
        s = somewhere(game, 1, key, 8 * key)
        turns = Beam(judge, 0, s.reveals, 4, 12).turns(s, list(legal(s, 0)), 6)
        for turn in turns:
            table = s.clone()
            for choice in turn.path:
                assert table.reveals == s.reveals
                answer(table, question(table, 0), choice)


@by_game
def test_a_turn_that_cannot_be_taken_here_is_ended_and_no_other_begun(game: Game[Any]) -> None:
    for key in range(4):
        search = searching(game, somewhere(game, 1, key, 8 * key), Tactics())
        s, same = search.imagine(3), search.imagine(3)
        search.follow(s, [NOTHING], 0)
        reveals = same.reveals
        for _ in range(LONGEST_TURN):
            if same.stack and same.reveals == reveals:
                answer_quickly(search.judge, same)
        assert to_wire(same) == to_wire(s)


@by_game
def test_turns_are_worth_their_mean_on_several_tables(game: Game[Any]) -> None:
    s = somewhere(game, 1, 2, 9)
    search = searching(game, s, Tactics(search=TURNS, width=4, plans=5, worlds=3, simulations=0))
    plans = search.best()
    assert 1 < len(plans) <= 5
    assert [plan.worth for plan in plans] == sorted({plan.worth for plan in plans}, reverse=True)
    again = searching(game, s, Tactics(search=TURNS, width=4, plans=5, worlds=3, simulations=0)).best()
    assert [plan.path for plan in plans] == [plan.path for plan in again]


def test_the_strongest_may_think_otherwise_alone() -> None:
    alone = Alone(simulations=70, worlds=3)
    levels = five_levels(Tactics(search=TURNS), small=4, strong=6, strongest=10, alone=alone)
    assert [2, 3] == [levels[level].shared_by(1).simulations for level in (3, 4)]
    sage = levels[5].shared_by(1)
    assert (70, 3) == (sage.simulations, sage.worlds)
    assert (5, 1) == (levels[5].shared_by(2).simulations, levels[5].shared_by(2).worlds)


def wins(game: Game[Any], level: str, difficulty: str, tables: int) -> int:
    """How many deals a level wins, each the same whenever it is played."""
    won = 0
    for key in range(tables):
        s = dealt(game, key, difficulty)
        player = Follower(find_bot(level)(key))
        while asked(s):
            answer(s, question(s, 0), player.choose(SeatView(game, s, 0)))
        won += {one.seat: one.won for one in game.standings(s)}[0]
    return won


@pytest.mark.slow
@pytest.mark.compiled
def test_the_fourth_level_wins_more_often_than_not_at_the_easiest() -> None:
    for game in ALONE:
        assert 6 <= wins(game, CARAVAN_MASTER, difficulties(game)[0], 10)
