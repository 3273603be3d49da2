"""What it is worth (GG-11)."""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from caravanserai.core.bits import count, has
from caravanserai.core.game import Line, Sheet, Standing, TieBreak, placed, sum_of
from caravanserai.core.ids import Seat
from caravanserai.core.standing import Row
from caravanserai.core.step import Caution, cautions
from caravanserai.games.gugong.actions.tracks import arrival_vp
from caravanserai.games.gugong.actions.wall import score_wall
from caravanserai.games.gugong.box import DAYS, DECREES, JADE_EXTRA_VP, JADE_VP, PALACE_STEPS
from caravanserai.games.gugong.components import EndScore
from caravanserai.games.gugong.events import FINAL_WALL
from caravanserai.games.gugong.state import Gugong

NO_AUDIENCE: Final = cautions("GG-9.2.5", "caution-no-audience", int(PALACE_STEPS))
LAST_PRIORITY: Final = 9  # as core/vocabulary.toml allows

DURING: Final = "sheet-during"
END: Final = "sheet-end"
SHEET: Final = Sheet(  # the track by source, then the final scoring in its order (GG-11.1.1), then the audience
    rows=(
        Row("score-wall", DURING, "sheet-wall"),
        Row("score-travel", DURING, "sheet-travel"),
        Row("score-decrees", DURING, "sheet-decrees"),
        Row("score-canal", DURING, "sheet-canal"),
        Row("score-steps", DURING, "sheet-palace"),
        Row("score-destiny", DURING, "sheet-destiny"),
        Row("score-track", DURING, "sheet-palace"),
        Row("score-final-wall", END, "sheet-wall"),
        Row("score-decree", END, "sheet-decrees", is_family=True),
        Row("score-palace", END, "sheet-palace"),
        Row("score-jade", END, "sheet-jade"),
        Row("score-no-palace", "sheet-audience", "sheet-audience", takes_all=True),
    ),
    tie_breaks=(
        TieBreak("GG-11.6.1", "tie-audience"),
        TieBreak("GG-11.6.2", "tie-intrigue"),
        TieBreak("GG-9.1.6", "tie-stack"),
    ),
    track="score-track",
    gains={"points": 1, "points-lost": -1},
    causes={
        "wall-scored": "score-wall",
        "traveller-moved": "score-travel",
        "tokens-traded": "score-travel",
        "toll-paid": "score-travel",
        "decree-taken": "score-decrees",
        "decree-used": "score-decrees",
        "reward-claimed": "score-canal",
        "night-bonus": "score-destiny",
        "final-wall": "score-final-wall",
    },
    otherwise="score-steps",  # an Envoy in the Palace scores its steps (GG-9.2.4)
)


def jade_vp(n: i64) -> i64:
    """A set of up to five, and a little for each more (GG-11.5.1)."""
    best: i64 = len(JADE_VP) - 1
    return JADE_VP[n] if n <= best else JADE_VP[best] + (n - best) * JADE_EXTRA_VP


def counted(s: Gugong, seat: Seat, per: str, scored: i64) -> i64:
    """What a level-3 decree counts; points are those of the track and of the decrees scored before it (GG-8.4)."""
    me = s.of(seat)
    if per == "vp":
        return me.vp + scored
    if per == "jade":
        return me.jade
    if per == "decree_servants":
        return count(me.decrees)
    return me.slots()


def decree_vp(s: Gugong, seat: Seat, rule: EndScore, scored: i64 = 0) -> i64:
    """What one line of a level-3 decree scores (GG-8.4)."""
    times: i64 = 1 if rule.per == "" else counted(s, seat, rule.per, scored) // rule.every
    points = rule.base + rule.vp * times
    return points if rule.most < 0 else min(points, rule.most)


def decree_lines(s: Gugong, seat: Seat) -> list[Line]:
    """The level-3 decrees, the one that counts the points on the track first (GG-11.3.1)."""
    out: list[Line] = []
    held = s.of(seat).decrees
    scored: i64 = 0
    for priority in range(LAST_PRIORITY + 1):
        for n in range(len(DECREES)):
            if not has(held, n):
                continue
            for rule in DECREES[n].scoring:
                if rule.priority == priority:
                    points = decree_vp(s, seat, rule, scored)
                    scored += points
                    out.append(Line(f"score-decree-{DECREES[n].id}", int(points)))
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
    out.append(Line("score-jade", int(jade_vp(me.jade)), int(me.jade)))
    if is_out(s, seat):
        out.append(Line("score-no-palace", -sum_of(out)))
    return out


def compared(s: Gugong) -> list[list[int]]:
    """Not removed from the track, further on the Intrigue track, higher in the stack (GG-11.6.1, 11.6.2, 9.1.6)."""
    seats = range(s.seats)
    return [
        [0 if is_out(s, seat) else 1 for seat in seats],
        [int(s.of(seat).intrigue) for seat in seats],
        [int(stack_place(s, seat)) for seat in seats],
    ]


def stack_place(s: Gugong, seat: Seat) -> i64:
    """The place of a marker in the stack that it lies in, from the bottom (GG-9.1.4)."""
    me, out = s.of(seat), 1
    for other in s.players:
        if other.intrigue == me.intrigue and other.height < me.height:
            out += 1
    return out


def standings(s: Gugong) -> list[Standing]:
    """Where everyone stands, or would if the game ended now with a last wall scoring."""
    if not s.ended:
        s = s.clone()
        score_wall(s, FINAL_WALL)
    lines = [score_lines(s, seat) for seat in range(s.seats)]
    out = placed(lines, SHEET.tie_breaks, compared(s))
    return [removed(found) if is_out(s, found.seat) else found for found in out]


def removed(standing: Standing) -> Standing:
    """Who is off the track has not won, and no rule says who of them is ahead (GG-11.6.1, 11.6.2)."""
    return replace(standing, won=False, decided="")


def at_stake(s: Gugong, seat: Seat) -> Caution | None:
    """On the last Day, an Envoy that is not yet in the Palace: without it nothing is scored (GG-9.2.5)."""
    missing = PALACE_STEPS - s.of(seat).envoy
    return NO_AUDIENCE[missing] if s.day == DAYS - 1 and missing > 0 else None
