"""What stands in for msgspec where it cannot be installed: the part of it that requests.py is written in.

A shape is a class with annotated fields; what is sent either fits it or is refused with the place where it does not.
"""

import json
import re
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

T = TypeVar("T")
__all__ = ["UNSET", "DecodeError", "Meta", "Struct", "UnsetType", "asdict", "decoded", "encoded", "field"]


class DecodeError(Exception):
    """No JSON, or not in this shape."""


class UnsetType:
    """The type of a field that was not sent."""


UNSET: Final = UnsetType()


@dataclass(frozen=True, kw_only=True)
class Meta:
    """What a value is held to besides its type."""

    ge: int | None = None
    le: int | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None

    def check(self, value: Any, at: str) -> None:
        """A DecodeError if a value of the right type is not one of those that are meant."""
        if self.ge is not None and value < self.ge:
            raise DecodeError(f"Expected a number >= {self.ge} - at `{at}`")
        if self.le is not None and value > self.le:
            raise DecodeError(f"Expected a number <= {self.le} - at `{at}`")
        if self.min_length is not None and len(value) < self.min_length:
            raise DecodeError(f"Expected length >= {self.min_length} - at `{at}`")
        if self.max_length is not None and len(value) > self.max_length:
            raise DecodeError(f"Expected length <= {self.max_length} - at `{at}`")
        if self.pattern is not None and re.search(self.pattern, value) is None:
            raise DecodeError(f"Expected text matching {self.pattern!r} - at `{at}`")


@dataclass_transform()
class Struct:
    """Named fields: each class made from this is a dataclass."""

    forbids_others: ClassVar[bool] = False
    tag: ClassVar[tuple[str, str] | None] = None  # the field that says which of several it is, and what it says

    def __init_subclass__(
        cls, forbid_unknown_fields: bool = False, tag_field: str = "", tag: str = "", frozen: bool = False
    ) -> None:
        if forbid_unknown_fields:
            cls.forbids_others = True
        if tag_field:
            cls.tag = (tag_field, tag)
        dataclass(frozen=frozen)(cls)


def asdict(value: Struct) -> dict[str, Any]:
    """The fields of a shape; what lies in them as it is."""
    kind: Any = type(value)
    return {name: getattr(value, name) for name in declared(kind)}


# JSON


def encoded(value: Any) -> str:
    """A value as JSON."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def decoded(text: str | bytes, shape: type[T]) -> T:
    """JSON in a shape, or a DecodeError."""
    try:
        found = json.loads(text)
    except ValueError as error:
        raise DecodeError(f"JSON is malformed: {error}") from None
    made: T = fitted(found, shape, "$")
    return made


# Shapes


@cache
def declared(shape: Any) -> dict[str, Any]:
    """The fields of a shape and their types."""
    return {
        name: kind
        for name, kind in get_type_hints(shape, include_extras=True).items()
        if get_origin(kind) is not ClassVar
    }


def fitted(value: Any, shape: Any, at: str) -> Any:
    """A value in a shape, or a DecodeError with the place."""
    origin, inner = get_origin(shape), get_args(shape)
    if shape in (Any, object):
        return value
    if origin is Annotated:
        out = fitted(value, inner[0], at)
        for meta in inner[1:]:
            meta.check(out, at)
        return out
    if origin in (Union, UnionType):
        return one_of(value, inner, at)
    if origin is Literal:
        if not any(type(value) is type(one) and value == one for one in inner):
            raise DecodeError(f"Invalid value {value!r} - at `{at}`")
        return value
    if origin is list:
        return [fitted(one, inner[0], f"{at}[...]") for one in of_type(value, list, at)]
    if origin is dict:
        found = of_type(value, dict, at)
        return {fitted(name, inner[0], at): fitted(one, inner[1], f"{at}[...]") for name, one in found.items()}
    if isinstance(shape, type) and issubclass(shape, Struct):
        return structured(of_type(value, dict, at), shape, at)
    return of_type(value, shape, at)


def of_type(value: Any, kind: Any, at: str) -> Any:
    if kind in (None, NoneType):
        kind = NoneType
    if kind is float and type(value) is int:
        return float(value)
    if type(value) is not kind:  # true is no number
        raise DecodeError(f"Expected `{kind.__name__}`, got `{type(value).__name__}` - at `{at}`")
    return value


def one_of(value: Any, shapes: tuple[Any, ...], at: str) -> Any:
    """A value in the first of several shapes that it fits; of shapes with a tag, in the one it names."""
    tagged = {one.tag: one for one in shapes if isinstance(one, type) and issubclass(one, Struct) and one.tag}
    if tagged and isinstance(value, dict):
        for (name, tag), shape in tagged.items():
            if value.get(name) == tag:
                return structured(value, shape, at)
        raise DecodeError(f"Invalid value, or none, for the tag - at `{at}`")
    faults = []
    for shape in shapes:
        if shape is UnsetType:
            continue
        try:
            return fitted(value, shape, at)
        except DecodeError as error:
            faults.append(error)
    raise faults[0]


def structured(value: dict[str, Any], shape: type[Struct], at: str) -> Any:
    """An object as the shape it has; which fields there must be, the shape says by its defaults."""
    known: Any = shape  # a class of dataclasses, which no type says of Struct itself
    kinds, tag = declared(known), shape.tag[0] if shape.tag else ""
    if shape.forbids_others and (others := value.keys() - kinds.keys() - {tag}):
        raise DecodeError(f"Object contains unknown field `{min(others)}` - at `{at}`")
    if missing := required_of(known) - value.keys():
        raise DecodeError(f"Object missing required field `{min(missing)}` - at `{at}`")
    return shape(**{name: fitted(value[name], kind, f"{at}.{name}") for name, kind in kinds.items() if name in value})


@cache
def required_of(shape: Any) -> frozenset[str]:
    """The fields without a default."""
    found = (one for one in fields(shape) if one.default is MISSING and one.default_factory is MISSING)
    return frozenset(one.name for one in found)
