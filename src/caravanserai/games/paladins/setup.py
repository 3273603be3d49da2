"""How it starts (PW-3, 16.1)."""

from typing import Any

import caravanserai.games.paladins.effects  # noqa: F401  reads the printed effects
from caravanserai.core.bits import whole
from caravanserai.core.ints import copied, filled
from caravanserai.core.play import settle
from caravanserai.core.rng import RngKey
from caravanserai.games.paladins.actions.tax import full_tax
from caravanserai.games.paladins.box import (
    FAVOURS,
    FAVOURS_USED,
    ORDERS,
    ORDERS_USED,
    OUTSIDERS,
    PALADINS,
    REGIONS,
    SOLO_LEVELS,
    SPACES,
    SUSPICION_COPIES,
    SUSPICION_TAX,
    TAVERNS,
    TOWN_SLOTS,
    TOWNSFOLK,
    WALLS,
)
from caravanserai.games.paladins.flow import Opening, refill_outsiders, refill_town
from caravanserai.games.paladins.solo import set_up_rival
from caravanserai.games.paladins.state import EMPTY, PaladinsTable, PlayerState


def deal(seats: int, options: dict[str, Any], key: RngKey) -> PaladinsTable:
    """A table ready for its first decision."""
    s = PaladinsTable()
    s.draw_from(key)
    s.solo = seats == 1
    s.seats = 2 if s.solo else seats
    s.may_dismiss = options.get("free_recruit_allows_discard", False)
    lay_board(s)
    for _ in range(s.seats):
        s.players.append(PlayerState().ready())
    for seat in range(seats):
        s.of(seat).unseen = whole(len(PALADINS))
    s.tax = full_tax(s)
    if s.solo:
        s.of(1).silver = 0
        s.of(1).provisions = 0
        set_up_rival(s, SOLO_LEVELS.index(options["solo_level"]))
    else:
        s.first = s.below("start", s.seats)
    s.next(Opening())
    settle(s)
    return s


def lay_board(s: PaladinsTable) -> None:
    """Piles and displays of the main board (PW-3.1)."""
    s.town = filled(len(TOWN_SLOTS), EMPTY)
    s.town_pile = whole(len(TOWNSFOLK))
    refill_town(s)
    s.outsiders = filled(REGIONS, EMPTY)
    s.outsider_pile = whole(len(OUTSIDERS))
    refill_outsiders(s)
    s.wall_pile = whole(len(WALLS))
    s.orders = filled(ORDERS_USED, EMPTY)
    s.orders_left = whole(len(ORDERS))
    s.favours = filled(FAVOURS_USED, EMPTY)
    s.favours_left = whole(len(FAVOURS))
    s.favour_workers = filled(FAVOURS_USED, EMPTY)
    s.tavern_pile = whole(len(TAVERNS))
    s.suspicion_pile = copied(SUSPICION_COPIES)
    s.suspicion_gone = filled(len(SUSPICION_TAX), 0)
    s.spaces = filled(len(SPACES), EMPTY)
