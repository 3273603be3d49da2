"""The API for following a table as it happens, by a socket or by server-sent events."""

from typing import Any

from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.response import Stream

from caravanserai.server import events, sockets
from caravanserai.server.routing import (
    Asked,
    By,
    FromSeat,
    Invited,
    Named,
    Ours,
    TableId,
    looked_at,
    pay_for,
    router_of,
    service_of,
)
from caravanserai.server.service import address
from caravanserai.tables.problem import Problem


@get(
    "/tables/{name:str}/events",
    media_type="text/event-stream",
    summary="Everything that happens at a table as a spectator sees it, as server-sent events",
    description="Each event is named as the message of the socket that it carries: `state` or `chat`.",
)
async def table_events(request: Asked, service: Ours, visitor: By, name: TableId, invite: Invited = None) -> Stream:
    table = await looked_at(request, service, visitor, name, invite)
    pay_for(request, service, table)
    service.places.check(address(request), table.id)
    stream = events.stream(table, service, address(request))
    return Stream(stream, media_type="text/event-stream", headers=events.HEADERS)


@websocket("/tables/{name:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], name: Named, seat: FromSeat = None, invite: Invited = None
) -> None:
    """Everything that happens at a table."""
    service = service_of(socket)
    if not sockets.is_ours(socket):
        await socket.close(code=sockets.POLICY, reason="origin")
        return
    try:
        visitor = await service.visitor(socket)
        with service.lines.held(visitor, name) as line:
            await sockets.serve(socket, visitor, service, name, seat, invite)
        if line.is_ended:
            await socket.close(code=sockets.POLICY, reason="signed-out")
    except Problem as problem:
        await socket.close(code=sockets.POLICY, reason=problem.error)
    except WebSocketDisconnect:
        pass


router = router_of(
    table_events,
    table_socket,
)
