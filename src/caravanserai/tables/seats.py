"""Who sits where: sitting down, coming back, leaving, and bots that play on.

A seat of a running game remembers whose it was when they leave it or a bot plays for them: it is their hand, so they
may take it back at any time. Nobody else sees it without the consent of those who stay (agreeing.py). Before the game
begins a seat remembers only whom it was taken from, by who laid the table: they do not sit down again before another.
"""

from collections.abc import Collection
from typing import Final

from caravanserai.bots import bots
from caravanserai.core.course import Course, begun
from caravanserai.core.telling import Args, Told
from caravanserai.tables import chance
from caravanserai.tables.commands import Actor, may_look
from caravanserai.tables.installed import found_game
from caravanserai.tables.keeping import Change
from caravanserai.tables.problem import Problem, forbidden, malformed
from caravanserai.tables.rows import Answer, GameRow, SeatRow
from caravanserai.tables.table import Table

NEW_BOT: Final = "new-bot"  # the event by which a table tells that another bot plays on


def sit_down(table: Table, actor: Actor, seat: int, invite: str | None) -> bool:
    """Whether somebody may sit down somewhere at once: at a table that waits, or where they sat; False: not unasked.

    A Problem if they may not even ask. Who sits at a table takes no second seat there, nor who has a seat to come back
    to: they would know two hands.
    """
    if actor.person is None or actor.is_program:
        raise Problem(401, "not-signed-in", "sign in, or play as a guest")
    may_look(table, actor, invite)
    one = seat_at(table, seat)
    if table.status == "over":
        raise Problem(409, "not-playing", "the game is over")
    if table.status == "waiting" and actor.person in table.formers():
        raise Problem(403, "seat-cleared", "who laid the table has cleared your seat")
    if actor.person in (one["person"], one["former"]):
        return True
    if one["kind"] != "open":
        raise Problem(409, "seat-taken", f"seat {seat} is taken")
    if actor.seats(table):
        raise Problem(409, "has-seat", "you sit at this table already")
    if table.status == "playing" and actor.person in table.formers():
        raise Problem(409, "own-seat", "your own seat is kept for you")
    return table.status == "waiting"


async def leave(table: Table, actor: Actor, seat: int) -> Answer:
    """Leave a seat open for another; before the game begins, who laid the table clears those of others as well."""
    if seat in actor.seats(table) and not actor.is_program:
        await seated(table, free(seat))
    elif not may_clear(table, actor):
        raise forbidden(f"seat {seat} is not yours")
    elif (one := seat_at(table, seat))["kind"] != "open":
        await seated(table, {**free(seat), "former": one["person"], "former_name": one["name"] or None})
    return table.answer()


def may_clear(table: Table, actor: Actor) -> bool:
    """Whether somebody decides who sits here: who laid the table, as long as the game has not begun."""
    is_creator = actor.person is not None and table.row["creator"] == actor.person
    return is_creator and table.status == "waiting" and not actor.is_program


def may_replace(table: Table, actor: Actor, seat: int, bot: str) -> bool:
    """Whether somebody may let a bot play on a seat without asking: their own, a left one, one that is out of time."""
    check_bot(bot)
    one, mine = seat_at(table, seat), actor.seats(table)
    is_left = one["kind"] == "open" and (bool(mine) or table.row["creator"] == actor.person)
    is_late = bool(mine) and table.is_out_of_time(seat)
    return (seat in mine or is_left or is_late) and not actor.is_program


def may_change_bot(table: Table, actor: Actor) -> bool:
    """Whether somebody may let another bot play for one without asking: nobody else sits there, or none plays yet."""
    if table.status == "over":
        raise Problem(409, "not-playing", "the game is over")
    is_creator = actor.person is not None and table.row["creator"] == actor.person
    is_alone = not table.persons() - {actor.person}
    return (is_creator and table.status == "waiting") or (is_alone and (is_creator or bool(actor.seats(table))))


def check_bot(bot: str) -> None:
    if bot not in bots():
        raise malformed(f"no such bot: {bot!r}; known: {', '.join(bots())}")


def seat_at(table: Table, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.seats):
        raise malformed(f"there is no seat {seat}")
    return table.seats[seat]


# What is written


def person_on(table: Table, seat: int, person: str, name: str) -> SeatRow:
    """Somebody sits down; who comes back to a second seat of theirs plays there for another at the same screen."""
    one = table.seats[seat]
    is_second = one["former"] == person and person in table.persons()
    return {
        "seat": seat,
        "kind": "here" if is_second else "person",
        "person": person,
        "name": one["former_name"] or name if is_second else name,
        "bot": None,
        "seen": table.now(),
    }


def free(seat: int) -> SeatRow:
    return {"seat": seat, "kind": "open", "person": None, "name": "", "bot": None}


def bot_on(seat: int, bot: str) -> SeatRow:
    return {"seat": seat, "kind": "bot", "person": None, "name": "", "bot": bot}


async def change_bot(table: Table, seat: int, bot: str) -> None:
    """Another bot plays on; the log says so to all."""
    before = table.seats[seat]["bot"]
    if before != bot:
        told = {"player": seat, "before": before, "bot": bot}
        await seated(table, bot_on(seat, bot), None if table.course is None else (NEW_BOT, told))


def remembered(table: Table, row: SeatRow) -> SeatRow:
    """Whose a seat of a running game was, for as long as nobody else sits there; before, nobody's who has left."""
    one = table.seats[row["seat"]]
    if row["person"] is not None or table.status != "playing":
        return {"former": None, "former_name": None}
    if one["person"] is None:
        return {"former": one["former"], "former_name": one["former_name"]}
    return {"former": one["person"], "former_name": one["name"]}


async def seated(table: Table, row: SeatRow, told: tuple[str, Args] | None = None) -> None:
    """Change who sits somewhere, and what follows: the game begins, a bot is asked, nothing is held any more.

    `told` is what the table says about it.
    """
    if table.seats[row["seat"]]["person"] is not None and table.seats[row["seat"]]["person"] == row["person"]:
        return
    row = remembered(table, row) | row
    seats = [one | row if one["seat"] == row["seat"] else one for one in table.seats]
    change = Change(table.id, table.v, {"request": None}, seats=[row])
    if told is not None:
        change.notice = (len(table.played.told), Told(table.played.decided, *told))
    course: Course | None = None
    if table.status == "waiting":
        if not any(one["kind"] == "open" for one in seats):
            course = dealt(table.row)
            change.begun = course.told
            change.values |= table.turn_values(course.s, seats)
    elif table.status == "playing":
        held = table.held if table.held in people(seats) else None
        change.values |= table.turn_values(table.played.s, seats, held)
        chance.sat_down(table, change, row["person"])
    await table.commit(change, course)


def people(seats: Collection[SeatRow]) -> set[int]:
    return {one["seat"] for one in seats if one["person"] is not None}


def dealt(row: GameRow) -> Course:
    """The game of a table, before its first decision."""
    game = found_game(row["game"])
    later, anew = chance.later_keys(row), chance.dealt_anew(row)
    return begun(game, row["seats"], bytes.fromhex(row["key"]), row["options"], later, anew)
