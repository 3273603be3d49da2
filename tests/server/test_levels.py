"""Levels at the table: chosen for each seat, changed while one plays, and thought for as long as somebody needs it."""

import asyncio
from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from caravanserai.bots import levels
from caravanserai.bots.levels import LEVELS
from caravanserai.bots.thought import tactics_of
from caravanserai.core.course import Course
from caravanserai.server.limits import REPLACE
from caravanserai.server.thinking import Thinkers
from caravanserai.tables.choosing import Chosen
from tests.server.house import House, Luck, Person, Sent, config_for, house_with, legal, run_in, sqlite_in, wait_until
from tests.server.test_undo import two

FEW = 4  # simulations


@pytest.fixture(autouse=True, scope="module")
def brief() -> Iterator[None]:
    """What is tested is who thinks, not how well."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(levels, "tactics_of", lambda *table: replace(tactics_of(*table), simulations=FEW))
        yield


class Held(Thinkers):
    """Bots that think until they are let go; who was asked, and whose thinking ended because nobody needed it."""

    def __init__(self) -> None:
        super().__init__(0)
        self.begun: list[dict[int, str]] = []
        self.ended = 0
        self.is_held = False

    async def choose(self, table: str, course: Course, bots: Mapping[int, str], most: int = 1) -> Chosen:
        self.begun.append(dict(bots))
        try:
            while self.is_held:
                await asyncio.sleep(0.005)
        except asyncio.CancelledError:
            self.ended += 1
            raise
        return await super().choose(table, course, bots, 1)


@pytest.fixture
def held(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Held]]:
    bots = Held()
    with house_with(bots, tmp_path_factory.mktemp("levels")) as house:
        yield house, bots


def seat(person: Person, table: str, n: int) -> Sent:
    found: Sent = person.state(table)["table"]["seats"][n]
    return found


def change(person: Person, table: str, n: int, bot: str, status: int | None = None) -> Sent:
    found: Sent = person.post(f"/api/tables/{table}/replace", status, seat=n, bot=bot)
    return found


def told_of(person: Person, table: str) -> list[Sent]:
    return [one["args"] for one in person.state(table)["events"] if one["kind"] == "new-bot"]


def let_think(person: Person, table: str, bots: Held) -> Sent:
    """The person decides until a bot is asked, which then thinks without end; the table as it was before the last."""
    luck, before = Luck(4), person.asked(table, 0)
    bots.is_held = True
    while 0 in person.state(table)["asked"]:
        before = person.asked(table, 0)
        person.move(table, before, luck.choice(legal(before)))
    wait_until(lambda: bots.begun and bots.begun[-1])
    return before


# Choosing


@pytest.mark.parametrize("game", ["gugong", "marcopolo2", "paladins", "yokohama"])
def test_every_level_has_a_seat_and_a_number(shared_house: House, game: str) -> None:
    """In every game, under the names that the library offers, beside bots that it does not."""
    me = shared_house.guest()
    known = next(one for one in me.get("/api/games") if one["id"] == game)
    assert [*LEVELS] == known["levels"]
    for n, level in enumerate(known["levels"], 1):
        table = me.table("me", level, "random", game=game)
        assert [("person", 0), ("bot", n), ("bot", 0)] == [
            (one["kind"], one["level"]) for one in me.state(table)["table"]["seats"]
        ]
        [mine] = [one for one in me.get("/api/tables", list="mine") if one["id"] == table]
        assert [0, n, 0] == [one["level"] for one in mine["seats"]]


A_TURN = 20  # more decisions than one takes


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(shared_house: House, level: str) -> None:
    me, luck = shared_house.guest(), Luck(7)
    table = me.table("me", level)
    state = me.asked(table, 0)
    for _ in range(A_TURN):
        me.move(table, state, luck.choice(legal(state)))
        state = me.asked(table, 0)
        if 1 in {one["args"].get("player") for one in state["events"]}:
            return
    raise AssertionError("the bot has not moved")


# Changing


def test_who_is_alone_changes_a_level_at_once(shared_house: House) -> None:
    """All are told; the same level again is no change."""
    me = shared_house.guest()
    table = me.table("me", "apprentice", "trader", public=True)
    line = shared_house.guest("Onlooker")
    assert me.asked(table, 0)["v"] < change(me, table, 1, "sage")["v"]
    assert ("sage", 5) == (seat(me, table, 1)["bot"], seat(me, table, 1)["level"])
    assert ("trader", 2) == (seat(me, table, 2)["bot"], seat(me, table, 2)["level"])
    assert [{"player": 1, "before": "apprentice", "bot": "sage"}] == told_of(me, table)
    change(me, table, 1, "sage")
    assert 1 == len(told_of(me, table))
    assert "malformed" == change(me, table, 1, "grandmaster", 400)["error"]
    assert "forbidden" == change(line, table, 1, "apprentice", 403)["error"]
    state, luck = me.asked(table, 0), Luck(8)
    me.move(table, state, luck.choice(legal(state)))
    assert 1 == len(told_of(me, table))


def test_what_was_told_of_a_level_is_kept(shared_house: House) -> None:
    """It is there when the table is read anew."""
    me = shared_house.guest()
    table = me.table("me", "apprentice")
    change(me, table, 1, "merchant")
    found = run_in(shared_house, shared_house.service.tables.get(table))
    run_in(shared_house, found.do(found.load))
    assert [{"player": 1, "before": "apprentice", "bot": "merchant"}] == told_of(me, table)
    assert "merchant" == seat(me, table, 1)["bot"]


def test_before_the_game_who_laid_the_table_chooses(shared_house: House) -> None:
    """There is no log yet to tell it in; and nobody else is asked."""
    me, other = shared_house.guest("A"), shared_house.guest("B")
    table = me.table("me", "open", "open", "apprentice", public=True)
    other.post(f"/api/tables/{table}/join", seat=1)
    assert "forbidden" == change(other, table, 3, "sage", 403)["error"]
    change(me, table, 3, "merchant")
    assert ("merchant", None) == (seat(me, table, 3)["bot"], me.state(table)["view"])


def test_among_several_a_level_is_changed_by_consent(shared_house: House) -> None:
    """One no is enough; who asked may not agree for the others."""
    people = [shared_house.guest(name) for name in ("A", "B")]
    table = people[0].table("me", "open", "trader", public=True)
    people[1].post(f"/api/tables/{table}/join", seat=1)
    change(people[0], table, 2, "trader")  # as it is: nobody is asked
    assert people[1].state(table)["table"]["request"] is None
    assert "needs-consent" == change(people[0], table, 2, "sage", 409)["error"]
    request = people[1].state(table)["table"]["request"]
    assert ("level", 2, "sage", [1]) == tuple(request[name] for name in ("kind", "seat", "bot", "waiting"))
    assert "others-ask" == change(people[1], table, 2, "apprentice", 409)["error"]
    people[1].post(f"/api/tables/{table}/consent", agree=False)
    assert ("trader", None) == (seat(people[0], table, 2)["bot"], people[0].state(table)["table"]["request"])

    assert "needs-consent" == change(people[1], table, 2, "sage", 409)["error"]
    people[1].post(f"/api/tables/{table}/consent", agree=True)
    assert "trader" == seat(people[0], table, 2)["bot"]
    change(people[0], table, 2, "sage")  # who wishes for the same agrees
    assert ("sage", None) == (seat(people[0], table, 2)["bot"], people[0].state(table)["table"]["request"])
    assert [{"player": 2, "before": "trader", "bot": "sage"}] == told_of(people[1], table)


def test_programs_and_the_past_change_nothing(shared_house: House) -> None:
    me = shared_house.guest()
    table = me.table("me", "trader")
    token = me.post(f"/api/tables/{table}/token", seat=0)["token"]
    program = Person(shared_house)
    program.http.headers["Authorization"] = f"Bearer {token}"
    assert "forbidden" == change(program, table, 1, "sage", 403)["error"]
    me.post(f"/api/tables/{table}/end", agree=True)
    assert "not-playing" == change(me, table, 1, "sage", 409)["error"]


def test_changes_are_counted(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Each is an event that stays: nobody fills a table with them."""
    with House(config_for(sqlite_in(tmp_path_factory.mktemp("counted")), limits=True)) as house:
        me = house.guest()
        table = me.table("me", "trader")
        levels = [LEVELS[n % 2] for n in range(80)]
        answers = [
            me.http.post(
                f"/api/tables/{table}/replace", json={"seat": 1, "bot": bot}, headers={"X-CSRF-Token": me.csrf}
            )
            for bot in levels
        ]
        codes = [answer.status_code for answer in answers]
        assert [200] * int(REPLACE.burst) == codes[: int(REPLACE.burst)]
        assert 429 in codes


