"""Harbours: where ships lie, how they move on, and what they bring (GG-9.5)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import count, has, lowest
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import added, copied, filled, joined
from caravanserai.core.space import JUST_SKIP, SKIP
from caravanserai.core.step import Auto, Refusal, Step
from caravanserai.games.gugong.box import HARBOUR_REWARDS, REWARDS, SHIP_CAPACITY
from caravanserai.games.gugong.choices import HARBOUR, REWARD
from caravanserai.games.gugong.components import HARBOURS, REWARD_CARD, REWARD_VP
from caravanserai.games.gugong.events import REWARD_CLAIMED, SHIP_LOST, SHIP_SAILED
from caravanserai.games.gugong.state import EMPTY, ON_SHIP, SUPPLY, Gugong, PlayerState

ANY_SHIP: Final = -1
CANNOT_MOVE: Final = Refusal("GG-9.5.1", "refuse-no-harbour-ahead")
NOT_FULL: Final = Refusal("GG-9.5.3", "refuse-ship-not-full")
NO_REWARD_THERE: Final = Refusal("GG-9.5.11", "refuse-no-reward-there")
NO_SLOT_LEFT: Final = Refusal("GG-9.5.7", "refuse-no-slot-left")
DECK_EMPTY: Final = Refusal("GG-9.5.9", "refuse-deck-empty")


def harbour_code(s: Gugong, harbour: i64) -> Choice:
    """The choice that stands for a harbour of this side of the board: the first side's harbours come first."""
    return HARBOUR.code(harbour_number(s, harbour))


def harbour_number(s: Gugong, harbour: i64) -> i64:
    """The harbour as events name it: its place among the harbours of both sides."""
    return harbour + HARBOURS * s.side


def harbour_index(s: Gugong, choice: Choice) -> i64:
    return HARBOUR.index(choice) - HARBOURS * s.side


def is_last(harbour: i64) -> bool:
    return harbour % HARBOURS == HARBOURS - 1


def free_harbour(s: Gugong, route: i64) -> i64:
    """The free harbour nearest the start of a route, or EMPTY (GG-9.4.6)."""
    for h in range(route * HARBOURS, route * HARBOURS + HARBOURS):
        if s.harbours[h] == EMPTY:
            return h
    return EMPTY


