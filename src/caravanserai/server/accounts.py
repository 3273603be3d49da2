"""Guests and accounts, and who is asking: sessions, passwords, tokens of seats.

A visitor carries a cookie from the first page on. It stands for nobody; whoever
becomes a guest, registers, signs in or out gets a fresh one, and the store knows
only its hash. What a page must send back with every change is derived from it, so
that other sites cannot.
"""

import asyncio
import hmac
import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from secrets import token_urlsafe
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from caravanserai.server import schema
from caravanserai.server.store import OUT, Store
from caravanserai.speech import Speaker, languages
from caravanserai.tables.clocks import now_ms
from caravanserai.tables.commands import Actor
from caravanserai.tables.messages import SeatToken
from caravanserai.tables.names import first_login_of, login_of, proper_name
from caravanserai.tables.people import new_person
from caravanserai.tables.problem import Problem, missing
from caravanserai.tables.rows import PersonRow, SessionRow, TokenRow, Wishes

COOKIE: Final = "caravanserai"
OF_OURS: Final = re.compile(r"[A-Za-z0-9_-]{32,64}")  # what a cookie that was given out here looks like
MOST_TOKENS: Final = 32  # that a person has for their seats at one table; then a newer one takes the oldest one's place
SESSION_MS: Final = 180 * 24 * 3600 * 1000
SWEPT_AT_ONCE: Final = 500
GUEST_NAME: Final = "web-guest-name"  # what a newcomer is called unless they say otherwise
HASHER: Final = PasswordHasher()
NOBODYS_HASH: Final = HASHER.hash(token_urlsafe())  # so that an unknown name takes as long as a wrong password


@cache
def newcomers() -> frozenset[str]:
    """What guests are called before they choose a name: no account takes that from them."""
    return frozenset(login_of(Speaker(None, language).text(GUEST_NAME)) for language in languages())


def hashed(secret: str, use: str) -> str:
    return blake2b(secret.encode(), digest_size=24, person=use.encode()).hexdigest()


def cookie_name(https: bool) -> str:
    """With https the browser itself holds the cookie to this host, path and scheme."""
    return f"__Host-{COOKIE}" if https else COOKIE


def cookie_of_ours(sent: str | None) -> str | None:
    """A cookie as it came, if it can be one that was given out here."""
    return sent if sent is not None and OF_OURS.fullmatch(sent) else None


@dataclass(frozen=True)
class Visitor:
    """Who is asking: a cookie that may stand for a person, or a program with the token of a seat."""

    cookie: str | None
    person: PersonRow | None
    actor: Actor
    credential: str | None = None  # the hash of the cookie or token by which the store knows them

    @property
    def csrf(self) -> str:
        return hashed(self.cookie or "", "csrf")

    def signed_in(self) -> PersonRow:
        if self.person is None or self.actor.is_program:
            raise Problem(401, "not-signed-in", "sign in, or play as a guest")
        return self.person

    def check(self, sent: str | None) -> None:
        """Whether a change was asked for by one of our own pages; a program has no cookie to be abused."""
        if not self.actor.is_program and not hmac.compare_digest(sent or "", self.csrf):
            raise Problem(403, "csrf", "X-CSRF-Token: missing or old; see GET /api/me")


