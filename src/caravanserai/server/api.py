"""The API for pages and programs: people, games, tables, commands."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from litestar import Request, Response, Router, WebSocket, delete, get, patch, post, websocket
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from caravanserai.core.ids import NOBODY
from caravanserai.server import events, sockets, talk
from caravanserai.server.accounts import SESSION_MS, Visitor, cookie_name
from caravanserai.server.limits import (
    A_GUEST,
    A_HINT,
    A_LINE_OF_CHAT,
    A_LIST,
    A_NEW_TABLE,
    AN_IMPORT,
    ASK_TO_JOIN,
    COMMAND,
    HINT,
    IMPORT,
    NEW_GUEST,
    NEW_TABLE,
    REPLACE,
    price_of,
)
from caravanserai.server.service import Service, address, is_https
from caravanserai.server.store import person_of
from caravanserai.speech import languages
from caravanserai.tables import agreeing, boxed, commands, library, making, messages, requests, seats, seen
from caravanserai.tables.commands import Order
from caravanserai.tables.people import shown
from caravanserai.tables.problem import Problem, forbidden, malformed
from caravanserai.tables.rows import PersonRow
from caravanserai.tables.table import Table

Asked = Request[Any, Any, Any]
Sent = Mapping[str, Any]
Ours = NamedDependency[Service]
By = NamedDependency[Visitor]
Named = FromPath[str]
SVG = "image/svg+xml"
TableId = Annotated[str, PathParameter(pattern=requests.TABLE_ID, description="the id of a table")]
Invited = Annotated[str | None, QueryParameter(max_length=32, description="the invitation to a private table")]
FromSeat = Annotated[int | None, QueryParameter(ge=0, le=15, description="whose eyes; none: a spectator's")]
TokenId = Annotated[str, PathParameter(pattern="^[0-9a-f]{48}$", description="as the list of tokens names it")]
InLanguage = Annotated[str, QueryParameter(max_length=16, description="of the reader; what it lacks is in English")]
ByDigest = Annotated[str | None, QueryParameter(max_length=16, description="as a table names it: only that very one")]
WithBox = Annotated[
    str | None,
    QueryParameter(
        name="correction",
        pattern=requests.CORRECTION_ID,
        description="the id of a corrected box: the gate has it answered where that is played with",
    ),
]
LARGEST_RECORD = 300_000  # bytes: some characters take several
AN_HOUR = "public, max-age=3600"
FOR_GOOD = "public, max-age=31536000, immutable"  # what is asked for by its digest
LATEST = 2**53  # milliseconds since 1970 that every client can count


def service_of(request: Asked) -> Service:
    service: Service = request.app.state.service
    return service


async def provide_service(request: Asked) -> Service:
    return service_of(request)


async def provide_visitor(request: Asked) -> Visitor:
    return await service_of(request).visitor(request)


# People


def with_cookie(request: Asked, body: Sent, cookie: str) -> Response[Sent]:
    """An answer that also sets the visitor's cookie."""
    https = is_https(request)
    kept = Cookie(
        key=cookie_name(https),
        value=cookie,
        path="/",
        httponly=True,
        secure=https,
        samesite="lax",
        max_age=SESSION_MS // 1000,
    )
    return Response(body, cookies=[kept], headers={"Cache-Control": "no-store"}, status_code=200)


def me_of(visitor: Visitor) -> messages.Me:
    return {"person": shown(visitor.person), "csrf": visitor.csrf}


@get("/me", summary="Who I am, and the value that every change must send as X-CSRF-Token")
async def me(request: Asked, visitor: By) -> Response[Sent]:
    if visitor.cookie is None or len(visitor.cookie) < 32:
        visitor = Visitor(making.new_cookie(), None, visitor.actor)
    return with_cookie(request, me_of(visitor), str(visitor.cookie))


