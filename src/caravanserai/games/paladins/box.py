"""All that is in the box: `WALLS[3].vp`; and what the rules need of it."""

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.bits import bit
from caravanserai.core.box import for_players
from caravanserai.core.ids import Ints
from caravanserai.core.ints import filled, row
from caravanserai.games.paladins.components import (
    ACTION_NAMES,
    ATTRIBUTE_NAMES,
    BOARD_ACTIONS,
    BOX,
    DATA,
    EFFECTS,
    FIRST_RIGHT,
    NOUNS,
    WORKERS,
    Favour,
    Outsider,
    Paladin,
    Scheme,
    Space,
    Townsfolk,
    TownSlot,
    Wall,
    bundle,
    workers_of,
)

MOST_USES: Final = row([action.most for action in BOARD_ACTIONS])
PAID_IN: Final = row([action.noun for action in BOARD_ACTIONS])
TOWNSFOLK: Final = [Townsfolk(r) for r in DATA["townsfolk"]]
PALADINS: Final = [Paladin(r) for r in DATA["paladins"]]
OUTSIDERS: Final = [Outsider(r) for r in DATA["outsiders"]]
WALLS: Final = [Wall(r) for r in DATA["walls"]]
FAVOURS: Final = [Favour(r) for r in DATA["kings_favours"]]
SPACES: Final = [Space(r) for r in DATA["board_spaces"]]
TOWN_SLOTS: Final = [TownSlot(r) for r in BOX.numbered(DATA["townsfolk_slots"], "slot")]
SCHEMES: Final = [Scheme(r) for r in DATA["solo_cards"]]
TAVERNS: Final = row([workers_of(r["workers"]) for r in DATA["tavern_cards"]])
ORDERS: Final = row([ACTION_NAMES.index(r["condition"]["action"]) for r in DATA["kings_orders"]])
ORDER_NEEDS: Final = row([r["condition"]["n"] for r in DATA["kings_orders"]])
ORDER_VP: Final = row(DATA["kings_order_slots"]["vp"])
JARS: Final = row([EFFECTS.of(r, "effects") for r in DATA["absolve_spaces"]])
REGION_ROWS: Final = BOX.numbered(DATA["regions"], "slot")
FAITH_FLAGS: Final = row([r["faith"] for r in REGION_ROWS])
STRENGTH_FLAGS: Final = row([r["strength"] for r in REGION_ROWS])
REGIONS: Final[i64] = len(FAITH_FLAGS)
SUSPICION_TAX: Final = row([bundle(r, "effects", ["tax"]).get("tax", 0) for r in DATA["suspicion_cards"]])
SUSPICION_COPIES: Final = row([r["copies"] for r in DATA["suspicion_cards"]])

ROUNDS: Final[i64] = DATA["meta"]["rounds"]
TRACK_TOP: Final[i64] = DATA["attribute_track"]["max"]
TRACK_VP: Final = row(DATA["attribute_track"]["vp"])
WORKSHOP_VP: Final = row(DATA["workshop_row"]["vp"])
WORKSHOPS: Final = row([WORKERS.index(name) for name in DATA["workshop_row"]["reveals"]])
START: Final = bundle(DATA["setup"], "start", NOUNS)
START_SILVER: Final[i64] = START.get("silver", 0)
START_PROVISIONS: Final[i64] = START.get("provision", 0)
FIRST_TOWNSFOLK: Final[i64] = DATA["setup"]["initial_townsfolk_per_player"]
ORDERS_USED: Final[i64] = DATA["setup"]["kings_orders_used"]
FAVOURS_USED: Final[i64] = DATA["setup"]["kings_favours_used"]
TAVERNS_SHOWN: Final = row([0] + [for_players(DATA["setup"]["tavern_cards_shown"], n) for n in range(1, 5)])
TAX_SUPPLY: Final = row([0] + [for_players(DATA["tax_supply"]["amount"], n) for n in range(1, 5)])
DRAWN: Final[i64] = DATA["round_rules"]["paladins_drawn"]
KEPT: Final[i64] = DATA["round_rules"]["carry_over_workers_max"]
ATTACK_PRICE: Final[i64] = BOX.row("actions", "attack").get("silver_per_two_missing_strength", 0)
UNPAID_VP: Final[i64] = DATA["debts"][0]["unpaid_vp"]
PAID_VP: Final[i64] = DATA["debts"][0]["paid_vp"]
RESOURCES_PER_VP: Final[i64] = DATA["scoring"]["resources_per_vp"]

