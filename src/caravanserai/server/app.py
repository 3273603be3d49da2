"""The whole server as one ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.enums import OpenAPIMediaType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import caravanserai
from caravanserai.server import (
    correcting,
    following,
    moving,
    puzzling,
    recalling,
    reviewing,
    seating,
    showing,
    visiting,
)
from caravanserai.server.config import Config
from caravanserai.server.gate import SCHEMA, Gate, header, respond
from caravanserai.server.packing import packing, takes_gzip
from caravanserai.server.pages import SAFETY, Answer, Pages
from caravanserai.server.routing import SERVICE, Asked, Sent, StrictRequest
from caravanserai.server.service import Service
from caravanserai.server.showing import ASK_AGAIN
from caravanserai.tables import library
from caravanserai.tables.problem import Problem, shortened

LARGEST_BODY = 40_000  # bytes; a record may be larger, see seating.py
API = (visiting, showing, seating, moving, recalling, following, correcting, puzzling, reviewing)  # as it is listed
log = logging.getLogger("caravanserai.server")


class Application(Litestar):
    """One server: the routes behind the gate. Middleware of Litestar's runs when it has found the route: too late."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            gate: Gate = self.state.gate
            await gate.enter(scope, receive, send, self.answer)

    async def answer(self, scope: Any, receive: Any, send: Any) -> None:
        """Litestar's own compression would hold the loop for as long as a long game takes, and passes errors by."""
        if scope["type"] == "http" and scope["path"] in SCHEMA and scope["method"] == "GET":
            await respond(send, *await self.description(scope))
            return
        scope.setdefault("state", {})[SERVICE] = self.state.service
        await self.state.api(scope, receive, packing(scope, send))

    async def description(self, scope: Any) -> Answer:
        """The API as it is described, of which nothing changes; to write it down and compress it takes a while."""
        service: Service = self.state.service
        kind = OpenAPIMediaType.OPENAPI_JSON.value
        file = await service.shelf.file(("schema",), described, ASK_AGAIN, kind)
        return file.answer(header(scope, b"if-none-match") or b"", takes_gzip(scope))


def described() -> dict[str, Any]:
    """The whole API in the words of OpenAPI."""
    return api().openapi_schema.to_schema()


def make_app(config: Config) -> Litestar:
    """A server with these settings; it opens its store when it is started."""
    service = Service(config)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await service.open()
        library.log_faults()
        try:
            yield
        finally:
            await service.close()

    state = State({"service": service, "gate": Gate(service, Pages(config.web)), "api": api()})
    return Application(lifespan=[lifespan], state=state, openapi_config=None, logging_config=None)


@cache
def api() -> Litestar:
    """All routes, made once: they are the same for each server of a process, which a request says itself it is for."""
    return Litestar(
        route_handlers=[one.router for one in API],
        exception_handlers={
            Problem: problem,
            HTTPException: wrong_request,
            UnicodeDecodeError: wrong_text,
            Exception: failure,
        },
        response_headers=SAFETY,
        openapi_config=OpenAPIConfig(
            title="Caravanserai",
            version=caravanserai.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def problem(_: Asked, error: Problem) -> Response[Sent]:
    headers = {"Retry-After": str(error.more["wait"])} if "wait" in error.more else {}
    return Response(error.body(), status_code=error.status, headers=headers)


def wrong_request(_: Asked, error: HTTPException) -> Response[Sent]:
    """What the framework refuses, in our words."""
    names = {400: "malformed", 404: "not-found", 405: "not-allowed", 413: "too-large"}
    status, detail = error.status_code, error.detail
    if isinstance(error, ValidationException) and error.extra:
        wrong = [one for one in error.extra if isinstance(one, dict)]
        detail = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in wrong)
        if any(one.get("source") == "path" for one in wrong):
            status, detail = 404, "nothing has such a name"
    name = names.get(status, "malformed" if status < 500 else "failure")
    return Response({"error": name, "detail": shortened(detail)}, status_code=status)


def wrong_text(_: Asked, error: UnicodeDecodeError) -> Response[Sent]:
    """A body that is no text; Litestar lets msgspec's error through."""
    return Response({"error": "malformed", "detail": f"not UTF-8: {error.reason}"}, status_code=400)


def failure(request: Asked, error: Exception) -> Response[Sent]:
    if isinstance(error, RecursionError):
        return Response({"error": "malformed", "detail": "nested too deeply"}, status_code=400)
    log.error("%s %s", request.scope.get("method", "socket"), request.url.path, exc_info=error)
    return Response({"error": "failure", "detail": "the server failed; see its log"}, status_code=500)
