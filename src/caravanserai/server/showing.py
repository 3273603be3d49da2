"""The API for what is here: languages, and games with their words, rules, boxes and pictures."""

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Final

from litestar import Response, get
from litestar.params import QueryParameter

from caravanserai.server.routing import Asked, Named, Ours, Sent, WithBox, router_of
from caravanserai.speech import languages
from caravanserai.tables import boxed, library
from caravanserai.tables.installed import found_game
from caravanserai.tables.problem import malformed, missing

SVG: Final = "image/svg+xml"
FLUENT: Final = "text/plain; charset=utf-8"
ASK_AGAIN: Final = "no-cache"
AN_HOUR: Final = "public, max-age=3600"
FOR_GOOD: Final = "public, max-age=31536000, immutable"  # what is asked for by its digest
InLanguage = Annotated[str, QueryParameter(max_length=16, description="of the reader; what it lacks is in English")]
ByDigest = Annotated[str | None, QueryParameter(max_length=16, description="as a table names it: only that very one")]


@get("/languages", summary="The languages that are spoken here")
async def list_languages() -> Response[Sequence[Sent]]:
    return Response(library.spoken(), headers={"Cache-Control": "no-cache"})


@get("/games", summary="The games that can be played, and those to come")
async def list_games(request: Asked, service: Ours) -> Response[Sequence[Sent]]:
    return await service.shelf.answer(request, ("games",), library.offered, ASK_AGAIN)


@get("/games/{game:str}/words/{language:str}", media_type="text/plain", summary="The messages of a game (Fluent)")
async def words(request: Asked, service: Ours, game: Named, language: Named, _: WithBox = None) -> Response[str]:
    if language not in languages():
        raise malformed(f"language: {language!r} is not among {', '.join(languages())}")
    if game != "all":
        found_game(game)
    make = partial(library.shared_words, language) if game == "all" else partial(library.words, game, language)
    return await service.shelf.answer(request, ("words", game, language), make, ASK_AGAIN, FLUENT)


@get("/games/{game:str}/emblem", media_type=SVG, summary="The picture of a game (SVG)")
async def emblem(game: Named) -> Response[str]:
    return Response(library.emblem(game), media_type=SVG, headers={"Cache-Control": AN_HOUR})


@get("/games/{game:str}/grammar", summary="What a speaker needs besides the messages: names, rows, arguments")
async def grammar(request: Asked, service: Ours, game: Named, _: WithBox = None) -> Response[Sent]:
    found_game(game)
    return await service.shelf.answer(request, ("grammar", game), partial(library.grammar, game), ASK_AGAIN)


@get("/games/{game:str}/rules", summary="The rules of a game in a language, section by section, and notes on them")
async def rules(request: Asked, service: Ours, game: Named, language: InLanguage = "en") -> Response[Sent]:
    known = library.rule_languages(game)
    if language not in known:
        raise malformed(f"language: {language!r} is not among {', '.join(known)}")
    make = partial(library.rules, game, language)
    return await service.shelf.answer(request, ("rules", game, language), make, AN_HOUR)


@get("/games/{game:str}/howto", summary="How to play a game, in a language: what a newcomer reads first")
async def howto(
    request: Asked, service: Ours, game: Named, language: InLanguage = "en", _: WithBox = None
) -> Response[Sent]:
    if language not in languages():
        raise malformed(f"language: {language!r} is not among {', '.join(languages())}")
    if found_game(game).howto is None:
        raise missing("page")
    make = partial(library.howto, game, language)
    return await service.shelf.answer(request, ("howto", game, language), make, ASK_AGAIN)


@get("/games/{game:str}/knowledge", summary="How a strong level plays a game: counted, with intervals")
async def knowledge(request: Asked, service: Ours, game: Named) -> Response[Sent]:
    found = library.knowledge(game)
    return await service.shelf.answer(request, ("knowledge", game), lambda: found, ASK_AGAIN)


@get("/games/{game:str}/box", summary="What is in the box, with provenance")
async def box(
    request: Asked,
    service: Ours,
    game: Named,
    digest: ByDigest = None,
    _: WithBox = None,
) -> Response[Sent]:
    boxed.in_use(game, digest)
    cached = ASK_AGAIN if digest is None else FOR_GOOD  # another start may bring other corrections
    return await service.shelf.answer(request, ("box", game), partial(boxed.components, game), cached)


@get(
    "/games/{game:str}/pictures/{component:str}",
    media_type=SVG,
    summary="The picture of a component that a game brings",
)
async def picture(game: Named, component: Named) -> Response[bytes]:
    return Response(library.picture(game, component), media_type=SVG, headers={"Cache-Control": AN_HOUR})


router = router_of(
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
)
