"""The games on disk: whatever happens, those that were over are there, and only those of this ladder."""

import json
from pathlib import Path
from typing import Any

import pytest

from caravanserai.ladder.fixtures import Ladder, Match
from caravanserai.ladder.journal import BadJournal, Journal, check_results, game_id
from tests.ladder.matches import GUGONG, ladder, made_up

FIXTURES = list(ladder().fixtures(Match("greedy", "random"), 3))


def written(tmp_path: Path) -> Journal:
    journal = Journal(tmp_path / "results.json.games")
    assert {} == journal.open(ladder())
    for fixture in FIXTURES:
        journal.add(fixture, made_up(fixture))
    return journal


def test_games_come_back_as_they_were(tmp_path: Path) -> None:
    found = written(tmp_path).open(ladder())
    assert {game_id(fixture): made_up(fixture) for fixture in FIXTURES} == found
    assert made_up(FIXTURES[0]).times == found[game_id(FIXTURES[0])].times


@pytest.mark.parametrize("cut", [1, 20, 150])
def test_a_line_that_was_cut_short_costs_its_game_and_no_other(cut: int, tmp_path: Path) -> None:
    """And what is written after it is read again."""
    journal = written(tmp_path)
    text = journal.path.read_bytes()
    journal.path.write_bytes(text[:-cut])
    kept = FIXTURES if cut == 1 else FIXTURES[:-1]  # one that lacks only its end of line is whole
    assert {game_id(fixture) for fixture in kept} == journal.open(ladder()).keys()
    journal.add(FIXTURES[-1], made_up(FIXTURES[-1]))
    assert {game_id(fixture) for fixture in FIXTURES} == journal.open(ladder()).keys()


def test_of_the_same_game_the_first_line_counts(tmp_path: Path) -> None:
    journal = written(tmp_path)
    journal.add(FIXTURES[0], made_up(FIXTURES[0], chance=0.0))
    assert made_up(FIXTURES[0]) == journal.open(ladder())[game_id(FIXTURES[0])]


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (ladder(GUGONG), 'game is "oasis" there, "gugong" here'),
        (ladder(seats=3), "seats is 2 there, 3 here"),
        (ladder(levels=("random", "sage")), "levels is"),
        (ladder(mirrors=("random",)), "mirrors is"),
        (ladder(first_key=5), "first_key is 1000000 there, 5 here"),
        (ladder(until=0.6), "until is null there, 0.6 here"),
    ],
    ids=["game", "seats", "levels", "mirrors", "first_key", "until"],
)
def test_the_games_of_another_ladder_are_refused(other: Ladder, named: str, tmp_path: Path) -> None:
    journal = written(tmp_path)
    before = journal.path.read_bytes()
    with pytest.raises(BadJournal, match=named) as refused:
        journal.open(other)
    assert str(journal.path) in str(refused.value)
    assert before == journal.path.read_bytes()


@pytest.mark.parametrize("name", ["version", "edition", "box"])
def test_so_are_games_by_other_rules_or_bots(name: str, tmp_path: Path) -> None:
    journal = written(tmp_path)
    head, _, rest = journal.path.read_text(encoding="utf-8").partition("\n")
    journal.path.write_text(json.dumps(json.loads(head) | {name: "other"}) + "\n" + rest, encoding="utf-8")
    with pytest.raises(BadJournal, match=f'{name} is "other" there'):
        journal.open(ladder())


@pytest.mark.parametrize("text", ["", "game gugong\n", "[1, 2]\n", '{"game": "oasis"}\n'])
def test_anything_else_is_no_journal(text: str, tmp_path: Path) -> None:
    path = tmp_path / "results.json.games"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadJournal, match="not the games of a ladder"):
        Journal(path).open(ladder())
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("content", ["mine", "{}", "[]", None])
def test_a_file_that_has_no_results_is_not_overwritten(content: Any, tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    if content is None:
        path.mkdir()
    else:
        path.write_text(content, encoding="utf-8")
    with pytest.raises(BadJournal, match=r"results\.json: is "):
        check_results(path, Journal(tmp_path / "results.json.games"))


def test_results_whose_games_are_gone_are_not_overwritten(tmp_path: Path) -> None:
    """Somebody published them; a new run would begin with less."""
    journal, path = written(tmp_path), tmp_path / "results.json"
    path.write_text('{"ladder": 1}', encoding="utf-8")
    check_results(path, journal)
    journal.path.unlink()
    with pytest.raises(BadJournal, match="but not its games"):
        check_results(path, journal)
