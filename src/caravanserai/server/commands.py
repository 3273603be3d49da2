"""What people and bots do at a table: decide, take back, play again, agree, sit down, leave.

Each runs in the table's own task, one after the other; each either changes the
table and is written, or raises a Problem and changes nothing.
"""

from collections.abc import Collection
from dataclasses import dataclass
from hmac import compare_digest

from caravanserai.bots import bots
from caravanserai.core import play
from caravanserai.server import chance, lessons
from caravanserai.server.course import Course, Tried, begun
from caravanserai.server.problem import Problem, forbidden, malformed
from caravanserai.server.seen import state_of
from caravanserai.server.store import Change, Row
from caravanserai.server.table import Table, found_game


@dataclass(frozen=True)
class Actor:
    """Who gives a command: a person with all their seats, or a program with the token of one."""

    person: str | None
    name: str = ""
    seat: int | None = None  # of a token
    game: str = ""

    def seats(self, table: Table) -> frozenset[int]:
        """The seats that the actor controls at a table."""
        if self.seat is None:
            return table.seats_of(self.person)
        valid = self.game == table.id and self.seat in table.seats_of(self.person)
        return frozenset((self.seat,)) if valid else frozenset()

    @property
    def is_program(self) -> bool:
        return self.seat is not None


@dataclass(frozen=True)
class Order:
    """A command that must be obeyed once: by whom, for which seat, upon which decision, under which key."""

    actor: Actor
    seat: int
    decided: int
    key: str


def checked(table: Table, order: Order) -> Row | None:
    """The first answer if the order was given before; a Problem if it may not be given now."""
    if order.seat not in order.actor.seats(table):
        raise forbidden(f"seat {order.seat} is not yours")
    known = table.answers.get((order.seat, order.key))
    if known is not None:
        return known
    if table.status == "waiting" or (table.status == "over" and table.row["agreed"]):
        raise Problem(409, "not-playing", f"the table is {table.status}")
    if order.decided != table.played.decided:
        raise stale(table, order)
    return None


def stale(table: Table, order: Order) -> Problem:
    """The order speaks of a table that is no more; with the present one."""
    state = state_of(table, order.seat, order.actor.seats(table))
    return Problem(409, "stale", f"{table.played.decided} decisions have been taken, not {order.decided}", **state)


# Looking


def may_look(table: Table, actor: Actor, invite: str | None) -> None:
    """Anybody may look at a public table; at a private one its members, and whoever has its invitation."""
    if table.row["public"] or actor.seats(table) or is_invited(table, invite):
        return
    if actor.person is None or actor.is_program or actor.person != table.row["creator"]:
        raise Problem(403, "not-invited", "this table is by invitation")


def is_invited(table: Table, invite: str | None) -> bool:
    return invite is not None and compare_digest(invite.encode(), str(table.row["invite"]).encode())


# Deciding


async def move(table: Table, order: Order, token: str) -> Row:
    known = checked(table, order)
    if known is not None:
        return known
    if table.held is not None:
        raise Problem(409, "held", f"seat {table.held} has yet to confirm")
    if table.status != "playing":
        raise Problem(409, "not-playing", "the game is over")
    tried = table.trial(order.seat, token, table.now())
    lessons.check(table, tried)
    return await table.decide(tried, order.key, may_hold=not order.actor.is_program)


async def confirm(table: Table, order: Order) -> Row:
    """The held decision stands; the next is asked."""
    known = checked(table, order)
    if known is not None:
        return known
    if table.held not in order.actor.seats(table):
        raise Problem(409, "nothing-held", "no decision of yours waits to be confirmed")
    answer = {"v": table.v + 1, "decided": table.played.decided}
    values = table.turn_values(table.played.s, table.seats)
    await table.commit(Change(table.id, table.v, values, answer=(order.seat, order.key, answer)))
    return answer


# Going back


