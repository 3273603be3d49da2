"""Every number of a card, a tile or a space, changed at once: play follows the file where random play seldom gets.

What is shown here is listed under `[shown]` in the game's audit.toml.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from caravanserai.core.box import read_toml
from caravanserai.kit.audit_games import EXCEPTIONS
from tests.games.boxes import said
from tests.games.yokohama.corrected import OWNED

# `found` is what was looked at, by table: the position, what the file says of it, and what was seen.
SCRIPT = """
def raised(value):
    if isinstance(value, dict):
        return {key: raised(one) for key, one in value.items()}
    if isinstance(value, list):
        return [raised(one) for one in value]
    return value + 1 if type(value) is int else value

CHANGED = {
    "building_tiles": ["shops", "trading_house"],
    "church_board": ["effects"],
    "customs_board": ["effects"],
    "five_power_tokens": ["effects"],
    "mini_1_tokens": ["effects"],
    "mini_2_tokens": ["effects"],
    "achievements": ["condition", "first", "later"],
    "orders": ["cost", "gain"],
}
for table, keys in CHANGED.items():
    for data in DATA[table]["spaces"] if isinstance(DATA[table], dict) else DATA[table]:
        data.update({key: raised(data[key]) for key in keys if key in data})
loaded(GAME, DATA)

from tests.games.stories import change
from tests.games.yokohama.gains import acting, holdings, printed, resolve
from tests.games.yokohama.scenes import bare
from tests.games.yokohama.story import COUNTRY_NAMES, ORDER_NAMES, TECHNOLOGY_NAMES

found = {table: [] for table in CHANGED}
WORDS_OF = {"import": "imports", "free_agent": "free"}
VERBS = {"move_assistant": "moves", "buy_shop": "shop"}

def bundle(effects):
    out = {}
    for part in [effects] if isinstance(effects, dict) else effects:
        if part.get("kind", "gain") == "gain":
            out.update({WORDS_OF.get(noun, noun): n for noun, n in part.items() if noun != "kind"})
        else:
            out[VERBS[part["kind"]]] = part["n"]
    return out

def note(table, position, t, before, effects, spent=()):
    reward = bundle(effects)
    moves, free = reward.get("moves", 0), reward.pop("free", 0)
    seen = [resolve(t), change(before, holdings(t)), t.player(0).agents.get("free", 0)]
    said = printed(**reward)
    for noun, n in dict(spent).items():
        said[noun] = said.get(noun, 0) - n
    found[table].append([position, [moves, {noun: n for noun, n in said.items() if n}, free], seen])

def rich(t):
    return t.stock(0, yen=40)

for tile in DATA["building_tiles"]:
    for n, space in enumerate(["shop_1", "shop_2", "shop_3", "shop_4", "trading_house"]):
        t = rich(acting("customs", 4).tile("customs", tile["id"]).hand(0, shops=1, houses=1))
        before = holdings(t)
        t.act(0, "customs").play("building:" + space)
        note("building_tiles", [tile["id"], space], t, before, [*tile["shops"], tile["trading_house"]][n])

for space in DATA["church_board"]["spaces"]:
    goods = {"copper": 1, "silk": 1, "tea": 1, "fish": 1, "imports": 1, "yen": 40}
    t = acting("church", 5).stock(0, **goods).act(0, "church").play("space:" + space["id"])
    while t.question == "PayFaith":
        t.play(t.legal()[0])
    before = holdings(t)
    note("church_board", space["id"], t.play("source:hand"), before, space["effects"])

for space in DATA["customs_board"]["spaces"]:
    t = acting("customs", 5).stock(0, imports=9, yen=40).act(0, "customs").play("space:" + space["id"])
    before = holdings(t)
    note("customs_board", space["id"], t.play("source:hand"), before, space["effects"])

for table in ("five_power_tokens", "mini_2_tokens"):
    for token in DATA[table]:
        t = rich(acting("customs", 5, mini_2=True).token("customs", token["id"]))
        before = holdings(t)
        note(table, token["id"], t.act(0, "customs").play("answer:yes"), before, token["effects"])

for token in DATA["mini_1_tokens"]:
    t = bare(mini_1=True).achievements("silk_6", "tokens_5", "production_4").rewards(token["id"], "reward_us")
    t.achieved_by("silk_6", 0).achieved_by("production_4", 0).agents(0, spent=9).extra(0)
    t.play("achievement:tokens_5")
    before = holdings(t)
    note("mini_1_tokens", token["id"], t.play("reward:" + token["id"]), before, token.get("effects", {}))

for order in DATA["orders"]:
    cost = {noun: n for noun, n in order["cost"].items()}
    for short in (0, 1):
        noun = list(cost)[-1]
        t = bare().stock(0, **(cost | {noun: cost[noun] - short})).orders(0, order["id"])
        before = holdings(t)
        t.extra(0)
        if short:
            found["orders"].append([[order["id"], "short"], False, "order:" + order["id"] in t.legal()])
        else:
            note("orders", order["id"], t.play("order:" + order["id"]), before, order["gain"], cost)

def meets(t, test, short):
    kind, n = test["test"], test.get("n", 0) - short
    if kind in ("goods", "yen"):
        return t.stock(0, **{test.get("good", "yen"): n})
    if kind == "technologies":
        return t.technologies(0, *TECHNOLOGY_NAMES[:n])
    if kind == "tokens":
        return t.agents(0, spent=n)
    if kind == "orders":
        return t.completed(0, *ORDER_NAMES[:n])
    for sort in ("production", "commercial"):
        areas = [area["id"] for area in DATA["areas"] if area["type"] == sort]
        for area in areas[: test[sort] - short]:
            t.shop(0, area)
    return t

OTHERS = {"A": "fish_7", "B": "yen_10", "C": "production_4"}
for tile in DATA["achievements"]:
    name = tile["id"]
    revealed = list((OTHERS | {tile["group"]: name}).values())
    for rank in ("first", "later"):
        t = meets(bare().achievements(*revealed), tile["condition"], 0)
        t = t if rank == "first" else t.achieved_by(name, 1)
        before = holdings(t)
        note("achievements", [name, rank], t.extra(0).play("achievement:" + name), before, tile[rank])
    short = meets(bare().achievements(*revealed), tile["condition"], 1).extra(0)
    legal = short.legal() if short.asked else []
    found["achievements"].append([[name, "short"], False, "achievement:" + name in legal])
"""
POSITIONS = {
    "building_tiles": 24 * 5,
    "church_board": 8,
    "customs_board": 8,
    "five_power_tokens": 20,
    "mini_1_tokens": 6,
    "mini_2_tokens": 5,
    "achievements": 12 * 3,
    "orders": 36 * 2,
}


@cache
def found() -> dict[str, list[list[Any]]]:
    """What was looked at in a box where all these numbers are others."""
    looked: dict[str, list[list[Any]]] = said("yokohama", SCRIPT)
    return looked


@pytest.mark.parametrize("table", POSITIONS)
def test_every_row_brings_and_asks_what_the_file_says(table: str) -> None:
    """Each in a position of its own, with everything one more than printed."""
    assert POSITIONS[table] == len(found()[table])
    assert [] == [(position, says, seen) for position, says, seen in found()[table] if says != seen]


def test_what_the_audit_leaves_to_this_file_is_looked_at() -> None:
    """Each place that is listed as shown here belongs to a table of the above."""
    listed = read_toml(EXCEPTIONS, OWNED.ours / EXCEPTIONS)["shown"]
    here = {place.partition("[")[0].partition(".")[0] for place, where in listed.items() if "test_seldom" in where}
    assert set(POSITIONS) == here
