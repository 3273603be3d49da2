"""Rows as plain lists, for a Python that has no librt; `caravanserai/__init__.py` puts it in librt's place."""

from collections.abc import Iterable
from typing import Any, TypeVar

T = TypeVar("T")


class vec(list[T]):  # noqa: N801  named as in librt
    """A list that slices and compares like librt's vec."""

    def __init__(self, items: Iterable[T] = (), *, capacity: int = 0) -> None:
        super().__init__(items)

    def __getitem__(self, key: Any) -> Any:
        found = super().__getitem__(key)
        return vec(found) if isinstance(key, slice) else found

    def __repr__(self) -> str:
        return f"vec[i64]({list(self)!r})"


def append(a: vec[T], item: T) -> vec[T]:
    return vec([*a, item])


def remove(a: vec[T], item: T) -> vec[T]:
    out = vec(a)
    out.remove(item)
    return out
