"""What is told of the games to everybody alike: made, encoded and compressed once, beside the loop, and kept.

It is kept by all that it depends on: what is asked for, in which language, and which games with which boxes there are.
So nobody is told of a box that is not the one in use any more.
"""

import asyncio
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

import msgspec
from litestar import Request, Response

from caravanserai.server.once import Once
from caravanserai.server.packing import pack
from caravanserai.server.pages import WORTH_COMPRESSING, File
from caravanserai.tables import library

MOST: Final = 256  # answers of some 100 kB that are kept; the latest
JSON: Final = "application/json"


class Shelf:
    """The answers of one process."""

    def __init__(self, most: int = MOST) -> None:
        self.kept: Final[Once[File]] = Once(most)
        self.making: Final = asyncio.Lock()  # one after the other: they are for nobody in haste

    async def file(self, what: tuple[str, ...], make: Callable[[], Any], cached: str, kind: str = JSON) -> File:
        """An answer; `make` says what it tells, in a thread, and `what` names all that this depends on beside them."""

        async def made() -> File:
            async with self.making:
                return await asyncio.to_thread(written, make, cached, kind)

        return await self.kept.of((what, cached, library.stock()), made)

    async def answer(
        self,
        request: Request[Any, Any, Any],
        what: tuple[str, ...],
        make: Callable[[], Any],
        cached: str,
        kind: str = JSON,
    ) -> Response[Any]:
        """The same as whoever asks takes it; nothing but its mark for who has it already."""
        found = await self.file(what, make, cached, kind)
        known, takes = (request.headers.get(name, "") for name in ("if-none-match", "accept-encoding"))
        status, headers, body = found.answer(known.encode(), "gzip" in takes)
        named = {name.decode(): value.decode() for name, value in headers if name != b"content-type"}
        return Response(body, status_code=status, headers=named, media_type=kind)


def written(make: Callable[[], Any], cached: str, kind: str) -> File:
    """What is told as a file: text as it is, all else as JSON."""
    found = make()
    plain = found.encode() if isinstance(found, str) else msgspec.json.encode(found)
    packed = pack(plain) if len(plain) >= WORTH_COMPRESSING else None
    return File(kind.encode(), cached.encode(), plain, packed, blake2b(plain, digest_size=12).hexdigest().encode())
