"""What features are made of."""

from caravanserai.core.ids import NOBODY
from caravanserai.core.observe import alone, from_seat


def test_a_player_is_counted_from_the_one_that_looks() -> None:
    """Oneself is 0, the next is 1, round the table; nobody is no number."""
    assert [alone(0, 4), alone(1, 4), alone(2, 4)] == [from_seat(3, 1, who, 4) for who in (1, 2, 0)]
    assert alone(NOBODY, 4) == from_seat(3, 1, NOBODY, 4)
    assert alone(1, 4) == [0.0, 1.0, 0.0, 0.0]
    assert not any(alone(NOBODY, 4))
