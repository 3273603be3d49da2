"""Every place where others can join in is documented."""

import re
import tomllib

from tests.docs.pages import ROOT, pages

SETTING = re.compile(r"CARAVANSERAI_[A-Z_]*[A-Z]")
BETWEEN_TOOLS = {"CARAVANSERAI_PYTHON"}  # tells the front end's tests which Python to ask


def words() -> str:
    return "\n".join(page.read_text(encoding="utf-8") for page in pages())


def test_every_entry_point_is_documented() -> None:
    """Who writes a game or a bot finds out where it is entered."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"]
    for group in project["entry-points"]:
        assert group in words(), group


def test_every_room_is_named() -> None:
    """Who looks for something finds in which file; what only makes a package of a folder has nothing to say."""
    package = ROOT / "src" / "caravanserai"
    for folder, page in (("server", "server.md"), ("tables", "server.md"), ("core", "design.md")):
        text = (ROOT / "docs" / page).read_text(encoding="utf-8")
        rooms = {path.name for path in (package / folder).glob("*.py")} - {"__init__.py"}
        assert rooms
        assert [] == [room for room in sorted(rooms) if not re.search(rf"\b{re.escape(room)}\b", text)], page


def test_every_setting_is_documented() -> None:
    """No environment variable is known to the code alone, but for what our tools tell each other."""
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tools").glob("*.py"), ROOT / "hatch_build.py"]
    used = {name for path in sources for name in SETTING.findall(path.read_text(encoding="utf-8"))}
    assert used - BETWEEN_TOOLS
    for name in used - BETWEEN_TOOLS:
        assert name in words(), name
