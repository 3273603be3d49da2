"""Every message that the terminal asks for is there in every language."""

import re
from pathlib import Path

import pytest

import caravanserai.cli
from caravanserai.cli.seated import HELP
from caravanserai.core.game import games
from caravanserai.speech import Speaker
from caravanserai.speech.speaker import kebab
from tests.languages import LANGUAGES

SOURCES = Path(str(caravanserai.cli.__file__)).parent
ASKED = re.compile(r'"((?:cli|board)-[a-z0-9_-]+)"')
OF_THE_BOARD = re.compile(r'eye\.say\("([a-z-]+)"')
BOARDS = SOURCES / "boards"


def asked_for(game: str) -> set[str]:
    """The ids in the sources that any game uses and in the game's own board, and those that are put together there."""
    found: set[str] = set()
    for file in SOURCES.rglob("*.py"):
        if file.parent == BOARDS and file.stem in games() and file.stem != game:
            continue
        text = file.read_text(encoding="utf-8")
        found |= set(ASKED.findall(text)) | {f"board-{name}" for name in OF_THE_BOARD.findall(text)}
    return found | put_together(game) | {f"cli-help-{name}" for name in HELP}


def put_together(game: str) -> set[str]:
    """What the sources name only in part."""
    data = games()[game].box.data
    if game == "gugong":
        tokens = [row for table in ("travel_tokens", "bonus_travel_tokens") for row in data[table]]
        named = {"token": tokens, "reward": data["canal"]["rewards"]}
        return {  # plain gains are said as such, with their figures
            f"board-{sort}-{row['id']}"
            for sort, rows in named.items()
            for row in rows
            if isinstance(row["effects"], list)
        }
    if game == "yokohama":
        return {f"board-level-{level}" for row in data["port_boards"] for level in row["levels"]}
    nouns = {"paladins": ("silver", "provision"), "marcopolo2": ("coin", "camel", "pepper", "silk", "gold", "jade")}
    return {f"noun-{noun}" for noun in nouns.get(game, ())}


@pytest.mark.parametrize("game", list(games()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_in_its_own_language(game: str, language: str) -> None:
    own = Speaker(games()[game], language).catalogue.bundles[0]
    assert [] == [message for message in sorted(asked_for(game)) if not own.has_message(message)]


def test_the_search_finds_messages() -> None:
    assert {"cli-prompt", "board-dice", "cli-undo-sure", "board-token-double"} <= asked_for("gugong")
    assert {"cli-prompt", "board-kings-row", "board-price-next"} <= asked_for("paladins")
    assert {"cli-prompt", "board-routes", "board-next-offers"} <= asked_for("marcopolo2")
    assert {"cli-prompt", "board-your-orders", "board-level-mid"} <= asked_for("yokohama")


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_given_as_one_say_what_is_done(language: str) -> None:
    """Their buttons have nothing but signs beside it."""
    said = [(game, f"ask-{kebab(step)}") for game, made in games().items() for step in made.composed]
    own = {game: Speaker(made, language).catalogue.bundles[0] for game, made in games().items()}
    assert [] == [found for found in said if not own[found[0]].get_message(found[1]).attributes.get("verb")]
