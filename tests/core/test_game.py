"""Games: options, starting, finding them."""

import re
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from caravanserai.core import game as finding
from caravanserai.core.box import BoxError
from caravanserai.core.game import BadOption, Game, game_of, games, standings, start, unloaded
from caravanserai.core.play import asked, playout
from caravanserai.core.record import BadRecord, Record, begin
from caravanserai.core.rng import key_from
from caravanserai.core.wire import digest
from tests.core.purse import Purse
from tests.oasis import GAME
from tests.oasis.box import DATE, VP, WATER
from tests.oasis.flow import Turns
from tests.oasis.state import Oasis


def test_defaults() -> None:
    """Options not given have their defaults; those not for so many seats are not there."""
    assert GAME.options(3, {}) == {"short": False, "storm": False}
    assert GAME.options(4, {"storm": True}) == {"short": False, "storm": True}
    assert GAME.options(2, {"short": True}) == {"short": True}


@pytest.mark.parametrize(
    ("seats", "given", "words"),
    [
        (1, {}, "oasis: seats: 1 is not among 2–4"),
        (5, {}, "oasis: seats: 5 is not among 2–4"),
        (3, {"camels": 1}, "oasis: camels: unknown option; known: short, storm"),
        (3, {"short": "yes"}, r"oasis: short: 'yes' is not among \[False, True\]"),
        (3, {"short": 1}, r"oasis: short: 1 is not among \[False, True\]"),
        (2, {"storm": True}, "oasis: storm: only with 3, 4 seats, not 2"),
        (2, {"storm": False}, "oasis: storm: only with 3, 4 seats, not 2"),
    ],
)
def test_wrong_options(seats: int, given: dict[str, Any], words: str) -> None:
    """The error names game, option and what is possible."""
    with pytest.raises(BadOption, match=words):
        start(GAME, seats, key=1, **given)


def test_effects_as_they_are_printed() -> None:
    """By their numbers; none where there is no such effect, or a game has no effects at all."""
    assert GAME.printed(0) is not None
    assert None is GAME.printed(-1) is GAME.printed(10_000)
    assert all(game.printed(0) is not None for game in games().values())


def test_options_reach_the_table() -> None:
    """What was asked for is what is played."""
    s = start(GAME, 3, key=1, short=True, storm=True)
    assert (s.rounds, s.storm, s.seats) == (2, True, 3)
    assert (start(GAME, 3, key=1).rounds, start(GAME, 3, key=1).storm) == (3, False)


def test_options_are_ones_own() -> None:
    """What one table does with them, the next does not find."""
    GAME.options(3, {})["short"] = "never"
    GAME.options(3, {"storm": True})["short"] = "never"
    assert GAME.options(3, {}) == {"short": False, "storm": False}


def test_keys() -> None:
    """A number stands for its key; a missing key is fresh; others have 32 bytes."""
    assert digest(start(GAME, 2, key=7)) == digest(start(GAME, 2, key=key_from(7)))
    assert digest(start(GAME, 2)) != digest(start(GAME, 2))
    with pytest.raises(BadOption, match="key: 3 bytes, not 32"):
        start(GAME, 2, key=b"abc")


def test_a_quick_table() -> None:
    """Neither keyed nor logged; the same for the same key, a number or 32 bytes, and with the same options."""
    s = start(GAME, 3, key=7, recorded=False, storm=True)
    assert (s.keyed, s.log, s.storm) == (None, None, True)
    assert digest(s) == digest(GAME.deal(3, GAME.options(3, {"storm": True}), 7))
    assert digest(start(GAME, 3, key=key_from(7), recorded=False)) == digest(
        start(GAME, 3, key_from(7), recorded=False)
    )
    assert digest(start(GAME, 3, key=key_from(7), recorded=False)) != digest(
        start(GAME, 3, key_from(8), recorded=False)
    )
    assert digest(start(GAME, 2, recorded=False)) != digest(start(GAME, 2, recorded=False))
    with pytest.raises(BadOption, match="key: 3 bytes, not 32"):
        start(GAME, 2, key=b"abc", recorded=False)


def test_a_recorded_table() -> None:
    """Keyed and logged, unless said otherwise."""
    s = start(GAME, 3, key=7)
    assert s.keyed is not None
    assert s.keyed.key == key_from(7)
    assert s.log is not None


def test_a_table_is_ready_for_its_first_decision() -> None:
    """Somebody is asked."""
    assert asked(start(GAME, 4, key=7)) == (0, 1, 2, 3)


def test_steps_of_earlier_editions() -> None:
    """An old name leads to the step it has become."""
    renamed = replace(GAME, renamed={"Rounds": "Turns"})
    assert renamed.steps["Rounds"] is Turns
    assert "Rounds" not in GAME.steps
    s = start(GAME, 2, key=7)
    data: dict[str, Any] = {"seats": 2, "stack": [["Rounds", 1, 2]]}
    assert isinstance(renamed.from_wire(data).stack[0], Turns)
    assert s.seats == 2