# Thinking as long as somebody needs it


def test_a_decision_taken_back_ends_the_thinking(held: tuple[House, Held]) -> None:
    """And the next that is asked begins anew."""
    house, bots = held
    me = house.guest()
    table = me.table("me", "trader")
    let_think(me, table, bots)
    begun = len(bots.begun)
    me.turn(table, "undo", me.state(table, 0))
    wait_until(lambda: bots.ended == 1)
    assert begun == len(bots.begun)
    state = me.asked(table, 0)
    me.move(table, state, legal(state)[0])
    bots.is_held = False
    me.asked(table, 0)


def test_another_level_thinks_in_the_place_of_the_first(held: tuple[House, Held]) -> None:
    house, bots = held
    me = house.guest()
    table = me.table("me", "apprentice")
    let_think(me, table, bots)
    change(me, table, 1, "trader")
    wait_until(lambda: bots.begun[-1] == {1: "trader"})
    assert 1 == bots.ended
    bots.is_held = False
    me.asked(table, 0)


def test_a_game_that_is_ended_is_thought_about_no_more(held: tuple[House, Held]) -> None:
    house, bots = held
    me = house.guest()
    table = me.table("me", "trader")
    let_think(me, table, bots)
    begun = len(bots.begun)
    me.post(f"/api/tables/{table}/end", agree=True)
    wait_until(lambda: bots.ended == 1)
    bots.is_held = False
    assert begun == len(bots.begun)


