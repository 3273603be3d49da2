"""A ladder as a drawing: the shares with their intervals, and strength against time. SVG that a person could edit."""

import math
from typing import Any
from xml.sax.saxutils import escape

from caravanserai.cli.ladder_report import match_name
from caravanserai.cli.voice import Voice

WIDTH, LEFT, RIGHT = 720, 280, 40
TOP, ROW, TICKS = 56, 26, 28
BELOW = 300  # the height of strength against time
DOT = 5
NAME_WIDTH, NAME_HEIGHT = 110, 15
STYLE = """text { font: 13px system-ui, sans-serif; fill: #444 } .title { font-weight: 600; font-size: 14px }
  .label { text-anchor: end } .tick { text-anchor: middle; font-size: 11px } line { stroke: #b3402e; stroke-width: 2 }
  circle { fill: #b3402e } .grid { stroke: #8a8f98; stroke-width: 0.5 } .fair { stroke: #8a8f98; stroke-dasharray: 4 3 }
  @media (prefers-color-scheme: dark) { text { fill: #ddd } }"""


def drawn(results: dict[str, Any], voice: Voice) -> str:
    """Both pictures in one, with words in the language of the voice."""
    rows = [*results["pairs"], *results["solo"]]
    upper = TOP + ROW * len(rows) + TICKS
    timed = [row for row in results["strength"] if row["mean_ms"] and row["share"] is not None]
    height = upper + (BELOW if timed else 0)
    title = voice.text("cli-ladder-plot-shares", game=voice.title, players=results["seats"])
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"  <title>{escape(title)}</title>",
        f"  <style>{STYLE}</style>",
        *shares(rows, results, voice, title),
    ]
    if timed:
        out += times(timed, results, voice, upper)
    return "\n".join([*out, "</svg>", ""])


def shares(rows: list[dict[str, Any]], results: dict[str, Any], voice: Voice, title: str) -> list[str]:
    """A line for each match from the low to the high end of its interval, with a dot at the share."""
    bottom = TOP + ROW * len(rows)
    out = [f'  <text class="title" x="12" y="24">{escape(title)}</text>']
    for tick in range(0, 101, 25):
        x = across(tick / 100)
        out.append(f'  <line class="grid" x1="{x:.1f}" y1="{TOP - 12}" x2="{x:.1f}" y2="{bottom}"/>')
        out.append(f'  <text class="tick" x="{x:.1f}" y="{bottom + 16}">{percent(voice, tick)}</text>')
    if results["fair"] is not None:
        x = across(results["fair"])
        out.append(f'  <line class="fair" x1="{x:.1f}" y1="{TOP - 12}" x2="{x:.1f}" y2="{bottom}"/>')
    for n, row in enumerate(rows):
        y = TOP + n * ROW
        name = match_name(voice, row["a"], row.get("b", ""), row.get("difficulty", ""), results["seats"])
        low, share, high = (across(row[part]) for part in ("low", "share", "high"))
        out += [
            f'  <text class="label" x="{LEFT - 14}" y="{y + 4}">{escape(name)}</text>',
            f'  <line class="interval" x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}"/>',
            f'  <circle cx="{share:.1f}" cy="{y}" r="{DOT}"/>',
        ]
    return out


def across(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def times(rows: list[dict[str, Any]], results: dict[str, Any], voice: Voice, top: int) -> list[str]:
    """A dot for each level: its mean time a decision, each step ten times the one before, and its mean share."""
    above, below = top + 52, top + BELOW - 44
    spent = [row["mean_ms"] for row in rows]
    first, last = math.floor(math.log10(min(spent))), math.ceil(math.log10(max(spent)))
    last = max(last, first + 1)

    def along(ms: float) -> float:
        return LEFT / 2 + (math.log10(ms) - first) / (last - first) * (WIDTH - LEFT / 2 - 3 * RIGHT)

    def up(share: float) -> float:
        return below - share * (below - above)

    title = voice.text("cli-ladder-plot-solo-times" if results["seats"] == 1 else "cli-ladder-plot-times")
    out = [f'  <text class="title" x="12" y="{top + 24}">{escape(title)}</text>']
    for power in range(first, last + 1):
        x = along(10.0**power)
        out.append(f'  <line class="grid" x1="{x:.1f}" y1="{above}" x2="{x:.1f}" y2="{below}"/>')
        out.append(f'  <text class="tick" x="{x:.1f}" y="{below + 18}">{10.0**power:g} ms</text>')
    for tick in range(0, 101, 25):
        y = up(tick / 100)
        out.append(f'  <text class="label" x="{LEFT / 2 - 10:.1f}" y="{y + 4:.1f}">{percent(voice, tick)}</text>')
    if results["fair"] is not None:
        y = up(results["fair"])
        ends = f'x1="{along(10.0**first):.1f}" y1="{y:.1f}" x2="{along(10.0**last):.1f}" y2="{y:.1f}"'
        out.append(f'  <line class="fair" {ends}/>')
    dots = [(along(row["mean_ms"]), up(row["share"])) for row in rows]
    for row, (x, y), at in zip(rows, dots, apart(dots), strict=True):
        out.append(f'  <circle cx="{x:.1f}" cy="{y:.1f}" r="{DOT}"/>')
        out.append(
            f'  <text class="name" x="{x + 9:.1f}" y="{at + 4:.1f}">{escape(voice.bot_name(row["name"]))}</text>'
        )
    return out


def apart(dots: list[tuple[float, float]]) -> list[float]:
    """How high each name stands: beside its dot, or above the names that would lie over it, the lowest first."""
    placed: dict[int, float] = {}
    for n in sorted(range(len(dots)), key=lambda n: -dots[n][1]):
        x, at = dots[n]
        near = [y for m, y in placed.items() if abs(dots[m][0] - x) < NAME_WIDTH]
        for y in sorted(near, reverse=True):
            if abs(y - at) < NAME_HEIGHT:
                at = y - NAME_HEIGHT
        placed[n] = at
    return [placed[n] for n in range(len(dots))]


def percent(voice: Voice, tick: int) -> str:
    return escape(voice.text("cli-ladder-plot-tick", value=tick))
