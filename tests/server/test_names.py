"""Names: what can be read is a name, and what looks the same is the same."""

import unicodedata

import pytest
from sqlalchemy import insert, update

from caravanserai.server import schema
from caravanserai.server.accounts import newcomers
from caravanserai.tables.letters import HIDDEN
from caravanserai.tables.names import LONGEST_KEPT, login_of, proper_name, width_of
from caravanserai.tables.people import new_person
from caravanserai.tables.problem import Problem
from tests.server.house import House, Person, config_for, run_in
from tests.server.test_accounts import PASSWORD

ZALGO = "A\u0335\u0321\u0310\u0344b"
PHRASE = "\ufdfa"  # one character that stands for eighteen


def error_of(name: str) -> str:
    with pytest.raises(Problem) as problem:
        proper_name(name)
    assert 400 == problem.value.status
    return problem.value.error


@pytest.mark.parametrize(
    "name",
    [
        "\u200b",
        "a\u200db",
        "a\u202eb",
        "a\u2066b",
        "a\0",
        "\x1b[31m",
        "\u3164",
        "\u2800",
        "a\ufe0f",
        "\U000e0101",
        "\ufeff",
    ],
)
def test_hidden_characters(name: str) -> None:
    """Of no width, turning the line round, controlling something, or blank though they count as letters."""
    assert "name-hidden" == error_of(name)


def test_all_that_hides_is_known() -> None:
    """What is listed is not among the control and format characters, which are found by their sort."""
    assert not [one for one in HIDDEN if unicodedata.category(one) == "Cf" and one != "\u180e"]
    assert all("name-hidden" == error_of(f"a{one}b") for one in HIDDEN)


@pytest.mark.parametrize("name", [ZALGO, "a" + "\u0301" * 5, "\u0301a", "a \u0301b", "\u20dd"])
def test_marks_that_pile_up(name: str) -> None:
    assert "name-marks" == error_of(name)


@pytest.mark.parametrize("name", ["", " ", "\n\t", "x" * 41, "漢" * 21, PHRASE * 3, PHRASE * 40, "ß" * 33])
def test_names_that_have_no_room(name: str) -> None:
    """On the screen, where a wide letter takes the place of two, or in the database."""
    assert "bad-name" == error_of(name)


@pytest.mark.parametrize(
    "name",
    [
        "x" * 40,
        "ΐ" * 40,
        "漢" * 20,
        PHRASE,
        "Zoë",
        "Ayşe Işık",
        "Nguyễn Thị",
        "אַבְרָהָם",
        "ประเสริฐ",
        "नरेन्द्र",
        "Ọ̀ṣọ́",
        "O'Neill 🎲",
    ],
)
def test_names_as_people_have_them(name: str) -> None:
    assert unicodedata.normalize("NFC", name) == proper_name(name)
    assert len(login_of(name)) <= LONGEST_KEPT


def test_blanks_and_spellings_of_a_letter_do_not_matter() -> None:
    assert ("Zoë B", 5) == (proper_name("  Zoe\u0308 \n B "), width_of("Zoë B"))


@pytest.mark.parametrize("other", ["zoe", "ZOE", "\uff3a\uff4f\uff45", "Z\u0336oe", "Zo\u034fe", " zoe\u200b"])
def test_what_looks_the_same_is_the_same(other: str) -> None:
    assert login_of("Zoe") == login_of(other)


def test_what_looks_different_is_not() -> None:
    """Letters with marks of their own, and vowels that are marks."""
    for one, other in (("Zoe", "Zoë"), ("Ayse", "Ayşe"), ("กิ", "กี"), ("कि", "की")):
        assert login_of(one) != login_of(other)


def test_a_guest_does_not_take_the_name_of_an_account(shared_house: House) -> None:
    """However it is written; neither at first nor later. The account itself may be written otherwise."""
    owner = shared_house.guest("x")
    owner.post("/api/register", name="Warden", password=PASSWORD)
    for name in ("Warden", "wARDEN", "W\u0336arden", "\uff37arden", " Warden "):
        assert "name-taken" == Person(shared_house).post("/api/guest", 409, name=name, language="en")["error"]
        guest = shared_house.guest("Somebody")
        assert "name-taken" == guest.post("/api/guest", 409, name=name, language="en")["error"]
        answer = guest.http.patch("/api/me", json={"name": name}, headers={"X-CSRF-Token": guest.csrf})
        assert (409, "name-taken") == (answer.status_code, answer.json()["error"])
        assert "name-taken" == guest.post("/api/register", 409, name=name, password=PASSWORD)["error"]
    answer = owner.http.patch("/api/me", json={"name": "WARDEN"}, headers={"X-CSRF-Token": owner.csrf})
    assert (200, "WARDEN") == (answer.status_code, answer.json()["person"]["name"])
    Person(shared_house).post("/api/login", name="W\u0336arden", password=PASSWORD)


def test_no_account_takes_the_name_that_guests_begin_with(shared_house: House) -> None:
    """In none of the five languages: else newcomers could not sit down."""
    assert {"guest", "invité", "konuk", "gość", "vendég"} == newcomers()
    for name in ("Guest", "GOŚĆ"):
        assert "name-taken" == shared_house.guest("x").post("/api/register", 409, name=name, password=PASSWORD)["error"]
        shared_house.guest(name)


def test_older_accounts_sign_in_as_ever(house: House) -> None:
    """Also those whose names would be refused today, and beside one that looks the same."""
    new = house.guest("x")
    new.post("/api/register", name="Ab", password=PASSWORD)
    known = run_in(house, house.service.accounts.named("Ab"))
    assert known is not None
    old = new_person("old", "en") | {"name": ZALGO, "login": unicodedata.normalize("NFKC", ZALGO).casefold()}
    run_in(house, house.service.store.execute(insert(schema.person).values(old | {"password": known["password"]})))
    ours = Person(house)
    assert ZALGO == ours.post("/api/login", name=ZALGO, password=PASSWORD)["person"]["name"]
    assert "Ab" == Person(house).post("/api/login", name="ab", password=PASSWORD)["person"]["name"]

    taken = update(schema.person).where(schema.person.c.id == old["id"]).values(name="Guest", login="guest")
    run_in(house, house.service.store.execute(taken))
    answer = ours.http.patch("/api/me", json={"name": "Guest"}, headers={"X-CSRF-Token": ours.csrf})
    assert 200 == answer.status_code
    house.guest("Guest")


def test_no_name_is_too_much_for_a_database(database: str) -> None:
    """PostgreSQL knows no NUL and counts the characters of a column."""
    with House(config_for(database)) as house:
        me = Person(house)
        for name in ("\0", "a\0b", PHRASE * 40, "ß" * 40):
            for path, more in (("guest", {}), ("register", {"password": PASSWORD})):
                error = me.post(f"/api/{path}", 400, name=name, **more)["error"]
                assert error in ("bad-name", "name-hidden", "malformed")
            body = {"name": name, "password": PASSWORD}
            answer = me.http.post("/api/login", json=body, headers={"X-CSRF-Token": me.csrf})
            assert (answer.status_code, answer.json()["error"]) in ((401, "wrong-password"), (400, "malformed"))
        for name in (PHRASE + "漢" * 10, "ΐ" * 40):
            me.post("/api/register", name=name, password=PASSWORD)
            me.post("/api/logout")
