"""Meng on the Grand Canal (GG-15.11)."""

from mypy_extensions import i64

from caravanserai.games.gugong.actions.canal import load_regular
from caravanserai.games.gugong.actions.harbours import free_harbour, harbour_number, return_ship
from caravanserai.games.gugong.actions.tracks import score
from caravanserai.games.gugong.box import SHIP_CAPACITY
from caravanserai.games.gugong.components import REWARD_CARD, REWARD_VP
from caravanserai.games.gugong.events import REWARD_CLAIMED, SHIP_LAUNCHED
from caravanserai.games.gugong.solo.box import CARD_REWARDS, LATER_REWARD_VP, SPECIAL_LOADS, VP_MARKERS
from caravanserai.games.gugong.solo.cards import BY_DAY, take_card
from caravanserai.games.gugong.solo.tokens import have_in_pool
from caravanserai.games.gugong.state import EMPTY, MENG, POOL, SUPPLY, Gugong


def ship_to_load(s: Gugong) -> i64:
    """The ship with the most servants, then the foremost; else a free harbour, or EMPTY (GG-15.11.1, 15.11.2)."""
    best: i64 = EMPTY
    for h in range(len(s.harbours)):
        if s.harbours[h] == MENG and (best == EMPTY or s.cargo[h] >= s.cargo[best]):
            best = h
    if best != EMPTY:
        return best
    return free_harbour(s, 0) if s.of(MENG).ships > 0 else EMPTY


def load(s: Gugong, source: i64, when: i64) -> bool:
    """One servant on a ship, which pays out at once when it is full (GG-15.11.1, 15.11.4)."""
    harbour = ship_to_load(s)
    if harbour == EMPTY:
        return False
    if s.harbours[harbour] == EMPTY:
        s.harbours[harbour] = MENG
        s.of(MENG).ships -= 1
        s.emit(SHIP_LAUNCHED, MENG, harbour_number(s, harbour))
    load_regular(s, MENG, source, harbour)
    if s.cargo[harbour] >= SHIP_CAPACITY:
        claim(s, harbour, when)
    return True


def load_from_pool(s: Gugong) -> bool:
    """One servant from the pool on a ship (GG-15.11.1, 15.11.8)."""
    if ship_to_load(s) == EMPTY or not have_in_pool(s, 1):
        return False
    return load(s, POOL, BY_DAY)


def load_for_nothing(s: Gugong) -> bool:
    """Two servants, one after the other, from the supply or else the pool (GG-15.13.2, 15.13.5)."""
    me = s.of(MENG)
    if me.supply + me.pool == 0:
        return False
    loaded = False
    for _ in range(SPECIAL_LOADS):
        if me.supply > 0:
            loaded = load(s, SUPPLY, BY_DAY) or loaded
        elif me.pool > 0:
            loaded = load(s, POOL, BY_DAY) or loaded
    return loaded


def claim(s: Gugong, harbour: i64, when: i64) -> None:
    """All servants home; a card twice, then always points (GG-15.11.4, 15.11.5, 15.11.6)."""
    me = s.of(MENG)
    code = harbour_number(s, harbour)
    return_ship(s, harbour, 0)
    if me.card_slots < CARD_REWARDS and s.deck:
        me.card_slots += 1
        s.emit(REWARD_CLAIMED, MENG, code, REWARD_CARD)
        take_card(s, when)
        return
    me.vp_slots = min(me.vp_slots + 1, VP_MARKERS)
    s.emit(REWARD_CLAIMED, MENG, code, REWARD_VP)
    score(s, MENG, LATER_REWARD_VP)
