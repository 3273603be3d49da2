"""What a player holds, by noun: for telling what a choice costs and brings."""

from caravanserai.games.yokohama.components import RESOURCE_NAMES
from caravanserai.games.yokohama.state import Yokohama


def holdings(s: Yokohama, seat: int) -> dict[str, int]:
    """The stock and points; assistants come and go with every turn."""
    me = s.of(seat)
    stock = {name: int(n) for name, n in zip(RESOURCE_NAMES, me.stock, strict=True)}
    return stock | {"vp": int(me.vp)}
