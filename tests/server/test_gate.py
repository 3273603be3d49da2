"""What comes in at the gate: strange requests, signs of life, and what is written down of them."""

import asyncio
import json
import logging
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path
from string import ascii_letters
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from litestar._kwargs.extractors import create_query_default_dict
from litestar._parsers import parse_cookie_string, parse_query_string

from caravanserai.server import gate, health, logs
from caravanserai.server.clients import Proxies
from caravanserai.server.store import Store
from caravanserai.server.thinking import Thinkers
from caravanserai.server.workers import Worker
from caravanserai.tables import puzzles
from tests.patience import PATIENCE_S
from tests.server.attack import UPGRADE, sent
from tests.server.guessing import BEGUN, LET, begin_when_let
from tests.server.house import NO_TLS, House, Person, config_for, run_in, sqlite_in, wait_until


def raw(path: bytes, more: bytes = b"", method: bytes = b"GET") -> bytes:
    return method + b" " + path + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + more + b"\r\n"


def errors(records: list[logging.LogRecord]) -> list[str]:
    return [one.getMessage() for one in records if one.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    "path",
    [
        b"/%00",
        b"/api/tables/%00aaaaaaaaa",
        b"/api/games/%00/rules",
        b"/" + b"x" * 300,
        b"/" + b"x" * 300 + b".js",
        b"/assets/" + b"x/" * 400,
        b"/%ff%fe",
        b"/%0a%0d",
        b"/api/tables/" + b"%f0%9f%90%aa" * 10,
        b"//" * 100,
        b"/%2e%2e/%2e%2e/etc/passwd",
    ],
)
def test_addresses_that_nobody_should_ask_for(
    shared_house: House, caplog: pytest.LogCaptureFixture, path: bytes
) -> None:
    """The page, or that there is nothing; never a failure."""
    assert re.match(rb"HTTP/1.1 (200|404) ", sent(shared_house, raw(path)))
    assert [] == errors(caplog.records)


@pytest.mark.parametrize("value", [b"\xe9", "é".encode(), b"\xff" * 50])
def test_a_csrf_token_that_is_not_ascii(shared_house: House, value: bytes) -> None:
    me = shared_house.guest()
    answer = me.http.post("/api/logout", headers=[(b"X-CSRF-Token", value)])
    assert (403, "csrf") == (answer.status_code, answer.json()["error"])


@pytest.mark.parametrize(
    "value", ["%E2%82%AC" * 40, "%ED%A0%80" * 40, "\xff" * 40, '"' + "x" * 40 + '\\015\\012"', "x" * 500]
)
def test_a_cookie_that_is_none_of_ours(shared_house: House, caplog: pytest.LogCaptureFixture, value: str) -> None:
    """Whoever brings one is a newcomer, and nothing of it is sent back."""
    answer = shared_house.visit().get("/api/me", headers=[(b"Cookie", f"caravanserai={value}".encode("latin-1"))])
    assert 200 == answer.status_code
    assert re.fullmatch(r"[\w-]{43}", answer.cookies["caravanserai"])
    assert [] == errors(caplog.records)


@pytest.mark.parametrize(
    "body", [b'{"name": "\xff"}', b'{"name": "\xed\xa0\x80"}', b'{"\xff": 1}', b'{"name": "\\ud800"}', b"\xfe\xff\x00{"]
)
def test_bodies_that_are_not_utf_8(shared_house: House, caplog: pytest.LogCaptureFixture, body: bytes) -> None:
    me = shared_house.guest()
    headers = {"X-CSRF-Token": me.csrf, "Content-Type": "application/json"}
    for path in ("/api/guest", "/api/login", "/api/tables/import"):
        answer = me.http.post(path, content=body, headers=headers)
        assert (400, "malformed") == (answer.status_code, answer.json()["error"])
    assert [] == errors(caplog.records)