def harbour_ahead(s: Gugong, harbour: i64) -> i64:
    """The next free harbour ahead, or EMPTY (GG-9.5.1)."""
    for h in range(harbour + 1, (harbour // HARBOURS + 1) * HARBOURS):
        if s.harbours[h] == EMPTY:
            return h
    return EMPTY


def can_sail(s: Gugong, seat: Seat) -> bool:
    """Whether some ship can move ahead, or out to sea from the last harbour (GG-9.5.1, 9.5.10)."""
    for h in range(len(s.harbours)):
        if s.harbours[h] == seat and (is_last(h) or harbour_ahead(s, h) != EMPTY):
            return True
    return False


def own_ships(s: Gugong, seat: Seat) -> Ints:
    """The harbours where a player has a ship, as choices."""
    out = filled(0, 0)
    for h in range(len(s.harbours)):
        if s.harbours[h] == seat:
            out = added(out, harbour_code(s, h))
    return out


def sail(s: Gugong, harbour: i64, ahead: i64) -> None:
    """Move a ship and all aboard."""
    owner = s.harbours[harbour]
    me = s.of(owner)
    s.harbours[ahead] = owner
    s.cargo[ahead] = s.cargo[harbour]
    s.harbours[harbour] = EMPTY
    s.cargo[harbour] = 0
    if me.double == ON_SHIP and me.double_at == harbour:
        me.double_at = ahead
    s.emit(SHIP_SAILED, owner, harbour_number(s, harbour), harbour_number(s, ahead))


def return_ship(s: Gugong, harbour: i64, kept: i64) -> None:
    """Ship to its owner, servants to the supply but for those kept on a reward slot (GG-9.5.2, 9.5.3, 9.6.7)."""
    me = s.of(s.harbours[harbour])
    back = s.cargo[harbour] - kept
    if me.double == ON_SHIP and me.double_at == harbour:
        back -= me.double_as
        me.double = SUPPLY
    me.supply += back
    me.ships += 1
    s.harbours[harbour] = EMPTY
    s.cargo[harbour] = 0


def lose_ship(s: Gugong, harbour: i64) -> None:
    """Beyond the last harbour a ship is lost at sea and goes home without a reward (GG-9.5.2)."""
    s.emit(SHIP_LOST, s.harbours[harbour], harbour_number(s, harbour))
    return_ship(s, harbour, 0)


def slots_used(me: PlayerState, reward: i64) -> i64:
    if reward == REWARD_VP:
        return me.vp_slots
    return me.card_slots if reward == REWARD_CARD else me.double_slots


def refuse_reward(s: Gugong, seat: Seat, reward: i64) -> Refusal | None:
    """Why a reward cannot be claimed any more, or None (GG-9.5.7, 9.5.9)."""
    if slots_used(s.of(seat), reward) >= REWARDS[reward].slots:
        return NO_SLOT_LEFT
    return DECK_EMPTY if reward == REWARD_CARD and s.deck == 0 else None


def refuse_claim(s: Gugong, seat: Seat, harbour: i64) -> Refusal | None:
    """Why a ship brings nothing where it lies, or None (GG-9.5.3, 9.5.11)."""
    if s.cargo[harbour] < SHIP_CAPACITY:
        return NOT_FULL
    rewards = HARBOUR_REWARDS[harbour % HARBOURS]
    no: Refusal | None = NO_REWARD_THERE
    for reward in range(len(REWARDS)):
        if has(rewards, reward):
            no = refuse_reward(s, seat, reward)
            if no is None:
                return None
    return no


class ClaimRewards(Auto[Gugong]):
    """Ask for claims as long as some full ship can claim (GG-9.5.5)."""

    def __init__(self, seat: Seat, only: i64) -> None:
        super().__init__(seat)
        self.only: Final = only

    def run(self, s: Gugong) -> None:
        for h in range(len(s.harbours)):
            if s.harbours[h] == self.seat and (self.only == ANY_SHIP or self.only == h):
                if refuse_claim(s, self.seat, h) is None:
                    s.next(Claim(self.seat, self.only))
                    return


class Claim(Step[Gugong]):
    """Claim a harbour's reward, or wait (GG-9.5.3, 9.5.4)."""

    def __init__(self, seat: Seat, only: i64) -> None:
        super().__init__(seat)
        self.only: Final = only

    def candidates(self, s: Gugong) -> Ints:
        if self.only == ANY_SHIP:
            return joined(JUST_SKIP, own_ships(s, self.seat))
        return added(copied(JUST_SKIP), harbour_code(s, self.only))

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        return None if choice == SKIP else refuse_claim(s, self.seat, harbour_index(s, choice))

    def take(self, s: Gugong, choice: Choice) -> None:
        if choice == SKIP:
            return
        harbour = harbour_index(s, choice)
        rewards = HARBOUR_REWARDS[harbour % HARBOURS]
        s.next(ClaimRewards(self.seat, self.only))
        if count(rewards) > 1:
            s.next(ChooseReward(self.seat, harbour))
        else:
            claim(s, self.seat, harbour, lowest(rewards))


class ChooseReward(Step[Gugong]):
    """In the last harbour, any reward (GG-9.5.6)."""

    def __init__(self, seat: Seat, harbour: i64) -> None:
        super().__init__(seat)
        self.harbour: Final = harbour

    def candidates(self, s: Gugong) -> Ints:
        return REWARD.codes(HARBOUR_REWARDS[self.harbour % HARBOURS])

    def refuse(self, s: Gugong, choice: Choice) -> Refusal | None:
        return refuse_reward(s, self.seat, REWARD.index(choice))

    def take(self, s: Gugong, choice: Choice) -> None:
        claim(s, self.seat, self.harbour, REWARD.index(choice))


def claim(s: Gugong, seat: Seat, harbour: i64, reward: i64) -> None:
    """A servant to the slot, the ship home, the reward at once (GG-9.5.3)."""
    s.emit(REWARD_CLAIMED, seat, harbour_number(s, harbour), reward)
    return_ship(s, harbour, 1)
    use_slot(s.of(seat), reward)
    s.op(REWARDS[reward].effect).enact(s, seat)


def use_slot(me: PlayerState, reward: i64) -> None:
    if reward == REWARD_VP:
        me.vp_slots += 1
    elif reward == REWARD_CARD:
        me.card_slots += 1
    else:
        me.double_slots += 1
