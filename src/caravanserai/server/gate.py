"""The gate: what every request passes before it costs anything.

It names the request, lets one of each client in in each round of the loop, answers
whether the server is well, turns away what cannot be an address here and who comes
too often, and hands out the files of the front end. What is left goes to the
application.
"""

import logging
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext
from typing import Any, Final

import msgspec

from caravanserai.server import health, logs
from caravanserai.server.accounts import OF_OURS, cookie_name
from caravanserai.server.asgi import Message, Receive, Scope, Send
from caravanserai.server.clients import NOWHERE, PEER, client_in
from caravanserai.server.limits import A_REQUEST, FILES, HEALTH, REFUSALS, Limit
from caravanserai.server.offline import AT, Offline
from caravanserai.server.pages import SAFETY, Pages
from caravanserai.server.service import Service
from caravanserai.tables.problem import Problem, missing

LONGEST_PATH: Final = 1_000
LONGEST_QUERY: Final = 5_000  # bytes: the longest turn of a puzzle, choice by choice
MOST_PARAMETERS: Final = 70
SAFE_HEADERS: Final = [(one.name.lower().encode(), str(one.value).encode()) for one in SAFETY]
OF_THE_APPLICATION: Final = ("/api/", "/schema")
SCHEMA: Final = ("/schema", "/schema/", "/schema/openapi.json")  # beside it Litestar has a page of its own for nothing
CLOSE: Final = (b"connection", b"close")
TOO_MANY: Final = 429
OF_A_SOCKET: Final = {"websocket.accept": 101, "websocket.close": 403}  # what its first word means in HTTP
OUR_COOKIES: Final = re.compile(
    rf"(?:^|;)[ \t]*({cookie_name(https=True)}|{cookie_name(https=False)})=({OF_OURS.pattern})[ \t]*(?=;|$)".encode()
)
Headers = Sequence[tuple[bytes, bytes]]
Next = Callable[[Any, Any, Any], Awaitable[None]]
log = logging.getLogger("caravanserai.server")
access = logging.getLogger("caravanserai.access")


class Gate:
    """Where requests and sockets come in."""

    def __init__(self, service: Service, pages: Pages) -> None:
        self.service = service
        self.pages = pages
        self.offline = Offline(pages)
        self.wondered = False

    async def enter(self, scope: Scope, receive: Receive, send: Send, application: Next) -> None:
        """Let one in, or answer it here."""
        name = self.name(scope)
        logs.REQUEST.set(name)
        answering = Answering(scope, send, name)
        try:
            if await self.service.rounds.turn(client_in(scope)) and has_left(receive):
                return
            if is_socket(scope):
                await self.admit_socket(scope, receive, answering, application)
            else:
                await self.admit(scope, receive, answering, application)
        except Problem as problem:
            await tell(answering, problem, self.parting(scope, problem))
        finally:
            answering.note()

    def name(self, scope: Scope) -> str:
        """The id of a request; a proxy that is believed, or the house in an annex, may have named it."""
        sent, config = header(scope, b"x-request-id"), self.service.config
        if sent is None or (config.correction is None and scope["state"].get(PEER, "") not in config.proxies):
            return logs.request_id(None)
        return logs.request_id(sent.decode("latin-1"))

    async def admit(self, scope: Scope, receive: Receive, send: "Answering", application: Next) -> None:
        path, method = scope["path"], scope["method"]
        if path in (health.ALIVE, health.READY):
            status, body = await self.service.health.answer(path)
            headers = [(b"content-type", b"text/plain"), (b"cache-control", b"no-store")]
            if not self.is_within("signs of life", scope, HEALTH):
                headers.append(CLOSE)  # never refused: whoever starts us again would take that for our end
            await respond(send, status, headers, body)
            return
        ours = path.startswith(OF_THE_APPLICATION)
        self.count(scope, ours)
        if header(scope, b"transfer-encoding") is not None:
            # thousands of chunks of a byte each would hold the loop; no client of ours sends any
            await tell(send, Problem(411, "malformed", "say how long the body is: Content-Length"), (CLOSE,))
            return
        check_address(scope)
        if ours:
            await self.answer(scope, receive, send, application)
        elif method in ("GET", "HEAD"):
            known, takes = header(scope, b"if-none-match"), header(scope, b"accept-encoding")
            takes_gzip = b"gzip" in (takes or b"")
            if path == AT or path.startswith(f"{AT}/"):
                status, headers, body = await self.offline.answer(path, known or b"", takes_gzip)
            else:
                status, headers, body = await self.pages.answer(path, known or b"", takes_gzip)
            await respond(send, status, headers, body)
        else:
            raise Problem(405, "not-allowed", "only GET and HEAD")

    async def answer(self, scope: Scope, receive: Receive, send: Send, application: Next) -> None:
        """By the application, or where the box is played with that it is about."""
        annexes = self.service.annexes
        leave_our_cookies(scope)
        box = await annexes.box_of(scope)
        if box is None:
            await application(scope, receive, send)
        else:
            with self.service.places.taken(client_in(scope), box) if is_socket(scope) else nullcontext():
                await annexes.forward(box, scope, receive, send)

    async def admit_socket(self, scope: Scope, receive: Receive, send: Send, application: Next) -> None:
        """A socket that is refused here is answered with 403, as the protocol has it."""
        try:
            self.count(scope, True)
            check_address(scope)
            await self.answer(scope, receive, send, application)
        except Problem:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})

    def count(self, scope: Scope, ours: bool) -> None:
        """Every request is paid for; files, which cost next to nothing, by themselves."""
        if self.service.config.correction is not None:
            return  # the house has counted it
        self.wonder(scope)
        client = client_in(scope)
        if ours:
            self.service.limits.spend(client, A_REQUEST)
        else:
            self.service.limits.count("files", client, FILES)

    def parting(self, scope: Scope, problem: Problem) -> Headers:
        """Who goes on though it is refused is hung up on, and has to come again as a new connection, which are few."""
        is_too_often = problem.status == TOO_MANY and not self.is_within("refusals", scope, REFUSALS)
        return (CLOSE,) if is_too_often else ()

    def is_within(self, what: str, scope: Scope, limit: Limit) -> bool:
        """Whether a client may once more."""
        try:
            self.service.limits.count(what, client_in(scope), limit)
        except Problem:
            return False
        return True

    def wonder(self, scope: Scope) -> None:
        """Say once that somebody speaks for others and is not believed: perhaps a proxy that nobody has named."""
        if self.wondered or self.service.config.proxies or header(scope, b"x-forwarded-for") is None:
            return
        self.wondered = True
        log.warning("X-Forwarded-For from %s is not believed; if it is your proxy, name it by --proxies", peer(scope))


