"""Stories: build a position, play tokens, and look at what a player would see."""

from __future__ import annotations

from typing import Any

from caravanserai.core import play
from caravanserai.core.bits import bit, count, gathered, has, numbers
from caravanserai.core.ids import NOBODY
from caravanserai.core.ints import filled, row
from caravanserai.games.yokohama import GAME, flow, view
from caravanserai.games.yokohama.actions import area as area_actions
from caravanserai.games.yokohama.actions import extra, place, president
from caravanserai.games.yokohama.actions.stock import Reward
from caravanserai.games.yokohama.box import (
    ACHIEVEMENTS,
    AREAS,
    CARD_COUNTRIES,
    CARD_NAMES,
    CHURCH,
    CUSTOMS,
    LAB_SPACES,
    LABORATORIES,
    ORDERS,
    PORT_SPACES,
    PORTS,
    REWARD_NAMES,
    SLOTS_NEAR,
    TECHNOLOGIES,
    TILES,
    TOKEN_NAMES,
)
from caravanserai.games.yokohama.choices import AGENT, FREE_AGENT
from caravanserai.games.yokohama.components import AREA_NAMES, COUNTRY_NAMES, EFFECTS, RESOURCE_NAMES
from caravanserai.games.yokohama.effects import MEANINGS
from caravanserai.games.yokohama.questions import power_in
from caravanserai.games.yokohama.state import EMPTY, MOST_SEATS, NEUTRAL, SHOP_SPACES, PlayerState, Yokohama
from tests.games import stories
from tests.games.stories import NONE, change_places, lift, lift_all, name_of, names_on, number_of

ORDER_NAMES = [order.id for order in ORDERS]
TECHNOLOGY_NAMES = [technology.id for technology in TECHNOLOGIES]
TILE_NAMES = [tile.id for tile in TILES]
ACHIEVEMENT_NAMES = [tile.id for tile in ACHIEVEMENTS]
CHURCH_NAMES = [space.id for space in CHURCH]
CUSTOMS_NAMES = [space.id for space in CUSTOMS]
# Technology cards with their countries: "ball fr".
CARDS = [
    f"{TECHNOLOGY_NAMES[name]} {COUNTRY_NAMES[country]}"
    for name, country in zip(CARD_NAMES, CARD_COUNTRIES, strict=True)
]


def place_of(name: str) -> int:
    return AREA_NAMES.index(name)


def card(name: str) -> int:
    """A technology card: "tram", or "ball fr" where there are two of a name (the first one without a country)."""
    return next(n for n, full in enumerate(CARDS) if name in (full, full.partition(" ")[0]))


class Player(stories.Player["Story"]):
    """One player as everybody sees the table, and the own orders.

    Plain numbers beside the stock: assistants shops houses (in hand), store_assistants store_shops store_houses
    (warehouse), spent spent_free (agents face down), vp.
    """

    resources = RESOURCE_NAMES

    @property
    def me(self) -> PlayerState:
        return self.story.s.of(self.seat)

    @property
    def imports(self) -> int:
        return self.stock["import"]

    @property
    def president(self) -> str | None:
        """Where the president stands; None: in hand."""
        return name_of(self.me.president, AREA_NAMES)

    def on(self, area: str) -> int:
        """Own assistants in an area."""
        return int(self.me.placed[place_of(area)])

    @property
    def placed(self) -> dict[str, int]:
        """Own assistants by area, areas without any left out."""
        return {AREA_NAMES[n]: int(amount) for n, amount in enumerate(self.me.placed) if amount}

    def power(self, area: str) -> int:
        """The power an action of this player would have there now."""
        return int(power_in(self.story.s, self.seat, place_of(area)))

    @property
    def shop_areas(self) -> set[str]:
        return {AREA_NAMES[n] for n in numbers(self.me.shop_areas)}

    @property
    def house_areas(self) -> set[str]:
        return {AREA_NAMES[n] for n in numbers(self.me.house_areas)}

    @property
    def technologies(self) -> set[str]:
        """Owned cards: {"tram de", "ball fr"}."""
        return {CARDS[n] for n in numbers(self.me.cards)}

    @property
    def hand(self) -> list[str]:
        """Orders in hand."""
        return [ORDER_NAMES[n] for n in self.me.hand]

    @property
    def dealt(self) -> set[str]:
        """Orders to choose from at set-up."""
        return {ORDER_NAMES[n] for n in numbers(self.me.dealt)}

    @property
    def rejected(self) -> str | None:
        return name_of(self.me.rejected, ORDER_NAMES)

    @property
    def completed(self) -> set[str]:
        return {ORDER_NAMES[n] for n in numbers(self.me.completed)}

    @property
    def agents(self) -> dict[str, int]:
        """Face-up agents by country, "free" for free ones; none left out."""
        return {AGENT.labels[n]: int(amount) for n, amount in enumerate(self.me.agents) if amount}

    @property
    def tokens(self) -> set[str]:
        """Five-power tokens taken."""
        return {TOKEN_NAMES[n] for n in numbers(self.me.tokens)}

    @property
    def achieved(self) -> set[str]:
        """Completed achievement tiles."""
        return {ACHIEVEMENT_NAMES[self.story.s.achievements[n]] for n in numbers(self.me.achieved)}

    @property
    def reward(self) -> str | None:
        """The achievement reward token."""
        return name_of(self.me.reward, REWARD_NAMES)


