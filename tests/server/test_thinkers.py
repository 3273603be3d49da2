"""Workers that are ended, break or take too long: nothing is lost, somebody decides, and the log says who did not."""

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from caravanserai.bots import BotMaker, find_bot, seed_of
from caravanserai.bots.levels import LEVELS
from caravanserai.core import play
from caravanserai.core.course import Course, begun, saved
from caravanserai.core.game import games
from caravanserai.core.rng import key_from
from caravanserai.server.thinking import Thinkers
from caravanserai.server.workers import OutOfTime, Worker
from caravanserai.tables import choosing
from caravanserai.tables.choosing import Chosen, chosen, is_slow, stand_ins
from tests.patience import PATIENCE_S
from tests.server.bots import GO, SECRET, Broken, Cheat, Planner, Singly, Stuck, installed, stuck_pids
from tests.server.test_workers import is_alive

T = TypeVar("T")
AT_LEISURE = 3600.0  # seconds that nothing here takes


@pytest.fixture
def talk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The bots of the tests are installed; the folder by which stuck ones are let go."""
    known = {"stuck": Stuck, "broken": Broken, "sage": Broken, "caravan-master": Cheat}
    with installed(tmp_path, monkeypatch, known) as folder:
        yield folder


def course(seats: int = 3) -> Course:
    game = games()["gugong"]
    return begun(game, seats, key_from(9), game.options(seats, {}))


def everybody(bot: str, seats: int = 3) -> dict[int, str]:
    return dict.fromkeys(range(seats), bot)


def by_hand(bots: dict[int, str], most: int) -> list[tuple[int, str]]:
    """What an errand comes to without any worker."""
    table = course(len(bots))
    seeds = {seat: (bot, seed_of(table.key, seat)) for seat, bot in bots.items()}
    return chosen("gugong", saved(table.s), seeds, most).moves


async def until(is_so: Callable[[], T]) -> T:
    async with asyncio.timeout(PATIENCE_S):
        while not (found := is_so()):
            await asyncio.sleep(0.01)
    return found


def with_thinkers(workers: int, story: Callable[[Thinkers], Awaitable[T]], hard: float = AT_LEISURE) -> T:
    """Workers that are given all the time there is, and no grace."""

    async def told() -> T:
        thinkers = Thinkers(workers, hard, grace=0.0)
        try:
            return await story(thinkers)
        finally:
            thinkers.close()

    return asyncio.run(told())


# Who stands in


def test_levels_are_stood_in_for_level_by_level() -> None:
    assert (*reversed(LEVELS), "random") == stand_ins("sage")
    assert ("apprentice", "random") == stand_ins("apprentice")
    assert ("mine", "trader", "apprentice", "random") == stand_ins("mine")
    assert ("random",) == stand_ins("random")


def test_what_is_slow() -> None:
    assert ["caravan-master", "sage", "mine"] == [one for one in (*LEVELS, "greedy", "random", "mine") if is_slow(one)]


def test_a_bot_that_breaks_or_cheats_is_stood_in_for(talk: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Here the two strongest do; the third decides, as it would itself. What a bot says of its hand is not told."""
    assert talk.exists()

    async def story(thinkers: Thinkers) -> Chosen:
        return await thinkers.choose("the table", course(), everybody("sage"), 1)

    with caplog.at_level(logging.WARNING, "caravanserai.server"):
        found = with_thinkers(0, story)
    assert by_hand(everybody("merchant"), 1) == found.moves
    seat = found.moves[0][0]
    assert [
        f"table the table: seat {seat}: sage failed (RuntimeError), caravan-master decides instead",
        f"table the table: seat {seat}: caravan-master failed (ValueError), merchant decides instead",
    ] == [record.getMessage() for record in caplog.records]
    assert SECRET not in caplog.text


