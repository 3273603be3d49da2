"""What a page asks for without a socket: the paths of the server's API, answered from the tables of this browser.

Whatever is the same for everybody – words, rules, boxes – is not asked for here: it lies beside the page as files.
"""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeVar, cast
from urllib.parse import parse_qs, urlsplit

from caravanserai.core.ids import NOBODY
from caravanserai.site.house import BrowserHouse
from caravanserai.tables import agreeing, boxed, commands, making, people, puzzles, requests, seats, seen
from caravanserai.tables.commands import Actor, Order
from caravanserai.tables.installed import found_game
from caravanserai.tables.names import proper_name
from caravanserai.tables.problem import Problem, forbidden, malformed, missing
from caravanserai.tables.rows import PersonRow
from caravanserai.tables.shapes import DecodeError, decoded, encoded
from caravanserai.tables.table import Table

T = TypeVar("T")
Command = TypeVar("Command", requests.Move, requests.Turn, requests.TakingBack)
JSON: Final = "application/json"
TEXT: Final = "text/plain"
TRIAL: Final = "trial"  # nobody but an engine that has no such box asks for it


class Answered(NamedTuple):
    """An answer as a page gets it from a server."""

    status: int
    kind: str
    body: str


@dataclass(frozen=True)
class Asked:
    """One request: what was sent, and the parts of its path."""

    house: BrowserHouse
    body: str
    query: dict[str, list[str]]
    name: str = ""  # of the table, or of the game
    rest: str = ""

    def sent(self, shape: type[T]) -> T:
        """The body in a shape, or a Problem."""
        try:
            return decoded(self.body, shape)
        except DecodeError as error:
            raise malformed(str(error)) from None

    async def table(self) -> Table:
        return await self.house.table(self.name)

    def number(self, name: str) -> int | None:
        """A number of the query."""
        found = self.query.get(name)
        if found is None:
            return None
        if not found[0].isdecimal():
            raise malformed(f"{name}: no number")
        return int(found[0])

    def eyes(self, table: Table) -> int:
        """The seat that is looked from: one's own, or any once the game is over."""
        seat = self.number("seat")
        if seat is None:
            return NOBODY
        if seat in self.house.actor.seats(table) or (table.status == "over" and seat < len(table.seats)):
            return seat
        raise forbidden(f"seat {seat} is not yours")


async def answer(house: BrowserHouse, method: str, path: str, body: str) -> Answered:
    """What a server would answer."""
    parts = urlsplit(path)
    try:
        named, ours = boxed.box_asked(method, parts.path, parts.query), house.store.box
        if named is not None and (ours is None or ours["id"] != named):
            raise missing("box")  # whoever has it would have been asked
        for how, pattern, handler in ROUTES:
            found = pattern.fullmatch(parts.path) if how == method else None
            if found is not None:
                asked = Asked(house, body or "{}", parse_qs(parts.query), *found.groups())
                said = await handler(asked)
                return Answered(200, TEXT, said) if isinstance(said, str) else Answered(200, JSON, encoded(said))
        raise missing("page")
    except Problem as problem:
        return refused(problem)


def refused(problem: Problem) -> Answered:
    return Answered(problem.status, JSON, encoded(problem.body()))


# People: one sits at each browser


async def me(asked: Asked) -> object:
    return asked.house.me()


async def guest(asked: Asked) -> object:
    data = asked.sent(requests.NewGuest)
    person = asked.house.person or people.new_person(data.name, data.language)
    settings = making.merged_settings(person["settings"], data.settings)
    values: PersonRow = {"name": proper_name(data.name), "language": data.language, "settings": settings}
    return await asked.house.become(person | values)


async def change_me(asked: Asked) -> object:
    values = requests.given(asked.sent(requests.Settings))
    person = asked.house.signed_in()
    if "name" in values:
        values["name"] = proper_name(values["name"])
    if "settings" in values:
        values["settings"] = making.merged_settings(person["settings"], values["settings"])
    return await asked.house.become(cast(PersonRow, {**person, **values}))


