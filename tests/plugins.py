"""What a stranger's package says of itself, in a folder that can be put on the path: its entry points, and no code."""

from pathlib import Path


def write_plugin(site: Path, name: str, group: str, points: dict[str, str]) -> Path:
    """A package of that name with entry points in one group: `oasis` → `tests.oasis:GAME`."""
    info = site / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"[{group}]", *(f"{point} = {value}" for point, value in points.items()), ""]
    (info / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    return site