def test_a_seat_taken_back_is_not_thought_for(held: tuple[House, Held]) -> None:
    house, bots = held
    people, table = two(house)
    asked = people[0].state(table)["asked"][0]
    bots.is_held = True
    people[asked].post(f"/api/tables/{table}/replace", seat=asked, bot="trader")
    wait_until(lambda: bots.begun)
    people[asked].post(f"/api/tables/{table}/join", seat=asked)
    wait_until(lambda: bots.ended == 1)
    assert 1 == len(bots.begun)
    assert people[asked].state(table, asked)["ask"] is not None


def test_what_does_not_concern_the_game_disturbs_no_thought(held: tuple[House, Held]) -> None:
    """Somebody asks to end the game, another refuses: what was thought of meanwhile is played."""
    house, bots = held
    people = [house.guest(name) for name in ("A", "B")]
    table = people[0].table("me", "open", "trader", public=True, pace="days")
    people[1].post(f"/api/tables/{table}/join", seat=1)
    bots.is_held, luck = True, Luck(5)
    while (asked := people[0].state(table)["asked"][0]) != 2:
        state = people[asked].asked(table, asked)
        people[asked].move(table, state, luck.choice(legal(state)))
    wait_until(lambda: bots.begun)
    people[0].post(f"/api/tables/{table}/end", agree=True)
    people[1].post(f"/api/tables/{table}/consent", agree=False)
    assert (1, 0) == (len(bots.begun), bots.ended)
    decided = people[0].state(table)["decided"]
    bots.is_held = False
    wait_until(lambda: people[0].state(table)["decided"] > decided)
    assert 0 == bots.ended


def test_nobody_waits_for_a_bot_that_thinks(held: tuple[House, Held]) -> None:
    """While one thinks, its table answers, and other tables are served."""
    house, bots = held
    me, other = house.guest("A"), house.guest("B")
    table = me.table("me", "trader")
    let_think(me, table, bots)
    mine = other.table("me", "here")
    for _ in range(3):
        at = other.state(mine)["asked"][0]
        state = other.asked(mine, at)
        other.move(mine, state, legal(state)[0])
    assert [1] == me.state(table)["asked"]