def test_texts_that_a_database_cannot_keep(database: str) -> None:
    """NUL, and names that become long when they are compared: refused alike wherever they are kept."""
    with House(config_for(database)) as house:
        me = house.guest()
        table = me.table("me", public=True)
        me.post(f"/api/tables/{table}/chat", 400, text="a\x00b")
        me.post("/api/login", 400, name="a\x00b", password="nonsense")
        me.post("/api/guest", 400, name="a\x00b", language="en")
        me.post("/api/tables", 400, game="gugong", seats=[{"kind": "me"}, {"kind": "here", "name": "a\x00b"}])
        assert 404 == me.http.get("/api/tables/%00aaaaaaaaa").status_code
        wide = "\ufdfa" * 40
        assert "bad-name" == me.post("/api/register", 400, name=wide, password="correct horse")["error"]
        assert "wrong-password" == me.post("/api/login", 401, name=wide, password="correct horse")["error"]
        answer = me.http.patch("/api/me", json={"name": wide}, headers={"X-CSRF-Token": me.csrf})
        assert (400, "bad-name") == (answer.status_code, answer.json()["error"])
        line = me.socket(table, 0)
        line.send(do="chat", text="a\x00b")
        assert "malformed" == line.next("error")["error"]
        me.post(f"/api/tables/{table}/chat", text="still here")


def test_a_body_without_a_length(shared_house: House) -> None:
    """Chunks are not taken."""
    answer = shared_house.visit().post("/api/guest", content=iter([b"x"]))
    assert (411, "malformed") == (answer.status_code, answer.json()["error"])


def test_what_is_not_there_beside_the_description_of_the_api(shared_house: House) -> None:
    """The framework has a page of its own for that; ours answers as everywhere."""
    visit = shared_house.visit()
    for path in ("/schema/x", "/schema/openapi.yaml", "/schema/x/y", "/schemata", "/schema/openapi.json/x"):
        answer = visit.get(path)
        assert (404, "not-found") == (answer.status_code, answer.json()["error"]), path
    for path in ("/schema", "/schema/", "/schema/openapi.json"):
        assert "Caravanserai" == visit.get(path).json()["info"]["title"]


def test_methods_that_files_do_not_have(shared_house: House) -> None:
    assert 405 == shared_house.visit().post("/anything").status_code
    head = shared_house.visit().head("/")
    assert (200, b"") == (head.status_code, head.content)


# What the application is handed


def test_cookies_of_others_are_not_read(shared_house: House) -> None:
    """Litestar would remember those of its last thousand visitors; ours is found wherever it stands among them."""
    me = shared_house.guest()
    ours = "; ".join(f"{one.name}={one.value}" for one in me.http.cookies.jar)
    me.http.cookies.clear()
    parse_cookie_string.cache_clear()
    for n in range(10):
        theirs = "; ".join(f"{letter}{n}=x" for letter in ascii_letters)
        for cookies in (ours, f"{ours};{theirs}", f"{theirs}; {ours}", f"a={n}; {ours} ;b"):
            name = me.http.get("/api/me", headers={"Cookie": cookies}).json()["person"]["name"]
            assert "Ayşe" == name
        for cookies in (theirs, f"x{ours}", ours[:-20], f"{ours}!"):
            assert me.http.get("/api/me", headers={"Cookie": cookies}).json()["person"] is None
    assert 1 == parse_cookie_string.cache_info().currsize


TOKEN = quote("a:" + "b" * 62, safe="").encode()


