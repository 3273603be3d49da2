"""The built front end: its page at every address, its files for good.

What there is, is known by name from one look at the folder; no address that
somebody makes up is looked for on the disk. A file is read, marked and compressed
when it is first asked for, beside the loop, and once for all who ask.
"""

import asyncio
import gzip
import mimetypes
import time
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Final

from litestar.datastructures import ResponseHeader

from caravanserai.tables.problem import missing

FOR_GOOD: Final = b"public, max-age=31536000, immutable"
ASK_AGAIN: Final = b"no-cache"
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; "
    "frame-ancestors 'none'"
)
SAFETY: Final = [
    ResponseHeader(name="Content-Security-Policy", value=POLICY),
    ResponseHeader(name="X-Content-Type-Options", value="nosniff"),
    ResponseHeader(name="Referrer-Policy", value="same-origin"),
    ResponseHeader(name="Cross-Origin-Opener-Policy", value="same-origin"),
    ResponseHeader(name="X-Frame-Options", value="DENY"),
]
# The static site starts WebAssembly, which the other pages have no use for.
OFFLINE_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
UNBUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Caravanserai</title>
<body style="font: 1.1rem/1.5 system-ui; max-width: 40rem; margin: 4rem auto; padding: 0 1rem">
<h1>Caravanserai</h1>
<p>The server runs, but its pages have not been built.</p>
<p>In a checkout: <code>make web</code>, then load this page again.
A package installed with <code>pip install .</code> brings them along.</p>
<p>The API is described at <a href="/schema/openapi.json">/schema/openapi.json</a>; <code>caravanserai play</code>
plays in the terminal.</p>
</body></html>
"""
PAGE: Final = "index.html"
LOOK_AGAIN_AFTER: Final = 1.0  # seconds; then a front end built meanwhile is found
WORTH_COMPRESSING: Final = 1024
COMPRESSIBLE: Final = ("text/", "application/javascript", "application/json", "image/svg")

Answer = tuple[int, list[tuple[bytes, bytes]], bytes]


def built() -> Path:
    """Where the package keeps its front end."""
    return Path(str(files("caravanserai"))) / "web"


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    kind: bytes
    kept: bytes
    plain: bytes
    packed: bytes | None
    mark: bytes

    def answer(self, known: bytes, takes_gzip: bool) -> Answer:
        packed = self.packed is not None and takes_gzip
        mark = b'"%s%s"' % (self.mark, b"-gzip" if packed else b"")
        headers = [(b"etag", mark), (b"cache-control", self.kept), (b"vary", b"Accept-Encoding")]
        if mark in known:
            return 304, headers, b""
        headers.append((b"content-type", self.kind))
        if packed and self.packed is not None:
            return 200, [*headers, (b"content-encoding", b"gzip")], self.packed
        return 200, headers, self.plain


class Pages:
    """The files of the front end."""

    def __init__(self, folder: Path | None, clock: Callable[[], float] = time.monotonic) -> None:
        self.folder = (folder or built()).resolve()
        self.clock = clock
        self.stamp: int | None = None
        self.looked = float("-inf")
        self.paths: dict[str, Path] = {}
        self.ready: dict[str, File] = {}
        self.reading: Final = asyncio.Lock()

    def look(self) -> None:
        """See what there is, if the page has been built anew."""
        now = self.clock()
        if now - self.looked < LOOK_AGAIN_AFTER:
            return
        self.looked = now
        page = self.folder / PAGE
        stamp = page.stat().st_mtime_ns if page.is_file() else None
        if stamp != self.stamp:
            self.stamp = stamp
            self.ready.clear()
            found = (path for path in self.folder.rglob("*") if path.is_file())
            self.paths = {path.relative_to(self.folder).as_posix(): path for path in found}

    async def file(self, name: str) -> File | None:
        """A file by its name; read when it is first asked for."""
        self.look()
        if name in self.ready or name not in self.paths:
            return self.ready.get(name)
        async with self.reading:
            while name not in self.ready and name in self.paths:
                stamp = self.stamp
                found = await asyncio.to_thread(read, self.paths[name], name)
                if stamp == self.stamp:  # else the page has been built anew meanwhile
                    self.ready[name] = found
        return self.ready.get(name)

    async def answer(self, path: str, known: bytes, takes_gzip: bool) -> Answer:
        """A file; the page itself where there is none, since it finds its own way."""
        found = await self.file(path.strip("/"))
        if found is None:
            if "." in path.rpartition("/")[2]:
                raise missing("file")
            found = await self.file(PAGE)
        if found is None:
            headers = [(b"content-type", b"text/html; charset=utf-8"), (b"cache-control", ASK_AGAIN)]
            return 200, headers, UNBUILT.encode()
        return found.answer(known, takes_gzip)


def read(path: Path, name: str) -> File:
    return as_sent(path.read_bytes(), name)


def as_sent(data: bytes, name: str) -> File:
    """A file by its name: what it is, how long it is kept, and compressed where that is worth it."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = None
    if kind.startswith(COMPRESSIBLE) and len(data) >= WORTH_COMPRESSING:
        packed = gzip.compress(data, mtime=0)
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    kept = FOR_GOOD if "assets" in name.split("/")[:-1] else ASK_AGAIN  # those are named by their content
    mark = blake2b(data, digest_size=12).hexdigest()
    return File(kind.encode(), kept, data, packed, mark.encode())
