"""A window without a browser: its page keeps everything in memory, and thinks at once."""

import json
from collections.abc import Sequence
from typing import Any

from caravanserai.site import thinking
from caravanserai.site.cupboard import Shelves
from caravanserai.site.engine import Engine


class Page:
    """What the page does, here."""

    def __init__(self, cupboard: Shelves | None = None) -> None:
        self.cupboard = cupboard or Shelves()
        self.told: dict[int, list[dict[str, Any]]] = {}
        self.hints: list[str] = []
        self.names: list[str] = []
        self.is_of_today = True  # or another version of the site has come meanwhile
        self.tried: list[dict[str, str]] = []  # boxes
        self.faults = "[]"  # what comes of trying one

    async def rows(self, shelf: str, game: str) -> Sequence[str]:
        return await self.cupboard.rows(shelf, game)

    async def write(self, writing: str) -> bool:
        return await self.cupboard.write(writing)

    async def others(self) -> Sequence[str]:
        return self.names

    async def is_current(self) -> bool:
        return self.is_of_today

    async def think(self, errand: str, table: str, given: str) -> str:
        return thinking.run(errand, given)

    async def try_box(self, box: str) -> str:
        self.tried.append(json.loads(box))
        return self.faults

    def tell(self, line: int, text: str) -> None:
        self.told.setdefault(line, []).append(json.loads(text))

    def hang_up(self, line: int) -> None:
        self.told.setdefault(line, []).append({"is": "end"})

    def changed(self, what: str) -> None:
        self.hints.append(what)

    def state(self, line: int) -> dict[str, Any]:
        """The newest state that came over a line."""
        return [one for one in self.told[line] if one["is"] == "state"][-1]


class Window:
    """An engine with its page."""

    def __init__(self, cupboard: Shelves | None = None, process: str = "one") -> None:
        self.page = Page(cupboard)
        self.engine = Engine(self.page, process)

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """An answer that is no refusal."""
        status, kind, text = await self.engine.ask(method, path, "" if body is None else json.dumps(body))
        assert status == 200, text
        return json.loads(text) if kind == "application/json" else text

    async def refused(self, method: str, path: str, body: Any = None) -> str:
        """Why something is not done."""
        status, _, text = await self.engine.ask(method, path, "" if body is None else json.dumps(body))
        assert status >= 400
        return str(json.loads(text)["error"])
