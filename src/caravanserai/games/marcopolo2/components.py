"""A component of the box as its row says, typed: a route, an action space, a contract.

Effects are referred to by their number in `EFFECTS`, which effects.py has read
when the game is loaded: a step that will enact one holds an int and can be saved.
"""

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.bits import bit, has
from caravanserai.core.box import load_box, overlay_folder
from caravanserai.core.ints import filled, row
from caravanserai.core.meanings import Effects, Row
from caravanserai.core.passive import Changes, Moments, together

BOX: Final = load_box("marcopolo2", Path(__file__).parent, overlay_folder())
DATA: Final[dict[str, Any]] = BOX.data
EFFECTS: Final = Effects(BOX)

# What a player owns, in this order (MP-0.1, 0.2).
COIN: Final = 0
CAMEL: Final = 1
PEPPER: Final = 2
SILK: Final = 3
GOLD: Final = 4
JADE: Final = 5
RESOURCES: Final = 6
RESOURCE_NAMES: Final = ["coin", "camel", "pepper", "silk", "gold", "jade"]
GOODS: Final = ["pepper", "silk", "gold"]  # those that can be chosen (MP-19.1.2)
FIRST_GOOD: Final = PEPPER

# The spaces where dice are placed: those of the file, as order.toml numbers them, then special cities, city cards, the
# money bag.
BOOK_SPACES: Final = 4
KHAN: Final = 4
GUILD: Final = 5
TRAVEL: Final = 6  # lower, middle, upper
TRAVELS: Final = 3
CONTRACTS_SPACE: Final = 9
SPECIAL: Final = 10  # one area for each special city
SPECIALS: Final = 3
CARD_SPACE: Final = 13  # six beside cities, then two in the action area

DICE_VALUES: Final = 6
OWN_DICE: Final[i64] = DATA["counts"]["dice_per_player"]
START: Final = "start"
OASIS: Final = "oasis"


ROUTE_NOUNS: Final = ["coin", "camel", "jade"]
MOMENTS: Final = [
    "movement_ended",
    "seal_improved",
    "round_started",
    "contract_completed",
    "jade_received",
    "character_picked",
    "bonus_action",
    "die_rolled",
    "pair_rolled",
]

SCORED_SEAL: Final = {"per", "seal", "vp"}  # what a line of a goal card says
LOCATION_NAMES: Final = BOX.ids("locations")
SEAL_NAMES: Final = BOX.ids("guild_seals")
SHIELD_NAMES: Final = BOX.ids("shields")
MARKER_NAMES: Final = BOX.ids("city_bonus_markers")


class Cost:
    """What is paid: resources, goods of choice, points (MP-16.2.2, 16.2.6, 18)."""

    def __init__(self, data: Row) -> None:
        self.amounts: Final = row([data.get(name, 0) for name in RESOURCE_NAMES])
        self.any_good: Final[i64] = data.get("any_good", 0)
        self.different: Final[i64] = data.get("different_good", 0)
        self.points: Final[i64] = data.get("vp", 0)


class Location:
    """Beijing, a city or an oasis (MP-0.3, 24.1)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.is_oasis: Final[bool] = data["type"] == OASIS
        self.is_city: Final[bool] = data["type"] not in (OASIS, START)
        self.shield: Final[i64] = SHIELD_NAMES.index(data["shield"]) if "shield" in data else -1
        self.contracts: Final[i64] = data["contract_slots"]
        self.cards: Final[i64] = data["card_slots"]
        self.marker: Final[bool] = data["marker"]
        self.outpost: Final[bool] = data["outpost"]


class Route:
    """A route between two locations (MP-0.4, 11.7)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.a: Final[i64] = LOCATION_NAMES.index(data["ends"][0])
        self.b: Final[i64] = LOCATION_NAMES.index(data["ends"][1])
        self.coins: Final[i64] = data["cost"].get("coin", 0)
        self.camels: Final[i64] = data["cost"].get("camel", 0)
        self.jade: Final[i64] = data["cost"].get("jade", 0)
        self.seal: Final[i64] = SEAL_NAMES.index(data["seal"]) if "seal" in data else -1


