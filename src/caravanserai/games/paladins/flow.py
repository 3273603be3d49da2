"""How it goes: rounds, gathering, turns, the end (PW-3.3, 4, 14)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from caravanserai.core.bags import held
from caravanserai.core.bits import bit, lowest, numbers, set_of
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import added, filled, room_for
from caravanserai.core.state import last_first
from caravanserai.core.step import Auto, Pick, Together, ask_together
from caravanserai.games.paladins.actions.allowed import can_act
from caravanserai.games.paladins.actions.tax import suspect
from caravanserai.games.paladins.actions.town import FirstTownsfolk
from caravanserai.games.paladins.actions.turn import TakeTurn, pass_turn
from caravanserai.games.paladins.actions.workers import gain_bag
from caravanserai.games.paladins.box import (
    DRAWN,
    FAVOUR_OF_ROUND,
    FIRST_TOWNSFOLK,
    ORDER_OF_ROUND,
    ORDER_VP,
    PALADINS,
    ROUNDS,
    SOLO,
    TAVERNS,
    TAVERNS_SHOWN,
)
from caravanserai.games.paladins.choices import PLAN, TAVERN, plan_of, plan_played, plan_top
from caravanserai.games.paladins.components import CRIMINAL, USUAL_SUSPICION
from caravanserai.games.paladins.events import (
    FAVOUR_REVEALED,
    GAME_OVER,
    ORDER_REVEALED,
    OUTSIDER_LEFT,
    PALADIN_REVEALED,
    ROUND_BEGINS,
    ROUND_ENDS,
    START_PLAYER,
    TAVERN_TAKEN,
    TAVERNS_REVEALED,
    TOWNSFOLK_LEFT,
)
from caravanserai.games.paladins.solo import RivalTurn, add_favour_scheme, add_workshop, ready_rival
from caravanserai.games.paladins.state import EMPTY, RIVAL, PaladinsTable, PlayerState

SOLO_TOWNSFOLK_LEAVE: Final[i64] = SOLO["townsfolk_discarded_per_round"]
SOLO_OUTSIDERS_LEAVE: Final[i64] = SOLO["outsiders_discarded_per_round"]


# Before the first round


class Opening(Auto[PaladinsTable]):
    """Each player recruits a first Townsfolk, in reverse turn order; then the game begins (PW-3.3)."""

    def run(self, s: PaladinsTable) -> None:
        s.next(RefillTown(), NewRound())
        for _ in range(FIRST_TOWNSFOLK):
            for i in range(s.seats):
                seat = (s.first + i) % s.seats
                if not s.is_rival(seat):
                    s.next(FirstTownsfolk(seat))


class RefillTown(Auto[PaladinsTable]):
    """The first gaps are closed (PW-3.3.5)."""

    def run(self, s: PaladinsTable) -> None:
        refill_town(s)


# A round


class NewRound(Auto[PaladinsTable]):
    """Start player, King's cards, Tavern; then everyone draws Paladins (PW-4.1, 4.2.1)."""

    def run(self, s: PaladinsTable) -> None:
        s.round += 1
        s.emit(ROUND_BEGINS, s.round)
        if not s.solo:
            if s.round > 1:
                s.first = (s.first + 1) % s.seats
            s.emit(START_PLAYER, s.first)
        reveal_kings_cards(s)
        reveal_taverns(s)
        if s.solo:
            ready_rival(s)
        s.next(Gathering(), ActionPhase(), RoundEnd())
        waiting: i64 = 0
        for seat in range(s.seats):
            if not s.is_rival(seat):
                draw_paladins(s, s.of(seat))
                waiting |= bit(seat)
        ask_together(s, ChoosePaladin(lowest(waiting), waiting), s.seats)


def reveal_kings_cards(s: PaladinsTable) -> None:
    """The Order and the Favour of the round (PW-4.1.3 to 4.1.6)."""
    place = ORDER_OF_ROUND[s.round - 1]
    if place >= 0:
        order = s.any_of("orders", s.orders_left)
        s.orders_left ^= bit(order)
        s.orders[place] = order
        s.emit(ORDER_REVEALED, order, ORDER_VP[place])
        if s.solo:
            add_workshop(s, order)
    place = FAVOUR_OF_ROUND[s.round - 1]
    if place >= 0:
        favour = s.any_of("favours", s.favours_left)
        s.favours_left ^= bit(favour)
        s.favours[place] = favour
        s.emit(FAVOUR_REVEALED, favour)
        if s.solo:
            add_favour_scheme(s)


