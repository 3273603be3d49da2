"""What the first lesson says is so at its table."""

from caravanserai.core import play
from caravanserai.games.yokohama import GAME
from tests.games.stories import change
from tests.games.taught import Claims, Moment, Seen, Taught
from tests.rules import rule

taught = Taught(GAME)
SEAT = taught.lesson.seat
DATA = {row["id"]: row for table in ("orders", "technologies", "five_power_tokens") for row in GAME.box.data[table]}


def area(t: Moment, name: str) -> Seen:
    found: Seen = next(row for row in t.seen["areas"] if row["id"] == name)
    return found


def mine_in(t: Moment, name: str) -> int:
    """The learner's assistants in an area."""
    return int(area(t, name)["assistants"][SEAT])


def owned(t: Moment) -> dict[str, int]:
    """Yen, goods, imports and points."""
    return dict(t.me["stock"]) | {"vp": t.me["vp"]}


def changed(step: str, first: int = 0, last: int | None = None) -> dict[str, int]:
    """What the learner's moves of a step change, or some of them."""
    after = taught.done(step) if last is None else taught.before(step, last)
    return change(owned(taught.before(step, first)), owned(after))


def told(step: str, first: int, last: int) -> list[tuple[str, int, int, int]]:
    """The events of some moves of a step."""
    t = taught.before(step, first)
    t.play(*taught.moves(step)[first:last])
    return [(GAME.events.kinds[one.kind].name, int(one.a), int(one.b), int(one.c)) for one in t.s.log]


def power(step: str, own: int) -> int:
    """The power of the action that a move of a step begins."""
    return next(c for kind, _, _, c in told(step, own, own + 1) if kind == "action")


@rule("YK-6.1.1", "YK-6.1.6", "YK-6.1.12")
def test_three_assistants_in_three_areas() -> None:
    """All three from hand, for nothing; one where the other president stands would cost a yen."""
    t = taught.before("place")
    assert (3, "church") == (t.me["assistants"], t.me["president"])
    assert ("price-yen", 1) == t.price("area:tea_plantation_1")
    assert {} == changed("place")
    assert [2, 1, 1] == [mine_in(taught.done("place"), name) for name in ("bank", "laboratory_a", "church")]
    assert "MovePresident" == type(play.question(taught.done("place").s)).__name__


@rule("YK-6.2.2", "YK-6.2.6", "YK-6.2.7", "YK-6.3.2", "YK-6.6.1")
def test_the_way_to_the_bank_costs_a_yen() -> None:
    """Past the other president, where nobody may stop; 4 power brings 4 yen, and 2 assistants come back."""
    t = taught.before("move")
    assert [1] == area(t, "tea_plantation_1")["presidents"]
    no = play.explain(t.s, "area:tea_plantation_1", SEAT)
    assert no is not None
    assert "YK-6.2.2" == no.rule
    assert ("price-yen", 1) == t.price("area:bank")
    assert 0 in area(t, "bank")["shops"]
    assert ({"yen": 4 - 1}, 4) == (changed("move"), power("move", 0))
    assert ("fee-paid", 0, 1, 1) == told("move", 0, 1)[0]
    assert (2, 0) == (taught.done("move").me["assistants"], mine_in(taught.done("move"), "bank"))


@rule("YK-6.1.3")
def test_two_join_the_one_in_the_silk_mill() -> None:
    """With the one that is there already 3."""
    assert (1, 3) == (mine_in(taught.before("two"), "silk_mill_1"), mine_in(taught.done("two"), "silk_mill_1"))


@rule("YK-7.11.2", "YK-7.11.4", "YK-7.11.5")
def test_the_stagecoach_costs_its_value_and_a_surcharge() -> None:
    """3 on the card, 1 for the fourth space; power 2, and 4 yen for the rest."""
    t = taught.before("technology", 1)
    cards = [card["technology"] for card in t.seen["laboratories"]["laboratory_a"]]
    assert (3, 3) == (DATA["stagecoach"]["value"], cards.index("stagecoach"))
    assert 1 == GAME.box.data["laboratory_boards"][0]["surcharges"][3]
    assert 2 == power("technology", 0)
    assert {"yen": -2 * (3 + 1 - 2)} == changed("technology")
    assert "stagecoach" in [card["technology"] for card in taught.done("technology").me["technologies"]]