def test_installed_games() -> None:
    """Games are found by entry point, under their ids; ours are among them."""
    assert "gugong" in games()
    assert all(game.id == name for name, game in games().items())


def test_the_game_of_a_state(oasis: Game[Oasis]) -> None:
    """Found by its choices; a state of no installed game says so."""
    assert game_of(start(oasis, 2, key=1)) is oasis
    with pytest.raises(ValueError, match="Purse: its game is not installed"):
        game_of(Purse())


def test_standings(oasis: Game[Oasis]) -> None:
    """Best first, ties broken by dates, then shared (OA-6.1, 6.2)."""
    s = start(oasis, 4, key=1)
    playout(s, 1)
    for seat, (points, dates, water) in enumerate([(5, 1, 3), (6, 2, 1), (6, 2, 0), (7, 0, 0)]):
        goods = s.of(seat).goods
        goods[VP], goods[DATE], goods[WATER] = points, dates, water
    found = standings(s)
    assert [(one.seat, one.place, one.score, one.won) for one in found] == [
        (3, 1, 7, True),
        (1, 2, 6, False),
        (2, 2, 6, False),
        (0, 4, 6, False),
    ]
    assert [(line.message, line.points) for line in found[-1].lines] == [("score-gathered", 5), ("score-water", 1)]


DRAWN_FOR_EACH = {"web/src/ending/Scene.svelte"}  # one picture for each of ours, and a neutral one for all others


# Games that cannot be loaded


BROKEN = """
from caravanserai.core.box import BoxError
raise BoxError(["camel.toml: wells: id: missing", "camel.toml: wells: xy: missing"])
"""


@pytest.fixture
def some_broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Gùgōng, and strangers' games that have a faulty box, do not import, or are no games."""
    for name, text in {"camel_box": BROKEN, "camel_import": "import nothing_like_it", "camel_none": "GAME = 1"}.items():
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    named = {
        "boxed": "camel_box:GAME",
        "gone": "camel_gone:GAME",
        "gugong": "caravanserai.games.gugong:GAME",
        "imported": "camel_import:GAME",
        "none": "camel_none:GAME",
        "other": "caravanserai.games.gugong:GAME",
    }
    points = [EntryPoint(name, value, "caravanserai.games") for name, value in named.items()]
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(finding, "entry_points", lambda **_: points)
    games.cache_clear()
    yield
    games.cache_clear()


@pytest.mark.usefixtures("some_broken")
def test_a_game_that_cannot_be_loaded_leaves_the_others_alone() -> None:
    """It is told of in one line; asked for, it says everything that is wrong."""
    assert ["gugong"] == list(games())
    assert {
        "boxed": "camel.toml: wells: id: missing (and 1 more)",
        "gone": "ModuleNotFoundError: No module named 'camel_gone'",
        "imported": "ModuleNotFoundError: No module named 'nothing_like_it'",
        "none": "TypeError: camel_none:GAME is no Game",
        "other": "ValueError: caravanserai.games.gugong:GAME is called gugong, and registered as other",
    } == unloaded()
    with pytest.raises(BoxError) as caught:
        games()["boxed"]
    assert 2 == len(caught.value.faults)
    with pytest.raises(KeyError, match="nowhere"):
        games()["nowhere"]


@pytest.mark.usefixtures("some_broken")
def test_a_record_of_a_game_that_cannot_be_loaded_says_why() -> None:
    said = {"boxed": "'boxed' cannot be loaded: camel.toml: wells", "chess": "'chess' is not installed"}
    for name, what in said.items():
        with pytest.raises(BadRecord, match=what):
            begin(Record(name, 1, "", 2, key_from(1)))


def test_all_of_ours_are_loaded() -> None:
    assert {} == unloaded()
    assert {"gugong", "marcopolo2", "paladins", "yokohama"} <= games().keys()


def test_there_is_no_other_list_of_games() -> None:
    """A source that names three of ours knows what it should look up; each has its own folder for what is its own."""
    root = Path(__file__).resolve().parents[2]
    found: list[str] = []
    for path in [*root.glob("src/caravanserai/**/*.*"), *root.glob("web/src/**/*.*")]:
        name = path.relative_to(root).as_posix()
        if path.suffix not in (".py", ".toml", ".ts", ".svelte") or "/games/" in name or name.endswith(".test.ts"):
            continue
        words = set(re.findall(r"\w+", path.read_text(encoding="utf-8")))
        if len(words & {"gugong", "paladins", "marcopolo2", "yokohama"}) > 2:
            found.append(name)
    assert [] == [name for name in found if name not in DRAWN_FOR_EACH]