@post("/guest", status_code=200, summary="Play at once, under a name")
async def guest(request: Asked, service: Ours, visitor: By, data: JSONBody[requests.NewGuest]) -> Response[Sent]:
    service.limits.spend(address(request), A_GUEST)
    service.limits.count("guest", address(request), NEW_GUEST)
    if visitor.person is not None:
        if visitor.person["password"] is not None:
            raise Problem(409, "has-account", "sign out first")
        settings = making.merged_settings(visitor.person["settings"], data.settings)
        values: PersonRow = {"name": data.name, "language": data.language, "settings": settings}
        person = await service.accounts.change(visitor.person, values)
        return with_cookie(request, me_of(Visitor(visitor.cookie, person, visitor.actor)), str(visitor.cookie))
    need_cookie(visitor)
    settings = making.merged_settings({}, data.settings)
    person = await service.accounts.guest(data.name, data.language, settings)
    return await signed_in(request, service, visitor, person)


@post("/register", status_code=200, summary="Make an account; a guest keeps their games")
async def register(request: Asked, service: Ours, visitor: By, data: JSONBody[requests.Credentials]) -> Response[Sent]:
    service.count_sign_in(request, data.name)
    need_cookie(visitor)
    async with service.passwords:
        person = await service.accounts.register(visitor.person, data.name, data.password, data.language)
    return await signed_in(request, service, visitor, person)


@post("/login", status_code=200, summary="Sign in")
async def login(request: Asked, service: Ours, visitor: By, data: JSONBody[requests.SignIn]) -> Response[Sent]:
    service.count_sign_in(request, data.name)
    async with service.passwords:
        person = await service.accounts.login(data.name, data.password)
    return await signed_in(request, service, visitor, person)


async def signed_in(request: Asked, service: Service, visitor: Visitor, person: PersonRow) -> Response[Sent]:
    """Another identity gets another cookie."""
    fresh = await service.accounts.sign_in(visitor.cookie, person["id"])
    service.lines.end(visitor.credential)
    return with_cookie(request, me_of(Visitor(fresh, person, visitor.actor)), fresh)


@post("/logout", status_code=200, summary="Sign out")
async def logout(request: Asked, service: Ours, visitor: By) -> Response[Sent]:
    await service.accounts.logout(visitor.cookie)
    service.lines.end(visitor.credential)
    fresh = making.new_cookie()
    return with_cookie(request, me_of(Visitor(fresh, None, visitor.actor)), fresh)


@patch("/me", summary="Change one's name, language, theme or settings")
async def change_me(request: Asked, service: Ours, visitor: By, data: JSONBody[requests.Settings]) -> Response[Sent]:
    values = person_of(requests.given(data))
    if "settings" in values:
        values["settings"] = making.merged_settings(visitor.signed_in()["settings"], values["settings"])
    person = await service.accounts.change(visitor.signed_in(), values)
    return with_cookie(request, me_of(Visitor(visitor.cookie, person, visitor.actor)), str(visitor.cookie))


def need_cookie(visitor: Visitor) -> None:
    if visitor.cookie is None or len(visitor.cookie) < 32:
        raise Problem(403, "csrf", "GET /api/me first: it gives the cookie and the token")


# Languages and games


@get("/languages", summary="The languages that are spoken here")
async def list_languages() -> Response[Sequence[Sent]]:
    return Response(library.spoken(), headers={"Cache-Control": "no-cache"})


@get("/games", summary="The games that can be played, and those to come")
async def list_games() -> Response[Sequence[Sent]]:
    return Response(library.offered(), headers={"Cache-Control": "no-cache"})


@get("/games/{game:str}/words/{language:str}", media_type="text/plain", summary="The messages of a game (Fluent)")
async def words(game: Named, language: Named, _: WithBox = None) -> Response[str]:
    if language not in languages():
        raise malformed(f"language: {language!r} is not among {', '.join(languages())}")
    text = library.shared_words(language) if game == "all" else library.words(game, language)
    return Response(text, media_type="text/plain; charset=utf-8", headers={"Cache-Control": "no-cache"})


@get("/games/{game:str}/emblem", media_type="image/svg+xml", summary="The picture of a game (SVG)")
async def emblem(game: Named) -> Response[str]:
    return Response(library.emblem(game), media_type="image/svg+xml", headers={"Cache-Control": AN_HOUR})


