"""What is told to everybody alike is made once, beside the loop; and never of a box that is not in use any more."""

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from caravanserai.core.game import games
from caravanserai.server import packing, shelf
from caravanserai.server.shelf import Shelf
from tests.server.house import House, config_for, sqlite_in

GAME = "gugong"
PATHS = (
    "/api/games",
    *(f"/api/games/{GAME}/{what}" for what in ("grammar", "box", "shipped", "knowledge", "rules", "howto", "words/hu")),
    f"/api/games/{GAME}/rules?language=pl",
    "/api/games/all/words/en",
    "/schema/openapi.json",
)


@pytest.fixture
def here(tmp_path: Path) -> Iterator[House]:
    """A server that nobody has asked yet."""
    with House(config_for(sqlite_in(tmp_path))) as running:
        yield running


def test_ten_requests_are_one_answer(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Encoded and compressed where nobody waits for it, at first; the same for who does not take it compressed."""
    packed: list[threading.Thread] = []
    pack = packing.pack

    def noted(body: bytes) -> bytes:
        packed.append(threading.current_thread())
        return pack(body)

    monkeypatch.setattr(shelf, "pack", noted)
    monkeypatch.setattr(packing, "pack", noted)
    http = here.visit()
    for path in PATHS:
        packed.clear()
        answers = [http.get(path) for _ in range(10)]
        assert ({200}, {"gzip"}) == (
            {one.status_code for one in answers},
            {one.headers["content-encoding"] for one in answers},
        ), path
        assert (1, False) == (len(packed), here.thread in packed), path
        plain = http.get(path, headers={"Accept-Encoding": "identity"})
        assert ("content-encoding" in plain.headers, answers[0].text) == (False, plain.text)
        kinds = {one.headers["content-type"] for one in (plain, *answers)}
        assert 1 == len(kinds)


def test_who_has_it_already_is_sent_its_mark(here: House) -> None:
    http = here.visit()
    for path in PATHS:
        first = http.get(path)
        again = http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (304, b"", first.headers["etag"]) == (again.status_code, again.content, again.headers["etag"])
        assert first.headers["cache-control"] == again.headers["cache-control"]
        assert 200 == http.get(path, headers={"If-None-Match": '"another"'}).status_code


def test_another_box_is_told_of_at_once(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """And so is another game; each under its own mark."""
    http, game = here.visit(), games()[GAME]
    before = {path: http.get(path) for path in ("/api/games", f"/api/games/{GAME}/box")}
    box = replace(game.box, digest="0123456789", data={**game.box.data, "news": True})
    monkeypatch.setitem(games(), GAME, replace(game, box=box))
    monkeypatch.setitem(games(), "another", replace(game, id="another"))
    found = http.get(
        f"/api/games/{GAME}/box", headers={"If-None-Match": before[f"/api/games/{GAME}/box"].headers["etag"]}
    )
    assert (200, "0123456789", True) == (found.status_code, found.json()["digest"], found.json()["news"])
    offered = http.get("/api/games", headers={"If-None-Match": before["/api/games"].headers["etag"]})
    assert "another" in [one["id"] for one in offered.json()]


def test_what_nobody_can_be_told_is_not_kept(here: House) -> None:
    """Whatever games, languages and boxes somebody makes up: what is kept stays."""
    http = here.visit()
    for n in range(20):
        for path in ("rules", "box", "grammar", "howto", "knowledge", "shipped", "words/en"):
            assert 404 == http.get(f"/api/games/made-up-{n}/{path}").status_code
        assert 404 == http.get(f"/api/games/{GAME}/box?digest={n:010}").status_code
        for path in ("rules?language=", "howto?language=", "words/"):
            assert 400 == http.get(f"/api/games/{GAME}/{path}x{n}").status_code
    assert not here.service.shelf.kept


def test_so_many_are_kept() -> None:
    """The latest; one that has gone is made anew."""
    made: list[str] = []

    def noted(name: str) -> str:
        made.append(name)
        return name

    async def asked(*names: str) -> None:
        few = Shelf(2)
        for name in names:
            file = await few.file((name,), partial(noted, name), "no-cache")
            assert name.encode() == file.plain
        assert 2 == len(few.kept)

    asyncio.run(asked("a", "b", "a", "c", "a", "b"))
    assert ["a", "b", "c", "b"] == made