class Answering:
    """What is sent to one client, with the id of the request, and what becomes of it."""

    def __init__(self, scope: Scope, send: Send, name: str) -> None:
        self.scope = scope
        self.send = send
        self.name = name.encode()
        self.status = 0
        self.began = time.perf_counter()

    async def __call__(self, message: Message) -> None:
        kind = message["type"]
        if kind == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message.get("headers", ()), (b"x-request-id", self.name)]
        elif not self.status:
            self.status = OF_A_SOCKET.get(kind, 0)
        await self.send(message)

    def note(self) -> None:
        """One line for each request, when it is answered; for each socket, when it has ended."""
        if access.isEnabledFor(logging.INFO):
            took = (time.perf_counter() - self.began) * 1000
            method, path = self.scope.get("method", "SOCKET"), self.scope["path"]
            access.info('%s "%s %s" %s %.1f ms', peer(self.scope), method, path, self.status or "gone", took)


async def respond(send: Send, status: int, headers: Headers, body: bytes) -> None:
    named = {name for name, _ in headers}  # a page may have a policy of its own
    given = [*(one for one in SAFE_HEADERS if one[0] not in named), *headers]
    if status != 304:
        given.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": given})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def tell(send: Send, problem: Problem, more: Headers = ()) -> None:
    headers = [(b"content-type", b"application/json"), *more]
    if "wait" in problem.more:
        headers.append((b"retry-after", str(problem.more["wait"]).encode()))
    await respond(send, problem.status, headers, msgspec.json.encode(problem.body()))


def is_path(path: str) -> bool:
    """Whether anything could have this address; the application would take two slashes for one."""
    is_plain = not (path.startswith(OF_THE_APPLICATION) and "//" in path)
    is_plain = is_plain and (path in SCHEMA or not path.startswith(SCHEMA[0]))
    return is_plain and len(path) <= LONGEST_PATH and logs.UNSAFE.search(path) is None


def check_address(scope: Scope) -> None:
    """The Problem with an address that can be none of ours."""
    if not is_path(scope["path"]):
        raise missing("address")
    query = scope["query_string"]
    if len(query) > LONGEST_QUERY or query.count(b"&") >= MOST_PARAMETERS:
        raise Problem(400, "malformed", "what is asked for behind the ? is too long")


def leave_our_cookies(scope: Scope) -> None:
    """Take away the cookies of others: the application would read them all, and remember what it has read."""
    theirs = [value for name, value in scope["headers"] if name == b"cookie"]
    if theirs:
        ours = dict(OUR_COOKIES.findall(b";".join(theirs)))
        headers = [one for one in scope["headers"] if one[0] != b"cookie"]
        if ours:
            headers.append((b"cookie", b"; ".join(b"%s=%s" % one for one in ours.items())))
        scope["headers"] = headers


def has_left(receive: Receive) -> bool:
    """Whether the server knows that nobody waits for the answer any more."""
    return bool(getattr(getattr(receive, "__self__", None), "disconnected", False))


def header(scope: Scope, name: bytes) -> bytes | None:
    return next((value for key, value in scope["headers"] if key == name), None)


def is_socket(scope: Scope) -> bool:
    return bool(scope["type"] == "websocket")


def peer(scope: Scope) -> str:
    client = scope.get("client")
    return NOWHERE if client is None else str(client[0])[:64]
