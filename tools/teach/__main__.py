"""Teach a game's judgement by self-play, round by round, from `worth` on.

    python -m tools.teach gugong --minutes 8 --jobs 16 --out build/teach/gugong

Every round plays games with what has been learned so far, learns from them and from the rounds before, and writes
`round-NN.json`; a run that was broken off goes on from the last one, and from the games that were played for the next
(`round-NN.games`), which another run may be given too. Needs PyTorch, and the compiled rules to be quick.
What is found better by matches (`caravanserai ladder`) is copied to the game's folder as `judgement.json`.

    python -m tools.teach gugong --solo --simulations 24 --minutes 7 --jobs 16 --out build/teach/gugong-solo

teaches who plays alone, against the opponent of the box at all its difficulties in turn, from what was learned among
several on; that becomes `solo_judgement.json`.
"""

import argparse
import json
import sys
import time
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any

try:
    import torch
except ModuleNotFoundError:
    sys.exit("tools.teach needs PyTorch, which nothing else does: pip install torch")

from caravanserai.bots.taught import learned
from caravanserai.core.game import Game, games, start
from caravanserai.ladder.fixtures import difficulties
from tools.teach.keeping import packed, unpacked
from tools.teach.learning import BATCH, REACH, Memory, Pupil, SoloPupil, learn, steadied
from tools.teach.school import Lesson, Played, attend, sketcher_of

ROUNDS_KEPT = 4
LEAST_RATE = 3e-4
KEYS_A_ROUND = 1_000_000
SETTINGS = ("curious", "rivals", "within", "simulations", "worlds", "width", "turns", "reach")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.teach", description="Teach a judgement by self-play.")
    parser.add_argument("game", choices=list(games()))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--games", type=int, default=3000, help="games a round")
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--hidden", type=int, nargs="+", default=[48, 16])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curious", type=float, default=0.15)
    parser.add_argument("--rivals", type=float, default=0.25, help="of the seats that judge by worth alone")
    parser.add_argument("--within", type=float, default=0.0, help="of the decisions within turns, learned from too")
    parser.add_argument("--solo", action="store_true", help="alone, against the opponent of the box")
    parser.add_argument("--simulations", type=int, default=0, help="of a search by which all play; none: one beam")
    parser.add_argument("--worlds", type=int, default=1, help="imagined tables on which this search looks for turns")
    parser.add_argument("--width", type=int, default=8, help="tables that a beam keeps")
    parser.add_argument("--turns", type=int, default=6, help="whole turns that are compared")
    parser.add_argument("--begin", type=Path, help="a judgement for one to go on from, with layers as large or larger")
    parser.add_argument("--batch", type=int, default=BATCH, help="rows of which one step is made")
    parser.add_argument("--reach", type=float, default=REACH, help="of a result, back from turn to turn")
    parser.add_argument("--epochs", type=int, default=3, help="how often a round looks at all that is remembered")
    parser.add_argument("--rate", type=float, default=1.8e-3, help="of learning, at the beginning of the time")
    parser.add_argument("--commit", default="unknown", help="of the rules and this script, to be written down")
    wanted = parser.parse_args()
    if wanted.solo and games()[wanted.game].solo_sketcher is None:
        parser.error(f"{wanted.game}: nobody is sketched who plays it alone")
    wanted.out.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 60.0 * wanted.minutes
    torch.manual_seed(wanted.seed)
    with get_context("spawn").Pool(wanted.jobs) as pool:
        School(games()[wanted.game], wanted, pool).teach(end)


