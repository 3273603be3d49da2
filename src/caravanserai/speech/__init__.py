"""Everything a player reads, in five languages: Fluent catalogues and the speaker that uses them."""

from caravanserai.speech.catalogue import LANGUAGES, language_for
from caravanserai.speech.check import word_faults
from caravanserai.speech.speaker import Speaker

__all__ = ["LANGUAGES", "Speaker", "language_for", "word_faults"]
