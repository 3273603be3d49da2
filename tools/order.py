"""Pin the order of a game's rows and effects: `python -m tools.order gugong`.

Adds what is new to `order.toml` beside the game, at the end of each list; nothing there is ever moved or removed.
`--check` only says whether something is missing.
"""

import argparse
import json
import sys
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from caravanserai.core.box import read_toml, read_words
from caravanserai.core.game import games
from caravanserai.core.order import FILE, Order, order_file, pinned

HEAD = """# The order of rows and effects in saved games. `python -m tools.order` adds what is new at the end of each;
# nothing may be moved or removed within an edition. See docs/components.md, section 10.
"""


def complete(game: str) -> str:
    """What `{FILE}` should say of a game."""
    box = games()[game].box
    words = read_words(game, box.folder)
    effects = import_module(f"{games()[game].package}.effects").EFFECTS
    known = list(box.order.effects)
    new = [place for place in effects.places[len(known) :] if place]
    return written(pinned(box.data, words, box.order), [*known, *new])


def written(rows: Mapping[str, list[Any]], effects: list[str]) -> str:
    """As TOML, one list to a paragraph."""
    lines = [HEAD, "effects = ["]
    lines += [f"  {json.dumps(place)}," for place in effects]
    lines += ["]", "", "[rows]"]
    lines += [f"{json.dumps(path)} = {json.dumps(names, ensure_ascii=False)}" for path, names in rows.items()]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=sorted(games()))
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    stale = 0
    for game in given.games:
        path, text = order_file(games()[game].box.folder), complete(game)
        if path.exists() and Order(read_toml(FILE, path)).effects and path.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        print(f"{game}: {path.name}: " + ("is not complete" if given.check else "written"))
        if not given.check:
            path.write_text(text, encoding="utf-8")
    return 1 if given.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
