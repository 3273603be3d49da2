"""Corrections that people bring: read while they type, tried before they are kept, and never believed."""

import asyncio
import resource
import signal
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from caravanserai.core.game import games
from caravanserai.server import correcting, corrections, schema
from caravanserai.server.bounds import MEMORY, begin_annex, begin_bounded_work
from caravanserai.server.corrections import Corrections
from caravanserai.server.limits import BYTES_A_DECISION, Limit
from caravanserai.server.store import Store
from caravanserai.server.workers import Worker
from caravanserai.tables import correction
from caravanserai.tables.clocks import now_ms
from caravanserai.tables.messages import BoxReading
from caravanserai.tables.problem import Problem
from caravanserai.tables.rows import CorrectionRow
from tests.server.house import House, Person, config_for, sqlite_in
from tests.server.paying import KEPT, paid, stop_the_clock

EIGHT = """
[provenance]
gift_cards = "reconstructed; public: my copy"

[[gift_cards]]
id = "board_3"
value = 8  # and not 3
"""
UNPLAYABLE = """
[intrigue]
benefits = [{ id = "back_1", cost = { servant = 1 } }]
"""
WRONG = {  # what somebody may write, and what they are told: line, place, key, and some of the words
    "[[gift_cards]]\nid = 'board_3'\nvalue = 12\n": (3, "gift_cards[board_3]", "value", "from 1 to 9, not 12"),
    "[[gift_cards]]\nid = 'board_3'\nvalue = 'x'\n": (3, "gift_cards[board_3]", "value", "is not a whole number"),
    "[[gift_cards]]\nid = 'board_3'\nworth = 3\n": (3, "gift_cards[board_3]", "worth", "unknown key"),
    "[[gift_cards]]\nid = 'board_99'\nvalue = 3\n": (2, "gift_cards[board_99]", "id", "is not in gift_cards"),
    "[[decrees]]\nid = 'd2_wall'\ncost = { camel = 1 }\n": (3, "decrees[d2_wall]", "cost", "not a known noun"),
    "[great_wall.complete_at]\n3 = 6\n\n[walls]\na = 1\n": (4, "walls", "(table)", "unknown table"),
    "[[gift_cards]\n": (1, "(file)", "(syntax)", "at line 1"),
    f"a = {'[' * 50_000}": (None, "(file)", "(syntax)", "nested too deeply"),
    f"a = {'9' * 90_000}": (None, "(file)", "(syntax)", "has a number beyond"),
    "[palace]\nvp_per_extra_step = 99999999999999999999\n": (2, "palace", "vp_per_extra_step", "beyond 1000000"),
    f"a = 0x{'f' * 9_000}": (None, "(file)", "(read)", "ValueError"),
    f"[[gift_cards]]\nid = 'board_3'\nvalue = 0x{'f' * 9_000}": (None, "(file)", "(read)", "ValueError"),
    f"{'a.' * 2_000}a = 1": (None, "(file)", "(syntax)", "nested too deeply"),
    "# \u202e\n[walls]\n": (1, "(file)", "(text)", "cannot be seen: U+202E (at line 1)"),
    "[provenance]\ngift_cards = '\u200b'\n": (2, "(file)", "(text)", "cannot be seen: U+200B (at line 2)"),
    '[provenance]\ngift_cards = "my \\u2066copy"\n': (1, "provenance", "(text)", "cannot be seen: U+2066"),
    '[[gift_cards]]\nid = "board_3"\n"\\u0007" = [{ a = 1 }]\n': (1, "gift_cards", "(text)", "cannot be seen: U+0007"),
    "a = 1\n" * 10_000: (2, "(file)", "(syntax)", "Cannot overwrite"),
}


@pytest.fixture(scope="module")
def me(shared_house: House) -> Person:
    return shared_house.guest()


@pytest.mark.parametrize("text", WRONG, ids=range(len(WRONG)))
def test_what_is_wrong_is_told_by_line_table_and_key(me: Person, text: str) -> None:
    """One line each, never a failure of the server."""
    line, where, key, what = WRONG[text]
    fault = me.post("/api/games/gugong/corrections/check", text=text)["faults"][0]
    assert (line, where, key) == (fault["line"], fault["where"], fault["key"])
    assert what in fault["what"]
    assert "\n" not in fault["what"]
    assert len(fault["what"]) <= correction.LONGEST_FAULT


def test_what_is_right_is_told_value_by_value(me: Person) -> None:
    """What the file says, what differs from the one shipped and from where, and the rows as they are then."""
    found = me.post("/api/games/gugong/corrections/check", text=EIGHT)
    assert [] == found["faults"]
    assert {"table": "gift_cards", "row": "board_3", "key": "value", "value": "8"} in found["entries"]
    told = {(one["table"], one["row"], one["key"]): one for one in found["differences"]}
    value = told["gift_cards", "board_3", "value"]
    assert ("3", "8", "reconstructed; public: my copy") == (value["before"], value["after"], value["source"])
    assert 8 == found["rows"]["gift_cards"]["board_3"]["value"]


