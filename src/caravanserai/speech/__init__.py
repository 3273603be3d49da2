"""Everything a player reads, in every language: Fluent catalogues and the speaker that uses them."""

from typing import TYPE_CHECKING, Any

from caravanserai.core.languages import language_for, languages

if TYPE_CHECKING:
    from caravanserai.speech.check import word_faults
    from caravanserai.speech.speaker import Speaker

__all__ = ["Speaker", "language_for", "languages", "word_faults"]


def __getattr__(name: str) -> Any:
    """What needs Fluent is read when it is wanted: a browser has the grammar of its games, and no Fluent."""
    if name == "Speaker":
        from caravanserai.speech.speaker import Speaker  # noqa: PLC0415

        return Speaker
    if name == "word_faults":
        from caravanserai.speech.check import word_faults  # noqa: PLC0415

        return word_faults
    raise AttributeError(name)
