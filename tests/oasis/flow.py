"""How it goes: rounds, tents, turns, nights (OA-3)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit
from caravanserai.core.effect import Enact
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import NO_ROW
from caravanserai.core.step import Auto, Together, ask_together
from tests.oasis.actions.play import PlayTrader
from tests.oasis.actions.visit import Welcome
from tests.oasis.box import DATE, PLACES, RULES, STARS
from tests.oasis.choices import PLACE
from tests.oasis.events import GAME_OVER, ROUND_BEGINS, STORM, TENT_PITCHED
from tests.oasis.questions import in_turn_order
from tests.oasis.state import Oasis


class Round(Auto[Oasis]):
    """Dawn, tents, a turn for each player, night (OA-3)."""

    def run(self, s: Oasis) -> None:
        s.next(Dawn(), PitchTents(), Turns(s.first, s.seats), Night())


class Dawn(Auto[Oasis]):
    """Roll the star die (OA-3.1)."""

    def run(self, s: Oasis) -> None:
        s.round += 1
        s.star = s.below("star", STARS) + 1
        s.emit(ROUND_BEGINS, s.round, s.first, s.star)


class PitchTents(Auto[Oasis]):
    """All choose a place, secretly (OA-3.2)."""

    def run(self, s: Oasis) -> None:
        ask_together(s, ChoosePlace(0, bit(s.seats) - 1), s.seats)


class ChoosePlace(Together[Oasis]):
    """Where one's tent will stand (OA-3.2)."""

    def again(self, seat: Seat, waiting: i64) -> "ChoosePlace":
        return ChoosePlace(seat, waiting)

    def candidates(self, s: Oasis) -> Ints:
        return PLACE.all()

    def legal(self, s: Oasis) -> Ints:
        return PLACE.all()

    def reveal(self, s: Oasis) -> None:
        for seat in in_turn_order(s, s.first):
            answer: Choice = s.answers[seat]
            s.of(seat).tent = PLACE.index(answer)
            s.emit(TENT_PITCHED, seat, s.of(seat).tent)
        s.answers = NO_ROW


class Turns(Auto[Oasis]):
    """One turn after the other, for so many players (OA-3.3)."""

    def __init__(self, seat: Seat, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left

    def run(self, s: Oasis) -> None:
        if self.left > 0:
            s.next(Visit(self.seat), PlayTrader(self.seat), Turns((self.seat + 1) % s.seats, self.left - 1))


class Visit(Auto[Oasis]):
    """What the place gives, and then those who are there may welcome the visitor (OA-4.1, 4.2)."""

    def run(self, s: Oasis) -> None:
        place = s.of(self.seat).tent
        hosts = [seat for seat in in_turn_order(s, self.seat) if seat != self.seat and s.of(seat).tent == place]
        for host in reversed(hosts):
            s.next(Welcome(host, self.seat))
        s.next(Enact(self.seat, PLACES[place].effect))


class Night(Auto[Oasis]):
    """Storm, the next first player, the next round or the end (OA-3.4, 3.5, 6.1)."""

    def run(self, s: Oasis) -> None:
        if s.storm:
            for player in s.players:
                player.goods[DATE] = min(player.goods[DATE], RULES["storm_dates"])
            s.emit(STORM)
        if s.round == s.rounds:
            s.emit(GAME_OVER)
            return
        for player in s.players:
            player.tent = -1
        s.first = (s.first + 1) % s.seats
        s.next(Round())
