"""What is counted in games of bots comes out as it went in; and the page says what the tables say."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from caravanserai.bots import SeatView
from caravanserai.core.deeds import BadDeeds, Heard, by_turn, deeds_in, read
from caravanserai.core.event import EventKinds
from caravanserai.core.game import games, start
from caravanserai.core.play import asked
from caravanserai.core.rng import mixed
from caravanserai.core.tactics import BEAM
from caravanserai.server import own
from caravanserai.tables.knowledge import FILE, known
from tools import knowledge, openings, openings_page
from tools.knowledge import LEAST, NotAsPlayed, Pile, Seen
from tools.openings import WIDTH, Quick, Table, file_of, head_of, played, table_of, tables

GUGONG = games()["gugong"]
ALL = list(games())


def seen(points: list[int], taken: list[set[str]], deeds: list[list[str]] | None = None, end: int = 0) -> Seen:
    won = [float(n == max(points)) for n in points]
    done = deeds or [["place:jade"], ["place:wall"]]
    return Seen(points, won, [1, 0], 4, end, done, taken, {"decree:a", "decree:b", "decree:c"})


def test_the_page_is_as_the_tables_say() -> None:
    assert 0 == openings_page.main(["--check"])


def test_a_page_that_says_otherwise_is_written_anew(tmp_path: Path) -> None:
    page = tmp_path / "openings.md"
    page.write_text("old", encoding="utf-8")
    assert 1 == openings_page.main(["--check"], page)
    assert "old" == page.read_text(encoding="utf-8")
    assert 0 == openings_page.main([], page)
    assert 0 == openings_page.main(["--check"], page)
    assert "## Gùgōng" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ALL)
def test_every_game_has_a_table(name: str) -> None:
    """For all numbers of players but one alone; of an earlier edition, perhaps, which the page says."""
    found = known(games()[name])
    assert found is not None
    assert found["older"] == (found["edition"] != games()[name].edition)
    assert [n for n in games()[name].seats if n > 1] == [one["players"] for one in found["played"]]
    for one in found["played"]:
        assert one["games"] >= own.ENOUGH_HABITS  # as many as habits of people are told from
        assert sum(place["share"] for place in one["places"]) == pytest.approx(1.0, abs=0.001)
        assert sum(start["often"]["share"] for start in one["starts"]) == pytest.approx(1.0, abs=0.001)


def test_shares_points_and_places_are_those_of_the_games() -> None:
    """Of forty games: one decree all have, one the winner has, one nobody has."""
    pile = Pile(2, [7, 46], [seen([20, 30 + n % 3], [{"decree:a"}, {"decree:a", "decree:b"}]) for n in range(40)])
    found = knowledge.told(GUGONG, pile)
    assert (40, [7, 46], 0) == (found["games"], found["keys"], found["unended"])
    assert [1.0, 0.0] == [place["share"] for place in found["places"]]  # seat 1 began, and won
    taken = found["taken"]
    assert [1.0, 0.5, 0.0] == [taken[f"decree:{one}"]["share"] for one in "abc"]
    assert {"apart": 0} == taken["decree:a"]["points"] == taken["decree:c"]["points"]
    apart = [10 + n % 3 for n in range(40)]
    assert taken["decree:b"]["points"]["mean"] == pytest.approx(sum(apart) / 40, abs=1e-4)
    assert 0 < taken["decree:b"]["points"]["width"] < 1
    assert (True, False) == (taken["decree:b"]["far"], taken["decree:a"]["far"])
    assert {"place:jade": 0.5, "place:wall": 0.5} == {name: row["mean"] for name, row in found["deeds"].items()}
    assert [0.5, 0.5] == [one["share"] for one in found["starts"]]
    assert found["starts"][0]["low"] < 0.5 < found["starts"][0]["high"]


def test_a_difference_is_not_told_from_a_few_games() -> None:
    some = [seen([20, 30], [set(), {"decree:a"}]) for _ in range(LEAST - 1)]
    assert {"apart": LEAST - 1} == knowledge.told(GUGONG, Pile(2, [1, 2], some))["taken"]["decree:a"]["points"]


def games_file(folder: Path, rows: Mapping[str, Any], head: dict[str, Any] | None = None) -> Path:
    lines = [json.dumps(head or head_of(GUGONG)), *(json.dumps([name, row]) for name, row in rows.items())]
    path = file_of(folder, "gugong")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def test_games_are_played_again_as_they_were(tmp_path: Path) -> None:
    """The strongest level is counted; a game that comes out otherwise, or of another edition, is refused."""
    apprentice, trader = (Table("gugong", 2, bot, 3_000_000) for bot in ("apprentice", "trader"))
    rows = {table.name: played(table) for table in (apprentice, trader)}
    found = knowledge.knowledge(GUGONG, knowledge.rows_of(games_file(tmp_path, rows), GUGONG))
    assert (2, "trader", ["2"]) == (found["level"], found["bot"], list(found["players"]))
    two = found["players"]["2"]
    assert (1, sum(rows[trader.name]["points"]) / 2) == (two["games"], two["points"]["mean"])
    assert deeds_in(GUGONG).deeds[0].sort == "place"
    assert sum(row["mean"] for row in two["deeds"].values()) > 5
    rows[trader.name]["points"][0] += 1
    with pytest.raises(NotAsPlayed, match="deal 3000000"):
        knowledge.knowledge(GUGONG, knowledge.rows_of(games_file(tmp_path, rows), GUGONG))
    with pytest.raises(NotAsPlayed, match="another edition"):
        knowledge.rows_of(games_file(tmp_path, rows, head_of(GUGONG) | {"edition": 0}), GUGONG)


def lot(n: int) -> Seen:
    """Games of all sorts: what is taken and done goes by the number, and so do the points."""
    lucky = mixed(n) % 4 == 0
    taken: list[set[str]] = [{"decree:a"} if lucky else set(), {"decree:b"} if n % 3 else {"decree:a"}]
    deeds = [
        ["place:jade", "place:wall", "place:jade"],
        ["place:travel"] * (1 + n % 3) + ["place:jade"] * (mixed(n) % 2),
    ]
    return seen([20 + mixed(n) % 9 + 5 * lucky, 24 + mixed(-n) % 7], taken, deeds, end=mixed(n) % 3)


def near(row: Any, other: Any) -> bool:
    """The same but for cut digits; and how games hang together, which is measured in fewer of them."""
    if isinstance(row, Mapping):
        assert row.keys() == other.keys()
        return all(near(value, other[key]) for key, value in row.items())
    if isinstance(row, list):
        return len(row) == len(other) and all(near(*pair) for pair in zip(row, other, strict=True))
    return bool(row == other if isinstance(row, str | bool) else row == pytest.approx(other, abs=0.003))


def test_games_added_to_those_counted_before_come_out_as_all_of_them() -> None:
    """However they are divided: shares, means, widths and what is far out of balance."""
    many = [lot(n) for n in range(400)]
    whole = knowledge.told(GUGONG, Pile(2, list(range(400)), many, unended=3))
    assert {"decree:a", "decree:b"} < whole["taken"].keys()
    assert whole["taken"]["decree:a"]["far"]
    assert len(whole["ends"]) == 2
    for at in (100, 350):
        first = knowledge.told(GUGONG, Pile(2, list(range(at)), many[:at], unended=1))
        rest = Pile(2, list(range(at, 400)), many[at:], unended=2)
        both = knowledge.added(GUGONG, rest, first)
        assert (400, 3, [0, 399]) == (both["games"], both["unended"], both["keys"])
        assert near(both, whole)
        assert not near(first, whole)


def test_what_is_seen_for_the_first_time_among_added_games_is_counted_of_all() -> None:
    """A deed, an end and a beginning that the earlier games did not have; what could not be taken there is not."""
    plain = [seen([20, 30 + n % 2], [set(), {"decree:a"}]) for n in range(30)]
    others = [
        Seen([25, 20], [1.0, 0.0], [0, 1], 4, 1, [["place:canal"], ["place:wall"]], [{"decree:x"}, set()], {"decree:x"})
        for _ in range(30)
    ]
    first = knowledge.told(GUGONG, Pile(2, list(range(30)), plain))
    both = knowledge.added(GUGONG, Pile(2, list(range(30, 60)), others), first)
    starts = {one["label"]: (one["share"], one["of"]) for one in both["starts"]}
    assert {"place:wall": (0.5, 120), "place:jade": (0.25, 120), "place:canal": (0.25, 120)} == starts
    assert 0.25 == both["deeds"]["place:canal"]["mean"]
    assert (0.5, 60) == (both["ends"]["1"]["share"], both["ends"]["1"]["of"])
    assert (0.5, 60) == (both["taken"]["decree:x"]["share"], both["taken"]["decree:x"]["of"])
    assert (30, 5.0) == (both["taken"]["decree:x"]["points"]["apart"], both["taken"]["decree:x"]["points"]["mean"])


def test_games_are_added_from_a_file_and_none_is_counted_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And none of others than those who played before."""
    deals = [Table("gugong", 2, "trader", 3_000_000 + n) for n in range(4)]
    rows = {table.name: played(table) for table in deals}
    before = knowledge.knowledge(GUGONG, {table.name: rows[table.name] for table in deals[:2]})
    del before["quick"]  # as in files from before there was anybody quick
    monkeypatch.setattr(knowledge, "read", lambda _: before)
    monkeypatch.setattr(knowledge, "SOURCES", tmp_path)
    (tmp_path / "gugong").mkdir()
    games_file(tmp_path, rows)
    assert 0 == knowledge.main(["gugong", "--games", str(tmp_path), "--add"])
    assert "games by players 2: 4" in capsys.readouterr().out
    found = json.loads((tmp_path / "gugong" / FILE).read_text(encoding="utf-8"))
    points = [n for row in rows.values() for n in row["points"]]
    assert found["players"]["2"]["points"]["mean"] == pytest.approx(sum(points) / len(points), abs=0.001)
    assert [3_000_000, 3_000_003] == found["players"]["2"]["keys"]
    before["players"] = found["players"]
    assert 1 == knowledge.main(["gugong", "--games", str(tmp_path), "--add"])
    assert "none but those that were counted before" in capsys.readouterr().err
    before["players"]["2"]["keys"] = [3_000_000, 3_000_001]
    before["bot"] = "merchant"
    assert 1 == knowledge.main(["gugong", "--games", str(tmp_path), "--add"])
    assert "cannot be added to" in capsys.readouterr().err


