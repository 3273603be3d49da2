"""Any game's view, as it is: names and values, tables for lists of things alike."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from rich.tree import Tree

from caravanserai.core.game import View


def draw(view: View, voice: Any, seat: int) -> RenderableType:
    """What the seat sees, field by field."""
    tree = Tree(Text(voice.title, style="bold"))
    for name, value in view.items():
        add(tree, name, value)
    return Group(tree)


def add(tree: Tree, name: str, value: Any) -> None:
    if isinstance(value, dict):
        branch = tree.add(Text(name, style="cyan"))
        for key, item in value.items():
            add(branch, str(key), item)
    elif isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        tree.add(Group(Text(name, style="cyan"), rows(value)))
    else:
        tree.add(Text.assemble((name, "cyan"), " ", shown(value)))


def rows(items: list[dict[str, Any]]) -> Grid:
    """Things alike, one a line."""
    names = list(dict.fromkeys(name for item in items for name in item))
    grid = Grid(*names, header_style="dim", box=None)
    for item in items:
        grid.add_row(*(shown(item.get(name)) for name in names))
    return grid


def shown(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, list):
        return " ".join(map(shown, value)) or "–"
    if isinstance(value, dict):
        return " ".join(f"{key}={shown(item)}" for key, item in value.items()) or "–"
    return str(value)