class ActionSpace:
    """A space of the action area (MP-7.16)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.book: Final[i64] = data.get("book", 0) - 1
        self.rank: Final[i64] = data.get("rank", 0)
        self.slots: Final[i64] = data.get("slots", 1)
        self.dice: Final[i64] = data["dice"]
        self.least: Final[i64] = data["min_value"]
        self.cost: Final = Cost(data.get("cost", {}))
        self.steps: Final[i64] = data.get("max_steps", 0)
        self.extra_post: Final[bool] = data.get("extra_post", False)
        self.take: Final[i64] = data.get("take_max", 0)
        self.effect: Final[i64] = EFFECTS.of(data, "effects")


class Seal:
    """A guild seal (MP-10)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.copies: Final[i64] = data["copies"]
        self.least: Final[i64] = data["min_die"]
        self.jade: Final[i64] = data["jade_when_taken"]
        self.cost: Final = Cost(data["improve_cost"])
        self.bonus: Final[i64] = EFFECTS.of(data, "improved_bonus")


class SpecialCity:
    """A special city's own action (MP-14)."""

    def __init__(self, data: Row) -> None:
        self.city: Final[i64] = LOCATION_NAMES.index(data["city"])
        self.slots: Final[i64] = data["slots"]
        self.effect: Final[i64] = EFFECTS.of(data, "effects")
        self.seal: Final[i64] = SEAL_NAMES.index(data["seal"])
        self.times: Final = row(data["seal_bonus_times"])


class Offer:
    """An offer of a book: printed, or on a tile (MP-8.4 to 8.6)."""

    def __init__(self, data: Row) -> None:
        self.jade: Final[i64] = data["cost"].get("jade", 0)
        self.effect: Final[i64] = EFFECTS.of(data, "gain")


class CityCard:
    """A city card: what a die of a value does (MP-15)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.effect: Final[i64] = EFFECTS.of(data, "effects")


class Contract:
    """A contract (MP-13, 16.2)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.starting: Final[bool] = data["group"] == "starting"
        self.cost: Final = Cost(data["cost"])
        self.vp: Final[i64] = data["vp"]
        self.gain: Final[i64] = EFFECTS.of(data, "gain")


