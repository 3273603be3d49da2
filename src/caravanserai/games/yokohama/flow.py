"""How it goes: orders at set-up, rounds, turns, the end (YK-2.5.7, 4, 12)."""

from mypy_extensions import i64

from caravanserai.core.bits import bit, lowest
from caravanserai.core.ids import Ints, Seat
from caravanserai.core.ints import row
from caravanserai.core.state import last_first
from caravanserai.core.step import Auto, Together, ask_together
from caravanserai.games.yokohama.actions.extra import MaybeExtra
from caravanserai.games.yokohama.actions.place import MaybePlace
from caravanserai.games.yokohama.actions.president import MovePresident
from caravanserai.games.yokohama.actions.stock import Moment
from caravanserai.games.yokohama.box import EXTRA_ROUNDS
from caravanserai.games.yokohama.choices import ORDER
from caravanserai.games.yokohama.components import TURN_STARTED
from caravanserai.games.yokohama.events import GAME_OVER, ORDER_KEPT, ROUND_BEGINS, TURN_BEGINS
from caravanserai.games.yokohama.state import EMPTY, Yokohama

# Before the first round


class Opening(Auto[Yokohama]):
    """All keep one of their orders, then rounds begin (YK-2.5.7, 2.5.8)."""

    def run(self, s: Yokohama) -> None:
        s.next(NextRound())
        ask_together(s, KeepOrder(0, bit(s.seats) - 1), s.seats)


class KeepOrder(Together[Yokohama]):
    """Which of the dealt orders is kept, in secret (YK-2.5.7)."""

    def again(self, seat: Seat, waiting: i64) -> "KeepOrder":
        return KeepOrder(seat, waiting)

    def candidates(self, s: Yokohama) -> Ints:
        return ORDER.codes(s.of(self.seat).dealt)

    def legal(self, s: Yokohama) -> Ints:
        return self.candidates(s)

    def reveal(self, s: Yokohama) -> None:
        for seat in range(s.seats):
            me, order = s.of(seat), ORDER.index(s.answers[seat])
            me.hand = row([int(order)])
            me.rejected = EMPTY
            rest = me.dealt ^ bit(order)
            if rest:
                me.rejected = lowest(rest)
            me.dealt = 0
            s.emit(ORDER_KEPT, seat, order)


# Rounds and turns


class NextRound(Auto[Yokohama]):
    """Every player takes a turn; the end comes a full round after the round of its trigger (YK-4.1.1, 12.2)."""

    def run(self, s: Yokohama) -> None:
        if s.last_round == 0 and s.trigger != 0:
            s.last_round = s.round + EXTRA_ROUNDS
        if s.last_round != 0 and s.round >= s.last_round:
            end_game(s)
            return
        s.round += 1
        s.emit(ROUND_BEGINS, s.round)
        s.next(NextRound())
        for seat in last_first(s.first, s.seats):
            s.next(Turn(seat))


class Turn(Auto[Yokohama]):
    """Phase A, the main action, phase C (YK-4.1.2, 4.1.3)."""

    def run(self, s: Yokohama) -> None:
        s.active = self.seat
        s.agents_used = 0
        s.uses = 0
        s.emit(TURN_BEGINS, self.seat)
        s.next(
            Moment(self.seat, TURN_STARTED),
            MaybeExtra(self.seat),
            MaybePlace(self.seat),
            MovePresident(self.seat),
            MaybeExtra(self.seat),
        )


def end_game(s: Yokohama) -> None:
    """Everything else is counted by scoring.py (YK-12.2.3, 13)."""
    s.ended = True
    s.reveals += 1
    s.emit(GAME_OVER)
