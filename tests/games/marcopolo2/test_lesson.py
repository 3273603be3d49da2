"""What the first lesson says is so at its table."""

from caravanserai.core import play
from caravanserai.games.marcopolo2 import GAME
from tests.games.stories import change
from tests.games.taught import Claims, Moment, Taught
from tests.rules import rule

taught = Taught(GAME)
BOX = GAME.box.data
SPACES = {row["id"]: row for row in BOX["action_spaces"]}
CONTRACTS = {row["id"]: row for row in GAME.box.data["contracts"]}


def owned(t: Moment) -> dict[str, int]:
    """Resources and points."""
    return dict(t.me["stock"]) | {"vp": t.me["vp"]}


def changed(step: str, first: int = 0, last: int | None = None) -> dict[str, int]:
    """What the learner's moves of a step change, or some of them."""
    after = taught.done(step) if last is None else taught.before(step, last)
    return change(owned(taught.before(step, first)), owned(after))


def dice_on(t: Moment, space: str) -> list[int]:
    found = next(row for row in t.seen["spaces"] if row["id"] == space)
    return [die["value"] for die in found["dice"]]


@rule("MP-8.2", "MP-8.5", "MP-3.9")
def test_the_six_opens_the_third_book() -> None:
    """Round 4, the only die of 5 or more; gold and camels for 2 jade."""
    t = taught.before("book")
    assert (4, "abha_basu") == (t.seen["round"], t.me["character"])
    assert [1, 3, 4, 4, 6] == t.me["own"]
    assert ("price-jade", 2) == taught.before("book", 1).price("offer:two_jade")
    assert {"jade": -2, "gold": 3, "camel": 5} == changed("book")


@rule("MP-16.2.2", "MP-16.2.3", "MP-20.3.2", "MP-20.3.3")
def test_a_contract_pays_and_the_character_adds_to_it() -> None:
    """2 camels, 3 pepper and 2 gold for 7 points and 7 coins; 1 jade more, which is 1 point."""
    assert "PayCamelsInJade" == type(play.question(taught.before("contract", 1).s)).__name__
    assert {"camel": -2, "pepper": -3, "gold": -2, "coin": 7, "jade": 1, "vp": 8} == changed("contract")


@rule("MP-9.1", "MP-9.3")
def test_a_three_follows_a_three() -> None:
    """The 1 would be too low; the row brings 4 coins and 2 camels."""
    t = taught.before("khan", 1)
    assert 3 == dice_on(t, "khan")[-1]
    no = play.explain(t.s, "dice:own_1", taught.lesson.seat)
    assert no is not None
    assert "MP-9.3" == no.rule
    assert {"coin": 4, "camel": 2} == changed("khan")


@rule("MP-11.4", "MP-11.8", "MP-18.2")
def test_the_way_to_jaipur() -> None:
    """Up to 4 steps; the third is the city; 4 coins, 2 of them in jade, and 4 camels."""
    t = taught.before("travel", 2)
    assert 4 == t.s.left
    assert {"coin": -2, "camel": -4, "jade": -2} == changed("travel", 2)
    assert ["jaipur"] == taught.done("travel").me["figures"]
    assert any(
        [GAME.space.token(choice) for choice in way.choices] == [move.tokens[0] for move in taught.moves("travel")[2:6]]
        for way in play.ways(t.s)
    )


@rule("MP-12.9", "MP-12.12", "MP-16.2.9")
def test_the_first_post_there() -> None:
    """A black die, and a contract for 2 camels, 1 silk and 1 gold that can be completed at once."""
    assert "jaipur" not in taught.before("travel").me["posts"]
    assert "jaipur" in taught.done("travel").me["posts"]
    assert [5] == taught.before("post", 1).me["black"]
    assert {"camel": 2, "silk": 1, "gold": 1} == CONTRACTS["contract_n05"]["cost"]
    assert {"camel": -2, "silk": -1, "gold": -1, "coin": 3, "jade": 1, "vp": 4} == changed("post", 2)


@rule("MP-15.4", "MP-15.6", "MP-17.1", "MP-18.2")
def test_the_black_die_on_the_card() -> None:
    """Twice a camel and a silk for 4 coins and 2 points; a camel is missing and paid in jade."""
    t = taught.before("city-card")
    assert (1, [1], [5]) == (t.me["stock"]["camel"], t.me["own"], t.me["black"])
    assert "silk_trade" == next(row["card"] for row in t.seen["cards"] if row["space"] == "area_card_2")
    assert {"camel": -1, "jade": -1, "silk": -2, "coin": 8, "vp": 4} == changed("city-card")


