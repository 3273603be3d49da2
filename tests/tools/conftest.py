"""What the tests of the tools need besides Python."""

import os
import sysconfig
from pathlib import Path
from typing import Final

import pytest

from tests.needs import needed
from tools import native

# What it compiles here runs for a moment only: to make it quick takes a third of the time that it takes to make it.
HASTY: Final = """#!/bin/sh
for one; do
    shift
    case $one in -O[123]) one=-O0 ;; esac
    set -- "$@" "$one"
done
exec {compiler} "$@"
"""


@pytest.fixture
def compiler(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """A C compiler."""
    if not native.has_compiler():
        needed("a C compiler (on Debian: apt install gcc)")
    hasty: Path = tmp_path_factory.mktemp("compiler") / "cc"
    hasty.write_text(HASTY.format(compiler=os.environ.get("CC") or sysconfig.get_config_var("CC")), encoding="utf-8")
    hasty.chmod(0o755)
    monkeypatch.setenv("CC", str(hasty))
