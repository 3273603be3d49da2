"""The shapes of what is sent: msgspec where it is installed; where it cannot be, as in a browser, a stand-in.

A request is declared once, in requests.py, and is read equally strictly by both.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeVar

T = TypeVar("T")

if TYPE_CHECKING or find_spec("msgspec") is not None:
    import msgspec
    from msgspec import UNSET, DecodeError, Meta, Struct, UnsetType, field
    from msgspec.structs import asdict

    _ENCODER = msgspec.json.Encoder()

    def encoded(value: Any) -> str:
        """A value as JSON."""
        return _ENCODER.encode(value).decode()

    def decoded(text: str | bytes, shape: type[T]) -> T:
        """JSON in a shape, or a DecodeError."""
        return msgspec.json.decode(text, type=shape)

else:
    from caravanserai.tables.standin import UNSET, DecodeError, Meta, Struct, UnsetType, asdict, decoded, encoded, field

__all__ = ["UNSET", "DecodeError", "Meta", "Struct", "UnsetType", "asdict", "decoded", "encoded", "field"]
