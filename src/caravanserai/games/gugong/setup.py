"""How it starts (GG-2, 12, 15.1)."""

from typing import Any

from mypy_extensions import i64

import caravanserai.games.gugong.effects  # noqa: F401  reads the printed effects
from caravanserai.core.bits import bit, numbers
from caravanserai.core.ints import added, copied, filled
from caravanserai.core.play import settle
from caravanserai.core.rng import RngKey
from caravanserai.games.gugong.box import (
    BOARD_CARDS,
    CITIES,
    DECK_CARDS,
    DECREES,
    DICE,
    HOUSES,
    PLAYER_SETS,
    ROUTES,
    SIDE_FOR,
    SOLO,
    TOKENS,
)
from caravanserai.games.gugong.components import HARBOURS, PLACES
from caravanserai.games.gugong.flow import FirstDay, make_piles, random_token, roll
from caravanserai.games.gugong.solo.cards import set_up_meng
from caravanserai.games.gugong.state import EMPTY, Gugong, PlayerState, show_to_all

SHOWN_PER_LEVEL = 2  # decrees (GG-2.6.1)


def deal(seats: int, options: dict[str, Any], key: RngKey) -> Gugong:
    """A table ready for its first decision."""
    s = Gugong()
    s.draw_from(key)
    s.solo = seats == 1
    s.seats = 2 if s.solo else seats
    s.side = SIDE_FOR[seats]
    s.bonus = options.get("bonus_tokens", False)
    s.expert = options.get("expert_setup", False)
    lay_board(s)
    s.first = 0 if s.solo else s.below("start", s.seats)
    for _ in range(s.seats):
        s.players.append(PlayerState())
    lay_tokens(s)
    roll(s)
    if s.solo:
        sets = SOLO["set_choices"][options["solo_sets"]]
        deal_gifts(s, [PLAYER_SETS[sets["human"] - 1], PLAYER_SETS[sets["meng"] - 1]])
    else:
        deal_gifts(s, PLAYER_SETS[: s.seats])
    for level in range(1, 4):
        reveal_decrees(s, level)
    for i in range(s.seats):
        s.of((s.first + i) % s.seats).height = i
    s.heights = s.seats
    if s.solo:
        set_up_meng(s, options["solo_level"], options["solo_focus"])
    s.next(FirstDay())
    settle(s)
    return s


def lay_board(s: Gugong) -> None:
    """The empty board of this side, with jade on its houses (GG-2.1.1, 2.5.1)."""
    s.gifts = filled(PLACES, EMPTY)
    s.cities = filled(len(CITIES), EMPTY)
    s.bag = filled(len(TOKENS), 0)
    s.traded = filled(len(TOKENS), 0)
    s.dice = filled(len(DICE), 0)
    s.harbours = filled(ROUTES[s.side] * HARBOURS, EMPTY)
    s.cargo = filled(ROUTES[s.side] * HARBOURS, 0)
    s.houses = copied(HOUSES[s.side])


def lay_tokens(s: Gugong) -> None:
    """A token on every city, the others in the piles (GG-2.2)."""
    for kind in range(len(TOKENS)):
        if s.bonus or not TOKENS[kind].bonus:
            s.bag[kind] = TOKENS[kind].copies
    for city in range(len(CITIES)):
        s.cities[city] = random_token(s)
    make_piles(s)


def deal_gifts(s: Gugong, sets: list[i64]) -> None:
    """A set each in turn order, cards on the board at random, the deck (GG-2.4, 12.1.1)."""
    for order in range(s.seats):
        s.of((s.first + order) % s.seats).hand = sets[order]
        for card in numbers(sets[order]):
            show_to_all(s, card)
    board, s.deck = BOARD_CARDS, DECK_CARDS
    if s.expert:
        board = BOARD_CARDS | DECK_CARDS | unused(sets)
    for place in range(PLACES):
        card = s.any_of("board", board)
        board ^= bit(card)
        s.gifts[place] = card
        show_to_all(s, card)
    if s.expert:
        s.deck = board


def unused(sets: list[i64]) -> i64:
    """The player sets that nobody has, as a set of bits."""
    out: i64 = 0
    for cards in PLAYER_SETS:
        if cards not in sets:
            out |= cards
    return out


def reveal_decrees(s: Gugong, level: i64) -> None:
    """Two of a level; the first drawn lies on the upper space (GG-2.6)."""
    left: i64 = 0
    for n in range(len(DECREES)):
        if DECREES[n].level == level:
            left |= bit(n)
    for _ in range(SHOWN_PER_LEVEL):
        decree = s.any_of("decrees", left)
        left ^= bit(decree)
        s.decrees = added(s.decrees, decree)