SOLO: Final[dict[str, Any]] = DATA["solo"]
SOLO_LEVELS: Final[list[str]] = [level["id"] for level in SOLO["levels"]]
SOLO_ORDERS: Final = row([level["kings_orders"] for level in SOLO["levels"]])
TOP_ROW: Final[list[str]] = [r["id"] for r in DATA["solo_top_actions"]]
TOP_WORKERS: Final = row([r["workers"] for r in DATA["solo_top_actions"]])
TOP_GAINS: Final = row([r.get("gain_workers", 0) for r in DATA["solo_top_actions"]])
TOP_SUSPICION: Final = row([r.get("gain_suspicion", 0) for r in DATA["solo_top_actions"]])


def check_revealed(key: str, cards: int) -> None:
    """Every card that is laid out is revealed in a round of its own."""
    left = list(range(1, cards + 1))
    for data in DATA["rounds"]:
        if key in data and data[key] not in left:
            raise BOX.impossible(BOX.place(data, key), f"each of 1 to {cards} is revealed in one round")
        if key in data:
            left.remove(data[key])
    if left:
        raise BOX.impossible(f"rounds: {key}", f"{left[0]} is revealed in no round")


def check_tables() -> None:
    """What the rules do not leave to the component file."""
    if len(TRACK_VP) != TRACK_TOP + 1:
        raise BOX.impossible("attribute_track: vp", f"needs {TRACK_TOP + 1} numbers, from level 0 to max")
    for data in DATA["kings_orders"]:
        if data["condition"]["test"] != "actions_taken":
            raise BOX.impossible(BOX.place(data, "condition"), "an Order is fulfilled by actions_taken")
    check_revealed("reveal_order", ORDERS_USED)
    check_revealed("reveal_favour", FAVOURS_USED)
    if FIRST_TOWNSFOLK * BOX.data["meta"]["players_max"] > len(TOWN_SLOTS):
        why = f"{len(TOWN_SLOTS)} are displayed, too few for {BOX.data['meta']['players_max']} players"
        raise BOX.impossible("setup: initial_townsfolk_per_player", why)
    for seats in range(2, 5):
        if TAVERNS_SHOWN[seats] < seats:
            raise BOX.impossible("setup: tavern_cards_shown", f"{seats} players take a card each")


# The keys of a row that are read of some rows only: elsewhere nothing would come of them.
READ_OF: Final[dict[str, dict[str, list[str]]]] = {
    "actions": {
        "modes": ACTION_NAMES[:FIRST_RIGHT],
        "developable": ACTION_NAMES[FIRST_RIGHT:],
        "needs": ACTION_NAMES[FIRST_RIGHT:],
        "gives": ACTION_NAMES[FIRST_RIGHT:],
        "gives_printed_on_card": ACTION_NAMES[FIRST_RIGHT:],
        "max_uses": ["develop", "commission", "fortify", "garrison", "absolve", "convert"],
        "costs": ["commission", "fortify", "garrison", "absolve", "convert"],
        "requirement": ["fortify", "absolve"],
        "vp": ["commission", "fortify", "garrison", "absolve"],
        "effects": ["absolve"],
        "silver_per_two_missing_strength": ["attack"],
    },
    "workers": {"wild": ["criminal"], "gain_suspicion": ["criminal"]},
    "solo_top_actions": {"gain_workers": ["conspire"], "gain_suspicion": ["conspire"]},
}


