"""What the terminal says about a ladder, from the results as they stand in the file."""

from typing import Any

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from caravanserai.cli.voice import Voice
from caravanserai.ladder.fixtures import DIFFICULTY


def report(console: Console, voice: Voice, results: dict[str, Any], deals: int) -> None:
    """Two tables, matches and levels, and what has to be known to read them."""
    keys = results["keys"]
    name = "cli-ladder-solo-title" if results["seats"] == 1 else "cli-ladder-title"
    words = {"game": voice.title, "players": results["seats"], "deals": deals}
    numbers = {"first": str(keys["first"]), "last": str(keys["last"])}
    console.print(Text(voice.text(name, **words, **numbers), style="bold"))
    console.print(Text(voice.text(f"cli-ladder-keys-{keys['for']}")))
    if results["seats"] > 1:
        fair = percent(voice, results["fair"])
        console.print(Text(voice.text("cli-ladder-fair", share=fair, n=results["seats"] - 1)))
    console.print(matches(voice, results))
    console.print(levels(voice, results))
    for control in results["mirror"]:
        message = "cli-ladder-control" if control["holds"] else "cli-ladder-control-fails"
        console.print(Text(voice.text(message, player=voice.bot_name(control["a"]), **shares(voice, control))))
    told = [*results["pairs"], *results["solo"], *results["mirror"]]
    if unended := sum(row["unended"] for row in told):
        console.print(Text(voice.text("cli-ladder-unended", n=unended, most=voice.game.longest), style="bold red"))
    if nobody := sum(row.get("nobody", 0) for row in told):
        console.print(Text(voice.text("cli-ladder-nobody", n=nobody)))


def matches(voice: Voice, results: dict[str, Any]) -> Grid:
    grid = Grid(header_style="bold")
    grid.add_column(voice.text("cli-ladder-match"))
    for message in ("cli-ladder-games", "cli-ladder-share", "cli-ladder-interval", "cli-points", "cli-ladder-length"):
        grid.add_column(voice.text(message), justify="right")
    watched = results["until"] is not None
    if watched:
        grid.add_column(voice.text("cli-ladder-verdict", value=percent(voice, results["until"])))
    for row in (*results["pairs"], *results["solo"]):
        name = match_name(voice, row["a"], row.get("b", ""), row.get("difficulty", ""), results["seats"])
        found = shares(voice, row)
        points = " : ".join("–" if value is None else number(voice, value) for value in row["points"].values())
        cells = [str(row["games"]), found["share"], f"{found['low']} – {found['high']}", points]
        verdict = [voice.text(f"cli-ladder-{row['verdict'] or 'undecided'}")] if watched else []
        grid.add_row(name, *cells, number(voice, row["decisions"]), *verdict)
    return grid


def levels(voice: Voice, results: dict[str, Any]) -> Grid:
    grid = Grid(header_style="bold")
    grid.add_column(voice.text("cli-ladder-level"))
    rated = any(row["rating"] for row in results["strength"])
    for message in ("cli-ladder-mean-ms", "cli-ladder-p95-ms", "cli-ladder-decisions", "cli-ladder-thought"):
        grid.add_column(voice.text(message), justify="right")
    if rated:
        grid.add_column(voice.text("cli-ladder-rating"), justify="right")
    for row in results["strength"]:
        times = ["–" if row[name] is None else ms(voice, row[name]) for name in ("mean_ms", "p95_ms")]
        rating = row["rating"]
        shown = [f"{number(voice, rating['mu'])} ± {number(voice, 2 * rating['sigma'])}"] if rating else []
        grid.add_row(voice.bot_name(row["name"]), *times, str(row["decisions"]), str(row["thought"]), *shown)
    return grid


def match_name(voice: Voice, a: str, b: str, difficulty: str, seats: int) -> str:
    """Who plays against whom: one against one, one against several, or alone against the opponent of the rules."""
    if not b:
        opponent, level = voice.speaker.opponent(), voice.text(f"setting-{DIFFICULTY}-{difficulty}")
        return voice.text("cli-ladder-alone", a=voice.bot_name(a), opponent=opponent, difficulty=level)
    message = "cli-ladder-pair" if seats == 2 else "cli-ladder-among"
    return voice.text(message, a=voice.bot_name(a), b=voice.bot_name(b), n=seats - 1)


def shares(voice: Voice, row: dict[str, Any]) -> dict[str, str]:
    return {name: percent(voice, row[name]) for name in ("share", "low", "high")}


def percent(voice: Voice, value: float) -> str:
    return voice.text("cli-ladder-percent", value=100 * value)


def number(voice: Voice, value: float) -> str:
    return voice.text("cli-ladder-number", value=value)


def ms(voice: Voice, value: float) -> str:
    """Whole milliseconds from ten on: more would not be true tomorrow."""
    return number(voice, value) if value < 10 else str(round(value))
