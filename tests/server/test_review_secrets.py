"""What a review tells, and to whom: nothing while a game is played, and of a moment what its seat knew then."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from caravanserai.core import play
from caravanserai.core.record import parse, verify
from caravanserai.review import review as putting_together
from caravanserai.server import judges
from caravanserai.server.backup import back_up, restore
from caravanserai.server.doctor import examine
from caravanserai.server.judges import Found
from tests.oasis import GAME as OASIS
from tests.server.hands import play_on, play_some
from tests.server.house import House, Luck, Person, run_in, sqlite_in, wait_until
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


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Oasis is installed, everything is judged on a few tables, and whatever seems better is a moment."""
    install_oasis(monkeypatch)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with school(tmp_path) as running:
        yield running


def every_way(person: Person, table: str) -> set[str]:
    """Why nothing of a review can be had, by whatever way."""
    return {
        refused(person, table, "review"),
        refused(person, table, "review/moments/0/choice"),
        refused(person, table, "review", depth="quick"),
        refused(person, table, "review/stop", depth="quick"),
        refused(person, table, "review/play", turn=0),
    }


def judged(person: Person, table: str) -> dict[str, Any]:
    review(person, table, "quick")
    return review_when(person, table, state="done")


# While a game is played


def test_there_is_no_review_of_a_game_that_is_played(house: House) -> None:
    me = house.guest()
    table = me.table("me", "here", game=GAME)
    assert {"not-over"} == every_way(me, table)
    play_some(house, table, Luck(1), 4)
    assert {"not-over"} == every_way(me, table)
    assert {"not-over"} == every_way(me, me.table("me", "open", game=GAME))


def test_a_game_that_is_taken_back_has_none_until_it_is_over_again(tmp_path: Path) -> None:
    """And then none of the game that it was before; what was being judged is judged no further."""
    with school(tmp_path, Judge(2)) as house:
        kept = house.service.reviews.kept
        me = house.guest()
        table = finished(house, me)
        review(me, table, "quick")
        review_when(me, table, state="running", judged=1)
        me.turn(table, "undo", me.state(table, 0))
        assert {"not-over"} == every_way(me, table)
        judge: Any = house.service.reviews.judge
        judge.let.release(1)
        play_on(house, table, Luck(5), lambda live: live.status == "over")
        found = review(me, table)
        assert ("none", []) == (found["state"], found["curve"])
        wait_until(lambda: not run_in(house, kept.of(table)))


def test_a_fork_of_a_game_that_is_played_has_none(house: House) -> None:
    """They share what is hidden."""
    me = house.guest()
    source = me.table("me", "here", game=GAME)
    play_some(house, source, Luck(1), 4)
    fork = me.post(f"/api/tables/{source}/fork", n=2, seats=[{"kind": "me"}, {"kind": "here"}])["id"]
    play_on(house, fork, Luck(2), lambda live: live.status == "over")
    assert {"source-not-over"} == every_way(me, fork)
    play_on(house, source, Luck(1), lambda live: live.status == "over")
    assert "none" == review(me, fork)["state"]


def test_a_game_that_was_ended_early_has_none(house: House) -> None:
    me = house.guest()
    table = me.table("me", "here", game=GAME)
    me.post(f"/api/tables/{table}/end", agree=True)
    assert {"ended-early"} == every_way(me, table)


def test_a_private_table_stays_private(house: House) -> None:
    me, stranger = house.guest("Ayşe"), house.guest("Rafał")
    table = finished(house, me)
    judged(me, table)
    assert {"not-invited"} == every_way(stranger, table)
    invite = me.state(table, 0)["table"]["invite"]
    assert "done" == stranger.get(f"/api/tables/{table}/review", invite=invite)["state"]


# Moments


def test_a_moment_is_shown_as_its_seat_saw_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the better turn on a table of the seat's own, as far as nothing is revealed."""
    monkeypatch.setattr(putting_together, "LEAST", 0.0)
    with school(tmp_path, Judge(judged=judges.judged)) as house:
        me = house.guest()
        table = finished(house, me, key=2)
        found = judged(me, table)
        assert {"choice", "luck"} == {moment["kind"] for moment in found["moments"]}
        for moment in found["moments"]:
            where = f"/api/tables/{table}/review/moments/{moment['turn']}/{moment['kind']}"
            one = me.get(where)
            assert moment == one["moment"]
            then = me.get(f"/api/tables/{table}/at/{moment['decision']}", seat=moment["seat"])
            assert then["view"] == one["state"]["view"]
            assert moment["decision"] <= min(event["decided"] for event in moment["played"])
            if moment["kind"] == "luck":
                assert (None, [], None) == (one["better"], moment["better"], moment["points"])
                continue
            assert moment["path"] == one["better"]["tokens"] != []
            assert then["view"] == me.get(where, shown=0)["better"]["state"]["view"]
            live = run_in(house, house.service.tables.get(table))
            true = live.played.table_at(moment["decision"])
            shown = one["better"]["shown"]
            assert one["better"]["state"]["decided"] == moment["decision"] + shown
            for token in moment["path"][:shown]:
                seat_plays(true, token, moment["seat"])
            assert live.played.game.show(true, moment["seat"]) == one["better"]["state"]["view"]
        me.get(f"/api/tables/{table}/review/moments/99/choice", 404)


