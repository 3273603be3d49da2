"""The languages that are spoken here: a folder each, and no other list.

`speech/fr/` says in `language.toml` what is particular to French and in `house.ftl` all that games share. A game has
its words in its own folder, or the language has them: `de/games/camel.ftl` and `de/games/camel.rules.md`, named as
the folder of the game is. Languages that are not part of this package lie in a folder that CARAVANSERAI_LANGUAGES
names, or are packages with an entry point in the group `caravanserai.languages`.
"""

import os
import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

ENGLISH: Final = "en"  # what another language does not say is said in English
SETTING: Final = "CARAVANSERAI_LANGUAGES"
GROUP: Final = "caravanserai.languages"
OURS: Final = Path(__file__).parent.parent / "speech"
FACTS: Final = "language.toml"
HOUSE: Final = "house.ftl"
# As IETF writes languages: `fr`, `pt-BR`; no longer than a person's row of the database has room for.
ID: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,4})?")


def is_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def is_letters(value: Any) -> bool:
    return isinstance(value, dict) and is_texts(list(value.values()))


# What a field wants of a TOML file, and how that is said.
SHAPES: Final[dict[Any, tuple[Callable[[Any], bool], str]]] = {
    str: (lambda value: isinstance(value, str), 'a text "…"'),
    bool: (lambda value: isinstance(value, bool), "true or false"),
    list[str]: (is_texts, 'a list of texts ["…"]'),
    dict[str, str]: (is_letters, 'letters { "…" = "…" }'),
}


class BadLanguage(ValueError):
    """A folder that is no language; the message says why, in one line."""


@dataclass(frozen=True)
class Language:
    """One language: its folder, and what is particular to it."""

    id: str
    folder: Path
    name: str  # as its speakers call it
    complete: bool = False  # whether it says everything; tests hold it to that
    locale: str = ""  # whose dates and numbers, where the id alone does not tell
    letters: str = ""  # those beyond a to z
    small: dict[str, str] = field(default_factory=dict)  # capitals whose small letter is not the usual one
    alike: list[str] = field(default_factory=list)  # messages that read as in English, and are translated all the same

    def lowered(self, text: str) -> str:
        """A text in small letters."""
        for capital, small in self.small.items():
            text = text.replace(capital, small)
        return text.lower()

    def words_of(self, game: str) -> Path:
        """Where it has the words of a game whose folder is called so."""
        return self.folder / "games" / f"{game}.ftl"

    def rules_of(self, game: str) -> Path:
        """Where it has the rules of that game."""
        return self.folder / "games" / f"{game}.rules.md"


def languages() -> dict[str, Language]:
    """All languages by id, English first."""
    return found()[0]


def unread() -> list[str]:
    """Why folders that should be languages are none, one line each."""
    return found()[1]


@cache
def found() -> tuple[dict[str, Language], list[str]]:
    """What the folders say; one that cannot be used leaves the others alone."""
    out: dict[str, Language] = {}
    faults: list[str] = []
    for name, folder in folders():
        try:
            out.setdefault(name, read(name, folder))
        except BadLanguage as error:
            faults.append(str(error))
    return dict(sorted(out.items(), key=lambda one: (one[0] != ENGLISH, one[0]))), faults


def folders() -> Iterator[tuple[str, Path]]:
    """Every folder that should be a language: ours first, so that nobody replaces one of them."""
    setting = os.environ.get(SETTING, "")
    for parent in (OURS, *([Path(setting)] if setting else [])):
        for path in sorted(parent.glob(f"*/{FACTS}")):
            yield path.parent.name, path.parent
    for point in sorted(entry_points(group=GROUP)):
        spec = find_spec(point.module)
        for folder in (spec.submodule_search_locations or []) if spec is not None else []:
            yield point.name, Path(folder)


def read(name: str, folder: Path) -> Language:
    """A folder as a language, or BadLanguage."""
    file = f"{name}/{FACTS}"
    if ID.fullmatch(name) is None:
        raise BadLanguage(f"{file}: {name!r} is not the name of a language, as `de` or `pt-BR`")
    try:
        facts: dict[str, Any] = tomllib.loads((folder / FACTS).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadLanguage(f"{file}: {error}") from error
    known = {one.name: one.type for one in fields(Language)[2:]}
    for key, value in facts.items():
        if key not in known:
            raise BadLanguage(f"{file}: {key}: unknown; known: {', '.join(known)}")
        fits, shape = SHAPES[known[key]]
        if not fits(value):
            raise BadLanguage(f"{file}: {key}: expected {shape}")
    if not facts.get("name"):
        raise BadLanguage(f"{file}: name: missing")
    for path in (folder / HOUSE, *sorted((folder / "games").glob("*"))):
        try:
            path.read_text(encoding="utf-8")
        except FileNotFoundError:
            continue  # nothing is said yet
        except (OSError, UnicodeDecodeError) as error:
            raise BadLanguage(f"{name}/{path.relative_to(folder).as_posix()}: {error}") from error
    return Language(name, folder, **facts)


def language_for(locale: str) -> str:
    """The language of a locale such as `pl_PL.UTF-8`, or English where we do not speak it."""
    tag = locale.partition(".")[0].replace("_", "-").lower()
    known = {one.lower(): one for one in languages()}
    return known.get(tag) or known.get(tag.partition("-")[0]) or ENGLISH