class Accounts:
    """People in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Who is asking

    async def visitor(self, cookie: str | None, bearer: str | None) -> Visitor:
        if bearer is not None:
            return Visitor(None, None, await self.program(bearer), hashed(bearer, "token"))
        person = await self.of_session(cookie) if cookie else None
        if cookie is None or person is None:
            return Visitor(cookie, None, Actor(None))
        return Visitor(cookie, person, Actor(person["id"], person["name"]), hashed(cookie, "session"))

    async def of_session(self, cookie: str) -> PersonRow | None:
        session, person = schema.session, schema.person
        where = (session.c.token == hashed(cookie, "session"), session.c.until > now_ms())
        theirs = select(person).join(session, session.c.person == person.c.id).where(*where)
        return await self.store.row(theirs, PersonRow)

    async def program(self, bearer: str) -> Actor:
        c = schema.token.c
        row = await self.store.row(select(schema.token).where(c.token == hashed(bearer, "token")), TokenRow)
        if row is None:
            raise Problem(401, "bad-token", "this token is not known")
        return Actor(row["person"], "", row["seat"], row["game"])

    async def known(self, credentials: Collection[str]) -> set[str]:
        """Those among some hashes of cookies and tokens that still stand for somebody."""
        session, token = schema.session.c, schema.token.c
        sessions = select(session.token).where(session.token.in_(credentials), session.until > now_ms())
        tokens = select(token.token).where(token.token.in_(credentials))
        return {row["token"] for row in await self.store.rows(sessions.union_all(tokens), TokenRow)}

    # Tokens of seats

    async def new_token(self, game: str, seat: int, person: str) -> tuple[str, list[str]]:
        """A token that lets a program act for one seat of one table; and the hashes of those that give way to it."""
        secret, c = token_urlsafe(24), schema.token.c
        row = {"token": hashed(secret, "token"), "game": game, "seat": seat, "person": person, "created": now_ms()}
        theirs = select(c.token).where(c.game == game, c.person == person).order_by(c.created.desc(), c.token)

        def work(connection: Connection) -> list[str]:
            gone = list(connection.execute(theirs.offset(MOST_TOKENS - 1)).scalars())
            connection.execute(delete(schema.token).where(c.token.in_(gone)))
            connection.execute(insert(schema.token), row)
            for one in gone:
                self.store.notify(connection, f"{OUT} {one}")
            return gone

        return secret, await self.store.write(work)

    async def tokens(self, game: str, person: str) -> list[SeatToken]:
        """The tokens that a person has made for their seats at a table, the newest first."""
        c = schema.token.c
        mine = select(schema.token).where(c.game == game, c.person == person).order_by(c.created.desc(), c.token)
        found = await self.store.rows(mine, TokenRow)
        return [{"id": row["token"], "seat": row["seat"], "created": row["created"]} for row in found]

    async def revoke(self, game: str, person: str, token: str) -> None:
        """A token is worth nothing any more; only who made it may say so."""
        c = schema.token.c

        def work(connection: Connection) -> int:
            gone = delete(schema.token).where(c.token == token, c.game == game, c.person == person)
            found = int(connection.execute(gone).rowcount)
            if found:
                self.store.notify(connection, f"{OUT} {token}")
            return found

        if not await self.store.write(work):
            raise missing("token")

    # Signing in and out

    async def guest(self, name: str, language: str, settings: Wishes) -> PersonRow:
        """A new guest; nobody is signed in yet."""
        row = new_person(name, language) | {"settings": settings}
        await self.check_free(row["name"])
        await self.store.insert(schema.person, row)
        return row

    async def register(self, person: PersonRow | None, name: str, password: str, language: str) -> PersonRow:
        """An account; a guest who registers keeps their games."""
        if person is not None and person["password"] is not None:
            raise Problem(409, "has-account", "this is an account already")
        name = proper_name(name)
        await self.check_free(name, for_account=True)
        values: PersonRow = {"name": name, "login": login_of(name), "password": await hash_of(password)}
        try:
            if person is None:
                person = new_person(name, language)
                await self.store.insert(schema.person, person | values)
            else:
                whose = schema.person.c.id == person["id"]
                await self.store.execute(update(schema.person).where(whose).values(values))
        except IntegrityError:
            raise Problem(409, "name-taken", f"{name}: another account has this name") from None
        return person | values

    async def check_free(self, name: str, for_account: bool = False, whose: str | None = None) -> None:
        """No account but one's own has the name; what guests are called at first is everybody's, and no account's."""
        found, is_newcomers = await self.named(name), login_of(name) in newcomers()
        if found is not None and found["id"] == whose:
            return
        if for_account if is_newcomers else found is not None:
            raise Problem(409, "name-taken", f"{name}: an account has this name")

    async def named(self, name: str) -> PersonRow | None:
        """The account of a name, however it is written; if two are written alike, the one that is written so."""
        like = login_of(name)
        exact = like if "\0" in name else first_login_of(name.strip())  # no database keeps that character
        rows = await self.store.rows(select(schema.person).where(schema.person.c.login.in_((exact, like))), PersonRow)
        return min(rows, key=lambda row: row["login"] != exact, default=None)

    async def login(self, name: str, password: str) -> PersonRow:
        row = await self.named(name)
        known = None if row is None else row["password"]
        if not await is_password(known or NOBODYS_HASH, password) or row is None:
            raise Problem(401, "wrong-password", "no account has this name and password")
        return row

    async def sign_in(self, old: str | None, person: str) -> str:
        """A fresh cookie for a person: who knew the old one, which stands for nobody any more, learns nothing."""
        fresh = token_urlsafe(32)

        def work(connection: Connection) -> None:
            self.forget(connection, old)
            connection.execute(insert(schema.session), session_row(fresh, person))

        await self.store.write(work)
        return fresh

    async def logout(self, visitor: Visitor) -> None:
        """Who is nobody already has nothing to be forgotten."""
        if visitor.person is not None:
            await self.store.write(lambda connection: self.forget(connection, visitor.cookie))

    def forget(self, connection: Connection, cookie: str | None) -> None:
        """A cookie stands for nobody any more; other processes hear of it."""
        gone = hashed(cookie or "", "session")
        if connection.execute(delete(schema.session).where(schema.session.c.token == gone)).rowcount:
            self.store.notify(connection, f"{OUT} {gone}")

    async def sweep(self) -> None:
        """Forget sessions that are too old, some at a time; they stand for nobody already."""
        c = schema.session.c
        old = select(c.token).where(c.until <= now_ms()).limit(SWEPT_AT_ONCE)
        found = [row["token"] for row in await self.store.rows(old, SessionRow)]
        if found:
            await self.store.execute(delete(schema.session).where(c.token.in_(found)))

    async def change(self, person: PersonRow, values: PersonRow) -> PersonRow:
        """A person's own settings; at tables where they sit they keep the name under which they sat down."""
        if "name" in values:
            name = values["name"] = proper_name(values["name"])
            has_account = person["login"] is not None
            await self.check_free(name, has_account, person["id"])
            if has_account and login_of(name) != person["login"]:
                values["login"] = login_of(name)
        whose = schema.person.c.id == person["id"]
        try:
            if values:
                await self.store.execute(update(schema.person).where(whose).values(values))
        except IntegrityError:
            raise Problem(409, "name-taken", "another account has this name") from None
        return person | values


def session_row(cookie: str, person: str) -> SessionRow:
    now = now_ms()
    return {"token": hashed(cookie, "session"), "person": person, "created": now, "until": now + SESSION_MS}


async def hash_of(password: str) -> str:
    return await asyncio.to_thread(HASHER.hash, password)


async def is_password(known: str, password: str) -> bool:
    try:
        return await asyncio.to_thread(HASHER.verify, known, password)
    except (VerificationError, InvalidHashError):
        return False
