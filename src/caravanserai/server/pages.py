"""The built front end: its page at every address, its files for good."""

import mimetypes
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import ResponseHeader
from litestar.params import FromPath

from caravanserai.server.problem import missing

FOR_GOOD: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
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
UNBUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Caravanserai</title>
<body style="font: 1.1rem/1.5 system-ui; max-width: 40rem; margin: 4rem auto; padding: 0 1rem">
<h1>Caravanserai</h1>
<p>The server runs, but its pages have not been built.</p>
<p>In a checkout: <code>cd web && npm install && npm run build</code>, then load this page again.
A package installed with <code>pip install .</code> brings them along.</p>
<p>The API is described at <a href="/schema/openapi.json">/schema/openapi.json</a>; <code>caravanserai play</code>
plays in the terminal.</p>
</body></html>
"""


def built() -> Path:
    """Where the package keeps its front end."""
    return Path(str(files("caravanserai"))) / "web"


class Pages:
    """The files of the front end."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = (folder or built()).resolve()

    def find(self, path: str) -> Path | None:
        """A file by its address, and nothing outside the folder."""
        found = (self.folder / path.lstrip("/")).resolve()
        return found if found.is_relative_to(self.folder) and found.is_file() else None

    def answer(self, path: str, known: str | None) -> Response[bytes]:
        """A file; the page itself where there is none, since it finds its own way."""
        found = self.find(path) if path.strip("/") else None
        if found is None:
            if "." in path.rpartition("/")[2]:
                raise missing("file")
            found = self.find("index.html")
        if found is None:
            return Response(UNBUILT.encode(), media_type="text/html", headers={"Cache-Control": ASK_AGAIN})
        data = found.read_bytes()
        mark = f'"{blake2b(data, digest_size=12).hexdigest()}"'
        named_by_content = "assets" in found.relative_to(self.folder).parts[:-1]
        headers = {"ETag": mark, "Cache-Control": FOR_GOOD if named_by_content else ASK_AGAIN}
        if known == mark:
            return Response(b"", status_code=304, headers=headers)
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        return Response(data, media_type=kind, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False, name="pages")
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """Whatever is not the API."""
    if path.lstrip("/").startswith(("api/", "schema/")):
        raise missing("address")
    pages: Pages = request.app.state.pages
    return pages.answer(path, request.headers.get("if-none-match"))
