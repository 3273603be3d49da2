"""Where turns lead: the same in another order is the same turn, and nothing else is."""

from typing import Any

from caravanserai.bots import SeatView
from caravanserai.bots.reached import Reached
from caravanserai.bots.taught import judge_of
from tests.games.stories import Story
from tests.games.yokohama.scenes import bare
from tests.review.test_found import envoy_at_the_gate


def reached(t: Story[Any]) -> Reached:
    return Reached(SeatView(t.game, t.s, 0), judge_of(t.game, 2, 10.0, is_taught=True))


def codes(t: Story[Any], *tokens: str) -> list[int]:
    return [t.game.space.code(token) for token in tokens]


def test_two_orders_of_the_same_lead_to_the_same_place() -> None:
    """Somebody sends one assistant after the other: it does not matter which goes first."""
    t = bare(2).turn(0)
    found = reached(t)
    one, two, other = (
        found.place(codes(t, *areas))
        for areas in (("area:bank", "area:church"), ("area:church", "area:bank"), ("area:bank", "area:customs"))
    )
    assert one.is_same(two)
    assert not one.is_same(other)


def test_a_turn_is_cut_where_it_ends_and_not_begun_halfway() -> None:
    """What has to follow need not be chosen; what comes after the turn is another one."""
    t = envoy_at_the_gate()
    turn = codes(t, "gift:board_7", "place:palace", "answer:skip", "option:a")
    found = reached(t)
    assert tuple(turn) == found.whole(turn)
    assert tuple(turn) == found.whole([*turn, *turn])
    assert tuple(turn) == found.whole(turn[1:]), "one card is left: it need not be named"
    assert found.whole(turn[:2]) is None
    assert found.whole(codes(t, "gift:board_7", "place:palace", "option:a", "option:a")) is None


def test_following_a_turn_changes_nothing() -> None:
    t = envoy_at_the_gate()
    turn = codes(t, "gift:board_7", "place:palace", "answer:skip", "option:a")
    found = reached(t)
    assert found.place(turn) == found.place(turn)
