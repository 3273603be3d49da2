"""Guests, accounts, sessions, and who may not."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher, extract_parameters
from sqlalchemy import select, update

from caravanserai.server import schema
from caravanserai.server.accounts import HASHER, NOBODYS_HASH, cookie_name
from caravanserai.server.clients import Proxies
from caravanserai.server.limits import COMMAND, SIGN_IN
from caravanserai.tables.making import LARGEST_SETTINGS, MOST_SETTINGS
from tests.server.house import House, Person, Sent, config_for, fresh_key, legal, run_in, sqlite_in

PASSWORD = "correct horse battery"


def test_guessing_is_dear() -> None:
    """As dear as argon2 advises, also for names that nobody has; only the other tests do it cheaply."""
    advised = extract_parameters(PasswordHasher().hash(PASSWORD))
    assert advised == extract_parameters(HASHER.hash(PASSWORD)) == extract_parameters(NOBODYS_HASH)


def test_a_guest_plays_at_once(shared_house: House) -> None:
    me = shared_house.guest("Zoë")
    found = me.get("/api/me")["person"]
    assert ("Zoë", True, "tr") == (found["name"], found["guest"], found["language"])


def test_a_guest_becomes_an_account_and_keeps_their_games(shared_house: House) -> None:
    """From another browser, too; the old cookie is worth nothing any more."""
    me = shared_house.guest("Keeper")
    table = me.table("me")
    old = dict(me.http.cookies)
    assert not me.post("/api/register", name="Keeper", password=PASSWORD)["person"]["guest"]
    assert [table] == [one["id"] for one in me.get("/api/tables", list="mine")]

    other = Person(shared_house)
    other.post("/api/login", name="keeper", password=PASSWORD)
    state = other.asked(table, 0)
    other.move(table, state, legal(state)[0])
    thief = Person(shared_house)
    assert shared_house.visit(cookies=old).get("/api/me").json()["person"] is None
    assert thief.get("/api/me")["person"] is None


def test_wrong_passwords_and_taken_names(shared_house: House) -> None:
    """An unknown name and a wrong password get the same answer."""
    shared_house.guest("x").post("/api/register", name="Taken Name", password=PASSWORD)
    other = shared_house.guest("y")
    assert "name-taken" == other.post("/api/register", 409, name="taken NAME", password=PASSWORD)["error"]
    wrong = other.post("/api/login", 401, name="Taken Name", password="nonsense")
    unknown = other.post("/api/login", 401, name="Nobody Here", password="nonsense")
    assert wrong == unknown
    assert "malformed" == other.post("/api/register", 400, name="Short", password="short")["error"]


def test_signing_out(shared_house: House) -> None:
    me = shared_house.guest()
    me.post("/api/logout")
    assert me.get("/api/me")["person"] is None
    assert "not-signed-in" == me.post("/api/tables", 401, game="gugong", seats=[{"kind": "me"}])["error"]


def test_who_is_nobody_signs_out_without_a_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever was somebody until now is forgotten once."""
    writes: list[object] = []
    with House(config_for(sqlite_in(tmp_path), reviewers=0)) as house:  # who judges looks for work now and then
        write = house.service.store.write

        async def counted(work: Any) -> Any:
            writes.append(work)
            return await write(work)

        me = house.guest()
        monkeypatch.setattr(house.service.store, "write", counted)
        nobody = Person(house)
        nobody.post("/api/logout")
        assert not writes
        for _ in range(2):
            me.post("/api/logout")
            assert 1 == len(writes)


