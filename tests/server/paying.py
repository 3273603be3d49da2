"""What somebody has paid of their budgets, with a clock that stands still."""

from collections.abc import Callable

from tests.server.house import House

BUDGET = "budget"
KEPT = "what the disk keeps"
HERE = "127.0.0.1"  # whence all come in the tests


def stop_the_clock(house: House) -> None:
    """What was spent stays spent."""
    now = house.service.limits.clock()
    house.service.limits.clock = lambda: now


def left(house: House, what: str = BUDGET) -> float:
    """What is left to all who come from this machine."""
    house.service.limits.spend(HERE, 0)
    house.service.limits.keep(HERE, 0)
    return house.service.limits.buckets[what, HERE][0]


def paid(house: House, do: Callable[[], object], what: str = BUDGET) -> float:
    """What something costs."""
    before = left(house, what)
    do()
    return before - left(house, what)
