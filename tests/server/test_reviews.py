"""Reviews of finished games: judged in the background, kept, gone on with, and shared by all who sat there."""

import json
import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest

from caravanserai.review.judged import read
from caravanserai.server import judges, review_store, reviewed, reviews
from caravanserai.server.judges import Counted
from caravanserai.server.limits import A_REQUEST, REVIEW, price_of
from caravanserai.server.workers import Worker
from caravanserai.tables.problem import Problem
from tests.oasis import GAME as OASIS
from tests.server.guessing import LET, guessed_when_let, outlined
from tests.server.hands import play_on
from tests.server.house import House, Luck, config_for, run_in, sqlite_in, wait_until
from tests.server.leisure import NEVER
from tests.server.paying import HERE, left, paid, stop_the_clock
from tests.server.teaching import (
    ALL,
    GAME,
    Judge,
    come_back,
    finished,
    install_oasis,
    refused,
    review,
    review_when,
    school,
)

PATIENCE = 900.0  # seconds for a process that everybody else goes before
LOWEST = 19  # of the priorities; some systems have a lower one still


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Oasis is installed, and everything is judged on a few tables."""
    install_oasis(monkeypatch)


# Judging


def test_a_finished_game_is_judged_to_its_end(tmp_path: Path) -> None:
    """From nothing to the whole, which adds up."""
    with school(tmp_path, Judge(judged=judges.judged)) as house:
        me = house.guest()
        table = finished(house, me)
        before = review(me, table)
        assert ("none", None, True, True) == (before["state"], before["reason"], before["may"], before["fork"])
        assert review(me, table, "quick")["state"] in ("waiting", "running", "done")
        found = review_when(me, table, state="done")
        turns = len(read(me.http.get(f"/api/tables/{table}/record").text).turns)
    assert found["judged"] == found["turns"] == turns == len(found["curve"]) - 1, "the deal is no turn of the game"
    assert ("caravan-master", "quick", OASIS.edition, 4) == tuple(
        found["judge"][name] for name in ("bot", "depth", "edition", "games")
    )
    assert [0, 1] == [part["seat"] for part in found["parts"]]
    for part in found["parts"]:
        moved = [part[name]["mean"] for name in ("own", "others", "luck", "unexplained")]
        assert part["result"] == pytest.approx(part["start"] + sum(moved), abs=0.001)
    last = found["curve"][-1]
    assert [part["result"] for part in found["parts"]] == [hope["chance"]["mean"] for hope in last["hopes"]]


def test_a_review_is_put_together_once_and_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it is looked at: of a long game that takes longer than others may be kept waiting."""
    made: list[threading.Thread] = []
    told = reviewed.told

    def noted(found: reviewed.Review) -> Any:
        made.append(threading.current_thread())
        return told(found)

    monkeypatch.setattr(reviewed, "told", noted)
    with school(tmp_path) as house:
        me = house.guest()
        table = finished(house, me)
        review(me, table, "quick")
        first = review_when(me, table, state="done")
        made.clear()
        house.service.reviews.told.clear()
        assert first == review(me, table) == me.post(f"/api/tables/{table}/review/stop")
        assert first["curve"] == review(me, table, "quick")["curve"]
        for moment in ("0/chance", "99/choice"):
            assert "not-found" == me.get(f"/api/tables/{table}/review/moments/{moment}", 404)["error"]
        assert 1 == len(made)
        assert house.thread not in made
        monkeypatch.setattr(house.service.reviews.told, "most", 0)
        assert first == review(me, table)
        assert 0 == len(house.service.reviews.told)


