"""The words this game's components use, each with what reads its row."""

from typing import Any, Final

from caravanserai.core.effect import Op
from caravanserai.core.meanings import Effects, Meanings, Row
from caravanserai.games.gugong.components import DECREES_PLACE, EFFECTS, PLACE_NAMES
from caravanserai.games.gugong.state import POOL, SUPPLY
from caravanserai.games.gugong.verbs import (
    AdvanceEnvoy,
    AdvanceIntrigue,
    DiscardCard,
    DrawCard,
    GainJade,
    GainServants,
    GainVp,
    LayDayMarker,
    LoadServant,
    MoveTheTraveller,
    Perform,
    PlaceServants,
    RetrieveCard,
    SailShip,
    SpendServants,
    StepBack,
    SwapCard,
    TakeMedal,
    TurnADie,
    UnlockDoubleServant,
)


def amount(row: Row) -> int:
    return int(row["n"] if "n" in row else row.get("up_to", 1))


def source(row: Row) -> int:
    return SUPPLY if row.get("from") == "supply" else POOL


def read_gain_vp(n: int) -> Op[Any]:
    return GainVp(n)


def read_gain_servant(n: int) -> Op[Any]:
    return GainServants(n)


def read_gain_jade(n: int) -> Op[Any]:
    return GainJade(n)


def read_gain_envoy(n: int) -> Op[Any]:
    return AdvanceEnvoy(n)


def read_gain_intrigue(n: int) -> Op[Any]:
    return AdvanceIntrigue(n)


def read_cost_servant(n: int) -> Op[Any]:
    return SpendServants(n)


def read_cost_intrigue(n: int) -> Op[Any]:
    return StepBack(n)


def read_perform(row: Row, effects: Effects) -> Op[Any]:
    return Perform(PLACE_NAMES.index(row["location"]))


def read_move_traveller(row: Row, effects: Effects) -> Op[Any]:
    return MoveTheTraveller(amount(row))


def read_place_on_wall(row: Row, effects: Effects) -> Op[Any]:
    return PlaceServants(amount(row), source(row))


def read_place_on_decree(row: Row, effects: Effects) -> Op[Any]:
    return Perform(DECREES_PLACE)


def read_load_ship(row: Row, effects: Effects) -> Op[Any]:
    return effects.together([LoadServant(source(row)) for _ in range(amount(row))])


def read_move_ship(row: Row, effects: Effects) -> Op[Any]:
    return SailShip()


def read_take_medal(row: Row, effects: Effects) -> Op[Any]:
    return TakeMedal()


def read_swap_card(row: Row, effects: Effects) -> Op[Any]:
    return SwapCard()


def read_discard_card(row: Row, effects: Effects) -> Op[Any]:
    return DiscardCard(row["min_value"], effects.number(row["gain"]))


def read_retrieve_card(row: Row, effects: Effects) -> Op[Any]:
    return RetrieveCard()


def read_draw_card(row: Row, effects: Effects) -> Op[Any]:
    return DrawCard(amount(row))


def read_turn_die(row: Row, effects: Effects) -> Op[Any]:
    return TurnADie()


def read_unlock(row: Row, effects: Effects) -> Op[Any]:
    return UnlockDoubleServant()


def read_lay_day_marker(row: Row, effects: Effects) -> Op[Any]:
    if not effects.reading.startswith("bonus_travel_tokens["):
        raise effects.impossible("lay_day_marker: only a Bonus token lies out (GG-13.1.1)")
    return LayDayMarker()


MEANINGS: Final = Meanings(
    gains={
        "vp": read_gain_vp,
        "servant": read_gain_servant,
        "jade": read_gain_jade,
        "envoy": read_gain_envoy,
        "intrigue": read_gain_intrigue,
    },
    costs={"servant": read_cost_servant, "intrigue": read_cost_intrigue},
    verbs={
        "perform": read_perform,
        "move_traveller": read_move_traveller,
        "place_on_wall": read_place_on_wall,
        "place_on_decree": read_place_on_decree,
        "load_ship": read_load_ship,
        "move_ship": read_move_ship,
        "take_medal": read_take_medal,
        "swap_card": read_swap_card,
        "discard_card": read_discard_card,
        "retrieve_card": read_retrieve_card,
        "draw_card": read_draw_card,
        "turn_die": read_turn_die,
        "unlock_double_servant": read_unlock,
        "lay_day_marker": read_lay_day_marker,
    },
)
EFFECTS.read(MEANINGS)