def test_every_change_of_identity_changes_the_cookie(shared_house: House) -> None:
    """Somebody who has planted or read the cookie before is nobody after; a guest who only takes another name stays."""
    me = Person(shared_house)

    def cookie() -> str:
        return me.http.cookies[cookie_name(False)]

    def whose(old: str) -> str | None:
        person = shared_house.visit(cookies={cookie_name(False): old}).get("/api/me").json()["person"]
        return None if person is None else person["name"]

    known = [cookie()]
    changes: list[tuple[str, Sent]] = [
        ("guest", {"name": "First", "language": "en"}),
        ("register", {"name": "Turner", "password": PASSWORD}),
        ("logout", {}),
        ("register", {"name": "Another", "password": PASSWORD}),
        ("logout", {}),
        ("login", {"name": "turner", "password": PASSWORD}),
    ]
    for path, body in changes:
        me.post(f"/api/{path}", **body)
        assert cookie() not in known
        assert [None] * len(known) == [whose(old) for old in known]
        known.append(cookie())
    assert "Turner" == whose(cookie())

    guest = shared_house.guest("Before")
    before, csrf = guest.http.cookies[cookie_name(False)], guest.csrf
    guest.post("/api/guest", name="After", language="en")
    assert (before, csrf) == (guest.http.cookies[cookie_name(False)], guest.csrf)


def test_a_name_that_is_taken_makes_nobody_a_guest(shared_house: House) -> None:
    shared_house.guest("x").post("/api/register", name="Only One", password=PASSWORD)
    other = Person(shared_house)
    other.post("/api/register", 409, name="only one", password=PASSWORD)
    assert other.get("/api/me")["person"] is None


def test_settings_are_kept(shared_house: House) -> None:
    me = shared_house.guest()
    body = {"theme": "dark", "language": "hu", "settings": {"motion": False}}
    answer = me.http.patch("/api/me", json=body, headers={"X-CSRF-Token": me.csrf})
    assert 200 == answer.status_code
    found = me.get("/api/me")["person"]
    assert ("dark", "hu", {"motion": False}) == (found["theme"], found["language"], found["settings"])


def test_there_are_only_so_many_settings(shared_house: House) -> None:
    """However they come: all at once, or little by little; what is refused changes nothing."""
    few, many = ({f"{n}": True for n in range(most)} for most in (MOST_SETTINGS, MOST_SETTINGS + 1))
    me = Person(shared_house)
    refused = me.post("/api/guest", 400, name="Me", language="hu", settings=many)
    assert ("malformed", f"settings: at most {MOST_SETTINGS}") == (refused["error"], refused["detail"])
    me.post("/api/guest", name="Me", language="hu", settings=few)
    answer = me.http.patch("/api/me", json={"settings": {"more": True}}, headers={"X-CSRF-Token": me.csrf})
    assert (400, few) == (answer.status_code, me.get("/api/me")["person"]["settings"])


def test_settings_take_only_so_much_room(shared_house: House) -> None:
    """No number is longer than clients can count, and all together are short, little by little, too."""
    me = shared_house.guest()

    def set_to(**settings: Any) -> httpx.Response:
        return me.http.patch("/api/me", json={"settings": settings}, headers={"X-CSRF-Token": me.csrf})

    body = '{"settings": {"n": %s}}'
    headers = {"X-CSRF-Token": me.csrf, "Content-Type": "application/json"}
    for n in ("9" * 20, "-" + "9" * 20, "9" * 4_300):
        refused = me.http.patch("/api/me", content=body % n, headers=headers)
        assert (400, "malformed") == (refused.status_code, refused.json()["error"])
    assert 200 == set_to(most=2**53, least=-(2**53)).status_code
    answers = [set_to(**{f"{n}": "ű" * 200}) for n in range(16)]  # some 400 bytes each
    assert {200, 400} == {one.status_code for one in answers}
    assert f"settings: at most {LARGEST_SETTINGS} bytes together" == answers[-1].json()["detail"]
    assert len(me.http.get("/api/me").content) < LARGEST_SETTINGS + 500
    assert (
        400
        == me.http.post(
            "/api/guest",
            json={"name": "Me", "settings": {str(n): "x" * 200 for n in range(64)}},
            headers={"X-CSRF-Token": me.csrf},
        ).status_code
    )


