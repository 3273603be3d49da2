"""The engine of a window answers as a server does: tables, lines, undo, lessons, records."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from caravanserai.bots import SeatView, find_bot
from caravanserai.core import puzzle
from caravanserai.core.game import games
from caravanserai.core.record import parse, verify
from caravanserai.site.cupboard import DECISION, EVENT, GAME, Shelves, Writing
from tests.puzzles import as_set, made
from tests.site.window import Window

ME = {"kind": "me"}
TRADER = {"kind": "bot", "bot": "trader"}
TURNS = 2000  # of the loop: far more than anything here needs


def run(story: Callable[[Window], Awaitable[None]], window: Window | None = None) -> None:
    async def told() -> None:
        one = window or Window()
        await one.engine.open()
        try:
            await story(one)
        finally:
            await one.engine.close()

    asyncio.run(told())


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for what must become so."""
    for _ in range(TURNS):
        if is_so():
            return
        await asyncio.sleep(0)
    raise AssertionError("it has not become so")


async def seated(window: Window, game: str = "gugong", *others: dict[str, Any], **more: Any) -> str:
    """A guest at a new table."""
    await window.ask("POST", "guest", {"name": "Ayşe", "language": "tr"})
    wanted = {"game": game, "seats": [ME, *(others or (TRADER,))], **more}
    return str((await window.ask("POST", "tables", wanted))["id"])


async def asked(window: Window, name: str) -> dict[str, Any]:
    """The table when it waits for a person, as that one sees it, or is over."""
    seat = 0
    for _ in range(TURNS):
        state: dict[str, Any] = await window.ask("GET", f"tables/{name}?seat={seat}")
        if state["over"] or state["asked"] == [seat]:
            return state
        seat = state["ask"]["seat"] if state["ask"] else seat
        await asyncio.sleep(0)
    raise AssertionError("nobody is asked")


async def moved(window: Window, name: str, state: dict[str, Any], token: str) -> dict[str, Any]:
    seat, decided = state["ask"]["seat"], state["decided"]
    order = {"seat": seat, "decided": decided, "key": f"{decided}-{state['v']}", "token": token}
    found: dict[str, Any] = await window.ask("POST", f"tables/{name}/moves", order)
    return found


def first_open(state: dict[str, Any]) -> str:
    return next(str(one["token"]) for one in state["ask"]["choices"] if "rule" not in one)


async def played_on(window: Window, name: str, most: int) -> dict[str, Any]:
    """Take the first open choice so often, or until the game is over."""
    state = await asked(window, name)
    for _ in range(most):
        if state["over"]:
            break
        await moved(window, name, state, first_open(state))
        state = await asked(window, name)
    return state


@pytest.mark.parametrize("game", ["gugong", "paladins", "marcopolo2", "yokohama"])
def test_a_table_is_played_against_a_bot(game: str) -> None:
    """It is asked, answers, and the bot moves; the list says so."""

    async def story(window: Window) -> None:
        name = await seated(window, game)
        state = await played_on(window, name, 6)
        assert state["decided"] >= 6
        (line,) = await window.ask("GET", "tables?list=mine")
        assert (name, game, True) == (line["id"], line["game"], line["yours"])

    run(story)


def test_a_line_carries_the_messages_of_a_socket() -> None:
    """First the table, then the answer to a command with its key, and what it has changed; a refusal with its rule."""

    async def story(window: Window) -> None:
        name = await seated(window)
        state = await asked(window, name)
        window.engine.begin(1, name, 0)
        await until(lambda: 1 in window.page.told)
        order = {"do": "move", "seat": 0, "decided": state["decided"]}
        window.engine.hear(1, json.dumps(order | {"key": "a", "token": "gift:none"}))
        await until(lambda: any(one["is"] == "refused" for one in window.page.told[1]))
        window.engine.hear(1, json.dumps(order | {"key": "b", "token": first_open(state)}))
        await until(lambda: any(one["is"] == "ack" for one in window.page.told[1]))
        await until(lambda: window.page.state(1)["decided"] > state["decided"])
        await window.engine.end(1)
        assert {"state", "refused", "ack"} == {one["is"] for one in window.page.told[1]}

    run(story)


