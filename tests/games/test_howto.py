"""How to play each game that says so: true to its box, short, whole in every language, and drawn."""

import re
import tomllib
from copy import deepcopy
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from caravanserai.core.game import Game, games
from caravanserai.core.howto import FILE, GATHERED, BadHowto, Howto, figure, followed, howto_of, read_howto
from caravanserai.speech.catalogue import text_of
from caravanserai.speech.howto import told
from caravanserai.tables.library import example
from tests.languages import LANGUAGES

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
MOST_WORDS = 30  # in one go
SHAPES = {"goal", "points", "turn", "actions", "course", "mistakes"}
OWN = re.compile(r"^howto-[a-z0-9_-]+ =(.*(?:\n[ }].*)*)", re.MULTILINE)
LAST = re.compile(r"(.+?)(?:\.([^.\[\]]+)|\[([^\[\]]+)\])")  # part of a path
ARGUMENT = re.compile(r"\{[^{}]*\}")
SELECTED = re.compile(r"\{ \$\w+ ->.*?\n\}", re.DOTALL)  # a figure with all the forms of its noun
FOLLOWED = re.compile(r"\{ \$(\w+) \} (\w+)")
# What may follow a figure whatever it is, where nouns are inflected for their number: no noun, or one of mass.
WHATEVER_THE_FIGURE = {
    "en": "and at beats by come copper each fish for goods in is jade more on or power silk silver tea the to when yen",
    "fr": "au aussitôt aux bat cuivre dans de en est et fois jade par pas pour selon si sinon soie thé viennent à",
    "pl": "bije do i każdego liczą miedzi na od prowiantu punktuje srebra to weź wybuduj wyrównujesz za",
}
TOLD = [game for game in games().values() if game.howto is not None]
# What the pages say in words – "one more card", "the seven places" –, which no figure fills in.
IN_WORDS: dict[str, dict[str, int | str]] = {
    "gugong": {"count locations[*]": 7, "exchange.pay_cards": 1, "decree_rules.place": 1},
    "paladins": {
        "count actions[*]": 12,
        "round_rules.paladins_played": 1,
        "round_rules.paladins_to_top": 1,
        "round_rules.paladins_to_bottom": 1,
        "all actions[hunt].modes[*].workers": "1, 2",
        "all actions[trade].modes[*].workers": "1, 2",
        "actions[pray].modes[0].workers": 1,
        "actions[conspire].modes[0].workers": 1,
        "workers[criminal].gain_suspicion": 1,
    },
    "yokohama": {
        "order_taking.free_cards": 1,
        "order_taking.second_card_costs[*].import": 1,
        "research.import_value": 1,
        "end_conditions.extra_full_rounds": 1,
    },
    "marcopolo2": {
        "each action_spaces[action=book].dice": 1,
        "action_spaces[khan].dice": 1,
        "action_spaces[contracts].dice": 1,
        "bonus_actions[money_bag].dice": 1,
        "bonus_actions[change_by_one].gain[0].n": 1,
    },
}
every_page = pytest.mark.parametrize("game", TOLD, ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def page_of(game: Game[Any]) -> Howto:
    assert game.howto is not None
    return game.howto


def written(game: Game[Any]) -> str:
    return (files(game.package) / FILE).read_text(encoding="utf-8")


def paths(game: Game[Any]) -> dict[str, str]:
    """The figures of a page, and where the box has them."""
    found: dict[str, str] = tomllib.loads(written(game))["numbers"]
    return found


def told_of(game: Game[Any]) -> str:
    """The table of the box that holds the actions."""
    found: str = next(one["of"] for one in tomllib.loads(written(game))["section"] if one["shape"] == "actions")
    return found


def words(game: Game[Any], language: str) -> list[str]:
    sections = told(game, language)
    return [word for one in sections for word in (one.title, *(f"{item.name} {item.text}" for item in one.items))]


def corrected(game: Game[Any], path: str) -> Game[Any]:
    """The game with one more of whatever lies at a path of its box, its page read anew."""
    data = deepcopy(dict(game.box.data))
    word, _, rest = path.partition(" ")
    plain = rest if word in GATHERED else path
    last = LAST.fullmatch(plain)
    assert last is not None
    held, key, chosen = last.groups()
    for holder in followed("here", held, data):
        for at in positions(holder, key, chosen):
            value = holder[at]
            holder[at] = [one + 1 for one in value] if isinstance(value, list) else value + 1
    return replace(game, howto=howto_of("corrected", written(game), data, game.box.rules))


def positions(holder: Any, key: str | None, chosen: str | None) -> list[Any]:
    if key is not None:
        return [key] if key in holder else []
    assert chosen is not None
    first = int(chosen.rstrip(":"))
    return list(range(first, len(holder) if chosen.endswith(":") else first + 1))


def test_every_game_of_ours_says_how_it_is_played() -> None:
    assert {"gugong", "marcopolo2", "paladins", "yokohama"} <= {game.id for game in TOLD}


@every_page
@every_language
def test_a_correction_of_the_box_is_a_correction_of_the_page(game: Game[Any], language: str) -> None:
    """Whatever figure is another in the box is another in what is told, in every language."""
    before, figures = words(game, language), paths(game)
    assert figures.keys() == page_of(game).numbers.keys()
    for name, path in figures.items():
        assert before != words(corrected(game, path), language), name


@every_page
def test_a_page_that_a_corrected_box_does_not_fit_is_left_out(game: Game[Any]) -> None:
    """The owner plays all the same; a box of ours without a page would be a mistake of ours."""
    path = next(iter(paths(game).values()))
    missing = replace(game.box, data={})
    assert read_howto(game.package, replace(missing, is_corrected=True)) is None
    with pytest.raises(BadHowto) as refused:
        read_howto(game.package, missing)
    assert [str(refused.value)] == refused.value.faults
    assert path.rpartition(" ")[2] in str(refused.value)


@every_page
@every_language
def test_no_figure_is_written_by_hand(game: Game[Any], language: str) -> None:
    """Neither as digits in a message nor, in the data, as anything but a path."""
    said = OWN.findall(text_of(game.package, language))
    assert len(said) > 30
    assert [] == [text for text in said if re.search(r"\d", ARGUMENT.sub("", text))]


@every_page
@pytest.mark.parametrize("language", WHATEVER_THE_FIGURE)
def test_a_noun_is_inflected_for_its_figure(game: Game[Any], language: str) -> None:
    """After a correction "4 servants" is "1 servant": the forms stand in the message, or the word has only one."""
    fixed = WHATEVER_THE_FIGURE[language].split()
    numbers = {name for name, value in page_of(game).numbers.items() if isinstance(value, int)}
    said = [SELECTED.sub("", text) for text in OWN.findall(text_of(game.package, language))]
    after = [found for text in said for found in FOLLOWED.findall(text)]
    assert [] == [(name, word) for name, word in after if name in numbers and word not in fixed]
    assert numbers


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [("en", "1 servant ", "2 servants "), ("fr", "1 serviteur,", "2 serviteurs,"), ("pl", "1 sługę ", "2 sług ")],
)
def test_a_corrected_figure_inflects_its_noun(language: str, one: str, several: str) -> None:
    game = games()["gugong"]
    cheap = replace(game, howto=replace(page_of(game), numbers={**page_of(game).numbers, "pay": 1}))
    for told_game, expected in ((game, several), (cheap, one)):
        gift = next(item.text for item in told(told_game, language)[2].items if item.id == "give")
        assert expected in gift


