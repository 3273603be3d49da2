"""Write the tables of docs/opponents.md from the files in docs/ladder: no figure there is written by hand.

    python -m tools.opponents            writes the tables, and a drawing for each ladder
    python -m tools.opponents --check    exit code 1 if they are not those of the ladders

A ladder is a file that `caravanserai ladder … --json FILE` has written; one that is not complete, or whose keys are not
those for reporting, is refused. Other files there are those of `tools.decision_times`, `tools.absurd`,
`tools.calibrate`, `tools.hints`, `tools.secrets`, `tools.alone`, `tools.rivals` and `tools.tune`: each kind has a
section, which is left out while there is no file of it.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from caravanserai.bots.levels import LEVELS, level_of
from caravanserai.cli.ladder_plot import drawn
from caravanserai.cli.voice import Voice
from caravanserai.core.game import games
from tools.figure_tables import drawings, grid, level_name, sections, three, title

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "opponents.md"
LADDERS: Final = ROOT / "docs" / "ladder"
BEGIN: Final = "<!-- tables: written by python -m tools.opponents -->\n"
END: Final = "<!-- end of the tables -->\n"
NONE: Final = "No ladder has been played to its end yet.\n"


class NotToBeShown(Exception):
    """A ladder that is no result yet."""


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def checked(name: str, found: dict[str, Any]) -> dict[str, Any]:
    """A ladder that may be shown."""
    if not found["complete"]:
        raise NotToBeShown(f"{name}.json: not played to its end")
    if found["keys"]["for"] != "reporting":
        raise NotToBeShown(f"{name}.json: its keys are for {found['keys']['for']}, not for reporting")
    return found


def all_ladders(files: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """By the name of the file; the games in their order, the solo game last."""
    found = {name: checked(name, results) for name, results in files.items() if "ladder" in results}
    order = list(games())
    return dict(
        sorted(
            found.items(), key=lambda row: (order.index(row[1]["game"]), row[1]["seats"] == 1, row[1]["seats"], row[0])
        )
    )


def tables(ladders: dict[str, dict[str, Any]]) -> str:
    return "\n".join(section(name, results) for name, results in ladders.items()) or NONE


def section(name: str, results: dict[str, Any]) -> str:
    """One ladder: its matches, its levels, its drawing, and how it was measured."""
    alone = results["seats"] == 1
    who = f"against {english(results).text('opponent')}" if alone else f"{results['seats']} players"
    named = [level_of(name) for name in results["levels"]]
    which = "" if len(named) == len(LEVELS) or 0 in named else f": levels {', '.join(map(str, named))}"
    parts = [f"### {title(results)}, {who}{which}\n", matches(results), levels(results)]
    parts += [f"![{title(results)}, {who}](ladder/{name}.svg)\n", measured(results)]
    return "\n".join(parts)


def english(results: dict[str, Any]) -> Voice:
    return Voice(games()[results["game"]], "en", [])


def matches(results: dict[str, Any]) -> str:
    head = "wins" if results["fair"] is None else f"wins of the first (fair: {results['fair']:.0%})"
    rows = [("match", "games", head, "95 %", "points", "decisions a game")]
    for row in (*results["pairs"], *results["solo"]):
        rows.append(
            (
                match_name(row, results["seats"]),
                f"{row['games']}",
                f"{row['share']:.1%}",
                f"{row['low']:.1%} – {row['high']:.1%}",
                " : ".join("–" if points is None else f"{points:.1f}" for points in row["points"].values()),
                f"{row['decisions']:.0f}",
            )
        )
    return grid(rows)


def match_name(row: dict[str, Any], seats: int) -> str:
    first = level_name(row["a_level"], row["a"])
    if "difficulty" in row:
        return f"{first}, {row['difficulty']}"
    others = "" if seats == 2 else f"{seats - 1} × "
    return f"{first} – {others}{level_name(row['b_level'], row['b'])}"


def levels(results: dict[str, Any]) -> str:
    rows: list[Sequence[str]] = [
        ("level", "ms a decision, mean", "95 % within", "decisions", "thought about", "rating")
    ]
    for row in results["strength"]:
        rating = "–" if row["rating"] is None else f"{row['rating']['mu']:.1f} ± {2 * row['rating']['sigma']:.1f}"
        times = [three(row[name]) for name in ("mean_ms", "p95_ms")]
        name = level_name(row["level"], row["name"])
        rows.append((name, *times, f"{row['decisions']}", f"{row['thought']}", rating))
    return grid(rows)


def measured(results: dict[str, Any]) -> str:
    """What has to be known to read the tables, and to repeat them."""
    keys, told = results["keys"], [*results["pairs"], *results["solo"], *results["mirror"]]
    build = "compiled" if results["compiled"] else "interpreted"
    made = f"version {results['version']}, edition {results['edition']}, {build}, Python {results['python']}"
    parts = [f"Keys {keys['first']}–{keys['last']}; {made}; interval: {results['interval']}."]
    for control in results["mirror"]:
        holds = "within" if control["holds"] else "NOT within"
        parts.append(
            f"Control: {level_name(control['a_level'], control['a'])} against itself {control['share']:.1%} "
            f"({control['low']:.1%} – {control['high']:.1%}), fair play {holds}."
        )
    parts.append(f"Games without an end: {sum(row['unended'] for row in told)}.")
    if nobody := sum(row.get("nobody", 0) for row in told):
        parts.append(f"Games that nobody won: {nobody}.")
    return " ".join(parts) + "\n"


def page_with(text: str, between: str) -> str:
    """The page with other tables; all else stays."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise NotToBeShown(f"{PAGE.name}: the marks of the tables are missing")
    return f"{before}{begin}\n{between}\n{end}{after}"


def wanted(page: Path, folder: Path) -> dict[Path, str]:
    """All that the files say, by the file it belongs in."""
    files = {path.stem: read(path) for path in sorted(folder.glob("*.json"))}
    ladders = all_ladders(files)
    figures = {name: found for name, found in files.items() if name not in ladders}
    drawn_ladders = {folder / f"{name}.svg": drawn(found, english(found)) for name, found in ladders.items()}
    text = "\n".join([tables(ladders), *sections(figures)])
    return {page: page_with(page.read_text(encoding="utf-8"), text), **drawn_ladders, **drawings(figures, folder)}


def main(arguments: list[str] | None = None, page: Path = PAGE, folder: Path = LADDERS) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only look whether all is as it should be")
    check = parser.parse_args(arguments).check
    try:
        files = wanted(page, folder)
    except NotToBeShown as error:
        print(error, file=sys.stderr)
        return 1
    stale = [path for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        if not check:
            path.write_text(files[path], encoding="utf-8", newline="\n")
        print(f"{path.name}: {'not as the ladders say' if check else 'written'}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
