"""The site as a folder: what lies in it, and the archive that a browser runs."""

import gzip
import io
import json
import subprocess
import sys
import tarfile
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from zipfile import ZipFile

import pytest

from caravanserai.core.game import games
from caravanserai.site import folder
from caravanserai.site.answers import answers
from caravanserai.site.archive import archive, compiled
from caravanserai.speech import languages
from caravanserai.tables import library

# What a page does for an engine, where there is no page.
PAGE = """
from caravanserai.core.game import games
from caravanserai.site.cupboard import Shelves
from caravanserai.site.engine import Engine
from caravanserai.site.thinking import run

class Page(Shelves):
    async def think(self, errand, table, given):
        return run(errand, given)
    def tell(self, line, text): pass
    def hang_up(self, line): pass
    def changed(self, what): pass
"""
# Plays a game with nothing but the archive; no package that is installed can be found.
PLAY = (
    """
import asyncio, json, sys, time
del time.thread_time  # there is none in a browser
sys.path.insert(0, sys.argv[1])
from caravanserai.site.ground import prepare
prepare(sys.argv[1])
"""
    + PAGE
    + """
async def main():
    engine = Engine(Page(), "one")
    await engine.open()
    await engine.ask("POST", "guest", '{"name": "A"}')
    wanted = {"game": "gugong", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}]}
    status, _, text = await engine.ask("POST", "tables", json.dumps(wanted))
    _, _, record = await engine.ask("GET", f"tables/{json.loads(text)['id']}/record", "")
    read, _, _ = await engine.ask("POST", "tables/import", json.dumps({"text": record}))
    await engine.close()
    loaded = {name.partition(".")[0] for name in sys.modules} & {"msgspec", "fluent", "litestar", "sqlalchemy"}
    digests = {game.id: game.box.digest for game in games().values()}
    print(json.dumps([status, read, sorted(loaded), digests]))

asyncio.run(main())
"""
)


EMPTY = "PK\5\6" + "\0" * 18  # the end of a zip file, of which there is no beginning


def unpacked(target: Path) -> None:
    with tarfile.open(fileobj=io.BytesIO(gzip.decompress(archive({})))) as tar:
        tar.extractall(target, filter="data")


def played(target: Path) -> list[object]:
    """What a Python without any packages makes of the archive."""
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", PLAY, str(target)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    found: list[object] = json.loads(done.stdout)
    return found


def test_the_archive_is_all_that_is_needed_to_play(tmp_path: Path) -> None:
    """Without msgspec, Fluent or a database; with the same boxes as here; a record that is saved is read in again."""
    unpacked(tmp_path)
    assert [200, 200, [], {game.id: game.box.digest for game in games().values()}] == played(tmp_path)


def test_corrections_come_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A site that was written with corrected components is played with them."""
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "gugong.toml").write_text(
        '[provenance]\ngift_cards = "public: my copy"\n[[gift_cards]]\nid = "board_3"\nvalue = 8\n', encoding="utf-8"
    )
    monkeypatch.setenv("CARAVANSERAI_COMPONENTS", str(mine))
    unpacked(tmp_path / "engine")
    *status, _, digests = played(tmp_path / "engine")
    assert [200, 200] == status
    assert isinstance(digests, dict)
    assert games()["gugong"].box.digest != digests["gugong"]
    assert games()["yokohama"].box.digest == digests["yokohama"]


def test_the_same_sources_make_the_same_archive() -> None:
    """Byte by byte, so that a second visit loads nothing that has not changed."""
    assert archive({}) == archive({})


def test_what_was_compiled_comes_compiled(tmp_path: Path) -> None:
    """Of the very same source; one that has changed since comes as it is."""
    name = "caravanserai/core/rng.py"
    source = (Path(str(files("caravanserai"))) / "core" / "rng.py").read_bytes()
    with ZipFile(tmp_path / "code.zip", "w") as out:
        out.writestr(f"{sha256(source).hexdigest()}/{name}c", b"code")
        out.writestr(f"{sha256(b'older').hexdigest()}/caravanserai/core/box.pyc", b"old code")
    with tarfile.open(fileobj=io.BytesIO(gzip.decompress(archive(compiled(tmp_path / "code.zip"))))) as tar:
        names = set(tar.getnames())
        found = tar.extractfile(f"{name}c")
        assert found is not None
        assert b"code" == found.read()
    assert name not in names
    assert {"caravanserai/core/box.py"} == names & {"caravanserai/core/box.py", "caravanserai/core/box.pyc"}
    assert {} == compiled(tmp_path / "none.zip")


def test_what_everybody_is_told_is_told_by_files() -> None:
    """As the API says it, in every language."""
    made = dict(answers())
    assert library.spoken() == json.loads(made["api/languages.json"])
    assert {"trader"} == {one["bot"] for one in json.loads(made["api/games.json"])}
    for game in games().values():
        for language in languages():
            assert library.words(game.id, language) == made[f"api/games/{game.id}/words/{language}.ftl"].decode()
            rules = json.loads(made[f"api/games/{game.id}/rules/{language}.json"])
            assert library.rules(game.id, language)["sections"][0]["title"] == rules["sections"][0]["title"]
        assert game.box.digest == json.loads(made[f"api/games/{game.id}/box.json"])["digest"]


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A front end, small."""
    made = tmp_path / "web"
    for path, text in {
        "index.html": "<head></head>",
        "stamp": "x",
        "code.zip": EMPTY,
        "sw.js": "watch",
        "assets/index.js": "page",
        "pyodide/pyodide.mjs": "python",
        "pyodide/pyodide.asm.wasm.pack": "wasm",
    }.items():
        (made / path).parent.mkdir(parents=True, exist_ok=True)
        (made / path).write_text(text, encoding="utf-8")
    return made


def test_a_site_names_all_its_files(tmp_path: Path, web: Path) -> None:
    """With digests and sizes; the page says where its tables are, and the report counts what travels."""
    report = folder.write(tmp_path / "site", web)
    site = tmp_path / "site"
    known = json.loads((site / "site.json").read_text(encoding="utf-8"))
    there = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert there == {*known["files"], "site.json", "site.js", "sw.js"}
    assert all((site / path).stat().st_size == size for path, (_, size) in known["files"].items())
    assert 'content="browser"' in (site / "index.html").read_text(encoding="utf-8")
    assert report.files == len(there)
    assert report.engine < report.first < report.engine + report.page + report.told
    assert known["engine"] == ["pyodide/pyodide.asm.wasm.pack", "engine.tar.pack"]


def test_an_older_site_is_replaced_and_nothing_else(tmp_path: Path, web: Path) -> None:
    """What is no more goes; a folder with other things in it is left alone; another page is another version."""
    site = tmp_path / "site"
    folder.write(site, web)
    before = json.loads((site / "site.json").read_text(encoding="utf-8"))
    (web / "assets/index.js").rename(web / "assets/other.js")
    (site / "CNAME").write_text("mine", encoding="utf-8")
    folder.write(site, web)
    after = json.loads((site / "site.json").read_text(encoding="utf-8"))
    assert not (site / "assets/index.js").exists()
    assert (site / "assets/other.js").exists()
    assert "mine" == (site / "CNAME").read_text(encoding="utf-8")
    assert before["version"] != after["version"]
    with pytest.raises(folder.NotASite):
        folder.write(web, web)


def test_a_site_needs_the_front_end(tmp_path: Path) -> None:
    """It says what to do."""
    with pytest.raises(folder.NotBuilt, match="make web"):
        folder.write(tmp_path / "site", tmp_path / "nothing")
