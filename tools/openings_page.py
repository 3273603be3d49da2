"""Write docs/openings.md from the tables beside the games: no figure there is written by hand.

python -m tools.openings_page            writes the page
python -m tools.openings_page --check    exit code 1 if it is not what the tables say
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from caravanserai.cli.voice import Voice
from caravanserai.core.game import Game, games
from caravanserai.tables.knowledge import known
from caravanserai.tables.messages import Knowledge, Measure, Played, Share, Taken
from tools.figure_tables import grid, level_name

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "openings.md"
FIRST: Final = 5  # beginnings
HEAD: Final = """\
<!-- Written by python -m tools.openings_page from knowledge.json of each game: do not edit. -->

# How strong bots play

Counted in games of one level against itself: how they begin, what they do and take, who wins, what ends a game. The
browser shows the same on a page of each game, and holds one's own habits against it.

The level is the strongest that could be afforded, and is named with the number of games and their deals; it is not the
strongest there is. 2,000 games of the Sage for each number of players were wanted: what its decisions cost does not
allow for that. The Sage with a part of its simulations is no stronger than the levels below, who have the same
judgement. *Quick* is who judges as the Sage does, takes the best of the turns that a broad beam finds and looks no
further: in Marco Polo II that is at least as strong as the Caravan Master in games of two, and much cheaper
([matches](opponents.md#other-tactics-against-levels-as-they-are)); in Yokohama it is not shown to be. The games
themselves are not kept with the project: who has their files can go on from them, others play other deals and add them
to what was counted. The first three turns that are told are then those which were the most common before.

A range is where the truth lies nine times in ten, as far as chance goes. *Points more* is told from games in which one
player had something and another had not: it says who had more points, not why. Whoever is ahead can afford more. What
lies by more than half of the standard deviation of all points above or below, range and all, is called *far out of
balance*: where its values are reconstructed, owners of the game may know better
([Correct a value](../CONTRIBUTING.md#correct-a-value)).

<!-- not run: the first plays for hours -->
```sh
python -m tools.openings gugong --level 4 --games 2000 --out build/openings               # plays, and goes on
python -m tools.openings marcopolo2 --level 5 --quick --games 2000 --out build/openings
python -m tools.knowledge --games build/openings                                          # counts
python -m tools.openings yokohama --level 4 --first-key 3000213 --out build/more          # other deals than before,
python -m tools.knowledge --games build/more --add                                        # added to what was counted
python -m tools.openings_page                                                             # writes this page
```
"""


def page() -> str:
    """All of it."""
    parts = [HEAD]
    for game in games().values():
        found = known(game)
        if found is not None:
            parts.append(about(game, found))
    return "\n".join(parts)


def about(game: Game[Any], found: Knowledge) -> str:
    voice = Voice(game, "en", [])
    who = f"Level {level_name(found['level'], found['bot'])}"
    if found["quick"]:
        who += ", who judges as that level does and looks no further than its own turn"
    # Of its edition alone: a rule that is changed later makes no page stale that nobody can count anew at once.
    parts = [f"## {voice.title}\n", f"{who}; edition {found['edition']}.\n"]
    parts += [f"{line}\n" for line in far_out(voice, found)]
    parts += [count(voice, one) for one in found["played"]]
    return "\n".join(parts)


def far_out(voice: Voice, found: Knowledge) -> Iterator[str]:
    """What is far out of balance, and may be so because its values are ours."""
    for played in found["played"]:
        far = [one for one in played["taken"] if one["far"]]
        if far:
            named = ", ".join(f"{name(voice, one['label'])} ({points(one)}{source(one)})" for one in far)
            yield f"Far out of balance with {played['players']} players: {named}."


def source(one: Taken) -> str:
    return "; reconstructed" if one["made"] else ""


def count(voice: Voice, played: Played) -> str:
    """What is known with one number of players."""
    deals = f"{played['keys'][0]}–{played['keys'][1]}"
    mean = f"about {played['rounds']['mean']:.1f} rounds, {played['points']['mean']:.0f} points each"
    first = [(name(voice, one["labels"][0]), share(one["often"])) for one in played["starts"][:FIRST]]
    lines = [
        (" → ".join(name(voice, label) for label in one["labels"]), share(one["often"])) for one in played["lines"]
    ]
    by_times = sorted(played["deeds"], key=lambda one: -one["times"]["mean"])
    deeds = [(name(voice, one["label"]), often(one["times"])) for one in by_times]
    taken = sorted(played["taken"], key=lambda one: -one["often"]["share"])
    had = [(name(voice, one["label"]), share(one["often"]), points(one)) for one in taken]
    places = [(f"{n}", share(one)) for n, one in enumerate(played["places"], 1)]
    ends = [(name(voice, one["label"]), share(one["often"])) for one in played["ends"]]
    parts = [f"### {voice.title}, {played['players']} players\n", f"{played['games']} games, deals {deals}; {mean}.\n"]
    parts.append(table(("first turn", "share"), first))
    parts.append(table(("first three turns", "share"), lines))
    parts.append(table(("place in turn order", f"wins (even: {1 / played['players']:.0%})"), places))
    parts.append(table(("what is done", "times a game"), deeds))
    parts.append(table(("what is taken", "where it can be had", "points more"), had))
    parts.append(table(("what ends the game", "share"), ends))
    return "\n".join(part for part in parts if part)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return grid([head, *rows]) if rows else ""


def name(voice: Voice, label: str) -> str:
    sort, colon, one = label.partition(":")
    return voice.speaker.component(sort, one) if colon else voice.text(label)


def beginning(voice: Voice, labels: Sequence[str]) -> str:
    return " → ".join(name(voice, label) for label in labels)


def share(one: Share) -> str:
    return f"{one['share']:.0%} ({one['low']:.0%} – {one['high']:.0%})"


def often(one: Measure) -> str:
    return f"{one['mean']:.1f} ± {one['width']:.1f}"


def points(one: Taken) -> str:
    if one["points"] is None:
        return "too few games"
    return f"{one['points']['mean']:+.1f} ± {one['points']['width']:.1f}"


def main(arguments: list[str] | None = None, file: Path = PAGE) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only look whether it is as it should be")
    check = parser.parse_args(arguments).check
    text = page()
    if file.exists() and file.read_text(encoding="utf-8") == text:
        return 0
    if not check:
        file.write_text(text, encoding="utf-8", newline="\n")
    print(f"{file.name}: {'not as the tables say' if check else 'written'}")
    return 1 if check else 0


if __name__ == "__main__":
    sys.exit(main())