@get("/games/{game:str}/grammar", summary="What a speaker needs besides the messages: names, rows, arguments")
async def grammar(game: Named, _: WithBox = None) -> Response[Sent]:
    return Response(library.grammar(game), headers={"Cache-Control": "no-cache"})


@get("/games/{game:str}/rules", summary="The rules of a game in a language, section by section, and notes on them")
async def rules(game: Named, language: InLanguage = "en") -> Response[Sent]:
    known = library.rule_languages(game)
    if language not in known:
        raise malformed(f"language: {language!r} is not among {', '.join(known)}")
    return Response(library.rules(game, language), headers={"Cache-Control": AN_HOUR})


@get("/games/{game:str}/howto", summary="How to play a game, in a language: what a newcomer reads first")
async def howto(game: Named, language: InLanguage = "en", _: WithBox = None) -> Response[Sent]:
    if language not in languages():
        raise malformed(f"language: {language!r} is not among {', '.join(languages())}")
    return Response(library.howto(game, language), headers={"Cache-Control": "no-cache"})


@get("/games/{game:str}/knowledge", summary="How a strong level plays a game: counted, with intervals")
async def knowledge(game: Named) -> Response[Sent]:
    return Response(library.knowledge(game), headers={"Cache-Control": "no-cache"})


@get("/games/{game:str}/box", summary="What is in the box, with provenance")
async def box(
    game: Named,
    digest: ByDigest = None,
    _: WithBox = None,
) -> Response[Sent]:
    kept = "no-cache" if digest is None else FOR_GOOD  # another start may bring other corrections
    return Response(boxed.components(game, digest), headers={"Cache-Control": kept})


@get(
    "/games/{game:str}/pictures/{component:str}",
    media_type=SVG,
    summary="The picture of a component that a game brings",
)
async def picture(game: Named, component: Named) -> Response[bytes]:
    return Response(library.picture(game, component), media_type=SVG, headers={"Cache-Control": AN_HOUR})


# Tables


def count_table(request: Asked, service: Service) -> None:
    service.limits.spend(address(request), A_NEW_TABLE)
    service.limits.count("table", address(request), NEW_TABLE)


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
    return [seen.summary(row, seats, person) for row, seats in found]


@post("/tables/import", summary="A table from a record", request_max_body_size=LARGEST_RECORD)
async def import_record(
    request: Asked, service: Ours, visitor: By, data: JSONBody[requests.Importing], _: WithBox = None
) -> Sent:
    service.limits.spend(address(request), AN_IMPORT)
    service.limits.count("import", address(request), IMPORT)
    return await making.imported(service, visitor.signed_in(), data.text)


@get("/tables/{name:str}", summary="A table as a seat sees it")
async def show_table(
    request: Asked, service: Ours, visitor: By, name: TableId, seat: FromSeat = None, invite: Invited = None
) -> Sent:
    table = await looked_at(service, visitor, name, invite)
    service.lines.saw(table.id, visitor.actor.person)
    pay_for(request, service, table)
    return seen.state_of(table, eyes(table, visitor, seat), visitor.actor.seats(table))


def pay_for(request: Asked, service: Service, table: Table) -> None:
    """What it costs to show a whole table."""
    service.limits.spend(address(request), price_of(0 if table.course is None else len(table.course.told)))


async def looked_at(service: Service, visitor: Visitor, name: str, invite: str | None) -> Table:
    """A table as it is now, if the visitor may look at it."""
    table = await service.tables.current(name)
    commands.may_look(table, visitor.actor, invite)
    return table


def eyes(table: Table, visitor: Visitor, seat: int | None) -> int:
    """A seat that the visitor may look from: their own, or any once the game is over."""
    if seat is None:
        return NOBODY
    if seat in visitor.actor.seats(table) or (table.status == "over" and seat < len(table.seats)):
        return seat
    raise forbidden(f"seat {seat} is not yours")


