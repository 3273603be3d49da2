"""What the handlers of one server process share."""

from typing import Any

from litestar.connection import ASGIConnection

from caravanserai.server.accounts import Accounts, Visitor, cookie_name
from caravanserai.server.config import Config
from caravanserai.server.limits import REQUEST, Limits
from caravanserai.server.lines import Lines
from caravanserai.server.problem import Problem
from caravanserai.server.store import Store
from caravanserai.server.tables import Tables
from caravanserai.server.thinking import Thinkers

SAFE = ("GET", "HEAD", "OPTIONS")
Asking = ASGIConnection[Any, Any, Any, Any]


class Service:
    """The store, the people, the tables and the limits."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database)
        self.accounts = Accounts(self.store)
        self.thinkers = Thinkers(config.workers)
        self.tables = Tables(self.store, self.thinkers, config)
        self.lines = Lines(self.accounts, self.tables, config)
        self.tables.out = self.lines.end
        self.limits = Limits(config.limits)

    async def open(self) -> None:
        await self.store.open()
        await self.tables.open()
        self.lines.start()

    async def close(self) -> None:
        await self.lines.close()
        await self.tables.close()
        self.thinkers.close()
        await self.store.close()

    async def visitor(self, connection: Asking) -> Visitor:
        """Who is asking; every change must come from a page of ours or from a program."""
        scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
        if scheme and scheme.lower() != "bearer":
            raise Problem(401, "bad-token", "Authorization: only Bearer is understood")
        cookie = connection.cookies.get(cookie_name(is_https(connection)))
        visitor = await self.accounts.visitor(cookie, bearer.strip() if scheme else None)
        method = connection.scope.get("method")  # a socket has none: it is held to its origin
        if method is not None:
            self.limits.count("request", address(connection), REQUEST)
            if method not in SAFE:
                visitor.check(connection.headers.get("x-csrf-token"))
        return visitor


def is_https(connection: Asking) -> bool:
    return connection.scope["scheme"] in ("https", "wss")


def address(connection: Asking) -> str:
    return connection.client.host if connection.client is not None else "nowhere"
