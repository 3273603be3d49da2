"""Everything a player reads, in every language: Fluent catalogues and the speaker that uses them."""

from caravanserai.core.languages import language_for, languages
from caravanserai.speech.check import word_faults
from caravanserai.speech.speaker import Speaker

__all__ = ["Speaker", "language_for", "languages", "word_faults"]