class Story(stories.Story[Yokohama]):
    """A table in round 1 with nobody asked; seat 0 is the start player and active; displays as dealt.

    Nobody has orders in hand; the areas lie in the order of the component file unless `layout` says otherwise;
    everybody has the pieces and goods of the start, 8 assistants, 2 shops and the president in hand.
    """

    game = GAME

    def __init__(self, seats: int = 4, key: int = 1, **options: Any) -> None:
        super().__init__(seats, key, **options)
        self.s.answers = filled(0, 0)
        self.s.first = self.s.active = 0
        self.s.round = 1
        for seat in range(seats):
            me = self.s.of(seat)
            self.s.removed |= me.dealt
            me.dealt = 0
            me.stock[0] = 3 if seat == 0 else 4
        self.layout(*(AREA_NAMES[n] for n in sorted(self.s.slots)))

    # -- building: the table --------------------------------------------------------------------------------------

    def layout(self, *areas: str) -> Story:
        """The areas by slot (r0c0, r0c1, … row after row from the wide side); all areas in play, in any order."""
        near = SLOTS_NEAR[self.s.seats]
        assert sorted(areas) == sorted(AREA_NAMES[n] for n in self.s.slots)
        self.s.slots = row([place_of(name) for name in areas])
        self.s.near = filled(len(AREAS), 0)
        for slot in range(len(near)):
            for other in range(len(near)):
                if has(near[slot], other):
                    self.s.near[self.s.slots[slot]] |= bit(self.s.slots[other])
        return self

    def swap(self, one: str, other: str) -> Story:
        """Two areas change places in the layout."""
        names = [AREA_NAMES[n] for n in self.s.slots]
        a, b = names.index(one), names.index(other)
        names[a], names[b] = names[b], names[a]
        return self.layout(*names)

    def round(self, n: int) -> Story:
        self.s.round = n
        return self

    def first(self, seat: int) -> Story:
        """Who is start player."""
        self.s.first = seat
        return self

    def tile(self, area: str, name: str) -> Story:
        """The building tile of an area; clashing tiles change places."""
        change_places(self.s.tiles, place_of(area), TILE_NAMES.index(name))
        return self

    def token(self, area: str, name: str) -> Story:
        """The five-power token of an area, "none" for one that is gone; clashing tokens change places."""
        change_places(self.s.tokens, place_of(area), number_of(name, TOKEN_NAMES))
        return self

    def no_tokens(self) -> Story:
        """All five-power tokens are gone."""
        self.s.tokens = filled(len(AREAS), EMPTY)
        return self

    def station(self, area: str) -> Story:
        """The station token lies there."""
        self.s.station = place_of(area)
        return self

    def on_board(self, space: str, whose: int | str) -> Story:
        """An assistant on a space of the church or customs board: of a seat, or "neutral"; taken from the warehouse."""
        owner = NEUTRAL if isinstance(whose, str) else whose
        if isinstance(whose, int):
            self.s.of(whose).store_assistants -= 1
        if space in CHURCH_NAMES:
            self.s.church[CHURCH_NAMES.index(space)] = owner
        else:
            self.s.customs[CUSTOMS_NAMES.index(space)] = owner
        return self

    def clear_boards(self) -> Story:
        """No assistants on the church and customs boards, neutral ones neither."""
        self.s.church = filled(len(CHURCH), EMPTY)
        self.s.customs = filled(len(CUSTOMS), EMPTY)
        return self

    def laboratory(self, board: str, *cards: str) -> Story:
        """The cards of "laboratory_a" or "laboratory_b" from left to right, "none" for an empty space."""
        assert len(cards) == LAB_SPACES
        first = LAB_SPACES * LABORATORIES.index(board)
        self.s.card_deck |= lift_all(self.s.labs, range(first, first + LAB_SPACES))
        for n, name in enumerate(cards):
            if name != NONE:
                self._pull_card(card(name))
                self.s.labs[first + n] = card(name)
        return self

    def _pull_card(self, n: int) -> None:
        """Take a technology card from wherever it is; an emptied space stays empty."""
        self.s.card_deck &= ~bit(n)
        lift(self.s.labs, n)
        for me in self.s.players:
            if has(me.cards, n):
                me.cards &= ~bit(n)
                me.names &= ~bit(CARD_NAMES[n])

    def technology_deck(self, *cards: str) -> Story:
        """Leave exactly these in the technology deck: with one name the next card is certain."""
        self.s.card_deck = 0
        for name in cards:
            self._pull_card(card(name))
            self.s.card_deck |= bit(card(name))
        return self

    def port(self, board: str, *orders: str) -> Story:
        """The orders of "port_a" or "port_b" from left to right, "none" for an empty space."""
        assert len(orders) == PORT_SPACES
        first = PORT_SPACES * PORTS.index(board)
        self.s.removed |= lift_all(self.s.ports, range(first, first + PORT_SPACES))
        for n, name in enumerate(orders):
            if name != NONE:
                self._pull_order(ORDER_NAMES.index(name))
                self.s.ports[first + n] = ORDER_NAMES.index(name)
        return self

    def _pull_order(self, n: int) -> None:
        """Take an order from wherever it is; an emptied space stays empty."""
        self.s.deck &= ~bit(n)
        self.s.removed &= ~bit(n)
        lift(self.s.ports, n)
        for me in self.s.players:
            me.hand = row([order for order in me.hand if order != n])
            me.open &= ~bit(n)
            me.completed &= ~bit(n)

    def order_deck(self, *orders: str) -> Story:
        """Leave exactly these in the order deck; the others go to the box: with one name the next is certain."""
        self.s.removed |= self.s.deck
        self.s.deck = 0
        for name in orders:
            self._pull_order(ORDER_NAMES.index(name))
            self.s.deck |= bit(ORDER_NAMES.index(name))
        return self

    def agents_left(self, **countries: int) -> Story:
        """Agents in the supply: `agents_left(gb=0)`."""
        for country, n in countries.items():
            self.s.agents[COUNTRY_NAMES.index(country)] = n
        return self

    def achievements(self, *names: str) -> Story:
        """The three revealed tiles, A, B, C; nobody has completed them."""
        self.s.achievements = row([ACHIEVEMENT_NAMES.index(name) for name in names])
        self.s.achievers = filled(MOST_SEATS * len(names), EMPTY)
        return self

    def achieved_by(self, name: str, *seats: int) -> Story:
        """These players have completed a revealed tile already, in this order (assistants from the warehouse)."""
        n = [ACHIEVEMENT_NAMES[tile] for tile in self.s.achievements].index(name)
        for i, seat in enumerate(seats):
            self.s.achievers[MOST_SEATS * n + i] = seat
            self.s.of(seat).achieved |= bit(n)
            self.s.of(seat).store_assistants -= 1
        return self

    def rewards(self, *names: str) -> Story:
        """The achievement reward tokens on display (mini-expansion 1)."""
        self.s.rewards = gathered([REWARD_NAMES.index(name) for name in names])
        return self

    # -- building: a player ---------------------------------------------------------------------------------------

    def stock(self, seat: int, **amounts: int) -> Story:
        """Exactly this, everything not named 0: `stock(0, yen=5, copper=1, imports=2)`."""
        amounts["import"] = amounts.pop("imports", 0)
        self.s.of(seat).stock = row([amounts.get(name, 0) for name in RESOURCE_NAMES])
        return self

    def vp(self, seat: int, n: int) -> Story:
        self.s.of(seat).vp = n
        return self

    def hand(
        self, seat: int, assistants: int | None = None, shops: int | None = None, houses: int | None = None
    ) -> Story:
        """Pieces in hand; what is more or less comes from or goes to the warehouse."""
        me = self.s.of(seat)
        if assistants is not None:
            me.store_assistants += me.assistants - assistants
            me.assistants = assistants
        if shops is not None:
            me.store_shops += me.shops - shops
            me.shops = shops
        if houses is not None:
            me.store_houses += me.houses - houses
            me.houses = houses
        return self

    def warehouse(
        self, seat: int, assistants: int | None = None, shops: int | None = None, houses: int | None = None
    ) -> Story:
        """Pieces in the warehouse, set as they are (the others leave the game)."""
        me = self.s.of(seat)
        me.store_assistants = me.store_assistants if assistants is None else assistants
        me.store_shops = me.store_shops if shops is None else shops
        me.store_houses = me.store_houses if houses is None else houses
        return self

    def president(self, seat: int, area: str | None) -> Story:
        """Where the president stands; None: in hand."""
        self.s.of(seat).president = EMPTY if area is None else place_of(area)
        return self

    def assistants(self, seat: int, **areas: int) -> Story:
        """Own assistants on areas, exactly these; from hand, then from the warehouse, back to hand what is left."""
        me = self.s.of(seat)
        me.assistants += sum(me.placed)
        me.placed = filled(len(AREAS), 0)
        for name, n in areas.items():
            me.placed[place_of(name)] = n
            from_hand = min(n, me.assistants)
            me.assistants -= from_hand
            me.store_assistants -= n - from_hand
        return self

    def shop(self, seat: int, area: str, space: int = 1) -> Story:
        """An own shop on a shop space (1 to 4) of an area's tile; taken from the warehouse."""
        me = self.s.of(seat)
        me.store_shops -= 1
        me.shop_areas |= bit(place_of(area))
        self.s.shops[SHOP_SPACES * place_of(area) + space - 1] = seat
        return self

    def house(self, seat: int, area: str) -> Story:
        """An own trading house in an area; taken from the warehouse."""
        me = self.s.of(seat)
        me.store_houses -= 1
        me.house_areas |= bit(place_of(area))
        self.s.house_of[place_of(area)] = seat
        return self

    def technologies(self, seat: int, *names: str) -> Story:
        """Owned technology cards, exactly these: "tram", "ball fr"."""
        me = self.s.of(seat)
        me.cards = me.names = 0
        for name in names:
            self._pull_card(card(name))
            me.cards |= bit(card(name))
            me.names |= bit(CARD_NAMES[card(name)])
        return self

    def orders(self, seat: int, *names: str, seen: bool = False) -> Story:
        """Orders in hand, exactly these; hidden from the others unless `seen` (taken from a port)."""
        me = self.s.of(seat)
        for name in names:
            self._pull_order(ORDER_NAMES.index(name))
        me.hand = row([ORDER_NAMES.index(name) for name in names])
        me.open = gathered([ORDER_NAMES.index(name) for name in names]) if seen else 0
        return self

    def completed(self, seat: int, *names: str) -> Story:
        """Completed orders, exactly these."""
        for name in names:
            self._pull_order(ORDER_NAMES.index(name))
        self.s.of(seat).completed = gathered([ORDER_NAMES.index(name) for name in names])
        return self

    def agents(self, seat: int, spent: int = 0, free: int = 0, **countries: int) -> Story:
        """Face-up agents by country (taken from the supply), free agents, and spent ones."""
        me = self.s.of(seat)
        for country, n in countries.items():
            me.agents[COUNTRY_NAMES.index(country)] = n
            self.s.agents[COUNTRY_NAMES.index(country)] -= n
        me.agents[FREE_AGENT] = free
        me.spent = spent
        return self

    def tokens(self, seat: int, *names: str) -> Story:
        """Five-power tokens taken earlier."""
        self.s.of(seat).tokens = gathered([TOKEN_NAMES.index(name) for name in names])
        return self

    # -- playing --------------------------------------------------------------------------------------------------

    def fresh(self, key: int = 1, **options: Any) -> Story:
        """A table as it is dealt, with everybody asked for an order to keep."""
        self.s = GAME.deal(self.s.seats, GAME.options(int(self.s.seats), options), key)
        self.s.log = []
        return self

    def turn(self, seat: int) -> Story:
        """A whole turn of a player, and nothing after it."""
        self.s.next(flow.Turn(seat))
        return self.go()

    def rest_of_round(self, seat: int) -> Story:
        """Turns from this player to the last of the round, then new rounds."""
        self.s.next(flow.NextRound())
        n = (seat - int(self.s.first)) % int(self.s.seats)
        for i in range(int(self.s.seats) - 1, n - 1, -1):
            self.s.next(flow.Turn((int(self.s.first) + i) % int(self.s.seats)))
        return self.go()

    def extra(self, seat: int) -> Story:
        """Only an additional action phase of a player (passed over where nothing can be done)."""
        self._begin(seat)
        self.s.next(extra.MaybeExtra(seat))
        return self.go()

    def placement(self, seat: int) -> Story:
        """Only step 1 of a player."""
        self._begin(seat)
        self.s.next(place.Place(seat, 0, EMPTY))
        return self.go()

    def movement(self, seat: int) -> Story:
        """Only step 2 of a player, with steps 3 to 6 where it leads to them."""
        self._begin(seat)
        self.s.next(president.MovePresident(seat))
        return self.go()

    def act(self, seat: int, area: str) -> Story:
        """Only steps 3 to 6 of a player in an area, whoever stands there."""
        self._begin(seat)
        self.s.next(area_actions.Act(seat, place_of(area)))
        return self.go()

    def _begin(self, seat: int) -> None:
        self.s.active = seat
        self.s.agents_used = self.s.uses = 0

    def reward(self, seat: int, effects: Any) -> Story:
        """A player gains a reward written as in the file: `{"copper": 2}`, `[{"kind": "move_assistant", "n": 1}]`."""
        number = EFFECTS.number(effects)
        EFFECTS.read(MEANINGS)
        self.s.active = seat
        self.s.next(Reward(seat, number))
        return self.go()

    def end(self) -> Story:
        """End the question that can be ended: phase, placement, or whatever may be skipped."""
        return self.play("phase:end" if "phase:end" in self.legal() else "answer:skip")

    # -- looking --------------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return Player(self, seat)

    def areas(self) -> set[str]:
        """The areas that can be chosen now."""
        return {token.removeprefix("area:") for token in self.legal() if token.startswith("area:")}

    def price(self, token: str) -> int:
        """The number that the price of a token tells; 0 where it has none."""
        found = play.price(self.s, token)
        return 0 if found is None else int(found.n)

    def seen(self, seat: int = NOBODY) -> view.YokohamaView:
        """The view of a seat, or of a spectator."""
        return view.show(self.s, seat)

    def adjacent(self, area: str) -> set[str]:
        """The areas that touch one."""
        return {AREA_NAMES[n] for n in numbers(self.s.near[place_of(area)])}

    @property
    def areas_in_play(self) -> list[str]:
        """By slot of the layout."""
        return [AREA_NAMES[n] for n in self.s.slots]

    def tile_of(self, area: str) -> str | None:
        return name_of(self.s.tiles[place_of(area)], TILE_NAMES)

    def token_of(self, area: str) -> str | None:
        return name_of(self.s.tokens[place_of(area)], TOKEN_NAMES)

    def shops_on(self, area: str) -> list[int]:
        """Whose shop stands on each shop space of an area's tile; -1: free."""
        first = SHOP_SPACES * place_of(area)
        return [int(n) for n in self.s.shops[first : first + SHOP_SPACES]]

    def house_on(self, area: str) -> int:
        """Whose trading house stands in an area; -1: nobody's."""
        return int(self.s.house_of[place_of(area)])

    @property
    def church(self) -> dict[str, int]:
        """Who is on which space of the church board (4: neutral), free ones left out."""
        return {CHURCH_NAMES[n]: int(whose) for n, whose in enumerate(self.s.church) if whose != EMPTY}

    @property
    def customs(self) -> dict[str, int]:
        return {CUSTOMS_NAMES[n]: int(whose) for n, whose in enumerate(self.s.customs) if whose != EMPTY}

    def cards_on(self, board: str) -> list[str]:
        """The cards of a laboratory board, left to right: "tram de", "none"."""
        first = LAB_SPACES * LABORATORIES.index(board)
        return names_on(self.s.labs[first : first + LAB_SPACES], CARDS)

    def orders_on(self, board: str) -> list[str]:
        """The orders of a port board, left to right, "none" for an empty space."""
        first = PORT_SPACES * PORTS.index(board)
        return names_on(self.s.ports[first : first + PORT_SPACES], ORDER_NAMES)

    @property
    def order_deck_size(self) -> int:
        return int(count(self.s.deck))

    @property
    def technology_deck_size(self) -> int:
        return int(count(self.s.card_deck))

    @property
    def removed(self) -> set[str]:
        """Orders in the box that nobody has seen."""
        return {ORDER_NAMES[n] for n in numbers(self.s.removed)}

    @property
    def supply(self) -> dict[str, int]:
        """Agents in the supply by country."""
        return {COUNTRY_NAMES[n]: int(amount) for n, amount in enumerate(self.s.agents)}

    @property
    def station_area(self) -> str | None:
        return name_of(self.s.station, AREA_NAMES)

    @property
    def triggered(self) -> int:
        """Why the end comes: 0 not at all, 1 trading houses, 2 shops, 3 orders, 4 church, 5 customs."""
        return int(self.s.trigger)

    @property
    def this_round(self) -> int:
        return int(self.s.round)

    @property
    def over(self) -> bool:
        return bool(self.s.ended)