@every_page
def test_what_is_said_in_words_is_in_the_box(game: Game[Any]) -> None:
    assert IN_WORDS[game.id] == {path: figure("words", "n", path, game.box.data) for path in IN_WORDS[game.id]}


def test_areas_for_three_or_more_are_left_out_with_two_players() -> None:
    counts = {row["players"]: row["areas"] for row in games()["yokohama"].box.data["player_counts"]}
    for area in ("chinatown", "canal"):
        assert [3, 4] == [players for players, areas in counts.items() if area in areas]


@every_page
@every_language
def test_nothing_is_told_at_length(game: Game[Any], language: str) -> None:
    texts = [item.text for section in told(game, language) for item in section.items]
    assert [] == [text for text in texts if len(text.split()) > MOST_WORDS]
    assert all(text and not text.startswith("howto-") for text in texts)


@every_page
def test_a_page_has_all_that_a_newcomer_asks(game: Game[Any]) -> None:
    """The goal, points, a turn in three drawn steps, every action, scoring and end, and five things got wrong."""
    sections = {section.shape: section for section in page_of(game).sections}
    assert SHAPES == sections.keys()
    assert ["goal", "points", "turn", "mistakes"] == [one.shape for one in page_of(game).sections][:4]
    assert 3 == len([item for item in sections["turn"].items if item.drawing])
    assert 5 == len(sections["mistakes"].items)
    assert {item.rule for item in sections["mistakes"].items} <= game.box.rules.keys()
    assert all(item.drawing and item.icon for item in sections["actions"].items)
    assert sections["goal"].drawing
    assert game.box.data[told_of(game)]


@every_page
def test_what_is_named_can_be_drawn(game: Game[Any]) -> None:
    """Symbols are in the sprite, and the game's own component draws every picture."""
    sheets = ("common", "pages", game.id)
    drawn = "".join((WEB / "look" / "icons" / f"{sheet}.svg").read_text(encoding="utf-8") for sheet in sheets)
    items = [item for section in page_of(game).sections for item in section.items]
    assert [] == [item.icon for item in items if item.icon and f'id="i-{item.icon}"' not in drawn]
    name = f"{game.id[0].upper()}{game.id[1:]}Howto.svelte"
    component = (WEB / "games" / game.id / name).read_text(encoding="utf-8")
    drawings = {item.drawing for item in items} | {section.drawing for section in page_of(game).sections}
    by_name = {row["id"] for row in game.box.data[told_of(game)]}  # a row of the table is drawn as such
    assert [] == sorted(one for one in drawings - by_name - {""} if not re.search(rf"\b{one}\b", component))


@every_page
def test_the_drawings_show_a_position_of_the_lesson(game: Game[Any]) -> None:
    """The step is there; a box that leads the lesson elsewhere still has a position to show."""
    assert game.lesson is not None
    assert page_of(game).example in [step.id for step in game.lesson.steps]
    view = example(game)
    assert game.lesson.seats == len(view["players"])
    assert game.lesson.seat == view["seat"]
    strayed = replace(game, lesson=replace(game.lesson, key=game.lesson.key + 1))
    assert game.lesson.seats == len(example(strayed)["players"])
    assert example(replace(game, lesson=None))["players"]
