"""How it goes: days, phases, turns, the end (GG-3, 4, 5.1, 10)."""

from mypy_extensions import i64

from caravanserai.core.ids import NOBODY, Choice, Ints, Seat
from caravanserai.core.ints import copied, filled, total
from caravanserai.core.space import JUST_SKIP, YES, YES_SKIP
from caravanserai.core.state import last_first
from caravanserai.core.step import Auto, Pick
from caravanserai.games.gugong.actions.decrees import MorningDecrees, paying_in_the_morning
from caravanserai.games.gugong.actions.exchange import ChooseGift
from caravanserai.games.gugong.actions.harbours import ANY_SHIP, ClaimRewards, is_last, lose_ship, sail
from caravanserai.games.gugong.actions.servants import Gain
from caravanserai.games.gugong.actions.tokens import keep_token
from caravanserai.games.gugong.actions.tracks import is_ahead, move_envoy, score
from caravanserai.games.gugong.actions.wall import score_wall
from caravanserai.games.gugong.box import (
    DAY_SERVANTS,
    DAYS,
    DICE,
    MATCH_SERVANTS,
    NIGHT_ENVOY,
    NIGHT_VP,
)
from caravanserai.games.gugong.events import (
    DAY_BEGINS,
    DICE_ROLLED,
    FINAL_WALL,
    GAME_OVER,
    MAP_REFILLED,
    MATCHES,
    NIGHT_BONUS,
    NIGHT_FALLS,
    START_PLAYER,
)
from caravanserai.games.gugong.questions import matching
from caravanserai.games.gugong.solo.cards import has_gifts, meng_matches, take_meng_pile
from caravanserai.games.gugong.solo.flow import Dusk, MengMorning, MengTurn
from caravanserai.games.gugong.state import EMPTY, SUPPLY, WITH_TOKEN, Gugong, kind_of


class Day(Auto[Gugong]):
    """Morning, Day phase, Dusk in a solo game, Night (GG-3.1.1, 15.4)."""

    def run(self, s: Gugong) -> None:
        s.next(Morning(), DayPhase(), Night(), NextDay())


class FirstDay(Auto[Gugong]):
    """Day 1 has no Morning: set-up has done it (GG-3.1.3)."""

    def run(self, s: Gugong) -> None:
        s.emit(DAY_BEGINS, 1)
        s.emit(START_PLAYER, s.first)
        s.emit(DICE_ROLLED, s.dice[0], s.dice[1], s.dice[2])
        s.next(DayPhase(), Night(), NextDay())


class NextDay(Auto[Gugong]):
    """Four Days, then the end (GG-3.1.1, 3.1.2)."""

    def run(self, s: Gugong) -> None:
        if s.day + 1 < DAYS:
            s.next(Day())
        else:
            s.next(TheEnd())


class Morning(Auto[Gugong]):
    """Start player, map, dice, decrees, servants (GG-4)."""

    def run(self, s: Gugong) -> None:
        s.emit(DAY_BEGINS, s.day + 2)
        if s.medal != NOBODY:
            s.first = s.medal
            s.medal = NOBODY
        s.emit(START_PLAYER, s.first)
        refill(s)
        roll(s)
        s.emit(DICE_ROLLED, s.dice[0], s.dice[1], s.dice[2])
        s.next(NewDay())
        for seat in last_first(s.first, s.seats):
            maybe_use_decrees(s, seat)


def refill(s: Gugong) -> None:
    """A new token for every city without token or Traveller (GG-4.2)."""
    laid: i64 = 0
    for city in range(len(s.cities)):
        if s.cities[city] != EMPTY or has_traveller(s, city):
            continue
        if total(s.bag) == 0:
            s.bag = s.traded
            s.traded = filled(len(s.bag), 0)
            make_piles(s)
        if total(s.bag) == 0:
            break
        s.cities[city] = draw_token(s)
        laid += 1
    s.emit(MAP_REFILLED, laid)


def has_traveller(s: Gugong, city: i64) -> bool:
    for p in s.players:
        if p.city == city:
            return True
    return False


def make_piles(s: Gugong) -> None:
    """Two piles of equal size, the left one with the odd token (GG-2.2.2, 4.2.5)."""
    s.left_pile = (total(s.bag) + 1) // 2


def draw_token(s: Gugong) -> i64:
    """A token from the larger pile, the left one on a tie: any of those that lie there (GG-4.2.4)."""
    left = total(s.bag)
    if s.left_pile >= left - s.left_pile:
        s.left_pile -= 1
    return random_token(s)


def random_token(s: Gugong) -> i64:
    """Any token of the bag."""
    n = s.below("tokens", total(s.bag))
    kind: i64 = 0
    while n >= s.bag[kind]:
        n -= s.bag[kind]
        kind += 1
    s.bag[kind] -= 1
    return kind


def roll(s: Gugong) -> None:
    """Roll the destiny dice (GG-4.3.1)."""
    for die in range(len(DICE)):
        s.dice[die] = DICE[die][s.below("dice", len(DICE[die]))]


def maybe_use_decrees(s: Gugong, seat: Seat) -> None:
    """Ask a holder of level-1 decrees; Meng takes what he can (GG-4.4.1, 15.2.1)."""
    left = paying_in_the_morning(s, seat)
    if left == 0:
        return
    if s.is_meng(seat):
        s.next(MengMorning(seat, left))
    else:
        s.next(MorningDecrees(seat, left))


class NewDay(Auto[Gugong]):
    """Move the Day marker; everyone gains servants (GG-4.5)."""

    def run(self, s: Gugong) -> None:
        s.day += 1
        for seat in last_first(s.first, s.seats):
            s.next(Gain(seat, DAY_SERVANTS[s.day]))


