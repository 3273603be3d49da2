"""The front end is served safely, and its absence explained."""

import asyncio
import gzip
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from caravanserai.server import pages as server_pages
from caravanserai.server.pages import Answer, File, Pages
from tests.server.house import House, config_for, sqlite_in


def laid(folder: Path) -> Path:
    """A front end of a few files, and beside their folder one that is nobody's business."""
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>the page</title>")
    (web / "assets" / "app-1a2b.js").write_text("let x = 1;")
    (web / "icon.svg").write_text("<svg/>")
    (folder / "secret.txt").write_text("secret")
    return web


@pytest.fixture
def built(tmp_path: Path) -> Path:
    return laid(tmp_path)


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of such files."""
    folder = tmp_path_factory.mktemp("built")
    with House(config_for(sqlite_in(folder), web=laid(folder))) as running:
        yield running


def test_the_page_and_its_files(serving: House) -> None:
    """The page at every address that the front end makes up; files named by their content are kept for good."""
    http = serving.visit()
    for path in ("/", "/table/abc", "/rules/gugong"):
        page = http.get(path)
        assert (200, "no-cache") == (page.status_code, page.headers["cache-control"])
        assert "the page" in page.text
    script = http.get("/assets/app-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert "no-cache" == http.get("/icon.svg").headers["cache-control"]
    assert 304 == http.get("/", headers={"If-None-Match": http.get("/").headers["etag"]}).status_code
    assert [404, 404, 404] == [
        http.get(path).status_code for path in ("/assets/old.js", "/api/nothing", "/schema/nothing")
    ]


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "//secret.txt"]
)
def test_nothing_outside_the_folder(serving: House, path: str) -> None:
    found = serving.visit().get(httpx.URL(serving.url).copy_with(raw_path=path.encode()))
    assert "secret" not in found.text


def test_a_page_that_is_not_built(tmp_path: Path) -> None:
    """Plain words instead of an error."""
    with House(config_for(sqlite_in(tmp_path), web=tmp_path / "nowhere")) as house:
        page = house.visit().get("/")
        assert 200 == page.status_code
        assert "make web" in page.text


def test_headers_that_keep_others_out(shared_house: House) -> None:
    for path in ("/", "/api/games"):
        headers = shared_house.visit().get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "nosniff" == headers["x-content-type-options"]


def answer(pages: Pages, path: str, known: bytes, takes_gzip: bool) -> Answer:
    return asyncio.run(pages.answer(path, known, takes_gzip))


def test_a_file_is_read_marked_and_compressed_once(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it is asked for; and no address is looked for on the disk."""
    (built / "assets" / "large-1a2b.js").write_text("let x = 1;\n" * 1000)
    pages = Pages(built)
    reads: list[Path] = []
    read_bytes = Path.read_bytes

    def counted(path: Path) -> bytes:
        reads.append(path)
        return read_bytes(path)

    monkeypatch.setattr(Path, "read_bytes", counted)
    status, headers, body = answer(pages, "/assets/large-1a2b.js", b"", True)
    given = dict(headers)
    assert (200, b"gzip", b"Accept-Encoding") == (status, given[b"content-encoding"], given[b"vary"])
    assert "let x = 1;\n" * 1000 == gzip.decompress(body).decode()
    for _ in range(5):
        assert body is answer(pages, "/assets/large-1a2b.js", b"", True)[2]
        status, headers, body_now = answer(pages, "/assets/large-1a2b.js", b'"other", ' + given[b"etag"], True)
        assert (304, b"", given[b"etag"]) == (status, body_now, dict(headers)[b"etag"])
    plain = dict(answer(pages, "/assets/large-1a2b.js", b"", False)[1])
    assert (False, True) == (b"content-encoding" in plain, plain[b"etag"] != given[b"etag"])
    assert [built / "assets" / "large-1a2b.js"] == reads


def test_a_file_is_read_once_for_all_who_ask_and_not_in_the_loop(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To compress a large one takes longer than anybody may hold the loop."""
    pages, read = Pages(built), server_pages.read
    where: list[threading.Thread] = []

    def noted(path: Path, name: str) -> File:
        where.append(threading.current_thread())
        return read(path, name)

    async def ask() -> list[Answer]:
        return await asyncio.gather(*(pages.answer("/icon.svg", b"", True) for _ in range(5)))

    monkeypatch.setattr(server_pages, "read", noted)
    assert [b"<svg/>"] * 5 == [body for _, _, body in asyncio.run(ask())]
    assert (1, False) == (len(where), threading.current_thread() in where)


def test_a_file_of_which_there_is_another_while_it_is_read(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is of the front end before is not kept."""
    now, read = [0.0], server_pages.read
    pages = Pages(built, lambda: now[0])

    def rebuilt(path: Path, name: str) -> File:
        found = read(path, name)
        if b"old" in found.plain:
            path.write_text("let new;")
            os.utime(built / "index.html", ns=(1, 1))
            now[0] += 2
            pages.look()
        return found

    (built / "app.js").write_text("let old;")
    monkeypatch.setattr(server_pages, "read", rebuilt)
    assert [b"let new;"] * 2 == [answer(pages, "/app.js", b"", False)[2] for _ in range(2)]


def test_a_front_end_that_is_built_meanwhile_is_found(built: Path) -> None:
    """After a moment, all of it."""
    now = [0.0]
    pages = Pages(built, lambda: now[0])
    assert b"the page" in answer(pages, "/", b"", False)[2]
    (built / "index.html").write_text("<!doctype html><title>the new page</title>")
    os.utime(built / "index.html", ns=(1, 1))
    (built / "assets" / "new-3c4d.js").write_text("let y;")
    now[0] += 2
    assert b"the new page" in answer(pages, "/", b"", False)[2]
    assert b"let y;" == answer(pages, "/assets/new-3c4d.js", b"", False)[2]