# Tables


async def list_tables(asked: Asked) -> object:
    person = asked.house.person
    if person is None or asked.query.get("list") == ["public"]:
        return []
    return [seen.summary(row, of, person["id"]) for row, of in await asked.house.store.games(asked.number("until"))]


async def new_table(asked: Asked) -> object:
    return await making.new_table(asked.house, asked.house.signed_in(), asked.sent(requests.NewTable))


async def new_lesson(asked: Asked) -> object:
    return await making.new_lesson(asked.house, asked.house.signed_in(), asked.sent(requests.Learning).game)


async def import_record(asked: Asked) -> object:
    return await making.imported(asked.house, asked.house.signed_in(), asked.sent(requests.Importing).text)


async def show_table(asked: Asked) -> object:
    table = await asked.table()
    return seen.state_of(table, asked.eyes(table), asked.house.actor.seats(table))


def done(shape: type[T], what: Callable[[Table, Actor, T], Awaitable[object]]) -> "Handler":
    """Something that a person does at a table, with what was sent in a shape."""

    async def handled(asked: Asked) -> object:
        sent, table, actor = asked.sent(shape), await asked.table(), asked.house.actor
        return await table.do(lambda: what(table, actor, sent))

    return handled


# Commands


def ordered(shape: type[Command], what: Callable[[Table, Order, Command], Awaitable[object]]) -> "Handler":
    """A command, which says whose it is, after how many decisions it was given, and by which key it is known."""

    def obeyed(table: Table, actor: Actor, sent: Command) -> Awaitable[object]:
        return what(table, Order(actor, sent.seat, sent.decided, sent.key), sent)

    return done(shape, obeyed)


async def hint(asked: Asked) -> object:
    data, table = asked.sent(requests.Advising), await asked.table()
    commands.may_be_advised(table, asked.house.actor, data.seat, data.decided)
    return await table.hints.of(data.seat, data.stage)


async def chat(asked: Asked) -> object:
    await asked.house.tables.say(await asked.table(), asked.house.actor, asked.sent(requests.Chat).text)
    return {}


# Looking back


async def record(asked: Asked) -> object:
    """The record of a game; of one that is still played, too: here nobody else has secrets at the table."""
    table = await asked.table()
    if table.status == "over":
        await making.release(asked.house, table)
        return making.record_text(table)
    await table.do(lambda: making.looked_into(table, asked.house.signed_in()))
    return making.text_of(making.record_of(table), table)


async def show_past(asked: Asked) -> object:
    table, n = await asked.table(), int(asked.rest)
    if n > table.played.decided:
        raise malformed(f"n: 0 to {table.played.decided}")
    return seen.state_at(table, table.played, n, asked.eyes(table))


async def fork(asked: Asked) -> object:
    data, table = asked.sent(requests.Forking), await asked.table()
    return await making.forked(asked.house, asked.house.signed_in(), table, data)


async def score(asked: Asked) -> object:
    table = await asked.table()
    course = table.played
    return {"over": table.status == "over", **seen.over_of(course, course.s)}


async def review(_: Asked) -> object:
    """Nobody is judged here: it takes minutes of processes that a browser does not have."""
    raise Problem(409, "no-reviews", "a browser cannot judge a game; `caravanserai review` judges its record")


# Puzzles


async def puzzle(asked: Asked) -> object:
    turn = asked.query.get("turn", [])
    if len(turn) > puzzles.LONGEST_TURN:
        raise malformed(f"turn: at most {puzzles.LONGEST_TURN} choices")
    return await puzzles.shown(asked.name, asked.rest, turn)


async def play_on(asked: Asked) -> object:
    return await puzzles.played_on(asked.house, asked.house.signed_in(), asked.name, asked.rest)


# Boxes


async def check_box(asked: Asked) -> object:
    """What a correction says."""
    game = found_game(asked.name).id
    return await asked.house.thinkers.read_box(game, asked.sent(requests.Correcting).text)


