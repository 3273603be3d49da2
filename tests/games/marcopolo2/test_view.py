"""Hidden information (MP-25.30 and 25.31 of the rules)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from caravanserai.core.event import HIDDEN
from caravanserai.core.ids import NOBODY
from caravanserai.games.marcopolo2 import GAME
from caravanserai.games.marcopolo2.choices import SPACE
from tests.games.marcopolo2.dealt import Dealt, dealt
from tests.games.marcopolo2.story import Story
from tests.games.stories import seen, told, twin_of
from tests.rules import rule

ids = GAME.box.ids
GOALS = set(ids("goal_cards"))


def board(t: Story, seat: int, other: int) -> dict[str, Any]:
    """What a seat sees of another player's things."""
    return dict(GAME.show(t.s, seat)["players"][other])


def named(name: str, text: str) -> set[str]:
    """The cards of a list that a text names."""
    return {card for card in ids(name) if f'"{card}"' in text}


def begun(seats: int, key: int) -> Dealt:
    """Round 1 with its first question asked."""
    return dealt(seats, key).picked().opened()


# Hidden from everyone


@rule("MP-25.30")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_lies_face_down_is_named_to_nobody(seats: int) -> None:
    """All through a game: only open contracts, cards and tiles are named; nothing that is out of the game."""
    t = dealt(seats, key=7)
    n = 0
    while t.asked:
        if n % 6 == 0:
            table = t.seen()
            held = {card for other in range(seats) for card in t.player(other).active}
            picked = {str(t.player(other).character) for other in range(seats)} - {"None"}
            for seat in (NOBODY, *range(seats)):
                text = seen(t, seat)
                assert named("contracts", text) == held | {x["card"] for x in table["contracts"]} - {""}
                assert named("city_cards", text) == {x["card"] for x in table["cards"]}
                assert named("offer_tiles", text) == (set(t.offer_tiles) | set(t.next_tiles)) - {"none"}
                assert named("characters", text) == picked | set(t.characters)
        t.one_more(n)
        n += 1
    assert 5 == t.this_round


FACE_DOWN: dict[str, tuple[Callable[[Story], Story], Callable[[Story], Story]]] = {
    "contract pile": (
        lambda t: t.pile(*sorted(t.in_pile)[:6]),
        lambda t: t.pile(*sorted(t.in_pile)[6:12]),
    ),
    "city cards": (
        lambda t: t.card_deck(*deck(t)[:6]),
        lambda t: t.card_deck(*deck(t)[6:12]),
    ),
    "goal card": (lambda t: t.goal(2, "goal_01"), lambda t: t.goal(2, "goal_14")),
    "kept goal card that scores": (
        lambda t: t.seals(2, improved=("farmers",)).goal(2, "goal_03"),
        lambda t: t.seals(2, improved=("farmers",)).goal(2, "goal_01"),
    ),
}


def deck(t: Story) -> list[str]:
    """The city cards that lie nowhere open."""
    shown = {card["card"] for card in t.seen()["cards"]}
    return [card for card in ids("city_cards") if card not in shown]


@rule("MP-25.30")
@pytest.mark.parametrize("what", FACE_DOWN)
def test_what_is_hidden_makes_no_difference_to_others(what: str) -> None:
    """Two tables that differ only there, with as many cards, look alike; the running score tells nothing either."""
    one, two = (change(Story(3)) for change in FACE_DOWN[what])
    for seat in (0, 1, NOBODY):
        assert seen(one, seat) == seen(two, seat)
    assert ("goal" in what) == (seen(one, 2) != seen(two, 2))


@rule("MP-25.30")
def test_what_comes_next_may_be_anything_left() -> None:
    """Imagined tables look the same to a seat and go on differently: contracts, cards, offers, dice."""
    t = Story(3, key=3).first(0).card_deck(*deck(Story(3, key=3)))
    contracts, cards, rolls, faces = (set[str]() for _ in range(4))
    offers: set[str] = set()
    announced = t.next_tiles
    for key in range(60):
        twin = twin_of(t, 0, key)
        assert GAME.show(t.s, 0) == GAME.show(twin.s, 0)
        contracts |= set(twin.gain(0, [{"kind": "contract_from_pile", "n": 1}]).player(0).active)
        faces.add(str(twin.gain(0, {"black_die": 1}).player(0).black))
        twin.new_round()
        assert announced == twin.offer_tiles
        offers |= set(twin.next_tiles)
        cards |= {str(twin.card_on("area_card_1")), str(twin.card_on("area_card_2"))}
        rolls.add(str(twin.player(0).own))
    assert contracts <= t.in_pile
    assert offers == set(ids("offer_tiles")) - set(t.offer_tiles) - set(t.next_tiles)
    assert cards == set(deck(t))
    assert (len(contracts) > 20, len(faces), len(rolls) > 20) == (True, 6, True)


