"""Every place where others can join in is documented."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]


def words() -> str:
    return "\n".join(page.read_text(encoding="utf-8") for page in PAGES)


def test_every_entry_point_is_documented() -> None:
    """Who writes a game or a bot finds out where it is entered."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"]
    for group in project["entry-points"]:
        assert group in words(), group


def test_every_setting_is_documented() -> None:
    """No environment variable is known to the code alone; those of the test run aside."""
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tools").glob("*.py"), ROOT / "hatch_build.py"]
    used = {name for path in sources for name in re.findall(r"CARAVANSERAI_[A-Z]+", path.read_text(encoding="utf-8"))}
    assert used
    for name in used:
        assert name in words(), name


def test_links_between_pages_lead_somewhere() -> None:
    """A page that is linked to exists."""
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
