"""Pin what has to stay as it is, after a card was added: `make pin GAME=gugong`, or `python -m tools.pin gugong`.

A card more is dealt with the others. So the edition of the game is raised, and all that was made by playing it is made
anew: the order of rows and effects, the codes of choices, golden records, saves, the positions that the board is drawn
from in the front end's tests, its types. What is there already stays: saves of earlier editions, and the deal of the
lesson. At the end it shows what changed.

That goes by itself only while rows were added and nothing else was done: compared with main, where git knows it. If a
value, a token or what came of a save is another than before, it says so and writes nothing, unless you have raised
`edition` in the game's `__init__.py` yourself and said why under Editions in `notes.md`.
"""

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from caravanserai import compiled
from caravanserai.bots.taught import unlearned
from caravanserai.core import play
from caravanserai.core.box import BoxError, parsed
from caravanserai.core.game import Game, start
from caravanserai.core.lesson import DEALT, Lesson
from caravanserai.core.order import FILE as ORDER
from caravanserai.core.record import Record, parse
from caravanserai.core.wire import to_wire
from caravanserai.core.words import Row
from tools import fixtures, golden, order, typescript
from tools.pinned import EDITION, ROOT, Changes, Refused, Room, changes_of, plays_otherwise, room_of

TOO_MANY: Final = 12  # to be told one by one
MORE_THAN_ADDING: Final = "more was done than adding rows. Take it back, or raise `edition` and say why in notes.md:"


def raised(room: Room, added: list[str]) -> int:
    """Write the next edition down, and what it adds."""
    edition = room.edition_before() + 1
    path = room.folder / "__init__.py"
    text = path.read_text(encoding="utf-8")
    path.write_text(EDITION.sub(rf"\g<1>{edition}\g<3>", text, count=1), encoding="utf-8")
    note(room, edition, added)
    return edition


def note(room: Room, edition: int, added: list[str]) -> None:
    """A line under Editions; one that this tool wrote is written anew, one by hand is left."""
    path = room.folder / "notes.md"
    text = path.read_text(encoding="utf-8")
    line = f"Edition {edition}: adds {', '.join(added)}."
    there = re.compile(rf"^Edition {edition}: adds [^\n]*\.$", re.MULTILINE)
    if there.search(text):
        text = there.sub(line, text)
    elif f"Edition {edition}:" not in text:
        text = f"{text.rstrip()}\n\n{line}\n"
    path.write_text(text, encoding="utf-8")


def make_order(room: Room) -> str:
    path = room.folder / ORDER
    before, now = parsed(ORDER, path.read_text(encoding="utf-8")), order.complete(room.game.id)
    path.write_text(now, encoding="utf-8")
    new = set(places(parsed(ORDER, now))) - set(places(before))
    return f"{len(new)} more: {listed(sorted(new))}" if new else "as before"


def places(data: Row) -> Iterator[str]:
    """All that an order counts."""
    yield from data.get("effects", [])
    for name, rows in data.get("rows", {}).items():
        yield from (f"{name}[{row}]" for row in rows)


def make_space(room: Room) -> str:
    path = room.tests / f"space-{room.game.edition}.txt"
    known = (room.before(room.tests / f"space-{room.edition_before()}.txt") or "").split()
    tokens = room.game.space.tokens
    path.write_text("\n".join(tokens) + "\n", encoding="utf-8")
    new = [token for token in tokens if token not in set(known)]
    moved = sum(tokens.index(token) != n for n, token in enumerate(known) if token in room.game.space.by_token)
    return f"{len(tokens)} choices, {len(new)} more: {listed(new)}; {moved} have another code" if new else "as before"


def make_records(room: Room) -> str:
    """Games of this edition as they are played now, and saves in the middle of some; those of others stay."""
    folder = room.tests / "golden"
    before = texts(folder)
    records = {name: parse(text) for name, text in before.items()}
    if not room.is_raised or all(is_current(room.game, record) for record in records.values()):
        for name, record in records.items():
            record.box = room.game.box.digest
            (folder / name).write_text(record.text(), encoding="utf-8")
        return "as before" if before == texts(folder) else "as before, in another box"
    golden.write_all(room.game, room.tests)
    now = texts(folder)
    same = sum(moves_of(text) == moves_of(before.get(name, "")) for name, text in now.items())
    return f"{len(now)} games, {same} of them move by move as before"


def is_current(game: Game[Any], record: Record) -> bool:
    return record.edition == game.edition and not plays_otherwise(game, record)


def moves_of(record: str) -> list[str]:
    """The decisions of a record as text."""
    return [line for line in record.splitlines() if line[:1].isdigit()]


