"""The API for tables: laying one, finding one, looking at it, and who sits there."""

import asyncio
from typing import Annotated, Final, Literal

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from caravanserai.server.limits import A_LIST, A_TABLE_KEPT, AN_IMPORT, ASK_TO_JOIN, IMPORT, REPLACE
from caravanserai.server.routing import (
    Asked,
    By,
    FromSeat,
    Invited,
    Ours,
    Sent,
    TableId,
    WithBox,
    count_order,
    count_table,
    eyes,
    looked_at,
    pay_for,
    reached,
    router_of,
)
from caravanserai.server.service import address
from caravanserai.server.store import LISTED_AT_A_TIME
from caravanserai.tables import agreeing, commands, making, requests, seats, seen
from caravanserai.tables.reading import MOST_DECISIONS

LARGEST_RECORD: Final = 300_000  # bytes: some characters take several
A_MOVE: Final = 10  # characters: no line of a record that says what was chosen is much shorter
LATEST: Final = 2**53  # milliseconds since 1970 that every client can count


@post("/tables", summary="Set up a table")
async def new_table(
    request: Asked, service: Ours, visitor: By, data: JSONBody[requests.NewTable], _: WithBox = None
) -> Sent:
    count_table(request, service)
    return await making.new_table(service, visitor.signed_in(), data)


@post("/tables/lesson", summary="A table that teaches its game: a prepared position, and a scripted opponent")
async def new_lesson(request: Asked, service: Ours, visitor: By, data: JSONBody[requests.Learning]) -> Sent:
    count_table(request, service)
    return await making.new_lesson(service, visitor.signed_in(), data.game)


@get("/tables", summary="My tables, or those that anybody may join or watch")
async def list_tables(
    request: Asked,
    service: Ours,
    visitor: By,
    which: Annotated[Literal["mine", "public"], QueryParameter(name="list")] = "mine",
    until: Annotated[
        int | None, QueryParameter(ge=0, le=LATEST, description="my older ones: changed until then")
    ] = None,
) -> list[Sent]:
    service.limits.spend(address(request), A_LIST)
    person = None if visitor.person is None else visitor.person["id"]
    if which == "mine":
        found = await service.store.games_of(person, until) if person is not None else []
    else:
        found = await service.store.public_games()
    out: list[Sent] = []
    for row, seats_there in found:
        out.append(seen.summary(row, seats_there, person))
        if len(out) % LISTED_AT_A_TIME == 0:
            await asyncio.sleep(0)
    return out


@post("/tables/import", summary="A table from a record", request_max_body_size=LARGEST_RECORD)
async def import_record(
    request: Asked, service: Ours, visitor: By, data: JSONBody[requests.Importing], _: WithBox = None
) -> Sent:
    service.limits.spend(address(request), AN_IMPORT)
    service.limits.count("import", address(request), IMPORT)
    service.limits.keep(address(request), A_TABLE_KEPT + min(len(data.text) // A_MOVE, MOST_DECISIONS))
    return await making.imported(service, visitor.signed_in(), data.text)


@get("/tables/{name:str}", summary="A table as a seat sees it")
async def show_table(
    request: Asked, service: Ours, visitor: By, name: TableId, seat: FromSeat = None, invite: Invited = None
) -> Sent:
    table = await looked_at(request, service, visitor, name, invite)
    service.lines.saw(table.id, visitor.actor.person)
    pay_for(request, service, table)
    state = seen.state_of(table, eyes(table, visitor, seat), visitor.actor.seats(table))
    await asyncio.sleep(0)  # a long one takes a while to be encoded, too
    return state


@post(
    "/tables/{name:str}/join",
    status_code=200,
    summary="Sit down on an open seat or one's own; in mid-game ask those who sit there",
)
async def join(request: Asked, service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Joining]) -> Sent:
    visitor.signed_in()
    table = await reached(request, service, visitor, name)
    commands.may_look(table, visitor.actor, data.invite)  # who may not is told nothing, not even that it is played
    if table.status == "playing":
        service.limits.count("asking to join", f"{table.id} {address(request)}", ASK_TO_JOIN)
    return await table.do(lambda: agreeing.join(table, visitor.actor, data.seat, data.invite))


@post("/tables/{name:str}/leave", status_code=200, summary="Leave a seat; or clear another's, before the game begins")
async def leave(request: Asked, service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Leaving]) -> Sent:
    table = await reached(request, service, visitor, name)
    count_order(request, service, visitor, table)
    return await table.do(lambda: seats.leave(table, visitor.actor, data.seat))


@post(
    "/tables/{name:str}/replace",
    status_code=200,
    summary="Let a bot play on a seat of one's own, a left one, for who is away, or for another bot",
)
async def replace(
    request: Asked, service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Replacing]
) -> Sent:
    table = await reached(request, service, visitor, name)
    commands.may_look(table, visitor.actor, None)
    service.limits.count("replacing", f"{table.id} {address(request)}", REPLACE)
    return await table.do(lambda: agreeing.replace(table, visitor.actor, data.seat, data.bot))


@post("/tables/{name:str}/end", status_code=200, summary="Ask to end the game, or answer who asked")
async def end(request: Asked, service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Agreeing]) -> Sent:
    table = await reached(request, service, visitor, name)
    count_order(request, service, visitor, table)
    return await table.do(lambda: agreeing.end(table, visitor.actor, data.agree))


@post(
    "/tables/{name:str}/again",
    status_code=200,
    summary="Play again with the same seats and options: ask the others, or answer who asked",
)
async def again(request: Asked, service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Agreeing]) -> Sent:
    table = await reached(request, service, visitor, name)
    if data.agree and table.row["again"] is None and visitor.actor.seats(table):
        count_table(request, service)
    return await table.do(lambda: agreeing.play_again(table, visitor.actor, data.agree))


@post("/tables/{name:str}/consent", status_code=200, summary="Answer what another asks for")
async def consent(request: Asked, service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Agreeing]) -> Sent:
    table = await reached(request, service, visitor, name)
    count_order(request, service, visitor, table)
    return await table.do(lambda: agreeing.consent(table, visitor.actor, data.agree))


router = router_of(
    new_table,
    new_lesson,
    list_tables,
    import_record,
    show_table,
    join,
    leave,
    replace,
    end,
    again,
    consent,
)
