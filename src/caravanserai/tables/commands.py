"""What people and bots do in a game: look, decide, take back, play again.

Each runs in the table's own task, one after the other; each either changes the
table and is written, or raises a Problem and changes nothing. Who sits where is
in seats.py, what others must agree to in agreeing.py.
"""

from dataclasses import dataclass
from hmac import compare_digest
from typing import Any, Final

from caravanserai.core import play
from caravanserai.core.course import Course, Taken, still_to_redo
from caravanserai.tables import chance, courtesy, lessons, minds
from caravanserai.tables.deciding import decide, lasting_request, let_stand
from caravanserai.tables.keeping import Change
from caravanserai.tables.outbox import Looked
from caravanserai.tables.problem import Problem, forbidden
from caravanserai.tables.rows import Answer, Asking
from caravanserai.tables.seen import state_of
from caravanserai.tables.table import Table
from caravanserai.tables.undoing import undo_point


@dataclass(frozen=True)
class Actor:
    """Who gives a command: a person with all their seats, or a program with the token of one."""

    person: str | None
    name: str = ""
    seat: int | None = None  # of a token
    game: str = ""

    def seats(self, table: Looked) -> frozenset[int]:
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


def checked(table: Table, order: Order) -> Answer | None:
    """The first answer if the order was given before; a Problem if it may not be given now."""
    if order.seat not in order.actor.seats(table):
        raise forbidden(f"seat {order.seat} is not yours")
    known = table.answered(order.seat, order.key)
    if known is not None:
        return known
    if table.status == "waiting" or (table.status == "over" and table.row["agreed"]):
        raise Problem(409, "not-playing", f"the table is {table.status}")
    if order.decided != table.played.decided:
        raise Stale(table, order)
    return None


class Stale(Problem):
    """The order speaks of a table that is no more; with the present one, put together only where it is told."""

    def __init__(self, table: Table, order: Order) -> None:
        decided = table.played.decided
        super().__init__(409, "stale", f"{decided} decisions have been taken, not {order.decided}")
        self.table: Final = table
        self.order: Final = order

    def body(self) -> dict[str, Any]:
        state = state_of(self.table, self.order.seat, self.order.actor.seats(self.table))
        return {**super().body(), **state}


# Looking


def may_look(table: Table, actor: Actor, invite: str | None) -> None:
    """Anybody may look at a public table; at a private one its members, old ones, too, and whoever is invited."""
    if table.row["public"] or actor.seats(table) or is_invited(table, invite):
        return
    known = {table.row["creator"], *table.formers()}
    if actor.person is None or actor.is_program or actor.person not in known:
        raise Problem(403, "not-invited", "this table is by invitation")


def is_invited(table: Table, invite: str | None) -> bool:
    return invite is not None and compare_digest(invite.encode(), str(table.row["invite"]).encode())


# Deciding


async def move(table: Table, order: Order, token: str, back: int | None = None) -> Answer:
    """Answer what is asked; or, going back, what was asked after so many decisions: then nothing else has changed."""
    known = checked(table, order)
    if known is not None:
        return known
    if table.held is not None:
        raise Problem(409, "held", f"seat {table.held} has yet to confirm")
    if table.status != "playing":
        raise Problem(409, "not-playing", "the game is over")
    if back is not None:
        return await move_instead(table, order, token, back)
    tried = table.trial(order.seat, token, table.now())
    lessons.check(table, tried)
    return await decide(table, tried, order.key, may_hold=not order.actor.is_program)


async def move_instead(table: Table, order: Order, token: str, n: int) -> Answer:
    """Take another answer to an earlier question; if it is refused, all stays as it was."""
    check_point(table, order, n)
    if lessons.lesson_of(table) is not None:
        raise Problem(409, "nothing-to-undo", "a lesson says itself what is chosen")
    tried = table.trial(order.seat, token, table.now(), table.played.copy(n))
    change = Change(table.id, table.v, {}, back_to=(n, table.played.told_at(n)))
    chance.went_back(table, change, n)
    return await decide(table, tried, order.key, may_hold=not order.actor.is_program, change=change)


