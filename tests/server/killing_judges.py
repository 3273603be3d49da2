"""Servers killed while a finished game is judged and a hint is thought of, and what became of both."""

import json
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

import httpx

from caravanserai.kit.walk import Dice
from caravanserai.server import judges
from tests.patience import PATIENCE_S
from tests.server.house import legal, wait_until
from tests.server.killing import Guest, Process, rows_in
from tests.server.test_workers import children

DEPTH = "quick"
MOST_TURNS = 12  # judged between a start and the kill
EARLY = 5  # one in so many servers is visited before it is ready


@dataclass
class Judged:
    """What became of turns, reviews and hints."""

    kills: int = 0
    in_work: int = 0  # of them, in the middle of a review
    thinking: int = 0  # and in the middle of a hint
    turns: int = 0  # judged, all reviews together
    reviews: int = 0  # that came to their end
    hints: int = 0  # that were answered
    lost: int = 0  # turns that were judged and are not there, or tables that a hint has changed
    otherwise: int = 0  # turns of which something else is kept than the judge finds without any kill
    ready_s: float = 0.0  # the longest that a server took until it was ready

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.in_work} while judging, {self.thinking} while thinking of a hint; "
            f"{self.turns} turns judged, {self.lost} lost, {self.otherwise} judged otherwise, "
            f"{self.reviews} reviews whole, {self.hints} hints; ready within {self.ready_s:.1f} s"
        )


class Visitor(Guest):
    """Somebody who comes again and again, until something is wrong."""

    def __init__(self, tally: Judged) -> None:
        super().__init__()
        self.tally = tally
        self.wrong: Exception | None = None

    def come(self, url: str) -> None:
        """Until the server is gone."""
        try:
            with self.visit(url) as http:
                while True:
                    self.go_on(http)
        except httpx.HTTPError:
            pass
        except Exception as error:  # noqa: BLE001  it is raised where the visitors are waited for
            self.wrong = error

    def go_on(self, http: httpx.Client) -> None:
        raise NotImplementedError


class Reader(Visitor):
    """Has game after game judged, and keeps what is known of each turn."""

    def __init__(self, tally: Judged, game: str, database: str) -> None:
        super().__init__(tally)
        self.game = game
        self.database = database
        self.table = ""
        self.is_wished = False
        self.told = 0  # turns of this game
        self.known: dict[int, str] = {}  # by turn, as the database had it after the last kill
        self.before = 0  # turns of all games before

    def go_on(self, http: httpx.Client) -> None:
        if not self.table:
            seats = [{"kind": "bot", "bot": "random"}] * 2
            body = {"game": self.game, "seats": seats}
            self.table = http.post("/api/tables", json=body).raise_for_status().json()["id"]
        elif not self.is_wished:
            if http.get(f"/api/tables/{self.table}").raise_for_status().json()["table"]["status"] == "over":
                http.post(f"/api/tables/{self.table}/review", json={"depth": DEPTH}).raise_for_status()
                self.is_wished = True
        else:
            self.look(http)

    def look(self, http: httpx.Client) -> None:
        """Nothing that was told is gone; a review that is whole is compared with one that nothing befell."""
        review = http.get(f"/api/tables/{self.table}/review").raise_for_status().json()
        assert review["state"] in ("waiting", "running", "done"), review["state"]
        self.tally.lost += max(0, self.told - review["judged"])
        self.told = review["judged"]
        self.tally.turns = self.before + self.told
        if review["state"] == "done":
            assert review["judged"] == review["turns"] == len(review["curve"]) - 1, review
            self.compare(http.get(f"/api/tables/{self.table}/record").text, review["turns"])
            self.before += self.told
            self.table, self.is_wished, self.told, self.known = "", False, 0, {}
            self.tally.reviews += 1

    def compare(self, record: str, turns: int) -> None:
        """What is kept of each turn with what the judge says of it here."""
        found = self.stored()
        self.tally.lost += turns + 1 - len(found)  # the deal is judged, too
        for number, text in found.items():
            self.tally.otherwise += json.loads(text) != json.loads(json.dumps(judges.judged(record, number, DEPTH)))

    def stored(self) -> dict[int, str]:
        """What is judged of the game, read without the server."""
        wanted = "SELECT turn, found FROM judged WHERE game = $1 AND depth = $2"
        rows = rows_in(self.database, wanted, self.table, DEPTH)
        return {int(turn): str(found) for turn, found in rows}

    def check(self) -> None:
        """After a kill: what was told is there, and what was there has stayed as it was."""
        found = self.stored() if self.table else {}
        self.tally.lost += sum(number >= 0 for number in found) < self.told
        self.tally.lost += sum(found.get(number) != text for number, text in self.known.items())
        self.known = found
        self.tally.in_work += 0 < len(found)


