"""The vocabulary: what a plain value looks like, and the words that a game brings."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from caravanserai.core.words import PLAIN, Key, Words, is_type, vocabulary, vocabulary_faults
from tests.core.folders import CAMEL, GUGONG, Folder, example

GAMES = ("gugong", "paladins", "yokohama", "marcopolo2")


@pytest.mark.parametrize(
    ("kind", "good", "bad"),
    [
        ("int", [0, -3], [True, 1.5, "1", None]),
        ("num", [1, 1.5], [True, "1"]),
        ("bool", [True, False], [0, "yes"]),
        ("str", ["", "x"], [1, ["x"]]),
        ("id", ["a", "deck_1a"], ["", "1a", "A", "a-b", "a b", 3]),
        ("ints", [[], [1, 2]], [1, [True], ["1"]]),
        ("strs", [[], ["a"]], ["a", [1]]),
        ("pairs", [[], [["a", "b"]]], [["a"], "ab"]),
        ("lists", [{}, {"a": []}], [[], {"a": 1}]),
        ("xy", [[0, 1.5]], [[0], [0, 1, 2], [0, True], "01"]),
        ("any", [None, "x", [1]], []),
        (
            "provenance",
            ["seed", "seed (value)", "public: a.b, c.d (split); recalled", "reconstructed; seed (a); seed (b)"],
            ["", "official", "public", "seed;recalled", "seed ()", "seed (a (b))", "seed (a) (b)", "seed, recalled", 1],
        ),
    ],
)
def test_plain_values(kind: str, good: list[Any], bad: list[Any]) -> None:
    assert ([True] * len(good), [False] * len(bad)) == ([PLAIN[kind](v) for v in good], [PLAIN[kind](v) for v in bad])


def test_a_signature_is_a_list_of_keys() -> None:
    """A key has the type it names, else that of [types], else it is a number."""
    keys = Words({"nouns": [], "tables": {}}).keys("[] id cost? faces:ints n? from?:pool|supply")
    assert [
        Key("id", "id", True),
        Key("cost", "cost", False),
        Key("faces", "ints", True),
        Key("n", "int", False),
        Key("from", "pool|supply", False),
    ] == keys


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_our_games_are_sound(game: str) -> None:
    """They lie beside the game; what all share knows no game."""
    own = tomllib.loads((GUGONG.parent / game / "vocabulary.toml").read_text(encoding="utf-8"))
    assert [] == vocabulary_faults("vocabulary.toml", own)
    assert {"types", "common"} == vocabulary().keys()


def test_own_words_are_laid_over_the_common_ones() -> None:
    words = Words({"nouns": ["water"], "tables": {"wells": "[] id"}, "verbs": {"may": "effects n", "drink": ""}})
    assert vocabulary()["common"]["tables"] | {"wells": "[] id"} == words.tables
    assert vocabulary()["common"]["verbs"] | {"may": "effects n", "drink": ""} == words.lead["kind"]
    assert {} == words.lead["on"]


@pytest.mark.parametrize(
    "kind", ["int", "players<ints>", "effects*4", "@wells*2", "@wells|any*", "a|b", "noun*", "rows", "effects*copies"]
)
def test_known_types(kind: str) -> None:
    assert is_type(kind)


@pytest.mark.parametrize("kind", ["hue", "", "players<hue>", "hue*4", "players<int", "verb"])
def test_unknown_types(kind: str) -> None:
    assert not is_type(kind)


@pytest.mark.parametrize(
    ("old", "new", "lines"),
    [
        (
            "[counters]",
            "[colours]",
            [
                (
                    "colours: (part): unknown part; "
                    "known: nouns, values, maps, most, fixed, same, needed, pieces, "
                    "tables, verbs, questions, moments, counters, tests"
                )
            ],
        ),
        ('nouns = ["water", "coin"]\n', "", ["nouns: (part): missing"]),
        ('nouns = ["water", "coin"]', 'nouns = "water"', ['nouns: (part): expected a list of words ["…"]']),
        ("{ die = 6 }", '{ die = "six" }', ["values: (part): expected word = how many values it has"]),
        ('["", "wells", "tracks"]', '["wells", "tracks"]', ["maps: (part): expected a list of [table, places, edges]"]),
        ('morning = ""', "morning = 1", ['moments: (part): expected word = "signature"']),
        ('"[] id name xy"', '"[] id name xy colour:hue"', ["tables.wells: colour: unknown type 'hue'"]),
        ('"n:amount"', '"n:sum"', ["verbs.draw_water: n: unknown type 'sum'"]),
        (
            '"market.offers" =',
            '"market.sales" =',
            ["tables.market: offers: 'market.offers' is not in tables"],
        ),
        ('["", "wells", "tracks"]', '["", "wells", "paths"]', ["maps: paths: 'paths' is not in tables"]),
        ('["", "wells", "tracks"]', '["market", "offers", "paths"]', ["maps: market: 'paths' is not in market"]),
        (
            "[verbs]",
            "[verbs",
            ["(file): (syntax): Expected ']' at the end of a table declaration (at line 17, column 7)"],
        ),
    ],
)
def test_a_fault_in_a_games_own_words_is_told_by_its_place(
    old: str, new: str, lines: list[str], tmp_path: Path
) -> None:
    folder = Folder(CAMEL, tmp_path)
    folder.change(old, new, "vocabulary.toml")
    assert [f"camel/vocabulary.toml: {line}" for line in lines] == folder.faults()


def test_a_game_from_elsewhere_must_bring_its_words(tmp_path: Path) -> None:
    folder = Folder(CAMEL, tmp_path)
    path = folder.path / "vocabulary.toml"
    path.unlink()
    assert [f"camel/vocabulary.toml: (file): (read): No such file or directory: {path}"] == folder.faults()


def test_the_page_about_component_files_shows_words_that_work(tmp_path: Path) -> None:
    """The example of section 9 of docs/components.md is sound, but for the tables that Camel has besides."""
    folder = Folder(CAMEL, tmp_path)
    (folder.path / "vocabulary.toml").write_text(example("9. The words of a game"), encoding="utf-8")
    assert all(line.startswith("camel/components.toml: ") for line in folder.faults())
    assert "camel/components.toml: market: (table): unknown table" in folder.faults()
