"""All that is in the box: `ROUTES[3].coins`; and what the rules need of it."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit
from caravanserai.core.ids import Ints
from caravanserai.core.ints import filled, row
from caravanserai.core.meanings import Row
from caravanserai.games.marcopolo2.components import (
    BOX,
    DATA,
    EFFECTS,
    KHAN,
    LOCATION_NAMES,
    MARKER_NAMES,
    RESOURCE_NAMES,
    SHIELD_NAMES,
    ActionSpace,
    Character,
    CityCard,
    Contract,
    Cost,
    Goal,
    Location,
    Offer,
    Route,
    Seal,
    SpecialCity,
    change_of_dice,
)

LOCATIONS: Final = [Location(r) for r in DATA["locations"]]
ROUTES: Final = [Route(r) for r in DATA["routes"]]
SPACES: Final = [ActionSpace(r) for r in DATA["action_spaces"]]
KHAN_LEAST: Final[i64] = SPACES[KHAN].least
SEALS: Final = [Seal(r) for r in DATA["guild_seals"]]
SPECIAL_CITIES: Final = [SpecialCity(r) for r in DATA["special_cities"]]
CITY_CARDS: Final = [CityCard(r) for r in DATA["city_cards"]]
CONTRACTS: Final = [Contract(r) for r in DATA["contracts"]]
GOALS: Final = [Goal(r) for r in DATA["goal_cards"]]
CHARACTERS: Final = [Character(r) for r in DATA["characters"]]
MARKERS: Final = row([EFFECTS.of(r, "effects") for r in DATA["city_bonus_markers"]])
OUTPOSTS: Final = row([EFFECTS.of(r, "effects") for r in DATA["outpost_bonuses"]])
PRINTED_OFFERS: Final = [[Offer(o) for o in book["offers"]] for book in BOX.numbered(DATA["books"], "book")]
TILE_OFFERS: Final = [[Offer(o) for o in tile["offers"]] for tile in DATA["offer_tiles"]]
TILE_BOOKS: Final = row([tile["book"] - 1 for tile in DATA["offer_tiles"]])
BOOKS: Final = len(PRINTED_OFFERS)
MONEY_BAG: Final[i64] = EFFECTS.of(BOX.row("bonus_actions", "money_bag"), "effects")

START_LOCATION: Final[i64] = LOCATION_NAMES.index(DATA["setup"]["start_location"])
START_RESOURCES: Final = row([DATA["setup"]["start"].get(name, 0) for name in RESOURCE_NAMES])
START_VP: Final[i64] = DATA["setup"]["score_start"]
START_CONTRACTS: Final[i64] = DATA["setup"]["start_contracts"]
GOALS_DEALT: Final[i64] = DATA["setup"]["goal_cards_dealt"]
MORE_CHARACTERS: Final[i64] = DATA["setup"]["characters_revealed_extra"]
ACTIVE_SPACES: Final[i64] = DATA["setup"]["active_contract_spaces"]
POSTS: Final[i64] = DATA["counts"]["trading_posts_per_player"]
AREA_CARDS: Final[i64] = DATA["counts"]["city_card_spaces_action_area"]
CITY_CARD_SPACES: Final[i64] = sum(r["card_slots"] for r in DATA["locations"])
ROUNDS: Final[i64] = DATA["meta"]["rounds"]
THRESHOLD: Final[i64] = DATA["compensation"]["threshold"]
BLACK_DICE: Final = row([0, 0] + [r["black_dice"] for r in DATA["player_counts"]])
SECOND_VP: Final = row([0, 0] + [r["second_most_contracts_vp"] for r in DATA["player_counts"]])
MOST_VP: Final[i64] = DATA["scoring"]["most_contracts_vp"]
GOODS_PER_VP: Final[i64] = DATA["scoring"]["goods_per_vp"]
COINS_PER_VP: Final[i64] = DATA["scoring"]["coins_per_vp"]
SHIELD_VP: Final = row(DATA["shield_track"]["vp"])
REROLL: Final = Cost(BOX.row("bonus_actions", "reroll").get("cost", {}))
CHANGE: Final = Cost(BOX.row("bonus_actions", "change_by_one").get("cost", {}))
BUY_BLACK: Final = Cost(BOX.row("bonus_actions", "black_die").get("cost", {}))
UNLIMITED: Final = 127
LIMITS: Final = row([r.get("limit_per_turn", UNLIMITED) for r in DATA["bonus_actions"]])  # per turn
CHANGES: Final = change_of_dice(BOX.row("bonus_actions", "change_by_one"))
CHANGE_BY: Final[i64] = CHANGES["n"]
CHANGE_WRAPS: Final[bool] = CHANGES["wrap"]
COMPENSATION: Final = row([RESOURCE_NAMES.index(name) for name in DATA["compensation"]["per_missing_point"]])
GOODS_COUNTED: Final = row([RESOURCE_NAMES.index(name) for name in DATA["scoring"]["goods_counted"]])
TIE_BREAK: Final = row([RESOURCE_NAMES.index(name) for name in DATA["scoring"]["tie_break"]])
TIED_SCORE: Final[bool] = DATA["scoring"]["all_tied_players_score"]
SPACE_NAMES: Final = [
    *(space.id for space in SPACES),
    *(LOCATION_NAMES[special.city] for special in SPECIAL_CITIES),
    *(f"city_card_{n}" for n in range(1, int(CITY_CARD_SPACES) + 1)),
    *(f"area_card_{n}" for n in range(1, int(AREA_CARDS) + 1)),
]
ALL_SPACES: Final = len(SPACE_NAMES)
BAG: Final = ALL_SPACES  # the money bag, after all the others


def post_vp() -> Ints:
    """Points for placing each post, the first at index 1 (MP-12.4)."""
    out = filled(POSTS + 1, 0)
    for data in DATA["scoring"]["trading_post_vp"]:
        if data["n"] > POSTS:
            why = f"nobody has a post number {data['n']}: counts.trading_posts_per_player is {POSTS}"
            raise BOX.impossible(BOX.place(data, "n"), why)
        out[data["n"]] = data["vp"]
    return out


def pick_order() -> bool:
    """Whether characters are picked from the last player to the first (MP-3.9)."""
    orders = ["last_to_first", "first_to_last"]
    order = DATA["setup"]["character_pick_order"]
    if order not in orders:
        raise BOX.impossible("setup: character_pick_order", f"{order!r} is none of {', '.join(orders)}")
    return bool(order == orders[0])


def neutral_space(die: Row) -> i64:
    """`khan_2`, `special_balkh_1`, `book_3_lower` as the number of a space."""
    name: str = die["space"]
    if name in SPACE_NAMES:
        return SPACE_NAMES.index(name)
    area = "khan" if name.startswith("khan_") else name.removeprefix("special_").rpartition("_")[0]
    if area not in SPACE_NAMES:
        raise BOX.impossible(BOX.place(die, "space"), f"there is no space {name!r}")
    return SPACE_NAMES.index(area)


def neutral_dice() -> list[Ints]:
    """The neutral dice by number of players: space, value, space, value (MP-4.1 to 4.5)."""
    out = [filled(0, 0), filled(0, 0)]
    for data in DATA["player_counts"]:
        out.append(row([n for die in data["neutral_dice"] for n in (neutral_space(die), die["value"])]))
    return out


def check_fixed() -> None:
    """What the rules do not leave to the component file."""
    if DATA["setup"]["goal_cards_kept"] != 1:
        raise BOX.impossible("setup: goal_cards_kept", "one goal card is kept")
    for book in range(1, BOOKS + 1):
        tiles = len([tile for tile in DATA["offer_tiles"] if tile["book"] == book])
        if not 1 <= ROUNDS < tiles:
            raise BOX.impossible("meta: rounds", f"each round shows a new offer_tile of book {book}, which has {tiles}")
    if len(COMPENSATION) != len(COMPENSATED_IN):
        raise BOX.impossible("compensation: per_missing_point", "it is a choice between two things")
    for data in DATA["action_spaces"]:
        if data["colour"] != ("row" if data["action"] == "khan" else "blue"):
            raise BOX.impossible(
                f"action_spaces[{data['id']}]: colour", "only the Khan's spaces are a row, all others blue"
            )


def check_books() -> None:
    """A book is printed with the least value of a die on the spaces beside it (MP-8.2)."""
    printed = {data["book"]: data for data in DATA["books"]}
    for data in DATA["action_spaces"]:
        if data["action"] != "book":
            continue
        if data["book"] not in printed:
            raise BOX.impossible(f"action_spaces[{data['id']}]: book", f"there is no book {data['book']} in books")
        book, least = printed[data["book"]], data["min_value"]
        if book["min_die"] != least:
            where = f"{BOX.place(book)}: min_die"
            why = f"is {book['min_die']}, but action_spaces[{data['id']}].min_value is {least}: correct both of them"
            raise BOX.impossible(where, why)


def check_dice() -> None:
    """Neutral dice lie as players would have to place them, and black ones are in the box (MP-4.1, 9.3, 17.1)."""
    for data in DATA["player_counts"]:
        row_of_khan = [die["value"] for die in data["neutral_dice"] if neutral_space(die) == KHAN]
        if row_of_khan != sorted(row_of_khan):
            why = f"value: those of the Khan are {row_of_khan}, but none may be lower than the one before it"
            raise BOX.impossible(f"{BOX.place(data)}: neutral_dice", why)
    most = max(data["black_dice"] for data in DATA["player_counts"])
    if DATA["counts"]["black_dice"] != most:
        raise BOX.impossible("counts: black_dice", f"player_counts.black_dice uses {most}")


def check_travel() -> None:
    """An additional post stands on the way, so there has to be one (MP-11.18)."""
    for data in DATA["action_spaces"]:
        steps = data.get("max_steps", 0)
        if data.get("extra_post", False) and steps < LONG_WAY:
            why = f"no city lies on the way with max_steps = {steps}"
            raise BOX.impossible(f"action_spaces[{data['id']}]: extra_post", why)


def check_shields() -> None:
    """No longer a track than anybody can get on (MP-22.3, 22.5)."""
    goals = max(len(set(data["shields"])) for data in DATA["goal_cards"])
    most = len(SHIELD_NAMES) + goals + max(character.shields for character in CHARACTERS)
    if len(SHIELD_VP) > most + 1:
        raise BOX.impossible("shield_track: vp", f"nobody can have more than {most} shields: {most + 1} values at most")


def check_supplies() -> None:
    """Enough tiles for every space, two offers on each, and nothing counted twice."""
    for table in ("books", "offer_tiles"):
        for data in DATA[table]:
            if len(data["offers"]) != OFFERS:
                raise BOX.impossible(f"{BOX.place(data)}: offers", f"there are {OFFERS}, a left and a right one")
    for table, places in (("city_bonus_markers", "marker"), ("outpost_bonuses", "outpost")):
        needed = len([data for data in DATA["locations"] if data[places]])
        if needed > len(DATA[table]):
            why = f"{needed} locations have one, and there are {len(DATA[table])} {table}"
            raise BOX.impossible(f"locations: {places}", why)
        if table == "city_bonus_markers" and DATA["counts"][f"{table}_in_play"] != needed:
            raise BOX.impossible(f"counts: {table}_in_play", f"{needed} locations have a {places}")
    if len(set(DATA["scoring"]["tie_break"])) != len(DATA["scoring"]["tie_break"]):
        raise BOX.impossible("scoring: tie_break", "says the same twice")
    if len(set(DATA["scoring"]["goods_counted"])) != len(DATA["scoring"]["goods_counted"]):
        raise BOX.impossible("scoring: goods_counted", "says the same twice")


def neighbours() -> list[Ints]:
    """For each location the routes from it."""
    return [row([n for n, r in enumerate(ROUTES) if place in (r.a, r.b)]) for place in range(len(LOCATIONS))]


def card_cities() -> Ints:
    """The city of each city-card space, in the order of the locations; -1 in the action area (MP-2.8, 2.9)."""
    cities = [n for n, place in enumerate(LOCATIONS) for _ in range(place.cards)]
    return row([*cities, *(-1 for _ in range(AREA_CARDS))])


def contract_cities() -> Ints:
    """The city of each contract space, in the order of the locations (MP-2.11, 13.14)."""
    return row([n for n, place in enumerate(LOCATIONS) for _ in range(place.contracts)])


def where(kind: str) -> i64:
    """The locations with a marker or an outpost space, as bits."""
    out: i64 = 0
    for n, place in enumerate(LOCATIONS):
        if place.marker if kind == "marker" else place.outpost:
            out |= bit(n)
    return out


COMPENSATED_IN: Final = ["first", "second"]
OFFERS: Final = 2  # of a book, and of a tile beside it (MP-8.4)
LONG_WAY: Final = 2  # steps, so that a city can lie between the first and the last
check_fixed()
check_books()
check_dice()
check_travel()
check_shields()
check_supplies()
POST_VP: Final = post_vp()
FROM_LAST: Final = pick_order()
NEUTRAL_DICE: Final = neutral_dice()
FROM: Final = neighbours()
CARD_CITIES: Final = card_cities()
CONTRACT_CITIES: Final = contract_cities()
MARKER_CITIES: Final = where("marker")
OUTPOST_CITIES: Final = where("outpost")
COPY: Final[i64] = MARKER_NAMES.index("marker_copy")