def test_nobody_fills_the_queue_with_names_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one address only so many wait, whoever they are; others are let in, and who waits may change their mind."""
    monkeypatch.setattr(review_store, "MOST_OF_CLIENT", 2)
    with school(tmp_path, Judge(0), limits=True) as house:
        people = [house.guest(f"Guest {n}") for n in range(5)]
        tables = [finished(house, one, key=n) for n, one in enumerate(people)]
        review(people[0], tables[0], "quick")
        review_when(people[0], tables[0], state="running")
        for n in (1, 2):
            assert "waiting" == review(people[n], tables[n], "quick")["state"]
        assert "crowded" == review(people[3], tables[3], "quick", 503)["error"]
        another = finished(house, people[2], key=9)
        assert "waiting" == review(people[2], another, "quick")["state"]
        ids = [one.get("/api/me")["person"]["id"] for one in people]
        monkeypatch.setattr(house.service.reviews, "client_of", {one: str(n) for n, one in enumerate(ids)}.__getitem__)
        assert "waiting" == review(people[3], tables[3], "quick")["state"]
        monkeypatch.setattr(review_store, "MOST_WAITING", 3)
        assert "crowded" == review(people[4], tables[4], "quick", 503)["error"]


def test_what_is_judged_so_far_is_told(tmp_path: Path) -> None:
    """In numbers and as far as the curves go; over the socket, too."""
    with school(tmp_path, Judge(0)) as house:
        judge: Any = house.service.reviews.judge
        me = house.guest()
        table = finished(house, me)
        line = me.socket(table, 0)
        line.next("state")
        review(me, table, "quick")
        running = review_when(me, table, state="running", judged=0)
        assert (None, []) == (running["judge"], running["curve"])
        judge.let.release(3)
        found = review_when(me, table, state="running", judged=2)
        assert [None, 0, 1] == [point["turn"] for point in found["curve"]]
        assert found["turns"] > 3
        assert found["minutes"] is not None
        assert [] == found["parts"]
        news = line.next("review")
        while news["judged"] < found["judged"]:
            news = line.next("review")
        assert ("running", 2, found["turns"]) == (news["state"], news["judged"], news["turns"])


def test_a_review_is_stopped_and_gone_on_with(database: str) -> None:
    """Nothing that is judged is judged again."""
    with school(database, Judge(2)) as house:
        judge: Any = house.service.reviews.judge
        me = house.guest()
        table = finished(house, me)
        review(me, table, "quick")
        review_when(me, table, judged=1)
        wait_until(lambda: len(judge.begun) == 3)
        assert ("stopped", 1) == tuple(
            me.post(f"/api/tables/{table}/review/stop")[name] for name in ("state", "judged")
        )
        assert "stopped" == review(me, table)["state"]
        judge.let.release(1000)
        review(me, table, "quick")
        found = review_when(me, table, state="done")
        turns = [number for number, _ in judge.begun]
    assert [-1, 0, 1, 1, *range(2, found["turns"])] == turns


def test_a_restart_goes_on_where_it_was(database: str) -> None:
    """What was being judged when the server ended is judged again, and no more."""
    with school(database, Judge(4)) as house:
        me = house.guest()
        table = finished(house, me)
        review(me, table, "quick")
        review_when(me, table, state="running", judged=3)
        cookies = dict(me.http.cookies)
    judge = Judge()
    with school(database, judge) as house:
        again = come_back(house, cookies)
        found = review_when(again, table, state="done")
    assert list(range(3, found["turns"])) == [number for number, _ in judge.begun]


def begun_by(tmp_path: Path, turns: int, **other: Any) -> tuple[str, dict[str, str]]:
    """A review that another server has begun: as much of it as is let, and who waits for it."""
    with school(tmp_path, Judge(turns)) as house:
        me = house.guest()
        table = finished(house, me)
        review(me, table, "quick")
        review_when(me, table, **({"state": "done"} if turns == ALL else {"state": "running", "judged": turns - 1}))
        cookies = dict(me.http.cookies)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        (head,) = connection.execute("SELECT head FROM review").fetchone()
        connection.execute("UPDATE review SET head = ?", (json.dumps(json.loads(head) | other),))
        connection.commit()
    return table, cookies


@pytest.mark.parametrize("other", [{"weights": "others"}, {"review": 1}, {"judge": "sage"}])
def test_what_another_judge_has_begun_is_begun_anew(tmp_path: Path, other: dict[str, Any]) -> None:
    """What is found is not mixed with what was found before, by one who has learned otherwise or measured otherwise."""
    table, cookies = begun_by(tmp_path, 4, **other)
    judge = Judge()
    with school(tmp_path, judge) as house:
        found = review_when(come_back(house, cookies), table, state="done", older=False)
    assert list(range(-1, found["turns"])) == [number for number, _ in judge.begun]


def test_another_version_goes_on_with_what_was_begun(tmp_path: Path) -> None:
    """By itself it says nothing of how is measured."""
    table, cookies = begun_by(tmp_path, 4, version="0.0.1")
    judge = Judge()
    with school(tmp_path, judge) as house:
        found = review_when(come_back(house, cookies), table, state="done", older=False)
    assert list(range(3, found["turns"])) == [number for number, _ in judge.begun]


def test_a_review_by_another_version_is_as_good(tmp_path: Path) -> None:
    """It is not called older, and who wishes for it has it; what another judge has found is older, and judged anew."""
    table, cookies = begun_by(tmp_path, ALL, version="0.0.1")
    judge = Judge()
    with school(tmp_path, judge) as house:
        again = come_back(house, cookies)
        assert ("done", False) == tuple(review(again, table)[name] for name in ("state", "older"))
        assert "done" == review(again, table, "quick")["state"]
    assert [] == judge.begun


def test_a_review_by_another_judge_is_older(tmp_path: Path) -> None:
    """It is shown, and judged anew for who wishes for it."""
    table, cookies = begun_by(tmp_path, ALL, review=1)
    judge = Judge()
    with school(tmp_path, judge) as house:
        again = come_back(house, cookies)
        assert ("done", True) == tuple(review(again, table)[name] for name in ("state", "older"))
        review(again, table, "quick")
        found = review_when(again, table, state="done", older=False)
    assert list(range(-1, found["turns"])) == [number for number, _ in judge.begun]


def test_what_went_wrong_first_is_what_is_told() -> None:
    first = RuntimeError("of no use")
    assert first is reviews.alone(ExceptionGroup("", [ExceptionGroup("", [first, OSError()]), KeyError()]))
    assert first is reviews.alone(first)


def test_a_fault_of_the_queue_is_told_and_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    faults = [RuntimeError("of no use"), Problem(503, "storage", "is away")]
    with school(tmp_path) as house:
        claim = house.service.reviews.kept.claim

        async def failing() -> Any:
            if faults:
                raise faults.pop(0)
            return await claim()

        monkeypatch.setattr(house.service.reviews.kept, "claim", failing)
        me = house.guest()
        table = finished(house, me)
        review(me, table, "quick")
        review_when(me, table, state="done")
    first, second = (one for one in caplog.records if one.message.startswith("reviews"))
    assert ("ERROR", True, "WARNING") == (first.levelname, "of no use" in str(first.exc_info), second.levelname)


def test_the_queue_is_looked_at_now_and_then_and_when_something_is_wished_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In between nothing is asked of the database."""
    looks: list[int] = []
    claim = review_store.ReviewStore.claim

    async def noted(kept: review_store.ReviewStore) -> Any:
        looks.append(1)
        return await claim(kept)

    monkeypatch.setattr(review_store.ReviewStore, "claim", noted)
    with school(tmp_path, poll_seconds=NEVER) as house:
        me = house.guest()
        wait_until(lambda: looks)
        table = finished(house, me)
        assert 1 == len(looks)
        review(me, table, "quick")
        review_when(me, table, state="done")
        assert len(looks) > 1


