"""What holds for every body that a client sends, beyond the type of each field."""

import unicodedata
from typing import Final

import msgspec

from caravanserai.server.problem import Problem

LONGEST_LOGIN: Final = 64  # characters, when look-alikes are written alike: some single ones become many


class Body(msgspec.Struct):
    """A body in which no name becomes too long when names are compared."""

    def __post_init__(self) -> None:
        name = getattr(self, "name", None)
        if isinstance(name, str) and len(unicodedata.normalize("NFKC", name).casefold()) > LONGEST_LOGIN:
            raise Problem(400, "bad-name", f"a name has at most {LONGEST_LOGIN} characters, however it is written")
