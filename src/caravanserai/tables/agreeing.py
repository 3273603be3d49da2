"""What those at a table must agree to: to take back, to end, to play again, who sits down in mid-game, which bots play.

One thing is asked at a time. Whoever is asked may refuse, and that is that; who asked may think better of it. A wish of
those who sit there comes before that of somebody who wants to join them. Whenever somebody sits down or leaves, or the
game is over, what was asked is asked no more.
"""

from caravanserai.tables import again, presence, seats
from caravanserai.tables.commands import Actor, go_back, may_look
from caravanserai.tables.keeping import Change
from caravanserai.tables.problem import Problem, forbidden
from caravanserai.tables.results import result_of
from caravanserai.tables.rows import Answer, Asking, GameRow
from caravanserai.tables.table import Table


async def consent(table: Table, actor: Actor, agree: bool) -> Answer:
    """Answer what another has asked for; or ask no more for what oneself has."""
    request = table.row["request"]
    has_asked = request is not None and actor.person == request.get("person")
    is_taken_back = has_asked and not agree and actor.person is not None and not actor.is_program
    if not (is_sitting(table, actor) or is_taken_back):
        raise forbidden("only people who sit at the table agree")
    if request is None:
        raise Problem(409, "nothing-asked", "nobody asks for consent")
    if not agree:
        await table.commit(Change(table.id, table.v, {"request": None}))
    else:
        await ask(table, request | {"agreed": sorted({*request["agreed"], str(actor.person)})})
    return table.answer()


async def ask(table: Table, request: Asking) -> bool:
    """Grant what all who are needed agree to, at least one; else the table says what is asked. Whether it was."""
    await presence.refresh(table)
    if request["agreed"] and presence.needed(table, request) <= set(request["agreed"]):
        await grant(table, request)
        return True
    if request != table.row["request"]:
        await table.commit(Change(table.id, table.v, {"request": request}))
    return False


async def grant(table: Table, request: Asking) -> None:
    """All have agreed."""
    match request["kind"]:
        case "undo":
            await go_back(table, request["n"], None)
        case "end":
            await ended(table)
        case "again":
            await again.lay(table)
        case "join":
            await seats.seated(table, seats.person_on(table, request["seat"], str(request["person"]), request["name"]))
        case "level":
            await seats.change_bot(table, request["seat"], request["bot"])
        case _:
            if not presence.is_absent(table, request["seat"]):
                await table.commit(Change(table.id, table.v, {"request": None}))
                raise Problem(409, "not-absent", f"seat {request['seat']}: is back")
            await seats.seated(table, seats.bot_on(request["seat"], request["bot"]))


async def ended(table: Table) -> None:
    """The game is over before its end, by agreement; the scores are those of now."""
    standings = table.played.game.standings(table.played.s)
    values: GameRow = {
        "status": "over",
        "agreed": True,
        "asked": [],
        "bot_turn": False,
        "held": None,
        "redo": [],
        **result_of(standings),
    }
    await table.commit(Change(table.id, table.v, values))


async def end(table: Table, actor: Actor, agree: bool) -> Answer:
    """Ask to end the game now, or answer who asked."""
    if not actor.seats(table) or actor.person is None or actor.is_program:
        raise forbidden("only people who sit at the table end it")
    if table.status != "playing":
        raise Problem(409, "not-playing", f"the table is {table.status}")
    request = table.row["request"]
    if request is not None and request["kind"] == "end":
        return await consent(table, actor, agree)
    if agree:
        await ask(table, {"kind": "end", "seat": min(actor.seats(table)), "agreed": [actor.person]})
    return table.answer()


async def play_again(table: Table, actor: Actor, agree: bool) -> Answer:
    """Ask to play again with the same seats and options, or answer who asked; once it is granted, it stays so."""
    if not is_sitting(table, actor):
        raise forbidden("only people who sat at the table play again")
    if table.status != "over":
        raise Problem(409, "not-over", f"the table is {table.status}")
    request = table.row["request"]
    if table.row["again"] is None and (agree or request is not None):
        await (ask(table, begun_asking(table, actor)) if request is None else consent(table, actor, agree))
    return table.answer() | {"again": table.row["again"]}