def test_a_hidden_character_is_told_in_every_language(me: Person) -> None:
    for text, message in (("# \u202e", "fault-hidden-line"), ('a = "\\u202e"', "fault-hidden")):
        (fault,) = me.post("/api/games/gugong/corrections/check", text=text)["faults"]
        assert (message, "U+202E") == (fault["message"], fault["given"]["code"])


def test_what_is_shipped_can_be_had_as_a_file(me: Person) -> None:
    found = me.get("/api/games/gugong/shipped")
    assert games()["gugong"].box.digest == found["box"]
    assert [] == me.post("/api/games/gugong/corrections/check", text=found["text"])["differences"]


def test_only_what_can_be_played_with_is_kept(me: Person) -> None:
    text = next(iter(WRONG))
    refused = me.post("/api/games/gugong/corrections", 400, text=text)
    assert "bad-correction" == refused["error"]
    assert "gift_cards[board_3]: value: must be from 1 to 9, not 12" == refused["detail"]
    assert 3 == refused["faults"][0]["line"]
    assert "same-box" == me.post("/api/games/gugong/corrections", 400, text="# nothing yet\n")["error"]
    assert "malformed" == me.post("/api/games/gugong/corrections", 400, text="#" * 100_001)["error"]
    assert "no-such-game" == me.post("/api/games/chess/corrections", 404, text=EIGHT)["error"]
    assert "not-found" == me.get(f"/api/games/gugong/corrections/{'0' * 32}", 404)["error"]


def test_nobody_corrects_without_a_name(shared_house: House) -> None:
    stranger = Person(shared_house)
    for path in ("corrections/check", "corrections"):
        assert "not-signed-in" == stranger.post(f"/api/games/gugong/{path}", 401, text=EIGHT)["error"]


def test_corrections_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that are read while somebody types, and those that are tried."""
    for name in ("READING", "CORRECTION"):
        monkeypatch.setattr(correcting, name, Limit(0, 1 / 60))
    with House(config_for(sqlite_in(tmp_path), limits=True)) as house:
        me = house.guest()
        for path in ("corrections/check", "corrections"):
            assert "too-many" == me.post(f"/api/games/gugong/{path}", 429, text=EIGHT)["error"]


def test_a_correction_is_paid_for_by_its_length(tmp_path: Path) -> None:
    """As something that the disk keeps, found sound or not; one that is only read keeps nothing."""
    text = "x" * (2 * BYTES_A_DECISION)
    with House(config_for(sqlite_in(tmp_path), limits=True)) as house:
        me = house.guest()
        stop_the_clock(house)
        assert 3 == paid(house, lambda: me.post("/api/games/gugong/corrections", 400, text=text), KEPT)
        assert 0 == paid(house, lambda: me.post("/api/games/gugong/corrections/check", text=text), KEPT)


def test_a_correction_is_played_before_it_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What reading finds sound is tried; a worker that does not come back in time is a fault like any other."""
    monkeypatch.setattr(corrections, "TRY_SECONDS", 0.0)

    async def kept() -> Problem:
        found = Corrections(Store(sqlite_in(tmp_path)))
        with pytest.raises(Problem) as refused:
            await found.keep("gugong", EIGHT, "me")
        found.close()
        return refused.value

    refused = asyncio.run(kept())
    assert ("bad-correction", [correction.TOO_MUCH]) == (refused.error, refused.more["faults"])


def test_what_the_rules_refuse_is_told_like_all_else(me: Person) -> None:
    """A file that reads well, and no game can be loaded with."""
    refused = me.post("/api/games/gugong/corrections", 400, text=UNPLAYABLE)
    assert "bad-correction" == refused["error"]
    assert refused["faults"] == [
        {
            "line": 3,
            "where": "intrigue.benefits[back_1]",
            "key": "cost",
            "what": "a benefit is paid in steps back: intrigue (GG-7.3.5)",
            "message": "",  # only Gùgōng says so
            "given": {},
        }
    ]


