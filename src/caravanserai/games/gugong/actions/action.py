"""The action of a location: how it is performed, and who profits when another performs it (GG-5.4, 13.3, 13.4)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.space import A_B_SKIP, SKIP, A
from caravanserai.core.step import Price, Step
from caravanserai.games.gugong.actions.servants import price_in_servants
from caravanserai.games.gugong.actions.tracks import score
from caravanserai.games.gugong.box import MARKERS, OPTIONS_A, OPTIONS_B
from caravanserai.games.gugong.events import FOLLOWED, TOLL_PAID
from caravanserai.games.gugong.state import Gugong, kind_of, place_of


class Action(Step[Gugong]):
    """Perform an action by option A or B, or not at all (GG-5.4.1)."""

    def __init__(self, seat: Seat, following: i64) -> None:
        super().__init__(seat)
        self.following: Final = following  # 1: after another player, thanks to a Bonus token

    def place(self) -> i64:
        """The location whose action it is."""
        raise NotImplementedError

    def follower(self, seat: Seat) -> "Action":
        """The same action for the owner of a Bonus token."""
        raise NotImplementedError

    def perform(self, s: Gugong, choice: Choice) -> None:
        raise NotImplementedError

    def cost(self, s: Gugong, choice: Choice) -> i64:
        """Servants to be spent for one of its ways (GG-5.4.6)."""
        return OPTIONS_A[self.place()].spend if choice == A else OPTIONS_B[self.place()].spend

    def candidates(self, s: Gugong) -> Ints:
        return A_B_SKIP

    def price(self, s: Gugong, choice: Choice) -> Price | None:
        return None if choice == SKIP else price_in_servants(self.cost(s, choice))

    def take(self, s: Gugong, choice: Choice) -> None:
        if choice == SKIP:
            return
        if self.following:
            s.emit(FOLLOWED, self.seat, self.place())
        elif s.bonus:
            self.pay_tolls(s)
            self.let_others_follow(s)
        self.perform(s, choice)

    def pay_tolls(self, s: Gugong) -> None:
        """Before the action is resolved, its performer pays each other owner of a token there (GG-13.3.1, 13.3.4)."""
        for i in range(1, s.seats):
            owner = (self.seat + i) % s.seats
            for laid in s.of(owner).laid:
                marker = MARKERS[kind_of(laid)]
                if place_of(laid) == self.place() and marker.owner_vp > 0:
                    s.emit(TOLL_PAID, self.seat, owner, self.place())
                    score(s, owner, marker.owner_vp)
                    score(s, self.seat, marker.actor_vp)

    def let_others_follow(self, s: Gugong) -> None:
        """Right after it, in turn order, the others with a token there may perform it too (GG-13.4.1, 13.4.4)."""
        for i in range(s.seats - 1, 0, -1):
            owner = (self.seat + i) % s.seats
            for laid in s.of(owner).laid:
                if place_of(laid) == self.place() and MARKERS[kind_of(laid)].follow:
                    s.next(self.follower(owner))
