"""The static site at /offline/: the files that `caravanserai site` writes, with a policy that lets Python start."""

import asyncio
import json
from pathlib import Path

import pytest

from caravanserai.server.offline import Offline
from caravanserai.server.pages import POLICY, Pages
from caravanserai.tables.problem import Problem
from tests.server.house import House


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A front end, small."""
    for path in ("index.html", "sw.js", "assets/index.js", "pyodide/pyodide.mjs"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("<head></head>", encoding="utf-8")
    return tmp_path


@pytest.mark.slow
def test_the_site_is_made_when_it_is_asked_for(web: Path) -> None:
    """The page, a file that names all others, and nothing that is not there."""

    async def asked() -> None:
        offline = Offline(Pages(web))
        status, headers, body = await offline.answer("/offline/", b"", False)
        assert 200 == status
        assert b'content="browser"' in body
        policy = dict(headers)[b"content-security-policy"].decode()
        assert "'wasm-unsafe-eval'" in policy
        assert POLICY == policy.replace(" 'wasm-unsafe-eval'", "")
        _, _, known = await offline.answer("/offline/site.json", b"", False)
        assert "engine.tar.pack" in json.loads(known)["files"]
        mark = dict(headers)[b"etag"]
        assert 304 == (await offline.answer("/offline/", mark, False))[0]
        with pytest.raises(Problem):
            await offline.answer("/offline/nothing.js", b"", False)

    asyncio.run(asked())


def test_the_page_is_asked_for_with_a_slash(web: Path) -> None:
    """Else its addresses would lead elsewhere."""
    status, headers, _ = asyncio.run(Offline(Pages(web)).answer("/offline", b"", False))
    assert (308, b"offline/") == (status, dict(headers)[b"location"])


def test_without_a_front_end_there_is_no_site(tmp_path: Path) -> None:
    """It says so."""
    with pytest.raises(Problem, match="has not been built"):
        asyncio.run(Offline(Pages(tmp_path)).answer("/offline/", b"", False))


def test_only_the_site_has_a_policy_of_its_own(house: House) -> None:
    """All other pages keep theirs, once."""
    found = house.visit().get("/")
    assert [POLICY] == found.headers.get_list("content-security-policy")
