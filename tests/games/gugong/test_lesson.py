"""What the first lesson says is so at its table."""

from typing import Any

from caravanserai.core import play
from caravanserai.games.gugong import GAME
from caravanserai.games.gugong.choices import PLACE
from tests.games.taught import Claims, Taught
from tests.rules import rule

taught = Taught(GAME)
BOX = GAME.box.data
VALUES = {row["id"]: row["value"] for row in BOX["gift_cards"]}


def value(card: str) -> int:
    return int(VALUES[card])


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


def night() -> list[tuple[str, Any]]:
    """What happens in the first night: events by the name of their kind."""
    before = taught.lesson.beginning(taught.number("night")) - 1
    t = taught.at(before)
    return list(zip(t.play(taught.lesson.script[before]), t.s.log, strict=True))


def matches() -> list[int]:
    return [int(event.b) for kind, event in night() if kind == "matches"]


@rule("GG-10.1.4", "GG-9.1.6")
def test_the_first_night_is_decided_by_the_track() -> None:
    """One match each, both markers on one step, the learner's on top."""
    assert [1, 1] == matches()
    assert [taught.lesson.seat] == [int(event.a) for kind, event in night() if kind == "night-bonus"]
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


def on_the_wall(own: int) -> int:
    """How many servants there are on the wall after so many of the first moves."""
    return int(taught.before("first-turn", own).seen["wall"])


def levels() -> list[int]:
    return sorted({row["level"] for row in BOX["decrees"]})


# What the texts say in digits, beyond the figures of the box that are filled in.
DIGITS: Claims = {
    "goal": [(0, lambda: taught.end().standings[1].score)],
    "first-turn": [
        (2, lambda: given("first-turn")[0]),
        (7, lambda: given("first-turn")[1]),
        (2, lambda: on_the_wall(5) - on_the_wall(4)),
        (3, lambda: taught.before("better-gift").seen["day"]),
    ],
    "better-gift": [(8, lambda: given("better-gift")[0]), (7, lambda: given("better-gift")[1])],
    "lesser-gift": [(5, lambda: given("lesser-gift")[0]), (6, lambda: given("lesser-gift")[1])],
    "intrigue": [(5, lambda: given("intrigue")[0])],
    "wall": [(4, lambda: given("wall")[0])],
    "night": [(1, lambda: matches()[0]), (1, lambda: matches()[1])],
    "decree": [
        (3, lambda: given("decree")[0]),
        (1, lambda: levels()[0]),
        (2, lambda: levels()[1]),
        (3, lambda: levels()[2]),
    ],
    "jade": [(6, lambda: given("jade")[0])],
    "collect": [
        (2, lambda: given("collect")[0]),
        (5, lambda: given("collect")[1]),
        (1, lambda: taught.before("collect").seen["dice"][0]),
        (5, lambda: taught.before("collect").seen["dice"][1]),
        (1, lambda: taught.before("collect").seen["dice"][2]),
    ],
    "palace": [
        (7, lambda: given("palace")[0]),
        (1, lambda: BOX["palace"]["steps"] - taught.before("palace").me["envoy"]),
        (0, lambda: taught.end().standings[1].score),
    ],
}
# And in words: two servants to the wall, a third one on the ship, a 1 that matches two dice.
WORDS: Claims = {
    "first-turn": [(2, lambda: on_the_wall(5) - on_the_wall(4))],
    "canal": [(3, lambda: BOX["canal"]["ship_capacity"])],
    "collect": [(2, lambda: list(taught.before("collect").seen["dice"]).count(1))],
}
