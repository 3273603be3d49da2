"""A test run depends on nothing that happens to be around it."""

import gc
import os
import shutil
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import settings

from tests import surroundings
from tests.surroundings import NO_LIMIT, OF_TESTS, ask_no_proxy_for_ourselves, cores_within, forget_settings, is_fit


def test_an_owners_settings_are_forgotten() -> None:
    """Those by which tests themselves are told something stay, and so does what is not ours."""
    kept = dict.fromkeys(OF_TESTS, "1") | {"HOME": "/home/ada"}
    found = kept | {"CARAVANSERAI_DATABASE": "sqlite:///mine.sqlite", "CARAVANSERAI_DATA": "/home/ada/games"}
    forget_settings(found)
    assert kept == found


def test_no_setting_of_an_owner_is_left_in_this_run() -> None:
    assert {name for name in os.environ if name.startswith("CARAVANSERAI_")} <= OF_TESTS


@pytest.mark.parametrize(
    ("known", "asked"),
    [
        ({}, "127.0.0.1,localhost,::1"),
        ({"no_proxy": "example.org", "NO_PROXY": "example.org"}, "example.org,127.0.0.1,localhost,::1"),
        ({"no_proxy": "127.0.0.1,localhost,::1", "NO_PROXY": "::1,localhost,127.0.0.1"}, None),
        ({"no_proxy": "*", "NO_PROXY": "*"}, None),
    ],
)
def test_no_proxy_is_asked_for_this_machine(known: dict[str, str], asked: str | None) -> None:
    """Proxies for other addresses stay, and whom somebody has excepted besides."""
    found = known | {"http_proxy": "http://proxy:3128"}
    ask_no_proxy_for_ourselves(found)
    expected = known if asked is None else {"no_proxy": asked, "NO_PROXY": asked}
    assert expected | {"http_proxy": "http://proxy:3128"} == found


def test_files_lie_where_programs_can_be_executed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=surroundings.ENOUGH))
    monkeypatch.setattr(os, "statvfs", lambda _: SimpleNamespace(f_flag=os.ST_NOSUID))
    assert is_fit(tmp_path)
    monkeypatch.setattr(os, "statvfs", lambda _: SimpleNamespace(f_flag=os.ST_NOSUID | os.ST_NOEXEC))
    assert not is_fit(tmp_path)


def test_files_lie_where_there_is_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "statvfs", lambda _: SimpleNamespace(f_flag=0))
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=surroundings.ENOUGH - 1))
    assert not is_fit(tmp_path)


def test_what_is_tried_is_the_same_in_every_run_and_takes_its_time() -> None:
    """Whether or not `CI` is set, which Hypothesis looks at by itself."""
    usual = settings()
    assert (None, True, None) == (usual.deadline, usual.derandomize, usual.database)


@pytest.mark.parametrize(
    ("limit", "cores"),
    [
        (NO_LIMIT, 8),
        ("200000 100000\n", 2),
        ("250000 100000\n", 3),
        ("50000 100000\n", 1),
        ("6400000 100000\n", 8),
    ],
)
def test_as_many_processes_as_a_container_has_cores(limit: str, cores: int) -> None:
    assert cores == cores_within(8, limit)


def test_what_all_tests_are_made_of_is_not_looked_through_again() -> None:
    """By whoever looks for waste: it is kept to the end."""
    assert gc.get_freeze_count() > 0