def test_a_line_to_no_table_says_so_and_ends() -> None:
    """As a server does."""

    async def story(window: Window) -> None:
        window.engine.begin(1, "nowhere-01", None)
        await until(lambda: len(window.page.told.get(1, [])) == 2)
        assert ["error", "end"] == [one["is"] for one in window.page.told[1]]

    run(story)


def test_undo_and_redo() -> None:
    """What is taken back is gone from the cupboard, and comes again."""

    async def story(window: Window) -> None:
        name = await seated(window, "gugong", {"kind": "here"})
        state = await asked(window, name)
        await moved(window, name, state, first_open(state))
        order = {"seat": state["seat"], "decided": 1, "key": "back"}
        assert 0 == (await window.ask("POST", f"tables/{name}/undo", order))["decided"]
        assert [] == await window.page.rows(DECISION, name)
        again = {"seat": state["seat"], "decided": 0, "key": "again"}
        assert 1 == (await window.ask("POST", f"tables/{name}/redo", again))["decided"]
        assert 1 == len(await window.page.rows(DECISION, name))

    run(story)


def test_nothing_that_was_shown_is_lost_with_the_window() -> None:
    """Another engine finds the same table in the same cupboard."""
    cupboard = Shelves()
    shown: list[dict[str, Any]] = []

    async def first(window: Window) -> None:
        name = await seated(window)
        shown.append(await played_on(window, name, 5))

    async def second(window: Window) -> None:
        name = shown[0]["table"]["id"]
        found = await window.ask("GET", f"tables/{name}?seat=0")
        for part in ("v", "decided", "view", "ask", "events"):
            assert shown[0][part] == found[part]

    run(first, Window(cupboard))
    run(second, Window(cupboard, "two"))


def test_two_windows_share_a_table() -> None:
    """What one has decided the other knows, and a command upon an older table is refused as late."""

    async def story(window: Window) -> None:
        other = Window(window.page.cupboard, "two")
        name = await seated(window, "gugong", {"kind": "here"})
        state = await asked(window, name)
        await other.engine.open()
        await other.ask("GET", f"tables/{name}?seat=0")
        await moved(window, name, state, first_open(state))
        assert f"{name} " in window.page.hints[-1]
        seen = await other.ask("GET", f"tables/{name}?seat=0")
        assert 1 == seen["decided"]
        late = {"seat": state["seat"], "decided": 0, "key": "late", "token": first_open(state)}
        assert "stale" == await other.refused("POST", f"tables/{name}/moves", late)
        await other.engine.close()

    run(story)


def test_bots_of_a_table_are_seen_to_by_one_window() -> None:
    """Not by another while the first is open; as soon as it is closed, yes."""

    async def story(window: Window) -> None:
        store = window.engine.house.store
        assert await store.lease("table", "one", 10)
        window.page.names = ["one"]
        assert not await store.lease("table", "two", 10)
        window.page.names = []
        assert await store.lease("table", "two", 10)

    run(story)


def test_a_lesson_is_begun() -> None:
    """It says what is to be done."""

    async def story(window: Window) -> None:
        await window.ask("POST", "guest", {"name": "Ayşe"})
        name = (await window.ask("POST", "tables/lesson", {"game": "gugong"}))["id"]
        state = await asked(window, name)
        assert state["lesson"]["tokens"]

    run(story)


def test_a_record_goes_out_and_comes_in_and_is_gone_on_from() -> None:
    """Also that of a game which is not over: it says that its past is open; from any decision another begins."""

    async def story(window: Window) -> None:
        name = await seated(window)
        state = await played_on(window, name, 4)
        text = await window.ask("GET", f"tables/{name}/record")
        assert state["decided"] == len(parse(text).moves)
        assert "forked" == (await window.ask("GET", f"tables/{name}"))["table"]["open_past"]
        copy = await window.ask("POST", "tables/import", {"text": text})
        assert state["decided"] == copy["decided"]
        assert len(await window.page.rows(EVENT, name)) == len(await window.page.rows(EVENT, copy["id"]))
        fork = await window.ask("POST", f"tables/{name}/fork", {"n": 2, "seats": [ME, TRADER]})
        assert 2 <= fork["decided"]
        assert "bad-record" == await window.refused("POST", "tables/import", {"text": "no record"})

    run(story)