async def keep_box(asked: Asked) -> object:
    """A correction that tables can be laid with from now on."""
    asked.house.signed_in()
    return await asked.house.boxes.keep(found_game(asked.name).id, asked.sent(requests.Correcting).text)


async def try_box(asked: Asked) -> object:
    """What is wrong with the box that is played with here; it may be that its game cannot even be loaded."""
    assert asked.house.store.box is not None
    return await asked.house.thinkers.try_box(asked.house.store.box["game"])


async def show_correction(asked: Asked) -> object:
    return await asked.house.boxes.find(found_game(asked.name).id, asked.rest)


async def show_box(asked: Asked) -> object:
    return boxed.components(asked.name, next(iter(asked.query.get("digest", ())), None))


async def show_grammar(asked: Asked) -> object:
    """What a speaker has to know of a game with a corrected box; of any other it is a file."""
    from caravanserai.speech.grammar import grammar  # noqa: PLC0415  few visitors ever correct a box

    return grammar(found_game(asked.name))


def at_table(method: str, rest: str, handler: "Handler") -> "Route":
    return method, re.compile(f"tables/([A-Za-z0-9_-]{{10}}){rest}"), handler


def at(method: str, path: str, handler: "Handler") -> "Route":
    return method, re.compile(path), handler


Handler = Callable[[Asked], Awaitable[object]]
Route = tuple[str, re.Pattern[str], Handler]
ROUTES: Final[tuple[Route, ...]] = (
    at("GET", "me", me),
    at("PATCH", "me", change_me),
    at("POST", "guest", guest),
    at("GET", "me/games/[^/]+", review),
    at("GET", "tables", list_tables),
    at("POST", "tables", new_table),
    at("POST", "tables/lesson", new_lesson),
    at("POST", "tables/import", import_record),
    at("POST", "games/([^/]+)/corrections/check", check_box),
    at("GET", "games/([^/]+)/puzzles/([0-9a-f]{8})", puzzle),
    at("POST", "games/([^/]+)/puzzles/([0-9a-f]{8})/play", play_on),
    at("POST", TRIAL, try_box),
    at("POST", "games/([^/]+)/corrections", keep_box),
    at("GET", "games/([^/]+)/corrections/([0-9a-f]{32})", show_correction),
    at("GET", "games/([^/]+)/box", show_box),
    at("GET", "games/([^/]+)/grammar", show_grammar),
    at_table("GET", "", show_table),
    at_table("POST", "/join", done(requests.Joining, lambda at, who, it: agreeing.join(at, who, it.seat, it.invite))),
    at_table("POST", "/leave", done(requests.Leaving, lambda at, who, it: seats.leave(at, who, it.seat))),
    at_table(
        "POST", "/replace", done(requests.Replacing, lambda at, who, it: agreeing.replace(at, who, it.seat, it.bot))
    ),
    at_table("POST", "/end", done(requests.Agreeing, lambda at, who, it: agreeing.end(at, who, it.agree))),
    at_table("POST", "/again", done(requests.Agreeing, lambda at, who, it: agreeing.play_again(at, who, it.agree))),
    at_table("POST", "/consent", done(requests.Agreeing, lambda at, who, it: agreeing.consent(at, who, it.agree))),
    at_table("POST", "/moves", ordered(requests.Move, lambda at, by, it: commands.move(at, by, it.token, it.back))),
    at_table("POST", "/confirm", ordered(requests.Turn, lambda at, by, it: commands.confirm(at, by))),
    at_table("POST", "/undo", ordered(requests.TakingBack, lambda at, by, it: commands.undo(at, by, it.back))),
    at_table("POST", "/redo", ordered(requests.Turn, lambda at, by, it: commands.redo(at, by))),
    at_table("POST", "/hint", hint),
    at_table("POST", "/chat", chat),
    at_table("GET", "/record", record),
    at_table("GET", r"/at/(\d{1,6})", show_past),
    at_table("POST", "/fork", fork),
    at_table("GET", "/score", score),
    at_table("GET", "/review(?:/.*)?", review),
    at_table("POST", "/review(?:/.*)?", review),
)
