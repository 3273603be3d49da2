"""News of reviews: those who look at a finished game hear how far its review is, wherever it is judged."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.hands import play_on, play_some
from tests.server.house import House, Line, Luck, Sent, config_for, run_in
from tests.server.leisure import NEVER
from tests.server.teaching import GAME, Judge, come_back, finished, install_oasis, review, review_when, school


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    install_oasis(monkeypatch)


class Gate:
    """Between two rounds of news no time goes by, but somebody waits here until they are let."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.let = asyncio.Event()
        house.service.news.pause = self  # type: ignore[misc]

    async def __call__(self, seconds: float) -> None:
        assert seconds > 0.0
        await self.let.wait()

    def open(self) -> None:
        async def let() -> None:
            self.let.set()

        run_in(self.house, let())


def news_before_pong(line: Line) -> list[Sent]:
    """All news that have come until now."""
    line.send(do="ping")
    out: list[Sent] = []
    while (message := line.next())["is"] != "pong":
        out.append(message)
    return [one for one in out if one["is"] == "review"]


def standing(news: Sent) -> tuple[str, int]:
    return news["state"], news["place"]


def news_until(line: Line, state: str) -> list[Sent]:
    out = [line.next("review")]
    while out[-1]["state"] != state:
        out.append(line.next("review"))
    return out


def test_however_many_turns_are_judged_they_are_one_piece_of_news(tmp_path: Path) -> None:
    """So much is told at once, and all that is judged meanwhile together, in the next round."""
    with school(tmp_path, Judge(0)) as house:
        judge: Any = house.service.reviews.judge
        gate = Gate(house)
        me = house.guest()
        table = finished(house, me)
        line = me.socket(table, 0)
        review(me, table, "quick")
        assert 0 == line.next("review")["judged"]
        judge.let.release(1000)
        found = review_when(me, table, state="done")
        assert found["turns"] > 3
        assert [] == news_before_pong(line)
        gate.open()
        last = line.next("review")
        assert ("done", found["turns"], found["turns"], 0) == tuple(
            last[name] for name in ("state", "judged", "turns", "place")
        )
        assert [] == news_before_pong(line)


def test_who_waits_hears_that_others_have_gone_before(tmp_path: Path) -> None:
    """The place in the queue is news, though nothing of that review has changed."""
    with school(tmp_path, Judge(0)) as house:
        gate = Gate(house)
        gate.open()
        judge: Any = house.service.reviews.judge
        people = [house.guest(f"Guest {n}") for n in range(3)]
        tables = [finished(house, one, key=n) for n, one in enumerate(people)]
        for person, table in zip(people, tables, strict=True):
            review(person, table, "quick")
            review_when(people[0], tables[0], state="running")
        line = people[2].socket(tables[2])
        run_in(house, house.service.news.look())
        assert ("waiting", 2) == standing(line.next("review"))
        people[1].post(f"/api/tables/{tables[1]}/review/stop")
        assert ("waiting", 1) == standing(line.next("review"))
        judge.let.release(1000)
        assert "running" == news_until(line, "done")[0]["state"]


@pytest.mark.postgresql
@pytest.mark.parametrize("hears", [True, False])
def test_news_cross_over(postgres_database: str, hears: bool) -> None:
    """Who looks at a table through another server hears of it from that; what it has missed, it asks for."""
    with school(postgres_database, Judge(0), process="p0") as here:
        judge: Any = here.service.reviews.judge
        me = here.guest()
        table = finished(here, me)
        config = config_for(postgres_database, process="p1", reviewers=0, poll_seconds=NEVER if hears else 0.2)
        with House(config) as there:
            Gate(there).open()
            if not hears:
                there.service.tables.judged = lambda _: None
            line = come_back(there, dict(me.http.cookies)).socket(table, 0)
            review(me, table, "quick")
            assert 0 == line.next("review")["judged"]
            judge.let.release(1000)
            last = news_until(line, "done")[-1]
            turns = review(me, table)["turns"]
            assert (turns, turns) == (last["judged"], last["turns"])


def test_nothing_is_told_of_what_nobody_may_see(tmp_path: Path) -> None:
    """Of a game that is taken back, ended early, or begun from one that is still played."""
    with school(tmp_path, Judge(2)) as house:
        Gate(house).open()
        me = house.guest()
        source = me.table("me", "here", game=GAME)
        play_some(house, source, Luck(1), 4)
        fork = me.post(f"/api/tables/{source}/fork", n=2, seats=[{"kind": "me"}, {"kind": "here"}])["id"]
        play_on(house, fork, Luck(2), lambda live: live.status == "over")
        ended = me.table("me", "here", game=GAME)
        me.post(f"/api/tables/{ended}/end", agree=True)
        back = finished(house, me)
        review(me, back, "quick")
        review_when(me, back, state="running", judged=1)
        me.turn(back, "undo", me.state(back, 0))
        for table in (fork, ended, back):
            line = me.socket(table, 0)
            run_in(house, told(house, table))
            assert [] == news_before_pong(line)


async def told(house: House, table: str) -> None:
    """A round of news, which has come to its end."""
    news = house.service.news
    news.hint(table)
    assert news.task is not None
    await news.task


def test_what_the_reader_has_is_not_sent_again(tmp_path: Path) -> None:
    """Of the same review; the curve of another one is told from its beginning."""
    with school(tmp_path, Judge(3)) as house:
        judge: Any = house.service.reviews.judge
        me = house.guest()
        table = finished(house, me)
        review(me, table, "quick")
        first = review_when(me, table, judged=2)
        assert (0, [None, 0, 1]) == (first["since"], [point["turn"] for point in first["curve"]])
        path = f"/api/tables/{table}/review"
        judge.let.release(2)
        review_when(me, table, judged=4)
        more = me.get(path, known=first["name"], since=3)
        assert (first["name"], 3, [2, 3]) == (more["name"], 3, [point["turn"] for point in more["curve"]])
        other = me.get(path, known="another", since=3)
        assert (0, 5) == (other["since"], len(other["curve"]))
        judge.let.release(1000)
        whole = review_when(me, table, state="done")
        last = me.get(path, known=first["name"], since=3)
        assert whole == last | {"since": 0, "curve": [*first["curve"], *last["curve"]]}
        assert "malformed" == me.get(path, 400, since=-1)["error"]
        review(me, table, "exact")
        deeper = review_when(me, table, state="done", depth="exact")
        assert deeper["name"] != whole["name"]
        assert len(deeper["curve"]) == len(me.get(path, known=whole["name"], since=3)["curve"])