def reveal_taverns(s: PaladinsTable) -> None:
    """One card more than there are players; the discards are shuffled when the pile runs out (PW-4.1.7, 4.1.8)."""
    n = TAVERNS_SHOWN[1 if s.solo else s.seats]
    s.taverns = filled(0, 0)
    s.tavern_takers = filled(n, EMPTY)
    for _ in range(n):
        if s.tavern_pile == 0:
            s.tavern_pile = s.tavern_gone
            s.tavern_gone = 0
        card = s.any_of("taverns", s.tavern_pile)
        s.tavern_pile ^= bit(card)
        s.taverns = added(s.taverns, card)
    s.emit(TAVERNS_REVEALED, n)


# Paladins


def draw_paladins(s: PaladinsTable, me: PlayerState) -> None:
    """The top three of the own deck (PW-4.2.1, 4.2.3)."""
    for _ in range(DRAWN):
        if me.top != EMPTY:
            me.drawn |= bit(me.top)
            me.top = EMPTY
        elif me.unseen:
            card = s.any_of("paladins", me.unseen)
            me.unseen ^= bit(card)
            me.drawn |= bit(card)
        else:
            me.drawn |= bit(me.bottom[0])
            me.bottom = me.bottom[1:]


class ChoosePaladin(Together[PaladinsTable]):
    """Which Paladin is played, which goes on top of the deck, which under it; in secret (PW-4.2, 17.2)."""

    def again(self, seat: Seat, waiting: i64) -> "ChoosePaladin":
        return ChoosePaladin(seat, waiting)

    def candidates(self, s: PaladinsTable) -> Ints:
        return plans(s.of(self.seat).drawn, s.round == ROUNDS)

    def legal(self, s: PaladinsTable) -> Ints:
        return self.candidates(s)

    def reveal(self, s: PaladinsTable) -> None:
        for seat in range(s.seats):
            if not s.is_rival(seat):
                arrange(s.of(seat), PLAN.index(s.answers[seat]))
        s.answers = filled(0, 0)  # what was put on top and face down stays secret (PW-17.31)


def plans(drawn: i64, last: bool) -> Ints:
    """Every way to play one card and put another on top; in the last round only the card played matters (PW-4.2.6)."""
    cards = numbers(drawn)
    out = room_for(DRAWN * DRAWN)
    for played in cards:
        for top in cards:
            if top == played:
                continue
            out = added(out, PLAN.first + plan_of(played, top))
            if last:
                break
    return out


def arrange(me: PlayerState, plan: i64) -> None:
    """Face down into the slot, onto the deck and under it (PW-4.2.2 to 4.2.4)."""
    me.paladin = plan_played(plan)
    me.top = plan_top(plan)
    me.bottom = added(me.bottom, lowest(me.drawn & ~bit(me.paladin) & ~bit(me.top)))
    me.drawn = 0


class Gathering(Auto[PaladinsTable]):
    """In turn order, each player before the next (PW-4.3.1, 4.3.2)."""

    def run(self, s: PaladinsTable) -> None:
        for seat in last_first(s.first, s.seats):
            if not s.is_rival(seat):
                s.next(Gather(seat))


class Gather(Auto[PaladinsTable]):
    """Reveal the Paladin, gain its workers, then choose a Tavern card (PW-4.3.1, 4.3.2)."""

    def run(self, s: PaladinsTable) -> None:
        me = s.of(self.seat)
        s.active = self.seat
        s.reveals += 1
        me.revealed = True
        s.emit(PALADIN_REVEALED, self.seat, me.paladin)
        s.next(ChooseTavern(self.seat))
        gain_bag(s, self.seat, PALADINS[me.paladin].workers)


class ChooseTavern(Pick[PaladinsTable]):
    """Which Tavern card (PW-4.3.2, 4.3.3)."""

    def candidates(self, s: PaladinsTable) -> Ints:
        left: i64 = 0
        for n in range(len(s.taverns)):
            if s.tavern_takers[n] == EMPTY:
                left |= bit(s.taverns[n])
        return TAVERN.codes(left)

    def take(self, s: PaladinsTable, choice: Choice) -> None:
        card = TAVERN.index(choice)
        for n in range(len(s.taverns)):
            if s.taverns[n] == card:
                s.tavern_takers[n] = self.seat
            elif s.solo:
                suspect(s, RIVAL, USUAL_SUSPICION * held(TAVERNS[s.taverns[n]], CRIMINAL))
        s.emit(TAVERN_TAKEN, self.seat, card)
        gain_bag(s, self.seat, TAVERNS[card])