def test_who_is_quick_judges_as_its_level_and_is_named_so(tmp_path: Path) -> None:
    """It stands above all lower levels, and below its own; its games are no others than they would be elsewhere."""
    trader, quick = Table("gugong", 2, "trader", 3_000_000), Table("gugong", 2, "merchant", 3_000_000, quick=True)
    assert ["2/2/3000000", "quick-3/2/3000000"] == [trader.name, quick.name]
    assert ["trader", "quick-merchant", "merchant"] == [
        who.bot for who in sorted(table_of(f"{one}/2/1")[0] for one in ("3", "quick-3", "2"))
    ]
    rows = {table.name: played(table) for table in (trader, quick)}
    found = knowledge.knowledge(GUGONG, knowledge.rows_of(games_file(tmp_path, rows), GUGONG))
    assert (3, "quick-merchant", True) == (found["level"], found["bot"], found["quick"])
    assert sum(rows[quick.name]["points"]) / 2 == found["players"]["2"]["points"]["mean"]
    s = start(GUGONG, 2, 1)
    tactics = Quick("merchant", 0).tactics(SeatView(GUGONG, s, asked(s)[0]))
    assert (BEAM, WIDTH, True) == (tactics.search, tactics.width, tactics.taught)


def test_every_number_of_players_gets_on_alike() -> None:
    wanted = list(tables(Table("gugong", 0, "sage", 5, quick=True), (2, 3), 2))
    assert [(2, 5), (3, 5), (2, 6), (3, 6)] == [(table.seats, table.key) for table in wanted]
    assert all(table.quick for table in wanted)


