"""What the handlers of one server process share."""

import asyncio
import re
from collections import OrderedDict
from contextlib import suppress
from typing import Any, Final

from litestar.connection import ASGIConnection

from caravanserai.server.accounts import Accounts, Visitor, cookie_name, cookie_of_ours, hashed
from caravanserai.server.annexes import Annexes
from caravanserai.server.bounds import begin_bounded_work
from caravanserai.server.clients import NOWHERE, client_of
from caravanserai.server.config import Config
from caravanserai.server.corrections import Corrections
from caravanserai.server.errands import ClientTurns
from caravanserai.server.health import Health
from caravanserai.server.limits import (
    A_SIGN_IN,
    A_TABLE_BUILT,
    ACCOUNT,
    BOTS,
    SIGN_IN,
    Limits,
    Places,
    Room,
    price_of,
)
from caravanserai.server.lines import Lines
from caravanserai.server.once import Once
from caravanserai.server.own import PAGES
from caravanserai.server.review_news import News
from caravanserai.server.reviews import Reviews
from caravanserai.server.rounds import Rounds
from caravanserai.server.shelf import Shelf
from caravanserai.server.store import Store
from caravanserai.server.tables import Tables
from caravanserai.server.thinking import Thinkers
from caravanserai.server.workers import Died, OutOfTime
from caravanserai.tables import requests
from caravanserai.tables.messages import Own
from caravanserai.tables.names import login_of
from caravanserai.tables.problem import Problem, missing
from caravanserai.tables.reading import MOST_DECISIONS, MOST_SECONDS, Played, accepted, played
from caravanserai.tables.rows import PersonRow
from caravanserai.tables.table import Table

TABLE_ID: Final = re.compile(requests.TABLE_ID)
SAFE = ("GET", "HEAD", "OPTIONS")
PASSWORDS_AT_ONCE: Final = 2  # each takes 64 MB and a core for a moment, as it should
FORKS_AT_ONCE: Final = 2  # games that are played again to be gone on with: a long one takes the loop more than a second
MOST_CLIENTS: Final = 20_000  # people of whom it is remembered whence they come
MOST_HOMES: Final = 16  # addresses and browsers in which an account is known
MOST_RECORDS: Final = 16  # that wait to be played
MOST_OF_CLIENT: Final = 4  # of them, of one client
HARD_FACTOR: Final = 12  # a worker counts its own time, between decisions; after so many times as long it is ended
Asking = ASGIConnection[Any, Any, Any, Any]


