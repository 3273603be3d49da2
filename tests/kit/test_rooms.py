"""Which room a fault is mended in."""

from pathlib import Path
from runpy import run_path

import pytest

from caravanserai.core.box import BoxError
from caravanserai.kit import INVARIANTS, Fault
from caravanserai.kit.house import FOLDERS, MODULES, home
from caravanserai.kit.rooms import ORDER, ROOMS, absent, before_it_loads, by_room, room_of
from tests.oasis import GAME


@pytest.mark.parametrize(
    ("invariant", "what", "room"),
    [
        ("rooms", "scoring is missing", "scoring.py"),
        ("rooms", "actions is missing", "actions"),
        ("rooms", "components.toml is missing", "components.toml"),
        ("rooms", "speech/en.ftl is missing", "speech/en.ftl"),
        ("rooms", "oasis/rules.fr.md: (file): (encoding): is not UTF-8 (at line 1)", "rules.fr.md"),
        ("words", "en: ask-eat: is missing", "speech/en.ftl"),
        ("words", "pt-BR: ask-eat: is missing", "speech/pt-BR.ftl"),
        ("steps", "Welcome: cannot be made from whole numbers", "actions/visit.py"),
        ("steps", "2 steps are called Welcome", "flow.py"),
        ("clones", "a clone differs in well", "state.py"),
        ("views", "seat 1: the worth of the table is nan", "heuristics.py"),
        ("views", "seat 1: an observation of 3 numbers, not 4", "features.py"),
        ("views", "seat 1: goods: 61.0 is more than 60.0", "features.py"),
        ("views", "the view of seat 1 is not the same as JSON", "view.py"),
        ("alive", f'KeyError: 3 (File "{home(GAME) / "actions" / "eat.py"}", line 7, in take)', "actions/eat.py"),
        ("alive", 'KeyError: 3 (File "/elsewhere/play.py", line 7, in take)', "flow.py"),
    ],
)
def test_a_fault_names_the_file_to_open(invariant: str, what: str, room: str) -> None:
    assert room == room_of(GAME, Fault("oasis", invariant, what))


def test_rooms_come_in_the_order_in_which_a_game_is_written() -> None:
    faults = [Fault("oasis", invariant, "") for invariant in ("standings", "views", "clones")]
    assert ["state.py", "scoring.py", "view.py"] == list(by_room(GAME, faults))


def test_every_invariant_and_every_room_has_its_place() -> None:
    """One that is new wants a line in the table."""
    assert {*INVARIANTS} - {"rooms"} == ROOMS.keys()
    assert {*FOLDERS, *(f"{name}.py" for name in MODULES)} <= {*ORDER}


def test_a_game_that_does_not_load_tells_all_that_is_missing(tmp_path: Path) -> None:
    """What went wrong, with its line, and every room that is not there yet, in order."""
    folder = tmp_path / "camel"
    (folder / "speech").mkdir(parents=True)
    (folder / "box.py").write_text("\n1 / 0\n", encoding="utf-8")
    with pytest.raises(ZeroDivisionError) as caught:
        run_path(str(folder / "box.py"))
    found = before_it_loads("camel", folder, caught.value)

    assert ["line 2: ZeroDivisionError: division by zero"] == found["box.py"]
    assert ["rules.md", "components.toml", "vocabulary.toml", "box.py", "state.py"] == list(found)[:5]
    assert ["is missing"] == found["scoring.py"] == found["speech/en.ftl"] == found["actions"]
    assert "speech" not in found
    assert [] == absent(home(GAME))


def test_where_no_game_lies_no_room_is_missing(tmp_path: Path) -> None:
    """An entry point that leads elsewhere: why it cannot be loaded, and nothing else."""
    error = ModuleNotFoundError("No module named 'camle'")
    assert {"__init__.py": ["No module named 'camle'"]} == before_it_loads("camel", tmp_path / "camel", error)


def test_a_box_that_does_not_fit_is_told_by_file(tmp_path: Path) -> None:
    error = BoxError(["camel/components.toml: places: id: doubled", "camel/rules.md: CM-1.1: twice"])
    found = before_it_loads("camel", tmp_path, error)
    assert ["places: id: doubled", "is missing"] == found["components.toml"]
    assert ["CM-1.1: twice", "is missing"] == found["rules.md"]
