"""How to play, told in a language: the page of a game, with sentences in the place of its messages."""

from dataclasses import replace
from typing import Any

from caravanserai.core.game import Game
from caravanserai.core.howto import HowtoItem, HowtoSection
from caravanserai.speech.speaker import Speaker


def told(game: Game[Any], language: str) -> list[HowtoSection]:
    """The page of a game, section by section, the figures of its box filled in; nothing for a game that has none."""
    if game.howto is None:
        return []
    speaker, numbers = Speaker(game, language), game.howto.numbers

    def item(one: HowtoItem) -> HowtoItem:
        return replace(one, name=speaker.text(one.name, **numbers), text=speaker.text(one.text, **numbers))

    return [
        replace(one, title=speaker.text(one.title, **numbers), items=tuple(item(part) for part in one.items))
        for one in game.howto.sections
    ]
