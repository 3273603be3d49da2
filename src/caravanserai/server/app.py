"""The whole server as one ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import caravanserai
from caravanserai.server import api, pages
from caravanserai.server.config import Config
from caravanserai.server.pages import SAFETY, Pages
from caravanserai.server.problem import Problem
from caravanserai.server.service import Service

LARGEST_BODY = 300_000  # bytes: a record of the longest game
log = logging.getLogger("caravanserai.server")

Asked = Request[Any, Any, Any]


def make_app(config: Config) -> Litestar:
    """A server with these settings; it opens its store when it is started."""
    service = Service(config)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await service.open()
        try:
            yield
        finally:
            await service.close()

    return Litestar(
        route_handlers=[api.router, pages.page],
        lifespan=[lifespan],
        state=State({"service": service, "pages": Pages(config.web)}),
        exception_handlers={Problem: problem, HTTPException: wrong_request, Exception: failure},
        response_headers=SAFETY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1024, gzip_compress_level=5, exclude_opt_key="uncompressed"
        ),
        openapi_config=OpenAPIConfig(
            title="Caravanserai",
            version=caravanserai.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def problem(_: Asked, error: Problem) -> Response[dict[str, Any]]:
    headers = {"Retry-After": str(error.more["wait"])} if "wait" in error.more else {}
    return Response(error.body(), status_code=error.status, headers=headers)


def wrong_request(_: Asked, error: HTTPException) -> Response[dict[str, Any]]:
    """What the framework refuses, in our words."""
    names = {400: "malformed", 404: "not-found", 405: "not-allowed", 413: "too-large"}
    detail = error.detail
    if isinstance(error, ValidationException) and error.extra:
        detail = "; ".join(
            f"{one.get('key', '')}: {one.get('message', '')}" for one in error.extra if isinstance(one, dict)
        )
    name = names.get(error.status_code, "malformed" if error.status_code < 500 else "failure")
    return Response({"error": name, "detail": detail}, status_code=error.status_code)


def failure(request: Asked, error: Exception) -> Response[dict[str, Any]]:
    if isinstance(error, RecursionError):
        return Response({"error": "malformed", "detail": "nested too deeply"}, status_code=400)
    log.error("%s %s", request.scope.get("method", "socket"), request.url.path, exc_info=error)
    return Response({"error": "failure", "detail": "the server failed; see its log"}, status_code=500)
