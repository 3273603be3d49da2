"""No leaks: whatever a seat cannot know makes no difference to what it is shown, offered or told."""

from collections.abc import Iterator
from typing import Any

from caravanserai.core.event import redact
from caravanserai.core.game import Game
from caravanserai.core.play import apply, asked, candidates, explain, legal
from caravanserai.core.state import State
from caravanserai.core.wire import digest, to_wire
from caravanserai.kit.mass import played_out
from caravanserai.kit.settings import Setting
from caravanserai.kit.walk import Position, walk

CHANCE = ("luck", "keyed", "reveals")


def leaks(at: Position) -> Iterator[str]:
    """An imagined table looks the same to the seat it was imagined for, has all components, and chance of its own."""
    before = digest(at.s)
    for seat in at.everyone:
        other = at.game.imagine(at.s, seat, at.decision + 1)
        for what in differs(at, other, seat):
            yield f"seat {seat}: {what} in an imagined world"
        if other.census() != at.s.census():
            yield f"seat {seat}: imagining changes the census"
        if same_chance(at.s, other):
            yield f"seat {seat}: an imagined world has the chance of the true one"
        played_out(other, at.decision + 1, at.game.longest)
        if asked(other):
            yield f"seat {seat}: an imagined world does not end"
    if digest(at.s) != before:
        yield "imagining changes the table"


def differs(at: Position, other: State, seat: int) -> Iterator[str]:
    """What a seat could tell two worlds apart by."""
    if asked(at.s) != asked(other):
        yield "others are asked"
        return
    mine, theirs = at.game.show(at.s, seat), at.game.show(other, seat)
    if mine != theirs:
        yield f"the view differs at {', '.join(paths(mine, theirs))}"
    if seat in asked(at.s):
        if legal(at.s, seat) != legal(other, seat):
            yield "what is legal differs"
        if refusals(at.s, seat) != refusals(other, seat):
            yield "what is refused, or why, differs"
    if seat >= 0 and at.game.observer.observe(at.s, seat) != at.game.observer.observe(other, seat):
        yield "what a network sees differs"


def refusals(s: State, seat: int) -> list[tuple[int, str, str, int]]:
    """Everything a seat might try and may not, with the reason."""
    found = []
    for choice in candidates(s, seat):
        no = explain(s, choice, seat)
        if no is not None:
            found.append((choice, no.rule, no.message, no.n))
    return found


def paths(one: Any, other: Any, where: str = "") -> list[str]:
    """Where two views differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [path for name in one for path in paths(one[name], other[name], f"{where}.{name}".lstrip("."))]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [path for n in range(len(one)) for path in paths(one[n], other[n], f"{where}[{n}]")]
    return [] if one == other else [where or "(all)"]


def same_chance(s: State, other: State) -> bool:
    """Whether what chance will bring in one world could be foretold in the other."""
    if s.keyed is None:
        return other.keyed is None and other.luck == s.luck
    return other.keyed is not None and other.keyed.key == s.keyed.key


# The log


def log(at: Position) -> Iterator[str]:
    """Of one decision a seat is told nothing that depends on what it cannot know.

    The decision is taken in the true world and in an imagined one, with the same chance. Where nothing was
    revealed, its own seat must see the same. Whoever sees the same table must have heard the same, as what is told
    to all is there to be seen; and must see the same question asked next.
    """
    if at.over:
        return
    for seat in at.everyone:
        mine, other = at.s.clone(), at.game.imagine(at.s, seat, at.decision + 1)
        lend_chance(at.s, other)
        if at.seat not in asked(other) or explain(other, at.choice, at.seat) is not None:
            continue  # another seat may not have that choice in every world
        quiet = not decide(mine, at) + decide(other, at)
        same_table = at.game.show(mine, seat) == at.game.show(other, seat)
        heard, otherwise = (told(at.game, world, seat) for world in (mine, other))
        if seat == at.seat and quiet and not same_table:
            yield f"seat {seat} sees what was hidden after {at.game.space.token(at.choice)}, and nothing was revealed"
        if heard != otherwise and same_table:
            yield f"seat {seat} is told what it cannot know: {heard} or {otherwise}"
        if same_table and next_question(mine) != next_question(other):
            yield f"seat {seat} sees by who is asked what it cannot know: {next_question(mine)}, {next_question(other)}"


def next_question(world: State) -> tuple[str, tuple[int, ...]]:
    """The name of the step that asks, and whom."""
    return (type(world.stack[-1]).__name__ if world.stack else "", asked(world))


def lend_chance(s: State, other: State) -> None:
    other.luck = s.luck
    other.keyed = None if s.keyed is None else s.keyed.clone()
    other.reveals = s.reveals


def decide(world: State, at: Position) -> int:
    """Take the decision that comes next; how many reveals it brought."""
    world.log = []
    apply(world, at.choice, at.seat)
    return world.reveals - at.s.reveals


def told(game: Game[Any], world: State, seat: int) -> list[tuple[str, list[int]]]:
    """What a seat hears of what happened."""
    heard = [redact(game.events, event, seat) for event in world.log or []]
    return [(game.events.kinds[event.kind].name, event.values()) for event in heard]


# Of the game as a whole


def declared(game: Game[Any]) -> Iterator[str]:
    """An event with a secret names first the seat that may know it."""
    for kind in game.events.kinds:
        if any(argument.secret for argument in kind.arguments):
            first = kind.arguments[0]
            if first.sort != "seat" or first.secret:
                yield f"event {kind.name} has a secret and does not begin with the seat that may know it"


def imagination(game: Game[Any]) -> Iterator[str]:
    """Where there are secrets, imagining is more than copying: somewhere it changes something besides chance."""
    if not any(argument.secret for kind in game.events.kinds for argument in kind.arguments):
        return
    for at in walk(game, Setting(game.seats[-1]), 1, False):
        for seat in at.everyone:
            if without_chance(at.s) != without_chance(at.game.imagine(at.s, seat, 1)):
                return
    yield "the game has secrets, and an imagined table never differs from the true one"


def without_chance(s: State) -> dict[str, Any]:
    return {name: value for name, value in to_wire(s).items() if name not in CHANCE}
