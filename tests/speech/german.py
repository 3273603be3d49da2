"""A sixth language, just begun: a folder, and nothing besides. It has a name that nobody will take for their own."""

from pathlib import Path
from typing import Final

ID: Final = "gsw"
FACTS: Final = 'name = "Deutsch"\n'
HOUSE: Final = """answer-yes = Ja
web-language = Sprache
web-rules = Regeln
"""
GUGONG: Final = """ask-choose-gift = Wähle ein Geschenk
verb-place_on_decree = lege { noun-servant } auf einen Erlass
"""
RULES: Final = """# Gùgōng

## 1. Spielmaterial

**GG-1.2.1** 38 Geschenkkarten: 7 für den Spielplan, 11 für den Stapel und 5 Sätze zu 4 Karten (7 + 11 + 20).
"""


def write_german(parent: Path) -> Path:
    """Make the folder of the language in a folder of languages."""
    folder = parent / ID
    (folder / "games").mkdir(parents=True)
    texts = {"language.toml": FACTS, "house.ftl": HOUSE, "games/gugong.ftl": GUGONG, "games/gugong.rules.md": RULES}
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder
