"""The end of a game in the terminal: the score sheet as the rulebook has it, who has won, and how ties were broken."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from caravanserai.cli.screen import Screen
from caravanserai.cli.voice import Voice
from caravanserai.core.event import Event
from caravanserai.core.game import Game, Standing
from caravanserai.core.ids import NOBODY
from caravanserai.core.standing import SHARED, Earned, by_source
from caravanserai.core.state import State


def show_ending(screen: Screen, game: Game[Any], s: State) -> list[Standing]:
    """The whole ending; the standings that it shows."""
    standings = by_source(game.sheet, game.standings(s), earned(game, s.log or []))
    screen.scores(standings)
    screen.line(screen.voice.winners(standings), "bold green")
    for line in ties(screen.voice, standings):
        screen.line(line)
    return standings


def earned(game: Game[Any], log: list[Event]) -> Iterator[Earned]:
    """What the log of a table says about points."""
    for event in log:
        kind = game.events.kinds[event.kind]
        if kind.name in game.sheet.gains or kind.name in game.sheet.causes:
            given = dict(zip((argument.name for argument in kind.arguments), event.values(), strict=False))
            yield Earned(kind.name, int(event.decided), given.get("player", NOBODY), given.get("n", 0))


def ties(voice: Voice, standings: list[Standing]) -> Iterator[str]:
    """For every two neighbours with as many points, by which rule one is ahead, or that they share the place."""
    for one, other in pairwise(standings):
        if one.decided:
            yield tie(voice, one, other)


def tie(voice: Voice, one: Standing, other: Standing) -> str:
    names = {"player": voice.names[one.seat], "other": voice.names[other.seat]}
    if one.decided == SHARED:
        return voice.text("cli-tie-shared", points=one.score, place=one.place, **names)
    n = [step.rule for step in one.compared].index(one.decided)
    mine, theirs = one.compared[n], other.compared[n]
    why = voice.text(f"{mine.message}-won", mine=mine.value, theirs=theirs.value)
    return voice.text("cli-tie-broken", points=one.score, why=why, rule=one.decided, **names)
