"""As much of `pip install -e ./FOLDER` as samples need: the package can be imported, and its entry points are known."""

import os
import sys
import tomllib
from pathlib import Path

from tests.plugins import write_plugin


def main(words: list[str]) -> int:
    """Install a folder as its `pyproject.toml` says, where the session looks for packages."""
    assert words[:2] == ["install", "-e"], words
    folder, site = Path(words[2]).resolve(), Path(os.environ["SITE"])
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for group, points in project["entry-points"].items():
        write_plugin(site, project["name"], group, points)
    home = folder / "src" if (folder / "src").is_dir() else folder
    for path in home.iterdir():
        if path.suffix == ".py" or (path / "__init__.py").exists():
            (site / path.name).symlink_to(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