class DayPhase(Auto[Gugong]):
    """Turns from the start player on, until Bonus tokens come back at the end (GG-5.1.1, 10.3.1)."""

    def run(self, s: Gugong) -> None:
        if s.solo:
            s.next(Turns(s.first), Dusk())
        elif s.bonus:
            s.next(Turns(s.first), TakeBackTokens())
        else:
            s.next(Turns(s.first))


class Turns(Auto[Gugong]):
    """Clockwise, as long as anyone has a card; those without pass (GG-5.1.1, 5.1.3, 5.1.4)."""

    def run(self, s: Gugong) -> None:
        seat = self.seat
        for _ in range(s.seats):
            if s.is_meng(seat):
                if has_gifts(s):
                    s.next(MengTurn(seat), Turns((seat + 1) % s.seats))
                    return
            elif s.of(seat).hand:
                s.next(ChooseGift(seat), Turns((seat + 1) % s.seats))
                return
            seat = (seat + 1) % s.seats


class TakeBackTokens(Auto[Gugong]):
    """Bonus tokens in use go to the slots, their servants to the supply, in turn order (GG-13.1.4, 13.1.6)."""

    def run(self, s: Gugong) -> None:
        for seat in last_first(s.first, s.seats):
            s.next(TakeBack(seat))


class TakeBack(Auto[Gugong]):
    """One player's Bonus tokens, one after the other (GG-13.1.4)."""

    def run(self, s: Gugong) -> None:
        me = s.of(self.seat)
        if len(me.laid) == 0:
            return
        kind = kind_of(me.laid[0])
        me.laid = me.laid[1:]
        if me.double == WITH_TOKEN:
            me.double = SUPPLY
        else:
            me.supply += 1
        s.next(TakeBack(self.seat))
        keep_token(s, self.seat, kind)


def matches(s: Gugong, seat: Seat) -> i64:
    """Pairs of a card and a die with the same number (GG-10.1.2)."""
    n = matching(s.of(seat).hand, s.dice)
    return meng_matches(s, n) if s.is_meng(seat) else n


class Night(Auto[Gugong]):
    """Piles to hands, matches, the bonus; then ships (GG-10)."""

    def run(self, s: Gugong) -> None:
        s.emit(NIGHT_FALLS, s.day + 1)
        s.tested = 0
        s.tested_by = copied(s.dice)
        for p in s.players:
            p.hand |= p.discard
            p.discard = 0
            s.placed |= p.hand
            s.tested |= p.hand & ~s.shown
        if s.solo:
            take_meng_pile(s)
        winner: Seat = NOBODY
        most: i64 = 0
        s.next(Sail())
        for i in range(s.seats):
            seat = (s.first + i) % s.seats
            n = matches(s, seat)
            s.emit(MATCHES, seat, n)
            if n > most or (n == most and n > 0 and is_ahead(s, seat, winner)):
                winner, most = seat, n
        if winner != NOBODY:
            s.next(NightBonus(winner))
        for seat in last_first(s.first, s.seats):
            s.next(Gain(seat, matches(s, seat) * MATCH_SERVANTS))


class NightBonus(Auto[Gugong]):
    """Points for the most matches, and an Envoy step if wished (GG-10.1.4)."""

    def run(self, s: Gugong) -> None:
        s.emit(NIGHT_BONUS, self.seat)
        score(s, self.seat, NIGHT_VP)
        if s.is_meng(self.seat):
            move_envoy(s, self.seat, NIGHT_ENVOY)
        else:
            s.next(NightEnvoy(self.seat))


class NightEnvoy(Pick[Gugong]):
    """Advance the Envoy, or not (GG-10.1.4)."""

    def candidates(self, s: Gugong) -> Ints:
        return YES_SKIP

    def take(self, s: Gugong, choice: Choice) -> None:
        if choice == YES:
            move_envoy(s, self.seat, NIGHT_ENVOY)


class Sail(Auto[Gugong]):
    """All ships move on, the foremost first; then claims in turn order (GG-10.2)."""

    def run(self, s: Gugong) -> None:
        for h in range(len(s.harbours) - 1, -1, -1):
            if s.harbours[h] == EMPTY:
                continue
            if is_last(h):
                lose_ship(s, h)
            else:
                sail(s, h, h + 1)
        for seat in last_first(s.first, s.seats):
            if not s.is_meng(seat):
                s.next(ClaimRewards(seat, ANY_SHIP))


class TheEnd(Auto[Gugong]):
    """A last exchange of tokens, then the scoring (GG-6.4.8, 11)."""

    def run(self, s: Gugong) -> None:
        s.next(Scoring())
        for seat in last_first(s.first, s.seats):
            if not s.is_meng(seat):
                s.next(MaybeLastTokens(seat))


class MaybeLastTokens(Auto[Gugong]):
    """Ask only who could exchange something."""

    def run(self, s: Gugong) -> None:
        s.next(LastTokens(self.seat))
        trader = s.anytime(self.seat)
        if trader is None or len(trader.legal(s)) == 0:
            s.stack.pop()


class LastTokens(Pick[Gugong]):
    """Exchange tokens once more, beside this question, or go on (GG-6.4.8)."""

    def candidates(self, s: Gugong) -> Ints:
        return JUST_SKIP

    def take(self, s: Gugong, choice: Choice) -> None:
        pass


class Scoring(Auto[Gugong]):
    """The last wall scoring; all other points are counted by scoring.py (GG-11.1.1, 11.2)."""

    def run(self, s: Gugong) -> None:
        score_wall(s, FINAL_WALL)
        s.ended = True
        s.emit(GAME_OVER)
