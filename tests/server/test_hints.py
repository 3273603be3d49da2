"""Hints at the table: whom they are given to, what they cost, what they do not tell, and that they can be taken."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from caravanserai.bots import hint as thinking
from caravanserai.core import play
from caravanserai.core.course import saved
from caravanserai.core.game import Game, games
from caravanserai.kit.walk import Dice
from caravanserai.server import moving
from caravanserai.server import thinking as workers_thinking
from caravanserai.server.limits import A_HINT, Limit
from caravanserai.server.thinking import Thinkers
from caravanserai.tables import hints
from caravanserai.tables.shapes import encoded
from caravanserai.tables.table import Table
from tests.server.hands import play_on
from tests.server.house import House, Luck, Person, Sent, config_for, house_with, legal, run_in, sqlite_in
from tests.server.leisure import NEVER
from tests.server.test_leaks import laid
from tests.server.test_undo import two

FEW = 8  # simulations


class Counted(Thinkers):
    """Workers that count hints, and keep them waiting while they are held."""

    def __init__(self) -> None:
        super().__init__(0)
        self.begun = 0
        self.ended = 0
        self.queues: list[tuple[str, bool]] = []
        self.is_held = False
        self.fails = False

    async def run(self, work: Any, *given: Any, **more: Any) -> Any:
        if work is not hints.thought:
            return await super().run(work, *given, **more)
        self.begun += 1
        self.queues.append((more["table"], more["is_slow"]))
        try:
            while self.is_held:
                await asyncio.sleep(0.005)
        except asyncio.CancelledError:
            self.ended += 1
            raise
        if self.fails:
            raise RuntimeError("the key is 0123")
        return await super().run(work, *given, **more)


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is promised here does not depend on how much is looked at."""
    known = thinking.tactics_for_hints
    monkeypatch.setattr(
        thinking,
        "tactics_for_hints",
        lambda game, seats: replace(known(game, seats), simulations=FEW, width=3, guard=NEVER),
    )


@pytest.fixture
def counted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Counted]]:
    workers = Counted()
    with house_with(workers, tmp_path_factory.mktemp("hints")) as house:
        yield house, workers


def ask(person: Person, table: str, state: Sent, status: int | None = None, **other: Any) -> Sent:
    body = {"seat": state["seat"], "decided": state["decided"]} | other
    found: Sent = person.post(f"/api/tables/{table}/hint", status, **body)
    return found


# What is given


@pytest.mark.parametrize("game", ["gugong", "marcopolo2", "paladins", "yokohama"])
def test_a_hint_names_turns_in_the_words_of_the_log(counted: tuple[House, Counted], game: str) -> None:
    """Taken token by token, as ordinary moves, a turn tells what was said; and it can be taken back."""
    me = counted[0].guest()
    table = me.table("me", "here", game=game)
    play_on(counted[0], table, Luck(3), lambda live: live.played.decided > 6 and has_a_choice(live))
    seat = me.state(table)["asked"][0]
    before = me.state(table, seat)
    found = ask(me, table, before)
    assert (seat, before["decided"]) == (found["seat"], found["decided"])
    assert 1 <= len(found["suggestions"]) <= 3
    for one in found["suggestions"]:
        state = before = me.state(table, seat)
        for token in one["tokens"]:
            assert token in legal(state)
            me.move(table, state, token)
            state = me.state(table, seat)
        told = [(event["kind"], event["args"], event["decided"]) for event in state["events"][len(before["events"]) :]]
        foreseen = [(event["kind"], event["args"], event["decided"]) for event in one["events"]]
        assert foreseen == told[: len(foreseen)]
        while me.state(table, seat)["decided"] > before["decided"]:
            me.turn(table, "undo", me.state(table, seat))
        assert before["view"] == me.state(table, seat)["view"]


def has_a_choice(live: Table) -> bool:
    return len(play.legal(live.played.s, live.asked()[0])) > 1


