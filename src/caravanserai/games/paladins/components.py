"""A component of the box as its row says, typed: an action, a Townsfolk, a Paladin.

Effects are referred to by their number in `EFFECTS`, which effects.py has read
when the game is loaded: a step that will enact one holds an int and can be saved.
"""

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.bags import some
from caravanserai.core.box import load_box, overlay_folder
from caravanserai.core.ids import Ints
from caravanserai.core.ints import filled, row
from caravanserai.core.meanings import Effects, Row
from caravanserai.core.passive import Changes, Moments

BOX: Final = load_box("paladins", Path(__file__).parent, overlay_folder())
DATA: Final[dict[str, Any]] = BOX.data
EFFECTS: Final = Effects(BOX)

# The workers, numbered as order.toml does (PW-1.6).
LABOURER: Final = 0
CRIMINAL: Final = 5
ANY: Final = -1  # a transparent worker space (PW-5.1.2)

# The attributes, numbered as order.toml does (PW-1.2).
FAITH: Final = 0
STRENGTH: Final = 1
INFLUENCE: Final = 2
ATTRIBUTES: Final = 3

# The twelve actions, numbered as order.toml does (PW-2.3.1, 2.3.2).
DEVELOP: Final = 0
RECRUIT: Final = 1
HUNT: Final = 2
TRADE: Final = 3
PRAY: Final = 4
CONSPIRE: Final = 5
COMMISSION: Final = 6
FORTIFY: Final = 7
GARRISON: Final = 8
ABSOLVE: Final = 9
ATTACK: Final = 10
CONVERT: Final = 11
ACTIONS: Final = 12
FIRST_RIGHT: Final = COMMISSION

# What an action costs (PW-1.7).
SILVER: Final = 0
PROVISION: Final = 1
NOUNS: Final = ["silver", "provision"]

MOMENTS: Final = ["action_taken", "debt_paid", "inquisition"]
RIGHT_SLOTS: Final = 3  # worker spaces of an action on the right (PW-7.8)
COVERABLE: Final = 2  # of them can be covered by Workshops (PW-6.1.3)


WORKERS: Final = BOX.ids("workers")
USUAL_SUSPICION: Final[i64] = BOX.row("workers", "criminal").get("gain_suspicion", 0)  # for each Criminal
ATTRIBUTE_NAMES: Final = BOX.ids("attributes")
ACTION_NAMES: Final = BOX.ids("actions")


def worker(name: str) -> i64:
    """A worker's number; ANY for a transparent space."""
    return ANY if name == "any" else WORKERS.index(name)


def bundle(data: Row, key: str, known: list[str]) -> Row:
    """Gains or costs that the rules handle themselves, so that they can be of some nouns only."""
    amounts: Any = data[key] or {}
    if not isinstance(amounts, dict) or not set(amounts) <= set(known):
        raise BOX.impossible(BOX.place(data, key), f"must be a bundle of {', '.join(known)}")
    return amounts


def workers_of(names: list[str]) -> i64:
    """A bag of workers."""
    out: i64 = 0
    for name in names:
        out += some(WORKERS.index(name), 1)
    return out


def attribute(name: str | None) -> i64:
    return -1 if name is None else ATTRIBUTE_NAMES.index(name)


