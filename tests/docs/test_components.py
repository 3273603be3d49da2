"""docs/components.md lists the words of every game as its vocabulary has them, and its examples can be read."""

import re
import tomllib
from typing import Any

import pytest

import caravanserai
from caravanserai.core.box import read_words
from caravanserai.core.checker import Checker
from caravanserai.core.words import Words, vocabulary
from caravanserai.kit.house import home
from tests.docs.pages import ROOT

PAGE = (ROOT / "docs" / "components.md").read_text(encoding="utf-8")
SECTIONS = {
    "gugong": "3. Gùgōng",
    "paladins": "4. Paladins of the West Kingdom",
    "yokohama": "5. Yokohama",
    "marcopolo2": "6. Marco Polo II",
}
ASIDE = re.compile(r"\([^()]*\)")
CODE = re.compile(r"`([a-z0-9_]+)`")


def section(title: str) -> str:
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def listed(text: str, what: str) -> set[str]:
    """The words of a list in running text, up to its full stop; what stands in brackets is about them."""
    found = re.search(rf"(?:^|\s){what}: (.*?)\.(?:\s|$)", ASIDE.sub("", text), re.MULTILINE)
    return set(CODE.findall(found[1])) if found else set()


def rows(text: str) -> list[list[str]]:
    """The table of verbs: the verbs of a row, their arguments, an example."""
    lines = [line for line in text.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


@pytest.mark.parametrize("game", SECTIONS)
def test_words_are_those_of_the_game(game: str) -> None:
    own = tomllib.loads((home(caravanserai.games()[game]) / "vocabulary.toml").read_text(encoding="utf-8"))
    text = section(SECTIONS[game])
    assert set(own["nouns"]) == listed(text, "Nouns")
    assert set(own.get("verbs", {})) == {verb for row in rows(text) for verb in CODE.findall(row[0])}
    for part in ("questions", "moments", "counters", "tests"):
        assert set(own.get(part, {})) == listed(text, part.capitalize()), part


def test_verbs_of_all_games_are_listed() -> None:
    text = section("2. Effects: two shapes").partition("| key |")[0]
    shared = vocabulary()["common"]["verbs"]
    assert set(shared) == {verb for row in rows(text) for verb in CODE.findall(row[0])}


def faults(game: str, words: Words, effect: Any) -> list[str]:
    """What the reader has against an effect of a game."""
    box = caravanserai.games()[game].box
    checker = Checker("page", game, box.data, words, set(box.rules))
    checker.phrase("example", effect, "kind")
    return checker.faults


@pytest.mark.parametrize("game", SECTIONS)
def test_examples_can_be_read(game: str) -> None:
    """Each verb has one, and the strict reader takes it."""
    words = read_words(game, home(caravanserai.games()[game]))
    for verbs, _, example in rows(section(SECTIONS[game])):
        text = example.strip("`").replace(", …]", ', ["low"], ["low"], ["low"]]')
        effect = tomllib.loads(f"it = {text}")["it"]
        assert f"`{effect['kind']}`" in verbs
        assert [] == faults(game, words, effect), example
    assert faults(game, words, {"kind": "shove"})
