"""The API for looking back at a game: its record, any moment of it, what it came to, and going on from there."""

import asyncio

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from caravanserai.server.routing import (
    Asked,
    By,
    FromSeat,
    Invited,
    Ours,
    Sent,
    TableId,
    count_table,
    eyes,
    looked_at,
    pay_for,
    router_of,
)
from caravanserai.server.service import address
from caravanserai.tables import making, requests, seen
from caravanserai.tables.problem import malformed


@get("/tables/{name:str}/record", media_type="text/plain", summary="The record of a finished game, its key included")
async def record(request: Asked, service: Ours, visitor: By, name: TableId, invite: Invited = None) -> Response[str]:
    table = await looked_at(request, service, visitor, name, invite)
    pay_for(request, service, table)
    await making.release(service, table)
    text = making.record_text(table)
    headers = {"Content-Disposition": f'attachment; filename="{table.row["game"]}-{table.id}.record"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/tables/{name:str}/at/{n:int}", summary="A table as it was after n decisions")
async def show_past(
    request: Asked,
    service: Ours,
    visitor: By,
    name: TableId,
    n: FromPath[int],
    seat: FromSeat = None,
    invite: Invited = None,
) -> Sent:
    table = await looked_at(request, service, visitor, name, invite)
    pay_for(request, service, table)
    if not 0 <= n <= table.played.decided:
        raise malformed(f"n: 0 to {table.played.decided}")
    state = seen.state_at(table, table.played, n, eyes(table, visitor, seat))
    await asyncio.sleep(0)  # a long one takes a while to be encoded, too
    return state


@post("/tables/{name:str}/fork", summary="A new table that goes on from a decision of this one")
async def fork(
    request: Asked,
    service: Ours,
    visitor: By,
    name: TableId,
    data: JSONBody[requests.Forking],
    invite: Invited = None,
) -> Sent:
    count_table(request, service)
    person = visitor.signed_in()
    table = await looked_at(request, service, visitor, name, invite)
    service.limits.keep(address(request), min(data.n, table.played.decided))
    async with service.forks.turn(address(request)):
        return await making.forked(service, person, table, data)


@get("/tables/{name:str}/score", summary="Where everyone stands, line by line; or would, if the game ended now")
async def score(request: Asked, service: Ours, visitor: By, name: TableId, invite: Invited = None) -> Sent:
    table = await looked_at(request, service, visitor, name, invite)
    pay_for(request, service, table)
    course = table.played
    return {"over": table.status == "over", **seen.over_of(course, course.s)}


router = router_of(
    record,
    show_past,
    fork,
    score,
)
