"""Whose review is judged next: clients take turns, whichever process judges, and a long one makes room for others'."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import select, update

from caravanserai.review.journal import Identity
from caravanserai.server import review_queue, reviews, schema
from caravanserai.server.clients import kept_as
from caravanserai.server.review_queue import REMEMBERED_MS, ClientRow, Waiting, in_order, note_turn
from caravanserai.server.review_store import DONE, ReviewRow, ReviewStore
from caravanserai.server.store import Store
from caravanserai.server.workers import Worker
from tests.server.house import House, Person, wait_until
from tests.server.leisure import NEVER
from tests.server.teaching import Judge, finished, install_oasis, review, review_when, school
from tests.server.test_store import created, in_store

HEAD = cast(Identity, {})


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    install_oasis(monkeypatch)


def wished(game: str, when: int, *clients: str) -> Waiting:
    """A review that people wait for, each of another client."""
    people = [f"{client}'s" for client in clients]
    return {
        "game": game,
        "depth": "quick",
        "state": "waiting",
        "wished": when,
        "askers": people,
        "clients": dict(zip(people, clients, strict=True)),
    }


def games(waiting: list[Waiting]) -> list[str]:
    return [one["game"] for one in waiting]


# The order


def test_the_first_of_each_client_comes_before_the_second_of_any() -> None:
    waiting = [wished("a1", 1, "a"), wished("a2", 2, "a"), wished("b1", 5, "b"), wished("a3", 3, "a")]
    assert ["a1", "b1", "a2", "a3"] == games(in_order(waiting, {}))


def test_it_is_the_turn_of_whose_last_is_longest_ago() -> None:
    """Who has had none comes first."""
    waiting = [wished("a1", 1, "a"), wished("b1", 2, "b"), wished("c1", 3, "c"), wished("b2", 4, "b")]
    assert ["c1", "b1", "a1", "b2"] == games(in_order(waiting, {"a": 20, "b": 10}))


def test_who_waits_for_the_same_does_not_wait_for_others_of_its_client() -> None:
    """A review has its place among those of every client that waits for it, and is judged once."""
    waiting = [wished("a1", 1, "a"), wished("a2", 2, "a"), wished("both", 3, "a", "b")]
    assert ["a1", "both", "a2"] == games(in_order(waiting, {}))
    assert "b" == review_queue.whose_turn(waiting[-1], {"a": 10})


def test_a_person_of_whom_no_client_is_known_is_one_alone() -> None:
    """As those are who waited before it was kept."""
    one = wished("a", 1, "a")
    one["clients"] = None
    assert {"a's"} == review_queue.clients_of(one)


def test_what_was_begun_is_gone_on_with_though_nobody_is_known_who_wished_for_it() -> None:
    assert ["a", "b1"] == games(in_order([wished("a", 1), wished("b1", 2, "b")], {}))


# In the database


async def wish(kept: ReviewStore, seed: int, client: str) -> str:
    """Somebody of a client wishes for the review of a game of theirs, which is over."""
    game, _ = await created(kept.store, seed)
    await kept.store.execute(update(schema.game).where(schema.game.c.id == game).values(status="over"))
    await kept.wish(game, "quick", HEAD, f"p{seed}", client)
    await kept.store.execute(update(schema.review).where(schema.review.c.game == game).values(wished=seed))
    return game


async def taken_up(kept: ReviewStore) -> str | None:
    row = await kept.claim()
    return None if row is None else row["game"]


def test_processes_let_clients_take_turns_together(database: str) -> None:
    """Also one that is begun when others have had theirs already."""

    async def work(store: Store) -> None:
        kept = [ReviewStore(store, f"{n}", NEVER) for n in range(5)]
        first, second, third = [await wish(kept[0], n, "many") for n in range(3)]
        assert first == await taken_up(kept[0])
        few = await wish(kept[1], 3, "few")
        assert {(few, "quick"): 1, (second, "quick"): 2, (third, "quick"): 3} == await kept[1].places()
        assert few == await taken_up(kept[1])
        assert second == await taken_up(kept[2])
        another = await wish(kept[1], 4, "few")
        assert another == await taken_up(kept[3])
        assert third == await taken_up(kept[4])

    in_store(database, work)


def test_processes_that_look_at_the_same_moment_do_not_disturb_each_other(database: str) -> None:
    """Each takes up another review, though all are of one client."""

    async def work(store: Store) -> None:
        kept = [ReviewStore(store, f"{n}", NEVER) for n in range(6)]
        wanted = {await wish(kept[0], n, "many") for n in range(len(kept))}
        assert wanted == set(await asyncio.gather(*map(taken_up, kept)))

    in_store(database, work)


def test_who_waits_in_an_older_database_waits_on(database: str) -> None:
    """Nothing is known of their client there."""

    async def work(store: Store) -> None:
        kept = ReviewStore(store, "one", NEVER)
        game = await wish(kept, 1, "a")
        await store.migrate("-1")
        await store.migrate("head")
        row = await kept.claim()
        assert row is not None
        assert (game, ["p1"], None) == (row["game"], row["askers"], row["clients"])

    in_store(database, work)


def test_whence_people_came_is_kept_as_long_as_they_wait(database: str) -> None:
    """And when a client had its turn for a day."""

    async def found(store: Store) -> tuple[list[Any], list[str]]:
        rows = await store.rows(select(schema.review.c.clients), ReviewRow)
        had = await store.rows(select(schema.client), ClientRow)
        return [row["clients"] for row in rows], [row["client"] for row in had]

    async def work(store: Store) -> None:
        kept = ReviewStore(store, "one", NEVER)
        await wish(kept, 1, "a")
        row = await kept.claim()
        assert row is not None
        assert ([{"p1": "a"}], ["a"]) == await found(store)
        await kept.end(row, DONE)
        assert ([None], ["a"]) == await found(store)
        await store.execute(update(schema.client).values(had=schema.client.c.had - REMEMBERED_MS - 1))
        await store.write(lambda connection: note_turn(connection, "b"))
        assert ([None], ["b"]) == await found(store)

    in_store(database, work)


def test_nothing_is_kept_of_who_waits_for_another_instead(database: str) -> None:
    """Though others still wait for the first."""

    async def work(store: Store) -> None:
        kept = ReviewStore(store, "one", NEVER)
        first, second = [await wish(kept, n, "a") for n in (1, 2)]
        await kept.wish(second, "quick", HEAD, "p1", "b")
        rows = await store.rows(select(schema.review.c.game, schema.review.c.clients), ReviewRow)
        assert {second: {"p1": "b", "p2": "a"}} == {row["game"]: row["clients"] for row in rows}
        await kept.wish(first, "quick", HEAD, "p1", "b")
        rows = await store.rows(select(schema.review.c.game, schema.review.c.clients), ReviewRow)
        assert {first: {"p1": "b"}, second: {"p2": "a"}} == {row["game"]: row["clients"] for row in rows}

    in_store(database, work)


def test_no_address_is_kept() -> None:
    """But a name of so many letters, the same for the same."""
    assert kept_as("203.0.113.7") == kept_as("203.0.113.7") != kept_as("203.0.113.8")
    assert "203" not in kept_as("203.0.113.7")
    widths = {len(kept_as(one)) for one in ("203.0.113.7", "2001:db8:1:2::/64", "nowhere")}
    assert {schema.client.c.client.type.length} == widths  # type: ignore[attr-defined]


# In a house


def guests(house: House, address: str, count: int) -> list[Person]:
    """So many who come from one address."""
    people = [Person(house, address) for _ in range(count)]
    for n, one in enumerate(people):
        one.post("/api/guest", name=f"Guest {n}", language="en")
    return people


def noted_turns(house: House) -> list[str]:
    """The games, as they are taken up."""
    out, kept = list[str](), house.service.reviews.kept
    claim = kept.claim

    async def noted() -> ReviewRow | None:
        row = await claim()
        if row is not None:
            out.append(row["game"])
        return row

    kept.claim = noted  # type: ignore[method-assign]
    return out


def test_who_wishes_for_one_game_waits_for_one_of_who_wishes_for_many(database: str) -> None:
    """Whoever came first; the page tells the place."""
    with school(database, Judge(0)) as house:
        judge: Any = house.service.reviews.judge
        turns = noted_turns(house)
        many, (me,) = guests(house, "127.0.0.2", 4), guests(house, "127.0.0.3", 1)
        theirs = [finished(house, one, key=n) for n, one in enumerate(many)]
        mine = finished(house, me)
        for person, table in zip(many, theirs, strict=True):
            review(person, table, "quick")
            review_when(many[0], theirs[0], state="running")
        assert ("waiting", 1) == tuple(review(me, mine, "quick")[name] for name in ("state", "place"))
        assert [2, 3, 4] == [review(one, table)["place"] for one, table in zip(many[1:], theirs[1:], strict=True)]
        judge.let.release(1000)
        review_when(many[-1], theirs[-1], state="done")
        assert [theirs[0], mine, *theirs[1:]] == turns


# One that is long


def two_clients(house: House) -> tuple[Person, Person]:
    (me,), (other,) = guests(house, "127.0.0.2", 1), guests(house, "127.0.0.3", 1)
    return me, other


@pytest.mark.parametrize("workers", [1, 2])
def test_a_long_review_gives_way_and_goes_on_where_it_was(
    database: str, monkeypatch: pytest.MonkeyPatch, workers: int
) -> None:
    """As soon as its client has had its turn and another waits; in the middle of no turn, and none is judged again."""
    monkeypatch.setattr(reviews, "TURN_OF_CLIENT", 0.0)
    with school(database, Judge(0)) as house:
        judge: Any = house.service.reviews.judge
        house.service.reviews.workers[:] = [Worker(is_thread=True) for _ in range(workers)]
        turns = noted_turns(house)
        me, other = two_clients(house)
        mine, theirs = finished(house, me), finished(house, other, key=2)
        review(me, mine, "quick")
        judge.let.release(3)
        review_when(me, mine, state="running", judged=2)
        wait_until(lambda: len(judge.begun) == 3 + workers)
        assert ("waiting", 1) == tuple(review(other, theirs, "quick")[name] for name in ("state", "place"))
        judge.let.release(workers)
        wait_until(lambda: turns == [mine, theirs])
        found = review(me, mine)
        assert ("waiting", 1, 2 + workers) == (found["state"], found["place"], found["judged"])
        assert 3 + workers == len(found["curve"])
        judge.let.release(1000)
        done = [review_when(person, table, state="done") for person, table in ((me, mine), (other, theirs))]
        numbers = [number for one in done for number in range(-1, one["turns"])]
    assert sorted(numbers) == sorted(number for number, _ in judge.begun)


def test_a_long_review_goes_on_while_nobody_else_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of one client are judged one after the other."""
    monkeypatch.setattr(reviews, "TURN_OF_CLIENT", 0.0)
    with school(tmp_path, Judge(0)) as house:
        judge: Any = house.service.reviews.judge
        turns = noted_turns(house)
        people = guests(house, "127.0.0.2", 2)
        tables = [finished(house, one, key=n) for n, one in enumerate(people)]
        for person, table in zip(people, tables, strict=True):
            review(person, table, "quick")
            review_when(people[0], tables[0], state="running")
        judge.let.release(1000)
        review_when(people[1], tables[1], state="done")
        assert tables == turns


