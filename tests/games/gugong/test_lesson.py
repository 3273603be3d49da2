"""What the first lesson says is so at its table."""

from caravanserai.core import play
from caravanserai.games.gugong import GAME
from caravanserai.games.gugong.choices import PLACE
from tests.games.taught import Taught
from tests.rules import rule

taught = Taught(GAME)


def value(card: str) -> int:
    return int(card.rpartition("_")[2])


def given(step: str) -> tuple[int, int]:
    """The values of the gift that the step gives, and of the one that lies there."""
    gift, place = (move.tokens[0].partition(":")[2] for move in taught.moves(step)[:2])
    return value(gift), value(taught.before(step).seen["gifts"][place])


@rule("GG-5.2.3", "GG-5.2.4")
def test_the_gifts_are_those_that_the_texts_name() -> None:
    """A 2 for a 7; an 8 for a 7; a 5 for a 6, to be paid for; and so on to the 2 for a 5, without actions."""
    assert (2, 7) == given("first-turn")
    assert (8, 7) == given("better-gift")
    assert (5, 6) == given("lesser-gift")
    assert [(5, 3), (4, 2), (3, 1), (6, 4)] == [given(step) for step in ("intrigue", "wall", "decree", "jade")]
    assert (2, 5) == given("collect")
    assert (7, 2) == given("palace")


def test_every_place_is_visited() -> None:
    """All seven actions are performed, those of cards included."""
    t = taught.at(len(taught.lesson.opening))
    asked = set()
    for move in taught.lesson.script[len(taught.lesson.opening) :]:
        if move.seat == taught.lesson.seat:
            asked.add(type(play.question(t.s, move.seat)).__name__)
        t.play(move)
    assert {"Travel", "GreatWall", "BuyJade", "Intrigue", "Palace", "TakeDecree", "GrandCanal"} <= asked
    assert len(PLACE.labels) == 7


@rule("GG-9.5.6", "GG-9.1.1", "GG-7.2.1")
def test_what_the_third_day_brings() -> None:
    """The harbour's points and an envoy step; the medal; the wall with an envoy step and 2 servants."""
    me = taught.lesson.seat
    assert taught.before("canal").me["vp"] + 4 == taught.after("canal").me["vp"]
    assert taught.before("canal").me["envoy"] + 1 == taught.after("canal").me["envoy"]
    assert me == taught.after("intrigue").seen["medal"]
    assert 3 == taught.before("wall").seen["wall"]
    assert taught.before("wall").me["envoy"] + 1 == taught.after("wall").me["envoy"]


@rule("GG-10.1.4", "GG-9.1.6")
def test_the_first_night_is_decided_by_the_track() -> None:
    """One match each, both markers on one step, the learner's on top."""
    before = taught.lesson.beginning(taught.number("night")) - 1
    t = taught.at(before)
    events = list(zip(t.play(taught.lesson.script[before]), t.s.log, strict=True))
    assert [1, 1] == [int(event.b) for kind, event in events if kind == "matches"]
    assert [taught.lesson.seat] == [int(event.a) for kind, event in events if kind == "night-bonus"]
    seen = taught.before("night").seen
    assert seen["players"][0]["intrigue"] == seen["players"][1]["intrigue"]


@rule("GG-10.1.2", "GG-9.3.1")
def test_what_the_last_day_shows() -> None:
    """The learner begins; the house bought from is the cheapest; the dice are 1, 5 and 1 and a 1 is taken already."""
    seen = taught.before("decree").seen
    assert (4, taught.lesson.seat) == (seen["day"], seen["first"])
    prices = {house: price for house, price in taught.before("jade").seen["houses"].items() if price}
    (bought,) = taught.before("jade").seen["houses"].items() - taught.after("jade").seen["houses"].items()
    assert min(prices.values()) == bought[1]
    assert [1, 5, 1] == list(taught.before("collect").seen["dice"])
    assert 1 in [value(card) for card in taught.before("collect").me["discard"]]


@rule("GG-9.2.3", "GG-9.2.4", "GG-9.2.5", "GG-11.6.1")
def test_the_end_shows_why_the_palace_matters() -> None:
    """The learner arrives with a step left over and wins; the other had points and has none."""
    assert 7 == taught.before("palace").me["envoy"]
    t = taught.end()
    mine, other = t.standings
    assert (True, 41) == (mine.won, mine.score)
    assert (False, 0) == (other.won, other.score)
    assert t.seen["players"][other.seat]["vp"] > 0
