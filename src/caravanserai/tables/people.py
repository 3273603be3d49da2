"""People, as the store keeps them and as they see themselves."""

from secrets import token_urlsafe
from typing import Final

from caravanserai.tables.clocks import now_ms
from caravanserai.tables.messages import Person
from caravanserai.tables.names import proper_name
from caravanserai.tables.rows import PersonRow

ID_BYTES: Final = 9


def new_id() -> str:
    return token_urlsafe(ID_BYTES)


def new_person(name: str, language: str) -> PersonRow:
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


def shown(person: PersonRow | None) -> Person | None:
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