def test_a_short_review_does_not_give_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes to its end before the turn of its client is over."""
    monkeypatch.setattr(reviews, "TURN_OF_CLIENT", NEVER)
    with school(tmp_path, Judge(0)) as house:
        judge: Any = house.service.reviews.judge
        turns = noted_turns(house)
        me, other = two_clients(house)
        mine, theirs = finished(house, me), finished(house, other)
        review(me, mine, "quick")
        review_when(me, mine, state="running")
        review(other, theirs, "quick")
        judge.let.release(1000)
        review_when(other, theirs, state="done")
        assert [mine, theirs] == turns


def test_what_is_judged_to_its_end_does_not_give_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one worker looks whether others wait, the other can come to the end."""
    monkeypatch.setattr(reviews, "TURN_OF_CLIENT", 0.0)
    with school(tmp_path, Judge(0)) as house:
        judge: Any = house.service.reviews.judge
        house.service.reviews.workers[:] = [Worker(is_thread=True) for _ in range(2)]
        turns, kept = noted_turns(house), house.service.reviews.kept
        me = house.guest()
        table = finished(house, me)
        looks: list[str] = []

        async def others_wait(row: ReviewRow) -> bool:
            looks.append(row["game"])
            if len(looks) > 1:
                return False
            judge.let.release(1000)
            (counted,) = await kept.store.rows(select(schema.review.c.outline), ReviewRow)
            assert counted["outline"] is not None
            while len(await kept.found(table, "quick")) <= len(counted["outline"]["turns"]):
                await asyncio.sleep(0)
            return True

        monkeypatch.setattr(kept, "others_wait", others_wait)
        review(me, table, "quick")
        judge.let.release(1)
        review_when(me, table, state="done")
        assert [table] == turns


def test_what_gave_way_is_gone_on_with_though_another_is_wished_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if it had still been judged when the person wished for the other."""
    monkeypatch.setattr(reviews, "TURN_OF_CLIENT", 0.0)
    with school(tmp_path, Judge(0)) as house:
        judge: Any = house.service.reviews.judge
        turns = noted_turns(house)
        me, other = two_clients(house)
        first, second, theirs = finished(house, me), finished(house, me, key=2), finished(house, other)
        review(me, first, "quick")
        review_when(me, first, state="running")
        review(other, theirs, "quick")
        judge.let.release(1)
        wait_until(lambda: turns == [first, theirs])
        assert ("waiting", 2) == tuple(review(me, second, "quick")[name] for name in ("state", "place"))
        assert ("waiting", 1) == tuple(review(me, first)[name] for name in ("state", "place"))
        judge.let.release(1000)
        for person, table in ((me, first), (me, second), (other, theirs)):
            review_when(person, table, state="done")
