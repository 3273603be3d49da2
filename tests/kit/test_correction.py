"""A correction is checked as entirely as loading checks it, and the game that is loaded stays as it is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from caravanserai.core.box import BoxError, corrected_box, load_box
from caravanserai.core.game import games
from caravanserai.kit.correction import MODULE, checked_box, faults_apart

GUGONG = games()["gugong"]
SHIPPED = load_box("gugong", GUGONG.box.folder)


def test_what_the_rules_refuse_when_they_are_loaded_is_refused() -> None:
    """Words and rules of the box let it pass; the message names file, table and key."""
    text = '[intrigue]\nbenefits = [{ id = "back_1", cost = { servant = 1 } }]'
    assert corrected_box(SHIPPED, "mine.toml", text).is_corrected
    with pytest.raises(BoxError) as refused:
        checked_box(SHIPPED, "mine.toml", text)
    assert [
        "mine.toml: intrigue.benefits[back_1]: cost: a benefit is paid in steps back: intrigue (GG-7.3.5)"
    ] == refused.value.faults


def test_a_correction_that_can_be_played_gives_a_box_and_leaves_the_loaded_one() -> None:
    """The game of this process is still played with what it was loaded with."""
    before = GUGONG.box.digest
    box = checked_box(SHIPPED, "mine.toml", "[great_wall]\nwinner = { vp = 4 }")
    assert ({"vp": 4}, True) == (box.data["great_wall"]["winner"], box.is_corrected)
    assert before == GUGONG.box.digest
    assert not checked_box(SHIPPED, "mine.toml", "[jade]\nextra_vp = 2").is_corrected


def test_rows_that_are_counted_cannot_be_left_out() -> None:
    """Also where a list is replaced whole, since its rows have no ids."""
    text = '[[solo_special_actions]]\nlocation = "jade"\neffects = { jade = 1 }'
    with pytest.raises(BoxError, match=r"^mine\.toml: solo_special_actions: 'travel' is missing"):
        corrected_box(SHIPPED, "mine.toml", text)


def test_a_game_that_cannot_be_loaded_at_all_is_told_in_a_line() -> None:
    """Whatever goes wrong in the other process, one line comes back, in the name of the file."""
    assert ["mine.toml: (file): (play): LookupError: camel is not installed"] == faults_apart("camel", "mine.toml", "")


def test_a_file_is_checked_from_the_command_line(tmp_path: Path) -> None:
    """A line for each fault, and an exit code."""
    file = tmp_path / "mine.toml"
    file.write_text('[palace]\narrival_vp = { "1-3" = [7, 5] }\n', encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", MODULE, "gugong", str(file)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (1, "", f"{file}: palace: arrival_vp.1-3: 3 players may arrive\n") == (
        done.returncode,
        done.stderr,
        done.stdout,
    )