def test_who_plays_alone_begins_otherwise_and_is_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless it is said how many sit there: against Meng a game has no second player, and no place in turn order."""
    begun: list[str] = []

    def noted(pieces: dict[str, Table], *_: object) -> dict[str, Any]:
        begun.extend(pieces)
        return {}

    monkeypatch.setattr(openings, "carried_out", noted)
    openings.main(["gugong", "--games", "1", "--out", str(tmp_path)])
    assert [f"4/{seats}/3000000" for seats in (2, 3, 4, 5)] == begun


# What is counted


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('round = "dawn"', "there is no event 'dawn'"),
        ('[[deeds]]\nevent = "nap"\nby = "place"', "no event 'nap' tells of a player"),
        ('[[deeds]]\nevent = "done"\nby = "card"', "'card' is nothing that everybody is told"),
        ('[[deeds]]\nevent = "done"', "either `by` or `name`"),
        ("round = ", "deeds.toml: "),
    ],
)
def test_what_a_game_does_not_tell_of_cannot_be_counted(text: str, said: str) -> None:
    events = EventKinds()
    events.add("done", "player:seat place:place card:gift!")
    with pytest.raises(BadDeeds, match=said):
        read("x", text, events)


def test_what_was_told_belongs_to_the_turn_that_it_followed_from() -> None:
    heard = [Heard(n, "done", {"player": 0}) for n in (0, 1, 2, 2, 5)]
    assert [[1, 2, 2], [], [5]] == [[one.decided for one in turn] for turn in by_turn(heard, [(0, 2), (2, 3), (3, 6)])]