# Turns


class ActionPhase(Auto[PaladinsTable]):
    """Clockwise from the start player (PW-4.4.1)."""

    def run(self, s: PaladinsTable) -> None:
        s.next(Turns(s.first))


@mypyc_attr(free_list_len=1)  # made and dropped all the time
class Turns(Auto[PaladinsTable]):
    """One action each, skipping those who have passed, until all have (PW-4.4.1, 13.10, 17.23)."""

    def run(self, s: PaladinsTable) -> None:
        for i in range(s.seats):
            seat = (self.seat + i) % s.seats
            if not s.of(seat).passed:
                s.next(Turns((seat + 1) % s.seats))
                give_turn(s, seat)
                return


def give_turn(s: PaladinsTable, seat: Seat) -> None:
    s.active = seat
    if s.is_rival(seat):
        s.next(RivalTurn(seat))
    elif can_act(s, seat):
        s.next(TakeTurn(seat))
    else:
        pass_turn(s, seat)


# The end of a round


class RoundEnd(Auto[PaladinsTable]):
    """Refresh the main board, or after the last round the game is over (PW-4.4.2, 15.1.1)."""

    def run(self, s: PaladinsTable) -> None:
        s.emit(ROUND_ENDS, s.round)
        if s.round == ROUNDS:
            s.ended = True
            s.emit(GAME_OVER)
            return
        refresh_town(s)
        refresh_outsiders(s)
        s.tavern_gone |= set_of(s.taverns)
        s.taverns = filled(0, 0)
        s.tavern_takers = filled(0, 0)
        s.favour_workers = filled(len(s.favours), EMPTY)
        for p in s.players:
            p.paladin = EMPTY
            p.revealed = False
            p.passed = False
        s.next(NewRound())


def refresh_town(s: PaladinsTable) -> None:
    """The right-most leaves, two in a solo game; the others slide (PW-14.1 to 14.3, 16.7.2)."""
    last: i64 = len(s.town) - 1
    for place in range(last, last - (SOLO_TOWNSFOLK_LEAVE if s.solo else 1), -1):
        if s.town[place] != EMPTY:
            s.town_gone |= bit(s.town[place])
            s.emit(TOWNSFOLK_LEFT, s.town[place])
            s.town[place] = EMPTY
    refill_town(s)


def refill_town(s: PaladinsTable) -> None:
    """Slide right, then deal from right to left (PW-3.3.5, 14.2, 14.10)."""
    to: i64 = len(s.town) - 1
    for place in range(len(s.town) - 1, -1, -1):
        card = s.town[place]
        if card != EMPTY:
            s.town[place] = EMPTY
            s.town[to] = card
            to -= 1
    while to >= 0 and s.town_pile:
        s.town[to] = s.any_of("townsfolk", s.town_pile)
        s.town_pile ^= bit(s.town[to])
        to -= 1


def refresh_outsiders(s: PaladinsTable) -> None:
    """The left-most leaves, two in a solo game; the others slide (PW-14.4 to 14.6, 16.7.2)."""
    for place in range(SOLO_OUTSIDERS_LEAVE if s.solo else 1):
        if s.outsiders[place] != EMPTY:
            s.outsiders_gone |= bit(s.outsiders[place])
            s.emit(OUTSIDER_LEFT, s.outsiders[place])
            s.outsiders[place] = EMPTY
    refill_outsiders(s)


def refill_outsiders(s: PaladinsTable) -> None:
    """Slide left, then deal from left to right (PW-14.5, 14.10)."""
    to: i64 = 0
    for place in range(len(s.outsiders)):
        card = s.outsiders[place]
        if card != EMPTY:
            s.outsiders[place] = EMPTY
            s.outsiders[to] = card
            to += 1
    while to < len(s.outsiders) and s.outsider_pile:
        s.outsiders[to] = s.any_of("outsiders", s.outsider_pile)
        s.outsider_pile ^= bit(s.outsiders[to])
        to += 1
