"""All that is in the box: `GIFTS[3].value`; and what the rules need of it."""

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.core.bits import bit
from caravanserai.core.ids import Ints
from caravanserai.core.ints import filled, row
from caravanserai.core.signatures import span
from caravanserai.games.gugong.components import (
    BOX,
    DATA,
    DOUBLE_TOKEN,
    GIVEN,
    HARBOURS,
    NO_MARKER,
    PLACE_NAMES,
    ActionOption,
    Benefit,
    DayMarker,
    Decree,
    Gift,
    Rate,
    Reward,
    SoloCard,
    SoloLevel,
    TokenKind,
    bundle,
    given,
    in_servants,
)


def check_tables() -> None:
    """What the rules do not leave to the component file."""
    given_before: list[str] = []
    for rate in DATA["travel_exchange"]["rates"]:
        nouns = list(rate["effects"])
        if len(nouns) != 1 or nouns[0] in given_before:
            raise BOX.impossible(BOX.place(rate, "effects"), "each line gives one noun, and no two the same")
        given_before += nouns
    limit = DATA["travel_exchange"]["token_limit"] + 1
    if not any(
        rate["tokens"] <= limit and rate["tokens"] % DOUBLE_TOKEN == 0 and "servant" not in rate["effects"]
        for rate in DATA["travel_exchange"]["rates"]
    ):
        raise BOX.impossible(
            "travel_exchange: rates.tokens, token_limit",
            f"one line other than servants must take an even number of at most {limit} tokens",
        )
    for data in DATA["bonus_travel_tokens"]:
        if data["effects"][0]["kind"] != "lay_day_marker":
            raise BOX.impossible(BOX.place(data, "effects"), "a Bonus token is a lay_day_marker")
    for side, values in DATA["palace"]["arrival_vp"].items():
        if len(values) < max(span(side)):
            raise BOX.impossible(f"palace: arrival_vp.{side}", f"{max(span(side))} players may arrive")
    if len(set(DATA["travel_map"]["meng_route"])) != len(DATA["travel_map"]["meng_route"]):
        raise BOX.impossible("travel_map: meng_route", "a city stands on the route once")


def check_options() -> None:
    """What a table may switch is what the box has."""
    known: dict[str, list[Any]] = {
        "bonus_tokens": [False, True],
        "expert_setup": [False, True],
        "solo_level": [level["id"] for level in DATA["solo"]["levels"]],
        "solo_focus": ["random", *PLACE_NAMES],
        "solo_sets": list(range(len(DATA["solo"]["set_choices"]))),
    }
    for option in BOX.options:
        for value in option.values:
            if value not in known[option.id]:
                allowed = ", ".join(map(repr, known[option.id]))
                raise BOX.impossible(f"options[{option.id}]: values", f"must be of {allowed}, not {value!r}")


def check_priorities() -> None:
    """A decree that counts points counts those scored before it: none is scored at the same time (GG-11.3.1)."""
    lines = [line for decree in DATA["decrees"] for line in decree.get("scoring", [])]
    for line in lines:
        times = [one.get("priority", 0) for one in lines].count(line.get("priority", 0))
        if line.get("per") == "vp" and (times > 1 or "priority" not in line):
            raise BOX.impossible(BOX.place(line, "priority"), "no other decree is scored when points are counted")


check_tables()
check_options()
check_priorities()
GIFTS: Final = [Gift(r) for r in DATA["gift_cards"]]
DECREES: Final = [Decree(r) for r in DATA["decrees"]]
MOST_ADDED: Final = sum(
    max(int(c.get("add", 0)), 0) for r in DATA["decrees"] for c in r.get("changes", [])
)  # to a cost
TOKENS: Final = [TokenKind(r, False) for r in DATA["travel_tokens"]] + [
    TokenKind(r, True) for r in DATA["bonus_travel_tokens"]
]
MARKERS: Final = [NO_MARKER for _ in DATA["travel_tokens"]] + [
    DayMarker(r["effects"][0]) for r in DATA["bonus_travel_tokens"]
]
RATES: Final = [Rate(r) for r in DATA["travel_exchange"]["rates"]]
BENEFITS: Final = [Benefit(r) for r in DATA["intrigue"]["benefits"]]
REWARDS: Final = [Reward(r) for r in DATA["canal"]["rewards"]]
OPTIONS_A: Final = [ActionOption(r["option_a"], GIVEN[r["id"]]) for r in DATA["locations"]]
OPTIONS_B: Final = [ActionOption(r.get("option_b", r["option_a"]), GIVEN[r["id"]]) for r in DATA["locations"]]
SOLO_CARDS: Final = [SoloCard(r) for r in DATA["solo_cards"]]
SOLO_LEVELS: Final = [SoloLevel(r) for r in DATA["solo"]["levels"]]
SPECIALS: Final = {r["location"]: given(r, GIVEN) for r in DATA["solo_special_actions"]}

