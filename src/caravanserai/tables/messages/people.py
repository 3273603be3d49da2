"""People, and the languages that are spoken to them."""

from typing import TypedDict

from caravanserai.tables.messages.table import Setting


class Person(TypedDict):
    """A person as they see themselves."""

    id: str
    name: str
    guest: bool
    language: str | None
    theme: str | None
    settings: dict[str, Setting]


class SeatToken(TypedDict):
    """A token of a program that plays on a seat; the token itself is told only once."""

    id: str
    seat: int
    created: int


class Me(TypedDict):
    """Who is asking, and what every change must send as X-CSRF-Token."""

    person: Person | None
    csrf: str


class LanguageFacts(TypedDict):
    """A language that is spoken here."""

    id: str
    name: str  # as its speakers call it
    locale: str  # whose dates and numbers