class Goal:
    """A goal card: seals with points, and shields (MP-19.2)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.seal_vp: Final = filled(len(SEAL_NAMES), 0)
        self.shields: i64 = 0
        seals = [rule.get("seal") for rule in data["scoring"]]
        for key, names in (("scoring", seals), ("shields", data["shields"])):
            if len(set(names)) != len(names):
                raise BOX.impossible(f"{BOX.place(data)}: {key}", f"names the same twice: {', '.join(map(str, names))}")
        for rule in data["scoring"]:
            if rule.keys() != SCORED_SEAL:
                raise BOX.impossible(
                    f"{BOX.place(data)}: scoring", 'must be { per = "improved_seal", seal = …, vp = … }'
                )
            self.seal_vp[SEAL_NAMES.index(rule["seal"])] = rule["vp"]
        for shield in data["shields"]:
            self.shields |= bit(SHIELD_NAMES.index(shield))


class Character:
    """A character: what it changes, and when it pays (MP-20)."""

    def __init__(self, data: Row) -> None:
        changes = Changes(BOX, data, ["guild_seals_dice"])
        moments = Moments(BOX, data, MOMENTS, counted=["jade_received"])
        self.id: Final[str] = data["id"]
        self.oasis_steps: Final[i64] = changes.answer("oasis_steps", 1)
        self.guild_dice: Final[i64] = changes.answer("guild_seals_dice", 0)  # 0: as printed
        self.shields: Final[i64] = changes.answer("final_shields", 0)
        self.doubles: Final[i64] = changes.answer("round_start_bonuses_doubled", 0)
        self.keeps_tiles: Final[bool] = changes.answer("keeps_outpost_tiles", False)
        self.travels: Final[i64] = travels_allowed(changes)
        self.route_set: Final = row([route_cost(changes, noun) for noun in ROUTE_NOUNS])
        self.route_more: Final = row([changes.added("route_cost", noun=noun) for noun in ROUTE_NOUNS])
        self.changes_routes: Final[bool] = max(self.route_set) >= 0 or any(self.route_more)
        self.free_coins: Final[bool] = self.route_set[0] + self.route_more[0] <= 0 <= self.route_set[0]
        self.free_camels: Final[bool] = self.route_set[1] + self.route_more[1] <= 0 <= self.route_set[1]
        self.picked: Final = row([EFFECTS.of(one, "effects") for one in moments.at("character_picked")])
        self.round: Final = effect_at(moments, "round_started")
        self.seal_improved: Final = effect_at(moments, "seal_improved")
        self.contract: Final = effect_at(moments, "contract_completed")
        received = moments.at("jade_received")
        self.jade_received: Final = row([EFFECTS.of(one, "effects") for one in received])
        self.jade_every: Final = row([one.get("every", 1) for one in received])  # so many jade bring each of them
        self.die_rolled: Final = effect_at(moments, "die_rolled")
        self.pair_rolled: Final = inner_effect(moments, "pair_rolled", {"kind": "may"})
        self.oases: Final = inner_effect(moments, "movement_ended", {"kind": "per", "of": "different_oases_entered"})
        if returns_tiles(moments) != self.keeps_tiles:
            where = f"characters[{self.id}]: changes, moments"
            raise BOX.impossible(where, "who keeps outpost tiles returns them at a bonus_action, and nobody else does")


def route_cost(changes: Changes, noun: str) -> int:
    """What routes cost of a noun with a character, before more is added; -1: as printed."""
    chosen = changes.set_to("route_cost", noun=noun)
    if chosen is None:
        return -1
    if chosen < 0:
        data = next(one for one in changes.named("route_cost", {"noun": noun}) if "set" in one)
        raise changes.impossible(data, "set", f"must be 0 or more, not {chosen}")
    return int(chosen)


def effect_at(moments: Moments, on: str) -> i64:
    """The number of what a character brings at a moment, or -1."""
    rows = moments.at(on)
    return EFFECTS.number(moments.effects(on), BOX.place(rows[0], "effects")) if rows else -1


def inner_effect(moments: Moments, on: str, around: Row) -> i64:
    """The number of what the rules offer or repeat at a moment, or -1; `around` is how the file must say that."""
    rows = moments.at(on)
    for data in rows:
        effects = data["effects"]
        is_alone = isinstance(effects, list) and len(effects) == 1
        if not is_alone or {key: one for key, one in effects[0].items() if key != "effects"} != around:
            written = ", ".join(f'{key} = "{value}"' for key, value in around.items())
            raise moments.impossible(data, "effects", f"must be [{{ {written}, effects = … }}] and nothing else")
    inner = together([data["effects"][0]["effects"] for data in rows]) if rows else None
    return EFFECTS.number(inner, BOX.place(rows[0], "effects")) if rows else -1


def returns_tiles(moments: Moments) -> bool:
    """Whether a character may return outpost tiles as a bonus action: the only one that a character brings."""
    rows = moments.at("bonus_action")
    for data in rows:
        if data["effects"] != [{"kind": "return_outpost_tile"}]:
            raise moments.impossible(data, "effects", 'must be [{ kind = "return_outpost_tile" }]')
    if len(rows) > 1:
        raise moments.impossible(rows[1], "on", "bonus_action stands twice, and once lets every tile be returned")
    return len(rows) > 0


def travels_allowed(changes: Changes) -> i64:
    """The travel spaces that may be used, as bits; all if none are named."""
    travels = [r["id"] for r in DATA["action_spaces"] if r["action"] == "travel"]
    names = changes.set_to("travel_spaces")
    out: i64 = 0
    for name in travels if names is None else names:
        if name not in travels:
            raise changes.impossible(changes.named("travel_spaces", {})[0], "set", f"{name!r} is not a Travel space")
        if has(out, travels.index(name)):
            raise changes.impossible(changes.named("travel_spaces", {})[0], "set", f"{name!r} stands twice")
        out |= bit(travels.index(name))
    return out


def change_of_dice(data: Row) -> Row:
    """By how much a die is changed: the only thing that this bonus action does (MP-16.6)."""
    gain = data.get("gain", [])
    if len(gain) != 1 or not isinstance(gain, list) or gain[0]["kind"] != "change_die":
        raise BOX.impossible(BOX.place(data, "gain"), 'must be [{ kind = "change_die", … }] and nothing else')
    out: Row = gain[0]
    return out