def test_a_judge_who_fails_leaves_what_there_is(tmp_path: Path) -> None:
    """The reason is told, and one can go on."""
    with school(tmp_path) as house:
        judge: Any = house.service.reviews.judge
        sound = judge.judged

        def failing(record: str, number: int, depth: str) -> dict[str, Any]:
            if number == 1:
                raise RuntimeError("of no use")
            found: dict[str, Any] = sound(record, number, depth)
            return found

        judge.judged = failing
        me = house.guest()
        table = finished(house, me)
        review(me, table, "quick")
        found = review_when(me, table, state="failed")
        assert ("review-failed", 1) == (found["reason"], found["judged"])
        judge.judged = sound
        review(me, table, "quick")
        assert None is review_when(me, table, state="done")["reason"]


@pytest.mark.slow
def test_all_who_judge_have_read_the_game_before_its_first_turn(tmp_path: Path) -> None:
    """How long their processes take to begin is not taken for what turns take, and nobody is told too long a time."""
    with school(tmp_path, Judge(0)) as house:
        reviews, judge = house.service.reviews, cast(Judge, house.service.reviews.judge)
        reviews.workers.append(Worker(is_thread=True))
        count, begun = reviews.count, list[int]()

        def noted(record: str, depth: str) -> Counted:
            begun.append(len(judge.begun))
            return count(record, depth)

        reviews.count = noted
        me = house.guest()
        table = finished(house, me)
        judge.let.release(ALL)
        review(me, table, "quick")
        review_when(me, table, state="done")
    assert [0, 0] == begun


