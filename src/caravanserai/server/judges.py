"""In a process that judges finished games: turns are counted, judged one by one, and told as messages.

All that is wanted of the game itself is done here, so that the server need not play it again to show its review.
"""

import os
from collections.abc import Sequence
from typing import Final, NotRequired, TypedDict, cast

from caravanserai.core.event import Event
from caravanserai.core.telling import tellings
from caravanserai.review.better import better_turn
from caravanserai.review.depth import DEPTHS
from caravanserai.review.judged import JudgedRow, Task, carried_out, judged_from, read
from caravanserai.review.judging import Judging
from caravanserai.review.review import CHOICE, Moment, moments_of
from caravanserai.review.turns import OutlineRow, Played
from caravanserai.server.bounds import bound_memory
from caravanserai.server.workers import begin_work
from caravanserai.tables.messages import GameEvent

LOWER: Final = 40  # steps, more than there are: to the lowest priority, for tables and their bots come first


class Counted(OutlineRow):
    """The turns of a game, and on how many tables each is compared."""

    games: int


class Words(TypedDict):
    """What is told of a moment."""

    played: list[GameEvent]
    better: list[GameEvent]
    path: list[str]
    whole: bool


class Found(JudgedRow):
    """A judged turn, with what is told of it where it is a moment, by its kind."""

    told: NotRequired[dict[str, Words]]


def begin_judging() -> None:
    """In a worker, before its first turn."""
    begin_work()
    bound_memory()
    if hasattr(os, "nice"):
        os.nice(LOWER)


def counted(record: str, depth: str) -> Counted:
    """The turns of a game, as a review is put together by them, and how many tables each is compared on."""
    played = read(record)
    judging = Judging(played.game, played.seats, DEPTHS[depth])
    return {**played.outline.plain(), "games": judging.times(judging.depth.worlds)}


def judged(record: str, number: int, depth: str) -> Found:
    """One turn, with what is told of it where it is a moment."""
    found, played = carried_out(Task(record, number, depth)), read(record)
    told = {one.kind: told_of(played, one) for one in moments_of(played.outline, [judged_from(found)], depth)}
    return {**found, "told": told} if told else cast(Found, found)


def told_of(played: Played, moment: Moment) -> Words:
    """The words of a moment: what its seat heard, and what it would have heard of the better turn."""
    turn = played.turns[moment.turn]
    heard = played.told(turn)
    if moment.kind != CHOICE:
        came = [event for event in heard if event.decided == turn.last]
        return {"played": events_to(played, came, moment.seat), "better": [], "path": [], "whole": False}
    better = better_turn(played, moment.turn, moment.better)
    return {
        "played": events_to(played, heard, moment.seat),
        "better": events_to(played, better.events, moment.seat),
        "path": [played.game.space.token(choice) for choice in better.path],
        "whole": better.is_whole,
    }


def events_to(played: Played, events: Sequence[Event], seat: int) -> list[GameEvent]:
    """What a seat is told, as messages."""
    return [
        {"n": n, "decided": told.decided, "kind": told.kind, "args": told.to(seat)}
        for n, told in enumerate(tellings(played.game, events))
    ]
