"""The reference names what there is, and everything on it has something to say."""

import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest

import caravanserai
from tests.docs.pages import ROOT, name, samples

PAGES = sorted((ROOT / "docs" / "reference").glob("*.md"))
DIRECTIVE = re.compile(r"^\.\. auto(\w+):: ([\w.]+)\n((?:   :.*\n)*)", re.MULTILINE)
MEMBERS = re.compile(r":members:(.*)")


def named(page: Path) -> list[tuple[str, str]]:
    """The modules and the names of a page; a module of which all is shown has the name `*`."""
    found: list[tuple[str, str]] = []
    for sample in samples(page):
        for kind, target, options in DIRECTIVE.findall(sample.text):
            members = MEMBERS.search(options)
            if kind != "module":
                module, _, one = target.rpartition(".")
                found.append((module, one))
            elif members:
                found += [(target, one.strip() or "*") for one in members[1].split(",")]
    return found


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_names_of_the_reference_are_there(page: Path) -> None:
    for module, one in named(page):
        thing = import_module(module) if one == "*" else getattr(import_module(module), one)
        assert inspect.getdoc(thing), f"{module}.{one}"


def test_all_that_is_public_is_in_the_reference() -> None:
    """Whatever `import caravanserai` gives can be looked up."""
    shown = {one for page in PAGES for _, one in named(page)}
    modules = {module for page in PAGES for module, one in named(page) if one == "*"}
    public = set(caravanserai.__all__) - {"NOBODY"}
    in_modules = {one for one in public if getattr(getattr(caravanserai, one), "__module__", "") in modules}
    assert set() == public - shown - in_modules
