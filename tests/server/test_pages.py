"""The front end is served safely, and its absence explained."""

from pathlib import Path

import httpx
import pytest

from tests.server.house import House, config_for, sqlite_in


@pytest.fixture
def built(tmp_path: Path) -> Path:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>the page</title>")
    (web / "assets" / "app-1a2b.js").write_text("let x = 1;")
    (web / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return web


def test_the_page_and_its_files(tmp_path: Path, built: Path) -> None:
    """The page at every address that the front end makes up; files named by their content are kept for good."""
    with House(config_for(sqlite_in(tmp_path), web=built)) as house, httpx.Client(base_url=house.url) as http:
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
def test_nothing_outside_the_folder(tmp_path: Path, built: Path, path: str) -> None:
    with House(config_for(sqlite_in(tmp_path), web=built)) as house, httpx.Client() as http:
        assert "secret" not in http.get(httpx.URL(house.url).copy_with(raw_path=path.encode())).text


def test_a_page_that_is_not_built(tmp_path: Path) -> None:
    """Plain words instead of an error."""
    with House(config_for(sqlite_in(tmp_path), web=tmp_path / "nowhere")) as house:
        page = httpx.get(house.url)
        assert 200 == page.status_code
        assert "npm run build" in page.text


def test_headers_that_keep_others_out(shared_house: House) -> None:
    for path in ("/", "/api/games"):
        headers = httpx.get(f"{shared_house.url}{path}").headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "nosniff" == headers["x-content-type-options"]