class Service:
    """The store, the people, the tables and the limits."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database, config.correction)
        self.accounts = Accounts(self.store)
        self.thinkers = Thinkers(config.workers)
        self.thinkers.client_behind = self.client_behind
        self.thinkers.bots_go_on = self.bots_go_on
        self.thinkers.bots_did = self.bots_did
        self.clients: OrderedDict[str, str] = OrderedDict()  # of people, whence each came last
        self.homes: OrderedDict[str, OrderedDict[str, None]] = OrderedDict()  # of accounts, where they are known
        self.tables = Tables(self.store, self.thinkers, config)
        self.lines = Lines(self.accounts, self.tables, config)
        self.tables.out = self.lines.end
        self.limits = Limits(config.limits)
        self.rounds = Rounds(config.limits)
        self.annexes = Annexes(self.store, config, self.limits)
        self.lines.elsewhere = self.annexes.sign_out
        self.reviews = Reviews(self.store, self.tables, config)
        self.reviews.client_of = self.client_of
        self.news = News(self.reviews)
        self.reviews.kept.changed = self.tables.judged = self.news.hint
        self.tables.look = self.news.look
        self.own: Once[Own] = Once(PAGES)
        self.tables.anew = self.begin_anew
        self.corrections = Corrections(self.store)
        # for records: bots need not wait for strangers' imports, which have only so much memory
        self.readers = Thinkers(min(1, config.workers), begin=begin_bounded_work)
        self.records = Room("records", MOST_RECORDS, MOST_OF_CLIENT)
        self.places = Places(config.limits, config.caps)
        self.shelf = Shelf()
        self.health = Health(self.store, self.thinkers)
        self.passwords = ClientTurns(PASSWORDS_AT_ONCE)
        self.forks = ClientTurns(FORKS_AT_ONCE)

    async def open(self) -> None:
        await self.store.open()
        await self.tables.open()
        self.lines.start()
        self.annexes.start()
        self.reviews.start()

    async def begin_anew(self) -> None:
        """All tables have been replaced."""
        await self.annexes.close_all()
        await self.reviews.begin_anew()

    async def close(self) -> None:
        await self.lines.close()
        await self.annexes.close()
        await self.reviews.close()
        await self.news.close()
        self.corrections.close()
        await self.tables.close()
        self.thinkers.close()
        self.readers.close()
        await self.store.close()

    async def visitor(self, connection: Asking) -> Visitor:
        """Who is asking; every change must come from a page of ours or from a program."""
        scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
        if scheme and scheme.lower() != "bearer":
            raise Problem(401, "bad-token", "Authorization: only Bearer is understood")
        cookie = cookie_of_ours(connection.cookies.get(cookie_name(is_https(connection))))
        visitor = await self.accounts.visitor(cookie, bearer.strip() if scheme else None)
        if visitor.person is not None:
            self.remember(visitor.person["id"], address(connection))
            self.at_home(visitor.person, address(connection))
        method = connection.scope.get("method")  # a socket has none: it is held to its origin
        if method is not None and method not in SAFE:
            sent = connection.headers.get("x-csrf-token", "")
            visitor.check(sent if sent.isascii() else "")
        return visitor

    def remember(self, person: str, client: str) -> None:
        self.clients[person] = client
        self.clients.move_to_end(person)
        if len(self.clients) > MOST_CLIENTS:
            self.clients.popitem(last=False)

    def at_home(self, person: PersonRow, place: str) -> None:
        """An account is known at an address, or in a browser by its cookie: it has signed in there."""
        if person["login"] is None:
            return
        name = login_of(person["name"])
        places = self.homes.pop(name, OrderedDict[str, None]())
        places[place] = None
        places.move_to_end(place)
        self.homes[name] = places
        for known, most in ((places, MOST_HOMES), (self.homes, MOST_CLIENTS)):
            if len(known) > most:
                known.popitem(last=False)

    def client_of(self, person: str) -> str:
        """Whence a person came last; or who that is."""
        return self.clients.get(person, person)

    def client_behind(self, table: str) -> str:
        """The client whose a table is: whence who has laid it came last; or who that is; or the table alone."""
        live = self.tables.live.get(table)
        creator = table if live is None else str(live.row["creator"])
        return self.client_of(creator)

    async def bots_go_on(self, table: str) -> None:
        """Return when bots may go on at a table: all tables of a client draw on one allowance, as they come."""
        client = self.client_behind(table)
        if wait := self.limits.wait("bots", client, BOTS):
            self.limits.take("bots", client, BOTS, 1)  # so that whoever comes next has their turn after it
            try:
                await asyncio.sleep(wait)
            finally:
                self.limits.take("bots", client, BOTS, -1)

    def bots_did(self, table: str, decisions: int) -> None:
        self.limits.take("bots", self.client_behind(table), BOTS, decisions)

    async def table(self, name: str) -> Table:
        """A table as it is now; nothing is looked up or remembered for a name that no table can have."""
        if not TABLE_ID.fullmatch(name):
            raise missing("table")
        return await self.tables.current(name)

    async def reached(self, client: str, name: str) -> Table:
        """A table that somebody names who may have no business there: if it has to be read for that, they pay for it.

        None is read for who has not the price of the shortest. Who has not the rest owes it and is not told so: what
        is refused is refused in the same words, however long the game is.
        """
        is_read = name not in self.tables.live
        if is_read:
            self.limits.afford(client, A_TABLE_BUILT)
        table = await self.table(name)
        if is_read:
            with suppress(Problem):
                self.limits.owe(client, price_to_show(table))
        return table

    async def read(self, text: str, person: str) -> Played:
        """Have a record played in a worker; or the Problem with it. Clients take turns, whoever sends for them."""
        client = self.client_of(person)
        with self.records.taken(client):
            try:
                found = await self.readers.run(
                    played, text, MOST_DECISIONS, MOST_SECONDS, table=client, limit=HARD_FACTOR * MOST_SECONDS
                )
            except (OutOfTime, Died, MemoryError) as error:
                raise Problem(400, "too-long", "it takes too much time or memory to play") from error
            return accepted(found)

    def count_sign_in(self, connection: Asking, name: str, cookie: str | None) -> None:
        """A try at a password: by whom it is made, and for which account, wherever it is made.

        Where the account is at home it is counted by itself: strangers who try it do not keep its owner out.
        """
        client, account = address(connection), login_of(name.strip())
        self.limits.spend(client, A_SIGN_IN)
        self.limits.count("sign-in", client, SIGN_IN)
        homes = self.homes.get(account, ())
        home = next((one for one in (client, hashed(cookie or "", "home")) if one in homes), None)
        self.limits.count("account", account if home is None else f"{home} {account}", ACCOUNT)


def price_to_show(table: Table) -> int:
    """What it costs to show a whole table, or to read it: by how much has been told there."""
    return price_of(0 if table.course is None else len(table.course.told))


def is_https(connection: Asking) -> bool:
    return connection.scope["scheme"] in ("https", "wss")


def address(connection: Asking) -> str:
    """Whose budget it is paid from."""
    return client_of(connection.client.host) if connection.client is not None else NOWHERE
