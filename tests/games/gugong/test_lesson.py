"""What the first lesson says is so at its table."""

from typing import Any

from caravanserai.core import play
from caravanserai.core.game import start
from caravanserai.core.lesson import Lesson
from caravanserai.games.gugong import GAME
from caravanserai.games.gugong.choices import PLACE
from tests.rules import rule

Seen = dict[str, Any]


def lesson() -> Lesson:
    assert GAME.lesson is not None
    return GAME.lesson


def number(step: str) -> int:
    return [one.id for one in lesson().steps].index(step)


def table_at(decided: int) -> Any:
    """The table after so many decisions of the script."""
    s = start(GAME, lesson().seats, lesson().key, **lesson().options)
    for move in lesson().script[:decided]:
        play.apply(s, move.tokens[0], move.seat)
    return s


def before(step: str) -> Seen:
    """The table as the learner sees it before a step."""
    return GAME.show(table_at(lesson().beginning(number(step))), lesson().seat)


def after(step: str) -> Seen:
    """And after it, with the answers of the other."""
    return GAME.show(table_at(lesson().beginning(number(step) + 1)), lesson().seat)


def value(card: str) -> int:
    return int(card.rpartition("_")[2])


def given(step: str) -> tuple[int, int]:
    """The values of the gift that the step gives, and of the one that lies there."""
    gift, place = (move.tokens[0].partition(":")[2] for move in lesson().steps[number(step)].moves[:2])
    return value(gift), value(before(step)["gifts"][place])


@rule("GG-5.2.3", "GG-5.2.4")
def test_the_gifts_are_those_that_the_texts_name() -> None:
    """An 8 for a 7; a 5 for a 6, to be paid for; and so on to the 2 for a 5, without actions."""
    assert (8, 7) == given("better-gift")
    assert (5, 6) == given("lesser-gift")
    assert [(5, 3), (4, 2), (3, 1), (6, 4)] == [given(step) for step in ("intrigue", "wall", "decree", "jade")]
    assert (2, 5) == given("collect")
    assert (7, 2) == given("palace")


def test_every_place_is_visited() -> None:
    """All seven actions are performed, those of cards included."""
    s = table_at(len(lesson().opening))
    asked = set()
    for move in lesson().script[len(lesson().opening) :]:
        if move.seat == lesson().seat:
            asked.add(type(play.question(s, move.seat)).__name__)
        play.apply(s, move.tokens[0], move.seat)
    assert {"Travel", "GreatWall", "BuyJade", "Intrigue", "Palace", "TakeDecree", "GrandCanal"} <= asked
    assert len(PLACE.labels) == 7


@rule("GG-9.5.6", "GG-9.1.1", "GG-7.2.1")
def test_what_the_third_day_brings() -> None:
    """The harbour's points and an envoy step; the medal; the wall with an envoy step and 2 servants."""
    me = lesson().seat
    assert before("canal")["players"][me]["vp"] + 4 == after("canal")["players"][me]["vp"]
    assert before("canal")["players"][me]["envoy"] + 1 == after("canal")["players"][me]["envoy"]
    assert me == after("intrigue")["medal"]
    assert 3 == before("wall")["wall"]
    assert before("wall")["players"][me]["envoy"] + 1 == after("wall")["players"][me]["envoy"]


@rule("GG-10.1.4", "GG-9.1.6")
def test_the_first_night_is_decided_by_the_track() -> None:
    """One match each, both markers on one step, the learner's on top."""
    s = table_at(lesson().beginning(number("night")) - 1)
    s.log = []
    last = lesson().script[lesson().beginning(number("night")) - 1]
    play.apply(s, last.tokens[0], last.seat)
    kinds = [GAME.events.kinds[event.kind].name for event in s.log]
    matches = [event for event, kind in zip(s.log, kinds, strict=True) if kind == "matches"]
    assert [1, 1] == [int(event.b) for event in matches]
    assert [lesson().seat] == [int(event.a) for event, kind in zip(s.log, kinds, strict=True) if kind == "night-bonus"]
    seen = before("night")
    assert seen["players"][0]["intrigue"] == seen["players"][1]["intrigue"]


@rule("GG-10.1.2", "GG-9.3.1")
def test_what_the_last_day_shows() -> None:
    """The learner begins; the house bought from is the cheapest; the dice are 1, 5 and 1 and a 1 is taken already."""
    assert (4, lesson().seat) == (before("decree")["day"], before("decree")["first"])
    prices = {house: price for house, price in before("jade")["houses"].items() if price}
    (bought,) = before("jade")["houses"].items() - after("jade")["houses"].items()
    assert min(prices.values()) == bought[1]
    assert [1, 5, 1] == list(before("collect")["dice"])
    assert 1 in [value(card) for card in before("collect")["players"][lesson().seat]["discard"]]


@rule("GG-9.2.3", "GG-9.2.4", "GG-9.2.5", "GG-11.6.1")
def test_the_end_shows_why_the_palace_matters() -> None:
    """The learner arrives with a step left over and wins; the other had points and has none."""
    assert 7 == before("palace")["players"][lesson().seat]["envoy"]
    s = table_at(len(lesson().script))
    assert () == play.asked(s)
    mine, other = sorted(GAME.standings(s), key=lambda one: one.seat != lesson().seat)
    assert (True, 41) == (mine.won, mine.score)
    assert (False, 0) == (other.won, other.score)
    assert GAME.show(s, lesson().seat)["players"][other.seat]["vp"] > 0
