"""The API for corrected boxes: what is shipped, what a correction says, and keeping one to play with."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from caravanserai.server.limits import A_CORRECTION, A_READING, CORRECTION, READING, kept_of
from caravanserai.server.routing import Asked, By, Named, Ours, Sent, router_of
from caravanserai.server.service import address
from caravanserai.server.showing import ASK_AGAIN
from caravanserai.tables import requests
from caravanserai.tables.correction import read_shipped
from caravanserai.tables.installed import found_game

CorrectionId = Annotated[str, PathParameter(pattern=requests.CORRECTION_ID, description="the id of a corrected box")]
LARGEST_CORRECTION = 250_000  # bytes: some characters take several


@get("/games/{game:str}/shipped", summary="The components of a game as they are shipped, and their file")
async def shipped(request: Asked, service: Ours, game: Named) -> Response[Sent]:
    folder = found_game(game).box.folder
    return await service.shelf.answer(request, ("shipped", game), lambda: read_shipped(game, folder), ASK_AGAIN)


@post(
    "/games/{game:str}/corrections/check",
    status_code=200,
    summary="What a correction of the components says: its faults, or what differs by it",
    request_max_body_size=LARGEST_CORRECTION,
)
async def check(request: Asked, service: Ours, visitor: By, game: Named, data: JSONBody[requests.Correcting]) -> Sent:
    visitor.signed_in()
    service.limits.spend(address(request), A_READING)
    service.limits.count("reading", address(request), READING)
    return await service.corrections.read(game, data.text, address(request))


@post(
    "/games/{game:str}/corrections",
    summary="Keep a correction, so that tables can be played with it; its games are tried first",
    request_max_body_size=LARGEST_CORRECTION,
)
async def keep(request: Asked, service: Ours, visitor: By, game: Named, data: JSONBody[requests.Correcting]) -> Sent:
    visitor.signed_in()
    service.limits.spend(address(request), A_CORRECTION)
    service.limits.count("correction", address(request), CORRECTION)
    service.limits.keep(address(request), kept_of(data.text))
    return await service.corrections.keep(game, data.text, address(request))


@get("/games/{game:str}/corrections/{name:str}", summary="A corrected box: its text, and how it differs")
async def show(request: Asked, service: Ours, game: Named, name: CorrectionId) -> Response[Sent]:
    service.limits.spend(address(request), A_READING)
    return Response(await service.corrections.find(game, name, address(request)), headers={"Cache-Control": "no-cache"})


router = router_of(shipped, check, keep, show)