def test_figures_are_told_with_their_width(counted: tuple[House, Counted], monkeypatch: pytest.MonkeyPatch) -> None:
    """Points, by how much ahead, and the chance to win, each between two others, with few digits."""
    monkeypatch.setattr(
        thinking, "tactics_for_hints", lambda game, _: replace(game.tactics[3], simulations=30, width=3, guard=NEVER)
    )
    me = counted[0].guest()
    table = me.table("me", "apprentice")
    first = ask(me, table, me.asked(table, 0))["suggestions"][0]
    for name in ("points", "ahead", "chance"):
        guess = first[name]
        assert guess["low"] < guess["mean"] < guess["high"]
        assert guess["mean"] == round(guess["mean"], 3 if name == "chance" else 1)


def test_no_hint_tells_what_is_hidden() -> None:
    """In every game, at tables that a seat cannot tell apart, what leaves the worker is the same to the byte."""
    for game in games().values():
        for seed in range(2):
            at, seat = in_mid_game(game, seed)
            other = game.imagine(at, seat, 77 + seed)
            assert saved(at) != saved(other)
            for stage in (0, thinking.LAST):
                assert sent(game, at, seat, stage) == sent(game, other, seat, stage)


def sent(game: Game[Any], s: Any, seat: int, stage: int) -> str:
    return encoded(hints.thought(game.id, saved(s), seat, stage))


def in_mid_game(game: Game[Any], seed: int) -> tuple[Any, int]:
    """A game of as many as there can be, after some decisions at random; and who is asked."""
    course, dice = laid(game, max(game.seats), seed).played, Dice(seed)
    for _ in range(9 + 8 * seed):
        seat = int(play.asked(course.s)[0])
        options = play.legal(course.s, seat)
        course.accept(course.trial(seat, options[dice.below(len(options))], 0))
    return course.s, int(play.asked(course.s)[0])


# Who may ask


def test_hints_are_off_where_others_play_unless_they_agreed(counted: tuple[House, Counted]) -> None:
    """By default on with bots and at one screen, off with an open seat; what was set up is there for all to see."""
    house = counted[0]
    me = house.guest()
    for kinds, wanted, allowed in (
        (("me", "apprentice"), None, True),
        (("me", "here"), None, True),
        (("me", "apprentice"), False, False),
        (("me", "open"), None, False),
        (("me", "open"), True, True),
    ):
        more: Sent = {} if wanted is None else {"hints": wanted}
        table = me.table(*kinds, public=True, **more)
        stranger = Person(house)
        assert allowed == stranger.state(table)["table"]["hints"]
        assert allowed == next(one for one in me.get("/api/tables", list="mine") if one["id"] == table)["hints"]
        if "open" not in kinds:
            me.asked(table, 0)
            state = me.state(table, me.state(table)["asked"][0])
            answer = ask(me, table, state, 200 if allowed else 409)
            assert ("error" in answer) is not allowed
            assert allowed or answer["error"] == "hints-off"
    lesson = me.post("/api/tables/lesson", game="gugong")["id"]
    assert "hints-off" == ask(me, lesson, me.asked(lesson, 0), 409)["error"]


def test_only_who_is_asked_is_advised(counted: tuple[House, Counted]) -> None:
    """Not a spectator, not for another's seat, not out of turn, not about an older table, not before or after."""
    house, workers = counted
    (ada, bo), table = two(house, hints=True)
    asked = ada.state(table)["asked"][0]
    first, second = (ada, bo) if asked == 0 else (bo, ada)
    state, waits = first.state(table, asked), second.state(table, 1 - asked)
    stranger = house.guest("Cem")
    assert "forbidden" == ask(stranger, table, state, 403)["error"]
    assert "forbidden" == ask(second, table, state, 403)["error"]
    assert "not-asked" == ask(second, table, waits, 409)["error"]
    assert "stale" == ask(first, table, state, 409, decided=state["decided"] + 1)["error"]
    assert "malformed" == ask(first, table, state, 400, seat="x")["error"]
    open_table = ada.table("me", "open", hints=True)
    assert "not-playing" == ask(ada, open_table, {"seat": 0, "decided": 0}, 409)["error"]
    assert 0 == workers.begun
    assert ask(first, table, state)["suggestions"]
    first.post(f"/api/tables/{table}/end", agree=True)
    second.post(f"/api/tables/{table}/end", agree=True)
    assert "not-playing" == ask(first, table, state, 409)["error"]


