"""Tables with a corrected box in a browser: an engine of their own, the same cupboard, records that bring it along."""

import json
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final

import pytest

from caravanserai.core.game import games
from caravanserai.core.record import parse
from caravanserai.site.cupboard import GAME, Shelves
from caravanserai.tables.boxed import correction_in, name_of
from tests.site.test_engine import run
from tests.site.test_folder import PAGE, unpacked
from tests.site.window import Window

MINE: Final = '[provenance]\ngift_cards = "public: my copy"\n[[gift_cards]]\nid = "board_3"\nvalue = 8\n'
UNFIT: Final = '[provenance]\ngift_cards = "public: my copy"\n[[gift_cards]]\nid = "no_such_gift"\nvalue = 8\n'
# An engine with a corrected box, from nothing but the archive: what it answers, and what lies in the cupboard then.
ANNEX: Final = (
    """
import asyncio, json, sys
folder, box, asked = sys.argv[1], json.loads(sys.argv[2]), json.loads(sys.argv[3])
sys.path.insert(0, folder)
from caravanserai.site.ground import prepare
prepare(folder, box["game"])
"""
    + PAGE
    + """
async def main():
    page = Page()
    engine = Engine(page, "annex", sys.argv[2])
    await engine.open()
    answers, table = [], ""
    for method, path, body in asked:
        status, kind, text = await engine.ask(method, path.replace("TABLE", table), json.dumps(body))
        found = json.loads(text) if kind == "application/json" else text
        if path.startswith("tables?") and status == 200:
            table = found["id"]
        answers.append([status, found])
    await engine.close()
    rows = [[shelf, list(key), text] for shelf, kept in page.shelves.items() for key, text in kept.items()]
    fluent = sorted(name for name in sys.modules if name.startswith("fluent"))
    print(json.dumps({"answers": answers, "rows": rows, "games": sorted(games()), "fluent": fluent}))

asyncio.run(main())
"""
)
GUEST: Final[list[Any]] = ["POST", "guest", {"name": "Ayşe"}]


def boxed(text: str) -> dict[str, str]:
    return {"id": name_of("gugong", text), "game": "gugong", "text": text}


