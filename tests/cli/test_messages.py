"""Every message that the terminal asks for is there in every language."""

import re
from pathlib import Path

import pytest

import caravanserai.cli
from caravanserai.cli.seated import HELP
from caravanserai.core.game import games
from caravanserai.speech import LANGUAGES, Speaker

SOURCES = Path(str(caravanserai.cli.__file__)).parent
ASKED = re.compile(r'"((?:cli|board)-[a-z0-9_-]+)"')
OF_THE_BOARD = re.compile(r'eye\.say\("([a-z-]+)"')
GUGONG = games()["gugong"]


def asked_for() -> set[str]:
    """The ids in the sources, and those that are put together there."""
    found: set[str] = set()
    for file in SOURCES.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        found |= set(ASKED.findall(text)) | {f"board-{name}" for name in OF_THE_BOARD.findall(text)}
    data = GUGONG.box.data
    tokens = [row["id"] for table in ("travel_tokens", "bonus_travel_tokens") for row in data[table]]
    found |= {f"board-token-{token}" for token in tokens}
    found |= {f"board-reward-{reward['id']}" for reward in data["canal"]["rewards"]}
    return found | {f"cli-help-{name}" for name in HELP}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_in_its_own_language(language: str) -> None:
    own = Speaker(GUGONG, language).catalogue.bundles[0]
    assert [] == [message for message in sorted(asked_for()) if not own.has_message(message)]


def test_the_search_finds_messages() -> None:
    assert {"cli-prompt", "board-dice", "cli-undo-sure", "board-token-double"} <= asked_for()