def test_a_program_is_advised_on_its_seat(counted: tuple[House, Counted]) -> None:
    me = counted[0].guest()
    table = me.table("me", "apprentice")
    state = me.asked(table, 0)
    token = me.post(f"/api/tables/{table}/token", seat=0)["token"]
    answer = (
        counted[0]
        .visit(headers={"Authorization": f"Bearer {token}"})
        .post(f"/api/tables/{table}/hint", json={"seat": 0, "decided": state["decided"]})
    )
    assert 200 == answer.status_code, answer.text
    assert answer.json() == ask(me, table, state)


def test_nobody_else_hears_of_it(counted: tuple[House, Counted]) -> None:
    """A hint changes nothing at the table: no version, no event, no message to those who look."""
    house = counted[0]
    (ada, bo), table = two(house, hints=True)
    asked = ada.state(table)["asked"][0]
    first, second = (ada, bo) if asked == 0 else (bo, ada)
    line = second.socket(table, 1 - asked)
    before = line.next("state")
    ask(first, table, first.state(table, asked))
    line.send(do="ping")
    assert "pong" == line.next()["is"]
    assert before["v"] == second.state(table, 1 - asked)["v"]


# What it costs


def test_the_same_is_thought_of_once_until_the_table_changes(counted: tuple[House, Counted]) -> None:
    house, workers = counted
    me = house.guest()
    table = me.table("me", "here")
    state = me.state(table, me.state(table)["asked"][0])
    first = ask(me, table, state)
    assert first == ask(me, table, state)
    assert [(f"hint {table}", True)] == workers.queues  # beside the bots of the table, and no worker of the quick ones
    me.move(table, state, legal(state)[0])
    me.turn(table, "undo", me.state(table, state["seat"]))
    assert first["suggestions"] == ask(me, table, me.state(table, state["seat"]))["suggestions"]
    assert 2 == workers.begun


def test_a_thought_can_be_watched_in_stages(counted: tuple[House, Counted], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each stage has looked at more, each is thought of once, the last is the hint itself, and all cost one."""
    monkeypatch.setattr(
        thinking, "tactics_for_hints", lambda game, _: replace(game.tactics[3], simulations=32, width=3, guard=NEVER)
    )
    house, workers = counted
    me = house.guest()
    table = me.table("me", "here")
    state = me.state(table, me.state(table)["asked"][0])
    spent: list[int] = []
    monkeypatch.setattr(house.service.limits, "spend", lambda _, cost: spent.append(cost))
    stages = [ask(me, table, state, stage=stage) for stage in range(3)]
    assert stages == [ask(me, table, state, stage=stage) for stage in range(3)]
    tried = [one["tried"] for one in stages]
    assert sorted(set(tried)) == tried
    assert stages[-1] == ask(me, table, state)
    assert 3 == workers.begun
    assert 1 == spent.count(A_HINT)
    assert "malformed" == ask(me, table, state, 400, stage=3)["error"]


def test_a_stage_that_ran_out_of_time_does_not_hide_what_is_known(
    counted: tuple[House, Counted], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last stage of a busy machine may have looked at less than the one before: that is told, and is the last."""
    me, looked = counted[0].guest(), iter([3, 8, 5])
    monkeypatch.setattr(hints, "hint", lambda *_, stage: thinking.Hint((), next(looked)))
    table = me.table("me", "here")
    state = me.state(table, me.state(table)["asked"][0])
    found = [ask(me, table, state, stage=stage) for stage in range(3)]
    assert [(3, 2), (8, 1), (8, 0)] == [(one["tried"], one["left"]) for one in found]


def test_two_who_ask_at_once_share_one_thought_and_a_move_ends_it(counted: tuple[House, Counted]) -> None:
    """Whoever waits for a hint about a table that is no more is told so; the worker is needed no longer."""
    house, workers = counted
    me = house.guest()
    table = me.table("me", "here")
    state = me.state(table, me.state(table)["asked"][0])
    live = run_in(house, house.service.tables.get(table))
    workers.is_held = True

    async def together() -> list[Any]:
        asking = [asyncio.ensure_future(live.hints.of(state["seat"])) for _ in range(3)]
        while not workers.begun:
            await asyncio.sleep(0.005)
        live.hints.stop()
        return await asyncio.gather(*asking, return_exceptions=True)

    assert ["stale"] * 3 == [one.error for one in run_in(house, together())]
    assert (1, 1) == (workers.begun, workers.ended)
    workers.is_held = False
    assert ask(me, table, state)["suggestions"]
    workers.is_held = True
    me.move(table, state, legal(state)[0])
    assert not live.hints.begun


def test_one_who_goes_away_ends_nothing_for_the_others(counted: tuple[House, Counted]) -> None:
    house, workers = counted
    me = house.guest()
    table = me.table("me", "here")
    seat = me.state(table)["asked"][0]
    live = run_in(house, house.service.tables.get(table))
    workers.is_held = True

    async def one_leaves() -> Sent:
        leaving, staying = (asyncio.ensure_future(live.hints.of(seat)) for _ in range(2))
        while not workers.begun:
            await asyncio.sleep(0.005)
        leaving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await leaving
        workers.is_held = False
        return dict(await staying)

    assert run_in(house, one_leaves())["suggestions"]
    assert (1, 0) == (workers.begun, workers.ended)


def test_a_search_that_fails_says_nothing_of_what_it_knew(
    counted: tuple[House, Counted], caplog: pytest.LogCaptureFixture
) -> None:
    """No hint, in a word that keeps secrets; the next one may come."""
    house, workers = counted
    me = house.guest()
    table = me.table("me", "apprentice")
    state = me.asked(table, 0)
    workers.fails = True
    answer = ask(me, table, state, 503)
    assert "no-hint" == answer["error"]
    assert "0123" not in str(answer) + caplog.text
    assert "no hint (RuntimeError)" in caplog.text
    workers.fails = False
    assert ask(me, table, state)["suggestions"]


def test_hints_are_counted_but_not_what_is_known(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One address has some at once and then a few a minute; the same again costs no more than any request."""
    now = [0.0]
    monkeypatch.setattr(moving, "HINT", Limit(2, 1 / 60))
    with House(config_for(sqlite_in(tmp_path_factory.mktemp("limits")), limits=True)) as house:
        house.service.limits.clock = lambda: now[0]
        me = house.guest()
        tables = [me.table("me", "here") for _ in range(4)]
        states = [me.state(table, me.state(table)["asked"][0]) for table in tables]
        for _ in range(4):
            assert all(ask(me, table, state) for table, state in zip(tables[:2], states[:2], strict=True))
        left = house.service.limits.buckets["budget", "127.0.0.1"][0]
        assert "too-many" == ask(me, tables[2], states[2], 429)["error"]
        assert A_HINT <= left - house.service.limits.buckets["budget", "127.0.0.1"][0]
        now[0] += 60
        assert ask(me, tables[2], states[2])["suggestions"]
        now[0] += 60
        monkeypatch.setattr(workers_thinking, "MOST_HINTS", 0)
        assert "crowded" == ask(me, tables[3], states[3], 503)["error"]
        assert ask(me, tables[2], states[2])["suggestions"]
