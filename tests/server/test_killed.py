"""Kill -9 under load: no acknowledged move is lost, none is doubled, every game resumes, bots and reviews go on."""

import os
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from caravanserai.core.game import games
from tests.oasis import GAME as OASIS
from tests.plugins import write_plugin
from tests.server.house import sqlite_in
from tests.server.killing import Tally, killed, nursery, started
from tests.server.killing_judges import killed_while_judging

ROOT: Final = Path(__file__).parents[2]
GAME: Final = OASIS.id
KINDS = [pytest.param("postgresql", marks=pytest.mark.postgresql), pytest.param("sqlite", marks=pytest.mark.long)]
LONG = {"sqlite": 1000, "postgresql": 300}


def assert_well(tally: Tally, kills: int) -> None:
    assert (kills, 0, 0) == (tally.kills, tally.lost, tally.doubled), tally
    assert tally.acknowledged > kills


@pytest.mark.slow
def test_killed_a_few_times(tmp_path: Path) -> None:
    """A server as users start it."""
    database = sqlite_in(tmp_path)
    assert_well(killed(database, partial(started, database), 2, 1), 2)


@pytest.mark.slow
@pytest.mark.parametrize("database", KINDS, indirect=True)
def test_killed_some_more(database: str) -> None:
    """On both kinds of database, servers that start in no time."""
    with nursery(database) as start:
        assert_well(killed(database, start, 4, 2), 4)


@pytest.mark.slow
def test_killed_while_judging(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of a review and of a hint: no turn is lost, and the review is the one that nothing befell.

    The game is a small one: all of it is judged by the server, and here once more.
    """
    site = write_plugin(tmp_path / "site", GAME, "caravanserai.games", {GAME: "tests.oasis:GAME"})
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(site), str(ROOT), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setitem(games(), GAME, OASIS)
    tally = killed_while_judging(sqlite_in(tmp_path), 2, 1, game=GAME)
    assert (3, 0, 0) == (tally.kills, tally.lost, tally.otherwise), tally
    assert tally.turns, tally
    assert tally.reviews, tally


@pytest.mark.long
def test_killed_many_times(database: str, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]) -> None:
    """A thousand times on SQLite, three hundred times on PostgreSQL; what became of all moves is said."""
    kind = request.node.callspec.params["database"]
    with nursery(database) as start:
        tally = killed(database, start, LONG[kind], 3)
    with capsys.disabled():
        print(f"\n{kind}: {tally}")
    assert_well(tally, LONG[kind])
