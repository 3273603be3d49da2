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
    step_cost,
)
from caravanserai.games.marcopolo2.state import EMPTY, MarcoPolo

# What a journey comes to is a bag: steps and, as in the stock, coins, camels and jade.
STEPS: Final = 0
COINS: Final = 1
CAMELS: Final = 2
JADE: Final = 3
PAID: Final = ["coin", "camel", "jade"]
COSTS_ONLY: Final = some(COINS, MOST) + some(CAMELS, MOST) + some(JADE, MOST)


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
    out: list[Way] = []
    for n in range(1, len(chart.place)):
        if chart.place[n] != start and chart.is_cheapest(n):
            spent = chart.spent[n]
            costs = {PAID[kind]: int(held(spent, kind + 1)) for kind in range(len(PAID)) if held(spent, kind + 1)}
            out.append(Way(chart.choices(n, first), costs))
    return out


def charted(s: MarcoPolo, seat: Seat, start: i64, camels: i64, jade: i64) -> Chart:
    """All journeys that are not beaten, the shorter ones first."""
    chart = Chart(start, some(COINS, s.coins) + some(CAMELS, s.camels) + some(JADE, s.jade))
    n: i64 = 0
    while n < len(chart.place):
        for route in FROM[chart.place[n]]:
            go_on(s, seat, chart, n, route, camels, jade)
        n += 1
    return chart


def go_on(s: MarcoPolo, seat: Seat, chart: Chart, n: i64, route: i64, camels: i64, jade: i64) -> None:
    """One route more, if it is open, within the steps, payable and not beaten."""
    me, to = s.of(seat), other_end(ROUTES[route], chart.place[n])
    walked, steps = held(chart.spent[n], STEPS), step_cost(me, to)
    if walked + steps > s.left or not may_use(me, route):
        return
    more = bought(s.walked + walked, steps, n > 0 or s.moved != 0)
    spent = chart.spent[n]
    coins = held(spent, COINS) + route_coins(me, route)
    beasts = held(spent, CAMELS) + route_camels(me, route) + camels * more
    stones = held(spent, JADE) + ROUTES[route].jade + jade * more
    if max(coins, beasts, stones) > MOST or not can_pay(me, coins, beasts, stones):
        return
    spent = some(STEPS, walked + steps) + some(COINS, coins) + some(CAMELS, beasts) + some(JADE, stones)
    if not chart.is_beaten(to, spent):
        chart.add(to, spent, n)
