"""Hidden information (PW-17.30 to 17.33 of the rules)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from caravanserai.core.event import HIDDEN
from caravanserai.core.ids import NOBODY
from caravanserai.games.paladins import GAME
from caravanserai.games.paladins.choices import SPACE
from tests.games.paladins.dealt import dealt
from tests.games.paladins.story import Story
from tests.games.stories import NONE, seen, told, twin_of
from tests.rules import rule

DATA = GAME.box.data
PALADINS = {card["id"] for card in DATA["paladins"]}
TOWN = ("abbot_a", "acolyte_a", "watchman_a", "gatekeeper_a", "defender_a")
FOES = ("viking_thief", "viking_traitor", "viking_guardian", "viking_lookout", "viking_marauder", "viking_mercenary")


def board(t: Story, seat: int, other: int) -> dict[str, Any]:
    """What a seat sees of another player's things."""
    return dict(GAME.show(t.s, seat)["players"][other])


def named(name: str, text: str) -> set[str]:
    """The cards of a list that a text names."""
    return {card["id"] for card in DATA[name] if f'"{card["id"]}"' in text}


def choosing(seats: int = 2) -> Story:
    """Round 2: everybody has three known Paladins in hand, one under the deck and four unseen."""
    t = Story(seats).round(1).first(seats - 1)
    for seat in range(seats):
        t.deck(seat, ("ivon", "samson", "girard", "gerin", "roland", "anseis"), top="oliver", bottom=("otton",))
    return t.new_round()


# Hidden from everyone


@rule("PW-17.30")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_piles_and_face_down_cards_are_named_to_nobody(seats: int) -> None:
    """Only what lies open is: five Townsfolk, six Outsiders, revealed King's cards and Tavern cards; no Wall."""
    t = dealt(seats, key=7)
    for n in range(25 * seats):
        if not t.asked:
            break
        for seat in (NOBODY, *range(seats)):
            text = seen(t, seat)
            crews = {name for other in range(seats) for name in t.player(other).crew}
            assert (set(t.town_row) - {NONE}) | crews | t.town_discards == named("townsfolk", text)
            assert set(t.order_row) - {NONE} == named("kings_orders", text)
            assert set(t.favour_row) - {NONE} == named("kings_favours", text)
            assert {wall for p in t.s.players for wall in p.walls} == {
                [w["id"] for w in DATA["walls"]].index(name) for name in named("walls", text)
            }
            assert named("tavern_cards", text) <= set(t.tavern_row) | t.tavern_discards
        t.one_more(n)


FACE_DOWN: dict[str, tuple[Callable[[Story], Story], Callable[[Story], Story]]] = {
    "orders": (
        lambda t: t.orders_left("order_convert", "order_absolve", "order_attack"),
        lambda t: t.orders_left("order_fortify", "order_garrison", "order_commission"),
    ),
    "favours": (
        lambda t: t.favours_left("favour_loan", "favour_levy", "favour_virtue", "favour_labour", "favour_mercy"),
        lambda t: t.favours_left(
            "favour_recruit", "favour_stores", "favour_prayer", "favour_charter", "favour_outlaws"
        ),
    ),
    "walls": (lambda t: t.wall_pile("wall_01", "wall_05"), lambda t: t.wall_pile("wall_14", "wall_20")),
    "townsfolk": (lambda t: t.town_pile("squire_a", "abbot_b"), lambda t: t.town_pile("peddler_a", "conspirator_b")),
    "outsiders": (
        lambda t: t.outsider_pile("saracen_hunter", "saracen_archer"),
        lambda t: t.outsider_pile("saracen_invader", "byzantine_thief"),
    ),
    "suspicion": (lambda t: t.suspicion_pile(0, 0, 1), lambda t: t.suspicion_pile(2, 1, 2)),
}


@rule("PW-17.30")
@pytest.mark.parametrize("what", FACE_DOWN)
def test_what_lies_face_down_makes_no_difference_to_anyone(what: str) -> None:
    """Two tables that differ only there, with as many cards, look alike."""
    one, two = (change(Story().town(*TOWN).outsiders(*FOES)) for change in FACE_DOWN[what])
    for seat in (0, 1, NOBODY):
        assert seen(one, seat) == seen(two, seat)


