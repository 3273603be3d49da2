"""What is sent of a question."""

from caravanserai.core import play
from caravanserai.core.course import begun
from caravanserai.core.rng import key_from
from caravanserai.games.gugong import GAME
from caravanserai.kit.walk import Dice
from caravanserai.tables.questions import question_of
from caravanserai.tables.rows import GameRow
from caravanserai.tables.seen import box_of
from tests.server.house import House, Person, Sent, legal


def test_what_may_be_chosen_at_any_time_is_marked() -> None:
    """By the rules themselves: in Gùgōng the exchange of travel tokens, beside whatever else is asked."""
    marked = {True: 0, False: 0}
    for seed in range(3):
        course, dice = begun(GAME, 3, key_from(seed), GAME.options(3, {})), Dice(seed)
        while (asked := play.asked(course.s)) and course.decided < 150:
            seat = int(asked[0])
            for choice in question_of(GAME, course.s, seat)["choices"]:
                is_trade = choice["token"].startswith("trade:")
                assert is_trade == choice.get("anytime", False)
                marked[is_trade] += 1
            options = play.legal(course.s, seat)
            course.accept(course.trial(seat, options[dice.below(len(options))], 0))
    assert min(marked.values()) > 50


def test_a_table_is_drawn_with_the_box_in_use() -> None:
    """Though it was played with another; of a game that is not here any more its own digest is all there is."""
    row: GameRow = {"game": GAME.id, "box": "another"}
    assert GAME.box.digest == box_of(row)
    assert "another" == box_of(row | {"game": "a-game-that-is-gone"})


def test_the_answer_to_a_move_has_the_number_of_the_table_after_it(shared_house: House) -> None:
    """So that who made it knows whether they have seen what came of it."""
    me = shared_house.guest()
    table = me.table("me", "here")
    state = me.state(table, me.state(table)["asked"][0])
    answer = me.move(table, state, legal(state)[0])
    after = me.state(table, 0)
    assert (after["v"], after["decided"]) == (answer["v"], answer["decided"])


def test_a_table_of_long_ago_is_told_from_its_beginning(shared_house: House) -> None:
    me = shared_house.guest()
    table = me.table("me")
    for _ in range(3):
        state = me.asked(table, 0)
        me.move(table, state, legal(state)[0])
    then = me.get(f"/api/tables/{table}/at/2", seat=0)
    whole = me.state(table, 0)
    assert (2, 0, None) == (then["decided"], then["since"], then["ask"])
    assert then["events"] == whole["events"][: len(then["events"])]


def test_everybody_is_told_which_seats_are_theirs(shared_house: House) -> None:
    """Also who plays for another at the same screen; who looks on has none."""
    people = [shared_house.guest(name) for name in ("Ayşe", "Béla", "Celina")]
    table = people[0].table("me", "here", "open", public=True)
    people[1].post(f"/api/tables/{table}/join", seat=2)
    mine = [[one["mine"] for one in person.state(table)["table"]["seats"]] for person in people]
    assert [[True, True, False], [False, False, True], [False, False, False]] == mine
    listed = [[one["mine"] for one in listed_for(person, table)["seats"]] for person in people]
    assert mine == listed


def listed_for(person: Person, table: str) -> Sent:
    """A table as the list of public ones tells it."""
    found: Sent = next(one for one in person.get("/api/tables", list="public") if one["id"] == table)
    return found