def test_what_takes_too_long_ends_the_worker_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whoever asked is told so, and the next is looked at by another worker."""
    monkeypatch.setattr(corrections, "READ_SECONDS", 0.0)

    async def looked_at() -> None:
        found = Corrections(Store(sqlite_in(tmp_path)))
        assert [correction.TOO_MUCH] == (await found.read("gugong", EIGHT, "me"))["faults"]
        monkeypatch.setattr(corrections, "READ_SECONDS", None)
        assert [] == (await found.read("gugong", EIGHT, "me"))["faults"]
        found.close()

    asyncio.run(looked_at())


def test_nobody_takes_all_the_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one client only so many wait to be looked at; others are let in, until there are too many in all."""
    monkeypatch.setattr(corrections, "MOST_OF_CLIENT", 2)
    monkeypatch.setattr(corrections, "MOST_WAITING", 3)

    async def waited() -> None:
        found = Corrections(Store(sqlite_in(tmp_path)))
        waiting: list[asyncio.Task[BoxReading]] = []

        async def is_let_in(client: str) -> bool:
            task = asyncio.create_task(found.read("gugong", EIGHT, client))
            waiting.append(task)
            await asyncio.sleep(0)
            return not task.done()

        async with found.reading.turn("before"):
            let_in = [await is_let_in(one) for one in ("me", "me", "me", "other", "third")]
            for one in waiting:
                one.cancel()
            ended = await asyncio.gather(*waiting, return_exceptions=True)
        assert [True, True, False, True, False] == let_in
        assert ["crowded", "crowded"] == [one.error for one in ended if isinstance(one, Problem)]
        assert not found.room.waiting
        found.close()

    asyncio.run(waited())


def test_clients_take_turns_where_corrections_are_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether they are read or played: who has sent several keeps another waiting for one of them."""

    async def looked_at() -> None:
        found, order = Corrections(Store(sqlite_in(tmp_path))), list[str]()

        async def noted(*given: Any) -> Any:
            order.append(next(one for one in given if isinstance(one, str) and one.startswith("text")))

        for sort, worker, turns in (
            (found.read, found.reader, found.reading),
            (found.tried, found.player, found.playing),
        ):
            monkeypatch.setattr(worker, "run", noted)
            async with turns.turn("before"):
                waiting = []
                for n, client in enumerate(("me", "me", "me", "other")):
                    waiting.append(asyncio.create_task(sort("gugong", f"text {n}", client)))
                    await asyncio.sleep(0)
            await asyncio.gather(*waiting)
            assert ["text 0", "text 3", "text 1", "text 2"] == order
            order.clear()

    asyncio.run(looked_at())


def test_what_takes_too_much_memory_ends_the_worker_alone() -> None:
    async def looked_at() -> None:
        worker = Worker(is_thread=False, begin=begin_bounded_work)
        with pytest.raises(MemoryError):
            await worker.run(None, bytearray, 1 << 31)
        assert 3 == await worker.run(None, len, "abc")
        worker.end()

    asyncio.run(looked_at())


def test_an_annex_is_bounded_and_not_interrupted() -> None:
    """Whoever presses Ctrl-C means the house, which ends its annexes by itself."""

    async def looked_at() -> None:
        worker = Worker(is_thread=False, begin=begin_annex)
        assert signal.SIG_IGN == await worker.run(None, signal.getsignal, signal.SIGINT)
        most, _ = await worker.run(None, resource.getrlimit, resource.RLIMIT_DATA)
        assert 0 < most <= MEMORY
        worker.end()

    asyncio.run(looked_at())


def test_what_came_to_nothing_is_forgotten(tmp_path: Path) -> None:
    """After a day, unless a table is played with it; what is kept again is kept once, beside others."""

    async def kept() -> list[str]:
        store = Store(sqlite_in(tmp_path))
        await store.open()
        old = {"id": "old", "game": "gugong", "text": "", "created": 0}
        await store.insert(schema.correction, old)
        new: CorrectionRow = {"id": "new", "game": "gugong", "text": "", "created": now_ms()}
        newer: CorrectionRow = {**new, "id": "newer"}
        for row in (new, new, newer):
            await store.write(partial(corrections.kept, row=row))
        found = await store.rows(select(schema.correction), CorrectionRow)
        await store.close()
        return [row["id"] for row in found]

    assert ["new", "newer"] == sorted(asyncio.run(kept()))


def test_what_is_kept_again_after_a_day_is_there(tmp_path: Path) -> None:
    """Whoever keeps it is told that it is kept; it is not forgotten in the same moment, nor soon after."""

    async def kept() -> list[str]:
        store = Store(sqlite_in(tmp_path))
        await store.open()
        row: CorrectionRow = {"id": "old", "game": "gugong", "text": "", "created": 0}
        await store.insert(schema.correction, row)
        for name in ("old", "new"):
            await store.write(partial(corrections.kept, row={**row, "id": name, "created": now_ms()}))
        found = await store.rows(select(schema.correction), CorrectionRow)
        await store.close()
        return [one["id"] for one in found]

    assert ["new", "old"] == sorted(asyncio.run(kept()))
