"""What a player holds, by noun: for telling what a choice costs and brings."""

from caravanserai.core.bags import size
from caravanserai.games.marcopolo2.components import RESOURCE_NAMES
from caravanserai.games.marcopolo2.state import MarcoPolo


def holdings(s: MarcoPolo, seat: int) -> dict[str, int]:
    """The stock, points, contracts and black dice."""
    me = s.of(seat)
    stock = {name: int(n) for name, n in zip(RESOURCE_NAMES, me.stock, strict=True)}
    return stock | {"vp": int(me.vp), "contract": len(me.active), "black_die": int(size(me.black))}