def test_the_better_turn_is_taken_as_far_as_nothing_is_revealed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table that is shown with it says after how many decisions it is so: as many more as were taken."""
    monkeypatch.setattr(putting_together, "LEAST", 0.0)
    with school(tmp_path, Judge(judged=judges.judged)) as house:
        me = house.guest()
        table = finished(house, me, key=12)
        choices = [moment for moment in judged(me, table)["moments"] if moment["kind"] == "choice"]
        seen = [me.get(f"/api/tables/{table}/review/moments/{one['turn']}/choice") for one in choices]
    assert [1] == [one["better"]["shown"] for one in seen]
    assert [one["decision"] + 1 for one in choices] == [one["better"]["state"]["decided"] for one in seen]


def test_a_moment_is_the_same_however_the_list_is_numbered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As turns are judged, greater moments drive others out: whoever asks for one is never told of another."""
    monkeypatch.setattr(putting_together, "DRAWS", 1)
    judge = Judge(4, judged=of_growing_luck)
    with school(tmp_path, judge) as house:
        me = house.guest()
        table = finished(house, me, key=2)
        review(me, table, "quick")
        early = numbered(review_when(me, table, judged=3))
        judge.let.release(ALL)
        late = numbered(review_when(me, table, state="done"))
        assert 1 == len(early)
        assert early[1] != late[1]
        for turn, kind in {*early.values(), *late.values()}:
            there = (turn, kind) in late.values()
            found = me.get(f"/api/tables/{table}/review/moments/{turn}/{kind}", 200 if there else 404)
            assert (turn, kind) == (found["moment"]["turn"], found["moment"]["kind"]) if there else "error" in found


def of_growing_luck(record: str, number: int, depth: str) -> Found:
    """Judged as it is, but for draws: each moves more than those before it."""
    found = judges.judged(record, number, depth)
    if "luck" in found and number >= 0:
        found["luck"] = [[0.05 * (number + 1), 0.001] for _ in found["luck"]]
    return found


def numbered(found: Any) -> dict[int, tuple[int, str]]:
    return {moment["number"]: (moment["turn"], moment["kind"]) for moment in found["moments"]}


def seat_plays(s: Any, token: str, seat: int) -> None:
    before = int(s.reveals)
    play.apply(s, token, seat)
    assert before == s.reveals


# Playing on


def test_playing_on_deals_anew_what_the_seat_could_not_know(house: House) -> None:
    """It sees the same as then; the others hold something else, and chance is fresh."""
    me = house.guest()
    table = finished(house, me, "me", "random")
    refusal = refused(me, table, "review/play", turn=0)
    assert "no-review" == refusal
    found = judged(me, table)
    mine = [point for point in found["curve"] if point["seat"] == 0]
    before = {None: 0} | {point["turn"]: point["decision"] for point in found["curve"]}
    differing = 0
    for point in mine[:4]:
        n = before[point["turn"] - 1] if point["turn"] else 0
        new = me.post(f"/api/tables/{table}/review/play", turn=point["turn"])["id"]
        then, now = me.get(f"/api/tables/{table}/at/{n}", seat=0), me.get(f"/api/tables/{new}/at/{n}", seat=0)
        assert then["view"] == now["view"]
        assert (["person", "bot"], "fork") == (
            [seat["kind"] for seat in now["table"]["seats"]],
            now["table"]["open_past"],
        )
        assert n == now["table"]["keys"][-1]["since"]
        assert now["table"]["keys"][-1]["commitment"] != then["table"]["keys"][-1]["commitment"]
        true, dealt = (run_in(house, house.service.tables.get(one)).played.table_at(n) for one in (table, new))
        live = run_in(house, house.service.tables.get(new))
        differing += live.played.game.show(true, 1) != live.played.game.show(dealt, 1)
        assert {None, 0} >= {told.seat for told in live.played.told[: live.played.told_at(n)]}
    assert differing > 0
    play_on(house, new, Luck(3), lambda live: live.status == "over")
    record = me.get(f"/api/tables/{new}/record")
    assert "\ndealt-anew " in record
    verify(parse(record))
    again = me.post("/api/tables/import", text=record)["id"]
    assert me.state(new, 0)["view"] == me.state(again, 0)["view"]
    assert "none" == review(me, new)["state"]
    assert "malformed" == refused(me, table, "review/play", turn=999)


