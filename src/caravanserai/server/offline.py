"""The static site at /offline/: the same files that `caravanserai site` writes, made when somebody first asks for them.

Whoever has been there can go on playing when this server is away.
"""

import asyncio
from pathlib import Path
from typing import Final

from caravanserai.server.pages import OFFLINE_POLICY, Answer, File, Pages, as_sent
from caravanserai.site.folder import NotBuilt, contents
from caravanserai.tables.problem import Problem, missing

AT: Final = "/offline"
PAGE: Final = "index.html"
ALLOWED: Final = (b"content-security-policy", OFFLINE_POLICY.encode())


class Offline:
    """The files of the site, for as long as the front end that they were made from is the one in use."""

    def __init__(self, pages: Pages) -> None:
        self.pages: Final = pages
        self.stamp: int | None = None
        self.files: dict[str, bytes] = {}
        self.ready: dict[str, File] = {}
        self.making: Final = asyncio.Lock()

    async def answer(self, path: str, known: bytes, takes_gzip: bool) -> Answer:
        """A file of the site; the page is asked for with a slash, so that all addresses in it lead here."""
        if path == AT:
            return 308, [(b"location", b"offline/"), (b"cache-control", b"no-cache")], b""
        name = path.removeprefix(f"{AT}/") or PAGE
        async with self.making:
            await self.look()
            if name not in self.ready and name in self.files:
                self.ready[name] = await asyncio.to_thread(as_sent, self.files[name], name)
        found = self.ready.get(name)
        if found is None:
            raise missing("file")
        status, headers, body = found.answer(known, takes_gzip)
        return status, [*headers, ALLOWED], body

    async def look(self) -> None:
        """Make the site if there is none, or another front end was built; it takes a second or two, elsewhere."""
        self.pages.look()
        if self.stamp is not None and self.stamp == self.pages.stamp:
            return
        try:
            self.files = await asyncio.to_thread(made, self.pages.folder)
        except NotBuilt as error:
            raise Problem(503, "not-found", str(error)) from None
        self.ready.clear()
        self.stamp = self.pages.stamp


def made(folder: Path) -> dict[str, bytes]:
    return dict(contents(folder))