def check_keys() -> None:
    """Nothing stands where it would not be read."""
    for table, keys in READ_OF.items():
        for data in DATA[table]:
            for key, rows in keys.items():
                if key in data and data["id"] not in rows:
                    raise BOX.impossible(f"{BOX.place(data)}: {key}", f"only for {', '.join(rows)}")


def check_cards() -> None:
    """Paladins have attributes, and Outsiders are all scored at once (PW-10.2, 15.2)."""
    for data in DATA["paladins"]:
        for name in data["attributes"]:
            if name not in ATTRIBUTE_NAMES:
                why = f"must be of {', '.join(ATTRIBUTE_NAMES)}, not {name!r}"
                raise BOX.impossible(BOX.place(data, "attributes"), why)
    for data in DATA["outsiders"]:
        for line in data["scoring"]:
            if "priority" in line:
                raise BOX.impossible(BOX.place(line, "priority"), "all Outsiders are scored at once (PW-15.2)")


def check_solo() -> None:
    """What the solo opponent can do."""
    for option in BOX.options:
        for value in option.values:
            if option.id == "solo_level" and value not in SOLO_LEVELS:
                why = f"must be of {', '.join(SOLO_LEVELS)}, not {value!r}"
                raise BOX.impossible(f"options[{option.id}]: values", why)
    known = [*TOP_ROW, *ACTION_NAMES[FIRST_RIGHT:], "kings_order", "kings_favour"]
    for data in DATA["solo_cards"]:
        if data["action"] not in known:
            raise BOX.impossible(BOX.place(data, "action"), f"must be one of {', '.join(known)}, not {data['action']}")
    if sorted(SOLO["attribute_stack_start"]) != sorted(ATTRIBUTE_NAMES):
        raise BOX.impossible("solo: attribute_stack_start", f"names each of {', '.join(ATTRIBUTE_NAMES)} once")


check_tables()
check_keys()
check_cards()
check_solo()


MOST_PAID: Final = 20  # of a noun at once, as vocabulary.toml says


def most_asked() -> int:
    """The largest price or requirement there can be: refusals are made for every number up to it."""
    flags = [int(region[key]) for region in DATA["regions"] for key in ("faith", "strength")]
    needed = [int(n) for action in DATA["actions"] for n in action.get("requirement", [])]
    more = [int(c.get("add", 0)) for paladin in DATA["paladins"] for c in paladin.get("changes", [])]
    return max(MOST_PAID, (max(flags) + 1) // 2 * int(ATTACK_PRICE), *flags, *needed) + max(0, *more)


MOST_ASKED: Final = most_asked()


def conspired() -> int:
    """How many Criminals a Conspire brings (PW-6.6.2)."""
    mode = BOX.row("actions", "conspire")["modes"][0]
    if list(mode["gain"]) != ["criminal"]:
        raise BOX.impossible(BOX.place(mode, "gain"), "Conspire brings Criminals and nothing else")
    return int(mode["gain"]["criminal"])


CONSPIRED: Final[i64] = conspired()


def reveals(key: str) -> Ints:
    """What each round reveals: the number of an Order or a Favour, -1 for none (PW-4.1.4 to 4.1.6)."""
    out = filled(ROUNDS, -1)
    for data in BOX.numbered(DATA["rounds"], "round"):
        if key in data:
            out[data["round"] - 1] = data[key] - 1
    return out


def crew_with(inquisition: bool) -> i64:
    """The Townsfolk whose ability waits for an Inquisition, or for a paid Debt, as a set of bits."""
    out: i64 = 0
    for n in range(len(TOWNSFOLK)):
        if (TOWNSFOLK[n].inquisition if inquisition else TOWNSFOLK[n].debt_paid) >= 0:
            out |= bit(n)
    return out


ORDER_OF_ROUND: Final = reveals("reveal_order")
FAVOUR_OF_ROUND: Final = reveals("reveal_favour")
INQUISITIVE: Final = crew_with(True)
COLLECTORS: Final = crew_with(False)
