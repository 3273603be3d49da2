"""The API for what is here: languages, and games with their words, rules, boxes and pictures."""

from collections.abc import Sequence
from typing import Annotated, Final

from litestar import Response, get
from litestar.params import QueryParameter

from caravanserai.server.routing import Named, Sent, WithBox, router_of
from caravanserai.speech import languages
from caravanserai.tables import boxed, library
from caravanserai.tables.problem import malformed

SVG: Final = "image/svg+xml"
AN_HOUR: Final = "public, max-age=3600"
FOR_GOOD: Final = "public, max-age=31536000, immutable"  # what is asked for by its digest
InLanguage = Annotated[str, QueryParameter(max_length=16, description="of the reader; what it lacks is in English")]
ByDigest = Annotated[str | None, QueryParameter(max_length=16, description="as a table names it: only that very one")]


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


@get("/games/{game:str}/emblem", media_type=SVG, summary="The picture of a game (SVG)")
async def emblem(game: Named) -> Response[str]:
    return Response(library.emblem(game), media_type=SVG, headers={"Cache-Control": AN_HOUR})


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