@rule("YK-8.1.2", "YK-5.2.3", "YK-5.2.6", "YK-7.10.2")
def test_the_second_british_symbol_brings_an_agent() -> None:
    """The first is on a completed order; 1 assistant and a shop are 2 power, 1 piece; an assistant is free."""
    assert ["order_gb_05"] == taught.before("technology").me["completed"]
    t = taught.before("agent")
    assert {"gb": 1} == t.me["agents"]
    assert (1, True) == (mine_in(t, "employment_agency"), 0 in area(t, "employment_agency")["shops"])
    assert 2 == power("agent", 1)
    assert ("price-free", 0) == taught.before("agent", 2).price("piece:assistant")
    assert [("recruited", 0, 0, 1)] == [one for one in told("agent", 2, 3) if one[0] == "recruited"]
    assert 3 == taught.done("agent").me["assistants"]


@rule("YK-6.3.3", "YK-6.4.1", "YK-6.4.2", "YK-7.2.1")
def test_five_power_in_the_silk_mill() -> None:
    """4 assistants and the president; 4 silk, and a token worth 5 points."""
    assert 4 == mine_in(taught.before("five-power", 3), "silk_mill_1")
    assert 5 == power("five-power", 3)
    assert {"vp": 5} == DATA[area(taught.before("five-power"), "silk_mill_1")["token"]]["effects"]
    assert {"silk": 4, "vp": 5} == changed("five-power")


@rule("YK-6.5.1", "YK-6.5.5", "YK-6.5.12")
def test_a_shop_for_three_points() -> None:
    """No other free space of the tile has so many; it is power for the next action there."""
    t = taught.before("shop")
    tile = next(row for row in GAME.box.data["building_tiles"] if row["id"] == area(t, "silk_mill_1")["tile"])
    free = [n for n, owner in enumerate(area(t, "silk_mill_1")["shops"]) if owner == -1]
    assert [{"vp": 3}, {"vp": 2, "yen": 1}, {"vp": 2}] == [tile["shops"][n] for n in free]
    assert {"vp": 3} == changed("shop")
    assert 2 == area(taught.done("shop"), "silk_mill_1")["powers"][SEAT]


@rule("YK-7.12.1", "YK-7.12.7", "YK-3.1.5")
def test_two_orders_from_the_first_four_cards() -> None:
    """3 power; the second costs 2 yen; then there are 3 in hand."""
    assert 3 == power("port", 2)
    t = taught.before("port", 3)
    offered = [GAME.space.token(choice).removeprefix("order:") for choice in play.legal(t.s)]
    assert set(t.seen["ports"]["port_a"][:4]) == set(offered) - {"answer:skip"}
    assert {"copper": 1, "silk": 1, "tea": 2} == DATA["order_us_05"]["cost"]
    assert {"yen": -2} == changed("port")
    assert 3 == taught.done("port").me["orders"]


@rule("YK-5.4.1", "YK-11.2.21")
def test_the_french_order_is_completed_at_once() -> None:
    """2 silk for 4 points and an import; the Language School adds a yen."""
    assert {"silk": -2, "vp": 4, "import": 1, "yen": 1} == changed("order")


@rule("YK-7.8.2", "YK-7.8.4", "YK-12.1.5", "YK-12.1.7")
def test_the_church_brings_the_end() -> None:
    """4 power, 2 faith more for the import and 2 yen; 5 points, two moves, a shop; the fifth space is taken."""
    assert 4 == power("church", 2)
    assert ("price-faith", 2) == taught.before("church", 3).price("space:church_3")
    assert {"import": -1, "yen": -2} == changed("church", 3, 5)
    assert {"vp": 5} == changed("church", 5, 6)
    assert ("end-triggered", 0, 4, 0) in told("church", 5, 6)
    assert 5 == sum(space["owner"] != -1 for space in taught.done("church").seen["church"])
    tea = [mine_in(t, "tea_plantation_1") for t in (taught.before("church", 6), taught.before("church", 10))]
    assert [2, 4] == tea
    assert {"vp": 2, "silk": 1} == changed("church", 10, 11)