def check_point(table: Table, order: Order, n: int) -> None:
    """Whether the choice after n decisions is one that the seat may still change."""
    if all(n != point["decided"] for point in minds.points_of(table, order.seat)):
        raise Problem(409, "nothing-to-undo", f"what was chosen after {n} decisions stands")


async def confirm(table: Table, order: Order) -> Answer:
    """The held decision stands; the next is asked."""
    known = checked(table, order)
    if known is not None:
        return known
    if table.held not in order.actor.seats(table):
        raise Problem(409, "nothing-held", "no decision of yours waits to be confirmed")
    return await let_stand(table, (order.seat, order.key))


# Asking for advice


def may_be_advised(table: Table, actor: Actor, seat: int, decided: int) -> None:
    """A hint is for who sits there and is asked, upon the present decision, where the table allows it."""
    if seat not in actor.seats(table):
        raise forbidden(f"seat {seat} is not yours")
    if not table.row["hints"]:
        raise Problem(409, "hints-off", "at this table nobody is given hints")
    if table.status != "playing":
        raise Problem(409, "not-playing", f"the table is {table.status}")
    if decided != table.played.decided:
        raise Stale(table, Order(actor, seat, decided, ""))
    if table.held is not None:
        raise Problem(409, "held", f"seat {table.held} has yet to confirm")
    if seat not in table.asked():
        raise Problem(409, "not-asked", f"seat {seat} is not asked")


# Going back


async def undo(table: Table, order: Order, to: int | None = None) -> Answer:
    """Back to the last choice; beyond what concerns oneself alone the others are asked first.

    Or back to an earlier choice that may still be changed.
    """
    known = checked(table, order)
    if known is not None:
        return known
    if to is not None:
        check_point(table, order, to)
        return await go_back(table, to, order)
    point = undo_point(table, order.actor.seats(table))
    if point is None:
        raise Problem(409, "nothing-to-undo", "no choice of yours to take back")
    n, free = point
    if free:
        return await go_back(table, n, order)
    if lasting_request(table.row) == table.row["request"]:  # none yet to go back; one about another thing gives way
        request: Asking = {"kind": "undo", "seat": order.seat, "n": n, "agreed": [str(order.actor.person)]}
        await table.commit(Change(table.id, table.v, {"request": request}))
    raise Problem(409, "needs-consent", "others have decided since, or something was revealed; they are asked")


async def go_back(table: Table, n: int, order: Order | None) -> Answer:
    """Take back all after n decisions; what is taken back can be played again, as far as chance is the same."""
    course = table.played
    answer: Answer = {"v": table.v + 1, "decided": n}
    values = table.turn_values(course.table_at(n), table.seats) | {
        "decided": n,
        "request": lasting_request(table.row),
    }
    change = Change(table.id, table.v, values, back_to=(n, course.told_at(n)))
    values["redo"] = chance.went_back(table, change, n)
    if order is not None:
        change.answer = (order.seat, order.key, answer)
    await table.commit(change)
    return answer


async def redo(table: Table, order: Order) -> Answer:
    """Play again what was taken back, up to the next choice of a person."""
    known = checked(table, order)
    if known is not None:
        return known
    left: list[Taken] = table.row["redo"]
    if not left or left[0][0] not in order.actor.seats(table):
        raise Problem(409, "nothing-to-redo", "nothing of yours to play again")
    course = table.played.copy()
    tries = list(course.again(left, table.now(), lambda now: waits_for_a_person(table, now)))
    tries += await courtesy.taken_after(table, course, range(len(table.seats)))
    answer: Answer = {"v": table.v + 1, "decided": course.decided}
    values = table.turn_values(course.s, table.seats) | {
        "decided": course.decided,
        "redo": still_to_redo(left, tries),
        "request": lasting_request(table.row),
    }
    change = Change(table.id, table.v, values, tries, answer=(order.seat, order.key, answer))
    await table.commit(change)
    return answer


def waits_for_a_person(table: Table, course: Course) -> bool:
    people = {one["seat"] for one in table.seats if one["kind"] != "bot"}
    return any(
        int(seat) in people and len(play.legal(course.s, int(seat))) > 1 for seat in play.asked(course.s)
    ) or not play.asked(course.s)