def test_a_query_that_is_too_long_is_not_read(shared_house: House) -> None:
    """Nor remembered; wherever it is sent, over a socket as well."""
    table = shared_house.guest().table("me", public=True)
    kept = (parse_query_string, create_query_default_dict)
    for one in kept:
        one.cache_clear()
    for query in (b"a=" + b"b" * gate.LONGEST_QUERY, b"&".join(b"%d=" % n for n in range(gate.MOST_PARAMETERS + 1))):
        for path in (b"/api/games", b"/api/games/gugong/box", b"/api/nothing", b"/schema", b"/"):
            head, body = sent(shared_house, raw(path + b"?" + query)).split(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 400 ")
            assert "malformed" == json.loads(body)["error"]
        upgrade = UPGRADE.replace(b"made-up-00", table.encode()).replace(b"open-sesame", query)
        assert sent(shared_house, upgrade + b"\r\n").startswith(b"HTTP/1.1 403 ")
    assert [0, 0] == [one.cache_info().currsize for one in kept]


def test_the_longest_query_that_there_is(shared_house: House) -> None:
    """The longest turn of a puzzle, of choices as long as any may be."""
    turn = b"&".join([b"turn=" + TOKEN] * puzzles.LONGEST_TURN)
    told = sent(shared_house, raw(b"/api/games/gugong/puzzles/00000000?" + turn))
    assert told.startswith(b"HTTP/1.1 404 ")


# Signs of life


def test_signs_of_life(shared_house: House) -> None:
    """Not the page of the front end, and not to be kept."""
    for path in ("/healthz", "/readyz"):
        answer = shared_house.visit().get(path)
        assert (200, "ok", "no-store") == (answer.status_code, answer.text, answer.headers["cache-control"])


def test_what_is_looked_after(shared_house: House) -> None:
    """From the start on, as long as the server serves: tables, sockets, and boxes of their own."""

    async def names() -> set[str]:
        return {one.get_name() for one in asyncio.all_tasks()}

    assert {"tables", "lines", "annexes"} <= run_in(shared_house, names())


def test_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process is alive, but who waits for it should go elsewhere; then all is well again."""
    with House(config_for(sqlite_in(tmp_path))) as house:
        monkeypatch.setattr(health, "GOOD_FOR", 0)

        async def fails(*_: Any) -> None:
            raise OSError("away\nand gone")

        with monkeypatch.context() as patched:
            patched.setattr(Store, "write", fails)
            assert (503, "database") == ready(house)
            patched.setattr(Thinkers, "run", fails)
            assert (503, "database workers") == ready(house)
            assert 200 == house.visit().get("/healthz").status_code
        assert (200, "ok") == ready(house)


def test_a_worker_that_begins_slowly_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it is asked for before it has begun, it is one and the same; were it ended, none ever would."""
    let, begun = tmp_path / "let", tmp_path / "begun"
    monkeypatch.setenv(LET, str(let))
    monkeypatch.setenv(BEGUN, str(begun))
    monkeypatch.setattr(health, "GOOD_FOR", 0)
    with House(config_for(sqlite_in(tmp_path), workers=1)) as house:
        signs, thinkers = house.service.health, house.service.thinkers
        thinkers.workers[:] = thinkers.idle[:] = [Worker(is_thread=False, begin=begin_when_let)]
        monkeypatch.setattr(signs, "ask_store", nothing_amiss)
        monkeypatch.setattr(signs, "patience", 0.01)
        monkeypatch.setattr(thinkers, "grace", 0.01)
        try:
            assert (503, "workers") == ready(house)
            wait_until(begun.exists)
            for _ in range(3):
                assert (503, "workers") == ready(house)
        finally:
            let.touch()
        monkeypatch.setattr(signs, "patience", PATIENCE_S)
        assert (200, "ok") == ready(house)
        assert [str(thinkers.workers[0].pid)] == begun.read_text(encoding="utf-8").split()


async def nothing_amiss() -> None:
    """A database that answers at once."""


def ready(house: House) -> tuple[int, str]:
    answer = house.visit().get("/readyz", timeout=PATIENCE_S)
    return answer.status_code, answer.text


# What is written down


def test_every_request_has_an_id(shared_house: House) -> None:
    """One of its own, whatever whoever asks calls it: else a stranger's lines would carry the id of another's."""
    http = shared_house.visit()
    for path in ("/", "/api/games", "/api/nothing", "/healthz"):
        answers = [http.get(path, headers={"X-Request-Id": "abc-1.2_3"}), http.get(path), http.get(path)]
        ids = {one.headers["x-request-id"] for one in answers}
        assert (3, {12}) == (len(ids), {len(one) for one in ids})


def test_a_proxy_that_is_believed_names_requests(tmp_path: Path) -> None:
    """If that can do no harm; whoever may have sent it through the proxy, and nobody who comes beside it."""
    with House(config_for(sqlite_in(tmp_path), proxies=Proxies("127.0.0.1"))) as house:
        http, theirs = house.visit(), {"X-Request-Id": "abc-1.2_3", "X-Forwarded-For": "203.0.113.1"}
        for path in ("/", "/api/games", "/api/nothing", "/healthz"):
            assert "abc-1.2_3" == http.get(path, headers=theirs).headers["x-request-id"]
        for wrong in (b"x" * 65, b"a b", b"\xe9", b'"', b""):
            found = http.get("/healthz", headers=[(b"X-Request-Id", wrong)]).headers["x-request-id"]
            assert re.fullmatch("[0-9a-f]{12}", found)
        beside = house.visit(transport=httpx.HTTPTransport(verify=NO_TLS, local_address="127.0.0.2"))
        assert "abc-1.2_3" != beside.get("/healthz", headers=theirs).headers["x-request-id"]


def formatted(message: str, *args: object, error: Exception | None = None) -> str:
    kind = None if error is None else (type(error), error, None)
    return logs.OneLine().format(logging.LogRecord("x", logging.WARNING, "", 0, message, args, kind))


@pytest.mark.parametrize("bad", ["\n", "\r", "\x1b[2J", "\x00", "\u2028", "\x85", "\u202e", "\ud800"])
def test_no_line_is_forged(bad: str) -> None:
    """Whatever comes from outside stays on its line, also in what an error says."""
    line = formatted("asked for %s", f"x{bad}2026-01-01T00:00:00.000Z ERROR [-] the house burns")
    assert (1, False) == (len(line.splitlines()), bad in line)
    assert re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z WARNING \[-\] asked for x\\", line)
    trace = formatted("failed", error=ValueError(f"x{bad}2026 ERROR forged"))
    assert all(not one or one.startswith("    ") for one in trace.splitlines()[1:])


def test_a_line_has_an_end() -> None:
    assert len(formatted("%s", "x" * 1_000_000)) < 3_000


def test_the_log_of_requests(shared_house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Time, id, who, what, how it was answered; with nothing of the request's own making."""
    caplog.set_level(logging.INFO, logger="caravanserai.access")
    sent(shared_house, raw(b"/x%0a2026%20ERROR%20forged?secret=1", b"X-Request-Id: mine\r\n"))

    def lines() -> list[logging.LogRecord]:
        return [one for one in caplog.records if one.name == "caravanserai.access" and "forged" in one.getMessage()]

    (record,) = wait_until(lines)
    said = logs.OneLine().format(record)
    assert re.search(r'127\.0\.0\.1 "GET /x\\n2026 ERROR forged" 404 \d+\.\d ms$', said), said
    assert 1 == len(said.splitlines())


def test_of_single_connections_only_failures_are_written_down() -> None:
    """Also when the log has been set up, after which a level that was set before is gone."""
    program = """
import logging.config
from caravanserai.server import logs
logging.config.dictConfig(logs.settings("debug"))
for tell in (logs.CONNECTIONS.debug, logs.CONNECTIONS.info, logs.CONNECTIONS.warning, logs.CONNECTIONS.error):
    tell(f"told by {tell.__name__}")
"""
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stderr
    assert ["ERROR [-] told by error"] == [line.partition(" ")[2] for line in said.splitlines()]


def test_a_failure_is_written_down_with_its_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reports it can name the line."""
    paper = StringIO()
    handler = logging.StreamHandler(paper)
    handler.setFormatter(logs.OneLine())
    monkeypatch.setattr(logging.getLogger("caravanserai"), "handlers", [handler])
    with House(config_for(sqlite_in(tmp_path), proxies=Proxies("127.0.0.1"))) as house:
        me = Person(house)

        async def fails(*_: Any) -> None:
            raise RuntimeError("broken\n2026 forged")

        monkeypatch.setattr(Store, "public_games", fails)
        answer = me.http.get("/api/tables?list=public", headers={"X-Request-Id": "my-own"})
        assert (500, "failure") == (answer.status_code, answer.json()["error"])
    told = paper.getvalue()
    assert "ERROR [my-own] GET /api/tables" in told
    assert not [line for line in told.splitlines() if line.startswith("2026 forged")]
