"""Whether every value of a component file is played or refused: `python -m tools.audit gugong`.

Prints what is neither, and the figures; `--json FILE` writes them for machines. `--sample 50` tries so many changes,
and `--all` prints what became of every change.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from caravanserai.core.game import Game
from caravanserai.kit.audit import FAULTS, STAGES, Finding, Sample, audit
from caravanserai.speech import Speaker


def told(game: Game[Any]) -> Iterator[str]:
    """All that is said of the components of a game, in English."""
    speaker = Speaker(game, "en")
    for sort, rows in speaker.rows.items():
        for name in rows:
            yield f"{sort}:{name}: {speaker.component(sort, name)}: {speaker.about(sort, name)}"


def show(finding: Finding) -> None:
    print(finding, flush=True)


def show_faults(finding: Finding) -> None:
    if finding.verdict in FAULTS:
        show(finding)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--every", type=int, default=1, help="try one change in so many")
    parser.add_argument("--offset", type=int, default=0, help="the first that is tried")
    parser.add_argument("--alike", type=int, default=0, help="of places that are alike try no more than so many")
    parser.add_argument("--sample", type=int, default=0, help="of all these try no more than so many")
    parser.add_argument("--seed", type=int, default=0, help="which ones those are")
    parser.add_argument("--stages", type=int, nargs="+", default=STAGES, help="random games at each setting")
    parser.add_argument("--all", action="store_true", help="print every change")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    tell = show if given.all else show_faults
    sample = Sample(given.every, given.offset, given.alike, given.sample, given.seed)
    reports = [audit(game, told, sample, given.stages, tell) for game in given.games]
    for report in reports:
        print(json.dumps({key: value for key, value in report.plain().items() if key != "faults"}))
    if given.json:
        given.json.write_text(json.dumps([report.plain() for report in reports], indent=1), encoding="utf-8")
    return 1 if any(report.faults for report in reports) else 0


if __name__ == "__main__":
    sys.exit(main())
