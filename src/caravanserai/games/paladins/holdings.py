"""What a player holds, by noun: for telling what a choice costs and brings."""

from caravanserai.core.bags import held
from caravanserai.games.paladins.components import ATTRIBUTE_NAMES, WORKERS
from caravanserai.games.paladins.state import PaladinsTable


def holdings(s: PaladinsTable, seat: int) -> dict[str, int]:
    """Silver, provisions, workers by kind, debts, suspicion and attributes."""
    me = s.of(seat)
    workers = {name: int(held(me.workers, kind)) for kind, name in enumerate(WORKERS)}
    tracks = {name: int(n) for name, n in zip(ATTRIBUTE_NAMES, me.track, strict=True)}
    silver = {"silver": int(me.silver), "provision": int(me.provisions)}
    return workers | silver | {"debt": int(me.unpaid), "suspicion": len(me.suspicion)} | tracks
