"""The five levels: what every one of them promises, in every game."""

import gc
from dataclasses import replace
from typing import Any

import pytest

from caravanserai.bots import SeatView, bots, find_bot, levels, thought
from caravanserai.bots.following import Follower
from caravanserai.bots.levels import LEVELS, Apprentice, Level, level_of, next_down
from caravanserai.bots.taught import judge_of
from caravanserai.bots.turns import Plan, TurnSearch
from caravanserai.core.game import Game, games, start
from caravanserai.core.play import apply, asked
from caravanserai.core.tactics import TURNS, Tactics
from caravanserai.core.wire import digest
from tests.kit.games import every_game
from tests.kit.thoughts import somewhere

by_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
by_level = pytest.mark.parametrize("level", LEVELS)
FEW = 6  # simulations: what is promised does not depend on how many there are


def thinks_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every level as it is, with a small budget."""
    known = thought.tactics_of

    def cheap(game: Game[Any], level: int, seats: int) -> Tactics:
        found = known(game, level, seats)
        return replace(found, simulations=min(found.simulations, FEW))

    monkeypatch.setattr(levels, "tactics_of", cheap)


def planned(level: str, view: SeatView) -> tuple[int, ...]:
    bot = find_bot(level)(3)
    assert isinstance(bot, Level)
    return bot.plan(view)


def test_levels_are_bots_and_stand_in_order() -> None:
    assert set(LEVELS) <= set(bots())
    assert [1, 2, 3, 4, 5] == [level_of(name) for name in LEVELS]
    assert 0 == level_of("greedy")
    assert [None, *LEVELS[:-1]] == [next_down(name) for name in LEVELS]
    assert next_down("greedy") is None


@by_game
@by_level
def test_a_plan_is_legal_and_depends_on_the_view_and_the_seed_alone(
    game: Game[Any], level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second bot of the same seed plans the same; thinking changes nothing; every first choice is legal."""
    thinks_little(monkeypatch)
    for seats in (min(game.seats), max(game.seats)):
        s = somewhere(game, seats, 7 + seats, 12)
        for _ in range(3):
            if not asked(s):
                break
            seat = asked(s)[0]
            view, before = SeatView(game, s, seat), digest(s)
            plan = planned(level, view)
            assert plan[0] in view.legal
            assert plan == planned(level, SeatView(game, s, seat))
            assert before == digest(s)
            apply(s, plan[0], seat)


@by_game
@by_level
def test_what_nobody_can_know_changes_nothing(game: Game[Any], level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At two tables that look alike from a seat, the same is planned: no level looks into hands or piles."""
    thinks_little(monkeypatch)
    for key in range(3):
        s = somewhere(game, max(game.seats), key, 10 + 7 * key)
        if not asked(s):
            continue
        seat = asked(s)[0]
        other = game.imagine(s, seat, 1234 + key)
        assert game.show(s, seat) == game.show(other, seat)
        bot = find_bot(level)(5)
        assert bot.choose(SeatView(game, s, seat)) == bot.choose(SeatView(game, other, seat))


@by_game
@by_level
def test_a_whole_game_ends(game: Game[Any], level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    thinks_little(monkeypatch)
    s = start(game, 2, key=3)
    players = [Follower(find_bot(level)(seed)) for seed in range(2)]
    while asked(s):
        seat = asked(s)[0]
        apply(s, players[seat].choose(SeatView(game, s, seat)), seat)
        assert s.decided < game.longest


def test_an_apprentice_errs_now_and_then_and_never_badly() -> None:
    """Among many seeds some choose otherwise than the best, and what they choose looks nearly as good."""
    game = games()["gugong"]
    s = start(game, 2, key=4)
    view = SeatView(game, s, asked(s)[0])
    plans = [Apprentice(seed).plan(view) for seed in range(40)]
    assert 1 < len(set(plans)) <= 4


def test_nothing_is_collected_while_a_level_thinks_and_all_is_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever comes of it; and where nothing was collected before, nothing is afterwards."""
    game, was_on = games()["gugong"], list[bool]()
    s = start(game, 2, key=4)
    view = SeatView(game, s, asked(s)[0])

    def imagine(_: object) -> Any:
        was_on.append(gc.isenabled())
        raise InterruptedError

    monkeypatch.setattr(view, "_imagine", imagine)
    for before in (True, False):
        (gc.enable if before else gc.disable)()
        try:
            with pytest.raises(InterruptedError):
                planned("merchant", view)
            assert before == gc.isenabled()
        finally:
            gc.enable()
    assert [False, False] == was_on


def test_a_search_is_as_broad_as_told_at_its_own_turn_and_at_later_ones() -> None:
    """The own turns that are found, and those after them, by beams that keep few tables or many."""
    game = games()["marcopolo2"]

    def found(key: int, width: int, later: int) -> dict[tuple[int, ...], Plan]:
        s = somewhere(game, 2, key, 30)
        view = SeatView(game, s, asked(s)[0])
        tactics = Tactics(search=TURNS, plans=2, width=width, later_width=later, simulations=4)
        judge = judge_of(game, 2, 10.0, is_taught=True)
        plans = TurnSearch(judge, view.imagine, view.seat, list(view.legal), 7, tactics).best()
        return {tuple(plan.path): plan for plan in plans}

    better_now = better_later = 0
    for key in range(8):
        broad, narrow_later, narrow_now = found(key, 16, 16), found(key, 16, 1), found(key, 1, 16)
        assert {path: plan.worth for path, plan in broad.items()} == {
            path: plan.worth for path, plan in narrow_later.items()
        }
        better_now += max(plan.worth for plan in broad.values()) > max(plan.worth for plan in narrow_now.values())
        for path, plan in broad.items():
            here, there = plan.next, narrow_later[path].next
            if here and here.plans and there and there.plans:
                better_later += here.plans[0].worth > there.plans[0].worth
    assert better_now
    assert better_later