@post(
    "/tables/{name:str}/join",
    status_code=200,
    summary="Sit down on an open seat or one's own; in mid-game ask those who sit there",
)
async def join(request: Asked, service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Joining]) -> Sent:
    visitor.signed_in()
    table = await service.tables.get(name)
    if table.status == "playing":
        service.limits.count("asking to join", f"{table.id} {address(request)}", ASK_TO_JOIN)
    return await table.do(lambda: agreeing.join(table, visitor.actor, data.seat, data.invite))


@post("/tables/{name:str}/leave", status_code=200, summary="Leave a seat")
async def leave(service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Leaving]) -> Sent:
    table = await service.tables.get(name)
    return await table.do(lambda: seats.leave(table, visitor.actor, data.seat))


@post(
    "/tables/{name:str}/replace",
    status_code=200,
    summary="Let a bot play on a seat of one's own, a left one, for who is away, or for another bot",
)
async def replace(
    request: Asked, service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Replacing]
) -> Sent:
    table = await service.tables.get(name)
    service.limits.count("replacing", f"{table.id} {address(request)}", REPLACE)
    return await table.do(lambda: agreeing.replace(table, visitor.actor, data.seat, data.bot))


@post("/tables/{name:str}/end", status_code=200, summary="Ask to end the game, or answer who asked")
async def end(service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Agreeing]) -> Sent:
    table = await service.tables.get(name)
    return await table.do(lambda: agreeing.end(table, visitor.actor, data.agree))


@post(
    "/tables/{name:str}/again",
    status_code=200,
    summary="Play again with the same seats and options: ask the others, or answer who asked",
)
async def again(request: Asked, service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Agreeing]) -> Sent:
    table = await service.tables.get(name)
    if data.agree and table.row["again"] is None:
        count_table(request, service)
    return await table.do(lambda: agreeing.play_again(table, visitor.actor, data.agree))


@post("/tables/{name:str}/consent", status_code=200, summary="Answer what another asks for")
async def consent(service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Agreeing]) -> Sent:
    table = await service.tables.get(name)
    return await table.do(lambda: agreeing.consent(table, visitor.actor, data.agree))


# Commands


def ordered(
    service: Service, visitor: Visitor, table: Table, data: "requests.Move | requests.Turn | requests.TakingBack"
) -> Order:
    service.limits.count("command", f"{table.id} {data.seat} {visitor.actor.person}", COMMAND)
    return Order(visitor.actor, data.seat, data.decided, data.key)


@post("/tables/{name:str}/moves", status_code=200, summary="Choose; the same key again gives the first answer again")
async def move(service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Move]) -> Sent:
    table = await service.tables.get(name)
    order = ordered(service, visitor, table, data)
    return await table.do(lambda: commands.move(table, order, data.token, data.back))


@post("/tables/{name:str}/confirm", status_code=200, summary="Let the held decision stand")
async def confirm(service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Turn]) -> Sent:
    table = await service.tables.get(name)
    order = ordered(service, visitor, table, data)
    return await table.do(lambda: commands.confirm(table, order))


@post("/tables/{name:str}/undo", status_code=200, summary="Take back the last choice")
async def undo(service: Ours, visitor: By, name: TableId, data: JSONBody[requests.TakingBack]) -> Sent:
    table = await service.tables.get(name)
    order = ordered(service, visitor, table, data)
    return await table.do(lambda: commands.undo(table, order, data.back))


@post("/tables/{name:str}/redo", status_code=200, summary="Play again what was taken back")
async def redo(service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Turn]) -> Sent:
    table = await service.tables.get(name)
    order = ordered(service, visitor, table, data)
    return await table.do(lambda: commands.redo(table, order))


@post("/tables/{name:str}/hint", status_code=200, summary="The best turns that are found for a seat that is asked")
async def hint(request: Asked, service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Advising]) -> Sent:
    table = await service.tables.current(name)
    commands.may_be_advised(table, visitor.actor, data.seat, data.decided)
    if not table.hints.has(data.seat):
        service.limits.spend(address(request), A_HINT)
        service.limits.count("hint", address(request), HINT)
    return await table.hints.of(data.seat, data.stage)


