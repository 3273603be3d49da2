"""What is done and taken in a game, as its log tells it: what people and bots are compared by.

It stands in `deeds.toml` beside the components, and is no part of them: what is counted makes no other game. What is
counted has a label: `sort:name` for a component, as in tokens, or the message that says what it is.
"""

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from caravanserai.core.event import EventKinds
from caravanserai.core.game import Game

FILE: Final = "deeds.toml"


class BadDeeds(ValueError):
    """Something that the game does not tell of; the message says what."""


class Heard(NamedTuple):
    """An event as everybody may know it, wherever it is kept."""

    decided: int
    kind: str
    args: Mapping[str, Any]


@dataclass(frozen=True)
class Counted:
    """An event that is counted for the player whom it names; told apart by a component, or all alike."""

    event: str
    by: str = ""  # the argument that tells them apart
    sort: str = ""  # and what sort of component that is
    name: str = ""  # the message, where all are alike
    rows: str = ""  # the table of the box that has the components, for where their values come from
    is_always: bool = False  # whether everybody could have it, in every game

    def label(self, args: Mapping[str, Any]) -> str:
        return f"{self.sort}:{args[self.by]}" if self.by else self.name


@dataclass(frozen=True)
class Deeds:
    """What is counted in a game."""

    round: str = ""  # the event that begins one
    end: str = ""  # the event that says by its number why the game ends
    ends: Mapping[int, str] = field(default_factory=dict)  # its messages
    deeds: tuple[Counted, ...] = ()  # what a turn is about: the first of them in a turn; the first is the usual one
    choices: Mapping[str, str] = field(
        default_factory=dict
    )  # by the family of a turn's first choice, where none is told
    taken: tuple[Counted, ...] = ()  # what is worth more or less to whoever has it
    alike: Mapping[str, str] = field(default_factory=dict)  # labels, and the message under which they count together

    @property
    def kinds(self) -> frozenset[str]:
        """The events that have to be looked at."""
        told = {one.event for one in (*self.deeds, *self.taken)}
        return frozenset(told | {one for one in (self.round, self.end) if one})

    @property
    def messages(self) -> list[str]:
        """Those that are asked for by name."""
        named = [one.name for one in self.deeds if one.name]
        return list(dict.fromkeys((*named, *self.choices.values(), *self.alike.values(), *self.ends.values())))

    def deed(self, heard: Heard) -> str:
        """What an event counts as, where it is a deed."""
        return next((self.joined(one.label(heard.args)) for one in self.deeds if one.event == heard.kind), "")

    def joined(self, label: str) -> str:
        return self.alike.get(label, label)

    def about(self, heard: Iterable[Heard], seat: int, first: str) -> str:
        """What a turn of a seat is about, by what was told of it and the family of its first choice."""
        for one in heard:
            if one.args.get("player") == seat and (label := self.deed(one)):
                return label
        return self.choices.get(first, "")

    def taken_by(self, heard: Iterable[Heard]) -> Iterator[tuple[int, str]]:
        """Who took what, in order."""
        for one in heard:
            for counted in self.taken:
                if counted.event == one.kind:
                    yield int(one.args["player"]), counted.label(one.args)


NONE: Final = Deeds()


def of_seat(labels: Iterable[tuple[int, str]], seat: int) -> Counter[str]:
    """How often a seat has each label."""
    return Counter(label for who, label in labels if who == seat)


@cache
def deeds_of(game_events: EventKinds, package: str) -> Deeds:
    """What the folder of a game says; nothing is counted where it says nothing."""
    file = files(package) / FILE
    return read(package, file.read_text(encoding="utf-8"), game_events) if file.is_file() else NONE


def deeds_in(game: Game[Any]) -> Deeds:
    return deeds_of(game.events, game.package)


def read(name: str, text: str, events: EventKinds) -> Deeds:
    """What such a file says; `name` is what faults call it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadDeeds(f"{name}: {FILE}: {error}") from None
    sorts = {kind.name: {one.name: one for one in kind.arguments} for kind in events.kinds}
    for key in ("round", "end"):
        if (kind := data.get(key, "")) and kind not in sorts:
            raise BadDeeds(f"{name}: {FILE}: {key}: there is no event {kind!r}")
    return Deeds(
        round=data.get("round", ""),
        end=data.get("end", ""),
        ends={int(number): message for number, message in data.get("ends", {}).items()},
        deeds=tuple(counted(name, row, sorts) for row in data.get("deeds", ())),
        choices=dict(data.get("choices", {})),
        taken=tuple(counted(name, row, sorts) for row in data.get("taken", ())),
        alike={label: message for message, labels in data.get("alike", {}).items() for label in labels},
    )


def counted(name: str, row: Mapping[str, Any], sorts: Mapping[str, Mapping[str, Any]]) -> Counted:
    kind, by = row["event"], row.get("by", "")
    if kind not in sorts or "player" not in sorts[kind]:
        raise BadDeeds(f"{name}: {FILE}: no event {kind!r} tells of a player")
    if by and (by not in sorts[kind] or sorts[kind][by].secret):
        raise BadDeeds(f"{name}: {FILE}: {kind}: {by!r} is nothing that everybody is told")
    if bool(by) == bool(row.get("name")):
        raise BadDeeds(f"{name}: {FILE}: {kind}: either `by` or `name`")
    sort = sorts[kind][by].sort if by else ""
    return Counted(kind, by, sort, row.get("name", ""), row.get("rows", ""), row.get("always", False))


def by_turn(heard: Sequence[Heard], turns: Sequence[tuple[int, int]]) -> list[list[Heard]]:
    """What was told of each turn, by how many decisions were taken before and after it; both in order."""
    out: list[list[Heard]] = []
    at = 0
    for first, last in turns:
        while at < len(heard) and heard[at].decided <= first:
            at += 1
        begin = at
        while at < len(heard) and heard[at].decided <= last:
            at += 1
        out.append(list(heard[begin:at]))
    return out
