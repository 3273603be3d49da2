"""The languages that are held to saying everything: those that call themselves complete."""

from typing import Final

from caravanserai.core.languages import ENGLISH, languages

LANGUAGES: Final = tuple(name for name, language in languages().items() if language.complete)
OTHERS: Final = tuple(name for name in LANGUAGES if name != ENGLISH)
