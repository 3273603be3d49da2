"""The cheapest ways to every place, for people who think in journeys; the rules go step by step (MP-11.4 to 11.12)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bags import MOST, contains, held, some
from caravanserai.core.ids import Ints, Seat
from caravanserai.core.ints import added, filled
from caravanserai.core.space import SKIP
from caravanserai.core.step import Way
from caravanserai.games.marcopolo2.box import FROM, LOCATIONS, ROUTES
from caravanserai.games.marcopolo2.choices import LOCATION
from caravanserai.games.marcopolo2.questions import (
    bought,
    can_pay,
    may_use,
    other_end,
    route_camels,
    route_coins,
    route_jade,
    step_cost,
)
from caravanserai.games.marcopolo2.state import EMPTY, MarcoPolo, PlayerState

# What a journey comes to is a bag: steps and, as in the stock, coins, camels and jade.
STEPS: Final = 0
COINS: Final = 1
CAMELS: Final = 2
JADE: Final = 3
PAID: Final = ["coin", "camel", "jade"]
COSTS_ONLY: Final = some(COINS, MOST) + some(CAMELS, MOST) + some(JADE, MOST)
HALF: Final = 64
NEARLY_FULL: Final = some(COINS, HALF) + some(CAMELS, HALF) + some(JADE, HALF)


class Chart:
    """Journeys found so far: where each ends, what it comes to, and which one it goes on from."""

    def __init__(self, start: i64, spent: i64) -> None:
        self.place: Ints = filled(1, start)
        self.spent: Ints = filled(1, spent)
        self.before: Ints = filled(1, EMPTY)
        self.same: Ints = filled(1, EMPTY)  # the one found before it that ends in the same place
        self.last: Ints = filled(len(LOCATIONS), EMPTY)  # the one found last for each place

    def is_beaten(self, place: i64, spent: i64) -> bool:
        """Whether a journey known already needs no more of anything."""
        n = self.last[place]
        while n != EMPTY:
            if contains(spent, self.spent[n]):
                return True
            n = self.same[n]
        return False

    def add(self, place: i64, spent: i64, before: i64) -> None:
        self.same = added(self.same, self.last[place])
        self.last[place] = len(self.place)
        self.place = added(self.place, place)
        self.spent = added(self.spent, spent)
        self.before = added(self.before, before)

    def is_cheapest(self, n: i64) -> bool:
        """Whether no other journey to the same place costs less in one thing and no more in the others."""
        costs = self.spent[n] & COSTS_ONLY
        other = self.last[self.place[n]]
        while other != EMPTY:
            others = self.spent[other] & COSTS_ONLY
            if other != n and contains(costs, others) and (others != costs or other < n):
                return False
            other = self.same[other]
        return True

    def choices(self, n: i64, first: list[int]) -> list[int]:
        """The choices that lead there, with those that come before the first step."""
        out: list[int] = []
        while n > 0:
            out.append(LOCATION.code(self.place[n]))
            n = self.before[n]
        out.reverse()
        return [*first, *out, SKIP]


def cheapest_ways(s: MarcoPolo, seat: Seat, start: i64, first: list[int], camels: i64, jade: i64) -> list[Way]:
    """From a place, with the steps that are left and beside what is owed already, all undominated ways to all others.

    A step of a card may itself cost camels or jade (MP-15.11).
    """
    chart = charted(s, seat, start, camels, jade)
    owed = costs_of(chart.spent[0])
    out: list[Way] = []
    for n in range(1, len(chart.place)):
        if chart.place[n] != start and chart.is_cheapest(n):
            out.append(Way(chart.choices(n, first), costs_of(chart.spent[n]), None, owed))
    return out


def costs_of(spent: i64) -> dict[str, int]:
    """What is paid, by resource."""
    out: dict[str, int] = {}
    for kind in range(len(PAID)):
        n = held(spent, COINS + kind)
        if n > 0:
            out[PAID[kind]] = int(n)
    return out


def charted(s: MarcoPolo, seat: Seat, start: i64, camels: i64, jade: i64) -> Chart:
    """All journeys that are not beaten, the shorter ones first."""
    chart = Chart(start, some(COINS, s.coins) + some(CAMELS, s.camels) + some(JADE, s.jade))
    tolls, a_step = tolls_for(s.of(seat)), some(CAMELS, camels) + some(JADE, jade)
    n: i64 = 0
    while n < len(chart.place):
        place = chart.place[n]
        for route in FROM[place]:
            if tolls[route] != EMPTY:
                go_on(s, seat, chart, n, other_end(ROUTES[route], place), tolls[route], a_step)
        n += 1
    return chart


def tolls_for(me: PlayerState) -> Ints:
    """What each route costs a player, EMPTY for one that is closed."""
    out = filled(len(ROUTES), EMPTY)
    for n in range(len(ROUTES)):
        if may_use(me, n):
            out[n] = some(COINS, route_coins(me, n)) + some(CAMELS, route_camels(me, n)) + some(JADE, route_jade(me, n))
    return out


def go_on(s: MarcoPolo, seat: Seat, chart: Chart, n: i64, to: i64, toll: i64, a_step: i64) -> None:
    """One route more, if it is within the steps, payable and not beaten; beyond what a bag can hold nobody goes."""
    me, before = s.of(seat), chart.spent[n]
    walked, steps = held(before, STEPS), step_cost(me, to)
    if walked + steps > s.left or (before & NEARLY_FULL):
        return
    spent = before + toll + some(STEPS, steps)
    if a_step:
        spent += a_step * bought(s.walked + walked, steps, n > 0 or s.moved != 0)
    if can_pay(me, held(spent, COINS), held(spent, CAMELS), held(spent, JADE)) and not chart.is_beaten(to, spent):
        chart.add(to, spent, n)
