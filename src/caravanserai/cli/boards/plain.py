"""Any game's view, field by field: names and values, tables for lists of things alike.

A field is called what `board-<field>` in the game's catalogue says, as on the board of the browser, or by its own name.
Components, seats and rows of numbers are named where their names tell what they are, by the same signs as there.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from rich.tree import Tree

from caravanserai.core.game import View
from caravanserai.speech.sorts import sorts_of

PLAYERS, SEAT, HIDDEN = "players", "seat", "hidden"
SEATS = (SEAT, "first", "player", "owner", "holder", "leader", "active", "start_player")  # hold the number of a seat
CORE = ("answer", "option")  # sorts that the core brings: no components


def draw(view: View, voice: Any, seat: int) -> RenderableType:
    """What the seat sees, field by field; the players last."""
    reader = Reader(voice)
    tree = Tree(Text(voice.title, style="bold"))
    for name, value in reader.told({key: value for key, value in view.items() if key not in {PLAYERS, SEAT}}):
        reader.add(tree, name, value, view)
    players = view.get(PLAYERS)
    if isinstance(players, list) and players and all(isinstance(one, dict) for one in players):
        tree.add(reader.rows(players, [*voice.names, *[""] * len(players)]))
    return Group(tree)


class Reader:
    """Names and values of one game's views, in words."""

    def __init__(self, voice: Any) -> None:
        self.voice = voice
        self.sorts = {sort: labels for sort, labels in sorts_of(voice.game).items() if sort not in CORE}

    def add(self, tree: Tree, name: str, value: Any, beside: dict[str, Any]) -> None:
        """One field, with what it holds below it."""
        title = Text(self.label(name), style="cyan")
        if isinstance(value, dict) and "id" not in value:
            branch = tree.add(title)
            for key, item in self.told(value):
                self.add(branch, key, item, value)
        elif isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            tree.add(Group(title, self.rows(value)))
        else:
            tree.add(Text.assemble(title, " ", self.shown(name, value, beside)))

    def rows(self, items: list[dict[str, Any]], heads: list[str] | None = None) -> Grid:
        """Things alike, one a line, with a head each where they have one."""
        names = list(dict.fromkeys(name for item in items for name, _ in self.told(item)))
        grid = Grid(*([] if heads is None else [""]), *map(self.label, names), header_style="dim", box=None)
        for n, item in enumerate(items):
            cells = [self.shown(name, item.get(name), item) for name in names]
            grid.add_row(*([] if heads is None else [heads[n]]), *cells)
        return grid

    def told(self, fields: dict[str, Any]) -> list[tuple[str, Any]]:
        """The fields without those that only say how far another goes."""
        far = {limit for name in fields for limit in limits(name)}
        return [(str(name), value) for name, value in fields.items() if name not in far]

    def label(self, name: str) -> str:
        """What a field is called."""
        message = f"board-{name.replace('_', '-')}"
        if self.voice.speaker.has(message):
            return str(self.voice.text(message))
        sort = next((sort for sort, labels in self.sorts.items() if name in labels), None)
        return name.replace("_", " ") if sort is None else str(self.voice.speaker.component(sort, name))

    def shown(self, name: str, value: Any, beside: dict[str, Any]) -> str:
        """What a field holds, in words."""
        if value is None or value in ("", [], {}):
            return "–"
        if isinstance(value, bool):
            return "✓" if value else "–"
        if isinstance(value, int):
            return self.number(name, value, beside)
        if isinstance(value, str):
            return self.word(name, value)
        if isinstance(value, list):
            return self.listed(name, value)
        return ", ".join(f"{self.label(key)} {self.shown(key, item, value)}" for key, item in self.told(value))

    def number(self, name: str, n: int, beside: dict[str, Any]) -> str:
        """A seat by its name, a number with how far it goes, if that is said."""
        if name in SEATS:
            return str(self.voice.names[n]) if 0 <= n < len(self.voice.names) else "–"
        most = next((beside[limit] for limit in limits(name) if isinstance(beside.get(limit), int)), None)
        return str(n) if most is None else f"{n}/{most}"

    def word(self, name: str, label: str) -> str:
        """A component by its name."""
        found = [sort for sort, labels in self.sorts.items() if label in labels]
        sort = next((one for one in found if is_named(name, one)), found[0] if found else None)
        return label.replace("_", " ") if sort is None else str(self.voice.speaker.component(sort, label))

    def listed(self, name: str, items: list[Any]) -> str:
        """Numbers by the names of their sort; what is hidden as such a one is called."""
        for sort, labels in self.sorts.items():
            if is_named(name, sort) and len(labels) == len(items) and all(type(item) is int for item in items):
                return ", ".join(f"{self.label(label)} {n}" for label, n in zip(labels, items, strict=True))
        backs = [sort for sort in self.sorts if self.voice.speaker.has(f"{sort}-{HIDDEN}")]
        back = next((one for one in backs if is_named(name, one)), backs[0] if len(backs) == 1 else None)
        names = [
            self.voice.speaker.component(back, HIDDEN) if item is None and back else self.shown(name, item, {})
            for item in items
        ]
        return ", ".join(map(str, names))


def limits(name: Any) -> tuple[str, ...]:
    """The fields that may say how far a number goes."""
    return (f"{name}s", f"{name}_max", f"max_{name}", f"most_{name}")


def is_named(name: str, sort: str) -> bool:
    """Whether a field is called after a sort: `trader`, `traders`, `first_trader`."""
    return {name, name.rpartition("_")[2]} & {sort, f"{sort}s"} != set()
