"""A component of the box as its row says, typed: a gift card, a decree, a travel token.

Effects are referred to by their number in `EFFECTS`, which effects.py has read
when the game is loaded: a step that will enact one holds an int and can be saved.
"""

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.box import load_box, overlay_folder
from caravanserai.core.meanings import Effects, Row
from caravanserai.core.passive import Changes, Moments

BOX: Final = load_box("gugong", Path(__file__).parent, overlay_folder())
DATA: Final[dict[str, Any]] = BOX.data
EFFECTS: Final = Effects(BOX)

# The seven locations, numbered as order.toml does (GG-1.1.2).
TRAVEL: Final = 0
WALL: Final = 1
JADE: Final = 2
INTRIGUE: Final = 3
PALACE: Final = 4
DECREES_PLACE: Final = 5
CANAL: Final = 6
PLACES: Final = 7
PLACE_NAMES: Final = BOX.ids("locations")

# The trade rewards, numbered as order.toml does (GG-9.5.6).
REWARD_VP: Final = 0
REWARD_CARD: Final = 1
REWARD_DOUBLE: Final = 2

HARBOURS: Final = 5  # harbours of one route (GG-9.4.8)
LARGEST_VALUE: Final = 9  # of a gift or a die (GG-1.2.2, 1.6.1)
DOUBLE_TOKEN: Final = 2  # of a token that counts as more than one (GG-6.3.12)


def nouns_and_verbs(effects: Any) -> dict[str, int]:
    """The numbers of an action's effects by noun or verb: `{"envoy": 2, "intrigue": 1}`, `{"load_ship": 1}`."""
    out: dict[str, int] = {}
    for part in [effects] if isinstance(effects, dict) else effects:
        if part.get("kind", "gain") == "gain":
            gains = {noun: n for noun, n in part.items() if isinstance(n, int)}
        else:
            gains = {part["kind"]: part["n"] if "n" in part else part.get("up_to", 1)}
        out |= {noun: n + out.get(noun, 0) for noun, n in gains.items()}
    return out


def in_servants(data: Row, key: str) -> int:
    """A cost that the rules take in servants, whatever else can be paid elsewhere (GG-5.3.2)."""
    cost: Row = data.get(key, {})
    for noun in cost:
        if noun != "servant":
            raise BOX.impossible(BOX.place(data, key), f"is paid in servants, not in {noun!r}")
    return int(cost.get("servant", 0))


def bundle(data: Row, key: str, known: list[str]) -> Row:
    """Gains that the rules hand out themselves, so that they can be of some nouns only."""
    gains = data[key]
    if not isinstance(gains, dict) or not set(gains) <= set(known):
        raise BOX.impossible(BOX.place(data, key), f"must be a bundle of {', '.join(known)}")
    return gains


def without_may(effects: Any) -> Any:
    """What a lone `may` offers: where the rule that uses it asks anyway."""
    if isinstance(effects, list) and len(effects) == 1 and effects[0]["kind"] == "may":
        return effects[0]["effects"]
    return effects


class Gift:
    """A gift card (GG-1.2.2)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.group: Final[str] = data["group"]
        self.value: Final[i64] = data["value"]
        self.effect: Final[i64] = EFFECTS.of(data, "effects")


class EndScore:
    """What a decree scores at the end (GG-8.4)."""

    def __init__(self, data: Row) -> None:
        self.vp: Final[i64] = data["vp"]
        self.per: Final[str] = data.get("per", "")
        self.every: Final[i64] = data.get("every", 1)
        self.base: Final[i64] = data.get("base", 0)
        self.most: Final[i64] = data.get("max", -1)  # -1: no limit
        self.priority: Final[i64] = data.get("priority", 0)


class Decree:
    """A decree tile (GG-8.1)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.level: Final[i64] = data["level"]
        self.cost: Final[i64] = in_servants(data, "cost")
        self.vp: Final[i64] = data["vp"]
        self.changes: Final = Changes(BOX, data)
        self.scoring: Final = [EndScore(c) for c in data.get("scoring", [])]
        morning = Moments(BOX, data, ["morning"]).effects("morning")
        self.pays_in_the_morning: Final[bool] = morning is not None
        self.morning: Final[i64] = EFFECTS.number(without_may(morning or []), BOX.place(data, "moments"))


class TokenKind:
    """A kind of travel token, basic or Bonus (GG-6.3, 13)."""

    def __init__(self, data: Row, bonus: bool) -> None:
        self.id: Final[str] = data["id"]
        self.copies: Final[i64] = data["copies"]
        self.worth: Final[i64] = data.get("worth", 1)
        self.bonus: Final[bool] = bonus
        self.effect: Final[i64] = EFFECTS.of(data, "effects")


class DayMarker:
    """What a Bonus token does while it lies out (GG-13)."""

    def __init__(self, data: Row) -> None:
        self.at_location: Final[bool] = data["scope"] == "location"
        self.card_value: Final[i64] = data.get("card_value", 0)
        self.owner_vp: Final[i64] = data.get("owner_vp", 0)
        self.actor_vp: Final[i64] = data.get("actor_vp", 0)
        self.follow: Final[bool] = data.get("follow", False)