@rule("MP-25.30")
def test_the_contracts_under_the_pile_are_known() -> None:
    """Imagined tables keep them in their order: with nothing above, they are what comes next."""
    t = Story(2).active(0, "contract_n01", "contract_n02").pile().posts(0, "pagan").dice(0, 3)
    first, second = t.contracts_in("pagan")
    t.turn(0).play("space:contracts", f"contract:{first}", "contract:contract_n02")
    while t.question != "TakeTurn":
        t.play(f"contract:{second}" if f"contract:{second}" in t.legal() else t.legal()[0])
    assert ["contract_n02", "contract_n01"] == t.under
    for key in range(10):
        twin = twin_of(t, 1, key)
        assert t.under == twin.under
    names = [entry for entry in told(t, 1) if entry[0] == "contract-discarded"]
    assert [[0, 1, 0, 0], [0, 0, 0, 0]] == [values for _, values in names]


# Known to the owner alone


@rule("MP-25.30")
def test_kept_and_returned_goal_cards_are_the_owners_secret() -> None:
    """The owner sees which was kept and which two went back; others and spectators see nothing of them."""
    t = begun(3, key=4)
    for seat in range(3):
        own = board(t, seat, seat)
        assert (t.player(seat).goal, t.player(seat).returned) == (own["goal"], set(own["goals_returned"]))
        assert 2 == len(own["goals_returned"])
        assert {str(t.player(seat).goal), *t.player(seat).returned} == named("goal_cards", seen(t, seat))
    assert not named("goal_cards", seen(t, NOBODY))


@rule("MP-25.30")
def test_the_choice_of_a_goal_card_shows_to_nobody_else() -> None:
    """While others still choose, and afterwards: whichever of the three, the others see the same."""
    views: dict[int, set[str]] = {seat: set() for seat in (0, 1, 2, NOBODY)}
    for n in range(3):
        t = dealt(3, key=4).picked()
        t.play_as(2, t.legal(2)[n])
        for seat in (0, 1, NOBODY):
            views[seat].add(seen(t, seat))
        for seat in (0, 1):
            t.play_as(seat, t.legal(seat)[0])
        for seat, looks in views.items():
            looks.add(seen(t, seat))
    assert [2, 2, 3, 2] == [len(views[seat]) for seat in (0, 1, 2, NOBODY)]


@rule("MP-25.30")
def test_the_log_names_no_goal_card_before_the_end() -> None:
    """To nobody but the owner; at the end the kept ones are told to all."""
    t = begun(3, key=2)
    kinds = [kind.name for kind in GAME.events.kinds if any(x.sort == "goal" for x in kind.arguments)]
    n = 0
    while t.asked:
        t.one_more(n)
        n += 1
        if t.asked:
            for seat in (NOBODY, 0, 1, 2):
                about = [values for name, values in told(t, seat) if name in kinds and values[0] != seat]
                assert all(HIDDEN in values for values in about)
    for seat in (NOBODY, 0, 1, 2):
        shown = {values[0]: ids("goal_cards")[values[1]] for name, values in told(t, seat) if name == "goal-shown"}
        assert {other: t.player(other).goal for other in range(3)} == shown


@rule("MP-25.30")
def test_others_can_only_guess_a_goal_card() -> None:
    """It is imagined anew among all that a seat has not seen; the own ones stay."""
    t = begun(3, key=5)
    mine = {str(t.player(1).goal), *t.player(1).returned}
    goals, backs = set(), set()
    for key in range(80):
        twin = twin_of(t, 1, key)
        goals.add(str(twin.player(0).goal))
        backs |= twin.player(0).returned
        assert (t.player(1).goal, t.player(1).returned) == (twin.player(1).goal, twin.player(1).returned)
        spread = [{str(twin.player(s).goal), *twin.player(s).returned} for s in range(3)]
        assert 9 == len(set[str]().union(*spread))
    assert GOALS - mine == goals == backs


@rule("MP-25.30")
def test_an_answer_that_waits_is_imagined_anew() -> None:
    """Seat 0 has chosen a goal card: to seat 1 it may be any that is unseen."""
    t = dealt(3, key=5).picked()
    t.play_as(0, t.legal(0)[0])
    answers = {SPACE.token(int(twin_of(t, 1, key).s.answers[0])) for key in range(80)}
    assert len(answers) > 6
    assert not {f"goal:{goal}" for goal in t.player(1).dealt} & answers


@rule("MP-25.30", "MP-25.1")
def test_before_the_characters_are_picked_the_own_goal_cards_are_a_guess_too() -> None:
    """They lie face down: in imagined tables that go on the seat looks at other ones."""
    t = dealt(2, key=5)
    hands = set()
    for key in range(20):
        twin = twin_of(t, 0, key)
        while twin.question == "PickCharacter":
            twin.play(twin.legal()[0])
        hands.add(frozenset(twin.player(0).dealt))
    assert len(hands) > 5


@rule("MP-25.30")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_imagines_agrees_with_what_it_knows(seats: int) -> None:
    """All through a game: the same view, and the same number of cards everywhere."""
    t = begun(seats, key=6)
    n = 0
    while t.asked:
        if n % 5 == 0:
            for seat in range(seats):
                twin = twin_of(t, seat, n)
                assert GAME.show(t.s, seat) == GAME.show(twin.s, seat)
                assert (t.pile_size, t.in_pile, t.under) == (twin.pile_size, twin.in_pile, twin.under)
                assert t.legal() == twin.legal() or t.asked != (seat,)
        t.one_more(n)
        n += 1


