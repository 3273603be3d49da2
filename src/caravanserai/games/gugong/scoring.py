"""What it is worth (GG-11)."""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import count, has
from caravanserai.core.game import Line, Standing, ranked, sum_of
from caravanserai.core.ids import Seat
from caravanserai.games.gugong.actions.tracks import arrival_vp, is_ahead
from caravanserai.games.gugong.actions.wall import score_wall
from caravanserai.games.gugong.box import DECREES, JADE_EXTRA_VP, JADE_VP, PALACE_STEPS, EndScore
from caravanserai.games.gugong.events import FINAL_WALL
from caravanserai.games.gugong.state import Gugong

LAST_PRIORITY: Final = 9


def jade_vp(n: i64) -> i64:
    """A set of up to five, and a little for each more (GG-11.5.1)."""
    best: i64 = len(JADE_VP) - 1
    return JADE_VP[n] if n <= best else JADE_VP[best] + (n - best) * JADE_EXTRA_VP


def counted(s: Gugong, seat: Seat, per: str) -> i64:
    """What a level-3 decree counts (GG-8.4)."""
    me = s.of(seat)
    if per == "vp":
        return me.vp
    if per == "jade":
        return me.jade
    if per == "decree_servants":
        return count(me.decrees)
    return me.slots()


def decree_vp(s: Gugong, seat: Seat, rule: EndScore) -> i64:
    """What one line of a level-3 decree scores (GG-8.4)."""
    times: i64 = 1 if rule.per == "" else counted(s, seat, rule.per) // rule.every
    points = rule.base + rule.vp * times
    return points if rule.most < 0 else min(points, rule.most)


def decree_lines(s: Gugong, seat: Seat) -> list[Line]:
    """The level-3 decrees, the one that counts the points on the track first (GG-11.3.1)."""
    out: list[Line] = []
    held = s.of(seat).decrees
    for priority in range(LAST_PRIORITY + 1):
        for n in range(len(DECREES)):
            if not has(held, n):
                continue
            for rule in DECREES[n].scoring:
                if rule.priority == priority:
                    out.append(Line(f"score-decree-{DECREES[n].id}", int(decree_vp(s, seat, rule))))
    return out


def is_out(s: Gugong, seat: Seat) -> bool:
    """An Envoy that is not in the Palace loses everything; only Meng is spared (GG-11.6.1, 15.14.1)."""
    return s.of(seat).envoy < PALACE_STEPS and not s.is_meng(seat)


def score_lines(s: Gugong, seat: Seat) -> list[Line]:
    """Every line of a player's score: track, decrees, Palace, jade (GG-11.1.1)."""
    me = s.of(seat)
    out = [Line("score-track", int(me.vp))]
    out += decree_lines(s, seat)
    out.append(Line("score-palace", int(arrival_vp(s, seat))))
    out.append(Line("score-jade", int(jade_vp(me.jade))))
    if is_out(s, seat):
        out.append(Line("score-no-palace", -sum_of(out)))
    return out


def is_better(s: Gugong, seat: Seat, score: int, other: Seat, other_score: int) -> bool:
    """Who stands higher: not removed, more points, further on the Intrigue track (GG-11.6.1, 11.6.2)."""
    if is_out(s, seat) != is_out(s, other):
        return not is_out(s, seat)
    if score != other_score:
        return score > other_score
    return is_ahead(s, seat, other)


def standings(s: Gugong) -> list[Standing]:
    """Where everyone stands, or would if the game ended now with a last wall scoring."""
    if not s.ended:
        s = s.clone()
        score_wall(s, FINAL_WALL)
    lines = [score_lines(s, seat) for seat in range(s.seats)]
    scores = [sum_of(rows) for rows in lines]
    out = ranked(lines, lambda seat, other: is_better(s, seat, scores[seat], other, scores[other]))
    return [replace(found, won=found.won and not is_out(s, found.seat)) for found in out]
