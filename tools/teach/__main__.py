"""Teach a game's judgement by self-play, round by round, from `worth` on.

    python -m tools.teach gugong --minutes 8 --jobs 16 --out build/teach/gugong

Every round plays games with what has been learned so far, learns from them and from the rounds before, and writes
`round-NN.json`; a run that was broken off goes on from the last one. Needs PyTorch, and the compiled rules to be quick.
What is found better by matches (`caravanserai ladder`) is copied to the game's folder as `judgement.json`.
"""

import argparse
import json
import time
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any

import torch

from caravanserai.core.game import Game, games, start
from tools.teach.learning import Memory, Pupil, learn, steadied
from tools.teach.school import Lesson, Played, attend

ROUNDS_KEPT = 4
KEYS_A_ROUND = 1_000_000


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
    parser.add_argument("--commit", default="unknown", help="of the rules and this script, to be written down")
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 60.0 * wanted.minutes
    torch.manual_seed(wanted.seed)
    with get_context("spawn").Pool(wanted.jobs) as pool:
        School(games()[wanted.game], wanted, pool).teach(end)


class School:
    """One game's rounds."""

    def __init__(self, game: Game[Any], wanted: argparse.Namespace, pool: Pool) -> None:
        assert game.sketcher is not None
        self.game = game
        self.wanted = wanted
        self.pool = pool
        self.names = game.sketcher.names
        s = start(game, 2, 1)
        self.unit = round(game.worth(s, 0) / game.sketcher.sketch(s, 0)[0], 6)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.pupil = Pupil(len(self.names), wanted.hidden).to(self.device)
        self.steady = steadied(self.pupil)
        self.kept: list[list[Memory]] = []
        self.stages: list[dict[str, Any]] = []

    def teach(self, end: float) -> None:
        begun = 0
        while (self.wanted.out / f"round-{begun + 1:02}.pt").is_file():
            begun += 1
        net = ""
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
            errors = learn(self.pupil, self.steady, memories, 3, 3e-4 + 1.5e-3 * left, number)
            self.stage(number, len(played))
            net = self.export(number)
            means = {n: mean_points([one for one in played if one.seats == n]) for n in {one.seats for one in played}}
            spent = f"played {met - began:.0f} s, learned {time.monotonic() - met:.0f} s"
            print(f"{self.game.id} round {number}: {len(played)} games, {spent}, {errors}, points {means}", flush=True)
            if time.monotonic() + (time.monotonic() - began) > end:
                break

    def play(self, number: int, net: str) -> list[Played]:
        counts = [n for n in self.game.seats if n > 1]
        wanted, lessons = self.wanted, []
        at = KEYS_A_ROUND * (1000 + number)
        per = 4
        for n in range(wanted.games // per):
            seats = 2 if n % 2 == 0 else counts[(n // 2) % len(counts)]
            lessons.append(
                Lesson(
                    self.game.id,
                    seats,
                    at + n * per,
                    per,
                    net,
                    wanted.curious,
                    rivals=wanted.rivals,
                    within=wanted.within,
                )
            )
        found = self.pool.map(attend, lessons, chunksize=1)
        return [one for games_ in found for one in games_ if one.moments > 0]

    def remembered(self, played: list[Played]) -> list[Memory]:
        by_seats = {n: [one for one in played if one.seats == n] for n in sorted({one.seats for one in played})}
        return [Memory(some, len(self.names), self.unit, self.device) for some in by_seats.values()]

    def stage(self, number: int, games_played: int) -> None:
        """Note how a round was played, in the same stage as the one before where that was played alike."""
        settings = {name: getattr(self.wanted, name) for name in ("curious", "rivals", "within")}
        if not self.stages or any(self.stages[-1][name] != value for name, value in settings.items()):
            self.stages.append({**settings, "from": number, "games": 0})
        self.stages[-1]["games"] += games_played

    def export(self, number: int) -> str:
        torch.save(self.pupil.state_dict(), self.wanted.out / f"round-{number:02}.pt")
        made = {
            "script": "python -m tools.teach", "game": self.game.id, "edition": self.game.edition,
            "seed": self.wanted.seed, "rounds": number,
            "games": sum(stage["games"] for stage in self.stages), "stages": self.stages, "commit": self.wanted.commit,
        }  # fmt: skip
        text = self.steady.module.exported(self.names, self.unit, **made)
        (self.wanted.out / f"round-{number:02}.json").write_text(text, encoding="utf-8")
        return str(text)


def mean_points(played: list[Played]) -> float:
    return round(sum(sum(one.points) / one.seats for one in played) / len(played), 1)


if __name__ == "__main__":
    main()