class Action:
    """One of the twelve actions of a player board (PW-6, 7, 8)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.slots: Final = row([worker(name) for name in data["slots"]])
        self.needs: Final[i64] = attribute(data.get("needs"))
        self.gives: Final[i64] = attribute(data.get("gives"))
        self.gives_after: Final[bool] = "gives" in data and not data.get("gives_printed_on_card", False)
        self.most: Final[i64] = data.get("max_uses", -1)
        self.requirement: Final = row(data.get("requirement", []))
        self.vp: Final = row(data.get("vp", [0] * (data.get("max_uses", 0) + 1)))
        noun, costs = next(iter(data.get("costs", {}).items()), ("silver", []))
        self.noun: Final[i64] = NOUNS.index(noun)
        self.costs: Final = row(costs)
        self.effect: Final[i64] = EFFECTS.of(data, "effects")
        modes: list[Row] = data.get("modes", [])
        self.modes: Final = row([mode["workers"] for mode in modes])  # workers of each form (PW-17.5)
        self.silver: Final[i64] = modes[0]["cost"].get("silver", 0) if modes else 0
        self.gains: Final = row([EFFECTS.of(mode, "gain") for mode in modes])
        self.check(data)

    def check(self, data: Row) -> None:
        """What the rules of an action do not leave to the component file."""
        where = BOX.place(data)
        uses = data.get("max_uses", 0)
        if len(data.get("costs", NOUNS[:1])) != 1 or ("costs" in data and next(iter(data["costs"])) not in NOUNS):
            raise BOX.impossible(f"{where}: costs", "an action is paid in silver or in provision")
        for key, size in (("requirement", uses), ("vp", uses + 1)):
            if key in data and len(data[key]) != size:
                raise BOX.impossible(f"{where}: {key}", f"needs {size} numbers, as max_uses is {uses}")
        if data["side"] == "right" and len(self.slots) != RIGHT_SLOTS:
            raise BOX.impossible(f"{where}: slots", f"a right-side action has {RIGHT_SLOTS} worker spaces")
        for mode in data.get("modes", []):
            if mode["cost"] != data["modes"][0]["cost"] or list(mode["cost"]) not in ([], ["silver"]):
                raise BOX.impossible(BOX.place(mode, "cost"), "all forms of an action cost the same, in silver")
            if mode["workers"] > len(self.slots):
                raise BOX.impossible(BOX.place(mode, "workers"), f"there are {len(self.slots)} worker spaces")
        if data.get("modes") and self.modes[len(self.modes) - 1] != len(self.slots):
            raise BOX.impossible(f"{where}: slots", "the largest form of an action fills all its worker spaces")


BOARD_ACTIONS: Final = [Action(r) for r in DATA["actions"]]


def after_actions(moments: Moments) -> Ints:
    """What a card brings after each action, as the number of an effect; -1: nothing (PW-10.5, 12.2)."""
    out = filled(ACTIONS, -1)
    for data in moments.rows:
        if data["on"] == "action_taken":
            action: i64 = ACTION_NAMES.index(data["action"])
            if out[action] < 0:
                out[action] = effects_of(moments, data)
    return out


def effects_of(moments: Moments, data: Row) -> i64:
    """All that a card brings at the moment of one of its rows."""
    return EFFECTS.number(moments.effects(data["on"], **moments.arguments(data)), BOX.place(data, "effects"))


def inquisition_rank(effects: Any) -> i64:
    """The order that is never worse: Peddlers, Conspirators, Squires (PW-12.2.8)."""
    first = effects[0] if isinstance(effects, list) and effects else {}
    if first.get("test") == "suspicion_at_most":
        return 2
    return 1 if first.get("kind") in ("may", "remove_suspicion") else 0


class Townsfolk:
    """A card of the town: an ability in the crew, or a reward when dismissed (PW-6.2)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.dismiss: Final[i64] = EFFECTS.of(data, "dismiss")
        self.on_recruit: Final[i64] = EFFECTS.of(data, "on_recruit")
        moments = Moments(BOX, data, MOMENTS)
        self.after: Final = after_actions(moments)
        paid, inquiry = moments.at("debt_paid"), moments.at("inquisition")
        self.debt_paid: Final[i64] = effects_of(moments, paid[0]) if paid else -1
        self.inquisition: Final[i64] = effects_of(moments, inquiry[0]) if inquiry else -1
        self.rank: Final[i64] = max((inquisition_rank(data["effects"]) for data in inquiry), default=0)