@post("/tables/{name:str}/chat", status_code=200, summary="Say something to all at the table")
async def chat(
    request: Asked, service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Chat], invite: Invited = None
) -> Sent:
    visitor.signed_in()
    service.limits.spend(address(request), A_LINE_OF_CHAT)
    table = await looked_at(service, visitor, name, invite)
    await talk.say(service.tables, service.limits, table, visitor, address(request), data.text)
    return {}


@post("/tables/{name:str}/token", status_code=200, summary="A token for a program that plays on a seat")
async def seat_token(service: Ours, visitor: By, name: TableId, data: JSONBody[requests.Leaving]) -> Sent:
    person = visitor.signed_in()
    table = await service.tables.current(name)
    if data.seat not in visitor.actor.seats(table):
        raise forbidden(f"seat {data.seat} is not yours")
    return {"token": await service.accounts.new_token(table.id, data.seat, person["id"])}


@get("/tables/{name:str}/tokens", summary="The tokens that I have made for my seats at a table; not the secrets")
async def list_tokens(service: Ours, visitor: By, name: Named) -> Sequence[Sent]:
    table = await service.tables.current(name)
    return await service.accounts.tokens(table.id, visitor.signed_in()["id"])


@delete("/tables/{name:str}/tokens/{token:str}", status_code=200, summary="Take a token back; its sockets are closed")
async def revoke_token(service: Ours, visitor: By, name: Named, token: TokenId) -> Sent:
    table = await service.tables.current(name)
    await service.accounts.revoke(table.id, visitor.signed_in()["id"], token)
    service.lines.end(token)
    return {}


# Looking back


@get("/tables/{name:str}/record", media_type="text/plain", summary="The record of a finished game, its key included")
async def record(request: Asked, service: Ours, visitor: By, name: TableId, invite: Invited = None) -> Response[str]:
    table = await looked_at(service, visitor, name, invite)
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
    table = await looked_at(service, visitor, name, invite)
    pay_for(request, service, table)
    if not 0 <= n <= table.played.decided:
        raise malformed(f"n: 0 to {table.played.decided}")
    return seen.state_at(table, table.played, n, eyes(table, visitor, seat))


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
    return await making.forked(service, person, await looked_at(service, visitor, name, invite), data)


@get("/tables/{name:str}/score", summary="Where everyone stands, line by line; or would, if the game ended now")
async def score(service: Ours, visitor: By, name: TableId, invite: Invited = None) -> Sent:
    table = await looked_at(service, visitor, name, invite)
    course = table.played
    return {"over": table.status == "over", **seen.over_of(course, course.s)}


# As it happens


@get(
    "/tables/{name:str}/events",
    media_type="text/event-stream",
    uncompressed=True,
    summary="Everything that happens at a table as a spectator sees it, as server-sent events",
    description="Each event is named as the message of the socket that it carries: `state` or `chat`.",
)
async def table_events(request: Asked, service: Ours, visitor: By, name: TableId, invite: Invited = None) -> Stream:
    table = await looked_at(service, visitor, name, invite)
    pay_for(request, service, table)
    service.places.check(address(request), table.id)
    stream = events.stream(table, service, address(request))
    return Stream(stream, media_type="text/event-stream", headers=events.HEADERS)


@websocket("/tables/{name:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], name: Named, seat: FromSeat = None, invite: Invited = None
) -> None:
    """Everything that happens at a table."""
    service: Service = socket.app.state.service
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


router = Router(
    "/api",
    dependencies={"service": Provide(provide_service), "visitor": Provide(provide_visitor)},
    route_handlers=[
        me,
        guest,
        register,
        login,
        logout,
        change_me,
        list_languages,
        list_games,
        words,
        emblem,
        grammar,
        rules,
        howto,
        knowledge,
        box,
        picture,
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
        move,
        confirm,
        undo,
        redo,
        hint,
        chat,
        seat_token,
        list_tokens,
        revoke_token,
        record,
        show_past,
        fork,
        score,
        table_events,
        table_socket,
    ],
)
