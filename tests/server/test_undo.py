"""Going back: freely as far as it concerns nobody else, with consent beyond."""

from typing import Any

from sqlalchemy import select

from caravanserai.server import schema
from caravanserai.server.schema import LIVE
from caravanserai.tables.rows import DecisionRow
from caravanserai.tables.table import Table
from tests.server.hands import play_on
from tests.server.house import House, Luck, Person, fresh_key, legal, run_in


def two(house: House, **more: Any) -> tuple[list[Person], str]:
    """Two people at a table of two."""
    people = [house.guest("Ayşe"), house.guest("Béla")]
    table = people[0].table("me", "open", public=True, **more)
    people[1].post(f"/api/tables/{table}/join", seat=1)
    return people, table


def turn_over(people: list[Person], table: str, luck: Luck) -> int:
    """Play until the decision of one is held; whose."""
    held = play_on(people[0].house, table, luck, lambda live: live.held is not None, 400).held
    assert held is not None
    return held


def test_one_person_may_always_go_back(shared_house: House) -> None:
    """Against bots, through their decisions and whatever was revealed, to the first decision; and forward again."""
    me = shared_house.guest()
    table, luck = me.table("me", "random", "random"), Luck(6)
    seen = []
    for _ in range(15):
        state = me.asked(table, 0)
        if len(legal(state)) > 1:
            seen.append((state["decided"], state["view"], state["ask"]))
        me.move(table, state, luck.choice(legal(state)))
    me.asked(table, 0)
    for decided, view, ask in reversed(seen):
        state = me.asked(table, 0)
        assert (True, True) == (state["undo"]["can"], state["undo"]["free"])
        me.turn(table, "undo", state)
        back = me.state(table, 0)
        assert (decided, view, ask) == (back["decided"], back["view"], back["ask"])
    assert "nothing-to-undo" == me.turn(table, "undo", me.state(table, 0), 409)["error"]
    for decided, view, _ in seen[1:]:
        answer = me.turn(table, "redo", me.state(table, 0))  # with what bots and courtesy had answered
        again = me.state(table, 0)
        assert (decided, decided, view) == (answer["decided"], again["decided"], again["view"])


def test_undo_twice_with_one_key(shared_house: House) -> None:
    """A doubled undo goes back once."""
    me = shared_house.guest()
    table, luck = me.table("me"), Luck(7)
    for _ in range(12):
        state = me.asked(table, 0)
        me.move(table, state, luck.choice(legal(state)))
    state = me.state(table, 0)
    first = me.turn(table, "undo", state, key="back")
    assert first == me.turn(table, "undo", state, key="back")
    assert first["decided"] == me.state(table, 0)["decided"]


def test_what_is_taken_back_stays_in_the_store(house: House) -> None:
    """Marked, beside what was decided instead."""
    me = house.guest()
    table = me.table("me")
    state = me.asked(table, 0)
    first, second = legal(state)[:2]
    me.move(table, state, first)
    me.turn(table, "undo", me.state(table, 0))
    me.move(table, me.state(table, 0), second)

    c = schema.decision.c
    rows = run_in(house, house.service.store.rows(select(c.n, c.token, c.undone).order_by(c.undone), DecisionRow))
    assert [(1, second, True), (1, first, False)] == [(row["n"], row["token"], row["undone"] == LIVE) for row in rows]


def test_the_last_decision_of_a_turn_is_held(shared_house: House) -> None:
    """The next is not asked until it is confirmed; until then it can be taken back."""
    people, table = two(shared_house)
    seat = turn_over(people, table, Luck(8))
    mine, theirs = (people[one].state(table, one) for one in (seat, 1 - seat))
    assert (True, False, seat) == (mine["held"], theirs["held"], theirs["holder"])
    assert (None, [seat]) == (theirs["ask"], theirs["asked"])
    token = "answer:skip"
    assert "held" == people[1 - seat].move(table, theirs, token, 409)["error"]
    assert "nothing-held" == people[1 - seat].turn(table, "confirm", theirs, 409)["error"]

    people[seat].turn(table, "undo", mine)
    taken_back = people[seat].state(table, seat)
    assert (False, None) == (taken_back["held"], taken_back["table"]["open_past"])
    turn_over(people, table, Luck(8))
    people[seat].turn(table, "confirm", people[seat].state(table, seat))
    after = people[1 - seat].state(table, 1 - seat)
    assert (1 - seat, None) == (after["ask"]["seat"], after["holder"])