def test_what_is_played_on_outlives_the_server(tmp_path: Path) -> None:
    """The same table is dealt again, and the doctor finds nothing."""
    with school(tmp_path) as house:
        me = house.guest()
        table = finished(house, me)
        turn = judged(me, table)["curve"][3]["turn"]
        new = me.post(f"/api/tables/{table}/review/play", turn=turn)["id"]
        play_some(house, new, Luck(2), 2)
        cookies, before = dict(me.http.cookies), me.state(new)
    assert asyncio.run(examine(sqlite_in(tmp_path))).is_well()
    with school(tmp_path) as house:
        again = come_back(house, cookies)
        after = again.state(new)
        assert (before["view"], before["events"]) == (after["view"], after["events"])


# Older editions


def test_a_review_of_an_older_edition_is_shown_and_not_gone_on_with(house: House) -> None:
    me = house.guest()
    table, other = finished(house, me), finished(house, me, key=2)
    found = judged(me, table)
    for one in (table, other):
        run_in(house, house.service.tables.get(one)).row["edition"] = OASIS.edition - 1
    older = review(me, table)
    assert (found["curve"], True, False, False) == tuple(older[name] for name in ("curve", "older", "may", "fork"))
    assert ("done", "older-edition") == (older["state"], older["reason"])
    assert "older-edition" == refused(me, table, "review", depth="exact")
    assert "older-edition" == refused(me, table, "review/play", turn=0)
    assert ("none", "older-edition") == tuple(review(me, other)[name] for name in ("state", "reason"))


def test_a_review_by_another_judge_is_shown_and_begun_anew(house: House, tmp_path: Path) -> None:
    """Who wishes it once more has it judged by what is known today."""
    me = house.guest()
    table = finished(house, me)
    judged(me, table)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        (head,) = connection.execute("SELECT head FROM review").fetchone()
        connection.execute("UPDATE review SET head = ?", (json.dumps(json.loads(head) | {"weights": "others"}),))
        connection.commit()
    found = review(me, table)
    assert ("done", True, True, "others") == (found["state"], found["older"], found["may"], found["judge"]["weights"])
    judge: Any = house.service.reviews.judge
    judge.begun.clear()
    review(me, table, "quick")
    anew = review_when(me, table, state="done", older=False)
    assert "worth" == anew["judge"]["weights"]
    assert len(anew["curve"]) == len(judge.begun)


# Backups


def test_a_review_is_kept_in_a_backup(tmp_path: Path) -> None:
    """And gone on with where it is restored."""
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    with school(first, Judge(1000)) as house:
        me = house.guest()
        whole, half = finished(house, me), finished(house, me, key=2)
        done = judged(me, whole)
        judge: Any = house.service.reviews.judge
        judge.let = type(judge.let)(3)
        review(me, half, "quick")
        review_when(me, half, judged=2)
        me.post(f"/api/tables/{half}/review/stop")
        cookies = dict(me.http.cookies)
        asyncio.run(back_up(sqlite_in(first), tmp_path / "kept.sqlite"))
    assert asyncio.run(examine(sqlite_in(first))).is_well()
    asyncio.run(restore(sqlite_in(second), tmp_path / "kept.sqlite"))
    judge = Judge()
    with school(second, judge) as house:
        again = come_back(house, cookies)
        assert done == review(again, whole)
        assert ("stopped", 2) == tuple(review(again, half)[name] for name in ("state", "judged"))
        review(again, half, "quick")
        found = review_when(again, half, state="done")
    assert list(range(2, found["turns"])) == [number for number, _ in judge.begun]


def test_a_damaged_review_costs_no_game(tmp_path: Path) -> None:
    with school(tmp_path) as house:
        me = house.guest()
        table, other = finished(house, me), finished(house, me, key=2)
        judged(me, table)
        judged(me, other)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        connection.execute("UPDATE judged SET found = '{\"turn\": 0}' WHERE game = ? AND turn = 0", (table,))
        connection.commit()
    saved = tmp_path / "saved.sqlite"
    found = asyncio.run(examine(sqlite_in(tmp_path), saved))
    assert ([f"table {table}: its review cannot be read"], {}, 2) == (found.said, found.damaged, found.sound)
    with closing(sqlite3.connect(saved)) as connection:
        assert [(other,)] == connection.execute("SELECT game FROM review").fetchall()
        assert [(other,)] == connection.execute("SELECT DISTINCT game FROM judged").fetchall()
