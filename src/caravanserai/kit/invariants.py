"""What holds at every position of every game. Each function yields what is wrong, and leaves the table alone."""

import json
import math
from collections.abc import Iterator
from typing import Any

from caravanserai.core.ids import NOBODY
from caravanserai.core.play import apply, asked, candidates, explain, legal
from caravanserai.core.play import ways as play_ways
from caravanserai.core.space import UnknownToken
from caravanserai.core.state import State
from caravanserai.core.step import NOT_OFFERED, Illegal, NotAsked, Together
from caravanserai.core.wire import OWN, VEC, digest, fields, rebuilt, to_wire, wire_step
from caravanserai.kit.walk import Dice, Position

PLAIN = (bool, int, str)
LOOK_AHEAD = 6  # decisions that a clone is played on


# Plain


def plain(at: Position) -> Iterator[str]:
    """The state is made of whole numbers, truths, words, lists of them and nested parts; steps of whole numbers."""
    for name in fields(at.s):
        if name not in OWN:
            yield from not_plain(getattr(at.s, name), name, at.game.parts.get(name))
    if len(at.s.answers) and not (at.s.stack and isinstance(at.s.stack[-1], Together)):
        yield "secret answers stay after they were revealed"
    for step in at.s.stack:
        name, *values = wire_step(step)
        if at.game.steps.get(name) is not type(step):
            yield f"step {name} is not found by its name"
        for value in values:
            if type(value) is not int:
                yield f"step {name} holds {value!r}"


def not_plain(value: Any, where: str, part: type | None) -> Iterator[str]:
    if type(value) in PLAIN or isinstance(value, VEC):
        return
    if isinstance(value, list):
        for n, item in enumerate(value):
            yield from not_plain(item, f"{where}[{n}]", part)
    elif part is not None and type(value) is part:
        for name in fields(value):
            yield from not_plain(getattr(value, name), f"{where}.{name}", None)
    else:
        yield f"{where} holds a {type(value).__name__}"


# Agreement


def agreement(at: Position) -> Iterator[str]:
    """What is legal is what is offered and not refused, ascending; and the explanation says the same of any code."""
    for seat in asked(at.s):
        offers, allowed = candidates(at.s, seat), legal(at.s, seat)
        if offers != sorted(set(offers)):
            yield f"seat {seat}: candidates not ascending: {tokens(at, offers)}"
        if allowed != [choice for choice in offers if explain(at.s, choice, seat) is None]:
            yield f"seat {seat}: legal is not what is offered and not refused: {tokens(at, allowed)}"
        for choice in range(at.game.space.size):
            yield from disagreement(at, seat, choice, choice in allowed)


def disagreement(at: Position, seat: int, choice: int, allowed: bool) -> Iterator[str]:
    token = at.game.space.token(choice)
    refusal = explain(at.s, choice, seat)
    if allowed != (refusal is None):
        yield f"seat {seat}: {token}: legal says {allowed}, explain says {refusal is None}"
    if refusal is not None and refusal is not NOT_OFFERED and refusal.rule not in at.game.box.rules:
        yield f"seat {seat}: {token}: refused by {refusal.rule}, which is not in the rules"


def tokens(at: Position, choices: list[int]) -> str:
    return " ".join(at.game.space.token(choice) for choice in choices)


# Ways


def ways(at: Position) -> Iterator[str]:
    """Choices that people are offered as one are legal one after the other."""
    for seat in asked(at.s):
        for way in play_ways(at.s, seat):
            clone = at.s.clone()
            for n, choice in enumerate(way.choices):
                if seat not in asked(clone) or explain(clone, choice, seat) is not None:
                    yield f"seat {seat}: a way cannot be taken from its choice {n + 1} on: {tokens(at, way.choices)}"
                    break
                apply(clone, choice, seat)


# Independent clones


