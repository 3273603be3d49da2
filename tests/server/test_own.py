"""One's own games of a title together: known losses come out, too few say nothing, and nobody else is told."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random
from statistics import stdev
from typing import Any

import pytest
from sqlalchemy import update

from caravanserai.review.bands import STAGES, Bands
from caravanserai.review.estimate import NINE_IN_TEN, Estimate
from caravanserai.review.judged import ChoiceRow, read
from caravanserai.review.review import GROWS
from caravanserai.review.turns import Outline, Turn
from caravanserai.server import own, schema
from caravanserai.server.judges import Found
from caravanserai.tables import making
from caravanserai.tables.messages import Knowledge
from tests.oasis import GAME as OASIS
from tests.server.guessing import guessed
from tests.server.hands import play_on, play_some
from tests.server.house import House, Luck, Person, run_in
from tests.server.teaching import GAME, Judge, finished, install_oasis, review, review_when, school

TRADER, OTHER = 0.04, 0.01  # what a turn loses in which a trader is played, and any other in which there was a choice


def prepared(record: str, number: int, depth: str) -> Found:
    """A turn that loses what is known before."""
    found = guessed(record, number, depth)
    if number < 0:
        return found
    turn = read(record).turns[number]
    if not turn.is_free:
        return found
    loss = [TRADER if is_trader(turn.choices) else OTHER, 0.001]
    nothing: ChoiceRow = {
        "moved": [[0.0, 0.0]] * 2,
        "loss": loss,
        "points": [0.0, 0.0],
        "better": [],
        "moved_judged": 1.0,
        "loss_judged": 1.0,
    }
    return {**found, "choice": nothing}


def is_trader(choices: Any) -> bool:
    return any(OASIS.space.token(choice).startswith("trader:") for choice in choices)


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    install_oasis(monkeypatch)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with school(tmp_path, Judge(judged=prepared)) as running:
        yield running


def reviewed(house: House, person: Person, key: int) -> str:
    """A finished game, judged to its end."""
    table = finished(house, person, key=key)
    review(person, table, "quick")
    review_when(person, table, state="done")
    return table


def own_page(person: Person, status: int = 200) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/api/me/games/{GAME}", status)
    return found


def my_turns(house: House, table: str) -> list[tuple[str, float]]:
    """The own turns of a game by the trader that was played, if any, and what each lost: from its record."""
    live = run_in(house, house.service.tables.get(table))
    played = read(making.record_of(live).text())
    out = []
    for turn in played.turns:
        if turn.seat == 0:
            tokens = [OASIS.space.token(choice) for choice in turn.choices]
            trader = next((token for token in tokens if token.startswith("trader:")), "")
            out.append((trader, (TRADER if trader else OTHER) if turn.is_free else 0.0))
    return out


@pytest.mark.parametrize(("games", "student"), [(5, 2.132), (10, 1.833), (100, 1.660)])
def test_a_mean_of_few_games_is_told_the_wider(games: int, student: float) -> None:
    """How far games lie apart is itself only guessed from them (Student's t, nine times in ten)."""
    values = [float(n % 2) for n in range(games)]
    told = own.mean_of(values)["width"]
    assert told == pytest.approx(student * stdev(values) / sqrt(games), rel=0.05)


def test_too_few_games_say_nothing(house: House) -> None:
    """Only how many more are wanted; a game that is not judged, or still played, is none of them."""
    me = house.guest()
    assert (0, 0, own.ENOUGH) == tuple(own_page(me)[name] for name in ("reviewed", "finished", "missing"))
    for key in range(1, own.ENOUGH):
        reviewed(house, me, key)
    finished(house, me, key=20)  # not judged
    running = me.table("me", "here", game=GAME)
    play_some(house, running, Luck(1), 4)
    found = own_page(me)
    assert (own.ENOUGH - 1, own.ENOUGH, 1) == tuple(found[name] for name in ("reviewed", "finished", "missing"))
    assert (None, [], [], [], [], "") == tuple(
        found[name] for name in ("loss", "kinds", "rounds", "deeds", "games", "trend")
    )


def test_what_was_lost_comes_out_by_kind_and_round(database: str) -> None:
    """Known losses, each under what its turn was about; the rounds add up to the same."""
    with school(database, Judge(judged=prepared)) as house:
        me = house.guest()
        tables = [reviewed(house, me, key) for key in range(1, own.ENOUGH + 1)]
        found = own_page(me)
        by_game = {table: my_turns(house, table) for table in tables}
    turns = [turn for table in tables for turn in by_game[table]]
    total = sum(loss for _, loss in turns)
    lost: defaultdict[str, float] = defaultdict(float)
    for trader, loss in turns:
        lost[trader] += loss
    assert len(lost) > 1
    assert 0 == found["missing"]
    assert found["loss"]["mean"] == pytest.approx(total / len(tables), abs=1e-3)
    assert found["loss"]["width"] > 0
    kinds = {row["label"]: row for row in found["kinds"]}
    assert {name: pytest.approx(loss / total, abs=1e-3) for name, loss in lost.items()} == {
        name: row["share"] for name, row in kinds.items()
    }
    assert Counter(trader for trader, _ in turns) == {name: row["turns"] for name, row in kinds.items()}
    assert [str(n + 1) for n in range(len(found["rounds"]))] == [row["label"] for row in found["rounds"]]
    assert sum(row["loss"]["mean"] for row in found["rounds"]) == pytest.approx(total / len(tables), abs=1e-3)
    assert tables == [game["id"] for game in found["games"]]
    for table, game in zip(tables, found["games"], strict=True):
        assert game["loss"]["mean"] == pytest.approx(sum(loss for _, loss in by_game[table]), abs=1e-3)


def test_it_is_put_together_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often somebody looks, until there is more to tell: of many games it takes long."""
    made = []
    put_together = own.put_together

    async def noted(*given: Any) -> Any:
        made.append(given)
        return await put_together(*given)

    monkeypatch.setattr(own, "put_together", noted)
    me, other = house.guest(), house.guest("Lisa")
    reviewed(house, me, 1)
    assert own_page(me) == own_page(me)
    assert 1 == len(made)
    assert 0 == own_page(other)["reviewed"]
    reviewed(house, me, 2)
    assert 2 == own_page(me)["reviewed"]
    assert 3 == len(made)


def test_only_my_own_games_count(house: House) -> None:
    """None of others', none that was begun from another; others see theirs, and who is nobody sees nothing."""
    me, other = house.guest("Ayşe"), house.guest("Lisa")
    table = reviewed(house, me, 1)
    reviewed(house, other, 2)
    fork = me.post(f"/api/tables/{table}/fork", n=2, seats=[{"kind": "me"}, {"kind": "here"}])["id"]
    play_on(house, fork, Luck(2), lambda live: live.status == "over")
    review(me, fork, "quick")
    review_when(me, fork, state="done")
    imported = me.post("/api/tables/import", text=me.http.get(f"/api/tables/{table}/record").text)["id"]
    review(me, imported, "quick")
    review_when(me, imported, state="done")
    shared = me.table("me", "open", game=GAME)
    other.post(f"/api/tables/{shared}/join", seat=1, invite=me.state(shared, 0)["table"]["invite"])
    play_on(house, shared, Luck(3), lambda live: live.status == "over")
    review(me, shared, "quick")
    review_when(me, shared, state="done")
    assert [(2, 2), (2, 2)] == [(one["reviewed"], one["finished"]) for one in map(own_page, (me, other))]
    assert 401 == house.visit().get(f"/api/me/games/{GAME}").status_code
    assert 404 == me.http.get("/api/me/games/chess").status_code


def test_a_game_that_is_taken_back_counts_no_more(house: House) -> None:
    """Its past was open then; and a review that was wished for before the last decision is of another course."""
    me = house.guest()
    table, other = reviewed(house, me, 1), reviewed(house, me, 2)
    assert (2, 2) == tuple(own_page(me)[name] for name in ("reviewed", "finished"))
    me.turn(table, "undo", me.state(table, 0))
    assert (1, 1) == tuple(own_page(me)[name] for name in ("reviewed", "finished"))
    play_on(house, table, Luck(5), lambda live: live.status == "over")
    assert (1, 1) == tuple(own_page(me)[name] for name in ("reviewed", "finished"))
    earlier = update(schema.review).where(schema.review.c.game == other).values(wished=1)
    run_in(house, house.service.store.execute(earlier))
    assert (0, 1) == tuple(own_page(me)[name] for name in ("reviewed", "finished"))


@pytest.mark.parametrize(
    ("other", "reviewed_as_today"),
    [({"review": 1}, 1), ({"weights": "others"}, 1), ({"judge": "sage"}, 1), ({"version": "0.0.1"}, 2)],
)
def test_what_another_judge_has_found_is_left_out(house: House, other: dict[str, Any], reviewed_as_today: int) -> None:
    """It is said of how many games; another version that measures the same is no other judge."""
    me = house.guest()
    table, _ = reviewed(house, me, 1), reviewed(house, me, 2)
    row = run_in(house, house.service.reviews.kept.of(table))[0]
    head = update(schema.review).where(schema.review.c.game == table).values(head=row["head"] | other)
    run_in(house, house.service.store.execute(head))
    found = own_page(me)
    assert (reviewed_as_today, 2, 2 - reviewed_as_today) == tuple(
        found[name] for name in ("reviewed", "finished", "older")
    )


def test_the_range_of_one_game_has_what_the_judge_is_off_by(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own turns have the shares of it that they have in the parts; what was counted has none."""
    parts = {"quick": 0.8, "standard": 0.6}
    turns = tuple(Turn(n, n + 1, n % 2, (0,), True, False) for n in range(4))
    outline = Outline(2, False, turns, (1.0, 0.0), 6.0, Bands((0.1,) * STAGES, (9.0,) * STAGES, parts))
    shares = (1.0, 1.0, 0.5, 0.0)
    rows: list[own.LossRow] = [
        {
            "game": "x",
            "depth": "standard",
            "turn": n,
            "loss": [0.1, 0.01],
            "moved_judged": share,
            "loss_judged": share,
            "luck_judged": None,
        }
        for n, share in enumerate(shares)
    ]
    deal: own.LossRow = {**rows[0], "turn": -1, "loss": None, "moved_judged": None, "luck_judged": 1.0}
    whole = sqrt((0.5 * 0.6) ** 2 / (1 + 1 + 1 + 0.25) + (GROWS * 0.1) ** 2)  # the share of the parts, and its own
    lost = own.lost_in(outline, "standard", [deal, *rows])
    assert [sqrt(0.01**2 + (share * whole) ** 2) for share in shares] == [
        pytest.approx(lost[n].error) for n in range(4)
    ]
    asked: own.OwnRow = {
        "id": "x",
        "seats": 2,
        "changed": 0,
        "seat": 0,
        "depth": "standard",
        "wished": 1,
        "head": None,
    }
    monkeypatch.setattr(own, "labels_of", lambda *_: [""] * 4)
    monkeypatch.setattr(own, "rounds_of", lambda *_: [1] * 4)
    counted: Any = {**outline.plain(), "games": 16}
    (mine,) = own.read(OASIS, [asked], {"x": counted}, {"x": [deal, *rows]}, {})
    assert own.game_of(mine)["loss"]["width"] == pytest.approx(
        NINE_IN_TEN * sqrt(2 * 0.01**2 + (1 + 0.25) * whole**2), abs=1e-4
    )


def test_a_share_is_told_with_its_range() -> None:
    """Nine times in ten the truth lies within, as far as games differ; of few games, too."""
    luck = Random(1)  # noqa: S311
    for games, least in ((5, 0.86), (20, 0.87)):
        within = 0
        for _ in range(1000):
            whole = [luck.uniform(0.1, 0.5) for _ in range(games)]
            part = [lost * luck.uniform(0.1, 0.5) for lost in whole]  # a share of 0.3
            share, low, high = own.share_of(part, whole)
            assert 0.0 <= low <= share <= high <= 1.0
            within += low <= 0.3 <= high
        assert least < within / 1000 < 0.95
    assert (0.0, 0.0, 1.0) == own.share_of([0.0] * 5, [0.0] * 5), "of nothing nobody can say"
    alike = own.share_of([0.1] * 5, [0.4] * 5)
    assert (0.25, 0.25, 0.25) == alike


def test_kinds_and_rounds_have_ranges() -> None:
    plays = [mine(Counter(travel=6, jade=1 + n % 3)) for n in range(own.ENOUGH)]
    for row in own.told("x", plays, 20, None)["kinds"]:
        assert 0.0 < row["low"] < row["share"] < row["high"] < 1.0


def mine(deeds: Counter[str], loss: float = 0.1, players: int = 2, depth: str = "standard") -> own.Mine:
    turns = [(label, 1, Estimate(loss / deeds.total(), 0.001)) for label in deeds.elements()]
    return own.Mine("x", 0, players, depth, tuple(turns))


def strong(**deeds: float) -> Knowledge:
    often = [{"label": label, "times": {"mean": mean, "width": 0.01}} for label, mean in deeds.items()]
    found: Any = {"bot": "caravan-master", "played": [{"players": 2, "deeds": often}]}
    return found  # type: ignore[no-any-return]


def test_habits_are_told_when_they_are_more_than_chance() -> None:
    """Too often and too seldom; a rare deed that was not done says nothing, nor do too few games."""
    plays = [mine(Counter(travel=6, jade=1 + n % 2)) for n in range(own.ENOUGH_HABITS)]
    known = strong(travel=2.0, jade=1.5, wall=4.0, decree=0.1)
    found = {row["label"]: row["differs"] for row in own.told("x", plays, 20, known)["deeds"]}
    assert {"travel": "often", "wall": "seldom", "jade": "", "decree": ""} == found
    few = own.told("x", plays[1:], 20, known)
    assert ([], 1) == (few["deeds"], few["missing_deeds"])
    assert ([], "") == (own.told("x", plays, 20, None)["deeds"], own.told("x", plays, 20, None)["strong"])


@pytest.mark.parametrize(
    ("losses", "trend"),
    [
        ([0.30, 0.31, 0.32, 0.30, 0.31, 0.10, 0.11, 0.12, 0.10, 0.11], "less"),
        ([0.10, 0.11, 0.12, 0.10, 0.11, 0.30, 0.31, 0.32, 0.30, 0.31], "more"),
        ([0.10, 0.30, 0.20, 0.15, 0.25, 0.12, 0.28, 0.22, 0.17, 0.24], "same"),
        ([0.30, 0.10, 0.10, 0.10, 0.10, 0.10, 0.10, 0.10, 0.10], ""),
    ],
)
def test_progress_is_told_with_its_width(losses: list[float], trend: str) -> None:
    assert trend == own.trend_of(losses)


@pytest.mark.parametrize("other", [{"depth": "quick"}, {"players": 3}])
def test_progress_is_never_made_by_another_judge(other: dict[str, Any]) -> None:
    """One that looks less closely, or at more players, finds less lost: of the games of one alone progress is told."""
    before = [mine(Counter(jade=1), 0.3 + n % 2 / 100) for n in range(10)]
    after = [mine(Counter(jade=1), 0.1 + n % 2 / 100, **other) for n in range(9)]
    assert "same" == own.told("x", before + after, 20, None)["trend"]
    assert before == own.judged_alike(before + after), "what the later nine say is left out"
    lately = [mine(Counter(jade=1), 0.1, **other) for _ in range(10)]
    assert lately == own.judged_alike(before + lately), "of as many the latest"
    assert "" == own.told("x", before[:9] + after, 20, None)["trend"], "there are too few of either"