@rule("PW-17.30")
def test_what_comes_next_may_be_anything_left() -> None:
    """Imagined tables look the same to a seat and go on differently."""
    t = Story(2, key=3).workers(0, merchant=1, labourer=1, scout=1).town(*TOWN).outsiders(*FOES).round(2)
    walls, orders, favours, taverns, town, foes, suspicion = (set[str]() for _ in range(7))
    for key in range(30):
        twin = twin_of(t, 0, key)
        assert GAME.show(t.s, 0) == GAME.show(twin.s, 0)
        twin.act(0, "fortify", "merchant+labourer+scout")
        twin.s.stack.clear()
        walls |= set(twin.player(0).walls)
        suspicion |= {str(value) for value in twin.gain(1, {"criminal": 1}).player(1).suspicion}
        twin.s.stack.clear()
        twin.passed(0, 1).round_end()
        orders.add(twin.order_row[2])
        favours.add(twin.favour_row[0])
        taverns |= set(twin.tavern_row)
        town.add(twin.town_row[0])
        foes.add(twin.outsider_row[5])
    assert (6, 3) == (len(orders), len(suspicion))
    assert min(len(walls), len(favours), len(town), len(foes)) > 7
    assert len(taverns) > 15


@rule("PW-17.30")
def test_solo_schemes_are_hidden() -> None:
    """The human sees how many are left, and those turned over; not which comes next."""
    one, two = Story(1).schemes("scheme_attack", "scheme_trade"), Story(1).schemes("scheme_pray", "scheme_convert")
    for seat in (0, NOBODY):
        assert seen(one, seat) == seen(two, seat)
    t = Story(1, key=2)
    turned = set()
    for key in range(30):
        twin = twin_of(t, 0, key)
        twin.s.log = []
        turned |= set(twin.rival(workers=3).rival_turn().told("rival-scheme"))
    assert len(turned) > 5


# Known to the owner alone


@rule("PW-17.31")
def test_the_three_drawn_paladins_are_the_owners_secret() -> None:
    """The owner sees them; the others and a spectator see only how many cards the deck has."""
    t = choosing()
    assert t.player(0).drawn == set(board(t, 0, 0)["drawn"])
    for seat in (1, NOBODY):
        assert not board(t, seat, 0)["drawn"]
    other = Story(2).round(1).first(1)
    other.deck(0, ("ivon", "samson", "girard", "gerin", "otton", "anseis"), top="roland", bottom=("oliver",))
    other.deck(1, ("ivon", "samson", "girard", "gerin", "roland", "anseis"), top="oliver", bottom=("otton",))
    other.new_round()
    other.s.of(1).drawn, other.s.of(1).unseen = t.s.of(1).drawn, t.s.of(1).unseen
    other.taverns(*t.tavern_row)
    other.orders(*t.order_row)
    assert (seen(t, 1), seen(t, NOBODY)) == (seen(other, 1), seen(other, NOBODY))
    assert seen(t, 0) != seen(other, 0)


@rule("PW-17.31")
def test_a_choice_of_paladins_is_the_owners_secret() -> None:
    """Whichever of the six, the others see the same until it is revealed; the owner sees top and bottom."""
    views = {seat: set[str]() for seat in (0, 1, 2, NOBODY)}
    for plan in choosing(3).legal(2):
        t = choosing(3).play_as(2, plan)
        for seat in (0, 1, NOBODY):
            views[seat].add(seen(t, seat))
        for seat in (0, 1):
            t.play_as(seat, t.legal(seat)[0])
        for seat, view in views.items():
            view.add(seen(t, seat))
        played, top = plan.removeprefix("plan:").split("+")
        assert (top, played) == (board(t, 2, 2)["top"], board(t, 2, 2)["paladin"])
        assert t.player(2).bottom == board(t, 2, 2)["bottom"]
        for seat in (0, 1, NOBODY):
            shown = board(t, seat, 2)
            assert not shown["top"]
            assert not shown["bottom"]
            assert shown["paladin"] is None
    assert [2, 2, 2] == [len(views[seat]) for seat in (0, 1, NOBODY)]
    assert 6 == len(views[2])