async def undo(table: Table, order: Order) -> Row:
    """Back to the last choice; beyond what concerns oneself alone the others are asked first."""
    known = checked(table, order)
    if known is not None:
        return known
    point = table.undo_point(order.actor.seats(table))
    if point is None:
        raise Problem(409, "nothing-to-undo", "no choice of yours to take back")
    n, free = point
    if free:
        return await go_back(table, n, order)
    if table.lasting_request() == table.row["request"]:  # none yet to go back; one to end the game gives way
        request = {"kind": "undo", "seat": order.seat, "n": n, "agreed": [order.actor.person]}
        await table.commit(Change(table.id, table.v, {"request": request}))
    raise Problem(409, "needs-consent", "others have decided since, or something was revealed; they are asked")


async def go_back(table: Table, n: int, order: Order | None) -> Row:
    """Take back all after n decisions; what is taken back can be played again, as far as chance is the same."""
    course = table.played
    answer = {"v": table.v + 1, "decided": n}
    values = table.turn_values(course.table_at(n), table.seats) | {
        "decided": n,
        "request": table.lasting_request(),
    }
    change = Change(table.id, table.v, values, back_to=(n, course.told_at(n)))
    values["redo"] = chance.went_back(table, change, n)
    if order is not None:
        change.answer = (order.seat, order.key, answer)
    await table.commit(change)
    return answer


async def redo(table: Table, order: Order) -> Row:
    """Play again what was taken back, up to the next choice of a person."""
    known = checked(table, order)
    if known is not None:
        return known
    left: list[list[object]] = table.row["redo"]
    if not left or left[0][0] not in order.actor.seats(table):
        raise Problem(409, "nothing-to-redo", "nothing of yours to play again")
    course = scratch(table.played)
    tries: list[Tried] = []
    while left and (not tries or not waits_for_a_person(table, course)):
        seat, token = left[0]
        tried = course.trial(int(str(seat)), str(token), table.now())
        course.accept(tried)
        tries.append(tried)
        left = left[1:]
    answer = {"v": table.v + 1, "decided": course.decided}
    values = table.turn_values(course.s, table.seats) | {
        "decided": course.decided,
        "redo": left,
        "request": table.lasting_request(),
    }
    change = Change(table.id, table.v, values, tries, answer=(order.seat, order.key, answer))
    await table.commit(change)
    return answer


def scratch(course: Course) -> Course:
    """A copy to go on with on trial."""
    return Course(
        course.game,
        course.seats,
        course.key,
        course.options,
        course.s,
        list(course.decisions),
        list(course.told),
        dict(course.snapshots),
        course.later,
    )


def waits_for_a_person(table: Table, course: Course) -> bool:
    people = {one["seat"] for one in table.seats if one["kind"] != "bot"}
    return any(
        int(seat) in people and len(play.legal(course.s, int(seat))) > 1 for seat in play.asked(course.s)
    ) or not play.asked(course.s)


# Agreeing


async def consent(table: Table, actor: Actor, agree: bool) -> Row:
    """Answer what another has asked for: to go back, or to end the game."""
    request = table.row["request"]
    if not actor.seats(table) or actor.person is None or actor.is_program:
        raise forbidden("only people who sit at the table agree")
    if request is None:
        raise Problem(409, "nothing-asked", "nobody asks for consent")
    if not agree:
        await table.commit(Change(table.id, table.v, {"request": None}))
    else:
        request = request | {"agreed": sorted({*request["agreed"], actor.person})}
        if table.persons() <= set(request["agreed"]):
            await grant(table, request)
        else:
            await table.commit(Change(table.id, table.v, {"request": request}))
    return {"v": table.v, "decided": table.row["decided"]}


