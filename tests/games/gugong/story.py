"""Stories: build a position, play tokens, and look at what a player would see."""

from __future__ import annotations

from typing import Any

from caravanserai.core import play
from caravanserai.core.bits import bit, gathered, has, numbers
from caravanserai.core.ids import NOBODY
from caravanserai.core.ints import row
from caravanserai.games.gugong import GAME, flow
from caravanserai.games.gugong.actions.exchange import ChooseGift, action
from caravanserai.games.gugong.box import CITIES, DECREES, HOUSES, SOLO_CARDS, TOKENS
from caravanserai.games.gugong.choices import DECREE, GIFT, HARBOUR, PLACE
from caravanserai.games.gugong.components import HARBOURS
from caravanserai.games.gugong.solo.effects import MengAction
from caravanserai.games.gugong.solo.flow import Dusk, MengTurn
from caravanserai.games.gugong.state import EMPTY, MENG, OWN_BOARD, Gugong, PlayerState, kind_of, marker, place_of
from tests.games import stories
from tests.games.stories import NONE, name_of

WHERE = ["locked", "pool", "supply", "wall", "ship", "token", "focus"]


def card(name: str) -> int:
    return GIFT.labels.index(name)


def cards(bits: int) -> set[str]:
    return {GIFT.labels[n] for n in numbers(bits)}


def kind(name: str) -> int:
    return [t.id for t in TOKENS].index(name)


class Player(stories.Player["Story"]):
    """One player as the others see the board, and the own cards.

    Plain numbers: pool supply wall vp jade envoy intrigue ships vp_slots card_slots double_slots.
    """

    @property
    def me(self) -> PlayerState:
        return self.story.s.of(self.seat)

    @property
    def hand(self) -> set[str]:
        return cards(self.me.hand)

    @property
    def discard(self) -> set[str]:
        return cards(self.me.discard)

    @property
    def tokens(self) -> list[str]:
        return [TOKENS[k].id for k in self.me.tokens]

    @property
    def decrees(self) -> set[str]:
        return {DECREES[n].id for n in numbers(self.me.decrees)}

    @property
    def city(self) -> str | None:
        return name_of(self.me.city, CITIES)

    @property
    def double(self) -> str:
        """Where the Double Servant is: locked pool supply wall ship token focus."""
        return WHERE[self.me.double]

    @property
    def arrival_vp(self) -> int | None:
        """What the Envoy's space in the Palace is worth, or None while it is on its way."""
        if self.me.arrival == EMPTY:
            return None
        values: list[int] = GAME.box.data["palace"]["arrival_vp"]["1-3" if self.story.s.side == 0 else "4-5"]
        return values[self.me.arrival]

    @property
    def markers(self) -> list[tuple[str, str]]:
        """Bonus tokens in use: (kind, location or "own")."""
        places = [*PLACE.labels, "own"]
        return [(TOKENS[kind_of(n)].id, places[place_of(n)]) for n in self.me.laid]