DICE: Final = [row(d["faces"]) for d in DATA["destiny_dice"]]
DAY_SERVANTS: Final = row(DATA["day_track"]["servants"])
DAYS: Final[i64] = len(DAY_SERVANTS)
SIDES: Final[list[str]] = DATA["board"]["sides"]
SIDE_FOR: Final = row([0] + [SIDES.index(DATA["board"]["side_for_players"][str(n)]) for n in range(1, 6)])
COMPLETE_AT: Final = row([0] + [DATA["great_wall"]["complete_at"][str(n)] for n in range(1, 6)])
JADE_VP: Final = row(DATA["jade"]["set_vp"])
HOUSES: Final = [row(DATA["jade"]["houses"][side]) for side in SIDES]
ARRIVAL_VP: Final = [row(sorted(DATA["palace"]["arrival_vp"][side], reverse=True)) for side in SIDES]
ROUTE_NAMES: Final[list[str]] = [route for side in SIDES for route in DATA["canal"]["routes"][side]]
ROUTES: Final = row([len(DATA["canal"]["routes"][side]) for side in SIDES])
CITIES: Final = [c["id"] for c in DATA["travel_map"]["cities"]]

PAY_SERVANTS: Final[i64] = DATA["exchange"]["pay_servants"]
ONE_BEATS_NINE: Final[bool] = DATA["exchange"]["one_beats_nine"]
TOKEN_LIMIT: Final[i64] = DATA["travel_exchange"]["token_limit"]
WALL_WINNER: Final = bundle(DATA["great_wall"], "winner", ["vp", "envoy"])
MOST_MATCHES: Final = bundle(DATA["night"], "most_matches", ["vp", "envoy"])
WALL_VP: Final[i64] = WALL_WINNER.get("vp", 0)
WALL_ENVOY: Final[i64] = WALL_WINNER.get("envoy", 0)
INTRIGUE_STEPS: Final[i64] = DATA["intrigue"]["steps"]
PALACE_STEPS: Final[i64] = DATA["palace"]["steps"]
EXTRA_STEP_VP: Final[i64] = DATA["palace"]["vp_per_extra_step"]
SQUARE_COST: Final[i64] = in_servants(DATA["jade"], "square_cost")
JADE_EXTRA_VP: Final[i64] = DATA["jade"]["extra_vp"]
SURCHARGE: Final[i64] = DATA["decree_rules"]["surcharge_per_opponent"]
SHIP_CAPACITY: Final[i64] = DATA["canal"]["ship_capacity"]
MATCH_SERVANTS: Final[i64] = bundle(DATA["night"], "per_match", ["servant"]).get("servant", 0)
NIGHT_VP: Final[i64] = MOST_MATCHES.get("vp", 0)
NIGHT_ENVOY: Final[i64] = MOST_MATCHES.get("envoy", 0)
SERVANTS: Final[i64] = DATA["player"]["servants"]
POOL_START: Final[i64] = DATA["player"]["pool_start"]
SUPPLY_START: Final[i64] = DATA["player"]["supply_start"]
SHIPS: Final[i64] = DATA["player"]["ships"]
SOLO: Final[dict[str, Any]] = DATA["solo"]


def roads() -> Ints:
    """For each city the cities next to it, as a set of bits."""
    out = filled(len(CITIES), 0)
    for a, b in DATA["travel_map"]["roads"]:
        i: i64 = CITIES.index(a)
        j: i64 = CITIES.index(b)
        out[i] |= bit(j)
        out[j] |= bit(i)
    return out


def harbour_rewards() -> Ints:
    """For each harbour of a route the rewards it offers, as a set of bits (GG-9.5.6)."""
    if len(DATA["canal"]["harbours"]) != HARBOURS:
        raise BOX.impossible("canal: harbours", f"a route has {HARBOURS}")
    out = filled(HARBOURS, 0)
    names = [reward.id for reward in REWARDS]
    for harbour in BOX.numbered(DATA["canal"]["harbours"], "n"):
        n: i64 = harbour["n"] - 1
        if len(set(harbour["rewards"])) != len(harbour["rewards"]):
            raise BOX.impossible(BOX.place(harbour, "rewards"), "says the same twice")
        for reward in harbour["rewards"]:
            out[n] |= bit(names.index(reward))
    return out


def cards_in(group: str) -> i64:
    """The gift cards of a group, as a set of bits."""
    out: i64 = 0
    for n, gift in enumerate(GIFTS):
        if gift.group == group:
            out |= bit(n)
    return out


ROADS: Final = roads()
HARBOUR_REWARDS: Final = harbour_rewards()
BOARD_CARDS: Final = cards_in("board")
DECK_CARDS: Final = cards_in("deck")
PLAYER_SETS: Final = [cards_in(f"set_{n}") for n in range(1, 6)]