@rule("MP-16.4.1", "MP-5.11", "MP-5.5", "MP-21.2")
def test_the_bag_ends_the_round() -> None:
    """The 1 brings 2 camels; then the post in Xian pays 2 jade, and the learner begins."""
    assert {"camel": 2} == changed("money-bag")
    assert 0 == len(taught.done("money-bag").me["own"])
    assert {"money-bag", "round-begins", "marker-bonus"} <= set(taught.told("money-bag", answered=True))
    t = taught.before("change-die")
    assert (5, taught.lesson.seat) == (t.seen["round"], t.seen["first"])
    assert {"jade": 2, "vp": 2, "coin": 2} == change(owned(taught.done("money-bag")), owned(t))


@rule("MP-16.6", "MP-10.2")
def test_the_one_becomes_a_two_for_the_seal() -> None:
    """For 2 camels, paid in jade; without it the Spicers' seal would need both 3s."""
    assert ("price-camels", 2) == taught.before("change-die").price("bonus:raise")
    assert {"jade": -2} == changed("change-die")
    assert [1, 3, 3, 6, 6] == taught.before("change-die").me["own"]
    assert [2, 3, 3, 6, 6] == taught.done("change-die").me["own"]
    assert {"jade": 1, "vp": 1} == changed("seal")
    assert (["spicers"], [3, 6, 6]) == (taught.done("seal").me["seals"], taught.done("seal").me["own"])


@rule("MP-16.3.1", "MP-22.2")
def test_the_goal_card_pays_for_the_improved_seal() -> None:
    """5 coins and 2 pepper; the seal brings 1 jade at once, and 6 points at the end."""
    assert {"coin": -5, "pepper": -2, "jade": 1, "vp": 1} == changed("goal")
    goal = next(row for row in GAME.box.data["goal_cards"] if row["id"] == taught.done("goal").me["goal"])
    assert [{"vp": 6, "per": "improved_seal", "seal": "spicers"}] == goal["scoring"]


@rule("MP-7.8")
def test_the_three_is_cheaper_than_a_six() -> None:
    """The other's die lies on the second book; 3 coins instead of 6, and 2 jade for silk and gold."""
    assert [4] == dice_on(taught.before("occupied"), "book_2")
    t = taught.before("occupied", 1)
    assert [("price-coins", 3), ("price-coins", 6)] == [t.price(f"dice:own_{n}") for n in (3, 6)]
    assert {"coin": -3, "jade": -2, "silk": 2, "gold": 2, "camel": 1} == changed("occupied")


@rule("MP-13.2", "MP-13.3", "MP-15A.1")
def test_the_last_dice() -> None:
    """A contract and 3 coins; 2 camels, 2 silk and 2 gold complete it; the 6 brings 12 coins."""
    assert {"camel": 2, "silk": 2, "gold": 2} == CONTRACTS["contract_n32"]["cost"]
    assert {"coin": 3} == changed("last-dice", 0, 3)
    assert {"coin": 6, "vp": 7, "jade": 1, "camel": -2, "silk": -2, "gold": -2} == changed("last-dice", 3, 4)
    assert [6] == taught.done("last-dice").me["own"]
    ends = taught.end()
    assert taught.done("last-dice").me["stock"]["coin"] + 12 == ends.me["stock"]["coin"]


@rule("MP-22.2", "MP-22.3", "MP-22.8")
def test_the_end_shows_where_points_come_from() -> None:
    """100 points: 6 for the goal card, 12 for four shields of which two count twice, 8 for the most contracts."""
    t = taught.end()
    mine, other = t.standings
    assert (True, 100, False) == (mine.won, mine.score, other.won)
    lines = {line.message: line.points for line in mine.lines}
    assert (6, 12, 8) == tuple(lines[f"score-{name}"] for name in ("goal", "shields", "contracts"))
    goal = next(row for row in GAME.box.data["goal_cards"] if row["id"] == t.me["goal"])
    held = set(t.me["shields"])
    assert (4, 2) == (len(held), len(held & set(goal["shields"])))


