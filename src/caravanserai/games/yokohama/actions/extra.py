"""Phases A and C: agents, achievements, orders; and what may be used at any time (YK-5, 11.2.9, 11.2.36)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, count, enter, has, numbers, set_of
from caravanserai.core.ids import Choice, Ints, Seat
from caravanserai.core.ints import added, filled
from caravanserai.core.space import offers
from caravanserai.core.step import Auto, Pick, Refusal, Step
from caravanserai.games.yokohama.actions.area import Act
from caravanserai.games.yokohama.actions.orders import complete
from caravanserai.games.yokohama.actions.stock import CheckPair, Reward, can_pay
from caravanserai.games.yokohama.box import (
    ACHIEVEMENTS,
    AGENTS_PER_TURN,
    ANYTIME,
    ORDERS,
    REWARD_COUNTRIES,
    REWARD_EFFECTS,
    REWARD_NEEDS,
    TECHNOLOGIES,
)
from caravanserai.games.yokohama.choices import ACHIEVEMENT, AGENT, AREA, END, FREE_AGENT, ORDER, REWARD, USE
from caravanserai.games.yokohama.events import ACHIEVED, AGENT_USED, REWARD_TAKEN, TECHNOLOGY_USED
from caravanserai.games.yokohama.questions import areas_with, has_achieved
from caravanserai.games.yokohama.state import EMPTY, MOST_SEATS, OWN_TURN, PlayerState, Yokohama

AGENT_ONCE: Final = Refusal("YK-5.1.1", "refuse-agent-once")
NO_AREA: Final = Refusal("YK-5.2.3", "refuse-no-area-for-agent")
PRESIDENT_HERE: Final = Refusal("YK-5.2.3", "refuse-president-here")
NO_ASSISTANT_HERE: Final = Refusal("YK-5.2.3", "refuse-no-own-assistant")
NOT_MET: Final = Refusal("YK-5.3.1", "refuse-not-achieved")
DONE: Final = Refusal("YK-5.3.4", "refuse-achieved-already")
NO_ASSISTANT: Final = Refusal("YK-5.3.6", "refuse-no-assistant")
NO_GOODS: Final = Refusal("YK-5.4.3", "refuse-no-goods")
JUST_END: Final = offers(END)


def agent_areas(s: Yokohama, seat: Seat) -> i64:
    """Where an agent can act: own assistants, no own president, as bits (YK-5.2.3)."""
    me = s.of(seat)
    return areas_with(me) if me.president == EMPTY else areas_with(me) & ~bit(me.president)


def orders_held(me: PlayerState) -> i64:
    """Orders of the hand, as bits."""
    return set_of(me.hand)


def payable_orders(me: PlayerState) -> i64:
    """Orders of the hand that can be completed, as bits (YK-5.4.3)."""
    out: i64 = 0
    for order in me.hand:
        if can_pay(me, ORDERS[order].cost):
            out |= bit(order)
    return out


def kinds_of_agents(me: PlayerState) -> i64:
    """Which agents a player has, as bits."""
    out: i64 = 0
    for kind in range(len(me.agents)):
        if me.agents[kind] > 0:
            out |= bit(kind)
    return out


def open_achievements(s: Yokohama, me: PlayerState) -> i64:
    """Tiles that can be completed, as bits (YK-5.3)."""
    out: i64 = 0
    if me.assistants > 0:
        for place in range(len(s.achievements)):
            if not has(me.achieved, place) and has_achieved(me, s.achievements[place]):
                out |= bit(s.achievements[place])
    return out


def extras(orders: i64, agents: i64, tiles: i64) -> Ints:
    """These, and to go on."""
    first, second = count(orders), count(orders) + count(agents)
    out = filled(second + count(tiles) + 1, END)
    enter(out, 0, orders, ORDER.first)
    enter(out, first, agents, AGENT.first)
    enter(out, second, tiles, ACHIEVEMENT.first)
    return out


class Extra(Step[Yokohama]):
    """An agent, an achievement, an order, or on (YK-5.1.1)."""

    def candidates(self, s: Yokohama) -> Ints:
        me = s.of(self.seat)
        return extras(orders_held(me), kinds_of_agents(me), set_of(s.achievements))

    def legal(self, s: Yokohama) -> Ints:
        me = s.of(self.seat)
        orders, tiles = payable_orders(me), open_achievements(s, me)
        agents = kinds_of_agents(me) if s.agents_used < AGENTS_PER_TURN else 0
        if agents and not agent_areas(s, self.seat):
            agents = 0
        return extras(orders, agents, tiles) if orders | agents | tiles else JUST_END

    def refuse(self, s: Yokohama, choice: Choice) -> Refusal | None:
        me = s.of(self.seat)
        if ORDER.has(choice):
            return None if can_pay(me, ORDERS[ORDER.index(choice)].cost) else NO_GOODS
        if AGENT.has(choice):
            if s.agents_used >= AGENTS_PER_TURN:
                return AGENT_ONCE
            return None if agent_areas(s, self.seat) else NO_AREA
        if ACHIEVEMENT.has(choice):
            return refuse_achievement(s, self.seat, ACHIEVEMENT.index(choice))
        return None

    def take(self, s: Yokohama, choice: Choice) -> None:
        if choice == END:
            return
        s.next(MaybeExtra(self.seat))
        if ORDER.has(choice):
            complete(s, self.seat, ORDER.index(choice))
        elif AGENT.has(choice):
            s.next(AgentWhere(self.seat, AGENT.index(choice)))
        else:
            achieve(s, self.seat, ACHIEVEMENT.index(choice))


class MaybeExtra(Auto[Yokohama]):
    """The phase goes on as long as something can be done in it, or might for all that others know (YK-4.1.7)."""

    def run(self, s: Yokohama) -> None:
        step = Extra(self.seat)
        extra = s.anytime(self.seat)
        if len(step.legal(s)) > 1 or (extra is not None and len(extra.legal(s)) > 0) or seems_able(s, self.seat):
            s.next(step)


def seems_able(s: Yokohama, seat: Seat) -> bool:
    """Whether a hidden order could be completed for all that others know: who is asked tells no more (YK-18.1.2)."""
    me = s.of(seat)
    if orders_held(me) & ~me.open == 0:
        return False
    unseen = s.deck | s.removed  # the orders of this table: cards that were added since are not among them
    seen: i64 = 0
    for other in range(s.seats):
        them = s.of(other)
        unseen |= orders_held(them) | them.dealt
        seen |= them.open | them.completed
        if them.rejected != EMPTY:
            unseen |= bit(them.rejected)
    unseen &= ~seen
    for order in numbers(unseen):
        if can_pay(me, ORDERS[order].cost):
            return True
    return False


# Agents


class AgentWhere(Step[Yokohama]):
    """Where the agent acts (YK-5.2.3)."""

    def __init__(self, seat: Seat, agent: i64) -> None:
        super().__init__(seat)
        self.agent: Final = agent

    def candidates(self, s: Yokohama) -> Ints:
        return AREA.codes(s.used)

    def refuse(self, s: Yokohama, choice: Choice) -> Refusal | None:
        me, area = s.of(self.seat), AREA.index(choice)
        if me.president == area:
            return PRESIDENT_HERE
        return None if me.placed[area] > 0 else NO_ASSISTANT_HERE

    def take(self, s: Yokohama, choice: Choice) -> None:
        me = s.of(self.seat)
        s.agents_used += 1
        me.agents[self.agent] -= 1
        if self.agent == FREE_AGENT:
            me.spent_free += 1
        else:
            me.spent += 1
        s.emit(AGENT_USED, self.seat, self.agent, AREA.index(choice))
        s.next(Act(self.seat, AREA.index(choice)))


# Achievements


def place_of(s: Yokohama, tile: i64) -> i64:
    """The place of a revealed tile."""
    for n in range(len(s.achievements)):
        if s.achievements[n] == tile:
            return n
    return EMPTY


def refuse_achievement(s: Yokohama, seat: Seat, tile: i64) -> Refusal | None:
    """Why an achievement cannot be completed, or None (YK-5.3)."""
    me = s.of(seat)
    if has(me.achieved, place_of(s, tile)):
        return DONE
    if me.assistants == 0:
        return NO_ASSISTANT
    return None if has_achieved(me, tile) else NOT_MET


def achieve(s: Yokohama, seat: Seat, tile: i64) -> None:
    """An assistant on the leftmost free space; the first scores more (YK-5.3.1 to 5.3.3)."""
    me, place = s.of(seat), place_of(s, tile)
    me.assistants -= 1
    me.achieved |= bit(place)
    n: i64 = 0
    while s.achievers[MOST_SEATS * place + n] != EMPTY:
        n += 1
    s.achievers[MOST_SEATS * place + n] = seat
    s.emit(ACHIEVED, seat, tile)
    if s.rewards and me.reward == EMPTY and count(me.achieved) >= REWARD_NEEDS:
        s.next(ChooseReward(seat))
    s.next(Reward(seat, ACHIEVEMENTS[tile].first if n == 0 else ACHIEVEMENTS[tile].later))


class ChooseReward(Pick[Yokohama]):
    """Which reward token, for all three achievements (YK-14.1.3, 14.1.4)."""

    def candidates(self, s: Yokohama) -> Ints:
        return REWARD.codes(s.rewards)

    def take(self, s: Yokohama, choice: Choice) -> None:
        reward = REWARD.index(choice)
        s.rewards ^= bit(reward)
        s.of(self.seat).reward = reward
        s.emit(REWARD_TAKEN, self.seat, reward)
        if REWARD_COUNTRIES[reward] >= 0:
            s.next(CheckPair(self.seat, REWARD_COUNTRIES[reward]))
        if REWARD_EFFECTS[reward] >= 0:
            s.next(Reward(self.seat, REWARD_EFFECTS[reward]))


# At any decision of the own turn


class OwnTurn(Step[Yokohama]):
    """Technologies that may be used once in a turn (YK-11.2.9, 11.2.36)."""

    def owns(self, choice: Choice) -> bool:
        return USE.has(choice)

    def candidates(self, s: Yokohama) -> Ints:
        out = filled(0, 0)
        names = s.of(self.seat).names & ANYTIME
        for n in range(len(USES)):
            if has(names, USES[n]):
                out = added(out, USE.code(n))
        return out

    def refuse(self, s: Yokohama, choice: Choice) -> Refusal | None:
        n = USE.index(choice)
        if has(s.uses, USES[n]):
            return USED[n]
        return s.op(TECHNOLOGIES[USES[n]].own_turn).able(s, self.seat)

    def take(self, s: Yokohama, choice: Choice) -> None:
        name = USES[USE.index(choice)]
        s.uses |= bit(name)
        s.emit(TECHNOLOGY_USED, self.seat, name)
        s.op(TECHNOLOGIES[name].own_turn).enact(s, self.seat)  # inside whatever gaining event is under way


USES: Final = [n for n in range(len(TECHNOLOGIES)) if has(ANYTIME, n)]
USED: Final = [Refusal(TECHNOLOGIES[n].rule, "refuse-used-once") for n in USES]
for seat in range(MOST_SEATS):
    OWN_TURN.append(OwnTurn(seat))
