"""The API for what those at a table do: choose, take back, ask for a hint, speak, let a program play."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from caravanserai.server import talk
from caravanserai.server.accounts import Visitor
from caravanserai.server.limits import A_HINT, A_LINE_OF_CHAT, HINT
from caravanserai.server.routing import (
    Asked,
    By,
    Invited,
    Ours,
    Sent,
    TableId,
    count_order,
    looked_at,
    pay_for,
    reached,
    router_of,
)
from caravanserai.server.service import Service, address
from caravanserai.tables import commands, requests
from caravanserai.tables.commands import Order, Stale
from caravanserai.tables.problem import forbidden
from caravanserai.tables.table import Table

TokenId = Annotated[str, PathParameter(pattern="^[0-9a-f]{48}$", description="as the list of tokens names it")]


@contextmanager
def told_when_stale(request: Asked, service: Service, table: Table) -> Iterator[None]:
    """Who is told the whole table, since they spoke of another, pays for it."""
    try:
        yield
    except Stale:
        pay_for(request, service, table)
        raise


async def obeyed(
    request: Asked,
    service: Service,
    visitor: Visitor,
    name: str,
    data: requests.Move | requests.Turn | requests.TakingBack,
    command: Callable[[Table, Order], Awaitable[Sent]],
) -> Sent:
    """What is answered to an order, which is counted and paid for."""
    table = await reached(request, service, visitor, name)
    count_order(request, service, visitor, table, data.seat)
    order = Order(visitor.actor, data.seat, data.decided, data.key)
    with told_when_stale(request, service, table):
        return await table.do(lambda: command(table, order))


@post("/tables/{name:str}/moves", status_code=200, summary="Choose; the same key again gives the first answer again")
async def move(request: Asked, service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Move]) -> Sent:
    return await obeyed(
        request, service, visitor, name, data, lambda table, order: commands.move(table, order, data.token, data.back)
    )


@post("/tables/{name:str}/confirm", status_code=200, summary="Let the held decision stand")
async def confirm(request: Asked, service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Turn]) -> Sent:
    return await obeyed(request, service, visitor, name, data, commands.confirm)


@post("/tables/{name:str}/undo", status_code=200, summary="Take back the last choice")
async def undo(request: Asked, service: Ours, visitor: By, name: TableId, data: JSONBody[requests.TakingBack]) -> Sent:
    return await obeyed(
        request, service, visitor, name, data, lambda table, order: commands.undo(table, order, data.back)
    )


@post("/tables/{name:str}/redo", status_code=200, summary="Play again what was taken back")
async def redo(request: Asked, service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Turn]) -> Sent:
    return await obeyed(request, service, visitor, name, data, commands.redo)


@post("/tables/{name:str}/hint", status_code=200, summary="The best turns that are found for a seat that is asked")
async def hint(request: Asked, service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Advising]) -> Sent:
    table = await reached(request, service, visitor, name)
    with told_when_stale(request, service, table):
        commands.may_be_advised(table, visitor.actor, data.seat, data.decided)
    if not table.hints.has(data.seat):
        service.limits.spend(address(request), A_HINT)
        service.limits.count("hint", address(request), HINT)
        if service.limits.on:
            service.thinkers.check_hints(table.id)
    return await table.hints.of(data.seat, data.stage)


@post("/tables/{name:str}/chat", status_code=200, summary="Say something to all at the table")
async def chat(
    request: Asked, service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Chat], invite: Invited = None
) -> Sent:
    visitor.signed_in()
    service.limits.spend(address(request), A_LINE_OF_CHAT)
    table = await looked_at(request, service, visitor, name, invite)
    await talk.say(service.tables, service.limits, table, visitor, address(request), data.text)
    return {}


@post("/tables/{name:str}/token", status_code=200, summary="A token for a program that plays on a seat")
async def seat_token(
    request: Asked, service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Leaving]
) -> Sent:
    person = visitor.signed_in()
    table = await reached(request, service, visitor, name)
    if data.seat not in visitor.actor.seats(table):
        raise forbidden(f"seat {data.seat} is not yours")
    token, gone = await service.accounts.new_token(table.id, data.seat, person["id"])
    for one in gone:
        service.lines.end(one)
    return {"token": token}


@get("/tables/{name:str}/tokens", summary="The tokens that I have made for my seats at a table; not the secrets")
async def list_tokens(request: Asked, service: Ours, visitor: By, name: TableId) -> Sequence[Sent]:
    person = visitor.signed_in()
    table = await looked_at(request, service, visitor, name, None)
    return await service.accounts.tokens(table.id, person["id"])


@delete("/tables/{name:str}/tokens/{token:str}", status_code=200, summary="Take a token back; its sockets are closed")
async def revoke_token(request: Asked, service: Ours, visitor: By, name: TableId, token: TokenId) -> Sent:
    person = visitor.signed_in()
    table = await looked_at(request, service, visitor, name, None)
    await service.accounts.revoke(table.id, person["id"], token)
    service.lines.end(token)
    return {}


router = router_of(
    move,
    confirm,
    undo,
    redo,
    hint,
    chat,
    seat_token,
    list_tokens,
    revoke_token,
)
