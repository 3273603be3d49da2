"""Tables of docs/opponents.md beside the ladder: times, absurdities, predictions, hints, secrets, tactics, weights."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from caravanserai.cli.voice import Voice
from caravanserai.core.game import games
from tools.calibration_plot import drawn

Figures: TypeAlias = dict[str, Any]
Named: TypeAlias = Sequence[tuple[str, Figures]]  # by the name of the file


def title(results: Figures) -> str:
    return Voice(games()[results["game"]], "en", []).title


def grid(rows: Sequence[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([lines[0], "|" + "---|" * len(rows[0]), *lines[1:], ""])


def level_name(level: int, name: str) -> str:
    words = name.replace("-", " ")
    return f"{level} {words}" if level else words


def within(row: Figures) -> str:
    return f"{row['low']:.1%} – {row['high']:.1%}"


def keys_of(results: Figures) -> str:
    return f"{results['keys']['first']}–{results['keys']['last']}"


def searched(results: Figures) -> str:
    return "all" if results["part"] == 1.0 else f"{results['part']:.0%}"


def absurdities(found: Named) -> str:
    """One row a level, all games in one table."""
    rows: list[Sequence[str]] = [("game", "level", "counted", "games", "of", "share", "95 %", "simulations", "keys")]
    for _, results in found:
        for row in results["by_level"]:
            level = level_name(row["level"], row["name"]) + (f", {results['setting']}" if "setting" in results else "")
            counts = (f"{row['games']}", f"{row['count']} of {row['of']}", f"{row['share']:.1%}", within(row))
            rows.append((title(results), level, results["counted"], *counts, searched(results), keys_of(results)))
    return "### No absurdities\n\n" + grid(rows)


def endings(found: Named) -> str:
    heads = ("game", "players", "levels", "games", "not over in time", "95 %", "longest", "simulations", "keys")
    rows: list[Sequence[str]] = [heads]
    for _, results in found:
        seats, levels = (", ".join(map(str, results[name])) for name in ("seats", "levels"))
        late = (f"{results['games']}", f"{results['late']}", within(results), f"{results['longest']} decisions")
        rows.append((title(results), seats, levels, *late, searched(results), keys_of(results)))
    time = found[0][1]["in_time"]
    return f"### Any mix of levels comes to an end\n\nIn time is within {time:,} decisions.\n\n" + grid(rows)


def predictions(found: Named) -> str:
    """The worst bins in a table, all of them in a drawing for each game."""
    heads = (
        "game",
        "players",
        "games",
        "points off, the worst tenth of the game",
        "chances off, the worst tenth",
        "keys",
    )
    rows: list[Sequence[str]] = [heads]
    for _, results in found:
        for row in results["by_seats"]:
            points, chances = worst(row["points"]), worst(row["chances"])
            rows.append(
                (
                    title(results) + ("" if results["taught"] else " (not taught)"),
                    f"{row['seats']}",
                    f"{row['games']}",
                    f"{points['difference']:+.1f} ({points['low']:+.1f} – {points['high']:+.1f})",
                    f"{chances['difference']:+.1%} ({chances['low']:+.1%} – {chances['high']:+.1%})",
                    keys_of(results),
                )
            )
    drawings = [f"![{calibration_title(results)}](ladder/{name}.svg)\n" for name, results in found]
    return "\n".join(["### What is predicted, and what comes of it\n", grid(rows), *drawings])


def worst(bins: Sequence[Figures]) -> Figures:
    known = [row for row in bins if row["n"] and row["low"] is not None]
    return max(known, key=lambda row: abs(row["difference"]))


def calibration_title(results: Figures) -> str:
    return f"{title(results)}: what was predicted, and what came of it"


def hints(found: Named) -> str:
    """What hints are off by, beside the width they are told with."""
    heads = ("game", "said of a turn", "tables", "off by", "95 %", "told as", "within its range", "keys")
    rows: list[Sequence[str]] = [heads]
    for _, results in found:
        for name, (what, form) in SAID.items():
            row = results[name]
            off_by, low, high, told = (format(row[one], form) for one in ("off", "low", "high", "told"))
            counts = (f"{row['tables']}", off_by, f"{low} – {high}", told, f"{row['inside']} of {row['tables']}")
            rows.append((title(results), what, *counts, keys_of(results)))
    first = found[0][1]
    who = level_name(0, first["level"])
    how = f"{first['seats']} players, {first['games']} games from each turn, played on by {who}s."
    return f"### How far hints are off\n\n{how}\n\n{grid(rows)}"


def tunings(found: Named) -> str:
    """What the constants of a game became, and whether they are better on other keys."""
    parts = ["### Constants tuned by matches\n"]
    for _, results in found:
        rows = [("constant", "guessed", "tuned")]
        rows += [(row["name"], f"{row['guessed']:g}", f"{row['tuned']:.3g}") for row in results["constants"]]
        parts.append(f"#### {title(results)}\n\n{grid(rows)}")
        matches = [
            f"against {row['against']} {row['share']:.1%} ({within(row)}) of {row['games']} games, keys {keys_of(row)}"
            for row in results["checks"]
        ]
        how = f"{results['steps']} steps of {results['games']} games each, {results['seats']} players"
        who = f"all play as {results['level'].replace('-', ' ')}, with {searched(results)} of the simulations"
        parts.append(f"Tuned in {how}; {who}. Tuned {'; '.join(matches)}.\n")
    return "\n".join(parts)


def settings_alone(found: Named) -> str:
    """What other tactics win against the opponent of the box, each beside the level as it is."""
    heads = ("setting", "games", "won", "95 %", "lead", "more games won, deal by deal", "more lead, deal by deal")
    parts = ["### Alone, with other tactics\n"]
    for _, results in found:
        rows: list[Sequence[str]] = [heads]
        for row in results["settings"]:
            beside = [off(row[name], unit) for name, unit in (("more_won", 100.0), ("more_lead", 1.0)) if name in row]
            beside = [f"{beside[0]} %", beside[1]] if beside else ["–", "–"]
            counts = (row["setting"], f"{row['games']}", f"{row['share']:.1%}", within(row), off(row["lead"], 1.0))
            rows.append((*counts, *beside))
        level = results["level"].replace("-", " ")
        how = (
            f"The {level} against the opponent at {results['difficulty']}, with {searched(results)} of the simulations"
        )
        parts.append(f"#### {title(results)}\n\n{how}; keys {keys_of(results)}.\n\n{grid(rows)}")
    return "\n".join(parts)


def matches(found: Named) -> str:
    """Levels with other tactics against levels as they are, or with others as well, and what both cost."""
    heads = ("game", "setting", "against", "games", "won", "95 %", "seconds a game, each seat", "keys")
    rows: list[Sequence[str]] = [heads]
    for _, results in found:
        who = f"{results['level'].replace('-', ' ')}, {results['setting']}"
        theirs = f", {results['theirs']}" if "theirs" in results else ""
        for row in results["against"]:
            other = level_name(row["level"], row["name"]) + theirs
            took = f"{row['seconds']:.2f} and {row['their_seconds']:.2f}"
            counts = (f"{row['games']}", f"{row['share']:.1%}", within(row), took)
            rows.append((title(results), who, other, *counts, keys_of(results)))
    return "### Other tactics against levels as they are\n\n" + grid(rows)


def knowing(found: Named) -> str:
    """What who knows all hands wins: more than that no model of them can bring."""
    rows: list[Sequence[str]] = [("game", "all are", "players", "games", "won by who knows", "95 %", "fair", "keys")]
    for _, results in found:
        for row in results["matches"]:
            counts = (f"{row['seats']}", f"{row['games']}", f"{row['share']:.1%}", within(row), f"{row['fair']:.0%}")
            rows.append((title(results), level_name(0, results["level"]), *counts, keys_of(results)))
    return "### To know the others' secrets\n\n" + grid(rows)


def times(found: Named) -> str:
    """What a decision takes at the largest tables, and late in their games."""
    heads = ("game", "players", "level", "thought about", "ms, mean", "95 % within", "late", "95 % of those", "keys")
    rows: list[Sequence[str]] = [heads]
    for _, results in found:
        for row in results["by_level"]:
            took = [three(row[name]) for name in ("mean_ms", "p95_ms", "late_p95_ms")]
            counts = (f"{row['thought']}", *took[:2], f"{row['late']}", took[2])
            who = (title(results), f"{results['seats']}", level_name(row["level"], row["name"]))
            rows.append((*who, *counts, keys_of(results)))
    how = "Late is the last quarter of the decisions of a game; at each seat sits another level."
    return f"### What a decision takes at the largest tables\n\n{how}\n\n{grid(rows)}"


def three(value: float | None) -> str:
    """Three figures, and no power of ten."""
    return "–" if value is None else f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def off(row: Figures, unit: float) -> str:
    return f"{unit * row['mean']:+.1f} ± {unit * row['give_or_take']:.1f}"


SAID: Final = {
    "points": ("points ahead", ".1f"),
    "chance": ("chance to win", ".0%"),
    "apart": ("difference between the chances of two turns", ".0%"),
}
SECTIONS: Final[dict[str, Callable[[Named], str]]] = {
    "times": times,
    "absurd": absurdities,
    "mixed": endings,
    "calibration": predictions,
    "hints": hints,
    "secrets": knowing,
    "alone": settings_alone,
    "rivals": matches,
    "tuning": tunings,
}


def sections(figures: dict[str, Figures]) -> list[str]:
    """A section for each kind of figures that there are; the games in their order."""
    order = list(games())
    out = []
    for kind, section in SECTIONS.items():
        found = [(name, results) for name, results in figures.items() if results["kind"] == kind]
        if found:
            out.append(section(sorted(found, key=lambda row: order.index(row[1]["game"]))))
    return out


def drawings(figures: dict[str, Figures], folder: Path) -> dict[Path, str]:
    return {
        folder / f"{name}.svg": drawn(results, calibration_title(results))
        for name, results in figures.items()
        if results["kind"] == "calibration"
    }