async def grant(table: Table, request: Row) -> None:
    """All have agreed."""
    if request["kind"] == "undo":
        await go_back(table, request["n"], None)
        return
    standings = table.played.game.standings(table.played.s)
    values = {
        "status": "over",
        "agreed": True,
        "asked": [],
        "bot_turn": False,
        "held": None,
        "request": None,
        "redo": [],
        "scores": [one.score for one in sorted(standings, key=lambda one: one.seat)],
    }
    await table.commit(Change(table.id, table.v, values))


async def end(table: Table, actor: Actor, agree: bool) -> Row:
    """Ask to end the game now, or answer who asked."""
    if not actor.seats(table) or actor.person is None or actor.is_program:
        raise forbidden("only people who sit at the table end it")
    if table.status != "playing":
        raise Problem(409, "not-playing", f"the table is {table.status}")
    request = table.row["request"]
    if request is not None and request["kind"] == "end":
        return await consent(table, actor, agree)
    if agree:
        request = {"kind": "end", "seat": min(actor.seats(table)), "agreed": [actor.person]}
        if table.persons() <= {actor.person}:
            await grant(table, request)
        else:
            await table.commit(Change(table.id, table.v, {"request": request}))
    return {"v": table.v, "decided": table.row["decided"]}


# Sitting down and leaving


async def join(table: Table, actor: Actor, seat: int, invite: str | None) -> Row:
    """Take an open seat; the game begins when none is left open."""
    if actor.person is None or actor.is_program:
        raise Problem(401, "not-signed-in", "sign in, or play as a guest")
    one = seat_at(table, seat)
    if table.status == "over":
        raise Problem(409, "not-playing", "the game is over")
    may_look(table, actor, invite)
    if one["person"] == actor.person:
        return {"v": table.v, "decided": table.row["decided"]}
    if one["kind"] != "open":
        raise Problem(409, "seat-taken", f"seat {seat} is taken")
    await seated(table, {"seat": seat, "kind": "person", "person": actor.person, "name": actor.name, "bot": None})
    return {"v": table.v, "decided": table.row["decided"]}


async def leave(table: Table, actor: Actor, seat: int) -> Row:
    """Leave a seat open for another."""
    if seat not in actor.seats(table) or actor.is_program:
        raise forbidden(f"seat {seat} is not yours")
    await seated(table, {"seat": seat, "kind": "open", "person": None, "name": "", "bot": None})
    return {"v": table.v, "decided": table.row["decided"]}


async def replace(table: Table, actor: Actor, seat: int, bot: str) -> Row:
    """Let a bot play on a seat of one's own, on one that was left, or for somebody whose time is out."""
    one = seat_at(table, seat)
    mine = actor.seats(table)
    is_left = one["kind"] == "open" and (mine or table.row["creator"] == actor.person)
    allowed = seat in mine or is_left or (mine and table.is_out_of_time(seat))
    if not allowed or actor.is_program:
        raise forbidden(f"seat {seat} is neither yours nor left, and its time is not out")
    if bot not in bots():
        raise malformed(f"no such bot: {bot!r}; known: {', '.join(bots())}")
    await seated(table, {"seat": seat, "kind": "bot", "person": None, "name": "", "bot": bot})
    return {"v": table.v, "decided": table.row["decided"]}


def seat_at(table: Table, seat: int) -> Row:
    if not 0 <= seat < len(table.seats):
        raise malformed(f"there is no seat {seat}")
    return table.seats[seat]


async def seated(table: Table, row: Row) -> None:
    """Change who sits somewhere, and what follows: the game begins, a bot is asked, nothing is held any more."""
    seats = [one | row if one["seat"] == row["seat"] else one for one in table.seats]
    change = Change(table.id, table.v, {"request": None}, seats=[row])
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


def people(seats: Collection[Row]) -> set[int]:
    return {one["seat"] for one in seats if one["person"] is not None}


def dealt(row: Row) -> Course:
    """The game of a table, before its first decision."""
    game = found_game(row["game"])
    return begun(game, row["seats"], bytes.fromhex(row["key"]), row["options"], chance.later_keys(row))