def test_every_sort_of_action_is_taken() -> None:
    """A book, the Khan, Travel, a city card, Guild Seals, Contracts; the money bag, and a die that is changed."""
    own = [
        move.tokens[0]
        for step in taught.lesson.steps
        for move in step.moves
        if move.seat == taught.lesson.seat and move.tokens[0].startswith(("space:", "bonus:"))
    ]
    assert [
        "space:book_1",
        "space:book_3_upper",
        "space:khan",
        "space:travel_middle",
        "space:area_card_2",
        "bonus:money_bag",
        "bonus:raise",
        "space:guild_seals",
        "space:book_2",
        "space:contracts",
        "space:area_card_1",
    ] == own


def price(step: str, own: int, token: str) -> int:
    found = taught.before(step, own).price(token)
    assert found is not None
    return found[1]


def points(line: str) -> int:
    return {one.message: one.points for one in taught.end().standings[0].lines}[f"score-{line}"]


def pips(step: str, own: int) -> list[int]:
    """What the dice show that a move of a step places."""
    return [int(part.rpartition("_")[2]) for part in taught.moves(step)[own].tokens[0].partition(":")[2].split("+")]


def times(step: str, own: int) -> int:
    """The number that a move of a step names."""
    return int(taught.moves(step)[own].tokens[0].removeprefix("count:"))


# What the texts say in digits, beyond the figures of the box that are filled in.
DIGITS: Claims = {
    "first-turn": [(1, lambda: pips("first-turn", 1)[0]), (4, lambda: taught.before("book").seen["round"])],
    "book": [
        (4, lambda: taught.before("book").seen["round"]),
        (1, lambda: SPACES["book_3_upper"]["dice"]),
        (5, lambda: SPACES["book_3_upper"]["min_value"]),
        (6, lambda: taught.before("book").me["own"][-1]),
        (2, lambda: price("book", 1, "offer:two_jade")),
    ],
    "khan": [(3, lambda: dice_on(taught.before("khan"), "khan")[-1]), (3, lambda: pips("khan", 1)[0])],
    "travel": [
        (4, lambda: min(pips("travel", 1))),
        (4, lambda: taught.before("travel", 2).s.left),
        (3, lambda: len([move for move in taught.moves("travel") if move.tokens[0].startswith("location:")])),
        (2, lambda: -changed("travel", 2)["jade"]),
    ],
    "city-card": [(2, lambda: times("city-card", 2))],
    "money-bag": [(1, lambda: taught.before("money-bag").me["own"][0])],
    "change-die": [
        (2, lambda: change(owned(taught.done("money-bag")), owned(taught.before("change-die")))["jade"]),
        (1, lambda: next(row for row in BOX["bonus_actions"] if row["id"] == "change_by_one")["gain"][0]["n"]),
        (1, lambda: taught.before("change-die").me["own"][0]),
        (2, lambda: times("change-die", 1)),
    ],
    "seal": [
        (2, lambda: pips("seal", 1)[0]),
        (3, lambda: pips("seal", 1)[1]),
        (3, lambda: taught.done("seal").me["own"][0]),
    ],
    "occupied": [
        (3, lambda: price("occupied", 1, "dice:own_3")),
        (6, lambda: price("occupied", 1, "dice:own_6")),
        (2, lambda: price("occupied", 2, "offer:two_jade")),
    ],
    "last-dice": [
        (6, lambda: taught.done("last-dice").me["own"][0]),
        (12, lambda: taught.end().me["stock"]["coin"] - taught.done("last-dice").me["stock"]["coin"]),
    ],
    "end": [
        (100, lambda: taught.end().standings[0].score),
        (6, lambda: points("goal")),
        (12, lambda: points("shields")),
        (8, lambda: points("contracts")),
    ],
}
# And in words: two free offers, two 4s, two oases, two cards for all, traded twice; four shields, two of them doubled.
WORDS: Claims = {
    "book": [(2, lambda: len([one for one in BOX["books"][2]["offers"] if not one["cost"]]))],
    "travel": [
        (2, lambda: len(pips("travel", 1))),
        (2, lambda: len([move for move in taught.moves("travel") if move.tokens[0].startswith("location:oasis")])),
    ],
    "city-card": [
        (2, lambda: len([row for row in taught.before("city-card").seen["cards"] if row["space"].startswith("area")])),
        (2, lambda: times("city-card", 2)),
    ],
    "end": [
        (4, lambda: len(set(taught.end().me["shields"]))),
        (2, lambda: len(set(taught.end().me["shields"]) & set(goal_shields()))),
    ],
}


def goal_shields() -> list[str]:
    found: list[str] = next(row["shields"] for row in BOX["goal_cards"] if row["id"] == taught.end().me["goal"])
    return found