@rule("PW-17.31")
def test_the_log_names_no_paladin_before_it_is_revealed() -> None:
    """To nobody but the owner; revealed, it is told to all."""
    t = choosing()
    t.play_as(0, t.legal(0)[0]).play_as(1, t.legal(1)[0])
    sorts = {kind.name: [argument.sort for argument in kind.arguments] for kind in GAME.events.kinds}
    for seat in (1, NOBODY):
        about = [(name, values) for name, values in told(t, seat) if "paladin" in sorts[name]]
        assert ["paladin-revealed"] == [name for name, values in about if HIDDEN not in values]
        assert [0] == [values[0] for _, values in about if HIDDEN not in values]
        assert not [name for name, _ in told(t, seat) if any("plan" in sort for sort in sorts[name])]
    t.play(t.legal()[0])
    for seat in (0, 1, NOBODY):
        assert [0, 1] == [values[0] for name, values in told(t, seat) if name == "paladin-revealed"]


@rule("PW-17.31")
def test_others_can_only_guess_the_paladins_of_a_player() -> None:
    """Hand, choice, top and bottom are imagined anew for another, and kept for the own seat."""
    t = choosing()
    hands = {frozenset(twin_of(t, 1, key).player(0).drawn) for key in range(60)}
    assert PALADINS - {"engelier", "berengier", "ivoire", "gerier"} == {name for hand in hands for name in hand}
    assert {3} == {len(hand) for hand in hands}
    assert {frozenset(t.player(0).drawn)} == {frozenset(twin_of(t, 0, key).player(0).drawn) for key in range(10)}
    t.play_as(0, t.legal(0)[0])
    answers = {SPACE.token(int(twin_of(t, 1, key).s.answers[0])) for key in range(60)}
    assert len(answers) > 15
    t.play_as(1, t.legal(1)[0])
    for what in ("paladin", "top", "bottom"):
        assert len({str(getattr(twin_of(t, 0, key).player(1), what)) for key in range(60)}) > 4
        assert {str(getattr(t.player(1), what))} == {
            str(getattr(twin_of(t, 1, key).player(1), what)) for key in range(10)
        }


def deck(t: Story, seat: int) -> list[str]:
    """All Paladins that a player still has, wherever they are."""
    player = t.player(seat)
    found = [*player.unseen, *player.drawn, *player.bottom, player.top, player.paladin]
    return sorted(name for name in found if name)


def sizes(t: Story, seat: int) -> tuple[int, ...]:
    player = t.player(seat)
    return len(player.unseen), len(player.drawn), len(player.bottom), bool(player.top), bool(player.paladin)


@rule("PW-17.30", "PW-17.31")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_what_a_seat_imagines_agrees_with_what_it_knows(seats: int) -> None:
    """All through a game: the same view, the own Paladins, and the same cards in other order elsewhere."""
    t = dealt(seats, key=6)
    for n in range(240):
        if not t.asked:
            break
        for seat in range(seats):
            twin = twin_of(t, seat, n)
            assert GAME.show(t.s, seat) == GAME.show(twin.s, seat)
            own, same = t.player(seat), twin.player(seat)
            assert (own.drawn, own.top, own.bottom, own.paladin) == (same.drawn, same.top, same.bottom, same.paladin)
            for other in range(seats):
                assert (deck(t, other), sizes(t, other)) == (deck(twin, other), sizes(twin, other))
            assert t.cards_left == twin.cards_left
        t.one_more(n)


# Public