def test_beyond_the_boundary_all_must_agree(shared_house: House) -> None:
    """Another has decided since: they are asked, may refuse, and may agree."""
    people, table = two(shared_house)
    luck = Luck(9)
    seat = turn_over(people, table, luck)
    people[seat].turn(table, "confirm", people[seat].state(table, seat))
    other = people[1 - seat].state(table, 1 - seat)
    people[1 - seat].move(table, other, luck.choice(legal(other)))

    mine = people[seat].state(table, seat)
    assert (True, False) == (mine["undo"]["can"], mine["undo"]["free"])
    assert "needs-consent" == people[seat].turn(table, "undo", mine, 409)["error"]
    theirs = people[1 - seat].state(table, 1 - seat)
    assert (True, seat) == (theirs["undo"]["waits"], theirs["undo"]["by"])
    people[1 - seat].post(f"/api/tables/{table}/consent", agree=False)
    assert not people[seat].state(table, seat)["undo"]["waits"]

    mine = people[seat].state(table, seat)
    people[seat].turn(table, "undo", mine, 409)
    people[1 - seat].post(f"/api/tables/{table}/consent", agree=True)
    back = people[seat].state(table, seat)
    assert back["decided"] < mine["decided"] - 1
    assert seat == back["ask"]["seat"]


def test_no_hold_over_days(shared_house: House) -> None:
    """Nobody should wait a day for a button."""
    _, table = two(shared_house, pace="days")
    turns: set[int] = set()

    def is_enough(live: Table) -> bool:
        assert live.held is None
        turns.update(live.asked())
        return live.played.decided > 60

    play_on(shared_house, table, Luck(10), is_enough)
    assert {0, 1} == turns


def test_the_log_is_cut_where_the_game_goes_back(shared_house: House) -> None:
    """A watcher who keeps the first `since` events and adds the new ones has the same log as one who comes anew."""
    me = shared_house.guest()
    table, luck = me.table("me"), Luck(11)
    line = me.socket(table, 0)
    log: list[Any] = []
    state = line.next("state")
    for n in range(60):
        log = log[: state["since"]] + state["events"]
        word = "undo" if n % 4 == 3 else "move"
        more = {"token": luck.choice(legal(state))} if word == "move" else {}
        line.send(do=word, seat=0, decided=state["decided"], key=fresh_key(), **more)
        state = line.next("state")
    log = log[: state["since"]] + state["events"]
    assert me.state(table, 0)["events"] == log


def up_to_a_reroll(people: list[Person], table: str, luck: Luck) -> int:
    """Play Marco Polo II until somebody could pay for a reroll, and choose which die; whose turn it is."""
    for _ in range(400):
        seat: int = people[0].state(table)["asked"][0]
        state = people[seat].state(table, seat)
        if state["held"]:
            people[seat].turn(table, "confirm", state)
        elif "bonus:reroll" in legal(state) and len(set(state["view"]["players"][seat]["own"])) > 1:
            return seat
        else:
            people[seat].move(table, state, luck.choice(legal(state)))
    raise AssertionError("nobody could ever reroll")


def test_what_was_revealed_is_not_taken_back_alone(shared_house: House) -> None:
    """A die rolled anew may not be rolled again and again until it pleases: the others are asked before."""
    people, table = two(shared_house, game="marcopolo2")
    seat = up_to_a_reroll(people, table, Luck(11))
    me = people[seat]

    me.move(table, me.state(table, seat), "bonus:reroll")
    paid = me.state(table, seat)
    assert (True, True) == (paid["undo"]["can"], paid["undo"]["free"]), "nothing has been rolled yet"
    assert len(legal(paid)) > 1, "a choice, so that it is the one to take back"

    me.move(table, paid, legal(paid)[0])
    rolled = me.state(table, seat)
    assert [seat] == rolled["asked"], "nobody else has decided"
    assert (True, False) == (rolled["undo"]["can"], rolled["undo"]["free"])
    assert "needs-consent" == me.turn(table, "undo", rolled, 409)["error"]
    assert rolled["view"] == me.state(table, seat)["view"]
    people[1 - seat].post(f"/api/tables/{table}/consent", agree=True)
    assert paid["decided"] == me.state(table, seat)["decided"]
