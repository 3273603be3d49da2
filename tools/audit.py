"""Whether every value of a component file is played or refused: `python -m tools.audit gugong`.

Prints what is neither, and the figures; `--json FILE` writes them for machines. `--sample 50` tries so many changes,
and `--all` prints what became of every change. With `--journal FOLDER` a run that was broken off is gone on with.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from caravanserai.core.box import digest
from caravanserai.core.game import Game
from caravanserai.kit.audit import STAGES, Auditor, Finding, Report, Sample
from caravanserai.kit.variations import Variation, variations
from caravanserai.speech import Speaker
from tools.piecework import carried_out


def told(game: Game[Any]) -> Iterator[str]:
    """All that is said of the components of a game, in English."""
    speaker = Speaker(game, "en")
    for sort, rows in speaker.rows.items():
        for name in rows:
            yield f"{sort}:{name}: {speaker.component(sort, name)}: {speaker.about(sort, name)}"


@dataclass(frozen=True)
class Trial:
    """One change to try, by its name: processes find it in the file again."""

    game: str
    stages: tuple[int, ...]
    name: str


@cache
def auditor_of(game: str, stages: tuple[int, ...]) -> Auditor:
    """One for each process: it keeps the games that are played with the file as it is."""
    return Auditor(game, told, stages)


@cache
def changes_of(game: str, stages: tuple[int, ...]) -> dict[str, Variation]:
    """Every change of a game's file by its name, in the order of the file."""
    return {str(one): one for one in variations(auditor_of(game, stages).data)}


def tried(trial: Trial) -> list[str]:
    """What became of one change: the verdict, and what is said of it."""
    change = changes_of(trial.game, trial.stages)[trial.name]
    finding = auditor_of(trial.game, trial.stages).finding(change)
    return [finding.verdict, finding.what]


def audited(
    game: str, sample: Sample, stages: tuple[int, ...], jobs: int, folder: Path | None
) -> tuple[Report, list[Finding]]:
    """The figures of a game, and what became of each change of the sample."""
    auditor, changes = auditor_of(game, stages), changes_of(game, stages)
    names = [str(one) for one in sample.of(changes.values())]
    head = {"kind": "audit", "box": digest(auditor.data, auditor.vocabulary), "stages": stages}
    journal = None if folder is None else folder / f"{game}.pieces"
    came_of = carried_out({name: Trial(game, stages, name) for name in names}, tried, jobs, journal, head)
    findings = [Finding(changes[name], verdict, what) for name, (verdict, what) in came_of.items()]
    report = Report(game)
    for finding in findings:
        report.note(finding)
    return report, findings


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--every", type=int, default=1, help="try one change in so many")
    parser.add_argument("--offset", type=int, default=0, help="the first that is tried")
    parser.add_argument("--alike", type=int, default=0, help="of places that are alike try no more than so many")
    parser.add_argument("--sample", type=int, default=0, help="of all these try no more than so many")
    parser.add_argument("--seed", type=int, default=0, help="which ones those are")
    parser.add_argument("--stages", type=int, nargs="+", default=STAGES, help="random games at each setting")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes; one for each core if missing")
    parser.add_argument("--journal", type=Path, help="a folder for what was tried; not for other rules than these")
    parser.add_argument("--all", action="store_true", help="print every change")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args(arguments)
    sample = Sample(given.every, given.offset, given.alike, given.sample, given.seed)
    reports = []
    for game in given.games:
        report, findings = audited(game, sample, tuple(given.stages), given.jobs, given.journal)
        reports.append(report)
        for finding in findings if given.all else report.faults:
            print(finding)
        print(json.dumps({key: value for key, value in report.plain().items() if key != "faults"}), flush=True)
    if given.json:
        given.json.write_text(json.dumps([report.plain() for report in reports], indent=1), encoding="utf-8")
    return 1 if any(report.faults for report in reports) else 0


if __name__ == "__main__":
    sys.exit(main())