def annex(folder: Path, text: str, *asked: list[Any]) -> dict[str, Any]:
    unpacked(folder)
    (folder / "corrections").mkdir()
    (folder / "corrections" / "gugong.toml").write_text(text, encoding="utf-8")
    given = [sys.executable, "-I", "-S", "-c", ANNEX, str(folder), json.dumps(boxed(text)), json.dumps(asked)]
    done = subprocess.run(given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


def new_table(text: str, game: str = "gugong") -> list[Any]:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}]
    return ["POST", f"tables?correction={name_of('gugong', text)}", {"game": game, "seats": seats}]


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What an engine with a corrected box answers to somebody who plays with it."""
    return annex(
        tmp_path_factory.mktemp("annex"),
        MINE,
        ["POST", "trial", {}],
        GUEST,
        new_table(MINE),
        ["GET", "games/gugong/grammar", {}],
        ["GET", "games/gugong/box", {}],
        ["GET", "tables/TABLE/record", {}],
        new_table(MINE, "yokohama"),
    )


def shelves_of(found: dict[str, Any]) -> Shelves:
    cupboard = Shelves()
    for shelf, key, text in found["rows"]:
        cupboard.shelves[shelf][tuple(key)] = text
    return cupboard


def at_home(found: dict[str, Any], story: Callable[[Window], Coroutine[Any, Any, None]]) -> None:
    """The first engine of the same browser, which plays with the box of the site."""

    async def told(window: Window) -> None:
        window.page.cupboard.shelves.update(shelves_of(found).shelves)
        await window.engine.house.look_who_is_there()
        await story(window)

    run(told)


def test_an_engine_with_a_corrected_box_plays_and_speaks_with_it(found: dict[str, Any]) -> None:
    """Without Fluent, and with no game but its own; what it was corrected to is in the box and in the words."""
    trial, _, table, grammar, box, _, wrong = found["answers"]
    assert [200, []] == trial
    assert name_of("gugong", MINE) == table[1]["correction"]
    assert 8 == grammar[1]["rows"]["gift"]["board_3"][1]["value"]
    assert 8 == next(row["value"] for row in box[1]["gift_cards"] if row["id"] == "board_3")
    assert grammar[1]["box"] == box[1]["digest"] != games()["gugong"].box.digest
    assert wrong[0] >= 400
    assert (["gugong"], []) == (found["games"], found["fluent"])


def test_the_first_engine_hands_on_what_is_about_a_corrected_box(found: dict[str, Any]) -> None:
    """By the row of the table, or by the name of the box; it shows such tables, and leaves their bots alone."""
    (table,) = [json.loads(text)["id"] for shelf, _, text in found["rows"] if shelf == GAME]
    box = boxed(MINE)

    async def story(window: Window) -> None:
        engine = window.engine
        asked = [("GET", f"tables/{table}"), ("POST", f"tables/{table}/moves")]
        asked += [("POST", f"{path}?correction={box['id']}") for path in ("tables", "tables/import")]
        for method, path in asked:
            assert box == json.loads(await engine.box_of(method, path))
        for method, path in (("GET", "tables"), ("GET", "tables/aaaaaaaaaa"), ("POST", "games/gugong/corrections")):
            assert "" == await engine.box_of(method, path)
        (line,) = await window.ask("GET", "tables?list=mine")
        assert (table, box["id"]) == (line["id"], line["correction"])
        shown = await window.ask("GET", f"games/gugong/corrections/{box['id']}")
        assert MINE == shown["text"]
        assert ["value"] == [one["key"] for one in shown["differences"] if one["table"] == "gift_cards"]
        row = json.loads(window.page.cupboard.shelves[GAME][table,]) | {"bot_turn": True}
        window.page.cupboard.shelves[GAME][table,] = json.dumps(row)
        assert [] == await engine.house.store.wanting_bots("one")
        unknown = f"tables?correction={'0' * 32}"
        assert "" == await engine.box_of("POST", unknown)
        assert "not-found" == await window.refused("POST", unknown, new_table(MINE)[2])

    at_home(found, story)


def test_a_record_brings_its_box_along(found: dict[str, Any], tmp_path: Path) -> None:
    """Where another box is played with it is not read, and whoever sent it gets the correction to try again with."""
    record = found["answers"][5][1]
    assert MINE == correction_in(record)
    assert "gugong" == parse(record).game

    async def story(window: Window) -> None:
        sent = json.dumps({"text": record})
        status, _, text = await window.engine.ask("POST", "tables/import", sent)
        told = json.loads(text)
        assert (409, "another-box", "gugong", MINE) == (status, told["error"], told["game"], told["correction"])

    at_home(found, story)
    path = f"tables/import?correction={name_of('gugong', MINE)}"
    read = annex(tmp_path, MINE, GUEST, ["POST", path, {"text": record}])
    assert [200, 200] == [status for status, _ in read["answers"]]
    assert name_of("gugong", MINE) == read["answers"][1][1]["correction"]
    (row,) = [json.loads(text) for shelf, _, text in read["rows"] if shelf == GAME]
    assert (name_of("gugong", MINE), MINE) == (row["correction"], row["correction_text"])


def test_remarks_that_are_no_box_say_nothing() -> None:
    assert correction_in("game gugong\n#box 12\n") is None
    assert correction_in("game gugong\n#box {\n") is None
    assert correction_in("game gugong\n# box\n") is None


def test_a_box_is_kept_when_it_was_tried() -> None:
    """What the trial says is wrong is wrong; what it does not object to can be asked for."""

    async def story(window: Window) -> None:
        path = "games/gugong/corrections"
        assert "not-signed-in" == await window.refused("POST", path, {"text": MINE})
        await window.ask(*GUEST)
        assert "same-box" == await window.refused("POST", path, {"text": "# nothing"})
        assert "bad-correction" == await window.refused("POST", path, {"text": UNFIT})
        assert [] == window.page.tried
        window.page.faults = ""
        assert "box-away" == await window.refused("POST", path, {"text": MINE})
        window.page.faults = json.dumps([{"where": "(file)", "key": "(play)", "what": "it does not end"}])
        assert "bad-correction" == await window.refused("POST", path, {"text": MINE})
        assert "" == await window.engine.box_of("POST", f"tables?correction={name_of('gugong', MINE)}")
        window.page.faults = "[]"
        kept = await window.ask("POST", path, {"text": MINE})
        assert boxed(MINE) == {name: kept[name] for name in ("id", "game", "text")}
        assert boxed(MINE) == json.loads(await window.engine.box_of("POST", f"tables?correction={kept['id']}"))
        assert boxed(MINE) == window.page.tried[-1]

    run(story)


def test_a_box_that_no_longer_fits_is_said(tmp_path: Path) -> None:
    """The game cannot be loaded: the trial names the fault, and whatever else is asked is refused."""
    trial, guest, table = annex(tmp_path, UNFIT, ["POST", "trial", {}], GUEST, new_table(UNFIT))["answers"]
    assert "gift_cards[no_such_gift]" in {one["where"] for one in trial[1]}
    assert [(409, "box-unfit")] * 2 == [(status, told["error"]) for status, told in (guest, table)]


def test_a_name_is_known_to_all_engines_of_a_browser() -> None:
    async def story(window: Window) -> None:
        other = Window(window.page.cupboard, "two")
        await other.engine.open()
        await window.ask(*GUEST)
        await window.ask("PATCH", "me", {"name": "Béla"})
        other.engine.hint(window.page.hints[-1])
        while other.engine.house.tables.tasks[1:]:
            await other.engine.house.tables.tasks[-1]
        assert "Béla" == (await other.ask("GET", "me"))["person"]["name"]
        await other.engine.close()

    run(story)
