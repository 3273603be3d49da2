"""The server of the browser tests in a process of its own, as a test takes hold of it."""

import json
import os
import signal
import subprocess
import sys
import urllib.request
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final, Self

from caravanserai.core.box import SETTING
from tests.patience import PATIENCE_S
from tests.ports import kept_port

ROOT: Final = Path(__file__).resolve().parents[2]


class Inn:
    """The server: it can be killed at any moment and comes back at the same address."""

    def __init__(
        self,
        folder: Path,
        corrections: Path | None = None,
        packages: Path | None = None,
        web: Path | None = None,
    ) -> None:
        self.folder = folder
        self.web = web  # a page built elsewhere
        self.corrections = corrections  # an owner's, to the components of the games
        self.packages = packages  # a folder with more of them, installed for this house
        self.port = 0
        self.kept = ExitStack()  # the port, also while the server is away
        self.process: subprocess.Popen[str] | None = None
        self.line: HTTPConnection | None = None
        self.dealt = ""
        self.known: dict[str, dict[str, int]] = {}  # how far the tables were when all was last quiet

    def __enter__(self) -> Self:
        self.port = self.kept.enter_context(kept_port()).getsockname()[1]
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self.kept.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def open(self) -> None:
        command = [sys.executable, "-m", "tests.web.server", "--port", str(self.port), "--data", str(self.folder)]
        command += [] if self.web is None else ["--web", str(self.web)]
        owned = {} if self.corrections is None else {SETTING: str(self.corrections)}
        if self.packages is not None:
            known = os.environ.get("PYTHONPATH", "")
            owned["PYTHONPATH"] = os.pathsep.join(filter(None, (str(self.packages), known)))
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=os.environ | owned
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert f":{self.port}/" in said, said
        self.wait()
        self.deal(self.dealt)

    def wait(self) -> None:
        """Until it answers: who comes before it is ready waits in the queue of its socket."""
        urllib.request.urlopen(f"{self.url}api/games", timeout=PATIENCE_S).close()  # noqa: S310 (our own server)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()
        if self.line is not None:
            self.line.close()
            self.line = None

    # What only the server of the tests can do

    def begin(self, deal: str = "") -> None:
        """An empty house: no people, no tables, the bots free, and the deals from their beginning."""
        self.dealt = deal
        self._order("begin", deal=deal)

    def deal(self, deal: str) -> None:
        """The games that are begun from now on are these; the same name, the same games."""
        self.dealt = deal
        self._order("order", deal=deal)

    def hold_bots(self) -> None:
        """No bot answers until it is let."""
        self._order("order", hold=True)

    def let_bots(self, answers: int = 0) -> None:
        """So many answers are let through; without a number all from now on."""
        self._order("order", answers=answers) if answers else self._order("order", hold=False)

    def pass_time(self, seconds: int) -> None:
        """It is so much later, for the server."""
        self._order("order", pass_ms=1000 * seconds)

    def quiet(self) -> dict[str, dict[str, int]]:
        """How far the tables are (`v`, `decided`) once nobody thinks, nothing waits to be done, and all is told."""
        found = self._call("GET", "quiet", None)
        assert isinstance(found, dict)
        self.known = found
        return found

    def _order(self, what: str, **order: object) -> None:
        self._call("POST", what, order)

    def _call(self, method: str, what: str, body: object) -> Any:
        return self.ask(method, f"test/{what}", body)

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        """What the server answers, without a browser in between."""
        if self.line is None:
            self.line = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE_S)
        data = None if body is None else json.dumps(body)
        self.line.request(method, f"/api/{path}", data, {"Content-Type": "application/json", **headers})
        answer = self.line.getresponse()
        said = answer.read()
        assert answer.status < 300, said
        return json.loads(said) if said else None
