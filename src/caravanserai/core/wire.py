"""States as plain data: saving, loading, and the digest that says two tables are the same.

Every field of a state goes by its name, so that fields can be added later and
none can be forgotten; a step goes by its name and its fields in order.
"""

import json
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any, TypeAlias

from caravanserai.core.ids import vec
from caravanserai.core.ints import row
from caravanserai.core.rng import Keyed
from caravanserai.core.state import State
from caravanserai.core.step import Step

Wire: TypeAlias = dict[str, Any]
OWN: tuple[str, ...] = ("stack", "keyed", "told")  # the fields of a state that are not plain
VEC: tuple[type, ...] = (type(row([])), vec) if isinstance(vec, type) else (type(row([])),)
ROWS: tuple[type[Any], ...] = (list, *VEC)
SIMPLE: tuple[type, ...] = (bool, int, str)
KINDS: frozenset[type] = frozenset(SIMPLE)
COMPILED_FIELDS: dict[type, tuple[str, ...]] = {}  # by class, once looked up: a save has thousands of objects


class BadSave(ValueError):
    """Saved data that is not a state of the game."""


def fields(thing: object) -> list[str]:
    """The names of an object's fields in the order in which they are declared, in either build."""
    names = compiled_fields(type(thing))
    return [*names, *(name for name in getattr(thing, "__dict__", ()) if name not in names)]


def compiled_fields(cls: type) -> tuple[str, ...]:
    """The names that a compiled class declares, those of its parents first; none if it is interpreted."""
    if cls not in COMPILED_FIELDS:
        declared = [getattr(one, "__mypyc_attrs__", ()) for one in reversed(cls.__mro__)]
        names = dict.fromkeys(name for some in declared for name in some if name != "__dict__")
        COMPILED_FIELDS[cls] = tuple(names)
    return COMPILED_FIELDS[cls]


def plain(value: Any) -> Any:
    """A field as plain data."""
    if isinstance(value, SIMPLE):
        return value
    if isinstance(value, ROWS):
        items = list(value)
        return items if KINDS.issuperset(map(type, items)) else [plain(item) for item in items]
    return {name: plain(getattr(value, name)) for name in fields(value)}


def wire_step(step: Step[Any]) -> list[Any]:
    return [type(step).__name__, *(getattr(step, name) for name in fields(step))]


def to_wire(s: State) -> Wire:
    """Everything about a state but its log."""
    out: Wire = {name: plain(getattr(s, name)) for name in fields(s) if name not in OWN}
    out["stack"] = [wire_step(step) for step in s.stack]
    if s.keyed is not None:
        out["keyed"] = {"key": s.keyed.key.hex(), "counters": s.keyed.counters}
    return out


def fill(thing: Any, data: Mapping[str, Any], parts: Mapping[str, type], where: str) -> None:
    """Set an object's fields from plain data; a field that is missing keeps its default."""
    if not isinstance(data, dict):
        raise BadSave(f"{where}: not a table of fields")
    known = set(fields(thing)) - set(OWN)
    for name, value in data.items():
        if name in OWN:
            continue
        if name not in known:
            raise BadSave(f"{where}: unknown field {name!r}")
        try:
            setattr(thing, name, loaded(value, getattr(thing, name), parts.get(name), f"{where}.{name}"))
        except (TypeError, OverflowError) as error:
            raise BadSave(f"{where}.{name}: {error}") from error


def loaded(value: Any, default: Any, part: type | None, where: str) -> Any:
    """A field as it was; an interpreted state would take a wrong type without a word."""
    if part is not None and isinstance(value, list):
        return [filled_part(part, one, f"{where}[{n}]") for n, one in enumerate(value)]
    if isinstance(default, VEC) and isinstance(value, list) and all(type(one) is int for one in value):
        return row(value)
    if type(value) is not type(default):
        raise BadSave(f"{where}: {value!r} does not belong here")
    return value


def filled_part(cls: type, data: Mapping[str, Any], where: str) -> Any:
    part = cls()
    fill(part, data, {}, where)
    return part


def from_wire(s: State, data: Wire, parts: Mapping[str, type], steps: Mapping[str, type]) -> None:
    """Lay a saved table out on an empty one."""
    if not isinstance(data, dict):
        raise BadSave("a save is a table of fields")
    fill(s, data, parts, "state")
    stack = data.get("stack")
    if not isinstance(stack, list):
        raise BadSave("state: no stack")
    s.stack = [rebuilt(saved, steps) for saved in stack]
    keyed = data.get("keyed")
    if keyed is not None:
        try:
            s.keyed = Keyed(bytes.fromhex(keyed["key"]))
            s.keyed.counters = {str(name): int(count) for name, count in keyed["counters"].items()}
        except (TypeError, ValueError, KeyError, AttributeError) as error:
            raise BadSave(f"state.keyed: {error!r}") from error


def rebuilt(saved: list[Any], steps: Mapping[str, type]) -> Step[Any]:
    """A step from its name and fields."""
    if not isinstance(saved, list) or not saved or not isinstance(saved[0], str) or saved[0] not in steps:
        raise BadSave(f"unknown step {saved!r}")
    if not all(isinstance(value, int) for value in saved[1:]):
        raise BadSave(f"step {saved!r}: not whole numbers")
    try:
        step: Step[Any] = steps[saved[0]](*saved[1:])
    except (TypeError, OverflowError) as error:
        raise BadSave(f"step {saved!r}: {error}") from error
    return step


def step_classes(packages: Iterable[str]) -> dict[str, type]:
    """The steps defined in these packages, by name."""
    found: dict[str, type] = {}
    waiting: list[type] = [Step]
    while waiting:
        subclasses: list[type] = waiting.pop().__subclasses__()
        for cls in subclasses:
            waiting.append(cls)
            if any(cls.__module__ == p or cls.__module__.startswith(p + ".") for p in packages):
                found[cls.__name__] = cls
    return found


def digest(s: State) -> str:
    """A short hash of everything about a state: equal tables, equal digests, in either build."""
    text = json.dumps(to_wire(s), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=12).hexdigest()