def test_what_is_asked_wrongly_is_refused_as_by_a_server() -> None:
    """By the ids of the same problems."""

    async def story(window: Window) -> None:
        assert "not-signed-in" == await window.refused("POST", "tables", {"game": "gugong", "seats": [ME]})
        await window.ask("POST", "guest", {"name": "Ayşe"})
        assert "malformed" == await window.refused("POST", "tables", {"game": "gugong"})
        assert "no-such-game" == await window.refused("POST", "tables", {"game": "chess", "seats": [ME]})
        assert "not-found" == await window.refused("GET", "tables/nowhere-01")
        assert "not-found" == await window.refused("GET", "nothing")
        assert "name-hidden" == await window.refused("PATCH", "me", {"name": "\u202e"})

    run(story)


def test_games_are_not_reviewed_in_a_browser() -> None:
    """By whatever way it is asked for, with the reason."""

    async def story(window: Window) -> None:
        name = await seated(window)
        for path in ("review", "review/moments/1"):
            assert "no-reviews" == await window.refused("GET", f"tables/{name}/{path}")
        for path in ("review", "review/stop", "review/play"):
            assert "no-reviews" == await window.refused("POST", f"tables/{name}/{path}", {})
        assert "no-reviews" == await window.refused("GET", "me/games/gugong")

    run(story)


def test_a_person_keeps_what_they_have_set() -> None:
    """In the cupboard, for the next window."""
    cupboard = Shelves()

    async def first(window: Window) -> None:
        await window.ask("POST", "guest", {"name": "Ayşe", "settings": {"only_answers": True}})
        await window.ask("PATCH", "me", {"theme": "dark", "settings": {"pace": "calm"}})

    async def second(window: Window) -> None:
        person = (await window.ask("GET", "me"))["person"]
        assert ("Ayşe", "dark") == (person["name"], person["theme"])
        assert {"only_answers": True, "pace": "calm"} == person["settings"]

    run(first, Window(cupboard))
    run(second, Window(cupboard))


def test_a_write_that_was_overtaken_changes_nothing() -> None:
    """The version decides."""

    async def story(window: Window) -> None:
        name = await seated(window, "gugong", {"kind": "here"})
        before = await window.page.rows(GAME, name)
        writing = Writing([(GAME, ("x",), "{}")], [], name, 99)
        assert not await window.page.write(writing.text())
        assert before == await window.page.rows(GAME, name)
        assert [] == await window.page.rows(GAME, "x")

    run(story)


def test_a_whole_game_ends_with_a_record_that_can_be_verified() -> None:
    """By the same check as `caravanserai verify`; the list and the statistics know how it ended."""
    game = games()["gugong"]

    async def story(window: Window) -> None:
        name = await seated(window)
        while not (state := await asked(window, name))["over"]:
            table = await window.engine.house.table(name)
            code = find_bot("greedy")(7).choose(SeatView(game, table.played.s, 0))
            await moved(window, name, state, game.space.token(code))
        verify(parse(await window.ask("GET", f"tables/{name}/record")))
        (line,) = await window.ask("GET", "tables?list=mine")
        scores = {one["seat"]: one["score"] for one in state["over"]["standings"]}
        assert ("over", [scores[0], scores[1]]) == (line["status"], line["scores"])

    run(story)


def test_a_puzzle_is_tried_and_played_on_from(monkeypatch: pytest.MonkeyPatch) -> None:
    """As at a server: nothing is kept of a turn that is tried, and a table is laid for who goes on."""
    one = made("gugong")
    found = as_set(one)
    monkeypatch.setattr(puzzle, "shipped", lambda _: found)

    async def story(window: Window) -> None:
        path = f"games/gugong/puzzles/{one.id}"
        assert (await window.ask("GET", path))["answer"] is None
        turn = "&".join(f"turn={games()['gugong'].space.token(choice)}" for choice in one.best)
        assert "best" == (await window.ask("GET", f"{path}?{turn}"))["answer"]["verdict"]
        await window.ask("POST", "guest", {"name": "Ayşe", "language": "tr"})
        table = (await window.ask("POST", f"{path}/play", {}))["id"]
        state = await window.ask("GET", f"tables/{table}?seat={one.seat}")
        assert (len(one.moves), [one.seat]) == (state["decided"], state["asked"])

    run(story)
