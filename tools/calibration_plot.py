"""Predictions beside what came of them, as a drawing: points by the time in the game, chances by how often it was so.

SVG that a person could open and edit, light or dark.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any, Final
from xml.sax.saxutils import escape

WIDTH: Final = 720
PANEL: Final = 250  # wide and high
LEFT, RIGHT = 70, 410  # where the two panels begin
TOP, BELOW = 74, 56
POINTS_AIM, CHANCES_AIM = 3.0, 0.05
LEAST_RANGE: Final = 6.0  # points drawn above and below nought, or more
DOT: Final = 4
STYLE: Final = """text { font: 13px system-ui, sans-serif; fill: #444 } .title { font-weight: 600; font-size: 14px }
  .label { text-anchor: end; font-size: 11px } .tick { text-anchor: middle; font-size: 11px }
  .interval { stroke: #b3402e; stroke-width: 2 } circle { fill: #b3402e } .grid { stroke: #8a8f98; stroke-width: 0.5 }
  .fair { stroke: #8a8f98; stroke-dasharray: 4 3 } .aim { fill: #8a8f98; fill-opacity: 0.18 }
  @media (prefers-color-scheme: dark) { text { fill: #ddd } }"""


def drawn(figures: dict[str, Any], title: str) -> str:
    """A row of two panels for each number of seats."""
    height = TOP - 20 + (PANEL + BELOW + 20) * len(figures["by_seats"])
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"  <title>{escape(title)}</title>",
        f"  <style>{STYLE}</style>",
        f'  <text class="title" x="12" y="24">{escape(title)}</text>',
    ]
    for n, rows in enumerate(figures["by_seats"]):
        top = TOP + n * (PANEL + BELOW + 20)
        out += points(rows["points"], top, f"{rows['seats']} players: predicted less final points")
        out += chances(rows["chances"], top, f"{rows['seats']} players: won, by predicted chance")
    return "\n".join([*out, "</svg>", ""])


def points(rows: Sequence[dict[str, Any]], top: int, title: str) -> list[str]:
    """A dot for each tenth of the game, with its interval; what is aimed at is grey."""
    known = [row for row in rows if row["n"]]
    ends = [abs(row[end]) for row in known for end in ("low", "high") if row[end] is not None]
    most: float = 2.0 * math.ceil(max([LEAST_RANGE, *ends]) / 2.0)

    def up(value: float) -> float:
        return top + PANEL / 2 - value / most * PANEL / 2

    out = [f'  <text x="{LEFT - 10}" y="{top - 14}">{escape(title)}</text>']
    out.append(band(LEFT, up(POINTS_AIM), up(-POINTS_AIM)))
    for value in (-most, -most / 2, 0.0, most / 2, most):
        out += level(LEFT, up(value), f"{value:+g}" if value else "0", value == 0.0)
    for row in known:
        out += mark(LEFT + (row["bin"] + 0.5) / len(rows) * PANEL, row["difference"], row["low"], row["high"], up)
    return [*out, *scale(LEFT, top, "time in the game")]


def chances(rows: Sequence[dict[str, Any]], top: int, title: str) -> list[str]:
    """A dot for each tenth of the chances: what was said across, how often it was so upwards."""

    def up(value: float) -> float:
        return top + PANEL - value * PANEL

    out = [f'  <text x="{RIGHT - 10}" y="{top - 14}">{escape(title)}</text>']
    corners = [(0, CHANCES_AIM), (1 - CHANCES_AIM, 1), (1, 1), (1, 1 - CHANCES_AIM), (CHANCES_AIM, 0), (0, 0)]
    shape = " ".join(f"{RIGHT + x * PANEL:.1f},{up(y):.1f}" for x, y in corners)
    out.append(f'  <polygon class="aim" points="{shape}"/>')
    for tick in range(0, 101, 25):
        out += level(RIGHT, up(tick / 100), f"{tick} %", is_fair=False)
    out.append(f'  <line class="fair" x1="{RIGHT}" y1="{up(0):.1f}" x2="{RIGHT + PANEL}" y2="{up(1):.1f}"/>')
    for row in rows:
        if row["n"]:
            low, high = (None if row[end] is None else row["said"] - row[end] for end in ("high", "low"))
            out += mark(RIGHT + row["said"] * PANEL, row["came"], low, high, up)
    return [*out, *scale(RIGHT, top, "predicted chance to win")]


def mark(x: float, value: float, low: float | None, high: float | None, up: Callable[[float], float]) -> list[str]:
    out = []
    if low is not None and high is not None:
        out.append(f'  <line class="interval" x1="{x:.1f}" y1="{up(low):.1f}" x2="{x:.1f}" y2="{up(high):.1f}"/>')
    return [*out, f'  <circle cx="{x:.1f}" cy="{up(value):.1f}" r="{DOT}"/>']


def band(x: int, above: float, below: float) -> str:
    return f'  <rect class="aim" x="{x}" y="{above:.1f}" width="{PANEL}" height="{below - above:.1f}"/>'


def level(x: int, y: float, text: str, is_fair: bool) -> list[str]:
    kind = "fair" if is_fair else "grid"
    return [
        f'  <line class="{kind}" x1="{x}" y1="{y:.1f}" x2="{x + PANEL}" y2="{y:.1f}"/>',
        f'  <text class="label" x="{x - 6}" y="{y + 4:.1f}">{escape(text)}</text>',
    ]


def scale(x: int, top: int, title: str) -> list[str]:
    """Per cent across, and what of."""
    out = [
        f'  <text class="tick" x="{x + tick / 100 * PANEL:.1f}" y="{top + PANEL + 16}">{tick} %</text>'
        for tick in range(0, 101, 25)
    ]
    return [*out, f'  <text class="tick" x="{x + PANEL / 2:.1f}" y="{top + PANEL + 34}">{escape(title)}</text>']
