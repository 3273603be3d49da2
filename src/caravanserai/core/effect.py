"""Effects printed on components: what an effect is, and how one happens on the stack that the rules use too.

Every effect of a game has a number (`core/meanings.py`). A step that will enact
one holds the number, so it can be saved anywhere in the middle.
"""

from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from caravanserai.core.ids import Seat
from caravanserai.core.state import State
from caravanserai.core.step import Auto, Refusal

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Generic[S]):
    """A verb with its numbers: what a printed effect does, or what a cost takes."""

    number: i64 = -1  # its place among the effects of the game
    printed: object = None  # what the component file says: a bundle of gains, or rows of verbs

    def able(self, s: S, seat: Seat) -> Refusal | None:
        """Why the effect cannot be used now, or None."""
        return None

    def able_times(self, s: S, seat: Seat, n: i64) -> Refusal | None:
        """Why it cannot be used so many times at once, or None."""
        return self.able(s, seat)

    def enact(self, s: S, seat: Seat) -> None:
        """Change the state, or push steps that do."""
        raise NotImplementedError

    def commutes(self) -> bool:
        """Whether it makes no difference if this comes before or after its neighbours."""
        return False

    def at_once(self) -> bool:
        """Whether it only changes the state: what comes after it need not wait on the stack."""
        return False

    def asks_itself(self) -> bool:
        """Whether the effect itself asks if it is wanted, so that nobody need ask before."""
        return False

    def is_nothing(self) -> bool:
        """Whether it does nothing at all."""
        return False


class Nothing(Op[State]):
    """No effect."""

    def enact(self, s: State, seat: Seat) -> None:
        pass

    def commutes(self) -> bool:
        return True

    def is_nothing(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Countable(Generic[S]):
    """Something that can be counted for a player."""

    def count(self, s: S, seat: Seat) -> i64:
        """How many there are, for a seat."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Generic[S]):
    """Something that is true or not for a player."""

    def holds(self, s: S, seat: Seat) -> bool:
        """Whether it is so, for a seat."""
        raise NotImplementedError


@mypyc_attr(free_list_len=1)  # made and dropped all the time
class Enact(Auto[State]):
    """Do an effect when its turn comes."""

    def __init__(self, seat: Seat, effect: i64) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def run(self, s: State) -> None:
        """Enact the effect of that number."""
        s.op(self.effect).enact(s, self.seat)


def moment(s: State, seat: Seat, effect: i64) -> None:
    """A moment has come: what a card brings then happens next; below 0 it brings nothing."""
    if effect >= 0:
        s.next(Enact(seat, effect))
