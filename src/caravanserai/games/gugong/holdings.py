"""What a player holds, by noun: for telling what a choice costs and brings."""

from caravanserai.games.gugong.state import Gugong


def holdings(s: Gugong, seat: int) -> dict[str, int]:
    """Servants in the pool, points, jade, and how far envoy and intrigue have come."""
    me = s.of(seat)
    return {
        "servant": int(me.pool),
        "vp": int(me.vp),
        "jade": int(me.jade),
        "envoy": int(me.envoy),
        "intrigue": int(me.intrigue),
    }
