"""The API for puzzles: a position of a game that was played, in which one turn is clearly the best.

Who wants to try one needs no name: nothing is kept of it. Which one is today's, a page tells by the list of the game.
"""

from typing import Annotated

from litestar import get, post
from litestar.params import PathParameter, QueryParameter

from caravanserai.server.limits import A_PUZZLE, A_PUZZLE_LAID
from caravanserai.server.routing import Asked, By, Named, Ours, Sent, count_table, router_of
from caravanserai.server.service import address
from caravanserai.tables import puzzles, requests

PuzzleId = Annotated[str, PathParameter(pattern=requests.PUZZLE_ID, description="the name of a puzzle")]
Chosen = Annotated[
    list[requests.Token] | None,
    QueryParameter(
        name="turn", max_items=puzzles.LONGEST_TURN, description="what is chosen so far, one token after the other"
    ),
]


@get(
    "/games/{game:str}/puzzles/{name:str}",
    summary="A puzzle after some choices of its turn; what is said of the turn once it is done",
)
async def show_puzzle(request: Asked, service: Ours, game: Named, name: PuzzleId, turn: Chosen = None) -> Sent:
    puzzles.found(game, name)
    service.limits.spend(address(request), A_PUZZLE if puzzles.is_laid(game, name) else A_PUZZLE_LAID)
    return await puzzles.shown(game, name, turn or ())


@post(
    "/games/{game:str}/puzzles/{name:str}/play",
    summary="A new table that goes on from a puzzle: what its seat could not know is dealt anew",
)
async def play_on(request: Asked, service: Ours, visitor: By, game: Named, name: PuzzleId) -> Sent:
    person = visitor.signed_in()
    _, one, _ = puzzles.found(game, name)
    count_table(request, service)
    service.limits.keep(address(request), len(one.moves))
    async with service.forks.turn(address(request)):
        return await puzzles.played_on(service, person, game, name)


router = router_of(show_puzzle, play_on)
