"""The words this game's components use, each with what reads its row."""

from typing import Any, Final

from caravanserai.core.effect import Countable, Op
from caravanserai.core.ints import row as vec_of
from caravanserai.core.meanings import Effects, Meanings, Row, branches
from caravanserai.games.marcopolo2.components import DICE_VALUES, EFFECTS, LOCATION_NAMES, RESOURCE_NAMES, Cost
from caravanserai.games.marcopolo2.verbs import (
    MARKERS_LAID,
    CompletedContracts,
    CopyCityBonus,
    Directions,
    DrawContracts,
    Gain,
    GainAnyGoods,
    GainBlackDice,
    GainPoints,
    MoveFigure,
    NothingToCount,
    PayCities,
    PayThenGain,
    PerDie,
    PlaceSpareFigure,
    PostsOnMap,
    RepeatPay,
    TakeFaceUp,
    TakeGuildSeal,
    TimesDie,
)


def read_resource(name: str) -> Any:
    resource = RESOURCE_NAMES.index(name)

    def read(n: int) -> Op[Any]:
        return Gain(resource, n)

    return read


def read_points(n: int) -> Op[Any]:
    return GainPoints(n)


def read_any_good(n: int) -> Op[Any]:
    return GainAnyGoods(n, False)


def read_different_good(n: int) -> Op[Any]:
    return GainAnyGoods(n, True)


def read_black_die(n: int) -> Op[Any]:
    return GainBlackDice(n)


def read_move(row: Row, effects: Effects) -> Op[Any]:
    if isinstance(row["steps"], list):
        raise effects.impossible('move: steps: must be a number or "die"')
    cost: Row = row.get("cost", {})
    by_die = row["steps"] == "die"
    return MoveFigure(0 if by_die else row["steps"], by_die, cost.get("camel", 0), cost.get("jade", 0))


def read_from_pile(row: Row, effects: Effects) -> Op[Any]:
    return DrawContracts(row["n"])


def read_from_city(row: Row, effects: Effects) -> Op[Any]:
    return TakeFaceUp(row["n"])


def read_copy(row: Row, effects: Effects) -> Op[Any]:
    return CopyCityBonus()


def read_city_bonus(row: Row, effects: Effects) -> Op[Any]:
    n = row["n"]
    times = n if isinstance(n, list) else list(range(1, DICE_VALUES + 1)) if n == "die" else [n] * DICE_VALUES
    for often in times:
        if not 1 <= often <= MARKERS_LAID:
            raise effects.impossible(f"city_bonus: n: must be from 1 to {MARKERS_LAID}, not {often}")
    return PayCities(vec_of(times))


def read_take_seal(row: Row, effects: Effects) -> Op[Any]:
    return TakeGuildSeal()


def read_pay(row: Row, effects: Effects) -> Op[Any]:
    return PayThenGain(Cost(row["cost"]), effects.number(row["gain"]))


def read_times(row: Row, effects: Effects) -> Op[Any]:
    inner = row["effects"]
    if "up_to" in row:
        if row["up_to"] != "die" or not isinstance(inner, list) or [one["kind"] for one in inner] != ["pay"]:
            raise effects.impossible('times: up_to must be "die", and effects one pay and nothing else')
        return RepeatPay(Cost(inner[0]["cost"]), effects.number(inner[0]["gain"]))
    if row["n"] != "die":
        raise effects.impossible(f'times: n must be "die", not {row["n"]!r}')
    return TimesDie(effects.number(inner))


def read_per(row: Row, effects: Effects) -> Op[Any]:
    if row.get("max") != "die" or "every" in row:
        raise effects.impossible('per: max must be "die", and every is not used')
    return PerDie(effects.counter(row, "of"), effects.number(row["effects"]))


def read_choice(row: Row, effects: Effects) -> Op[Any]:
    return Directions(branches(row, effects))


def read_place_figure(row: Row, effects: Effects) -> Op[Any]:
    return PlaceSpareFigure(LOCATION_NAMES.index(row["location"]))


def read_completed(row: Row) -> Countable[Any]:
    return CompletedContracts()


def read_posts(row: Row) -> Countable[Any]:
    return PostsOnMap()


def read_nothing(row: Row) -> Countable[Any]:
    return NothingToCount()


MEANINGS: Final = Meanings(
    gains={
        **{name: read_resource(name) for name in RESOURCE_NAMES},
        "vp": read_points,
        "any_good": read_any_good,
        "different_good": read_different_good,
        "black_die": read_black_die,
    },
    costs={},
    verbs={
        "move": read_move,
        "contract_from_pile": read_from_pile,
        "contract_from_city": read_from_city,
        "copy_city_bonus": read_copy,
        "city_bonus": read_city_bonus,
        "take_guild_seal": read_take_seal,
        "pay": read_pay,
        "times": read_times,
        "per": read_per,
        "choice": read_choice,
        "place_figure": read_place_figure,
    },
    counters={
        "completed_contracts": read_completed,
        "posts": read_posts,
        "different_oases_entered": read_nothing,
        "improved_seal": read_nothing,
    },
)
EFFECTS.read(MEANINGS)