def test_a_killed_worker_is_replaced_and_all_end_with_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In processes of the lowest priority."""
    let = tmp_path / "let"
    monkeypatch.setenv(LET, str(let))
    with House(config_for(sqlite_in(tmp_path))) as house:
        reviews = house.service.reviews
        reviews.count, reviews.judge = outlined, guessed_when_let
        me = house.guest()
        table = finished(house, me)
        review(me, table, "quick")
        review_when(me, table, PATIENCE, state="running", turns=2)
        worker: Worker = reviews.workers[0]
        first = wait_until(lambda: worker.pid, PATIENCE)
        os.kill(first, 9)
        let.touch()
        review_when(me, table, PATIENCE, state="done")
        found: list[Any] = run_in(house, reviews.kept.found(table, "quick"))
        second = worker.pid
    assert {second} == {one["by"] for one in found} != {first}
    assert min(one["nice"] for one in found) >= LOWEST
    wait_until(lambda: not is_alive(second), PATIENCE)


def is_alive(pid: int | None) -> bool:
    try:
        os.kill(pid or 0, 0)
    except ProcessLookupError:
        return False
    return True


# The queue


def test_two_who_sat_there_share_one_review(tmp_path: Path) -> None:
    """Who asks second waits for the same, and may stop it, too; a stranger only reads what is public."""
    with school(tmp_path, Judge(2)) as house:
        judge: Any = house.service.reviews.judge
        me, other, stranger = house.guest("Ayşe"), house.guest("Lisa"), house.guest("Rafał")
        table = me.table("me", "open", game=GAME, public=True)
        other.post(f"/api/tables/{table}/join", seat=1)
        play_on(house, table, Luck(1), lambda live: live.status == "over")
        review(me, table, "quick")
        review_when(other, table, judged=1)
        assert "running" == review(other, table, "quick")["state"]
        assert (False, 1) == tuple(review(stranger, table)[name] for name in ("may", "judged"))
        assert "forbidden" == refused(stranger, table, "review", depth="quick")
        assert "forbidden" == refused(stranger, table, "review/stop", depth="quick")
        judge.let.release(1000)
        mine, theirs = review_when(me, table, state="done"), review(other, table)
        assert mine == theirs | {"seats": mine["seats"]}
        assert len(judge.begun) == len(mine["curve"])


def test_the_newest_wish_of_a_person_replaces_the_older(database: str) -> None:
    """In the queue; what is being judged goes on, and what others wait for stays."""
    with school(database, Judge(0)) as house:
        judge: Any = house.service.reviews.judge
        me, other = house.guest("Ayşe"), house.guest("Lisa")
        first, second, third = (finished(house, me, key=key) for key in (1, 2, 3))
        theirs = finished(house, other)
        review(me, first, "quick")
        review_when(me, first, state="running")
        assert ("waiting", 1) == tuple(review(me, second, "quick")[name] for name in ("state", "place"))
        assert ("waiting", 2) == tuple(review(other, theirs, "quick")[name] for name in ("state", "place"))
        assert ("waiting", 2) == tuple(review(me, third, "quick")[name] for name in ("state", "place"))
        assert ["running", "none", "waiting"] == [review(me, one)["state"] for one in (first, second, third)]
        assert 1 == review(other, theirs)["place"]
        judge.let.release(1000)
        for person, table in ((me, first), (me, third), (other, theirs)):
            review_when(person, table, state="done")
        assert "none" == review(me, second)["state"]


def test_judged_more_exactly_it_replaces_what_there_was(tmp_path: Path) -> None:
    """When it is done; until then the former is shown."""
    with school(tmp_path) as house:
        judge: Any = house.service.reviews.judge
        me = house.guest()
        table = finished(house, me)
        review(me, table, "quick")
        quick = review_when(me, table, state="done")
        assert "done" == review(me, table, "quick")["state"]  # it is as good as it gets
        judge.let = type(judge.let)(2)
        review(me, table, "exact")
        found = review_when(me, table, state="running", judged=1)
        assert ("exact", "quick", quick["curve"]) == (found["depth"], found["judge"]["depth"], found["curve"])
        judge.let.release(1000)
        assert "exact" == review_when(me, table, state="done")["judge"]["depth"]
        assert "exact" == review(me, table, "standard")["depth"]  # better than was wished
        assert ["exact"] == [row["depth"] for row in run_in(house, house.service.reviews.kept.of(table))]


def test_where_nobody_judges_it_is_said(tmp_path: Path) -> None:
    with House(config_for(sqlite_in(tmp_path), reviewers=0)) as house:
        me = house.guest()
        table = finished(house, me)
        found = review(me, table)
        assert ("none", "no-reviews", False) == (found["state"], found["reason"], found["may"])
        assert "no-reviews" == refused(me, table, "review", depth="quick")


def test_a_game_that_was_drawn_out_is_not_judged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says how long it is; one turn less for each seat makes the difference."""
    with school(tmp_path) as house:
        me = house.guest()
        table = finished(house, me)
        turns = len(read(me.http.get(f"/api/tables/{table}/record").text).turns)
        few = (turns - 1) // 2
        monkeypatch.setattr(reviews, "MOST_TURNS", few)
        answer = me.post(f"/api/tables/{table}/review", 409, depth="quick")
        assert "too-many-turns" == answer["error"]
        assert f"{turns} turns; with so many seats at most {2 * few} are judged" == answer["detail"]
        assert "none" == review(me, table)["state"]
        monkeypatch.setattr(reviews, "MOST_TURNS", few + 1)
        review(me, table, "quick")
        assert turns == review_when(me, table, state="done")["turns"]