NO_MARKER: Final = DayMarker({"scope": "owner"})


class Rate:
    """A line of the token exchange (GG-6.4.2)."""

    def __init__(self, data: Row) -> None:
        self.tokens: Final[i64] = data["tokens"]
        self.servants: Final[i64] = nouns_and_verbs(data["effects"]).get("servant", 0)
        self.effect: Final[i64] = EFFECTS.of(data, "effects")


class Benefit:
    """An Intrigue benefit (GG-7.3.4)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        if list(data["cost"]) != ["intrigue"]:
            raise BOX.impossible(BOX.place(data, "cost"), "a benefit is paid in steps back: intrigue (GG-7.3.5)")
        self.back: Final[i64] = data["cost"]["intrigue"]
        self.effect: Final[i64] = EFFECTS.of(data, "gain")


class Reward:
    """A trade reward (GG-9.5.6)."""

    def __init__(self, data: Row) -> None:
        verbs = [] if isinstance(data["effects"], dict) else [part["kind"] for part in data["effects"]]
        if verbs.count("unlock_double_servant") > 1:
            raise BOX.impossible(BOX.place(data, "effects"), "there is one Double Servant to unlock (GG-1.8.1)")
        self.id: Final[str] = data["id"]
        self.slots: Final[i64] = data["slots"]
        self.effect: Final[i64] = EFFECTS.of(data, "effects")


# What the action of each location can give (GG-5.3.1).
GIVEN: Final[dict[str, list[str]]] = {
    "travel": ["move_traveller"],
    "wall": ["place_on_wall"],
    "jade": ["jade"],
    "intrigue": ["intrigue", "take_medal"],
    "palace": ["envoy", "intrigue"],
    "decrees": ["place_on_decree"],
    "canal": ["load_ship", "move_ship"],
}


class ActionOption:
    """Option A or B of a location: what is spent and what is done."""

    def __init__(self, data: Row, known: list[str]) -> None:
        numbers = nouns_and_verbs(data["gain"])
        if not numbers or not set(numbers) <= set(known):
            raise BOX.impossible(BOX.place(data, "gain"), f"here the action gives of {', '.join(known)} only")
        self.spend: Final[i64] = in_servants(data, "cost")
        self.moves: Final[i64] = numbers.get("move_traveller", 0)
        self.place: Final[i64] = numbers.get("place_on_wall", 0)
        self.intrigue: Final[i64] = numbers.get("intrigue", 0)
        self.envoy: Final[i64] = numbers.get("envoy", 0)
        self.medal: Final[bool] = "take_medal" in numbers
        self.loads: Final[i64] = numbers.get("load_ship", 0)
        self.ship_moves: Final[i64] = numbers.get("move_ship", 0)


# What the Dusk action of a solo card can give at each location (GG-15.4.2).
GIVEN_AT_DUSK: Final[dict[str, list[str]]] = {
    "travel": ["move_traveller"],
    "wall": ["place_on_wall"],
    "intrigue": ["intrigue"],
    "palace": ["envoy", "intrigue"],
    "canal": ["load_ship"],
}


def given(data: Row, known: dict[str, list[str]]) -> dict[str, int]:
    """What a location of the solo opponent gives, of what it can give."""
    numbers, location = nouns_and_verbs(data["effects"]), data["location"]
    if location not in known:
        raise BOX.impossible(BOX.place(data, "location"), f"must be one of {', '.join(known)}, not {location}")
    if not set(numbers) <= set(known[location]):
        raise BOX.impossible(BOX.place(data, "effects"), f"he gains of {', '.join(known[location])} here")
    return numbers


class SoloCard:
    """A card of Meng's deck (GG-15.3.2, 15.4.2)."""

    def __init__(self, data: Row) -> None:
        numbers = given(data["dusk"], GIVEN_AT_DUSK)
        self.id: Final[str] = data["id"]
        self.special: Final[bool] = data["group"] == "special"
        self.place: Final[i64] = -1 if data["day"] == "focus" else PLACE_NAMES.index(data["day"])
        self.dusk_place: Final[i64] = PLACE_NAMES.index(data["dusk"]["location"])
        self.dusk_pool: Final[i64] = data["dusk"]["pool"]
        self.dusk_spent: Final[i64] = data["dusk"].get("discard", data["dusk"]["pool"])
        self.dusk_envoy: Final[i64] = numbers.get("envoy", 0)
        self.dusk_intrigue: Final[i64] = numbers.get("intrigue", 0)


class SoloLevel:
    """How strong Meng is (GG-15.1.6)."""

    def __init__(self, data: Row) -> None:
        self.special_cards: Final[i64] = data["special_cards"]
        self.extra_gift_card: Final[i64] = data["extra_gift_card"]
