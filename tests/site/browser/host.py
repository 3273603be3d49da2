"""A web host that knows nothing of us, and the site that lies there: the product's own, with deals that are known."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final, Self

import pytest

from caravanserai.site import archive, folder

WHERE: Final = "some/where"  # the site works under any path
PATIENCE: Final = 600.0  # seconds
RANDOM: Final = "caravanserai/core/rng.py"
# The only thing about a site of the tests that is not as it is written for everybody: whoever drives a page names the
# deal, in the worker of its engine, and gets its first game, then its second, and so on.
KNOWN_DEALS: Final = """

def fresh_key() -> bytes:
    import js
    js.dealt = int(getattr(js, "dealt", 0)) + 1
    name = f"{getattr(js, 'deal', '')} {js.dealt}"
    return blake2b(name.encode(), digest_size=KEY_SIZE).digest()
"""
Changed = Callable[[str, bytes], bytes]


def as_it_is(_: str, data: bytes) -> bytes:
    return data


def lay(target: Path, web: Path | None = None, changed: Changed = as_it_is) -> None:
    """Write the site into a folder, as `caravanserai site` does; `changed` makes another version of its sources."""
    plain = archive.contents

    def contents() -> Iterator[tuple[str, bytes]]:
        for path, data in plain():
            dealt = data + KNOWN_DEALS.encode() if path == RANDOM else data
            yield path, changed(path, dealt)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(archive, "contents", contents)
        folder.write(target, web)


class Files(SimpleHTTPRequestHandler):
    """Files, and nothing said about them."""

    def __init__(self, host: "Host", *given: Any, **more: Any) -> None:
        self.host: Final = host
        super().__init__(*given, **more)

    def log_message(self, *_: object) -> None:
        pass

    def do_GET(self) -> None:
        self.host.asked.append(self.path)
        if self.host.is_away:
            self.close_connection = True  # as a line that is cut: no answer at all
            return
        held = self.host.held
        if held is not None and held in self.path:
            self.host.go_on.wait(PATIENCE)
        with suppress(ConnectionError):  # who asked has gone
            super().do_GET()

    def do_POST(self) -> None:
        """Somebody has come to the point that was agreed upon; they wait there for the rest of their life."""
        self.host.said = self.rfile.read(int(self.headers["Content-Length"])).decode()
        self.host.reached.set()
        self.host.ended.wait(PATIENCE)
        self.close_connection = True


class Host:
    """Serves a folder; the network to it can be cut."""

    def __init__(self, files: Path) -> None:
        self.files: Final = files
        self.server: Final = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, self, directory=str(files)))
        self.server.daemon_threads = True
        self.asked: list[str] = []
        self.is_away = False
        self.held: str | None = None  # what is not given before one may go on
        self.go_on: Final = threading.Event()
        self.reached: Final = threading.Event()
        self.ended: Final = threading.Event()
        self.said = ""

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"

    @property
    def url(self) -> str:
        return f"{self.origin}/{WHERE}/"

    @property
    def site(self) -> Path:
        return self.files / WHERE

    def __enter__(self) -> Self:
        threading.Thread(target=self.server.serve_forever, name="host", daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.go_on.set()
        self.ended.set()
        self.server.shutdown()
        self.server.server_close()

    @contextmanager
    def away(self) -> Iterator[None]:
        """Nobody reaches it."""
        self.is_away = True
        yield
        self.is_away = False

    @contextmanager
    def holding(self, what: str) -> Iterator[None]:
        """A file that has this in its name is long on its way."""
        self.go_on.clear()
        self.held = what
        yield
        self.held = None
        self.go_on.set()

    def wait_for_the_point(self) -> str:
        """Until somebody has come to the point, and what they said there."""
        assert self.reached.wait(PATIENCE), "nobody came to the point"
        self.reached.clear()
        return self.said
