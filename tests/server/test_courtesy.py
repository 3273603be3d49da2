"""What the table does for people who wish it: questions with one answer, and gifts."""

from typing import Any

import pytest

from caravanserai import games
from caravanserai.core import play
from caravanserai.core.course import Course, digest_of
from caravanserai.core.game import start
from caravanserai.core.state import State
from caravanserai.tables.courtesy import ONLY_ANSWERS, PURE_GAINS, only_asked, own_answer
from tests.server.house import House, Luck, Person, legal

WISHES = {ONLY_ANSWERS: True, PURE_GAINS: True}


def wishing(house: House, **settings: bool) -> Person:
    """A guest who has it set so."""
    me = house.guest()
    answer = me.http.patch("/api/me", json={"settings": settings}, headers={"X-CSRF-Token": me.csrf})
    assert 200 == answer.status_code
    return me


def offered(me: Person, table: str, seat: int, luck: Luck, most: int) -> list[list[str]]:
    """What somebody is offered while they decide at random."""
    out = []
    for _ in range(most):
        state = me.asked(table, seat)
        if state["table"]["status"] == "over":
            break
        out.append(legal(state))
        me.move(table, state, luck.choice(legal(state)))
    return out


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(games()))
def test_nobody_is_asked_where_there_is_one_answer(shared_house: House, game: str) -> None:
    """Who wishes it finds choices only; who does not finds the others, too. All decisions are written down."""
    me, plain = wishing(shared_house, **WISHES), shared_house.guest("Béla")
    table = me.table("me", "random", game=game)
    found = offered(me, table, 0, Luck(1), 60)
    assert all(len(tokens) > 1 for tokens in found[1:])  # before the first decision nothing was decided
    other = plain.table("me", "random", game=game)
    assert any(len(tokens) == 1 for tokens in offered(plain, other, 0, Luck(1), 120))
    course = shared_house.service.tables.live[table].played
    assert digest_of(course.s) == digest_of(replayed(course))


def replayed(course: Course) -> State:
    """The table to which all decisions lead, one after the other."""
    s = course.dealt()
    for decision in course.decisions:
        course.apply(s, decision)
    return s


def test_it_is_taken_back_with_the_choice_before_it(shared_house: House) -> None:
    """Undo goes to the last choice, past what the table has answered; redo answers it again."""
    me = wishing(shared_house, **WISHES)
    table, luck = me.table("me"), Luck(2)
    for _ in range(200):
        before = me.asked(table, 0)
        token = luck.choice(legal(before))
        me.move(table, before, token)
        after = me.asked(table, 0)
        if after["decided"] > before["decided"] + 1:
            break
    assert after["decided"] > before["decided"] + 1
    me.turn(table, "undo", after)
    back = me.state(table, 0)
    assert (before["decided"], before["view"], before["ask"]) == (back["decided"], back["view"], back["ask"])
    me.turn(table, "redo", back)
    again = me.asked(table, 0)
    assert (after["decided"], after["view"]) == (again["decided"], again["view"])


def test_a_gift_is_taken(shared_house: House) -> None:
    """Yes or no to something for nothing is not asked, by a wish of its own."""
    greedy, careful = wishing(shared_house, **{PURE_GAINS: True}), wishing(shared_house, **{ONLY_ANSWERS: True})
    asked = {}
    for me in (greedy, careful):
        table, luck, steps = me.table("me"), Luck(3), []
        for _ in range(150):
            state = me.asked(table, 0)
            if state["table"]["status"] == "over":
                break
            gains = [one.get("changes", {}) for one in state["ask"]["choices"] if one["token"] == "answer:yes"]
            if {"answer:yes", "answer:skip"} == set(legal(state)) and gains and gains[0].keys() <= {"servant", "vp"}:
                steps.append(gains[0])
            me.move(table, state, luck.choice(legal(state)))
        asked[me] = [gain for gain in steps if gain and min(gain.values()) > 0]
    assert ([], True) == (asked[greedy], len(asked[careful]) > 0)


def test_a_program_finds_every_question(shared_house: House) -> None:
    """Where somebody lets a program play, nothing is answered for it."""
    me = wishing(shared_house, **WISHES)
    table = me.table("me", "random")
    me.post(f"/api/tables/{table}/token", seat=0)
    assert any(len(tokens) == 1 for tokens in offered(me, table, 0, Luck(1), 120))


def positions(name: str) -> Any:
    """Questions with one answer, put to one seat, of some games played at random."""
    game = games()[name]
    for seed in range(3):
        s, luck = start(game, 3, bytes([seed] * 32)), Luck(seed)
        for _ in range(400):
            asked = play.asked(s)
            if not asked:
                break
            if only_asked(s) >= 0 and len(play.legal(s)) == 1:
                yield game, s, asked[0]
            play.apply(s, luck.choice([game.space.token(code) for code in play.legal(s, asked[0])]), asked[0])


def test_in_company_nothing_hidden_is_told() -> None:
    """That somebody has no order to complete is their secret: among people they say themselves that they go on."""
    alone = [own_answer(game, s, seat, company=False) for game, s, seat in positions("yokohama")]
    among = [own_answer(game, s, seat, company=True) for game, s, seat in positions("yokohama")]
    assert all(alone)
    assert any(found is None for found in among)
    assert any(found is not None for found in among)


def test_in_company_nothing_is_revealed() -> None:
    """What one answer would turn up stays where it is: the choice before it can still be taken back."""
    seen = 0
    for game, s, seat in positions("marcopolo2"):
        if play.outcome(s, play.legal(s)[0], seat) is None:
            seen += 1
            assert own_answer(game, s, seat, company=True) is None
    assert seen > 0