@rule("YK-12.2.2", "YK-6.4.1", "YK-9.1.7", "YK-7.3.1")
def test_the_last_turn_on_the_tea_plantation() -> None:
    """It is the last round; 5 power, 5 tea; the token with 3 points, 3 yen and a shop for 2 yen, built for 4 points."""
    t = taught.before("last-turn")
    assert t.seen["round"] == t.seen["last_round"]
    assert 5 == power("last-turn", 2)
    assert {"tea": 5} == changed("last-turn", 2, 3)
    assert {"vp": 3, "yen": 3} == changed("last-turn", 3, 4)
    assert ("price-yen", 2) == taught.before("last-turn", 4).price("answer:yes")
    assert {"yen": -2} == changed("last-turn", 4, 5)
    assert {"vp": 4} == changed("last-turn", 5, 6)
    assert 3 == mine_in(taught.done("last-turn"), "fishing_ground_1")


@rule("YK-5.1.2", "YK-8.1.6", "YK-5.3.1", "YK-5.3.3", "YK-10.1.3")
def test_one_thing_leads_to_another() -> None:
    """The American order brings an agent, the agent 3 fish, they pay the German order; 5 tokens are an achievement."""
    assert 7 == changed("finish", 0, 1)["vp"]
    assert {"us": 1} == taught.before("finish", 1).me["agents"]
    assert {"fish": 3} == changed("finish", 1, 3)
    assert {"tea": 1, "fish": 3} == DATA["order_de_01"]["cost"]
    assert 5 == changed("finish", 3, 4)["vp"]
    t = taught.before("finish", 4)
    assert (3, 2) == (len(t.me["tokens"]), t.me["spent"])
    assert [[]] == [tile["by"] for tile in t.seen["achievements"] if tile["id"] == "tokens_5"]
    assert ({"vp": 10}, -1) == (changed("finish", 4, 5), taught.done("finish").me["assistants"] - t.me["assistants"])


@rule("YK-13.1.1", "YK-13.2.2", "YK-13.3.1", "YK-13.4.3")
def test_the_end_shows_where_points_come_from() -> None:
    """113 points: 10 for technologies, 14 for countries, 6 for the church, 4 for the customs office."""
    t = taught.end()
    mine, other = t.standings
    assert (True, 113, False) == (mine.won, mine.score, other.won)
    lines = {line.message: line.points for line in mine.lines}
    wanted = {"technology": 10, "countries": 14, "church": 6, "customs": 4}
    assert wanted == {name: lines[f"score-{name}"] for name in wanted}
    countries = [DATA[order]["country"] for order in t.me["completed"]]
    countries += [card["country"] for card in t.me["technologies"]]
    assert (5, 7) == (len(set(countries)), len(countries))


def test_every_part_of_a_turn_is_taught() -> None:
    """Placing apart and in pairs, four kinds of areas, agents, orders, buildings, tokens and an achievement."""
    own = [move.tokens[0] for step in taught.lesson.steps for move in step.moves if move.seat == SEAT]
    kinds = {token.partition(":")[0] for token in own}
    assert {"area", "technology", "agent", "piece", "order", "space", "payment", "building", "achievement"} <= kinds
    actions = [one for step in taught.lesson.steps for one in told(step.id, 0, len(step.moves)) if one[0] == "action"]
    names = [row["id"] for row in GAME.box.data["areas"]]
    assert [
        "port_a",
        "bank",
        "laboratory_a",
        "employment_agency",
        "silk_mill_1",
        "port_a",
        "church",
        "tea_plantation_1",
        "fishing_ground_1",
    ] == [names[b] for _, a, b, _ in actions if a == SEAT]


