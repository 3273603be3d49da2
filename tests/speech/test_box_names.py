"""The page of the box shows nothing of our games by its id: tables, keys and rows have names in words."""

import re

import pytest

from caravanserai.core.game import games
from caravanserai.speech import Speaker, word_faults
from caravanserai.speech.box_names import box_keys
from caravanserai.speech.patterns import all_patterns
from caravanserai.speech.sorts import own_vocabulary
from tests.languages import LANGUAGES
from tests.oasis import GAME as OASIS

SHIPPED = sorted(games())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHIPPED)
def test_every_table_has_a_name(game: str, language: str) -> None:
    """In the language itself, not borrowed from English."""
    known = all_patterns(games()[game].package, language)
    assert [] == [table for table in games()[game].box.data if (f"box-table-{table}", "") not in known]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHIPPED)
def test_every_key_has_a_name(game: str, language: str) -> None:
    """Of all tables and rows, those that lie in others included; what is counted is called as its table is."""
    known = all_patterns(games()[game].package, language)
    keys = set(box_keys(games()[game], own_vocabulary(games()[game])))
    assert {"copies", "players_max"} <= keys
    named = {key for key in keys for sort in ("key", "table") if (f"box-{sort}-{key}", "") in known}
    assert set() == keys - named


@pytest.mark.parametrize("game", SHIPPED)
def test_rows_that_are_told_apart_are_named_apart(game: str) -> None:
    """Where one message names the rows of a table, no two are called the same."""
    speaker = Speaker(games()[game], "en")
    for table, rows in games()[game].box.data.items():
        if speaker.has(f"box-row-{table}"):
            numbers = {row["id"]: re.search(r"\d*$", row["id"]) for row in rows}
            names = [
                speaker.text(f"box-row-{table}", row=row, n=int(found.group() or 0) if found else 0)
                for row, found in numbers.items()
            ]
            assert len(rows) == len(set(names)), names


def test_a_stranger_need_not_name_anything() -> None:
    """What has no name is shown as the file has it, and that is no fault."""
    known, keys = all_patterns(OASIS.package, "en"), set(box_keys(OASIS, own_vocabulary(OASIS)))
    assert {key for key in keys if (f"box-key-{key}", "") not in known and (f"box-table-{key}", "") not in known}
    assert [] == [fault for fault in word_faults(OASIS) if "box-" in fault]