# Public


PUBLIC: dict[str, Callable[[Story], object]] = {
    "round": lambda t: t.round(3),
    "first player": lambda t: t.first(1),
    "marker": lambda t: t.markers(xian="none"),
    "outpost": lambda t: t.outposts(pagan="none"),
    "city card": lambda t: t.card("city_card_1", deck(t)[0]),
    "area card": lambda t: t.card("area_card_2", deck(t)[0]),
    "contract on the map": lambda t: t.contracts("pagan", *sorted(t.in_pile)[:2]),
    "number of contracts": lambda t: t.pile(min(t.in_pile)),
    "number of city cards": lambda t: t.card_deck("double_coins"),
    "offer": lambda t: t.offer(1, next(x for x in ids("offer_tiles") if x not in (*t.offer_tiles, *t.next_tiles))),
    "seal stack": lambda t: t.seal_stack("farmers", 2),
    "black dice": lambda t: t.black_left(2),
    "dice on a space": lambda t: t.lay("book_1", 0, 3),
    "value of a die on a space": lambda t: t.lay("khan", 0, 3),
    "money bag": lambda t: t.lay("bag", 1, 5),
    "coins": lambda t: t.stock(0, coin=9, camel=3),
    "jade": lambda t: t.stock(0, coin=8, camel=3, jade=1),
    "points": lambda t: t.vp(0, 4),
    "character": lambda t: t.character(0, "filippo_vitello"),
    "own dice": lambda t: t.dice(0, 3, 4),
    "black dice of a player": lambda t: t.black(0, 5),
    "figure": lambda t: t.figure(0, "xian"),
    "posts": lambda t: t.posts(0, "xian"),
    "seal": lambda t: t.seals(0, "farmers"),
    "improved seal": lambda t: t.seals(0, improved=("farmers",)),
    "active contract": lambda t: t.active(0, "contract_s3"),
    "completed contracts": lambda t: t.completed(0, "contract_s3"),
    "kept tiles": lambda t: t.tiles(0, "outpost_gold"),
}


@rule("MP-25.31")
@pytest.mark.parametrize("what", PUBLIC)
def test_everything_else_is_public(what: str) -> None:
    """A change on the table is seen by its player, by the opponent and by a spectator."""
    for seat in (0, 1, NOBODY):
        t = Story(2)
        before = seen(t, seat)
        PUBLIC[what](t)
        assert before != seen(t, seat)


@rule("MP-25.31")
def test_what_players_own_reads_the_same_to_all() -> None:
    """Resources, dice, seals, active contracts, the number of completed ones."""
    t = Story(3).stock(0, coin=1, camel=2, pepper=3, silk=4, gold=5, jade=6).dice(0, 2, 2, 6).black(0, 5)
    t.seals(0, "farmers", improved=("jewelers",)).active(0, "contract_s1", "contract_n05").tiles(0, "outpost_gold")
    t.completed(0, "contract_n06", "contract_n07", "contract_s2")
    for seat in (0, 1, 2, NOBODY):
        shown = board(t, seat, 0)
        assert {"coin": 1, "camel": 2, "pepper": 3, "silk": 4, "gold": 5, "jade": 6} == shown["stock"]
        assert ([2, 2, 6], [5]) == (shown["own"], shown["black"])
        assert ({"farmers", "jewelers"}, ["jewelers"]) == (set(shown["seals"]), shown["improved"])
        assert (["contract_s1", "contract_n05"], 3) == (shown["active"], shown["completed"])
        assert ["outpost_gold"] == shown["tiles"]


@rule("MP-25.31")
def test_the_log_is_the_same_for_all() -> None:
    """But for goal cards nothing is kept from anybody."""
    t = begun(3, key=2)
    for n in range(200):
        if t.asked:
            t.one_more(n)
    logs = [[entry for entry in told(t, seat) if "goal" not in entry[0]] for seat in (0, 1, 2, NOBODY)]
    assert len(logs[0]) > 50
    assert not [values for name, values in logs[0] if HIDDEN in values]
    assert all(logs[0] == log for log in logs)


@rule("MP-20.7.2")
def test_it_is_told_what_a_character_does_not_pay_on_routes() -> None:
    """Everybody sees that Gantulga rides for nothing; who has no character yet is spared nothing."""
    t = Story().character(0, "gantulga_od").character(1, "de_wu")
    assert (["coin", "camel"], []) == (board(t, 1, 0)["spared"], board(t, 0, 1)["spared"])


@rule("MP-11.8")
def test_it_is_told_what_is_short_for_a_route() -> None:
    """So many camels short, not just too dear."""
    t = Story().character(0, "de_wu").no_outposts().figure(0, "beijing").stock(0, coin=9).dice(0, 3, 3, 3).turn(0)
    t.play("space:travel_upper")
    routes = [token for token in t.offered() if token.startswith("location:") and token not in t.legal()]
    assert {"refuse-short-of-camels", "refuse-no-seal"} == {t.refused(token).message for token in routes}
    assert 1 in [t.refused(token).n for token in routes]
