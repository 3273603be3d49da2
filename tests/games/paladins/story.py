"""Stories: build a position, play tokens, and look at what a player would see."""

from __future__ import annotations

from typing import Any

from caravanserai.core.bags import held, packed
from caravanserai.core.bits import bit, gathered, numbers
from caravanserai.core.effect import Enact
from caravanserai.core.ints import row
from caravanserai.games.paladins import GAME, flow, solo
from caravanserai.games.paladins.actions import tax, turn, workers
from caravanserai.games.paladins.actions.town import FirstTownsfolk
from caravanserai.games.paladins.box import (
    OUTSIDERS,
    PALADINS,
    SCHEMES,
    SPACES,
    SUSPICION_TAX,
    TOP_ROW,
    TOWNSFOLK,
    WALLS,
)
from caravanserai.games.paladins.choices import FAVOUR, JAR, TAVERN, WORKSHOP
from caravanserai.games.paladins.components import ACTION_NAMES, ATTRIBUTE_NAMES, EFFECTS, FIRST_RIGHT, WORKERS
from caravanserai.games.paladins.effects import MEANINGS
from caravanserai.games.paladins.questions import attribute_of
from caravanserai.games.paladins.state import EMPTY, RIVAL, PaladinsTable, PlayerState
from tests.games import stories
from tests.games.stories import NONE, lift, lift_all, name_of, names_on, number_of

TOWN = [card.id for card in TOWNSFOLK]
FOES = [card.id for card in OUTSIDERS]
ORDER_NAMES = GAME.box.ids("kings_orders")
PALADIN_NAMES = [card.id for card in PALADINS]
WALL_NAMES = [card.id for card in WALLS]


def paladin(name: str) -> int:
    return PALADIN_NAMES.index(name)


def action(name: str) -> int:
    return ACTION_NAMES.index(name)


def bag(**counts: int) -> int:
    return int(packed([counts.get(name, 0) for name in WORKERS]))


class Player(stories.Player["Story"]):
    """One player as everybody sees the board, and the own Paladins; plain numbers: silver provisions unpaid paid."""

    @property
    def me(self) -> PlayerState:
        return self.story.s.of(self.seat)

    @property
    def workers(self) -> dict[str, int]:
        """The personal supply, kinds that are there only: {"scout": 2}."""
        return {name: int(held(self.me.workers, n)) for n, name in enumerate(WORKERS) if held(self.me.workers, n)}

    @property
    def track(self) -> dict[str, int]:
        """The markers: faith, strength, influence."""
        return {name: int(self.me.track[n]) for n, name in enumerate(ATTRIBUTE_NAMES)}

    def attribute(self, name: str) -> int:
        """Track level plus the Paladin of the round."""
        return int(attribute_of(self.me, ATTRIBUTE_NAMES.index(name)))

    @property
    def suspicion(self) -> list[int]:
        """The Tax values of the Suspicion cards, the newest last."""
        return [int(SUSPICION_TAX[kind]) for kind in self.me.suspicion]

    @property
    def crew(self) -> list[str]:
        return [TOWN[card] for card in self.me.crew]

    @property
    def walls(self) -> list[str]:
        return [WALL_NAMES[wall] for wall in self.me.walls]

    @property
    def converted(self) -> list[str]:
        return [FOES[card] for card in self.me.converted]

    @property
    def attacked(self) -> set[str]:
        return {FOES[card] for card in numbers(self.me.attacked)}

    @property
    def jars(self) -> set[str]:
        """Absolve reward spaces with a Jar."""
        return {JAR.labels[jar] for jar in numbers(self.me.jars)}

    @property
    def workshops(self) -> set[str]:
        """Covered spaces, as "commission_left"."""
        return {WORKSHOP.labels[n] for n in numbers(self.me.covered)}

    def taken(self, name: str) -> int:
        """How often an action was taken in the game."""
        return int(self.me.taken[action(name)])

    def standing(self, name: str) -> list[str]:
        """The workers on an action by space, "" where none stands."""
        n = action(name)
        spaces = len(GAME.box.data["actions"][n]["slots"])
        digits = [workers.digit(self.me.placed[n], space) for space in range(spaces)]
        return ["" if digit == 0 else WORKERS[digit - 1] for digit in digits]

    @property
    def in_use(self) -> set[str]:
        """The actions that hold a worker."""
        return {name for n, name in enumerate(ACTION_NAMES) if self.me.placed[n]}

    @property
    def has_passed(self) -> bool:
        return bool(self.me.passed)

    @property
    def paladin(self) -> str | None:
        """The Paladin in the slot."""
        return name_of(self.me.paladin, PALADIN_NAMES)

    @property
    def drawn(self) -> set[str]:
        """The Paladins in hand."""
        return {PALADIN_NAMES[n] for n in numbers(self.me.drawn)}

    @property
    def top(self) -> str | None:
        return name_of(self.me.top, PALADIN_NAMES)

    @property
    def bottom(self) -> list[str]:
        """The Paladins put under the deck, the upper one first."""
        return [PALADIN_NAMES[n] for n in self.me.bottom]

    @property
    def unseen(self) -> set[str]:
        """The part of the deck that nobody has seen."""
        return {PALADIN_NAMES[n] for n in numbers(self.me.unseen)}