def test_even_the_last_may_break(talk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then the table hears of it, and tries again later."""
    assert talk.exists()
    monkeypatch.setattr(choosing, "RANDOM", "broken")
    monkeypatch.setattr(choosing, "next_down", lambda _: None)
    with pytest.raises(RuntimeError, match=SECRET):
        by_hand(everybody("sage"), 1)


@pytest.mark.slow
def test_a_bot_that_takes_too_long_is_stood_in_for(talk: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Its worker is ended – here by hand, else by the guard –, and the next level down decides."""

    async def story(thinkers: Thinkers) -> Chosen:
        task = asyncio.create_task(thinkers.choose("t", course(), everybody("stuck"), 1))
        [pid] = await until(lambda: stuck_pids(talk))
        thinkers.workers[0].end()
        found = await task
        await until(lambda: not is_alive(pid))
        return found

    found = with_thinkers(1, story)
    assert by_hand(everybody("trader"), 1) == found.moves
    [said] = [record.getMessage() for record in caplog.records]
    assert said.endswith("stuck failed (OutOfTime), trader decides instead")


def test_the_guard_ends_what_takes_too_long() -> None:
    """A thread cannot be ended, but nobody waits for it, and there is another."""
    let_go = threading.Event()

    async def story() -> bool:
        worker = Worker(is_thread=True)
        try:
            with pytest.raises(OutOfTime):
                await worker.run(0.0, let_go.wait)
            return await worker.run(None, let_go.is_set)
        finally:
            let_go.set()
            worker.end()

    assert asyncio.run(story()) is False


# Workers that end


@pytest.mark.slow
def test_killing_a_worker_in_mid_search_loses_nothing(talk: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Another takes up the errand, and nobody need stand in."""

    async def story(thinkers: Thinkers) -> tuple[Chosen, list[int]]:
        task = asyncio.create_task(thinkers.choose("t", course(), everybody("stuck"), 1))
        [pid] = await until(lambda: stuck_pids(talk))
        os.kill(pid, signal.SIGKILL)
        await until(lambda: len(stuck_pids(talk)) > 1)
        (talk / GO).touch()
        return await task, stuck_pids(talk)

    found, pids = with_thinkers(1, story)
    first = play.legal(course().s, found.moves[0][0])[0]
    assert course().game.space.token(first) == found.moves[0][1]
    assert 2 == len(set(pids))
    assert not caplog.records


@pytest.mark.slow
def test_a_worker_that_dies_again_and_again_is_stood_in_for(talk: Path) -> None:
    """Whatever the bot does to its process, the game goes on."""

    async def story(thinkers: Thinkers) -> Chosen:
        task = asyncio.create_task(thinkers.choose("t", course(), everybody("stuck"), 1))
        [first] = await until(lambda: stuck_pids(talk))
        os.kill(first, signal.SIGKILL)
        second = await until(lambda: stuck_pids(talk)[1:])
        os.kill(second[0], signal.SIGKILL)
        return await task

    assert by_hand(everybody("trader"), 1) == with_thinkers(1, story).moves


@pytest.mark.slow
def test_what_nobody_needs_is_ended(talk: Path) -> None:
    """A search that is cancelled frees its worker; another errand of the table is done at once."""

    async def story(thinkers: Thinkers) -> Chosen:
        task = asyncio.create_task(thinkers.choose("t", course(), everybody("stuck"), 1))
        [pid] = await until(lambda: stuck_pids(talk))
        task.cancel()
        await until(lambda: not is_alive(pid))
        return await thinkers.choose("t", course(), everybody("random"), 1)

    assert by_hand(everybody("random"), 1) == with_thinkers(1, story).moves


def test_what_waits_and_is_not_needed_is_never_begun(talk: Path) -> None:
    async def story(thinkers: Thinkers) -> int:
        first = asyncio.create_task(thinkers.choose("a", course(), everybody("stuck"), 1))
        await until(lambda: stuck_pids(talk))
        second = asyncio.create_task(thinkers.choose("b", course(), everybody("stuck"), 1))
        await until(lambda: thinkers.turns.waiting)
        second.cancel()
        await until(second.done)
        (talk / GO).touch()
        await first
        assert not thinkers.turns.waiting
        return len(stuck_pids(talk))

    assert 1 == with_thinkers(1, story)


def test_strong_bots_do_not_starve_other_tables(talk: Path) -> None:
    """Three tables think without end; somebody who plays with a quick bot does not notice."""

    async def story(thinkers: Thinkers) -> Chosen:
        tasks = [asyncio.create_task(thinkers.choose(name, course(), everybody("stuck"), 1)) for name in "abc"]
        await until(lambda: stuck_pids(talk))
        found = await thinkers.choose("d", course(), everybody("random"), 1)
        assert 1 == len(stuck_pids(talk))
        for task in tasks:
            task.cancel()
        return found

    assert by_hand(everybody("random"), 1) == with_thinkers(2, story).moves


def test_closing_ends_what_is_thought(talk: Path) -> None:
    async def story(thinkers: Thinkers) -> None:
        task = asyncio.create_task(thinkers.choose("t", course(), everybody("stuck"), 1))
        [pid] = await until(lambda: stuck_pids(talk))
        task.cancel()
        thinkers.close()
        await until(lambda: not is_alive(pid))

    with_thinkers(1, story)


# Plans


def planning(name: str) -> BotMaker:
    return Planner if name == "sage" else find_bot(name)


def test_a_planned_turn_is_thought_of_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its decisions come in one errand, however long it was thought about, as far as they are those of the turn."""
    monkeypatch.setattr(choosing, "find_bot", planning)
    monkeypatch.setattr(choosing, "ERRAND_SECONDS", -1.0)
    monkeypatch.setattr(Planner, "thoughts", 0)
    table = course(2)
    moves = by_hand(everybody("sage", 2), choosing.MOST)
    assert (1, True) == (Planner.thoughts, len(moves) > 1)
    assert 1 == len({seat for seat, _ in moves})
    for seat, token in moves:
        assert token == table.game.space.token(play.legal(table.s, seat)[0])
        table.accept(table.trial(seat, token, 0))
    assert moves[0][0] not in play.asked(table.s) or int(table.s.reveals) > 0


def test_a_plan_ends_where_something_new_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """What follows is thought about anew."""
    monkeypatch.setattr(choosing, "find_bot", planning)
    monkeypatch.setattr(choosing, "ERRAND_SECONDS", -1.0)
    table = course(2)
    whole = by_hand(everybody("sage", 2), choosing.MOST)
    seat = whole[0][0]
    table.accept(table.trial(*whole[0], 0))
    code = play.legal(table.s, seat)[0]
    reveals = int(table.s.reveals)
    assert choosing.is_as_planned(table.s, seat, code, reveals)
    assert not choosing.is_as_planned(table.s, seat, code, reveals - 1)
    assert not choosing.is_as_planned(table.s, 1 - seat, code, reveals)
    assert not choosing.is_as_planned(table.s, seat, max(play.legal(table.s, seat)) + 1, reveals)


def singly(name: str) -> BotMaker:
    return Singly if name == "sage" else find_bot(name)


@pytest.mark.parametrize("together", [2, 3])
def test_a_few_single_decisions_of_a_strong_bot_are_one_errand(together: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many, whatever they take, as long as it is the same seat's turn: those that single errands would come to."""
    monkeypatch.setattr(choosing, "find_bot", singly)
    monkeypatch.setattr(choosing, "ERRAND_SECONDS", -1.0)
    monkeypatch.setattr(choosing, "TOGETHER", together)
    monkeypatch.setattr(choosing, "beat_of", lambda _: AT_LEISURE)
    moves = by_hand(everybody("sage", 2), choosing.MOST)
    assert (together, 1) == (len(moves), len({seat for seat, _ in moves}))
    monkeypatch.setattr(choosing, "find_bot", planning)
    assert moves == by_hand(everybody("sage", 2), choosing.MOST)[:together]


def test_single_decisions_end_with_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next seat's are another errand, strong or not."""
    monkeypatch.setattr(choosing, "find_bot", singly)
    monkeypatch.setattr(choosing, "TOGETHER", choosing.MOST)
    monkeypatch.setattr(choosing, "beat_of", lambda _: AT_LEISURE)
    table = course(2)
    moves = by_hand(everybody("sage", 2), choosing.MOST)
    for seat, token in moves:
        assert play.asked(table.s) == (moves[0][0],) == (seat,)
        table.accept(table.trial(seat, token, 0))
    assert play.asked(table.s) != (moves[0][0],)


def test_who_takes_longer_than_a_beat_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the rules are not compiled: nobody waits for what is ready."""
    monkeypatch.setattr(choosing, "find_bot", singly)
    monkeypatch.setattr(choosing, "beat_of", lambda _: 0.0)
    assert 1 == len(by_hand(everybody("sage", 2), choosing.MOST))


def test_a_strong_bot_is_not_thought_for_in_another_errand(monkeypatch: pytest.MonkeyPatch) -> None:
    """An errand that was let as a quick one ends before it."""
    monkeypatch.setattr(choosing, "ERRAND_SECONDS", AT_LEISURE)
    asked = int(play.asked(course().s)[0])
    quick = by_hand(dict.fromkeys(range(3), "random"), 100)
    mixed = by_hand({seat: "random" if seat == asked else "sage" for seat in range(3)}, 100)
    assert {asked} == {seat for seat, _ in mixed}
    assert quick[: len(mixed)] == mixed
