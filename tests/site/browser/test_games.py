"""The same game in the worker of a page, interpreted and compiled: the same record, line by line."""

import gzip
import io
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

import caravanserai
from caravanserai.core.game import games
from caravanserai.core.record import parse, verify
from caravanserai.site.archive import archive
from tests.site.browser.visitor import WHOLE, Visitor
from tests.web.guests import number

pytestmark = pytest.mark.slow
ROOT: Final = Path(__file__).resolve().parents[3]
A_FEW: Final = 20  # decisions
ENDED: Final = "dialog[open] tfoot"
ASK_ALL: Final = {"only_answers": False, "pure_gains": False}
by_game = pytest.mark.parametrize("game", sorted(games()))
# One of them is enough for every day.
by_game_at_length = pytest.mark.parametrize(
    "game", [game if game == "gugong" else pytest.param(game, marks=pytest.mark.long) for game in sorted(games())]
)


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources alone, as a browser gets them."""
    folder = tmp_path_factory.mktemp("sources")
    with tarfile.open(fileobj=io.BytesIO(gzip.decompress(archive({})))) as tar:
        tar.extractall(folder, filter="data")
    return folder


def played_here(path: str, *asked: str) -> tuple[bool, str]:
    """Whether another process ran compiled, and the record of its game."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.site.played", *asked],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, (path, str(ROOT))))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    first, _, text = done.stdout.partition("\n")
    return first == "compiled True", text


def assert_it_goes_the_same_everywhere(text: str, sources: Path, *asked: str) -> None:
    """The record of a worker's game against those of the sources alone, and of the build that is under test."""
    assert (False, text) == played_here(str(sources), *asked)
    assert (caravanserai.compiled(), text) == played_here(os.environ.get("PYTHONPATH", ""), *asked)


def sat(regular: Visitor, game: str, *kinds: str) -> str:
    """At a new table of a known deal, asked everything, so that each decision is in the record."""
    regular.page.evaluate("(settings) => ask('PATCH', 'me', { settings })", ASK_ALL)
    regular.deal(f"the same {game}")
    return regular.sit(*kinds, game=game)


@by_game_at_length
def test_the_beginning_of_a_game_is_the_same_everywhere(regular: Visitor, sources: Path, game: str) -> None:
    """In a worker, from the sources alone, and in the build that is under test."""
    kinds = ("me", "apprentice", "here")
    text = regular.play_on(sat(regular, game, *kinds), A_FEW)
    assert len(parse(text).moves) >= A_FEW
    assert_it_goes_the_same_everywhere(text, sources, game, f"the same {game}", str(A_FEW), *kinds)


@pytest.mark.long
@by_game
def test_a_whole_game_against_bots(regular: Visitor, sources: Path, game: str) -> None:
    """At an open table, to the score sheet; it can be verified, and is the same everywhere."""
    kinds = ("me", "apprentice")
    table = sat(regular, game, *kinds)
    regular.go_to(table)
    text = regular.play_on(table)
    record = parse(text)
    verify(record)
    expect(regular.page.locator(ENDED)).to_be_visible()
    totals = [regular.page.locator(f"{ENDED} td[data-seat='{seat}']").inner_text() for seat in range(len(kinds))]
    assert record.scores == [number(one) for one in totals]
    assert_it_goes_the_same_everywhere(text, sources, game, f"the same {game}", str(WHOLE), *kinds)
