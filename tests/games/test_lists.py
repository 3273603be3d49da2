"""Games are found, by entry point and by folder: nothing outside of their folders lists them."""

import re
from pathlib import Path

from caravanserai.core.game import games

ROOT = Path(__file__).resolve().parents[2]
GAMES = "|".join(sorted(games()))
NAMED = re.compile(rf"""["']({GAMES})["']""")
REMARK = re.compile(r"^\s*(?:/\*|\*|//|#).*$", re.MULTILINE)
KINDS = (".py", ".ts", ".svelte", ".toml", ".mako")


def naming(folder: str, *but: str) -> dict[str, set[str]]:
    """The sources of a folder that name games as words of the program, with the games they name."""
    found = {}
    for path in sorted((ROOT / folder).rglob("*.*")):
        name = path.relative_to(ROOT).as_posix()
        if path.suffix in KINDS and ".test." not in name and not name.startswith(but):
            words = set(NAMED.findall(REMARK.sub("", path.read_text(encoding="utf-8"))))
            if words:
                found[name] = words
    return found


def test_the_program_knows_no_game() -> None:
    """Neither the core, the server and the terminal nor the front end."""
    assert {} == naming("src/caravanserai", "src/caravanserai/games/", "src/caravanserai/web/")
    assert {} == naming("web/src", "web/src/games/")


def test_no_tool_lists_games() -> None:
    """Some take one of them for an example; what is a game's own lies in a module of its own."""
    named = naming("tools", "tools/positions/", "tools/absurdities/", "tools/terms/")
    assert [] == [name for name, words in named.items() if len(words) > 1]
