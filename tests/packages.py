"""Packages as pip leaves them behind, without pip: for tests that install a game."""

from pathlib import Path


def register(folder: Path, name: str, home: str) -> Path:
    """Let Python find a game by its entry point where the folder is on the path; `home` is that of its `Game`."""
    facts = folder / f"{name}-1.dist-info"
    facts.mkdir(parents=True)
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", encoding="utf-8")
    (facts / "entry_points.txt").write_text(f"[caravanserai.games]\n{name} = {home}\n", encoding="utf-8")
    return folder
