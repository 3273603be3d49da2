"""The API for reviews: what was found of a game that is over, and having it judged."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from caravanserai.server import own, reviewed
from caravanserai.server.accounts import Visitor
from caravanserai.server.limits import A_LIST, A_REVIEW, REVIEW
from caravanserai.server.reviewed import Known
from caravanserai.server.routing import (
    Asked,
    By,
    Invited,
    Named,
    Ours,
    Sent,
    TableId,
    count_table,
    looked_at,
    pay_for,
    router_of,
)
from caravanserai.server.service import Service, address
from caravanserai.tables import making, messages, requests
from caravanserai.tables.installed import found_game
from caravanserai.tables.problem import forbidden
from caravanserai.tables.table import Table

Shown = Annotated[
    int | None, QueryParameter(ge=0, le=100, description="so many choices of the better turn; none: all that are sure")
]

Name = Annotated[str | None, QueryParameter(max_length=64, description="`name` of the review that the reader has")]
Places = Annotated[
    int, QueryParameter(ge=0, le=100_000, description="so many places of its curve are known, and left out")
]


async def opened(request: Asked, service: Service, visitor: Visitor, name: str, invite: str | None) -> Table:
    """A table that the visitor may look at; one that was begun from another, too, when that one is over."""
    table = await looked_at(request, service, visitor, name, invite)
    await making.release(service, table)
    return table


def may_judge(table: Table, visitor: Visitor) -> bool:
    """Who sat there, or laid the table, decides about its review; all who may look at it read it."""
    if visitor.person is None or visitor.actor.is_program:
        return False
    sat = {*(table.row["sat"] or ()), *table.persons(), *table.formers(), table.row["creator"]}
    return visitor.person["id"] in sat


def check_may_judge(table: Table, visitor: Visitor) -> None:
    visitor.signed_in()
    if not may_judge(table, visitor):
        raise forbidden("those who sat there decide about the review")


async def told(service: Service, visitor: Visitor, table: Table, known: Known = reviewed.NOTHING) -> messages.Review:
    mine = sorted(visitor.actor.seats(table))
    return await reviewed.reviewed(service.reviews, table, mine, may_judge(table, visitor), known)


@get("/tables/{name:str}/review", summary="The review of a game that is over: whole, or as far as it is judged")
async def show_review(
    request: Asked,
    service: Ours,
    visitor: By,
    name: TableId,
    known: Name = None,
    since: Places = 0,
    invite: Invited = None,
) -> Sent:
    table = await opened(request, service, visitor, name, invite)
    pay_for(request, service, table)
    return await told(service, visitor, table, Known(known, since))


@post(
    "/tables/{name:str}/review",
    status_code=200,
    summary="Have a game judged, go on with it, or have it judged more exactly",
)
async def wish_review(
    request: Asked,
    service: Ours,
    visitor: By,
    name: TableId,
    data: JSONBody[requests.Reviewing],
    invite: Invited = None,
) -> Sent:
    table = await opened(request, service, visitor, name, invite)
    check_may_judge(table, visitor)
    service.limits.spend(address(request), A_REVIEW)
    service.limits.count("review", address(request), REVIEW)
    await service.reviews.wish(table, data.depth, visitor.signed_in()["id"])
    return await told(service, visitor, table)


@post("/tables/{name:str}/review/stop", status_code=200, summary="Judge a game no further; what is judged is kept")
async def stop_review(request: Asked, service: Ours, visitor: By, name: TableId, invite: Invited = None) -> Sent:
    table = await opened(request, service, visitor, name, invite)
    check_may_judge(table, visitor)
    pay_for(request, service, table)
    await service.reviews.stop(table)
    return await told(service, visitor, table)


@get(
    "/tables/{name:str}/review/moments/{turn:int}/{kind:str}",
    summary="A moment of a review: the table as its seat saw it, and the better turn on it",
)
async def show_moment(
    request: Asked,
    service: Ours,
    visitor: By,
    name: TableId,
    turn: FromPath[int],
    kind: FromPath[str],
    shown: Shown = None,
    invite: Invited = None,
) -> Sent:
    table = await opened(request, service, visitor, name, invite)
    pay_for(request, service, table)
    return await reviewed.moment_at(service.reviews, table, turn, kind, shown)


@post(
    "/tables/{name:str}/review/play",
    summary="A new table that goes on from a turn: what its seat could not know is dealt anew",
)
async def play_on(
    request: Asked,
    service: Ours,
    visitor: By,
    name: TableId,
    data: JSONBody[requests.PlayingOn],
    invite: Invited = None,
) -> Sent:
    person = visitor.signed_in()
    table = await opened(request, service, visitor, name, invite)
    pay_for(request, service, table)
    turn = await reviewed.turn_at(service.reviews, table, data.turn)
    count_table(request, service)
    service.limits.keep(address(request), turn.first)
    async with service.forks.turn(address(request)):
        return await making.played_on(service, person, table, turn.first, turn.seat)


@get("/me/games/{game:str}", summary="What the reviews of my own games of a title say together; nobody else is told")
async def show_own(request: Asked, service: Ours, visitor: By, game: Named) -> Response[Sent]:
    person = visitor.signed_in()
    service.limits.spend(address(request), A_LIST)
    found = await own.own_games(service.store, service.own, person["id"], found_game(game))
    return Response(found, headers={"Cache-Control": "no-store"})


router = router_of(show_review, wish_review, stop_review, show_moment, play_on, show_own)