class Story(stories.Story[Gugong]):
    """A table in the Day phase with nobody asked; seat 0 is the start player."""

    game = GAME

    def __init__(self, seats: int = 2, key: int = 1, **options: Any) -> None:
        super().__init__(seats, key, **options)
        if not self.s.solo:
            self.first(0)

    # -- building ------------------------------------------------------------------------------------------------

    def first(self, seat: int) -> Story:
        """Who is start player; the Intrigue markers lie at the start, his at the bottom."""
        self.s.first = seat
        for n in range(self.s.seats):
            p = self.s.of((seat + n) % self.s.seats)
            p.intrigue, p.height = 0, n
        self.s.heights = self.s.seats
        return self

    def day(self, n: int) -> Story:
        """Day 1 to 4."""
        self.s.day = n - 1
        return self

    def hand(self, seat: int, *names: str) -> Story:
        """Give a player exactly these cards in hand; what is displaced goes to the deck."""
        self._to_deck(self.s.of(seat).hand)
        self.s.of(seat).hand = 0
        for name in names:
            self._pull(card(name))
            self.s.of(seat).hand |= bit(card(name))
        return self

    def discard(self, seat: int, *names: str) -> Story:
        """Put exactly these cards on a player's discard pile."""
        self._to_deck(self.s.of(seat).discard)
        self.s.of(seat).discard = 0
        for name in names:
            self._pull(card(name))
            self.s.of(seat).discard |= bit(card(name))
        return self

    def gift(self, place: str, name: str) -> Story:
        """Lay a card at a location; the one that lay there goes to the deck."""
        at, new = PLACE.labels.index(place), card(name)
        if self.s.gifts[at] == new:
            return self
        self._pull(new)
        self._to_deck(bit(self.s.gifts[at]))
        self.s.gifts[at] = new
        return self

    def deck(self, *names: str) -> Story:
        """Leave exactly these cards in the gift deck; the others leave the game."""
        self.s.deck = 0
        for name in names:
            self._pull(card(name))
        self.s.deck = gathered([card(name) for name in names])
        return self

    def _to_deck(self, bits: int) -> None:
        """Put cards back, where nobody knows them."""
        self.s.deck |= bits
        self.s.shown &= ~bits

    def _pull(self, wanted: int) -> None:
        """Take a card from wherever it lies; a location gets another from the deck."""
        mask = ~bit(wanted)
        self.s.deck &= mask
        for p in self.s.players:
            p.hand &= mask
            p.discard &= mask
        self.s.bottom = row([c for c in self.s.bottom if c != wanted])
        self.s.meng_discard = row([c for c in self.s.meng_discard if c != wanted])
        for place in range(7):
            if self.s.gifts[place] == wanted:
                spare = next(iter(numbers(self.s.deck)))
                self.s.deck &= ~bit(spare)
                self.s.gifts[place] = spare

    def servants(self, seat: int, pool: int, supply: int | None = None) -> Story:
        """So many in the pool; the rest of twelve in the supply unless a number is given."""
        me = self.s.of(seat)
        me.pool = 0
        me.supply = 0
        elsewhere = self.s.servants_of(seat)
        me.pool = pool
        me.supply = 12 - elsewhere - pool if supply is None else supply
        return self

    def double(self, seat: int, where: str) -> Story:
        """Unlock the Double Servant: "pool" or "supply" (or "locked")."""
        self.s.of(seat).double = WHERE.index(where)
        return self

    def points(self, seat: int, vp: int) -> Story:
        self.s.of(seat).vp = vp
        return self

    def jade(self, seat: int, n: int) -> Story:
        self.s.of(seat).jade = n
        return self

    def envoy(self, seat: int, step: int) -> Story:
        """Put the Envoy on a step; 8 is the Palace (the best free arrival space)."""
        me = self.s.of(seat)
        me.envoy = step
        if step == 8 and me.arrival == EMPTY:
            me.arrival = self.s.arrived
            self.s.arrived += 1
        return self

    def intrigue(self, *order: tuple[int, int]) -> Story:
        """Put Intrigue markers on steps: (seat, step) pairs; a later pair lies on top of an earlier one."""
        for seat, step in order:
            self.s.heights += 1
            self.s.of(seat).intrigue, self.s.of(seat).height = step, self.s.heights
        return self

    def wall(self, seat: int, n: int) -> Story:
        """Put so many regular servants on the wall, from the supply (then the pool)."""
        me = self.s.of(seat)
        me.wall = n
        from_supply = min(n, me.supply)
        me.supply -= from_supply
        me.pool -= n - from_supply
        return self

    def tokens(self, seat: int, *names: str) -> Story:
        """The travel tokens on a player's board, oldest first."""
        self.s.of(seat).tokens = row([kind(name) for name in names])
        return self

    def cities(self, **tokens: str) -> Story:
        """Tokens on the map: exactly these cities hold one, all others are empty: `cities(xian="envoy")`."""
        for n, name in enumerate(CITIES):
            self.s.cities[n] = kind(tokens[name]) if name in tokens else EMPTY
        return self

    def city(self, name: str, token: str) -> Story:
        """Put a token on one city, or none with "none"."""
        self.s.cities[CITIES.index(name)] = EMPTY if token == NONE else kind(token)
        return self

    def traveller(self, seat: int, city: str) -> Story:
        """Put the Traveller on a city, whose token is gone."""
        self.s.of(seat).city = CITIES.index(city)
        self.s.cities[CITIES.index(city)] = EMPTY
        return self

    def piles(self, **tokens: int) -> Story:
        """The face-down token piles hold exactly these: `piles(envoy=2)`."""
        self.s.bag = row([tokens.get(t.id, 0) for t in TOKENS])
        flow.make_piles(self.s)
        return self

    def traded(self, **tokens: int) -> Story:
        """The discarded tokens are exactly these."""
        self.s.traded = row([tokens.get(t.id, 0) for t in TOKENS])
        return self

    def decrees(self, *names: str) -> Story:
        """The six decrees on the board: two of level 1 (upper, lower), two of level 2, two of level 3."""
        self.s.decrees = row([DECREE.labels.index(name) for name in names])
        return self

    def holds(self, seat: int, *names: str) -> Story:
        """A player has a servant (from the supply) on these decrees; each is on the board if it was not."""
        me = self.s.of(seat)
        for name in names:
            n = DECREE.labels.index(name)
            if n not in list(self.s.decrees):
                slot = (DECREES[n].level - 1) * 2
                held = any(has(p.decrees, self.s.decrees[slot]) for p in self.s.players)
                on_board = list(self.s.decrees)
                on_board[slot + 1 if held else slot] = n
                self.s.decrees = row(on_board)
            if not has(me.decrees, n):
                me.decrees |= bit(n)
                me.supply -= 1
        return self

    def ship(self, seat: int, harbour: str, cargo: int) -> Story:
        """A ship at a harbour ("main_3", "left_1", "right_5") with so many regular servants from the supply."""
        me = self.s.of(seat)
        h = self._harbour(harbour)
        assert self.s.harbours[h] == EMPTY
        self.s.harbours[h], self.s.cargo[h] = seat, cargo
        me.ships -= 1
        me.supply -= cargo
        return self

    def _harbour(self, name: str) -> int:
        return HARBOUR.labels.index(name) - (HARBOURS if self.s.side else 0)

    def slots(self, seat: int, vp: int = 0, card: int = 0, double: int = 0) -> Story:
        """Servants (from the supply) on the trade-reward slots."""
        me = self.s.of(seat)
        me.supply -= vp + card + double - me.slots()
        me.vp_slots, me.card_slots, me.double_slots = vp, card, double
        return self

    def houses(self, *filled: bool) -> Story:
        """Which jade houses still hold jade, in the order of the board."""
        prices = HOUSES[self.s.side]
        self.s.houses = row([prices[n] if n < len(filled) and filled[n] else 0 for n in range(len(prices))])
        return self

    def dice(self, a: int, b: int, c: int) -> Story:
        self.s.dice = row([a, b, c])
        return self

    def medal(self, seat: int | None) -> Story:
        """Who holds the Medal; None: it lies on the board."""
        self.s.medal = NOBODY if seat is None else seat
        return self

    def marker(self, seat: int, name: str, place: str = "own") -> Story:
        """A Bonus token in use with a servant from the supply on it."""
        where = OWN_BOARD if place == "own" else PLACE.labels.index(place)
        me = self.s.of(seat)
        me.laid = row([*me.laid, marker(kind(name), where)])
        me.supply -= 1
        self.s.bonus = True
        return self

    def taken(self, seat: int, name: str) -> Story:
        """Move the Traveller to a city with this token and take it; its benefit is asked for next."""
        self.city("kaifeng", name)
        self.s.of(seat).city = EMPTY
        return self.perform(seat, "travel").play("option:a", "city:kaifeng")

    # -- Meng (solo games; he is seat 1) -------------------------------------------------------------------------

    def focus(self, place: str) -> Story:
        self.s.focus = PLACE.labels.index(place)
        return self

    def meng_pile(self, *names: str) -> Story:
        """Meng's face-down gift pile, the top card first."""
        self._to_deck(self.s.of(MENG).hand)
        self.s.of(MENG).hand = 0
        self.s.bottom = row([])
        for name in names:
            self._pull(card(name))
        self.s.bottom = row([card(name) for name in names])
        return self

    def meng_discard(self, *names: str) -> Story:
        """Meng's discard pile, the top card last."""
        for name in names:
            self._pull(card(name))
        self.s.meng_discard = row([card(name) for name in names])
        return self

    def solo_pile(self, *names: str) -> Story:
        """The solo cards still to be drawn; with one name the next card is certain."""
        self.s.solo_pile = gathered([[c.id for c in SOLO_CARDS].index(name) for name in names])
        return self

    def solo_today(self, *names: str) -> Story:
        """The solo cards played this Day, in order."""
        self.s.solo_today = row([[c.id for c in SOLO_CARDS].index(name) for name in names])
        return self

    def solo_used(self, *names: str) -> Story:
        """The solo cards discarded on earlier Days."""
        self.s.solo_used = gathered([[c.id for c in SOLO_CARDS].index(name) for name in names])
        return self

    def meng_turn(self) -> Story:
        """Meng takes one turn (GG-15.3.2 and on)."""
        self.s.next(MengTurn(MENG))
        return self.go()

    def meng_acts(self, place: str, special: bool = False) -> Story:
        """Meng performs the action of a place as in the Day phase (special: as with a special card)."""
        self.s.next(MengAction(MENG, PLACE.labels.index(place), 1 if special else 0))
        return self.go()

    def dusk(self) -> Story:
        """The Dusk phase for the solo cards of this Day."""
        self.s.next(Dusk())
        return self.go()

    @property
    def meng_gifts(self) -> list[str]:
        """Meng's gift pile: known bottom cards in order come last, the shuffled rest first (in any order)."""
        return [*sorted(cards(self.s.of(MENG).hand)), *(GIFT.labels[c] for c in self.s.bottom)]

    @property
    def meng_discards(self) -> list[str]:
        return [GIFT.labels[c] for c in self.s.meng_discard]

    # -- playing -------------------------------------------------------------------------------------------------

    def turn(self, seat: int) -> Story:
        """Ask a player for a turn: exchange a gift, then act. Nothing follows it."""
        self.s.next(ChooseGift(seat))
        return self.go()

    def turns(self, seat: int) -> Story:
        """The rest of the Day phase, beginning with this player, and nothing after it."""
        self.s.next(flow.Turns(seat))
        return self.go()

    def perform(self, seat: int, place: str) -> Story:
        """Ask a player how the action of a place is performed, as after an exchange there."""
        self.s.next(action(seat, PLACE.labels.index(place), 0))
        return self.go()

    def morning(self) -> Story:
        """The Morning of the next Day, all five steps, and nothing after it."""
        self.s.next(flow.Morning())
        return self.go()

    def end_of_day_phase(self) -> Story:
        """Bonus tokens come back (GG-13.1.4)."""
        self.s.next(flow.TakeBackTokens())
        return self.go()

    def night(self) -> Story:
        """The Night: piles to hands, matches, bonus, ships, claims; and nothing after it."""
        self.s.next(flow.Night())
        return self.go()

    def sail(self) -> Story:
        """Only step 2 of the Night: ships and claims."""
        self.s.next(flow.Sail())
        return self.go()

    def end(self) -> Story:
        """The end of the game: a last exchange of tokens, then final scoring."""
        self.s.next(flow.TheEnd())
        return self.go()

    def skip(self) -> Story:
        return self.play("answer:skip")

    def play_out(self, seed: int = 1) -> Story:
        """Random choices until nobody is asked."""
        play.playout(self.s, seed, True)
        return self

    # -- looking -------------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return Player(self, seat)

    @property
    def who(self) -> int | None:
        """The seat that is asked, or None: two are never asked at once."""
        return next(iter(self.asked), None)

    def choices(self) -> set[str]:
        """What may be chosen now, token exchanges (`trade:…`) left out."""
        return {token for token in self.legal() if not token.startswith("trade:")}

    def trades(self) -> set[str]:
        """The token exchanges that are allowed now."""
        return {token for token in self.legal() if token.startswith("trade:")}

    @property
    def gifts(self) -> dict[str, str]:
        return {place: GIFT.labels[c] for place, c in zip(PLACE.labels, self.s.gifts, strict=True)}

    @property
    def map(self) -> dict[str, str]:
        """The cities that hold a token, and which."""
        return {CITIES[n]: TOKENS[k].id for n, k in enumerate(self.s.cities) if k != EMPTY}

    @property
    def ships(self) -> dict[str, tuple[int, int]]:
        """Harbour -> (owner, servants aboard counted as spaces)."""
        first = HARBOURS if self.s.side else 0
        return {
            HARBOUR.labels[h + first]: (self.s.harbours[h], self.s.cargo[h])
            for h in range(len(self.s.harbours))
            if self.s.harbours[h] != EMPTY
        }

    @property
    def deck_size(self) -> int:
        return len(cards(self.s.deck))