def make_lesson(room: Room) -> str:
    """The deal is kept while its key is the same; the script must be possible to its end."""
    lesson = room.game.lesson
    if lesson is None:
        return "there is none"
    new = lesson.dealt is None or lesson.dealt.key != lesson.key
    if new:
        (room.folder / DEALT).write_text(dealt(room.game, lesson), encoding="utf-8")
    fault = impossible(room.game, lesson)
    if fault:
        return f"cannot be played any more: {fault}; {lesson_file(room)} has to be written anew"
    return "its deal is written" if new else "plays as before"


def lesson_file(room: Room) -> str:
    return str((room.folder / "lesson.toml").relative_to(ROOT))


def dealt(game: Game[Any], lesson: Lesson) -> str:
    """The table of a lesson, to be kept."""
    s = start(game, lesson.seats, lesson.key, **lesson.options)
    kinds = game.events.kinds
    told = [[kinds[event.kind].name, *event.values(), event.decided] for event in s.log or []]
    kept = {"edition": game.edition, "key": lesson.key, "state": to_wire(s), "told": told}
    return json.dumps(kept, separators=(",", ":")) + "\n"


def impossible(game: Game[Any], lesson: Lesson) -> str:
    """The first decision of the script that cannot be taken; nothing: all of them can."""
    s = start(game, lesson.seats, lesson.key, **lesson.options)
    for n, move in enumerate(lesson.script):
        allowed = {game.space.token(code) for code in play.legal(s, move.seat)} if move.seat in play.asked(s) else set()
        taken = move.tokens[0] if move.tokens else min(allowed, default="")
        if taken not in allowed:
            step = min(lesson.step_at(n), len(lesson.steps) - 1)
            return f"{lesson.steps[step].id}: {move.seat} {taken}"
        play.apply(s, taken, move.seat)
    return ""


def make_fixtures(room: Room) -> str:
    folder = fixtures.folder_of(room.game.id)
    if folder is None:
        return "there are none"
    if not room.is_raised:
        return "as before"
    before = texts(folder)
    fixtures.write_all(room.game)
    now = texts(folder)
    return f"{len(now)} positions, {sum(before.get(name) != text for name, text in now.items())} of them changed"


def make_types(_room: Room) -> str:
    written = typescript.stale(write=True)
    return listed([path.name for path in written]) if written else "as before"


def judged(room: Room) -> str:
    new = unlearned(room.game)
    return f"bots know nothing yet of {listed(new)} (python -m tools.teach)" if new else "as before"


def texts(folder: Path) -> dict[str, str]:
    """The files of a folder by name."""
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.*"))}


def listed(names: list[str]) -> str:
    """The names, or the first of many."""
    more = len(names) - TOO_MANY
    return ", ".join(names[:TOO_MANY]) + (f" and {more} more" if more > 0 else "")


PARTS: Final[dict[str, Callable[[Room], str]]] = {
    "order": make_order,
    "choices": make_space,
    "records": make_records,
    "lesson": make_lesson,
    "fixtures": make_fixtures,
    "types": make_types,
    "judgement": judged,
}


def pin(name: str) -> None:
    """Refuse, or raise the edition and go on in a process that has it, or make everything."""
    room = room_of(name)
    changes = changes_of(room)
    if changes.others and not room.is_raised:
        raise Refused([MORE_THAN_ADDING, *changes.others])
    if changes.added and not room.is_raised:
        edition = raised(room, changes.added)
        print(f"{name}: {listed(changes.added)}: edition {edition}", flush=True)
        sys.exit(subprocess.call([sys.executable, "-m", "tools.pin", name], cwd=ROOT))
    if room.is_raised:
        note_is_there(room, changes)
    print(f"{name}: edition {room.game.edition}, box {room.game.box.digest}")
    for part, make in PARTS.items():
        print(f"  {part + ':':<12}{make(room)}", flush=True)
    for line in changes.others:
        print(f"  changed:    {line}")


def note_is_there(room: Room, changes: Changes) -> None:
    """A raised edition has a line that says why."""
    edition = room.game.edition
    if changes.added and not changes.others:
        note(room, edition, changes.added)
    if f"Edition {edition}:" not in (room.folder / "notes.md").read_text(encoding="utf-8"):
        raise Refused([f"notes.md: has no line that begins with 'Edition {edition}:'"])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    given = parser.parse_args()
    if compiled():
        parser.error("the rules run compiled: what is pinned lies in src")
    try:
        pin(given.game)
    except BoxError as error:
        print(*error.faults, sep="\n", file=sys.stderr)
        return 1
    except Refused as refused:
        more = len(refused.faults) - TOO_MANY
        lines = [*refused.faults[:TOO_MANY], *([f"and {more} more"] if more > 0 else [])]
        print(f"{given.game}: nothing is pinned:", *lines, sep="\n  ", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