def clones(at: Position) -> Iterator[str]:
    """A clone is the same table, and what happens to it happens to it alone."""
    before = digest(at.s)
    clone = at.s.clone()
    if digest(clone) != before:
        yield f"a clone differs in {', '.join(differences(at.s, clone))}"
    dice = Dice(at.decision + 1)
    for n in range(LOOK_AHEAD):
        options = legal(clone)
        if not options:
            break
        first = at.choice if n == 0 and at.choice in options else options[dice.below(len(options))]
        apply(clone, first)
    if digest(at.s) != before:
        yield "playing on a clone changes the original"


def differences(one: State, other: State) -> list[str]:
    """The fields in which two tables differ."""
    a, b = to_wire(one), to_wire(other)
    return [name for name in a.keys() | b.keys() if a.get(name) != b.get(name)]


# Round trips


def round_trips(at: Position) -> Iterator[str]:
    """A saved table is the same table, also as text, and plays on the same way."""
    saved = to_wire(at.s)
    for data in (saved, json.loads(json.dumps(saved))):
        loaded = at.game.from_wire(data)
        if digest(loaded) != digest(at.s):
            yield f"a loaded table differs in {', '.join(differences(at.s, loaded))}"
        elif not at.over and after(loaded, at) != after(at.s.clone(), at):
            yield "a loaded table plays on differently"
    for step in at.s.stack:
        again = rebuilt(wire_step(step), at.game.steps)
        if wire_step(again) != wire_step(step):
            yield f"step {wire_step(step)} is rebuilt as {wire_step(again)}"


def after(s: State, at: Position) -> str:
    """The table after the decision that comes next."""
    apply(s, at.choice, at.seat)
    return digest(s)


# Illegal choices


def illegal(at: Position) -> Iterator[str]:
    """What is not legal raises, whatever it is, and changes nothing."""
    before, told = digest(at.s), len(at.s.log or [])
    for choice, seat in wrong_answers(at):
        try:
            apply(at.s, choice, seat)
        except (Illegal, NotAsked, UnknownToken):
            continue
        yield f"{choice!r} from seat {seat} was taken"
        return
    if digest(at.s) != before or len(at.s.log or []) != told:
        yield "a choice that was not taken changed something"


def wrong_answers(at: Position) -> Iterator[tuple[int | str, int]]:
    """Codes and tokens that do not exist or are not legal, and a legal one from a seat that is not asked."""
    size = at.game.space.size
    yield from ((choice, at.seat) for choice in (-1, size, "nothing:at-all", ""))
    allowed = [] if at.over else legal(at.s, at.seat)
    refused = [choice for choice in range(size) if choice not in allowed]
    for choice in refused[at.decision % 5 :: 5]:
        yield choice, at.seat
    for seat in range(at.setting.seats + 1):
        if seat not in asked(at.s):
            yield max(at.choice, 0), seat


# Views and features


def views(at: Position) -> Iterator[str]:
    """What is shown is plain JSON; what a network sees has the size it says and stays within its limits."""
    for seat in at.everyone:
        view = at.game.show(at.s, seat)
        if json.loads(json.dumps(view)) != view:
            yield f"the view of seat {seat} is not the same as JSON"
        if seat != NOBODY:
            yield from observation_faults(at, seat)


def observation_faults(at: Position, seat: int) -> Iterator[str]:
    numbers = at.game.observer.observe(at.s, seat)
    size = sum(piece.size for piece in at.game.observer.pieces)
    if len(numbers) != size:
        yield f"seat {seat}: an observation of {len(numbers)} numbers, not {size}"
        return
    first = 0
    for piece in at.game.observer.pieces:
        for number in numbers[first : first + piece.size]:
            if not abs(number) <= piece.most:
                yield f"seat {seat}: {piece.name}: {number} is more than {piece.most}"
        first += piece.size
    if not math.isfinite(at.game.worth(at.s, seat)):
        yield f"seat {seat}: the worth of the table is {at.game.worth(at.s, seat)}"
