"""Guests and accounts, and who is asking: sessions, passwords, tokens of seats.

A visitor carries a cookie from the first page on. It stands for nobody; whoever
becomes a guest, registers, signs in or out gets a fresh one, and the store knows
only its hash. What a page must send back with every change is derived from it, so
that other sites cannot.
"""

import asyncio
import hmac
import unicodedata
from dataclasses import dataclass
from hashlib import blake2b
from secrets import token_urlsafe
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from caravanserai.server import schema
from caravanserai.server.clocks import now_ms
from caravanserai.server.commands import Actor
from caravanserai.server.messages import Person
from caravanserai.server.problem import Problem
from caravanserai.server.store import Row, Store

COOKIE: Final = "caravanserai"
SESSION_MS: Final = 180 * 24 * 3600 * 1000
ID_BYTES: Final = 9
LONGEST_NAME: Final = 40
HASHER: Final = PasswordHasher()
NOBODYS_HASH: Final = HASHER.hash(token_urlsafe())  # so that an unknown name takes as long as a wrong password


def new_id() -> str:
    return token_urlsafe(ID_BYTES)


def new_table_id() -> str:
    """Ten characters that fit in an address."""
    return token_urlsafe(8)[:10]


def hashed(secret: str, use: str) -> str:
    return blake2b(secret.encode(), digest_size=24, person=use.encode()).hexdigest()


def cookie_name(https: bool) -> str:
    """With https the browser itself holds the cookie to this host, path and scheme."""
    return f"__Host-{COOKIE}" if https else COOKIE


@dataclass(frozen=True)
class Visitor:
    """Who is asking: a cookie that may stand for a person, or a program with the token of a seat."""

    cookie: str | None
    person: Row | None
    actor: Actor

    @property
    def csrf(self) -> str:
        return hashed(self.cookie or "", "csrf")

    def signed_in(self) -> Row:
        if self.person is None or self.actor.is_program:
            raise Problem(401, "not-signed-in", "sign in, or play as a guest")
        return self.person

    def check(self, sent: str | None) -> None:
        """Whether a change was asked for by one of our own pages; a program has no cookie to be abused."""
        if not self.actor.is_program and not hmac.compare_digest(sent or "", self.csrf):
            raise Problem(403, "csrf", "X-CSRF-Token: missing or old; see GET /api/me")


def proper_name(name: str) -> str:
    """A name as people write it: no control characters, no blanks around it."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 0 < len(name) <= LONGEST_NAME or any(unicodedata.category(one)[0] == "C" for one in name):
        raise Problem(400, "bad-name", f"a name has 1 to {LONGEST_NAME} characters that can be seen")
    return name


def login_of(name: str) -> str:
    """Accounts are told apart by this: the same to the eye is the same."""
    return unicodedata.normalize("NFKC", name).casefold()


class Accounts:
    """People in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Who is asking

    async def visitor(self, cookie: str | None, bearer: str | None) -> Visitor:
        if bearer is not None:
            return Visitor(None, None, await self.program(bearer))
        person = await self.of_session(cookie) if cookie else None
        actor = Actor(person["id"], person["name"]) if person else Actor(None)
        return Visitor(cookie, person, actor)

    async def of_session(self, cookie: str) -> Row | None:
        session, person = schema.session, schema.person
        where = (session.c.token == hashed(cookie, "session"), session.c.until > now_ms())
        return await self.store.row(select(person).join(session, session.c.person == person.c.id).where(*where))

    async def program(self, bearer: str) -> Actor:
        c = schema.token.c
        row = await self.store.row(select(schema.token).where(c.token == hashed(bearer, "token")))
        if row is None:
            raise Problem(401, "bad-token", "this token is not known")
        return Actor(row["person"], "", row["seat"], row["game"])

    async def new_token(self, game: str, seat: int, person: str) -> str:
        """A token that lets a program act for one seat of one table; only its hash is kept."""
        secret = token_urlsafe(24)
        row = {"token": hashed(secret, "token"), "game": game, "seat": seat, "person": person, "created": now_ms()}
        await self.store.insert(schema.token, row)
        return secret

    # Signing in and out

    async def guest(self, name: str, language: str) -> Row:
        """A new guest; nobody is signed in yet."""
        row = new_person(name, language)
        await self.store.insert(schema.person, row)
        return row

    async def register(self, person: Row | None, name: str, password: str, language: str) -> Row:
        """An account; a guest who registers keeps their games."""
        if person is not None and person["password"] is not None:
            raise Problem(409, "has-account", "this is an account already")
        values = {"name": proper_name(name), "login": login_of(proper_name(name)), "password": await hash_of(password)}
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

    async def login(self, name: str, password: str) -> Row:
        row = await self.store.row(select(schema.person).where(schema.person.c.login == login_of(name.strip())))
        if not await is_password((row or {}).get("password") or NOBODYS_HASH, password) or row is None:
            raise Problem(401, "wrong-password", "no account has this name and password")
        return row

    async def sign_in(self, old: str | None, person: str) -> str:
        """A fresh cookie for a person: who knew the old one, which stands for nobody any more, learns nothing."""
        fresh = token_urlsafe(32)

        def work(connection: Connection) -> None:
            forget(connection, old)
            connection.execute(insert(schema.session), session_row(fresh, person))

        await self.store.write(work)
        return fresh

    async def logout(self, cookie: str | None) -> None:
        await self.store.write(lambda connection: forget(connection, cookie))

    async def change(self, person: Row, values: Row) -> Row:
        """A person's own settings; at tables where they sit they keep the name under which they sat down."""
        if "name" in values:
            values["name"] = proper_name(values["name"])
            if person["login"] is not None and login_of(values["name"]) != person["login"]:
                values["login"] = login_of(values["name"])
        whose = schema.person.c.id == person["id"]
        try:
            if values:
                await self.store.execute(update(schema.person).where(whose).values(values))
        except IntegrityError:
            raise Problem(409, "name-taken", "another account has this name") from None
        return person | values


def new_person(name: str, language: str) -> Row:
    return {
        "id": new_id(),
        "name": proper_name(name),
        "login": None,
        "password": None,
        "language": language,
        "theme": "system",
        "settings": {},
        "created": now_ms(),
    }


def forget(connection: Connection, cookie: str | None) -> None:
    gone = schema.session.c.until <= now_ms()
    if cookie:
        gone = gone | (schema.session.c.token == hashed(cookie, "session"))
    connection.execute(delete(schema.session).where(gone))


def session_row(cookie: str, person: str) -> Row:
    now = now_ms()
    return {"token": hashed(cookie, "session"), "person": person, "created": now, "until": now + SESSION_MS}


async def hash_of(password: str) -> str:
    return await asyncio.to_thread(HASHER.hash, password)


async def is_password(known: str, password: str) -> bool:
    try:
        return await asyncio.to_thread(HASHER.verify, known, password)
    except (VerificationError, InvalidHashError):
        return False


def shown(person: Row | None) -> Person | None:
    """A person as they see themselves."""
    if person is None:
        return None
    return {
        "id": person["id"],
        "name": person["name"],
        "guest": person["password"] is None,
        "language": person["language"],
        "theme": person["theme"],
        "settings": person["settings"],
    }
