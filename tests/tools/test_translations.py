"""Rules, notes and translations that do not fit together are named, each kind of fault."""

from pathlib import Path

import pytest

from tests.languages import LANGUAGES
from tools.rules import ROOT, TERMS
from tools.translations import Terms, read_terms, text_faults, untranslated

GAMES = sorted(path.parent for path in (ROOT / "src/caravanserai/games").glob("*/rules.md"))
RULES = """# Oasis

Words for 2 players.

## 1. Water

**OA-1.1** Drink 2 water for each camel (OA-1.2).

**OA-1.2** The prices, and five gifts:

- one → 3 coins

| who | pays |
| --- | --- |
| Ada | 4 |

### 1.3 Shade

**OA-1.3.1** Rest.
"""
FRENCH = """# Oasis

Pour 2 joueurs.

## 1. Eau

**OA-1.1** Buvez 2 eaux par chameau (OA-1.2).

**OA-1.2** Les prix, et 5 cadeaux :

- un → 3 pièces

| qui | paie |
| --- | --- |
| Ada | 4 |

### 1.3 Ombre

**OA-1.3.1** Reposez-vous.
"""
NOTES = """# Oasis: notes

Section 7 is notes.

## 1. Water

**OA-1.1** [ruling] Because.

## 7. Open questions

**OA-7.1** Why?
"""
TERMS_OF_OASIS = Terms({"camel": {"en": ["camel", "camels"], "fr": ["chameau"], "tr": ["deve"]}})


