"""Bands are found from games, and held against others, fairly."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from caravanserai.review import bands
from caravanserai.review.bands import STAGES, Bands
from tools import bands as tool
from tools.bands import ONE_OF, Row, Table, bands_in, held, looked_at, main, moments

AGAIN = 8


def game_with(luck: Random, points: float, chance: float) -> Row:
    """A game at whose every moment points are off by so much at most, and chances by just so much."""
    said, tried = [], []
    for n in range(20):
        passed = (n + luck.random()) / 20
        said.append([passed, 0.5, 0.0, 40.0, 0.0, 40.0 + luck.uniform(-points, points)])
        truth = 0.5 + luck.choice((-chance, chance))
        won = [float(luck.random() < truth) for _ in range(AGAIN)]
        share = sum(won) / AGAIN
        tried.append([passed, 0.5, 0.0, share, share * (1 - share) / (AGAIN - 1)])
    return {"said": said, "tried": tried}


def test_bands_are_found_whatever_few_games_are_off_by() -> None:
    """Nine of ten points, and the error of chances without that of the games they are held against."""
    luck = Random(1)  # noqa: S311
    rows = [game_with(luck, 10.0, 0.2) for _ in range(400)]
    found = bands_in(rows)
    assert all(8.7 <= width <= 9.3 for width in found.points)
    assert all(0.36 <= error <= 0.44 for error in found.chance), "0.2 of the root of 0.5 times 0.5"
    kept = held([(game_with(luck, 10.0, 0.2), found) for _ in range(400)], AGAIN)
    assert pytest.approx(0.9, abs=0.01) == kept["points"]["said"]
    assert kept["points"]["low"] < 0.9 < kept["points"]["high"]
    assert pytest.approx(0.2, abs=0.01) == kept["chance_off"]
    assert pytest.approx(kept["chance_told"], abs=0.01) == kept["chance_off"]
    assert 3 == len(kept["points_by_third"])


def test_bands_that_are_too_narrow_are_seen() -> None:
    """Half as wide as they should be: fewer than half of the points lie within, and chances are further off."""
    luck = Random(2)  # noqa: S311
    narrow = Bands((0.2,) * STAGES, (4.5,) * STAGES)
    kept = held([(game_with(luck, 10.0, 0.2), narrow) for _ in range(200)], AGAIN)
    assert pytest.approx(0.45, abs=0.03) == kept["points"]["said"]
    assert kept["chance_off"] > 1.8 * kept["chance_told"]


def test_a_judge_without_error_is_not_called_certain() -> None:
    """Games of chance alone say so little that some width stays."""
    luck = Random(3)  # noqa: S311
    rows = [game_with(luck, 1.0, 0.0) for _ in range(400)]
    assert all(0.0 < error < 0.15 for error in bands_in(rows).chance)


def test_moments_lie_all_over_a_game() -> None:
    """In each game others, from the deal to the last turn but one."""
    seen = {n for key in range(200) for n in moments(key, 40)}
    assert set(range(-1, 39)) == seen
    assert all(10 == len(moments(key, 40)) for key in range(50))


@pytest.mark.compiled
def test_a_game_is_looked_at_as_a_review_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same each time, all seats at each moment; what is found goes beside the rules, and is held against others."""
    table = Table("gugong", 2, ONE_OF * 300_000, "mixed", 2)
    found = looked_at(table)
    assert found == looked_at(table)
    assert (20, 2) == (len(found["said"]), len(found["tried"]))
    file, told = tmp_path / "bands.json", tmp_path / "told.json"
    monkeypatch.setattr(tool, "file_of", lambda *_: file)
    monkeypatch.setattr(tool, "looked_at", lambda table: game_with(Random(table.key), 10.0, 0.2))  # noqa: S311
    common = ["gugong", "--games", "90", "--seats", "2,3", "--jobs", "1"]
    main([*common, "--fit"])
    monkeypatch.setattr(bands, "measured", lambda _: json.loads(file.read_text(encoding="utf-8")))
    main([*common, "--json", str(told)])
    held_against = json.loads(told.read_text(encoding="utf-8"))
    assert [2, 3] == [row["seats"] for row in held_against["by_seats"]]
    assert 180 == held_against["all"]["points"]["games"]
    assert 0.85 < held_against["all"]["points"]["said"] < 0.95
    assert held_against["keys"]["first"] != json.loads(file.read_text(encoding="utf-8"))["first_key"]


