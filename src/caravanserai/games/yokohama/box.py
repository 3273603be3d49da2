"""All that is in the box: `TECHNOLOGIES[3].value`; and what the rules need of it."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import bit
from caravanserai.core.ids import Ints
from caravanserai.core.ints import row
from caravanserai.core.meanings import Row
from caravanserai.games.yokohama.components import (
    AREA_NAMES,
    BOX,
    COUNTRIES,
    COUNTRY_NAMES,
    DATA,
    MOMENTS,
    RESOURCE_NAMES,
    Achievement,
    Area,
    BoardSpace,
    Exchange,
    FaithPayment,
    Order,
    Technology,
    Tile,
    amounts,
    reward,
)

AREAS: Final = [Area(r) for r in DATA["areas"]]
CANAL: Final[i64] = next((n for n, area in enumerate(AREAS) if area.is_canal), -1)
TECHNOLOGIES: Final = [Technology(r) for r in DATA["technologies"]]
ORDERS: Final = [Order(r) for r in DATA["orders"]]
TILES: Final = [Tile(r) for r in DATA["building_tiles"]]
CHURCH: Final = [BoardSpace(r, "faith") for r in DATA["church_board"]["spaces"]]
CUSTOMS: Final = [BoardSpace(r, "imports") for r in DATA["customs_board"]["spaces"]]
ACHIEVEMENTS: Final = [Achievement(r) for r in DATA["achievements"]]
EXCHANGES: Final = [Exchange(r) for r in DATA["exchanges"]]
FAITH_PAYMENTS: Final = [FaithPayment(r) for r in DATA["faith_payments"]]
PAYMENT_NAMES: Final = BOX.ids("faith_payments")

# Technology cards: every copy of every name, with its country.
CARD_NAMES: Final = row([n for n, r in enumerate(DATA["technologies"]) for _ in r["countries"]])
CARD_COUNTRIES: Final = row([COUNTRY_NAMES.index(c) for r in DATA["technologies"] for c in r["countries"]])
CARDS: Final = len(CARD_NAMES)

# Five-power tokens: the usual ones, then those with a free agent.
TOKENS: Final = row([reward(r, "effects") for r in [*DATA["five_power_tokens"], *DATA["mini_2_tokens"]]])
TOKEN_NAMES: Final = [*BOX.ids("five_power_tokens"), *BOX.ids("mini_2_tokens")]
USUAL_TOKENS: Final = len(DATA["five_power_tokens"])
REWARD_NAMES: Final = BOX.ids("mini_1_tokens")
REWARD_COUNTRIES: Final = row(
    [COUNTRY_NAMES.index(r["country"]) if "country" in r else -1 for r in DATA["mini_1_tokens"]]
)
REWARD_EFFECTS: Final = row([reward(r, "effects") if "effects" in r else -1 for r in DATA["mini_1_tokens"]])
REWARDS_DRAWN: Final[i64] = DATA["mini_1"]["drawn"]
REWARD_NEEDS: Final[i64] = DATA["mini_1"]["achievements_needed"]
AGENTS: Final = row([r["agents"] for r in DATA["countries"]])

# The boards of laboratories and ports: all spaces of A, then all of B.
LABORATORIES: Final = BOX.ids("laboratory_boards")
PORTS: Final = BOX.ids("port_boards")
LAB_SPACES: Final[i64] = len(DATA["laboratory_boards"][0]["surcharges"])
PORT_SPACES: Final[i64] = len(DATA["port_boards"][0]["levels"])
LEVELS: Final = ["low", "mid", "high"]
MID: Final = 1
MOST_YEN: Final = 30  # the highest price that is said
MOST_NUMBER: Final = 20  # of a space, and of goods paid for an effect
SURCHARGES: Final = row([n for r in DATA["laboratory_boards"] for n in r["surcharges"]])
PORT_LEVELS: Final = row([LEVELS.index(level) for r in DATA["port_boards"] for level in r["levels"]])

BOARDS: Final = [*PORTS, *LABORATORIES, "church", "customs"]  # areas with a board of their own beside them (YK-1.4.1)

PIECE_DATA: Final[Row] = DATA["player_pieces"]


def station_power() -> int:
    """What the station token adds, as printed on its card (YK-11.2.11)."""
    printed = [effect for r in DATA["technologies"] for effect in r.get("effects", []) if isinstance(effect, dict)]
    return next((int(effect["power"]) for effect in printed if effect["kind"] == "place_station"), 0)


TURN: Final[Row] = DATA["turn"]
SPREAD: Final[i64] = TURN["placement_spread_max"]
STACK: Final[i64] = TURN["placement_stack"]
FEE: Final[i64] = TURN["president_fee"]
INCOME: Final[i64] = TURN["trading_house_income"]
CANAL_FEE: Final[i64] = TURN["canal_fee"]
MOST_POWER: Final[i64] = TURN["power_max"]
PRESIDENT_POWER: Final[i64] = TURN["power_president"]
ASSISTANT_POWER: Final[i64] = TURN["power_assistant"]
SHOP_POWER: Final[i64] = TURN["power_shop"]
HOUSE_POWER: Final[i64] = TURN["power_trading_house"]
STATION_POWER: Final[i64] = station_power()
TOKEN_POWER: Final[i64] = TURN["five_power_bonus_power"]
BUILDING_POWER: Final[i64] = TURN["building_power"]
AGENTS_PER_TURN: Final[i64] = TURN["agents_per_turn"]

SHOP_COST: Final[i64] = DATA["recruit_costs"]["shop"]
ASSISTANT_COST: Final[i64] = DATA["recruit_costs"]["assistant"]
HOUSE_COSTS: Final = row(DATA["recruit_costs"]["trading_house"])
YEN_PER_VALUE: Final[i64] = DATA["research"]["yen_per_value"]
IMPORT_VALUE: Final[i64] = DATA["research"]["import_value"]
MOST_POWER_VALUE: Final[i64] = DATA["research"]["power_value_max"]
EXTRA_FROM: Final[i64] = DATA["research"]["extra_from_card"]
EXTRA_COSTS: Final = [amounts(cost) for cost in DATA["research"]["extra_costs"]]
MOST_ORDERS: Final[i64] = DATA["order_taking"]["max_cards"]
FREE_ORDERS: Final[i64] = DATA["order_taking"]["free_cards"]
SECOND_COSTS: Final = [amounts(cost) for cost in DATA["order_taking"]["second_card_costs"]]
HAND_LIMIT: Final[i64] = PIECE_DATA["order_hand_limit"]
HOUSES_STORED: Final[i64] = PIECE_DATA["trading_houses_warehouse"]
DEALT: Final[i64] = PIECE_DATA["orders_dealt"]

HOUSES_END: Final[i64] = DATA["end_conditions"]["trading_houses_built"]
SHOPS_END: Final[i64] = DATA["end_conditions"]["shops_built"]
SHORT_REFILL_ENDS: Final[bool] = DATA["end_conditions"]["order_refill_short"]
EXTRA_ROUNDS: Final[i64] = DATA["end_conditions"]["extra_full_rounds"]
CHURCH_END: Final = row([0, 0] + [r["church_end"] for r in DATA["player_counts"]])
CUSTOMS_END: Final = row([0, 0] + [r["customs_end"] for r in DATA["player_counts"]])
NEUTRALS: Final = [False, False] + [r["neutral_assistants"] for r in DATA["player_counts"]]
ORDERS_REMOVED: Final = row([0, 0] + [r["orders_removed"] for r in DATA["player_counts"]])

SCORING: Final[Row] = DATA["final_scoring"]
CHURCH_VP: Final = row([DATA["church_board"]["end_bonus_first"], DATA["church_board"]["end_bonus_second"]])
CUSTOMS_VP: Final = row([DATA["customs_board"]["end_bonus_first"], DATA["customs_board"]["end_bonus_second"]])
TECHNOLOGY_VP: Final = row([SCORING["technology_first"], SCORING["technology_second"]])
SET_VP: Final = row(SCORING["country_set_vp"])
AGENT_VP: Final[i64] = SCORING["vp_per_unused_agent"]
IMPORT_VP: Final[i64] = SCORING["vp_per_import"]
YEN_PER_VP: Final[i64] = SCORING["yen_per_vp"]
GOODS_PER_VP: Final[i64] = SCORING["goods_per_vp"]
RIVAL_HALVES: Final[i64] = int(2 * SCORING["two_player_tech_rival_value"])  # in halves, to stay whole


def with_change(ask: str) -> i64:
    """The technologies that answer a question, as bits."""
    out: i64 = 0
    for n, technology in enumerate(TECHNOLOGIES):
        if technology.does_change(ask):
            out |= bit(n)
    return out


def answers(ask: str) -> Ints:
    """What each technology makes of a number that a rule asks for."""
    return row([technology.answer(ask) for technology in TECHNOLOGIES])


def with_moment() -> i64:
    """The technologies that may be used once in the own turn, as bits."""
    out: i64 = 0
    for n, technology in enumerate(TECHNOLOGIES):
        if technology.own_turn >= 0:
            out |= bit(n)
    return out


def at_moments() -> list[int]:
    """For each occasion the technologies that bring something then, as bits."""
    return [
        sum(1 << n for n, technology in enumerate(TECHNOLOGIES) if technology.moments[occasion] >= 0)
        for occasion in range(len(MOMENTS))
    ]


MOMENT_OWNERS: Final = row(at_moments())
FREE_PASSING: Final = with_change("passing_fee")
SHARING: Final = with_change("may_share_area")
SPREADING: Final = with_change("placement_spread_max")
STACKING: Final = with_change("placement_stack_adjacent")
MINING: Final = with_change("gained_amount")
LEAVING: Final = with_change("assistants_left_max")
TRAM: Final = with_change("may_move_to_own_assistant")
STATION: Final = with_change("may_move_to_station")
SPREADS: Final = answers("placement_spread_max")
STACKED: Final = answers("placement_stack_adjacent")
MINED: Final = answers("gained_amount")
LEFT: Final = answers("assistants_left_max")
ANYTIME: Final = with_moment()
ANYTIME_NAMES: Final = [technology.id for technology in TECHNOLOGIES if technology.own_turn >= 0]


def players_row(table: str, seats: int) -> Row:
    found: Row = next(r for r in DATA[table] if r["players"] == seats)
    return found


def slots_near(seats: int) -> list[int]:
    """For each slot of a layout the slots that touch it, as bits (YK-2.2.4)."""
    data = players_row("layouts", seats)
    slots = [slot["id"] for slot in data["slots"]]
    out = [0] * len(slots)
    for one, other in data["edges"]:
        out[slots.index(one)] |= 1 << slots.index(other)
        out[slots.index(other)] |= 1 << slots.index(one)
    return out


SEATS: Final = range(2, 5)
SLOTS_NEAR: Final = [row([]), row([]), *(row(slots_near(seats)) for seats in SEATS)]
AREAS_USED: Final = [row([]), row([])] + [
    row([AREA_NAMES.index(name) for name in players_row("player_counts", seats)["areas"]]) for seats in SEATS
]


def fixed(where: str, value: object, only: object) -> None:
    """A value that the rules do not leave to the component file."""
    if value != only:
        raise BOX.impossible(where, f"the rules need {only!r}")


def check_fixed() -> None:
    """What the rules do not leave to the component file."""
    fixed("player_pieces: orders_kept", PIECE_DATA["orders_kept"], 1)
    fixed("player_pieces: orders_dealt", PIECE_DATA["orders_dealt"], 2)
    fixed("turn: power_max", TURN["power_max"], 5)
    fixed("turn: placement_stack", TURN["placement_stack"], 2)
    fixed("final_scoring: order", SCORING["order"], ["church", "customs", "technology", "countries", "leftovers"])
    for board in ("church", "customs"):
        fixed(f"final_scoring: {board}_tie_break", SCORING[f"{board}_tie_break"], "rightmost_space")
    for prize in ("technology", "victory"):
        fixed(f"final_scoring: {prize}_tie_break", SCORING[f"{prize}_tie_break"], "turn_order")
    check_pieces()
    check_ends()
    check_costs()
    check_limits()
    check_research()
    check_counts()
    for table, spaces in (("laboratory_boards", "surcharges"), ("port_boards", "levels")):
        sizes = {data["id"]: len(data[spaces]) for data in DATA[table]}
        if len(set(sizes.values())) != 1:
            has = ", ".join(f"{name} has {n}" for name, n in sizes.items())
            raise BOX.impossible(f"{table}: {spaces}", f"all boards of a kind have as many spaces, but {has}")


def check_pieces() -> None:
    """Pieces add up, every player has room on an achievement, every trading house has a price."""
    for piece, apart in (("assistants", PIECE_DATA["assistants_score_markers"]), ("shops", 0), ("trading_houses", 0)):
        parts = PIECE_DATA[f"{piece}_hand"] + PIECE_DATA[f"{piece}_warehouse"] + apart
        if PIECE_DATA[f"{piece}_total"] != parts:
            why = f"{piece}_hand, {piece}_warehouse and {piece}_score_markers add up to {parts}"
            raise BOX.impossible(f"player_pieces: {piece}_total", why)
    if not PIECE_DATA["trading_houses_warehouse"] <= len(HOUSE_COSTS) <= PIECE_DATA["trading_houses_total"]:
        why = "every trading house of the warehouse needs a price, and nobody has more than player_pieces says"
        raise BOX.impossible("recruit_costs: trading_house", why)
    for data in DATA["achievements"]:
        if data["spaces"] < max(SEATS):
            raise BOX.impossible(f"achievements[{data['id']}]: spaces", "there is room for every player")
    for key, bundle in DATA["start_resources"].items():
        for noun in bundle:
            if noun not in RESOURCE_NAMES:
                raise BOX.impossible(f"start_resources: {key}", f"nobody starts with {noun!r}")


def check_ends() -> None:
    """Nothing ends a game that nobody can get to (YK-12.1.1)."""
    for piece in ("trading_houses", "shops"):
        total = PIECE_DATA[f"{piece}_total"]
        if DATA["end_conditions"][f"{piece}_built"] > total:
            why = f"must be at most {total}, as player_pieces.{piece}_total says"
            raise BOX.impossible(f"end_conditions: {piece}_built", why)
    for data in DATA["player_counts"]:
        for board in ("church", "customs"):
            spaces = len(DATA[f"{board}_board"]["spaces"])
            if data[f"{board}_end"] > spaces:
                why = f"must be at most {spaces}, the spaces of {board}_board"
                raise BOX.impossible(f"{BOX.place(data)}: {board}_end", why)


def check_costs() -> None:
    """Costs that are told apart by their noun, sets that are best when large."""
    for table, key in (("research", "extra_costs"), ("order_taking", "second_card_costs")):
        nouns = sorted(list(cost) for cost in DATA[table][key])
        if nouns not in ([["import"], ["yen"]], [["yen"]], [["import"]]):
            raise BOX.impossible(f"{table}: {key}", "each is paid in yen or in imports, one of them or either")
    for data in DATA["faith_payments"]:
        fixed(f"faith_payments[{data['id']}]: cost", list(data["cost"]), [data["id"]])
    fixed("final_scoring: country_set_vp[0]", SET_VP[0], 0)  # a set of no country
    steps = [SET_VP[n + 1] - SET_VP[n] for n in range(len(SET_VP) - 1)]
    if len(SET_VP) != COUNTRIES + 1 or steps != sorted(steps):
        raise BOX.impossible("final_scoring: country_set_vp", "one value for each size of a set, rising ever more")


def check_limits() -> None:
    """Numbers that the game can say and count with."""
    others = max(SEATS) - 1
    dearest: Row = max(DATA["technologies"], key=lambda data: int(data["value"]))
    yen = {
        "recruit_costs: assistant": ASSISTANT_COST,
        "recruit_costs: shop": SHOP_COST,
        "recruit_costs: trading_house": max(HOUSE_COSTS),
        "turn: president_fee, canal_fee": FEE * others + CANAL_FEE,
        "research: extra_costs": max(max(cost) for cost in EXTRA_COSTS),
        "order_taking: second_card_costs": max(max(cost) for cost in SECOND_COSTS),
        BOX.place(dearest, "value"): dearest["value"] + max(SURCHARGES),
    }
    for where, n in yen.items():
        between(where, n, 0, MOST_YEN)
    for payment in FAITH_PAYMENTS:
        between(f"faith_payments[{payment.id}]: faith", payment.faith, 1, MOST_NUMBER)
    for space in (*CHURCH, *CUSTOMS):
        between(space.place, space.number, 0, MOST_NUMBER)
    for where, n in (
        ("research: import_value", IMPORT_VALUE),
        ("final_scoring: yen_per_vp", YEN_PER_VP),
        ("final_scoring: goods_per_vp", GOODS_PER_VP),
    ):
        between(where, n, 1, MOST_NUMBER)
    for area in AREAS:
        if area.is_canal and (area.tile or area.token):
            raise BOX.impossible("areas[canal]", "nothing is built on the canal (YK-7.7.1)")


def check_research() -> None:
    """The power of a laboratory covers as much as its row says, and no more (YK-7.11.2)."""
    most = {"": 0}
    for data in DATA["areas"]:
        for effect in [] if isinstance(data["effects"], dict) else data["effects"]:
            if effect["kind"] == "research":
                n = MOST_POWER if effect["n"] == "power" else effect["n"]
                most[data["id"]] = max(n) if isinstance(n, list) else n
    area = max(most, key=lambda name: most[name])
    if most[area] != MOST_POWER_VALUE:
        why = f"is {MOST_POWER_VALUE}, but the effects of areas[{area}] go up to n = {most[area]}: correct both"
        raise BOX.impossible("research: power_value_max", why)


def between(where: str, n: int, least: int, most: int) -> None:
    if not least <= n <= most:
        raise BOX.impossible(where, f"must be from {least} to {most}, not {n}")


def check_counts() -> None:
    """Enough cards and tokens for every number of players, and slots for all areas."""
    if REWARDS_DRAWN > len(REWARD_NAMES):
        raise BOX.impossible("mini_1: drawn", f"there are {len(REWARD_NAMES)} tokens")
    for seats in SEATS:
        data = players_row("player_counts", seats)
        where, areas, slots = BOX.place(data), data["areas"], len(SLOTS_NEAR[seats])
        if len(set(areas)) != slots or len(areas) != slots:
            raise BOX.impossible(
                f"{where}: areas", f"there are {slots} slots for them in the layout of {seats} players"
            )
        same(f"{where}: areas_left_out", data["areas_left_out"], [name for name in AREA_NAMES if name not in areas])
        same(f"{where}: management_boards", data["management_boards"], [name for name in BOARDS if name in areas])
        if data["orders_removed"] + orders_laid(areas) + seats * DEALT > len(ORDERS):
            raise BOX.impossible(f"{where}: orders_removed", "too few orders are left")
        fixed(f"{where}: layout_rows", sum(data["layout_rows"]), slots)


def orders_laid(areas: list[str]) -> int:
    """How many orders lie on the ports among some areas."""
    return sum(int(PORT_SPACES) for name in areas if name in PORTS)


def same(where: str, names: list[str], others: list[str]) -> None:
    """A list that says over again what follows from another one."""
    if sorted(names) != sorted(others):
        raise BOX.impossible(where, f"must be {', '.join(others) or 'none'}")


check_fixed()