def begun_asking(table: Table, actor: Actor) -> Asking:
    return {"kind": "again", "seat": min(actor.seats(table)), "agreed": [str(actor.person)]}


# Seats of a running game


async def join(table: Table, actor: Actor, seat: int, invite: str | None) -> Answer:
    """Take an open seat of a table that waits, or one's own again; in mid-game those who sit there are asked first.

    Whoever asks sees nothing of the seat before all have agreed. Where nobody sits any more, nobody can: then only
    those come back who have sat there.
    """
    if seats.sit_down(table, actor, seat, invite):
        await seats.seated(table, seats.person_on(table, seat, str(actor.person), actor.name))
        return table.answer()
    if not table.persons():
        raise Problem(403, "nobody-to-ask", "nobody who sits at the table can agree to it")
    request = table.row["request"]
    if request is not None and not is_same(request, {"kind": "join", "person": actor.person}):
        raise Problem(409, "others-ask", f"the table is asked about something else first: {request['kind']}")
    mine: Asking = {"kind": "join", "seat": seat, "person": actor.person, "name": actor.name}
    agreed = request["agreed"] if request is not None and request["seat"] == seat else []
    if await ask(table, mine | {"agreed": agreed}):
        return table.answer()
    raise Problem(409, "needs-consent", "those who sit at the table are asked")


async def replace(table: Table, actor: Actor, seat: int, bot: str) -> Answer:
    """Let a bot play: on a seat of one's own or a left one, for who is out of time, or by agreement for who is away."""
    may_look(table, actor, None)
    if seats.may_replace(table, actor, seat, bot):
        await seats.seated(table, seats.bot_on(seat, bot))
        return table.answer()
    if seats.seat_at(table, seat)["kind"] == "bot":
        return await change_bot(table, actor, seat, bot)
    await presence.refresh(table)
    if not is_sitting(table, actor) or not presence.is_absent(table, seat):
        raise forbidden(f"seat {seat} is neither yours nor left, and neither out of time nor away for long")
    return await propose(table, actor, {"kind": "replace", "seat": seat, "bot": bot})


async def change_bot(table: Table, actor: Actor, seat: int, bot: str) -> Answer:
    """Let another bot play for one: at once if nobody else sits there, else by agreement."""
    if table.seats[seat]["bot"] == bot:
        return table.answer()
    if not actor.is_program and seats.may_change_bot(table, actor):
        await seats.change_bot(table, seat, bot)
        return table.answer()
    if not is_sitting(table, actor) or table.status != "playing":
        raise forbidden("only people who sit at the table change its bots")
    return await propose(table, actor, {"kind": "level", "seat": seat, "bot": bot})


async def propose(table: Table, actor: Actor, wanted: Asking) -> Answer:
    """Ask the others about a bot, or agree with who asked the same; a wish to undo or to end goes first."""
    request = table.row["request"]
    if request is not None and request["kind"] != "join" and not is_same(request, wanted):
        raise Problem(409, "others-ask", f"the table is asked about something else first: {request['kind']}")
    agreed = {*request["agreed"], actor.person} if request is not None and is_same(request, wanted) else {actor.person}
    if await ask(table, wanted | {"agreed": sorted(str(one) for one in agreed)}):
        return table.answer()
    raise Problem(409, "needs-consent", "the others who are here are asked")


def is_sitting(table: Table, actor: Actor) -> bool:
    """Whether somebody sits at a table in person."""
    return actor.person is not None and bool(actor.seats(table)) and not actor.is_program


def is_same(request: Asking, wanted: Asking) -> bool:
    """Whether the very same is asked for already."""
    return all(request.get(name) == value for name, value in wanted.items())
