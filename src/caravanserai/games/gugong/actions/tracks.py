"""The tracks: victory points, Intrigue, the Palace path; advancing, going back, ties (GG-9.1, 9.2)."""

from mypy_extensions import i64

from caravanserai.core.ids import Seat
from caravanserai.games.gugong.box import ARRIVAL_VP, EXTRA_STEP_VP, INTRIGUE_STEPS, PALACE_STEPS
from caravanserai.games.gugong.events import (
    ENVOY_ARRIVED,
    ENVOY_MOVED,
    INTRIGUE_MOVED,
    JADE_TAKEN,
    POINTS,
    POINTS_LOST,
)
from caravanserai.games.gugong.state import EMPTY, Gugong


def score(s: Gugong, seat: Seat, n: i64) -> None:
    """Score victory points now; they never fall below 0 (GG-13.3.3)."""
    me = s.of(seat)
    if n > 0:
        me.vp += n
        s.emit(POINTS, seat, n)
    elif n < 0 and me.vp > 0:
        lost = min(me.vp, -n)
        me.vp -= lost
        s.emit(POINTS_LOST, seat, lost)


def take_jade(s: Gugong, seat: Seat, n: i64) -> None:
    """Take jade from the stock, which never runs out (GG-1.5.1)."""
    s.of(seat).jade += n
    s.emit(JADE_TAKEN, seat, n)


def move_intrigue(s: Gugong, seat: Seat, steps: i64) -> None:
    """Move the marker; it lies on top where it arrives, and stays put at the end (GG-9.1.4, 9.1.5)."""
    me = s.of(seat)
    goal = min(me.intrigue + steps, INTRIGUE_STEPS)
    if goal == me.intrigue:
        return
    me.intrigue = goal
    s.heights += 1
    me.height = s.heights
    s.emit(INTRIGUE_MOVED, seat, goal)


def is_ahead(s: Gugong, seat: Seat, other: Seat) -> bool:
    """Who wins a tie: further on, or higher in the stack (GG-9.1.6)."""
    me, them = s.of(seat), s.of(other)
    if me.intrigue != them.intrigue:
        return me.intrigue > them.intrigue
    return me.height > them.height


def move_envoy(s: Gugong, seat: Seat, steps: i64) -> None:
    """Advance the Envoy; steps in the Palace are victory points (GG-9.2.3, 9.2.4)."""
    me = s.of(seat)
    walked = min(steps, PALACE_STEPS - me.envoy)
    if walked > 0:
        me.envoy += walked
        if me.envoy == PALACE_STEPS:
            me.arrival = s.arrived
            s.arrived += 1
            s.emit(ENVOY_ARRIVED, seat, arrival_vp(s, seat))
        else:
            s.emit(ENVOY_MOVED, seat, me.envoy)
    score(s, seat, (steps - walked) * EXTRA_STEP_VP)


def arrival_vp(s: Gugong, seat: Seat) -> i64:
    """What the Envoy's space in the Palace is worth (GG-11.4.1)."""
    place = s.of(seat).arrival
    return 0 if place == EMPTY else ARRIVAL_VP[s.side][place]
