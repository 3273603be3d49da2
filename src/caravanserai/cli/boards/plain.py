"""Any game's view, as it is: names and values, tables for lists of things alike.

A field is called what `board-<field>` in the game's catalogue says, as on the board of the browser, or by its own name.
"""

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
        add(tree, name, value, voice)
    return Group(tree)


def add(tree: Tree, name: str, value: Any, voice: Any) -> None:
    title = Text(label(name, voice), style="cyan")
    if isinstance(value, dict):
        branch = tree.add(title)
        for key, item in value.items():
            add(branch, str(key), item, voice)
    elif isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        tree.add(Group(title, rows(value, voice)))
    else:
        tree.add(Text.assemble(title, " ", shown(value)))


def label(name: str, voice: Any) -> str:
    """What a field is called."""
    message = f"board-{name.replace('_', '-')}"
    return str(voice.text(message)) if voice.speaker.has(message) else name


def rows(items: list[dict[str, Any]], voice: Any) -> Grid:
    """Things alike, one a line."""
    names = list(dict.fromkeys(name for item in items for name in item))
    grid = Grid(*(label(name, voice) for name in names), header_style="dim", box=None)
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
