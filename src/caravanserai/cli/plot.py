"""A small drawing of figures: one bar each, as SVG that a person could open and edit."""

from xml.sax.saxutils import escape

WIDTH, LEFT, RIGHT = 720, 220, 110
TOP, ROW, BAR = 44, 34, 20
STYLE = """text { font: 14px system-ui, sans-serif; fill: #444 } .title { font-weight: 600 }
  .label { text-anchor: end } rect { fill: #b3402e } .other { fill: #8a8f98 }
  @media (prefers-color-scheme: dark) { text { fill: #ddd } }"""


def bars(title: str, figures: dict[str, float], other: str) -> str:
    """Horizontal bars, the largest first; one of them is what ours are compared with."""
    most = max(figures.values(), default=1.0)
    rows = sorted(figures.items(), key=lambda item: -item[1])
    height = TOP + ROW * len(rows) + 10
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"  <title>{escape(title)}</title>",
        f"  <style>{STYLE}</style>",
        f'  <text class="title" x="12" y="24">{escape(title)}</text>',
    ]
    for n, (name, value) in enumerate(rows):
        out += bar(TOP + n * ROW, name, value, value / most, name == other)
    return "\n".join([*out, "</svg>", ""])


def bar(y: int, name: str, value: float, share: float, is_other: bool) -> list[str]:
    width = max(1.0, share * (WIDTH - LEFT - RIGHT))
    kind = ' class="other"' if is_other else ""
    return [
        f'  <text class="label" x="{LEFT - 10}" y="{y + 15}">{escape(name)}</text>',
        f'  <rect{kind} x="{LEFT}" y="{y}" width="{width:.1f}" height="{BAR}" rx="3"/>',
        f'  <text x="{LEFT + width + 8:.1f}" y="{y + 15}">{value:,.0f}</text>',
    ]
