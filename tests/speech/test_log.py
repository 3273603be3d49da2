"""A log with one event of every kind, as a player reads it: logs/en.txt and the other languages beside it."""

from pathlib import Path
from typing import Any

import pytest

from caravanserai.core.event import Event, redact
from caravanserai.games.gugong import GAME
from caravanserai.speech import LANGUAGES, Speaker
from caravanserai.speech.speaker import sorts_of

NAMES = ["Lisa", "Ayşe", "Rafał"]
READER = 0

# What happens, in the order in which it might: the kind, then its arguments.
STORY: list[tuple[Any, ...]] = [
    ("day-begins", 2),
    ("start-player", 1),
    ("map-refilled", 4),
    ("dice-rolled", 3, 3, 6),
    ("decree-used", 0, "d1_servant"),
    ("servants-gained", 0, 1),
    ("servants-gained", 1, 4),
    ("gift-laid-aside", 0, "set3_3"),
    ("gift-laid-aside", 2, "set4_2"),
    ("gift-exchanged", 1, "canal", "board_6", "deck_8"),
    ("servants-spent", 1, 1),
    ("ship-launched", 1, "right_3"),
    ("ship-loaded", 1, "right_3", 2),
    ("ship-sailed", 1, "right_2", "right_5"),
    ("ship-lost", 2, "left_5"),
    ("reward-claimed", 1, "right_5", "card"),
    ("gift-drawn", 1, "deck_9"),
    ("gift-drawn", 0, "deck_1a"),
    ("double-unlocked", 2),
    ("traveller-moved", 0, "xian", "servants_for_jade"),
    ("servants-spent", 0, 3),
    ("jade-taken", 0, 1),
    ("tokens-traded", 0, "vp_1"),
    ("points", 0, 2),
    ("marker-laid", 1, "bonus_value"),
    ("marker-laid-at", 1, "bonus_toll", "wall"),
    ("toll-paid", 0, 1, "wall"),
    ("points-lost", 0, 1),
    ("followed", 2, "wall"),
    ("wall-placed", 0, 2),
    ("wall-scored", 0, 3),
    ("envoy-moved", 0, 5),
    ("envoy-arrived", 0, 7),
    ("benefit-taken", 1, "back_5"),
    ("die-turned", 1, "die_2_9"),
    ("intrigue-moved", 1, 12),
    ("medal-taken", 2),
    ("house-bought", 2, "3"),
    ("decree-taken", 0, "d2_equal"),
    ("gift-swapped", 0, "palace", "board_1", "set5_7"),
    ("gift-retrieved", 0, "set5_9"),
    ("gift-discarded", 2, "deck_8"),
    ("meng-card", "solo_special_a"),
    ("meng-cannot", "intrigue"),
    ("meng-dusk", "solo_travel"),
    ("night-falls", 2),
    ("matches", 0, 1),
    ("matches", 1, 4),
    ("night-bonus", 1),
    ("final-wall", 2, 3),
    ("game-over",),
]


def event(kind: str, *given: Any) -> Event:
    number, declared = next((n, k) for n, k in enumerate(GAME.events.kinds) if k.name == kind)
    sorts = sorts_of(GAME)
    assert len(declared.arguments) == len(given), kind
    values = [
        sorts[argument.sort].index(value) if isinstance(value, str) else value
        for argument, value in zip(declared.arguments, given, strict=True)
    ]
    a, b, c, d = [*values, 0, 0, 0, 0][:4]
    return Event(number, a, b, c, d, 0)


def told(language: str) -> str:
    speaker = Speaker(GAME, language)
    seen = [redact(GAME.events, event(*line), READER) for line in STORY]
    return "".join(speaker.event(one, NAMES) + "\n" for one in seen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_reads_as_expected(language: str) -> None:
    """Cards of others are hidden, names are never inflected, nothing is left in English."""
    expected = Path(__file__).with_name("logs") / f"{language}.txt"
    assert expected.read_text(encoding="utf-8") == told(language)


def test_every_kind_of_event_is_told() -> None:
    """The story has them all."""
    assert {kind.name for kind in GAME.events.kinds} == {line[0] for line in STORY}
