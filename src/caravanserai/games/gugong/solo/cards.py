"""Meng's cards: how he is set up, his gift pile and his solo cards (GG-15.1, 15.3, 15.5)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, set_of
from caravanserai.core.ints import added, filled
from caravanserai.games.gugong.actions.cards import draw_from_deck
from caravanserai.games.gugong.box import SOLO_CARDS, SOLO_LEVELS
from caravanserai.games.gugong.components import PLACE_NAMES, PLACES
from caravanserai.games.gugong.events import GIFT_DISCARDED, GIFT_DRAWN
from caravanserai.games.gugong.solo.box import LEVELS, MATCHES_ARE_LEAST, MATCHES_BY_DAY
from caravanserai.games.gugong.state import AT_FOCUS, MENG, Gugong, show_to_all

# When a card that Meng gains joins his cards (GG-15.4.3, 15.11.7).
BY_DAY: Final = 0
AT_DUSK: Final = 1
IN_THE_MORNING: Final = 2


def set_up_meng(s: Gugong, level: str, focus: str) -> None:
    """His level, focus and cards (GG-15.1)."""
    me = s.of(MENG)
    s.level = LEVELS.index(level)
    s.focus = s.below("focus", PLACES) if focus == "random" else PLACE_NAMES.index(focus)
    me.double = AT_FOCUS
    specials = SOLO_LEVELS[s.level].special_cards
    for n, card in enumerate(SOLO_CARDS):
        if card.special:
            specials -= 1
        if not card.special or specials >= 0:
            s.solo_pile |= bit(n)
    for _ in range(SOLO_LEVELS[s.level].extra_gift_card):
        me.hand |= bit(draw_from_deck(s))
        me.card_slots += 1
    s.placed |= me.hand


def draw_solo_card(s: Gugong) -> i64:
    """The next solo card; cards of earlier Days come back when the pile is empty (GG-15.3.7)."""
    if s.solo_pile == 0:
        s.solo_pile = s.solo_used
        s.solo_used = 0
    n = s.any_of("solo", s.solo_pile)
    s.solo_pile ^= bit(n)
    s.solo_today = added(s.solo_today, n)
    return n


def has_gifts(s: Gugong) -> bool:
    """Whether Meng has a card in his gift pile (GG-15.3.1)."""
    return s.of(MENG).hand != 0 or len(s.bottom) > 0


def top_gift(s: Gugong) -> i64:
    """Take the top card of his gift pile: a shuffled bag above the cards put at its bottom (GG-15.1.5, 15.6.8)."""
    me = s.of(MENG)
    if me.hand:
        card = s.any_of("meng", me.hand)
        me.hand ^= bit(card)
        return card
    card = s.bottom[0]
    s.bottom = s.bottom[1:]
    s.reveals += 1
    return card


def lay_gift_aside(s: Gugong) -> None:
    """The top card of his gift pile goes face up on his discard pile."""
    card = top_gift(s)
    s.meng_discard = added(s.meng_discard, card)
    show_to_all(s, card)
    s.emit(GIFT_DISCARDED, MENG, card)


def take_card(s: Gugong, when: i64) -> None:
    """A card goes under his pile, at Dusk on his discard pile, in the Morning into the pile (GG-15.4.3, 15.11.7)."""
    card = draw_from_deck(s)
    s.placed |= bit(card)
    if when == AT_DUSK:
        s.meng_discard = added(s.meng_discard, card)
    elif when == IN_THE_MORNING:
        s.of(MENG).hand |= bit(card)
    else:
        s.bottom = added(s.bottom, card)
    s.emit(GIFT_DRAWN, MENG, card)


def take_meng_pile(s: Gugong) -> None:
    """At Night his discard pile becomes the gift pile of the next Day (GG-15.5.2)."""
    me = s.of(MENG)
    me.hand |= set_of(s.bottom) | set_of(s.meng_discard)
    s.bottom = filled(0, 0)
    s.meng_discard = filled(0, 0)
    s.placed |= me.hand


def meng_matches(s: Gugong, real: i64) -> i64:
    """His matches at Night go by the Day (GG-15.5.1)."""
    fixed = MATCHES_BY_DAY[s.day]
    return max(real, fixed) if MATCHES_ARE_LEAST else fixed