def points(line: str) -> int:
    return {one.message: one.points for one in taught.end().standings[0].lines}[f"score-{line}"]


def placed(step: str, area: str) -> int:
    """How many assistants a step places in an area before the president goes there."""
    moves = [move.tokens[0] for move in taught.own_moves(step)]
    return moves[: moves.index(f"area:{area}", 2)].count(f"area:{area}")


def countries() -> list[str]:
    t = taught.end()
    found = [DATA[order]["country"] for order in t.me["completed"]]
    return found + [card["country"] for card in t.me["technologies"]]


# What the texts say in digits, beyond the figures of the box that are filled in.
DIGITS: Claims = {
    "first-turn": [
        (1, lambda: int(taught.moves("first-turn")[3].tokens[0][-1])),
        (9, lambda: taught.before("place").seen["round"]),
    ],
    "move": [
        (2, lambda: mine_in(taught.before("move"), "bank")),
        (4, lambda: power("move", 0)),
        (4, lambda: changed("move")["yen"] + 1),
    ],
    "technology": [(2, lambda: power("technology", 0)), (2, lambda: 3 + 1 - power("technology", 0))],
    "agent": [
        (1, lambda: mine_in(taught.before("agent"), "employment_agency")),
        (2, lambda: power("agent", 1)),
        (1, lambda: next(c for kind, _, _, c in told("agent", 2, 3) if kind == "recruited")),
    ],
    "five-power": [
        (4, lambda: mine_in(taught.before("five-power", 3), "silk_mill_1")),
        (5, lambda: power("five-power", 3)),
        (5, lambda: changed("five-power")["vp"]),
    ],
    "shop": [(3, lambda: changed("shop")["vp"])],
    "port": [(2, lambda: placed("port", "port_a")), (3, lambda: power("port", 2))],
    "church": [
        (2, lambda: placed("church", "church")),
        (4, lambda: power("church", 2)),
        (2, lambda: -changed("church", 3, 5)["yen"]),
        (2, lambda: changed("church", 10, 11)["vp"]),
        (1, lambda: changed("church", 10, 11)["silk"]),
    ],
    "last-turn": [
        (2, lambda: [move.tokens[0] for move in taught.moves("last-turn")[:2]].count("area:fishing_ground_1")),
        (4, lambda: mine_in(taught.before("last-turn", 2), "tea_plantation_1")),
        (5, lambda: changed("last-turn", 2, 3)["tea"]),
        (3, lambda: changed("last-turn", 3, 4)["vp"]),
        (3, lambda: changed("last-turn", 3, 4)["yen"]),
        (4, lambda: changed("last-turn", 5, 6)["vp"]),
    ],
    "finish": [
        (3, lambda: mine_in(taught.before("finish", 2), "fishing_ground_1")),
        (3, lambda: changed("finish", 1, 3)["fish"]),
        (1, lambda: taught.before("finish", 4).me["assistants"] - taught.done("finish").me["assistants"]),
        (5, lambda: GAME.box.data["turn"]["five_power_bonus_power"]),
    ],
    "end": [
        (113, lambda: taught.end().standings[0].score),
        (10, lambda: points("technology")),
        (14, lambda: points("countries")),
        (6, lambda: points("church")),
        (4, lambda: points("customs")),
    ],
}
# And in words: four cards open, the third space of the church, two more to the tea; five countries and two once more.
WORDS: Claims = {
    "agent": [(2, lambda: [*countries_before("agent")].count("gb"))],
    "port": [(4, lambda: len([one for one in play.legal(taught.before("port", 3).s) if is_order(one)]))],
    "church": [(3, lambda: int(taught.moves("church")[3].tokens[0][-1]))],
    "end": [(5, lambda: len(set(countries()))), (2, lambda: len(countries()) - len(set(countries())))],
}


def countries_before(step: str) -> list[str]:
    me = taught.before(step).me
    return [DATA[one]["country"] for one in me["completed"]] + [card["country"] for card in me["technologies"]]


def is_order(choice: int) -> bool:
    return GAME.space.token(choice).startswith("order:")