class Asker(Visitor):
    """Asks for a hint at each decision, and follows it."""

    def __init__(self, tally: Judged) -> None:
        super().__init__(tally)
        self.table = ""
        self.is_waiting = False

    def go_on(self, http: httpx.Client) -> None:
        if not self.table:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            body = {"game": "gugong", "seats": seats, "hints": True}
            self.table = http.post("/api/tables", json=body).raise_for_status().json()["id"]
        before = self.seen(http)
        if before["table"]["status"] == "over":
            self.table = ""
        elif before["ask"] is not None:
            self.be_advised(http, before)

    def be_advised(self, http: httpx.Client, before: dict[str, Any]) -> None:
        n = before["decided"]
        self.is_waiting = True
        answer = http.post(f"/api/tables/{self.table}/hint", json={"seat": 0, "decided": n})
        self.is_waiting = False
        if answer.status_code == httpx.codes.SERVICE_UNAVAILABLE:  # none was found in time
            assert "no-hint" == answer.json()["error"], answer.text
            return
        assert 200 == answer.status_code, answer.text
        self.tally.hints += 1
        after = self.seen(http)
        self.tally.lost += (after["v"], after["ask"]) != (before["v"], before["ask"])
        token = answer.json()["suggestions"][0]["tokens"][0]
        assert token in legal(after), token
        body = {"seat": 0, "decided": n, "key": f"k{n}", "token": token}
        http.post(f"/api/tables/{self.table}/moves", json=body).raise_for_status()

    def seen(self, http: httpx.Client) -> dict[str, Any]:
        found: dict[str, Any] = http.get(f"/api/tables/{self.table}?seat=0").raise_for_status().json()
        return found


@contextmanager
def serving(database: str, tally: Judged) -> Iterator[Process]:
    """A server as users start it, with processes for bots and judges; killed in the end."""
    server = Process(database, workers=2)
    try:
        yield server
    finally:
        server.kill()
        tally.kills += 1
        assert server.process.stdout is not None
        server.process.stdout.close()


def wait_until_ready(server: Process, begun: float, tally: Judged) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE_S, trust_env=False) as http:
        wait_until(lambda: http.get("/readyz").status_code == 200)
    tally.ready_s = max(tally.ready_s, time.monotonic() - begun)


def hurry(server: Process) -> None:
    """Where it may be done: judges go behind everybody else, and on a busy machine hardly at all."""
    with suppress(OSError):  # it is not allowed, or one of them has ended since
        for pid in children(server.process.pid):
            os.setpriority(os.PRIO_PROCESS, pid, 0)


def killed_while_judging(
    database: str, times: int, seed: int, say: Callable[[Judged], object] = lambda _: None, game: str = "gugong"
) -> Judged:
    """Kill a server again and again that judges a game and thinks of a hint; then all goes on to its end."""
    dice, tally = Dice(seed), Judged()
    reader, asker = Reader(tally, game, database), Asker(tally)
    for turn in range(times):
        begun = time.monotonic()
        with serving(database, tally) as server:
            if turn % EARLY != EARLY - 1:
                wait_until_ready(server, begun, tally)
            enough = tally.turns + 1 + dice.below(MOST_TURNS)
            with visited(server, reader, asker):
                wait_until(partial(is_time, server, reader, asker, enough))
                threading.Event().wait(dice.below(50) / 1000)
                tally.thinking += asker.is_waiting
                server.kill()
        raise_wrong(reader, asker)
        reader.check()
        say(tally)
    begun, whole = time.monotonic(), tally.reviews + 1
    with serving(database, tally) as server:
        wait_until_ready(server, begun, tally)
        with visited(server, reader, asker):
            wait_until(lambda: is_time(server, reader, asker, 0) and (tally.reviews >= whole or reader.wrong))
            server.kill()
    raise_wrong(reader, asker)
    reader.check()
    return tally


@contextmanager
def visited(server: Process, *visitors: Visitor) -> Iterator[None]:
    """While the server lives; then they are waited for."""
    threads = [threading.Thread(target=one.come, args=(server.url,)) for one in visitors]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        server.kill()
        for thread in threads:
            thread.join()


def is_time(server: Process, reader: Reader, asker: Asker, turns: int) -> bool:
    """Whether so many turns are judged, and a hint is being thought of; or something is wrong."""
    hurry(server)
    if reader.wrong or asker.wrong:
        return True
    return reader.tally.turns >= turns and asker.is_waiting


def raise_wrong(*visitors: Visitor) -> None:
    for one in visitors:
        if one.wrong is not None:
            raise one.wrong