@pytest.fixture
def oasis(tmp_path: Path) -> Path:
    folder = tmp_path / "oasis"
    folder.mkdir()
    for name, text in {"rules.md": RULES, "rules.fr.md": FRENCH, "notes.md": NOTES}.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def faults(folder: Path, old: str = "", new: str = "", file: str = "rules.fr.md") -> list[str]:
    """What is found after a change."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return list(text_faults(folder, TERMS_OF_OASIS))


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_the_games_fit_together(game: Path) -> None:
    """The check that holds for the project itself: rules, notes, and every language that the platform speaks."""
    assert [] == list(text_faults(game, read_terms(TERMS / f"{game.name}.toml")))
    assert {f"rules.{one}.md" for one in LANGUAGES if one != "en"} <= {path.name for path in game.iterdir()}
    assert (game / "notes.md").exists()


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_there_are_terms_to_look_for(game: Path) -> None:
    """In every language that the rules are told in."""
    terms = read_terms(TERMS / f"{game.name}.toml").words
    assert len(terms) > 40
    assert {"en", *(path.name.split(".")[1] for path in game.glob("rules.*.md"))} == set.intersection(
        *(set(forms) for forms in terms.values())
    )


def test_a_sound_game_has_no_faults(oasis: Path) -> None:
    """A number in words may stand in digits in another language."""
    assert [] == faults(oasis)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("**OA-1.3.1** Reposez-vous.\n", "", "rule OA-1.3.1: is missing"),
        ("**OA-1.3.1** Reposez-vous.\n", "**OA-1.3.1**\n", "OA-1.3.1: text: says nothing"),
        ("**OA-1.3.1**", "**OA-9.9**", "rule OA-9.9: is not in the English rules, or there less often"),
        ("### 1.3", "### 1.4", "heading ### 1.3: is missing"),
        ("### 1.3 Ombre\n", "", "heading ### 1.3: is missing"),
        ("### 1.3", "## 1.3", "heading ## 1.3: is not in the English rules, or there less often"),
        ("2 eaux", "3 eaux", "OA-1.1: numbers: 2 missing, 3 too much"),
        ("5 cadeaux", "6 cadeaux", "OA-1.2: numbers: nothing missing, 6 too much"),
        ("2 joueurs", "joueurs", "heading #: numbers: 2 missing, nothing too much"),
        ("(OA-1.2)", "(OA-1.3)", "OA-1.1: references: OA-1.2 missing, OA-1.3 too much"),
        (" → ", " : ", "OA-1.2: icons: → missing, nothing too much"),
        ("- un", "un", "OA-1.2: lists: item missing, nothing too much"),
        ("| Ada | 4 |", "| Ada 4 |", "OA-1.2: tables: row of 2 missing, row of 1 too much"),
        ("chameau", "âne", "OA-1.1: camel: is not said as chameau"),
        ("Buvez", "[ruling] Buvez", "line 7: '[ruling]' is not for players"),
    ],
)
def test_a_translation_that_differs(oasis: Path, old: str, new: str, fault: str) -> None:
    assert f"oasis/rules.fr.md: {fault}" in faults(oasis, old, new)


def test_rules_out_of_order(oasis: Path) -> None:
    swapped = FRENCH.replace("OA-1.1**", "OA-X**").replace("OA-1.2**", "OA-1.1**").replace("OA-X**", "OA-1.2**")
    (oasis / "rules.fr.md").write_text(swapped, encoding="utf-8")
    assert "oasis/rules.fr.md: rule OA-1.2: stands where OA-1.1 should" in faults(oasis)


@pytest.mark.parametrize("mark", ["[public: a page]", "[recalled]", "`key`", "data:water", "The seed says", "Seeds"])
def test_what_is_not_for_players(oasis: Path, mark: str) -> None:
    (fault,) = [one for one in faults(oasis, "Rest.", f"Rest {mark}.", "rules.md") if "not for players" in one][:1]
    assert fault.startswith("oasis/rules.md: line 19: ")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("OA-1.1**", "OA-1.9**", "OA-1.9: is no rule"),
        ("OA-7.1**", "OA-8.1**", "OA-8.1: is no rule"),
        ("OA-7.1**", "OA-1.1**", "OA-1.1: is used 2 times"),
        ("## 1. Water", "## 2. Sand", "2: is no section of the rules"),
        ("Section 7 is", "Sections 1 and 7 are", "1: is a chapter of the rules, not notes"),
    ],
)
def test_notes_that_belong_to_no_rule(oasis: Path, old: str, new: str, fault: str) -> None:
    assert f"oasis/notes.md: {fault}" in faults(oasis, old, new, "notes.md")


def test_notes_may_be_missing(oasis: Path) -> None:
    (oasis / "notes.md").unlink()
    assert [] == faults(oasis)


def test_an_exception_is_made_only_where_it_is_needed(oasis: Path) -> None:
    """A statement that does without a word; not one that has it, nor one that is not there."""
    spared = Terms(TERMS_OF_OASIS.words, {"OA-1.1": {"fr": ["camel"]}})
    assert ["oasis/rules.fr.md: OA-1.1: camel: needs no exception"] == list(text_faults(oasis, spared))
    faults(oasis, "chameau", "âne")
    assert [] == list(text_faults(oasis, spared))
    gone = Terms(TERMS_OF_OASIS.words, spared.exceptions | {"OA-9": {"fr": ["camel"]}})
    assert ["oasis: OA-9: is no rule, and needs no exception"] == list(text_faults(oasis, gone))


def test_turkish_letters_are_folded_as_turkish(oasis: Path) -> None:
    """İ is a large i, and I a large ı."""
    terms = Terms({"rest": {"en": ["rest"], "tr": ["dinlen ısın"]}})
    turkish = FRENCH.replace("Reposez-vous.", "DİNLENİN, ISININ.")
    (oasis / "rules.fr.md").rename(oasis / "rules.tr.md")
    (oasis / "rules.tr.md").write_text(turkish, encoding="utf-8")
    assert [] == list(text_faults(oasis, terms))
    (oasis / "rules.tr.md").write_text(turkish.replace("ISININ", "İSİNİN"), encoding="utf-8")
    assert ["oasis/rules.tr.md: OA-1.3.1: rest: is not said as dinlen ısın"] == list(text_faults(oasis, terms))


def test_a_language_of_one_game_is_asked_of_all(oasis: Path) -> None:
    other = oasis.parent / "pond"
    other.mkdir()
    assert ["pond/rules.fr.md: is missing"] == list(untranslated([oasis, other]))