def test_who_has_set_too_much_before_there_was_a_bound_sets_anew(shared_house: House) -> None:
    """They are shown what they have; the next change takes its place."""
    me = shared_house.guest()
    old = {f"{n}": "x" * 200 for n in range(60)}
    c, person = schema.person.c, me.get("/api/me")["person"]["id"]
    run_in(
        shared_house,
        shared_house.service.store.execute(update(schema.person).where(c.id == person).values(settings=old)),
    )
    assert old == me.get("/api/me")["person"]["settings"]
    answer = me.http.patch("/api/me", json={"settings": {"motion": False}}, headers={"X-CSRF-Token": me.csrf})
    assert (200, {"motion": False}) == (answer.status_code, answer.json()["person"]["settings"])


@pytest.mark.parametrize("sent", [None, "", "nonsense"])
def test_a_change_without_our_page_is_refused(shared_house: House, sent: str | None) -> None:
    """A form on another site carries the cookie, not the value derived from it."""
    me = shared_house.guest()
    headers = {} if sent is None else {"X-CSRF-Token": sent}
    answer = me.http.post("/api/tables", json={"game": "gugong", "seats": [{"kind": "me"}]}, headers=headers)
    assert (403, "csrf") == (answer.status_code, answer.json()["error"])


def test_the_store_knows_no_secret(house: House) -> None:
    """Neither cookies nor passwords nor tokens can be read from it."""
    me = house.guest()
    me.post("/api/register", name="Secret", password=PASSWORD)
    table = me.table("me")
    token = me.post(f"/api/tables/{table}/token", seat=0)["token"]
    secrets = [PASSWORD, token, me.http.cookies[cookie_name(False)], me.csrf]
    for one in (schema.person, schema.session, schema.token):
        text = str(run_in(house, house.service.store.rows(select(one), dict)))
        assert not [secret for secret in secrets if secret in text]


def test_cookies_are_held_to_this_host(shared_house: House, tmp_path: Path) -> None:
    """Not readable by scripts; with https, as a proxy says it is, bound to host, path and scheme by their very name."""
    given = shared_house.visit().get("/api/me").headers["set-cookie"]
    assert given.startswith("caravanserai=")
    assert "HttpOnly" in given
    assert "SameSite=lax" in given
    says_so = {"X-Forwarded-Proto": "https"}
    assert shared_house.visit().get("/api/me", headers=says_so).headers["set-cookie"].startswith("caravanserai=")
    with House(config_for(sqlite_in(tmp_path), proxies=Proxies("127.0.0.1"))) as behind:
        secure = behind.visit().get("/api/me", headers=says_so).headers["set-cookie"]
    assert secure.startswith("__Host-caravanserai=")
    assert "Secure" in secure
    assert "Path=/" in secure
    assert "Domain" not in secure


def test_limits(tmp_path: Path) -> None:
    """Too many tries at a password or too many commands: wait. Others may go on."""
    with House(config_for(sqlite_in(tmp_path), limits=True)) as house:
        me = house.guest()
        for _ in range(int(SIGN_IN.burst)):
            house.service.limits.count("sign-in", "127.0.0.1", SIGN_IN)
        assert "too-many" == me.post("/api/login", 429, name="a", password="b")["error"]
        table = me.table("me")
        line = me.socket(table, 0)
        line.next("state")
        for _ in range(int(COMMAND.burst) + 80):
            line.send(do="move", seat=0, decided=0, key=fresh_key(), token="x")
        assert "too-many" == line.next("error")["error"]
        other = house.guest("other")
        state = other.asked(mine := other.table("me"), 0)
        other.move(mine, state, legal(state)[0])


def test_a_private_table_is_joined_by_invitation(shared_house: House) -> None:
    me, other = shared_house.guest("A"), shared_house.guest("B")
    table = me.table("me", "open")
    assert table not in [one["id"] for one in other.get("/api/tables", list="public")]
    assert "not-invited" == other.post(f"/api/tables/{table}/join", 403, seat=1)["error"]
    assert "not-invited" == other.post(f"/api/tables/{table}/join", 403, seat=1, invite="guess")["error"]
    invite = me.state(table)["table"]["invite"]
    assert "invite" not in other.get(f"/api/tables/{table}", invite=invite)["table"]
    other.post(f"/api/tables/{table}/join", seat=1, invite=invite)
    assert "playing" == me.state(table)["table"]["status"]
