"""What developers install is written down to the number, and lies within what the package says it can live with."""

import tomllib
from pathlib import Path
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).parents[2]
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LINES: Final = (ROOT / "tools/versions.txt").read_text("utf-8").splitlines()
PINNED: Final = {canonicalize_name(line.partition("==")[0]): line.partition("==")[2] for line in LINES}
EXTRAS: Final = PROJECT["optional-dependencies"]
OF_PIP: Final = {"setuptools", "caravanserai"}  # pip brings the one itself; the other is what is installed
WANTED: Final = [
    Requirement(line)
    for line in [
        *PROJECT["dependencies"],
        *(line for name in ("dev", "docs", "ladder", "native", "postgresql") for line in EXTRAS[name]),
    ]
    if Requirement(line).name not in OF_PIP
]


def test_every_line_is_a_name_and_a_number() -> None:
    """No address and no folder: whoever installs it, from wherever."""
    assert [] == [line for line in LINES if not Requirement(line).specifier or len(line.split("==")) != 2]
    assert len(LINES) == len(PINNED)


@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)
def test_what_the_package_names_is_there(wanted: Requirement) -> None:
    """In a version that it allows: after a change in pyproject.toml, `make lock`."""
    assert wanted.specifier.contains(PINNED[canonicalize_name(wanted.name)])


def test_developing_installs_by_the_list() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert "$(call install_tested,.[dev])" in makefile
    assert '$(PIP) $(TESTED) --editable "$(1)" ||' in makefile
    assert "TESTED   := --constraint $(VERSIONS)\n" in makefile
