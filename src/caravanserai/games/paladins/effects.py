"""The words this game's components use, each with what reads its row."""

from typing import Any, Final

from caravanserai.core.effect import Condition, Op
from caravanserai.core.meanings import Effects, Meanings, Row, branches
from caravanserai.core.meanings import read_any_order as any_order
from caravanserai.core.meanings import read_times as times
from caravanserai.core.verbs import AnyOrder, UpTo
from caravanserai.games.paladins.components import ATTRIBUTE_NAMES, EFFECTS, WORKERS
from caravanserai.games.paladins.verbs import (
    Alternatives,
    AsOftenAsAllowed,
    ClearAction,
    DestroyDebt,
    Develop,
    DevelopFreely,
    Dismiss,
    GainProvisions,
    GainSilver,
    GainWorkers,
    InTheOrderPrinted,
    PayDebt,
    Raise,
    RaiseAny,
    Recruit,
    RecruitFreely,
    RemoveSuspicion,
    SuspicionAtLeast,
    SuspicionAtMost,
    TakeDebt,
    TakeTax,
    Willing,
)


def read_worker(name: str) -> Any:
    """How a bundle says this worker."""
    kind = WORKERS.index(name)

    def read(n: int) -> Op[Any]:
        return GainWorkers(kind, n)

    return read


def read_attribute(name: str) -> Any:
    attribute = ATTRIBUTE_NAMES.index(name)

    def read(n: int) -> Op[Any]:
        return Raise(attribute, n)

    return read


def read_silver(n: int) -> Op[Any]:
    return GainSilver(n)


def read_provision(n: int) -> Op[Any]:
    return GainProvisions(n)


def read_tax(n: int) -> Op[Any]:
    return TakeTax(n)


def read_debt(n: int) -> Op[Any]:
    return TakeDebt(n)


def read_any_attribute(n: int) -> Op[Any]:
    return RaiseAny(n)


def read_choice(row: Row, effects: Effects) -> Op[Any]:
    return Alternatives(branches(row, effects))


def read_may(row: Row, effects: Effects) -> Op[Any]:
    return Willing(effects.number(row["effects"]))


def read_times(row: Row, effects: Effects) -> Op[Any]:
    op = times(row, effects)
    return AsOftenAsAllowed(op.most, op.effect) if isinstance(op, UpTo) else op


def read_any_order(row: Row, effects: Effects) -> Op[Any]:
    op = any_order(row, effects)
    return InTheOrderPrinted(op.parts) if isinstance(op, AnyOrder) else op


def action_only(effects: Effects, verb: str, reward: str) -> None:
    """What asks for a price, and of whom there may be none, is an action and no reward."""
    if not effects.reading.startswith("actions["):
        raise effects.impossible(f"{verb}: only as an action; {reward} is a reward")


def read_remove_suspicion(row: Row, effects: Effects) -> Op[Any]:
    return RemoveSuspicion(row["n"])


def read_destroy_debt(row: Row, effects: Effects) -> Op[Any]:
    return DestroyDebt(row["n"])


def read_pay_debt(row: Row, effects: Effects) -> Op[Any]:
    return PayDebt(row["n"])


def read_pray(row: Row, effects: Effects) -> Op[Any]:
    return ClearAction()


def read_recruit(row: Row, effects: Effects) -> Op[Any]:
    action_only(effects, "recruit", "free_recruit")
    return Recruit()


def read_dismiss(row: Row, effects: Effects) -> Op[Any]:
    action_only(effects, "dismiss", "free_recruit")
    return Dismiss()


def read_develop(row: Row, effects: Effects) -> Op[Any]:
    action_only(effects, "develop", "free_develop")
    return Develop()


def read_free_recruit(row: Row, effects: Effects) -> Op[Any]:
    return RecruitFreely()


def read_free_develop(row: Row, effects: Effects) -> Op[Any]:
    return DevelopFreely()


def read_at_least(row: Row) -> Condition[Any]:
    return SuspicionAtLeast(row["n"])


def read_at_most(row: Row) -> Condition[Any]:
    return SuspicionAtMost(row["n"])


MEANINGS: Final = Meanings(
    gains={
        **{name: read_worker(name) for name in WORKERS},
        **{name: read_attribute(name) for name in ATTRIBUTE_NAMES},
        "silver": read_silver,
        "provision": read_provision,
        "tax": read_tax,
        "debt": read_debt,
        "any_attribute": read_any_attribute,
    },
    costs={},
    verbs={
        "choice": read_choice,
        "may": read_may,
        "times": read_times,
        "any_order": read_any_order,
        "remove_suspicion": read_remove_suspicion,
        "destroy_debt": read_destroy_debt,
        "pay_debt": read_pay_debt,
        "pray": read_pray,
        "recruit": read_recruit,
        "dismiss": read_dismiss,
        "develop": read_develop,
        "free_recruit": read_free_recruit,
        "free_develop": read_free_develop,
    },
    tests={"suspicion_at_least": read_at_least, "suspicion_at_most": read_at_most},
)
EFFECTS.read(MEANINGS)