PUBLIC: dict[str, Callable[[Story], object]] = {
    "round": lambda t: t.round(3),
    "start player": lambda t: t.first(1),
    "tax": lambda t: t.tax(2),
    "townsfolk": lambda t: t.town("squire_a", *TOWN[1:]),
    "empty townsfolk space": lambda t: t.town(NONE, *TOWN[1:]),
    "outsiders": lambda t: t.outsiders("saracen_hunter", *FOES[1:]),
    "order": lambda t: t.orders("order_attack", NONE, NONE),
    "favour": lambda t: t.favours("favour_loan", NONE, NONE, NONE, NONE),
    "worker on a favour": lambda t: t.favours("favour_stores", NONE, NONE, NONE, NONE).on_favour("favour_stores", 0),
    "tavern cards": lambda t: t.taverns("tavern_01", "tavern_02", "tavern_03"),
    "monk": lambda t: t.piece("space_1_1", 0),
    "outpost": lambda t: t.piece("space_1_1", 0, outpost=True),
    "workers": lambda t: t.workers(0, scout=1),
    "silver": lambda t: t.silver(0, 7),
    "provisions": lambda t: t.provisions(0, 7),
    "track": lambda t: t.track(0, faith=3),
    "revealed paladin": lambda t: t.paladin(0, "roland"),
    "crew": lambda t: t.crew(0, "squire_b"),
    "unpaid debts": lambda t: t.debts(0, unpaid=1),
    "paid debts": lambda t: t.debts(0, paid=1),
    "suspicion": lambda t: t.suspicion(0, 1),
    "workshops": lambda t: t.workshops(0, "attack_left").taken(0, develop=1),
    "jars": lambda t: t.jars(0, "absolve_space_2"),
    "walls": lambda t: t.walls(0, "wall_05"),
    "attacked": lambda t: t.attacked(0, "saracen_hunter"),
    "converted": lambda t: t.converted(0, "saracen_hunter"),
    "workers on an action": lambda t: t.standing(0, "hunt", "labourer", ""),
    "passed": lambda t: t.passed(0),
    "suspicion discards": lambda t: t.suspicion_discards(2, 2),
    "number of walls": lambda t: t.wall_pile("wall_05"),
    "number of townsfolk": lambda t: t.town_pile("squire_a"),
    "number of outsiders": lambda t: t.outsider_pile("saracen_hunter"),
}


@rule("PW-17.32")
@pytest.mark.parametrize("what", PUBLIC)
def test_everything_else_is_public(what: str) -> None:
    """A change on the table is seen by the opponent and by a spectator."""
    for seat in (0, 1, NOBODY):
        t = Story(2).town(*TOWN).outsiders(*FOES).round(2)
        before = seen(t, seat)
        PUBLIC[what](t)
        assert before != seen(t, seat)


@rule("PW-17.32")
def test_the_values_of_suspicion_and_the_names_of_attacked_outsiders_are_open() -> None:
    """Which cards, in which order: everybody may read them."""
    t = Story(2).suspicion(0, 2, 0, 1).attacked(0, "saracen_hunter", "viking_thief").crew(0, "squire_b")
    for seat in (0, 1, NOBODY):
        shown = board(t, seat, 0)
        assert ([2, 0, 1], ["squire_b"]) == (shown["suspicion"], shown["crew"])
        assert {"saracen_hunter", "viking_thief"} == set(shown["attacked"])


@rule("PW-17.32")
def test_which_suspicion_cards_were_discarded_is_open() -> None:
    """They lay face up before: two discards of 0 are not two of 2."""
    one, two = Story().suspicion_discards(0, 0), Story().suspicion_discards(2, 2)
    for seat in (0, 1, NOBODY):
        assert seen(one, seat) != seen(two, seat)


@rule("PW-17.32")
def test_the_log_of_what_lies_open_is_the_same_for_all() -> None:
    """Nothing but Paladins is ever kept from anybody."""
    t = dealt(3, key=2)
    for n in range(300):
        if not t.asked:
            break
        t.one_more(n)
    logs = [told(t, seat) for seat in (0, 1, 2, NOBODY)]
    assert len(logs[0]) > 50
    open_ones = [[entry for entry in log if "paladin" not in entry[0]] for log in logs]
    assert all(open_ones[0] == log for log in open_ones)


@rule("PW-17.33")
def test_what_is_left_of_a_paladin_deck_is_known_as_a_set() -> None:
    """The twelve less those played; what is in hand or face down in the slot still counts to the others."""
    t = dealt(2, key=4)
    played: list[set[str]] = [set(), set()]
    n = 0
    while t.asked:
        for other in (0, 1):
            for seat in (0, 1, NOBODY):
                shown = board(t, seat, other)
                if shown["paladin"] in PALADINS and seat != other:
                    played[other].add(shown["paladin"])
            for seat in (1 - other, NOBODY):
                assert PALADINS - played[other] == set(board(t, seat, other)["deck_known"])
        t.one_more(n)
        n += 1
    assert [7, 7] == [len(names) for names in played]
