"""Rules in print: nothing is cut off, nothing is left out."""

import io

from rich.console import Console, Group, RenderableType

from caravanserai.cli.prose import Prose, guide, in_print, only_under
from caravanserai.core.book import Chapter, Statement
from caravanserai.core.game import games
from caravanserai.core.rulebook import Heading
from caravanserai.speech.howto import told
from tests.languages import LANGUAGES

RULES = [Statement("GG-5.2.1", "One.", "en"), Statement("GG-5.2.10", "Ten.", "en")]
GIFTS = Chapter(Heading("5.2", "Exchanging gifts", 3), "Of all gifts.", "en", RULES)
TABLE = "| who | what |\n| --- | --- |\n| the unforeseeable | indistinguishable |\n"


def printed(*parts: RenderableType, width: int = 80) -> str:
    out = io.StringIO()
    Console(file=out, width=width).print(Group(*parts))
    return out.getvalue()


def test_a_word_that_is_too_wide_for_its_column_goes_on_below() -> None:
    letters = printed(Prose(TABLE), width=20)
    assert "…" not in letters
    assert sorted("whowhattheunforeseeableindistinguishable") == sorted(one for one in letters if one.isalpha())


def test_a_section_is_printed_with_its_words_and_a_rule_without() -> None:
    whole, one = (printed(*in_print(only_under(GIFTS, name), {})) for name in ("GG-5", "GG-5.2.1"))
    assert ["Exchanging gifts", "Of all gifts.", "GG-5.2.1 One.", "GG-5.2.10 Ten."] == stripped(whole)
    assert ["Exchanging gifts", "GG-5.2.1 One."] == stripped(one)
    assert [] == only_under(GIFTS, "GG-5.3").rules


def test_a_note_stands_under_its_rule() -> None:
    lines = printed(*in_print(GIFTS, {"GG-5.2.1": "A *ruling*.", "GG-9": "Not here."})).splitlines()
    assert "    A ruling." == lines[3].rstrip()
    assert not any("Not here." in line for line in lines)


def stripped(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def test_how_to_play_fits_a_terminal_of_eighty_columns() -> None:
    """In every language: the steps of a turn are numbered, what beginners get wrong has its rule."""
    for game in games().values():
        for language in LANGUAGES if game.howto is not None else ():
            lines = printed(guide(game, language)).splitlines()
            assert all(len(line) <= 80 for line in lines)
            assert not any("howto-" in line for line in lines)
            assert [mark in "\n".join(lines) for mark in ("1. ", "2. ", "3. ")] == [True] * 3
            wrong = next(section for section in told(game, language) if section.shape == "mistakes")
            assert all(any(item.rule in line for line in lines) for item in wrong.items)