def test_a_game_that_waits_and_was_drawn_out_is_not_judged_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who wished for it when longer ones were judged is told why."""
    with school(tmp_path, Judge(0)) as house:
        judge: Any = house.service.reviews.judge
        me, other = house.guest("Ayşe"), house.guest("Lisa")
        first, second = finished(house, me), finished(house, other)
        review(me, first, "quick")
        review_when(me, first, state="running", judged=0)
        review(other, second, "quick")
        wait_until(lambda: judge.begun)
        monkeypatch.setattr(reviews, "MOST_TURNS", 1)
        judge.let.release(ALL)
        assert "too-many-turns" == review_when(other, second, state="failed")["reason"]


def test_turns_are_counted_as_a_review_counts_them(tmp_path: Path) -> None:
    """By what is kept of each decision: nobody plays the game again for that."""
    with school(tmp_path) as house:
        me = house.guest()
        for key in range(3):
            table = finished(house, me, key=key)
            record = me.http.get(f"/api/tables/{table}/record").text
            decisions = house.service.tables.live[table].played.decisions
            assert 1 < len(read(record).turns) == reviews.turns_in(decisions) < len(decisions)


def test_to_look_to_stop_and_to_play_on_are_paid_for(tmp_path: Path) -> None:
    """As a table is that is shown: for each of them the game is read; whether it is granted or not."""
    with school(tmp_path, limits=True) as house:
        me = house.guest()
        table = finished(house, me)
        price = A_REQUEST + price_of(len(me.state(table)["events"]))
        stop_the_clock(house)
        assert price == paid(house, lambda: review(me, table))
        assert price == paid(house, lambda: me.post(f"/api/tables/{table}/review/stop"))
        assert price == paid(house, lambda: refused(me, table, "review/play", turn=0))
        assert price == paid(house, lambda: me.get(f"/api/tables/{table}/review/moments/1/choice", 404))
        assert price == paid(house, lambda: me.get(f"/api/tables/{table}/score"))
        house.service.limits.spend(HERE, left(house) - price + 1)
        assert "too-many" == refused(me, table, "review/stop", depth="quick")


def test_wishes_are_counted(tmp_path: Path) -> None:
    """By client, whichever games they are about."""
    with school(tmp_path, limits=True) as house:
        me = house.guest()
        table = finished(house, me)
        for _ in range(int(REVIEW.burst)):
            review(me, table, "quick")
        assert "too-many" == refused(me, table, "review", depth="quick")
        assert review(me, table)["state"] in ("waiting", "running", "done")  # to look is another matter