def test_bands_are_widened_for_players_they_are_too_narrow_for_and_nowhere_narrowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the numbers of seats that were played alone; chances stay, and the file says from which games."""
    file = tmp_path / "bands.json"
    monkeypatch.setattr(tool, "file_of", lambda *_: file)

    def found_with(points: float, *arguments: str) -> dict[str, Any]:
        monkeypatch.setattr(tool, "looked_at", lambda table: game_with(Random(table.key), points, 0.2))  # noqa: S311
        main(["gugong", "--games", "60", "--jobs", "1", *arguments])
        told: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return told

    before = found_with(10.0, "--seats", "2,3", "--fit")
    other = ("--seats", "3", "--players", "merchant", "--again", "0", "--widen")
    wider = found_with(20.0, *other)
    assert (before["chance"], before["points"]["2"]) == (wider["chance"], wider["points"]["2"])
    assert all(17.0 <= width <= 19.5 for width in wider["points"]["3"])
    assert {"3": {"players": "merchant", "first_key": before["first_key"], "games": 60}} == wider["widened"]
    assert wider["points"] == found_with(5.0, *other)["points"]


def test_what_was_found_of_the_parts_stays_where_the_judge_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bands are found anew; the parts were measured by another tool, and hold for a judge, edition and box."""
    file = tmp_path / "bands.json"
    monkeypatch.setattr(tool, "file_of", lambda *_: file)
    monkeypatch.setattr(tool, "looked_at", lambda table: game_with(Random(table.key), 10.0, 0.2))  # noqa: S311
    fit = ["gugong", "--games", "60", "--seats", "2", "--jobs", "1", "--fit"]

    def found_beside(**known: Any) -> dict[str, Any]:
        file.write_text(json.dumps({**json.loads(file.read_text(encoding="utf-8")), **known}), encoding="utf-8")
        main(fit)
        told: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return told

    main(fit)
    parts = {"quick": 0.8, "standard": 0.6}
    assert {"parts": parts, "changes": {"standard": 0.2}}.items() <= found_beside(
        parts=parts, changes={"standard": 0.2}
    ).items()
    assert "parts" not in found_beside(weights="another judge")


def test_chances_are_found_anew_from_the_games_that_are_played_on_from_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A third of the games; of the seats that were played alone, and what is said of points and parts stays."""
    file = tmp_path / "bands.json"
    looked: list[Table] = []

    def look(table: Table) -> Row:
        looked.append(table)
        return game_with(Random(table.key * 10 + table.seats), 10.0, off)  # noqa: S311

    monkeypatch.setattr(tool, "file_of", lambda *_: file)
    monkeypatch.setattr(tool, "looked_at", look)
    common = ["gugong", "--games", "60", "--jobs", "1", "--fit"]
    off = 0.1
    main([*common, "--seats", "2,3"])
    before = json.loads(file.read_text(encoding="utf-8"))
    assert before["chance"]["2"] != before["chance"]["3"], "each number of seats has its own"
    looked.clear()
    off = 0.3
    main([*common, "--seats", "3", "--chances", "--again", "16"])
    after = json.loads(file.read_text(encoding="utf-8"))
    assert {3} == {table.seats for table in looked}
    assert 20 == len(looked)
    assert all(table.again == 16 for table in looked)
    assert all(new > old for new, old in zip(after["chance"]["3"], before["chance"]["3"], strict=True))
    assert {"3": {"first_key": before["first_key"], "games": 60, "again": 16}} == after.pop("played_on")
    assert {**before, "chance": None} == {**after, "chance": None}
    assert before["chance"]["2"] == after["chance"]["2"]


def test_chances_are_not_found_anew_beside_points_of_another_judge(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are kept in one file, which is of one judge."""
    file = tmp_path / "bands.json"
    monkeypatch.setattr(tool, "file_of", lambda *_: file)
    monkeypatch.setattr(tool, "looked_at", lambda table: game_with(Random(table.key), 10.0, 0.2))  # noqa: S311
    fit = ["gugong", "--games", "60", "--seats", "2", "--jobs", "1", "--fit"]
    main(fit)
    text = file.read_text(encoding="utf-8").replace('"edition": 1', '"edition": 0')
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit, match="another judge"):
        main([*fit, "--chances"])
    assert text == file.read_text(encoding="utf-8")