class Story(stories.Story[PaladinsTable]):
    """A table in the action phase of a round with nobody asked; seat 0 is the start player, displays as dealt.

    Nobody has workers, a crew or a Paladin; everybody has 3 Silver and 1 Provision.
    """

    game = GAME

    def __init__(self, seats: int = 2, key: int = 1, **options: Any) -> None:
        super().__init__(seats, key, **options)
        self.s.first = self.s.active = 0
        self.s.round = 1

    # -- building: the table --------------------------------------------------------------------------------------

    def round(self, n: int) -> Story:
        """Round 1 to 7 (0: before the first)."""
        self.s.round = n
        return self

    def first(self, seat: int) -> Story:
        """Who has the start player marker."""
        self.s.first = seat
        return self

    def active(self, seat: int) -> Story:
        """Whose turn it is."""
        self.s.active = seat
        return self

    def tax(self, n: int) -> Story:
        self.s.tax = n
        return self

    def town(self, *names: str) -> Story:
        """The five displayed Townsfolk, left to right, "none" for an empty space."""
        assert len(names) == len(self.s.town)
        self.s.town_pile |= lift_all(self.s.town, range(len(names)))
        for place, name in enumerate(names):
            if name != NONE:
                self._pull_townsfolk(TOWN.index(name))
                self.s.town[place] = TOWN.index(name)
        return self

    def _pull_townsfolk(self, card: int) -> None:
        self.s.town_pile &= ~bit(card)
        self.s.town_gone &= ~bit(card)
        lift(self.s.town, card)
        for p in self.s.players:
            p.crew = row([c for c in p.crew if c != card])

    def town_pile(self, *names: str) -> Story:
        """Leave exactly these in the Townsfolk pile; the others leave the game."""
        self.s.town_pile = gathered([TOWN.index(name) for name in names])
        return self

    def outsiders(self, *names: str) -> Story:
        """The six displayed Outsiders, left to right, "none" for an empty space."""
        assert len(names) == len(self.s.outsiders)
        self.s.outsider_pile |= lift_all(self.s.outsiders, range(len(names)))
        for place, name in enumerate(names):
            if name != NONE:
                self._pull_outsider(FOES.index(name))
                self.s.outsiders[place] = FOES.index(name)
        return self

    def _pull_outsider(self, card: int) -> None:
        self.s.outsider_pile &= ~bit(card)
        self.s.outsiders_gone &= ~bit(card)
        lift(self.s.outsiders, card)
        for p in self.s.players:
            p.attacked &= ~bit(card)
            p.converted = row([c for c in p.converted if c != card])

    def outsider_pile(self, *names: str) -> Story:
        """Leave exactly these in the Outsider pile; the others leave the game."""
        self.s.outsider_pile = gathered([FOES.index(name) for name in names])
        return self

    def wall_pile(self, *names: str) -> Story:
        """Leave exactly these in the Wall pile: with one name the next Wall is certain."""
        self.s.wall_pile = gathered([WALL_NAMES.index(name) for name in names])
        return self

    def orders(self, *names: str) -> Story:
        """The three Orders, left to right, as "order_fortify"; "none" for one still face down."""
        for place, name in enumerate(names):
            if self.s.orders[place] != EMPTY:
                self.s.orders_left |= bit(self.s.orders[place])
            self.s.orders[place] = number_of(name, ORDER_NAMES)
        for order in self.s.orders:
            if order != EMPTY:
                self.s.orders_left &= ~bit(order)
        return self

    def favours(self, *names: str) -> Story:
        """The five Favours, left to right, "none" for one still face down."""
        for place, name in enumerate(names):
            if self.s.favours[place] != EMPTY:
                self.s.favours_left |= bit(self.s.favours[place])
            self.s.favours[place] = number_of(name, FAVOUR.labels)
        for favour in self.s.favours:
            if favour != EMPTY:
                self.s.favours_left &= ~bit(favour)
        return self

    def on_favour(self, name: str, seat: int, worker: str = "labourer") -> Story:
        """A player's worker stands on a Favour."""
        self.s.favour_workers[self._favour(name)] = 8 * seat + WORKERS.index(worker)
        return self

    def _favour(self, name: str) -> int:
        return list(self.s.favours).index(FAVOUR.labels.index(name))

    def orders_left(self, *names: str) -> Story:
        """The face-down Orders are drawn from exactly these: with one name the next reveal is certain."""
        self.s.orders_left = gathered([ORDER_NAMES.index(name) for name in names])
        return self

    def favours_left(self, *names: str) -> Story:
        """The face-down Favours are drawn from exactly these."""
        self.s.favours_left = gathered([FAVOUR.labels.index(name) for name in names])
        return self

    def taverns(self, *names: str) -> Story:
        """The Tavern cards of the round, none taken yet."""
        for card in self.s.taverns:
            self.s.tavern_pile |= bit(card)
        self.s.taverns = row([TAVERN.labels.index(name) for name in names])
        self.s.tavern_takers = row([EMPTY for _ in names])
        for card in self.s.taverns:
            self.s.tavern_pile &= ~bit(card)
            self.s.tavern_gone &= ~bit(card)
        return self

    def tavern_pile(self, *names: str) -> Story:
        """Leave exactly these in the Tavern pile; all others that are not displayed are discards."""
        cards = gathered([TAVERN.labels.index(name) for name in names])
        shown = gathered([int(card) for card in self.s.taverns])
        self.s.tavern_gone = (bit(len(TAVERN.labels)) - 1) & ~cards & ~shown
        self.s.tavern_pile = cards
        return self

    def suspicion_pile(self, *values: int) -> Story:
        """The Suspicion pile holds exactly cards of these Tax values: `suspicion_pile(2)` makes the next one certain.

        All other cards that no player holds leave the game.
        """
        self.s.suspicion_pile = row([values.count(int(value)) for value in SUSPICION_TAX])
        self.s.suspicion_gone = row([0 for _ in SUSPICION_TAX])
        return self

    def suspicion_discards(self, *values: int) -> Story:
        self.s.suspicion_gone = row([values.count(int(value)) for value in SUSPICION_TAX])
        return self

    def piece(self, space: str, seat: int, outpost: bool = False) -> Story:
        """A Monk (or an Outpost) on a space of the main board, without counting as an action taken."""
        self.s.spaces[[x.id for x in SPACES].index(space)] = 2 * seat + (1 if outpost else 0)
        return self

    # -- building: a player ---------------------------------------------------------------------------------------

    def workers(self, seat: int, **counts: int) -> Story:
        """Exactly these workers in the personal supply: `workers(0, labourer=2, scout=1)`."""
        self.s.of(seat).workers = bag(**counts)
        return self

    def silver(self, seat: int, n: int) -> Story:
        self.s.of(seat).silver = n
        return self

    def provisions(self, seat: int, n: int) -> Story:
        self.s.of(seat).provisions = n
        return self

    def track(self, seat: int, **levels: int) -> Story:
        """Markers on the track: `track(0, faith=3)`."""
        for name, level in levels.items():
            self.s.of(seat).track[ATTRIBUTE_NAMES.index(name)] = level
        return self

    def paladin(self, seat: int, name: str | None) -> Story:
        """The Paladin in play this round, face up; None: none."""
        me = self.s.of(seat)
        me.paladin = EMPTY if name is None else paladin(name)
        me.revealed = name is not None
        return self

    def deck(self, seat: int, unseen: tuple[str, ...], top: str | None = None, bottom: tuple[str, ...] = ()) -> Story:
        """The Paladin deck: the card put on top, those nobody has seen, those put under it (upper one first)."""
        me = self.s.of(seat)
        me.unseen = gathered([paladin(name) for name in unseen])
        me.top = EMPTY if top is None else paladin(top)
        me.bottom = row([paladin(name) for name in bottom])
        me.drawn = 0
        return self

    def crew(self, seat: int, *names: str) -> Story:
        """The crew, in the order in which they joined."""
        for name in names:
            self._pull_townsfolk(TOWN.index(name))
        self.s.of(seat).crew = row([TOWN.index(name) for name in names])
        return self

    def debts(self, seat: int, unpaid: int = 0, paid: int = 0) -> Story:
        self.s.of(seat).unpaid, self.s.of(seat).paid = unpaid, paid
        return self

    def suspicion(self, seat: int, *values: int) -> Story:
        """The Suspicion cards a player holds, the newest last; taken out of the pile."""
        me = self.s.of(seat)
        tax = [int(value) for value in SUSPICION_TAX]
        for kind in me.suspicion:
            self.s.suspicion_pile[kind] += 1
        me.suspicion = row([tax.index(value) for value in values])
        for kind in me.suspicion:
            self.s.suspicion_pile[kind] -= 1
        return self

    def taken(self, seat: int, **times: int) -> Story:
        """How often actions were taken before: `taken(0, commission=2)` (Monks, Walls and so on follow from it)."""
        for name, n in times.items():
            self.s.of(seat).taken[action(name)] = n
        return self

    def workshops(self, seat: int, *places: str) -> Story:
        """Developed Workshops, as "commission_left", "attack_middle"."""
        self.s.of(seat).covered = gathered([WORKSHOP.labels.index(place) for place in places])
        return self

    def jars(self, seat: int, *spaces: str) -> Story:
        """Jars on Absolve reward spaces (does not count as actions taken)."""
        self.s.of(seat).jars = gathered([JAR.labels.index(space) for space in spaces])
        return self

    def walls(self, seat: int, *names: str) -> Story:
        """Walls built; counts as Fortify taken."""
        me = self.s.of(seat)
        me.walls = row([WALL_NAMES.index(name) for name in names])
        for wall in me.walls:
            self.s.wall_pile &= ~bit(wall)
        me.taken[action("fortify")] = len(names)
        return self

    def attacked(self, seat: int, *names: str) -> Story:
        """Outsiders attacked; counts as Attack taken."""
        for name in names:
            self._pull_outsider(FOES.index(name))
        self.s.of(seat).attacked = gathered([FOES.index(name) for name in names])
        self.s.of(seat).taken[action("attack")] = len(names)
        return self

    def converted(self, seat: int, *names: str) -> Story:
        """Outsiders converted; counts as Convert taken."""
        for name in names:
            self._pull_outsider(FOES.index(name))
        self.s.of(seat).converted = row([FOES.index(name) for name in names])
        self.s.of(seat).taken[action("convert")] = len(names)
        return self

    def standing(self, seat: int, name: str, *kinds: str) -> Story:
        """Workers on an action by space, "" for none: `standing(0, "absolve", "cleric", "labourer", "merchant")`."""
        placed = 0
        for space, kind in enumerate(kinds):
            if kind:
                placed = workers.with_digit(placed, space, WORKERS.index(kind))
        self.s.of(seat).placed[action(name)] = placed
        return self

    def passed(self, *seats: int) -> Story:
        for seat in seats:
            self.s.of(seat).passed = True
        return self

    # -- building: the solo opponent (seat 1) ----------------------------------------------------------------------

    def rival(
        self,
        workers: int | None = None,
        marker: int | None = None,
        shops: dict[str, int] | None = None,
        standing: dict[str, int] | None = None,
        top_used: tuple[str, ...] | None = None,
        stack: tuple[str, ...] | None = None,
    ) -> Story:
        """Set the solo opponent's board.

        Workers in supply, marker 1 to 5, Workshops and workers on actions, top-row actions in use, the stack of
        attributes from bottom to top.
        """
        if workers is not None:
            self.s.rival_workers = workers
        if marker is not None:
            self.s.rival_marker = marker - 1
        if shops is not None:
            self.s.rival_shops = row([shops.get(name, 0) for name in ACTION_NAMES])
        if standing is not None:
            self.s.of(RIVAL).placed = row([standing.get(name, 0) for name in ACTION_NAMES])
        if top_used is not None:
            self.s.rival_top = gathered([TOP_ROW.index(name) for name in top_used])
        if stack is not None:
            self.s.rival_stack = row([ATTRIBUTE_NAMES.index(name) for name in stack])
        return self

    def schemes(self, *names: str) -> Story:
        """The Scheme deck holds exactly these: with one name the next is certain; all discards are gone."""
        kinds = [scheme.id for scheme in SCHEMES]
        self.s.schemes = row([names.count(kind) for kind in kinds])
        self.s.schemes_gone = row([0 for _ in kinds])
        return self

    def scheme_discards(self, *names: str) -> Story:
        self.s.schemes_gone = row([names.count(scheme.id) for scheme in SCHEMES])
        return self

    def rival_turn(self) -> Story:
        """The solo opponent takes one turn."""
        self.s.next(solo.RivalTurn(RIVAL))
        return self.go()

    @property
    def rival_workers(self) -> int:
        return int(self.s.rival_workers)

    @property
    def marker(self) -> int:
        """The resource marker, 1 to 5."""
        return int(self.s.rival_marker) + 1

    @property
    def shops(self) -> dict[str, int]:
        """The solo opponent's Workshops by action, those that have any."""
        return {name: int(n) for name, n in zip(ACTION_NAMES, self.s.rival_shops, strict=True) if n}

    @property
    def rival_standing(self) -> dict[str, int]:
        """The solo opponent's workers on right-side actions."""
        placed = self.s.of(RIVAL).placed
        return {ACTION_NAMES[n]: int(placed[n]) for n in range(FIRST_RIGHT, len(ACTION_NAMES)) if placed[n]}

    @property
    def top_used(self) -> set[str]:
        return {TOP_ROW[n] for n in numbers(self.s.rival_top)}

    @property
    def stack(self) -> list[str]:
        """The attributes in the order of their arrival, the latest (topmost) last."""
        return [ATTRIBUTE_NAMES[n] for n in self.s.rival_stack]

    @property
    def scheme_deck(self) -> dict[str, int]:
        return {scheme.id: int(n) for scheme, n in zip(SCHEMES, self.s.schemes, strict=True) if n}

    @property
    def scheme_gone(self) -> dict[str, int]:
        return {scheme.id: int(n) for scheme, n in zip(SCHEMES, self.s.schemes_gone, strict=True) if n}

    # -- playing --------------------------------------------------------------------------------------------------

    def opening(self) -> Story:
        """The first Townsfolk in reverse turn order, then round 1 begins."""
        self.s.round = 0
        self.s.next(flow.Opening())
        return self.go()

    def first_townsfolk(self, seat: int) -> Story:
        """Ask one player for the first Townsfolk, and nothing after it."""
        self.s.next(FirstTownsfolk(seat))
        return self.go()

    def new_round(self) -> Story:
        """The next round: marker, reveals, Tavern, Paladins drawn, and everything after it."""
        self.s.next(flow.NewRound())
        return self.go()

    def gather(self, seat: int) -> Story:
        """One player reveals the Paladin in the slot and chooses a Tavern card; nothing after it."""
        self.s.next(flow.Gather(seat))
        return self.go()

    def turn(self, seat: int) -> Story:
        """Ask a player for a turn, nothing after it (also where only passing is possible)."""
        self.s.active = seat
        self.s.next(turn.TakeTurn(seat))
        return self.go()

    def turns(self, seat: int) -> Story:
        """The action phase beginning with this player, and nothing after it."""
        self.s.next(flow.Turns(seat))
        return self.go()

    def act(self, seat: int, name: str, kinds: str, *tokens: str) -> Story:
        """Take a turn with an action and these workers ("scout+labourer+cleric"), then play the tokens given."""
        self.turn(seat).play(f"action:{name}")
        names = [worker for worker in WORKERS for _ in range(kinds.split("+").count(worker))]
        if f"workers:{'+'.join(names)}" in self.legal():
            self.play(f"workers:{'+'.join(names)}")
        return self.play(*tokens)

    def round_end(self) -> Story:
        """Refresh the main board (or end the game after round 7), and everything after it."""
        self.s.next(flow.RoundEnd())
        return self.go()

    def refresh(self) -> Story:
        """Only the two displays: discard, slide, refill."""
        flow.refresh_town(self.s)
        flow.refresh_outsiders(self.s)
        return self

    def inquisition(self) -> Story:
        self.s.next(tax.Inquisition())
        return self.go()

    def gain(self, seat: int, effects: Any) -> Story:
        """A player gains an effect written as in the component file: `{"criminal": 2}`, `[{"kind": "pray"}]`."""
        number = EFFECTS.number(effects)
        EFFECTS.read(MEANINGS)
        self.s.next(Enact(seat, number))
        return self.go()

    # -- looking --------------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return Player(self, seat)

    @property
    def town_row(self) -> list[str]:
        return names_on(self.s.town, TOWN)

    @property
    def town_discards(self) -> set[str]:
        return {TOWN[card] for card in numbers(self.s.town_gone)}

    @property
    def outsider_row(self) -> list[str]:
        return names_on(self.s.outsiders, FOES)

    @property
    def outsider_discards(self) -> set[str]:
        return {FOES[card] for card in numbers(self.s.outsiders_gone)}

    @property
    def order_row(self) -> list[str]:
        return names_on(self.s.orders, ORDER_NAMES)

    @property
    def favour_row(self) -> list[str]:
        return names_on(self.s.favours, FAVOUR.labels)

    def favour_worker(self, name: str) -> tuple[int, str] | None:
        """Who has a worker on a Favour, and which."""
        worker = self.s.favour_workers[self._favour(name)]
        return None if worker == EMPTY else (int(worker) // 8, WORKERS[worker % 8])

    @property
    def tavern_row(self) -> list[str]:
        return [TAVERN.labels[card] for card in self.s.taverns]

    @property
    def tavern_discards(self) -> set[str]:
        return {TAVERN.labels[card] for card in numbers(self.s.tavern_gone)}

    @property
    def tax_supply(self) -> int:
        return int(self.s.tax)

    def on_space(self, name: str) -> tuple[int, str] | None:
        """Who has a piece on a space: (seat, "monk" or "outpost")."""
        piece = self.s.spaces[[x.id for x in SPACES].index(name)]
        return None if piece == EMPTY else (int(piece) // 2, "outpost" if piece % 2 else "monk")

    @property
    def cards_left(self) -> dict[str, int]:
        """How many cards the piles hold: walls, townsfolk, outsiders, taverns, suspicion."""
        return {
            "walls": sum(1 for _ in numbers(self.s.wall_pile)),
            "townsfolk": sum(1 for _ in numbers(self.s.town_pile)),
            "outsiders": sum(1 for _ in numbers(self.s.outsider_pile)),
            "taverns": sum(1 for _ in numbers(self.s.tavern_pile)),
            "suspicion": sum(self.s.suspicion_pile),
        }

    @property
    def suspicion_gone(self) -> list[int]:
        """The Tax values of the Suspicion discards."""
        return [int(value) for n, value in enumerate(SUSPICION_TAX) for _ in range(self.s.suspicion_gone[n])]
