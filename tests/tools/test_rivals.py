"""Matches of a level with other tactics: both seats of each deal, intervals, and what both took."""

import json
from pathlib import Path

from tools import rivals
from tools.rivals import Deal, played, summed_up


def test_a_match_is_told_with_its_interval_and_what_it_took() -> None:
    rows = [{"won": [1.0, 0.5], "seconds": [0.1, 2.0]}, {"won": [1.0, 1.0], "seconds": [0.3, 4.0]}]
    told = summed_up(rows)
    assert (4, 0.875, 0.2, 3.0) == (told["games"], told["share"], told["seconds"], told["their_seconds"])
    assert 0.3 < told["low"] < 0.875 < told["high"]


def test_who_judges_better_wins_and_a_deal_comes_out_as_it_did() -> None:
    """A Trader against an Apprentice who keeps one table of a turn: at both seats, and the same again."""
    deals = [Deal("gugong", "trader", 1.0, (), "apprentice", key) for key in range(3)]
    found = [played(deal)["won"] for deal in deals]
    assert found == [played(deal)["won"] for deal in deals]
    assert 3.0 < sum(sum(won) for won in found)


def test_a_match_is_played_and_told(tmp_path: Path) -> None:
    file = tmp_path / "rivals.json"
    arguments = "--level 1 --try search=beam,width=1 --against 1,2 --games 2 --first-key 7 --jobs 1"
    rivals.main(["gugong", *arguments.split(), "--json", str(file)])
    told = json.loads(file.read_text(encoding="utf-8"))
    assert ("search=beam,width=1", {"first": 7, "last": 7}) == (told["setting"], told["keys"])
    assert [("apprentice", 2), ("trader", 2)] == [(row["name"], row["games"]) for row in told["against"]]


def test_those_it_plays_against_may_have_other_tactics_too(tmp_path: Path) -> None:
    """One level, with the same tactics on both sides and then not: the second match is another one, and says so."""
    deals = [Deal("gugong", "trader", 1.0, (("width", 1.0),), "trader", key, (("width", 1.0),)) for key in range(3)]
    assert [[1.0] * 3] == [[sum(played(deal)["won"]) for deal in deals]]
    file = tmp_path / "rivals.json"
    arguments = "--level 1 --try width=1 --theirs width=2,plans=2 --against 1 --games 2 --jobs 1"
    rivals.main(["gugong", *arguments.split(), "--json", str(file)])
    assert "width=2,plans=2" == json.loads(file.read_text(encoding="utf-8"))["theirs"]