class School:
    """One game's rounds."""

    def __init__(self, game: Game[Any], wanted: argparse.Namespace, pool: Pool) -> None:
        self.game = game
        self.wanted = wanted
        self.pool = pool
        seats = 1 if wanted.solo else 2
        sketcher = sketcher_of(game, seats)
        self.names = sketcher.names
        s = start(game, seats, 1)
        self.unit = round(game.worth(s, 0) / sketcher.sketch(s, 0)[0], 6)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        kind = SoloPupil if wanted.solo else Pupil
        self.pupil = kind(len(self.names), wanted.hidden).to(self.device)
        before = json.loads(wanted.begin.read_text(encoding="utf-8")) if wanted.begin else learned(game.package)
        if isinstance(self.pupil, SoloPupil) and before is not None:
            self.pupil.begin_as(before, self.names)
        self.steady = steadied(self.pupil)
        self.kept: list[list[Memory]] = []
        made: dict[str, Any] = before["made"] if wanted.begin and before else {"rounds": 0, "stages": []}
        self.earlier: int = made["rounds"]
        self.stages: list[dict[str, Any]] = made["stages"]

    def teach(self, end: float) -> None:
        begun = 0
        while (self.wanted.out / f"round-{begun + 1:02}.pt").is_file():
            begun += 1
        net = self.steady.module.exported(self.names, self.unit) if self.wanted.begin else ""
        if begun:
            self.pupil.load_state_dict(torch.load(self.wanted.out / f"round-{begun:02}.pt", weights_only=True))
            self.steady = steadied(self.pupil)
            net = (self.wanted.out / f"round-{begun:02}.json").read_text(encoding="utf-8")
            self.stages = json.loads(net)["made"]["stages"]
        for number in range(begun + 1, self.wanted.rounds + 1):
            began = time.monotonic()
            played = self.play(number, net)
            met = time.monotonic()
            self.kept = [*self.kept, self.remembered(played)][-ROUNDS_KEPT:]
            memories = [memory for memories in self.kept for memory in memories]
            left = max(0.0, (end - time.monotonic()) / (60.0 * self.wanted.minutes))
            rate = LEAST_RATE + (self.wanted.rate - LEAST_RATE) * left
            wanted = self.wanted
            errors = learn(self.pupil, self.steady, memories, wanted.epochs, rate, number, wanted.batch, wanted.reach)
            self.stage(number, len(played))
            net = self.export(number)
            means = {name: mean_points(some) for name, some in grouped(played).items()}
            spent = f"played {met - began:.0f} s, learned {time.monotonic() - met:.0f} s"
            print(f"{self.game.id} round {number}: {len(played)} games, {spent}, {errors}, points {means}", flush=True)
            if time.monotonic() + (time.monotonic() - began) > end:
                break

    def play(self, number: int, net: str) -> list[Played]:
        """The games of a round; kept until the round is learned, so that they need not be played twice."""
        kept = self.wanted.out / f"round-{number:02}.games"
        if kept.is_file():
            return unpacked(kept.read_bytes())
        played = self.played(number, net)
        kept.write_bytes(packed(played))
        return played

    def played(self, number: int, net: str) -> list[Played]:
        counts = [n for n in self.game.seats if n > 1]
        levels = difficulties(self.game) if self.wanted.solo else [""]
        wanted, lessons = self.wanted, []
        at = KEYS_A_ROUND * (1000 + number)
        per = 4
        for n in range(wanted.games // per):
            seats = 1 if wanted.solo else 2 if n % 2 == 0 else counts[(n // 2) % len(counts)]
            lessons.append(
                Lesson(
                    self.game.id,
                    seats,
                    at + n * per,
                    per,
                    net,
                    wanted.curious,
                    width=wanted.width,
                    turns=wanted.turns,
                    rivals=wanted.rivals,
                    within=wanted.within,
                    difficulty=levels[n % len(levels)],
                    simulations=wanted.simulations,
                    worlds=wanted.worlds,
                )
            )
        found = self.pool.map(attend, lessons, chunksize=1)
        return [one for games_ in found for one in games_ if one.moments > 0]

    def remembered(self, played: list[Played]) -> list[Memory]:
        by_seats = {n: [one for one in played if one.seats == n] for n in sorted({one.seats for one in played})}
        return [Memory(some, len(self.names), self.unit, self.device) for some in by_seats.values()]

    def stage(self, number: int, games_played: int) -> None:
        """Note how a round was played, in the same stage as the one before where that was played alike."""
        settings = {name: getattr(self.wanted, name) for name in SETTINGS}
        if not self.stages or any(self.stages[-1].get(name, 0) != value for name, value in settings.items()):
            self.stages.append({**settings, "from": self.earlier + number, "games": 0})
        self.stages[-1]["games"] += games_played

    def export(self, number: int) -> str:
        torch.save(self.pupil.state_dict(), self.wanted.out / f"round-{number:02}.pt")
        made = {
            "script": "python -m tools.teach", "game": self.game.id, "edition": self.game.edition,
            "solo": self.wanted.solo, "seed": self.wanted.seed, "rounds": self.earlier + number,
            "games": sum(stage["games"] for stage in self.stages), "stages": self.stages, "commit": self.wanted.commit,
        }  # fmt: skip
        text = self.steady.module.exported(self.names, self.unit, **made)
        (self.wanted.out / f"round-{number:02}.json").write_text(text, encoding="utf-8")
        return str(text)


def grouped(played: list[Played]) -> dict[str, list[Played]]:
    """By how many sat there, or against whom."""
    out: dict[str, list[Played]] = {}
    for one in played:
        out.setdefault(one.difficulty or str(one.seats), []).append(one)
    return out


def mean_points(played: list[Played]) -> list[float]:
    """What everybody came to; alone: the player, the opponent of the box, and how many of 100 games were won."""
    if played[0].seats > 1:
        return [round(sum(sum(one.points) / one.seats for one in played) / len(played), 1)]
    sums = [sum(numbers) for numbers in zip(*((*one.points, 100.0 * one.shares[0]) for one in played), strict=True)]
    return [round(total / len(played), 1) for total in sums]


if __name__ == "__main__":
    main()
