"""What the box says about Meng: his levels, what he prefers, and the special versions of his actions (GG-15)."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.ints import row
from caravanserai.games.gugong.box import BENEFITS, RATES, SOLO, SPECIALS
from caravanserai.games.gugong.components import (
    BOX,
    CANAL,
    DATA,
    INTRIGUE,
    PALACE,
    PLACE_NAMES,
    TRAVEL,
    WALL,
    nouns_and_verbs,
)

LEVELS: Final[list[str]] = [level["id"] for level in SOLO["levels"]]
FALLBACK_VP: Final[i64] = SOLO["fallback_vp"]
MATCHES_BY_DAY: Final = row(SOLO["matches_by_day"])
MATCHES_ARE_LEAST: Final[bool] = SOLO["matches_mode"] == "minimum"
DECREE_LEVEL_BY_DAY: Final = row(SOLO["decree_level_by_day"])
CARD_REWARDS: Final[i64] = SOLO["card_rewards_max"]
LATER_REWARD_VP: Final[i64] = SOLO["later_reward_vp"]
VP_MARKERS: Final[i64] = SOLO["reward_marker_slots"]["vp"]
JADE_AT: Final[i64] = SOLO["intrigue_jade_at"]
BENEFIT_GAINS: Final = [nouns_and_verbs(benefit["gain"]) for benefit in DATA["intrigue"]["benefits"]]
RATE_GAINS: Final = [nouns_and_verbs(rate["effects"]) for rate in DATA["travel_exchange"]["rates"]]


def first_with(noun: str, gains: list[dict[str, int]], where: str) -> int:
    """The first line that gives a noun, which the solo opponent takes."""
    for n, one in enumerate(gains):
        if noun in one:
            return n
    raise BOX.impossible(where, f"the solo opponent needs a line that gives {noun}")


JADE_BENEFIT: Final[i64] = first_with("jade", BENEFIT_GAINS, "intrigue: benefits")
if BENEFITS[JADE_BENEFIT].back > JADE_AT:
    raise BOX.impossible("solo: intrigue_jade_at", f"jade costs {BENEFITS[JADE_BENEFIT].back} steps back")
for action in DATA["solo_special_actions"]:
    only = {"jade": {"jade": 1}, "decrees": {"place_on_decree": 1}}.get(action["location"])
    if only is not None and SPECIALS[action["location"]] != only:
        raise BOX.impossible(BOX.place(action, "effects"), "he takes 1 jade, and places 1 servant on a decree")
SERVANT_BENEFIT: Final[i64] = first_with("servant", BENEFIT_GAINS, "intrigue: benefits")
SERVANT_RATE: Final[i64] = first_with("servant", RATE_GAINS, "travel_exchange: rates")
SERVANT_PRICE: Final[i64] = RATES[SERVANT_RATE].tokens
SERVANTS_TRADED: Final[i64] = RATES[SERVANT_RATE].servants
JADE_RATE: Final[i64] = first_with("jade", RATE_GAINS, "travel_exchange: rates")


def special(place: int, what: str) -> int:
    """A number of the special version of a location's action (GG-15.13.2)."""
    return SPECIALS[PLACE_NAMES[place]].get(what, 0)


SPECIAL_MOVES: Final[i64] = special(TRAVEL, "move_traveller")
SPECIAL_WALL: Final[i64] = special(WALL, "place_on_wall")
SPECIAL_INTRIGUE: Final[i64] = special(INTRIGUE, "intrigue")
SPECIAL_ENVOY: Final[i64] = special(PALACE, "envoy")
SPECIAL_PALACE_INTRIGUE: Final[i64] = special(PALACE, "intrigue")
SPECIAL_LOADS: Final[i64] = special(CANAL, "load_ship")