class Paladin:
    """A Paladin: two workers, attributes and an ability for one round (PW-10)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.workers: Final[i64] = workers_of(data["workers"])
        self.attributes: Final = row([data["attributes"].get(name, 0) for name in ATTRIBUTE_NAMES])
        self.after: Final = after_actions(Moments(BOX, data, ["action_taken"]))
        self.cost: Final = filled(ACTIONS * len(NOUNS), -1)  # what an action costs instead; -1: as usual
        self.more: Final = filled(ACTIONS * len(NOUNS), 0)  # what it costs more; below 0: less
        self.suspicion: Final = filled(ACTIONS, USUAL_SUSPICION)  # drawn for each Criminal of an action
        changes = Changes(BOX, data)
        for change in changes.rows:
            self.change(changes, change)

    def change(self, changes: Changes, change: Row) -> None:
        """What is set or added to a cost, or to the Suspicion of a Criminal."""
        ask, arguments = change["ask"], changes.arguments(change)
        action: i64 = ACTION_NAMES.index(change["action"])
        if ask == "suspicion_per_criminal":
            if action != CONSPIRE:
                raise changes.impossible(change, "action", "a Criminal is drawn with Conspire only (PW-6.6.1)")
            self.suspicion[action] = max(changes.answer(ask, USUAL_SUSPICION, **arguments), 0)
            return
        if change["noun"] != NOUNS[BOARD_ACTIONS[action].noun]:
            paid = NOUNS[BOARD_ACTIONS[action].noun]
            raise changes.impossible(change, "noun", f"{change['action']} is paid in {paid}")
        place = BOARD_ACTIONS[action].noun + action * len(NOUNS)
        chosen = changes.set_to(ask, **arguments)
        if chosen is None:
            self.more[place] = changes.added(ask, **arguments)
        else:
            self.cost[place] = max(chosen + changes.added(ask, **arguments), 0)


class EndScore:
    """What a converted Outsider scores at the end (PW-15.2)."""

    def __init__(self, data: Row) -> None:
        self.vp: Final[i64] = data["vp"]
        self.per: Final[str] = data.get("per", "")
        self.every: Final[i64] = data.get("every", 1)
        self.base: Final[i64] = data.get("base", 0)
        self.most: Final[i64] = data.get("max", -1)  # -1: no limit
        self.action: Final[i64] = ACTION_NAMES.index(data["action"]) if "action" in data else -1
        self.attribute: Final[i64] = attribute(data.get("attribute"))
        self.faction: Final[str] = data.get("faction", "")


class Outsider:
    """An Outsider, to be attacked or converted (PW-8.5, 8.6)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.name: Final[str] = data["name"]
        self.faction: Final[str] = data["faction"]
        self.attack: Final[i64] = EFFECTS.of(data, "attack")
        self.convert: Final[i64] = EFFECTS.of(data, "convert")
        self.scoring: Final = [EndScore(r) for r in data["scoring"]]


class Wall:
    """A Wall card (PW-8.2)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.effect: Final[i64] = EFFECTS.of(data, "effects")
        self.vp: Final[i64] = data["vp"]


class Favour:
    """A King's Favour: an action space for all (PW-9.2)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.slot: Final[i64] = worker(data["slot"])
        cost = bundle(data, "cost", NOUNS)
        self.silver: Final[i64] = cost.get("silver", 0)
        self.provision: Final[i64] = cost.get("provision", 0)
        self.effect: Final[i64] = EFFECTS.of(data, "gain")


def space_group(data: Row) -> int:
    """How much the solo opponent likes a space: its group's place in the order of all groups (PW-16.6.2)."""
    groups: list[str] = DATA["solo"]["space_priority"]
    if groups.count(data["ai_group"]) != 1 or groups.count("pay_debt") != 1:
        raise BOX.impossible("solo: space_priority", f"names every group once, also {data['ai_group']} and pay_debt")
    return groups.index(data["ai_group"])


class Space:
    """A space for a Monk or an Outpost (PW-2.2.8)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.region: Final[i64] = data["region"] - 1
        self.players: Final[i64] = data["min_players"]
        self.effect: Final[i64] = EFFECTS.of(data, "effects")
        self.group: Final[i64] = space_group(data)


class TownSlot:
    """A place in the row of Townsfolk, and what a card costs there (PW-6.2.7, 6.2.8)."""

    def __init__(self, data: Row) -> None:
        self.silver: Final[i64] = bundle(data, "cost", ["silver"]).get("silver", 0)
        self.debt: Final[bool] = data["debt_instead"]


class Scheme:
    """A card of the solo opponent's deck (PW-16.1.12)."""

    def __init__(self, data: Row) -> None:
        self.id: Final[str] = data["id"]
        self.copies: Final[i64] = data["copies"]
        self.starts: Final[bool] = data["group"] == "deck"
        self.action: Final[i64] = ACTION_NAMES.index(data["action"]) if data["action"] in ACTION_NAMES else -1
        self.order: Final[bool] = data["action"] == "kings_order"
