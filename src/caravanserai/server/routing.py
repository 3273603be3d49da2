"""What every route of the API is given and answers: who asks, of which table, and what it costs to look at one."""

from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler

from caravanserai.core.ids import NOBODY
from caravanserai.server.accounts import Visitor
from caravanserai.server.limits import A_NEW_TABLE, A_TABLE_BUILT, A_TABLE_KEPT, COMMAND, NEW_TABLE
from caravanserai.server.service import Asking, Service, address, price_to_show
from caravanserai.tables import commands, requests
from caravanserai.tables.problem import forbidden, malformed
from caravanserai.tables.table import Table

SERVICE: Final = "service"  # in the state of a request: whose it is
Asked = Request[Any, Any, Any]
Sent = Mapping[str, Any]
Ours = NamedDependency[Service]
By = NamedDependency[Visitor]
Named = FromPath[str]
TableId = Annotated[str, PathParameter(pattern=requests.TABLE_ID, description="the id of a table")]
Invited = Annotated[str | None, QueryParameter(max_length=32, description="the invitation to a private table")]
FromSeat = Annotated[int | None, QueryParameter(ge=0, le=15, description="whose eyes; none: a spectator's")]
WithBox = Annotated[
    str | None,
    QueryParameter(
        name="correction",
        pattern=requests.CORRECTION_ID,
        description="the id of a corrected box: the gate has it answered where that is played with",
    ),
]


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is read in the shape that its route names, as strictly as a message of a socket.

    Litestar itself reads bodies as it reads queries, where every value is a text: it takes "60" for 60.
    """

    async def json(self) -> Any:
        """The body in its shape, or the Problem with it."""
        shape = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        try:
            return msgspec.json.decode(await self.body(), type=shape)
        except msgspec.DecodeError as error:
            raise malformed(str(error)) from error


def router_of(*handlers: ControllerRouterHandler) -> Router:
    """Some routes of the API."""
    return Router(
        "/api",
        dependencies={"service": Provide(provide_service), "visitor": Provide(provide_visitor)},
        route_handlers=handlers,
    )


def service_of(connection: Asking) -> Service:
    """Of the server to which a request or a socket has come."""
    service: Service = connection.scope["state"][SERVICE]
    return service


async def provide_service(request: Asked) -> Service:
    return service_of(request)


async def provide_visitor(request: Asked) -> Visitor:
    return await service_of(request).visitor(request)


def count_table(request: Asked, service: Service) -> None:
    service.limits.spend(address(request), A_NEW_TABLE)
    service.limits.count("table", address(request), NEW_TABLE)
    service.limits.keep(address(request), A_TABLE_KEPT)


def pay_for(request: Asked, service: Service, table: Table) -> None:
    """What it costs to show a whole table; it is at hand already, so who has not enough owes it."""
    service.limits.owe(address(request), price_to_show(table))


def count_order(request: Asked, service: Service, visitor: Visitor, table: Table, seat: int | None = None) -> None:
    """An order to a table, for a seat or for whoever gives it: how often they come, and what the disk keeps of it."""
    whose = "" if seat is None else seat
    service.limits.count("command", f"{table.id} {whose} {visitor.actor.person}", COMMAND)
    service.limits.keep(address(request))


async def reached(request: Asked, service: Service, visitor: Visitor, name: str) -> Table:
    """A table that somebody has an order for; whoever sits there finds it whole."""
    table = await service.reached(address(request), name)
    if visitor.actor.seats(table):
        await table.whole()
    return table


async def looked_at(request: Asked, service: Service, visitor: Visitor, name: str, invite: str | None) -> Table:
    """A table as it is now, if the visitor may look at it; none is read for who cannot pay for the shortest."""
    service.limits.afford(address(request), A_TABLE_BUILT)
    table = await service.reached(address(request), name)
    commands.may_look(table, visitor.actor, invite)
    await table.whole()
    return table


def eyes(table: Table, visitor: Visitor, seat: int | None) -> int:
    """A seat that the visitor may look from: their own, or any once the game is over."""
    if seat is None:
        return NOBODY
    if seat in visitor.actor.seats(table) or (table.status == "over" and seat < len(table.seats)):
        return seat
    raise forbidden(f"seat {seat} is not yours")
